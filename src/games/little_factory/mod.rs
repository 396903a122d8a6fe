//! Little Factory as the page shows it: its board, how it says its cards and moves, what a tap on a card answers, the
//! scales of a trade, and what is within reach. No rule is written a second time: the engine is asked.

pub(crate) mod art;
pub(crate) mod board;
pub(crate) mod card_face;
mod folder;
mod hyphenation;
mod moves;
pub(crate) mod older;
mod phrases;
mod reach;
mod reasons;
pub(crate) mod rules;
pub(crate) mod stage;
mod summary;
mod trade_draft;
pub(crate) mod tutorial;
pub(crate) mod words;

pub(crate) use folder::TheFolder;

/// Tables set by hand and players for random games, as the engine's own tests use them.
#[cfg(test)]
#[path = "../../../crates/little-factory/tests/common/mod.rs"]
pub(crate) mod common;
