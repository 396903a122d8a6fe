//! Widgets that know no rule of a game. They show their properties and call back; the pages put them together.
//! What has neither state nor callbacks is a plain function.

pub(crate) mod arrows;
mod choice;
mod face;
pub(crate) mod flight;
mod flow_choice;
mod footer;
mod game_tile;
mod header;
mod icon;
mod language_choice;
mod near;
mod scene;
pub(crate) mod sound;
pub(crate) mod sprite;
mod stamp;
mod tip;

pub(crate) use choice::{Choice, ChoiceOption};
pub(crate) use face::{Mood, face};
pub(crate) use flow_choice::flow_choice;
pub(crate) use footer::site_footer;
pub(crate) use game_tile::game_tile;
pub(crate) use header::site_header;
pub(crate) use icon::{Picture, icon};
pub(crate) use language_choice::language_choice;
pub(crate) use near::Near;
pub(crate) use scene::scene;
pub(crate) use stamp::stamp;
pub(crate) use tip::Tip;
