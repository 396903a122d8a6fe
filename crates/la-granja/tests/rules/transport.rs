//! Revenue spaces, donkeys, the siesta track and deliveries.

#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test as test;

use crate::common::{
    act, acts, field, legal, listed, next_to_act, player, points, refused, silver, store, table, to_act, until,
};
use la_granja::{Decision, Event, LaGranja, Refusal, Setup, Step};
use tabletop::{Game, Seat, Seed};

// Revenue

#[test]
fn dice_are_5_7_or_9_and_all_are_used() {
    for (seats, dice) in [(2, 5), (3, 7), (4, 9)] {
        let mut game = table(seats).step("roofs").turn(seats - 1).game();
        let events = act(&mut game, "done");
        let rolled =
            events.iter().find_map(|event| if let Event::Rolled { dice } = event { Some(*dice) } else { None });
        assert_eq!(rolled.map(|dice| dice.iter().sum::<u8>()), Some(dice));
    }
}

#[test]
fn space_1_is_a_pig() {
    let mut game = table(2).step("first").dice("1 2 3 4 5").game();
    act(&mut game, "take 1");
    assert_eq!((store(&game, 1, "pig"), next_to_act(&game)), (1, 2));
    assert_eq!(refused(&game, "take 1"), Refusal::OneDie);
    act(&mut game, "done");
    assert_eq!(refused(&game, "take 1"), Refusal::NoDie { face: 1 });
}

#[test]
fn space_2_is_a_card_or_a_good() {
    let base = table(2).step("first").dice("1 2 3 4 5").hand(1, "chef").silver(1, 0).points(1, 0).commodities(1, 0);
    let mut game = base.clone().game();
    act(&mut game, "take 2");
    let sides =
        ["barrow chef 1", "draw", "field chef", "gain grain", "gain grape", "gain olive", "helper chef 1", "pass"];
    assert_eq!(legal(&game), sides);
    act(&mut game, "gain grape");
    assert_eq!((store(&game, 1, "grape"), next_to_act(&game)), (1, 2));
    for way in ["draw", "field chef", "barrow chef 1", "helper chef 1", "pass"] {
        let mut game = base.clone().game();
        acts(&mut game, &["take 2", way]);
        assert_eq!(next_to_act(&game), 2);
    }
    // An extension has its price here too.
    let mut game = base.silver(1, 1).game();
    acts(&mut game, &["take 2", "extension chef", "pay silver"]);
    assert_eq!((player(&game, 1).extensions.len(), next_to_act(&game)), (1, 2));
}

#[test]
fn space_3_is_two_different_goods() {
    let mut game = table(2).step("first").dice("1 2 3 4 5").game();
    acts(&mut game, &["take 3", "gain olive"]);
    assert_eq!(legal(&game), ["gain grain", "gain grape", "pass"]);
    act(&mut game, "pass");
    assert_eq!((store(&game, 1, "olive"), next_to_act(&game)), (1, 2), "any part may be declined");
}

#[test]
fn space_4_is_4_silver() {
    let mut game = table(2).step("first").dice("1 2 3 4 5").game();
    act(&mut game, "take 4");
    assert_eq!(silver(&game, 1), 5);
}

#[test]
fn space_5_is_upgrades_or_siesta_steps() {
    let base = table(2).step("first").dice("1 2 3 4 5").goods(1, "1 olive 1 pig").silver(1, 0);
    for (ways, disc, meat, food) in [
        (["upgrade olive", "upgrade pig"], 0, 1, 1),
        (["upgrade pig", "rest"], 1, 1, 0),
        (["rest", "upgrade pig"], 1, 1, 0),
        (["rest", "rest"], 2, 0, 0),
        (["rest", "pass"], 1, 0, 0),
    ] {
        let mut game = base.clone().game();
        act(&mut game, "take 5");
        acts(&mut game, &ways);
        assert_eq!((game.disc(Seat(0)), store(&game, 1, "meat"), store(&game, 1, "food")), (disc, meat, food));
        assert_eq!((next_to_act(&game), silver(&game, 1)), (2, 0));
    }
    // From a field as well; at the end of the track no step is left.
    let mut game = table(2).step("first").dice("1 2 3 4 5").fields(1, "miller").ripe(1, "olive", 1).disc(1, 4).game();
    act(&mut game, "take 5");
    assert_eq!(refused(&game, "rest"), Refusal::TrackEnds);
    act(&mut game, "upgrade olive field");
    assert_eq!((field(&game, 1, "olive"), store(&game, 1, "food")), (0, 1));
}

