//! Properties of every answer, over random games.

use little_factory::Setup;
use tabletop::{Rng, Seed};

use super::*;
use crate::games::little_factory::common::policy;

/// Plays games with two to four seats and shows each position with all that is legal in it.
fn over_games(games: u64, longest: usize, mut look: impl FnMut(&LittleFactory, &[Action])) {
    for seats in 2..=4 {
        for seed in 0..games {
            let setup = Setup::new(seats, seed % 2 == 0).expect("2, 3 or 4 seats");
            let mut rng = Rng::new(Seed(seed));
            let choose = |game: &LittleFactory, rng: &mut Rng| {
                let legal = game.legal();
                legal[policy::mixed(game, &legal, rng)]
            };
            let start = LittleFactory::new(&setup, Seed(seed));
            policy::play(start, &mut rng, longest, choose, |game, _, _, _| look(game, &game.legal()));
        }
    }
}

/// Every tap that a board has.
fn answers(game: &LittleFactory) -> Vec<Answer> {
    let open = Resource::all().map(Card::Resource).map(|card| of_open_card(game, card));
    let hand = game.player(game.active()).hand.goods();
    let held = hand.kinds().map(|(resource, _)| of_hand_card(game, resource));
    let buildings = Building::all().map(|building| of_building(game, building));
    open.chain(held).chain(buildings).chain([of_tile(game)]).collect()
}

fn check_ready(game: &LittleFactory, legal: &[Action], ready: &Ready) {
    assert!(legal.contains(&ready.action), "{}", ready.action);
    let mut after = game.clone();
    after.apply(&ready.action, &mut ()).expect("it is legal");
    if ready.action == Action::End || draws(ready.action) {
        return;
    }
    let seat = game.active();
    let (me, then) = (game.player(seat), after.player(seat));
    assert_eq!(then.hand.goods(), me.hand.goods() - ready.gives + ready.takes.goods, "{}", ready.action);
    assert!(me.hand.goods().contains(ready.reveals) && ready.leads_to.len() <= 3);
    assert_eq!(then.buildings.without(me.buildings), ready.takes.buildings, "{}", ready.action);
    assert_eq!(then.tokens - me.tokens, ready.tokens);
    assert_eq!(after.outcome().is_some(), ready.ends.is_some());
    let coins = game.tile().unwrap_or(ready.gives.coins());
    let counts = matches!(ready.action, Action::Trade(_) | Action::Spend(_));
    assert!(!counts || ready.lost == coins - ready.takes.coins(), "{}", ready.action);
}

/// Whether a legal action is a way to do what was attempted, other than to take a kind that is given.
fn fulfils(attempt: Attempt, action: Action) -> bool {
    let gains = |card| {
        let own = |give: Goods| matches!(card, Card::Resource(resource) if give.has(resource));
        takes(action, card) && !given(action).is_some_and(own)
    };
    match attempt {
        Attempt::Produce { card, plank } => action == Action::Produce { card, plank },
        Attempt::Trade { take } => matches!(action, Action::Trade(_)) && gains(take),
        Attempt::Spend { take } => matches!(action, Action::Spend(_)) && gains(take),
        Attempt::TradeAt { building, take } => used(action) == Some(building) && gains(take),
        Attempt::Activate { building, plank: Some(plank) } => {
            action == Action::Activate { building, how: How::Pay(plank) }
        }
        Attempt::Activate { building, plank: None } => {
            used(action) == Some(building)
                && sides(action).is_none_or(|deal| !deal.give.shares_a_kind_with(deal.take.goods))
        }
        Attempt::TradeAway { give } => {
            matches!(action, Action::Trade(_))
                && given(action) == Some(Goods::some(give, 1))
                && !takes(action, give.into())
        }
    }
}

