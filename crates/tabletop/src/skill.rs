//! How well a rival plays: four levels for every game, each a way of playing. None of them sees more than its seat could
//! know.

use std::fmt;
use std::str::FromStr;

use crate::{Mind, Rng, Search, Strategy, Thinking, Thought, Weighing};

/// The levels, from the gentlest to the strongest, and one that plays anything.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Skill {
    /// Plays anything that is legal; for tests and comparisons.
    Random,
    /// Short-sighted: takes what looks good now, and is careless once in a while.
    Apprentice,
    /// Thinks a turn through to its end, without looking ahead.
    Trader,
    /// Looks a little ahead.
    Merchant,
    /// Looks ahead as far as about a second allows.
    Master,
}

/// A game with levels to play at.
///
/// A search is generic, and compiled by whoever makes it for a game. So what thinks has no body here: each game writes it,
/// and its search is compiled once, in its own crate, where speed matters more than size.
pub trait Levels: Strategy {
    /// How each level thinks at this game.
    fn mind(skill: Skill) -> Mind;

    /// [`Mind::think`].
    fn think(mind: Mind, game: &Self, rng: Rng, go_on: &mut dyn FnMut(&Search<Self>) -> bool) -> Option<Thought<Self>>;

    /// [`Thinking::new`].
    fn begin(mind: Mind, game: &Self, rng: Rng) -> Option<Thinking<Self>>;

    /// [`Thinking::step`].
    fn step(thinking: &mut Thinking<Self>, worlds: u32) -> bool;

    /// How many worlds the coach imagines for the best plan, and for a hint, unless it is clear before; half as many more
    /// may go to what was done.
    const COACH_WORLDS: u32;

    /// [`Weighing::new`] with the mind of the Master.
    fn weigh(game: &Self, done: &[Self::Action], worlds: u32, rng: Rng) -> Option<Weighing<Self>>;

    /// [`Weighing::step`].
    fn weigh_on(weighing: &mut Weighing<Self>, worlds: u32) -> bool;
}

impl Skill {
    /// The levels a person can choose, the gentlest first.
    pub const LEVELS: [Self; 4] = [Self::Apprentice, Self::Trader, Self::Merchant, Self::Master];

    /// Its name in commands and files.
    #[must_use]
    pub fn id(self) -> &'static str {
        match self {
            Self::Random => "random",
            Self::Apprentice => "apprentice",
            Self::Trader => "trader",
            Self::Merchant => "merchant",
            Self::Master => "master",
        }
    }

    /// What this level would do now; `None` when the game is over. See [`Mind::think`].
    pub fn think<G: Levels>(self, game: &G, rng: Rng, mut go_on: impl FnMut(&Search<G>) -> bool) -> Option<Thought<G>> {
        G::think(G::mind(self), game, rng, &mut go_on)
    }

    /// Begins to think about what to do now, a little at a time; `None` when the game is over.
    #[must_use]
    pub fn begin<G: Levels>(self, game: &G, rng: Rng) -> Option<Thinker<G>> {
        Thinker::new(G::mind(self), game, rng)
    }
}

/// [`Mind::think`], where the game is compiled to be fast.
pub fn think<G: Levels>(
    mind: Mind,
    game: &G,
    rng: Rng,
    go_on: &mut dyn FnMut(&Search<G>) -> bool,
) -> Option<Thought<G>> {
    G::think(mind, game, rng, go_on)
}

impl fmt::Display for Skill {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}

impl FromStr for Skill {
    type Err = &'static str;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        [Self::Random].into_iter().chain(Self::LEVELS).find(|skill| skill.id() == text).ok_or("no such level")
    }
}

/// A thought on its way. As [`Thinking`], but compiled in the crate of its game.
pub struct Thinker<G: Strategy>(Thinking<G>);

impl<G: Levels> Thinker<G> {
    /// Begins to think; `None` when the game is over.
    #[must_use]
    pub fn new(mind: Mind, game: &G, rng: Rng) -> Option<Self> {
        G::begin(mind, game, rng).map(Self)
    }

    /// Imagines up to so many more worlds; whether there is nothing more to think about.
    pub fn step(&mut self, worlds: u32) -> bool {
        G::step(&mut self.0, worlds)
    }

    /// How much of the thinking is done, from 0 to 1.
    #[must_use]
    pub fn progress(&self) -> f32 {
        self.0.progress()
    }

    /// The best so far, at any moment.
    #[must_use]
    pub fn thought(&self) -> Thought<G> {
        self.0.thought()
    }
}
