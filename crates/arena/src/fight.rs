//! A match: many games between the same guests, seats rotated, everything from one seed.

use std::fmt::Write;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Instant;

use serde_json::{Value, json};
use tabletop::{Record, Rng, Seat, Seed};

use crate::Trouble;
use crate::guest::{Guest, Sitting};
use crate::playable::Playable;
use crate::progress::Progress;
use crate::stats::{interval, p95};

/// A game still going after so many turns is called unfinished: only random play gets there.
const LONGEST: u32 = 1000;

/// Who plays, how often, from which seed.
pub struct Match<G: Playable> {
    /// What is set up.
    pub setup: G::Setup,
    /// One a seat that decides for itself.
    pub guests: Vec<Guest>,
    /// How many games.
    pub games: u32,
    /// The first deal; as many games as there are seats share a deal, each guest in each seat once.
    pub seed: u64,
    /// How many games are played at the same time.
    pub threads: usize,
}

/// One game of a match.
pub struct Played<G: Playable> {
    /// Everything that was done.
    pub record: Record<G>,
    /// Where each guest sat.
    pub seats: Vec<Seat>,
    /// What each guest got: 1, a part, or 0.
    pub shares: Vec<f64>,
    /// Turns of the longest-serving seat.
    pub turns: u32,
    /// Whether it came to an end.
    pub finished: bool,
    /// Seconds for each turn that a guest was asked for.
    pub seconds: Vec<Vec<f64>>,
    /// Which guest saw which chance to win, turn by turn.
    pub forecasts: Vec<(usize, f32)>,
}

impl<G: Playable> Match<G> {
    /// Plays all games; they come back in order.
    ///
    /// # Errors
    /// If a program misbehaves; an illegal answer is told with the game it was given in.
    pub fn play(&self, what: &str) -> Result<Vec<Played<G>>, Trouble> {
        let game = G::new(&self.setup, Seed(self.seed));
        let persons = Seat::all(game.seats()).filter(|&seat| !game.is_automaton(seat)).count();
        if self.guests.len() != persons {
            return Err(format!("{} is a game for {persons}, not for {}", self.setup, self.guests.len()));
        }
        let (next, progress) = (AtomicU32::new(0), Progress::new(what, self.games));
        let done = Mutex::new(Vec::new());
        let trouble = Mutex::new(None);
        std::thread::scope(|scope| {
            for _ in 0..self.threads.max(1) {
                scope.spawn(|| {
                    loop {
                        let game = next.fetch_add(1, Ordering::Relaxed);
                        if game >= self.games {
                            return;
                        }
                        match self.play_one(game) {
                            Ok(played) => lock(&done).push((game, played)),
                            Err(why) => {
                                *lock(&trouble) = Some(why);
                                next.store(self.games, Ordering::Relaxed);
                                return;
                            }
                        }
                        progress.one_more();
                    }
                });
            }
        });
        if let Some(why) = lock(&trouble).take() {
            return Err(why);
        }
        let mut games = std::mem::take(&mut *lock(&done));
        games.sort_by_key(|(game, _)| *game);
        Ok(games.into_iter().map(|(_, played)| played).collect())
    }

