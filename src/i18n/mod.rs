//! The languages of the page. A message is a typed value; each language is one exhaustive `match` over all of them, so a
//! forgotten sentence does not compile. Components ask `language.say(Message::…)` and hold no sentence of their own.

mod de;
mod en;
mod fold;
mod fr;
mod message;
pub(crate) mod phrases;
#[cfg(test)]
mod programs;

pub(crate) use fold::fold;
pub(crate) use message::Message;
use message::{Lobby, Table};
use yew::prelude::*;

use crate::program::{LOBBY, PLAYS};

/// The language this program was built with, where it is one: a release has a program for each.
pub(crate) const ONE: Option<Language> =
    match (cfg!(feature = "english"), cfg!(feature = "french"), cfg!(feature = "german")) {
        (true, false, false) => Some(Language::English),
        (false, true, false) => Some(Language::French),
        (false, false, true) => Some(Language::German),
        _ => None,
    };

/// How many languages this program has words of.
const HELD: usize = if ONE.is_some() { 1 } else { Language::ALL.len() };

/// A text in the languages this program has words of; [`Language::of`] takes the right one.
pub(crate) type Held = [&'static str; HELD];

/// A table of texts in English, French and German, without those that this program has no use for.
pub(crate) const fn held<const LENGTH: usize>(all: [[&'static str; 3]; LENGTH]) -> [Held; LENGTH] {
    let mut kept = [[""; HELD]; LENGTH];
    let mut place = 0;
    while place < LENGTH {
        let mut language = 0;
        while language < HELD {
            kept[place][language] = all[place][match ONE {
                Some(one) => one as usize,
                None => language,
            }];
            language += 1;
        }
        place += 1;
    }
    kept
}

/// A language the page speaks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Language {
    English,
    French,
    German,
}

impl Language {
    /// In the order they are offered.
    pub(crate) const ALL: [Self; 3] = [Self::English, Self::French, Self::German];

    /// The language whose words this program has: the one it was built with, or this one where it was built with all. A
    /// `match` over it leaves the words of the others out of the program.
    #[inline(always)]
    pub(crate) const fn spoken(self) -> Self {
        match ONE {
            Some(one) => one,
            None => self,
        }
    }

    /// The one of these texts that is in this language.
    pub(crate) fn of(self, texts: Held) -> &'static str {
        texts[self as usize % HELD]
    }

    /// The tag for `lang` attributes and the store.
    pub(crate) const fn tag(self) -> &'static str {
        match self {
            Self::English => "en",
            Self::French => "fr",
            Self::German => "de",
        }
    }

    /// What its speakers call it, the same whatever language is on.
    pub(crate) const fn own_name(self) -> &'static str {
        match self {
            Self::English => "English",
            Self::French => "Français",
            Self::German => "Deutsch",
        }
    }

    /// The language of exactly this tag.
    pub(crate) fn from_tag(tag: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|language| language.tag() == tag)
    }

    /// The language an address asks for: `?lang=de`.
    pub(crate) fn asked_for(query: &str) -> Option<Self> {
        let pairs = query.strip_prefix('?').unwrap_or(query).split('&');
        pairs.filter_map(|pair| pair.strip_prefix("lang=")).find_map(Self::from_tag)
    }

    /// The first of the browser's languages that we speak (`fr-CA` is French), else English.
    pub(crate) fn preferred(browser: &[String]) -> Self {
        browser
            .iter()
            .filter_map(|tag| {
                let primary = tag.split(['-', '_']).next().unwrap_or_default();
                Self::from_tag(&primary.to_ascii_lowercase())
            })
            .next()
            .unwrap_or(Self::English)
    }

    /// A label and what it is for: “Starting tile: 3 coins”.
    pub(crate) fn labelled(self, label: &str, text: &str) -> String {
        let colon = if self.spoken() == Self::French { "\u{a0}: " } else { ": " };
        [label, colon, text].concat()
    }

    fn say_in_the_lobby(self, message: Lobby) -> &'static str {
        match self.spoken() {
            Self::English => en::in_the_lobby(message),
            Self::French => fr::in_the_lobby(message),
            Self::German => de::in_the_lobby(message),
        }
    }

    fn say_at_a_table(self, message: Table) -> &'static str {
        match self.spoken() {
            Self::English => en::at_a_table(message),
            Self::French => fr::at_a_table(message),
            Self::German => de::at_a_table(message),
        }
    }

    /// The message in this language.
    pub(crate) fn say(self, message: Message) -> &'static str {
        match message {
            Message::Lobby(message) if LOBBY => return self.say_in_the_lobby(message),
            Message::Table(message) if PLAYS => return self.say_at_a_table(message),
            _ => {}
        }
        match self.spoken() {
            Self::English => en::say(message),
            Self::French => fr::say(message),
            Self::German => de::say(message),
        }
    }
}

