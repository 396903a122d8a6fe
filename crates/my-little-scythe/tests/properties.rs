//! What holds in every state of every game, over many thousand games.

#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test as test;

mod common;

use std::collections::BTreeMap;

use common::policy;
use my_little_scythe::position::{Cards, Position};
use my_little_scythe::{Action, Event, MyLittleScythe, Personality, Quest, Space, Spells, Stage, Tile, Token, Trophy};
use tabletop::{Game, Rng, Seat, SeatSet, Seed};

const SLOW: bool = cfg!(target_arch = "wasm32");

/// A guided game is never longer than this, in actions; the longest of 24,000 had 540.
const LONGEST: usize = 4000;

/// Every setup, each so often: guided games to their end, and as many random ones that are cut off.
fn games(count: u64, mut watch: impl FnMut(&MyLittleScythe, &Action, &[Event], &MyLittleScythe)) -> [usize; 2] {
    let (mut finished, mut longest) = (0, 0);
    for setup in policy::setups() {
        for seed in 0..count {
            let mut rng = Rng::new(Seed(seed ^ 0x5c7e));
            let start = || MyLittleScythe::new(&setup, Seed(10 * seed));
            let mut played = 0;
            let end = policy::guided(start(), &mut rng, LONGEST, |before, action, events, after| {
                played += 1;
                watch(before, action, events, after);
            });
            finished += usize::from(end.outcome().is_some());
            longest = longest.max(played);
            policy::play(start(), &mut rng, 150, policy::mixed, &mut watch);
        }
    }
    [finished, longest]
}

#[test]
fn tokens_cards_and_tracks_are_kept_and_every_guided_game_ends() {
    let count = if SLOW { 3 } else { 400 };
    let mut states = 0u64;
    let [finished, longest] = games(count, |before, _, _, game| {
        states += 1;
        let kept = game.kept();
        for (place, token) in Token::ALL.into_iter().enumerate() {
            let board: u8 = Space::all().map(|space| game.board().count(token, space)).sum();
            let all = board + game.board().supply(token) + kept[place];
            assert_eq!(all, if token == Token::Quest { 12 } else { 24 }, "{}", token.id());
        }
        let position = Position::from(game);
        let mut spells: Vec<u8> = position.discards.cards().collect();
        let hands = position.players.iter().map(|player| &player.spells);
        for cards in hands.chain([&position.deck_spells]) {
            let Cards::Known(cards) = cards else { panic!("all is known here") };
            spells.extend(cards);
        }
        if let Stage::Drawn { spells: drawn, .. } = game.stage() {
            spells.extend(drawn.cards());
        }
        let copies = [1, 2, 3, 4].map(|value| spells.iter().filter(|&&other| other == value).count() as u8);
        assert_eq!((copies, spells.len()), (Spells::COPIES, 30));

        let mut quests: Vec<Quest> = position.deck_quests.clone();
        position.players.iter().for_each(|player| quests.extend(player.solved.iter()));
        if let Stage::Card(quest) = game.stage() {
            quests.push(quest);
        }
        quests.sort_unstable();
        assert_eq!(quests, Quest::all().collect::<Vec<_>>());

        let mut tiles: Vec<Tile> = position.piles.concat();
        position.players.iter().for_each(|player| tiles.extend(player.tiles.iter().flatten()));
        if let Stage::Tiles { tiles: shown, .. } = game.stage() {
            tiles.extend(shown.iter().flatten());
        }
        tiles.sort_unstable();
        assert_eq!(tiles, Tile::all().collect::<Vec<_>>());

        let mut traits: Vec<Personality> = position.players.iter().filter_map(|player| player.personality).collect();
        traits.sort_unstable();
        traits.dedup();
        let persons = usize::from(game.seats()) - usize::from(game.setup().difficulty().is_some());
        assert_eq!(traits.len(), persons);

        for seat in Seat::all(game.seats()) {
            let (player, old) = (game.player(seat), before.player(seat));
            assert!(player.friendship <= 8 && player.pies <= 10);
            assert!(player.trophies.len() <= 4 && game.trophies(seat) >= before.trophies(seat));
            assert!(old.trophies.iter().all(|trophy| player.trophies.has(trophy)), "a trophy is never lost");
            assert!(!old.revealed || player.revealed);
            assert_eq!(old.personality, player.personality);
            for section in 0..2 {
                assert!(old.tiles[section].is_none() || old.tiles[section] == player.tiles[section]);
            }
        }
        // Never two seats on one space when a turn begins, and nobody in the castle.
        if matches!(game.stage(), Stage::Choose | Stage::Reveal | Stage::Over(_)) {
            let mut owner: BTreeMap<Space, Seat> = BTreeMap::new();
            for seat in Seat::all(game.seats()) {
                for space in game.player(seat).spaces().iter() {
                    assert!(owner.insert(space, seat).is_none(), "{space}");
                    assert_ne!(space, Space::CASTLE);
                }
            }
            assert!(game.board().at(Space::CASTLE).is_empty());
        }
        // One trophy in the own turn before the finale; in another's, only the fight.
        for seat in Seat::all(game.seats()) {
            let fresh: Vec<Trophy> =
                game.player(seat).trophies.iter().filter(|&trophy| !before.player(seat).trophies.has(trophy)).collect();
            assert!(seat == before.active() || fresh.iter().all(|&trophy| trophy == Trophy::Fight), "{fresh:?}");
            assert!(before.is_finale() || fresh.len() <= 1);
        }
        let four = Seat::all(game.seats()).any(|seat| game.trophies(seat) == 4);
        assert!(four || !game.is_finale());
        if let Some(outcome) = game.outcome() {
            assert!(four && !outcome.winners.is_empty());
            assert!(outcome.winners.iter().all(|seat| game.trophies(seat) == 4));
        }
    });
    assert_eq!(finished as u64, 8 * count, "the longest has {longest} actions");
    assert!(states > count * 800, "{states} states were seen");
}

