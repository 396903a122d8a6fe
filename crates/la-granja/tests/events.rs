//! What is told: every kind of event happens, and secrets stay with those who know them.

#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test as test;

mod common;

use std::collections::BTreeSet;

use common::{act, policy, table};
use la_granja::{Event, LaGranja};
use tabletop::{Game, Rng, Seat, Seed};

/// A number for each variant, without a wildcard: a new event does not compile before it stands here.
fn number(event: &Event) -> u8 {
    match event {
        Event::RoundBegan { .. } => 0,
        Event::Played { .. } => 1,
        Event::ThrownOut { .. } => 2,
        Event::Paid { .. } => 3,
        Event::Drew { .. } => 4,
        Event::Discarded { .. } => 5,
        Event::Reshuffled { .. } => 6,
        Event::Silver { .. } => 7,
        Event::Points { .. } => 8,
        Event::Commodities { .. } => 9,
        Event::Gained { .. } => 10,
        Event::Grew { .. } => 11,
        Event::Born { .. } => 12,
        Event::PigSold { .. } => 13,
        Event::Bought { .. } => 14,
        Event::Sold { .. } => 15,
        Event::Upgraded { .. } => 16,
        Event::Fetched { .. } => 17,
        Event::Traded { .. } => 18,
        Event::Helped { .. } => 19,
        Event::RoofBought { .. } => 20,
        Event::RoofUsed { .. } => 21,
        Event::RoofTurned { .. } => 22,
        Event::RoofsShown { .. } => 23,
        Event::Rolled { .. } => 24,
        Event::Took { .. } => 25,
        Event::Turned { .. } => 26,
        Event::Marked { .. } => 27,
        Event::Shared { .. } => 28,
        Event::NeutralDie { .. } => 29,
        Event::NeutralCard { .. } => 30,
        Event::Ready { .. } => 31,
        Event::DonkeysBack => 32,
        Event::Revealed { .. } => 33,
        Event::Rested { .. } => 34,
        Event::Order { .. } => 35,
        Event::Delivered { .. } => 36,
        Event::BarrowDone { .. } => 37,
        Event::CraftDone { .. } => 38,
        Event::Opened { .. } => 39,
        Event::Recovered { .. } => 40,
        Event::Placed { .. } => 41,
        Event::Removed { .. } => 42,
        Event::Shifted { .. } => 43,
        Event::Over { .. } => 44,
    }
}
const EVENTS: u8 = 45;

#[test]
#[cfg_attr(target_arch = "wasm32", ignore = "needs many games")]
fn every_kind_of_event_happens_in_play() {
    let mut met = BTreeSet::new();
    for setup in policy::setups() {
        for seed in 0..80 {
            let start = LaGranja::new(&setup, Seed(seed));
            policy::play(start, &mut Rng::new(Seed(seed)), 5000, policy::mixed, |_, _, events, _| {
                met.extend(events.iter().map(number));
            });
        }
    }
    // Recovering a good takes a Shopkeeper and a building at once: brought about on its own.
    let base = table(2).helpers(1, "shopkeeper").step("deliveries 2").nearly(1, "deli").goods(1, "1 olive");
    let mut game = base.game();
    act(&mut game, "deliver olive to deli a");
    met.extend(act(&mut game, "recover food").iter().map(number));
    met.extend(act(&mut table(2).discard_pile(1).game(), "done").iter().map(number));
    let missing: Vec<u8> = (0..EVENTS).filter(|number| !met.contains(number)).collect();
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
        assert_eq!(LaGranja::seen_by(event, Seat(1)), Some(Event::Drew { seat: Seat(0), card: None }));
    }
    let open = Event::Ready { seat: Seat(0) };
    assert_eq!(LaGranja::seen_by(&open, Seat(1)), Some(open));
}
