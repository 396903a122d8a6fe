//! What the rules say, a file a subject. One program, because every one that is linked costs seconds.

#[path = "../common/mod.rs"]
mod common;

mod cards;
mod deliveries;
mod events;
mod facts;
mod fights;
mod finale;
mod map;
mod positions;
mod quests;
mod refusals;
mod rulings;
mod solo;
mod tiles;
mod trophies;
