//! Whole games as readable text, compared to the letter.
//!
//! In a file of `data/golden`, lines that begin at the margin are the game's record; indented lines tell what happened,
//! lines with a bar how things stand. To add a finished game, drop its record into the folder, name it in `FILES`, and
//! run `cargo test --release -p little-factory --test games -- --ignored retell`.

#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test as test;

use crate::common::words;
use little_factory::LittleFactory;
use tabletop::playthrough::{self, record};
use tabletop::{Game, Record, Rng, Seat, hostile};

macro_rules! files {
    ($($name:literal),* $(,)?) => {
        &[$(($name, include_str!(concat!("../data/golden/", $name, ".txt")))),*]
    };
}

const FILES: &[(&str, &str)] = files![
    "2_seats",
    "2_seats_extension",
    "3_seats",
    "3_seats_extension",
    "4_seats",
    "4_seats_extension",
    "tokens_gone",
];

/// After each round, how everybody stands.
fn after_round(before: &LittleFactory, game: &LittleFactory) -> String {
    let seats = u32::from(game.seats());
    if game.turn() == before.turn() || !game.turn().is_multiple_of(seats) {
        return String::new();
    }
    let one = |seat: Seat| {
        let player = game.player(seat);
        format!("{seat} has {} and holds {}", player.influence(), player.hand.len())
    };
    let all: Vec<String> = Seat::all(game.seats()).map(one).collect();
    format!("| after round {}: {}\n", game.turn() / seats, all.join(", "))
}

fn tell(record: &Record<LittleFactory>) -> String {
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
        let game = record::<LittleFactory>(golden);
        let letters = playthrough::coded(&game);
        println!("{name}: {} actions, {letters} letters", game.actions.len());
        assert!(letters <= 1500, "{name}: {letters}");
        hostile::forged_codes::<LittleFactory>(&game.setup, 40, &mut Rng::new(game.seed));
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
    let mut ends = [0, 0];
    for (name, golden) in FILES {
        let game =
            record::<LittleFactory>(golden).replay().unwrap_or_else(|error| panic!("{name}: {:?}", error.refusal));
        match game.step() {
            little_factory::Step::Over(little_factory::End::Reached { .. }) => ends[0] += 1,
            little_factory::Step::Over(little_factory::End::TokensGone { .. }) => ends[1] += 1,
            step => panic!("{name}: {step:?}"),
        }
    }
    assert!(ends[0] > 0 && ends[1] > 0, "both ends are shown: {ends:?}");
}

#[cfg(not(target_arch = "wasm32"))]
mod write {
    use super::*;
    use crate::common::policy::standing;
    use little_factory::{Action, Setup, Step};
    use tabletop::{Rng, Seed};

    fn path(name: &str) -> String {
        format!("{}/tests/data/golden/{name}.txt", env!("CARGO_MANIFEST_DIR"))
    }

    /// Looks through whole turns, keeping the best few at each step, and takes the first step of the best.
    fn plan(game: &LittleFactory, rng: &mut Rng, value: fn(&LittleFactory, Seat) -> i32) -> Action {
        let seat = game.active();
        let mut best = (i32::MIN, Action::End);
        if game.step() == Step::After {
            best.0 = value(game, seat);
        }
        let mut beam: Vec<(i32, LittleFactory, Option<Action>)> = vec![(0, game.clone(), None)];
        for _ in 0..7 {
            let mut next = Vec::new();
            for (_, state, first) in &beam {
                let mut candidates = Vec::new();
                state.candidates_into(&mut candidates);
                for action in candidates.into_iter().filter(|&action| action != Action::End) {
                    let mut after = state.clone();
                    after.apply(&action, &mut ()).expect("a candidate is legal");
                    let (worth, first) = (value(&after, seat), first.unwrap_or(action));
                    if after.step() != Step::Before && worth + (rng.below(3) as i32) > best.0 {
                        best = (worth, first);
                    }
                    next.push((worth, after, Some(first)));
                }
            }
            next.sort_by_key(|(worth, _, _)| -worth);
            next.truncate(24);
            beam = next;
        }
        best.1
    }

    /// Sells all it can, and buys no more influence than it needs for that.
    fn shopkeeper(game: &LittleFactory, seat: Seat) -> i32 {
        standing(game, seat) + 60 * i32::from(game.player(seat).tokens)
            - 70 * i32::from(game.player(seat).buildings.influence())
    }

    #[test]
    #[ignore = "writes the files it is run on"]
    fn write_golden_games() {
        for (name, seats, extension, seed, value) in [
            ("2_seats", 2, false, 101, standing as fn(&LittleFactory, Seat) -> i32),
            ("2_seats_extension", 2, true, 102, standing),
            ("3_seats", 3, false, 103, standing),
            ("3_seats_extension", 3, true, 104, standing),
            ("4_seats", 4, false, 105, standing),
            ("4_seats_extension", 4, true, 106, standing),
            ("tokens_gone", 4, false, 107, shopkeeper),
        ] {
            let setup = Setup::new(seats, extension).expect("2, 3 or 4 seats");
            let mut seed = Seed(seed);
            loop {
                let mut record = Record::new(setup, seed);
                let mut game = LittleFactory::new(&setup, seed);
                let mut rng = Rng::new(seed);
                while game.outcome().is_none() && record.actions.len() < 400 {
                    let action = plan(&game, &mut rng, value);
                    game.apply(&action, &mut ()).expect("a planned action is legal");
                    record.actions.push(action);
                }
                let gone = matches!(game.step(), Step::Over(little_factory::End::TokensGone { .. }));
                if game.outcome().is_some() && gone == (name == "tokens_gone") {
                    println!("{name}: seed {seed}, {} turns", game.turn());
                    std::fs::write(path(name), tell(&record)).expect("the folder is there");
                    break;
                }
                println!("{name}: seed {seed} gave {:?} after {} turns", game.step(), game.turn());
                seed.0 += 100;
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
