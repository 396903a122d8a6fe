//! Reasons that are true, and only those.

use super::*;
use crate::games::little_factory::common::{card, table};

fn turn(actions: &[&str]) -> Vec<Action> {
    actions.iter().map(|action| action.parse().expect("notation")).collect()
}

fn building(id: &str) -> Building {
    match card(id) {
        Card::Building(building) => building,
        Card::Resource(_) => panic!("{id} is no building"),
    }
}

#[test]
fn influence_and_coins_are_counted_to_the_end_of_the_turn() {
    let game = table(2).hand(1, "clay").open("brick mill").game();
    let to_the_mill = Reason::LeadsTo(Lead::Produce(card("mill")));
    assert_eq!(reasons(&game, &turn(&["produce brick: clay", "end"])), [Reason::Coins(2), to_the_mill]);
    let game = table(2).hand(1, "meat brick").built(1, "butcher").open("bread").game();
    let found = reasons(&game, &turn(&["use butcher: meat", "end"]));
    assert_eq!(found, [Reason::Influence(2)], "the hand is worth less, which is no reason");
}

#[test]
fn the_only_copy_a_rival_needs_and_can_pay_is_denied() {
    let taken = turn(&["produce meat: cow", "end"]);
    let denied = Reason::Denies { card: card("meat"), rival: Seat(1), needed_by: Some(building("butcher")) };
    let set = table(2).hand(1, "cow").built(2, "butcher").open("meat");
    let rich = set.clone().hand(2, "sheep").game();
    assert!(reasons(&rich, &taken).contains(&denied), "a sheep pays for meat");
    let buys = set.clone().hand(2, "iron").game();
    assert!(reasons(&buys, &taken).contains(&denied), "iron buys meat");
    let poor = set.clone().hand(2, "wood").game();
    assert!(!reasons(&poor, &taken).contains(&denied), "wood pays nothing");
    let idle = table(2).hand(1, "cow").hand(2, "sheep").open("meat").game();
    assert!(!reasons(&idle, &taken).contains(&denied), "nobody needs it");
}

#[test]
fn a_building_with_points_is_denied_to_whoever_can_pay_it() {
    let game = table(2).hand(1, "brick charcoal").hand(2, "brick charcoal").open("tavern").game();
    let found = reasons(&game, &turn(&["produce tavern: brick charcoal", "end"]));
    assert_eq!(found[0], Reason::Influence(2));
    assert_eq!(found[1], Reason::Denies { card: card("tavern"), rival: Seat(1), needed_by: None });
}

#[test]
fn the_clue_is_the_card_that_tells_most() {
    assert_eq!(clue(&turn(&["use mill: wheat", "produce butcher: iron", "end"])), Some(Spot::Open(card("butcher"))));
    assert_eq!(clue(&turn(&["produce wood", "use butcher: meat", "end"])), Some(Spot::Mine(building("butcher"))));
    assert_eq!(clue(&turn(&["use mill: wheat", "produce wood", "end"])), Some(Spot::Open(card("wood"))));
    assert_eq!(clue(&turn(&["trade bread > cow wood wheat"])), Some(Spot::Open(card("cow"))));
    assert_eq!(clue(&turn(&["end"])), None);
}
