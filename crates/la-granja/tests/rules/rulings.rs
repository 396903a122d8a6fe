//! The twenty rulings of the rules page, one test each.

#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test as test;

use crate::common::{
    self, act, acts, field, left, listed, marker, next_to_act, player, points, policy, refused, roof, silver, store,
    table, to_act, until,
};
use la_granja::{Card, Craft, Decision, Event, Good, LaGranja, Refusal, Side, Step, Trade};
use tabletop::{Game, Rng, Seat, Seed};

#[test]
fn ruling_1_a_card_played_may_be_used_at_once() {
    let mut game = table(2).hand(1, "miller").fields(1, "carpenter").ripe(1, "olive", 1).game();
    acts(&mut game, &["helper miller 1", "use miller olive field"]);
    assert_eq!((store(&game, 1, "olive"), field(&game, 1, "olive")), (1, 0));
    // An extension's place holds a pig at once.
    let mut game = table(2).hand(1, "chef").silver(1, 9).goods(1, "2 pig").game();
    assert!(matches!(refused(&game, "buy pig"), Refusal::NoPlace { .. }));
    acts(&mut game, &["extension chef", "pay silver", "buy pig"]);
    assert_eq!(store(&game, 1, "pig"), 3);
}

#[test]
fn ruling_2_helpers_are_optional_and_one_effect_ends_before_the_next() {
    let base = table(2).helpers(1, "farm_servant miller").fields(1, "carpenter").ripe(1, "olive", 1);
    let mut game = base.game();
    act(&mut game, "use farm_servant");
    assert_eq!(refused(&game, "use miller olive field"), Refusal::NotNow { decision: Decision::Choice });
    acts(&mut game, &["pass", "use miller olive field"]);
    // A good of a field is not fetched while a good is chosen.
    let base = base.helpers(1, "olive_farmer");
    let mut game = base.clone().step("first").dice("1 2 3 4 6").game();
    act(&mut game, "take 3");
    assert_eq!(refused(&game, "fetch olive grape"), Refusal::NotNow { decision: Decision::Choice });
    // Nobody has to use anything.
    let mut game = base.game();
    act(&mut game, "done");
    assert_eq!(to_act(&game), 2);
}

#[test]
fn ruling_3_a_pig_without_a_place_is_sold_and_newborns_stay() {
    let mut game = table(2).step("first").dice("1 2 3 4 6").goods(1, "2 pig").game();
    let events = act(&mut game, "take 1");
    assert!(events.contains(&Event::PigTurnedAway { seat: Seat(0), why: la_granja::Cause::Die(1) }));
    assert_eq!((store(&game, 1, "pig"), silver(&game, 1)), (2, 4));
    // No piglet is born without a place.
    let mut game = table(2).goods(1, "2 pig").game();
    until(&mut game, "roofs");
    assert_eq!(store(&game, 1, "pig"), 2);
    // With one it is, and is not sold in that step; its elders can be.
    let mut game = table(2).goods(1, "2 pig").extensions(1, "chef").helpers(1, "gleaner").game();
    until(&mut game, "harvest");
    assert_eq!((to_act(&game), store(&game, 1, "pig")), (1, 3));
    acts(&mut game, &["sell pig", "sell pig"]);
    assert!(matches!(refused(&game, "sell pig"), Refusal::Newborn { .. }));
    acts(&mut game, &["use gleaner", "gain olive", "done", "done", "done", "sell pig"]);
    assert_eq!(store(&game, 1, "pig"), 0);
}

#[test]
fn ruling_4_the_hand_limit_is_checked_at_the_end_of_step_1_only() {
    // Five cards with the Farm Girl; without her two must go, but not before the next step 1.
    let hand = "chef porter merchant roofer peon";
    let mut game = table(2).helpers(1, "farm_girl miller mason").hand(1, hand).game();
    acts(&mut game, &["helper chef 1", "done"]);
    assert_eq!((game.step(), player(&game, 1).hand.len(), player(&game, 1).limit()), (Step::Limit, 4, 3));
    assert_eq!(refused(&game, "done"), Refusal::NotNow { decision: Decision::Limit });
    act(&mut game, "discard peon");
    assert_eq!(to_act(&game), 2);
    // During the round the hand may be larger.
    let mut game = table(2).step("first").dice("2 2 2 4 6").hand(1, "chef porter merchant").game();
    acts(&mut game, &["take 2", "draw"]);
    assert_eq!((player(&game, 1).hand.len(), next_to_act(&game)), (4, 2));
    // And what was never gained is not missed: with fewer cards, they are drawn up to the limit.
    let mut game = table(2).hand(1, "chef").game();
    act(&mut game, "done");
    assert_eq!(player(&game, 1).hand.len(), 3);
}

