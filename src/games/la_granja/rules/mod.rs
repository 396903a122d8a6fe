//! The rules of La Granja in our own words, in every language of the page. A language is one value of [`Rules`]: a
//! forgotten text does not compile. Cards, tiles and figures are those of the engine, said as the table says them.

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
pub(crate) const RULINGS: usize = 26;

/// Everything the rules say.
pub(crate) struct Rules {
    /// “Ruling”.
    ruling: &'static str,
    /// Headings, in the order of [`Section::ALL`].
    names: [&'static str; Section::ALL.len()],
    /// Paragraphs, in the order of [`Section::ALL`].
    sections: [&'static [&'static str]; Section::ALL.len()],
    rulings: [Entry; RULINGS],
    /// In the order of [`Example::ALL`].
    examples: [&'static str; Example::ALL.len()],
    /// What the lists call their columns, in the order of [`Heading`].
    words: [&'static str; 11],
    /// What the marks of the cards mean: F, H, R, B.
    marks: [&'static str; 4],
    /// What the mark of the roof tiles means.
    roof_mark: &'static str,
    /// What the list of roof tiles can be narrowed to.
    rounds: [&'static str; 6],
}

/// The head of a column or a line.
#[derive(Clone, Copy)]
enum Heading {
    Good,
    Buy,
    Sell,
    Upgrade,
    Now,
    Later,
    Rows,
    Points,
    Card,
    Tile,
    Round,
}

/// The rules in a language.
fn rules(language: Language) -> &'static Rules {
    match language.spoken() {
        Language::English => &en::RULES,
        Language::French => &fr::RULES,
        Language::German => &de::RULES,
    }
}

/// A heading in a language.
fn word(language: Language, heading: Heading) -> &'static str {
    rules(language).words[heading as usize]
}
