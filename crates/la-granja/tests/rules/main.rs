//! What the rules say, a file a subject. One program, because every one that is linked costs seconds.

#[macro_use]
#[path = "../common/mod.rs"]
mod common;

mod asking;
mod courses;
mod crafts;
mod events;
mod examples;
mod farm;
mod finale;
mod helpers_that_act;
mod helpers_that_change_rules;
mod helpers_that_wait;
mod market;
mod parts;
mod playouts;
mod positions;
mod refusals;
mod roofs;
mod rulings;
mod solo;
mod transport;
