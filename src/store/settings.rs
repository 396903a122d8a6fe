//! The player's settings, kept as a few lines of text:
//!
//! ```text
//! little-table settings 1
//! theme=dark
//! language=fr
//! motion=less
//! pace=fast
//! sound=off
//! tracker=on
//! ```
//!
//! What is missing or unknown counts as "as the system has it". `static/scripts/first-paint.js` reads the same lines.

use std::cell::Cell;

use super::storage::{self, StorageError};
use crate::dom;
use crate::i18n::Language;
use crate::ui::sound;

const KEY: &str = "little-table.settings";
const HEADER: &str = "little-table settings 1";

/// Light or dark.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Theme {
    #[default]
    System,
    Light,
    Dark,
}

/// How much moves.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Motion {
    #[default]
    System,
    Less,
}

/// How quickly the rivals' turns are told.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Pace {
    Slow,
    #[default]
    Normal,
    Fast,
    Instant,
}

/// Where a part of La Granja waits for the player in which nothing has to be done.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Stops {
    /// Only when something is due.
    Due,
    /// Also when a field, a piglet or a payment hangs on it.
    #[default]
    Hanging,
    Always,
}

/// Everything a player may choose.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Settings {
    pub(crate) theme: Theme,
    /// `None` until the player chooses: then the browser's languages decide.
    pub(crate) language: Option<Language>,
    pub(crate) motion: Motion,
    pub(crate) pace: Pace,
    /// `None` until the player chooses: then there is sound, except in a frame on somebody's page.
    pub(crate) sound: Option<bool>,
    /// Whether the cards a perfectly attentive player knows are shown with the rivals.
    pub(crate) tracker: bool,
    /// Whether single letters and digits do nothing at the table.
    pub(crate) no_keys: bool,
    /// Whether what can be done is not marked on the cards.
    pub(crate) unmarked: bool,
    /// Whether a turn ends by itself when nothing is left to do.
    pub(crate) ends_itself: bool,
    /// Whether of the rivals' turns only what concerns the player is dwelt on.
    pub(crate) only_mine: bool,
    /// Where La Granja waits.
    pub(crate) stops: Stops,
    /// Whether points that rivals may keep to themselves are hidden.
    pub(crate) hides_points: bool,
}

impl Theme {
    /// The word in the store and on `<html data-theme>`; the system's choice needs none.
    const fn word(self) -> Option<&'static str> {
        match self {
            Self::System => None,
            Self::Light => Some("light"),
            Self::Dark => Some("dark"),
        }
    }
}

impl Motion {
    /// The word in the store and on `<html data-motion>`.
    const fn word(self) -> Option<&'static str> {
        match self {
            Self::System => None,
            Self::Less => Some("less"),
        }
    }
}

impl Pace {
    /// The word in the store.
    const fn word(self) -> Option<&'static str> {
        match self {
            Self::Slow => Some("slow"),
            Self::Normal => None,
            Self::Fast => Some("fast"),
            Self::Instant => Some("instant"),
        }
    }
}

impl Stops {
    pub(crate) const ALL: [Self; 3] = [Self::Due, Self::Hanging, Self::Always];

    /// The word in the store.
    const fn word(self) -> Option<&'static str> {
        match self {
            Self::Due => Some("due"),
            Self::Hanging => None,
            Self::Always => Some("always"),
        }
    }
}

impl Settings {
    /// Whether there is sound.
    pub(crate) fn sound_on(self) -> bool {
        self.sound.unwrap_or_else(sound::on_by_default)
    }

    /// Whether single letters and digits do something at the table.
    pub(crate) fn has_keys(self) -> bool {
        !self.no_keys
    }

    fn write(self) -> String {
        let lines = [
            ("theme", self.theme.word()),
            ("language", self.language.map(Language::tag)),
            ("motion", self.motion.word()),
            ("pace", self.pace.word()),
            ("sound", self.sound.map(|on| if on { "on" } else { "off" })),
            ("tracker", self.tracker.then_some("on")),
            ("keys", self.no_keys.then_some("off")),
            ("marks", self.unmarked.then_some("off")),
            ("end", self.ends_itself.then_some("itself")),
            ("show", self.only_mine.then_some("mine")),
            ("stops", self.stops.word()),
            ("points", self.hides_points.then_some("hidden")),
        ];
        let mut text = HEADER.to_owned();
        for (name, word) in lines {
            if let Some(word) = word {
                text.push('\n');
                text.push_str(name);
                text.push('=');
                text.push_str(word);
            }
        }
        text
    }

