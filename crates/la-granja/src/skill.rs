//! How each level plays this game.

use tabletop::{DEEPER, Levels, Mind, Rng, Search, Settings, Thinking, Thought, Weighing};
pub use tabletop::{Skill, think};

use crate::game::LaGranja;

/// A thought about this game on its way.
pub type Thinker = tabletop::Thinker<LaGranja>;

impl Levels for LaGranja {
    fn mind(skill: Skill) -> Mind {
        match skill {
            Skill::Random => Mind::Random,
            Skill::Apprentice => Mind::Guided { slips: 4 },
            Skill::Trader => Mind::Careless { width: 12, slips: TRADER_SLIPS, sees_wins: true },
            Skill::Merchant => Mind::Searching { settings: SETTINGS, worlds: MERCHANT_WORLDS },
            Skill::Master => Mind::Searching { settings: MASTER, worlds: MASTER_WORLDS },
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
        Weighing::new(game, done, MASTER, worlds, rng)
    }

    fn weigh_on(weighing: &mut Weighing<Self>, worlds: u32) -> bool {
        weighing.step(worlds)
    }
}

/// How the Merchant thinks.
pub const SETTINGS: Settings =
    Settings { width: 24, inner_width: 6, playout: 0, curiosity: 0.5, doubt: 0.1, nodes: 6000, again: 4 };
/// How the Master thinks: what it finds is played on a little, as the guide would, before it is judged.
pub const MASTER: Settings = Settings { playout: 15, ..SETTINGS };
/// The Trader takes any plan it weighed every third time.
const TRADER_SLIPS: u32 = 3;
const MERCHANT_WORLDS: u32 = 40;
const MASTER_WORLDS: u32 = 1000;
