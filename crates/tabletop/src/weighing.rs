//! A decision that was made, held against the best one.
//!
//! Both are weighed in one search, from the moment of the decision and from what its seat knew then, so luck that came
//! after it blames nobody. What was done gets as many worlds as what is thought best, and so does whatever seems to be better
//! still: nothing looks better for having been looked at more. Only what was looked at enough is compared.

use crate::coach::{BEST_BELOW, Verdict, Way};
use crate::{Rng, Search, Settings, Strategy};

/// The Master at the table imagines so many times fewer worlds.
pub const DEEPER: u32 = 4;
/// So many plans are told.
const TOLD: usize = 3;
/// What is told was looked at at most so many times less than what is thought best.
const TO_TELL: u32 = 8;
/// Where a win is certain, anything else is at most good, in thousandths: a won game is ended at once.
const NO_WIN: u32 = 1000 - BEST_BELOW;

/// A decision being weighed.
pub struct Weighing<G: Strategy> {
    search: Search<G>,
    done: Option<usize>,
    worlds: u32,
    /// As many as the Master at the table imagines.
    least: u32,
    /// Whether only what was done is looked at.
    alone: bool,
    /// Whether there was no time for all of them.
    hurried: bool,
    /// What the Master would have done with its own number of worlds, once they are imagined.
    masters: Option<usize>,
    /// What the search thinks best, once all worlds for finding it are imagined.
    best: Option<usize>,
    /// A plan that wins for certain: what was done, if it does.
    won: Option<usize>,
}

impl<G: Strategy> Weighing<G> {
    /// Begins to weigh what the seat to act did; with no actions it only looks for the best. `None` when the game is
    /// over, or they are not legal. It may imagine `worlds` to find the best plan, and half as many more to be fair to
    /// what was done and to what seems better.
    pub fn new(game: &G, done: &[G::Action], settings: Settings, worlds: u32, rng: Rng) -> Option<Self> {
        let winning = crate::mind::won(game, &mut rng.clone());
        let mut search = Search::new(game, settings, rng)?;
        let branch = if done.is_empty() { None } else { Some(search.offer(done)?) };
        let won = match winning {
            Some(_) if branch.is_some_and(|done| search.wins(done)) => branch,
            Some(thought) => search.offer(&thought.actions),
            None => None,
        };
        let least = worlds / DEEPER;
        Some(Self { search, done: branch, worlds, least, alone: false, hurried: false, masters: None, best: None, won })
    }

    /// All worlds go to what was done.
    #[must_use]
    pub fn alone(self) -> Self {
        Self { alone: true, ..self }
    }

    /// Imagines up to so many more worlds; whether there is nothing more to think about.
    pub fn step(&mut self, worlds: u32) -> bool {
        // A hint to win needs no thought.
        if self.won.is_some() && self.done.is_none() {
            return true;
        }
        if let Some(done) = self.done.filter(|_| self.alone) {
            let left = self.worlds.saturating_sub(self.search.worlds());
            (0..worlds.min(left)).for_each(|_| self.search.step_through(done));
            return left <= worlds;
        }
        for _ in 0..worlds {
            if self.best.is_none() && self.is_open() {
                self.search.step();
                if self.search.worlds() == self.least {
                    self.masters = Some(self.search.best());
                }
                continue;
            }
            let best = self.won.unwrap_or_else(|| self.search.best());
            self.best.get_or_insert(best);
            self.masters.get_or_insert(best);
            if let Some(behind) = self.behind() {
                self.search.step_through(behind);
            } else {
                return true;
            }
        }
        false
    }

    /// Whether there is still something to find out about what is best. Nothing beats a win: what else there was is only
    /// looked at as the Master would.
    fn is_open(&self) -> bool {
        let all = if self.won.is_some() { self.least } else { self.worlds };
        let left = all.saturating_sub(self.search.worlds());
        left > 0 && (self.search.worlds() < self.least || self.search.is_open(left))
    }

    /// Time is short: as many worlds as so far, though no fewer than the Master's own, are enough to find the best.
    pub fn hurry(&mut self) {
        let enough = self.search.worlds().max(self.least);
        if self.best.is_none() && enough < self.worlds {
            (self.worlds, self.hurried) = (enough, true);
        }
    }

