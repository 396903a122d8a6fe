//! The coach of the house ([`tabletop::coach`]), looking at this game.

use std::ops::Range;

pub use tabletop::coach::{BEST_BELOW, GOOD_BELOW, Mark, SLIP_BELOW};
use tabletop::{Levels, Record, Seat};

use crate::game::LittleFactory;

/// How many worlds the coach imagines for the best turn.
pub const WORLDS: u32 = LittleFactory::COACH_WORLDS;
/// A decision of this game being looked at.
pub type Coach = tabletop::coach::Coach<LittleFactory>;

/// The decisions of one seat: its turns, cut where a card nobody knew was drawn.
#[must_use]
pub fn decisions(record: &Record<LittleFactory>, seat: Seat) -> Vec<Range<usize>> {
    tabletop::decisions(record, seat)
}
