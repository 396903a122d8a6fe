//! What the coach makes of the games of a match: who gave away how much of the chance to win.

use std::fmt::Write;
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Instant;

use little_factory::LittleFactory;
use little_factory::coach::{self, Coach, Mark, Verdict};
use tabletop::{Rng, Seat, Seed};

use crate::fight::{Match, Played};
use crate::progress::Progress;

/// What one guest gave away.
#[derive(Clone, Default)]
struct Tally {
    decisions: u32,
    /// In thousandths, of all decisions.
    lost: u32,
    slips: u32,
    blunders: u32,
    /// In thousandths, of slips and blunders.
    lost_in_slips: u32,
}

impl Tally {
    fn count(&mut self, verdict: &Verdict) {
        self.decisions += 1;
        self.lost += verdict.lost();
        match verdict.mark() {
            Mark::Best | Mark::Good => return,
            Mark::Slip => self.slips += 1,
            Mark::Blunder => self.blunders += 1,
        }
        self.lost_in_slips += verdict.lost();
    }

    fn add(&mut self, other: &Self) {
        self.decisions += other.decisions;
        self.lost += other.lost;
        self.slips += other.slips;
        self.blunders += other.blunders;
        self.lost_in_slips += other.lost_in_slips;
    }
}

/// Looks at every decision of these games; the answer is a table in Markdown.
#[must_use]
pub fn table(fight: &Match<LittleFactory>, games: &[Played<LittleFactory>], worlds: u32) -> String {
    let (next, progress) = (AtomicUsize::new(0), Progress::new("coached", games.len() as u32));
    let tallies = Mutex::new(vec![Tally::default(); fight.guests.len()]);
    let since = Instant::now();
    std::thread::scope(|scope| {
        for _ in 0..fight.threads.max(1) {
            scope.spawn(|| {
                while let Some((number, game)) =
                    Some(next.fetch_add(1, Ordering::Relaxed)).and_then(|number| Some((number, games.get(number)?)))
                {
                    let found = look_at(fight, number, game, worlds);
                    let mut tallies = tallies.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
                    tallies.iter_mut().zip(&found).for_each(|(tally, found)| tally.add(found));
                    progress.one_more();
                }
            });
        }
    });
    let tallies = tallies.into_inner().unwrap_or_else(std::sync::PoisonError::into_inner);
    let mut text = String::from(
        "| player | decisions | lost a decision | slips a game | blunders a game | lost in one of these |\n\
         |---|---|---|---|---|---|\n",
    );
    for (guest, tally) in fight.guests.iter().zip(&tallies) {
        let share = |sum: u32, of: u32| f64::from(sum) / f64::from(of.max(1));
        let played = games.len() as u32;
        let _ = writeln!(
            text,
            "| {} | {} | {:.2} points | {:.2} | {:.2} | {:.1} points |",
            guest.name(),
            tally.decisions,
            share(tally.lost, tally.decisions) / 10.0,
            share(tally.slips, played),
            share(tally.blunders, played),
            share(tally.lost_in_slips, tally.slips + tally.blunders) / 10.0,
        );
    }
    let decisions: u32 = tallies.iter().map(|tally| tally.decisions).sum();
    let each = since.elapsed().as_secs_f64() * fight.threads.max(1) as f64 / f64::from(decisions.max(1));
    let _ = write!(text, "\n{} games, {worlds} worlds a decision, {:.0} ms each", games.len(), 1e3 * each);
    text
}

/// What each guest gave away in one game.
fn look_at(fight: &Match<LittleFactory>, number: usize, game: &Played<LittleFactory>, worlds: u32) -> Vec<Tally> {
    let players = fight.guests.len();
    let seat_of = |guest: usize| Seat(((guest + players - number % players) % players) as u8);
    let record = &game.record;
    let one = |guest| {
        let mut tally = Tally::default();
        for decision in coach::decisions(record, seat_of(guest)) {
            let Ok(before) = record.replay_telling(decision.start, &mut ()) else { continue };
            let luck = Rng::new(Seed(fight.seed ^ (number as u64) << 20 ^ decision.start as u64));
            if let Some(mut coach) = Coach::new(&before, &record.actions[decision], worlds, luck) {
                while !coach.step(worlds) {}
                tally.count(&coach.verdict());
            }
        }
        tally
    };
    (0..players).map(one).collect()
}
