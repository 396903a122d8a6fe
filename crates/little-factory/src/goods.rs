//! A handful of resources.

use std::ops::{Add, AddAssign, Sub, SubAssign};

use crate::card::{Level, Resource};

/// Some resources, without order: a hand, a payment, the open stacks, a discard pile.
///
/// Packed into 64 bits: a field for each kind, as wide as the box has copies, with a guard bit above it. So a
/// multiset can be compared, added and taken away in one operation, and copied for nothing. It cannot hold more of a
/// kind than [`Goods::most`].
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Debug)]
pub struct Goods(u64);

/// The width of a field without its guard: up to seven of Level I (cotton three), three of Level II, one of III.
const fn width(kind: usize) -> u32 {
    match kind {
        0..=3 => 3,
        4..=13 => 2,
        _ => 1,
    }
}

const SHIFT: [u32; Resource::COUNT] = {
    let mut shift = [0; Resource::COUNT];
    let mut kind = 1;
    while kind < Resource::COUNT {
        shift[kind] = shift[kind - 1] + width(kind - 1) + 1;
        kind += 1;
    }
    shift
};

/// Which kind's field a bit belongs to.
const KIND_AT: [u8; 64] = {
    let mut kind_at = [0; 64];
    let mut kind = 0;
    while kind < Resource::COUNT {
        let mut bit = SHIFT[kind];
        while bit <= SHIFT[kind] + width(kind) {
            kind_at[bit as usize] = kind as u8;
            bit += 1;
        }
        kind += 1;
    }
    kind_at
};

/// The bits that stand for `1 << place` in every field of `kinds`; place 3 is the guard of the widest.
const fn bits(from: usize, to: usize, place: u32) -> u64 {
    let (mut bits, mut kind) = (0, from);
    while kind < to {
        if place < width(kind) {
            bits |= 1 << (SHIFT[kind] + place);
        }
        kind += 1;
    }
    bits
}

const ONES: u64 = bits(0, Resource::COUNT, 0);
const TWOS: u64 = bits(0, Resource::COUNT, 1);
const FOURS: u64 = bits(0, Resource::COUNT, 2);
const GUARDS: u64 = !(ONES | TWOS | FOURS);
const LEVEL_I: u64 = bits(0, 5, 0) | bits(0, 5, 1) | bits(0, 5, 2);
const LEVEL_II: u64 = bits(5, 14, 0) | bits(5, 14, 1);
const LEVEL_III: u64 = bits(14, 23, 0);

impl Goods {
    /// Nothing.
    pub const NONE: Self = Self(0);

    /// These cards. For written-down lists: more of a kind than there can be is a mistake in the list.
    #[must_use]
    pub const fn of(cards: &[Resource]) -> Self {
        let (mut goods, mut place) = (0, 0);
        while place < cards.len() {
            goods += 1 << SHIFT[cards[place] as usize];
            place += 1;
        }
        assert!(goods & GUARDS == 0, "more of a kind than the box has");
        Self(goods)
    }

    /// `count` cards of one kind, at most [`Goods::most`] of it.
    #[must_use]
    #[inline]
    pub fn some(resource: Resource, count: u8) -> Self {
        debug_assert!(count <= Self::most(resource));
        Self(u64::from(count) << SHIFT[resource as usize])
    }

    /// The most of a kind that goods can hold; never less than the box has.
    #[must_use]
    pub const fn most(resource: Resource) -> u8 {
        (1 << width(resource as usize)) - 1
    }

    /// How many of a kind there are.
    #[must_use]
    #[inline]
    pub fn count(self, resource: Resource) -> u8 {
        (self.0 >> SHIFT[resource as usize]) as u8 & Self::most(resource)
    }

    /// Whether there is one of a kind.
    #[must_use]
    #[inline]
    pub fn has(self, resource: Resource) -> bool {
        self.count(resource) > 0
    }

