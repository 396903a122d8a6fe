//! What a game knows about playing it well.

use crate::{Game, Rng, Seat};

/// A game that can be judged and planned, so that the players of this crate can play it.
///
/// All of this may be asked of imagined worlds only: a plan or a judgement may look at everything in the state it is
/// given.
pub trait Strategy: Game {
    /// What the position is worth, judged without search.
    fn judge(&self) -> Judgement;

    /// Up to `most` promising plans for the seat to act, best first, never none while the game goes on. A plan is
    /// carried out to the next moment at which something unknown happens, or another seat is to act.
    fn plans(&self, most: usize) -> Vec<Plan<Self>>;

    /// The plans for a decision that is really to be made: those that look best, and besides what must not be overlooked
    /// however it looks, such as every way to score and what stops a rival's win.
    fn plans_to_weigh(&self, most: usize) -> Vec<Plan<Self>> {
        self.plans(most)
    }

    /// What the seat to act can do, up to the next moment at which something unknown happens, to win alone and for
    /// certain; `None` only if nothing does, as far as the game can tell. By default it cannot.
    fn winning(&self) -> Option<Vec<Self::Action>> {
        None
    }

    /// Wins, if the seat to act can do so at once and a quick look tells; whether it did. A search asks this in every world and
    /// at every step, so it must cost little. By default nobody looks.
    fn take_win(&mut self) -> bool {
        false
    }

    /// Whether a plan that has just done `action` goes on: nothing came to light, and the same seat is still to act. Sooner, where
    /// the game's plans end sooner.
    fn goes_on(&self, before: &Self, action: &Self::Action) -> bool {
        self.to_act() == before.to_act() && !before.reveals(action)
    }

    /// Whether `seat` wins alone, whatever happens yet, as far as the game can tell. By default only an end tells.
    fn is_won_by(&self, seat: Seat) -> bool {
        self.outcome().is_some_and(|outcome| outcome.share(seat) == 1.0)
    }

    /// A quick, sensible action for playouts; the game must not be over.
    fn guide(&self, rng: &mut Rng) -> Self::Action;

    /// Plays on by itself what need not be branched on after a plan, such as a turn whose dice have just been rolled.
    /// By default there is nothing of the kind.
    fn settle(&mut self, _rng: &mut Rng) {}

    /// What a chance that the search has seen comes to when games are played to their end; it rises with the chance. By
    /// default the search is taken at its word.
    fn forecast(&self, chance: f32) -> f32 {
        chance
    }

    /// One step of a playout, by default one action of the guide; whether anything could be done.
    fn play_on(&mut self, rng: &mut Rng) -> bool {
        self.to_act().is_some() && {
            let action = self.guide(rng);
            self.apply(&action, &mut ()).is_ok()
        }
    }
}

/// What a position is worth to each seat; seats past the last have nothing.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Judgement {
    /// The chance to win, from 0 to 1. When the game is over, what it was worth.
    pub chances: [f32; Seat::MAX as usize],
    /// What a player goes for: the chance to win, and a little for progress, so that a game that is as good as won is
    /// also brought to its end. When the game is over, as the chances.
    pub worth: [f32; Seat::MAX as usize],
}

/// A few actions in a row, and how good they look.
#[derive(Clone, PartialEq, Debug)]
pub struct Plan<G: Game> {
    /// What to do, in order; never empty.
    pub actions: Vec<G::Action>,
    /// What its end is worth to the seat that acts.
    pub worth: f32,
}
