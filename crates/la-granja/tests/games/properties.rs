//! What holds in every state of every game, over thousands of games.

#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test as test;

use crate::common::policy;
use la_granja::position::{Pile, Position};
use la_granja::{Card, CardSet, Craft, Event, LaGranja, ROUNDS, Roof, Skill, Step, Task, skill};
use tabletop::{Game, Levels, Mind, Rng, Seat, Seed};

const SLOW: bool = cfg!(target_arch = "wasm32");

/// All cards of a position, each as often as it is there.
fn cards(position: &Position) -> Vec<Card> {
    let Pile::Known(mut all) = position.deck.clone() else { panic!("all is known here") };
    all.extend(position.discards.iter());
    for farm in &position.players {
        let player = &farm.player;
        for set in [player.hand, player.fields, player.extensions] {
            all.extend(set.iter());
        }
        all.extend(player.helpers.iter().flatten());
        all.extend(player.barrows.iter().flatten().map(|barrow| barrow.card));
    }
    for task in &position.tasks {
        if let Task::Extension { card, .. } = task {
            all.push(*card);
        }
    }
    all
}

fn check(game: &LaGranja) {
    let position = Position::from(game);
    let all = cards(&position);
    let set: CardSet = all.iter().copied().collect();
    assert_eq!((all.len(), set.len()), (66, 66), "every card is in one place");
    for tile in Roof::all() {
        let owned = position.players.iter().filter(|farm| farm.player.roofs.has(tile)).count();
        let later = usize::from(position.later.is_some_and(|later| later.has(tile)));
        assert!(owned + later + usize::from(position.roofs.has(tile)) <= 1, "{}", tile.id());
    }
    let seats = Seat::all(game.seats());
    for craft in Craft::ALL {
        let building = game.building(craft);
        let done = seats.clone().filter(|&seat| game.player(seat).has_craft(craft)).count();
        assert_eq!(building.first, done == 0);
        for seat in seats.clone() {
            let rows = building.rows.iter().filter(|&&row| row == Some(seat)).count();
            let player = game.player(seat);
            assert_eq!(rows == 1, player.has_craft(craft) || player.rows[craft as usize].is_some());
            assert!(rows <= 1 && player.active & !player.crafts == 0);
        }
    }
    for seat in seats {
        let player = game.player(seat);
        assert!(player.pigs() <= player.places(), "every pig has a place");
        assert!(player.silver < 1000 && player.points < 1000 && player.commodities < 100, "nothing fell below zero");
        assert!(player.goods.iter().all(|&count| count < 100));
        assert!(player.grown.minus(player.fields).is_empty() && player.doubled.minus(player.grown).is_empty());
        let sum: i16 = player.tally.iter().sum();
        assert_eq!(i32::from(sum), i32::from(player.points), "points are known by source");
        assert!(player.slots_used() <= 5 && player.flipped.iter().all(|tile| player.roofs.has(tile)));
    }
    assert!(game.dice().iter().sum::<u8>() <= game.setup().dice());
}

#[test]
fn cards_tiles_goods_and_pigs_are_kept_in_every_state() {
    let mut states = 0u64;
    for setup in policy::setups() {
        for seed in 0..if SLOW { 2 } else { 60 } {
            let start = || LaGranja::new(&setup, Seed(seed));
            for choose in [policy::mixed, policy::random] {
                policy::play(start(), &mut Rng::new(Seed(7 * seed)), 5000, choose, |_, _, _, game| {
                    check(game);
                    states += 1;
                });
            }
        }
    }
    assert!(states > if SLOW { 1000 } else { 60_000 }, "{states}");
}

#[test]
fn a_game_has_exactly_six_rounds_and_three_markers_of_each() {
    for setup in policy::setups() {
        for seed in 0..if SLOW { 2 } else { 30 } {
            let (mut rounds, mut rolls, mut shared, mut revealed) = (1, 0, 0, 0);
            let mut rng = Rng::new(Seed(seed));
            let end =
                policy::play(LaGranja::new(&setup, Seed(seed)), &mut rng, 5000, policy::mixed, |_, _, events, game| {
                    for event in events {
                        match event {
                            Event::RoundBegan { round } => {
                                rounds += 1;
                                assert_eq!((*round, game.round()), (rounds, rounds));
                            }
                            Event::Rolled { .. } => rolls += 1,
                            Event::Shared { .. } => shared += 1,
                            Event::Revealed { .. } => revealed += 1,
                            _ => {}
                        }
                    }
                });
            assert!(matches!(end.step(), Step::Over(_)));
            let people = if setup.is_solo() { 1 } else { u32::from(setup.seats()) };
            assert_eq!((rounds, rolls, shared, revealed), (ROUNDS, 6, 6, 6 * people));
        }
    }
}

#[test]
fn guided_games_of_all_setups_end_and_keep_everything() {
    let mut longest = 0;
    for setup in policy::setups() {
        for seed in 0..if SLOW { 1 } else { 25 } {
            let mut game = LaGranja::new(&setup, Seed(seed));
            let mut rng = Rng::new(Seed(seed));
            let mut actions = 0;
            while game.to_act().is_some() {
                let action = game.guided(&mut rng);
                game.apply(&action, &mut ()).unwrap_or_else(|why| panic!("{action}: {why:?}"));
                check(&game);
                actions += 1;
                assert!(actions < 3000, "{setup}, seed {seed}");
            }
            longest = longest.max(actions);
        }
    }
    println!("the longest guided game has {longest} actions");
}

#[test]
fn levels_mixed_at_one_table_neither_stall_nor_break_a_rule() {
    // Many more are played by the test that is left out here.
    mixed_levels(if SLOW { 1 } else { 6 });
}

#[test]
#[ignore = "takes minutes: cargo test -p la-granja --test games -- --ignored --nocapture three_thousand"]
fn three_thousand_games_of_mixed_levels() {
    mixed_levels(750);
}

fn mixed_levels(games: u64) {
    // Those that search have few worlds, or it would take a day.
    let few = |skill: Skill| match LaGranja::mind(skill) {
        Mind::Searching { settings, .. } => Mind::Searching { settings, worlds: 4 },
        mind => mind,
    };
    let minds = [Skill::Random, Skill::Apprentice, Skill::Trader, Skill::Merchant, Skill::Master].map(few);
    let mut played = 0;
    for setup in policy::setups() {
        for seed in 0..games {
            let mut game = LaGranja::new(&setup, Seed(seed));
            let mut luck = Rng::new(Seed(!seed));
            let mut actions = 0;
            while let Some(seat) = game.to_act() {
                let mind = minds[(usize::from(seat.0) + seed as usize) % minds.len()];
                let thought = skill::think(mind, &game, luck.fork(), &mut |_| true).expect("the game goes on");
                assert!(!thought.actions.is_empty());
                for action in &thought.actions {
                    game.apply(action, &mut ()).unwrap_or_else(|why| panic!("{setup}, seed {seed}, {action}: {why:?}"));
                    actions += 1;
                }
                assert!(actions < 4000, "{setup}, seed {seed}");
            }
            played += 1;
        }
    }
    println!("{played} games");
}
