//! The 24 roof tiles: buying them, and what each does.

#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test as test;

use crate::common::{
    self, act, acts, legal, listed, next_to_act, player, points, refused, roof, silver, store, table, to_act,
};
use la_granja::{LaGranja, Refusal, Roof, Setup, Step};
use tabletop::{Game, Seat, Seed};

#[test]
fn a_tile_costs_the_round_and_slots_score_from_the_left() {
    let owned = ["", "1a", "1a 2a", "1a 2a 3a", "1a 2a 3a 4a"];
    for (slot, owned) in (0..).zip(owned) {
        let mut game = table(2).round(5).step("roofs").roofs(1, owned).silver(1, 9).game();
        act(&mut game, "roof 5a");
        assert_eq!((silver(&game, 1), points(&game, 1)), (4, 1 + slot));
        assert_eq!(next_to_act(&game), 2, "one a round");
    }
    let game = table(2).round(5).step("roofs").silver(1, 4).game();
    assert_eq!(refused(&game, "roof 5a"), Refusal::NotEnoughSilver { have: 4, need: 5 });
    assert_eq!(refused(&game, "roof 5d"), Refusal::RoofNotDealt { tile: roof("5d") });
    assert_eq!(refused(&game, "roof 4a"), Refusal::RoofGone { tile: roof("4a"), round: 4 });
}

#[test]
fn in_round_1_the_last_buys_first() {
    let game = table(3).round(1).step("roofs").game();
    assert_eq!(to_act(&game), 3);
    let mut game = game;
    act(&mut game, "roof 1a");
    assert_eq!((to_act(&game), next_to_act(&game)), (3, 2));
    assert_eq!(refused(&game, "roof 1b"), Refusal::OneRoof);
    acts(&mut game, &["done", "done", "done"]);
    assert_eq!(game.step(), Step::First);
    let game = table(3).round(2).step("roofs").game();
    assert_eq!(to_act(&game), 1);
}

#[test]
fn there_are_as_many_tiles_a_round_as_seats() {
    for (setup, count) in [("2 seats", 2), ("3 seats", 3), ("4 seats", 4), ("solo", 2)] {
        let setup: Setup = setup.parse().expect("a setup");
        let game = LaGranja::new(&setup, Seed(3));
        assert_eq!(game.roofs_for_sale().len(), count);
        assert!(game.roofs_for_sale().iter().all(|tile| tile.round() == 1));
    }
}

/// A game in the revenue phase of round 6 with this tile on the roof.
fn with(tile: &str) -> common::Table {
    table(2).round(6).roofs(1, tile).step("first").dice("1 2 3 4 5")
}

#[test]
fn two_different_goods_1a_3a() {
    for tile in ["1a", "3a"] {
        let mut game = with(tile).game();
        acts(&mut game, &[&format!("flip {tile}"), "gain olive", "gain grape"]);
        assert_eq!((store(&game, 1, "olive"), store(&game, 1, "grape")), (1, 1));
        assert_eq!(refused(&game, &format!("flip {tile}")), Refusal::RoofUsed { tile: roof(tile) });
    }
}

#[test]
fn a_pig_1b_2a() {
    for tile in ["1b", "2a"] {
        let mut game = with(tile).game();
        act(&mut game, &format!("flip {tile}"));
        assert_eq!(store(&game, 1, "pig"), 1);
        let mut game = with(tile).goods(1, "2 pig").game();
        act(&mut game, &format!("flip {tile}"));
        assert_eq!((store(&game, 1, "pig"), silver(&game, 1)), (2, 4), "no room: sold at once");
    }
}

#[test]
fn a_card_to_play_or_draw_1c_2b_4a() {
    for tile in ["1c", "2b", "4a"] {
        let mut game = with(tile).hand(1, "chef").game();
        acts(&mut game, &[&format!("flip {tile}"), "draw"]);
        assert_eq!(player(&game, 1).hand.len(), 2);
        let mut game = with(tile).hand(1, "chef").game();
        acts(&mut game, &[&format!("flip {tile}"), "field chef"]);
        assert_eq!(player(&game, 1).fields.len(), 1);
    }
}

#[test]
fn any_harvest_good_1d_3c() {
    for tile in ["1d", "3c"] {
        let mut game = with(tile).game();
        act(&mut game, &format!("flip {tile}"));
        assert_eq!(legal(&game), ["gain grain", "gain grape", "gain olive", "pass"]);
        act(&mut game, "gain grain");
        assert_eq!(store(&game, 1, "grain"), 1);
    }
}

