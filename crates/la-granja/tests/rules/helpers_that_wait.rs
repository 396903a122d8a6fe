//! Helpers that wait for something to happen, one test each.

#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test as test;

use crate::common::{
    act, acts, card, legal, listed, marker, next_to_act, player, points, refused, silver, store, table,
};
use la_granja::{Decision, Refusal};
use tabletop::Seat;

#[test]
fn negotiator_gains_a_point_for_each_marker_lost() {
    let base = table(2).helpers(2, "negotiator").marker("c1", 2).marker("c2", 2).step("deliveries 1");
    let mut game = base.barrow(1, "porter", 6).goods(1, "1 olive").game();
    acts(&mut game, &["deliver olive to barrow 1", "place r2", "remove c1"]);
    assert_eq!(points(&game, 2), 2);
    act(&mut game, "remove c2");
    assert_eq!(points(&game, 2), 3);
    // A replaced marker is removed too: both sixes are taken.
    let base = table(2).helpers(2, "negotiator").marker("r2", 2).marker("r9", 1).step("deliveries 1");
    let mut game = base.barrow(1, "porter", 6).goods(1, "1 olive").game();
    acts(&mut game, &["deliver olive to barrow 1", "place r2"]);
    assert_eq!((points(&game, 2), marker(&game, "r2")), (2, 1));
}

#[test]
fn porter_takes_two_options_of_a_space() {
    let base = table(2).helpers(1, "porter").step("first").dice("2 2 3 6 6").goods(1, "1 olive").hand(1, "chef");
    let mut game = base.clone().game();
    acts(&mut game, &["take 6", "deliver olive to deli a", "use porter", "silver"]);
    assert_eq!((silver(&game, 1), next_to_act(&game)), (3, 2));
    let mut game = base.clone().game();
    acts(&mut game, &["take 6", "silver", "use porter", "deliver olive to deli a"]);
    assert_eq!(silver(&game, 1), 3);
    // On the second space a harvest good is one option, whichever it is.
    let mut game = base.clone().game();
    acts(&mut game, &["take 2", "gain olive", "use porter"]);
    assert!(!listed(&game, "gain grain") && listed(&game, "draw") && listed(&game, "field chef"));
    act(&mut game, "draw");
    assert_eq!((player(&game, 1).hand.len(), next_to_act(&game)), (2, 2));
    // Drawing first and playing then.
    let mut game = base.game();
    acts(&mut game, &["take 2", "draw", "use porter", "field chef"]);
    assert_eq!((player(&game, 1).fields.len(), next_to_act(&game)), (1, 2));
}

#[test]
fn merchant_also_has_the_space_of_the_round() {
    let mut game = table(2).round(4).helpers(1, "merchant").step("first").dice("1 2 3 5 6").game();
    acts(&mut game, &["take 1", "use merchant"]);
    assert_eq!((store(&game, 1, "pig"), silver(&game, 1), points(&game, 1)), (1, 5, 0));
    assert_eq!(next_to_act(&game), 2);
    // In the first round that is the pig.
    let mut game = table(2).round(1).helpers(1, "merchant").step("first").dice("1 2 3 4 6").game();
    acts(&mut game, &["take 4", "use merchant"]);
    assert_eq!((store(&game, 1, "pig"), silver(&game, 1)), (1, 5));
    // Not for the shared die, and not without a point.
    let mut game = table(2).helpers(1, "merchant").points(1, 0).step("first").dice("1 2 3 4 6").game();
    act(&mut game, "take 4");
    assert_eq!(next_to_act(&game), 2);
}

#[test]
fn market_woman_keeps_a_completed_barrow() {
    let base =
        table(2).helpers(1, "market_woman").barrow(1, "chef", 1).step("deliveries 3").goods(1, "2 grape 1 grain");
    let mut game = base.clone().game();
    act(&mut game, "deliver grape to barrow 1");
    assert_eq!(legal(&game), ["pass", "use market_woman"]);
    acts(&mut game, &["use market_woman", "place c1"]);
    assert_eq!((points(&game, 1), player(&game, 1).commodities), (3, 2));
    acts(&mut game, &["deliver grape to barrow 1", "deliver grain to barrow 1"]);
    assert_eq!(game.decision(), Some(Decision::Marker), "once a round: now it goes");
    act(&mut game, "place r5");
    assert_eq!((points(&game, 1), player(&game, 1).barrows[0]), (5, None));
    let mut game = base.game();
    acts(&mut game, &["deliver grape to barrow 1", "pass", "place c1"]);
    assert!(game.discards().has(card("chef")));
}

