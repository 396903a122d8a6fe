//! Little Factory as the page shows it: what a tap on a card answers, the scales of a trade, and what is within reach.
//! The board calls these with a game in which the person is to act. Nothing here knows a browser or a language, and no
//! rule is written a second time: the engine is asked.

#![allow(dead_code, unused_imports, reason = "the board that asks these questions is built on top of them")]

pub(crate) mod moves;
pub(crate) mod reach;
pub(crate) mod scales;

/// Tables set by hand and players for random games, as the engine's own tests use them.
#[cfg(test)]
#[path = "../../../crates/little-factory/tests/common/mod.rs"]
mod common;
