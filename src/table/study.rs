//! What is studied at the table: a hint, and the coach's look at a finished game.

use super::coach::Coaching;
use super::hint::Hint;
use super::screen::Screen;

/// The hint and the coach, if they were asked for.
pub(crate) struct Study<G: Screen> {
    pub(crate) hint: Option<Hint<G>>,
    pub(crate) coaching: Option<Coaching>,
}

impl<G: Screen> Study<G> {
    pub(crate) fn new() -> Self {
        Self { hint: None, coaching: None }
    }
}
