//! The guided first game: a real game in which the table explains each thing once, when it is new, and offers a hint to whoever
//! hesitates. As the game goes on there is less and less of both.

use tabletop::Seat;

use super::lesson::{Lesson, LessonText};
use super::screen::Screen;
use super::session::Session;
use crate::i18n::{Language, Message};

/// Something that is explained when it is new.
pub(crate) struct New<G: Screen> {
    /// Whether it is new to a seat in a position.
    pub(crate) when: When<G>,
    /// What it speaks of, as long as that is there.
    pub(crate) spot: Whereabouts<G>,
    pub(crate) says: &'static str,
}

pub(crate) type When<G> = fn(&G, Seat) -> bool;
pub(crate) type Whereabouts<G> = fn(&G, Seat) -> Option<<G as Screen>::Spot>;

impl<G: Screen> New<G> {
    /// Each thing of a game with its words.
    pub(crate) fn all(things: &[(When<G>, Whereabouts<G>)], says: &[&'static str]) -> Vec<Self> {
        things.iter().zip(says).map(|(&(when, spot), &says)| Self { when, spot, says }).collect()
    }
}

/// Where the first of the legal actions points that points anywhere.
pub(crate) fn pointed_at<G: Screen>(game: &G, point: impl Fn(&G::Action) -> Option<G::Spot>) -> Option<G::Spot> {
    game.legal().iter().find_map(point)
}

/// After how many milliseconds a hint is offered: soon, and later in the game.
const PATIENCE: [u32; 2] = [8_000, 20_000];

/// What is explained now: each thing at the first decision of the person where it is new, one at a time, for as long as that
/// turn lasts.
pub(super) fn explained<G: Screen>(language: Language, session: &Session<G>) -> Option<&'static str> {
    let news = G::Lesson::news(language);
    place(&news, session).and_then(|place| news.get(place)).map(|new| new.says)
}

/// Which of the news that is.
pub(super) fn place<G: Screen>(news: &[New<G>], session: &Session<G>) -> Option<usize> {
    let mut told = vec![false; news.len()];
    let mut now = None;
    for count in 0..=session.entries().len() {
        let game = session.position(count);
        if game.to_act() != Some(session.me()) {
            continue;
        }
        match news.iter().zip(&told).position(|(new, told)| !told && (new.when)(game, session.me())) {
            Some(fresh) => {
                told[fresh] = true;
                now = Some((fresh, game.turn()));
            }
            None => now = now.filter(|(_, turn)| *turn == game.turn()),
        }
    }
    now.map(|(place, _)| place)
}

/// What that speaks of.
pub(super) fn light<G: Screen>(session: &Session<G>) -> Option<G::Spot> {
    let news = G::Lesson::news(Language::English);
    let new = place(&news, session).and_then(|place| news.get(place))?;
    (new.spot)(session.now(), session.me())
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
    G::Lesson::HINTED_TURNS.iter().position(|&most| turns.len() <= most).map(|place| PATIENCE[place])
}
