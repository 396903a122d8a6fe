//! Roof tiles: four a round, bought for the round's number, used once.

use std::fmt;

use crate::helper::{Ways, When};

/// A roof tile: four of each round, in order.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Roof(pub(crate) u8);

/// Its name, which says more than its number.
impl fmt::Debug for Roof {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}

/// What a roof tile does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum RoofEffect {
    /// One of these, so often; each way once unless it is the same one again.
    Do(Ways, u8),
    /// So many steps on the siesta track.
    Siesta(u8),
    /// Another used tile is turned back.
    TurnBack,
    /// 1 VP.
    Point,
    /// 2 silver.
    Silver,
}

use RoofEffect::{Do, Point, Siesta, Silver, TurnBack};

/// Two different harvest goods.
const TWO_GOODS: RoofEffect = Do(Ways::HARVEST, 2);
const ANY_GOOD: RoofEffect = Do(Ways::HARVEST, 1);
const PIG: RoofEffect = Do(Ways::PIG, 1);
const CARD: RoofEffect = Do(Ways::PLAY.or(Ways::DRAW), 1);
const UPGRADE: RoofEffect = Do(Ways::UPGRADE, 1);
const DELIVERY: RoofEffect = Do(Ways::DELIVER, 1);

static ROOFS: [[RoofEffect; 4]; 6] = [
    [TWO_GOODS, PIG, CARD, ANY_GOOD],
    [PIG, CARD, Siesta(2), UPGRADE],
    [TWO_GOODS, DELIVERY, ANY_GOOD, Siesta(2)],
    [CARD, DELIVERY, UPGRADE, Do(Ways::GRAPE, 1)],
    [DELIVERY, TurnBack, Siesta(1), Do(Ways::OLIVE.or(Ways::GRAIN), 1)],
    [Point, Silver, TurnBack, Do(Ways::OLIVE, 1)],
];

/// The VP of the slots from the left.
pub const SLOTS: [u16; 5] = [0, 1, 2, 3, 4];
/// The VP of the Barn Builder's slot.
pub const BARN: u16 = 3;

impl Roof {
    /// How many there are.
    pub const COUNT: usize = 24;

    /// All of them.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..Self::COUNT as u8).map(Self)
    }

    /// The round it is sold in, from 1.
    #[must_use]
    pub fn round(self) -> u8 {
        self.0 / 4 + 1
    }

    /// One of the four of a round.
    pub(crate) fn of(round: u8, place: u8) -> Self {
        Self((round - 1) * 4 + place)
    }

    /// What it does.
    #[must_use]
    #[inline]
    pub fn effect(self) -> RoofEffect {
        ROOFS[usize::from(self.0 / 4)][usize::from(self.0 % 4)]
    }

    /// When it can be used.
    #[must_use]
    pub fn when(self) -> When {
        match self.effect() {
            Siesta(_) => When::Siesta,
            Do(ways, _) if ways.has(Ways::DELIVER) => When::Both,
            _ => When::Any,
        }
    }

    /// Its name in notation: the round and a letter.
    #[must_use]
    pub fn id(self) -> &'static str {
        static IDS: [&str; Roof::COUNT] = [
            "1a", "1b", "1c", "1d", "2a", "2b", "2c", "2d", "3a", "3b", "3c", "3d", "4a", "4b", "4c", "4d", "5a", "5b",
            "5c", "5d", "6a", "6b", "6c", "6d",
        ];
        IDS[usize::from(self.0)]
    }

    /// The tile of this name.
    #[must_use]
    pub fn by_id(id: &str) -> Option<Self> {
        Self::all().find(|roof| roof.id() == id)
    }
}

/// Some of the roof tiles.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct RoofSet(pub(crate) u32);

impl RoofSet {
    /// None.
    pub const NONE: Self = Self(0);

    /// These and `roof`.
    #[must_use]
    pub fn with(self, roof: Roof) -> Self {
        Self(self.0 | 1 << roof.0)
    }

    /// These without `roof`.
    #[must_use]
    pub fn without(self, roof: Roof) -> Self {
        Self(self.0 & !(1 << roof.0))
    }

    /// Whether `roof` is one of them.
    #[must_use]
    #[inline]
    pub fn has(self, roof: Roof) -> bool {
        self.0 >> roof.0 & 1 == 1
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

    /// Those of a round.
    #[must_use]
    pub fn of_round(self, round: u8) -> Self {
        Self(self.0 & 0b1111 << (4 * u32::from(round - 1)))
    }

    /// The tiles in order.
    pub fn iter(self) -> impl Iterator<Item = Roof> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            if left == 0 {
                return None;
            }
            let roof = Roof(left.trailing_zeros() as u8);
            left &= left - 1;
            Some(roof)
        })
    }
}

impl FromIterator<Roof> for RoofSet {
    fn from_iter<I: IntoIterator<Item = Roof>>(roofs: I) -> Self {
        roofs.into_iter().fold(Self::NONE, Self::with)
    }
}

#[cfg(test)]
mod tests {
    #[cfg(target_arch = "wasm32")]
    use wasm_bindgen_test::wasm_bindgen_test as test;

    use super::*;

    #[test]
    fn there_are_24_tiles_and_their_names_say_the_round() {
        for roof in Roof::all() {
            assert_eq!(Roof::by_id(roof.id()), Some(roof));
            assert_eq!(roof.id()[..1], roof.round().to_string());
        }
        let count = |effect: RoofEffect| Roof::all().filter(|roof| roof.effect() == effect).count();
        let counts = [CARD, DELIVERY, PIG, TWO_GOODS, ANY_GOOD, UPGRADE, Siesta(2), TurnBack].map(count);
        assert_eq!(counts, [3, 3, 2, 2, 2, 2, 2, 2]);
        assert_eq!([Siesta(1), Point, Silver, Do(Ways::GRAPE, 1), Do(Ways::OLIVE, 1)].map(count), [1; 5]);
    }
}
