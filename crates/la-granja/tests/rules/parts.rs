//! Parts and free actions: a part ends with `done`, and what could not be done otherwise.

#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test as test;

use crate::common::{act, acts, card, field, listed, player, policy, refused, silver, store, table, to_act, until};
use la_granja::{Action, Card, Cause, Craft, Decision, Event, LaGranja, Refusal, Step};
use tabletop::{Game, Rng, Seat, Seed};

#[test]
fn a_die_taken_does_not_end_the_part() {
    let mut game = table(2).step("first").dice("1 2 3 4 6").helpers(1, "pedlar").roofs(1, "1a").game();
    assert_eq!(refused(&game, "done"), Refusal::MustTake);
    act(&mut game, "take 4");
    assert_eq!((to_act(&game), game.decision()), (1, Some(Decision::Rest)));
    assert_eq!(refused(&game, "take 1"), Refusal::OneDie);
    // Free actions, tiles and helpers are open with what the die brought.
    acts(&mut game, &["use pedlar", "flip 1a", "gain olive", "gain grape", "sell olive", "done"]);
    assert_eq!((to_act(&game), game.step()), (2, Step::First));
    assert_eq!(player(&game, 1).dice, [4, 0], "who has taken which stays visible");
}

#[test]
fn a_roof_bought_does_not_end_the_part() {
    let mut game = table(2).step("roofs").sale("2a 2b").silver(1, 2).game();
    act(&mut game, "roof 2a");
    assert_eq!(refused(&game, "roof 2b"), Refusal::OneRoof);
    acts(&mut game, &["flip 2a", "sell pig", "done"]);
    assert_eq!((to_act(&game), silver(&game, 1)), (2, 3));
}

#[test]
fn the_last_donkey_does_not_end_the_part() {
    let mut game = table(2).step("deliveries 1").goods(1, "1 olive").hand(1, "chef").game();
    acts(&mut game, &["deliver olive to deli a", "spend card", "field chef"]);
    assert_eq!((to_act(&game), game.step()), (1, Step::Deliveries { left: 0 }));
    act(&mut game, "done");
    assert_eq!(to_act(&game), 2);
}

#[test]
fn between_income_and_growth_a_seat_has_its_own_moment() {
    let base = table(2).extensions(1, "merchant chef").goods(1, "3 pig").fields(1, "miller").ripe(1, "olive", 1);
    let mut game = base.silver(1, 1).game();
    acts(&mut game, &["done", "done"]);
    assert_eq!((game.step(), to_act(&game), silver(&game, 1)), (Step::Income, 1, 2), "income came");
    // Income pays for an upgrade, so the field grows again; a pig is sold, so a piglet is born.
    acts(&mut game, &["upgrade olive field", "sell pig", "done"]);
    assert_eq!((game.step(), to_act(&game)), (Step::Harvest, 1));
    assert_eq!((field(&game, 1, "olive"), store(&game, 1, "pig")), (1, 3));
    act(&mut game, "done");
    assert_eq!((game.step(), to_act(&game)), (Step::Income, 2), "seat by seat");
}

#[test]
fn the_shared_die_is_each_seats_own_moment() {
    let mut game = table(2).step("shared").dice("6").goods(1, "1 olive").helpers(1, "pedlar").silver(1, 3).game();
    assert_eq!((game.decision(), game.shared_die()), (Some(Decision::SharedDie), Some(6)));
    assert_eq!(refused(&game, "done"), Refusal::MustTake);
    assert_eq!(refused(&game, "take 1"), Refusal::NoDie { face: 1 });
    // Before the die and after it.
    acts(&mut game, &["use pedlar", "take 6", "silver", "sell olive"]);
    assert_eq!((to_act(&game), silver(&game, 1), game.dice()), (1, 3, [0, 0, 0, 0, 0, 1]));
    acts(&mut game, &["done", "take 6", "pass", "done"]);
    assert_eq!((game.step(), game.dice(), player(&game, 1).dice), (Step::Donkeys, [0; 6], [0; 2]));
}

