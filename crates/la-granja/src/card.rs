//! Farm cards: four sides each, of which one counts once it is played.

use std::fmt;

use crate::cards::CARDS;
use crate::goods::Good;
use crate::helper::Helper;

/// A farm card, by its number less one.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Card(pub(crate) u8);

/// Its name, which says more than its number.
impl fmt::Debug for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}

/// What is printed on a card.
#[derive(Debug)]
pub struct Face {
    /// Its name in notation, after its helper.
    pub id: &'static str,
    /// What grows on its field.
    pub field: Good,
    /// What its barrow takes.
    pub barrow: &'static [Good],
    /// The VP of its barrow, and the value of its market space.
    pub value: u8,
    /// What its extension gives.
    pub extension: [Extension; 2],
    /// Its helper.
    pub helper: Helper,
}

/// A benefit of an extension.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Extension {
    /// Hand limit +1.
    HandLimit,
    /// 1 silver each round.
    Income,
    /// Room for a pig.
    PigPlace,
    /// One more paid delivery.
    Delivery,
}

/// Where a card is played.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
pub enum Side {
    /// As a field.
    Field,
    /// As a barrow, in this slot.
    Barrow(u8),
    /// As an extension, which is then paid for.
    Extension,
    /// As a helper, in this slot.
    Helper(u8),
}

impl Card {
    /// How many there are.
    pub const COUNT: usize = 66;

    /// All of them.
    pub fn all() -> impl DoubleEndedIterator<Item = Self> + Clone {
        (0..Self::COUNT as u8).map(Self)
    }

    /// What is printed on it.
    #[must_use]
    #[inline]
    pub fn face(self) -> &'static Face {
        &CARDS[usize::from(self.0)]
    }

    /// Its number, from 1 to 66.
    #[must_use]
    pub fn number(self) -> u8 {
        self.0 + 1
    }

    /// The card with this number.
    #[must_use]
    pub fn numbered(number: u8) -> Option<Self> {
        number.checked_sub(1).filter(|&place| usize::from(place) < Self::COUNT).map(Self)
    }

    /// Its name in notation.
    #[must_use]
    pub fn id(self) -> &'static str {
        self.face().id
    }

    /// The card of this name.
    #[must_use]
    pub fn by_id(id: &str) -> Option<Self> {
        Self::all().find(|card| card.id() == id)
    }

    /// Its helper.
    #[must_use]
    #[inline]
    pub fn helper(self) -> &'static Helper {
        &self.face().helper
    }
}

/// Some of the cards, without order.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct CardSet(u128);

impl CardSet {
    /// None.
    pub const NONE: Self = Self(0);

    /// These and `card`.
    #[must_use]
    #[inline]
    pub fn with(self, card: Card) -> Self {
        Self(self.0 | 1 << card.0)
    }

    /// These without `card`.
    #[must_use]
    #[inline]
    pub fn without(self, card: Card) -> Self {
        Self(self.0 & !(1 << card.0))
    }

    /// Whether `card` is one of them.
    #[must_use]
    #[inline]
    pub fn has(self, card: Card) -> bool {
        self.0 >> card.0 & 1 == 1
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

    /// The cards of both.
    #[must_use]
    pub fn or(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// The cards, by number.
    pub fn iter(self) -> impl Iterator<Item = Card> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            if left == 0 {
                return None;
            }
            let card = Card(left.trailing_zeros() as u8);
            left &= left - 1;
            Some(card)
        })
    }

    /// Those of them that have this field.
    #[must_use]
    #[inline]
    pub fn with_field(self, good: Good) -> Self {
        FIELDS.get(good as usize).map_or(Self::NONE, |set| Self(self.0 & set.0))
    }

    /// The one with the lowest number.
    #[must_use]
    #[inline]
    pub fn first(self) -> Option<Card> {
        (self.0 != 0).then(|| Card(self.0.trailing_zeros() as u8))
    }

    /// These without those.
    #[must_use]
    #[inline]
    pub fn minus(self, others: Self) -> Self {
        Self(self.0 & !others.0)
    }

    /// How many have this field.
    #[must_use]
    #[inline]
    pub fn fields_of(self, good: Good) -> u8 {
        self.with_field(good).len()
    }

    /// How many have this extension.
    #[must_use]
    #[inline]
    pub fn extensions_of(self, benefit: Extension) -> u8 {
        static EXTENSIONS: [CardSet; 4] = [
            extensions(Extension::HandLimit),
            extensions(Extension::Income),
            extensions(Extension::PigPlace),
            extensions(Extension::Delivery),
        ];
        (self.0 & EXTENSIONS[benefit as usize].0).count_ones() as u8
    }
}

static FIELDS: [CardSet; 3] = [fields(Good::Olive), fields(Good::Grain), fields(Good::Grape)];

const fn fields(good: Good) -> CardSet {
    let mut set = 0;
    let mut place = 0;
    while place < CARDS.len() {
        if CARDS[place].field as u8 == good as u8 {
            set |= 1 << place;
        }
        place += 1;
    }
    CardSet(set)
}

const fn extensions(benefit: Extension) -> CardSet {
    let mut set = 0;
    let mut place = 0;
    while place < CARDS.len() {
        let [one, other] = CARDS[place].extension;
        if one as u8 == benefit as u8 || other as u8 == benefit as u8 {
            set |= 1 << place;
        }
        place += 1;
    }
    CardSet(set)
}

impl FromIterator<Card> for CardSet {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Self {
        cards.into_iter().fold(Self::NONE, Self::with)
    }
}

#[cfg(test)]
mod tests {
    #[cfg(target_arch = "wasm32")]
    use wasm_bindgen_test::wasm_bindgen_test as test;

    use super::*;

    #[test]
    fn cards_are_as_the_dossier_counts_them() {
        let all: CardSet = Card::all().collect();
        assert_eq!(Good::HARVEST.map(|good| all.fields_of(good)), [22; 3]);
        let benefits = [Extension::HandLimit, Extension::Income, Extension::PigPlace, Extension::Delivery];
        assert_eq!(benefits.map(|benefit| all.extensions_of(benefit)), [33; 4]);
        let values = [2, 3, 4, 5, 6].map(|value| Card::all().filter(|card| card.face().value == value).count());
        assert_eq!(values, [12, 15, 15, 13, 11]);
        let asked =
            Good::ALL.map(|good| Card::all().flat_map(|card| card.face().barrow).filter(|&&it| it == good).count());
        assert_eq!(asked, [33, 33, 34, 25, 26, 20, 14]);
    }

    #[test]
    fn every_card_has_a_name_of_its_own() {
        for card in Card::all() {
            assert_eq!((Card::by_id(card.id()), Card::numbered(card.number())), (Some(card), Some(card)));
        }
        assert_eq!((Card::numbered(0), Card::numbered(67), Card::by_id("miner")), (None, None, None));
    }
}
