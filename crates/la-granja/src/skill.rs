//! How well a rival plays: four levels, each a way of playing. None of them sees more than its seat could know.

use std::fmt;
use std::str::FromStr;

use tabletop::{Mind, Rng, Search, Settings, Thinking, Thought};

use crate::game::LaGranja;

/// The levels, from the gentlest to the strongest, and one that plays anything.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Skill {
    /// Plays anything that is legal; for tests and comparisons.
    Random,
    /// Short-sighted: takes what looks good now, and is careless once in a while.
    Apprentice,
    /// Thinks each turn through to its end, and takes what looks best, or, now and then, something near it.
    Trader,
    /// Looks a little ahead.
    Merchant,
    /// Looks ahead as far as about a second allows.
    Master,
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

    /// How this level thinks.
    #[must_use]
    pub fn mind(self) -> Mind {
        match self {
            Self::Random => Mind::Random,
            Self::Apprentice => Mind::Guided { slips: 4 },
            Self::Trader => Mind::Careless { width: 12, slips: TRADER_SLIPS },
            Self::Merchant => Mind::Searching { settings: SETTINGS, worlds: MERCHANT_WORLDS },
            Self::Master => Mind::Searching { settings: MASTER, worlds: MASTER_WORLDS },
        }
    }

    /// What this level would do now; `None` when the game is over. See [`Mind::think`].
    pub fn think(
        self,
        game: &LaGranja,
        rng: Rng,
        go_on: impl FnMut(&Search<LaGranja>) -> bool,
    ) -> Option<Thought<LaGranja>> {
        let mut go_on = go_on;
        think(self.mind(), game, rng, &mut go_on)
    }

    /// Begins to think about what to do now, a little at a time; `None` when the game is over.
    #[must_use]
    pub fn begin(self, game: &LaGranja, rng: Rng) -> Option<Thinker> {
        Thinker::new(self.mind(), game, rng)
    }
}

/// A thought on its way. As [`Thinking`], but compiled in this crate, where speed matters more than size.
pub struct Thinker(Thinking<LaGranja>);

impl Thinker {
    /// Begins to think; `None` when the game is over.
    #[must_use]
    pub fn new(mind: Mind, game: &LaGranja, rng: Rng) -> Option<Self> {
        Thinking::new(mind, game, rng).map(Self)
    }

    /// Imagines up to so many more worlds; whether there is nothing more to think about.
    pub fn step(&mut self, worlds: u32) -> bool {
        self.0.step(worlds)
    }

    /// How much of the thinking is done, from 0 to 1.
    #[must_use]
    pub fn progress(&self) -> f32 {
        self.0.progress()
    }

    /// The best so far, at any moment.
    #[must_use]
    pub fn thought(&self) -> Thought<LaGranja> {
        self.0.thought()
    }
}

/// The search is compiled once, in this crate, where speed matters more than size.
pub fn think(
    mind: Mind,
    game: &LaGranja,
    rng: Rng,
    go_on: &mut dyn FnMut(&Search<LaGranja>) -> bool,
) -> Option<Thought<LaGranja>> {
    mind.think(game, rng, go_on)
}

/// How the Merchant thinks.
pub const SETTINGS: Settings =
    Settings { width: 24, inner_width: 6, playout: 0, curiosity: 0.5, doubt: 0.1, nodes: 6000 };
/// How the Master thinks: what it finds is played on a little, as the guide would, before it is judged.
pub const MASTER: Settings = Settings { playout: 15, ..SETTINGS };
/// The Trader takes any plan it weighed every sixth time.
const TRADER_SLIPS: u32 = 6;
const MERCHANT_WORLDS: u32 = 150;
const MASTER_WORLDS: u32 = 1000;

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
