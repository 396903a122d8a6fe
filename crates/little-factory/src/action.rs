//! What a player can do.

use crate::building_set::BuildingSet;
use crate::card::{Building, Card, Resource};
use crate::goods::Goods;

/// One decision. Its text form is written and read in [`crate::notation`].
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    /// Use a building, before or after the action of the turn.
    Activate {
        /// Which.
        building: Building,
        /// With what choice.
        how: How,
    },
    /// The action of the turn: take one card for one plank of its cost.
    Produce {
        /// Which card.
        card: Card,
        /// Which of its planks, counted from 0.
        plank: u8,
    },
    /// The action of the turn: give cards, take cards worth no more.
    Trade(Deal),
    /// The action of the first turn: spend the starting tile.
    Spend(Basket),
    /// No action was possible (Ruling 9).
    Pass,
    /// The turn is over; the rows are refilled.
    End,
}

/// The choice that using a building leaves.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum How {
    /// Pay this plank of its effect, counted from 0.
    Pay(u8),
    /// Trade.
    Deal(Deal),
    /// Discard these and draw.
    Draw(Goods),
}

/// The two sides of a trade.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Deal {
    /// From the hand.
    pub give: Goods,
    /// From the middle.
    pub take: Basket,
}

/// Cards to be taken from the middle.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Basket {
    /// Resources.
    pub goods: Goods,
    /// Buildings.
    pub buildings: BuildingSet,
}

impl Basket {
    /// Nothing.
    pub const NONE: Self = Self { goods: Goods::NONE, buildings: BuildingSet::NONE };

    /// How many cards.
    #[must_use]
    #[inline]
    pub fn len(self) -> u8 {
        self.goods.len() + self.buildings.len()
    }

    /// Whether there is no card.
    #[must_use]
    #[inline]
    pub fn is_empty(self) -> bool {
        self.goods.is_empty() && self.buildings.is_empty()
    }

    /// Their price together.
    #[must_use]
    #[inline]
    pub fn coins(self) -> u8 {
        self.goods.coins().saturating_add(self.buildings.coins())
    }

    /// Each card, resources first.
    pub fn cards(self) -> impl Iterator<Item = Card> {
        self.goods.cards().map(Card::Resource).chain(self.buildings.iter().map(Card::Building))
    }
}

impl From<Resource> for Basket {
    fn from(resource: Resource) -> Self {
        Self { goods: Goods::some(resource, 1), ..Self::NONE }
    }
}

impl From<Building> for Basket {
    fn from(building: Building) -> Self {
        Self { buildings: BuildingSet::NONE.with(building), ..Self::NONE }
    }
}