#[test]
fn space_6_is_a_delivery_or_2_silver() {
    let base = table(2).step("first").dice("1 2 3 4 6").goods(1, "1 olive");
    let mut game = base.clone().game();
    acts(&mut game, &["take 6", "deliver olive to deli a"]);
    assert_eq!((silver(&game, 1), next_to_act(&game)), (1, 2));
    let mut game = base.clone().game();
    acts(&mut game, &["take 6", "silver"]);
    assert_eq!((silver(&game, 1), next_to_act(&game)), (3, 2));
    // What is delivered may be made for it.
    let mut game = base.silver(1, 2).game();
    acts(&mut game, &["take 6", "upgrade olive", "deliver food to deli a"]);
    assert_eq!(next_to_act(&game), 2);
}

#[test]
fn the_last_die_is_for_all_in_order() {
    let mut game = table(3).step("second").turn(2).dice("4 6").goods(1, "1 olive").game();
    acts(&mut game, &["take 4", "done"]);
    assert_eq!((game.step(), to_act(&game)), (Step::Shared, 1));
    acts(
        &mut game,
        &["take 6", "deliver olive to deli a", "done", "take 6", "silver", "done", "take 6", "silver", "done"],
    );
    assert_eq!((game.step(), silver(&game, 2), silver(&game, 3)), (Step::Donkeys, 3, 7));
    assert_eq!(game.dice(), [0; 6]);
}

// Donkeys and the siesta track

#[test]
fn donkey_tiles_are_secret_until_all_have_chosen() {
    let mut game = table(3).step("donkeys").game();
    let events = act(&mut game, "donkeys 3");
    let ready = Event::Ready { seat: Seat(0), donkeys: Some(3) };
    assert!(events.contains(&ready));
    assert_eq!(LaGranja::seen_by(&ready, Seat(1)), Some(Event::Ready { seat: Seat(0), donkeys: None }));
    assert_eq!(LaGranja::seen_by(&ready, Seat(0)), Some(ready));
    assert_eq!(game.view(Seat(1)).players[0].player.chosen, Some(0), "a rival sees that one was chosen");
    assert_eq!(game.view(Seat(0)).players[0].player.chosen, Some(3));
    assert_eq!(legal(&game), ["donkeys 1", "donkeys 2", "donkeys 3"], "round 2: one tile is gone");
    act(&mut game, "donkeys 1");
    let events = act(&mut game, "donkeys 2");
    for (seat, donkeys) in [(0, 3), (1, 1), (2, 2)] {
        assert!(events.contains(&Event::Revealed { seat: Seat(seat), donkeys }));
    }
    until(&mut game, "deliveries");
    assert_eq!(game.order(), [Seat(1), Seat(2), Seat(0)]);
}

#[test]
fn a_used_tile_is_out_until_round_4() {
    let game = table(2).round(3).step("donkeys").game();
    assert_eq!(legal(&game), ["donkeys 1", "donkeys 2"]);
    assert_eq!(refused(&game, "donkeys 4"), Refusal::DonkeysUsed { donkeys: 4 });
    assert_eq!(refused(&game, "donkeys 0"), Refusal::NoDonkeys { donkeys: 0 });
    assert_eq!(refused(&game, "done"), Refusal::NotNow { decision: Decision::Donkeys });
    // They return at the beginning of the fourth transport phase.
    let mut game = table(2).round(4).step("second").turn(1).dice("4 4").game();
    assert_eq!(player(&game, 1).donkeys.count_ones(), 3);
    acts(&mut game, &["take 4", "done", "take 4", "done", "take 4"]);
    let events = act(&mut game, "done");
    assert!(events.contains(&Event::DonkeysBack));
    assert_eq!(legal(&game), ["donkeys 1", "donkeys 2", "donkeys 3", "donkeys 4"]);
}

