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
mod sentence;
mod turn;
mod whereabouts;
mod who;

pub(crate) use self::{
    action::{action, cost, loss, title},
    card::{card_says, cost_and_effect, cost_says},
    effect::{effect, plank},
    goods::{basket, coins, goods, influence, tokens},
    log::told,
    names::{building, card, resource},
    refusal::refusal,
    sentence::{Piece, Sentence},
    turn::{expected, level, level_says, phase},
    who::Who,
};

#[cfg(test)]
mod tests;
