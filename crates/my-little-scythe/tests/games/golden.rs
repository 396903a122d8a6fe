//! Whole games as readable text, compared to the letter.
//!
//! In a file of `data/golden`, lines that begin at the margin are the game's record; indented lines tell what happened,
//! lines with a bar how things stand. To add a finished game, drop its record into the folder, name it in `FILES`, and
//! run `cargo test -p my-little-scythe --test games -- --ignored retell`.

#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test as test;

use crate::common::words;
use my_little_scythe::MyLittleScythe;
use tabletop::playthrough::{self, record};
use tabletop::{Game, Record, Rng, Seat, hostile};

macro_rules! files {
    ($($name:literal),* $(,)?) => {
        &[$(($name, include_str!(concat!("../data/golden/", $name, ".txt")))),*]
    };
}

const FILES: &[(&str, &str)] =
    files!["2_seats", "3_seats", "4_seats", "5_seats", "6_seats", "solo_easy", "solo_hard", "shared",];

/// After each round, how everybody stands.
fn after_round(before: &MyLittleScythe, game: &MyLittleScythe) -> String {
    let seats = u32::from(game.seats());
    if game.turn() == before.turn() || !game.turn().is_multiple_of(seats) {
        return String::new();
    }
    let one = |seat: Seat| format!("{seat} has {}", game.trophies(seat));
    let all: Vec<String> = Seat::all(game.seats()).map(one).collect();
    format!("| after round {}: {}\n", game.turn() / seats, all.join(", "))
}

fn tell(record: &Record<MyLittleScythe>) -> String {
    let (mut text, game) = playthrough::tell(record, words::event, after_round);
    if let Some(outcome) = game.outcome() {
        text += &format!("| won by {}\n", words::seats(outcome.winners));
    }
    text
}

#[cfg(not(target_arch = "wasm32"))]
#[test]
fn every_file_of_the_folder_is_named() {
    tabletop::positions::all_named(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/data/golden"), FILES);
}

#[test]
fn every_golden_game_fits_into_a_link_that_cannot_be_forged() {
    for (name, golden) in FILES {
        let game = record::<MyLittleScythe>(golden);
        let letters = playthrough::coded(&game);
        println!("{name}: {} actions, {letters} letters", game.actions.len());
        assert!(letters <= 2500, "{name}: {letters}");
        hostile::forged_codes::<MyLittleScythe>(&game.setup, 40, &mut Rng::new(game.seed));
    }
}

#[test]
fn every_golden_game_happens_as_it_is_told() {
    for (name, golden) in FILES {
        playthrough::compare(name, &tell(&record(golden)), golden);
    }
}

#[test]
fn every_golden_game_is_played_to_its_end() {
    let mut shared = 0;
    for (name, golden) in FILES {
        let game =
            record::<MyLittleScythe>(golden).replay().unwrap_or_else(|error| panic!("{name}: {:?}", error.refusal));
        let outcome = game.outcome().unwrap_or_else(|| panic!("{name} goes on"));
        shared += usize::from(outcome.winners.len() > 1);
    }
    assert!(shared > 0, "a shared victory is shown");
}

#[cfg(not(target_arch = "wasm32"))]
mod write {
    use super::*;
    use my_little_scythe::Skill;
    use tabletop::{Rng, Seed};

    fn path(name: &str) -> String {
        format!("{}/tests/data/golden/{name}.txt", env!("CARGO_MANIFEST_DIR"))
    }

    #[test]
    #[ignore = "writes the files it is run on"]
    fn write_golden_games() {
        for (name, setup, seed) in [
            ("2_seats", "2 seats", 101),
            ("3_seats", "3 seats", 102),
            ("4_seats", "4 seats", 103),
            ("5_seats", "5 seats", 104),
            ("6_seats", "6 seats", 105),
            ("solo_easy", "solo easy", 106),
            ("solo_hard", "solo hard", 107),
            ("shared", "2 seats", 1000),
        ] {
            for seed in (seed..).map(Seed) {
                let mut record = Record::<MyLittleScythe>::new(setup.parse().expect("a setup"), seed);
                let mut game = MyLittleScythe::new(&record.setup, seed);
                let mut luck = Rng::new(seed);
                // Shared victories are rare: those are looked for in guided games.
                let level = if name == "shared" { Skill::Apprentice } else { Skill::Trader };
                while let Some(thought) = level.think(&game, luck.fork(), |_| true) {
                    for action in thought.actions {
                        game.apply(&action, &mut ()).expect("thoughts are legal");
                        record.actions.push(action);
                    }
                }
                let winners = game.outcome().expect("it is over").winners.len();
                if name != "shared" || winners > 1 {
                    std::fs::write(path(name), tell(&record)).expect("the folder is there");
                    break;
                }
            }
        }
    }

    #[test]
    #[ignore = "writes the files it is run on"]
    fn retell_golden_games() {
        for (name, golden) in FILES {
            std::fs::write(path(name), tell(&record(golden))).expect("the folder is there");
        }
    }
}
