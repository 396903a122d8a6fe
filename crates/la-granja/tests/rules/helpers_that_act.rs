//! Helpers that their owner uses, one test each.

#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test as test;

use crate::common::{
    self, act, acts, card, field, legal, listed, marker, player, points, refused, silver, store, table, to_act,
};
use la_granja::{Card, Decision, From, Good, Phase, Refusal, Step, Takes, Trade};
use tabletop::Seat;

#[test]
fn farm_worker_plays_a_card_for_a_point() {
    let mut game = table(2).helpers(1, "farm_worker").hand(1, "chef miller").step("roofs").game();
    acts(&mut game, &["use farm_worker", "field chef"]);
    assert_eq!((points(&game, 1), player(&game, 1).fields.len()), (0, 1));
    let card = card("farm_worker");
    assert_eq!(refused(&game, "use farm_worker"), Refusal::UsedUp { card });
    // An extension still costs its goods, and without a point nothing goes.
    let mut game = table(2).helpers(1, "farm_worker").hand(1, "chef").step("roofs").game();
    acts(&mut game, &["use farm_worker", "extension chef", "pay silver"]);
    assert_eq!((points(&game, 1), silver(&game, 1)), (0, 0));
    let game = table(2).helpers(1, "farm_worker").points(1, 0).hand(1, "chef").game();
    assert_eq!(refused(&game, "use farm_worker"), Refusal::NoPoint);
}

#[test]
fn village_elder_keeps_the_last_die_of_a_space() {
    let mut game = table(2).step("signs").turn(1).helpers(2, "village_elder").game();
    act(&mut game, "use village_elder 3");
    act(&mut game, "done");
    assert_eq!(game.step().phase(), Phase::Revenue);
    // With two dice on the space one is free to all; the last is his.
    let elder = |game: &mut la_granja::position::Position| game.marks[0] = Some((Seat(1), 3));
    let mut game = table(2).helpers(2, "village_elder").step("first").dice("3 3 4 4 4").change(elder).game();
    acts(&mut game, &["take 3", "gain olive", "gain grain", "done", "take 4", "done"]);
    assert_eq!(refused(&game, "take 3"), Refusal::Kept { face: 3, by: Seat(1) });
    acts(&mut game, &["take 4", "done", "take 3", "gain olive", "gain grain", "done"]);
    assert_eq!((game.step(), game.shared_die()), (Step::Shared, Some(4)));
    // If he does not take it, it is free, also as the shared die.
    let mut game = table(2).helpers(2, "village_elder").step("first").dice("3 4 4 4 4").change(elder).game();
    for _ in 0..4 {
        acts(&mut game, &["take 4", "done"]);
    }
    acts(&mut game, &["take 3", "gain olive", "gain grain", "done", "take 3", "gain olive", "gain grain"]);
    assert_eq!((store(&game, 1, "olive"), store(&game, 2, "grain")), (1, 1));
    // In another order he chooses first, and leaves it to the next.
    let mut game =
        table(2).order(&[2, 1]).helpers(2, "village_elder").step("second").dice("3 4 4").change(elder).game();
    acts(&mut game, &["take 4", "done"]);
    assert!(listed(&game, "take 3"));
}

#[test]
fn migrant_laborer_turns_a_die() {
    let mut game = table(2).helpers(1, "migrant_laborer").step("first").dice("1 2 3 5 6").game();
    act(&mut game, "use migrant_laborer 1 to 4");
    assert_eq!(game.dice(), [0, 1, 1, 1, 1, 1]);
    act(&mut game, "take 4");
    assert_eq!(silver(&game, 1), 5);
    let card = card("migrant_laborer");
    let game = table(2).helpers(1, "migrant_laborer").step("first").dice("1 2 3 5 6").game();
    assert_eq!(refused(&game, "use migrant_laborer 4 to 1"), Refusal::NoDie { face: 4 });
    assert_eq!(refused(&game, "use migrant_laborer 1 to 1"), Refusal::SameFace { face: 1 });
    assert_eq!(refused(&game, "use migrant_laborer 1 to 7"), Refusal::NoFace { face: 7 });
    assert_eq!(refused(&game, "use migrant_laborer 1"), Refusal::WrongUse { card, takes: Takes::Turn });
}

