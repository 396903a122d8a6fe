//! How each level plays this game.

use tabletop::{DEEPER, Levels, Mind, Rng, Search, Settings, Thinking, Thought, Weighing};
pub use tabletop::{Skill, think};

use crate::game::MyLittleScythe;

/// A thought about this game on its way.
pub type Thinker = tabletop::Thinker<MyLittleScythe>;

impl Levels for MyLittleScythe {
    fn mind(skill: Skill) -> Mind {
        match skill {
            Skill::Random => Mind::Random,
            Skill::Apprentice => Mind::Guided { slips: 3 },
            Skill::Trader => Mind::Greedy { width: 4 },
            Skill::Merchant => Mind::Searching { settings: MERCHANT, worlds: MERCHANT_WORLDS },
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

/// How the Master thinks: it weighs all ways that are worth it.
pub const SETTINGS: Settings =
    Settings { width: 64, inner_width: 6, playout: 0, curiosity: 0.5, doubt: 0.03, nodes: 6000, again: 4 };
/// The Merchant weighs more ways than the Trader, but not all.
const MERCHANT: Settings = Settings { width: 24, ..SETTINGS };
const MERCHANT_WORLDS: u32 = 28;
const MASTER_WORLDS: u32 = 4000;
