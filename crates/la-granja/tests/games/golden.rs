//! Whole games as readable text, compared to the letter.
//!
//! In a file of `data/golden`, lines that begin at the margin are the game's record; indented lines tell what happened,
//! lines with a bar how things stand. To add a finished game, drop its record into the folder, name it in `FILES`, and
//! run `cargo test -p la-granja --test games -- --ignored retell`.

#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test as test;

use la_granja::LaGranja;
use la_granja::position::Position;
use tabletop::playthrough;
use tabletop::{Game, Record, Rng, Seat, hostile};

macro_rules! files {
    ($($name:literal),* $(,)?) => {
        &[$(($name, include_str!(concat!("../data/golden/", $name, ".txt")))),*]
    };
}

const FILES: &[(&str, &str)] = files!["2_seats", "3_seats", "4_seats", "solo", "random"];

/// The record's lines are those at the margin.
fn record(text: &str) -> Record<LaGranja> {
    let lines = text.lines().filter(|line| !line.starts_with([' ', '|']));
    lines.flat_map(|line| [line, "\n"]).collect::<String>().parse().unwrap_or_else(|error| panic!("{error}"))
}

fn tell(record: &Record<LaGranja>) -> String {
    let heading = Record::<LaGranja>::new(record.setup, record.seed);
    let mut text = heading.to_string();
    let mut game = LaGranja::new(&record.setup, record.seed);
    let bars = |text: &mut String, position: &Position| {
        position.to_string().lines().for_each(|line| *text += &format!("| {line}\n"));
    };
    bars(&mut text, &Position::from(&game));
    for action in &record.actions {
        let round = game.round();
        let mut events = Vec::new();
        game.apply(action, &mut events).unwrap_or_else(|refusal| panic!("{action}: {refusal:?}\n{text}"));
        text += &format!("{action}\n");
        events.iter().for_each(|event| text += &format!("  {event:?}\n"));
        if game.round() > round {
            bars(&mut text, &Position::from(&game));
        }
    }
    bars(&mut text, &Position::from(&game));
    for seat in Seat::all(game.seats()) {
        text += &format!("| seat {seat} has {} VP\n", game.score(seat));
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
        let game = record(golden);
        let letters = playthrough::coded(&game);
        println!("{name}: {} actions, {letters} letters", game.actions.len());
        assert!(letters <= 2500, "{name}: {letters}");
        hostile::forged_codes::<LaGranja>(&game.setup, 40, &mut Rng::new(game.seed));
    }
}

#[test]
fn every_golden_game_happens_as_it_is_told() {
    for (name, golden) in FILES {
        let retold = tell(&record(golden));
        for (line, (ours, theirs)) in (1..).zip(retold.lines().zip(golden.lines())) {
            assert_eq!(ours, theirs, "{name}, line {line}");
        }
        assert_eq!(retold, *golden, "{name}");
    }
}

#[test]
fn every_golden_game_is_played_to_its_end() {
    for (name, golden) in FILES {
        let game = record(golden).replay().unwrap_or_else(|error| panic!("{name}: {:?}", error.refusal));
        assert!(game.outcome().is_some(), "{name} goes on");
    }
}

#[cfg(not(target_arch = "wasm32"))]
mod write {
    use super::*;
    use la_granja::Skill;
    use tabletop::{Rng, Seed};

    fn path(name: &str) -> String {
        format!("{}/tests/data/golden/{name}.txt", env!("CARGO_MANIFEST_DIR"))
    }

    #[test]
    #[ignore = "writes the files it is run on"]
    fn write_golden_games() {
        for (name, setup, seed, level) in [
            ("2_seats", "2 seats", 101, Skill::Trader),
            ("3_seats", "3 seats", 102, Skill::Trader),
            ("4_seats", "4 seats", 103, Skill::Trader),
            ("solo", "solo", 104, Skill::Trader),
            ("random", "3 seats", 105, Skill::Random),
        ] {
            let seed = Seed(seed);
            let mut record = Record::<LaGranja>::new(setup.parse().expect("a setup"), seed);
            let mut game = LaGranja::new(&record.setup, seed);
            let mut luck = Rng::new(seed);
            while let Some(thought) = level.think(&game, luck.fork(), |_| true) {
                for action in thought.actions {
                    game.apply(&action, &mut ()).expect("thoughts are legal");
                    record.actions.push(action);
                }
            }
            std::fs::write(path(name), tell(&record)).expect("the folder is there");
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
