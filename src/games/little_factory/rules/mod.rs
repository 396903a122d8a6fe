//! The rules of Little Factory in our own words, in every language of the page. The rules page shows them, every “why
//! not?” points into them. A language is one value of [`Rules`]: a forgotten text does not compile.

mod asked;
mod de;
mod en;
mod example;
mod fr;
mod section;
mod shows;
mod sign;

#[cfg(test)]
mod questions;
#[cfg(test)]
mod tests;

pub(crate) use example::Example;
pub(crate) use section::{Passage, Section, why};
pub(crate) use sign::sign;

use crate::i18n::Language;
use crate::rules::Entry;

/// How many rulings there are.
pub(crate) const RULINGS: usize = 18;

/// Everything the rules say.
pub(crate) struct Rules {
    /// Paragraphs, in the order of [`Section::ALL`].
    pub(crate) sections: [&'static [&'static str]; Section::ALL.len()],
    pub(crate) rulings: [Entry; RULINGS],
    /// In the order of [`Example::ALL`].
    pub(crate) examples: [&'static str; Example::ALL.len()],
    /// What the marks of the card list mean: B, C, X, D.
    pub(crate) marks: [&'static str; 4],
}

/// The rules in a language.
pub(crate) fn rules(language: Language) -> &'static Rules {
    match language.spoken() {
        Language::English => &en::RULES,
        Language::French => &fr::RULES,
        Language::German => &de::RULES,
    }
}

/// The words that the table has of the rules. They stand apart from them, since the table comes alone at first.
pub(crate) struct Glossary {
    /// “Ruling”.
    pub(crate) ruling: &'static str,
    /// Headings, in the order of [`Section::ALL`].
    pub(crate) sections: [&'static str; Section::ALL.len()],
    /// Names and meanings, in the order of [`Term::ALL`].
    pub(crate) terms: [Entry; Term::ALL.len()],
}

/// The words of the rules in a language.
pub(crate) fn glossary(language: Language) -> &'static Glossary {
    match language.spoken() {
        Language::English => &en::GLOSSARY,
        Language::French => &fr::GLOSSARY,
        Language::German => &de::GLOSSARY,
    }
}

/// A sign or a word of the game that is explained wherever it stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Term {
    Coin,
    Influence,
    Token,
    Discard,
    Reveal,
    Or,
    LevelI,
    LevelII,
    LevelIII,
    Building,
    Deck,
    DiscardPile,
    Ready,
    Spent,
    Tile,
    HandLimit,
}

impl Term {
    pub(crate) const ALL: [Self; 16] = [
        Self::Coin,
        Self::Influence,
        Self::Token,
        Self::Discard,
        Self::Reveal,
        Self::Or,
        Self::LevelI,
        Self::LevelII,
        Self::LevelIII,
        Self::Building,
        Self::Deck,
        Self::DiscardPile,
        Self::Ready,
        Self::Spent,
        Self::Tile,
        Self::HandLimit,
    ];

    /// Its name.
    pub(crate) fn name(self, language: Language) -> &'static str {
        glossary(language).terms[self as usize][0]
    }

    /// What it means.
    pub(crate) fn means(self, language: Language) -> &'static str {
        glossary(language).terms[self as usize][1]
    }
}