#[test]
fn what_is_ready_is_legal_and_what_is_blocked_is_refused() {
    let (mut ready, mut blocked) = (0, 0);
    over_games(4, 60, |game, legal| {
        for answer in answers(game) {
            for (place, way) in answer.ready.iter().enumerate() {
                check_ready(game, legal, way);
                assert!(place == 0 || answer.ready[place - 1].worth >= way.worth);
                assert!(answer.ready[..place].iter().all(|other| other.action != way.action));
            }
            for block in &answer.blocked {
                assert_eq!(game.check(&block.attempt.action(game)), Err(block.why), "{block:?}");
                let way = legal.iter().find(|&&action| fulfils(block.attempt, action));
                assert_eq!(way, None, "{block:?}");
            }
            ready += answer.ready.len();
            blocked += answer.blocked.len();
        }
    });
    assert!(ready > 5_000 && blocked > 10_000, "{ready} {blocked}");
}

#[test]
fn no_way_to_a_card_is_forgotten() {
    over_games(4, 60, |game, legal| {
        for (resource, _) in game.open().kinds() {
            let card = Card::Resource(resource);
            let answer = of_open_card(game, card);
            let has = |wanted: &dyn Fn(Action) -> bool| answer.ready.iter().any(|ready| wanted(ready.action));
            for (plank, _) in (0..).zip(card.planks()) {
                let produce = Action::Produce { card, plank };
                assert_eq!(has(&|action| action == produce), legal.contains(&produce));
            }
            let trade = Attempt::Trade { take: card };
            assert_eq!(has(&|action| fulfils(trade, action)), legal.iter().any(|&action| fulfils(trade, action)));
            if !matches!(game.step(), little_factory::Step::After) {
                let said = answer.ready.iter().any(|ready| sides(ready.action).is_some());
                assert!(said || !answer.blocked.is_empty(), "{card:?}");
            }
        }
        for building in game.player(game.active()).buildings.iter() {
            let answer = of_building(game, building);
            assert_ne!(answer.ready.len() + answer.blocked.len(), 0, "{building:?}");
            let any = Attempt::Activate { building, plank: None };
            assert_eq!(!answer.ready.is_empty(), legal.iter().any(|&action| fulfils(any, action)), "{building:?}");
        }
    });
}

#[test]
fn the_list_has_every_group_that_is_legal_and_is_short() {
    over_games(4, 60, |game, legal| {
        let moves = all(game);
        let groups = [&moves.activate, &moves.produce, &moves.trade];
        groups.into_iter().flatten().chain(&moves.end).for_each(|ready| check_ready(game, legal, ready));
        let any = |wanted: &dyn Fn(Action) -> bool| legal.iter().any(|&action| wanted(action));
        assert_eq!(moves.produce.is_empty(), !any(&|action| matches!(action, Action::Produce { .. })));
        assert_eq!(moves.end.is_some(), any(&|action| matches!(action, Action::End | Action::Pass)));
        assert!(moves.trade.len() <= TRADES_IN_ALL);
        assert!(groups.into_iter().flatten().chain(&moves.end).next().is_some());
        let earns =
            |action: Action| matches!(used(action).map(Building::effect), Some(Effect::Make(make)) if make.tokens > 0);
        assert_eq!(points_left(game).is_some(), any(&earns));
    });
}

/// Decks are shuffled behind the player's back: what a tap says may not change by that.
#[test]
fn answers_know_no_more_than_the_player() {
    let mut rng = Rng::new(Seed(3));
    over_games(2, 60, |game, _| {
        let other = game.imagine(game.active(), &mut rng);
        assert_eq!(answers(game), answers(&other));
        assert_eq!(all(game), all(&other));
    });
    let store = table(2).extension().hand(1, "yarn wood*3 cow").built(1, "general_store").open("brick").game();
    let drawing = of_building(&store, Building::GeneralStore);
    assert!(drawing.ready.len() > 1 && drawing.ready.iter().all(|ready| ready.takes.is_empty()));
    for _ in 0..20 {
        assert_eq!(of_building(&store.imagine(store.active(), &mut rng), Building::GeneralStore), drawing);
    }
}
