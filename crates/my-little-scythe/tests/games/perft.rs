//! Fixed positions, and how many ways there are to go on for one, two and more actions.
//!
//! Each file of `data/perft` is a position with lines `depth n: count`. The counts are the engine's own; that the first
//! is right is told by trying everything that can be said at all. A new file needs a line in `FILES`; the counts of a
//! changed one are written by `cargo test -p my-little-scythe --test games -- --ignored perft`.

#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test as test;

use crate::common::{self, policy};
use my_little_scythe::position::Position;
use my_little_scythe::{
    Action, Good, Goods, MyLittleScythe, Payment, Rest, Section, Seek, Seeker, Space, Spells, Throw, Tile, Token,
    Trophy,
};
use tabletop::{Game, Rng, Seed, perft};

macro_rules! files {
    ($($name:literal),* $(,)?) => {
        &[$(($name, include_str!(concat!("../data/perft/", $name, ".txt")))),*]
    };
}

const FILES: &[(&str, &str)] = files![
    "opening_2",
    "opening_4",
    "opening_6",
    "midgame_2",
    "midgame_3",
    "midgame_5",
    "solo",
    "loaded",
    "express",
    "both_deliver",
    "fight",
    "answer",
    "gift",
    "removal",
    "grimoire",
    "supply_line",
    "finale",
];

