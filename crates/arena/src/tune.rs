//! Finds the weights of the evaluation by self-play: play games with the weights at hand and some luck, then fit
//! the weights so that the chances they give match who won, and so on.

use std::fmt::Write;

use little_factory::evaluation::{FEATURES, Weights, house_weights};
use little_factory::{Building, LittleFactory, Resource, Setup};
use tabletop::{Game, Rng, Seat, Seed};

/// A position as the fit sees it.
struct Sample {
    late: f32,
    /// The features of each seat that are not zero.
    seats: Vec<Vec<(u16, f32)>>,
    /// What the game was worth to each.
    result: Vec<f32>,
}

/// How long and how hard to tune.
pub(crate) struct Plan {
    pub(crate) seats: u8,
    pub(crate) rounds: u32,
    pub(crate) games: u32,
    pub(crate) seed: u64,
}

pub(crate) fn tune(plan: &Plan) -> Weights {
    let mut weights = *house_weights(plan.seats);
    for round in 0..plan.rounds {
        let base = plan.seed + u64::from(round) * 1_000_003;
        let samples: Vec<Sample> = std::thread::scope(|scope| {
            let half = plan.games / 2;
            let workers: Vec<_> = [(0, half), (half, plan.games)]
                .into_iter()
                .map(|(from, to)| {
                    let weights = &weights;
                    scope.spawn(move || {
                        (from..to)
                            .flat_map(|game| play(plan.seats, weights, base + u64::from(game)))
                            .collect::<Vec<_>>()
                    })
                })
                .collect();
            workers.into_iter().flat_map(|worker| worker.join().unwrap_or_default()).collect()
        });
        let before = loss(&samples, &weights);
        fit(&samples, &mut weights, base);
        eprintln!("round {round}: {} positions, loss {before:.4} -> {:.4}", samples.len(), loss(&samples, &weights));
    }
    weights
}

fn play(seats: u8, weights: &Weights, seed: u64) -> Vec<Sample> {
    let Some(setup) = Setup::new(seats, seed.is_multiple_of(4)) else { return Vec::new() };
    let mut game = LittleFactory::new(&setup, Seed(seed));
    let mut rng = Rng::new(Seed(!seed));
    let mut samples = Vec::new();
    while game.to_act().is_some() && game.turn() < 200 {
        let mut world = game.imagine(game.active(), &mut rng);
        let turns = world.turns(6, weights);
        // Mostly the best turn, sometimes a near one, so that the fit sees what is worse.
        let tolerance = [0.0, 0.01, 0.03, 0.10][rng.below(4) as usize];
        let near = turns.iter().take_while(|turn| turn.chance >= turns[0].chance - tolerance).count();
        let chosen = &turns[rng.below(near as u32) as usize];
        for action in &chosen.actions {
            if game.apply(action, &mut ()).is_err() {
                return Vec::new();
            }
        }
        world = game.clone();
        if game.to_act().is_some() {
            samples.push(sample(&world));
            // The end of a turn before the refill is what plans are judged by; the start of one is what chances are for.
        }
    }
    let Some(outcome) = game.outcome() else { return Vec::new() };
    let result: Vec<f32> = Seat::all(seats).map(|seat| outcome.share(seat)).collect();
    samples.iter_mut().for_each(|sample| sample.result.clone_from(&result));
    samples
}

fn sample(game: &LittleFactory) -> Sample {
    let seats = Seat::all(game.seats())
        .map(|seat| {
            let mut features = Vec::new();
            game.features(seat, |feature, value| {
                if value != 0.0 {
                    features.push((feature as u16, value));
                }
            });
            features
        })
        .collect();
    Sample { late: game.lateness(), seats, result: Vec::new() }
}

fn chances(sample: &Sample, weights: &Weights) -> Vec<f32> {
    let mut sums: Vec<f32> = sample
        .seats
        .iter()
        .map(|features| {
            features
                .iter()
                .map(|&(feature, value)| {
                    let [early, late] = weights[usize::from(feature)];
                    value * (early + (late - early) * sample.late)
                })
                .sum()
        })
        .collect();
    little_factory::evaluation::softmax(&mut sums);
    sums
}

fn loss(samples: &[Sample], weights: &Weights) -> f32 {
    let total: f64 = samples
        .iter()
        .map(|sample| {
            let chances = chances(sample, weights);
            -sample.result.iter().zip(&chances).map(|(r, c)| f64::from(r * c.max(1e-9).ln())).sum::<f64>()
        })
        .sum();
    (total / samples.len() as f64) as f32
}

/// Adam on the cross entropy, in small batches, with a pull towards zero.
fn fit(samples: &[Sample], weights: &mut Weights, seed: u64) {
    let mut rng = Rng::new(Seed(seed));
    let mut order: Vec<usize> = (0..samples.len()).collect();
    let (mut mean, mut square) = ([[0.0f32; 2]; FEATURES], [[0.0f32; 2]; FEATURES]);
    let mut step = 0i32;
    for pass in 0..6 {
        rng.shuffle(&mut order);
        let rate = 0.01 / (1 << (pass / 2)) as f32;
        for batch in order.chunks(256) {
            let mut slope = [[0.0f32; 2]; FEATURES];
            for &place in batch {
                let sample = &samples[place];
                for ((features, chance), result) in
                    sample.seats.iter().zip(chances(sample, weights)).zip(&sample.result)
                {
                    let error = (chance - result) / batch.len() as f32;
                    for &(feature, value) in features {
                        let slope = &mut slope[usize::from(feature)];
                        slope[0] += error * value * (1.0 - sample.late);
                        slope[1] += error * value * sample.late;
                    }
                }
            }
            step += 1;
            let (fade, fade_square) = (1.0 - 0.9f32.powi(step), 1.0 - 0.999f32.powi(step));
            for feature in 0..FEATURES {
                for end in 0..2 {
                    let slope = slope[feature][end] + 1e-4 * weights[feature][end];
                    mean[feature][end] = 0.9 * mean[feature][end] + 0.1 * slope;
                    square[feature][end] = 0.999 * square[feature][end] + 0.001 * slope * slope;
                    let speed = (square[feature][end] / fade_square).sqrt() + 1e-8;
                    weights[feature][end] -= rate * mean[feature][end] / fade / speed;
                }
            }
        }
    }
}

/// The weights as the lines of `weights.rs`.
pub(crate) fn written(weights: &Weights) -> String {
    let names = ["influence", "past five", "past seven", "to move", "crowded", "tokens ready", "tokens partly"]
        .into_iter()
        .chain(["making ready", "building ready", "building partly", "building bought", "denied", "wins next"])
        .chain(["leads at last tokens"])
        .chain(Resource::all().map(Resource::id))
        .chain(Building::all().map(Building::id));
    let mut text = String::new();
    for ([early, late], name) in weights.iter().zip(names) {
        let _ = writeln!(text, "    [{early:.4}, {late:.4}], // {name}");
    }
    text
}
