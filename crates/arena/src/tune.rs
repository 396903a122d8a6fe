//! Finds the weights of the evaluation by self-play, in rounds: play games with the weights at hand and some luck, then
//! fit the weights so that the chances they give match what came of the positions, and so on.

use std::fmt::Write;
use std::sync::atomic::{AtomicU32, Ordering};

use little_factory::evaluation::{
    FEATURES, HIDDEN, INPUTS, MARKET, Net, RIVALS, THOUGHT_NAMES, UNIT, Weights, house_weights, softmax,
};
use little_factory::skill::SETTINGS;
use little_factory::{Action, Building, LittleFactory, Resource, Setup};
use tabletop::{Game, Mind, Rng, Seat, Seed, Strategy};

use crate::Trouble;
use crate::progress::Progress;
use crate::pupil::Pupil;
use crate::stats::interval;

/// How long and how hard to tune.
pub struct Plan {
    /// For how many seats.
    pub seats: u8,
    /// How often to play and fit.
    pub rounds: u32,
    /// Worlds imagined for each turn; 0 takes the turn that looks best.
    pub worlds: u32,
    /// How many games are played a round.
    pub games: u32,
    /// Of the first game.
    pub seed: u64,
    /// How many games are played at the same time.
    pub threads: usize,
    /// Games after each round in which the new weights meet those of the house.
    pub trial: u32,
}

/// A position as the fit sees it.
struct Sample {
    late: f32,
    /// What the net hears: the same for all, then for each seat what is its own.
    heard: Vec<Vec<(u8, i16)>>,
    /// The chances it should have given.
    result: [f32; 4],
}

/// Why a tuned game counts what the next turns were thought to be worth, not only who won: luck evens out.
/// So much of what came after is handed back a turn.
const PATIENCE: f32 = 0.9;

/// Plays and fits, beginning with the weights of the house.
///
/// # Errors
/// If the game is not for so many seats.
pub fn tune(plan: &Plan) -> Result<Weights, Trouble> {
    if Setup::new(plan.seats, false).is_none() {
        return Err("two, three or four can play".to_owned());
    }
    let mut weights = house_weights(plan.seats).clone();
    for round in 0..plan.rounds {
        let first = plan.seed + u64::from(round) * u64::from(plan.games);
        let what = format!("round {} of {}", round + 1, plan.rounds);
        let played = in_parallel(plan.threads, plan.games, &what, |game| play(plan, &weights, first + u64::from(game)));
        let turns = played.iter().map(|(turns, _)| f64::from(*turns)).sum::<f64>() / played.len() as f64;
        let samples: Vec<Sample> = played.into_iter().flat_map(|(_, samples)| samples).collect();
        let before = loss(&samples, &weights);
        fit_glance(&samples, &mut weights, plan.seed);
        let glance = loss(&samples, &Weights { net: Net::SILENT, ..weights.clone() });
        fit_net(&samples, &mut weights, first);
        eprintln!(
            "{turns:.1} turns, {} positions, loss {before:.4} -> {glance:.4} at a glance, {:.4}",
            samples.len(),
            loss(&samples, &weights)
        );
        if plan.trial > 0 {
            let won = in_parallel(plan.threads, plan.trial, "trial", |game| trial(plan, &weights, game));
            let (won, turns) = won.iter().fold((0.0, 0.0), |sum, one| (sum.0 + one.0, sum.1 + one.1));
            let games = f64::from(plan.trial);
            let (low, high) = interval(won, games);
            eprintln!(
                "new against old: {:.1} % ({:.1} to {:.1}), {:.1} turns",
                100.0 * won / games,
                100.0 * low,
                100.0 * high,
                turns / games
            );
        }
    }
    Ok(weights)
}