#[cfg(not(target_arch = "wasm32"))]
#[test]
fn every_file_of_the_folder_is_named() {
    tabletop::positions::all_named(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/data/perft"), FILES);
}

#[test]
fn every_position_has_as_many_continuations_as_written() {
    // Without optimization, only what is counted in a blink.
    let most = if cfg!(target_arch = "wasm32") { 20_000 } else { u64::MAX };
    for (name, text) in FILES {
        perft::check::<MyLittleScythe>(name, text, most);
    }
}

/// Everything that can be said of this game, sensible or not.
fn sayable(game: &MyLittleScythe) -> Vec<Action> {
    let spaces: Vec<Space> = Space::all().collect();
    let most =
        |good: Good| spaces.iter().map(|&space| game.board().at(space).count(good)).max().unwrap_or(0).min(6) + 1;
    let loads: Vec<Goods> = Goods::new(most(Good::Apple), most(Good::Gem)).parts().collect();
    let mut all = vec![Action::Move, Action::Stay, Action::NoThanks, Action::Pass, Action::Reveal];
    all.extend([Seek::Apples, Seek::Gems].map(Action::Seek));
    all.extend([Rest::Spell, Rest::Pies].map(Action::Rest));
    all.extend((0..4).map(Action::Solve));
    all.extend((0..6).map(Action::Discard));
    all.extend(Tile::all().map(Action::Keep));
    all.extend(Trophy::ALL.map(Action::Claim));
    for &space in &spaces {
        all.extend([
            Action::Quest(space),
            Action::Fight(space),
            Action::From(space),
            Action::Onto(space),
            Action::To(space),
            Action::Place(space),
        ]);
        all.extend(Token::ALL.map(|token| Action::Remove { token, from: space }));
        for &goods in &loads {
            all.extend(Seeker::BOTH.map(|seeker| Action::Go { seeker, to: space, goods }));
            all.push(Action::Shift { from: space, goods });
        }
    }
    for seeker in Seeker::BOTH {
        for good in Good::ALL {
            for count in 0..7 {
                all.extend([false, true].map(|eased| Action::Deliver { seeker, good, count, eased }));
            }
        }
    }
    for pies in 0..10 {
        for one in 0..5 {
            for other in one..5 {
                let spells: Spells = [one, other].into_iter().collect();
                all.push(Action::Throw(Throw { pies, spells }));
            }
        }
    }
    let small: Vec<Goods> = Goods::new(3, 3).parts().collect();
    let mut pay = |payment: Payment| {
        all.extend([Action::Bake(payment), Action::Conjure(payment)]);
        all.extend(Section::ALL.map(|section| Action::PowerUp { section, payment }));
    };
    for &space in &spaces {
        small.iter().for_each(|&goods| pay(Payment::from(space, goods)));
    }
    let mine: Vec<Space> = game.player(game.active()).spaces().iter().collect();
    for &one in &mine {
        for &other in &mine {
            for &first in &small {
                small.iter().for_each(|&second| pay(Payment { first: (one, first), second: Some((other, second)) }));
            }
        }
    }
    all.sort_unstable();
    all.dedup();
    all
}

#[test]
fn of_all_that_can_be_said_exactly_what_is_listed_is_accepted() {
    for (name, text) in FILES {
        let (game, counts) = perft::read::<MyLittleScythe>(name, text);
        agrees(&game);
        assert_eq!(game.legal().len() as u64, counts[0].1, "{name}");
    }
}

/// What is accepted of all that can be said, beside what is listed.
fn agrees(game: &MyLittleScythe) {
    let mut accepted: Vec<Action> = sayable(game).into_iter().filter(|action| game.check(action).is_ok()).collect();
    let mut listed = game.legal();
    accepted.sort_unstable();
    listed.sort_unstable();
    assert_eq!(accepted, listed, "{}", Position::from(game));
    assert_eq!(listed.is_empty(), game.outcome().is_some(), "{}", Position::from(game));
}

#[test]
fn in_games_of_every_setup_exactly_what_is_listed_is_accepted_too() {
    let (games, every) = if cfg!(target_arch = "wasm32") { (1, 40) } else { (12, 9) };
    let mut met = Vec::new();
    for setup in policy::setups() {
        for seed in 0..games {
            let mut rng = Rng::new(Seed(seed ^ 0x11fe));
            let mut count = seed;
            policy::play(MyLittleScythe::new(&setup, Seed(seed)), &mut rng, 300, policy::mixed, |_, _, _, game| {
                let decision = game.decision();
                count += 1;
                if count % every == 0 || !met.contains(&decision) {
                    met.push(decision);
                    agrees(game);
                }
            });
        }
    }
    met.sort_unstable_by_key(|decision| format!("{decision:?}"));
    met.dedup();
    assert!(met.len() >= if cfg!(target_arch = "wasm32") { 10 } else { 18 }, "{met:?}");
}

#[cfg(not(target_arch = "wasm32"))]
mod write {
    use super::*;
    use crate::common::{acts, solo, table};

    fn opening(setup: &str, seed: u64) -> MyLittleScythe {
        MyLittleScythe::new(&setup.parse().expect("a setup"), Seed(seed))
    }

    /// A guided game up to this turn.
    fn played(setup: &str, seed: u64, turn: u32) -> MyLittleScythe {
        let (mut game, mut rng) = (opening(setup, seed), Rng::new(Seed(seed)));
        while game.turn() < turn {
            let action = game.guide(&mut rng);
            game.apply(&action, &mut ()).expect("the game is not over yet");
        }
        game
    }

    fn after(table: &common::Table, texts: &[&str]) -> MyLittleScythe {
        let mut game = table.game();
        acts(&mut game, texts);
        game
    }

    fn positions() -> Vec<(&'static str, &'static str, MyLittleScythe)> {
        let two = || table(2).at(1, "tundra_n", "rocks_inner").at(2, "tundra_corner", "desert_inner");
        let three =
            || table(3).at(1, "tundra_n", "rocks_inner").at(2, "tundra_corner", "camp").at(3, "swamp_inner", "camp");
        vec![
            ("opening_2", "Two begin.", opening("2 seats", 11)),
            ("opening_4", "Four begin.", opening("4 seats", 13)),
            ("opening_6", "Six begin.", opening("6 seats", 15)),
            ("midgame_2", "Two in the middle of a game.", played("2 seats", 21, 12)),
            ("midgame_3", "Three in the middle of a game.", played("3 seats", 22, 15)),
            ("midgame_5", "Five in the middle of a game.", played("5 seats", 23, 22)),
            ("solo", "The Automountie is to reveal a card.", played("solo hard", 24, 9)),
            (
                "loaded",
                "A Move with much to carry.",
                after(&two().goods("tundra_n", "3 apples 2 gems").goods("rocks_inner", "4 gems"), &["move"]),
            ),
            (
                "express",
                "A Move by portals, with a jump for each Seeker.",
                after(&two().goods("tundra_n", "1 apple").tile(1, "portal_express"), &["move"]),
            ),
            (
                "both_deliver",
                "Both Seekers could deliver, together or one by one, eased or not.",
                after(
                    &two()
                        .at(1, "portal_n", "rocks_inner")
                        .goods("portal_n", "4 apples 1 gem")
                        .goods("rocks_inner", "3 apples 3 gems")
                        .personality(1, "sparkling"),
                    &["move"],
                ),
            ),
            (
                "fight",
                "The attacker chooses, with two Seekers and four kinds of spells.",
                after(
                    &two().at(1, "tundra_n", "tundra_middle").spells(1, "4 3 2 1 1").pies(1, 9),
                    &["move", "go a tundra_corner", "go b tundra_corner", "fight tundra_corner"],
                ),
            ),
            (
                "answer",
                "The defender chooses.",
                after(
                    &two().spells(2, "4 4 1").pies(2, 5),
                    &["move", "go a tundra_corner", "stay", "fight tundra_corner", "throw 3"],
                ),
            ),
            (
                "gift",
                "Two gems are given, to one of two rivals.",
                after(
                    &three()
                        .quest("tundra_n")
                        .goods("tundra_n", "2 gems")
                        .goods("rocks_inner", "2 gems")
                        .next_quests("lost_jewels"),
                    &["move", "stay", "quest tundra_n", "solve 1"],
                ),
            ),
            (
                "removal",
                "A token is removed from anywhere.",
                after(
                    &three()
                        .quest("tundra_n")
                        .quest("swamp_corner")
                        .goods("forest_inner", "2 apples 2 gems")
                        .goods("swamp_inner", "1 gem")
                        .next_quests("bakers_stall"),
                    &["move", "stay", "quest tundra_n", "solve 2"],
                ),
            ),
            (
                "grimoire",
                "One of three spells is discarded.",
                after(
                    &two().goods("tundra_n", "2 gems").tile(1, "grand_grimoire").next_spells("1 3 4"),
                    &["conjure 2 gems from tundra_n"],
                ),
            ),
            (
                "supply_line",
                "Costs from two spaces.",
                two()
                    .goods("tundra_n", "2 apples 2 gems")
                    .goods("rocks_inner", "2 apples 2 gems")
                    .tile(1, "supply_line")
                    .game(),
            ),
            (
                "finale",
                "A last turn with three trophies to claim.",
                after(
                    &two().trophies(1, "quests spells fight").pies(1, 8).pies(2, 8).friendship(2, 8).spells(2, "1 1 1"),
                    &["move", "stay"],
                ),
            ),
        ]
    }

    #[test]
    #[ignore = "writes the files it is run on"]
    fn write_perft_files() {
        assert!(solo("easy").game().legal().len() > 1);
        for (name, sentence, game) in positions() {
            let text = perft::write(sentence, &game, 600_000);
            let path = format!("{}/tests/data/perft/{name}.txt", env!("CARGO_MANIFEST_DIR"));
            std::fs::write(path, text).expect("the folder is there");
        }
    }
}
