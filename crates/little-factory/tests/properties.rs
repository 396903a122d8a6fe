//! What holds in every state of every game, over many random and greedy games.

#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test as test;

mod common;

use std::collections::{BTreeMap, BTreeSet};

use common::policy;
use common::sheet::{Sheet, handfuls};
use little_factory::position::Position;
use little_factory::{
    Action, Basket, Building, Card, Deal, Effect, Event, Goods, How, Level, LittleFactory, Phase, Resource, Row, Set,
    Setup,
};
use tabletop::{Game, Rng, Seat, Seed};

const SLOW: bool = cfg!(target_arch = "wasm32");

/// Every setup, each `games` times, half of them greedy, half random; random ones are cut off.
fn games(games: u64, mut watch: impl FnMut(&LittleFactory, &Action, &[Event], &LittleFactory)) -> usize {
    let mut finished = 0;
    for seats in 2..=4 {
        for extension in [false, true] {
            let setup = Setup::new(seats, extension).expect("2, 3 or 4 seats");
            for seed in 0..games {
                let seed = Seed(seed * 10 + u64::from(seats) + if extension { 1_000_000 } else { 0 });
                let mut rng = Rng::new(Seed(seed.0 ^ 0xfac7));
                let start = LittleFactory::new(&setup, seed);
                let end = if seed.0 % 20 < 10 {
                    policy::play(start, &mut rng, 600, policy::greedy, &mut watch)
                } else {
                    let random = |game: &LittleFactory, rng: &mut Rng| match rng.below(3) {
                        0 => policy::greedy(game, rng),
                        _ => policy::random(&game.legal(), rng),
                    };
                    policy::play(start, &mut rng, 300, random, &mut watch)
                };
                finished += usize::from(end.outcome().is_some());
            }
        }
    }
    finished
}

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
            assert_eq!((game.phase(), game.used().is_empty()), (Phase::Before, true));
        }
        assert!(game.used().iter().all(|building| game.player(game.active()).buildings.has(building)));

        // Nobody has won while the game goes on.
        let decided = game.tokens() == 0 || Seat::all(seats).any(|seat| game.score(seat) >= 10);
        assert_eq!(decided, game.outcome().is_some());
        assert_eq!(decided, matches!(game.phase(), Phase::Over(_)));
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

/// What somebody at the table knows who only hears what happens.
#[derive(Default)]
struct Listener {
    hands: [BTreeMap<Resource, u8>; 4],
    towns: [BTreeSet<Building>; 4],
    tokens: [u8; 4],
    left: u8,
    open: BTreeMap<Resource, u8>,
    rows: BTreeMap<(u8, usize), Card>,
    discarded: BTreeMap<Resource, u8>,
    over: bool,
    next: Option<Seat>,
}

fn put(pile: &mut BTreeMap<Resource, u8>, card: Resource) {
    *pile.entry(card).or_default() += 1;
}

fn take(pile: &mut BTreeMap<Resource, u8>, card: Resource) {
    let count = pile.get_mut(&card).unwrap_or_else(|| panic!("no {} there", card.id()));
    *count -= 1;
    if *count == 0 {
        pile.remove(&card);
    }
}

impl Listener {
    fn sit_down(game: &LittleFactory) -> Self {
        let position = Position::from(game);
        let mut listener = Self { left: 12, ..Self::default() };
        position.open.cards().for_each(|card| put(&mut listener.open, card));
        let rows = [(0, position.level_ii), (1, position.level_iii)];
        for (row, slots) in rows {
            for (slot, card) in slots.iter().enumerate().filter_map(|(slot, card)| Some((slot, (*card)?))) {
                listener.rows.insert((row, slot), card.into());
            }
        }
        for (slot, card) in position.buildings.iter().enumerate().filter_map(|(slot, card)| Some((slot, (*card)?))) {
            listener.rows.insert((2, slot), card.into());
        }
        listener
    }

