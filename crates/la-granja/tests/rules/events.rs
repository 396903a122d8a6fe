//! What is told: every kind of event happens, and secrets stay with those who know them.

#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test as test;

use std::collections::BTreeSet;

use crate::common::{act, acts, card, player, policy, roof, space, table};
use la_granja::helper::{Power, Rule};
use la_granja::position::Position;
use la_granja::{
    About, Card, Cargo, Cause, Craft, Decision, End, Event, Good, LaGranja, NEUTRAL, Refusal, Spot, Step, Target, Task,
};
use tabletop::{Game, Rng, Seat, Seed};

kinds! { Event:
    RoundBegan, PhaseBegan, StepBegan, PartBegan, PartEnded, Left, OverLimit, EffectBegan, EffectChanged,
    EffectEnded, Played, ThrownOut, Extended, Drew, NoCard, Discarded, Reshuffled, Silver, Points, Commodities,
    Gained, Paid, Grew, NotGrown, Born, NotBorn, Newborn, PigTurnedAway, PigSold, Bought, Sold, Upgraded, Fetched, Traded,
    TradeClosed, Helped, UsedUp, MarkOff, RoofBought, RoofUsed, RoofTurned, RoofUnsold, RoofsShown, Rolled, Took,
    Turned, Marked, Unmarked, Shared, DiceAway, Ready, DonkeysBack, Revealed, DonkeysAway, Rested, TrackEnded,
    DiscsBack, Order, RowTaken, Delivered, DeliveryPaid, BarrowDone, BarrowGone, BarrowKept, CraftDone, Woke, Opened,
    Recovered, Placed, Removed, Replaced, Shifted, NeutralDie, NeutralCard, Over,
}

#[test]
#[cfg_attr(target_arch = "wasm32", ignore = "needs many games")]
fn every_kind_of_event_happens_in_play() {
    let mut met = BTreeSet::new();
    for setup in policy::setups() {
        for seed in 0..80 {
            let start = LaGranja::new(&setup, Seed(seed));
            policy::play(start, &mut Rng::new(Seed(seed)), 5000, policy::mixed, |_, _, events, _| {
                met.extend(events.iter().map(kind));
            });
        }
    }
    // Recovering a good takes a Shopkeeper and a building at once: brought about on its own.
    let base = table(2).helpers(1, "shopkeeper").step("deliveries 2").nearly(1, "deli").goods(1, "1 olive");
    let mut game = base.game();
    act(&mut game, "deliver olive to deli a");
    met.extend(act(&mut game, "recover food").iter().map(kind));
    met.extend(act(&mut table(2).discard_pile(1).game(), "done").iter().map(kind));
    // An empty pile, a piglet, and a pig that loses its place.
    let all: Vec<&str> = Card::all().map(Card::id).collect();
    met.extend(act(&mut table(2).fields(2, &all.join(" ")).game(), "done").iter().map(kind));
    let mut game = table(2).extensions(1, "roofer").goods(1, "2 pig").game();
    for _ in 0..3 {
        met.extend(act(&mut game, "done").iter().map(kind));
    }
    let mut game = table(2).helpers(1, "stable_boy miller mason").hand(1, "chef").goods(1, "3 pig").game();
    met.extend(act(&mut game, "helper chef 1").iter().map(kind));
    let missing: Vec<_> = KINDS.iter().filter(|kind| !met.contains(*kind)).collect();
    assert!(missing.is_empty(), "never told: {missing:?}");
}

#[test]
fn a_card_drawn_is_seen_by_who_drew_it() {
    let mut game = table(2).game();
    let events = act(&mut game, "done");
    let drawn: Vec<&Event> = events.iter().filter(|event| matches!(event, Event::Drew { .. })).collect();
    assert_eq!(drawn.len(), 3);
    for event in drawn {
        assert_eq!(LaGranja::seen_by(event, Seat(0)).as_ref(), Some(event));
        let why = Cause::Step;
        assert_eq!(LaGranja::seen_by(event, Seat(1)), Some(Event::Drew { seat: Seat(0), card: None, why }));
    }
    let open = Event::DonkeysBack;
    assert_eq!(LaGranja::seen_by(&open, Seat(1)), Some(open));
}

