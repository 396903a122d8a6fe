//! Little Factory keeps the promises of every game.

#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test as test;

mod common;

use std::hash::{DefaultHasher, Hash, Hasher};

use common::policy;
use common::witness::witness;
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

fn run(seats: u8, extension: bool, games: u64) {
    let (policy, stranger) = (policy::mixed, policy::stranger);
    let suite = Suite { policy, stranger, secrets, witness, longest: 800, tried: 24 };
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
