//! Candidates leave out what is hardly ever better: buying, selling and upgrading only toward a goal.

#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test as test;

mod common;

use common::{acts, table};
use la_granja::LaGranja;
use tabletop::Game;

fn candidates(game: &LaGranja) -> Vec<String> {
    let mut actions = Vec::new();
    game.candidates_into(&mut actions);
    let mut texts: Vec<String> = actions.iter().map(ToString::to_string).collect();
    texts.sort();
    texts
}

#[test]
fn what_is_bought_and_upgraded_is_asked_for_somewhere() {
    let base = table(2).block("restaurant merchant_house deli").craft(1, "restaurant").commodities(1, 0);
    let base = base.craft(1, "merchant_house").craft(1, "deli");
    // All that is open is done but for one barrow that misses wine.
    let base = base.craft(1, "greengrocer").craft(1, "village_store").craft(1, "butcher").barrow(1, "cartwright", 1);
    let bare = base.clone().step("deliveries 2").silver(1, 20).game();
    assert_eq!(candidates(&bare), ["buy grape", "done"], "a grape to make wine of");
    let held = base.clone().step("deliveries 2").silver(1, 20).goods(1, "1 grape").game();
    assert_eq!(candidates(&held), ["done", "upgrade grape"]);
    let made = base.step("deliveries 2").silver(1, 20).goods(1, "1 wine 3 olive").game();
    assert_eq!(candidates(&made), ["deliver wine to barrow 1", "done"]);
    assert!(made.legal().len() > 5, "more could be done");
}

#[test]
fn an_extension_is_paid_with_what_is_missed_least() {
    let mut game = table(2).hand(1, "chef").goods(1, "1 meat 1 olive").game();
    acts(&mut game, &["extension chef"]);
    assert_eq!(candidates(&game), ["pay silver"]);
}

#[test]
fn a_roof_tile_is_paid_with_a_commodity_where_silver_is_short() {
    let game = table(2).round(4).step("roofs").silver(1, 0).game();
    assert_eq!(candidates(&game), ["done", "spend silver"]);
    let game = table(2).round(4).step("roofs").silver(1, 4).sale("4a 4b").game();
    assert_eq!(candidates(&game), ["done", "roof 4a", "roof 4b"]);
}

#[test]
fn the_best_plan_uses_helpers_that_bring_a_silver_for_nothing() {
    let bring = |id: &str| {
        let base = table(2).helpers(1, id).hand(1, "chef miller mason").roofs(1, "1a").round(2);
        let game = base.fields(1, "carpenter").ripe(1, "olive", 1).game();
        let plans = game.ways(12);
        plans[0].actions.iter().any(|action| action.to_string().starts_with(&format!("use {id}")))
    };
    for id in ["woodcutter", "wood_carver", "beekeeper"] {
        assert!(bring(id), "{id}");
    }
}
