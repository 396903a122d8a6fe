//! Helpers that change a rule as long as they are on the farm, one test each.

#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test as test;

use crate::common::{
    self, act, acts, field, left, legal, listed, marker, player, points, refused, roof, silver, store, table, to_act,
    until,
};
use la_granja::{Event, Good, LaGranja, Refusal, Step};

#[test]
fn chef_makes_paid_upgrades_cheaper() {
    let mut game = table(2).helpers(1, "chef").silver(1, 5).goods(1, "1 olive 1 grape 1 pig").game();
    act(&mut game, "upgrade olive");
    assert_eq!(silver(&game, 1), 4);
    act(&mut game, "upgrade grape");
    assert_eq!(silver(&game, 1), 2);
    act(&mut game, "upgrade pig");
    assert_eq!(silver(&game, 1), 0);
}

#[test]
fn roofer_pays_1_less() {
    let mut game = table(2).round(5).step("roofs").helpers(1, "roofer").silver(1, 5).game();
    act(&mut game, "roof 5a");
    assert_eq!(silver(&game, 1), 1);
    let mut game = table(2).round(1).step("roofs").turn(1).helpers(1, "roofer").silver(1, 0).game();
    let events = act(&mut game, "roof 1a");
    assert_eq!(silver(&game, 1), 0);
    assert!(!events.iter().any(|event| matches!(event, Event::Silver { .. })), "what is free is not paid for");
}

#[test]
fn stable_boy_has_room_for_a_pig_and_earns_with_each() {
    let mut game = table(2).helpers(1, "stable_boy").silver(1, 5).goods(1, "2 pig").game();
    assert_eq!(player(&game, 1).places(), 3);
    act(&mut game, "buy pig");
    assert_eq!((store(&game, 1, "pig"), silver(&game, 1)), (3, 1));
    // A piglet earns nothing, and what is sold at once never came.
    let mut game = table(2).helpers(1, "stable_boy").goods(1, "2 pig").game();
    until(&mut game, "roofs");
    assert_eq!((store(&game, 1, "pig"), silver(&game, 1)), (3, 1));
    act(&mut game, "spend pig");
    assert_eq!((store(&game, 1, "pig"), silver(&game, 1)), (3, 4));
    // Thrown out, its pig is sold.
    let mut game = table(2).helpers(1, "stable_boy miller mason").hand(1, "chef").goods(1, "3 pig").game();
    act(&mut game, "helper chef 1");
    assert_eq!((store(&game, 1, "pig"), silver(&game, 1)), (2, 4));
}

#[test]
fn donkey_handler_has_one_more_paid_delivery() {
    let mut game = table(2).helpers(1, "donkey_handler").step("extra").silver(1, 2).goods(1, "2 olive").game();
    assert_eq!(left(&game), 2);
    acts(&mut game, &["deliver olive to deli a", "deliver olive to merchant_house c"]);
    assert_eq!(silver(&game, 1), 0, "each is paid");
}

#[test]
fn thatcher_pays_roofs_with_upgraded_goods() {
    let base = table(2).round(5).step("roofs").helpers(1, "thatcher").goods(1, "2 food 1 meat");
    let mut game = base.clone().silver(1, 2).game();
    act(&mut game, "roof 5a with 1 food");
    assert_eq!((silver(&game, 1), store(&game, 1, "food")), (0, 1));
    let mut game = base.clone().silver(1, 0).game();
    assert_eq!(refused(&game, "roof 5a with 1 food"), Refusal::NotEnoughSilver { have: 0, need: 2 });
    act(&mut game, "roof 5a with 1 food 1 meat");
    assert_eq!((silver(&game, 1), store(&game, 1, "meat")), (0, 0), "no change is given");
    let game = base.silver(1, 9).game();
    assert_eq!(refused(&game, "roof 5a with 2 food 1 meat"), Refusal::TooMuchPaid { price: 5 }, "two are enough");
    let game = table(2).round(5).step("roofs").goods(1, "2 food").silver(1, 9).game();
    assert_eq!(refused(&game, "roof 5a with 1 food"), Refusal::NoThatcher);
}

