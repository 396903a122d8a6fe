//! Nonsense from outside: no text and no action makes the crate panic, and what is read is what was meant.
//!
//! Bounded and the same every time; `fuzz/` at the root of the repository goes on where this ends.

#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test as test;

use std::collections::HashSet;

use crate::common::policy;
use my_little_scythe::position::Position;
use my_little_scythe::{Action, MyLittleScythe, Quest, Setup, Space, Tile};
use tabletop::hostile::{Nonsense, is_action};
use tabletop::{Game, Record, Rng, Seed};

const SLOW: bool = cfg!(target_arch = "wasm32");
const TRIES: u32 = if SLOW { 5_000 } else { 200_000 };
/// How many positions and records.
const TEXTS: u32 = if SLOW { 1_500 } else { 10_000 };

#[rustfmt::skip]
const WORDS: &[&str] = &[
    "move", "seek", "apples", "gems", "bake", "conjure", "power", "up", "make", "go", "a", "b", "deliver", "eased", "stay",
    "fight", "throw", "spells", "rest", "spell", "pies", "quest", "solve", "no", "thanks", "from", "onto", "to", "remove",
    "discard", "keep", "place", "shift", "claim", "pass", "reveal", ",", " ", "  ", "\t", "\n", "\u{a0}", "\u{2003}", "é",
    "🥧", "\u{301}", "\0", "-", "|", "#", "?", "?3", "", "0", "1", "2", "4", "7", "24", "25", "255", "256", "-1", "+1", "_",
    "apple", "gem", "1 apple", "4 gems", "setup 2 seats", "seed 42", "my-little-scythe 1", "turn 4 seat 1", "step choose",
    "seat 1 at camp camp", "chance", "deck spells ?9", "\u{202e}", "\u{feff}", "ｍｏｖｅ", "\r\n", "\r",
];

fn nonsense() -> Nonsense<'static> {
    Nonsense {
        names: Space::all()
            .map(Space::id)
            .chain(Tile::all().map(Tile::id))
            .chain(Quest::all().map(Quest::id))
            .collect(),
        words: WORDS,
        marks: &[' ', ',', '|', '?', '0', '1', '9', 'é', '\n', '-'],
    }
}

#[test]
fn no_text_makes_the_notation_panic() {
    let mut rng = Rng::new(Seed(1));
    let mut valid = HashSet::new();
    for (seed, setup) in (0..).zip(policy::setups()) {
        policy::guided(MyLittleScythe::new(&setup, Seed(seed)), &mut Rng::new(Seed(seed)), 200, |before, _, _, _| {
            valid.extend(before.legal().iter().step_by(5).map(ToString::to_string));
        });
    }
    let mut valid: Vec<String> = valid.into_iter().collect();
    valid.sort_unstable();
    assert!(valid.len() > 300 && valid.iter().all(|text| is_action::<Action>(text)));
    let (read, refused) = nonsense().actions::<Action>(&valid, TRIES, &mut rng);
    assert!(read > TRIES / 100 && refused > TRIES / 2, "{read} read, {refused} refused");
}

#[test]
fn absurd_lengths_are_answered_too() {
    let many = 20_000;
    for text in [
        "move ".repeat(many),
        format!("throw 1 spells {}", "1 ".repeat(many)),
        format!("bake {}", "1 apple from tundra_n, ".repeat(many)),
        " ".repeat(many),
        ",".repeat(many),
        "é".repeat(many),
        format!("solve {}", "9".repeat(many)),
    ] {
        assert!(!is_action::<Action>(&text));
    }
    assert!(is_action::<Action>(&format!("{}pass{}", " ".repeat(many), "\t".repeat(many))));
}

#[test]
fn no_text_makes_the_reading_of_a_position_panic() {
    let mut rng = Rng::new(Seed(2));
    let mut texts = Vec::new();
    for (seed, setup) in (0..).zip(policy::setups()) {
        policy::guided(MyLittleScythe::new(&setup, Seed(seed)), &mut Rng::new(Seed(seed)), 150, |_, _, _, game| {
            if let Some(seat) = game.to_act() {
                texts.push(Position::from(game).to_string());
                texts.push(game.view(seat).to_string());
            }
        });
    }
    let (sound, flawed, unread) = nonsense().positions::<MyLittleScythe>(&texts, TEXTS, &mut rng);
    assert!(sound > 20 && flawed > 20 && unread > 20, "{sound} sound, {flawed} flawed, {unread} unread");
}

#[test]
fn no_text_makes_the_reading_of_a_record_panic() {
    let mut rng = Rng::new(Seed(3));
    let mut record = Record::<MyLittleScythe>::new(Setup::new(3).expect("three seats"), Seed(42));
    let start = MyLittleScythe::new(&record.setup, record.seed);
    policy::guided(start, &mut Rng::new(Seed(42)), 60, |_, action, _, _| record.actions.push(*action));
    let (played, stopped) = nonsense().records(&record, TEXTS, &mut rng);
    assert!(played > 0 && stopped > 0, "{played} played, {stopped} stopped");
}