#[test]
fn siesta_steps_2c_3d_5c() {
    for (tile, steps) in [("2c", 2), ("3d", 2), ("5c", 1)] {
        let mut game = with(tile).game();
        act(&mut game, &format!("flip {tile}"));
        assert_eq!(game.disc(Seat(0)), steps);
        // In transport until the new order is known.
        let mut game = table(2).round(6).roofs(1, tile).step("donkeys").turn(1).chosen(1, 4).game();
        act(&mut game, "donkeys 2");
        assert_eq!((game.step(), to_act(&game)), (Step::Siesta, 1));
        acts(&mut game, &[&format!("flip {tile}"), "done"]);
        assert_eq!(game.disc(Seat(0)), steps);
        let game = table(2).round(6).roofs(1, tile).step("deliveries 1").game();
        assert!(matches!(refused(&game, &format!("flip {tile}")), Refusal::WrongPhase { .. }));
        let game = table(2).round(6).roofs(1, tile).game();
        assert!(matches!(refused(&game, &format!("flip {tile}")), Refusal::WrongPhase { .. }));
        let game = with(tile).disc(1, 4).game();
        assert_eq!(refused(&game, &format!("flip {tile}")), Refusal::TrackEnds);
    }
}

#[test]
fn a_free_upgrade_2d_4c() {
    for tile in ["2d", "4c"] {
        let mut game = with(tile).goods(1, "1 grape").silver(1, 0).game();
        acts(&mut game, &[&format!("flip {tile}"), "upgrade grape"]);
        assert_eq!((store(&game, 1, "wine"), silver(&game, 1)), (1, 0));
    }
}

#[test]
fn a_delivery_3b_4b_5a() {
    for tile in ["3b", "4b", "5a"] {
        let mut game = with(tile).goods(1, "1 olive").game();
        acts(&mut game, &[&format!("flip {tile}"), "deliver olive to deli a"]);
        assert_eq!(store(&game, 1, "olive"), 0);
        let game = table(2).round(6).roofs(1, tile).game();
        assert!(matches!(refused(&game, &format!("flip {tile}")), Refusal::WrongPhase { .. }), "not in the farm phase");
        let game = table(2).round(6).roofs(1, tile).step("extra").game();
        assert!(listed(&game, &format!("flip {tile}")));
    }
}

#[test]
fn a_grape_4d_an_olive_6d_grain_or_olive_5d() {
    for (tile, goods) in [("4d", &["grape"][..]), ("6d", &["olive"]), ("5d", &["grain", "olive"])] {
        let mut game = with(tile).game();
        act(&mut game, &format!("flip {tile}"));
        let mut ways: Vec<String> = goods.iter().map(|good| format!("gain {good}")).collect();
        ways.push("pass".to_owned());
        assert_eq!(legal(&game), ways);
        act(&mut game, &ways[0]);
        assert_eq!(store(&game, 1, goods[0]), 1);
    }
}

#[test]
fn turning_back_another_tile_5b_6c() {
    for tile in ["5b", "6c"] {
        let game = with(&format!("{tile} 1b")).game();
        assert_eq!(
            refused(&game, &format!("flip {tile} back 1b")),
            Refusal::RoofUnused { tile: roof("1b") },
            "it is not used"
        );
        let mut game = with(&format!("{tile} 1b*")).game();
        assert_eq!(refused(&game, &format!("flip {tile}")), Refusal::TurnsWhich { tile: roof(tile) });
        act(&mut game, &format!("flip {tile} back 1b"));
        assert!(listed(&game, "flip 1b") && !listed(&game, &format!("flip {tile} back 1b")));
        act(&mut game, "flip 1b");
        assert_eq!(store(&game, 1, "pig"), 1);
    }
    // Two of them do not turn each other for ever.
    let game = with("5b 6c*").game();
    assert_eq!(refused(&game, "flip 5b back 6c"), Refusal::NotTurnedBack { tile: roof("6c") });
}

#[test]
fn a_point_6a_and_2_silver_6b() {
    let mut game = with("6a").game();
    act(&mut game, "flip 6a");
    assert_eq!(points(&game, 1), 2);
    let mut game = with("6b").game();
    act(&mut game, "flip 6b");
    assert_eq!(silver(&game, 1), 3);
}

#[test]
fn tiles_of_others_cannot_be_used() {
    let game = with("6a").game();
    assert_eq!(refused(&game, "flip 6b"), Refusal::NoSuchRoof { tile: roof("6b") });
    assert_eq!(refused(&game, "flip 6a back 6b"), Refusal::TurnsNothing { tile: roof("6a") });
    assert_eq!(Roof::all().count(), 24);
}
