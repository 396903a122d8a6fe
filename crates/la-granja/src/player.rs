//! What one seat has.

use crate::card::{Card, CardSet, Extension};
use crate::craft::Craft;
use crate::event::Source;
use crate::goods::{From, Good, Spot};
use crate::helper::{Power, Rule};
use crate::roof::{Roof, RoofSet};

/// One seat's farm.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Player {
    /// Victory points.
    pub points: u16,
    /// Where they came from, in the order of [`Source`].
    pub tally: [i16; Source::COUNT],
    /// Silver.
    pub silver: u16,
    /// Trade commodities.
    pub commodities: u8,
    /// Goods in stores and pens, in the order of [`Good`].
    pub goods: [u8; Good::COUNT],
    /// Cards in hand; rivals see how many.
    pub hand: CardSet,
    /// Cards played as fields.
    pub fields: CardSet,
    /// Those of the fields that hold a good.
    pub grown: CardSet,
    /// Those of them that hold two.
    pub doubled: CardSet,
    /// Cards played as extensions.
    pub extensions: CardSet,
    /// Barrows by slot.
    pub barrows: [Option<Barrow>; 3],
    /// Helpers by slot.
    pub helpers: [Option<Card>; 3],
    /// Which helpers were used this round, a bit a slot.
    pub marks: u8,
    /// Commodity actions that the Blacksmith has closed, a bit each.
    pub closed: u8,
    /// Roof tiles bought.
    pub roofs: RoofSet,
    /// Those that were used.
    pub flipped: RoofSet,
    /// The tile on the Barn Builder.
    pub barn: Option<Roof>,
    /// Donkey tiles that are used up: a bit each, 1 donkey first.
    pub donkeys: u8,
    /// The donkey tile chosen for this round.
    pub chosen: Option<u8>,
    /// Craft tiles, a bit each.
    pub crafts: u8,
    /// Those on their active side.
    pub active: u8,
    /// The rows begun at craft buildings.
    pub rows: [Option<Row>; Craft::COUNT],
    /// The faces of the dice taken this round, 0 for none; those the neutral player took away are here too.
    pub dice: [u8; 2],
}

/// A barrow that is being filled.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Barrow {
    /// Which card.
    pub card: Card,
    /// Which of its pictures are covered, a bit each.
    pub filled: u8,
}

/// A row at a craft building.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Row {
    /// From 0 to 3.
    pub row: u8,
    /// Which of its pictures are covered, a bit each.
    pub filled: u8,
}

impl Player {
    /// How a seat begins.
    pub(crate) fn new() -> Self {
        let mut tally = [0; Source::COUNT];
        tally[Source::Start as usize] = 1;
        Self {
            points: 1,
            tally,
            silver: 1,
            commodities: 1,
            goods: [0; Good::COUNT],
            hand: CardSet::NONE,
            fields: CardSet::NONE,
            grown: CardSet::NONE,
            doubled: CardSet::NONE,
            extensions: CardSet::NONE,
            barrows: [None; 3],
            helpers: [None; 3],
            marks: 0,
            closed: 0,
            roofs: RoofSet::NONE,
            flipped: RoofSet::NONE,
            barn: None,
            donkeys: 0,
            chosen: None,
            crafts: 0,
            active: 0,
            rows: [None; Craft::COUNT],
            dice: [0; 2],
        }
    }

    /// How many of a good there are.
    #[must_use]
    #[inline]
    pub fn count(&self, good: Good, from: From) -> u8 {
        match from {
            From::Store => self.goods[good as usize],
            From::Field => self.grown.fields_of(good) + self.doubled.fields_of(good),
        }
    }

    /// In the store and on fields.
    #[must_use]
    #[inline]
    pub fn all_of(&self, good: Good) -> u8 {
        self.count(good, From::Store) + self.count(good, From::Field)
    }

    /// Takes one away and says where exactly it lay; there must be one. From fields the fullest give first, as long as
    /// two can lie there; of fields that are alike, the card with the lowest number.
    pub(crate) fn take(&mut self, good: Good, from: From) -> Spot {
        if from == From::Store {
            self.goods[good as usize] -= 1;
            return Spot::Store;
        }
        let twos = self.doubled.with_field(good);
        let ones = self.grown.with_field(good).minus(twos);
        let double = if self.has(Rule::TwoOnFields) { twos.first() } else { None };
        match double.or(ones.first()).or(twos.first()) {
            Some(field) if twos.has(field) => {
                self.doubled = self.doubled.without(field);
                Spot::Field(field)
            }
            Some(field) => {
                self.grown = self.grown.without(field);
                Spot::Field(field)
            }
            None => Spot::Store,
        }
    }