    /// Whether all of `part` is here.
    #[must_use]
    #[inline]
    pub fn contains(self, part: Self) -> bool {
        (self.0 | GUARDS).wrapping_sub(part.0) & GUARDS == GUARDS
    }

    /// Whether a kind is in both.
    #[must_use]
    #[inline]
    pub fn shares_a_kind_with(self, other: Self) -> bool {
        self.kinds_bits() & other.kinds_bits() != 0
    }

    /// Which kinds there are, a bit each, wherever it lies.
    #[must_use]
    #[inline]
    pub(crate) const fn kinds_bits(self) -> u64 {
        (self.0 | (self.0 & TWOS) >> 1 | (self.0 & FOURS) >> 2) & ONES
    }

    /// Every kind of a level, as [`Goods::kinds_bits`] says it.
    pub(crate) const fn every_kind(level: Level) -> u64 {
        ONES & [LEVEL_I, LEVEL_II, LEVEL_III][level as usize]
    }

    /// How many cards these are.
    #[must_use]
    #[inline]
    pub fn len(self) -> u8 {
        ((self.0 & ONES).count_ones() + 2 * (self.0 & TWOS).count_ones() + 4 * (self.0 & FOURS).count_ones()) as u8
    }

    /// Whether there is no card.
    #[must_use]
    #[inline]
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// What they are worth together.
    #[must_use]
    #[inline]
    pub fn coins(self) -> u8 {
        self.kinds().map(|(resource, count)| resource.coins() * count).sum()
    }

    /// Which kinds there are, a bit each in the order of the card list.
    pub(crate) const fn kinds_mask(self) -> u32 {
        let (mut mask, mut kind) = (0, 0);
        while kind < Resource::COUNT {
            if self.0 >> SHIFT[kind] & ((1 << width(kind)) - 1) != 0 {
                mask |= 1 << kind;
            }
            kind += 1;
        }
        mask
    }

    /// Those of one level.
    #[must_use]
    #[inline]
    pub fn level(self, level: Level) -> Self {
        Self(self.0 & [LEVEL_I, LEVEL_II, LEVEL_III][level as usize])
    }

    /// Each kind once, with how many there are.
    #[inline]
    pub fn kinds(self) -> impl Iterator<Item = (Resource, u8)> {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            if rest == 0 {
                return None;
            }
            let kind = KIND_AT[rest.trailing_zeros() as usize];
            let resource = crate::cards::RESOURCES[usize::from(kind)].resource;
            let count = Self(rest).count(resource);
            rest &= !(u64::from(Self::most(resource)) << SHIFT[resource as usize]);
            Some((resource, count))
        })
    }

    /// Each card, equal ones behind each other.
    pub fn cards(self) -> impl Iterator<Item = Resource> {
        self.kinds().flat_map(|(resource, count)| std::iter::repeat_n(resource, usize::from(count)))
    }

    /// With one more card; `None` if that is more of a kind than there can be.
    #[must_use]
    pub fn with(self, resource: Resource) -> Option<Self> {
        (self.count(resource) < Self::most(resource)).then(|| self + Self::some(resource, 1))
    }
}

/// Both together. The sum must fit, as it does for cards of one box.
impl Add for Goods {
    type Output = Self;
    #[inline]
    fn add(self, other: Self) -> Self {
        debug_assert!((self.0 + other.0) & GUARDS == 0, "more of a kind than the box has");
        Self(self.0.wrapping_add(other.0))
    }
}

/// The one without the other, which must be contained in it.
impl Sub for Goods {
    type Output = Self;
    #[inline]
    fn sub(self, other: Self) -> Self {
        debug_assert!(self.contains(other), "taken from what is not there");
        Self(self.0.wrapping_sub(other.0))
    }
}

impl AddAssign for Goods {
    #[inline]
    fn add_assign(&mut self, other: Self) {
        *self = *self + other;
    }
}