#[test]
fn peon_uses_a_die_again_for_a_point() {
    let base = table(2).helpers(1, "peon").step("first").dice("3 3 4 4 4");
    let mut game = base.clone().game();
    act(&mut game, "take 4");
    assert_eq!(legal(&game), ["pass", "use peon"]);
    act(&mut game, "use peon");
    assert_eq!((silver(&game, 1), points(&game, 1), next_to_act(&game)), (9, 0, 2));
    let mut game = base.game();
    acts(&mut game, &["take 3", "gain olive", "gain grain", "use peon", "gain olive", "gain grape"]);
    assert_eq!((store(&game, 1, "olive"), store(&game, 1, "grape"), next_to_act(&game)), (2, 1, 2));
    // Not for the shared die.
    let mut game = table(2).helpers(2, "peon").points(2, 5).step("second").turn(1).dice("1 4").game();
    acts(&mut game, &["take 1", "pass", "done", "take 4", "done", "take 4"]);
    assert_eq!((next_to_act(&game), silver(&game, 2)), (1, 5));
}

#[test]
fn cartwright_plays_a_barrow_when_one_is_done() {
    let base = table(2).helpers(1, "cartwright").barrow(1, "chef", 1).hand(1, "miller").goods(1, "1 grape");
    let mut game = base.clone().step("deliveries 2").game();
    acts(&mut game, &["deliver grape to barrow 1", "place c1"]);
    assert_eq!(refused(&game, "field miller"), Refusal::OnlyBarrows);
    act(&mut game, "barrow miller 1");
    assert_eq!(player(&game, 1).barrows[0].map(|barrow| barrow.card), Some(card("miller")));
    // In the revenue phase as well.
    let mut game = base.step("first").dice("1 2 3 4 6").game();
    acts(&mut game, &["take 6", "deliver grape to barrow 1", "place c1", "barrow miller 1"]);
    assert_eq!(next_to_act(&game), 2);
}

#[test]
fn carter_delivers_once_more_after_a_barrow() {
    let base = table(2).helpers(1, "carter").barrow(1, "chef", 1).goods(1, "1 grape 1 olive");
    let mut game = base.clone().step("deliveries 1").game();
    acts(&mut game, &["deliver grape to barrow 1", "place c1", "use carter", "deliver olive to deli a"]);
    assert_eq!((next_to_act(&game), store(&game, 1, "olive")), (2, 0));
    // In transport only.
    let mut game = base.step("first").dice("1 2 3 4 6").game();
    acts(&mut game, &["take 6", "deliver grape to barrow 1", "place c1"]);
    assert_eq!(next_to_act(&game), 2);
}

#[test]
fn day_labourer_draws_after_the_second_die() {
    let mut game = table(2).helpers(1, "day_labourer").step("second").dice("3 4 4").game();
    act(&mut game, "take 4");
    assert_eq!(legal(&game), ["pass", "use day_labourer"]);
    acts(&mut game, &["use day_labourer", "draw"]);
    assert_eq!((silver(&game, 1), player(&game, 1).hand.len(), next_to_act(&game)), (5, 1, 2));
    let mut game = table(2).helpers(1, "day_labourer").step("first").dice("2 3 4 4 4").game();
    act(&mut game, "take 4");
    assert_eq!(next_to_act(&game), 2, "not after the first");
}

#[test]
fn herdsman_earns_with_pigs_and_siestas() {
    let base = table(2).helpers(1, "herdsman").step("first").dice("1 2 4 5 6");
    let mut game = base.clone().game();
    act(&mut game, "take 1");
    assert_eq!(silver(&game, 1), 2);
    let mut game = base.clone().game();
    acts(&mut game, &["take 5", "rest", "rest"]);
    assert_eq!(silver(&game, 1), 3, "for each step");
    let mut game = base.game();
    act(&mut game, "take 4");
    assert_eq!(silver(&game, 1), 5);
}

#[test]
fn harvester_takes_one_more_good() {
    let base = table(2).helpers(1, "harvester").step("first").dice("2 2 3 3 6");
    let mut game = base.clone().game();
    acts(&mut game, &["take 2", "gain olive", "gain olive"]);
    assert_eq!((store(&game, 1, "olive"), next_to_act(&game)), (2, 2));
    let mut game = base.clone().game();
    acts(&mut game, &["take 3", "gain olive", "gain olive", "gain grain"]);
    assert_eq!((store(&game, 1, "olive"), store(&game, 1, "grain"), next_to_act(&game)), (2, 1, 2));
    let mut game = base.game();
    acts(&mut game, &["take 2", "draw"]);
    assert_eq!((next_to_act(&game), player(&game, 1).marks), (2, 0), "no goods, no more of them");
}

#[test]
fn messenger_earns_2_with_cards_and_deliveries() {
    let base = table(2).helpers(1, "messenger").step("first").dice("2 2 3 6 6").hand(1, "chef").goods(1, "1 olive");
    let mut game = base.clone().game();
    acts(&mut game, &["take 2", "field chef"]);
    assert_eq!((silver(&game, 1), player(&game, 1).marks), (3, 1));
    let mut game = base.clone().game();
    acts(&mut game, &["take 6", "deliver olive to deli a"]);
    assert_eq!(silver(&game, 1), 3);
    let mut game = base.game();
    acts(&mut game, &["take 6", "silver"]);
    assert_eq!(silver(&game, 1), 3, "2 of the die only");
}