    fn play_one(&self, number: u32) -> Result<Played<G>, Trouble> {
        let players = self.guests.len();
        let rotation = number as usize % players;
        let mut record = Record::<G>::new(self.setup.clone(), Seed(self.seed + u64::from(number) / players as u64));
        let mut game = G::new(&self.setup, record.seed);
        // Automata keep their seats, the others rotate.
        let persons: Vec<Seat> = Seat::all(game.seats()).filter(|&seat| !game.is_automaton(seat)).collect();
        let mut sitting = self.guests.iter().map(Guest::sit).collect::<Result<Vec<Sitting>, _>>()?;
        let mut seconds = vec![Vec::new(); players];
        let mut forecasts = Vec::new();
        let mut luck = Rng::new(Seed(self.seed ^ (u64::from(number) + 1) << 32));
        while let Some(seat) = game.to_act().filter(|_| game.turn() < LONGEST) {
            let guest = persons.iter().position(|&person| person == seat).map(|place| (place + rotation) % players);
            let actions = match guest {
                Some(guest) => {
                    let since = Instant::now();
                    let answer = sitting[guest].ask(&game, seat, luck.fork())?;
                    seconds[guest].push(since.elapsed().as_secs_f64());
                    forecasts.extend(answer.chance.map(|chance| (guest, chance)));
                    answer.actions
                }
                None => game.legal().into_iter().take(1).collect(),
            };
            for action in actions {
                let name = guest.map_or("the automaton", |guest| self.guests[guest].name());
                let applied = game.apply(&action, &mut ());
                applied.map_err(|refusal| {
                    format!("“{name}” wants to {action}: {}, after\n{record}", G::refusal_json(&refusal))
                })?;
                record.actions.push(action);
            }
        }
        let outcome = game.outcome();
        let seats: Vec<Seat> = (0..players).map(|guest| persons[(guest + players - rotation) % players]).collect();
        let share = |&seat| match outcome {
            Some(outcome) => f64::from(outcome.share(seat)),
            None => 1.0 / f64::from(game.seats()),
        };
        Ok(Played {
            shares: seats.iter().map(share).collect(),
            seats,
            turns: game.turn() / u32::from(game.seats()) + 1,
            finished: outcome.is_some(),
            record,
            seconds,
            forecasts,
        })
    }

    /// What the games tell.
    #[must_use]
    pub fn summary(&self, games: &[Played<G>]) -> Summary {
        let count = games.len() as f64;
        let guests = self.guests.iter().enumerate().map(|(place, guest)| {
            let mut seconds: Vec<f64> = games.iter().flat_map(|game| game.seconds[place].iter().copied()).collect();
            let won = games.iter().map(|game| game.shares[place]).sum();
            Line {
                name: guest.name().to_owned(),
                won,
                interval: interval(won, count),
                seconds: seconds.iter().sum::<f64>() / (seconds.len() as f64).max(1.0),
                seconds_p95: p95(&mut seconds),
            }
        });
        Summary {
            games: games.len(),
            unfinished: games.iter().filter(|game| !game.finished).count(),
            turns: games.iter().map(|game| f64::from(game.turns)).sum::<f64>() / count.max(1.0),
            lines: guests.collect(),
        }
    }
}

/// The result of a match.
pub struct Summary {
    games: usize,
    unfinished: usize,
    turns: f64,
    lines: Vec<Line>,
}

struct Line {
    name: String,
    won: f64,
    interval: (f64, f64),
    seconds: f64,
    seconds_p95: f64,
}

impl Summary {
    /// For people.
    #[must_use]
    pub fn text(&self) -> String {
        let width = self.lines.iter().map(|line| line.name.chars().count()).max().unwrap_or(0);
        let mut text = String::new();
        for line in &self.lines {
            let share = 100.0 * line.won / self.games as f64;
            let (low, high) = (100.0 * line.interval.0, 100.0 * line.interval.1);
            let _ = writeln!(
                text,
                "{:width$}  {:7.1} won  {share:5.1} %  (95 %: {low:.1} to {high:.1})  {:.2} ms a decision, p95 {:.2}",
                line.name,
                line.won,
                1e3 * line.seconds,
                1e3 * line.seconds_p95,
            );
        }
        let _ = write!(text, "{} games, {:.1} turns a player", self.games, self.turns);
        if self.unfinished > 0 {
            let _ = write!(text, ", {} unfinished after {LONGEST} turns", self.unfinished);
        }
        text
    }

    /// For programs.
    #[must_use]
    pub fn json(&self) -> Value {
        let guests: Vec<Value> = self
            .lines
            .iter()
            .map(|line| {
                json!({
                    "name": line.name, "won": line.won, "share": line.won / self.games as f64,
                    "low": line.interval.0, "high": line.interval.1,
                    "seconds": line.seconds, "seconds_p95": line.seconds_p95,
                })
            })
            .collect();
        json!({"games": self.games, "unfinished": self.unfinished, "turns": self.turns, "guests": guests})
    }

    /// What the first guest won.
    #[must_use]
    pub fn first_won(&self) -> f64 {
        self.lines.first().map_or(0.0, |line| line.won)
    }
}

/// A lock that a panic elsewhere does not poison: the panic ends the program anyway.
fn lock<T>(mutex: &Mutex<T>) -> std::sync::MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(std::sync::PoisonError::into_inner)
}
