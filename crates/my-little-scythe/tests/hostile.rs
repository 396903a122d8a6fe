//! Nonsense from outside: no text and no action makes the crate panic, and what is read is what was meant.
//!
//! Bounded and the same every time; `fuzz/` at the root of the repository goes on where this ends.

#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test as test;

mod common;

use std::collections::HashSet;

use common::policy;
use my_little_scythe::position::Position;
use my_little_scythe::{Action, MyLittleScythe, Quest, Setup, Space, Tile};
use tabletop::{Game, Record, Rng, Seed};

const SLOW: bool = cfg!(target_arch = "wasm32");
const TRIES: u32 = if SLOW { 5_000 } else { 200_000 };
/// How many positions and records.
const TEXTS: u32 = if SLOW { 1_500 } else { 10_000 };

#[rustfmt::skip]
const SOUP: &[&str] = &[
    "move", "seek", "apples", "gems", "bake", "conjure", "power", "up", "make", "go", "a", "b", "deliver", "eased", "stay",
    "fight", "throw", "spells", "rest", "spell", "pies", "quest", "solve", "no", "thanks", "from", "onto", "to", "remove",
    "discard", "keep", "place", "shift", "claim", "pass", "reveal", ",", " ", "  ", "\t", "\n", "\u{a0}", "\u{2003}", "é",
    "🥧", "\u{301}", "\0", "-", "|", "#", "?", "?3", "", "0", "1", "2", "4", "7", "24", "25", "255", "256", "-1", "+1", "_",
    "apple", "gem", "1 apple", "4 gems", "setup 2 seats", "seed 42", "my-little-scythe 1", "turn 4 seat 1", "stage choose",
    "seat 1 at camp camp", "chance", "deck spells ?9", "\u{202e}", "\u{feff}", "ｍｏｖｅ", "\r\n", "\r",
];

fn soup(rng: &mut Rng) -> String {
    let ids: Vec<&str> =
        Space::all().map(Space::id).chain(Tile::all().map(Tile::id)).chain(Quest::all().map(Quest::id)).collect();
    let mut text = String::new();
    for _ in 0..rng.below(12) {
        let word = if rng.below(2) == 0 { rng.pick(&ids) } else { rng.pick(SOUP) };
        text += word.copied().expect("a word");
        if rng.below(4) > 0 {
            text.push(' ');
        }
    }
    text
}

/// Changes a few characters or words of a text.
fn mutated(text: &str, rng: &mut Rng) -> String {
    let mut chars: Vec<char> = text.chars().collect();
    for _ in 0..=rng.below(3) {
        let place = rng.below(chars.len() as u32 + 1) as usize;
        match rng.below(6) {
            0 if place < chars.len() => {
                chars.remove(place);
            }
            1 if place < chars.len() => chars[place] = char::from_u32(rng.below(0x2_0000)).unwrap_or('\u{fffd}'),
            2 => chars.insert(place, *rng.pick(&[' ', ',', '|', '?', '0', '1', '9', 'é', '\n', '-']).expect("one")),
            3 => {
                let word: Vec<char> = rng.pick(SOUP).expect("one").chars().collect();
                chars.splice(place..place, word);
            }
            4 => chars.truncate(place),
            _ => {
                let copy: Vec<char> = chars[place..].iter().take(rng.below(12) as usize).copied().collect();
                chars.splice(place..place, copy);
            }
        }
    }
    chars.into_iter().collect()
}