    /// Reads what an older, newer or damaged page may have kept; a stranger's text gives the defaults.
    fn read(text: &str) -> Self {
        let mut settings = Self::default();
        let mut lines = text.lines();
        if lines.next() != Some(HEADER) {
            return settings;
        }
        for line in lines {
            match line.split_once('=') {
                Some(("theme", "light")) => settings.theme = Theme::Light,
                Some(("theme", "dark")) => settings.theme = Theme::Dark,
                Some(("language", tag)) => settings.language = Language::from_tag(tag),
                Some(("motion", "less")) => settings.motion = Motion::Less,
                Some(("pace", "slow")) => settings.pace = Pace::Slow,
                Some(("pace", "fast")) => settings.pace = Pace::Fast,
                Some(("pace", "instant")) => settings.pace = Pace::Instant,
                Some(("sound", "on")) => settings.sound = Some(true),
                Some(("sound", "off")) => settings.sound = Some(false),
                Some(("tracker", "on")) => settings.tracker = true,
                Some(("keys", "off")) => settings.no_keys = true,
                Some(("marks", "off")) => settings.unmarked = true,
                Some(("end", "itself")) => settings.ends_itself = true,
                Some(("show", "mine")) => settings.only_mine = true,
                Some(("stops", "due")) => settings.stops = Stops::Due,
                Some(("stops", "always")) => settings.stops = Stops::Always,
                Some(("points", "hidden")) => settings.hides_points = true,
                _ => {}
            }
        }
        settings
    }
}

thread_local! {
    /// What the browser has not taken.
    static MEMORY: Cell<Option<Settings>> = const { Cell::new(None) };
}

/// Settings the browser has not taken, for the program that comes after this one.
pub(crate) fn unkept() -> Option<String> {
    MEMORY.get().map(Settings::write)
}

/// Takes over what [`unkept`] has written, in place of what was known here before.
pub(crate) fn take_unkept(text: Option<&str>) {
    MEMORY.set(text.map(Settings::read));
}

/// The settings of an earlier visit, and whether the browser lets us keep any.
pub(crate) fn load() -> (Settings, bool) {
    if let Some(settings) = MEMORY.get() {
        return (settings, false);
    }
    match storage::read(KEY) {
        Ok(text) => (text.map_or_else(Settings::default, |text| Settings::read(&text)), true),
        Err(_) => (Settings::default(), false),
    }
}

/// Keeps the settings for the next visit.
pub(crate) fn keep(settings: Settings) -> Result<(), StorageError> {
    let kept = storage::write(KEY, &settings.write());
    MEMORY.set(kept.is_err().then_some(settings));
    kept
}

/// Puts the settings where the styles see them. The language is the app's own affair.
pub(crate) fn show(settings: Settings) {
    dom::set_root_attribute("data-theme", settings.theme.word());
    dom::set_root_attribute("data-motion", settings.motion.word());
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_kept_is_read_again() {
        for theme in [Theme::System, Theme::Light, Theme::Dark] {
            for language in [None, Some(Language::French), Some(Language::German)] {
                for motion in [Motion::System, Motion::Less] {
                    let settings = Settings { theme, language, motion, ..Settings::default() };
                    assert_eq!(Settings::read(&settings.write()), settings);
                }
            }
        }
    }

    #[test]
    fn how_the_table_behaves_is_kept_too() {
        for pace in [Pace::Slow, Pace::Normal, Pace::Fast, Pace::Instant] {
            for sound in [None, Some(true), Some(false)] {
                let settings = Settings { pace, sound, tracker: sound.is_some(), ..Settings::default() };
                assert_eq!(Settings::read(&settings.write()), settings);
                let settings = Settings {
                    no_keys: sound.is_some(),
                    ends_itself: sound == Some(true),
                    only_mine: sound == Some(true),
                    ..settings
                };
                assert_eq!(Settings::read(&settings.write()), settings);
            }
        }
        for stops in Stops::ALL {
            let settings = Settings { stops, hides_points: stops == Stops::Due, ..Settings::default() };
            assert_eq!(Settings::read(&settings.write()), settings);
        }
    }

    #[test]
    fn the_text_is_the_one_the_first_paint_reads() {
        let settings = Settings {
            theme: Theme::Dark,
            language: Some(Language::French),
            motion: Motion::Less,
            ..Settings::default()
        };
        let text = "little-table settings 1\ntheme=dark\nlanguage=fr\nmotion=less";
        assert_eq!(settings.write(), text);
    }

    #[test]
    fn what_the_browser_does_not_take_goes_on_in_the_next_program() {
        let dark = Settings { theme: Theme::Dark, ..Settings::default() };
        assert_eq!((keep(dark), unkept()), (Ok(()), None));
        storage::fake::trouble(Some(StorageError::Refused));
        let light = Settings { theme: Theme::Light, ..Settings::default() };
        assert!(keep(light).is_err());
        let handed = unkept();
        assert_eq!(load(), (light, false));
        take_unkept(None);
        assert_eq!(load().0, dark);
        take_unkept(handed.as_deref());
        assert_eq!(load(), (light, false));
        storage::fake::trouble(None);
        assert!(keep(dark).is_ok() && load() == (dark, true));
    }

    #[test]
    fn a_strangers_text_gives_the_defaults() {
        for text in ["", "{}", "theme=dark", "little-table settings 2\ntheme=dark"] {
            assert_eq!(Settings::read(text), Settings::default(), "{text:?}");
        }
    }

    #[test]
    fn an_unknown_line_spoils_no_other() {
        let text = "little-table settings 1\ntheme=purple\nsound\nlanguage=eo\n=\nmotion=less";
        let expected = Settings { motion: Motion::Less, ..Settings::default() };
        assert_eq!(Settings::read(text), expected);
    }
}
