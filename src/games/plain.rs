//! The plainest table a game can have: its position as text, every move as a button in its own notation. It lets a game be
//! played whole before its table is drawn, and carries the badge that says so.

use std::fmt::Display;
use std::rc::Rc;

use tabletop::{Levels, Seat};
use web_sys::Element;
use yew::prelude::*;

use super::Game;
use crate::i18n::{Language, Message};
use crate::markup::html;
use crate::store::heading::Kept;
use crate::table::{
    Cell, Intent, NoLesson, Reply, ResultSheet, Screen, Seen, Sentence, Session, Told, Who, Word, zone,
};

/// A game whose table is still being drawn.
pub(crate) trait Plain: Levels<View: Display> + Kept + 'static {
    /// Which game it is.
    const WHICH: Game;
}

/// Nothing: a plain table has no things that can be pointed at.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Nothing {}

impl Word for Nothing {
    fn name(self, _: Language) -> &'static str {
        match self {}
    }

    fn mark(self) -> &'static str {
        match self {}
    }
}

impl<G: Plain> Screen for G {
    const GAME: Game = G::WHICH;

    type Spot = Nothing;
    type Sheet = Nothing;
    type Word = Nothing;
    type Intent = Nothing;
    type Own = ();
    type Facts = ();
    type Lesson = NoLesson;

    fn facts(_: &Self, _: bool) {}

    fn board(seen: &Rc<Seen<Self>>) -> Html {
        html! {
            <>
                { zone("position", seen, (seen.position(), seen.language), |seen| position(seen)) }
                { zone("choices", seen, (seen.position(), seen.can_act, seen.language), |seen| choices(seen)) }
            </>
        }
    }

    fn spot_at(_: &Element) -> Option<Nothing> {
        None
    }

    fn word_of(spot: Nothing) -> Option<Nothing> {
        match spot {}
    }

    fn spot_name(_: &Seen<Self>, spot: Nothing) -> String {
        match spot {}
    }

    fn answer(_: &Rc<Seen<Self>>, spot: Nothing) -> Html {
        match spot {}
    }

    fn large(_: &Seen<Self>, word: Nothing) -> Html {
        match word {}
    }

    fn peek(_: &Seen<Self>, word: Nothing) -> Html {
        match word {}
    }

    fn sheet(_: &Rc<Seen<Self>>, sheet: &Nothing) -> (String, Html) {
        match *sheet {}
    }

    fn sheet_kind(sheet: &Nothing) -> &'static str {
        match *sheet {}
    }

    fn all_moves(seen: &Seen<Self>) -> Html {
        moves(seen)
    }

    fn buttons(_: &Seen<Self>) -> [Html; 2] {
        [Html::default(), Html::default()]
    }

    fn on_intent(_: &Seen<Self>, (): &mut (), intent: Nothing) -> Reply<Self> {
        match intent {}
    }

    fn told(language: Language, seats: &dyn Fn(Seat) -> Who<'static>, told: &Told<Self>) -> Vec<Sentence<Nothing>> {
        let what = match &told.action {
            Some(action) => action.to_string(),
            // It was done in secret, or is told by what it did.
            None => match (language, seats(told.seat)) {
                (_, Who::Rival(name)) => name.to_owned(),
                (_, Who::You) => language.say(Message::You).to_owned(),
            },
        };
        vec![Sentence::from(what.as_str())]
    }

    fn expected(language: Language, game: &Self, seats: &dyn Fn(Seat) -> Who<'static>) -> String {
        match game.to_act().map(seats) {
            Some(Who::You) => language.say(Message::ChooseAMove).to_owned(),
            Some(Who::Rival(name)) => match language {
                Language::English => format!("{name} is to play."),
                Language::French => format!("À {name} de jouer."),
                Language::German => format!("{name} ist dran."),
            },
            None => language.say(Message::GameIsOver).to_owned(),
        }
    }

    fn action_says(_: Language, _: &Self, action: &Self::Action) -> String {
        action.to_string()
    }

    fn refusal_says(language: Language, _: &Self::Refusal, _: &dyn Fn(Seat) -> Who<'static>) -> String {
        language.say(Message::NotNow).to_owned()
    }

    fn ways_to_rules(_: Language) -> Vec<(&'static str, String)> {
        Vec::new()
    }

    fn clue(_: &[Self::Action]) -> Option<Nothing> {
        None
    }

    fn clue_says(language: Language, _: Option<Nothing>) -> String {
        language.say(Message::ChooseAMove).to_owned()
    }

    fn reasons(_: &Seen<Self>, _: &Self, _: &[Self::Action]) -> Vec<String> {
        Vec::new()
    }

    fn result(seen: &Seen<Self>, session: &Session<Self>) -> ResultSheet {
        let row =
            |seat: Seat| vec![Cell { value: session.now().score(seat).to_string(), strong: true, ..Cell::default() }];
        ResultSheet {
            why: seen.say(Message::GameIsOver).to_owned(),
            columns: vec![seen.say(Message::Points).to_owned()],
            rows: Seat::all(seen.seating.len()).map(row).collect(),
            note: None,
        }
    }
}

/// What the person knows, in the words of the game's files.
fn position<G: Plain>(seen: &Seen<G>) -> Html {
    html! {
        <section key="position" class="plain-position" aria-label={seen.say(Message::Position)}>
            <p class="being-drawn">{ seen.say(Message::BeingDrawn) }</p>
            <pre tabindex="0">{ seen.game.view(seen.me).to_string() }</pre>
        </section>
    }
}

fn choices<G: Plain>(seen: &Seen<G>) -> Html {
    html! {
        <section key="choices" class="plain-moves" aria-label={seen.say(Message::AllMoves)}>
            <h2 class="zone-name">{ seen.say(Message::AllMoves) }</h2>
            if seen.can_act {
                { moves(seen) }
            }
        </section>
    }
}

/// Every legal action as a button.
fn moves<G: Plain>(seen: &Seen<G>) -> Html {
    html! {
        <ul class="moves">
            { for seen.game.legal().into_iter().map(|action| {
                let name = action.to_string();
                let onclick: Callback<MouseEvent> = seen.on(move || Intent::Do(action.clone()));
                html! {
                    <li key={name.clone()}>
                        <button type="button" class="move" data-stop="" {onclick}><span class="move-title">{ name }</span></button>
                    </li>
                }
            }) }
        </ul>
    }
}
