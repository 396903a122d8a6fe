//! Bots know what their seat could know, and nothing else: dealing anew what is hidden never changes their choice.

#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test as test;

mod common;

use common::policy;
use la_granja::skill::Thinker;
use la_granja::{Action, LaGranja, Setup, Skill, Step, skill};
use tabletop::{Game, Levels, Mind, Rng, Search, Seed, Settings};

const SLOW: bool = cfg!(target_arch = "wasm32");

/// Small budgets, so that many positions can be tried; the code is the same for large ones.
fn minds() -> Vec<Mind> {
    let quick = |mind| match mind {
        Mind::Searching { settings, .. } => Mind::Searching { settings, worlds: 8 },
        other => other,
    };
    [Skill::Random].into_iter().chain(Skill::LEVELS).map(|level| quick(LaGranja::mind(level))).collect()
}

#[test]
fn what_a_seat_cannot_know_never_changes_its_move() {
    let (mut positions, mut secret) = (0, 0);
    for (seed, setup) in (0..).zip(policy::setups()) {
        let mut game = LaGranja::new(&setup, Seed(seed));
        let mut rng = Rng::new(Seed(99 + seed));
        while let Some(seat) = game.to_act() {
            // Who chooses donkeys late must not see what the others have chosen.
            let answering = game.step() == Step::Donkeys && game.order().first() != Some(&seat);
            if answering && rng.below(2) == 0 || rng.below(if SLOW { 60 } else { 25 }) == 0 {
                for (number, mind) in (0..).zip(minds()) {
                    let luck = Rng::new(Seed(1000 * seed + number));
                    let choice = skill::think(mind, &game, luck.clone(), &mut |_| true);
                    let elsewhere = game.imagine(seat, &mut rng);
                    assert_eq!(skill::think(mind, &elsewhere, luck, &mut |_| true), choice, "{mind:?}");
                }
                positions += 1;
                secret += u32::from(answering);
            }
            let action = game.guided(&mut rng);
            game.apply(&action, &mut ()).expect("the guide is legal");
        }
    }
    assert!(positions > 20 && secret > 3, "{positions} positions, {secret} of donkeys");
}

#[test]
fn a_thought_is_legal_in_the_world_as_it_is() {
    for (seed, setup) in (50..).zip(policy::setups()) {
        let mut game = LaGranja::new(&setup, Seed(seed));
        let mut luck = Rng::new(Seed(seed));
        let mut asked = 0;
        while let Some(seat) = game.to_act() {
            let mind = minds()[asked % 4 + 1];
            let thought = skill::think(mind, &game, luck.fork(), &mut |_| true).expect("the game goes on");
            assert!((0.0..=1.0).contains(&thought.chance), "{}", thought.chance);
            for action in &thought.actions {
                assert_eq!(game.to_act(), Some(seat), "a thought ends where somebody else begins");
                game.apply(action, &mut ()).unwrap_or_else(|why| panic!("{action}: {why:?}"));
            }
            asked += 1;
            assert!(asked < 3000, "the game must end");
        }
        assert_eq!(skill::think(minds()[4], &game, Rng::new(Seed(7)), &mut |_| true), None);
    }
}

#[test]
fn a_plan_ends_where_luck_or_a_rival_decides() {
    let mut drawn = 0;
    for seed in 0..if SLOW { 1 } else { 6 } {
        let setup = Setup::new(2 + (seed % 3) as u8).expect("two to four can play");
        let mut game = LaGranja::new(&setup, Seed(seed));
        let mut luck = Rng::new(Seed(!seed));
        while let Some(thought) = Skill::Trader.think(&game, luck.fork(), |_| true) {
            for (place, action) in thought.actions.iter().enumerate() {
                if matches!(action, Action::Draw | Action::Done | Action::Donkeys(_)) {
                    drawn += u32::from(*action == Action::Draw);
                    assert_eq!(place + 1, thought.actions.len(), "{action} and then?");
                }
                game.apply(action, &mut ()).expect("thoughts are legal");
            }
        }
    }
    println!("{drawn} cards were drawn by choice");
}

#[test]
fn the_neutral_player_is_answered_for_at_once() {
    let mut game = LaGranja::new(&Setup::SOLO, Seed(3));
    let mut rng = Rng::new(Seed(1));
    let mut met = 0;
    while let Some(seat) = game.to_act() {
        if game.is_neutral(seat) {
            let thought = Skill::Master.think(&game, Rng::new(Seed(1)), |_| true).expect("its part");
            assert_eq!((thought.worlds, thought.actions), (0, vec![Action::Neutral]));
            met += 1;
        }
        let action = game.guided(&mut rng);
        game.apply(&action, &mut ()).expect("the guide is legal");
    }
    assert_eq!(met, 18, "two dice and a marker a round");
}

#[test]
fn in_slices_or_at_once_the_answer_is_the_same() {
    for (seed, setup) in (0..).zip(policy::setups()) {
        let game = LaGranja::new(&setup, Seed(seed));
        for mind in minds() {
            let luck = Rng::new(Seed(7 + seed));
            let whole = skill::think(mind, &game, luck.clone(), &mut |_| true);
            let mut thinker = Thinker::new(mind, &game, luck).expect("the game goes on");
            while !thinker.step(3) {
                assert!(thinker.progress() < 1.0);
            }
            assert_eq!(Some(thinker.thought()), whole, "{mind:?}");
        }
    }
}

#[test]
fn the_tree_stops_growing_below_32_megabytes() {
    let mut game = LaGranja::new(&Setup::new(4).expect("four can play"), Seed(8));
    let mut rng = Rng::new(Seed(9));
    while game.round() < 3 {
        let action = game.guided(&mut rng);
        game.apply(&action, &mut ()).expect("the guide is legal");
    }
    let mut search = Search::new(&game, Settings { nodes: 50, ..skill::SETTINGS }, rng).expect("the game goes on");
    let mut grown = 0;
    for _ in 0..if SLOW { 60 } else { 300 } {
        search.step();
        grown = grown.max(search.bytes());
    }
    let all = grown * skill::SETTINGS.nodes / 50;
    assert!(all < 32 << 20, "{all}");
}
