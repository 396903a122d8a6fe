//! One component a page, or one function where there is nothing to remember. Each opens with its only `h1`, which takes the focus when the page is turned to.

mod about;
mod carry_on;
mod game;
mod history;
mod home;
mod learn;
mod new_game;
mod not_found;
mod phrases;
mod rules;
mod settings;
mod standing;
mod table;

pub(crate) use about::about;
pub(crate) use carry_on::CarryOn;
pub(crate) use game::game_page;
pub(crate) use history::History;
pub(crate) use home::Home;
pub(crate) use learn::{LearnOffer, LearnPage, LessonPage};
pub(crate) use new_game::{NewGame, begin, lay, new_id, new_seed};
pub(crate) use not_found::not_found;
pub(crate) use phrases::cut_says;
pub(crate) use rules::RulesPage;
pub(crate) use settings::SettingsPage;
pub(crate) use standing::{file_name, link_to};
pub(crate) use table::{SharedPage, TablePage};
