//! One game being played, whatever the game. [`Table`](owner::Table) owns all that happens there; each file beside it holds one noun of it.
//! It knows a game through [`Screen`] only, and gives a screen only what its person may see ([`Seen`]). The drawing and the
//! words of a game are in `games/`; its rules are in its own crate.

mod around;
pub(crate) mod bots;
mod clicks;
mod coach;
mod curve;
mod doing;
mod ending;
mod entry;
mod guide;
mod hint;
pub(crate) mod job;
mod keys;
mod lesson;
#[cfg(test)]
pub(crate) mod lesson_proof;
mod level;
mod log;
mod menu;
mod more;
mod notice;
mod over;
mod owner;
mod pace;
mod paint;
mod phrases;
mod play;
mod pointer;
mod pointing;
mod rail;
mod reasons;
mod replay_path;
mod screen;
mod seating;
mod seen;
mod sentence;
mod session;
mod since;
pub(crate) mod sitting;
mod story;
mod study;
mod verdicts;
mod voice;
mod watch;
mod way_back;
mod who;
mod wins;
pub(crate) mod worker;
mod zone;

pub(crate) use entry::Told;
pub(crate) use guide::{New, When, Whereabouts, pointed_at};
pub(crate) use lesson::{Lesson, LessonText, Progress};
pub(crate) use level::Level;
pub(crate) use owner::{set, set_lesson};
pub(crate) use reasons::Reason;
pub(crate) use screen::{Cell, Intent, Reply, ResultSheet, Screen};
pub(crate) use seating::{Character, First, Seating, Sitter};
pub(crate) use seen::Seen;
pub(crate) use sentence::{Piece, Sentence, Word};
pub(crate) use session::Session;
pub(crate) use who::{Who, of, who};
pub(crate) use zone::zone;