/// Reads a text as an action; true if it is one.
fn read_action(text: &str) -> bool {
    match text.parse::<Action>() {
        Ok(action) => {
            let written = action.to_string();
            assert_eq!(written.parse(), Ok(action), "{text:?} is read as {written:?}");
            assert!(!written.contains('\n') && written == written.trim());
            true
        }
        Err(error) => {
            let length = text.chars().count();
            assert!((1..=length + 1).contains(&error.column), "{text:?}: {error}");
            assert!(error.to_string().starts_with("column "));
            false
        }
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
    assert!(valid.len() > 300 && valid.iter().all(|text| read_action(text)));
    let (mut read, mut refused) = (0, 0);
    for _ in 0..TRIES {
        let text = match rng.below(3) {
            0 => soup(&mut rng),
            1 => mutated(rng.pick(&valid).expect("a text"), &mut rng),
            _ => {
                let bytes: Vec<u8> = (0..rng.below(40)).map(|_| rng.below(256) as u8).collect();
                String::from_utf8_lossy(&bytes).into_owned()
            }
        };
        if read_action(&text) { read += 1 } else { refused += 1 }
    }
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
        assert!(!read_action(&text));
    }
    assert!(read_action(&format!("{}pass{}", " ".repeat(many), "\t".repeat(many))));
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
    let (mut sound, mut flawed, mut unread) = (0, 0, 0);
    for _ in 0..TEXTS {
        let text = match rng.below(8) {
            0 => soup(&mut rng),
            1 | 2 => {
                // Lines of two positions, mixed.
                let (one, other) = (rng.pick(&texts).expect("one"), rng.pick(&texts).expect("another"));
                let mut lines: Vec<&str> = one.lines().collect();
                let others: Vec<&str> = other.lines().collect();
                for _ in 0..=rng.below(2) {
                    let place = rng.below(lines.len().min(others.len()) as u32) as usize;
                    lines[place] = others[place];
                }
                lines.join("\n")
            }
            _ => mutated(rng.pick(&texts).expect("a text"), &mut rng),
        };
        match text.parse::<Position>() {
            Err(error) => {
                unread += 1;
                assert!((1..=text.lines().count() + 1).contains(&error.line), "{error}\n{text}");
                assert!(error.to_string().starts_with("line "));
            }
            Ok(position) => {
                assert_eq!(position.to_string().parse().as_ref(), Ok(&position), "{text}");
                match MyLittleScythe::try_from(&position) {
                    Err(flaw) => {
                        flawed += 1;
                        assert!(!flaw.to_string().is_empty());
                    }
                    Ok(mut game) => {
                        sound += 1;
                        for _ in 0..12 {
                            let legal = game.legal();
                            assert_eq!(legal.is_empty(), game.to_act().is_none(), "{position}");
                            let Some(action) = rng.pick(&legal) else { break };
                            assert_eq!(game.apply(action, &mut ()), Ok(()), "{action}\n{position}");
                        }
                    }
                }
            }
        }
    }
    assert!(sound > 20 && flawed > 20 && unread > 20, "{sound} sound, {flawed} flawed, {unread} unread");
}

#[test]
fn no_text_makes_the_reading_of_a_record_panic() {
    let mut rng = Rng::new(Seed(3));
    let mut record = Record::<MyLittleScythe>::new(Setup::new(3).expect("three seats"), Seed(42));
    let start = MyLittleScythe::new(&record.setup, record.seed);
    policy::guided(start, &mut Rng::new(Seed(42)), 60, |_, action, _, _| record.actions.push(*action));
    let valid = record.to_string();
    assert_eq!(valid.parse(), Ok(record));
    let (mut played, mut stopped) = (0, 0);
    for _ in 0..TEXTS {
        let text = if rng.below(8) == 0 { soup(&mut rng) } else { mutated(&valid, &mut rng) };
        match text.parse::<Record<MyLittleScythe>>() {
            Err(error) => {
                assert!((1..=text.lines().count() + 1).contains(&error.line), "{error}");
                assert!(error.to_string().starts_with("line "));
            }
            Ok(record) => {
                assert_eq!(record.to_string().parse().as_ref(), Ok(&record));
                match record.replay() {
                    Ok(_) => played += 1,
                    Err(error) => {
                        stopped += 1;
                        assert!(error.played < record.actions.len());
                    }
                }
            }
        }
    }
    assert!(played > 0 && stopped > 0, "{played} played, {stopped} stopped");
}