/// Does the work for every number; what comes out is in order, however many threads there are.
fn in_parallel<T: Send>(threads: usize, count: u32, what: &str, work: impl Fn(u32) -> T + Sync) -> Vec<T> {
    let (next, progress) = (AtomicU32::new(0), Progress::new(what, count));
    let one_thread = || {
        let mut done = Vec::new();
        loop {
            let number = next.fetch_add(1, Ordering::Relaxed);
            if number >= count {
                return done;
            }
            done.push((number, work(number)));
            progress.one_more();
        }
    };
    let mut done: Vec<(u32, T)> = std::thread::scope(|scope| {
        let workers: Vec<_> = (0..threads.max(1)).map(|_| scope.spawn(one_thread)).collect();
        workers.into_iter().flat_map(|worker| worker.join().unwrap_or_default()).collect()
    });
    done.sort_by_key(|(number, _)| *number);
    done.into_iter().map(|(_, result)| result).collect()
}

fn mind(worlds: u32) -> Mind {
    if worlds == 0 { Mind::Greedy { width: 12 } } else { Mind::Searching { settings: SETTINGS, worlds } }
}

/// One game between the new weights and the old; what the new ones got, and the turns.
fn trial(plan: &Plan, weights: &Weights, number: u32) -> (f64, f64) {
    let seats = u32::from(plan.seats);
    let Some(setup) = Setup::new(plan.seats, false) else { return (0.0, 0.0) };
    let mut pupil = Pupil::new(&setup, Seed(1_000_000 + plan.seed + u64::from(number / seats)));
    let newcomer = Seat((number % seats) as u8);
    let mut rng = Rng::new(Seed(u64::from(number)));
    while let Some(seat) = pupil.to_act().filter(|_| pupil.game.turn() < 400) {
        pupil.weights = (seat == newcomer).then_some(weights);
        let Some(thought) = mind(plan.worlds).think(&pupil, rng.fork(), |_| true) else { break };
        if !thought.actions.iter().all(|action| pupil.apply(action, &mut ()).is_ok()) {
            break;
        }
    }
    let won = pupil.outcome().map_or(0.0, |outcome| f64::from(outcome.share(newcomer)));
    // Against several, as if it had been one.
    let fair = if seats > 2 { won * f64::from(seats) / 2.0 } else { won };
    (fair, f64::from(pupil.game.turn() / seats + 1))
}

/// One game; how many turns a player it took, and its positions.
fn play(plan: &Plan, weights: &Weights, seed: u64) -> (u32, Vec<Sample>) {
    let Some(setup) = Setup::new(plan.seats, seed.is_multiple_of(3)) else { return (0, Vec::new()) };
    let mut pupil = Pupil { weights: Some(weights), ..Pupil::new(&setup, Seed(seed)) };
    let mut rng = Rng::new(Seed(!seed));
    let mut samples = Vec::new();
    // The chances seen at each turn, and how many samples there were before it.
    let mut seen: Vec<([f32; 4], usize)> = Vec::new();
    while let Some(seat) = pupil.to_act().filter(|_| pupil.game.turn() < 200) {
        let Some(thought) = mind(plan.worlds).think(&pupil, rng.fork(), |_| true) else { break };
        let mut chances = [0.0; 4];
        chances.copy_from_slice(&pupil.judge().chances[..4]);
        if plan.worlds > 0 {
            let others = (1.0 - chances[seat.index()]).max(1e-6);
            let scale = (1.0 - thought.chance) / others;
            chances.iter_mut().for_each(|chance| *chance *= scale);
            chances[seat.index()] = thought.chance;
        }
        seen.push((chances, samples.len()));
        let mut actions = thought.actions;
        if rng.below(5) == 0 {
            // Now and then a near turn, so that the fit sees what is worse.
            let turns = pupil.imagine(seat, &mut rng).plans(8);
            let near = turns.iter().take_while(|turn| turn.worth >= turns[0].worth - 0.08).count();
            actions.clone_from(&turns[rng.below(near as u32) as usize].actions);
        }
        for action in &actions {
            // Plans are judged before the refill, positions in the tree after it.
            if *action == Action::End {
                samples.push(sample(&pupil.game));
            }
            if pupil.apply(action, &mut ()).is_err() {
                return (0, Vec::new());
            }
        }
        if pupil.to_act().is_some() {
            samples.push(sample(&pupil.game));
        }
    }
    let Some(outcome) = pupil.outcome() else { return (0, Vec::new()) };
    let mut result = [0.0; 4];
    Seat::all(plan.seats).for_each(|seat| result[seat.index()] = outcome.share(seat));
    for &(chances, first) in seen.iter().rev() {
        // What was done in this turn led to `result`; what led to this turn also to what was seen in it.
        samples[first..].iter_mut().for_each(|sample: &mut Sample| {
            if sample.result[0] < 0.0 {
                sample.result = result;
            }
        });
        for (result, chance) in result.iter_mut().zip(chances) {
            *result = PATIENCE * *result + (1.0 - PATIENCE) * chance;
        }
    }
    (pupil.game.turn() / u32::from(plan.seats) + 1, samples)
}

