//! The cards by name, and where to find what is printed on them.

use crate::cards::{BUILDINGS, BuildingCard, Confidence, RESOURCES, ResourceCard};
use crate::effect::Effect;
use crate::plank::Plank;

/// The three levels of resources.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub enum Level {
    /// Five kinds that lie open in stacks.
    I,
    /// Nine kinds with one to three copies.
    II,
    /// Nine kinds, a single copy each.
    III,
}

/// A kind of resource. Some have several copies.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[allow(missing_docs)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
#[rustfmt::skip]
pub enum Resource {
    Wood, Wheat, Clay, Stone, Cotton,
    Brick, Cow, Charcoal, CutStone, Fish, Flour, Sheep, Yarn, Planks,
    Barrel, Bread, Cloth, FishingPole, Iron, Leather, Meat, Milk, StoneWall,
}

/// A building. There is one copy of each.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[allow(missing_docs)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
#[rustfmt::skip]
pub enum Building {
    Brickworks, CharcoalHut, Quarry, SpinningMill, Mill,
    Slaughterhouse, AccessoryShop, Bakery, Tavern, Cooperage, BreadOven, Butcher, Castle, CattleRanch, CheeseShop,
    Dairy, Fisherman, Pond, Ironworks, Mansion, Market, Masonry, MilkShop, Restaurant, Sawmill, SheepRanch, ShoeStore,
    Tailor, Tannery, TextileFactory,
    BuildingFirm, BuildingSupplyStore, FurnitureShop, GeneralStore, OldWoodFactory, TradingPost, WheatFarm, Wholesaler,
}

/// Where a building comes from.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Set {
    /// Five, of which one more than there are players lie out at the start.
    Starting,
    /// Twenty-five in the deck.
    Special,
    /// Eight that are not in the box (Ruling 18).
    Extension,
}

/// Anything that can lie in the middle of the table.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "serde", serde(untagged))]
pub enum Card {
    /// Goes to a hand.
    Resource(Resource),
    /// Goes in front of a player.
    Building(Building),
}

impl Resource {
    /// How many kinds there are.
    pub const COUNT: usize = 23;

    /// All kinds, level by level.
    pub fn all() -> impl DoubleEndedIterator<Item = Self> + Clone {
        RESOURCES.iter().map(|card| card.resource)
    }

    /// All kinds of one level.
    pub fn of(level: Level) -> impl DoubleEndedIterator<Item = Self> + Clone {
        Self::all().filter(move |resource| resource.level() == level)
    }

    #[inline]
    fn card(self) -> &'static ResourceCard {
        &RESOURCES[self as usize]
    }

    /// Its name in notation.
    #[must_use]
    pub fn id(self) -> &'static str {
        self.card().id
    }

    /// Its level.
    #[must_use]
    #[inline]
    pub fn level(self) -> Level {
        self.card().level
    }

    /// What it is worth in a Trade, as payment and as purchase.
    #[must_use]
    #[inline]
    pub fn coins(self) -> u8 {
        self.card().coins
    }

    /// The alternatives to pay when it is produced.
    #[must_use]
    #[inline]
    pub fn planks(self) -> &'static [Plank] {
        self.card().produce
    }

    /// How many copies a game with so many seats has; 0 for a number of seats the game is not for.
    #[must_use]
    pub fn copies(self, seats: u8) -> u8 {
        usize::from(seats).checked_sub(2).and_then(|row| self.card().copies.get(row)).copied().unwrap_or(0)
    }
}

impl Building {
    /// How many there are, extension included.
    pub const COUNT: usize = 38;

    /// All buildings, set by set.
    pub fn all() -> impl DoubleEndedIterator<Item = Self> + Clone {
        BUILDINGS.iter().map(|card| card.building)
    }

    /// All buildings of one set.
    pub fn of(set: Set) -> impl DoubleEndedIterator<Item = Self> + Clone {
        Self::all().filter(move |building| building.set() == set)
    }

    #[inline]
    fn card(self) -> &'static BuildingCard {
        &BUILDINGS[self as usize]
    }

    /// Its name in notation.
    #[must_use]
    pub fn id(self) -> &'static str {
        self.card().id
    }

    /// Which set it belongs to.
    #[must_use]
    pub fn set(self) -> Set {
        self.card().set
    }

    /// Its price in a Trade.
    #[must_use]
    #[inline]
    pub fn coins(self) -> u8 {
        self.card().coins
    }

    /// The alternatives to pay when it is produced.
    #[must_use]
    #[inline]
    pub fn planks(self) -> &'static [Plank] {
        self.card().produce
    }

    /// The points printed on it.
    #[must_use]
    #[inline]
    pub fn influence(self) -> u8 {
        self.card().influence
    }

    /// What it does once a turn.
    #[must_use]
    #[inline]
    pub fn effect(self) -> &'static Effect {
        &self.card().effect
    }
}

impl Card {
    /// All cards, resources first.
    pub fn all() -> impl Iterator<Item = Self> {
        Resource::all().map(Self::Resource).chain(Building::all().map(Self::Building))
    }

    /// Its name in notation.
    #[must_use]
    pub fn id(self) -> &'static str {
        match self {
            Self::Resource(resource) => resource.id(),
            Self::Building(building) => building.id(),
        }
    }

    /// The card with this name.
    #[must_use]
    pub fn by_id(id: &str) -> Option<Self> {
        Self::all().find(|card| card.id() == id)
    }

    /// How sure its figures are.
    #[must_use]
    pub fn confidence(self) -> Confidence {
        match self {
            Self::Resource(resource) => resource.card().confidence,
            Self::Building(building) => building.card().confidence,
        }
    }

    /// Its price in a Trade.
    #[must_use]
    pub fn coins(self) -> u8 {
        match self {
            Self::Resource(resource) => resource.coins(),
            Self::Building(building) => building.coins(),
        }
    }

    /// The alternatives to pay when it is produced.
    #[must_use]
    pub fn planks(self) -> &'static [Plank] {
        match self {
            Self::Resource(resource) => resource.planks(),
            Self::Building(building) => building.planks(),
        }
    }
}

impl From<Resource> for Card {
    fn from(resource: Resource) -> Self {
        Self::Resource(resource)
    }
}

impl From<Building> for Card {
    fn from(building: Building) -> Self {
        Self::Building(building)
    }
}
