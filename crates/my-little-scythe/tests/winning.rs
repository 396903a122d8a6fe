//! Whether a turn wins for certain: a search of everything legal, written apart, agrees where the turn ends the game; where
//! others have last turns, no play of theirs changes what was called certain.

use my_little_scythe::{Action, MyLittleScythe, Setup, Skill, Step, Trophy};
use tabletop::coach::Coach;
use tabletop::{Game, Rng, Seat, Seed, Strategy};

/// Whether a win that ends the game can be reached without anything unknown; `None` if there is too much to look at.
fn can_end_it(game: &MyLittleScythe, seat: Seat, left: &mut u32) -> Option<bool> {
    if let Some(outcome) = game.outcome() {
        return Some(outcome.share(seat) == 1.0);
    }
    if game.to_act() != Some(seat) {
        return Some(false);
    }
    for action in game.legal() {
        if game.reveals(&action) || matches!(action, Action::Throw(_)) {
            continue;
        }
        *left = left.checked_sub(1)?;
        let mut next = game.clone();
        next.apply(&action, &mut ()).expect("what is legal can be done");
        if can_end_it(&next, seat, left)? {
            return Some(true);
        }
    }
    Some(false)
}

/// Calls `each` at decisions of games between mixed levels.
fn positions(seeds: std::ops::Range<u64>, mut each: impl FnMut(&MyLittleScythe, &mut Rng)) {
    for seed in seeds {
        let setup: Setup =
            ["2 seats", "3 seats", "2 seats", "solo normal"][seed as usize % 4].parse().expect("a setup");
        let mut game = MyLittleScythe::new(&setup, Seed(seed));
        let mut rng = Rng::new(Seed(!seed));
        while let Some(seat) = game.to_act() {
            if !game.is_automaton(seat) {
                each(&game, &mut rng);
            }
            let skill = if rng.below(3) == 0 { Skill::Apprentice } else { Skill::Trader };
            let thought = skill.think(&game, rng.fork(), |_| true).expect("the game goes on");
            for action in thought.actions {
                game.apply(&action, &mut ()).expect("bots play by the rules");
            }
        }
    }
}

#[test]
fn a_turn_that_ends_the_game_is_judged_as_by_a_search_of_everything() {
    let (mut wins, mut none) = (0, 0);
    positions(0..110, |game, _| {
        let seat = game.to_act().expect("a decision");
        let last = game.last_turns().is_some_and(tabletop::SeatSet::is_empty) && game.active() == seat;
        if !last {
            return;
        }
        let Some(expected) = can_end_it(game, seat, &mut 300_000) else { return };
        let found = game.winning();
        assert_eq!(found.is_some(), expected, "{game:?}");
        if expected { wins += 1 } else { none += 1 }
    });
    println!("{wins} wins, {none} without");
    assert!(wins > 5 && none > 20, "{wins} {none}");
}

/// Whether a last trophy can be placed in this turn without anything unknown; `None` if there is too much to look at.
fn can_place_it(game: &MyLittleScythe, seat: Seat, turn: u32, left: &mut u32) -> Option<bool> {
    if game.trophies(seat) >= Trophy::GOAL {
        return Some(true);
    }
    if game.to_act() != Some(seat) || game.turn() != turn {
        return Some(false);
    }
    for action in game.legal() {
        if game.reveals(&action) || matches!(action, Action::Throw(_)) {
            continue;
        }
        *left = left.checked_sub(1)?;
        let mut next = game.clone();
        next.apply(&action, &mut ()).expect("what is legal can be done");
        if can_place_it(&next, seat, turn, left)? {
            return Some(true);
        }
    }
    Some(false)
}

#[test]
fn who_is_about_to_place_a_last_trophy_is_seen_before() {
    let (mut threats, mut none) = (0, 0);
    positions(0..60, |game, _| {
        let seat = game.to_act().expect("a decision");
        if game.step() != Step::Choose || game.trophies(seat) + 1 != Trophy::GOAL {
            return;
        }
        let Some(expected) = can_place_it(game, seat, game.turn(), &mut 20_000) else { return };
        assert_eq!(game.is_threatened(60_000), expected, "{game:?}");
        let before = Seat((seat.0 + game.seats() - 1) % game.seats());
        if !game.is_automaton(before) && game.last_turns().is_none() {
            assert_eq!(game.threat(before, 60_000) == Some(seat), expected, "{game:?}");
        }
        if expected { threats += 1 } else { none += 1 }
    });
    println!("{threats} threats, {none} without");
    assert!(threats > 5 && none > 20, "{threats} {none}");
}

/// Whether others act after this turn, before the game is over.
fn is_open_after(game: &MyLittleScythe, turn: &[Action]) -> bool {
    let mut end = game.clone();
    turn.iter().for_each(|action| end.apply(action, &mut ()).expect("a turn that can be played"));
    end.outcome().is_none()
}

#[test]
fn what_is_called_certain_is_won_whatever_the_others_do() {
    let (mut certain, mut open) = (0, 0);
    positions(1000..1080, |game, rng| {
        let (Some(seat), Some(turn)) = (game.to_act(), game.winning()) else { return };
        certain += 1;
        let mut coach = Coach::new(game, &turn, 40, rng.clone()).expect("a decision");
        while !coach.step(40) {}
        let verdict = coach.verdict();
        assert_eq!((verdict.before, verdict.after), (1000, 1000), "{turn:?} in {game:?}");
        open += u32::from(is_open_after(game, &turn));
        for round in 0..24 {
            let mut world = game.imagine(seat, rng);
            for action in &turn {
                assert!(!world.reveals(action) && world.apply(action, &mut ()).is_ok(), "{action}");
            }
            while world.to_act().is_some() {
                let skill = if round % 2 == 0 { Skill::Trader } else { Skill::Random };
                let thought = skill.think(&world, rng.fork(), |_| true).expect("the game goes on");
                thought.actions.iter().for_each(|action| world.apply(action, &mut ()).expect("bots play by the rules"));
            }
            assert!(world.outcome().is_some_and(|outcome| outcome.share(seat) == 1.0), "{turn:?} in {game:?}");
        }
    });
    println!("{certain} certain wins");
    assert!(certain > 10 && open > 0, "{certain} {open}");
}
