//! What holds in every state of every game, over many random and greedy games.

#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test as test;

use std::collections::{BTreeMap, BTreeSet};

use crate::common::policy::{self, SLOW, games};
use crate::common::sheet::{Sheet, handfuls};
use little_factory::position::Position;
use little_factory::{
    Action, Basket, Building, Card, Deal, Effect, Goods, How, Level, LittleFactory, Resource, Set, Setup, Step,
};
use tabletop::{Game, Rng, Seat, Seed};

#[test]
fn cards_and_tokens_are_conserved_and_limits_are_kept() {
    let count = if SLOW { 10 } else { 400 };
    let mut states = 0;
    let finished = games(count, |_, action, _, game| {
        states += 1;
        let seats = game.seats();
        let position = Position::from(game);
        let mut all: BTreeMap<Card, u8> = BTreeMap::new();
        let mut count = |card: Card| *all.entry(card).or_default() += 1;
        position.open.cards().chain(position.discard.cards()).for_each(|card| count(card.into()));
        position.deck_ii.iter().chain(&position.deck_iii).for_each(|&card| count(card.into()));
        position.deck_buildings.iter().chain(position.buildings.iter().flatten()).for_each(|&card| count(card.into()));
        for player in &position.players {
            player.hand.cards().for_each(|card| count(card.into()));
            player.built.iter().for_each(|card| count(card.into()));
            assert!(player.hand.len() <= 7);
        }
        for resource in Resource::all() {
            assert_eq!(all[&resource.into()], resource.copies(seats), "{}", resource.id());
        }
        let of = |set| Building::of(set).map(|card| all.get(&card.into()).copied().unwrap_or(0)).collect::<Vec<_>>();
        assert_eq!(of(Set::Special), [1; 25]);
        assert_eq!(of(Set::Extension), [u8::from(game.setup().extension()); 8]);
        assert_eq!(of(Set::Starting).iter().sum::<u8>(), seats + 1);
        assert!(of(Set::Starting).iter().all(|&count| count <= 1));

        let earned: u8 = position.players.iter().map(|player| player.tokens).sum();
        assert_eq!(earned + game.tokens(), 12);

        // No type twice in a row, every open card in its row.
        for (level, slots) in [(Level::II, position.level_ii), (Level::III, position.level_iii)] {
            let shown: Vec<Resource> = slots.into_iter().flatten().collect();
            let kinds: BTreeSet<Resource> = shown.iter().copied().collect();
            assert_eq!(kinds.len(), shown.len());
            let open: BTreeSet<Resource> = position.open.level(level).cards().collect();
            assert_eq!(kinds, open);
        }
        // After a turn rows are full, unless there was nothing left to turn up.
        if *action == Action::End {
            let full = |filled: usize, level: Level, deck: usize| {
                assert!(filled == 5 || deck == 0 && position.discard.level(level).is_empty(), "{position}");
            };
            full(position.level_ii.iter().flatten().count(), Level::II, position.deck_ii.len());
            full(position.level_iii.iter().flatten().count(), Level::III, position.deck_iii.len());
            assert!(position.buildings.iter().all(Option::is_some) || position.deck_buildings.is_empty());
            assert_eq!((game.step(), game.used().is_empty()), (Step::Before, true));
        }
        assert!(game.used().iter().all(|building| game.player(game.active()).buildings.has(building)));

        // Nobody has won while the game goes on.
        let decided = game.tokens() == 0 || Seat::all(seats).any(|seat| game.score(seat) >= 10);
        assert_eq!(decided, game.outcome().is_some());
        assert_eq!(decided, matches!(game.step(), Step::Over(_)));
    });
    assert!(finished as u64 >= count * 3, "{finished} games came to an end");
    assert!(states as u64 > count * 300, "{states} states were seen");
}

#[test]
fn every_state_is_written_and_read_back_as_itself() {
    games(if SLOW { 4 } else { 120 }, |_, _, _, game| {
        let position = Position::from(game);
        let text = position.to_string();
        if game.outcome().is_some() {
            assert!(text.parse::<Position>().is_err());
            return;
        }
        let read: Position = text.parse().unwrap_or_else(|error| panic!("{error}\n{text}"));
        assert_eq!(read, position);
        assert_eq!(LittleFactory::try_from(&read).as_ref(), Ok(game));
        // What a seat knows is a position too, and any order of the decks fits it.
        let known = game.view(Seat(0));
        assert_eq!(known.to_string().parse().as_ref(), Ok(&known));
        assert_eq!(LittleFactory::try_from(&known).map(|world| world.view(Seat(0))), Ok(known));
    });
}