    /// What was looked at too little: what was done and what seems to be better than what is thought best, as long as that was
    /// looked at more; then the next best, until they can be told.
    fn behind(&self) -> Option<usize> {
        let all = if self.won.is_some() { self.worlds / 2 } else { self.worlds + self.worlds / 2 };
        if self.search.worlds() >= all {
            return None;
        }
        let (most, chance) = self.search.seen(self.best?);
        let seen = |plan: usize| self.search.seen(plan);
        let ranked = self.search.ranked();
        let better = |plan: &usize| self.won.is_none() && seen(*plan).0 < most && seen(*plan).1 > chance;
        let next = || ranked.iter().copied().take(TOLD).find(|&plan| seen(plan).0 < most / TO_TELL);
        let done = self.done.filter(|&done| seen(done).0 < most);
        done.or_else(|| ranked.iter().copied().find(better)).or_else(|| self.done.and_then(|_| next()))
    }

    /// How much of the thinking is done, from 0 to 1, at least.
    #[must_use]
    pub fn progress(&self) -> f32 {
        let all = match (self.won, self.done) {
            (Some(_), _) => self.worlds / 2,
            (None, Some(_)) => self.worlds + self.worlds / 2,
            (None, None) => self.worlds,
        };
        (self.search.worlds() as f32 / all.max(1) as f32).min(1.0)
    }

    /// The chance to win with a plan, in thousandths.
    fn chance(&self, plan: usize) -> u32 {
        let seen = thousandths(self.search.seen(plan).1);
        match self.won {
            Some(won) if plan == won || self.search.wins(plan) => 1000,
            Some(_) => seen.min(NO_WIN),
            None => seen,
        }
    }

    /// What was looked at often enough, and what was done, the best first.
    fn compared(&self) -> Vec<usize> {
        let best = self.best.unwrap_or_else(|| self.search.best());
        let enough = (self.search.seen(best).0 / TO_TELL).max(1);
        let certain = [self.won, self.done, Some(best)];
        let mut plans: Vec<usize> = certain.into_iter().flatten().collect();
        plans.extend(self.search.ranked().into_iter().filter(|&plan| self.search.seen(plan).0 >= enough));
        // Of equals, what the search thinks best comes first.
        let first = |plan: usize| (self.chance(plan), Some(plan) == self.won, plan == best);
        crate::order::sort(&mut plans, |&one, &other| first(one) > first(other));
        plans
    }

    /// What it has come to so far.
    #[must_use]
    pub fn verdict(&self) -> Verdict<G> {
        let compared = self.compared();
        // Less than that is no difference: then what was done is the best.
        let first = self.chance(compared[0]);
        let best = self.done.filter(|&done| first < self.chance(done) + BEST_BELOW).unwrap_or(compared[0]);
        let before = self.chance(best);
        let after = self.done.map_or(before, |done| self.chance(done));
        // Two ways to one end are one.
        let mut told = vec![best];
        for plan in compared {
            if told.len() < TOLD && !told.iter().any(|&other| self.search.ends_alike(plan, other)) {
                told.push(plan);
            }
        }
        let alike =
            |plan: usize, told: &[usize]| told.iter().copied().find(|&other| self.search.ends_alike(plan, other));
        let masters = self.masters.filter(|_| self.done == Some(best));
        let surpassed = masters.filter(|&masters| {
            let chance = alike(masters, &told).map_or(0, |other| self.chance(other)).max(self.chance(masters));
            after >= chance + BEST_BELOW
        });
        // Who did better than the Master is told what the Master would have done.
        if let Some(masters) = surpassed.filter(|&masters| alike(masters, &told).is_none()) {
            told.truncate(TOLD - 1);
            told.push(masters);
            crate::order::sort(&mut told[1..], |&one, &other| self.chance(one) > self.chance(other));
        }
        let actions = |plan: usize| self.search.actions(plan).to_vec();
        let way = |&plan: &usize| Way { actions: actions(plan), chance: self.chance(plan).min(before) };
        let others = told[1..].iter().map(way).collect();
        let surpasses = surpassed.is_some();
        Verdict { before, after, surpasses, hurried: self.hurried, best: actions(best), others }
    }
}

fn thousandths(chance: f32) -> u32 {
    (chance * 1000.0 + 0.5) as u32
}
