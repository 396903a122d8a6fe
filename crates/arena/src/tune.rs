//! Finds the weights of the evaluation by self-play: play games with the weights at hand and some luck, then fit
//! the weights so that the chances they give match who won, and so on.

use std::fmt::Write;

use little_factory::evaluation::{FEATURES, Weights, house_weights};
use little_factory::skill::SETTINGS;
use little_factory::{Action, Building, LittleFactory, Resource, Setup};
use std::sync::atomic::{AtomicU32, Ordering};

use tabletop::{Game, Rng, Search, Seat, Seed};

use crate::Trouble;
use crate::progress::Progress;

/// A position as the fit sees it.
struct Sample {
    late: f32,
    /// The features of each seat that are not zero.
    seats: Vec<Vec<(u16, f32)>>,
    /// What the game was worth to each.
    result: Vec<f32>,
}

/// How long and how hard to tune.
pub struct Plan {
    /// For how many seats.
    pub seats: u8,
    /// Worlds imagined for each turn.
    pub worlds: u32,
    /// How many games are played.
    pub games: u32,
    /// Of the first game.
    pub seed: u64,
    /// How many games are played at the same time.
    pub threads: usize,
}

/// Plays with the house's weights and fits new ones to what happened.
///
/// # Errors
/// If the game is not for so many seats.
pub fn tune(plan: &Plan) -> Result<Weights, Trouble> {
    if Setup::new(plan.seats, false).is_none() {
        return Err("two, three or four can play".to_owned());
    }
    let mut weights = *house_weights(plan.seats);
    let (next, progress) = (AtomicU32::new(0), Progress::new("games", plan.games));
    let work = || {
        let mut samples = Vec::new();
        loop {
            let game = next.fetch_add(1, Ordering::Relaxed);
            if game >= plan.games {
                return samples;
            }
            samples.extend(
                play(plan.seats, plan.worlds, plan.seed + u64::from(game)).into_iter().map(|sample| (game, sample)),
            );
            progress.one_more();
        }
    };
    let mut samples: Vec<(u32, Sample)> = std::thread::scope(|scope| {
        let workers: Vec<_> = (0..plan.threads.max(1)).map(|_| scope.spawn(work)).collect();
        workers.into_iter().flat_map(|worker| worker.join().unwrap_or_default()).collect()
    });
    samples.sort_by_key(|(game, _)| *game); // threads must not change the result
    let samples: Vec<Sample> = samples.into_iter().map(|(_, sample)| sample).collect();
    let before = loss(&samples, &weights);
    fit(&samples, &mut weights, plan.seed);
    eprintln!("{} positions, loss {before:.4} -> {:.4}", samples.len(), loss(&samples, &weights));
    Ok(weights)
}

fn play(seats: u8, worlds: u32, seed: u64) -> Vec<Sample> {
    let Some(setup) = Setup::new(seats, seed.is_multiple_of(3)) else { return Vec::new() };
    let mut game = LittleFactory::new(&setup, Seed(seed));
    let mut rng = Rng::new(Seed(!seed));
    let mut samples = Vec::new();
    while game.to_act().is_some() && game.turn() < 200 {
        let actions = if rng.below(5) == 0 {
            // Now and then a near turn, so that the fit sees what is worse.
            let turns = game.imagine(game.active(), &mut rng).turns(8, house_weights(seats));
            let near = turns.iter().take_while(|turn| turn.worth >= turns[0].worth - 0.08).count();
            turns[rng.below(near as u32) as usize].actions.clone()
        } else {
            let Some(mut search) = Search::new(&game, SETTINGS, rng.fork()) else { break };
            while search.worlds() < worlds && search.is_open(worlds - search.worlds()) {
                search.step();
            }
            search.thought().actions
        };
        for action in &actions {
            // Plans are judged before the refill, positions in the tree after it.
            if *action == Action::End {
                samples.push(sample(&game));
            }
            if game.apply(action, &mut ()).is_err() {
                return Vec::new();
            }
        }
        if game.to_act().is_some() {
            samples.push(sample(&game));
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
#[must_use]
pub fn written(weights: &Weights) -> String {
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

/// Puts the lines for so many seats into the file of weights.
///
/// # Errors
/// If the file cannot be read or written, or is not one of weights.
pub fn replace(file: &str, seats: u8, lines: &str) -> Result<(), Trouble> {
    let text = std::fs::read_to_string(file).map_err(|why| format!("{file}: {why}"))?;
    let mark = format!("[ // {seats} seats\n");
    let start = text.find(&mark).map(|start| start + mark.len());
    let end = start
        .and_then(|start| text[start..].find("],\n[").or_else(|| text[start..].find("],\n];")).map(|end| start + end));
    let (start, end) = start.zip(end).ok_or_else(|| format!("{file} is no file of weights"))?;
    std::fs::write(file, format!("{}{lines}{}", &text[..start], &text[end..])).map_err(|why| format!("{file}: {why}"))
}
