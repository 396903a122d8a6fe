//! The trait every game implements.

use std::fmt::{Debug, Display};
use std::hash::Hash;
use std::str::FromStr;

use crate::{Outcome, Rng, Seat, Seed, Tell};

/// A game in progress, as a plain value.
///
/// What the three games need, and where it lives:
/// - *Chance* (decks, dice) comes from a generator inside the state; nothing random happens outside `new` and `apply`.
/// - *Secret simultaneous choices* are made one seat after the other: [`Game::to_act`] names the next who has not
///   chosen, the choice lies hidden in the state, and `imagine` deals anew what the others chose until all is revealed.
/// - *Reactions* outside one's turn are decisions like any other: `to_act` may name any seat at any time.
/// - *Automata* decide nothing: their cards are carried out by `apply`, or their seat has one legal action at a time
///   so that the interface can pace it.
/// - *Solo games* have one seat, and an [`Outcome`] without winners when they are lost.
pub trait Game: Clone + PartialEq + Debug {
    /// The game's name in records and addresses.
    const ID: &'static str;
    /// Grows when an old record would give another game.
    const RULES: u32;

    /// How many seats, which sets and variants. Its text form fits on one line.
    type Setup: Clone + PartialEq + Debug + Display + FromStr<Err: Display>;
    /// One decision. Its text form is the game's notation, and fits on one line.
    type Action: Clone + Eq + Ord + Hash + Debug + Display + FromStr<Err: Display>;
    /// Something a person would see happen.
    type Event: Clone + PartialEq + Debug;
    /// Why an action is not possible, with what is missing.
    type Refusal: Clone + PartialEq + Debug;
    /// All that one seat knows.
    type View: Clone + PartialEq + Debug;

    /// Sets the game up. A `Setup` can only say what is possible, so this cannot fail.
    fn new(setup: &Self::Setup, seed: Seed) -> Self;

    /// How many seats there are; it does not change during a game.
    fn seats(&self) -> u8;

    /// Whose decision it is; `None` when the game is over.
    fn to_act(&self) -> Option<Seat>;

    /// Who won, once the game is over.
    fn outcome(&self) -> Option<Outcome>;

    /// The points of `seat` now.
    fn score(&self, seat: Seat) -> i32;

    /// How many turns were completed, of all seats together. What a turn is, the game says.
    fn turn(&self) -> u32;

    /// Whether the rules decide for `seat`: then it has one legal action at a time, and whoever runs the game plays it.
    fn is_automaton(&self, _seat: Seat) -> bool {
        false
    }

    /// Whether a legal `action` shows the seat to act something it cannot know before: a card turned up, a die rolled, a
    /// rival's secret. Such an action ends a decision and cannot be taken back for nothing.
    fn reveals(&self, action: &Self::Action) -> bool;

    /// Adds everything the seat to act may do to `actions`, each once; nothing when the game is over.
    fn legal_into(&self, actions: &mut Vec<Self::Action>);

    /// Everything the seat to act may do, each once.
    fn legal(&self) -> Vec<Self::Action> {
        let mut actions = Vec::new();
        self.legal_into(&mut actions);
        actions
    }

    /// Like [`Game::legal_into`] without moves that are hardly ever better than another; never none if any is legal.
    fn candidates_into(&self, actions: &mut Vec<Self::Action>) {
        self.legal_into(actions);
    }

    /// Carries out an action of the seat to act, telling what happens.
    ///
    /// # Errors
    /// If the action is not among the legal ones; then nothing has changed and nothing was told.
    fn apply(&mut self, action: &Self::Action, tell: &mut impl Tell<Self::Event>) -> Result<(), Self::Refusal>;

    /// Why `action` is not possible now, if it is not.
    ///
    /// # Errors
    /// As [`Game::apply`].
    fn check(&self, action: &Self::Action) -> Result<(), Self::Refusal> {
        self.clone().apply(action, &mut ())
    }

    /// A world `seat` could be in: everything it cannot know is dealt anew from `rng`, future chance included. What
    /// comes out depends on what the seat knows and on `rng`, on nothing else. Bots only ever get this.
    #[must_use]
    fn imagine(&self, seat: Seat, rng: &mut Rng) -> Self;

    /// All that `seat` knows.
    fn view(&self, seat: Seat) -> Self::View;

    /// An event as `seat` sees it: whole, with secrets left out, or not at all.
    fn seen_by(event: &Self::Event, _seat: Seat) -> Option<Self::Event> {
        Some(event.clone())
    }
}