#[test]
fn ruling_5_an_extension_played_in_step_4_does_not_raise_the_number() {
    let mut game = table(2).step("extra").hand(1, "chef").silver(1, 9).commodities(1, 1).goods(1, "2 olive").game();
    acts(&mut game, &["spend card", "extension chef", "pay silver"]);
    assert_eq!((player(&game, 1).paid_deliveries(), left(&game)), (2, 1));
    act(&mut game, "deliver olive to deli a");
    assert_eq!(refused(&game, "deliver olive to deli a"), Refusal::NoDelivery);
    // Played in step 3, it counts.
    let mut game = table(2).step("deliveries 1").turn(1).hand(2, "chef").silver(2, 9).game();
    acts(&mut game, &["spend card", "extension chef", "pay silver", "done"]);
    assert_eq!(game.step(), Step::Extra { left: 1 });
    act(&mut game, "done");
    assert_eq!((to_act(&game), game.step()), (2, Step::Extra { left: 2 }));
}

#[test]
fn ruling_6_the_restaurants_delivery_belongs_to_step_3() {
    let mut game = table(2).step("donkeys").turn(1).chosen(1, 2).craft(1, "restaurant").game();
    acts(&mut game, &["donkeys 1", "rest"]);
    until(&mut game, "deliveries");
    assert_eq!((to_act(&game), game.step()), (2, Step::Deliveries { left: 1 }), "3 hats are as far as 2 and the tile");
    act(&mut game, "done");
    assert_eq!((to_act(&game), game.step()), (1, Step::Deliveries { left: 3 }));
    acts(&mut game, &["done", "done"]);
    assert_eq!((to_act(&game), game.step()), (1, Step::Extra { left: 1 }));
}

#[test]
fn ruling_7_the_new_order_counts_from_step_2_on() {
    let mut game = table(2).step("donkeys").turn(1).chosen(1, 2).game();
    act(&mut game, "donkeys 1");
    until(&mut game, "deliveries");
    assert_eq!((game.order(), to_act(&game)), (&[Seat(1), Seat(0)][..], 2));
    // It stays for the paid deliveries and the next round.
    acts(&mut game, &["done", "done"]);
    assert_eq!((game.step(), to_act(&game)), (Step::Extra { left: 1 }, 2));
    acts(&mut game, &["done", "done"]);
    assert_eq!((game.round(), to_act(&game), game.track()), (3, 2, &[Seat(1), Seat(0)][..]));
}

#[test]
fn ruling_8_a_commodity_goes_only_where_a_row_shows_one() {
    let mut game = table(2).step("deliveries 2").game();
    assert!(matches!(refused(&game, "deliver commodity to deli a"), Refusal::NotWanted { .. }));
    act(&mut game, "deliver commodity to merchant_house a");
    assert_eq!(player(&game, 1).commodities, 0);
    let game = table(2).step("deliveries 2").barrow(1, "chef", 0).game();
    assert!(matches!(refused(&game, "deliver commodity to barrow 1"), Refusal::NotWanted { .. }));
}

#[test]
fn ruling_9_a_row_once_taken_is_kept() {
    let game = table(2).step("deliveries 2").row(1, "deli", 3, 1).goods(1, "1 food 1 grain").game();
    let craft = Craft::Deli;
    assert_eq!(refused(&game, "deliver food to deli a"), Refusal::OtherRow { craft, row: 3 });
    assert!(listed(&game, "deliver grain to deli d"));
    let game = table(2).step("deliveries 2").row(2, "deli", 0, 1).goods(1, "1 food").game();
    assert!(matches!(refused(&game, "deliver food to deli a"), Refusal::RowTaken { .. }));
}

#[test]
fn ruling_10_points_can_be_counted_by_whoever_watches() {
    // The engine shows all points; that they could be counted from what is seen is what makes this fair.
    for setup in policy::setups() {
        let start = LaGranja::new(&setup, Seed(4));
        let mut counted = [1i32; 4];
        let end = policy::play(start, &mut Rng::new(Seed(5)), 5000, policy::mixed, |_, _, events, _| {
            for event in events {
                if let Event::Points { seat, by, .. } = event {
                    counted[seat.index()] += i32::from(*by);
                }
            }
        });
        for seat in Seat::all(setup.seats()).filter(|&seat| !end.is_neutral(seat)) {
            assert_eq!(counted[seat.index()], end.score(seat));
        }
    }
}

