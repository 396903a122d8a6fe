//! How a game stands, in a few lines and a small picture, wherever games are listed.

use tabletop::Seat;
use yew::prelude::*;

use crate::dom;
use crate::games::Game;
use crate::games::folder::Folder;
use crate::i18n::{Language, Message, phrases};
use crate::markup::{classes, html};
use crate::store::heading::{Heading, Origin, Stage};
use crate::table::Sitter;
use crate::ui::{Mood, face};

/// What only the game can say; `None` if this program does not have it.
fn folder(heading: &Heading) -> Option<&'static dyn Folder> {
    Game::from_slug(&heading.game)?.folder()
}

fn name(heading: &Heading, seat: Seat, language: Language) -> &'static str {
    match heading.seating.at(seat) {
        Sitter::Me => language.say(Message::You),
        Sitter::Rival { character, .. } => character.name(),
        Sitter::Automaton => language.say(folder(heading).map_or(Message::NeutralPlayer, Folder::automaton)),
    }
}

/// `Hazel (Master), Bruno (Trader)`; in a solo game whoever plays for the rules.
pub(crate) fn rivals(heading: &Heading, language: Language) -> String {
    let other = |seat: Seat| match heading.seating.at(seat) {
        Sitter::Rival { character, level } => format!("{} ({})", character.name(), level.name(language)),
        Sitter::Me | Sitter::Automaton => name(heading, seat, language).to_owned(),
    };
    heading.seating.others().map(other).collect::<Vec<_>>().join(", ")
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
            // A solo game can be lost to the rules alone.
            (false, 0) => language.say(Message::YouLost).to_owned(),
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
    parts.extend(marks(heading, language).into_iter().map(str::to_owned));
    if heading.origin == Origin::Imported {
        parts.push(language.say(Message::BroughtHere).to_owned());
    }
    parts.join(" · ")
}

/// What kind of help there was.
pub(crate) fn marks(heading: &Heading, language: Language) -> Vec<&'static str> {
    let marks = [
        (heading.taken_back, Message::TakenBackMark),
        (heading.hinted, Message::WithHints),
        (heading.known, Message::KnownDeal),
    ];
    marks.into_iter().filter(|(is, _)| *is).map(|(_, name)| language.say(name)).collect()
}

/// Everybody with a face and a bar, the person first: on the way to the game's goal, or beside the best.
pub(super) fn picture(heading: &Heading, language: Language) -> Html {
    let me = heading.seating.me();
    let points = folder(heading).map(Folder::points);
    let best = heading.standing.scores.iter().copied().max().unwrap_or_default();
    let goal = points.and_then(|points| points.goal).unwrap_or(best).max(1);
    let word = points.map_or(Message::Points, |points| points.word);
    let row = |seat: Seat| {
        let score = heading.standing.score(seat);
        let acting = match heading.standing.stage {
            Stage::ToAct(to_act) => to_act == seat,
            Stage::Over(winners) => winners.contains(seat),
        };
        let width = score.clamp(0, goal) * 100 / goal;
        html! {
            <li key={seat.0} class={classes!("standing-seat", acting.then_some("acting"), (seat == me).then_some("me"))}>
                { match heading.seating.at(seat) {
                    Sitter::Rival { character, .. } => html! { <>{ face(character, Mood::Neutral) }<span class="unseen">{ character.name() }</span></> },
                    Sitter::Me | Sitter::Automaton => html! { <span class="standing-you">{ name(heading, seat, language) }</span> },
                } }
                <svg class="standing-bar" viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
                    <rect class="standing-way" width="100" height="10" />
                    <rect class="standing-gone" width={width.to_string()} height="10" />
                </svg>
                <b>{ score.to_string() }<span class="unseen">{ " " }{ language.say(word) }</span></b>
            </li>
        }
    };
    html! { <ul class="standing">{ for std::iter::once(me).chain(heading.seating.others()).map(row) }</ul> }
}
