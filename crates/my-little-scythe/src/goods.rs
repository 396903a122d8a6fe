//! Apples, gems and quest tokens, and how many of them are carried or paid.

use std::ops::{Add, AddAssign, Sub, SubAssign};

/// What Seekers carry.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
#[allow(missing_docs)]
pub enum Good {
    Apple,
    Gem,
}

/// What lies on the board.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
#[allow(missing_docs)]
pub enum Token {
    Apple,
    Gem,
    Quest,
}

impl Good {
    /// Both.
    pub const ALL: [Self; 2] = [Self::Apple, Self::Gem];
    /// How many of each the box has.
    pub const COPIES: u8 = 24;

    /// Its name in notation.
    #[must_use]
    pub fn id(self) -> &'static str {
        Token::from(self).id()
    }
}

impl Token {
    /// All three.
    pub const ALL: [Self; 3] = [Self::Apple, Self::Gem, Self::Quest];
    /// How many quest tokens the box has.
    pub const QUESTS: u8 = 12;

    /// Its name in notation.
    #[must_use]
    pub fn id(self) -> &'static str {
        match self {
            Self::Apple => "apple",
            Self::Gem => "gem",
            Self::Quest => "quest",
        }
    }

    /// The good it is, if it is one.
    #[must_use]
    pub fn good(self) -> Option<Good> {
        match self {
            Self::Apple => Some(Good::Apple),
            Self::Gem => Some(Good::Gem),
            Self::Quest => None,
        }
    }
}

impl From<Good> for Token {
    fn from(good: Good) -> Self {
        match good {
            Good::Apple => Self::Apple,
            Good::Gem => Self::Gem,
        }
    }
}

/// Some apples and some gems.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Goods {
    /// Apples.
    pub apples: u8,
    /// Gems.
    pub gems: u8,
}

impl Goods {
    /// Nothing.
    pub const NONE: Self = Self::new(0, 0);

    /// So many apples and gems.
    #[must_use]
    pub const fn new(apples: u8, gems: u8) -> Self {
        Self { apples, gems }
    }

    /// So many of one kind.
    #[must_use]
    #[inline]
    pub const fn some(good: Good, count: u8) -> Self {
        match good {
            Good::Apple => Self::new(count, 0),
            Good::Gem => Self::new(0, count),
        }
    }

    /// How many of one kind.
    #[must_use]
    #[inline]
    pub const fn count(self, good: Good) -> u8 {
        match good {
            Good::Apple => self.apples,
            Good::Gem => self.gems,
        }
    }

    /// How many together.
    #[must_use]
    #[inline]
    pub const fn len(self) -> u8 {
        self.apples.saturating_add(self.gems)
    }

    /// Whether there is nothing.
    #[must_use]
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.apples == 0 && self.gems == 0
    }

    /// Whether all of `part` is here.
    #[must_use]
    #[inline]
    pub const fn contains(self, part: Self) -> bool {
        self.apples >= part.apples && self.gems >= part.gems
    }

    /// Every part of it, nothing and all included.
    pub fn parts(self) -> impl Iterator<Item = Self> + Clone {
        (0..=self.apples).flat_map(move |apples| (0..=self.gems).map(move |gems| Self { apples, gems }))
    }
}

impl Add for Goods {
    type Output = Self;

    fn add(self, other: Self) -> Self {
        Self { apples: self.apples + other.apples, gems: self.gems + other.gems }
    }
}

impl Sub for Goods {
    type Output = Self;

    fn sub(self, other: Self) -> Self {
        Self { apples: self.apples - other.apples, gems: self.gems - other.gems }
    }
}

impl AddAssign for Goods {
    fn add_assign(&mut self, other: Self) {
        *self = *self + other;
    }
}

impl SubAssign for Goods {
    fn sub_assign(&mut self, other: Self) {
        *self = *self - other;
    }
}
