//! What holds over whole games, natively and as wasm. One program, because every one that is linked costs seconds.

#[path = "../common/mod.rs"]
mod common;

mod conformance;
mod golden;
mod hostile;
mod perft;
mod properties;
