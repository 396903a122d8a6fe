//! The page of Little Table: a Yew app that shows games and keeps settings, and knows no rule of any game.

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
mod store;
mod table;
mod ui;

use gloo_timers::callback::Timeout;

fn main() {
    if table::worker::serve().is_some() {
        return;
    }
    rescue::install();
    if program::WHOLE {
        embed::start();
    }
    // To be compiled and started has taken its time; the page is drawn in a task of its own.
    Timeout::new(0, program::run).forget();
}