#[test]
fn a_part_in_which_nothing_can_be_done_passes_by_itself() {
    let mut game = table(2).silver(1, 0).commodities(1, 0).silver(2, 0).commodities(2, 0).game();
    // Seat 1 has no card and nothing to trade with, so seat 2's turn is over with all of steps 2 to 4.
    let events = act(&mut game, "done");
    for step in [Step::Income, Step::Harvest] {
        for seat in [Seat(0), Seat(1)] {
            assert!(events.contains(&Event::PartEnded { seat, step, passed: true }), "{events:?}");
        }
    }
    assert_eq!((game.step(), to_act(&game)), (Step::First, 1), "a die is always to be taken");
    // With a single silver more a food could be made: then it is asked.
    let base = table(2).silver(2, 0).commodities(1, 0).commodities(2, 0).fields(1, "miller").silver(1, 2);
    let mut game = base.game();
    act(&mut game, "done");
    assert_eq!((to_act(&game), game.step()), (1, Step::Harvest), "the olive that grew can be upgraded");
}

#[test]
fn parts_that_pass_are_exactly_those_in_which_only_done_is_legal() {
    let mut passed = 0;
    for (seed, setup) in (0..).zip(policy::setups()) {
        let start = LaGranja::new(&setup, Seed(seed));
        policy::play(start, &mut Rng::new(Seed(seed)), 4000, policy::mixed, |before, action, events, game| {
            passed += events.iter().filter(|event| matches!(event, Event::PartEnded { passed: true, .. })).count();
            let begun = events
                .iter()
                .rev()
                .find(|event| matches!(event, Event::PartBegan { .. } | Event::PartEnded { .. } | Event::Over { .. }));
            if matches!(begun, Some(Event::PartBegan { .. })) {
                assert_ne!(game.legal(), [Action::Done], "{action} from {before:?}");
            }
        });
    }
    assert!(passed > 10, "{passed}");
}

#[test]
fn the_greengrocers_good_is_income() {
    let mut game = table(2).craft(1, "greengrocer").goods(1, "1 pig").extensions(1, "chef").game();
    acts(&mut game, &["done", "done"]);
    assert_eq!((game.step(), game.decision()), (Step::Income, Some(Decision::Choice)));
    acts(&mut game, &["gain pig", "done"]);
    assert_eq!((game.step(), store(&game, 1, "pig")), (Step::Harvest, 3), "the second pig breeds at once");
}

#[test]
fn the_restaurants_siesta_step_is_a_choice() {
    let base = table(2).craft(1, "restaurant").step("donkeys").turn(1).chosen(1, 3);
    for (choice, space) in [("rest", 2), ("pass", 1)] {
        let mut game = base.game();
        act(&mut game, "donkeys 3");
        assert_eq!((game.step(), to_act(&game), game.disc(Seat(0))), (Step::Siesta, 1, 1));
        act(&mut game, choice);
        assert_eq!(game.disc(Seat(0)), space);
        until(&mut game, "deliveries 4");
    }
}

#[test]
fn settled_21_what_is_declined_is_not_used_up() {
    let base = table(2).helpers(1, "harvester apprentice").step("first").dice("2 3 3 5 6");
    let mut game = base.game();
    acts(&mut game, &["take 3", "gain olive", "pass"]);
    assert_eq!(player(&game, 1).marks, 0, "the Harvester's good was declined");
    acts(&mut game, &["gain grain", "done", "take 6", "pass", "done", "take 3", "gain olive", "gain grape"]);
    assert_eq!(player(&game, 1).marks, 1, "and taken with the next die");
    // An offer as well.
    let mut game = table(2).helpers(1, "peon").step("first").dice("4 4 4 4 4").game();
    acts(&mut game, &["take 4", "pass"]);
    assert_eq!(player(&game, 1).marks, 0);
}

#[test]
fn settled_22_the_porter_works_on_a_die_that_was_chosen() {
    let base = table(2).helpers(1, "porter").goods(1, "1 olive");
    let mut game = base.clone().step("first").dice("2 3 4 5 6").game();
    acts(&mut game, &["take 6", "silver"]);
    assert_eq!(game.decision(), Some(Decision::Offer));
    let mut game = base.clone().step("shared").dice("6").game();
    acts(&mut game, &["take 6", "silver"]);
    assert_eq!(game.decision(), Some(Decision::Rest), "not on the shared one");
    // Nor on the space of the round, which is no die.
    let mut game = base.helpers(1, "merchant").round(6).step("first").dice("1 2 3 4 5").game();
    acts(&mut game, &["take 4", "use merchant", "silver"]);
    assert_eq!(game.decision(), Some(Decision::Rest));
}

