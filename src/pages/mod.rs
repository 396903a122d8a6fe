//! One component a page, or one function where there is nothing to remember. Each opens with its only `h1`, which takes the focus when the page is turned to.

mod about;
mod history;
mod home;
mod kept;
mod learn;
mod new_game;
mod not_found;
mod settings;
pub(crate) mod standing;
mod table;

pub(crate) use about::about;
pub(crate) use history::History;
pub(crate) use home::home;
pub(crate) use learn::{learn_offer, learn_page};
pub(crate) use new_game::NewGame;
pub(crate) use not_found::not_found;
pub(crate) use settings::{settings_choices, settings_page};
pub(crate) use table::{Source, TablePage};