fn sample(game: &LittleFactory) -> Sample {
    let mut heard = vec![Vec::new(); usize::from(game.seats()) + 1];
    game.tell_inputs(|seat, input, value| {
        if value != 0 {
            heard[seat.map_or(0, |seat| seat.index() + 1)].push((input as u8, value as i16));
        }
    });
    Sample { late: game.lateness(), heard, result: [-1.0; 4] }
}

fn mixed([early, late_weight]: [f32; 2], late: f32) -> f32 {
    early + (late_weight - early) * late
}

fn glance(sample: &Sample, weights: &[[f32; 2]; FEATURES], sums: &mut [f32]) {
    for (own, sum) in sample.heard[1..].iter().zip(sums) {
        for &(input, value) in own.iter().filter(|(input, _)| usize::from(*input) < FEATURES) {
            *sum += in_ones(value) * mixed(weights[usize::from(input)], sample.late);
        }
    }
}

fn in_ones(value: i16) -> f32 {
    f32::from(value) / UNIT as f32
}

/// The net as it is taught, before it is rounded.
#[derive(Clone)]
struct Draft {
    cares: Vec<[f32; HIDDEN]>,
    counts: [f32; HIDDEN],
}

impl Draft {
    /// What is kept of a net; a silent one gets something to begin with.
    fn of(net: &Net, rng: &mut Rng) -> Self {
        let silent = *net == Net::SILENT;
        let mut any = |size: f32| (rng.below(2001) as f32 / 1000.0 - 1.0) * size;
        let cares = net.cares.iter().map(|row| row.map(|kept| if silent { any(0.15) } else { Net::meant(kept) }));
        let cares = cares.collect();
        Self { cares, counts: if silent { [0.0; HIDDEN].map(|_| any(0.3)) } else { net.counts } }
    }

    fn rounded(&self) -> Net {
        let mut net = Net::SILENT;
        net.counts = self.counts;
        for (kept, row) in net.cares.iter_mut().zip(&self.cares) {
            *kept = row.map(Net::kept);
        }
        net
    }

    fn hear(&self, heard: &[(u8, i16)], neurons: &mut [f32; HIDDEN]) {
        for &(input, value) in heard {
            let value = in_ones(value);
            for (neuron, care) in neurons.iter_mut().zip(&self.cares[usize::from(input)]) {
                *neuron += value * care;
            }
        }
    }

    /// What each seat's neurons hear, and what they add to the sums.
    fn say(&self, sample: &Sample, neurons: &mut [[f32; HIDDEN]; 4], sums: &mut [f32]) {
        let mut middle = [0.0; HIDDEN];
        self.hear(&sample.heard[0], &mut middle);
        for ((own, neurons), sum) in sample.heard[1..].iter().zip(neurons).zip(sums) {
            *neurons = middle;
            self.hear(own, neurons);
            *sum += neurons.iter().zip(&self.counts).map(|(heard, count)| heard.max(0.0) * count).sum::<f32>();
        }
    }
}

