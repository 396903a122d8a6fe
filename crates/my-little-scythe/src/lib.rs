//! The rules, cards and map of My Little Scythe, for two to six seats or one against the Automountie.
//!
//! [`MyLittleScythe`] is a whole game as one small value; the [`tabletop::Game`] trait plays it. Cards and tiles are
//! lines of a list, effects are values, and every refusal says what is missing. No browser, no clock, no global state.
//!
//! ```
//! use my_little_scythe::{MyLittleScythe, Setup};
//! use tabletop::{Game, Seed};
//!
//! let setup = Setup::new(2).expect("two can play");
//! let mut game = MyLittleScythe::new(&setup, Seed(1));
//! let first = game.active();
//! for action in ["move", "stay"] {
//!     game.apply(&action.parse().expect("notation"), &mut ()).expect("staying is always possible");
//! }
//! assert_eq!(game.to_act(), Some(first.next(2)));
//! ```

mod action;
mod asking;
mod automountie;
mod board;
mod candidates;
mod claiming;
mod effect;
pub mod evaluation;
mod event;
mod fighting;
mod game;
mod goods;
mod guide;
mod imagining;
mod legal;
mod making;
mod map;
mod moving;
#[cfg(feature = "serde")]
mod names;
pub mod notation;
mod planner;
mod player;
pub mod position;
mod quest;
mod questing;
pub mod recipes;
mod refusal;
mod route;
mod seeking;
mod setup;
pub mod skill;
mod solo;
mod spells;
mod step;
mod strategy;
mod tile;
mod trophy;
mod turn;
mod weights;
mod winning;

pub use action::{Action, Deed, Payment, Rest, Seek, Seeker, SeekerSet, Throw};
pub use asking::Thing;
pub use automountie::AutoCard;
pub use board::Board;
pub use effect::Effect;
pub use event::{Cause, Decider, Event, Hindrance, Homeward, Idle, Lure};
pub use game::{AUTOMOUNTIE, ENOUGH, MyLittleScythe};
pub use goods::{Good, Goods, Token};
pub use map::{Camp, Region, Space, SpaceSet};
pub use player::{FRIENDLY, FRIENDSHIP_END, PIES_END, Player, START};
pub use quest::{Quest, QuestSet};
pub use refusal::{Refusal, Sibling};
pub use route::{Path, Route};
pub use setup::{Difficulty, Setup};
pub use skill::Skill;
pub use spells::Spells;
pub use step::{Aftermath, Decision, Fight, Fought, Solving, Step};
pub use tile::{Section, Tile, TileEffect};
pub use trophy::{Personality, Trophy, TrophySet};
