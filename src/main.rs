//! The page of Little Table: a Yew app that shows games and keeps settings, and knows no rule of any game.

// A program of a release has no use for what only the others say. Nothing is unused in the one that has everything.
#![cfg_attr(
    not(all(feature = "lobby", feature = "little-factory", feature = "my-little-scythe", feature = "la-granja")),
    allow(dead_code)
)]

mod app;
mod dom;
mod embed;
mod games;
mod i18n;
mod markup;
mod pages;
mod program;
mod pwa;
mod rescue;
mod route;
mod rules;
mod store;
mod table;
mod ui;
mod wish;

fn main() {
    if program::PLAYS && table::worker::serve().is_some() {
        return;
    }
    rescue::install();
    if program::PLAYS {
        embed::start(wish::SERVANT);
        games::question::serve(wish::wished_game);
    }
    program::run();
}