/// The language the player reads. Outside the app's provider it is English.
#[hook]
pub(crate) fn use_language() -> Language {
    use_context().unwrap_or(Language::English)
}

/// The marks of a text as its language wants them.
#[cfg(test)]
pub(crate) fn check(language: Language, text: &str) {
    assert_eq!(text.trim(), text, "{language:?}");
    assert!(!text.contains(['\'', '"']), "{language:?}: {text}");
    assert!(language.spoken() != Language::German || !text.contains('”'), "{text}");
    if language.spoken() == Language::French {
        let letters: Vec<char> = text.chars().collect();
        for pair in letters.windows(2) {
            let fine = match pair {
                [before, ';' | '!' | '?'] => *before == '\u{202f}',
                [before, ':' | '»'] => *before == '\u{a0}',
                ['«', after] => *after == '\u{a0}',
                _ => true,
            };
            assert!(fine, "{text}: {pair:?}");
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn preferred(tags: &[&str]) -> Language {
        let tags: Vec<String> = tags.iter().map(|&tag| tag.to_owned()).collect();
        Language::preferred(&tags)
    }

    #[test]
    fn the_first_language_we_speak_is_taken() {
        assert_eq!(preferred(&["fr-CA", "en"]), Language::French);
        assert_eq!(preferred(&["it", "de-AT", "en"]), Language::German);
        assert_eq!(preferred(&["EN-gb"]), Language::English);
    }

    #[test]
    fn an_address_may_ask_for_a_language() {
        assert_eq!(Language::asked_for("?lang=de"), Some(Language::German));
        assert_eq!(Language::asked_for("?frame=1&lang=fr"), Some(Language::French));
        for query in ["", "?", "?lang=", "?lang=it", "?slang=de", "?lang=DE"] {
            assert_eq!(Language::asked_for(query), None, "{query}");
        }
    }

    #[test]
    fn english_is_for_everybody_else() {
        assert_eq!(preferred(&[]), Language::English);
        assert_eq!(preferred(&["ja", "", "-", "french"]), Language::English);
    }

    #[test]
    fn every_message_is_said_in_every_language() {
        for message in Message::all() {
            for language in Language::ALL {
                let text = language.say(message);
                assert!(!text.trim().is_empty(), "{message:?} in {language:?}");
                assert_eq!(text.trim(), text, "{message:?} in {language:?}");
            }
        }
    }

    #[test]
    fn french_marks_keep_their_narrow_spaces() {
        for message in Message::all() {
            let text: Vec<char> = Language::French.say(message).chars().collect();
            for pair in text.windows(2) {
                let fine = match pair {
                    [before, ';' | '!' | '?'] => *before == '\u{202f}',
                    [before, ':' | '»'] => *before == '\u{a0}',
                    ['«', after] => *after == '\u{a0}',
                    _ => true,
                };
                assert!(fine, "{message:?}: {pair:?}");
            }
        }
    }

    #[test]
    fn apostrophes_and_quotation_marks_are_typographic() {
        for message in Message::all() {
            for language in Language::ALL {
                let text = language.say(message);
                assert!(!text.contains(['\'', '"']), "{message:?} in {language:?}");
            }
            assert!(!Language::German.say(message).contains('”'), "{message:?}");
        }
    }

    /// `index.html` paints the heading before the app is there; both must say the same, or the words would jump.
    #[test]
    fn the_static_shell_says_what_the_app_says() {
        let shell = include_str!("../../index.html");
        let shown = [Message::Settings, Message::About, Message::HomeHeading, Message::HomeLede, Message::FooterLine];
        for message in shown {
            for language in Language::ALL {
                let span = format!("<span lang=\"{}\">{}</span>", language.tag(), language.say(message));
                assert!(shell.contains(&span), "index.html lacks {span}");
            }
        }
    }

    #[test]
    fn the_static_page_says_everything_three_times() {
        let shell = include_str!("../../index.html");
        let tags: Vec<&str> = shell.split("<span lang=\"").skip(1).filter_map(|rest| rest.split('"').next()).collect();
        assert!(tags.len() > 30);
        for triple in tags.chunks(3) {
            assert_eq!(triple, ["en", "fr", "de"]);
        }
    }
}