#[test]
fn thatcher_is_offered_every_mix_of_goods_that_pays() {
    let base = table(2).round(5).step("roofs").helpers(1, "thatcher").goods(1, "2 food 2 wine 2 meat").silver(1, 0);
    let game = base.game();
    let mixes: Vec<String> = legal(&game).into_iter().filter(|text| text.starts_with("roof 5a")).collect();
    let pays = ["1 food 1 meat", "1 food 1 wine", "1 wine 1 meat", "2 food", "2 meat", "2 wine"];
    assert_eq!(mixes, pays.map(|goods| format!("roof 5a with {goods}")));
}

#[test]
fn farm_girl_raises_the_hand_limit_by_2() {
    let mut game = table(2).helpers(1, "farm_girl").game();
    act(&mut game, "done");
    assert_eq!(player(&game, 1).hand.len(), 5);
}

#[test]
fn muleteer_pays_for_all_deliveries_together() {
    let base = table(2).helpers(1, "muleteer").extensions(1, "chef porter miller").step("extra");
    let mut game = base.silver(1, 1).goods(1, "3 olive").commodities(1, 0).game();
    acts(&mut game, &["deliver olive to deli a", "deliver olive to merchant_house c"]);
    assert_eq!((silver(&game, 1), left(&game)), (0, 1));
}

#[test]
fn grandmother_draws_a_card_and_raises_the_limit() {
    let mut game = table(2).hand(1, "grandmother").next_cards("chef").game();
    act(&mut game, "helper grandmother 1");
    assert!(player(&game, 1).hand.has(common::card("chef")));
    act(&mut game, "done");
    assert_eq!((player(&game, 1).limit(), player(&game, 1).hand.len()), (4, 4));
}

#[test]
fn ploughman_lets_two_goods_lie_on_a_field() {
    let base = table(2).helpers(1, "ploughman").fields(1, "miller carpenter").ripe(1, "olive", 1);
    let mut game = base.game();
    until(&mut game, "roofs");
    let lying = |game: &LaGranja| (player(game, 1).grown.len(), player(game, 1).doubled.len());
    assert_eq!((field(&game, 1, "olive"), lying(&game)), (3, (2, 1)));
    // Full fields stay full; goods are taken from the fullest.
    let base = table(2).helpers(1, "ploughman").fields(1, "miller carpenter").silver(1, 9);
    let mut game = base.ripe_twice(1, "olive", 1, 1).game();
    act(&mut game, "upgrade olive field");
    assert_eq!(lying(&game), (2, 0));
    until(&mut game, "roofs");
    assert_eq!(lying(&game), (2, 2));
}

#[test]
fn agricultural_labourer_sells_from_fields() {
    let base = table(2).fields(1, "chef").ripe(1, "grape", 1);
    let mut game = base.clone().helpers(1, "agricultural_labourer").game();
    act(&mut game, "sell grape field");
    assert_eq!((silver(&game, 1), field(&game, 1, "grape")), (3, 0));
    assert_eq!(refused(&base.game(), "sell grape field"), Refusal::NotFromFields { good: Good::Grape });
}

#[test]
fn barn_builder_holds_a_sixth_tile_for_3_points() {
    let five = "1a 2a 3a 4a 5a";
    let base = table(2).round(6).step("roofs").silver(1, 6).roofs(1, five);
    assert_eq!(refused(&base.game(), "roof 6a"), Refusal::RoofFull);
    assert_eq!(refused(&base.game(), "roof 6a barn"), Refusal::NoBarn);
    let mut game = base.helpers(1, "barn_builder").game();
    act(&mut game, "roof 6a barn");
    assert_eq!((points(&game, 1), player(&game, 1).barn), (4, Some(roof("6a"))));
    // It need not be the sixth.
    let mut game = table(2).step("roofs").silver(1, 6).helpers(1, "barn_builder").game();
    act(&mut game, "roof 2a barn");
    assert_eq!((points(&game, 1), player(&game, 1).slots_used()), (4, 0));
}

#[test]
fn mason_pays_extensions_with_identical_goods() {
    let base = table(2).helpers(1, "mason").hand(1, "miller").extensions(1, "chef porter").points(1, 0);
    let mut game = base.clone().goods(1, "3 olive").silver(1, 0).game();
    acts(&mut game, &["extension miller", "pay olive", "pay olive", "pay olive"]);
    assert_eq!(player(&game, 1).extensions.len(), 3);
    let game = base.goods(1, "2 olive").silver(1, 0).game();
    assert_eq!(refused(&game, "extension miller"), Refusal::ExtensionCost { need: 3, have: 2 });
}

