//! What was chosen for the last new game of a kind, to be offered again:
//!
//! ```text
//! little-table choices 1
//! rivals=master,trader
//! first=me
//! extension=yes
//! ```

use super::storage;
use crate::table::{First, Level};

/// As many rivals as any game has.
const MOST: usize = 5;
const HEADER: &str = "little-table choices 1";

/// How a new game is set up; the seed is new every time.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Choices {
    /// One to five.
    pub(crate) rivals: Vec<Level>,
    pub(crate) first: First,
    pub(crate) extension: bool,
    /// Alone against the rules: as the setup says it.
    pub(crate) solo: Option<String>,
}

impl Default for Choices {
    /// For somebody who has never been here: one rival who thinks each turn through.
    fn default() -> Self {
        Self { rivals: vec![Level::Trader], first: First::Random, extension: false, solo: None }
    }
}

impl Choices {
    fn write(&self) -> String {
        let rivals: Vec<&str> = self.rivals.iter().map(|level| level.id()).collect();
        let extension = if self.extension { "yes" } else { "no" };
        let solo = self.solo.as_ref().map_or_else(String::new, |setup| format!("\nsolo={setup}"));
        format!("{HEADER}\nrivals={}\nfirst={}\nextension={extension}{solo}", rivals.join(","), self.first.id())
    }

    /// Whatever cannot be read is as for somebody who has never been here.
    fn read(text: &str) -> Self {
        let mut choices = Self::default();
        let mut lines = text.lines();
        if lines.next() != Some(HEADER) {
            return choices;
        }
        for line in lines {
            match line.split_once('=') {
                Some(("rivals", list)) => {
                    let levels: Option<Vec<Level>> = list.split(',').map(Level::by_id).collect();
                    if let Some(levels) = levels.filter(|levels| (1..=MOST).contains(&levels.len())) {
                        choices.rivals = levels;
                    }
                }
                Some(("first", first)) => choices.first = First::by_id(first).unwrap_or_default(),
                Some(("extension", word)) => choices.extension = word == "yes",
                Some(("solo", setup)) => choices.solo = Some(setup.to_owned()),
                _ => {}
            }
        }
        choices
    }
}

fn key(game: &str) -> String {
    format!("little-table.{game}.choices")
}

/// The choices of the last time.
pub(crate) fn load(game: &str) -> Choices {
    storage::read(&key(game)).ok().flatten().map_or_else(Choices::default, |text| Choices::read(&text))
}

/// Keeps them, if the browser lets us; a game can be played without.
pub(crate) fn keep(game: &str, choices: &Choices) {
    let _ = storage::write(&key(game), &choices.write());
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn choices_can_be_written_and_read() {
        for first in First::ALL {
            for extension in [true, false] {
                let solo = extension.then(|| "solo easy".to_owned());
                let choices = Choices { rivals: vec![Level::Master, Level::Apprentice], first, extension, solo };
                assert_eq!(Choices::read(&choices.write()), choices);
            }
        }
    }

    #[test]
    fn what_cannot_be_read_is_the_default() {
        let many = format!("{HEADER}\nrivals=master,master,master,master,master,master\nfirst=nobody\nextension=maybe");
        for text in ["", "noise", &many, "little-table choices 1\nrivals=\nfirst"] {
            assert_eq!(Choices::read(text), Choices::default(), "{text:?}");
        }
    }
}