#[test]
fn settled_23_a_helper_that_leaves_takes_its_marks_along() {
    let mark = |position: &mut la_granja::position::Position| position.marks[0] = Some((Seat(0), 3));
    let base = table(2).helpers(1, "village_elder miller mason").hand(1, "pedlar").step("first").dice("1 2 3 4 6");
    let mut game = base.change(mark).game();
    let events = act(&mut game, "spend card");
    assert!(!events.iter().any(|event| matches!(event, Event::Unmarked { .. })));
    let events = act(&mut game, "helper pedlar 1");
    assert!(events.contains(&Event::Unmarked {
        seat: Seat(0),
        card: card("village_elder"),
        face: 3,
        why: Cause::ThrownOut
    }));
    assert_eq!(game.die_marks().count(), 0);
    // The mark of a use goes as well: who comes into the slot is fresh.
    let base = table(2).helpers(1, "pedlar miller mason").hand(1, "barman").silver(1, 3).goods(1, "1 food");
    let mut game = base.game();
    acts(&mut game, &["use pedlar", "helper barman 1", "use barman food"]);
    assert_eq!(silver(&game, 1), 4);
}

#[test]
fn settled_24_goods_that_come_back_come_first() {
    let base = table(2).helpers(1, "shopkeeper").step("deliveries 1").nearly(1, "restaurant").goods(1, "1 wine");
    let mut game = base.game();
    act(&mut game, "deliver wine to restaurant a");
    assert_eq!(game.decision(), Some(Decision::Recovery));
    acts(&mut game, &["recover food", "deliver food to deli a"]);
    assert!(player(&game, 1).rows[Craft::Deli as usize].is_some(), "the Restaurant's delivery takes it");
}

#[test]
fn the_broker_needs_an_open_action_and_stops_where_none_is_left() {
    let closed =
        |bits: u8| move |position: &mut la_granja::position::Position| position.players[0].player.closed = bits;
    let base = || table(2).helpers(1, "broker").round(3);
    assert_eq!(refused(&base().change(closed(31)).game(), "use broker"), Refusal::AllClosed);
    let mut game = base().change(closed(0b11110)).game();
    acts(&mut game, &["use broker", "trade silver"]);
    assert_eq!(game.decision(), Some(Decision::Cards), "one is all there is");
    // What play leads to can be set up again, in the midst of it too.
    let mut game = base().change(closed(0b11100)).hand(1, "chef").game();
    act(&mut game, "use broker");
    let again = LaGranja::try_from(&la_granja::position::Position::from(&game));
    assert_eq!(again.as_ref(), Ok(&game));
    act(&mut game, "trade goods");
    assert_eq!(LaGranja::try_from(&la_granja::position::Position::from(&game)), Ok(game));
}

#[test]
fn farm_worker_and_steward_ask_for_a_card_in_hand() {
    for id in ["farm_worker", "steward"] {
        let game = table(2).helpers(1, id).game();
        assert_eq!(refused(&game, &format!("use {id}")), Refusal::NoHand);
        assert!(listed(&table(2).helpers(1, id).hand(1, "chef").game(), &format!("use {id}")));
    }
}

#[test]
fn with_five_effects_under_way_no_commodity_is_spent() {
    let mut game = table(2).commodities(1, 9).hand(1, "chef").game();
    for _ in 0..5 {
        act(&mut game, "spend card");
    }
    assert_eq!(refused(&game, "spend silver"), Refusal::TooManyEffects { most: 5 });
    act(&mut game, "pass");
    assert!(listed(&game, "spend silver"));
}

#[test]
fn every_field_says_what_it_holds() {
    let mut game = table(2).fields(1, "miller carpenter").ripe(1, "olive", 1).game();
    let events = {
        until(&mut game, "income");
        act(&mut game, "done")
    };
    let grown: Vec<Card> = events
        .iter()
        .filter_map(|event| match event {
            Event::Grew { field, .. } => Some(*field),
            _ => None,
        })
        .collect();
    assert_eq!(grown, [card("carpenter")], "the Miller's field was full");
}
