//! How My Little Scythe says its places, cards, moves, events and refusals, in every language of the page.
//!
//! A text stands beside its translations ([`phrase::Text`]); one that is missing does not compile. Texts are filled into
//! sentences that keep hexes, tiles, quests and trophies as things ([`Word`]), so that a page can make links of them.
//! Everything here is a pure function of what it is given; nothing knows the page.

mod action;
mod automountie;
mod clue;
mod foresight;
mod goods;
pub(crate) mod label;
mod log;
mod mat;
mod phrase;
mod place;
mod quest;
mod reasons;
mod refusal;
mod sign;
mod trophy;
mod turn;

pub(crate) use self::{
    action::{action, taken_along},
    automountie::{auto_card, auto_card_says},
    clue::clue,
    foresight::foresight,
    goods::{for_the_castle, goods_says},
    label::Label,
    log::told,
    mat::{deed_effect, space_of_mat, tile, tile_effect},
    phrase::{Count, counted},
    place::{camp, hex, region},
    quest::{quest_option, quest_option_says, quest_title},
    reasons::reasons,
    refusal::refusal,
    sign::{Sign, sign},
    trophy::{missing, personality, personality_needs, trophy, trophy_in_a_corner, trophy_needs},
    turn::expected,
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
