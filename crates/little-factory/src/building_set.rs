//! Some of the buildings.

use crate::card::Building;
use crate::cards::BUILDINGS;

/// Some buildings, without order. There is one of each, so a bit each is enough.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Debug)]
pub struct BuildingSet(u64);

impl BuildingSet {
    /// None.
    pub const NONE: Self = Self(0);

    /// With one more.
    #[must_use]
    #[inline]
    pub fn with(self, building: Building) -> Self {
        Self(self.0 | 1 << building as u32)
    }

    /// Whether it is one of them.
    #[must_use]
    #[inline]
    pub fn has(self, building: Building) -> bool {
        self.0 >> (building as u32) & 1 == 1
    }

    /// Whether all of `part` are here.
    #[must_use]
    #[inline]
    pub fn contains(self, part: Self) -> bool {
        part.0 & !self.0 == 0
    }

    /// Those that are not in `other`.
    #[must_use]
    #[inline]
    pub fn without(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// Those of both.
    #[must_use]
    #[inline]
    pub fn or(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// How many they are.
    #[must_use]
    #[inline]
    pub fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Whether there is none.
    #[must_use]
    #[inline]
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The buildings in the order of the card list.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Building> {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            let card = BUILDINGS.get(rest.trailing_zeros() as usize)?;
            rest &= rest - 1;
            Some(card.building)
        })
    }

    /// Their price together.
    #[must_use]
    pub fn coins(self) -> u8 {
        self.iter().map(Building::coins).fold(0, u8::saturating_add)
    }

    /// The points printed on them.
    #[must_use]
    pub fn influence(self) -> u8 {
        self.iter().map(Building::influence).sum()
    }
}

impl FromIterator<Building> for BuildingSet {
    fn from_iter<I: IntoIterator<Item = Building>>(buildings: I) -> Self {
        buildings.into_iter().fold(Self::NONE, Self::with)
    }
}

#[cfg(feature = "serde")]
impl serde::Serialize for BuildingSet {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

#[cfg(feature = "serde")]
impl<'de> serde::Deserialize<'de> for BuildingSet {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Vec::<Building>::deserialize(deserializer).map(|buildings| buildings.into_iter().collect())
    }
}
