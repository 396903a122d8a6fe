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

    /// Its name in addresses, files and the arena. It is older than what the page says, and records have it.
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
        let names = match language.spoken() {
            English => ["Apprentice", "Journeyman", "Expert", "Master"],
            French => ["Apprenti", "Compagnon", "Expert", "Maître"],
            German => ["Lehrling", "Geselle", "Könner", "Meister"],
        };
        names[self as usize]
    }

    /// What to expect of it.
    pub(crate) fn says(self, language: Language) -> &'static str {
        match (language.spoken(), self) {
            (English, Self::Apprentice) => "Gentle: takes what looks good right now, and is careless once in a while.",
            (English, Self::Trader) => "Decent: weighs what its own turn can bring, and looks no further.",
            (English, Self::Merchant) => "Hard: looks beyond its own turn.",
            (English, Self::Master) => "The strongest: looks as far ahead as about a second allows.",
            (French, Self::Apprentice) => {
                "Doux\u{a0}: prend ce qui semble bon sur le moment, et se montre parfois distrait."
            }
            (French, Self::Trader) => "Honnête\u{a0}: pèse ce que son tour peut rapporter, sans voir plus loin.",
            (French, Self::Merchant) => "Coriace\u{a0}: voit plus loin que son tour.",
            (French, Self::Master) => "Le plus fort\u{a0}: voit aussi loin qu’une seconde de réflexion le permet.",
            (German, Self::Apprentice) => "Sanft: nimmt, was gerade gut aussieht, und passt ab und zu nicht auf.",
            (German, Self::Trader) => "Ordentlich: wägt ab, was der eigene Zug bringen kann, und blickt nicht weiter.",
            (German, Self::Merchant) => "Schwer: schaut über den eigenen Zug hinaus.",
            (German, Self::Master) => "Am stärksten: schaut so weit voraus, wie es in etwa einer Sekunde geht.",
        }
    }
}
