//! Craft buildings: rows, completion, blocked ones, and each tile now and later.

#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test as test;

use crate::common::{
    self, act, acts, card, craft, legal, listed, player, points, refused, silver, store, table, to_act,
};
use la_granja::{Cargo, Cause, Craft, Decision, Event, Good, LaGranja, Refusal, Setup, Step};
use tabletop::{Game, Seat, Seed};

#[test]
fn the_first_there_gets_round_first_point_and_opened_building() {
    let base = table(2).round(3).step("deliveries 3").nearly(1, "deli").goods(1, "1 olive");
    let mut game = base.clone().game();
    let why = Cause::Completed(Craft::Deli);
    let events = act(&mut game, "deliver olive to deli a");
    assert!(events.contains(&Event::Opened { seat: Seat(0), craft: Craft::VillageStore, number: 1, why }));
    assert_eq!(points(&game, 1), 1 + 3 + 1 + 1);
    assert_eq!(player(&game, 1).rows[Craft::Deli as usize], None, "the goods return");
    assert_eq!(refused(&game, "deliver food to deli a"), Refusal::HasCraft { craft: Craft::Deli });
    // The second gets the round, and opens the next building.
    let mut game = base.craft(2, "deli").game();
    let events = act(&mut game, "deliver olive to deli a");
    assert_eq!(points(&game, 1), 1 + 3 + 1);
    assert!(events.contains(&Event::Opened { seat: Seat(0), craft: Craft::Butcher, number: 2, why }));
}

#[test]
fn blocked_buildings_open_in_order_and_then_none_is_left() {
    let game = table(2).step("deliveries 3").goods(1, "1 pig").game();
    assert!(matches!(refused(&game, "deliver pig to butcher a"), Refusal::Blocked { .. }));
    assert!(matches!(refused(&game, "deliver pig to village_store a"), Refusal::Blocked { .. }));
    // With three done all are open, and nobody gets a point for it.
    let base = table(4).craft(2, "restaurant").craft(3, "restaurant").craft(4, "restaurant");
    let mut game = base.step("deliveries 3").nearly(1, "deli").goods(1, "1 olive 1 pig").game();
    assert!(listed(&game, "deliver pig to butcher a"));
    act(&mut game, "deliver olive to deli a");
    assert_eq!(points(&game, 1), 1 + 2 + 1);
}

#[test]
fn setup_blocks_three_different_buildings() {
    for seed in 0..200 {
        let game = LaGranja::new(&Setup::new(2).expect("two"), Seed(seed));
        let mut blocked: Vec<u8> = Craft::ALL.iter().map(|&craft| game.building(craft).blocked).collect();
        blocked.sort_unstable();
        assert_eq!(blocked, [0, 0, 0, 1, 2, 3]);
    }
}

#[test]
fn every_row_can_be_filled_in_any_order() {
    for building in Craft::ALL {
        for row in 0..4 {
            let blocked: Vec<&str> =
                Craft::ALL.into_iter().filter(|&other| other != building).take(3).map(Craft::id).collect();
            let mut table = table(2).block(&blocked.join(" ")).commodities(1, 1).helpers(1, "swineherd");
            for good in Good::ALL {
                table = table.goods(1, &format!("3 {}", good.id()));
            }
            let mut game = table.step("deliveries 5").game();
            let letter = ["a", "b", "c", "d"][usize::from(row)];
            for cargo in building.row(row).iter().rev() {
                assert!(matches!(game.step(), Step::Deliveries { .. }));
                let from = if *cargo == Cargo::Commodity { "commodity" } else { cargo.id() };
                act(&mut game, &format!("deliver {from} to {} {letter}", building.id()));
            }
            assert!(player(&game, 1).has_craft(building), "{} {letter}", building.id());
            assert!(!player(&game, 1).is_active(building), "it sleeps until the round ends");
        }
    }
}

#[test]
fn a_building_is_completed_once() {
    let game = table(2).craft(1, "deli").step("deliveries 3").goods(1, "1 food").game();
    assert_eq!(refused(&game, "deliver food to deli a"), Refusal::HasCraft { craft: Craft::Deli });
    assert_eq!(refused(&game, "deliver food to barrow 1"), Refusal::NoBarrow { slot: 0 });
    // A picture is covered once.
    let game = table(2).step("deliveries 3").row(1, "deli", 0, 3).goods(1, "1 food").game();
    let cargo = Cargo::Good(Good::Food);
    let to = la_granja::Target::Craft(Craft::Deli, 0);
    assert_eq!(refused(&game, "deliver food to deli a"), Refusal::Covered { cargo, to });
}

