//! One game being played, whatever the game: who sits where, what was done, and the bots that answer. The board of a
//! game and its words are in `games/`; the rules are in the game's crate.

pub(crate) mod bots;
pub(crate) mod coach;
pub(crate) mod job;
pub(crate) mod replay;
mod seating;
mod session;
pub(crate) mod worker;

pub(crate) use seating::{Character, First, Level, Seating, Sitter};
pub(crate) use session::{Entry, Session};
