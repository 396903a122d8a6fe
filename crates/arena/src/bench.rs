//! Speed: the same work natively and in wasm, with a clock that is handed in.

use std::hint::black_box;

use little_factory::{Action, LittleFactory, Setup, Skill};
use tabletop::{Game, Rng, Seed};

use crate::stats::p95;

/// What one bench found.
pub struct Figure {
    /// What was measured.
    pub name: String,
    /// How much of it a second.
    pub per_second: f64,
    /// For decisions, the milliseconds that 95 of 100 stay below.
    pub p95: Option<f64>,
}

/// Runs all benches; `now` gives seconds. Each is the best of `rounds`, so that a busy machine disturbs little.
pub fn run(now: &dyn Fn() -> f64, rounds: u32) -> Vec<Figure> {
    let mut figures = Vec::new();
    let mut measure = |name: String, amount: f64, work: &mut dyn FnMut()| {
        let best = (0..rounds)
            .map(|_| {
                let since = now();
                work();
                now() - since
            })
            .fold(f64::INFINITY, f64::min);
        figures.push(Figure { name, per_second: amount / best, p95: None });
    };
    for seats in 2..=4 {
        measure(format!("playouts, {seats} seats"), 2000.0, &mut || playouts(seats, 2000));
    }
    let (games, count) = actions_to_apply();
    measure("actions applied, no trades".to_owned(), 50.0 * count as f64, &mut || {
        (0..50).for_each(|_| apply_all(&games));
    });
    let states = states(60);
    measure("states copied".to_owned(), 1e6, &mut || copy_states(&states));
    figures.extend(Skill::LEVELS.map(|skill| decisions(skill, &states, now)));
    figures
}

/// Every decision by itself, since the slowest are what a person waits for.
fn decisions(skill: Skill, states: &[LittleFactory], now: &dyn Fn() -> f64) -> Figure {
    // The quick ones several times, so that the clock can tell.
    let again = match skill {
        Skill::Random | Skill::Apprentice => 1000,
        Skill::Trader => 20,
        Skill::Merchant | Skill::Master => 1,
    };
    let mut seconds: Vec<f64> = (0..)
        .zip(states)
        .map(|(seed, state)| {
            let since = now();
            for _ in 0..again {
                black_box(skill.think(state, Rng::new(Seed(seed)), |_| true));
            }
            (now() - since) / f64::from(again)
        })
        .collect();
    let all: f64 = seconds.iter().sum();
    let per_second = seconds.len() as f64 / all;
    Figure { name: format!("decisions, {skill}"), per_second, p95: Some(1e3 * p95(&mut seconds)) }
}

/// Guided games to the end.
fn playouts(seats: u8, games: u64) {
    let Some(setup) = Setup::new(seats, false) else { return };
    let mut rng = Rng::new(Seed(1));
    let start = LittleFactory::new(&setup, Seed(1));
    for _ in 0..games {
        let mut game = start.imagine(start.active(), &mut rng);
        while game.to_act().is_some() {
            let action = game.guide(&mut rng);
            if game.apply(&action, &mut ()).is_err() {
                break;
            }
        }
        black_box(game.score(tabletop::Seat(0)));
    }
}

/// States with the actions that were played in them, trades left out.
fn actions_to_apply() -> (Vec<(LittleFactory, Action)>, usize) {
    let mut pairs = Vec::new();
    if let Some(setup) = Setup::new(4, false) {
        let mut rng = Rng::new(Seed(2));
        for seed in 0..20 {
            let mut game = LittleFactory::new(&setup, Seed(seed));
            while game.to_act().is_some() {
                let action = game.guide(&mut rng);
                if !matches!(action, Action::Trade(_) | Action::Spend(_)) {
                    pairs.push((game.clone(), action));
                }
                if game.apply(&action, &mut ()).is_err() {
                    break;
                }
            }
        }
    }
    let count = pairs.len();
    (pairs, count)
}

fn apply_all(pairs: &[(LittleFactory, Action)]) {
    for (state, action) in pairs {
        let mut state = state.clone();
        black_box(state.apply(action, &mut ()).is_ok());
        black_box(&state);
    }
}

/// States at the beginning of turns, from games of the Trader.
fn states(count: usize) -> Vec<LittleFactory> {
    let mut states = Vec::new();
    let Some(setup) = Setup::new(2, false) else { return states };
    for seed in 0.. {
        let mut game = LittleFactory::new(&setup, Seed(seed));
        while let Some(thought) = Skill::Trader.think(&game, Rng::new(Seed(seed)), |_| true) {
            if states.len() == count {
                return states;
            }
            if game.turn() % 3 == 2 {
                states.push(game.clone());
            }
            for action in &thought.actions {
                if game.apply(action, &mut ()).is_err() {
                    return states;
                }
            }
        }
    }
    states
}

fn copy_states(states: &[LittleFactory]) {
    for round in 0..1_000_000 {
        black_box(black_box(&states[round % states.len()]).clone());
    }
}

/// A figure for reading: digits in groups, or a few decimals.
#[must_use]
pub fn readable(per_second: f64) -> String {
    if per_second < 100.0 {
        return format!("{per_second:.1}");
    }
    let digits = format!("{per_second:.0}");
    let groups: Vec<&str> =
        digits.as_bytes().rchunks(3).rev().filter_map(|group| std::str::from_utf8(group).ok()).collect();
    groups.join(",")
}
