//! Nonsense from outside: no text and no action makes the crate panic, and what is read is what was meant.
//!
//! Bounded and the same every time; `fuzz/` at the root of the repository goes on where this ends.

#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test as test;

use std::collections::HashSet;

use crate::common::policy;
use little_factory::position::Position;
use little_factory::{Action, Card, LittleFactory, Setup};
use tabletop::hostile::{Nonsense, is_action};
use tabletop::{Game, Record, Rng, Seed};

const SLOW: bool = cfg!(target_arch = "wasm32");
const TRIES: u32 = if SLOW { 20_000 } else { 500_000 };

const WORDS: &[&str] = &[
    "produce",
    "trade",
    "use",
    "pass",
    "end",
    "tile",
    ">",
    ":",
    "(",
    ")",
    " ",
    "  ",
    "\t",
    "\n",
    "\u{a0}",
    "\u{2003}",
    "é",
    "käse",
    "🐟",
    "\u{301}",
    "\0",
    "*",
    "-",
    "|",
    "#",
    "wood*3",
    "",
    "0",
    "255",
    "-1",
    "_",
    "stone wall",
    "WOOD",
    "setup 2 seats",
    "seed 42",
    "little-factory 1",
    "turn 4 before",
    "seat 1 hand",
    "chance",
    "row II",
    "deck III",
    "\u{202e}",
    "\u{feff}",
    "ｗｏｏｄ",
    "\r\n",
    "\r",
];

fn nonsense() -> Nonsense<'static> {
    Nonsense {
        names: Card::all().map(Card::id).collect(),
        words: WORDS,
        marks: &[' ', ':', '>', '(', ')', '*', '9', 'é', '\n', '-'],
    }
}

/// Actions from whole games, to be changed a little.
fn valid_actions() -> Vec<String> {
    let mut texts = HashSet::new();
    for seed in 0..4 {
        let game = LittleFactory::new(&Setup::new(2 + seed as u8 % 3, true).expect("2, 3 or 4"), Seed(seed));
        let mut rng = Rng::new(Seed(seed));
        policy::play(game, &mut rng, 200, policy::greedy, |before, _, _, _| {
            texts.extend(before.legal().iter().step_by(7).map(ToString::to_string));
        });
    }
    let mut texts: Vec<String> = texts.into_iter().collect();
    texts.sort_unstable();
    texts
}

#[test]
fn no_text_makes_the_notation_panic() {
    let mut rng = Rng::new(Seed(1));
    let valid = valid_actions();
    assert!(valid.len() > 500);
    assert!(valid.iter().all(|text| is_action::<Action>(text)));
    let (read, refused) = nonsense().actions::<Action>(&valid, TRIES, &mut rng);
    assert!(read > TRIES / 100 && refused > TRIES / 2, "{read} read, {refused} refused");
}

#[test]
fn absurd_lengths_are_answered_too() {
    let many = 20_000;
    for text in [
        "wood ".repeat(many),
        format!("trade {}> wood", "wood ".repeat(many)),
        format!("trade tile > {}", "wood ".repeat(many)),
        format!("produce yarn: {}", "(sheep) ".repeat(many)),
        format!("use pond: {}", "(".repeat(many)),
        format!("trade wood > {}", Card::all().map(|card| format!("{} ", card.id())).collect::<String>()),
        " ".repeat(many),
        ":".repeat(many),
        "é".repeat(many),
        "produce ".repeat(many),
    ] {
        is_action::<Action>(&text);
    }
    assert!(is_action::<Action>(&format!("{}pass{}", " ".repeat(many), "\t".repeat(many))));
}

#[test]
fn no_text_makes_the_reading_of_a_position_panic() {
    let mut rng = Rng::new(Seed(2));
    let mut texts = Vec::new();
    for seed in 0..6 {
        let setup = Setup::new(2 + seed as u8 % 3, seed % 2 == 0).expect("2, 3 or 4");
        let mut players = Rng::new(Seed(seed));
        policy::play(LittleFactory::new(&setup, Seed(seed)), &mut players, 150, policy::greedy, |_, _, _, game| {
            if game.outcome().is_none() {
                texts.push(Position::from(game).to_string());
            }
        });
    }
    let (sound, flawed, unread) = nonsense().positions::<LittleFactory>(&texts, TRIES / 20, &mut rng);
    assert!(sound > 20 && flawed > 20 && unread > 20, "{sound} sound, {flawed} flawed, {unread} unread");
}

#[test]
fn no_text_makes_the_reading_of_a_record_panic() {
    let mut rng = Rng::new(Seed(3));
    let mut record = Record::<LittleFactory>::new(Setup::new(2, false).expect("two seats"), Seed(42));
    policy::play(
        LittleFactory::new(&record.setup, record.seed),
        &mut Rng::new(Seed(42)),
        60,
        policy::greedy,
        |_, action, _, _| {
            record.actions.push(*action);
        },
    );
    let (played, stopped) = nonsense().records(&record, TRIES / 20, &mut rng);
    assert!(played > 0 && stopped > 0, "{played} played, {stopped} stopped");
}

#[test]
fn what_strangers_ask_is_granted_exactly_if_it_is_listed() {
    let mut rng = Rng::new(Seed(4));
    let (mut granted, mut refused) = (0, 0);
    for seed in 0..if SLOW { 6 } else { 60 } {
        let setup = Setup::new(2 + seed as u8 % 3, seed % 2 == 0).expect("2, 3 or 4");
        let mut players = Rng::new(Seed(seed));
        policy::play(LittleFactory::new(&setup, Seed(seed)), &mut players, 150, policy::greedy, |_, _, _, game| {
            let listed: HashSet<Action> = game.legal().into_iter().collect();
            for _ in 0..40 {
                let action = policy::stranger(game, &mut rng);
                let answer = game.check(&action);
                assert_eq!(answer.is_ok(), listed.contains(&action), "{action}: {answer:?}");
                if answer.is_ok() { granted += 1 } else { refused += 1 }
            }
        });
    }
    assert!(granted > 100 && refused > granted, "{granted} granted, {refused} refused");
}
