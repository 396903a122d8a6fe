//! The middle of the table: set-up, refill, and both ends of the game.

use std::collections::BTreeSet;

use crate::common::{self, act, hand, refused, seen, table};
use little_factory::position::Position;
use little_factory::{
    Building, Card, Effect, End, GOAL, Goods, HAND_LIMIT, Level, LittleFactory, ROW, Refusal, Resource, Set, Setup,
    Step, TILES, TOKENS,
};
use tabletop::{Game, Seat, SeatSet, Seed};

const SEEDS: u64 = 1000;

#[test]
fn the_figures_of_the_box_are_right() {
    assert_eq!((GOAL, TOKENS, TILES, HAND_LIMIT, ROW), (10, 12, [3, 4, 5, 6], 7, 5));
}

#[test]
fn every_set_up_is_as_the_rules_say() {
    for (seats, level_i) in [(2, [3, 2, 2, 2, 1]), (3, [4, 3, 3, 2, 1]), (4, [5, 3, 3, 3, 2])] {
        for (extension, specials) in [(false, 25), (true, 33)] {
            for seed in 0..SEEDS {
                let setup = Setup::new(seats, extension).unwrap();
                let game = LittleFactory::new(&setup, Seed(seed));
                let position = Position::from(&game);
                assert_eq!(LittleFactory::try_from(&position).as_ref(), Ok(&game), "a set-up is a sound position");
                assert_eq!((game.seats(), game.setup(), game.turn(), game.step()), (seats, setup, 0, Step::Before));
                assert_eq!((game.to_act(), game.tile(), game.tokens()), (Some(Seat(0)), Some(3), 12));
                assert!(Seat::all(seats).all(|seat| *game.player(seat) == Default::default()));

                let counts: Vec<u8> = Resource::of(Level::I).map(|card| game.open().count(card)).collect();
                assert_eq!(counts, level_i);
                // Five different types of Level II, equal ones stacked: the last one turned up is the fifth type.
                assert_eq!(position.level_ii.iter().flatten().collect::<BTreeSet<_>>().len(), 5);
                let open_ii = usize::from(game.open().level(Level::II).len());
                assert_eq!(open_ii + position.deck_ii.len(), 19);
                let last = position.level_ii[4].expect("a full row");
                assert_eq!(game.open().count(last), 1);
                assert_eq!(position.level_iii.iter().flatten().collect::<BTreeSet<_>>().len(), 5);
                assert_eq!((game.open().level(Level::III).len(), position.deck_iii.len()), (5, 4));
                assert_eq!(game.discard(), Goods::NONE);

                let (starting, special): (Vec<Building>, Vec<Building>) =
                    position.buildings.iter().flatten().copied().partition(|building| building.set() == Set::Starting);
                assert_eq!((starting.len(), special.len()), (usize::from(seats) + 1, 4 - usize::from(seats)));
                assert_eq!(position.deck_buildings.len() + special.len(), specials);
                assert!(position.deck_buildings.iter().all(|building| building.set() != Set::Starting));
            }
        }
    }
}

#[test]
fn every_starting_building_and_every_order_comes_up() {
    let games = (0..200).map(|seed| LittleFactory::new(&Setup::new(2, false).unwrap(), Seed(seed)));
    let positions: Vec<Position> = games.map(|game| Position::from(&game)).collect();
    let firsts: BTreeSet<_> = positions.iter().map(|position| position.buildings[0]).collect();
    assert_eq!(firsts.len(), 5);
    let tops: BTreeSet<_> = positions.iter().map(|position| position.level_ii[0]).collect();
    assert_eq!(tops.len(), 9);
    let stacks = positions.iter().filter(|position| position.open.level(Level::II).len() > 5).count();
    assert!((50..200).contains(&stacks), "equal types stack quite often: {stacks} of 200");
    let orders: BTreeSet<String> = positions.iter().map(Position::to_string).collect();
    assert_eq!(orders.len(), 200);
}

#[test]
fn tiles_go_out_in_turn_order_and_then_nobody_has_one() {
    let mut game = LittleFactory::new(&Setup::new(4, false).unwrap(), Seed(3));
    for (seat, coins) in (0..).zip(TILES) {
        assert_eq!((game.to_act(), game.tile()), (Some(Seat(seat)), Some(coins)));
        let told = seen(&mut game, "trade tile > wood");
        let lost = coins - 1;
        assert_eq!(told[0], format!("{} trades the tile for {coins} coins, losing {lost}", seat + 1));
        assert_eq!(game.tile(), None);
        act(&mut game, "end");
    }
    assert_eq!((game.to_act(), game.tile(), game.turn()), (Some(Seat(0)), None, 4));
    assert_eq!(refused(&game, "trade tile > wheat"), Refusal::TileSpent);
}

