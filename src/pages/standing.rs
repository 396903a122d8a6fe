//! How a game stands, in a few lines and a small picture, wherever games are listed.

use little_factory::GOAL;
use tabletop::Seat;
use yew::prelude::*;

use super::phrases;
use crate::dom;
use crate::games::little_factory::{Mood, face, words};
use crate::i18n::{Language, Message};
use crate::markup::{classes, html};
use crate::route::Route;
use crate::store::save::{Heading, Origin, Save, Stage};
use crate::table::Sitter;

/// The whole address under which anybody can look at a game.
pub(crate) fn link_to(save: &Save) -> String {
    dom::whole_address(&Route::Shared(save.code().into()).href())
}

/// What the file of a game is called.
pub(crate) fn file_name(save: &Save) -> String {
    format!("little-factory-{}-{}.txt", dom::plain_day(save.changed), save.record.seed)
}

fn name(heading: &Heading, seat: Seat, language: Language) -> &'static str {
    match heading.seating.at(seat) {
        Sitter::Me => language.say(Message::You),
        Sitter::Rival { character, .. } => character.name(),
    }
}

/// `Hazel (Master), Bruno (Trader)`
pub(super) fn rivals(heading: &Heading, language: Language) -> String {
    let rival = |(_, character, level): (Seat, crate::table::Character, crate::table::Level)| {
        format!("{} ({})", character.name(), words::level(language, level.into()))
    };
    heading.seating.rivals().map(rival).collect::<Vec<_>>().join(", ")
}

/// Who won, or whose turn it is.
pub(super) fn state(heading: &Heading, language: Language) -> String {
    let me = heading.seating.me();
    match heading.standing.stage {
        Stage::ToAct(seat) if seat == me => language.say(Message::YourTurn).to_owned(),
        Stage::ToAct(seat) => phrases::turn_of(language, name(heading, seat, language)),
        Stage::Over(winners) => match (winners.contains(me), winners.len()) {
            (true, 1) => language.say(Message::YouWon).to_owned(),
            (true, _) => language.say(Message::YouShare).to_owned(),
            (false, 1) => {
                let winner = winners.iter().next().unwrap_or(me);
                phrases::won(language, name(heading, winner, language))
            }
            (false, _) => language.say(Message::TheyShare).to_owned(),
        },
    }
}

/// Everything else in one line: turns, day and marks.
pub(super) fn facts(heading: &Heading, language: Language) -> String {
    let standing = &heading.standing;
    let me = heading.seating.me();
    let mut parts = vec![if standing.is_over() {
        phrases::turns(language, standing.turns_of(me))
    } else {
        phrases::turn(language, standing.turn / u32::from(heading.seating.len()) + 1)
    }];
    parts.push(dom::day(heading.changed, language.tag()));
    if heading.taken_back {
        parts.push(language.say(Message::WithTakeBacks).to_owned());
    }
    if heading.origin == Origin::Imported {
        parts.push(language.say(Message::BroughtHere).to_owned());
    }
    parts.join(" · ")
}

/// Everybody with a face and a bar on the way to ten, the person first.
pub(super) fn picture(heading: &Heading, language: Language) -> Html {
    let me = heading.seating.me();
    let seats = std::iter::once(me).chain(heading.seating.rivals().map(|(seat, ..)| seat));
    let row = |seat: Seat| {
        let influence = heading.standing.influence(seat);
        let acting = match heading.standing.stage {
            Stage::ToAct(to_act) => to_act == seat,
            Stage::Over(winners) => winners.contains(seat),
        };
        let width = u32::from(influence.min(GOAL)) * 100 / u32::from(GOAL);
        html! {
            <li key={seat.0} class={classes!("standing-seat", acting.then_some("acting"), (seat == me).then_some("me"))}>
                { match heading.seating.at(seat) {
                    Sitter::Rival { character, .. } => html! { <>{ face(character, Mood::Neutral) }<span class="unseen">{ character.name() }</span></> },
                    Sitter::Me => html! { <span class="standing-you">{ language.say(Message::You) }</span> },
                } }
                <svg class="standing-bar" viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
                    <rect class="standing-way" width="100" height="10" />
                    <rect class="standing-gone" width={width.to_string()} height="10" />
                </svg>
                <b>{ influence }<span class="unseen">{ " " }{ language.say(Message::OfTen) }</span></b>
            </li>
        }
    };
    html! { <ul class="standing">{ for seats.map(row) }</ul> }
}
