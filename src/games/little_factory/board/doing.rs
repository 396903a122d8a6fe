//! What is expected of me now, and the big buttons; while a rival plays, what the rival does.

use little_factory::{Action, Phase};
use tabletop::Game;
use yew::prelude::*;

use super::super::art::{self, Mood};
use super::super::scales::Scales;
use super::super::story;
use super::hint::Ask;
use super::{Board, Msg, Over, coach};
use crate::i18n::Message;
use crate::markup::html;
use crate::program::WHOLE;
use crate::table::Sitter;

impl Board {
    pub(super) fn doing(&self, ctx: &Context<Self>) -> Html {
        let waits = ctx.props().lesson.is_some() && !self.session.is_mine();
        let inside = if waits {
            // Nobody thinks in a lesson; the slip says how it went.
            self.latest()
        } else if let Some(replay) = self.replay.as_ref().filter(|_| WHOLE) {
            self.doing_replay(ctx, replay)
        } else if self.looking.is_some() {
            self.doing_looking(ctx)
        } else if self.session.now().outcome().is_some() {
            self.doing_over(ctx)
        } else if self.barred.is_some() {
            self.latest()
        } else if self.session.is_mine() {
            self.doing_mine(ctx)
        } else {
            self.doing_theirs(ctx)
        };
        html! {
            <section key="doing" class="doing" data-mine={self.can_act().then_some("")} aria-label={self.say(Message::Doing)}>
                { inside }
            </section>
        }
    }

    fn doing_mine(&self, ctx: &Context<Self>) -> Html {
        let game = self.session.now();
        let link = ctx.link();
        let after = game.phase() == Phase::After;
        let scales = Scales::for_the_action(game);
        let can_end = game.check(&Action::End).is_ok();
        let can_pass = game.check(&Action::Pass).is_ok();
        let undo = self.undoable() > 0;
        let back = !undo && self.turn_to_take_back().is_some();
        // Those that come and go with every move stay, hidden: a browser is quicker at that than at making them.
        html! {
            <>
                <p key="expected" class="expected">{ self.expected() }</p>
                <div key="buttons" class="do-buttons">
                    <button key="end" type="button" class="button go" data-stop="" aria-keyshortcuts="E" hidden={!can_end}
                        onclick={link.callback(|_: MouseEvent| Msg::EndTurn)}>{ self.say(Message::EndTurn) }</button>
                    if can_pass {
                        <button key="pass" type="button" class="button go" data-stop=""
                            onclick={link.callback(|_: MouseEvent| Msg::Do(Action::Pass))}>{ self.say(Message::Pass) }</button>
                    }
                    <button key="trade" type="button" class="button quiet" data-stop="" aria-keyshortcuts="T" hidden={after}
                        onclick={link.callback(move |_: MouseEvent| Msg::Open(Over::Scales(scales)))}>{ self.say(Message::Trade) }</button>
                    <button key="undo" type="button" class="button quiet" data-stop="" aria-keyshortcuts="U" hidden={!undo}
                        onclick={link.callback(|_: MouseEvent| Msg::Undo)}>{ self.say(Message::Undo) }</button>
                    <button key="back" type="button" class="button quiet take-back" data-stop="" aria-keyshortcuts="B" hidden={!back}
                        onclick={link.callback(|_: MouseEvent| Msg::TakeBackTurn)}>{ self.say(Message::TakeBackTurn) }</button>
                    <button key="reach" type="button" class="button quiet" data-stop="" aria-keyshortcuts="M"
                        aria-pressed={self.reach.is_some().to_string()}
                        onclick={link.callback(|_: MouseEvent| Msg::ToggleReach)}>{ self.say(Message::WhatCanIMake) }</button>
                    if self.can_be_hinted() {
                    <button key="hint" type="button" class="button quiet" data-stop="" aria-keyshortcuts="H"
                        onclick={link.callback(|_: MouseEvent| Msg::Hint(Ask::Clue))}>{ self.say(Message::Hint) }</button>
                    }
                    <button key="moves" type="button" class="button quiet" data-stop="" aria-keyshortcuts="A"
                        onclick={link.callback(|_: MouseEvent| Msg::Open(Over::Moves))}>{ self.say(Message::AllMoves) }</button>
                </div>
                { self.latest() }
            </>
        }
    }

    fn doing_theirs(&self, ctx: &Context<Self>) -> Html {
        let who = self.session.now().to_act().map(|seat| self.seating.at(seat));
        let Some(Sitter::Rival { character, .. }) = who else { return Html::default() };
        html! {
            <>
                <p key="expected" class="expected">
                    <span class="doing-face">{ art::face(character, Mood::Neutral) }</span>
                    { self.expected() }
                </p>
                if let Some(done) = self.thinking {
                    <progress key="progress" class="thinking" max="100" value={done.to_string()}
                        aria-label={self.expected()}></progress>
                }
                { self.latest() }
                <div key="buttons" class="do-buttons">
                    <button key="skip" type="button" class="button quiet" data-stop="" aria-keyshortcuts="S"
                        onclick={ctx.link().callback(|_: MouseEvent| Msg::Skip)}>{ self.say(Message::Skip) }</button>
                </div>
            </>
        }
    }

    fn doing_looking(&self, ctx: &Context<Self>) -> Html {
        html! {
            <>
                <p key="expected" class="expected">{ self.say(Message::Looking) }</p>
                { self.latest() }
                <div key="buttons" class="do-buttons">
                    <button key="now" type="button" class="button go" data-stop=""
                        onclick={ctx.link().callback(|_: MouseEvent| Msg::BackToNow)}>{ self.say(Message::BackToNow) }</button>
                </div>
            </>
        }
    }

    fn doing_over(&self, ctx: &Context<Self>) -> Html {
        html! {
            <>
                <p key="expected" class="expected">{ self.result() }</p>
                <div key="buttons" class="do-buttons">
                    <button key="result" type="button" class="button go" data-stop=""
                        onclick={ctx.link().callback(|_: MouseEvent| Msg::Open(Over::Ending))}>{ self.say(Message::SeeResult) }</button>
                    <button key="replay" type="button" class="button quiet" data-stop="" aria-keyshortcuts="P"
                        onclick={ctx.link().callback(|_: MouseEvent| Msg::Watch)}>{ self.say(Message::Replay) }</button>
                    <button key="coach" type="button" class="button quiet" data-stop=""
                        onclick={ctx.link().callback(|_: MouseEvent| Msg::Coach(coach::Ask::Open))}>{ self.say(Message::Coach) }</button>
                </div>
            </>
        }
    }

    /// What happened last, in words.
    pub(super) fn latest(&self) -> Html {
        let count = self.looking.unwrap_or(self.session.entries().len());
        let Some(last) = count.checked_sub(1) else { return Html::default() };
        let lines = story::tell(self.told(), &self.seating, self.language, last);
        html! {
            <p key="latest" class="latest">{ for lines.iter().map(|line| html! { <span>{ line.plain(self.language) }{ " " }</span> }) }</p>
        }
    }
}
