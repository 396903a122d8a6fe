//! What is within reach, at tables set by hand and in random games.

use super::*;
use crate::games::little_factory::common::{action, card, table};

#[test]
fn a_chain_goes_over_buildings_and_the_action() {
    // Flour at the mill, charcoal by hand, bread at the oven.
    let game = table(2).hand(1, "wheat wood").built(1, "mill bread_oven").open("flour charcoal bread").game();
    let reach = reachable(&game);
    let bread = reach.way(card("bread")).expect("three steps to bread");
    assert_eq!(bread.chain.len(), 3);
    assert_eq!(bread.chain[2], action("use bread_oven: charcoal flour"));
    assert!(reach.complete);
}