fn loss(samples: &[Sample], weights: &Weights) -> f32 {
    let draft = Draft::of(&weights.net, &mut Rng::new(Seed(0)));
    let draft = if weights.net == Net::SILENT { Draft { counts: [0.0; HIDDEN], ..draft } } else { draft };
    let mut neurons = [[0.0; HIDDEN]; 4];
    let total: f64 = samples
        .iter()
        .map(|sample| {
            let mut sums = [0.0; 4];
            let sums = &mut sums[..sample.heard.len() - 1];
            glance(sample, &weights.glance, sums);
            draft.say(sample, &mut neurons, sums);
            softmax(sums);
            -sample.result.iter().zip(sums).map(|(r, c)| f64::from(*r * c.max(1e-9).ln())).sum::<f64>()
        })
        .sum();
    (total / samples.len() as f64) as f32
}

/// Adam, for one list of numbers.
struct Adam {
    mean: Vec<f32>,
    square: Vec<f32>,
    step: i32,
}

impl Adam {
    fn new(len: usize) -> Self {
        Self { mean: vec![0.0; len], square: vec![0.0; len], step: 0 }
    }

    /// Moves the numbers against their slopes, with a pull towards zero.
    fn improve<'a>(&mut self, numbers: impl Iterator<Item = &'a mut f32>, slopes: &[f32], rate: f32, pull: f32) {
        self.step += 1;
        let (fade, fade_square) = (1.0 - 0.9f32.powi(self.step), 1.0 - 0.999f32.powi(self.step));
        for (((number, slope), mean), square) in numbers.zip(slopes).zip(&mut self.mean).zip(&mut self.square) {
            let slope = slope + pull * *number;
            *mean = 0.9 * *mean + 0.1 * slope;
            *square = 0.999 * *square + 0.001 * slope * slope;
            *number -= rate * *mean / fade / ((*square / fade_square).sqrt() + 1e-8);
        }
    }
}

const BATCH: usize = 256;

/// Goes through all samples in batches a few times, slower and slower.
fn in_batches(samples: &[Sample], passes: u32, rate: f32, seed: u64, mut learn: impl FnMut(&[usize], f32)) {
    let mut rng = Rng::new(Seed(seed));
    let mut order: Vec<usize> = (0..samples.len()).collect();
    for pass in 0..passes {
        rng.shuffle(&mut order);
        for (place, batch) in order.chunks(BATCH).enumerate() {
            let done = (pass as f32 + (place * BATCH) as f32 / samples.len() as f32) / passes as f32;
            learn(batch, rate * (1.0 - done) + rate * 0.02);
        }
    }
}

/// Cross entropy of the glance alone.
fn fit_glance(samples: &[Sample], weights: &mut Weights, seed: u64) {
    let mut adam = Adam::new(2 * FEATURES);
    let mut slopes = vec![0.0; 2 * FEATURES];
    in_batches(samples, 3, 0.01, seed, |batch, rate| {
        slopes.fill(0.0);
        for &place in batch {
            let sample = &samples[place];
            let mut sums = [0.0; 4];
            let sums = &mut sums[..sample.heard.len() - 1];
            glance(sample, &weights.glance, sums);
            softmax(sums);
            for ((own, chance), result) in sample.heard[1..].iter().zip(sums).zip(sample.result) {
                let error = (*chance - result) / batch.len() as f32;
                for &(input, value) in own.iter().filter(|(input, _)| usize::from(*input) < FEATURES) {
                    let slope = error * in_ones(value);
                    slopes[2 * usize::from(input)] += slope * (1.0 - sample.late);
                    slopes[2 * usize::from(input) + 1] += slope * sample.late;
                }
            }
        }
        adam.improve(weights.glance.as_flattened_mut().iter_mut(), &slopes, rate, 1e-4);
    });
}

