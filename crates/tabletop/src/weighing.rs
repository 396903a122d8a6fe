//! A decision that was made, held against the best one.
//!
//! Both are weighed in one search, from the moment of the decision and from what its seat knew then, so luck that came
//! after it blames nobody. What was done gets as many worlds as what is thought best, so that neither looks better for
//! having been looked at more; and if it then looks better, it is the best.

use crate::coach::{BEST_BELOW, Verdict, Way};
use crate::{Rng, Search, Settings, Strategy};

/// The Master at the table imagines so many times fewer worlds.
pub const DEEPER: u32 = 4;
/// So many plans are told.
const TOLD: usize = 3;

/// A decision being weighed.
pub struct Weighing<G: Strategy> {
    search: Search<G>,
    done: Option<usize>,
    worlds: u32,
    /// What the Master would have done with its own number of worlds, once they are imagined.
    masters: Option<usize>,
    /// The best plan, once all worlds for finding it are imagined.
    best: Option<usize>,
    /// The turn that wins for certain, and whether what was done does.
    won: Option<(Vec<G::Action>, bool)>,
}

impl<G: Strategy> Weighing<G> {
    /// Begins to weigh what the seat to act did; with no actions it only looks for the best. `None` when the game is
    /// over, or they are not legal. It may imagine `worlds` to find the best plan, and half as many more to be fair to
    /// what was done.
    pub fn new(game: &G, done: &[G::Action], settings: Settings, worlds: u32, rng: Rng) -> Option<Self> {
        let seat = game.to_act()?;
        let won = crate::mind::won(game, &mut rng.clone()).map(|thought| {
            let mut end = game.imagine(seat, &mut rng.clone());
            let possible = done.iter().all(|action| end.apply(action, &mut ()).is_ok());
            let as_well = end.outcome().is_some_and(|outcome| outcome.share(seat) == 1.0);
            (thought.actions, done.is_empty() || possible && as_well)
        });
        let mut search = Search::new(game, settings, rng)?;
        let branch = if done.is_empty() { None } else { Some(search.offer(done)?) };
        Some(Self { search, done: branch, worlds, masters: None, best: None, won })
    }

    /// Imagines up to so many more worlds; whether there is nothing more to think about.
    pub fn step(&mut self, worlds: u32) -> bool {
        if let Some((_, as_well)) = self.won {
            // Nothing beats a win; what else was done is looked at by itself.
            let left = (self.worlds / 2).saturating_sub(self.search.worlds());
            let done = self.done.filter(|_| !as_well);
            done.iter().for_each(|&done| (0..worlds.min(left)).for_each(|_| self.search.step_through(done)));
            return done.is_none() || left <= worlds;
        }
        for _ in 0..worlds {
            if self.best.is_none() && self.is_open() {
                self.search.step();
                if self.search.worlds() == self.worlds / DEEPER {
                    self.masters = Some(self.search.best());
                }
                continue;
            }
            let best = self.search.best();
            self.best.get_or_insert(best);
            self.masters.get_or_insert(best);
            if let Some(done) = self.behind() {
                self.search.step_through(done);
            } else {
                return true;
            }
        }
        false
    }

    /// Whether there is still something to find out about what is best.
    fn is_open(&self) -> bool {
        let left = self.worlds.saturating_sub(self.search.worlds());
        left > 0 && (self.search.worlds() < self.worlds / DEEPER || self.search.is_open(left))
    }

    /// What was done, while it has been looked at less than what is thought best.
    fn behind(&self) -> Option<usize> {
        let (best, _) = self.search.seen(self.best?);
        let left = self.search.worlds() < self.worlds + self.worlds / 2;
        self.done.filter(|&done| left && self.search.seen(done).0 < best)
    }

    /// How much of the thinking is done, from 0 to 1, at least.
    #[must_use]
    pub fn progress(&self) -> f32 {
        if self.won.is_some() {
            return (self.search.worlds() as f32 / (self.worlds / 2).max(1) as f32).min(1.0);
        }
        self.search.worlds() as f32 / (self.worlds + self.worlds / 2).max(1) as f32
    }

    /// What it has come to so far.
    #[must_use]
    pub fn verdict(&self) -> Verdict<G> {
        let chance = |plan: usize| thousandths(self.search.seen(plan).1);
        if let Some((turn, as_well)) = &self.won {
            let after = self.done.filter(|_| !as_well).map_or(1000, chance);
            return Verdict { before: 1000, after, surpasses: false, best: turn.clone(), others: Vec::new() };
        }
        let found = self.best.unwrap_or_else(|| self.search.best());
        // Looked at as often as the best, what was done may be better.
        let best = self.done.filter(|&done| chance(done) > chance(found)).unwrap_or(found);
        let before = chance(best);
        let after = self.done.map_or(before, chance).min(before);
        let masters = self.masters.filter(|&masters| Some(masters) != self.done && self.done.is_some());
        let surpasses =
            masters.is_some_and(|masters| after >= chance(masters) + BEST_BELOW && before < after + BEST_BELOW);
        let ranked = self.search.ranked().into_iter().filter(|&plan| plan != best);
        let mut least = before;
        let others = ranked.take(TOLD - 1).map(|plan| {
            least = least.min(chance(plan));
            Way { actions: self.search.actions(plan).to_vec(), chance: least }
        });
        let others = others.collect();
        Verdict { before, after, surpasses, best: self.search.actions(best).to_vec(), others }
    }
}

fn thousandths(chance: f32) -> u32 {
    (chance * 1000.0 + 0.5) as u32
}
