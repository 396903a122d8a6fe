//! The coach: the Master's mind, looking at what somebody else did. How it judges is told in `docs/coach.md`.

use std::ops::Range;

use tabletop::{Record, Rng, Seat, Weighing};

use crate::action::{Action, How};
use crate::game::LittleFactory;
use crate::skill::{MASTER_WORLDS, SETTINGS};

/// How many worlds the coach imagines for the best turn, and for a hint; half as many more may go to a turn that was played.
pub const WORLDS: u32 = MASTER_WORLDS;

/// A turn that loses less than this is one of the best, in thousandths of the chance to win.
pub const BEST_BELOW: u32 = 10;
/// A turn that loses less than this is good.
pub const GOOD_BELOW: u32 = 50;
/// A turn that loses less than this is a slip; beyond it is a blunder.
pub const SLIP_BELOW: u32 = 150;

/// How good a turn was.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Mark {
    /// As good as the Master's.
    Best,
    /// Hardly worse.
    Good,
    /// Something was given away.
    Slip,
    /// Much was given away.
    Blunder,
}

impl Mark {
    /// Of a turn that gives so much of the chance to win away, in thousandths.
    #[must_use]
    pub fn of(lost: u32) -> Self {
        let below = [(BEST_BELOW, Self::Best), (GOOD_BELOW, Self::Good), (SLIP_BELOW, Self::Slip)];
        below.into_iter().find(|(limit, _)| lost < *limit).map_or(Self::Blunder, |(_, mark)| mark)
    }
}

/// What the coach says about a decision, chances in thousandths.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Verdict {
    /// The chance to win with the Master's turn.
    pub before: u32,
    /// The chance to win with what was done; never above `before`.
    pub after: u32,
    /// The Master's turn, to its end or to a card nobody knows.
    pub best: Vec<Action>,
}

impl Verdict {
    /// How much of the chance to win was given away.
    #[must_use]
    pub fn lost(&self) -> u32 {
        self.before.saturating_sub(self.after)
    }

    /// How good it was.
    #[must_use]
    pub fn mark(&self) -> Mark {
        Mark::of(self.lost())
    }
}

/// A decision being looked at. As [`Weighing`], but compiled in this crate, where speed matters more than size.
pub struct Coach(Weighing<LittleFactory>);

impl Coach {
    /// Begins to look at what the player to act did; with no actions it only looks for the best. `None` when the game
    /// is over, or they are not legal.
    #[must_use]
    pub fn new(game: &LittleFactory, done: &[Action], worlds: u32, rng: Rng) -> Option<Self> {
        Weighing::new(game, done, SETTINGS, worlds, rng).map(Self)
    }

    /// Imagines up to so many more worlds; whether there is nothing more to think about.
    pub fn step(&mut self, worlds: u32) -> bool {
        self.0.step(worlds)
    }

    /// How much of the thinking is done, from 0 to 1, at least.
    #[must_use]
    pub fn progress(&self) -> f32 {
        self.0.progress()
    }

    /// What it has come to so far.
    #[must_use]
    pub fn verdict(&self) -> Verdict {
        let verdict = self.0.verdict();
        let thousandths = |chance: f32| (chance * 1000.0 + 0.5) as u32;
        Verdict { before: thousandths(verdict.before), after: thousandths(verdict.after), best: verdict.best }
    }
}

/// The decisions of one seat: its turns, cut where a card nobody knew was drawn.
#[must_use]
pub fn decisions(record: &Record<LittleFactory>, seat: Seat) -> Vec<Range<usize>> {
    tabletop::decisions(record, seat, |action| matches!(action, Action::Activate { how: How::Draw(_), .. }))
}
