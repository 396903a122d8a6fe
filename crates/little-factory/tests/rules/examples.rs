//! The examples of the rulebook.

use crate::common::{self, act, hand, listed, refused, seen, table, town};
use little_factory::{Refusal, Resource};
use tabletop::{Game, Seat};

#[test]
fn yarn_and_bread_buy_the_cheese_shop_and_two_coins_are_lost() {
    let mut game = table(2).hand(1, "yarn bread").open("cheese_shop brick").game();
    // Two coins would buy wood, but two cards were given, so one is gained.
    assert_eq!(refused(&game, "trade yarn bread > wood cheese_shop"), Refusal::BothSidesMany);
    assert_eq!(refused(&game, "trade bread > cheese_shop"), Refusal::NotEnoughCoins { have: 11, need: 12 });
    assert_eq!(
        seen(&mut game, "trade yarn bread > cheese_shop"),
        ["1 trades yarn bread for 14 coins, losing 2", "1 gains cheese_shop"]
    );
    assert_eq!((hand(&game, 1).as_str(), town(&game, 1).as_str()), ("", "cheese_shop"));
    assert_eq!(game.discard().to_string(), "yarn bread");
    assert_eq!((game.score(Seat(0)), game.tokens()), (2, 12), "printed influence takes no token");
    assert_eq!(refused(&game, "trade tile > wood"), Refusal::TileSpent);
}

#[test]
fn the_fishing_pole_is_revealed_at_the_pond_and_stays() {
    let mut game = table(2).hand(1, "fishing_pole").built(1, "pond").open("fish").game();
    assert_eq!(seen(&mut game, "use pond: (fishing_pole)"), ["1 uses pond", "1 reveals fishing_pole", "1 gains fish"]);
    assert_eq!(hand(&game, 1), "fish fishing_pole");
    assert_eq!(
        refused(&game, "use pond: (fishing_pole)"),
        Refusal::AlreadyActivated { building: little_factory::Building::Pond }
    );
}

#[test]
fn the_fisherman_turns_a_fish_into_one_token() {
    let mut game = table(2).hand(1, "fish").built(1, "fisherman").game();
    assert_eq!(
        seen(&mut game, "use fisherman: fish"),
        ["1 uses fisherman", "1 pays fish", "1 takes 1 at fisherman, 11 left"]
    );
    assert_eq!((hand(&game, 1).as_str(), game.score(Seat(0)), game.tokens()), ("", 2, 11));
    let none = table(2).built(1, "fisherman").game();
    assert_eq!(
        refused(&none, "use fisherman: fish"),
        Refusal::NotInHand { resource: Resource::Fish, have: 0, need: 1 }
    );
}

#[test]
fn yarn_is_produced_for_cotton_or_by_showing_a_sheep() {
    let game = table(2).hand(1, "cotton sheep").open("yarn").game();
    let mut paid = game.clone();
    assert_eq!(seen(&mut paid, "produce yarn: cotton"), ["1 pays cotton", "1 gains yarn"]);
    assert_eq!((hand(&paid, 1).as_str(), paid.open().count(Resource::Cotton)), ("sheep yarn", 1));
    let mut shown = game.clone();
    assert_eq!(seen(&mut shown, "produce yarn: (sheep)"), ["1 reveals sheep", "1 gains yarn"]);
    assert_eq!(hand(&shown, 1), "cotton sheep yarn");
    // Where showing is enough, paying is legal and not worth a thought.
    let mut candidates = Vec::new();
    game.candidates_into(&mut candidates);
    assert!(!candidates.contains(&common::action("produce yarn: cotton")));
    assert!(candidates.contains(&common::action("produce yarn: (sheep)")));
}

#[test]
fn bread_is_sold_for_fishing_pole_and_brick() {
    let mut game = table(2).hand(1, "bread").open("fishing_pole brick*2").game();
    assert_eq!(
        refused(&game, "trade bread > brick brick fishing_pole"),
        Refusal::NotEnoughCoins { have: 11, need: 14 }
    );
    assert!(listed(&game, "trade bread > fishing_pole"), "taking less is legal too");
    assert_eq!(
        seen(&mut game, "trade bread > brick fishing_pole"),
        ["1 trades bread for 11 coins", "1 gains brick", "1 gains fishing_pole"]
    );
    assert_eq!(hand(&game, 1), "brick fishing_pole");
    act(&mut game, "end");
    assert_eq!(game.to_act(), Some(Seat(1)));
}
