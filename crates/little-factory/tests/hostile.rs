//! Nonsense from outside: no text and no action makes the crate panic, and what is read is what was meant.
//!
//! Bounded and the same every time; `fuzz/` at the root of the repository goes on where this ends.

#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test as test;

mod common;

use std::collections::HashSet;

use common::policy;
use little_factory::position::Position;
use little_factory::{Action, Card, LittleFactory, Setup};
use tabletop::{Game, Record, Rng, Seed};

const SLOW: bool = cfg!(target_arch = "wasm32");
const TRIES: u32 = if SLOW { 20_000 } else { 500_000 };

const SOUP: &[&str] = &[
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

fn soup(rng: &mut Rng) -> String {
    let ids: Vec<&str> = Card::all().map(Card::id).collect();
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
            2 => chars.insert(place, *rng.pick(&[' ', ':', '>', '(', ')', '*', '9', 'é', '\n', '-']).expect("one")),
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
    assert!(valid.iter().all(|text| read_action(text)));
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
        read_action(&text);
    }
    assert!(read_action(&format!("{}pass{}", " ".repeat(many), "\t".repeat(many))));
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
    let (mut sound, mut flawed, mut unread) = (0, 0, 0);
    for _ in 0..TRIES / 20 {
        let text = match rng.below(8) {
            0 => soup(&mut rng),
            1 => {
                // Lines of two positions, mixed.
                let (one, other) = (rng.pick(&texts).expect("one"), rng.pick(&texts).expect("another"));
                let lines = one.lines().zip(other.lines());
                lines.flat_map(|(one, other)| [if rng.below(8) == 0 { other } else { one }, "\n"]).collect()
            }
            2 | 3 => {
                // One card goes from one zone to another.
                let text = rng.pick(&texts).expect("one").clone();
                let words: Vec<&str> = text.split(' ').collect();
                let (from, to) = (rng.below(words.len() as u32) as usize, rng.below(words.len() as u32) as usize);
                let mut words = words.clone();
                words.swap(from, to);
                words.join(" ")
            }
            _ => mutated(rng.pick(&texts).expect("one"), &mut rng),
        };
        match text.parse::<Position>() {
            Err(error) => {
                unread += 1;
                assert!((1..=text.lines().count() + 1).contains(&error.line), "{error}");
                assert!(!error.to_string().is_empty());
            }
            Ok(position) => {
                assert_eq!(position.to_string().parse(), Ok(position.clone()));
                match LittleFactory::try_from(&position) {
                    Err(flaw) => {
                        flawed += 1;
                        assert!(!flaw.to_string().is_empty());
                    }
                    Ok(mut game) => {
                        sound += 1;
                        // Whatever is accepted can be played on.
                        for _ in 0..6 {
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
    let valid = record.to_string();
    assert_eq!(valid.parse(), Ok(record));
    let (mut played, mut stopped) = (0, 0);
    for _ in 0..TRIES / 20 {
        let text = if rng.below(8) == 0 { soup(&mut rng) } else { mutated(&valid, &mut rng) };
        match text.parse::<Record<LittleFactory>>() {
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
