//! The wooden rail of the table: which game, whose turn, what is left, and what can always be done.

use tabletop::Game;
use yew::prelude::*;

use super::super::art::{self, Sign};
use super::super::card_face::spoken;
use super::super::phrases;
use super::super::rules::Term;
use super::{Board, Msg, Over, Panel};
use crate::i18n::Message;
use crate::markup::{classes, html};
use crate::route::Route;
use crate::ui::{Picture, icon};

impl Board {
    pub(super) fn rail(&self, ctx: &Context<Self>) -> Html {
        let game = self.shown();
        let left = phrases::tokens_left(self.language, game.tokens());
        let number = game.turn() / u32::from(self.seating.len()) + 1;
        html! {
            <header key="rail" class="rail table-rail">
                <a key="home" class="rail-link" href={Route::Home.href()} aria-label={self.say(Message::HomeLink)}>
                    { icon(Picture::Logo) }
                </a>
                <h1 key="title" class="table-title" tabindex="-1">
                    <span class="table-name">{ "Little Factory" }</span>
                    <span class="table-turn">{ phrases::turn(self.language, number) }</span>
                </h1>
                <p key="tokens" class="supply" data-place="tokens">
                    { self.tip("supply", Term::Token, format!("{} {left}", game.tokens()), html! {
                        <>
                            { art::sign(Sign::Token) }
                            <b>{ game.tokens() }</b>{ " " }
                            <span class="supply-name">{ left }</span>
                        </>
                    }) }
                </p>
                <div key="scores" class="scores">
                    { self.score_button(ctx) }
                </div>
                <div key="tools" class="rail-tools" role="group" aria-label={self.say(Message::Tools)}>
                    { self.tool(ctx, Picture::Undo, Message::Undo, self.undoable() > 0 && self.looking.is_none(), || Msg::Undo) }
                    { self.tool(ctx, Picture::Redo, Message::Redo, self.can_act() && self.session.can_redo(), || Msg::Redo) }
                    { self.tool(ctx, Picture::Again, Message::ShowAgain, self.can_show_again(), || Msg::ShowAgain) }
                    { self.tool(ctx, Picture::Log, Message::Log, true, || Msg::Pull(Some(Panel::Log))) }
                    { self.tool(ctx, Picture::Menu, Message::Menu, true, || Msg::Open(Over::Menu)) }
                </div>
            </header>
        }
    }

    pub(super) fn can_show_again(&self) -> bool {
        let rest = self.session.is_mine() || self.session.now().outcome().is_some();
        self.looking.is_none() && rest && self.rivals_began().is_some()
    }

    fn tool(&self, ctx: &Context<Self>, picture: Picture, name: Message, on: bool, message: fn() -> Msg) -> Html {
        let word = match picture {
            Picture::Undo => "undo",
            Picture::Redo => "redo",
            Picture::Again => "again",
            Picture::Log => "log",
            _ => "menu",
        };
        html! {
            <button key={word} type="button" class="tool" data-tool={word} title={self.say(name)}
                aria-label={self.say(name)} disabled={!on} onclick={ctx.link().callback(move |_: MouseEvent| message())}>
                { icon(picture) }
            </button>
        }
    }

    /// On a small screen: everybody's influence on one button, which pulls the rivals out.
    fn score_button(&self, ctx: &Context<Self>) -> Html {
        let game = self.shown();
        let mut label = format!("{}:", self.say(Message::Rivals));
        let mut seats = vec![(self.say(Message::You), self.me())];
        seats.extend(self.seating.rivals().map(|(seat, character, _)| (character.name(), seat)));
        for (name, seat) in &seats {
            label.push_str(&format!(" {name} {},", game.player(*seat).influence()));
        }
        html! {
            <button type="button" class="score-button"
                aria-expanded={(self.panel == Some(Panel::Rivals)).to_string()}
                onclick={ctx.link().callback(|_: MouseEvent| Msg::Pull(Some(Panel::Rivals)))}>
                { spoken(label.trim_end_matches(',').to_owned()) }
                { for seats.into_iter().map(|(_, seat)| html! {
                    <span key={seat.0} class={classes!("score", (game.active() == seat).then_some("acting"))} aria-hidden="true" data-seat={self.colour(seat)}>
                        { game.player(seat).influence() }
                    </span>
                }) }
            </button>
        }
    }
}
