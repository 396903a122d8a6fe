//! A decision that was made, held against the best one.
//!
//! Both are weighed in one search, from the moment of the decision and from what its seat knew then, so luck that came
//! after it blames nobody. What was done gets as many worlds as what is thought best, so that neither looks better for
//! having been looked at more.

use crate::coach::Verdict;
use crate::{Rng, Search, Settings, Strategy};

/// A decision being weighed.
pub struct Weighing<G: Strategy> {
    search: Search<G>,
    done: Option<usize>,
    worlds: u32,
    /// The best plan, once all worlds for finding it are imagined.
    best: Option<usize>,
}

impl<G: Strategy> Weighing<G> {
    /// Begins to weigh what the seat to act did; with no actions it only looks for the best. `None` when the game is
    /// over, or they are not legal. It may imagine `worlds` to find the best plan, and half as many more to be fair to
    /// what was done.
    pub fn new(game: &G, done: &[G::Action], settings: Settings, worlds: u32, rng: Rng) -> Option<Self> {
        let mut search = Search::new(game, settings, rng)?;
        let branch = if done.is_empty() { None } else { Some(search.offer(done)?) };
        Some(Self { search, done: branch, worlds, best: None })
    }

    /// Imagines up to so many more worlds; whether there is nothing more to think about.
    pub fn step(&mut self, worlds: u32) -> bool {
        for _ in 0..worlds {
            if self.search.worlds() < self.worlds {
                self.search.step();
                continue;
            }
            let best = self.search.best();
            self.best.get_or_insert(best);
            if let Some(done) = self.behind() {
                self.search.step_through(done);
            } else {
                return true;
            }
        }
        false
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
        self.search.worlds() as f32 / (self.worlds + self.worlds / 2).max(1) as f32
    }

    /// What it has come to so far.
    #[must_use]
    pub fn verdict(&self) -> Verdict<G> {
        let thousandths = |chance: f32| (chance * 1000.0 + 0.5) as u32;
        let best = self.best.unwrap_or_else(|| self.search.best());
        let (_, chance) = self.search.seen(best);
        let done = self.done.unwrap_or(best);
        let (_, after) = self.search.seen(done);
        Verdict {
            before: thousandths(chance.max(after)),
            after: thousandths(after),
            best: self.search.actions(best).to_vec(),
        }
    }
}
