//! Whether the last part of the game can be won: a search of everything legal, written apart, agrees.

use std::collections::HashSet;

use la_granja::{LaGranja, Setup, Skill, Step};
use tabletop::{Game, Rng, Seat, Seed, Strategy};

/// Whether a win can be reached by `seat` alone and without a card; `None` if there is too much to look at, or if somebody
/// else acts before the end.
fn can_win(game: &LaGranja, seat: Seat) -> Option<bool> {
    let (mut seen, mut open) = (HashSet::new(), vec![game.clone()]);
    let mut won = false;
    while let Some(state) = open.pop() {
        for action in state.legal() {
            if state.reveals(&action) {
                continue;
            }
            let mut next = state.clone();
            next.apply(&action, &mut ()).expect("what is legal can be done");
            match (next.outcome(), next.to_act()) {
                (Some(outcome), _) => won |= outcome.share(seat) == 1.0,
                (None, to_act) if to_act != Some(seat) => return None,
                _ if seen.insert(format!("{next:?}")) => open.push(next),
                _ => {}
            }
            if seen.len() > 1500 {
                return None;
            }
        }
    }
    Some(won)
}

#[test]
fn the_last_part_is_judged_as_by_a_search_of_everything() {
    let (mut wins, mut none, mut early) = (0, 0, 0);
    for seed in 0..60 {
        let setup: Setup = ["2 seats", "3 seats", "4 seats"][seed as usize % 3].parse().expect("a setup");
        let mut game = LaGranja::new(&setup, Seed(seed));
        let mut rng = Rng::new(Seed(!seed));
        while let Some(seat) = game.to_act() {
            let found = game.winning();
            if let Some(part) = &found {
                let mut end = game.clone();
                assert!(part.iter().all(|action| end.apply(action, &mut ()).is_ok()));
                assert!(end.outcome().is_some_and(|outcome| outcome.share(seat) == 1.0), "{part:?}");
            }
            if game.round() < 6 {
                assert!(found.is_none());
                early += 1;
            } else if matches!(game.step(), Step::Extra { .. } | Step::Scoring)
                && let Some(expected) = can_win(&game, seat)
            {
                assert_eq!(found.is_some(), expected, "{game:?}");
                if expected { wins += 1 } else { none += 1 }
            }
            let skill = if rng.below(2) == 0 { Skill::Apprentice } else { Skill::Trader };
            let thought = skill.think(&game, rng.fork(), |_| true).expect("the game goes on");
            for action in thought.actions {
                game.apply(&action, &mut ()).expect("bots play by the rules");
            }
        }
    }
    println!("{wins} wins, {none} without, {early} earlier");
    assert!(wins > 1 && none > 4, "{wins} {none}");
}
