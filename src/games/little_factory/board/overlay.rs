//! What lies over the table, one thing at a time, each a dialog that never holds the keyboard: Escape puts it away,
//! and the cards beside it can still be tapped.

use little_factory::{Action, Building, Card, Goods, Level, Row};
use yew::prelude::*;

use super::super::art;
use super::super::card_face::spoken;
use super::super::rules::{Place, Section, Term};
use super::super::{phrases, words};
use super::coach::Ask;
use super::large::recipes;
use super::zone::zone;
use super::{Board, Msg, Over, Spot};
use crate::i18n::Message;
use crate::markup::html;
use crate::program::WHOLE;
use crate::route::Route;
use crate::store::settings::{Pace, Settings};
use crate::ui::{Choice, ChoiceOption, Picture, icon, language_choice};

impl Over {
    /// For the styles: what kind of thing it is.
    pub(super) const fn word(&self) -> &'static str {
        match self {
            Self::Answer(_) => "answer",
            Self::Large(_) => "large",
            Self::Pile(_) => "pile",
            Self::Scales(_) => "scales",
            Self::Moves => "moves",
            Self::Keys => "keys",
            Self::Menu => "menu",
            Self::LeavesPoints(_) => "question",
            Self::Ending => "ending",
            Self::Hint => "hint",
            Self::Coach => "coach",
        }
    }
}

impl Board {
    /// What lies over the table, or what lay there and is hidden.
    pub(super) fn lid(&self, ctx: &Context<Self>, stale: bool) -> Html {
        let gone = self.rest.is_some() && self.over.is_none();
        let class = if self.prepared.is_some() { "lid prepared" } else { "lid" };
        html! {
            <div key="lid" {class} hidden={gone}>{ zone("over", stale && !gone, &|| self.overlay(ctx)) }</div>
        }
    }

    fn overlay(&self, ctx: &Context<Self>) -> Html {
        let Some(over) = self.over.as_ref().or(self.prepared.as_ref()) else { return Html::default() };
        let (title, inside) = match over {
            Over::Answer(spot) => (self.spot_name(*spot), self.answer(ctx, *spot)),
            Over::Large(card) => (words::card(self.language, *card).to_owned(), self.large(ctx, *card)),
            Over::Pile(row) => (self.row_name(*row).to_owned(), self.pile(*row)),
            Over::Scales(scales) => (self.say(Message::Scales).to_owned(), self.scales(ctx, scales)),
            Over::Moves => (self.say(Message::AllMoves).to_owned(), self.all_moves(ctx)),
            Over::Keys => (self.say(Message::Keys).to_owned(), self.keys_list()),
            Over::Menu => (self.say(Message::Menu).to_owned(), self.menu(ctx)),
            Over::LeavesPoints(building) => {
                (self.say(Message::PointsLeft).to_owned(), self.leaves_points(ctx, *building))
            }
            Over::Ending => (self.result(), self.ending(ctx)),
            Over::Coach if WHOLE => (self.say(Message::Coach).to_owned(), self.coach(ctx)),
            Over::Hint if WHOLE => (self.say(Message::Hint).to_owned(), self.hint(ctx)),
            Over::Coach | Over::Hint => return Html::default(),
        };
        let onclick = ctx.link().callback(|_: MouseEvent| Msg::Close);
        html! {
            <section key="over" class="over" data-kind={over.word()} role="dialog" aria-label={title.clone()}>
                <div class="over-head">
                    <h2 data-first="" tabindex="-1">{ title }</h2>
                    <button type="button" class="tool" data-stop="" aria-label={self.say(Message::Close)} {onclick}>{ icon(Picture::Close) }</button>
                </div>
                { inside }
            </section>
        }
    }

    fn spot_name(&self, spot: Spot) -> String {
        spot.card().map_or(self.say(Message::StartingTile), |card| words::card(self.language, card)).to_owned()
    }

