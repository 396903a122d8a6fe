//! Alone, with the neutral player.

#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test as test;

use crate::common::{self, act, acts, legal, marker, points, silver, solo, space, to_act};
use la_granja::{Action, Decision, Event, LaGranja, NEUTRAL, Setup, Step};
use tabletop::{Game, Seat, Seed};

#[test]
fn the_first_player_has_the_space_2_and_the_other_3() {
    let mut both = [0; 2];
    for seed in 0..100 {
        let game = LaGranja::new(&Setup::SOLO, Seed(seed));
        let first = game.order()[0];
        assert_eq!((game.marker(space("c1")), game.marker(space("c2"))), (Some(first), Some(game.order()[1])));
        both[first.index()] += 1;
        assert_eq!((game.roofs_for_sale().len(), game.to_act()), (2, Some(Seat(0))));
        let neutral = game.player(NEUTRAL);
        assert_eq!((neutral.points, neutral.silver, neutral.commodities, neutral.hand.len()), (0, 0, 0, 0));
    }
    assert!(both.iter().all(|&count| count > 30), "{both:?}");
}

#[test]
fn as_first_player_one_chooses_and_then_a_die_goes() {
    let mut game = solo().step("first").dice("1 2 4 4 6").game();
    acts(&mut game, &["take 4", "done"]);
    assert_eq!(
        (to_act(&game), game.decision(), legal(&game)),
        (2, Some(Decision::Neutral), vec!["neutral".to_owned()])
    );
    let events = act(&mut game, "neutral");
    assert!(events.contains(&Event::NeutralDie { face: 1 }), "the lowest in rounds 1 to 3");
    acts(&mut game, &["take 4", "done"]);
    let events = act(&mut game, "neutral");
    assert!(events.contains(&Event::NeutralDie { face: 2 }));
    assert_eq!((game.step(), to_act(&game)), (Step::Shared, 1));
    acts(&mut game, &["take 6", "silver", "done"]);
    assert_eq!((game.step(), silver(&game, 1)), (Step::Donkeys, 11));
}

#[test]
fn as_second_player_a_die_goes_before_each_choice_and_the_highest_later() {
    let mut game = solo().round(4).order(&[2, 1]).step("first").dice("1 2 4 6 6").game();
    assert_eq!(to_act(&game), 2);
    let events = act(&mut game, "neutral");
    assert!(events.contains(&Event::NeutralDie { face: 6 }));
    acts(&mut game, &["take 6", "silver", "done"]);
    let events = act(&mut game, "neutral");
    assert!(events.contains(&Event::NeutralDie { face: 4 }));
    // The last die is a pig; then the neutral player begins the transport.
    acts(&mut game, &["take 2", "pass", "done", "take 1", "done"]);
    assert_eq!((game.step(), to_act(&game)), (Step::NeutralBefore, 2));
}

#[test]
fn its_marker_removes_as_many_as_possible() {
    // Carter is worth 4: c3 would remove c1 and c2, r1 only c1, r10 nothing.
    let base = solo().marker("c1", 1).marker("c2", 1).step("extra").next_cards("carter");
    let mut game = base.game();
    act(&mut game, "done");
    assert_eq!((game.step(), to_act(&game)), (Step::NeutralAfter, 2));
    let events = act(&mut game, "neutral");
    assert!(events.contains(&Event::NeutralCard { card: common::card("carter") }));
    assert_eq!((marker(&game, "c3"), marker(&game, "c1"), marker(&game, "c2")), (2, 0, 0));
    assert!(game.discards().has(common::card("carter")));
    assert_eq!(points(&game, 1), 1, "nobody scores for it");
}

#[test]
fn else_its_marker_goes_where_it_is_hardest_to_remove() {
    // Value 4: c3 has three higher neighbours (c4, r8, r9), r1 one (r2), r10 two (c4, r9).
    let mut game = solo().step("extra").next_cards("carter").game();
    acts(&mut game, &["done", "neutral"]);
    assert_eq!(marker(&game, "r1"), 2);
    // Where as many are higher, the first of the map.
    let mut game = solo().step("extra").next_cards("porter").game();
    acts(&mut game, &["done", "neutral"]);
    assert_eq!(marker(&game, "r2"), 2);
}

#[test]
fn where_all_are_taken_it_replaces_one_of_yours() {
    let mut game = solo().marker("r2", 1).marker("r9", 2).step("extra").next_cards("porter").game();
    acts(&mut game, &["done", "neutral"]);
    assert_eq!((marker(&game, "r2"), marker(&game, "r9")), (2, 2));
}

#[test]
fn its_markers_are_worth_a_point_to_whoever_removes_them() {
    let base = solo().marker("c1", 2).step("deliveries 1").barrow(1, "porter", 6).goods(1, "1 olive");
    let mut game = base.game();
    acts(&mut game, &["deliver olive to barrow 1", "place r2", "remove c1"]);
    assert_eq!(points(&game, 1), 1 + 6 + 1);
}

#[test]
fn the_third_siesta_space_makes_one_first() {
    for (space, first) in [(0, 2), (1, 2), (2, 1), (3, 1), (4, 1)] {
        let mut game = solo().disc(1, space).step("extra").game();
        acts(&mut game, &["done", "neutral"]);
        assert_eq!((game.round(), game.order()[0].0 + 1), (3, first), "{space}");
    }
    // Within the round the order stays.
    let mut game = solo().order(&[2, 1]).step("donkeys").turn(1).game();
    acts(&mut game, &["donkeys 1", "done"]);
    assert_eq!((game.order(), to_act(&game)), (&[Seat(1), Seat(0)][..], 1));
}

#[test]
fn whoever_plays_alone_has_won() {
    let mut game = solo().round(6).step("extra").game();
    acts(&mut game, &["done", "neutral"]);
    let winners = game.outcome().expect("it is over").winners;
    assert!(winners.contains(Seat(0)) && !winners.contains(NEUTRAL));
    assert!(!game.legal().contains(&Action::Neutral));
}

#[test]
fn helpers_keep_dice_from_the_neutral_player_too() {
    let elder = |position: &mut la_granja::position::Position| position.marks[0] = Some((Seat(0), 1));
    let base = solo().order(&[2, 1]).helpers(1, "village_elder").step("first").dice("1 2 4 6 6");
    let mut game = base.change(elder).game();
    let events = act(&mut game, "neutral");
    assert!(events.contains(&Event::NeutralDie { face: 2 }), "the lowest that is not kept");
}