/// Cross entropy of the whole, by what the net adds.
fn fit_net(samples: &[Sample], weights: &mut Weights, seed: u64) {
    let mut draft = Draft::of(&weights.net, &mut Rng::new(Seed(seed)));
    let (mut adam_cares, mut adam_counts) = (Adam::new(INPUTS * HIDDEN), Adam::new(HIDDEN));
    let mut slopes = vec![[0.0f32; HIDDEN]; INPUTS];
    let mut neurons = [[0.0; HIDDEN]; 4];
    in_batches(samples, 4, 0.003, seed, |batch, rate| {
        slopes.iter_mut().for_each(|row| row.fill(0.0));
        let mut count_slopes = [0.0f32; HIDDEN];
        for &place in batch {
            let sample = &samples[place];
            let mut sums = [0.0; 4];
            let sums = &mut sums[..sample.heard.len() - 1];
            glance(sample, &weights.glance, sums);
            draft.say(sample, &mut neurons, sums);
            softmax(sums);
            let mut middle = [0.0f32; HIDDEN];
            for (seat, own) in sample.heard[1..].iter().enumerate() {
                let error = (sums[seat] - sample.result[seat]) / batch.len() as f32;
                let mut back = [0.0f32; HIDDEN];
                for neuron in 0..HIDDEN {
                    let heard = neurons[seat][neuron];
                    if heard > 0.0 {
                        count_slopes[neuron] += error * heard;
                        back[neuron] = error * draft.counts[neuron];
                        middle[neuron] += back[neuron];
                    }
                }
                blame(own, &back, &mut slopes);
            }
            blame(&sample.heard[0], &middle, &mut slopes);
        }
        adam_cares.improve(draft.cares.as_flattened_mut().iter_mut(), slopes.as_flattened(), rate, 3e-6);
        draft.cares.as_flattened_mut().iter_mut().for_each(|care| *care = care.clamp(-1.98, 1.98));
        adam_counts.improve(draft.counts.iter_mut(), &count_slopes, rate, 3e-6);
    });
    weights.net = draft.rounded();
}

fn blame(heard: &[(u8, i16)], back: &[f32; HIDDEN], slopes: &mut [[f32; HIDDEN]]) {
    for &(input, value) in heard {
        let value = in_ones(value);
        for (slope, back) in slopes[usize::from(input)].iter_mut().zip(back) {
            *slope += value * back;
        }
    }
}

/// The weights as the lines of `weights.rs`.
#[must_use]
pub fn written(weights: &Weights) -> String {
    let cards = || Resource::all().map(Resource::id).chain(Building::all().map(Building::id));
    let mut text = "glance: [\n".to_owned();
    let own: Vec<&str> = THOUGHT_NAMES.into_iter().chain(cards()).collect();
    for ([early, late], name) in weights.glance.iter().zip(&own) {
        let _ = writeln!(text, "    [{early:.4}, {late:.4}], // {name}");
    }
    let numbers = |row: &[String]| row.join(",");
    let counts = weights.net.counts.map(|count| format!("{count:.4}"));
    let _ = writeln!(text, "],\nnet: Net {{\ncounts: [{}],\ncares: [", numbers(&counts));
    for (input, row) in weights.net.cares.iter().enumerate() {
        let name = match input {
            _ if input < MARKET => own[input].to_owned(),
            _ if input < RIVALS => format!("{} open", cards().nth(input - MARKET).unwrap_or_default()),
            _ if input < INPUTS - 2 => format!("a rival's {}", THOUGHT_NAMES[input - RIVALS]),
            _ if input < INPUTS - 1 => "always".to_owned(),
            _ => "tokens left".to_owned(),
        };
        let _ = writeln!(text, "    [{}], // {name}", numbers(&row.map(|care| care.to_string())));
    }
    text + "],\n},\n"
}

/// Puts the lines for so many seats into the file of weights.
///
/// # Errors
/// If the file cannot be read or written, or is not one of weights.
pub fn replace(file: &str, seats: u8, lines: &str) -> Result<(), Trouble> {
    let text = std::fs::read_to_string(file).map_err(|why| format!("{file}: {why}"))?;
    let mark = format!("Weights {{ // {seats} seats\n");
    let start = text.find(&mark).map(|start| start + mark.len());
    let end = start.and_then(|start| {
        let rest = &text[start..];
        rest.find("},\nWeights {").or_else(|| rest.find("},\n];")).map(|end| start + end)
    });
    let (start, end) = start.zip(end).ok_or_else(|| format!("{file} is no file of weights"))?;
    std::fs::write(file, format!("{}{lines}{}", &text[..start], &text[end..])).map_err(|why| format!("{file}: {why}"))
}
