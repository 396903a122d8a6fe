//! The games on the table, as the page shows them. One folder a game holds its board and how it says its cards and
//! moves; the rules are in the game's own crate and never here. [`Game::folder`] is the one place that knows them all.

pub(crate) mod engine;
pub(crate) mod folder;
mod la_granja;
pub(crate) mod little_factory;
mod making;
mod my_little_scythe;
pub(crate) mod question;
mod sign;
#[cfg(test)]
mod toy;

use crate::program::{LA_GRANJA, LITTLE_FACTORY, LOBBY, MY_LITTLE_SCYTHE};
use crate::table::job::Job;
use crate::table::worker::Mind;
use engine::Engine;
use folder::Folder;
pub(crate) use little_factory::older::read_line as older_line;
pub(crate) use making::{
    begin, carried_over, checked, code, from_code, from_record, in_code, in_record, read_setup, setup_slug,
};
use sign::Sign;

/// Begins to think about a question, whichever game it is about; `None` if it is none.
pub(crate) fn mind(job: &Job) -> Option<Box<dyn Mind>> {
    let id = job.record.split(' ').next()?;
    Game::from_slug(id)?.folder()?.mind(job)
}

/// One of the three games.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Game {
    LittleFactory,
    MyLittleScythe,
    LaGranja,
}

impl Game {
    /// In the order they stand on the table, which is the order they are finished in.
    pub(crate) const ALL: [Self; 3] = [Self::LittleFactory, Self::MyLittleScythe, Self::LaGranja];

    /// The game's folder, in the lobby its sign only; `None` for a game that this program does not have.
    pub(crate) fn folder(self) -> Option<&'static dyn Folder> {
        match self {
            Self::LittleFactory if LITTLE_FACTORY => Some(&little_factory::TheFolder),
            Self::LittleFactory if LOBBY => Some(&Sign(little_factory::TheFolder)),
            Self::MyLittleScythe if MY_LITTLE_SCYTHE => Some(&my_little_scythe::TheFolder),
            Self::MyLittleScythe if LOBBY => Some(&Sign(my_little_scythe::TheFolder)),
            Self::LaGranja if LA_GRANJA => Some(&la_granja::TheFolder),
            Self::LaGranja if LOBBY => Some(&Sign(la_granja::TheFolder)),
            _ => None,
        }
    }

    /// Its rules, if this program has them.
    pub(crate) fn engine(self) -> Option<&'static dyn Engine> {
        self.folder().and_then(Folder::engine)
    }

    /// The name on the box, the same in every language.
    pub(crate) const fn name(self) -> &'static str {
        match self {
            Self::LittleFactory => "Little Factory",
            Self::MyLittleScythe => "My Little Scythe",
            Self::LaGranja => "La Granja",
        }
    }

    /// The name in an address and in the art.
    pub(crate) const fn slug(self) -> &'static str {
        match self {
            Self::LittleFactory => "little-factory",
            Self::MyLittleScythe => "my-little-scythe",
            Self::LaGranja => "la-granja",
        }
    }

    /// The game with this slug.
    pub(crate) fn from_slug(slug: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|game| game.slug() == slug)
    }

    /// Who invented it.
    pub(crate) const fn designers(self) -> [&'static str; 2] {
        match self {
            Self::LittleFactory => ["Shun Taguchi", "Aya Taguchi"],
            Self::MyLittleScythe => ["Hoby Chou", "Vienna Chou"],
            Self::LaGranja => ["Andreas Odendahl", "Michael Keller"],
        }
    }

    /// Who printed the edition we play by.
    pub(crate) const fn publisher(self) -> &'static str {
        match self {
            Self::LittleFactory => "IELLO",
            Self::MyLittleScythe => "Stonemaier Games",
            Self::LaGranja => "Spielworxx",
        }
    }
}