impl SubAssign for Goods {
    #[inline]
    fn sub_assign(&mut self, other: Self) {
        *self = *self - other;
    }
}

impl FromIterator<Resource> for Goods {
    fn from_iter<I: IntoIterator<Item = Resource>>(cards: I) -> Self {
        cards.into_iter().fold(Self::NONE, |goods, card| goods + Self::some(card, 1))
    }
}

/// How many of each kind there are.
#[cfg(feature = "serde")]
impl serde::Serialize for Goods {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.kinds())
    }
}

#[cfg(feature = "serde")]
impl<'de> serde::Deserialize<'de> for Goods {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let kinds = std::collections::BTreeMap::<Resource, u8>::deserialize(deserializer)?;
        kinds.into_iter().try_fold(Self::NONE, |goods, (resource, count)| {
            let fits = count <= Self::most(resource);
            fits.then(|| goods + Self::some(resource, count)).ok_or_else(|| {
                serde::de::Error::custom(format!("{count} are more {} than there can be", resource.id()))
            })
        })
    }
}

#[cfg(test)]
mod tests {
    #[cfg(target_arch = "wasm32")]
    use wasm_bindgen_test::wasm_bindgen_test as test;

    use super::*;
    use Resource::{Bread, Cotton, Fish, Wood, Yarn};

    #[test]
    fn every_field_holds_all_copies_of_the_box() {
        for resource in Resource::all() {
            let all = Goods::some(resource, resource.copies(4));
            assert_eq!((all.count(resource), all.len()), (resource.copies(4), resource.copies(4)));
            assert_eq!(all.kinds().collect::<Vec<_>>(), [(resource, resource.copies(4))]);
            assert!(!all.contains(all + Goods::some(resource, 0)) || all.contains(all));
        }
    }

    #[test]
    fn the_fields_fill_the_word_exactly() {
        assert_eq!(SHIFT[22] + width(22) + 1, 64);
        assert_eq!(ONES.count_ones(), 23);
        assert_eq!(LEVEL_I | LEVEL_II | LEVEL_III, !GUARDS);
    }

    #[test]
    fn a_multiset_contains_its_parts_and_nothing_else() {
        let goods = Goods::of(&[Wood, Wood, Yarn, Bread]);
        assert!(goods.contains(Goods::of(&[Wood, Bread])));
        assert!(goods.contains(goods) && goods.contains(Goods::NONE));
        assert!(!goods.contains(Goods::of(&[Wood, Wood, Wood])));
        assert!(!goods.contains(Goods::of(&[Fish])));
        assert!(!goods.contains(Goods::of(&[Yarn, Yarn])));
    }

    #[test]
    fn cards_and_coins_are_counted() {
        let goods = Goods::of(&[Wood, Wood, Wood, Wood, Wood, Yarn, Bread]);
        assert_eq!((goods.len(), goods.coins()), (7, 19));
        assert_eq!(goods.cards().collect::<Goods>(), goods);
        assert_eq!(goods.level(Level::I), Goods::some(Wood, 5));
        assert_eq!(goods.level(Level::II), Goods::of(&[Yarn]));
        assert_eq!(goods.level(Level::III), Goods::of(&[Bread]));
        assert!(goods.has(Bread) && !goods.has(Cotton));
    }

    #[test]
    fn kinds_in_common_are_found_whatever_their_number() {
        assert!(Goods::some(Wood, 4).shares_a_kind_with(Goods::some(Wood, 1)));
        assert!(Goods::some(Yarn, 2).shares_a_kind_with(Goods::of(&[Fish, Yarn])));
        assert!(!Goods::some(Wood, 4).shares_a_kind_with(Goods::of(&[Cotton, Bread])));
    }

    #[test]
    fn no_more_of_a_kind_than_there_can_be() {
        assert_eq!(Goods::of(&[Bread]).with(Bread), None);
        assert_eq!(Goods::of(&[Wood]).with(Wood), Some(Goods::some(Wood, 2)));
    }
}
