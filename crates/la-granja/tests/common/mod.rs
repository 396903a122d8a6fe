//! What the tests share: games built in one line, and actions as text.
#![allow(dead_code)]

/// The names of all kinds of something, without a wildcard: a new one does not compile before it is named.
#[allow(unused_macros)]
macro_rules! kinds {
    ($of:ident: $($kind:ident),* $(,)?) => {
        const KINDS: &[&str] = &[$(stringify!($kind)),*];

        fn kind(it: &$of) -> &'static str {
            match it {
                $($of::$kind { .. } => stringify!($kind),)*
            }
        }
    };
}

pub(crate) mod policy;
mod table;
pub(crate) mod witness;

use la_granja::position::Position;
use la_granja::{Action, Card, Craft, Decision, Event, Good, LaGranja, Player, Refusal, Roof, Setup, Space};
use tabletop::{Game, Seat};

pub(crate) use self::table::Table;

/// A game in which seat 1 begins, nobody has a card, and the Village Store, the Butcher and the Greengrocer are blocked.
pub(crate) fn table(seats: u8) -> Table {
    Table::new(Setup::new(seats).expect("two to four can play"))
}

/// The same alone, as first player.
pub(crate) fn solo() -> Table {
    Table::new(Setup::SOLO)
}

pub(crate) fn card(id: &str) -> Card {
    Card::by_id(id).unwrap_or_else(|| panic!("{id} is no card"))
}

pub(crate) fn good(id: &str) -> Good {
    Good::by_id(id).unwrap_or_else(|| panic!("{id} is no good"))
}

pub(crate) fn roof(id: &str) -> Roof {
    Roof::by_id(id).unwrap_or_else(|| panic!("{id} is no roof tile"))
}

pub(crate) fn craft(id: &str) -> Craft {
    Craft::by_id(id).unwrap_or_else(|| panic!("{id} is no building"))
}

pub(crate) fn space(id: &str) -> Space {
    Space::by_id(id).unwrap_or_else(|| panic!("{id} is no space"))
}

pub(crate) fn action(text: &str) -> Action {
    text.parse().unwrap_or_else(|error| panic!("{text}: {error}"))
}

/// Carries out an action that must be legal and listed; what happened.
pub(crate) fn act(game: &mut LaGranja, text: &str) -> Vec<Event> {
    let mut events = Vec::new();
    assert!(listed(game, text), "{text} is not listed:\n{}\n{:?}", Position::from(&*game), legal(game));
    game.apply(&action(text), &mut events).unwrap_or_else(|refusal| panic!("{text}: {refusal:?}"));
    events
}

/// Carries out several actions. Where a part's business is done and the next action is not for it, `done` comes between.
pub(crate) fn acts(game: &mut LaGranja, texts: &[&str]) {
    for text in texts {
        while game.decision() == Some(Decision::Rest) && !listed(game, text) {
            act(game, "done");
        }
        act(game, text);
    }
}

/// Why an action is not possible; nothing may change, and it must not be listed.
pub(crate) fn refused(game: &LaGranja, text: &str) -> Refusal {
    refusal(game, action(text))
}

pub(crate) fn refusal(game: &LaGranja, action: Action) -> Refusal {
    let mut after = game.clone();
    let mut events = Vec::new();
    let refusal = after.apply(&action, &mut events).expect_err(&format!("{action} was accepted"));
    assert_eq!(&after, game, "a refusal changes nothing");
    assert!(events.is_empty() && !game.legal().contains(&action), "{action}");
    refusal
}

pub(crate) fn listed(game: &LaGranja, text: &str) -> bool {
    game.legal().contains(&action(text))
}

/// All legal actions as text, sorted.
pub(crate) fn legal(game: &LaGranja) -> Vec<String> {
    let mut all: Vec<String> = game.legal().iter().map(ToString::to_string).collect();
    all.sort();
    all
}

pub(crate) fn player(game: &LaGranja, seat: u8) -> &Player {
    game.player(Seat(seat - 1))
}

pub(crate) fn points(game: &LaGranja, seat: u8) -> u16 {
    player(game, seat).points
}

pub(crate) fn silver(game: &LaGranja, seat: u8) -> u16 {
    player(game, seat).silver
}

pub(crate) fn store(game: &LaGranja, seat: u8, id: &str) -> u8 {
    player(game, seat).goods[good(id) as usize]
}

pub(crate) fn field(game: &LaGranja, seat: u8, id: &str) -> u8 {
    player(game, seat).count(good(id), la_granja::From::Field)
}

/// The seat to act, as people count.
pub(crate) fn to_act(game: &LaGranja) -> u8 {
    game.to_act().map_or(0, |seat| seat.0 + 1)
}

/// Whose marker is on a space, as people count; 0 is nobody.
pub(crate) fn marker(game: &LaGranja, id: &str) -> u8 {
    game.marker(space(id)).map_or(0, |seat| seat.0 + 1)
}

/// Says `done` until a step begins, as positions say it, for whoever comes.
pub(crate) fn until(game: &mut LaGranja, step: &str) {
    for _ in 0..40 {
        let here = Position::from(&*game).to_string();
        if here.lines().nth(1).is_some_and(|line| line.contains(&format!("step {step}"))) {
            return;
        }
        act(game, "done");
    }
    panic!("{step} does not come");
}

/// Who acts once the seat to act has said `done`: what its part is about must be done, and nothing under way.
pub(crate) fn next_to_act(game: &LaGranja) -> u8 {
    assert_eq!(game.decision(), Some(Decision::Rest), "{}", Position::from(game));
    let mut after = game.clone();
    act(&mut after, "done");
    to_act(&after)
}

/// How many deliveries or cards are left in the part.
pub(crate) fn left(game: &LaGranja) -> u8 {
    game.step().left().expect("a step that counts")
}
