//! A thought can be had a little at a time, and comes out the same.

use little_factory::skill::Thinker;
use little_factory::{LittleFactory, Setup, Skill, skill};
use tabletop::{Game, Levels, Mind, Rng, Seed, Strategy};

fn quick(level: Skill, budget: u32) -> Mind {
    match LittleFactory::mind(level) {
        Mind::Searching { settings, .. } => Mind::Searching { settings, worlds: budget },
        other => other,
    }
}

fn game_after(turns: u32, seed: u64) -> LittleFactory {
    let setup = Setup::new(2, false).expect("two can play");
    let mut game = LittleFactory::new(&setup, Seed(seed));
    let mut rng = Rng::new(Seed(seed));
    while game.turn() < turns && game.to_act().is_some() {
        let action = game.guide(&mut rng);
        game.apply(&action, &mut ()).expect("the guide is legal");
    }
    game
}

#[test]
fn in_slices_or_at_once_the_answer_is_the_same() {
    for seed in 0..12 {
        let game = game_after(seed as u32, seed);
        for level in Skill::LEVELS {
            let (mind, luck) = (quick(level, 90), Rng::new(Seed(7 + seed)));
            let whole = skill::think(mind, &game, luck.clone(), &mut |_| true);
            let mut thinker = Thinker::new(mind, &game, luck).expect("the game goes on");
            let mut slice = 1;
            while !thinker.step(slice) {
                slice = slice % 13 + 4;
            }
            assert_eq!(Some(thinker.thought()), whole, "{level}");
        }
    }
}

#[test]
fn progress_grows_from_nothing_to_all() {
    let game = game_after(10, 3);
    let mut thinker = Thinker::new(quick(Skill::Master, 200), &game, Rng::new(Seed(1))).expect("the game goes on");
    let mut before = thinker.progress();
    assert_eq!(before, 0.0);
    while !thinker.step(16) {
        assert!(thinker.progress() > before && thinker.progress() <= 1.0);
        assert!(!thinker.thought().actions.is_empty(), "there is an answer at any moment");
        before = thinker.progress();
    }
    assert_eq!(thinker.progress(), 1.0);
    let thought = thinker.thought();
    assert!(thinker.step(1000) && thinker.thought() == thought, "nothing is thought about twice");
}

#[test]
fn who_does_not_search_has_the_answer_at_once() {
    let game = game_after(6, 5);
    for level in [Skill::Random, Skill::Apprentice, Skill::Trader] {
        let mut thinker = level.begin(&game, Rng::new(Seed(2))).expect("the game goes on");
        assert_eq!(thinker.progress(), 1.0);
        assert!(thinker.step(0));
    }
}

#[test]
fn there_is_nothing_to_think_about_when_the_game_is_over() {
    let over = game_after(u32::MAX, 4);
    assert_eq!(over.to_act(), None);
    assert!(Skill::Master.begin(&over, Rng::new(Seed(2))).is_none());
}

#[test]
fn a_glance_is_told_on_the_scale_of_the_search() {
    let mut game = LittleFactory::new(&Setup::new(2, false).expect("two can play"), Seed(3));
    let mut lowered = 0;
    while let Some(seat) = game.to_act() {
        let thought = Skill::Apprentice.think(&game, Rng::new(Seed(1)), |_| true).expect("the game goes on");
        let seen = game.judge().chances[seat.index()];
        assert!((thought.chance - game.forecast(seen)).abs() < 1e-6 || thought.chance == 1.0, "{}", thought.chance);
        lowered += u32::from(thought.chance < seen - 0.01);
        thought.actions.iter().for_each(|action| game.apply(action, &mut ()).expect("bots play by the rules"));
    }
    assert!(lowered > 10, "{lowered}");
}