#[test]
fn foreman_earns_when_rivals_use_a_space() {
    let mut game = table(3).step("signs").helpers(1, "foreman").game();
    act(&mut game, "use foreman 4");
    act(&mut game, "done");
    let foreman = |game: &mut la_granja::position::Position| game.marks[1] = Some((Seat(0), 4));
    // His own use gives nothing, each of the others' 1 silver, the shared die for each of them, and a Peon's again.
    let base = table(3).helpers(1, "foreman").helpers(2, "peon").step("second").dice("4 4 4 4").change(foreman);
    let mut game = base.silver(1, 0).game();
    act(&mut game, "take 4");
    assert_eq!(silver(&game, 1), 4);
    acts(&mut game, &["done", "take 4", "use peon"]);
    assert_eq!(silver(&game, 1), 6, "a die and a Peon's second use of it");
    acts(&mut game, &["done", "take 4", "done"]);
    for _ in 0..3 {
        acts(&mut game, &["take 4", "done"]);
    }
    assert_eq!((game.step(), silver(&game, 1)), (Step::Donkeys, 7 + 4 + 2), "the shared one for two rivals");
}

#[test]
fn innkeeper_rests_for_1_silver() {
    let base = table(2).helpers(1, "innkeeper");
    let mut game = base.clone().step("first").dice("1 2 3 4 5").game();
    act(&mut game, "use innkeeper");
    assert_eq!((game.disc(Seat(0)), silver(&game, 1)), (1, 0));
    // In transport before the new order is known, not after it.
    let mut game = base.clone().step("donkeys").turn(1).chosen(1, 2).game();
    act(&mut game, "donkeys 2");
    assert_eq!((game.step(), to_act(&game)), (Step::Siesta, 1));
    acts(&mut game, &["use innkeeper", "done"]);
    assert_eq!(game.disc(Seat(0)), 3);
    let game = base.clone().step("deliveries 2").game();
    assert!(matches!(refused(&game, "use innkeeper"), Refusal::WrongPhase { .. }));
    let game = base.step("first").dice("1 2 3 4 5").disc(1, 4).game();
    assert_eq!(refused(&game, "use innkeeper"), Refusal::TrackEnds);
}

#[test]
fn town_crier_is_for_who_leads_on_the_market() {
    let base = table(2).helpers(1, "town_crier").step("scoring");
    let mut game = base.clone().marker("c1", 1).marker("c2", 2).game();
    let before = points(&game, 1);
    act(&mut game, "use town_crier");
    assert_eq!(points(&game, 1), before + 1);
    // With fewer markers he is not even asked.
    let mut game = base.step("extra").turn(1).marker("c1", 2).game();
    act(&mut game, "done");
    assert_eq!((game.round(), points(&game, 1)), (3, 1));
}

#[test]
fn broker_chooses_two_commodity_actions() {
    let mut game = table(2).helpers(1, "broker").game();
    acts(&mut game, &["use broker", "trade silver"]);
    assert!(matches!(refused(&game, "trade silver"), Refusal::Taken { .. }));
    act(&mut game, "trade pig");
    assert_eq!((silver(&game, 1), store(&game, 1, "pig"), player(&game, 1).commodities), (5, 1, 0));
    let game = table(2).helpers(1, "broker").commodities(1, 0).game();
    assert_eq!(refused(&game, "use broker"), Refusal::NoCommodity);
}

#[test]
fn steward_plays_one_more_card_before_the_hand_is_filled() {
    let mut game = table(2).helpers(1, "steward").hand(1, "chef miller").game();
    acts(&mut game, &["field chef", "use steward", "field miller"]);
    assert_eq!((player(&game, 1).fields.len(), silver(&game, 1)), (2, 0), "for 1 silver");
    let game = table(2).helpers(1, "steward").hand(1, "chef").step("roofs").game();
    assert!(matches!(refused(&game, "use steward"), Refusal::WrongPhase { .. }));
}

