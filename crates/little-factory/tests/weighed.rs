//! What is weighed for a decision: no way to score and no way to stop a rival is left out, as a search of everything legal,
//! written apart, tells.

use std::collections::{BTreeSet, HashSet};

use little_factory::{LittleFactory, Setup, Skill, Step};
use tabletop::{Game, Rng, Seed, Strategy};

/// What a turn has scored: buildings and tokens.
type Score = (String, u8);

fn score(game: &LittleFactory, seat: tabletop::Seat) -> Score {
    let me = game.player(seat);
    (format!("{:?}", me.buildings.iter().collect::<Vec<_>>()), me.tokens)
}

/// Every score that a turn can end with, without a card nobody knew, and whether one of its ends gives the next player no
/// win; `None` if there are too many states.
fn everything(game: &LittleFactory) -> Option<(BTreeSet<Score>, bool)> {
    let seat = game.active();
    let (mut seen, mut open) = (HashSet::new(), vec![game.clone()]);
    let (mut scores, mut safe) = (BTreeSet::new(), false);
    while let Some(state) = open.pop() {
        let me = state.player(seat);
        let acted = state.step() == Step::After;
        if !seen.insert((me.hand.goods(), state.open(), me.buildings, state.used(), me.tokens, acted)) {
            continue;
        }
        if seen.len() > 4000 {
            return None;
        }
        if acted || state.outcome().is_some() {
            scores.insert(score(&state, seat));
            safe |= !state.is_threatened(u32::MAX);
        }
        for action in state.legal() {
            if !state.reveals(&action) && action != little_factory::Action::End {
                let mut next = state.clone();
                next.apply(&action, &mut ()).expect("what is legal can be done");
                open.push(next);
            }
        }
    }
    Some((scores, safe))
}

#[test]
fn no_way_to_score_and_no_defence_is_left_out() {
    let (mut looked_at, mut ways, mut left_out, mut defences, mut missed) = (0, 0, 0, 0, 0);
    for seed in 0..20 {
        let setup = Setup::new(2 + (seed % 3) as u8, seed % 2 == 1).expect("two to four can play");
        let mut game = LittleFactory::new(&setup, Seed(seed));
        let mut rng = Rng::new(Seed(!seed));
        while let Some(seat) = game.to_act() {
            let coins = game.player(seat).hand.goods().coins();
            if game.turn() > 16
                && coins < 12
                && game.winning().is_none()
                && let Some((scores, safe)) = everything(&game)
            {
                looked_at += 1;
                let ends = game.plans_to_weigh(24).into_iter().map(|plan| {
                    let mut end = game.clone();
                    for action in plan.actions.iter().filter(|action| **action != little_factory::Action::End) {
                        end.apply(action, &mut ()).expect("plans can be carried out");
                    }
                    end
                });
                let ends: Vec<LittleFactory> = ends.collect();
                let weighed: BTreeSet<Score> = ends.iter().map(|end| score(end, seat)).collect();
                let missing: Vec<&Score> =
                    scores.difference(&weighed).filter(|way| **way != score(&game, seat)).collect();
                if !missing.is_empty() {
                    println!("left out: {missing:?}\n{}", little_factory::position::Position::from(&game));
                }
                left_out += missing.len();
                ways += scores.len() - 1;
                let threatened = ends.iter().any(|end| end.is_threatened(u32::MAX));
                if threatened && safe {
                    defences += 1;
                    let stopped = ends.iter().any(|end| !end.is_threatened(u32::MAX));
                    if !stopped {
                        println!("no defence:\n{}", little_factory::position::Position::from(&game));
                    }
                    missed += usize::from(!stopped);
                }
            }
            let skill = if rng.below(3) == 0 { Skill::Apprentice } else { Skill::Trader };
            let thought = skill.think(&game, rng.fork(), |_| true).expect("the game goes on");
            for action in thought.actions {
                game.apply(&action, &mut ()).expect("bots play by the rules");
            }
        }
    }
    println!("{looked_at} decisions, {ways} ways to score, {left_out} left out, {defences} defences, {missed} missed");
    assert!(looked_at > 120 && ways > 250 && defences > 0, "{looked_at} {ways} {defences}");
    assert!(left_out == 0 && missed == 0, "{left_out} {missed}");
}
