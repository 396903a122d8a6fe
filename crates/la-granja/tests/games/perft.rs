//! Fixed positions, and how many ways there are to go on for one, two and more actions.
//!
//! Each file of `data/perft` is a position with lines `depth n: count`. The counts are the engine's own; that the first
//! is right is told by trying everything that can be said at all. A new file needs a line in `FILES`; the counts of a
//! changed one are written by `cargo test -p la-granja --test games -- --ignored perft`.

#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test as test;

use la_granja::{Action, Card, Cargo, Craft, From, Good, LaGranja, Payment, Roof, Side, Space, Target, Trade, With};
use tabletop::{Game, perft};

macro_rules! files {
    ($($name:literal),* $(,)?) => {
        &[$(($name, include_str!(concat!("../data/perft/", $name, ".txt")))),*]
    };
}

const FILES: &[(&str, &str)] = files![
    "opening_2",
    "opening_4",
    "solo",
    "harvest",
    "roofs",
    "dice",
    "second_space",
    "donkeys",
    "siesta",
    "deliveries",
    "extra",
    "marker",
    "removal",
    "payment",
    "late",
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
        perft::check::<LaGranja>(name, text, most);
    }
}

/// Everything that can be said, sensible or not.
fn sayable() -> Vec<Action> {
    let mut all = vec![Action::Draw, Action::Silver, Action::Rest, Action::Pass, Action::Done, Action::Neutral];
    let sources: Vec<(Good, From)> =
        Good::ALL.into_iter().flat_map(|good| From::BOTH.map(|from| (good, from))).collect();
    for card in Card::all() {
        all.extend([Action::Play(card, Side::Field), Action::Play(card, Side::Extension), Action::Discard(card)]);
        for slot in 0..4 {
            all.extend([Action::Play(card, Side::Barrow(slot)), Action::Play(card, Side::Helper(slot))]);
        }
        all.push(Action::Use(card, With::Nothing));
        all.extend((0..8).map(|face| Action::Use(card, With::Face(face))));
        all.extend((0..8).flat_map(|from| (0..8).map(move |to| Action::Use(card, With::Turn(from, to)))));
        all.extend(sources.iter().map(|&(good, from)| Action::Use(card, With::Good(good, from))));
        all.extend(Card::all().map(|other| Action::Use(card, With::Card(other))));
    }
    for from in Space::open_to(4) {
        all.extend([Action::Place(from), Action::Remove(from)]);
        let stallkeeper = Card::by_id("stallkeeper").expect("a card");
        all.extend(Space::open_to(4).map(|to| Action::Use(stallkeeper, With::Shift(from, to))));
    }
    all.extend(Payment::all().map(Action::Pay));
    for good in Good::ALL {
        all.extend([Action::Gain(good), Action::Buy(good), Action::Recover(good)]);
        all.extend(Good::ALL.map(|into| Action::Fetch(good, into)));
    }
    for &(good, from) in &sources {
        all.extend([Action::Sell(good, from), Action::Upgrade(good, from)]);
    }
    for trade in Trade::ALL {
        all.extend([Action::Spend(trade), Action::Trade(trade)]);
    }
    for tile in Roof::all() {
        all.push(Action::Flip(tile, None));
        all.extend(Roof::all().map(|back| Action::Flip(tile, Some(back))));
        for number in 0..27 {
            let goods = [number % 3, number / 3 % 3, number / 9];
            all.extend([false, true].map(|barn| Action::Roof { tile, goods, barn }));
        }
    }
    all.extend((0..9).flat_map(|number| [Action::Take(number), Action::Donkeys(number)]));
    let mut targets: Vec<Target> = (0..4).map(Target::Barrow).collect();
    targets.extend(Craft::ALL.into_iter().flat_map(|craft| (0..5).map(move |row| Target::Craft(craft, row))));
    for to in targets {
        all.extend(sources.iter().map(|&(good, from)| Action::Deliver { cargo: Cargo::Good(good), from, to }));
        all.extend(From::BOTH.map(|from| Action::Deliver { cargo: Cargo::Commodity, from, to }));
    }
    all
}

#[test]
fn of_all_that_can_be_said_exactly_what_is_listed_is_accepted() {
    let sayable = sayable();
    for (name, text) in FILES {
        let (game, counts) = perft::read::<LaGranja>(name, text);
        let mut accepted: Vec<Action> = sayable.iter().copied().filter(|action| game.check(action).is_ok()).collect();
        let mut listed = game.legal();
        accepted.sort_unstable();
        accepted.dedup();
        listed.sort_unstable();
        assert_eq!(accepted, listed, "{name}");
        assert_eq!(listed.len() as u64, counts[0].1, "{name}");
    }
}