#[test]
fn miller_stores_a_good_from_a_field() {
    let base = table(2).helpers(1, "miller").fields(1, "carpenter").goods(1, "1 olive");
    let mut game = base.ripe(1, "olive", 1).game();
    let card = card("miller");
    assert_eq!(refused(&game, "use miller olive"), Refusal::WrongPlace { card, from: From::Store });
    act(&mut game, "use miller olive field");
    assert_eq!((store(&game, 1, "olive"), field(&game, 1, "olive"), silver(&game, 1)), (2, 0, 1));
    common::until(&mut game, "roofs");
    assert_eq!(field(&game, 1, "olive"), 1, "the field grows again");
}

#[test]
fn farm_servant_upgrades_for_free() {
    let mut game = table(2).helpers(1, "farm_servant").goods(1, "2 pig").silver(1, 0).game();
    acts(&mut game, &["use farm_servant", "upgrade pig"]);
    assert_eq!((store(&game, 1, "meat"), store(&game, 1, "pig"), silver(&game, 1)), (1, 1, 0));
    let refusal = Refusal::NotEnoughSilver { have: 0, need: 3 };
    assert_eq!(refused(&game, "upgrade pig"), refusal, "the next is paid");
}

#[test]
fn tenant_holds_a_die_that_others_pay_for() {
    let base = table(2).helpers(1, "tenant").step("rolled").dice("1 2 3 4 4");
    let mut game = base.fields(2, "miller").ripe(2, "olive", 1).silver(2, 1).game();
    acts(&mut game, &["use tenant 3", "done", "take 1", "done", "take 3"]);
    assert_eq!(legal(&game), ["pay olive field", "pay silver"]);
    act(&mut game, "pay olive field");
    assert_eq!((store(&game, 1, "olive"), field(&game, 1, "olive")), (1, 0), "it goes to the den");
    acts(&mut game, &["gain olive", "gain grain"]);
    // With another die of the face there, that one is taken.
    let mut game = table(2).helpers(1, "tenant").step("rolled").dice("1 2 3 4 4").game();
    acts(&mut game, &["use tenant 4", "done", "take 1", "done", "take 4"]);
    assert_eq!((game.step(), silver(&game, 2)), (Step::First, 5), "the first of two is free");
    acts(&mut game, &["done", "take 2", "pass", "done", "take 4", "pay silver"]);
    assert_eq!((silver(&game, 1), silver(&game, 2)), (2, 8));
    // As the last die it is free; and who has nothing cannot take it.
    let mut game = table(2).helpers(1, "tenant").step("rolled").dice("1 1 1 4 4").silver(2, 0).game();
    acts(&mut game, &["use tenant 4", "done", "take 4", "done"]);
    assert_eq!(refused(&game, "take 4"), Refusal::CannotPay { to: Seat(0) });
    acts(&mut game, &["take 1", "done", "take 1", "done", "take 1", "done", "take 4", "done", "take 4"]);
    assert_eq!((game.step(), silver(&game, 2)), (Step::Shared, 4), "the shared one is free");
}

#[test]
fn stallkeeper_moves_a_marker_without_removing() {
    let base = table(2).helpers(1, "stallkeeper").step("deliveries 2").marker("c1", 1).marker("c2", 2);
    let mut game = base.game();
    let [c1, c2, c4] = ["c1", "c2", "c4"].map(common::space);
    assert_eq!(refused(&game, "use stallkeeper c1 to c2"), Refusal::Occupied { space: c2, by: Seat(1) });
    assert_eq!(refused(&game, "use stallkeeper c2 to c4"), Refusal::NotYourMarker { space: c2 });
    assert_eq!(refused(&game, "use stallkeeper c1 to c4"), Refusal::NotNextTo { space: c4, other: c1 });
    act(&mut game, "use stallkeeper c1 to r2");
    assert_eq!((marker(&game, "r2"), marker(&game, "c1"), marker(&game, "c2")), (1, 0, 2));
    // Closed spaces stay closed.
    let game = table(2).helpers(1, "stallkeeper").step("deliveries 2").marker("r2", 1).game();
    assert_eq!(refused(&game, "use stallkeeper r2 to x1"), Refusal::SpaceClosed { space: common::space("x1") });
}

