//! Speed: the same work natively and in wasm, with a clock that is handed in.

use std::hint::black_box;

use la_granja::LaGranja;
use little_factory::LittleFactory;
use my_little_scythe::MyLittleScythe;
use tabletop::{Rng, Seat, Seed, Strategy};

use crate::playable::Playable;
use crate::stats::p95;

/// The levels of every game, the gentlest first, and how often a decision is repeated so that the clock can tell.
const LEVELS: [(&str, u32); 4] = [("apprentice", 1000), ("trader", 20), ("merchant", 1), ("master", 1)];

/// What one bench found.
pub struct Figure {
    /// What was measured.
    pub name: String,
    /// How much of it a second.
    pub per_second: f64,
    /// For decisions, the milliseconds that 95 of 100 stay below.
    pub p95: Option<f64>,
}

/// The benches of all games; `now` gives seconds.
pub fn all(now: &dyn Fn() -> f64, rounds: u32) -> Vec<Figure> {
    let games = [run::<LittleFactory>, run::<MyLittleScythe>, run::<LaGranja>];
    games.into_iter().flat_map(|run| run(now, rounds)).collect()
}

/// The benches of a game; `now` gives seconds. Each is the best of `rounds`, so that a busy machine disturbs little.
pub fn run<G: Playable>(now: &dyn Fn() -> f64, rounds: u32) -> Vec<Figure> {
    let mut figures = Vec::new();
    let mut measure = |what: &str, amount: f64, work: &mut dyn FnMut()| {
        let best = (0..rounds)
            .map(|_| {
                let since = now();
                work();
                now() - since
            })
            .fold(f64::INFINITY, f64::min);
        figures.push(Figure { name: format!("{} {what}", G::ID), per_second: amount / best, p95: None });
    };
    let setups: Vec<G::Setup> = (1..=Seat::MAX).filter_map(|seats| format!("{seats} seats").parse().ok()).collect();
    for setup in &setups {
        measure(&format!("playouts, {setup}"), 400.0, &mut || playouts::<G>(setup, 400));
    }
    let games = setups.last().map(actions_to_apply::<G>).unwrap_or_default();
    measure("actions applied", 50.0 * games.len() as f64, &mut || (0..50).for_each(|_| apply_all(&games)));
    let states = states::<G>(60);
    measure("states copied", 1e6, &mut || copy_states(&states));
    figures.extend(LEVELS.map(|level| decisions(level, &states, now)));
    figures
}

/// Every decision by itself, since the slowest are what a person waits for.
fn decisions<G: Playable>((level, again): (&str, u32), states: &[G], now: &dyn Fn() -> f64) -> Figure {
    let mut seconds: Vec<f64> = (0..)
        .zip(states)
        .filter_map(|(seed, state)| {
            let mind = G::level(level)?;
            let since = now();
            for _ in 0..again {
                black_box(G::think(mind, state, Rng::new(Seed(seed)), &mut |_| true));
            }
            Some((now() - since) / f64::from(again))
        })
        .collect();
    let all: f64 = seconds.iter().sum();
    let per_second = seconds.len() as f64 / all;
    Figure { name: format!("{} decisions, {level}", G::ID), per_second, p95: Some(1e3 * p95(&mut seconds)) }
}

/// Guided games to the end.
fn playouts<G: Playable>(setup: &G::Setup, games: u64) {
    let mut rng = Rng::new(Seed(1));
    let start = G::new(setup, Seed(1));
    let Some(seat) = start.to_act() else { return };
    for _ in 0..games {
        let mut game = start.imagine(seat, &mut rng);
        while game.to_act().is_some() {
            let action = Strategy::guide(&game, &mut rng);
            if game.apply(&action, &mut ()).is_err() {
                break;
            }
        }
        black_box(game.score(Seat(0)));
    }
}

/// States with the actions that were played in them, as far as they count.
fn actions_to_apply<G: Playable>(setup: &G::Setup) -> Vec<(G, G::Action)> {
    let mut pairs = Vec::new();
    let mut rng = Rng::new(Seed(2));
    for seed in 0..20 {
        let mut game = G::new(setup, Seed(seed));
        while game.to_act().is_some() {
            let action = Strategy::guide(&game, &mut rng);
            if G::is_timed(&action) {
                pairs.push((game.clone(), action.clone()));
            }
            if game.apply(&action, &mut ()).is_err() {
                break;
            }
        }
    }
    pairs
}

fn apply_all<G: Playable>(pairs: &[(G, G::Action)]) {
    for (state, action) in pairs {
        let mut state = state.clone();
        black_box(state.apply(action, &mut ()).is_ok());
        black_box(&state);
    }
}

/// States at the beginning of turns, from games of the Trader for two.
fn states<G: Playable>(count: usize) -> Vec<G> {
    let mut states = Vec::new();
    let Some((setup, mind)) = "2 seats".parse::<G::Setup>().ok().zip(G::level("trader")) else { return states };
    for seed in 0.. {
        let mut game = G::new(&setup, Seed(seed));
        let mut turn = None;
        while let Some(thought) = G::think(mind, &game, Rng::new(Seed(seed)), &mut |_| true) {
            if states.len() == count {
                return states;
            }
            if game.turn() % 3 == 2 && turn != Some(game.turn()) {
                turn = Some(game.turn());
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

fn copy_states<G: Clone>(states: &[G]) {
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
