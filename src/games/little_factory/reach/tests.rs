//! What is within reach, at tables set by hand and in random games.

use little_factory::{Event, Setup};
use tabletop::{Rng, Seed};

use super::*;
use crate::games::little_factory::common::{Table, card, policy, table};

/// The way to a card in words.
fn way(table: &Table, id: &str) -> Vec<String> {
    let reach = reachable(&table.game());
    reach.way(card(id)).map_or(Vec::new(), |way| way.chain.iter().map(Action::to_string).collect())
}

#[test]
fn one_move_is_enough_and_the_cheapest_is_named() {
    let set = table(2).hand(1, "clay bread").open("brick castle iron");
    assert_eq!(way(&set, "brick"), ["produce brick: clay"]);
    assert_eq!(way(&set, "wood"), ["produce wood"]);
    assert_eq!(way(&set, "castle"), [""; 0]);
    let reach = reachable(&set.game());
    let iron = reach.way(card("iron")).expect("bread buys iron");
    assert!(iron.is_direct() && iron.first() == iron.chain.last().copied() && reach.complete);
}

#[test]
fn a_chain_goes_over_buildings_and_the_action() {
    // Flour at the mill, then charcoal by hand, then bread at the oven.
    let set = table(2).hand(1, "wheat wood").built(1, "mill bread_oven").open("flour charcoal bread");
    assert_eq!(way(&set, "flour"), ["use mill: wheat"]);
    let bread = way(&set, "bread");
    assert_eq!(bread.len(), 3, "{bread:?}");
    assert_eq!(bread[2], "use bread_oven: charcoal flour");
    assert!(bread.contains(&"use mill: wheat".to_owned()) && bread.contains(&"produce charcoal: wood".to_owned()));
    // Without the mill the one action of the turn is not enough.
    assert_eq!(
        way(&table(2).hand(1, "wheat wood").built(1, "bread_oven").open("flour charcoal bread"), "bread"),
        [""; 0]
    );
}

#[test]
fn a_building_that_is_gained_serves_in_the_same_turn() {
    // Two yarns buy the mill at the firm, the mill grinds flour, and the action is left for charcoal.
    let set = table(2).extension().hand(1, "yarn*2 wheat wood").open("mill flour charcoal bread");
    let bread = way(&set.clone().built(1, "building_firm bread_oven"), "bread");
    assert_eq!(bread.len(), LONGEST, "{bread:?}");
    for step in ["use building_firm: yarn yarn > mill", "use mill: wheat", "produce charcoal: wood"] {
        assert!(bread[..3].contains(&step.to_owned()), "{step} {bread:?}");
    }
    assert_eq!(bread[3], "use bread_oven: charcoal flour");
    assert_eq!(way(&set.built(1, "bread_oven"), "bread"), [""; 0]);
}

#[test]
fn after_the_action_only_buildings_reach_anything() {
    let done = table(2).hand(1, "wheat").built(1, "mill").open("flour brick").after();
    assert_eq!(way(&done, "flour"), ["use mill: wheat"]);
    assert_eq!(way(&done, "wood"), [""; 0]);
    assert_eq!(reachable(&done.used("mill").game()).ways, []);
}

#[test]
fn an_extra_trade_is_a_step_too() {
    // Cloth is worth no barrel, but buys planks at the market, and those make one; the action stays free.
    let set = table(2).hand(1, "cloth").built(1, "market cooperage").open("planks barrel");
    let barrel = way(&set, "barrel");
    assert_eq!(barrel.len(), 2, "{barrel:?}");
    assert!(barrel[0].contains("cloth > ") && barrel[0].contains("planks"), "{barrel:?}");
    let by_hand = ["use cooperage: planks".to_owned(), "produce barrel: planks".to_owned()];
    assert!(by_hand.contains(&barrel[1]), "{barrel:?}");
    // What an extra trade buys leaves the action of the turn.
    let leather = table(2).hand(1, "leather").built(1, "market").open("barrel");
    assert_eq!(way(&leather, "barrel"), ["use market: leather > barrel"]);
}