#[test]
fn smuggler_sells_a_resource_for_a_point() {
    let mut game = table(2).helpers(1, "smuggler").step("deliveries 2").goods(1, "1 olive 1 food").game();
    let card = card("smuggler");
    assert_eq!(refused(&game, "use smuggler food"), Refusal::WrongGood { card, good: Good::Food });
    act(&mut game, "use smuggler olive");
    assert_eq!((points(&game, 1), store(&game, 1, "olive"), silver(&game, 1)), (2, 0, 1));
    let game = table(2).helpers(1, "smuggler").goods(1, "1 olive").game();
    assert!(matches!(refused(&game, "use smuggler olive"), Refusal::WrongPhase { .. }));
}

#[test]
fn gleaner_takes_a_good_without_a_field() {
    let mut game = table(2).helpers(1, "gleaner").fields(1, "chef").game();
    common::until(&mut game, "harvest");
    act(&mut game, "use gleaner");
    assert!(matches!(refused(&game, "gain grape"), Refusal::NotOffered { .. }));
    act(&mut game, "gain grain");
    assert_eq!(store(&game, 1, "grain"), 1);
    // With fields of all kinds he finds nothing.
    let mut game = table(2).helpers(1, "gleaner").fields(1, "chef miller peon").game();
    common::until(&mut game, "harvest");
    assert_eq!(refused(&game, "use gleaner"), Refusal::FieldsOfAll);
}

#[test]
fn cooper_makes_wine_for_free() {
    let mut game = table(2).helpers(1, "cooper").goods(1, "1 grape 1 olive").game();
    assert_eq!(refused(&game, "use cooper olive"), Refusal::WrongGood { card: card("cooper"), good: Good::Olive });
    act(&mut game, "use cooper grape");
    assert_eq!((store(&game, 1, "wine"), store(&game, 1, "grape"), silver(&game, 1)), (1, 0, 1));
    let mut game = table(2).helpers(1, "cooper").fields(1, "chef").ripe(1, "grape", 1).game();
    act(&mut game, "use cooper grape field");
    assert_eq!(store(&game, 1, "wine"), 1);
}

#[test]
fn swine_dealer_has_pigs_for_2_silver() {
    let mut game = table(2).helpers(1, "swine_dealer").silver(1, 2).game();
    act(&mut game, "use swine_dealer");
    assert_eq!((store(&game, 1, "pig"), silver(&game, 1)), (1, 0));
    // Without room it is sold at once.
    let mut game = table(2).helpers(1, "swine_dealer").silver(1, 2).goods(1, "2 pig").game();
    act(&mut game, "use swine_dealer");
    assert_eq!((store(&game, 1, "pig"), silver(&game, 1)), (2, 3));
    let game = table(2).helpers(1, "swine_dealer").silver(1, 2).step("first").dice("1 2 3 4 5").game();
    assert!(matches!(refused(&game, "use swine_dealer"), Refusal::WrongPhase { .. }));
}

#[test]
fn pedlar_has_commodities_for_3_silver() {
    let mut game = table(2).helpers(1, "pedlar").silver(1, 3).game();
    act(&mut game, "use pedlar");
    assert_eq!((player(&game, 1).commodities, silver(&game, 1)), (2, 0));
}

#[test]
fn woodcutter_gives_1_silver_for_a_card() {
    let mut game = table(2).helpers(1, "woodcutter").hand(1, "chef miller").game();
    act(&mut game, "use woodcutter with chef");
    assert_eq!((silver(&game, 1), player(&game, 1).hand.len()), (2, 1));
    assert!(game.discards().has(card("chef")));
    let game = table(2).helpers(1, "woodcutter").hand(1, "chef").game();
    assert_eq!(refused(&game, "use woodcutter with miller"), Refusal::NotInHand { card: card("miller") });
    assert_eq!(refused(&game, "use woodcutter"), Refusal::WrongUse { card: card("woodcutter"), takes: Takes::Card });
}

