//! Spell cards. Only their value counts, so a handful is a number of each value.

use std::ops::{Add, AddAssign, Sub, SubAssign};

/// Some spell cards.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Spells(u16);

impl Spells {
    /// None.
    pub const NONE: Self = Self(0);
    /// How many cards of value 1, 2, 3 and 4 the box has (reconstructed).
    pub const COPIES: [u8; 4] = [8, 9, 8, 5];
    /// How many cards the box has.
    pub const ALL: usize = 30;

    /// One card of this value; none for a value that no card has.
    #[must_use]
    #[inline]
    pub fn one(value: u8) -> Self {
        if (1..=4).contains(&value) { Self(1 << (4 * (value - 1))) } else { Self::NONE }
    }

    /// How many of this value.
    #[must_use]
    #[inline]
    pub fn count(self, value: u8) -> u8 {
        if (1..=4).contains(&value) { (self.0 >> (4 * (value - 1)) & 15) as u8 } else { 0 }
    }

    /// How many cards.
    #[must_use]
    #[inline]
    pub fn len(self) -> u8 {
        let pairs = (self.0 & 0x0f0f) + (self.0 >> 4 & 0x0f0f);
        ((pairs >> 8) + (pairs & 0xff)) as u8
    }

    /// Whether there is none.
    #[must_use]
    #[inline]
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Their values together.
    #[must_use]
    #[inline]
    pub fn value(self) -> u8 {
        (1..=4).map(|value| value * self.count(value)).sum()
    }

    /// The best card.
    #[must_use]
    #[inline]
    pub fn best(self) -> Option<u8> {
        (self.0 != 0).then(|| (15 - self.0.leading_zeros() as u8) / 4 + 1)
    }

    /// The worst card.
    #[must_use]
    #[inline]
    pub fn worst(self) -> Option<u8> {
        (self.0 != 0).then(|| self.0.trailing_zeros() as u8 / 4 + 1)
    }

    /// Whether all of `part` is here.
    #[must_use]
    #[inline]
    pub fn contains(self, part: Self) -> bool {
        (1..=4).all(|value| self.count(value) >= part.count(value))
    }

    /// The value of each card, small ones first.
    pub fn cards(self) -> impl DoubleEndedIterator<Item = u8> + Clone {
        (1..=4).flat_map(move |value| (0..self.count(value)).map(move |_| value))
    }

    /// Each value that is here at least once, small ones first.
    pub fn values(self) -> impl DoubleEndedIterator<Item = u8> + Clone {
        (1..=4).filter(move |&value| self.count(value) > 0)
    }

    /// This and one card more; `None` if the box has not so many.
    #[must_use]
    pub fn with(self, value: u8) -> Option<Self> {
        let most = *Self::COPIES.get(usize::from(value.checked_sub(1)?))?;
        (self.count(value) < most).then(|| self + Self::one(value))
    }
}

impl std::fmt::Debug for Spells {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_list().entries(self.cards()).finish()
    }
}

impl Add for Spells {
    type Output = Self;

    fn add(self, other: Self) -> Self {
        Self(self.0 + other.0)
    }
}

impl Sub for Spells {
    type Output = Self;

    fn sub(self, other: Self) -> Self {
        Self(self.0 - other.0)
    }
}

impl AddAssign for Spells {
    fn add_assign(&mut self, other: Self) {
        *self = *self + other;
    }
}

impl SubAssign for Spells {
    fn sub_assign(&mut self, other: Self) {
        *self = *self - other;
    }
}

/// The cards of these values; ones the box does not have are left out.
impl FromIterator<u8> for Spells {
    fn from_iter<I: IntoIterator<Item = u8>>(values: I) -> Self {
        values.into_iter().fold(Self::NONE, |spells, value| spells.with(value).unwrap_or(spells))
    }
}

#[cfg(test)]
mod tests {
    #[cfg(target_arch = "wasm32")]
    use wasm_bindgen_test::wasm_bindgen_test as test;

    use super::*;

    #[test]
    fn cards_are_counted_by_value() {
        let spells: Spells = [4, 1, 1, 3].into_iter().collect();
        assert_eq!((spells.len(), spells.value(), spells.best(), spells.worst()), (4, 9, Some(4), Some(1)));
        assert_eq!(spells.cards().collect::<Vec<_>>(), [1, 1, 3, 4]);
        assert_eq!(spells.values().collect::<Vec<_>>(), [1, 3, 4]);
        assert!(spells.contains(Spells::one(3)) && !spells.contains(Spells::one(2)));
        assert_eq!(spells - Spells::one(1), [1, 3, 4].into_iter().collect());
        assert_eq!((Spells::NONE.best(), Spells::NONE.worst()), (None, None));
    }

    #[test]
    fn the_box_has_thirty_and_no_more() {
        let all: Spells = (1..=4).flat_map(|value| [value; 20]).collect();
        assert_eq!((all.len(), all.value()), (30, 8 + 18 + 24 + 20));
        assert_eq!([1, 2, 3, 4].map(|value| all.count(value)), Spells::COPIES);
        assert_eq!((all.with(4), all.with(0), all.with(5)), (None, None, None));
    }
}