    /// How many dice were taken this round.
    #[must_use]
    pub fn dice_taken(&self) -> u8 {
        self.dice.iter().filter(|&&face| face > 0).count() as u8
    }

    pub(crate) fn keep_die(&mut self, face: u8) {
        if let Some(slot) = self.dice.iter_mut().find(|slot| **slot == 0) {
            *slot = face;
        }
    }

    /// The rules that its helpers change.
    #[inline]
    pub(crate) fn rules(&self) -> impl Iterator<Item = Rule> {
        self.helpers.iter().flatten().filter_map(|card| match card.helper().power {
            Power::Rule(rule) => Some(rule),
            _ => None,
        })
    }

    /// Whether a helper changes this rule.
    #[must_use]
    #[inline]
    pub fn has(&self, rule: Rule) -> bool {
        self.rules().any(|other| other == rule)
    }

    /// The helper that changes this rule.
    #[must_use]
    #[inline]
    pub fn helper_with(&self, rule: Rule) -> Option<Card> {
        self.helpers.iter().flatten().copied().find(|card| card.helper().power == Power::Rule(rule))
    }

    /// The slot of a helper.
    #[must_use]
    #[inline]
    pub fn slot_of(&self, card: Card) -> Option<usize> {
        self.helpers.iter().position(|&helper| helper == Some(card))
    }

    /// How many pigs have a place.
    #[must_use]
    #[inline]
    pub fn places(&self) -> u8 {
        let helpers: u8 = self
            .rules()
            .map(|rule| match rule {
                Rule::Pigs(places) => places,
                Rule::Stable => 1,
                _ => 0,
            })
            .sum();
        2 + self.extensions.extensions_of(Extension::PigPlace) + helpers
    }

    /// Pigs.
    #[must_use]
    #[inline]
    pub fn pigs(&self) -> u8 {
        self.goods[Good::Pig as usize]
    }

    /// The hand limit.
    #[must_use]
    pub fn limit(&self) -> u8 {
        let helpers: u8 = self
            .rules()
            .map(|rule| match rule {
                Rule::Hand(cards) => cards,
                Rule::Grandmother => 1,
                _ => 0,
            })
            .sum();
        3 + self.extensions.extensions_of(Extension::HandLimit) + helpers
    }

    /// How many paid deliveries the farm has.
    #[must_use]
    pub fn paid_deliveries(&self) -> u8 {
        1 + self.extensions.extensions_of(Extension::Delivery) + u8::from(self.has(Rule::ExtraDelivery))
    }

    /// Silver that extensions give each round.
    #[must_use]
    pub fn income(&self) -> u8 {
        self.extensions.extensions_of(Extension::Income)
    }

    /// Whether it has the tile of a building.
    #[must_use]
    #[inline]
    pub fn has_craft(&self, craft: Craft) -> bool {
        self.crafts >> craft as u8 & 1 == 1
    }

    /// Whether that tile is active.
    #[must_use]
    #[inline]
    pub fn is_active(&self, craft: Craft) -> bool {
        self.active >> craft as u8 & 1 == 1
    }

    /// Roof tiles in the five slots.
    #[must_use]
    pub fn slots_used(&self) -> u8 {
        self.roofs.len() - u8::from(self.barn.is_some())
    }

    /// How many goods the next extension takes.
    #[must_use]
    pub fn extension_cost(&self) -> u8 {
        let less = u8::from(self.has(Rule::CheapExtensions));
        (self.extensions.len() + 1 - less).max(1)
    }

    /// How many different kinds of farm goods it has; with the Mason, how many goods.
    #[must_use]
    pub fn payable(&self) -> u8 {
        let mut all = if self.has(Rule::Identical) {
            self.silver.saturating_add(self.points).min(100) as u8
        } else {
            u8::from(self.silver > 0) + u8::from(self.points > 0)
        };
        for good in Good::ALL {
            let count = self.all_of(good);
            all += if self.has(Rule::Identical) { count.min(10) } else { u8::from(count > 0) };
        }
        all
    }

    /// Silver for all that can be sold at the end.
    #[must_use]
    pub fn end_silver(&self) -> u16 {
        let goods: u16 = Good::RESOURCES
            .into_iter()
            .filter_map(|good| Some(good.worth()? * u16::from(self.goods[good as usize])))
            .sum();
        self.silver + goods + 4 * u16::from(self.commodities)
    }
}
