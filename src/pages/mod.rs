//! One component a page. Each opens with its only `h1`, which takes the focus when the page is turned to.

mod about;
mod game;
mod home;
mod learn;
mod new_game;
mod not_found;
mod rules;
mod settings;
mod table;

pub(crate) use about::About;
pub(crate) use game::GamePage;
pub(crate) use home::Home;
pub(crate) use learn::{LearnOffer, LearnPage, LessonPage};
pub(crate) use new_game::{NewGame, begin, new_seed};
pub(crate) use not_found::NotFound;
pub(crate) use rules::RulesPage;
pub(crate) use settings::SettingsPage;
pub(crate) use table::TablePage;
