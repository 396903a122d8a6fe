//! Little Factory keeps the promises of every game.

#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test as test;

use std::hash::{DefaultHasher, Hash, Hasher};

use crate::common::policy;
use crate::common::witness::witness;
use little_factory::position::Position;
use little_factory::{LittleFactory, Setup};
use tabletop::conformance::Suite;
use tabletop::{Seat, Seed};

/// What nobody knows: how each deck lies, and the chance to come.
fn secrets(game: &LittleFactory, _: Seat) -> Vec<u64> {
    let print = |secret: &dyn Fn(&mut DefaultHasher)| {
        let mut hasher = DefaultHasher::new();
        secret(&mut hasher);
        hasher.finish()
    };
    let position = Position::from(game);
    vec![
        print(&|hasher| position.deck_ii.hash(hasher)),
        print(&|hasher| position.deck_iii.hash(hasher)),
        print(&|hasher| position.deck_buildings.hash(hasher)),
        print(&|hasher| position.chance.as_ref().map(ToString::to_string).hash(hasher)),
    ]
}

fn suite() -> Suite<LittleFactory> {
    let (policy, stranger) = (policy::mixed, policy::stranger);
    Suite { policy, stranger, secrets, witness, lays_open: |_| false, longest: 800, tried: 24 }
}

fn run(seats: u8, extension: bool, games: u64) {
    let suite = suite();
    let setup = Setup::new(seats, extension).expect("2, 3 or 4 seats");
    let all = suite.run_all(&setup, (0..games).map(|seed| Seed(1000 * u64::from(seats) + seed)));
    assert!(all.played > 20 * games as usize && all.refused > all.played, "{all:?}");
}

/// Fewer where a game takes longer.
const GAMES: u64 = if cfg!(target_arch = "wasm32") { 3 } else { 40 };

#[test]
fn two_seats_keep_every_promise() {
    run(2, false, GAMES);
}

#[test]
fn three_seats_keep_every_promise() {
    run(3, false, GAMES);
}

#[test]
fn four_seats_keep_every_promise() {
    run(4, false, GAMES);
}

#[test]
fn two_seats_with_the_extension_keep_every_promise() {
    run(2, true, GAMES);
}

#[test]
fn three_seats_with_the_extension_keep_every_promise() {
    run(3, true, GAMES);
}

#[test]
fn four_seats_with_the_extension_keep_every_promise() {
    run(4, true, GAMES);
}

/// What a table could do without, for everything it shows is told in other words as well. Each other kind is missed by
/// the witness who does not hear it.
#[cfg(not(target_arch = "wasm32"))]
#[test]
fn every_other_kind_of_event_is_missed_if_it_is_not_told() {
    let setups = ["2 seats", "4 seats, extension"].map(|setup| setup.parse().expect("a setup"));
    let unneeded = tabletop::conformance::unneeded(&suite(), &setups, 0..8);
    assert_eq!(unneeded.iter().map(String::as_str).collect::<Vec<_>>(), COMMENTS);
}

#[cfg(not(target_arch = "wasm32"))]
const COMMENTS: &[&str] = &["Revealed"];
