//! The grand finale: when it begins, who has a last turn, and ties of all three kinds.

#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test as test;

use crate::common::{Table, act, acts, legal, player, seen, table, trophies, words};
use my_little_scythe::{Event, MyLittleScythe};
use tabletop::{Game, Seat};

const THREE: &str = "quests spells fight";

fn winners(game: &MyLittleScythe) -> String {
    game.outcome().map_or("-".to_owned(), |outcome| words::seats(outcome.winners))
}

/// Seat 1 earns its fourth trophy by pies in a turn in which nothing else happens.
fn fourth(table: Table) -> MyLittleScythe {
    let mut game = table.trophies(1, THREE).pies(1, 8).game();
    acts(&mut game, &["move", "stay"]);
    game
}

#[test]
fn everybody_else_has_one_last_turn_in_order() {
    let mut game = table(4).active(3).trophies(3, THREE).pies(3, 8).game();
    act(&mut game, "move");
    assert_eq!(
        seen(&mut game, "stay")[2..],
        [
            "3 earns pies",
            "the grand finale begins: 3 has four, last turns of 1 and 2 and 4",
            "4 is next, for the last time, before 2 more"
        ]
    );
    assert!(game.is_finale());
    acts(&mut game, &["move", "stay", "move", "stay", "move"]);
    assert_eq!(game.active(), Seat(1));
    assert_eq!(seen(&mut game, "stay")[2..], ["3 won by trophies"]);
    assert_eq!((winners(&game).as_str(), game.to_act(), game.legal().len()), ("3", None, 0));
}

#[test]
fn last_turns_know_no_limit_of_one_trophy() {
    let mut game = fourth(
        table(2)
            .personality(2, "feisty")
            .pies(2, 8)
            .friendship(2, 8)
            .spells(2, "1 1 1")
            .solved(2, "old_wizard lost_jewels"),
    );
    act(&mut game, "move");
    act(&mut game, "stay");
    assert_eq!(legal(&game), ["claim friendship", "claim pies", "claim quests", "claim spells"]);
    acts(&mut game, &["claim pies", "claim quests", "claim spells"]);
    assert_eq!(trophies(&game, 2), "friendship pies spells quests");
    assert_eq!(winners(&game), "2", "more Friendship");
}

#[test]
fn nobody_places_a_fifth() {
    let mut game = fourth(
        table(2).personality(2, "feisty").trophies(2, "fight power_ups apple_delivery").pies(2, 8).friendship(2, 8),
    );
    acts(&mut game, &["move", "stay"]);
    assert_eq!(legal(&game), ["claim friendship", "claim pies"]);
    act(&mut game, "claim friendship");
    assert_eq!((player(&game, 2).trophies.len(), winners(&game).as_str()), (4, "2"));
}

#[test]
fn both_deliveries_of_a_last_turn_count() {
    let mut game = fourth(
        table(2)
            .trophies(2, "fight power_ups")
            .at(2, "portal_s", "rocks_inner")
            .goods("portal_s", "4 apples")
            .goods("rocks_inner", "4 gems"),
    );
    acts(&mut game, &["move", "deliver a 4 apples", "rest pies", "deliver b 4 gems"]);
    assert_eq!(player(&game, 2).trophies.len(), 4);
    assert_eq!(winners(&game), "1 and 2", "3 Friendship each, no goods on either side");
}