#[test]
fn a_building_bought_with_the_tile_can_be_used_at_once() {
    let mut game = table(4).turn(3).open("brickworks charcoal_hut quarry mill spinning_mill").game();
    act(&mut game, "trade tile > mill");
    assert_eq!(
        refused(&game, "use mill: wheat"),
        Refusal::NotAvailable {
            card: common::card("flour"),
            wanted: 1,
            places: game.whereabouts(common::card("flour"))
        }
    );
    assert_eq!(game.legal(), [common::action("end")]);
}

#[test]
fn refill_stacks_equal_types_and_goes_on_until_five_differ() {
    let mut game = table(2)
        .after()
        .open("brick charcoal flour barrel bread cloth iron mill brickworks quarry dairy")
        .next("brick flour cow charcoal brick fish meat milk tannery sawmill")
        .game();
    assert_eq!(
        seen(&mut game, "end"),
        [
            "row II: brick in place 1",
            "row II: flour in place 3",
            "row II: cow in place 4",
            "row II: charcoal in place 2",
            "row II: brick in place 1",
            "row II: fish in place 5",
            "row III: meat in place 5",
            "row of buildings: tannery in place 5",
            "2 is next"
        ]
    );
    assert_eq!(game.open().level(Level::II).to_string(), "brick brick brick cow charcoal charcoal fish flour flour");
}

#[test]
fn a_freed_place_is_filled_first_from_the_left() {
    let mut game = table(2)
        .hand(1, "clay")
        .open("brick charcoal flour cow fish barrel bread cloth iron leather")
        .next("yarn")
        .game();
    act(&mut game, "produce brick: clay");
    act(&mut game, "end");
    let row: Vec<&str> = Position::from(&game).level_ii.iter().flatten().map(|card| card.id()).collect();
    assert_eq!(row, ["yarn", "charcoal", "flour", "cow", "fish"]);
}

#[test]
fn in_mid_refill_the_discard_pile_becomes_the_deck() {
    // One card is left in each deck; everything that nobody holds was discarded.
    let mut game = table(2)
        .hand(1, "cow*2 sheep*2 planks*2 yarn")
        .hand(2, "barrel bread cloth")
        .after()
        .open("brick*2 iron leather")
        .next("brick meat")
        .rest_discarded()
        .game();
    assert_eq!(game.discard().level(Level::II).len(), 9, "charcoal*3 cut_stone*2 fish flour*2 yarn");
    let told = seen(&mut game, "end");
    assert_eq!(told[..2], ["row II: brick in place 1", "row II: 9 discarded cards are the new deck"]);
    let meat = told.iter().position(|line| line == "row III: meat in place 3").expect("the last card of deck III");
    assert_eq!(told[meat + 1], "row III: 3 discarded cards are the new deck");
    let position = Position::from(&game);
    assert_eq!(position.discard, Goods::NONE);
    assert!(position.level_ii.iter().chain(&position.level_iii).all(Option::is_some));
    assert_eq!(position.deck_iii.len(), 1, "fishing pole, milk or stone wall");
}

#[test]
fn a_deck_that_runs_out_with_the_row_full_is_not_shuffled_yet() {
    let mut game = table(2)
        .after()
        .open("brick charcoal flour cow barrel bread cloth iron leather")
        .next("fish")
        .rest_discarded()
        .game();
    assert_eq!(seen(&mut game, "end")[0], "row II: fish in place 5");
    let position = Position::from(&game);
    assert!(position.deck_ii.is_empty() && position.deck_iii.is_empty());
    assert_eq!((position.discard.level(Level::II).len(), position.discard.level(Level::III).len()), (14, 4));
}

#[test]
fn a_new_deck_depends_on_chance_alone() {
    let shuffled = |seed| {
        let mut game = table(2).after().open("brick").rest_discarded().seed(seed).game();
        act(&mut game, "end");
        Position::from(&game)
    };
    assert_eq!(shuffled(1), shuffled(1));
    let orders: BTreeSet<String> =
        (0..50).map(|seed| shuffled(seed).deck_ii.iter().map(|c| c.id()).collect()).collect();
    assert!(orders.len() > 40);
}

