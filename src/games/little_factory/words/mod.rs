//! How Little Factory says its cards, moves, events and refusals, in every language of the page.
//!
//! A [`Phrase`](phrase::Phrase) is a template with places for what changes; each language is one exhaustive `match`
//! over all of them. Templates are filled into [`Sentence`]s, which keep their cards as cards, so that a page can make
//! links of them. Everything here is a pure function of what it is given; nothing knows the page.

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

pub(crate) use action::{action, cost, loss, title};
pub(crate) use card::{card_says, cost_and_effect};
pub(crate) use effect::{effect, plank};
pub(crate) use goods::{basket, coins, goods, influence, tokens};
pub(crate) use log::told;
pub(crate) use names::{building, card, resource};
pub(crate) use refusal::refusal;
pub(crate) use sentence::{Piece, Sentence};
pub(crate) use turn::{expected, level, level_says, phase};
pub(crate) use who::Who;