    /// `drawn`: the General Store gives from the deck, not from the middle.
    fn hear(&mut self, event: &Event, drawn: bool) {
        assert!(!self.over, "nothing happens after the end: {event:?}");
        match *event {
            Event::Activated { seat, building } => assert!(self.towns[seat.index()].contains(&building)),
            Event::Revealed { seat, goods } => {
                let hand = &self.hands[seat.index()];
                assert!(goods.kinds().all(|(card, count)| hand.get(&card).is_some_and(|&held| held >= count)));
            }
            Event::Paid { seat, goods } | Event::Traded { seat, goods, .. } => {
                for card in goods.cards() {
                    take(&mut self.hands[seat.index()], card);
                    put(if card.level() == Level::I { &mut self.open } else { &mut self.discarded }, card);
                }
                if let Event::Traded { coins, goods, .. } = *event
                    && !goods.is_empty()
                {
                    assert_eq!(coins, goods.cards().map(Resource::coins).sum::<u8>());
                }
            }
            Event::Gained { seat, card: Card::Resource(resource) } => {
                if !drawn {
                    take(&mut self.open, resource);
                    if !self.open.contains_key(&resource) {
                        self.rows.retain(|_, card| *card != Card::Resource(resource));
                    }
                }
                let hand = &mut self.hands[seat.index()];
                put(hand, resource);
                assert!(hand.values().sum::<u8>() <= 7, "not even for a moment");
            }
            Event::Gained { seat, card: Card::Building(building) } => {
                let before = self.rows.len();
                self.rows.retain(|_, card| *card != Card::Building(building));
                assert_eq!(self.rows.len(), before - 1);
                assert!(self.towns[seat.index()].insert(building));
            }
            Event::TokensTaken { seat, building, tokens, left } => {
                assert!(self.towns[seat.index()].contains(&building) && tokens > 0);
                self.left -= tokens;
                self.tokens[seat.index()] += tokens;
                assert_eq!(self.left, left);
            }
            Event::Passed { .. } => {}
            Event::Reshuffled { row, cards } => {
                let level = if row == Row::LevelII { Level::II } else { Level::III };
                let pile: u8 = self.discarded.iter().filter(|(card, _)| card.level() == level).map(|(_, n)| n).sum();
                assert_eq!(pile, cards);
                self.discarded.retain(|card, _| card.level() != level);
            }
            Event::Refilled { row, slot, card } => {
                let row = match row {
                    Row::LevelII => 0,
                    Row::LevelIII => 1,
                    Row::Buildings => 2,
                };
                if let Card::Resource(resource) = card {
                    put(&mut self.open, resource);
                }
                let there = self.rows.insert((row, slot), card);
                assert!(there.is_none() || there == Some(card) && row == 0, "{there:?} under {card:?}");
            }
            Event::TurnPassed { to } => self.next = Some(to),
            Event::Over(_) => self.over = true,
        }
    }

    fn agrees_with(&self, game: &LittleFactory) {
        let position = Position::from(game);
        let pile = |goods: Goods| goods.kinds().collect::<BTreeMap<_, _>>();
        assert_eq!(self.open, pile(position.open));
        assert_eq!(self.discarded, pile(position.discard));
        assert_eq!(self.left, game.tokens());
        assert_eq!(self.over, game.outcome().is_some());
        for (seat, player) in position.players.iter().enumerate() {
            assert_eq!(self.hands[seat], pile(player.hand));
            assert_eq!(self.towns[seat], player.built.iter().collect());
            let printed: u8 = self.towns[seat].iter().map(|building| building.influence()).sum();
            assert_eq!(game.score(Seat(seat as u8)), i32::from(printed + self.tokens[seat]));
        }
        let row = |row: u8, slot: usize| self.rows.get(&(row, slot)).copied();
        for slot in 0..5 {
            assert_eq!(row(0, slot), position.level_ii[slot].map(Card::from));
            assert_eq!(row(1, slot), position.level_iii[slot].map(Card::from));
            assert_eq!(row(2, slot), position.buildings[slot].map(Card::from));
        }
        if let (Some(next), Some(to_act)) = (self.next, game.to_act()) {
            assert_eq!(next, to_act);
        }
    }
}

