//! How each level plays this game.

use tabletop::{DEEPER, Levels, Mind, Rng, Search, Settings, Thinking, Thought, Weighing};
pub use tabletop::{Skill, think};

use crate::game::LittleFactory;

/// A thought about this game on its way.
pub type Thinker = tabletop::Thinker<LittleFactory>;

impl Levels for LittleFactory {
    fn mind(skill: Skill) -> Mind {
        match skill {
            Skill::Random => Mind::Random,
            Skill::Apprentice => Mind::Careless { width: 12, slips: APPRENTICE_SLIPS, sees_wins: false },
            Skill::Trader => Mind::Greedy { width: 6 },
            Skill::Merchant => Mind::Searching { settings: SETTINGS, worlds: MERCHANT_WORLDS },
            Skill::Master => Mind::Searching { settings: SETTINGS, worlds: MASTER_WORLDS },
        }
    }

    fn think(mind: Mind, game: &Self, rng: Rng, go_on: &mut dyn FnMut(&Search<Self>) -> bool) -> Option<Thought<Self>> {
        mind.think(game, rng, go_on)
    }

    fn begin(mind: Mind, game: &Self, rng: Rng) -> Option<Thinking<Self>> {
        Thinking::new(mind, game, rng)
    }

    fn step(thinking: &mut Thinking<Self>, worlds: u32) -> bool {
        thinking.step(worlds)
    }

    const COACH_WORLDS: u32 = DEEPER * MASTER_WORLDS;

    fn weigh(game: &Self, done: &[Self::Action], worlds: u32, rng: Rng) -> Option<Weighing<Self>> {
        Weighing::new(game, done, SETTINGS, worlds, rng)
    }

    fn weigh_on(weighing: &mut Weighing<Self>, worlds: u32) -> bool {
        weighing.step(worlds)
    }
}

/// How searching levels think.
pub const SETTINGS: Settings =
    Settings { width: 24, inner_width: 6, playout: 4, curiosity: 0.5, doubt: 0.03, nodes: 6000, again: 2 };
/// The Apprentice thinks a turn through like the Trader, but is careless every third time.
const APPRENTICE_SLIPS: u32 = 3;
const MERCHANT_WORLDS: u32 = 80;
const MASTER_WORLDS: u32 = 4000;