#[test]
fn ties_are_broken_by_friendship_then_by_goods_then_shared() {
    let end = |table: Table| {
        let mut game = fourth(table.trophies(2, "fight power_ups apple_delivery").pies(2, 8));
        act(&mut game, "move");
        let told = act(&mut game, "stay");
        assert_eq!((player(&game, 1).trophies.len(), player(&game, 2).trophies.len()), (4, 4));
        let Some(Event::Over { decided_by, .. }) = told.last() else { panic!("{told:?}") };
        format!("{} by {decided_by:?}", winners(&game))
    };
    let base = table(2)
        .personality(1, "feisty")
        .personality(2, "adventurous")
        .at(1, "tundra_n", "camp")
        .at(2, "rocks_s", "camp");
    assert_eq!(end(base.clone().friendship(1, 5).friendship(2, 4)), "1 by Friendship");
    assert_eq!(end(base.clone().friendship(1, 4).friendship(2, 5).goods("tundra_n", "9 apples")), "2 by Friendship");
    let even = base.friendship(1, 4).friendship(2, 4);
    assert_eq!(end(even.clone().goods("tundra_n", "1 apple 2 gems").goods("rocks_s", "2 apples")), "1 by Goods");
    assert_eq!(end(even.clone().goods("tundra_n", "1 apple").goods("rocks_s", "2 gems")), "2 by Goods");
    assert_eq!(end(even.clone().goods("tundra_n", "2 apples").goods("rocks_s", "1 apple 1 gem")), "1 and 2 by Nothing");
    assert_eq!(
        end(even.clone().goods("swamp_corner", "5 apples")),
        "1 and 2 by Nothing",
        "what nobody stands on counts for nobody"
    );
    // Both Seekers on one space hold its goods once.
    let twice = even.clone().at(1, "tundra_n", "tundra_n").goods("tundra_n", "2 apples").goods("rocks_s", "3 gems");
    assert_eq!(end(twice), "2 by Goods");
}

#[test]
fn three_can_share_a_victory_and_two_of_three() {
    let end = |table: Table| {
        let base = table
            .personality(1, "feisty")
            .personality(2, "adventurous")
            .personality(3, "kind")
            .trophies(2, "fight power_ups apple_delivery")
            .trophies(3, "fight power_ups gem_delivery");
        let mut game = fourth(base.pies(2, 8).pies(3, 8));
        acts(&mut game, &["move", "stay", "move", "stay"]);
        assert!((1..=3).all(|seat| player(&game, seat).trophies.len() == 4));
        winners(&game)
    };
    let even = table(3).friendship(1, 4).friendship(2, 4).friendship(3, 4);
    assert_eq!(end(even.clone()), "1 and 2 and 3");
    assert_eq!(end(even.clone().friendship(2, 3)), "1 and 3");
    assert_eq!(end(even.at(3, "rocks_s", "camp").goods("rocks_s", "1 gem")), "3");
}

#[test]
fn only_seats_with_four_are_compared() {
    let mut game = fourth(table(2).friendship(2, 8).trophies(2, "friendship").friendship(1, 3));
    acts(&mut game, &["move", "stay"]);
    assert_eq!(winners(&game), "1");
}

#[test]
fn a_fourth_trophy_won_in_defence_begins_the_finale_for_the_attacker_too() {
    let mut game =
        table(3).trophies(2, "pies quests spells").at(1, "tundra_n", "camp").at(2, "tundra_corner", "camp").game();
    acts(&mut game, &["move", "go a tundra_corner", "stay", "fight tundra_corner", "throw 0", "throw 1"]);
    act(&mut game, "claim fight");
    assert_eq!(
        seen(&mut game, "rest pies")[3..],
        ["the grand finale begins: 2 has four, last turns of 1 and 3", "3 is next, for the last time, before 1 more"]
    );
    acts(&mut game, &["move", "stay"]);
    assert_eq!(game.active(), Seat(0), "the attacker has its last turn after seat 3");
    act(&mut game, "move");
    assert_eq!(seen(&mut game, "stay").last().map(String::as_str), Some("2 won by trophies"));
}

#[test]
fn who_wins_the_fourth_in_defence_during_the_finale_still_has_its_last_turn() {
    let mut game = fourth(
        table(3)
            .trophies(3, "pies quests spells")
            .at(2, "rocks_s", "camp")
            .at(3, "rocks_corner", "camp")
            .friendship(3, 6),
    );
    assert_eq!(game.active(), Seat(1));
    acts(&mut game, &["move", "go a rocks_corner", "stay", "fight rocks_corner", "throw 0", "throw 1"]);
    act(&mut game, "claim fight");
    assert_eq!(seen(&mut game, "rest pies")[3..], ["3 is next, for the last time, before 0 more"]);
    act(&mut game, "move");
    assert_eq!(seen(&mut game, "stay").last().map(String::as_str), Some("3 won by friendship"));
}

#[test]
fn without_a_fourth_trophy_the_game_goes_on() {
    let mut game = table(2).trophies(1, "quests fight").pies(1, 8).game();
    acts(&mut game, &["move", "stay"]);
    assert!(!game.is_finale() && player(&game, 1).trophies.len() == 3);
}
