//! What every game at the little table is, and players that play any of them.
//!
//! A game is a value: [`Game::new`] makes it from a setup and a seed, [`Game::legal`] lists what the seat to act may
//! do, [`Game::apply`] changes it or refuses and changes nothing. A [`Record`] is the game as text. Games know this
//! crate; it knows none of them, no browser and no clock.
//!
//! ```
//! use tabletop::{Rng, Seed};
//!
//! let mut rng = Rng::new(Seed(42));
//! let mut deck = [1, 2, 3, 4, 5];
//! rng.shuffle(&mut deck);
//! assert_eq!(deck, [1, 4, 5, 2, 3]);
//! ```
//!
//! With the feature `serde` a game's events and refusals can be sent to another program. They are named alike in every
//! game: `snake_case`, an event's name under `event`, a refusal's under `why`, seats counted from 1, cards and places as
//! the notation names them.

#[cfg(feature = "serde")]
pub mod as_text;
pub mod coach;
pub mod code;
pub mod conformance;
mod deck;
mod game;
pub mod hostile;
mod lines;
mod mind;
mod odds;
pub mod order;
mod outcome;
pub mod perft;
pub mod playthrough;
pub mod positions;
mod record;
mod rng;
mod search;
mod seat;
mod skill;
mod strategy;
pub mod tactics;
mod tell;
mod weighing;
mod words;

pub use coach::decisions;
pub use deck::Deck;
pub use game::Game;
pub use lines::{BadLine, Lines};
pub use mind::{Mind, Thinking};
pub use odds::softmax;
pub use outcome::Outcome;
pub use record::{Record, RecordError, RecordFault, ReplayError};
pub use rng::{Rng, Seed};
pub use search::{Search, Settings, Thought};
pub use seat::{Seat, SeatSet};
pub use skill::{Levels, Skill, Thinker, think};
pub use strategy::{Judgement, Plan, Strategy};
pub use tell::Tell;
pub use weighing::{DEEPER, Weighing};
pub use words::{Misread, NoAction, Word, Words};
