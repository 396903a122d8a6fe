//! An expected failure, told in plain sentences: what happened, and what to do about it.

use std::fmt;

/// Why a command cannot go on, in words for the person at the keyboard.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Stop(String);

/// What most functions here return.
pub(crate) type Result<T> = std::result::Result<T, Stop>;

impl Stop {
    /// A failure that reads as the given sentences.
    pub(crate) fn new(sentences: impl Into<String>) -> Self {
        Self(sentences.into())
    }
}

impl fmt::Display for Stop {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(&self.0)
    }
}

/// Turns an error of the system into a [`Stop`] that says what was being done.
pub(crate) trait While<T> {
    /// `what` completes the sentence "Could not …".
    fn or_stop(self, what: impl FnOnce() -> String) -> Result<T>;
}

impl<T, E: fmt::Display> While<T> for std::result::Result<T, E> {
    fn or_stop(self, what: impl FnOnce() -> String) -> Result<T> {
        self.map_err(|error| Stop::new(format!("Could not {}: {error}.", what())))
    }
}