#[test]
fn the_building_row_stays_short_when_the_deck_is_used_up() {
    let town = |influence: u8, from: usize, to: usize| {
        let worth = Building::of(Set::Special).filter(|building| building.influence() == influence);
        common::words::ids(worth.map(Building::id).collect::<Vec<_>>()[from..to].iter().copied())
    };
    let mut game = table(4)
        .built(1, &town(1, 0, 9))
        .built(2, &format!("{} brickworks charcoal_hut", town(1, 9, 16)))
        .built(3, &format!("{} quarry", town(2, 0, 4)))
        .built(4, &format!("{} spinning_mill", town(2, 4, 7)))
        .open("castle mansion mill")
        .after()
        .game();
    let told = seen(&mut game, "end");
    assert!(!told.iter().any(|line| line.contains("buildings")), "{told:?}");
    assert_eq!(game.open_buildings().iter().map(Building::id).collect::<Vec<_>>(), ["mill", "castle", "mansion"]);
}

#[test]
fn most_influence_wins_when_the_last_token_is_taken() {
    let end = |mine: u8, second: u8, third: u8| {
        let mut game =
            table(3).hand(1, "fish").built(1, "fisherman").tokens(1, mine).tokens(2, second).tokens(3, third).game();
        assert_eq!(game.tokens(), 1);
        act(&mut game, "use fisherman: fish");
        match game.step() {
            Step::Over(End::TokensGone { winners }) => common::words::seats(winners),
            step => panic!("{step:?}"),
        }
    };
    assert_eq!(end(4, 4, 3), "1");
    assert_eq!(end(1, 9, 1), "2");
    assert_eq!(end(2, 4, 5), "3", "4 with the Fisherman, 4 and 5");
    assert_eq!(end(2, 5, 4), "2");
    assert_eq!(end(3, 5, 3), "1 and 2");
    assert_eq!(end(1, 5, 5), "2 and 3");
    let three = table(3).hand(1, "fish").built(1, "fisherman").tokens(1, 3).tokens(2, 5).tokens(3, 3);
    let mut three = three.built(3, "castle").game();
    act(&mut three, "use fisherman: fish");
    let outcome = three.outcome().unwrap();
    assert_eq!(outcome.winners, SeatSet::EMPTY.with(Seat(2)), "printed influence counts as much as tokens");
    assert_eq!(Seat::all(3).map(|seat| outcome.share(seat)).collect::<Vec<_>>(), [0.0, 0.0, 1.0]);
}

#[test]
fn all_may_share_the_victory() {
    let game = table(3).hand(1, "fish").built(1, "fisherman").built(2, "pond").built(3, "dairy");
    let mut game = game.tokens(1, 3).tokens(2, 4).tokens(3, 4).game();
    act(&mut game, "use fisherman: fish");
    let outcome = game.outcome().unwrap();
    assert_eq!(common::words::seats(outcome.winners), "1 and 2 and 3");
    assert_eq!((game.score(Seat(0)), hand(&game, 1).as_str()), (5, ""));
}

#[test]
fn a_turn_says_what_is_to_be_decided() {
    use little_factory::Decision;
    let mut game = LittleFactory::new(&"2 seats".parse().expect("a setup"), Seed(42));
    assert_eq!(game.decision(), Some(Decision::Tile));
    for (text, next) in [
        ("trade tile > wood wood clay", Decision::Rest),
        ("end", Decision::Tile),
        ("trade tile > wood", Decision::Rest),
        ("end", Decision::Action),
    ] {
        game.apply(&text.parse().expect("notation"), &mut ()).expect("it is legal");
        assert_eq!(game.decision(), Some(next), "{text}");
    }
}

#[test]
fn a_game_that_is_over_stays_as_it_is() {
    let mut game = table(2).hand(1, "planks brick cut_stone").tokens(1, 7).open("mansion brick").game();
    let told = seen(&mut game, "produce mansion: brick cut_stone planks");
    assert_eq!(told, ["1 pays brick cut_stone planks", "1 gains mansion", "1 has reached the goal"]);
    let over = game.clone();
    let mut tried = 0;
    for card in Card::all() {
        for plank in 0..2 {
            assert_eq!(game.apply(&little_factory::Action::Produce { card, plank }, &mut ()), Err(Refusal::Over));
            tried += 1;
        }
    }
    assert_eq!((tried, &game), (122, &over));
    assert_eq!(game.turn(), over.turn());
    assert_eq!(game.score(Seat(0)), 10);
    assert_eq!(game.active(), Seat(0));
    assert_eq!(game.act(Seat(1), &common::action("end"), &mut ()), Err(Refusal::Over));
}

#[test]
fn only_seven_buildings_have_no_fixed_cost() {
    let others = Building::all().filter(|building| !matches!(building.effect(), Effect::Make(_)));
    assert_eq!(
        common::words::ids(others.map(Building::id)),
        "castle mansion market building_firm general_store trading_post wholesaler"
    );
}
