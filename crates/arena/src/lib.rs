//! Matches, benchmarks, tuning and the table protocol for the games of the little table.
//!
//! The command `arena` is a thin shell around this. It uses the game crates and never the page.

pub mod bench;
pub mod calibrate;
pub mod coach;
pub mod fight;
pub mod guest;
pub mod ladder;
pub mod playable;
mod progress;
mod pupil;
pub mod regret;
pub mod serve;
mod stats;
pub mod tactics;
pub mod tune;

/// Something that went wrong, in a sentence for the person at the command line.
pub type Trouble = String;
