//! What the rules say, a file a subject. One program, because every one that is linked costs seconds.

#[path = "../common/mod.rs"]
mod common;

mod buildings;
mod cards;
mod events;
mod examples;
mod middle;
mod positions;
mod refusals;
mod rulings;
mod sets;