#[cfg(not(target_arch = "wasm32"))]
mod write {
    use super::*;
    use crate::common::{self, acts, solo, table};
    use tabletop::{Rng, Seed};

    fn opening(setup: &str, seed: u64) -> LaGranja {
        LaGranja::new(&setup.parse().expect("a setup"), Seed(seed))
    }

    /// A guided game up to this round.
    fn played(setup: &str, seed: u64, round: u8) -> LaGranja {
        let (mut game, mut rng) = (opening(setup, seed), Rng::new(Seed(seed)));
        while game.round() < round {
            let action = game.guided(&mut rng);
            game.apply(&action, &mut ()).expect("the game is not over yet");
        }
        game
    }

    fn after(table: &common::Table, texts: &[&str]) -> LaGranja {
        let mut game = table.game();
        acts(&mut game, texts);
        game
    }

    fn positions() -> Vec<(&'static str, &'static str, LaGranja)> {
        let rich = || {
            let base =
                table(3).barrow(1, "chef", 1).barrow(1, "porter", 6).fields(1, "miller peon").ripe(1, "olive", 1);
            base.goods(1, "1 olive 1 grain 1 grape 1 pig 1 food").silver(1, 9).hand(1, "mason carter")
        };
        let markers = || rich().marker("c1", 2).marker("c2", 3).marker("c3", 2).marker("r6", 1);
        vec![
            ("opening_2", "Two begin.", opening("2 seats", 11)),
            ("opening_4", "Four begin.", opening("4 seats", 13)),
            (
                "solo",
                "The neutral player takes a die away.",
                after(&solo().step("first").dice("1 2 4 4 6"), &["take 4"]),
            ),
            (
                "harvest",
                "A good without a field, and newborn pigs.",
                after(
                    &table(2).helpers(1, "gleaner").extensions(1, "chef").goods(1, "2 pig"),
                    &["done", "done", "done"],
                ),
            ),
            (
                "roofs",
                "A roof tile with the Thatcher and the Barn Builder.",
                table(2)
                    .round(5)
                    .step("roofs")
                    .helpers(1, "thatcher barn_builder")
                    .goods(1, "1 food 1 meat")
                    .silver(1, 4)
                    .game(),
            ),
            (
                "dice",
                "The first die, with the Migrant Laborer and roof tiles.",
                rich()
                    .helpers(1, "migrant_laborer innkeeper")
                    .roofs(1, "1a 2c*")
                    .step("first")
                    .dice("1 1 2 3 5 6 6")
                    .game(),
            ),
            ("second_space", "A card, or a good.", after(&rich().step("first").dice("1 1 2 3 5 6 6"), &["take 2"])),
            ("donkeys", "A donkey tile in round 3.", table(3).round(3).step("donkeys").turn(1).game()),
            (
                "siesta",
                "The Innkeeper, the Shoemaker and a roof tile on the siesta track.",
                after(
                    &rich()
                        .helpers(1, "innkeeper shoemaker")
                        .roofs(1, "2c")
                        .round(3)
                        .step("donkeys")
                        .turn(2)
                        .chosen(1, 3),
                    &["donkeys 1"],
                ),
            ),
            (
                "deliveries",
                "Deliveries with much to deliver.",
                rich().helpers(1, "tout stallkeeper errand_boy").marker("c1", 1).step("deliveries 3").game(),
            ),
            ("extra", "Paid deliveries.", rich().extensions(1, "roofer").step("extra").game()),
            (
                "marker",
                "A marker with the Market Master.",
                after(&markers().helpers(1, "market_master").step("deliveries 2"), &["deliver olive to barrow 2"]),
            ),
            (
                "removal",
                "Two markers to remove.",
                after(&markers().step("deliveries 2"), &["deliver olive to barrow 2", "place r2"]),
            ),
            (
                "payment",
                "The third extension is being paid for.",
                after(&rich().extensions(1, "roofer stable_boy"), &["extension mason", "pay olive field"]),
            ),
            ("late", "The last round of a guided game for two.", played("2 seats", 21, 6)),
        ]
    }

    #[test]
    #[ignore = "writes the files it is run on"]
    fn write_perft_files() {
        for (name, sentence, game) in positions() {
            let text = perft::write(sentence, &game, 400_000);
            let path = format!("{}/tests/data/perft/{name}.txt", env!("CARGO_MANIFEST_DIR"));
            std::fs::write(path, text).expect("the folder is there");
        }
    }
}
