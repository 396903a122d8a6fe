//! Players for tests: one that builds and earns, one that does anything, and one that asks for nonsense.

use little_factory::{
    Action, Basket, Building, BuildingSet, Deal, Effect, Event, Goods, How, LittleFactory, Resource, Setup,
};
use tabletop::{Game, Rng, Seat, Seed, playthrough};

/// In a browser everything takes longer, so less of it is tried.
pub(crate) const SLOW: bool = cfg!(target_arch = "wasm32");

/// How good a seat stands: influence, coins in hand, and what its buildings can do with them.
pub(crate) fn standing(game: &LittleFactory, seat: Seat) -> i32 {
    let player = game.player(seat);
    let hand = player.hand.goods();
    let mut standing = 90 * game.score(seat) + 10 * i32::from(hand.coins()) - 2 * i32::from(hand.len());
    for building in player.buildings.iter() {
        if let Effect::Make(make) = building.effect() {
            let ready = make.planks.iter().map(|plank| {
                plank.needs().kinds().map(|(card, need)| i32::from(card.coins() * hand.count(card).min(need))).sum()
            });
            standing += 8 + i32::from(make.tokens) * ready.max().unwrap_or(0);
        }
    }
    match game.outcome() {
        Some(outcome) if outcome.winners.contains(seat) => standing + 100_000,
        _ => standing,
    }
}

/// The action that leaves the seat to act standing best; buildings are used as long as that helps.
pub(crate) fn greedy(game: &LittleFactory, rng: &mut Rng) -> Action {
    let seat = game.active();
    let mut candidates = Vec::new();
    game.candidates_into(&mut candidates);
    let now = standing(game, seat) * 4;
    let mut best: Option<(bool, i32, Action)> = None;
    for action in candidates {
        let mut after = game.clone();
        if after.apply(&action, &mut ()).is_err() {
            continue;
        }
        let gain = standing(&after, seat) * 4 + rng.below(8) as i32;
        let helps = matches!(action, Action::Activate { .. }) && gain > now + 8;
        if matches!(action, Action::Activate { .. }) && !helps {
            continue;
        }
        if best.is_none_or(|(helped, value, _)| (helps, gain) > (helped, value)) {
            best = Some((helps, gain, action));
        }
    }
    best.map_or(Action::End, |(_, _, action)| action)
}

/// Greedy, with a random legal action now and then.
pub(crate) fn mixed(game: &LittleFactory, legal: &[Action], rng: &mut Rng) -> usize {
    if rng.below(8) == 0 {
        return rng.below(legal.len() as u32) as usize;
    }
    let chosen = greedy(game, rng);
    legal.iter().position(|&action| action == chosen).expect("what is chosen is legal")
}

/// Any legal action, trades no more often than the rest.
pub(crate) fn random(legal: &[Action], rng: &mut Rng) -> Action {
    let others: Vec<_> = legal.iter().filter(|action| !matches!(action, Action::Trade(_))).collect();
    match rng.below(3) {
        0 | 1 if !others.is_empty() => **rng.pick(&others).expect("one of them"),
        _ => *rng.pick(legal).expect("something is legal"),
    }
}

fn some_goods(rng: &mut Rng, most: u32) -> Goods {
    let mut goods = Goods::NONE;
    for _ in 0..rng.below(most + 1) {
        let resource = Resource::all().nth(rng.below(Resource::COUNT as u32) as usize).expect("a resource");
        goods = goods.with(resource).unwrap_or(goods);
    }
    goods
}

fn part_of(goods: Goods, rng: &mut Rng) -> Goods {
    let most = 1 + rng.below(3);
    goods.cards().filter(|_| rng.below(4) < most).collect()
}

fn some_building(rng: &mut Rng) -> Building {
    Building::all().nth(rng.below(Building::COUNT as u32) as usize).expect("a building")
}