#[test]
fn ruling_11_siesta_steps_in_the_revenue_phase_do_not_change_the_order() {
    let mut game = table(2).step("first").turn(1).dice("2 4 5 6").game();
    acts(&mut game, &["take 5", "rest", "rest"]);
    assert_eq!((game.disc(Seat(1)), game.track()), (2, &[Seat(1), Seat(0)][..]));
    assert_eq!((game.order(), next_to_act(&game)), (&[Seat(0), Seat(1)][..], 1));
    acts(&mut game, &["take 4", "take 6", "silver", "take 2", "pass", "take 2", "pass", "done"]);
    assert_eq!((game.step(), to_act(&game)), (Step::Donkeys, 1));
}

#[test]
fn ruling_12_unsold_roof_tiles_leave_the_game() {
    let mut game = table(2).step("roofs").sale("2a 2b").silver(1, 5).game();
    act(&mut game, "roof 2a");
    assert!(game.roofs_for_sale().has(roof("2b")));
    until(&mut game, "first");
    assert!(game.roofs_for_sale().is_empty());
    assert!(!player(&game, 2).roofs.has(roof("2b")));
}

#[test]
fn ruling_13_an_empty_pile_is_made_of_the_discards() {
    let mut game = table(2).discard_pile(1).game();
    let events = act(&mut game, "done");
    assert!(events.contains(&Event::Reshuffled { cards: 65 }));
    assert_eq!((player(&game, 1).hand.len(), game.discards().len(), game.cards_left()), (3, 0, 63));
    // None at all: no card.
    let all: Vec<&str> = Card::all().map(Card::id).collect();
    let mut game = table(2).fields(2, &all.join(" ")).game();
    act(&mut game, "done");
    assert_eq!((player(&game, 1).hand.len(), to_act(&game)), (0, 2));
    let mut game = table(2).fields(2, &all.join(" ")).step("first").dice("2 2 3 4 5").game();
    act(&mut game, "take 2");
    assert_eq!(refused(&game, "draw"), Refusal::NoCardLeft);
}

#[test]
fn ruling_14_the_tenant_comes_before_the_migrant_laborer() {
    let base = table(2).step("rolled").turn(1).helpers(1, "migrant_laborer").helpers(2, "tenant");
    let mut game = base.dice("1 2 3 4 5").game();
    assert_eq!(to_act(&game), 2, "the Tenant is asked before anybody takes a die");
    act(&mut game, "use tenant 4");
    act(&mut game, "done");
    assert_eq!(to_act(&game), 1);
    assert_eq!(refused(&game, "use migrant_laborer 4 to 6"), Refusal::Held { face: 4 });
    act(&mut game, "use migrant_laborer 1 to 6");
    assert_eq!(game.dice(), [0, 1, 1, 1, 1, 1]);
}

#[test]
fn ruling_15_the_barn_builder_with_its_tile_stays() {
    let base = table(2).helpers(1, "barn_builder miller mason").hand(1, "chef");
    let free = base.game();
    assert!(listed(&free, "helper chef 1"));
    let kept = base.roofs(1, "1a").change(|position| position.players[0].player.barn = Some(roof("1a"))).game();
    assert_eq!(refused(&kept, "helper chef 1"), Refusal::BarnStays);
    assert!(listed(&kept, "helper chef 2"));
}

#[test]
fn ruling_16_what_the_blacksmith_closed_stays_closed() {
    let mut game = table(2).helpers(1, "blacksmith miller mason").hand(1, "chef").game();
    acts(&mut game, &["use blacksmith", "trade pig"]);
    assert_eq!((store(&game, 1, "pig"), player(&game, 1).commodities), (1, 1));
    assert_eq!(refused(&game, "spend pig"), Refusal::Closed { trade: Trade::Pig });
    act(&mut game, "helper chef 1");
    assert_eq!(refused(&game, "spend pig"), Refusal::Closed { trade: Trade::Pig });
    assert!(listed(&game, "spend silver"));
}

#[test]
fn ruling_17_the_village_store_counts_later_tiles_only() {
    // Its own 2 VP come at once: 2 for the round, 1 for being first, 1 for the building opened, 2 of the tile.
    let mut game = table(2)
        .block("deli butcher greengrocer")
        .step("deliveries 3")
        .nearly(1, "village_store")
        .goods(1, "1 food")
        .game();
    act(&mut game, "deliver food to village_store a");
    assert_eq!(points(&game, 1), 1 + 2 + 1 + 1 + 2);
    // In the same round it is not active yet; later it counts.
    for (tile, more) in [("village_store*", 0), ("village_store", 2)] {
        let base = table(2).craft(1, tile).step("deliveries 3").nearly(1, "deli").goods(1, "1 olive");
        let mut game = base.game();
        act(&mut game, "deliver olive to deli a");
        assert_eq!(points(&game, 1), 1 + 2 + 1 + 1 + more, "{tile}");
    }
}

