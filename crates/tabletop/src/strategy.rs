//! What a game knows about playing it well.

use crate::{Game, Rng, Seat};

/// A game that can be judged and planned, so that the players of this crate can play it.
///
/// All of this may be asked of imagined worlds only: a plan or a judgement may look at everything in the state it is
/// given.
pub trait Strategy: Game {
    /// The chance of each seat to win, judged without search; seats past the last have none. When the game is over,
    /// what it was worth.
    fn chances(&self) -> [f32; Seat::MAX as usize];

    /// What the position is worth to each seat, from 0 to 1: its chance to win, and a little for its progress, so that a
    /// game that is as good as won is also brought to its end. When the game is over, as [`Strategy::chances`].
    fn worth(&self) -> [f32; Seat::MAX as usize] {
        self.chances()
    }

    /// Up to `most` promising plans for the seat to act, best first, never none while the game goes on. A plan is
    /// carried out to the next moment at which something unknown happens, or another seat is to act.
    fn plans(&self, most: usize) -> Vec<Plan<Self>>;

    /// A quick, sensible action for playouts; the game must not be over.
    fn guide(&self, rng: &mut Rng) -> Self::Action;
}

/// A few actions in a row, and how good they look.
#[derive(Clone, PartialEq, Debug)]
pub struct Plan<G: Game> {
    /// What to do, in order; never empty.
    pub actions: Vec<G::Action>,
    /// What its end is worth to the seat that acts.
    pub worth: f32,
}
