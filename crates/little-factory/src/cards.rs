//! The card list: one line a card, in the order of the printed lists.
//!
//! A number that an owner of the box finds wrong is corrected here and nowhere else. The last word of a line says how
//! sure it is.

use Building::*;
use Confidence::*;
use Level::*;
use Resource::*;
use Set::*;

use crate::card::{Building, Level, Resource, Set};
use crate::effect::{Effect, Kind, buys, earns, makes, makes_and_earns, makes_if_open, sells, swaps};
use crate::plank::Plank;

/// How sure a card's figures are.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Confidence {
    /// Confirmed by an example in the rulebook.
    A,
    /// Confirmed by an independent text.
    B,
    /// From one public list only.
    C,
    /// Doubted: a review of an older edition reads another figure.
    X,
    /// Belongs to the extension.
    D,
}

/// What is printed on a resource.
pub(crate) struct ResourceCard {
    pub(crate) resource: Resource,
    pub(crate) id: &'static str,
    pub(crate) level: Level,
    pub(crate) coins: u8,
    pub(crate) produce: &'static [Plank],
    /// With 2, 3 and 4 seats.
    pub(crate) copies: [u8; 3],
    pub(crate) confidence: Confidence,
}

/// What is printed on a building.
pub(crate) struct BuildingCard {
    pub(crate) building: Building,
    pub(crate) id: &'static str,
    pub(crate) set: Set,
    pub(crate) coins: u8,
    pub(crate) produce: &'static [Plank],
    pub(crate) influence: u8,
    pub(crate) effect: Effect,
    pub(crate) confidence: Confidence,
}

const FREE: Plank = Plank::FREE;

const fn pay(cards: &[Resource]) -> Plank {
    Plank::discard(cards)
}

const fn show(cards: &[Resource]) -> Plank {
    Plank::reveal(cards)
}

#[rustfmt::skip]
pub(crate) static RESOURCES: [ResourceCard; Resource::COUNT] = [
    // name, id, level, coins, planks, copies with 2, 3 and 4 seats, confidence
    resource(Wood, "wood", I, 1, &[FREE], [3, 4, 5], A),
    resource(Wheat, "wheat", I, 1, &[FREE], [2, 3, 3], A),
    resource(Clay, "clay", I, 1, &[FREE], [2, 3, 3], A),
    resource(Stone, "stone", I, 1, &[FREE], [2, 2, 3], A),
    resource(Cotton, "cotton", I, 1, &[FREE], [1, 1, 2], A),
    resource(Brick, "brick", II, 3, &[pay(&[Clay])], [3, 3, 3], B),
    resource(Cow, "cow", II, 5, &[pay(&[Wheat, Clay])], [2, 2, 2], B),
    resource(Charcoal, "charcoal", II, 3, &[pay(&[Wood])], [3, 3, 3], B),
    resource(CutStone, "cut_stone", II, 3, &[pay(&[Stone])], [2, 2, 2], B),
    resource(Fish, "fish", II, 5, &[pay(&[Stone]), show(&[FishingPole])], [1, 1, 1], A),
    resource(Flour, "flour", II, 3, &[pay(&[Wheat])], [2, 2, 2], B),
    resource(Sheep, "sheep", II, 5, &[pay(&[Wood, Wheat])], [2, 2, 2], B),
    resource(Yarn, "yarn", II, 3, &[pay(&[Cotton]), show(&[Sheep])], [2, 2, 2], A),
    resource(Planks, "planks", II, 5, &[pay(&[Wood, Wood])], [2, 2, 2], B),
    resource(Barrel, "barrel", III, 8, &[pay(&[Planks])], [1, 1, 1], B),
    resource(Bread, "bread", III, 11, &[pay(&[Charcoal, Flour])], [1, 1, 1], A),
    resource(Cloth, "cloth", III, 6, &[pay(&[Yarn])], [1, 1, 1], B),
    resource(FishingPole, "fishing_pole", III, 8, &[pay(&[Yarn, Wood])], [1, 1, 1], B),
    resource(Iron, "iron", III, 8, &[pay(&[Charcoal, Stone])], [1, 1, 1], B),
    resource(Leather, "leather", III, 8, &[pay(&[Cow])], [1, 1, 1], B),
    resource(Meat, "meat", III, 8, &[pay(&[Sheep]), pay(&[Cow])], [1, 1, 1], B),
    resource(Milk, "milk", III, 4, &[show(&[Cow])], [1, 1, 1], B),
    resource(StoneWall, "stone_wall", III, 8, &[pay(&[CutStone, Clay])], [1, 1, 1], C),
];