#[test]
fn every_point_and_coin_is_told_with_its_cause() {
    // The first there in round 3, with the Village Store, opens a building; Deli gives a commodity.
    let base = table(2).round(3).craft(1, "village_store").step("deliveries 3").nearly(1, "deli");
    let mut game = base.goods(1, "1 olive").game();
    let events = act(&mut game, "deliver olive to deli a");
    let points: Vec<(i16, Cause)> = events
        .iter()
        .filter_map(|event| match event {
            Event::Points { by, why, .. } => Some((*by, *why)),
            _ => None,
        })
        .collect();
    let deli = Craft::Deli;
    let causes = [
        (3, Cause::Completed(deli)),
        (1, Cause::FirstThere(deli)),
        (2, Cause::Tile(Craft::VillageStore)),
        (1, Cause::Opened(Craft::Greengrocer)),
    ];
    assert_eq!(points, causes);
    let commodity = Event::Commodities { seat: Seat(0), by: 1, now: 2, why: Cause::NewTile(deli) };
    assert!(events.contains(&commodity), "{events:?}");
    let to = Target::Craft(deli, 0);
    let (cargo, why) = (Cargo::Good(Good::Olive), Cause::Donkeys(2));
    let delivered = Event::Delivered { seat: Seat(0), cargo, from: Spot::Store, to, picture: 4, why };
    assert!(events.contains(&delivered), "{events:?}");
}

#[test]
fn goods_that_helpers_and_roofs_take_are_told() {
    let base = table(2).round(5).step("roofs").helpers(1, "thatcher gardener").fields(1, "miller").ripe(1, "olive", 1);
    let mut game = base.goods(1, "1 food 1 meat").game();
    let events = act(&mut game, "roof 5a with 1 food 1 meat");
    let (seat, from, why) = (Seat(0), Spot::Store, Cause::RoofPrice(roof("5a")));
    for good in [Good::Food, Good::Meat] {
        assert!(events.contains(&Event::Paid { seat, good, from, why }), "{events:?}");
    }
    let events = act(&mut game, "use gardener olive field");
    let (from, why) = (Spot::Field(card("miller")), Cause::Helper(card("gardener")));
    assert!(events.contains(&Event::Paid { seat, good: Good::Olive, from, why }), "{events:?}");
}

#[test]
fn what_does_not_happen_is_told_too() {
    let mut game = table(2).goods(1, "2 pig").fields(1, "miller").ripe(1, "olive", 1).disc(1, 0).game();
    act(&mut game, "done");
    act(&mut game, "done");
    let events = act(&mut game, "done");
    assert!(events.contains(&Event::NotBorn { seat: Seat(0) }), "no place: {events:?}");
    let (seat, good, field) = (Seat(0), Good::Olive, card("miller"));
    assert!(events.contains(&Event::NotGrown { seat, good, field }), "the field is full: {events:?}");
    let mut game = table(2).step("donkeys").turn(1).chosen(1, 1).disc(1, 3).game();
    let events = act(&mut game, "donkeys 3");
    let lost = Event::TrackEnded { seat: Seat(0), lost: 2, why: Cause::Donkeys(1) };
    assert!(events.contains(&lost), "{events:?}");
    // An offer that is declined, and one that nobody can pay for.
    let mut game = table(2).helpers(1, "peon").step("first").dice("3 3 4 4 4").game();
    act(&mut game, "take 4");
    let effect = Task::Offer { card: card("peon"), about: About::Die(4) };
    let events = act(&mut game, "pass");
    assert_eq!(events, [Event::EffectEnded { seat: Seat(0), effect, end: End::Declined }]);
    let mut game = table(2).helpers(1, "peon").points(1, 0).step("first").dice("3 3 4 4 4").game();
    let events = act(&mut game, "take 4");
    assert!(events.contains(&Event::EffectEnded { seat: Seat(0), effect, end: End::Lapsed(Refusal::NoPoint) }));
    // A second good for a place whose pictures of harvest goods are covered.
    let base = table(2).helpers(1, "basket_weaver").step("deliveries 1").goods(1, "2 olive").barrow(1, "craftsman", 2);
    let mut game = base.game();
    let to = Target::Barrow(0);
    let events = act(&mut game, "deliver olive to barrow 1");
    let effect = Task::Offer { card: card("basket_weaver"), about: About::Place(to) };
    let end = End::Lapsed(Refusal::Covered { cargo: Cargo::Good(Good::Olive), to });
    assert!(events.contains(&Event::EffectEnded { seat: Seat(0), effect, end }), "{events:?}");
    assert_eq!((game.decision(), player(&game, 1).marks), (Some(Decision::Rest), 0));
}