#[test]
fn errand_boy_delivers_for_a_card() {
    let base = table(2).helpers(1, "errand_boy").hand(1, "miller").goods(1, "1 olive 1 grain").barrow(1, "chef", 0);
    let mut game = base.clone().step("first").dice("1 2 3 4 5").game();
    acts(&mut game, &["use errand_boy with miller", "deliver olive to deli a"]);
    assert_eq!((store(&game, 1, "olive"), player(&game, 1).hand.len()), (0, 0));
    let mut game = base.step("extra").silver(1, 0).game();
    acts(&mut game, &["use errand_boy with miller", "deliver grain to barrow 1"]);
    assert_eq!(common::left(&game), 1, "it is not one of the paid ones");
}

#[test]
fn tout_delivers_or_draws_for_1_silver() {
    let base = table(2).helpers(1, "tout").step("deliveries 1").goods(1, "1 olive");
    let mut game = base.clone().game();
    acts(&mut game, &["use tout", "deliver olive to deli a"]);
    assert_eq!((silver(&game, 1), game.step()), (0, Step::Deliveries { left: 1 }));
    let mut game = base.game();
    acts(&mut game, &["use tout", "draw"]);
    assert_eq!(player(&game, 1).hand.len(), 1);
    assert_eq!(
        refused(&game, "deliver food to deli a"),
        Refusal::NoGood { good: Good::Food, from: From::Store, other: 0 }
    );
}

#[test]
fn gardener_exchanges_a_harvest_good() {
    let mut game = table(2).helpers(1, "gardener").fields(1, "miller").ripe(1, "olive", 1).game();
    act(&mut game, "use gardener olive field");
    assert!(matches!(refused(&game, "gain olive"), Refusal::NotOffered { .. }));
    act(&mut game, "gain grape");
    assert_eq!((store(&game, 1, "grape"), field(&game, 1, "olive"), silver(&game, 1)), (1, 0, 1));
    let game = table(2).helpers(1, "gardener").goods(1, "1 pig").game();
    assert!(legal(&game).iter().all(|text| !text.starts_with("use")), "he needs a harvest good");
}

#[test]
fn beekeeper_needs_a_good_on_a_field() {
    let mut game = table(2).helpers(1, "beekeeper").fields(1, "miller").ripe(1, "olive", 1).game();
    act(&mut game, "use beekeeper");
    assert_eq!(silver(&game, 1), 2);
    let game = table(2).helpers(1, "beekeeper").fields(1, "miller").goods(1, "1 olive").game();
    assert_eq!(refused(&game, "use beekeeper"), Refusal::BareFields);
}

#[test]
fn wood_carver_earns_1_silver_with_a_roof_tile() {
    for roofs in ["1a", "1a 2a"] {
        let mut game = table(2).round(5).helpers(1, "wood_carver").roofs(1, roofs).game();
        act(&mut game, "use wood_carver");
        assert_eq!(silver(&game, 1), 2);
    }
    let game = table(2).helpers(1, "wood_carver").game();
    assert_eq!(refused(&game, "use wood_carver"), Refusal::NoRoof);
}

#[test]
fn farmers_wife_draws_two_and_discards_one() {
    let mut game = table(2).helpers(1, "farmers_wife").hand(1, "chef").next_cards("miller mason").game();
    act(&mut game, "use farmers_wife");
    assert_eq!((game.decision(), silver(&game, 1)), (Some(Decision::Discard), 2));
    assert_eq!(legal(&game), ["discard chef", "discard mason", "discard miller"]);
    act(&mut game, "discard chef");
    let hand: Vec<&str> = player(&game, 1).hand.iter().map(Card::id).collect();
    assert_eq!(hand, ["miller", "mason"]);
}

#[test]
fn fruit_picker_takes_what_lies_on_a_field() {
    let mut game = table(2).helpers(1, "fruit_picker").fields(1, "chef").game();
    common::until(&mut game, "harvest");
    act(&mut game, "use fruit_picker");
    assert_eq!(legal(&game), ["gain grape", "pass"]);
    act(&mut game, "gain grape");
    assert_eq!((store(&game, 1, "grape"), field(&game, 1, "grape")), (1, 1));
}