#[test]
fn swineherd_has_two_pig_places() {
    let mut game = table(2).helpers(1, "swineherd").goods(1, "3 pig").game();
    assert_eq!(player(&game, 1).places(), 4);
    until(&mut game, "roofs");
    assert_eq!(store(&game, 1, "pig"), 4);
}

/// Fields of a kind stand for any harvest good: they are fetched as what is needed.
fn wild(helper: &str, card: &str, kind: &str, other: &str) {
    let base = table(2).fields(1, card).ripe(1, kind, 1);
    let mut game = base.clone().helpers(1, helper).step("deliveries 2").game();
    act(&mut game, &format!("fetch {kind} {other}"));
    assert_eq!((store(&game, 1, other), field(&game, 1, kind)), (1, 0));
    let mut game = base.clone().helpers(1, helper).game();
    act(&mut game, &format!("fetch {kind} {kind}"));
    assert_eq!(store(&game, 1, kind), 1);
    let good = common::good(kind);
    assert_eq!(refused(&base.game(), &format!("fetch {kind} {other}")), Refusal::NoFetch { good });
    let bare = table(2).fields(1, card).goods(1, &format!("1 {kind}")).helpers(1, helper).game();
    assert!(matches!(refused(&bare, &format!("fetch {kind} {other}")), Refusal::NoGood { .. }));
}

#[test]
fn olive_farmer_makes_field_olives_any_good() {
    wild("olive_farmer", "miller", "olive", "grape");
}

#[test]
fn brewer_makes_field_grain_any_good() {
    wild("brewer", "peon", "grain", "olive");
}

#[test]
fn winegrower_makes_field_grapes_any_good() {
    wild("winegrower", "chef", "grape", "grain");
}

#[test]
fn pig_breeder_has_up_to_two_piglets() {
    let mut game = table(2).helpers(1, "pig_breeder").extensions(1, "chef roofer").goods(1, "2 pig").game();
    until(&mut game, "roofs");
    assert_eq!((store(&game, 1, "pig"), player(&game, 1).places()), (4, 4));
    let mut game = table(2).helpers(1, "pig_breeder").extensions(1, "chef").goods(1, "2 pig").game();
    until(&mut game, "roofs");
    assert_eq!(store(&game, 1, "pig"), 3, "each needs room");
}

#[test]
fn carpenter_makes_extensions_a_good_cheaper() {
    let base = table(2).helpers(1, "carpenter").hand(1, "miller").points(1, 0).goods(1, "1 olive");
    let mut game = base.clone().extensions(1, "chef").silver(1, 0).game();
    acts(&mut game, &["extension miller", "pay olive"]);
    assert_eq!(player(&game, 1).extensions.len(), 2);
    let game = base.goods(1, "0 olive").silver(1, 0).game();
    assert_eq!(refused(&game, "extension miller"), Refusal::ExtensionCost { need: 1, have: 0 }, "at least one");
}

#[test]
fn market_master_may_choose_a_neighbouring_value() {
    let base = table(2).barrow(1, "chef", 1).barrow(1, "brewer", 1).step("deliveries 3").goods(1, "1 grape 1 grain");
    let mut game = base.clone().helpers(1, "market_master").game();
    act(&mut game, "deliver grape to barrow 1");
    assert!(listed(&game, "place c1") && listed(&game, "place c2") && !listed(&game, "place c3"));
    act(&mut game, "place c2");
    assert_eq!((marker(&game, "c2"), player(&game, 1).marks), (1, 1));
    act(&mut game, "deliver grain to barrow 2");
    let space = common::space("r4");
    assert_eq!(refused(&game, "place r4"), Refusal::WrongValue { space, value: 2 }, "once a round");
    act(&mut game, "place c1");
    // Nothing is used up where the value is the barrow's.
    let mut game = base.helpers(1, "market_master").game();
    acts(&mut game, &["deliver grape to barrow 1", "place c1"]);
    assert_eq!((player(&game, 1).marks, to_act(&game)), (0, 1));
    assert!(matches!(game.step(), Step::Deliveries { left: 2 }));
}