#[test]
fn what_helpers_tiles_and_the_round_do_is_told_with_them() {
    let (seat, good) = (Seat(0), Good::Olive);
    let field = card("miller");
    // From a field: sold for the Agricultural Labourer, stored for the Oil Miller, and a second one for the Ploughman.
    let ripe = |helper: &str| table(2).helpers(1, helper).fields(1, "miller").ripe(1, "olive", 1);
    let seller = helper_of(Rule::SellFromFields);
    let events = act(&mut ripe(seller.id()).game(), "sell olive field");
    let sold = Event::Sold { seat, good, from: Spot::Field(field), why: Cause::Helper(seller) };
    assert!(events.contains(&sold), "{events:?}");
    let events = act(&mut table(2).goods(1, "1 olive").game(), "sell olive");
    assert!(events.contains(&Event::Sold { seat, good, from: Spot::Store, why: Cause::Sale }), "{events:?}");
    let fetcher = helper_of(Rule::Wild(good));
    let events = act(&mut ripe(fetcher.id()).game(), "fetch olive grape");
    let fetched = Event::Fetched { seat, good, field, into: Good::Grape, why: Cause::Helper(fetcher) };
    assert!(events.contains(&fetched), "{events:?}");
    let two = helper_of(Rule::TwoOnFields);
    let mut game = ripe(two.id()).fields(1, "carpenter").game();
    acts(&mut game, &["done", "done"]);
    let events = act(&mut game, "done");
    assert!(events.contains(&Event::Grew { seat, good, field, why: Cause::Helper(two) }), "{events:?}");
    assert!(events.contains(&Event::Grew { seat, good, field: card("carpenter"), why: Cause::Step }), "{events:?}");
    // A second piglet is the Pig Breeder's.
    let breeder = helper_of(Rule::TwoPiglets);
    let mut game = table(2).helpers(1, breeder.id()).extensions(1, "chef porter mason").goods(1, "2 pig").game();
    acts(&mut game, &["done", "done"]);
    let born: Vec<Event> =
        act(&mut game, "done").into_iter().filter(|event| matches!(event, Event::Born { .. })).collect();
    let whys = [Cause::Step, Cause::Helper(breeder)];
    assert_eq!(born, whys.map(|why| Event::Born { seat, why }));
    // The Restaurant's delivery is the last, after those of the donkeys.
    let base = table(2).craft(1, "restaurant").chosen(1, 1).step("deliveries 2").goods(1, "2 olive");
    let mut game = base.game();
    for (place, right) in [("deli a", Cause::Donkeys(1)), ("merchant_house c", Cause::Tile(Craft::Restaurant))] {
        let events = act(&mut game, &format!("deliver olive to {place}"));
        let whys: Vec<Cause> = events
            .iter()
            .filter_map(|event| match event {
                Event::Delivered { why, .. } => Some(*why),
                _ => None,
            })
            .collect();
        assert_eq!(whys, [right]);
    }
    // The building that opens says which was completed for it.
    let base = table(2).step("deliveries 2").nearly(1, "deli").goods(1, "1 olive");
    let events = act(&mut base.game(), "deliver olive to deli a");
    let why = Cause::Completed(Craft::Deli);
    assert!(events.iter().any(|event| matches!(event, Event::Opened { why: told, .. } if *told == why)), "{events:?}");
    // A mark comes off with the round, or with its helper; a die's with the die, the step or its helper.
    let used = |position: &mut Position| position.players[0].player.marks = 1;
    let events = act(&mut table(2).helpers(1, "pedlar").step("extra").turn(1).change(used).game(), "done");
    let off = |why: Cause| Event::MarkOff { seat, card: card("pedlar"), why };
    assert!(events.contains(&off(Cause::RoundEnd)), "{events:?}");
    let full = table(2).helpers(1, "pedlar miller mason").hand(1, "chef").change(used);
    let events = act(&mut full.game(), "helper chef 1");
    assert!(events.contains(&off(Cause::ThrownOut)), "{events:?}");
    let held = |position: &mut Position| position.marks[2] = Some((Seat(0), 3));
    let mut game = table(2).helpers(1, "tenant").step("first").dice("1 2 3 4 5").change(held).game();
    let events = act(&mut game, "take 3");
    let (card, face) = (card("tenant"), 3);
    assert!(events.contains(&Event::Unmarked { seat, card, face, why: Cause::Die(3) }), "{events:?}");
}

