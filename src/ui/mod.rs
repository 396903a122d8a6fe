//! Widgets that know no rule of a game. They show their properties and call back; the pages put them together.

mod choice;
mod footer;
mod game_tile;
mod header;
mod icon;
mod notice;
mod scene;

pub(crate) use choice::{Choice, ChoiceOption};
pub(crate) use footer::SiteFooter;
pub(crate) use game_tile::GameTile;
pub(crate) use header::SiteHeader;
pub(crate) use icon::{Icon, Picture};
pub(crate) use notice::Notice;
pub(crate) use scene::Scene;