fn some_basket(game: &LittleFactory, rng: &mut Rng) -> Basket {
    let goods = match rng.below(4) {
        0 => some_goods(rng, 5),
        1 => Goods::NONE,
        2 => game.open().cards().filter(|_| rng.below(12) == 0).collect(),
        _ => game.open().cards().nth(rng.below(u32::from(game.open().len()).max(1)) as usize).into_iter().collect(),
    };
    let buildings = match rng.below(6) {
        0 => BuildingSet::NONE.with(some_building(rng)),
        1 => game.open_buildings().iter().filter(|_| rng.below(4) == 0).collect(),
        _ => BuildingSet::NONE,
    };
    Basket { goods, buildings }
}

fn some_deal(game: &LittleFactory, rng: &mut Rng) -> Deal {
    let hand = game.player(game.active()).hand.goods();
    let give = match rng.below(4) {
        0 => some_goods(rng, 9),
        1 => hand.cards().nth(rng.below(u32::from(hand.len()).max(1)) as usize).into_iter().collect(),
        _ => part_of(hand, rng),
    };
    Deal { give, take: some_basket(game, rng) }
}

/// Anything that can be said, sensible or absurd.
pub(crate) fn stranger(game: &LittleFactory, rng: &mut Rng) -> Action {
    let own: Vec<Building> = game.player(game.active()).buildings.iter().collect();
    match rng.below(12) {
        0 => Action::End,
        1 => Action::Pass,
        2 => Action::Spend(some_basket(game, rng)),
        3 | 4 => {
            let cards: Vec<_> = little_factory::Card::all().collect();
            Action::Produce { card: *rng.pick(&cards).expect("a card"), plank: rng.below(3) as u8 }
        }
        5..=7 => {
            let building = rng.pick(&own).copied().filter(|_| rng.below(5) > 0).unwrap_or_else(|| some_building(rng));
            let how = match (building.effect(), rng.below(6)) {
                (_, 0) => How::Deal(some_deal(game, rng)),
                (_, 1) => How::Draw(some_goods(rng, 4)),
                (_, 2) => How::Pay(rng.below(256) as u8),
                (Effect::Trade(_), _) => How::Deal(some_deal(game, rng)),
                (Effect::Draw { .. }, _) => How::Draw(part_of(game.player(game.active()).hand.goods(), rng)),
                _ => How::Pay(rng.below(3) as u8),
            };
            Action::Activate { building, how }
        }
        _ => Action::Trade(some_deal(game, rng)),
    }
}

/// Plays a game to its end or to `longest` actions, showing every state, action and what happened.
pub(crate) fn play(
    game: LittleFactory,
    rng: &mut Rng,
    longest: usize,
    mut choose: impl FnMut(&LittleFactory, &mut Rng) -> Action,
    watch: impl FnMut(&LittleFactory, &Action, &[Event], &LittleFactory),
) -> LittleFactory {
    playthrough::play(game, longest, |game| choose(game, rng), watch)
}

/// Every setup, each `games` times, half of them greedy, half random; random ones are cut off.
pub(crate) fn games(games: u64, mut watch: impl FnMut(&LittleFactory, &Action, &[Event], &LittleFactory)) -> usize {
    let mut finished = 0;
    for seats in 2..=4 {
        for extension in [false, true] {
            let setup = Setup::new(seats, extension).expect("2, 3 or 4 seats");
            for seed in 0..games {
                let seed = Seed(seed * 10 + u64::from(seats) + if extension { 1_000_000 } else { 0 });
                let mut rng = Rng::new(Seed(seed.0 ^ 0xfac7));
                let start = LittleFactory::new(&setup, seed);
                let end = if seed.0 % 20 < 10 {
                    play(start, &mut rng, 600, greedy, &mut watch)
                } else {
                    let random = |game: &LittleFactory, rng: &mut Rng| match rng.below(3) {
                        0 => greedy(game, rng),
                        _ => random(&game.legal(), rng),
                    };
                    play(start, &mut rng, 300, random, &mut watch)
                };
                finished += usize::from(end.outcome().is_some());
            }
        }
    }
    finished
}
