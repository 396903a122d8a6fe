//! The guided first game: a real game in which the table explains each thing once, when it is new, and offers a hint to whoever
//! hesitates. As the game goes on there is less and less of both.

use tabletop::Seat;

use super::lesson::{Lesson, LessonText};
use super::screen::Screen;
use super::session::Session;
use crate::i18n::{Language, Message};

/// Whether something is new to a seat in a position.
pub(crate) type When<G> = fn(&G, Seat) -> bool;

/// For how many of the person's turns a hint is offered soon, and for how many more it is offered at all.
const TURNS: [usize; 2] = [3, 8];
/// After how many milliseconds.
const PATIENCE: [u32; 2] = [8_000, 20_000];

/// What is explained now: each thing at the first decision of the person where it is new, one at a time, for as long as that
/// turn lasts.
pub(super) fn explained<G: Screen>(language: Language, session: &Session<G>) -> Option<&'static str> {
    let news = G::Lesson::news(language);
    place(&news, session).and_then(|place| news.get(place)).map(|(_, says)| *says)
}

/// Which of the news that is.
pub(super) fn place<G: Screen>(news: &[(When<G>, &'static str)], session: &Session<G>) -> Option<usize> {
    let mut told = vec![false; news.len()];
    let mut now = None;
    for count in 0..=session.entries().len() {
        let game = session.position(count);
        if game.to_act() != Some(session.me()) {
            continue;
        }
        match news.iter().zip(&told).position(|((when, _), told)| !told && when(game, session.me())) {
            Some(fresh) => {
                told[fresh] = true;
                now = Some((fresh, game.turn()));
            }
            None => now = now.filter(|(_, turn)| *turn == game.turn()),
        }
    }
    now.map(|(place, _)| place)
}

/// What is said where nothing is new.
pub(super) fn quiet(language: Language, begins: bool, text: &LessonText) -> &'static str {
    if begins { text.task } else { language.say(Message::LessonQuiet) }
}

/// After how long a hint is offered to whoever does nothing; never once the game is under way.
pub(super) fn patience<G: Screen>(session: &Session<G>) -> Option<u32> {
    let mut turns = Vec::new();
    for count in 0..=session.entries().len() {
        let game = session.position(count);
        if game.to_act() == Some(session.me()) && turns.last() != Some(&game.turn()) {
            turns.push(game.turn());
        }
    }
    TURNS.iter().position(|&most| turns.len() <= most).map(|place| PATIENCE[place])
}
