//! How La Granja says its cards, moves, events and refusals, in every language of the page.
//!
//! What is said stands in the three languages side by side ([`three`]); templates are filled into [`Sentence`]s, which keep
//! cards and tiles as things, so that a page can make links of them. Everything here is a pure function of what it is given.

mod action;
mod clue;
mod craft;
mod expected;
mod good;
mod helper;
mod helper_line;
mod log;
mod phase;
mod place;
mod reasons;
mod refusal;
mod roof;
mod three;

pub(crate) use self::{
    action::action,
    clue::clue,
    craft::{craft, craft_line},
    expected::expected,
    good::{cards, cargo, commodities, commodity, good, goods, more, points, silver, trade},
    helper::{helper, when},
    helper_line::helper_line,
    log::told,
    phase::{phase, side, step},
    place::{die, die_line, donkey, space, space_letter},
    reasons::reasons,
    refusal::refusal,
    roof::{roof, roof_line},
    three::{capital, colon},
};

use tabletop::Seat;

use super::word::Word;
use crate::table::Who;

/// Something said about this game.
pub(crate) type Sentence = crate::table::Sentence<Word>;

/// Who sits where.
pub(crate) type Seats<'t> = &'t dyn Fn(Seat) -> Who<'static>;

#[cfg(test)]
mod tests;