#[test]
fn thousands_of_guided_games_end_in_time() {
    let count = if SLOW { 20 } else { 3000 };
    let mut longest = 0;
    for setup in policy::setups() {
        for seed in 0..count {
            let mut rng = Rng::new(Seed(!seed));
            let mut game = MyLittleScythe::new(&setup, Seed(seed));
            let mut actions = 0;
            while game.to_act().is_some() {
                let action = game.guide(&mut rng);
                game.apply(&action, &mut ()).unwrap_or_else(|refusal| panic!("{action}: {refusal:?}"));
                actions += 1;
                assert!(actions < LONGEST, "{setup}, seed {seed}");
            }
            longest = longest.max(actions);
        }
    }
    assert!(longest > 100, "{longest}");
    println!("the longest of {} games has {longest} actions", 8 * count);
}

#[test]
fn every_state_is_written_and_read_back_as_itself() {
    games(if SLOW { 1 } else { 25 }, |_, _, _, game| {
        let position = Position::from(game);
        let text = position.to_string();
        if game.outcome().is_some() {
            assert!(text.parse::<Position>().is_err());
            return;
        }
        let read: Position = text.parse().unwrap_or_else(|error| panic!("{error}\n{text}"));
        assert_eq!(read, position);
        assert_eq!(MyLittleScythe::try_from(&read).as_ref(), Ok(game), "{text}");
        // What a seat knows is a position too, and the game made of it is one that seat could be in.
        for seat in Seat::all(game.seats()) {
            let known = game.view(seat);
            assert_eq!(known.to_string().parse().as_ref(), Ok(&known));
            let world = MyLittleScythe::try_from(&known).unwrap_or_else(|flaw| panic!("{flaw}\n{known}"));
            assert_eq!(world.view(seat), known);
            assert_eq!(world.to_act(), game.to_act());
        }
    });
}

/// What somebody at the table knows who only hears what happens.
#[derive(Default)]
struct Listener {
    seekers: BTreeMap<(Seat, usize), Space>,
    tokens: BTreeMap<(Token, Space), u8>,
    friendship: BTreeMap<Seat, u8>,
    pies: BTreeMap<Seat, u8>,
    spells: BTreeMap<Seat, i32>,
    trophies: BTreeMap<Seat, u8>,
    over: Option<SeatSet>,
    next: Option<Seat>,
}

impl Listener {
    fn sit_down(game: &MyLittleScythe) -> Self {
        let mut listener = Self::default();
        for token in Token::ALL {
            for space in Space::all() {
                listener.put(token, space, game.board().count(token, space).into());
            }
        }
        for seat in Seat::all(game.seats()) {
            listener.friendship.insert(seat, game.player(seat).friendship);
            listener.pies.insert(seat, 3);
            listener.spells.insert(seat, 1);
            listener.trophies.insert(seat, 0);
        }
        listener
    }

    fn put(&mut self, token: Token, space: Space, by: i32) {
        let count = self.tokens.entry((token, space)).or_default();
        *count = u8::try_from(i32::from(*count) + by).expect("no more are taken than lie there");
    }

    fn put_goods(&mut self, goods: my_little_scythe::Goods, space: Space, sign: i32) {
        self.put(Token::Apple, space, sign * i32::from(goods.apples));
        self.put(Token::Gem, space, sign * i32::from(goods.gems));
    }

