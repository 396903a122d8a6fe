//! The rules of a game as a page: sections, rulings, signs, lists, examples that are played in place, and a search over all
//! of it. Nothing here knows a game: a game's folder writes a [`Book`] and draws its pictures.

mod book;
mod example;
mod item_list;
mod likeness;
mod page;
mod search;

pub(crate) use book::{Book, Entry, Passage, Thing};
#[cfg(test)]
pub(crate) use example::try_all;
pub(crate) use example::{Example, PlayedExample};
pub(crate) use item_list::{Item, ItemList, Items, ItemsOf};
pub(crate) use page::RulesPage;
#[cfg(test)]
pub(crate) use search::{ask_all, find};
