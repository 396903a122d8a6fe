//! One component a page. Each opens with its only `h1`, which takes the focus when the page is turned to.

mod about;
mod game;
mod home;
mod not_found;
mod settings;

pub(crate) use about::About;
pub(crate) use game::GamePage;
pub(crate) use home::Home;
pub(crate) use not_found::NotFound;
pub(crate) use settings::SettingsPage;