#[rustfmt::skip]
pub(crate) static BUILDINGS: [BuildingCard; Building::COUNT] = [
    // name, id, set, coins, planks, influence, effect, confidence
    building(Brickworks, "brickworks", Starting, 6, &[pay(&[Charcoal])], 1, makes(&[pay(&[Clay])], Brick), B),
    building(CharcoalHut, "charcoal_hut", Starting, 6, &[pay(&[CutStone])], 1, makes(&[pay(&[Wood])], Charcoal), C),
    building(Quarry, "quarry", Starting, 6, &[pay(&[Brick])], 1, makes(&[pay(&[Stone])], CutStone), C),
    building(SpinningMill, "spinning_mill", Starting, 8, &[pay(&[Planks])], 1, makes(&[pay(&[Cotton]), show(&[Sheep])], Yarn), C),
    building(Mill, "mill", Starting, 6, &[pay(&[Brick])], 1, makes(&[pay(&[Wheat])], Flour), B),
    building(Slaughterhouse, "slaughterhouse", Special, 6, &[pay(&[Charcoal])], 1, makes(&[pay(&[Sheep]), pay(&[Cow])], Meat), C),
    building(AccessoryShop, "accessory_shop", Special, 10, &[pay(&[Cloth])], 1, earns(&[pay(&[Leather]), pay(&[Iron])], 2), C),
    building(Bakery, "bakery", Special, 11, &[pay(&[Brick, CutStone])], 2, earns(&[pay(&[Bread])], 2), X),
    building(Tavern, "tavern", Special, 11, &[pay(&[Brick, Charcoal])], 2, earns(&[pay(&[Barrel, Wheat])], 2), C),
    building(Cooperage, "cooperage", Special, 6, &[pay(&[CutStone])], 1, makes(&[pay(&[Planks])], Barrel), C),
    building(BreadOven, "bread_oven", Special, 6, &[pay(&[Brick])], 1, makes(&[pay(&[Charcoal, Flour])], Bread), C),
    building(Butcher, "butcher", Special, 12, &[pay(&[Iron])], 2, earns(&[pay(&[Meat])], 2), C),
    building(Castle, "castle", Special, 30, &[pay(&[Iron, StoneWall, Planks])], 5, Effect::Nothing, B),
    building(CattleRanch, "cattle_ranch", Special, 8, &[pay(&[Planks])], 1, makes(&[pay(&[Wheat, Clay])], Cow), C),
    building(CheeseShop, "cheese_shop", Special, 12, &[pay(&[StoneWall])], 2, earns(&[pay(&[Barrel, Milk])], 3), A),
    building(Dairy, "dairy", Special, 6, &[pay(&[CutStone])], 1, makes(&[show(&[Cow])], Milk), C),
    building(Fisherman, "fisherman", Special, 8, &[pay(&[Planks])], 1, earns(&[pay(&[Fish])], 1), A),
    building(Pond, "pond", Special, 8, &[pay(&[Planks])], 1, makes(&[pay(&[Stone]), show(&[FishingPole])], Fish), A),
    building(Ironworks, "ironworks", Special, 6, &[pay(&[Brick])], 1, makes(&[pay(&[Charcoal, Stone])], Iron), C),
    building(Mansion, "mansion", Special, 18, &[pay(&[Planks, Brick, CutStone])], 3, Effect::Nothing, B),
    building(Market, "market", Special, 8, &[pay(&[Fish])], 1, sells(Kind::Of(III), Kind::Resources), A),
    building(Masonry, "masonry", Special, 6, &[pay(&[Flour])], 1, makes(&[pay(&[CutStone, Clay])], StoneWall), C),
    building(MilkShop, "milk_shop", Special, 6, &[pay(&[Brick])], 1, earns(&[pay(&[Milk])], 1), X),
    building(Restaurant, "restaurant", Special, 12, &[pay(&[StoneWall])], 2, earns(&[pay(&[Bread, Milk])], 4), C),
    building(Sawmill, "sawmill", Special, 6, &[pay(&[CutStone])], 1, makes(&[pay(&[Wood, Wood])], Planks), C),
    building(SheepRanch, "sheep_ranch", Special, 6, &[pay(&[Brick])], 1, makes(&[pay(&[Wood, Wheat])], Sheep), C),
    building(ShoeStore, "shoe_store", Special, 12, &[pay(&[Iron])], 2, earns(&[pay(&[Leather, Yarn])], 3), C),
    building(Tailor, "tailor", Special, 12, &[pay(&[StoneWall])], 2, earns(&[pay(&[Cloth, Yarn])], 2), C),
    building(Tannery, "tannery", Special, 6, &[pay(&[CutStone])], 1, makes(&[pay(&[Cow])], Leather), C),
    building(TextileFactory, "textile_factory", Special, 8, &[pay(&[Planks])], 1, makes(&[pay(&[Yarn])], Cloth), B),
    building(BuildingFirm, "building_firm", Extension, 12, &[pay(&[Iron])], 2, buys(Kind::Buildings), D),
    building(BuildingSupplyStore, "building_supply_store", Extension, 8, &[pay(&[Planks])], 1, earns(&[pay(&[Brick, StoneWall])], 3), D),
    building(FurnitureShop, "furniture_shop", Extension, 8, &[pay(&[Cow])], 1, earns(&[pay(&[Planks, Cloth])], 3), D),
    building(GeneralStore, "general_store", Extension, 12, &[pay(&[FishingPole])], 2, Effect::Draw { coins: 3 }, D),
    building(OldWoodFactory, "old_wood_factory", Extension, 6, &[pay(&[Brick])], 1, makes_and_earns(&[pay(&[Barrel])], Planks, 1), D),
    building(TradingPost, "trading_post", Extension, 6, &[pay(&[Yarn])], 1, swaps(Kind::Of(II)), D),
    building(WheatFarm, "wheat_farm", Extension, 6, &[pay(&[Charcoal])], 1, makes_if_open(&[FREE], Wheat, 2), D),
    building(Wholesaler, "wholesaler", Extension, 6, &[pay(&[Flour])], 1, buys(Kind::Of(III)), D),
];

#[rustfmt::skip]
const fn resource(
    resource: Resource, id: &'static str, level: Level, coins: u8, produce: &'static [Plank], copies: [u8; 3], confidence: Confidence,
) -> ResourceCard {
    ResourceCard { resource, id, level, coins, produce, copies, confidence }
}

#[rustfmt::skip]
#[allow(clippy::too_many_arguments)] // a line of the list
const fn building(
    building: Building, id: &'static str, set: Set, coins: u8, produce: &'static [Plank], influence: u8, effect: Effect, confidence: Confidence,
) -> BuildingCard {
    BuildingCard { building, id, set, coins, produce, influence, effect, confidence }
}