    fn row_name(&self, row: Row) -> &'static str {
        self.say(match row {
            Row::LevelII => Message::RowII,
            Row::LevelIII => Message::RowIII,
            Row::Buildings => Message::RowBuildings,
        })
    }

    /// What lies in the discard pile, and what a deck may still hold (Ruling 17).
    fn pile(&self, row: Row) -> Html {
        let game = self.shown();
        let level = match row {
            Row::LevelII => Some(Level::II),
            Row::LevelIII => Some(Level::III),
            Row::Buildings => None,
        };
        let list = |cards: Vec<(Card, u8)>| {
            html! {
                <ul class="pile-list">
                    { for cards.into_iter().map(|(card, count)| html! {
                        <li key={card.id()}>
                            <button type="button" class="pile-card" data-stop="" data-card={card.id()}>
                                { spoken(words::card_says(self.language, card)) }
                                { art::large(card) }
                                <span aria-hidden="true">{ words::card(self.language, card) }</span>
                                if count > 1 { <b>{ format!("×{count}") }</b> }
                            </button>
                        </li>
                    }) }
                </ul>
            }
        };
        let unseen: Vec<(Card, u8)> = Card::all()
            .filter(|card| match (card, level) {
                (Card::Resource(resource), Some(level)) => resource.level() == level,
                (Card::Building(_), None) => true,
                _ => false,
            })
            .map(|card| (card, game.whereabouts(card).deck))
            .filter(|(_, count)| *count > 0)
            .collect();
        let discard = level.map(|level| game.discard().level(level));
        let mut terms = vec![match row {
            Row::LevelII => Term::LevelII,
            Row::LevelIII => Term::LevelIII,
            Row::Buildings => Term::Building,
        }];
        terms.push(Term::Deck);
        terms.extend(discard.map(|_| Term::DiscardPile));
        html! {
            <>
                <p key="signs" class="legend">{ for terms.into_iter().map(|term| self.term("pile", term)) }</p>
                if let Some(discard) = discard {
                    <h3 key="pile">{ self.say(Message::DiscardPile) }<span class="of">{ discard.len() }</span></h3>
                    if discard == Goods::NONE {
                        <p key="empty" class="none">{ self.say(Message::PileEmpty) }</p>
                    } else {
                        { list(discard.kinds().map(|(resource, count)| (resource.into(), count)).collect()) }
                    }
                }
                <h3 key="deck">{ self.say(Message::StillInDeck) }<span class="of">{ game.deck_len(row) }</span></h3>
                <p key="order" class="none">{ self.say(Message::DeckOrderUnknown) }</p>
                { list(unseen) }
            </>
        }
    }

    fn leaves_points(&self, ctx: &Context<Self>, building: Building) -> Html {
        html! {
            <>
                <p key="text">{ phrases::leaves_points(self.language, building) }</p>
                <div key="buttons" class="do-buttons">
                    <button type="button" class="button go" data-stop=""
                        onclick={ctx.link().callback(move |_: MouseEvent| Msg::Tap(Spot::Mine(building)))}>
                        { self.say(Message::UseIt) }
                    </button>
                    <button type="button" class="button quiet" data-stop=""
                        onclick={ctx.link().callback(|_: MouseEvent| Msg::Do(Action::End))}>
                        { self.say(Message::EndAnyway) }
                    </button>
                </div>
            </>
        }
    }

    fn menu(&self, ctx: &Context<Self>) -> Html {
        let settings = self.choices();
        let change = self.settings.change.clone();
        let paces = [Pace::Slow, Pace::Normal, Pace::Fast, Pace::Instant];
        let names = [Message::PaceSlow, Message::PaceNormal, Message::PaceFast, Message::PaceInstant];
        let options = names.map(|name| ChoiceOption { label: self.say(name), picture: None, lang: None }).to_vec();
        let chosen = paces.iter().position(|pace| *pace == settings.pace).unwrap_or(1);
        let switch = |name: Message, on: bool, next: Settings| {
            let change = change.clone();
            html! {
                <label class="switch">
                    <input type="checkbox" checked={on} onchange={Callback::from(move |_: Event| change.emit(next))} />
                    <span>{ self.say(name) }</span>
                </label>
            }
        };
        let item = |name: Message, on: bool, message: fn() -> Msg| {
            html! {
                <button type="button" class="button quiet" data-stop="" disabled={!on}
                    onclick={ctx.link().callback(move |_: MouseEvent| message())}>{ self.say(name) }</button>
            }
        };
        let onchoose = {
            let change = change.clone();
            Callback::from(move |index: usize| change.emit(Settings { pace: paces[index], ..settings }))
        };
        html! {
            <>
                <div key="acts" class="menu-items">
                    { item(Message::RestartTurn, self.undoable() > 0, || Msg::RestartTurn) }
                    { item(Message::Redo, self.can_act() && self.session.can_redo(), || Msg::Redo) }
                    { item(Message::TakeBackTurn, self.turn_to_take_back().is_some(), || Msg::TakeBackTurn) }
                    { item(Message::ShowAgain, self.can_show_again(), || Msg::ShowAgain) }
                    { item(Message::Replay, self.can_replay(), || Msg::Watch) }
                    { item(Message::Coach, self.can_be_coached(), || Msg::Coach(Ask::Open)) }
                    { item(Message::Keys, true, || Msg::Open(Over::Keys)) }
                </div>
                { Choice { name: "pace", legend: self.say(Message::Pace), options, chosen, onchoose }.draw() }
                { language_choice(self.language, &self.settings) }
                <div key="switches" class="switches">
                    { switch(Message::Sound, settings.sound_on(), Settings { sound: Some(!settings.sound_on()), ..settings }) }
                    { switch(Message::Tracker, settings.tracker, Settings { tracker: !settings.tracker, ..settings }) }
                </div>
                <p key="seed" class="none">{ self.say(Message::SeedLabel) }{ " " }<b class="seed">{ self.session.record().seed.to_string() }</b>{ self.taken_back_mark() }</p>
                <div key="ways" class="menu-items">
                    <a class="button quiet" href={Route::Rules(Place::Top).href()}>{ self.say(Message::RulesTitle) }</a>
                    <a class="button quiet" href={Route::Rules(Place::Section(Section::Signs)).href()}>{ self.say(Message::SignsLink) }</a>
                    <a class="button quiet" href={Route::Game(crate::games::Game::LittleFactory).href()}>{ self.say(Message::NewGame) }</a>
                    <a class="button quiet" href={Route::Settings.href()}>{ self.say(Message::Settings) }</a>
                    <a class="button quiet" href={Route::Home.href()}>{ self.say(Message::ToHome) }</a>
                </div>
            </>
        }
    }

    /// Said wherever the game is spoken of.
    pub(super) fn taken_back_mark(&self) -> String {
        if self.save.taken_back { format!(" · {}", self.say(Message::TakenBackMark)) } else { String::new() }
    }

    /// The card the pointer rests on, large, beside the market.
    pub(super) fn peeked(&self) -> Html {
        let Some(card) = self.pointer.rests_on().filter(|_| self.over.is_none()) else { return Html::default() };
        html! {
            <div key="peek" class="peek" aria-hidden="true" inert={true}>
                { self.portrait(card) }
                { recipes(self.language, card, &self.hold) }
            </div>
        }
    }
}
