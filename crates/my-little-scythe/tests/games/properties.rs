//! What holds in every state of every game, over many thousand games.

#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test as test;

use std::collections::BTreeMap;

use crate::common::policy;
use my_little_scythe::position::{Cards, Position};
use my_little_scythe::{Action, Event, MyLittleScythe, Personality, Quest, Space, Spells, Step, Tile, Token, Trophy};
use tabletop::{Game, Rng, Seat, Seed};

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
        if let Step::Drawn { spells: drawn, .. } = game.step() {
            spells.extend(drawn.cards());
        }
        let copies = [1, 2, 3, 4].map(|value| spells.iter().filter(|&&other| other == value).count() as u8);
        assert_eq!((copies, spells.len()), (Spells::COPIES, 30));

        let mut quests: Vec<Quest> = position.deck_quests.clone();
        position.players.iter().for_each(|player| quests.extend(player.solved.iter()));
        if let Step::Card(quest) = game.step() {
            quests.push(quest);
        }
        quests.extend(game.step().solving().map(|solving| solving.quest));
        quests.sort_unstable();
        assert_eq!(quests, Quest::all().collect::<Vec<_>>());

        let mut tiles: Vec<Tile> = position.piles.concat();
        position.players.iter().for_each(|player| tiles.extend(player.tiles.iter().flatten()));
        if let Step::Tiles { tiles: shown, .. } = game.step() {
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
        if matches!(game.step(), Step::Choose | Step::Reveal | Step::Over(_)) {
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