/// A game in which seat 1 completes this building in round 2 with its last delivery.
fn completed(id: &str, last: &str) -> LaGranja {
    completed_with(table(2), id, last)
}

fn completed_with(table: common::Table, id: &str, last: &str) -> LaGranja {
    let blocked: Vec<&str> =
        Craft::ALL.into_iter().filter(|&other| other != craft(id)).take(3).map(Craft::id).collect();
    let base = table.block(&blocked.join(" ")).step("deliveries 2").nearly(1, id);
    let mut game = base.goods(1, &format!("1 {last}")).game();
    act(&mut game, &format!("deliver {last} to {id} a"));
    game
}

const DONE: u16 = 1 + 2 + 1 + 1;

#[test]
fn merchant_house_now_and_later() {
    let game = completed("merchant_house", "grape");
    assert_eq!((silver(&game, 1), points(&game, 1)), (4, DONE));
    let mut game = table(2).craft(1, "merchant_house").extensions(1, "merchant").game();
    acts(&mut game, &["done", "done"]);
    assert_eq!(silver(&game, 1), 1 + 3 + 1, "with the income of an extension");
    let mut game = table(2).craft(1, "merchant_house*").game();
    acts(&mut game, &["done", "done"]);
    assert_eq!(silver(&game, 1), 1);
}

#[test]
fn restaurant_now_and_later() {
    let mut game = completed_with(table(2).disc(1, 3), "restaurant", "wine");
    assert_eq!((points(&game, 1), game.decision()), (DONE + 2, Some(Decision::Choice)), "2 VP of its siesta space");
    act(&mut game, "pass");
    assert_eq!(game.step(), Step::Deliveries { left: 1 });
    // Later: one step and one delivery more.
    let mut game = table(2).craft(1, "restaurant").step("donkeys").turn(1).chosen(1, 3).game();
    acts(&mut game, &["donkeys 3", "rest"]);
    common::until(&mut game, "deliveries");
    assert_eq!((game.disc(Seat(0)), game.step()), (2, Step::Deliveries { left: 4 }));
}

#[test]
fn deli_now_and_later() {
    let game = completed("deli", "olive");
    assert_eq!((player(&game, 1).commodities, points(&game, 1)), (2, DONE));
    let mut game = table(2).craft(1, "deli").game();
    acts(&mut game, &["done", "done"]);
    assert_eq!(player(&game, 1).commodities, 2);
}

#[test]
fn greengrocer_now_and_later() {
    let mut game = completed("greengrocer", "grape");
    assert_eq!(legal(&game), ["gain grain", "gain grape", "gain olive", "gain pig", "pass"]);
    act(&mut game, "gain pig");
    assert_eq!(store(&game, 1, "pig"), 1);
    let mut game = table(2).craft(1, "greengrocer").game();
    acts(&mut game, &["done", "done"]);
    assert_eq!((game.step(), to_act(&game), game.decision()), (Step::Income, 1, Some(Decision::Choice)));
    act(&mut game, "gain grape");
    assert_eq!((store(&game, 1, "grape"), game.step()), (1, Step::Income));
}

#[test]
fn village_store_now_and_later() {
    let game = completed("village_store", "food");
    assert_eq!(points(&game, 1), DONE + 2);
    let game = completed_with(table(2).craft(1, "village_store"), "deli", "olive");
    assert_eq!(points(&game, 1), DONE + 2);
}

#[test]
fn butcher_now_and_later() {
    let barrows = table(2).barrow(1, "chef", 1).barrow(1, "porter", 0);
    let game = completed_with(barrows, "butcher", "grain");
    assert_eq!(points(&game, 1), DONE + 2, "two barrows in play");
    for (tile, more) in [("butcher", 1), ("butcher*", 0)] {
        let base = table(2).craft(1, tile).barrow(1, "chef", 1).step("deliveries 2");
        let mut game = base.goods(1, "1 grape").game();
        acts(&mut game, &["deliver grape to barrow 1", "place c1"]);
        assert_eq!(points(&game, 1), 1 + 2 + more);
    }
}

#[test]
fn tiles_wake_up_at_the_end_of_the_round() {
    let mut game = table(2).craft(1, "deli*").step("extra").turn(1).game();
    act(&mut game, "done");
    assert!(player(&game, 1).is_active(Craft::Deli));
    assert!(!game.discards().has(card("chef")));
}
