//! The games on the table, as the page shows them. One folder a game will hold its board and how it says its cards and
//! moves; the rules are in the game's own crate and never here.

pub(crate) mod little_factory;

/// One of the three games.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Game {
    LittleFactory,
    MyLittleScythe,
    LaGranja,
}

/// How far a part of a game has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Progress {
    Done,
    BeingBuilt,
    ComesNext,
}

impl Game {
    /// In the order they stand on the table, which is the order they are finished in.
    pub(crate) const ALL: [Self; 3] = [Self::LittleFactory, Self::MyLittleScythe, Self::LaGranja];

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

    /// How far the gathered facts, the rules engine, the bots and the table to play at have come, in this order.
    pub(crate) const fn progress(self) -> [Progress; 4] {
        use Progress::{BeingBuilt, ComesNext, Done};
        match self {
            Self::LittleFactory => [Done; 4],
            Self::MyLittleScythe | Self::LaGranja => [Done, Done, BeingBuilt, ComesNext],
        }
    }
}
