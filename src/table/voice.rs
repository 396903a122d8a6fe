//! What is said: to those who listen, as a refusal, and in the log.

use super::screen::Screen;
use super::story::Story;
use crate::i18n::Language;

/// The table's voice.
pub(crate) struct Voice<G: Screen> {
    /// What was said last, for those who listen.
    pub(crate) said: String,
    /// A refusal, until the next thing happens.
    pub(crate) refused: Option<G::Refusal>,
    pub(crate) story: Story<G>,
    /// What of it is shown.
    pub(crate) filter: Filter,
    /// It was copied.
    pub(crate) copied: bool,
}

/// What the log shows.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Filter {
    #[default]
    All,
    Mine,
    Theirs,
}

impl<G: Screen> Voice<G> {
    pub(crate) fn new(language: Language) -> Self {
        Self {
            said: String::new(),
            refused: None,
            story: Story::new(language),
            filter: Filter::default(),
            copied: false,
        }
    }
}
