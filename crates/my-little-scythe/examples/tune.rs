//! Finds the weights of the evaluation by self-play: plays games with the weights at hand and some luck, then fits the
//! weights so that the chances they give match who won.
//!
//! ```text
//! cargo run --release -p my-little-scythe --example tune -- "2 seats" 2500 40 5000
//! ```
//!
//! The words are the setup, how many games, how many worlds a turn (0 plays without search), and the first seed. What it
//! prints belongs into `src/weights.rs`.

use my_little_scythe::evaluation::{FEATURES, NAMES, Weights, house_weights};
use my_little_scythe::skill::{SETTINGS, think};
use my_little_scythe::{MyLittleScythe, Setup};
use tabletop::{Game, Mind, Rng, Seat, Seed, softmax};

/// A position as the fit sees it.
struct Sample {
    late: f32,
    /// The features of each seat that are not zero.
    seats: Vec<Vec<(usize, f32)>>,
    /// What the game was worth to each.
    result: Vec<f32>,
}

fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let number = |place: usize| words.get(place).and_then(|word| word.parse::<u64>().ok());
    let setup = words.first().and_then(|word| word.parse::<Setup>().ok());
    let (Some(setup), Some(games), Some(worlds), Some(seed)) = (setup, number(1), number(2), number(3)) else {
        eprintln!("expected a setup, games, worlds and a seed: \"2 seats\" 2500 40 5000");
        return;
    };
    let samples: Vec<Sample> = (0..games).flat_map(|game| play(setup, worlds as u32, seed + game)).collect();
    let mut weights = *house_weights(setup);
    let before = loss(&samples, &weights);
    fit(&samples, &mut weights, seed);
    eprintln!("{} positions, loss {before:.4} -> {:.4}", samples.len(), loss(&samples, &weights));
    println!("[ // {setup}");
    for ([early, late], name) in weights.iter().zip(NAMES) {
        println!("    [{early:.4}, {late:.4}], // {name}");
    }
    println!("],");
}

fn play(setup: Setup, worlds: u32, seed: u64) -> Vec<Sample> {
    let mut game = MyLittleScythe::new(&setup, Seed(seed));
    let mut rng = Rng::new(Seed(!seed));
    let mut samples = Vec::new();
    let mind = if worlds == 0 { Mind::Greedy { width: 12 } } else { Mind::Searching { settings: SETTINGS, worlds } };
    while let Some(seat) = game.to_act().filter(|_| game.turn() < 500) {
        let actions = if rng.below(5) == 0 {
            // Now and then a near plan, so that the fit sees what is worse.
            let ways = game.imagine(seat, &mut rng).ways(8, house_weights(setup));
            let near = ways.iter().take_while(|way| way.worth >= ways[0].worth - 0.08).count();
            ways[rng.below(near as u32) as usize].actions.clone()
        } else {
            think(mind, &game, rng.fork(), &mut |_| true).map_or(Vec::new(), |thought| thought.actions)
        };
        let turn = game.turn();
        if !actions.iter().all(|action| game.apply(action, &mut ()).is_ok()) {
            return Vec::new();
        }
        if game.turn() != turn && game.to_act().is_some() {
            samples.push(sample(&game));
        }
    }
    let Some(outcome) = game.outcome() else { return Vec::new() };
    let result: Vec<f32> = Seat::all(setup.seats()).map(|seat| outcome.share(seat)).collect();
    samples.iter_mut().for_each(|sample| sample.result.clone_from(&result));
    samples
}

fn sample(game: &MyLittleScythe) -> Sample {
    let seats = Seat::all(game.seats()).map(|seat| {
        let mut features = Vec::new();
        game.features(seat, |feature, value| {
            if value != 0.0 {
                features.push((feature, value));
            }
        });
        features
    });
    Sample { late: game.lateness(), seats: seats.collect(), result: Vec::new() }
}

fn chances(sample: &Sample, weights: &Weights) -> Vec<f32> {
    let sum = |features: &Vec<(usize, f32)>| {
        let one = |&(feature, value): &(usize, f32)| {
            let [early, late] = weights[feature];
            value * (early + (late - early) * sample.late)
        };
        features.iter().map(one).sum()
    };
    let mut sums: Vec<f32> = sample.seats.iter().map(sum).collect();
    softmax(&mut sums);
    sums
}

fn loss(samples: &[Sample], weights: &Weights) -> f64 {
    let of = |sample: &Sample| {
        let chances = chances(sample, weights);
        -sample.result.iter().zip(&chances).map(|(r, c)| f64::from(r * c.max(1e-9).ln())).sum::<f64>()
    };
    samples.iter().map(of).sum::<f64>() / samples.len() as f64
}

/// Adam on the cross entropy, in small batches, with a pull towards zero.
fn fit(samples: &[Sample], weights: &mut Weights, seed: u64) {
    let mut rng = Rng::new(Seed(seed));
    let mut order: Vec<usize> = (0..samples.len()).collect();
    let (mut mean, mut square) = ([[0.0f32; 2]; FEATURES], [[0.0f32; 2]; FEATURES]);
    let mut step = 0i32;
    for pass in 0..8 {
        rng.shuffle(&mut order);
        let rate = 0.01 / (1 << (pass / 2)) as f32;
        for batch in order.chunks(256) {
            let mut slope = [[0.0f32; 2]; FEATURES];
            for sample in batch.iter().map(|&place| &samples[place]) {
                for ((features, chance), result) in
                    sample.seats.iter().zip(chances(sample, weights)).zip(&sample.result)
                {
                    let error = (chance - result) / batch.len() as f32;
                    for &(feature, value) in features {
                        slope[feature][0] += error * value * (1.0 - sample.late);
                        slope[feature][1] += error * value * sample.late;
                    }
                }
            }
            step += 1;
            let (fade, fade_square) = (1.0 - 0.9f32.powi(step), 1.0 - 0.999f32.powi(step));
            for feature in 0..FEATURES {
                for end in 0..2 {
                    let slope = slope[feature][end] + 3e-4 * weights[feature][end];
                    mean[feature][end] = 0.9 * mean[feature][end] + 0.1 * slope;
                    square[feature][end] = 0.999 * square[feature][end] + 0.001 * slope * slope;
                    let speed = (square[feature][end] / fade_square).sqrt() + 1e-8;
                    weights[feature][end] -= rate * mean[feature][end] / fade / speed;
                }
            }
        }
    }
}
