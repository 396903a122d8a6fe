//! The rules of My Little Scythe in our own words, in every language of the page. The rules page shows them, every “why
//! not?” points into them. A language is one value of [`Rules`]: a forgotten text does not compile.

mod asked;
mod de;
mod en;
mod example;
mod fr;
mod section;
mod shows;

#[cfg(test)]
mod questions;
#[cfg(test)]
mod tests;

pub(crate) use example::Example;
pub(crate) use section::{Passage, Section, why};

use crate::i18n::Language;
use crate::rules::Entry;

/// How many rulings there are.
pub(crate) const RULINGS: usize = 14;

/// Everything the rules say.
pub(crate) struct Rules {
    /// “Ruling”.
    pub(crate) ruling: &'static str,
    /// Headings, in the order of [`Section::ALL`].
    pub(crate) names: [&'static str; Section::ALL.len()],
    /// Paragraphs, in the same order.
    pub(crate) sections: [&'static [&'static str]; Section::ALL.len()],
    pub(crate) rulings: [Entry; RULINGS],
    /// In the order of [`Example::ALL`].
    pub(crate) examples: [&'static str; Example::ALL.len()],
    /// What can be listed: quests, Move tiles, Make tiles, trophies, personalities, spells, the Automountie's cards.
    pub(crate) kinds: [&'static str; 7],
    /// What the marks of the list mean: R, B.
    pub(crate) marks: [&'static str; 2],
    /// What the column of names is called, and that of copies.
    pub(crate) columns: [&'static str; 2],
}

/// The rules in a language.
pub(crate) fn rules(language: Language) -> &'static Rules {
    match language.spoken() {
        Language::English => &en::RULES,
        Language::French => &fr::RULES,
        Language::German => &de::RULES,
    }
}