#[test]
fn discs_stack_and_the_later_lies_on_top() {
    // All land on space 2: the last to arrive is on top and first.
    let mut game = table(4).step("donkeys").turn(3).chosen(1, 2).chosen(2, 2).chosen(3, 2).game();
    act(&mut game, "donkeys 2");
    until(&mut game, "deliveries");
    assert_eq!(game.order(), [Seat(3), Seat(2), Seat(1), Seat(0)]);
    // Who does not move stays where it was in the stack.
    let mut game = table(4).step("donkeys").turn(3).chosen(1, 4).chosen(2, 4).chosen(3, 1).round(1).game();
    act(&mut game, "donkeys 4");
    until(&mut game, "deliveries");
    assert_eq!(game.order(), [Seat(2), Seat(0), Seat(1), Seat(3)]);
}

#[test]
fn the_last_space_is_the_end() {
    let mut game = table(2).step("donkeys").turn(1).disc(1, 3).chosen(1, 1).disc(2, 4).game();
    act(&mut game, "donkeys 1");
    until(&mut game, "deliveries");
    assert_eq!((game.disc(Seat(0)), game.disc(Seat(1))), (4, 4));
    assert_eq!(game.order(), [Seat(0), Seat(1)], "who came later lies on top; who could not move is below");
}

#[test]
fn siesta_spaces_score_0_0_1_2_3_and_discs_return_in_turn_order() {
    for (space, vp) in [(0, 0), (1, 0), (2, 1), (3, 2), (4, 3)] {
        let mut game = table(2).disc(1, space).step("extra").turn(1).game();
        act(&mut game, "done");
        assert_eq!((points(&game, 1), game.disc(Seat(0))), (1 + vp, 0));
        assert_eq!(game.track(), game.order());
    }
}

// Deliveries

#[test]
fn steps_3_and_4_end_with_done_and_not_with_the_last_delivery() {
    let base = table(2).step("deliveries 2").goods(1, "3 olive").barrow(1, "miller", 0);
    let mut game = base.game();
    acts(&mut game, &["deliver olive to barrow 1", "deliver olive to deli a"]);
    assert_eq!((to_act(&game), game.step()), (1, Step::Deliveries { left: 0 }));
    assert_eq!(refused(&game, "deliver olive to merchant_house c"), Refusal::NoDelivery);
    acts(&mut game, &["sell olive", "done"]);
    assert_eq!((to_act(&game), game.step()), (2, Step::Deliveries { left: 2 }));
    act(&mut game, "done");
    assert_eq!((to_act(&game), game.step()), (1, Step::Extra { left: 1 }));
    acts(&mut game, &["spend goods", "gain olive", "pass", "deliver olive to merchant_house c"]);
    assert_eq!(refused(&game, "deliver olive to barrow 1"), Refusal::NoDelivery);
    act(&mut game, "done");
    assert_eq!(to_act(&game), 2);
}

#[test]
fn goods_on_fields_are_delivered_upgraded_or_paid_but_not_moved_or_sold() {
    let base = table(2).fields(1, "miller").ripe(1, "olive", 1).step("deliveries 2").silver(1, 2).hand(1, "chef");
    let game = base.game();
    assert!(listed(&game, "deliver olive field to deli a") && listed(&game, "upgrade olive field"));
    assert_eq!(refused(&game, "sell olive field"), Refusal::NotFromFields { good: la_granja::Good::Olive });
    let mut game = game;
    acts(&mut game, &["spend card", "extension chef"]);
    assert!(listed(&game, "pay olive field"));
}

#[test]
fn upgraded_goods_are_neither_bought_nor_sold() {
    let game = table(2).silver(1, 20).goods(1, "1 food").game();
    let good = la_granja::Good::Food;
    assert_eq!(refused(&game, "buy food"), Refusal::NotForSale { good });
    assert_eq!(refused(&game, "sell food"), Refusal::CannotSell { good });
    assert_eq!(refused(&game, "upgrade food"), Refusal::NoUpgrade { good });
}

#[test]
fn a_new_game_is_set_up_as_written() {
    for seats in 2..=4 {
        let game = LaGranja::new(&Setup::new(seats).expect("seats"), Seed(u64::from(seats)));
        for seat in Seat::all(seats) {
            let player = game.player(seat);
            assert_eq!((player.points, player.silver, player.commodities, player.hand.len()), (1, 1, 1, 4));
            assert_eq!((player.places(), player.limit(), player.paid_deliveries()), (2, 3, 1));
        }
        assert_eq!(game.track(), game.order());
        assert_eq!(game.cards_left(), 66 - 4 * seats);
    }
}
