//! What is said: to those who listen, as a refusal, and in the log.

use std::collections::VecDeque;

use super::screen::Screen;
use super::story::Story;
use crate::dom;
use crate::i18n::Language;

/// What is said so soon after something else is queued behind it.
const MOMENT: f64 = 1000.0;
/// More than this is not queued: whoever listens would hear of the game before.
const MOST: usize = 12;

/// The table's voice.
pub(crate) struct Voice<G: Screen> {
    /// What was said last, for those who listen, each with a number of its own. What follows within a moment is added, and
    /// takes nothing away that is still being read out.
    said: VecDeque<(u32, String)>,
    /// When that was, in milliseconds.
    said_at: f64,
    /// The news are told up to so many actions; nothing yet where a table is set.
    told: Option<usize>,
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
            said: VecDeque::new(),
            said_at: 0.0,
            told: None,
            refused: None,
            story: Story::new(language),
            filter: Filter::default(),
            copied: false,
        }
    }

    /// Says something to those who listen.
    pub(crate) fn say(&mut self, text: String) {
        self.say_at(text, dom::milliseconds());
    }

    fn say_at(&mut self, text: String, now: f64) {
        let next = self.said.back().map_or(0, |(number, _)| number + 1);
        if now - self.said_at > MOMENT {
            self.said.clear();
        }
        if self.said.len() == MOST {
            self.said.pop_front();
        }
        self.said_at = now;
        self.said.push_back((next, text));
    }

    /// Which actions are news when there are so many: those since the last news, where several were done at once; at least
    /// the last one, and no more than anybody wants to hear.
    pub(crate) fn news_of(&mut self, count: usize) -> std::ops::Range<usize> {
        let last = count.saturating_sub(1);
        let told = self.told.replace(count).unwrap_or(last);
        told.clamp(count.saturating_sub(MOST), last)..count
    }

    /// What is to be heard now.
    pub(crate) fn said(&self) -> impl Iterator<Item = (u32, &str)> {
        self.said.iter().map(|(number, text)| (*number, text.as_str()))
    }
}

#[cfg(test)]
mod tests {
    use little_factory::LittleFactory;

    use super::*;

    fn heard(voice: &Voice<LittleFactory>) -> Vec<(u32, &str)> {
        voice.said().collect()
    }

    #[test]
    fn news_that_follow_at_once_are_queued_and_old_ones_go() {
        let mut voice = Voice::<LittleFactory>::new(Language::English);
        voice.say_at("one".to_owned(), 10_000.0);
        voice.say_at("two".to_owned(), 10_030.0);
        assert_eq!(heard(&voice), [(0, "one"), (1, "two")]);
        voice.say_at("three".to_owned(), 12_000.0);
        assert_eq!(heard(&voice), [(2, "three")]);
        (0..20).for_each(|step| voice.say_at(step.to_string(), 12_001.0));
        assert_eq!((heard(&voice).len(), heard(&voice).last()), (MOST, Some(&(22, "19"))));
    }

    #[test]
    fn everything_that_was_done_at_once_is_news_and_nothing_twice() {
        let mut voice = Voice::<LittleFactory>::new(Language::English);
        assert_eq!(voice.news_of(40), 39..40, "a game that was begun before");
        assert_eq!(voice.news_of(43), 40..43);
        assert_eq!(voice.news_of(42), 41..42, "undone");
        assert_eq!(voice.news_of(42), 41..42);
        assert_eq!(voice.news_of(90), 90 - MOST..90);
        assert_eq!(Voice::<LittleFactory>::new(Language::English).news_of(0), 0..0);
    }
}
