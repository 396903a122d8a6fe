//! The examples that the rulebook's pictures describe.

#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test as test;

use crate::common::{self, act, acts, card, craft, field, marker, next_to_act, player, points, silver, store, table};
use la_granja::{Card, Craft, Good, Step};
use tabletop::Seat;

#[test]
fn olives_and_grain_cost_3_and_bring_1() {
    for good in ["olive", "grain"] {
        let mut game = table(2).silver(1, 3).game();
        acts(&mut game, &[&format!("buy {good}"), &format!("sell {good}")]);
        assert_eq!(silver(&game, 1), 1);
    }
}

#[test]
fn a_grape_becomes_wine_for_3_from_field_or_store() {
    let base = table(2).silver(1, 3).fields(1, "chef");
    for (table, text) in
        [(base.clone().ripe(1, "grape", 1), "upgrade grape field"), (base.clone().goods(1, "1 grape"), "upgrade grape")]
    {
        let mut game = table.game();
        act(&mut game, text);
        assert_eq!((silver(&game, 1), store(&game, 1, "wine")), (0, 1));
    }
}

#[test]
fn a_hand_of_four_with_an_extension() {
    let mut game = table(2).extensions(1, "porter").game();
    act(&mut game, "done");
    assert_eq!(player(&game, 1).hand.len(), 4);
}

#[test]
fn an_income_of_4_silver_and_a_commodity() {
    // 3 of the Merchant House, 1 of an extension, a commodity of the Deli.
    let mut game =
        table(2).craft(1, "merchant_house").craft(1, "deli").extensions(1, "village_elder").silver(1, 0).game();
    common::until(&mut game, "roofs");
    assert_eq!((silver(&game, 1), player(&game, 1).commodities), (4, 2));
}

#[test]
fn goods_grow_on_two_empty_fields_and_pigs_breed() {
    let mut game = table(2).fields(1, "chef miller").extensions(1, "roofer").goods(1, "2 pig").game();
    common::until(&mut game, "roofs");
    assert_eq!((field(&game, 1, "grape"), field(&game, 1, "olive"), store(&game, 1, "pig")), (1, 1, 3));
}

#[test]
fn a_second_roof_tile_in_round_2() {
    let mut game = table(2).step("roofs").roofs(1, "1a").silver(1, 2).game();
    act(&mut game, "roof 2a");
    assert_eq!((silver(&game, 1), points(&game, 1)), (0, 2));
}

#[test]
fn two_steps_on_the_siesta_track() {
    let mut game = table(2).step("donkeys").turn(1).chosen(1, 2).game();
    act(&mut game, "donkeys 2");
    assert_eq!(game.disc(Seat(0)), 2);
}

#[test]
fn wine_goes_to_a_building() {
    let mut game = table(2).step("deliveries 1").goods(1, "1 wine").game();
    act(&mut game, "deliver wine to restaurant a");
    assert_eq!((store(&game, 1, "wine"), game.building(Craft::Restaurant).rows[0]), (0, Some(Seat(0))));
}

#[test]
fn the_restaurant_first_in_round_2_is_4_points_and_more() {
    // 2 for the round, 1 for being first, 1 for the blocked building; then a delivery and the siesta's VP.
    let base = table(2).step("deliveries 3").goods(1, "1 food 2 wine 1 olive").disc(1, 2).points(1, 0);
    let mut game = base.game();
    acts(&mut game, &["deliver food to restaurant a", "deliver wine to restaurant a", "deliver wine to restaurant a"]);
    assert_eq!(points(&game, 1), 4 + 1);
    assert!(player(&game, 1).has_craft(craft("restaurant")));
    act(&mut game, "deliver olive to deli a");
    assert_eq!(next_to_act(&game), 2);
}

#[test]
fn an_olive_of_a_field_and_grain_of_a_store_complete_a_barrow_of_4() {
    // No barrow of value 4 takes olive and grain alone; the Agricultural Labourer's takes wine as well.
    let id = "agricultural_labourer";
    assert_eq!((card(id).face().value, card(id).face().barrow), (4, &[Good::Olive, Good::Grain, Good::Wine][..]));
    let base = table(2).barrow(1, id, 4).fields(1, "miller").ripe(1, "olive", 1).goods(1, "1 grain");
    let mut game = base.step("deliveries 2").marker("c2", 2).marker("c4", 2).game();
    acts(&mut game, &["deliver olive field to barrow 1", "deliver grain to barrow 1"]);
    assert_eq!((points(&game, 1), player(&game, 1).commodities), (1 + 4, 2));
    // Then the marker goes onto a 4, removes a 3 and leaves the 5.
    acts(&mut game, &["place c3", "remove c2"]);
    assert_eq!((marker(&game, "c3"), marker(&game, "c2"), marker(&game, "c4")), (1, 0, 2));
    assert_eq!(points(&game, 1), 1 + 4 + 1);
}

#[test]
fn one_of_two_paid_deliveries() {
    let mut game = table(2).extensions(1, "chef").step("extra").silver(1, 2).goods(1, "1 olive").game();
    assert_eq!(common::left(&game), 2);
    acts(&mut game, &["deliver olive to deli a", "done"]);
    assert_eq!((silver(&game, 1), common::to_act(&game)), (1, 2));
}

#[test]
fn two_points_of_the_siesta_and_four_of_the_market() {
    let base = table(2).disc(1, 3).marker("c1", 1).marker("c3", 1).marker("r1", 1).marker("r9", 1);
    // Markers at buildings count nothing.
    let mut game = base.row(1, "deli", 0, 1).craft(1, "restaurant").step("extra").turn(1).game();
    act(&mut game, "done");
    assert_eq!((points(&game, 1), game.step()), (1 + 2 + 4, Step::Cards { left: 1 }));
    assert_eq!(Card::all().count(), 66);
}