#[test]
fn shoemaker_rests_after_many_donkeys() {
    let base = table(2).helpers(1, "shoemaker").step("donkeys").turn(1);
    let mut game = base.clone().chosen(1, 3).game();
    act(&mut game, "donkeys 2");
    assert_eq!((game.step(), to_act(&game), game.disc(Seat(0))), (Step::Siesta, 1, 1));
    act(&mut game, "use shoemaker");
    assert_eq!(game.disc(Seat(0)), 2);
    // Not with fewer.
    let mut game = base.chosen(1, 2).game();
    act(&mut game, "donkeys 2");
    assert_eq!(refused(&game, "use shoemaker"), Refusal::FewDonkeys { donkeys: 2 });
}

#[test]
fn barman_sells_an_upgraded_good_for_4() {
    let mut game = table(2).helpers(1, "barman").goods(1, "1 food 1 olive").game();
    assert_eq!(refused(&game, "use barman olive"), Refusal::WrongGood { card: card("barman"), good: Good::Olive });
    act(&mut game, "use barman food");
    assert_eq!((silver(&game, 1), store(&game, 1, "food")), (5, 0));
}

#[test]
fn blacksmith_does_a_commodity_action_and_closes_it() {
    let mut game = table(2).helpers(1, "blacksmith").commodities(1, 0).game();
    acts(&mut game, &["use blacksmith", "trade silver"]);
    assert_eq!((silver(&game, 1), player(&game, 1).closed), (4, 1));
    // Next round another one.
    let closed = |position: &mut la_granja::position::Position| position.players[0].player.closed = 1;
    let mut game = table(2).round(3).helpers(1, "blacksmith").change(closed).game();
    act(&mut game, "use blacksmith");
    assert_eq!(refused(&game, "trade silver"), Refusal::Closed { trade: Trade::Silver });
    act(&mut game, "trade goods");
    let all = |position: &mut la_granja::position::Position| position.players[0].player.closed = 31;
    let game = table(2).round(3).helpers(1, "blacksmith").change(all).game();
    assert_eq!(refused(&game, "use blacksmith"), Refusal::AllClosed);
}

#[test]
fn landlord_has_points_for_1_silver() {
    let mut game = table(2).step("extra").turn(1).helpers(1, "landlord").silver(1, 1).game();
    act(&mut game, "done");
    assert_eq!((game.step(), to_act(&game)), (Step::Scoring, 1));
    act(&mut game, "use landlord");
    assert_eq!((silver(&game, 1), points(&game, 1)), (0, 2));
    act(&mut game, "done");
    assert_eq!(game.round(), 3);
    let game = table(2).helpers(1, "landlord").silver(1, 1).game();
    assert!(matches!(refused(&game, "use landlord"), Refusal::WrongPhase { .. }));
}

#[test]
fn a_used_helper_rests_until_the_round_ends() {
    let mut game = table(2).step("extra").turn(1).helpers(2, "pedlar").silver(2, 9).game();
    act(&mut game, "use pedlar");
    assert_eq!(refused(&game, "use pedlar"), Refusal::UsedUp { card: card("pedlar") });
    act(&mut game, "done");
    assert_eq!((game.round(), player(&game, 2).marks), (3, 0));
    assert_eq!(refused(&game, "use miller"), Refusal::NoSuchHelper { card: card("miller") });
    let game = table(2).helpers(1, "chef").game();
    assert_eq!(refused(&game, "use chef"), Refusal::WorksByItself { card: card("chef") });
}

/// The functions of these files are named after the helpers they test.
#[test]
fn every_helper_has_its_test() {
    let files = [
        include_str!("helpers_that_act.rs"),
        include_str!("helpers_that_wait.rs"),
        include_str!("helpers_that_change_rules.rs"),
    ];
    for card in Card::all() {
        let name = format!("fn {}_", card.id());
        assert_eq!(files.iter().filter(|file| file.contains(&name)).count(), 1, "{}", card.id());
    }
}
