//! What the browser keeps for the player. Every access may be refused (a private window, a sandboxed frame, a full
//! store), so each answers with a `Result`, and the app goes on in memory.

pub(crate) mod choices;
pub(crate) mod frames;
pub(crate) mod game_code;
pub(crate) mod import;
pub(crate) mod lessons;
mod letters;
pub(crate) mod reviews;
pub(crate) mod save;
pub(crate) mod saves;
pub(crate) mod settings;
pub(crate) mod statistics;
mod storage;
