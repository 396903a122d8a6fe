//! Candidates leave out what is hardly ever better, and keep what decides games.

#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test as test;

mod common;

use common::{Table, act, acts, solo, table};
use my_little_scythe::{Action, MyLittleScythe};
use tabletop::Game;

fn candidates(game: &MyLittleScythe) -> Vec<String> {
    let mut actions = Vec::new();
    game.candidates_into(&mut actions);
    actions.iter().map(ToString::to_string).collect()
}

fn moving(table: &Table) -> MyLittleScythe {
    let mut game = table.game();
    act(&mut game, "move");
    game
}

#[test]
fn carrying_is_all_one_kind_or_what_a_use_takes() {
    let game = moving(&table(2).at(1, "tundra_n", "camp").goods("tundra_n", "5 apples 3 gems"));
    let loads: Vec<String> = candidates(&game)
        .into_iter()
        .filter_map(|text| text.strip_prefix("go a tundra_corner ").map(str::to_owned))
        .collect();
    assert_eq!(loads, ["5 apples 3 gems", "5 apples", "3 gems", "4 apples", "1 apple 1 gem", "2 apples", "2 gems"]);
    assert_eq!(game.legal().iter().filter(|action| action.to_string().starts_with("go a tundra_corner ")).count(), 23);
}

#[test]
fn seekers_that_stand_together_are_alike() {
    let game = moving(&table(2).at(1, "tundra_n", "tundra_n"));
    assert!(candidates(&game).iter().all(|text| !text.starts_with("go b")));
    assert!(game.legal().iter().any(|action| action.to_string().starts_with("go b")));
    let camp = moving(&table(2));
    assert!(candidates(&camp).iter().all(|text| !text.starts_with("go b")));
}

#[test]
fn one_payment_a_make_the_one_that_spoils_least() {
    let game = table(2).at(1, "tundra_n", "rocks_s").goods("tundra_n", "4 apples").goods("rocks_s", "2 apples").game();
    let bakes: Vec<String> = candidates(&game).into_iter().filter(|text| text.starts_with("bake")).collect();
    assert_eq!(bakes, ["bake 2 apples from rocks_s"], "the four could be delivered");
}

#[test]
fn nobody_throws_more_than_could_be_needed() {
    let mut game = table(2).at(1, "tundra_n", "camp").at(2, "tundra_corner", "camp").pies(1, 7).pies(2, 2).game();
    acts(&mut game, &["move", "go a tundra_corner", "stay", "fight tundra_corner"]);
    assert_eq!(candidates(&game), ["throw 0", "throw 1", "throw 2"]);
    act(&mut game, "throw 2");
    assert_eq!(candidates(&game), ["throw 0", "throw 1", "throw 2"]);
}

#[test]
fn the_automountie_may_throw_spells_that_she_has_yet_to_draw() {
    let base = solo("normal").at(1, "rocks_inner", "camp").at(2, "rocks_middle", "camp");
    let mut game = base.pies(1, 7).pies(2, 0).spells(2, "").game();
    acts(&mut game, &["move", "go a rocks_middle", "stay", "fight rocks_middle"]);
    let all: Vec<String> = (0..=7).map(|pies| format!("throw {pies}")).collect();
    assert_eq!(candidates(&game), all);
}

#[test]
fn claims_that_can_wait_wait() {
    let mut game = table(2).pies(1, 8).game();
    assert!(game.legal().contains(&"claim pies".parse::<Action>().expect("notation")));
    assert!(!candidates(&game).contains(&"claim pies".to_owned()));
    act(&mut game, "seek gems");
    assert!(candidates(&game).iter().all(|text| text.starts_with("place")));
}