#[test]
fn apprentice_takes_a_good_with_cards_and_siestas() {
    let base = table(2).helpers(1, "apprentice").step("first").dice("2 2 3 5 5").hand(1, "chef");
    let mut game = base.clone().game();
    acts(&mut game, &["take 2", "field chef", "gain olive"]);
    assert_eq!((store(&game, 1, "olive"), next_to_act(&game)), (1, 2));
    let mut game = base.game();
    acts(&mut game, &["take 5", "rest", "gain olive", "rest"]);
    assert_eq!((store(&game, 1, "olive"), game.disc(Seat(0)), next_to_act(&game)), (1, 2, 2));
}

#[test]
fn moneychanger_gets_a_good_for_1_silver_of_the_revenue() {
    let base = table(2).helpers(1, "moneychanger").step("first").dice("4 4 4 6 6").silver(1, 0);
    let mut game = base.clone().game();
    acts(&mut game, &["take 4", "use moneychanger", "gain grape"]);
    assert_eq!((silver(&game, 1), store(&game, 1, "grape"), next_to_act(&game)), (3, 1, 2));
    acts(&mut game, &["done", "take 4", "done"]);
    // It works with every die.
    acts(&mut game, &["take 6", "silver", "use moneychanger", "gain olive"]);
    assert_eq!((silver(&game, 1), store(&game, 1, "olive")), (4, 1));
    let mut game = base.game();
    acts(&mut game, &["take 4", "pass"]);
    assert_eq!(silver(&game, 1), 4);
}

#[test]
fn cellarer_earns_with_wine() {
    let mut game = table(2).helpers(1, "cellarer").step("deliveries 3").goods(1, "1 wine 1 food").game();
    act(&mut game, "deliver wine to restaurant a");
    assert_eq!(silver(&game, 1), 2);
    act(&mut game, "deliver food to restaurant a");
    assert_eq!(silver(&game, 1), 2);
}

#[test]
fn basket_weaver_delivers_a_second_harvest_good_to_the_same_place() {
    let base = table(2).block("butcher village_store deli").helpers(1, "basket_weaver").step("deliveries 1");
    let mut game = base.goods(1, "2 olive 1 food").game();
    acts(&mut game, &["deliver olive to greengrocer a", "use basket_weaver"]);
    assert!(matches!(refused(&game, "deliver olive to merchant_house c"), Refusal::OtherPlace { .. }));
    act(&mut game, "deliver olive to greengrocer a");
    assert_eq!((store(&game, 1, "olive"), next_to_act(&game)), (0, 2));
    // Where no harvest good is asked for any more, nothing is offered.
    let mut game =
        table(2).helpers(1, "basket_weaver").step("deliveries 2").row(1, "deli", 0, 0b1100).goods(1, "1 olive").game();
    act(&mut game, "deliver olive to deli a");
    assert_eq!(game.decision(), Some(Decision::Delivery));
}

#[test]
fn craftsman_earns_2_with_a_building() {
    let mut game = table(2).helpers(1, "craftsman").step("deliveries 2").nearly(1, "deli").goods(1, "1 olive").game();
    act(&mut game, "deliver olive to deli a");
    assert_eq!(silver(&game, 1), 3);
}

#[test]
fn shopkeeper_takes_one_good_back() {
    let base = table(2).helpers(1, "shopkeeper").step("deliveries 2").nearly(1, "deli").goods(1, "1 olive");
    let mut game = base.game();
    act(&mut game, "deliver olive to deli a");
    assert_eq!(legal(&game), ["pass", "recover food", "recover grain", "recover grape", "recover olive"]);
    assert_eq!(refused(&game, "recover meat"), Refusal::NotDelivered { good: la_granja::Good::Meat });
    act(&mut game, "recover food");
    assert_eq!(store(&game, 1, "food"), 1);
    // A commodity is no good.
    let base = table(2).helpers(1, "shopkeeper").step("deliveries 2").nearly(1, "merchant_house");
    let mut game = base.goods(1, "1 grape").game();
    act(&mut game, "deliver grape to merchant_house a");
    assert_eq!(legal(&game), ["pass", "recover food", "recover grain", "recover grape", "recover olive"]);
}

#[test]
fn driver_delivers_for_1_silver_of_the_revenue() {
    let base = table(2).helpers(1, "driver").step("first").dice("3 4 4 6 6").silver(1, 0).goods(1, "1 olive");
    let mut game = base.clone().game();
    acts(&mut game, &["take 4", "use driver", "deliver olive to deli a"]);
    assert_eq!((silver(&game, 1), store(&game, 1, "olive"), next_to_act(&game)), (3, 0, 2));
    let mut game = base.game();
    acts(&mut game, &["take 6", "silver", "use driver", "deliver olive to deli a"]);
    assert_eq!(silver(&game, 1), 1);
}
