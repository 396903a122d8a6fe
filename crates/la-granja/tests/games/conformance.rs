//! La Granja keeps the promises of every game.

#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test as test;

use std::hash::{DefaultHasher, Hash, Hasher};

use crate::common::policy;
use crate::common::witness::witness;
use la_granja::position::{Pile, Position};
use la_granja::{LaGranja, Step};
use tabletop::conformance::Suite;
use tabletop::{Seat, Seed};

fn print(secret: impl Hash) -> u64 {
    let mut hasher = DefaultHasher::new();
    secret.hash(&mut hasher);
    hasher.finish()
}

/// What a seat cannot know: how the deck lies, later roof tiles, what rivals hold and have chosen, the chance to come.
fn secrets(game: &LaGranja, seat: Seat) -> Vec<u64> {
    let position = Position::from(game);
    let deck = match &position.deck {
        Pile::Known(cards) => cards.clone(),
        Pile::Hidden(_) => Vec::new(),
    };
    let mut secrets = vec![print(deck), print(position.chance.as_ref().map(ToString::to_string))];
    let rivals = || Seat::all(8).zip(&position.players).filter(move |(other, _)| *other != seat);
    if !position.setup.is_solo() {
        let hands: Vec<_> = rivals().map(|(_, farm)| farm.player.hand).collect();
        secrets.push(print(hands));
        let donkeys: Vec<_> = rivals().map(|(_, farm)| farm.player.chosen).collect();
        secrets.push(print(if position.step == Step::Donkeys { donkeys } else { Vec::new() }));
    }
    if position.setup.seats() < 4 {
        secrets.push(print(position.later.map(|later| later.iter().collect::<Vec<_>>())));
    }
    secrets
}

fn suite() -> Suite<LaGranja> {
    let (policy, stranger) = (policy::mixed, policy::stranger);
    Suite { policy, stranger, secrets, witness, lays_open: |_| false, longest: 6000, tried: 24 }
}

fn run(setup: &str, games: u64) {
    let suite = suite();
    let setup = setup.parse().expect("a setup");
    let all = suite.run_all(&setup, (0..games).map(|seed| Seed(7000 + seed)));
    assert!(all.played > 50 * games as usize && all.refused > all.played, "{all:?}");
}

/// Fewer where a game takes longer.
const GAMES: u64 = if cfg!(target_arch = "wasm32") { 1 } else { 10 };

#[test]
fn two_seats_keep_every_promise() {
    run("2 seats", GAMES);
}

#[test]
fn three_seats_keep_every_promise() {
    run("3 seats", GAMES);
}

#[test]
fn four_seats_keep_every_promise() {
    run("4 seats", GAMES);
}

#[test]
fn solo_games_keep_every_promise() {
    run("solo", GAMES);
}

/// What a table could do without, for everything it shows is told in other words as well. Each other kind is missed by
/// the witness who does not hear it.
#[cfg(not(target_arch = "wasm32"))]
#[test]
fn every_other_kind_of_event_is_missed_if_it_is_not_told() {
    let setups = ["2 seats", "3 seats", "solo"].map(|setup| setup.parse().expect("a setup"));
    let unneeded = tabletop::conformance::unneeded(&suite(), &setups, 0..8);
    assert_eq!(unneeded.iter().map(String::as_str).collect::<Vec<_>>(), COMMENTS);
}

#[cfg(not(target_arch = "wasm32"))]
const COMMENTS: &[&str] = &[
    "BarrowDone",
    "Bought",
    "Helped",
    "NotGrown",
    "PhaseBegan",
    "Replaced",
    "Shared",
    "StepBegan",
    "TrackEnded",
    "Traded",
];
