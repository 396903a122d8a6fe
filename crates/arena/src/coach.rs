//! What the coach makes of the games of a match: who gave away how much of the chance to win.

use std::fmt::Write;
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Instant;

use tabletop::coach::{Coach, Mark, Verdict, decisions};
use tabletop::{Game, Rng, Seed};

use crate::fight::{Match, Played};
use crate::playable::Playable;
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
    fn count<G: Game>(&mut self, verdict: &Verdict<G>) {
        self.decisions += 1;
        self.lost += verdict.lost();
        match verdict.mark() {
            Mark::Better | Mark::Best | Mark::Good => return,
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
pub fn table<G: Playable>(fight: &Match<G>, games: &[Played<G>], worlds: u32) -> String {
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
fn look_at<G: Playable>(fight: &Match<G>, number: usize, game: &Played<G>, worlds: u32) -> Vec<Tally> {
    let record = &game.record;
    let one = |&seat| {
        let mut tally = Tally::default();
        for decision in decisions(record, seat) {
            let Ok(before) = record.replay_telling(decision.start, &mut ()) else { continue };
            let luck = Rng::new(Seed(fight.seed ^ (number as u64) << 20 ^ decision.start as u64));
            if let Some(mut coach) = Coach::new(&before, &record.actions[decision], worlds, luck) {
                while !coach.step(worlds) {}
                tally.count(&coach.verdict());
            }
        }
        tally
    };
    game.seats.iter().map(one).collect()
}

#[cfg(test)]
mod tests {
    use std::ops::Range;

    use la_granja::LaGranja;
    use little_factory::LittleFactory;
    use my_little_scythe::MyLittleScythe;
    use tabletop::{Record, Seat, Skill};

    use super::*;

    /// The first actions of a game between Apprentices.
    fn played<G: Playable>(setup: &str) -> Record<G> {
        let Ok(setup) = setup.parse::<G::Setup>() else { panic!("{setup} is no setup") };
        let (mut record, mut rng) = (Record::<G>::new(setup, Seed(4)), Rng::new(Seed(4)));
        let mut game = G::new(&record.setup, record.seed);
        while record.actions.len() < 60
            && let Some(thought) = Skill::Apprentice.think(&game, rng.fork(), |_| true)
        {
            for action in thought.actions {
                assert!(game.apply(&action, &mut ()).is_ok(), "{action}");
                record.actions.push(action);
            }
        }
        record
    }

    fn decisions_are_the_whole_game_and_can_be_judged<G: Playable>(setup: &str) {
        let record = played::<G>(setup);
        let seats = G::new(&record.setup, record.seed).seats();
        let mut all: Vec<_> = Seat::all(seats).flat_map(|seat| decisions(&record, seat)).collect();
        all.sort_by_key(|decision| decision.start);
        let forced = |at: usize| record.replay_telling(at, &mut ()).is_ok_and(|game| game.legal().len() == 1);
        let between = |pair: &[Range<usize>]| (pair[0].end..pair[1].start).all(forced);
        assert!(all.windows(2).all(between), "{all:?}");
        assert!(all.len() > 10, "{all:?}");
        for decision in all.into_iter().skip(3).step_by(5) {
            let Ok(game) = record.replay_telling(decision.start, &mut ()) else { panic!("it was played") };
            let done = &record.actions[decision];
            let mut coach = Coach::new(&game, done, 30, Rng::new(Seed(1))).unwrap();
            while !coach.step(7) {}
            let verdict = coach.verdict();
            assert!(verdict.after <= verdict.before && verdict.before <= 1000, "{verdict:?}");
            let mut best = game.clone();
            assert!(verdict.best.iter().all(|action| best.apply(action, &mut ()).is_ok()) && best != game);
        }
    }

    fn what_is_weighed_is_a_whole_decision<G: Playable>(setup: &str) {
        let record = played::<G>(setup);
        let mut game = G::new(&record.setup, record.seed);
        for (place, action) in record.actions.iter().enumerate() {
            let mine = game.to_act().filter(|&seat| !game.is_automaton(seat) && place % 3 == 0);
            for plan in mine.map_or_else(Vec::new, |_| game.plans_to_weigh(12)) {
                let mut world = game.clone();
                for (done, action) in plan.actions.iter().enumerate() {
                    let before = world.clone();
                    assert!(world.apply(action, &mut ()).is_ok(), "{action}");
                    let last = done + 1 == plan.actions.len();
                    let said = || plan.actions.iter().map(ToString::to_string).collect::<Vec<_>>().join("; ");
                    assert_eq!(world.goes_on(&before, action), !last, "{setup}, after {place}: {action} of {}", said());
                }
            }
            assert!(game.apply(action, &mut ()).is_ok(), "{action}");
        }
    }

    #[test]
    fn a_decision_ends_where_a_plan_ends() {
        what_is_weighed_is_a_whole_decision::<LittleFactory>("3 seats, extension");
        what_is_weighed_is_a_whole_decision::<MyLittleScythe>("2 seats");
        what_is_weighed_is_a_whole_decision::<MyLittleScythe>("solo normal");
        what_is_weighed_is_a_whole_decision::<LaGranja>("3 seats");
        what_is_weighed_is_a_whole_decision::<LaGranja>("solo");
    }

    #[test]
    fn every_game_has_its_coach() {
        decisions_are_the_whole_game_and_can_be_judged::<LittleFactory>("3 seats, extension");
        decisions_are_the_whole_game_and_can_be_judged::<MyLittleScythe>("2 seats");
        decisions_are_the_whole_game_and_can_be_judged::<MyLittleScythe>("solo normal");
        decisions_are_the_whole_game_and_can_be_judged::<LaGranja>("3 seats");
    }
}
