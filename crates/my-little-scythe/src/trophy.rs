//! The eight trophies, and the personality that eases one of them.

use crate::tile::Section;

/// What can be earned, each once.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
#[allow(missing_docs)]
#[rustfmt::skip]
pub enum Trophy {
    Friendship, Pies, Spells, Quests, PowerUps, AppleDelivery, GemDelivery, Fight,
}

/// A secret trait: each eases one trophy, and they are named in the trophies' order.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
#[allow(missing_docs)]
#[rustfmt::skip]
pub enum Personality {
    Kind, Hungry, Magical, Adventurous, Inventive, Helpful, Sparkling, Feisty,
}

/// How much of something a trophy takes: usually, and with the personality for it. A fight is won, or, by the Feisty,
/// lost with at least one pie thrown. But for the Friendship of the Kind, the eased figures are reconstructed, and set so
/// that the chances are even (`docs/my-little-scythe.md`).
static TAKES: [(u8, u8); Trophy::COUNT] = [(8, 7), (8, 6), (3, 2), (2, 1), (2, 1), (4, 3), (4, 3), (1, 1)];

impl Trophy {
    /// How many there are.
    pub const COUNT: usize = 8;
    /// How many each seat can place; that many win.
    pub const GOAL: u8 = 4;
    /// All trophies.
    #[rustfmt::skip]
    pub const ALL: [Self; Self::COUNT] = [
        Self::Friendship, Self::Pies, Self::Spells, Self::Quests, Self::PowerUps, Self::AppleDelivery,
        Self::GemDelivery, Self::Fight,
    ];
    /// Those that can be claimed whenever their condition holds.
    pub const CLAIMED: [Self; 5] = [Self::Friendship, Self::Pies, Self::Spells, Self::Quests, Self::PowerUps];

    /// Its name in notation.
    #[must_use]
    pub fn id(self) -> &'static str {
        ["friendship", "pies", "spells", "quests", "power_ups", "apple_delivery", "gem_delivery", "fight"]
            [self as usize]
    }

    /// The trophy of this name.
    #[must_use]
    pub fn by_id(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|trophy| trophy.id() == id)
    }

    /// How much it takes.
    #[must_use]
    #[inline]
    pub fn takes(self) -> u8 {
        TAKES[self as usize].0
    }

    /// How much it takes with the personality for it.
    #[must_use]
    #[inline]
    pub fn takes_eased(self) -> u8 {
        TAKES[self as usize].1
    }

    /// The personality that eases it.
    #[must_use]
    pub fn eased_by(self) -> Personality {
        Personality::ALL[self as usize]
    }
}

impl Personality {
    /// How many there are.
    pub const COUNT: usize = 8;
    /// What the two spells of the Magical are worth together, at least.
    pub const MAGICAL_WORTH: u8 = 4;
    /// Where the one tile of the Inventive lies.
    pub const INVENTIVE_ON: Section = Section::Make;
    /// How much Friendship the Inventive has beside the one tile, at least.
    pub const INVENTIVE_FRIENDSHIP: u8 = 6;
    /// All personalities.
    #[rustfmt::skip]
    pub const ALL: [Self; Self::COUNT] = [
        Self::Kind, Self::Hungry, Self::Magical, Self::Adventurous, Self::Inventive, Self::Helpful, Self::Sparkling,
        Self::Feisty,
    ];

    /// Its name in notation.
    #[must_use]
    pub fn id(self) -> &'static str {
        ["kind", "hungry", "magical", "adventurous", "inventive", "helpful", "sparkling", "feisty"][self as usize]
    }

    /// The personality of this name.
    #[must_use]
    pub fn by_id(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|personality| personality.id() == id)
    }

    /// The trophy it eases.
    #[must_use]
    #[inline]
    pub fn eases(self) -> Trophy {
        Trophy::ALL[self as usize]
    }
}

/// Some of the trophies, without order.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct TrophySet(u8);

impl TrophySet {
    /// None.
    pub const NONE: Self = Self(0);

    /// This set and `trophy`.
    #[must_use]
    pub fn with(self, trophy: Trophy) -> Self {
        Self(self.0 | 1 << trophy as u8)
    }

    /// Whether `trophy` is one of them.
    #[must_use]
    #[inline]
    pub fn has(self, trophy: Trophy) -> bool {
        self.0 >> trophy as u8 & 1 == 1
    }

    /// How many they are.
    #[must_use]
    #[inline]
    pub fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Whether there is none.
    #[must_use]
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The trophies in order.
    pub fn iter(self) -> impl Iterator<Item = Trophy> {
        Trophy::ALL.into_iter().filter(move |&trophy| self.has(trophy))
    }
}

impl FromIterator<Trophy> for TrophySet {
    fn from_iter<I: IntoIterator<Item = Trophy>>(trophies: I) -> Self {
        trophies.into_iter().fold(Self::NONE, Self::with)
    }
}
