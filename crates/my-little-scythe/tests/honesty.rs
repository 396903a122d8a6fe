//! Bots know what their seat could know, and nothing else: dealing anew what is hidden never changes their choice.

#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test as test;

mod common;

use common::policy;
use my_little_scythe::skill::Thinker;
use my_little_scythe::{Action, MyLittleScythe, Setup, Skill, Step, skill};
use tabletop::{Game, Levels, Mind, Rng, Search, Seed, Settings};

const SLOW: bool = cfg!(target_arch = "wasm32");

/// Small budgets, so that many positions can be tried; the code is the same for large ones.
fn minds() -> Vec<Mind> {
    let quick = |mind| match mind {
        Mind::Searching { settings, .. } => Mind::Searching { settings, worlds: 16 },
        other => other,
    };
    [Skill::Random].into_iter().chain(Skill::LEVELS).map(|level| quick(MyLittleScythe::mind(level))).collect()
}

#[test]
fn what_a_seat_cannot_know_never_changes_its_move() {
    let (mut positions, mut fights) = (0, 0);
    let rounds = if SLOW { 1 } else { 3 };
    for (seed, setup) in (0..).zip(std::iter::repeat_n(policy::setups(), rounds).flatten()) {
        let mut game = MyLittleScythe::new(&setup, Seed(seed));
        let mut rng = Rng::new(Seed(99 + seed));
        while let Some(seat) = game.to_act() {
            // A defender must not see what the attacker has chosen.
            let answering = matches!(game.step(), Step::Throwing(fight) if fight.thrown.is_some());
            if answering || rng.below(25) == 0 {
                for (number, mind) in (0..).zip(minds()) {
                    let luck = Rng::new(Seed(1000 * seed + number));
                    let choice = skill::think(mind, &game, luck.clone(), &mut |_| true);
                    let elsewhere = game.imagine(seat, &mut rng);
                    assert_eq!(skill::think(mind, &elsewhere, luck, &mut |_| true), choice, "{mind:?}");
                }
                positions += 1;
                fights += u32::from(answering);
            }
            let action = game.guide(&mut rng);
            game.apply(&action, &mut ()).expect("the guide is legal");
        }
    }
    assert!(positions > 40 * rounds && fights > 3, "{positions} positions, {fights} answers in fights");
}

#[test]
fn a_thought_is_legal_in_the_world_as_it_is() {
    for (seed, setup) in (50..).zip(policy::setups()) {
        let mut game = MyLittleScythe::new(&setup, Seed(seed));
        let mut luck = Rng::new(Seed(seed));
        let mut asked = 0;
        while let Some(seat) = game.to_act() {
            let mind = minds()[asked % 4 + 1];
            let thought = skill::think(mind, &game, luck.fork(), &mut |_| true).expect("the game goes on");
            assert!((0.0..=1.0).contains(&thought.chance), "{}", thought.chance);
            assert_eq!(thought.line.first(), Some(&thought.actions));
            for action in &thought.actions {
                assert_eq!(game.to_act(), Some(seat), "a thought ends where somebody else begins");
                game.apply(action, &mut ()).expect("thoughts are legal");
            }
            asked += 1;
            assert!(asked < 3000, "the game must end");
        }
        let none = skill::think(minds()[4], &game, Rng::new(Seed(7)), &mut |_| true);
        assert_eq!(none, None, "nothing to think about when the game is over");
    }
}

#[test]
fn a_plan_ends_where_luck_or_a_rival_decides() {
    let mut ends = [0; 3];
    for seed in 0..if SLOW { 2 } else { 12 } {
        let setup = Setup::new(2 + (seed % 3) as u8).expect("two to six can play");
        let mut game = MyLittleScythe::new(&setup, Seed(seed));
        let mut luck = Rng::new(Seed(!seed));
        while let Some(thought) = Skill::Trader.think(&game, luck.fork(), |_| true) {
            for (place, action) in thought.actions.iter().enumerate() {
                let unknown = match action {
                    Action::Seek(_) => Some(0),
                    Action::Quest(_) | Action::PowerUp { .. } | Action::Conjure(_) => Some(1),
                    Action::Throw(_) => Some(2),
                    _ => None,
                };
                if let Some(kind) = unknown {
                    ends[kind] += 1;
                    assert_eq!(place + 1, thought.actions.len(), "{action} and then?");
                }
                game.apply(action, &mut ()).expect("thoughts are legal");
            }
        }
    }
    assert!(ends.iter().all(|&count| count > 3), "{ends:?}");
}

#[test]
fn a_search_can_be_stopped_and_answers_with_its_best_so_far() {
    let game = MyLittleScythe::new(&Setup::new(2).expect("two can play"), Seed(3));
    let mut asked = 0;
    let thought = Skill::Master.think(&game, Rng::new(Seed(1)), |search| {
        asked += 1;
        assert_eq!(search.worlds(), 16 * asked);
        assert!(!search.thought().actions.is_empty());
        asked < 3
    });
    assert_eq!(thought.map(|thought| thought.worlds), Some(48));
}

#[test]
fn the_automountie_is_answered_for_at_once() {
    let mut game = MyLittleScythe::new(&"solo hard".parse().expect("a setup"), Seed(3));
    for action in ["move", "stay"] {
        game.apply(&action.parse().expect("notation"), &mut ()).expect("staying is possible");
    }
    let thought = Skill::Master.think(&game, Rng::new(Seed(1)), |_| true).expect("her card is to be revealed");
    assert_eq!((thought.worlds, thought.actions), (0, vec![Action::Reveal]));
}

#[test]
fn in_slices_or_at_once_the_answer_is_the_same() {
    for (seed, setup) in (0..).zip(policy::setups()) {
        let game = MyLittleScythe::new(&setup, Seed(seed));
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
    let mut game = MyLittleScythe::new(&Setup::new(6).expect("six can play"), Seed(8));
    let mut rng = Rng::new(Seed(9));
    while game.turn() < 30 && game.to_act().is_some() {
        let action = game.guide(&mut rng);
        game.apply(&action, &mut ()).expect("the guide is legal");
    }
    // A thirtieth of the nodes, so that the test is quick; what a node takes does not depend on how many there are.
    let mut search = Search::new(&game, Settings { nodes: 200, ..skill::SETTINGS }, rng).expect("the game goes on");
    let mut grown = 0;
    for _ in 0..if SLOW { 200 } else { 1500 } {
        search.step();
        grown = grown.max(search.bytes());
    }
    let all = grown * skill::SETTINGS.nodes / 200;
    assert!(all < 32 << 20, "{all}");
}
