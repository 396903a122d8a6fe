//! What the browser keeps for the player. Every access may be refused (a private window, a sandboxed frame, a full
//! store), so each answers with a `Result`, and the app goes on in memory. Games are known by their headings; whoever
//! needs a rule asks the game (`games`).

pub(crate) mod choices;
pub(crate) mod frames;
pub(crate) mod heading;
pub(crate) mod import;
pub(crate) mod lessons;
pub(crate) mod name;
pub(crate) mod reviews;
pub(crate) mod room;
#[cfg(test)]
pub(crate) mod sample;
pub(crate) mod save;
pub(crate) mod saves;
pub(crate) mod settings;
pub(crate) mod statistics;
mod storage;