#[test]
fn ruling_18_two_different_harvest_goods_differ() {
    let mut game = table(2).game();
    acts(&mut game, &["spend goods", "gain olive"]);
    assert!(matches!(refused(&game, "gain olive"), Refusal::NotOffered { .. }));
    act(&mut game, "gain grape");
    assert_eq!((store(&game, 1, "olive"), store(&game, 1, "grape")), (1, 1));
    let mut game = table(2).step("first").dice("3 3 3 4 5").game();
    acts(&mut game, &["take 3", "gain grain"]);
    assert!(!listed(&game, "gain grain") && listed(&game, "gain olive"));
}

#[test]
fn ruling_19_markers_are_removed_one_by_one_by_choice() {
    // A barrow of 6 onto r2, next to c1 (2) and c2 (3).
    let base = table(3).marker("c1", 2).marker("c2", 3).step("deliveries 2");
    let mut game = base.barrow(1, "porter", 6).goods(1, "1 olive").game();
    acts(&mut game, &["deliver olive to barrow 1", "place r2"]);
    let before = points(&game, 1);
    act(&mut game, "remove c2");
    assert_eq!((points(&game, 1), marker(&game, "c1"), marker(&game, "c2")), (before + 1, 2, 0));
    act(&mut game, "pass");
    assert_eq!((points(&game, 1), marker(&game, "c1")), (before + 1, 2));
}

#[test]
fn ruling_20_in_step_4_what_a_delivery_earned_may_pay_the_next() {
    let base = table(2).step("extra").extensions(1, "chef").nearly(1, "merchant_house").goods(1, "1 grape 1 olive");
    let mut game = base.silver(1, 1).commodities(1, 0).game();
    act(&mut game, "deliver grape to merchant_house a");
    assert_eq!((silver(&game, 1), left(&game)), (3, 1));
    act(&mut game, "deliver olive to deli a");
    assert_eq!(silver(&game, 1), 2);
    // Without it the second cannot be paid.
    let mut game =
        table(2).step("extra").extensions(1, "chef").goods(1, "2 olive").silver(1, 1).commodities(1, 0).game();
    act(&mut game, "deliver olive to deli a");
    let refusal = refused(&game, "deliver olive to merchant_house c");
    assert_eq!(refusal, Refusal::NotEnoughSilver { have: 0, need: 1 });
}

#[test]
fn the_third_extension_needs_three_different_goods() {
    let base = table(2).hand(1, "miller").extensions(1, "chef porter").points(1, 0);
    let game = base.clone().silver(1, 3).goods(1, "2 olive").game();
    let refusal = Refusal::ExtensionCost { need: 3, have: 2 };
    assert_eq!(refused(&game, "extension miller"), refusal);
    let mut game = base.silver(1, 3).goods(1, "2 olive 1 meat").game();
    acts(&mut game, &["extension miller", "pay olive"]);
    assert!(matches!(refused(&game, "pay olive"), Refusal::SameGood { .. }));
    acts(&mut game, &["pay meat", "pay silver"]);
    assert!(player(&game, 1).extensions.has(common::card("miller")));
    assert_eq!((store(&game, 1, "olive"), store(&game, 1, "meat"), silver(&game, 1)), (1, 0, 2));
}

#[test]
fn a_fourth_barrow_or_helper_throws_one_out() {
    let base = table(2).barrow(1, "chef", 1).barrow(1, "porter", 0).barrow(1, "merchant", 0).hand(1, "miller");
    let mut game = base.game();
    act(&mut game, "barrow miller 1");
    assert!(game.discards().has(common::card("chef")), "its goods are lost with it");
    assert_eq!(player(&game, 1).goods[Good::Grain as usize], 0);
    let game = table(2).barrow(1, "chef", 1).hand(1, "miller").game();
    assert_eq!(refused(&game, "barrow miller 1"), Refusal::EmptySlotFirst { slot: 0, empty: 1 });
    assert_eq!(
        common::refusal(&game, la_granja::Action::Play(common::card("miller"), Side::Barrow(9))),
        Refusal::NoSlot { slot: 9 }
    );
}
