//! My Little Scythe keeps the promises of every game.

#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test as test;

use std::hash::{DefaultHasher, Hash, Hasher};

use crate::common::policy;
use crate::common::witness::witness;
use my_little_scythe::position::{Cards, Position};
use my_little_scythe::{Event, MyLittleScythe};
use tabletop::conformance::Suite;
use tabletop::{Seat, Seed};

fn print(secret: impl Hash) -> u64 {
    let mut hasher = DefaultHasher::new();
    secret.hash(&mut hasher);
    hasher.finish()
}

/// What a seat cannot know: how decks and piles lie, what rivals hold and are, and the chance to come.
fn secrets(game: &MyLittleScythe, seat: Seat) -> Vec<u64> {
    let position = Position::from(game);
    let order = |cards: &Cards| match cards {
        Cards::Known(cards) => cards.clone(),
        Cards::Hidden(count) => vec![*count],
    };
    let rivals =
        || Seat::all(8).zip(&position.players).filter(move |(other, _)| *other != seat).map(|(_, player)| player);
    let hands: Vec<_> = rivals().map(|player| order(&player.spells)).collect();
    let traits: Vec<_> = rivals().map(|player| player.personality).collect();
    let mut secrets = vec![
        print(order(&position.deck_spells)),
        print(&position.deck_quests),
        print(&position.piles[0]),
        print(&position.piles[1]),
        print(hands),
        print(position.chance.as_ref().map(ToString::to_string)),
    ];
    match &position.automountie {
        Some(kept) => secrets.push(print(&kept.deck)),
        None => secrets.push(print(traits)),
    }
    secrets
}

fn suite() -> Suite<MyLittleScythe> {
    let (policy, stranger) = (policy::mixed, policy::stranger);
    // A single spell in hand is discarded at once, and all see which it was.
    let lays_open = |event: &Event| matches!(event, Event::SpellsDiscarded { .. });
    Suite { policy, stranger, secrets, witness, lays_open, longest: 6000, tried: 24 }
}

fn run(setup: &str, games: u64) {
    let suite = suite();
    let setup = setup.parse().expect("a setup");
    let all = suite.run_all(&setup, (0..games).map(|seed| Seed(7000 + seed)));
    assert!(all.played > 20 * games as usize && all.refused > all.played, "{all:?}");
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
fn five_seats_keep_every_promise() {
    run("5 seats", GAMES);
}

#[test]
fn six_seats_keep_every_promise() {
    run("6 seats", GAMES);
}

#[test]
fn solo_games_keep_every_promise() {
    run("solo easy", GAMES);
    run("solo normal", GAMES);
    run("solo hard", GAMES);
}

/// What a table could do without, for everything it shows is told in other words as well. Each other kind is missed by
/// the witness who does not hear it.
#[cfg(not(target_arch = "wasm32"))]
#[test]
fn every_other_kind_of_event_is_missed_if_it_is_not_told() {
    let setups = ["2 seats", "5 seats", "solo normal"].map(|setup| setup.parse().expect("a setup"));
    let unneeded = tabletop::conformance::unneeded(&suite(), &setups, 0..8);
    assert_eq!(unneeded.iter().map(String::as_str).collect::<Vec<_>>(), COMMENTS);
}

#[cfg(not(target_arch = "wasm32"))]
const COMMENTS: &[&str] = &[
    "FightEnded",
    "Lured",
    "NoRest",
    "NotCredited",
    "NotGained",
    "NotShifted",
    "Passed",
    "QuestStays",
    "Rested",
    "Spared",
];
