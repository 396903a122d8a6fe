//! The coach of every game: the Master's mind, looking at what somebody else did. How it judges is told in `docs/coach.md`.

use std::ops::Range;

use crate::{Game, Levels, Record, Rng, Seat, Strategy, Weighing};

/// A decision that loses less than this is one of the best, in thousandths of the chance to win.
pub const BEST_BELOW: u32 = 10;
/// A decision that loses less than this is good.
pub const GOOD_BELOW: u32 = 50;
/// A decision that loses less than this is a slip; beyond it is a blunder.
pub const SLIP_BELOW: u32 = 150;

/// How good a decision was.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Mark {
    /// Better than what the Master would have done at the table, as the coach's deeper look shows.
    Better,
    /// As good as anything the coach has found.
    Best,
    /// Hardly worse.
    Good,
    /// Something was given away.
    Slip,
    /// Much was given away.
    Blunder,
}

impl Mark {
    /// Of a decision that gives so much of the chance to win away, in thousandths.
    #[must_use]
    pub fn of(lost: u32) -> Self {
        let below = [(BEST_BELOW, Self::Best), (GOOD_BELOW, Self::Good), (SLIP_BELOW, Self::Slip)];
        below.into_iter().find(|(limit, _)| lost < *limit).map_or(Self::Blunder, |(_, mark)| mark)
    }
}

/// What the coach says about a decision, chances in thousandths.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Verdict<G: Game> {
    /// The chance to win with the best plan that was found, what was done included.
    pub before: u32,
    /// The chance to win with what was done; never above `before`.
    pub after: u32,
    /// Whether what was done is clearly better than what the Master would have done with its own number of worlds.
    pub surpasses: bool,
    /// Whether there was no time for as many worlds as were asked for.
    pub hurried: bool,
    /// The best plan, to the next moment at which something unknown happens.
    pub best: Vec<G::Action>,
    /// The second and the third best, if there are so many.
    pub others: Vec<Way<G>>,
}

/// A plan, and the chance to win with it in thousandths.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Way<G: Game> {
    /// What to do.
    pub actions: Vec<G::Action>,
    /// Never above that of a better one.
    pub chance: u32,
}

impl<G: Game> Verdict<G> {
    /// How much of the chance to win was given away.
    #[must_use]
    pub fn lost(&self) -> u32 {
        self.before.saturating_sub(self.after)
    }

    /// How good it was.
    #[must_use]
    pub fn mark(&self) -> Mark {
        if self.surpasses { Mark::Better } else { Mark::of(self.lost()) }
    }
}

/// A decision being looked at. As [`Weighing`], but compiled in the crate of its game.
pub struct Coach<G: Strategy>(Weighing<G>);

impl<G: Levels> Coach<G> {
    /// Begins to look at what the seat to act did; with no actions it only looks for the best, which is a hint. `None`
    /// when the game is over, or they are not legal. [`Levels::COACH_WORLDS`] are enough to be worth listening to.
    #[must_use]
    pub fn new(game: &G, done: &[G::Action], worlds: u32, rng: Rng) -> Option<Self> {
        G::weigh(game, done, worlds, rng).map(Self)
    }

    /// Looks only at what was done, in all of so many worlds: to judge it again, apart from what was chosen for its luck.
    #[must_use]
    pub fn alone(game: &G, done: &[G::Action], worlds: u32, rng: Rng) -> Option<Self> {
        G::weigh(game, done, worlds, rng).map(|weighing| Self(weighing.alone()))
    }

    /// Imagines up to so many more worlds; whether there is nothing more to think about.
    pub fn step(&mut self, worlds: u32) -> bool {
        G::weigh_on(&mut self.0, worlds)
    }

    /// Time is short: what was imagined so far has to be enough, if the Master at the table would imagine no more.
    pub fn hurry(&mut self) {
        self.0.hurry();
    }

    /// How much of the thinking is done, from 0 to 1, at least.
    #[must_use]
    pub fn progress(&self) -> f32 {
        self.0.progress()
    }

    /// What it has come to so far.
    #[must_use]
    pub fn verdict(&self) -> Verdict<G> {
        self.0.verdict()
    }
}

/// The decisions of one seat in a record, each as a range of its actions, as far as a plan goes ([`Strategy::goes_on`]). Where
/// there is one thing to do, there is nothing to decide.
pub fn decisions<G: Strategy>(record: &Record<G>, seat: Seat) -> Vec<Range<usize>> {
    let mut game = G::new(&record.setup, record.seed);
    let mut found = Vec::new();
    let mut from = None;
    for (place, action) in record.actions.iter().enumerate() {
        let mine = game.to_act() == Some(seat);
        if mine {
            from = from.or(Some(place));
        }
        let before = game.clone();
        if game.apply(action, &mut ()).is_err() {
            break;
        }
        if mine && !game.goes_on(&before, action) {
            let forced = from == Some(place) && before.legal().len() == 1;
            found.extend(from.take().filter(|_| !forced).map(|from| from..place + 1));
        }
    }
    found
}

#[cfg(test)]
mod tests {
    #[cfg(target_arch = "wasm32")]
    use wasm_bindgen_test::wasm_bindgen_test as test;

    use super::*;

    #[test]
    fn marks_follow_the_thresholds() {
        assert_eq!([0, 9].map(Mark::of), [Mark::Best; 2]);
        assert_eq!([10, 49].map(Mark::of), [Mark::Good; 2]);
        assert_eq!([50, 149].map(Mark::of), [Mark::Slip; 2]);
        assert_eq!([150, 600].map(Mark::of), [Mark::Blunder; 2]);
    }
}
