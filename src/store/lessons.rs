//! How far somebody has come in the lessons of a game:
//!
//! ```text
//! little-table lessons 1
//! done=1,2
//! at=3
//! did=produce milk
//! declined=yes
//! ```

use super::storage;

const HEADER: &str = "little-table lessons 1";

/// What is kept.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Lessons {
    /// The numbers of the lessons that were finished.
    pub(crate) done: Vec<u8>,
    /// The lesson that is open.
    pub(crate) at: Option<u8>,
    /// What was done in it, in notation.
    pub(crate) did: Vec<String>,
    /// Whether the offer on the home page was declined.
    pub(crate) declined: bool,
}

impl Lessons {
    /// Whether nobody has been here yet.
    pub(crate) fn is_new(&self) -> bool {
        self.done.is_empty() && self.at.is_none() && !self.declined
    }

    /// The lesson that was begun and not finished.
    pub(crate) fn left(&self) -> Option<u8> {
        self.at.filter(|at| !self.done.contains(at) && !self.did.is_empty())
    }

    fn write(&self) -> String {
        let mut text = HEADER.to_owned();
        if !self.done.is_empty() {
            let done: Vec<String> = self.done.iter().map(u8::to_string).collect();
            text.push_str(&format!("\ndone={}", done.join(",")));
        }
        if let Some(at) = self.at {
            text.push_str(&format!("\nat={at}"));
        }
        for did in &self.did {
            text.push_str(&format!("\ndid={did}"));
        }
        if self.declined {
            text.push_str("\ndeclined=yes");
        }
        text
    }

    /// Whatever cannot be read is as for somebody who has never been here.
    fn read(text: &str) -> Self {
        let mut lessons = Self::default();
        let mut lines = text.lines();
        if lines.next() != Some(HEADER) {
            return lessons;
        }
        for line in lines {
            match line.split_once('=') {
                Some(("done", list)) => {
                    lessons.done = list.split(',').filter_map(|number| number.parse().ok()).collect();
                }
                Some(("at", number)) => lessons.at = number.parse().ok(),
                Some(("did", action)) => lessons.did.push(action.to_owned()),
                Some(("declined", word)) => lessons.declined = word == "yes",
                _ => {}
            }
        }
        lessons
    }
}

fn key(game: &str) -> String {
    format!("little-table.{game}.lessons")
}

/// As it was kept for a game of this name.
pub(crate) fn load(game: &str) -> Lessons {
    storage::read(&key(game)).ok().flatten().map_or_else(Lessons::default, |text| Lessons::read(&text))
}

/// Keeps it, if the browser lets us; the lessons can be taken without.
pub(crate) fn keep(game: &str, lessons: &Lessons) {
    let _ = storage::write(&key(game), &lessons.write());
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lessons_can_be_written_and_read() {
        let some = Lessons {
            done: vec![1, 4],
            at: Some(3),
            did: vec!["produce milk".to_owned(), "end".to_owned()],
            declined: true,
        };
        for lessons in [Lessons::default(), some] {
            assert_eq!(Lessons::read(&lessons.write()), lessons);
        }
    }

    #[test]
    fn what_cannot_be_read_is_as_new() {
        for text in ["", "noise", "little-table lessons 2\ndone=1", "little-table lessons 1\ndone=x\nat=y\ndeclined=no"]
        {
            assert!(Lessons::read(text).is_new(), "{text:?}");
        }
    }
}
