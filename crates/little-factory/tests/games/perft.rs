//! Fixed positions, and how many ways there are to go on for one, two and more actions.
//!
//! Each file of `data/perft` is a position with lines `depth n: count`. The counts are the engine's own; that the
//! first of them (and the second, where there are not too many) is right is told by the naive listing of the rules
//! page, which shares no code with the engine. A new file needs a line in `FILES`; the counts of a changed one are
//! written by `cargo test --release -p little-factory --test games -- --ignored perft`.

#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test as test;

use crate::common::sheet::Sheet;
use little_factory::position::Position;
use little_factory::{Action, LittleFactory};
use tabletop::{Game, perft};

macro_rules! files {
    ($($name:literal),* $(,)?) => {
        &[$(($name, include_str!(concat!("../data/perft/", $name, ".txt")))),*]
    };
}

const FILES: &[(&str, &str)] = files![
    "opening_2",
    "opening_3_extension",
    "opening_4",
    "last_tile",
    "midgame_2",
    "midgame_3_extension",
    "midgame_4",
    "full_hand",
    "market",
    "one_token_left",
    "short_rows",
    "extension_town",
    "trades_for_nothing",
    "pass",
    "win_in_one",
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
        perft::check::<LittleFactory>(name, text, most);
    }
}

#[test]
fn the_naive_listing_counts_the_same() {
    let sheet = Sheet::read();
    let most = if cfg!(target_arch = "wasm32") { 100 } else { 800 };
    for (name, text) in FILES {
        let (game, counts) = perft::read::<LittleFactory>(name, text);
        let naive = |game: &LittleFactory| match game.outcome() {
            Some(_) => 0,
            None => sheet.legal(&Position::from(game)).len() as u64,
        };
        let [(1, first), (2, second), ..] = counts[..] else { panic!("{name}: depths 1 and 2 are needed") };
        assert_eq!(naive(&game), first, "{name}, depth 1");
        if first <= most {
            let after = |action: Action| {
                let mut next = game.clone();
                next.apply(&action, &mut ()).expect("what is listed is accepted");
                naive(&next)
            };
            assert_eq!(game.legal().into_iter().map(after).sum::<u64>(), second, "{name}, depth 2");
        }
    }
}

#[cfg(not(target_arch = "wasm32"))]
mod write {
    use super::*;
    use crate::common::{Table, policy, table};
    use little_factory::Setup;
    use tabletop::{Rng, Seed};

    fn opening(seats: u8, extension: bool, seed: u64) -> LittleFactory {
        LittleFactory::new(&Setup::new(seats, extension).expect("2, 3 or 4 seats"), Seed(seed))
    }

    /// A greedy game up to this turn.
    fn played(seats: u8, extension: bool, seed: u64, turn: u32) -> LittleFactory {
        let (mut game, mut rng) = (opening(seats, extension, seed), Rng::new(Seed(seed)));
        while game.turn() < turn {
            let action = policy::greedy(&game, &mut rng);
            game.apply(&action, &mut ()).expect("the game is not over yet");
        }
        game
    }

    fn positions() -> Vec<(&'static str, &'static str, LittleFactory)> {
        let hand_set = |table: Table| table.game();
        vec![
            ("opening_2", "Two begin.", opening(2, false, 11)),
            ("opening_3_extension", "Three begin, with the extension.", opening(3, true, 12)),
            ("opening_4", "Four begin.", opening(4, false, 13)),
            (
                "last_tile",
                "The fourth seat spends six coins, some of them on buildings.",
                hand_set(table(4).turn(3).hand(1, "wood*3").hand(2, "brick wood").hand(3, "fish").open(
                    "brick*2 cow flour yarn barrel cloth milk mill quarry brickworks charcoal_hut spinning_mill",
                )),
            ),
            ("midgame_2", "Two in the middle of a game.", played(2, false, 21, 20)),
            ("midgame_3_extension", "Three in the middle of a game with the extension.", played(3, true, 22, 33)),
            ("midgame_4", "Four in the middle of a game.", played(4, false, 23, 40)),
            (
                "full_hand",
                "Seven cards in hand: nothing may grow it.",
                hand_set(
                    table(2)
                        .hand(1, "wood*2 wheat clay sheep stone fishing_pole")
                        .built(1, "pond spinning_mill dairy")
                        .open("brick yarn fish planks cow milk barrel cloth meat sawmill mill quarry"),
                ),
            ),
            (
                "market",
                "The Market sells bread beside the action.",
                hand_set(
                    table(3)
                        .hand(1, "bread cloth brick wood")
                        .built(1, "market bakery textile_factory")
                        .open("brick*2 charcoal flour*2 fish yarn iron milk fishing_pole leather mill sawmill pond"),
                ),
            ),
            (
                "one_token_left",
                "The last token is in reach: half of the actions end the game.",
                hand_set(
                    table(3)
                        .hand(1, "fish milk barrel wheat")
                        .built(1, "fisherman milk_shop cheese_shop tavern")
                        .tokens(1, 2)
                        .tokens(2, 5)
                        .tokens(3, 4)
                        .open("brick cow iron"),
                ),
            ),
            (
                "short_rows",
                "The decks are empty and almost everything is in hands.",
                hand_set(
                    table(2)
                        .hand(1, "brick*2 cow charcoal*2 flour yarn")
                        .hand(2, "barrel bread cloth iron leather meat milk")
                        .built(1, "dairy mill")
                        .open("fishing_pole sheep planks quarry brickworks")
                        .rest_discarded(),
                ),
            ),
            (
                "extension_town",
                "Every building of the extension that trades, draws or makes, in front of one player.",
                hand_set(
                    table(2)
                        .extension()
                        .hand(1, "barrel brick wood cow")
                        .built(1, "building_firm general_store old_wood_factory trading_post wheat_farm wholesaler")
                        .open("brick flour planks yarn cut_stone cloth milk iron mill sawmill"),
                ),
            ),
            (
                "trades_for_nothing",
                "Only cards of Level I in hand and nothing else open but dear buildings.",
                hand_set(
                    table(2)
                        .hand(1, "wood*2 wheat cotton")
                        .hand(2, "wood wheat clay*2 stone*2")
                        .open("castle mansion butcher")
                        .built(2, "brickworks charcoal_hut quarry"),
                ),
            ),
            (
                "pass",
                "Nothing can be produced or traded, but a fish can be sold.",
                hand_set(
                    table(4)
                        .hand(1, "fish")
                        .hand(2, "wood*5 wheat*2")
                        .hand(3, "wheat clay*3 stone*3")
                        .hand(4, "cotton*2")
                        .built(1, "fisherman")
                        .open("castle"),
                ),
            ),
            (
                "win_in_one",
                "Nine influence: many ways to end it, in each phase.",
                hand_set(
                    table(2)
                        .hand(1, "brick milk bread cloth")
                        .built(1, "castle milk_shop bakery")
                        .tokens(1, 1)
                        .open("mill sawmill textile_factory bread_oven flour charcoal iron"),
                ),
            ),
        ]
    }

    #[test]
    #[ignore = "writes the files it is run on"]
    fn write_perft_files() {
        for (name, sentence, game) in positions() {
            let text = perft::write(sentence, &game, 2_000_000);
            let path = format!("{}/tests/data/perft/{name}.txt", env!("CARGO_MANIFEST_DIR"));
            std::fs::write(path, text).expect("the folder is there");
        }
    }
}