/// The helper that changes a rule.
fn helper_of(rule: Rule) -> Card {
    Card::all().find(|card| card.helper().power == Power::Rule(rule)).expect("there is one")
}

#[test]
fn a_step_in_which_nobody_has_a_part_is_passed_over_without_a_word() {
    for (setup, wanted) in [("2 seats", false), ("4 seats", false), ("solo", true)] {
        let start = LaGranja::new(&setup.parse().expect("a setup"), Seed(3));
        let mut steps = Vec::new();
        policy::play(start, &mut Rng::new(Seed(3)), 5000, policy::mixed, |_, _, events, _| {
            for event in events {
                match *event {
                    Event::StepBegan { step } => steps.push((step, false)),
                    Event::PartBegan { .. } => {
                        if let Some(last) = steps.last_mut() {
                            last.1 = true;
                        }
                    }
                    _ => {}
                }
            }
        });
        assert!(steps.len() > 40, "{setup}: {steps:?}");
        assert!(steps.iter().all(|(_, part)| *part), "{setup}: {steps:?}");
        let neutral = |step: &Step| matches!(step, Step::NeutralBefore | Step::NeutralAfter);
        assert_eq!(steps.iter().any(|(step, _)| neutral(step)), wanted, "{setup}");
    }
}

#[test]
fn at_the_end_everything_is_sold_one_by_one() {
    let base = table(2).round(6).step("extra").turn(1).silver(1, 3).commodities(1, 2).goods(1, "1 olive 1 pig");
    let events = act(&mut base.game(), "done");
    let seat = Seat(0);
    let silver: Vec<i16> = events
        .iter()
        .filter_map(|event| match event {
            Event::Silver { seat: Seat(0), by, why: Cause::End, .. } => Some(*by),
            _ => None,
        })
        .collect();
    assert_eq!(silver, [1, 3, 8, -15]);
    for good in [Good::Olive, Good::Pig] {
        assert!(events.contains(&Event::Sold { seat, good, from: Spot::Store, why: Cause::End }));
    }
    assert!(events.contains(&Event::Commodities { seat, by: -2, now: 0, why: Cause::End }));
}

#[test]
fn a_marker_says_for_which_barrow_it_comes_and_for_which_marker_it_goes() {
    let seat = Seat(0);
    let base = table(2).barrow(1, "carter", 2).step("deliveries 2").goods(1, "1 grape").marker("c1", 2).marker("c3", 2);
    let mut game = base.clone().marker("r1", 2).marker("r10", 2).game();
    act(&mut game, "deliver grape to barrow 1");
    // All spaces of the value are taken: a rival's marker is replaced, and one next to it removed.
    let events = act(&mut game, "place c3");
    let (at, why) = (space("c3"), Cause::Barrow(card("carter")));
    assert!(events.contains(&Event::Removed { by: seat, seat: Seat(1), space: at, at }), "{events:?}");
    assert!(events.contains(&Event::Placed { seat, space: at, why }), "{events:?}");
    let events = act(&mut game, "remove c1");
    assert!(events.contains(&Event::Removed { by: seat, seat: Seat(1), space: space("c1"), at }), "{events:?}");
    // The neutral player's comes for the card it drew.
    let mut game = crate::common::solo().step("extra").next_cards("chef").game();
    let mut told = Vec::new();
    while !told.iter().any(|event| matches!(event, Event::NeutralCard { .. })) {
        let action = game.legal()[0];
        game.apply(&action, &mut told).expect("it is legal");
    }
    let placed = told.iter().find_map(|event| match *event {
        Event::Placed { seat: NEUTRAL, why, .. } => Some(why),
        _ => None,
    });
    assert_eq!(placed, Some(Cause::Barrow(card("chef"))), "{told:?}");
}