#[test]
fn nothing_is_promised_of_a_card_nobody_knows() {
    // A cow would become leather at the tannery; that the store would give one is not known.
    let set = table(2).extension().hand(1, "yarn").built(1, "general_store tannery").open("brick leather").next("cow");
    assert_eq!(way(&set, "leather"), [""; 0]);
    assert_eq!(way(&set.hand(1, "cow"), "leather"), ["use tannery: cow"]);
}

#[test]
fn the_first_turn_reaches_what_the_tile_buys() {
    let set = table(2).turn(0).open("brick cow");
    assert_eq!(way(&set, "brick"), ["trade tile > brick"]);
    assert_eq!(way(&set, "cow"), [""; 0]);
}

/// Plays games and shows each position.
fn over_games(games: u64, longest: usize, mut look: impl FnMut(&LittleFactory)) {
    for seats in 2..=4 {
        for seed in 0..games {
            let setup = Setup::new(seats, seed % 2 == 0).expect("2, 3 or 4 seats");
            let mut rng = Rng::new(Seed(seed));
            let start = LittleFactory::new(&setup, Seed(seed));
            policy::play(start, &mut rng, longest, policy::greedy, |game, _, _, _| look(game));
        }
    }
}

#[test]
fn every_chain_can_be_played_and_gains_its_card() {
    let mut longer = 0;
    over_games(12, 150, |game| {
        let reach = reachable(game);
        assert!(reach.ways.windows(2).all(|pair| pair[0].card < pair[1].card));
        for way in &reach.ways {
            let mut world = game.clone();
            let mut gained = Vec::new();
            for action in &way.chain {
                gained.clear();
                world.apply(action, &mut gained).unwrap_or_else(|why| panic!("{action} {why:?}"));
            }
            let seat = game.active();
            assert!(gained.contains(&Event::Gained { seat, card: way.card }), "{way:?}");
            assert!((1..=LONGEST).contains(&way.chain.len()));
            longer += usize::from(!way.is_direct());
        }
    });
    assert!(longer > 100, "{longer}");
}

/// Which cards an action gains that it does not also give.
fn gains(game: &LittleFactory, action: Action) -> Vec<Card> {
    let step = Tried::new(game, action);
    let hand = game.player(game.active()).hand.goods();
    let more = |card: &Card| match card {
        Card::Resource(resource) => step.hand.count(*resource) > hand.count(*resource),
        Card::Building(_) => true,
    };
    step.take.cards().filter(more).collect()
}

#[test]
fn what_two_legal_moves_gain_is_within_reach() {
    let mut compared = 0;
    over_games(8, 100, |game| {
        let reach = reachable(game);
        let legal: Vec<_> =
            game.legal().into_iter().filter(|&action| !draws(action) && action != Action::End).collect();
        for &action in &legal {
            for card in gains(game, action) {
                assert!(reach.way(card).is_some_and(Way::is_direct), "{action}");
            }
        }
        if legal.len() > 120 || !reach.complete {
            return;
        }
        for action in legal {
            let mut then = game.clone();
            then.apply(&action, &mut ()).expect("it is legal");
            for second in then.legal().into_iter().filter(|&second| !draws(second) && second != Action::End) {
                for card in gains(&then, second).into_iter().filter(|&card| is_open(game, card)) {
                    compared += 1;
                    assert!(reach.way(card).is_some_and(|way| way.chain.len() <= 2), "{action}, {second}");
                }
            }
        }
    });
    assert!(compared > 1_000, "{compared}");
}

fn is_open(game: &LittleFactory, card: Card) -> bool {
    match card {
        Card::Resource(resource) => game.open().has(resource),
        Card::Building(building) => game.open_buildings().has(building),
    }
}

#[test]
fn reach_knows_no_more_than_the_player() {
    let mut rng = Rng::new(Seed(5));
    over_games(4, 80, |game| assert_eq!(reachable(game), reachable(&game.imagine(game.active(), &mut rng))));
}

#[test]
fn no_building_makes_more_than_is_hoped_for() {
    let made = Building::all().filter_map(|building| match building.effect() {
        Effect::Make(make) => make.gain.map(|gain| (make, gain)),
        _ => None,
    });
    let most = made.flat_map(|(make, gain)| {
        make.planks.iter().map(move |plank| i32::from(gain.coins()) - i32::from(plank.discard.coins()))
    });
    assert_eq!(most.max(), Some(i32::from(MOST_MADE)));
}