#[test]
fn who_only_listens_knows_all_that_lies_open_and_in_hands() {
    let mut listener = Listener::default();
    games(if SLOW { 10 } else { 300 }, |before, action, events, after| {
        if before.turn() == 0 && before.tile().is_some() {
            listener = Listener::sit_down(before);
        }
        let drawn = matches!(action, Action::Activate { how: How::Draw(_), .. });
        events.iter().for_each(|event| listener.hear(event, drawn));
        listener.agrees_with(after);
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

/// Whether a legal action that is no candidate is one of the kinds that are left out, told by the rules alone:
/// it pays a card that it need not, leaves coins and room for one more open card, takes back a kind that it gives,
/// or discards where a reveal would do.
fn may_be_left_out(game: &LittleFactory, action: &Action) -> bool {
    let hand = game.player(game.active()).hand;
    let dearer = |plank: u8, planks: &[little_factory::Plank]| {
        let reveal = |plank: &little_factory::Plank| plank.discard.is_empty() && hand.goods().contains(plank.reveal);
        !planks[usize::from(plank)].discard.is_empty() && hand.len() < 7 && planks.iter().any(reveal)
    };
    let more_fits = |open: Goods, take: Basket, coins: u8, room: u8, buildings: bool| {
        let left = coins - take.coins();
        let fits = |card: &Card| card.coins() <= left;
        let goods = room > take.goods.len() && (open - take.goods).cards().any(|card| fits(&card.into()));
        goods || buildings && game.open_buildings().without(take.buildings).iter().any(|card| fits(&card.into()))
    };
    let spends_too_much = |give: Goods, need: u8| give.kinds().any(|(card, _)| give.coins() - card.coins() >= need);
    let deal_may = |deal: &Deal, one_taken: bool, buildings: bool, by_coins: bool| {
        let Deal { give, take } = *deal;
        let back = take.goods.kinds().any(|(card, _)| give.has(card));
        let open = game.open() + give.level(Level::I);
        // What is given is no longer on the shelf.
        let shelf: Goods = open.cards().filter(|&card| !give.has(card)).collect();
        back || by_coins && give.len() > 1 && spends_too_much(give, take.coins())
            || !one_taken
                && give.len() == 1
                && more_fits(shelf, take, give.coins(), hand.room() + give.len(), buildings)
    };
    match action {
        Action::Spend(take) => more_fits(game.open(), *take, game.tile().expect("a tile"), 7, true),
        Action::Trade(deal) => deal_may(deal, false, true, true),
        Action::Produce { card, plank } => dearer(*plank, card.planks()),
        Action::Activate { building, how } => match (building.effect(), how) {
            (Effect::Make(make), How::Pay(plank)) => dearer(*plank, make.planks),
            (Effect::Trade(terms), How::Deal(deal)) => {
                deal_may(deal, terms.take_one, terms.take.allows_buildings(), terms.by_coins)
            }
            (Effect::Draw { coins }, How::Draw(give)) => spends_too_much(*give, *coins),
            _ => false,
        },
        Action::Pass | Action::End => false,
    }
}

#[test]
fn candidates_are_what_is_legal_without_what_is_dominated() {
    let (mut kept, mut dropped, mut tick) = (0, 0, 0);
    games(if SLOW { 6 } else { 60 }, |_, _, _, game| {
        tick += 1;
        if tick % 3 != 0 {
            return;
        }
        let legal = game.legal();
        let mut candidates = Vec::new();
        game.candidates_into(&mut candidates);
        let listed: BTreeSet<Action> = legal.iter().copied().collect();
        let chosen: BTreeSet<Action> = candidates.iter().copied().collect();
        assert_eq!(chosen.len(), candidates.len());
        assert!(chosen.is_subset(&listed));
        assert_eq!(chosen.is_empty(), listed.is_empty());
        for action in &legal {
            let dominated = may_be_left_out(game, action);
            if chosen.contains(action) {
                kept += 1;
                let last_resort = matches!(action, Action::Trade(_))
                    && !legal.iter().any(|other| {
                        matches!(other, Action::Produce { .. } | Action::Trade(_)) && !may_be_left_out(game, other)
                    });
                assert!(!dominated || last_resort, "{action} is kept\n{}", Position::from(game));
            } else {
                dropped += 1;
                assert!(dominated, "{action} is left out\n{}", Position::from(game));
            }
        }
        let acts = |action: &&Action| matches!(action, Action::Produce { .. } | Action::Trade(_) | Action::Spend(_));
        assert_eq!(legal.iter().any(|action| acts(&action)), candidates.iter().any(|action| acts(&action)));
    });
    assert!(kept > 1000 && dropped > kept, "{kept} kept, {dropped} left out");
}

/// The sense of "dominated" for trades: a candidate exists that gives no more and takes no less.
#[test]
fn for_every_trade_left_out_a_candidate_gives_no_more_and_takes_no_less() {
    let mut tick = 0;
    games(if SLOW { 2 } else { 12 }, |_, _, _, game| {
        tick += 1;
        if tick % 13 != 0 || game.phase() != Phase::Before || game.tile().is_some() {
            return;
        }
        let trades = |actions: Vec<Action>| -> Vec<Deal> {
            actions
                .into_iter()
                .filter_map(|action| if let Action::Trade(deal) = action { Some(deal) } else { None })
                .collect()
        };
        let mut candidates = Vec::new();
        game.candidates_into(&mut candidates);
        let candidates = trades(candidates);
        for deal in trades(game.legal()) {
            let back = deal.take.goods.kinds().any(|(card, _)| deal.give.has(card));
            let better = |other: &Deal| {
                deal.give.contains(other.give)
                    && other.take.goods.contains(deal.take.goods)
                    && other.take.buildings.contains(deal.take.buildings)
            };
            assert!(back || candidates.iter().any(better), "trade {deal}\n{}", Position::from(game));
        }
    });
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
