//! Speed: the same work natively and in wasm, with a clock that is handed in.

use std::hint::black_box;

use la_granja::LaGranja;
use little_factory::{Action, LittleFactory, Setup};
use my_little_scythe::MyLittleScythe;
use tabletop::{Game, Rng, Seat, Seed, Strategy};

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
        measure(format!("playouts, {seats} seats"), 2000.0, &mut || playouts::<LittleFactory>(seats, 2000));
    }
    for seats in 2..=6 {
        let name = format!("{} playouts, {seats} seats", MyLittleScythe::ID);
        measure(name, 1000.0, &mut || playouts::<MyLittleScythe>(seats, 1000));
    }
    for seats in 2..=4 {
        let name = format!("{} playouts, {seats} seats", LaGranja::ID);
        measure(name, 200.0, &mut || playouts::<LaGranja>(seats, 200));
    }
    let (games, count) = actions_to_apply();
    measure("actions applied, no trades".to_owned(), 50.0 * count as f64, &mut || {
        (0..50).for_each(|_| apply_all(&games));
    });
    let little_factory = states::<LittleFactory>(60);
    measure("states copied".to_owned(), 1e6, &mut || copy_states(&little_factory));
    figures.extend(LEVELS.map(|level| decisions("decisions", level, &little_factory, now)));
    let my_little_scythe = states::<MyLittleScythe>(30);
    let name = format!("{} decisions", MyLittleScythe::ID);
    figures.extend(LEVELS.map(|level| decisions(&name, level, &my_little_scythe, now)));
    let la_granja = states::<LaGranja>(40);
    let name = format!("{} decisions", LaGranja::ID);
    figures.extend(LEVELS.map(|level| decisions(&name, level, &la_granja, now)));
    figures
}

/// Every decision by itself, since the slowest are what a person waits for.
fn decisions<G: Playable>(name: &str, (level, again): (&str, u32), states: &[G], now: &dyn Fn() -> f64) -> Figure {
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
    Figure { name: format!("{name}, {level}"), per_second, p95: Some(1e3 * p95(&mut seconds)) }
}

/// Guided games to the end.
fn playouts<G: Playable>(seats: u8, games: u64) {
    let Ok(setup) = format!("{seats} seats").parse::<G::Setup>() else { return };
    let mut rng = Rng::new(Seed(1));
    let start = G::new(&setup, Seed(1));
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
            if game.turns_done() % 3 == 2 && turn != Some(game.turns_done()) {
                turn = Some(game.turns_done());
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