#[test]
fn the_naive_listing_of_the_rules_page_is_the_listing_of_the_game() {
    let sheet = Sheet::read();
    let mut compared = 0;
    let mut tick = 0;
    let every = if SLOW { 7 } else { 3 };
    games(if SLOW { 4 } else { 40 }, |_, _, _, game| {
        tick += 1;
        if game.outcome().is_some() || tick % every != 0 {
            return;
        }
        let listed: BTreeSet<String> = game.legal().iter().map(ToString::to_string).collect();
        let position = Position::from(game);
        let naive = sheet.legal(&position);
        let extra: Vec<_> = listed.difference(&naive).take(5).collect();
        let lacking: Vec<_> = naive.difference(&listed).take(5).collect();
        assert!(extra.is_empty() && lacking.is_empty(), "extra {extra:?}, lacking {lacking:?}\n{position}");
        compared += 1;
    });
    assert!(compared > 200, "{compared} positions");
}

/// Every trade that can be said at all: every handful of the hand for every basket of up to three open cards (and
/// every handful of two cards more than there are), accepted exactly if listed.
#[test]
fn every_trade_that_can_be_said_is_listed_or_refused() {
    let mut tick = 0;
    let mut tried = 0;
    games(if SLOW { 2 } else { 8 }, |_, _, _, game| {
        tick += 1;
        if game.outcome().is_some() || tick % 29 != 0 {
            return;
        }
        let legal: BTreeSet<Action> = game.legal().into_iter().collect();
        let resources: Vec<Resource> = Resource::all().collect();
        let hand = game.player(game.active()).hand.goods();
        let held: Vec<usize> = hand.cards().map(|card| card as usize).collect();
        let mut gives: Vec<Goods> =
            handfuls(&held).into_iter().map(|give| give.into_iter().map(|card| resources[card]).collect()).collect();
        gives.extend(resources.iter().map(|&card| Goods::some(card, 1)));
        let single: Vec<Basket> = Card::all()
            .map(|card| match card {
                Card::Resource(resource) => resource.into(),
                Card::Building(building) => building.into(),
            })
            .collect();
        let open: Vec<Basket> = single
            .iter()
            .copied()
            .filter(|basket| {
                basket.cards().all(|card| match card {
                    Card::Resource(resource) => game.open().has(resource) || hand.has(resource),
                    Card::Building(building) => game.open_buildings().has(building),
                })
            })
            .collect();
        let mut takes: BTreeSet<Basket> = single.iter().copied().chain([Basket::NONE]).collect();
        for one in &open {
            for other in &open {
                takes.extend(both(*one, *other));
            }
        }
        for &give in &gives {
            for &take in &takes {
                let deal = Deal { give, take };
                let mut actions = vec![Action::Trade(deal)];
                for building in game.player(game.active()).buildings.iter() {
                    if matches!(building.effect(), Effect::Trade(_)) {
                        actions.push(Action::Activate { building, how: How::Deal(deal) });
                    }
                }
                for action in actions {
                    tried += 1;
                    assert_eq!(game.check(&action).is_ok(), legal.contains(&action), "{action}");
                }
            }
        }
    });
    assert!(tried > 10_000, "{tried}");
}

fn both(one: Basket, other: Basket) -> Option<Basket> {
    let goods = other.goods.cards().try_fold(one.goods, Goods::with)?;
    let buildings = other.buildings.iter().fold(one.buildings, little_factory::BuildingSet::with);
    (one.buildings.is_empty() || one.buildings != other.buildings).then_some(Basket { goods, buildings })
}

#[test]
fn the_same_seed_gives_the_same_game_and_another_one_another() {
    let play = |seed| {
        let mut told = Vec::new();
        let game = LittleFactory::new(&Setup::new(3, false).expect("three seats"), Seed(seed));
        let end = policy::play(game, &mut Rng::new(Seed(1)), 600, policy::greedy, |_, _, events, _| {
            told.extend_from_slice(events);
        });
        (told, end)
    };
    assert_eq!(play(4), play(4));
    assert_ne!(play(4), play(5));
}