    fn hear(&mut self, event: &Event) {
        assert!(self.over.is_none(), "nothing happens after the end: {event:?}");
        match *event {
            Event::Placed { token, space, .. } => self.put(token, space, 1),
            Event::Went { seat, seeker, from, to, goods } => {
                assert_eq!(self.seekers.insert((seat, seeker.index()), to), from);
                if let Some(from) = from {
                    self.put_goods(goods, from, -1);
                    self.put_goods(goods, to, 1);
                }
            }
            Event::Delivered { good, count, .. } => self.put(good.into(), Space::CASTLE, -i32::from(count)),
            Event::SentHome { seat, seeker } => assert!(self.seekers.remove(&(seat, seeker.index())).is_some()),
            Event::Friendship { seat, by, now } => {
                let value = self.friendship.entry(seat).or_default();
                *value = value.wrapping_add_signed(by);
                assert_eq!(*value, now);
            }
            Event::Pies { seat, by, now } => {
                let value = self.pies.entry(seat).or_default();
                *value = value.wrapping_add_signed(by);
                assert_eq!(*value, now);
            }
            Event::SpellDrawn { seat, .. } => *self.spells.entry(seat).or_default() += 1,
            Event::SpellsDiscarded { seat, spells } => {
                *self.spells.entry(seat).or_default() -= i32::from(spells.len());
            }
            Event::QuestFound { space, .. } => self.put(Token::Quest, space, -1),
            Event::Paid { goods, from, .. } => self.put_goods(goods, from, -1),
            Event::Gained { good, onto, .. } => self.put(good.into(), onto, 1),
            Event::Given { good, from, to, .. } => {
                self.put(good.into(), from, -1);
                self.put(good.into(), to, 1);
            }
            Event::Removed { token, from, .. } | Event::Kept { token, from } => self.put(token, from, -1),
            Event::Shifted { goods, from, to, .. } => {
                self.put_goods(goods, from, -1);
                self.put_goods(goods, to, 1);
            }
            Event::Trophy { seat, .. } => *self.trophies.entry(seat).or_default() += 1,
            Event::AutoTrophy { .. } => *self.trophies.entry(my_little_scythe::AUTOMOUNTIE).or_default() += 1,
            Event::TurnPassed { to } => self.next = Some(to),
            Event::Over { winners } => self.over = Some(winners),
            Event::Chose { .. }
            | Event::Rolled { .. }
            | Event::NotPlaced { .. }
            | Event::Rested { .. }
            | Event::FightBegan { .. }
            | Event::Ready { .. }
            | Event::Threw { .. }
            | Event::FightEnded { .. }
            | Event::QuestSolved { .. }
            | Event::QuestDeclined { .. }
            | Event::TilesShown { .. }
            | Event::TileKept { .. }
            | Event::Revealed { .. }
            | Event::Reshuffled { .. }
            | Event::AutoCard { .. }
            | Event::Finale => {}
        }
    }

    fn agrees_with(&self, game: &MyLittleScythe) {
        for seat in Seat::all(game.seats()) {
            let player = game.player(seat);
            assert_eq!((self.friendship[&seat], self.pies[&seat]), (player.friendship, player.pies));
            let drawn = match game.stage() {
                Stage::Drawn { spells, .. } if seat == game.active() => spells.len(),
                _ => 0,
            };
            assert_eq!(self.spells[&seat], i32::from(player.spells.len() + drawn));
            assert_eq!(self.trophies[&seat], game.trophies(seat));
            for (place, space) in player.seekers.into_iter().enumerate() {
                assert_eq!(self.seekers.get(&(seat, place)).copied(), space);
            }
        }
        for token in Token::ALL {
            for space in Space::all() {
                let heard = self.tokens.get(&(token, space)).copied().unwrap_or(0);
                assert_eq!(heard, game.board().count(token, space), "{} on {space}", token.id());
            }
        }
        assert_eq!(self.over, game.outcome().map(|outcome| outcome.winners));
        if let (Some(next), None) = (self.next, self.over) {
            assert_eq!(next, game.active());
        }
    }
}

#[test]
fn who_only_listens_knows_all_that_lies_open() {
    let mut listener = Listener::default();
    games(if SLOW { 2 } else { 100 }, |before, _, events, after| {
        if before.turn() == 0 && before.stage() == Stage::Choose {
            listener = Listener::sit_down(before);
        }
        events.iter().for_each(|event| listener.hear(event));
        listener.agrees_with(after);
    });
}
