//! The end: what is sold, what silver is worth, ties, and where points came from.

#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test as test;

use crate::common::{self, act, player, points, table};
use la_granja::{Decided, Event, LaGranja, Source, Step};
use tabletop::{Game, Seat, SeatSet};

/// The last action of the last round.
fn last(table: common::Table) -> (LaGranja, Vec<Event>) {
    let seats = table.position.setup.seats();
    let mut game = table.round(6).step("extra").turn(seats - 1).game();
    let events = act(&mut game, "done");
    (game, events)
}

#[test]
fn stores_and_commodities_are_sold_and_5_silver_are_a_point() {
    // 2 silver, olive 1, grain 1, two grapes 4, pig 3, two commodities 8: 19 silver, 3 VP and 4 silver left.
    let base = table(2).silver(1, 2).goods(1, "1 olive 1 grain 2 grape 1 pig 3 food 1 wine 2 meat").commodities(1, 2);
    let base = base.fields(1, "chef miller").ripe(1, "grape", 1).ripe(1, "olive", 1);
    let (game, _) = last(base);
    assert_eq!((points(&game, 1), player(&game, 1).silver), (1 + 3, 4), "upgraded and on fields: nothing");
    assert_eq!(game.tally(Seat(0))[Source::Silver as usize], 3);
}

#[test]
fn markers_and_siesta_score_in_round_6_too() {
    let (game, _) = last(table(2).marker("c1", 1).marker("c2", 1).disc(1, 4).silver(1, 0).commodities(1, 0));
    assert_eq!(points(&game, 1), 1 + 2 + 3);
}

#[test]
fn most_points_win_then_most_silver_then_it_is_shared() {
    let base = table(3).commodities(1, 0).commodities(2, 0).commodities(3, 0);
    let (game, events) = last(base.clone().points(1, 9).points(2, 10).points(3, 8));
    let winners = SeatSet::EMPTY.with(Seat(1));
    assert_eq!(game.outcome().map(|outcome| outcome.winners), Some(winners));
    assert!(events.contains(&Event::Over { winners, by: Decided::Points }));
    // Equal points: 4 silver left are more than 3.
    let (game, events) = last(base.clone().points(1, 9).silver(1, 4).points(2, 9).silver(2, 3).points(3, 8));
    let winners = SeatSet::EMPTY.with(Seat(0));
    assert_eq!(game.outcome().map(|outcome| outcome.winners), Some(winners));
    assert!(events.contains(&Event::Over { winners, by: Decided::Silver }));
    // What became a point is no silver left: 8 silver against 3.
    let (game, events) = last(base.clone().points(1, 8).silver(1, 8).points(2, 9).silver(2, 3).points(3, 8));
    let both = SeatSet::EMPTY.with(Seat(0)).with(Seat(1));
    assert_eq!((points(&game, 1), points(&game, 2)), (9, 9));
    assert_eq!(game.outcome().map(|outcome| outcome.winners), Some(both));
    assert!(events.contains(&Event::Over { winners: both, by: Decided::Shared }));
    assert!(matches!(game.step(), Step::Over(winners) if winners == both));
    assert_eq!(game.to_act(), None);
    assert!(game.legal().is_empty());
}

#[test]
fn points_are_told_by_source() {
    let base =
        table(2).marker("c1", 2).craft(1, "deli").step("deliveries 2").barrow(1, "porter", 6).goods(1, "1 olive");
    let mut game = base.game();
    common::acts(&mut game, &["deliver olive to barrow 1", "place r2", "remove c1"]);
    let tally = game.tally(Seat(0));
    assert_eq!((tally[Source::Barrows as usize], tally[Source::Removals as usize]), (6, 1));
    let sum: i16 = tally.iter().sum();
    assert_eq!(sum, points(&game, 1) as i16);
}
