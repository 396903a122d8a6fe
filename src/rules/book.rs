//! What a game says of its rules, and the passages of them that have an address.

use std::fmt::Debug;

use yew::Html;

use crate::games::Game;
use crate::i18n::Language;
use crate::route::{Place, Route};

/// A heading or name, and what is said under it.
pub(crate) type Entry = [&'static str; 2];

/// The rules of one game: its sections, each with what it says and shows. In the texts `*…*` stands out, and `[3]` points to
/// Ruling 3.
pub(crate) trait Book: Copy + PartialEq + Debug + 'static {
    /// Whose rules they are.
    const GAME: Game;
    /// The sections, in the order they are read.
    const SECTIONS: &'static [Self];
    /// How many rulings there are.
    const RULINGS: u8;

    /// The end of a section's address.
    fn slug(self) -> &'static str;

    /// A section's heading.
    fn name(self, language: Language) -> &'static str;

    /// What a section says.
    fn paragraphs(self, language: Language) -> &'static [&'static str];

    /// What a section shows under its words: pictures, lists, examples.
    fn shows(self, language: Language) -> Html;

    /// What a search finds in a section besides its paragraphs: terms, cards, tiles.
    fn things(self, language: Language) -> Vec<Thing>;

    /// The section that holds the rulings.
    fn rulings_section() -> Self;

    /// The rulings, the first one first.
    fn rulings(language: Language) -> &'static [Entry];

    /// The word "Ruling".
    fn ruling(language: Language) -> &'static str;

    /// Words that players use and the rules do not, several of them parted by spaces, and where their answer stands.
    fn asked(_language: Language) -> &'static [(&'static str, Passage<Self>)] {
        &[]
    }
}

/// A term, a card or a tile as a search finds it.
#[derive(Clone, Debug, Default)]
pub(crate) struct Thing {
    pub(crate) name: String,
    pub(crate) text: String,
    /// Words it is found by, too, and which are not shown: its kind, goods that its text only means.
    pub(crate) also: String,
}

/// Where in the rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Passage<B> {
    Top,
    Section(B),
    /// Counted from 1.
    Ruling(u8),
}

impl<B: Book> Passage<B> {
    /// Reads the end of an address: nothing, `trade`, `ruling-3`.
    pub(crate) fn parse(slug: &str) -> Option<Self> {
        if slug.is_empty() {
            return Some(Self::Top);
        }
        if let Some(number) = slug.strip_prefix("ruling-") {
            let number: u8 = number.parse().ok().filter(|number| (1..=B::RULINGS).contains(number))?;
            // One passage, one address: no "ruling-03".
            return Some(Self::Ruling(number)).filter(|passage| passage.slug() == slug);
        }
        B::SECTIONS.iter().find(|section| section.slug() == slug).map(|section| Self::Section(*section))
    }

    /// The end of its address, and its id in the page.
    pub(crate) fn slug(self) -> String {
        match self {
            Self::Top => String::new(),
            Self::Section(section) => section.slug().to_owned(),
            Self::Ruling(number) => format!("ruling-{number}"),
        }
    }

    /// What a link to it says.
    pub(crate) fn name(self, language: Language) -> String {
        match self {
            Self::Top => String::new(),
            Self::Section(section) => section.name(language).to_owned(),
            Self::Ruling(number) => format!("{} {number}", B::ruling(language)),
        }
    }

    /// Its address.
    pub(crate) fn href(self) -> String {
        Route::Of(B::GAME, Place::Rules(self.slug().into())).href()
    }
}
