//! The market square: placing, replacing, removing.

#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test as test;

use crate::common::{self, act, acts, legal, listed, marker, player, points, refused, space, table, to_act};
use la_granja::{LaGranja, Refusal, Setup};
use tabletop::{Game, Seat, Seed};

/// A barrow of this value is one good short, in seat 1's step of deliveries.
fn nearly(seats: u8, value: u8) -> (common::Table, &'static str) {
    let (id, filled, good) = match value {
        2 => ("chef", 1, "grape"),
        3 => ("farm_worker", 3, "grain"),
        4 => ("carter", 2, "grape"),
        5 => ("donkey_handler", 0, "olive"),
        _ => ("porter", 6, "olive"),
    };
    let (id, filled, good) = if value == 5 { ("thatcher", 7, "food") } else { (id, filled, good) };
    let base = table(seats).barrow(1, id, filled).step("deliveries 2").goods(1, &format!("1 {good}"));
    (base, good)
}

fn complete(table: &common::Table, good: &str) -> LaGranja {
    let mut game = table.game();
    act(&mut game, &format!("deliver {good} to barrow 1"));
    game
}

#[test]
fn markers_begin_on_the_centre_in_turn_order() {
    for seats in 2..=4 {
        let game = LaGranja::new(&Setup::new(seats).expect("seats"), Seed(9));
        for (id, &seat) in ["c1", "c2", "c3", "c4"].iter().zip(game.order()) {
            assert_eq!(game.marker(space(id)), Some(seat));
        }
    }
}

#[test]
fn a_barrow_gives_its_value_a_commodity_and_a_marker() {
    for value in 2..=6u8 {
        let (table, good) = nearly(2, value);
        let mut game = complete(&table, good);
        assert_eq!((points(&game, 1), player(&game, 1).commodities), (1 + u16::from(value), 2));
        let spaces: Vec<&str> = match value {
            2 => vec!["c1", "r5", "r6"],
            3 => vec!["c2", "r4", "r7"],
            4 => vec!["c3", "r1", "r10"],
            5 => vec!["c4", "r3", "r8"],
            _ => vec!["r2", "r9"],
        };
        let mut listed: Vec<String> = spaces.iter().map(|id| format!("place {id}")).collect();
        listed.sort();
        assert_eq!(legal(&game), listed);
        act(&mut game, &listed[0]);
        assert_eq!(player(&game, 1).barrows, [None; 3]);
        assert_eq!(to_act(&game), 1);
    }
}

#[test]
fn x_spaces_are_for_four_seats() {
    let (table, good) = nearly(4, 6);
    let game = complete(&table, good);
    assert_eq!(legal(&game), ["place r2", "place r9", "place x3", "place x8"]);
    let (table, good) = nearly(3, 6);
    let game = complete(&table, good);
    assert_eq!(refused(&game, "place x3"), Refusal::SpaceClosed { space: space("x3") });
    assert_eq!(refused(&game, "place c1"), Refusal::WrongValue { space: space("c1"), value: 6 });
}

#[test]
fn only_lower_neighbours_of_rivals_are_removed() {
    // c3 (4): neighbours c1 2, c2 3, c4 5, r6 2, r8 5, r9 6.
    let (table, good) = nearly(3, 4);
    let table = table.marker("c1", 1).marker("c2", 2).marker("c4", 2).marker("r6", 3).marker("r9", 3).marker("r4", 2);
    let mut game = complete(&table, good);
    act(&mut game, "place c3");
    assert_eq!(legal(&game), ["pass", "remove c2", "remove r6"]);
    assert_eq!(refused(&game, "remove c4"), Refusal::NotLower { space: space("c4"), value: 4 });
    assert_eq!(refused(&game, "remove c1"), Refusal::NoRival { space: space("c1") });
    assert_eq!(refused(&game, "remove r4"), Refusal::NotNextTo { space: space("r4"), other: space("c3") });
    acts(&mut game, &["remove c2", "remove r6"]);
    assert_eq!(points(&game, 1), 1 + 4 + 2);
    assert_eq!((marker(&game, "c1"), marker(&game, "c4"), marker(&game, "r9")), (1, 2, 3));
}

#[test]
fn equal_neighbours_stay() {
    // c1 and r6 are both 2 and next to each other.
    let (table, good) = nearly(2, 2);
    let mut game = complete(&table.marker("r6", 2), good);
    act(&mut game, "place c1");
    assert_eq!((marker(&game, "r6"), points(&game, 1)), (2, 3));
    assert!(!listed(&game, "pass"), "nothing waits where nothing can be removed");
}

#[test]
fn where_all_are_taken_a_rivals_marker_is_replaced() {
    let (table, good) = nearly(3, 6);
    let table = table.marker("r2", 2).marker("r9", 1).marker("c1", 3);
    let mut game = complete(&table, good);
    assert_eq!(refused(&game, "place r9"), Refusal::RivalFirst { space: space("r9") }, "own only if all are own");
    act(&mut game, "place r2");
    assert_eq!((marker(&game, "r2"), points(&game, 1)), (1, 1 + 6 + 1), "1 VP for the one replaced");
    act(&mut game, "remove c1");
    assert_eq!(points(&game, 1), 1 + 6 + 2);
    // An empty one comes before.
    let (table, good) = nearly(3, 6);
    let game = complete(&table.marker("r2", 2), good);
    assert_eq!(refused(&game, "place r2"), Refusal::EmptySpaceFirst { space: space("r2") });
}

#[test]
fn where_all_are_own_the_marker_stays_and_removes() {
    let (table, good) = nearly(2, 6);
    let mut game = complete(&table.marker("r2", 1).marker("r9", 1).marker("c1", 2), good);
    act(&mut game, "place r2");
    assert_eq!(points(&game, 1), 1 + 6);
    act(&mut game, "remove c1");
    assert_eq!((points(&game, 1), game.markers(Seat(0))), (1 + 6 + 1, 2));
}

#[test]
fn markers_score_at_the_end_of_each_round() {
    let mut game = table(2).marker("c1", 1).marker("r2", 1).marker("c4", 2).step("extra").turn(1).game();
    act(&mut game, "done");
    assert_eq!((points(&game, 1), points(&game, 2)), (3, 2));
}
