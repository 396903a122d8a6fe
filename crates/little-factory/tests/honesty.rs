//! Bots know what their seat could know, and nothing else: dealing anew what is hidden never changes their choice.

use little_factory::{Action, How, LittleFactory, Setup, Skill, skill};
use tabletop::{Game, Levels, Mind, Rng, Search, Seed, Settings};

/// Small budgets, so that many positions can be tried; the code is the same for large ones.
fn minds() -> Vec<Mind> {
    let quick = |mind| match mind {
        Mind::Searching { settings, .. } => Mind::Searching { settings, worlds: 24 },
        other => other,
    };
    [Skill::Random].into_iter().chain(Skill::LEVELS).map(|level| quick(LittleFactory::mind(level))).collect()
}

#[test]
fn what_a_seat_cannot_know_never_changes_its_move() {
    let mut positions = 0;
    for (seed, seats) in (0..).zip([2, 3, 4, 2, 3, 4]) {
        let setup = Setup::new(seats, seed % 2 == 0).expect("two to four can play");
        let mut game = LittleFactory::new(&setup, Seed(seed));
        let mut rng = Rng::new(Seed(99 + seed));
        while let Some(seat) = game.to_act() {
            if rng.below(6) == 0 {
                for (number, mind) in (0..).zip(minds()) {
                    let luck = Rng::new(Seed(1000 * seed + number));
                    let choice = skill::think(mind, &game, luck.clone(), &mut |_| true);
                    let elsewhere = game.imagine(seat, &mut rng);
                    assert_eq!(skill::think(mind, &elsewhere, luck, &mut |_| true), choice, "{mind:?}");
                }
                positions += 1;
            }
            let action = game.guide(&mut rng);
            game.apply(&action, &mut ()).expect("the guide is legal");
        }
    }
    assert!(positions > 100, "{positions}");
}

#[test]
fn a_thought_is_a_legal_turn_and_a_chance() {
    for seats in 2..=4 {
        let setup = Setup::new(seats, true).expect("two to four can play");
        let mut game = LittleFactory::new(&setup, Seed(u64::from(seats)));
        let mut turns = 0;
        while let Some(seat) = game.to_act() {
            let mind = minds()[turns % 4 + 1];
            let thought = skill::think(mind, &game, Rng::new(Seed(7)), &mut |_| true).expect("the game goes on");
            assert!((0.0..=1.0).contains(&thought.chance), "{}", thought.chance);
            assert_eq!(thought.line.first(), Some(&thought.actions));
            for action in &thought.actions {
                assert_eq!(game.to_act(), Some(seat), "a thought ends where somebody else begins");
                game.apply(action, &mut ()).expect("thoughts are legal");
            }
            turns += 1;
            assert!(turns < 2000, "the game must end");
        }
        let none = skill::think(minds()[4], &game, Rng::new(Seed(7)), &mut |_| true);
        assert_eq!(none, None, "nothing to think about when the game is over");
    }
}

#[test]
fn a_plan_ends_where_a_card_is_drawn_that_nobody_knew() {
    let mut draws = 0;
    for seed in 0..60 {
        let setup = Setup::new(2 + (seed % 3) as u8, true).expect("two to four can play");
        let mut game = LittleFactory::new(&setup, Seed(seed));
        let mut luck = Rng::new(Seed(!seed));
        while let Some(thought) = Skill::Trader.think(&game, luck.fork(), |_| true) {
            for (place, action) in thought.actions.iter().enumerate() {
                let draw = matches!(action, Action::Activate { how: How::Draw(_), .. });
                assert!(!draw || place + 1 == thought.actions.len(), "{action} and then?");
                draws += u32::from(draw);
                game.apply(action, &mut ()).expect("thoughts are legal");
            }
        }
    }
    assert!(draws > 10, "{draws}");
}

#[test]
fn a_search_can_be_stopped_and_answers_with_its_best_so_far() {
    let setup = Setup::new(2, false).expect("two can play");
    let game = LittleFactory::new(&setup, Seed(3));
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
fn a_single_way_out_is_answered_at_once() {
    let setup = Setup::new(2, false).expect("two can play");
    let mut game = LittleFactory::new(&setup, Seed(3));
    game.apply(&"trade tile > wood wood clay".parse().expect("notation"), &mut ()).expect("legal");
    let thought = Skill::Master.think(&game, Rng::new(Seed(1)), |_| true).expect("the turn is to be ended");
    assert_eq!((thought.worlds, thought.actions.len()), (0, 1));
}

#[test]
fn the_tree_stops_growing_below_32_megabytes() {
    let setup = Setup::new(4, true).expect("four can play");
    let mut game = LittleFactory::new(&setup, Seed(8));
    let mut rng = Rng::new(Seed(9));
    while game.turn() < 40 && game.to_act().is_some() {
        let action = game.guide(&mut rng);
        game.apply(&action, &mut ()).expect("the guide is legal");
    }
    // A tenth of the nodes, so that the test is quick; what a node takes does not depend on how many there are.
    let mut search = Search::new(&game, Settings { nodes: 400, ..skill::SETTINGS }, rng).expect("the game goes on");
    let mut grown = 0;
    for _ in 0..3000 {
        search.step();
        grown = grown.max(search.bytes());
    }
    let all = grown * skill::SETTINGS.nodes / 400;
    assert!(all < 32 << 20, "{all}");
}
