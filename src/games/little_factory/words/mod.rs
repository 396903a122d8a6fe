//! How Little Factory says its cards, moves, events and refusals, in every language of the page.
//!
//! A [`Phrase`](phrase::Phrase) is a template with places for what changes; each language is one exhaustive `match`
//! over all of them. Templates are filled into [`Sentence`]s, which keep their cards as cards, so that a page can make
//! links of them. Everything here is a pure function of what it is given; nothing knows the page.

#![cfg_attr(not(test), allow(dead_code, unused_imports, reason = "the table says most of it, the rules page the rest"))]

mod action;
mod card;
mod de;
mod effect;
mod en;
mod fr;
mod goods;
mod log;
mod names;
mod phrase;
mod refusal;
mod turn;
mod whereabouts;

pub(crate) use self::{
    action::{action, cost, loss, title},
    card::{card_says, cost_and_effect, cost_says},
    effect::{effect, plank},
    goods::{basket, coins, goods, influence, tokens},
    log::told,
    names::{building, card, resource},
    refusal::refusal,
    turn::{expected, phase},
};

use little_factory::Card;
use tabletop::Seat;

use crate::i18n::Language;
pub(crate) use crate::table::{Piece, Who};

/// Something said about this game.
pub(crate) type Sentence = crate::table::Sentence<Card>;

/// Who sits where.
type Seating<'t, 'a> = &'t dyn Fn(Seat) -> Who<'a>;

impl crate::table::Word for Card {
    fn name(self, language: Language) -> &'static str {
        card(language, self)
    }

    fn mark(self) -> &'static str {
        self.id()
    }
}

#[cfg(test)]
mod tests;
