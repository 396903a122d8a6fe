//! Whether a turn can win is answered exactly: a search of everything legal, written apart, agrees.

use std::collections::HashSet;
use std::time::Instant;

use little_factory::{Action, LittleFactory, Setup, Skill, Step};
use tabletop::{Game, Rng, Seat, Seed, Strategy};

/// Every state that a turn can reach without a card nobody knew; whether one of them is a win for `seat` alone.
fn can_win(game: &LittleFactory, seat: Seat) -> bool {
    let mut seen = HashSet::new();
    let mut open = vec![game.clone()];
    while let Some(state) = open.pop() {
        if let Some(outcome) = state.outcome() {
            if outcome.share(seat) == 1.0 {
                return true;
            }
            continue;
        }
        let me = state.player(seat);
        let acted = state.step() == Step::After;
        if !seen.insert((me.hand.goods(), state.open(), me.buildings, state.used(), me.tokens, acted)) {
            continue;
        }
        for action in state.legal() {
            if !state.reveals(&action) {
                let mut next = state.clone();
                next.apply(&action, &mut ()).expect("what is legal can be done");
                open.push(next);
            }
        }
    }
    false
}

/// Calls `each` at the beginnings of turns in games of mixed play.
fn positions(seeds: std::ops::Range<u64>, mut each: impl FnMut(&LittleFactory)) {
    for seed in seeds {
        let setup = Setup::new(2 + (seed % 3) as u8, seed % 2 == 1).expect("two to four can play");
        let mut game = LittleFactory::new(&setup, Seed(seed));
        let mut rng = Rng::new(Seed(!seed));
        while game.to_act().is_some() {
            each(&game);
            let skill = if rng.below(3) == 0 { Skill::Apprentice } else { Skill::Trader };
            let thought = skill.think(&game, rng.fork(), |_| true).expect("the game goes on");
            for action in thought.actions {
                game.apply(&action, &mut ()).expect("bots play by the rules");
            }
        }
    }
}

fn is_a_win(game: &LittleFactory, turn: &[Action]) -> bool {
    let (mut end, seat) = (game.clone(), game.active());
    turn.iter().all(|action| !end.reveals(action) && end.apply(action, &mut ()).is_ok())
        && end.outcome().is_some_and(|outcome| outcome.share(seat) == 1.0)
}

#[test]
fn the_solver_agrees_with_a_search_of_everything() {
    let (mut wins, mut none) = (0, 0);
    positions(0..60, |game| {
        let me = game.player(game.active());
        if me.influence() < 5 || me.hand.goods().coins() > 14 {
            return; // no win within reach, or too many ways to trade for a search of everything
        }
        let found = game.winning();
        assert_eq!(found.is_some(), can_win(game, game.active()), "{game:?}");
        if let Some(turn) = found {
            assert!(is_a_win(game, &turn), "{turn:?}");
            wins += 1;
        } else {
            none += 1;
        }
    });
    println!("{wins} wins, {none} without");
    assert!(wins > 20 && none > 100, "{wins} {none}");
}

#[test]
#[ignore = "a measurement"]
fn how_long_the_answer_takes() {
    let mut seconds = Vec::new();
    positions(1000..1400, |game| {
        let since = Instant::now();
        let win = game.winning().is_some();
        seconds.push((since.elapsed().as_secs_f64() * 1e6, win));
    });
    seconds.sort_by(|one, other| one.0.total_cmp(&other.0));
    for share in [50, 75, 90, 95, 99] {
        println!("p{share}: {:.1} µs", seconds[seconds.len() * share / 100].0);
    }
    println!("max {:?} of {}, {} wins", seconds.last(), seconds.len(), seconds.iter().filter(|one| one.1).count());
}
