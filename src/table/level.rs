//! How well a rival plays, and how that is said.

use crate::i18n::Language::{self, English, French, German};

/// How well a rival plays. Every game has these four.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Level {
    Apprentice,
    Trader,
    Merchant,
    Master,
}

impl Level {
    /// The gentlest first.
    pub(crate) const ALL: [Self; 4] = [Self::Apprentice, Self::Trader, Self::Merchant, Self::Master];

    /// Its name in addresses and files.
    pub(crate) const fn id(self) -> &'static str {
        match self {
            Self::Apprentice => "apprentice",
            Self::Trader => "trader",
            Self::Merchant => "merchant",
            Self::Master => "master",
        }
    }

    /// The level of this name.
    pub(crate) fn by_id(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|level| level.id() == id)
    }

    /// What it is called.
    pub(crate) fn name(self, language: Language) -> &'static str {
        let names = match language {
            English => ["Apprentice", "Trader", "Merchant", "Master"],
            French => ["Apprenti", "Marchand", "Négociant", "Maître"],
            German => ["Lehrling", "Händler", "Kaufmann", "Meister"],
        };
        names[self as usize]
    }

    /// What to expect of it.
    pub(crate) fn says(self, language: Language) -> &'static str {
        match (language, self) {
            (English, Self::Apprentice) => "Takes what looks good right now, and is careless once in a while.",
            (English, Self::Trader) => "Thinks each turn through to its end.",
            (English, Self::Merchant) => "Looks a little ahead.",
            (English, Self::Master) => "Looks as far ahead as about a second allows.",
            (French, Self::Apprentice) => "Prend ce qui semble bon sur le moment, et se montre parfois distrait.",
            (French, Self::Trader) => "Calcule chaque tour jusqu’au bout.",
            (French, Self::Merchant) => "Voit un peu plus loin que son tour.",
            (French, Self::Master) => "Voit aussi loin qu’une seconde de réflexion le permet.",
            (German, Self::Apprentice) => "Nimmt, was gerade gut aussieht, und passt ab und zu nicht auf.",
            (German, Self::Trader) => "Denkt jeden Zug bis zu seinem Ende durch.",
            (German, Self::Merchant) => "Schaut ein wenig voraus.",
            (German, Self::Master) => "Schaut so weit voraus, wie es in etwa einer Sekunde geht.",
        }
    }
}
