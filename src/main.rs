//! The page of Little Table: a Yew app that shows games and keeps settings, and knows no rule of any game.

mod app;
mod dom;
mod embed;
mod games;
mod i18n;
mod pages;
mod pwa;
mod rescue;
mod route;
mod store;
mod table;
mod ui;

fn main() {
    if table::worker::serve().is_some() {
        return;
    }
    rescue::install();
    embed::start();
    if let Some(root) = dom::by_id("app") {
        yew::Renderer::<app::App>::with_root(root).render();
    }
}
