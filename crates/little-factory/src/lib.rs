//! The rules and cards of Little Factory, for two to four seats.
//!
//! [`LittleFactory`] is a whole game as one small value; the [`tabletop::Game`] trait plays it. Cards are lines of a
//! list, effects are values, and every refusal says what is missing. No browser, no clock, no global state.
//!
//! ```
//! use little_factory::{LittleFactory, Setup};
//! use tabletop::{Game, Seat, Seed};
//!
//! let setup = Setup::new(2, false).expect("two can play");
//! let mut game = LittleFactory::new(&setup, Seed(1));
//! let action = "trade tile > wood wood clay".parse().expect("notation");
//! let mut events = Vec::new();
//! game.apply(&action, &mut events).expect("three coins are enough");
//! assert_eq!(game.player(Seat(0)).hand.len(), 3);
//! ```

mod action;
mod building_set;
mod candidates;
mod card;
mod cards;
pub mod coach;
mod effect;
pub mod evaluation;
mod event;
mod game;
mod goods;
mod guide;
mod hand;
mod legal;
mod market;
pub mod notation;
mod plank;
mod planner;
pub mod position;
pub mod recipes;
mod refusal;
mod setup;
pub mod skill;
mod strategy;
mod turn;
mod weights;
mod winning;

pub use action::{Action, Basket, Deal, How};
pub use building_set::BuildingSet;
pub use card::{Building, Card, Level, Resource, Set};
pub use cards::Confidence;
pub use effect::{Effect, Kind, Make, Terms};
pub use event::{End, Event};
pub use game::{Decision, GOAL, LittleFactory, Player, Step, TILES, TOKENS};
pub use goods::Goods;
pub use hand::{HAND_LIMIT, Hand};
pub use market::{ROW, Row};
pub use plank::Plank;
pub use refusal::{Refusal, Whereabouts};
pub use setup::Setup;
pub use skill::Skill;
