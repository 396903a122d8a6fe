//! The middle of the table: four rows, their decks and discard piles.

use tabletop::{Deck, Rng, Tell};

use crate::building_set::BuildingSet;
use crate::card::{Building, Card, Level, Resource, Set};
use crate::event::Event;
use crate::goods::Goods;
use crate::setup::Setup;

/// How many different cards a full row has.
pub const ROW: usize = 5;

/// A row of the middle.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
pub enum Row {
    /// Resources of Level II.
    #[cfg_attr(feature = "serde", serde(rename = "level_ii"))]
    LevelII,
    /// Resources of Level III.
    #[cfg_attr(feature = "serde", serde(rename = "level_iii"))]
    LevelIII,
    /// Buildings.
    Buildings,
}

/// All cards that nobody has.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Market {
    /// Every resource that lies open, stacks included.
    pub(crate) open: Goods,
    /// The discard piles of Level II and III.
    pub(crate) discard: Goods,
    /// Where the open stacks lie, from left to right.
    pub(crate) level_ii: [Option<Resource>; ROW],
    pub(crate) level_iii: [Option<Resource>; ROW],
    pub(crate) buildings: [Option<Building>; ROW],
    pub(crate) deck_ii: Deck<Resource, 19>,
    pub(crate) deck_iii: Deck<Resource, 9>,
    pub(crate) deck_buildings: Deck<Building, 33>,
}

/// What stands in the unused places of a deck.
pub(crate) const NO_RESOURCE: Resource = Resource::Wood;
pub(crate) const NO_BUILDING: Building = Building::Mill;

impl Market {
    /// Lays out the middle for a new game.
    pub(crate) fn new(setup: Setup, chance: &mut Rng) -> Self {
        let copies = |level| {
            Resource::of(level).flat_map(move |card| std::iter::repeat_n(card, usize::from(card.copies(setup.seats()))))
        };
        let mut starting: Deck<Building, 5> = Deck::new(Building::of(Set::Starting), NO_BUILDING);
        let special = Building::of(Set::Special);
        let extension = Building::of(Set::Extension).filter(|_| setup.extension());
        let mut market = Self {
            open: copies(Level::I).collect(),
            discard: Goods::NONE,
            level_ii: [None; ROW],
            level_iii: [None; ROW],
            buildings: [None; ROW],
            deck_ii: Deck::new(copies(Level::II), NO_RESOURCE),
            deck_iii: Deck::new(copies(Level::III), NO_RESOURCE),
            deck_buildings: Deck::new(special.chain(extension), NO_BUILDING),
        };
        market.deck_ii.shuffle(chance);
        market.deck_iii.shuffle(chance);
        starting.shuffle(chance);
        market.deck_buildings.shuffle(chance);
        for slot in market.buildings.iter_mut().take(usize::from(setup.seats()) + 1) {
            *slot = starting.draw();
        }
        market.refill(chance, &mut ());
        market
    }

    /// The buildings that lie open.
    #[inline]
    pub(crate) fn open_buildings(&self) -> BuildingSet {
        self.buildings.iter().flatten().copied().collect()
    }

    /// Whether the card lies open.
    #[inline]
    pub(crate) fn has(&self, card: Card) -> bool {
        match card {
            Card::Resource(resource) => self.open.has(resource),
            Card::Building(building) => self.buildings.contains(&Some(building)),
        }
    }

    /// Takes one open resource, which must be there.
    #[inline]
    pub(crate) fn take(&mut self, resource: Resource) {
        self.open -= Goods::some(resource, 1);
        if !self.open.has(resource) {
            match resource.level() {
                Level::I => {}
                Level::II => vacate(&mut self.level_ii, resource),
                Level::III => vacate(&mut self.level_iii, resource),
            }
        }
    }

    /// Takes one open building, which must be there.
    pub(crate) fn take_building(&mut self, building: Building) {
        vacate(&mut self.buildings, building);
    }

    /// Takes back what a player discards: Level I lies open again at once, the others go to their pile.
    #[inline]
    pub(crate) fn discard(&mut self, goods: Goods) {
        let level_i = goods.level(Level::I);
        self.open += level_i;
        self.discard += goods - level_i;
    }

    /// Brings each row back to five different cards, as far as cards reach (Ruling 12).
    pub(crate) fn refill(&mut self, chance: &mut Rng, tell: &mut impl Tell<Event>) {
        self.refill_resources(Row::LevelII, chance, tell);
        self.refill_resources(Row::LevelIII, chance, tell);
        while let Some(slot) = self.buildings.iter().position(Option::is_none) {
            let Some(building) = self.deck_buildings.draw() else { break };
            self.buildings[slot] = Some(building);
            tell.tell(Event::Refilled { row: Row::Buildings, slot, card: building.into() });
        }
    }

    fn refill_resources(&mut self, row: Row, chance: &mut Rng, tell: &mut impl Tell<Event>) {
        let level_ii = row == Row::LevelII;
        loop {
            let slots = if level_ii { &mut self.level_ii } else { &mut self.level_iii };
            let Some(empty) = slots.iter().position(Option::is_none) else { break };
            let drawn = if level_ii { self.deck_ii.draw() } else { self.deck_iii.draw() };
            let Some(resource) = drawn else {
                let pile = self.discard.level(if level_ii { Level::II } else { Level::III });
                if pile.is_empty() {
                    break;
                }
                self.discard -= pile;
                if level_ii {
                    self.deck_ii = Deck::new(pile.cards(), NO_RESOURCE);
                    self.deck_ii.shuffle(chance);
                } else {
                    self.deck_iii = Deck::new(pile.cards(), NO_RESOURCE);
                    self.deck_iii.shuffle(chance);
                }
                tell.tell(Event::Reshuffled { row, cards: pile.len() });
                continue;
            };
            let slot = slots.iter().position(|&slot| slot == Some(resource)).unwrap_or(empty);
            slots[slot] = Some(resource);
            self.open += Goods::some(resource, 1);
            tell.tell(Event::Refilled { row, slot, card: resource.into() });
        }
    }
}

fn vacate<T: Copy + PartialEq>(slots: &mut [Option<T>], card: T) {
    if let Some(slot) = slots.iter_mut().find(|slot| **slot == Some(card)) {
        *slot = None;
    }
}
