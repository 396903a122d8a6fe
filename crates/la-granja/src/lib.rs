//! The rules, cards and tiles of La Granja, for two to four seats or one with the neutral player.
//!
//! [`LaGranja`] is a whole game as one small value; the [`tabletop::Game`] trait plays it. A round is a machine of steps
//! (`round.rs`); within a step, effects that wait for a choice are tasks (`task.rs`); helpers are values that
//! `helping.rs` carries out. No browser, no clock, no global state.
//!
//! ```
//! use la_granja::{LaGranja, Setup, Step};
//! use tabletop::{Game, Seed};
//!
//! let setup = Setup::new(2).expect("two can play");
//! let mut game = LaGranja::new(&setup, Seed(1));
//! let first = game.order()[0];
//! let hand: Vec<_> = game.player(first).hand.iter().collect();
//! for card in &hand[..2] {
//!     let field = format!("field {}", card.id()).parse().expect("notation");
//!     game.apply(&field, &mut ()).expect("a field is free");
//! }
//! game.apply(&"done".parse().expect("notation"), &mut ()).expect("two cards are played");
//! assert_eq!(game.player(first).fields.len(), 2);
//! assert_eq!((game.to_act(), game.step()), (Some(game.order()[1]), Step::Cards { left: 2 }));
//! ```

mod action;
mod asking;
mod candidates;
mod card;
mod cards;
mod cause;
mod completing;
mod course;
mod craft;
mod dealing;
mod delivering;
mod dice;
mod errands;
mod evaluation;
mod event;
mod farm;
mod game;
mod goods;
mod guide;
pub mod helper;
mod helping;
mod legal;
mod market;
mod neutral;
pub mod notation;
mod placing;
mod planner;
mod player;
pub mod position;
mod refusal;
mod roof;
mod round;
#[cfg(feature = "serde")]
mod sending;
mod setup;
pub mod skill;
mod step;
mod stores;
mod strategy;
mod task;
mod trading;
mod turn;
mod winning;

pub use action::{Action, Target, With};
pub use asking::{Answered, Thing, Way};
pub use card::{Card, CardSet, Extension, Face, Side};
pub use cause::Cause;
pub use course::Course;
pub use craft::{Cargo, Craft, CraftEffect};
pub use event::{Decided, End, Event, Source};
pub use game::{Building, LaGranja, NEUTRAL, ROUNDS, SIESTA};
pub use goods::{From, Good, Payment, Spot, Trade};
pub use market::Space;
pub use player::{Barrow, Player, Row};
pub use refusal::{Refusal, Takes};
pub use roof::{BARN, Roof, RoofEffect, RoofSet, SLOTS};
pub use setup::Setup;
pub use skill::Skill;
pub use step::{Decision, Phase, Step};
pub use task::{About, Task, Tasks};
