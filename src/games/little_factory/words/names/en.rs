//! The names in English.

use little_factory::{Building, Resource};

use super::Noun;

pub(super) fn resource(resource: Resource) -> Noun {
    use Resource::*;
    match resource {
        Wood => ("", "Wood"),
        Wheat => ("", "Wheat"),
        Clay => ("", "Clay"),
        Stone => ("", "Stone"),
        Cotton => ("", "Cotton"),
        Brick => ("a ", "Brick"),
        Cow => ("a ", "Cow"),
        Charcoal => ("", "Charcoal"),
        CutStone => ("", "Cut Stone"),
        Fish => ("a ", "Fish"),
        Flour => ("", "Flour"),
        Sheep => ("a ", "Sheep"),
        Yarn => ("", "Yarn"),
        Planks => ("", "Planks"),
        Barrel => ("a ", "Barrel"),
        Bread => ("", "Bread"),
        Cloth => ("", "Cloth"),
        FishingPole => ("a ", "Fishing Pole"),
        Iron => ("", "Iron"),
        Leather => ("", "Leather"),
        Meat => ("", "Meat"),
        Milk => ("", "Milk"),
        StoneWall => ("a ", "Stone Wall"),
    }
}

pub(super) fn building(building: Building) -> Noun {
    use Building::*;
    match building {
        Brickworks => ("the ", "Brickworks"),
        CharcoalHut => ("the ", "Charcoal Hut"),
        Quarry => ("the ", "Quarry"),
        SpinningMill => ("the ", "Spinning Mill"),
        Mill => ("the ", "Mill"),
        Slaughterhouse => ("the ", "Slaughterhouse"),
        AccessoryShop => ("the ", "Accessory Shop"),
        Bakery => ("the ", "Bakery"),
        Tavern => ("the ", "Tavern"),
        Cooperage => ("the ", "Cooperage"),
        BreadOven => ("the ", "Bread Oven"),
        Butcher => ("the ", "Butcher"),
        Castle => ("the ", "Castle"),
        CattleRanch => ("the ", "Cattle Ranch"),
        CheeseShop => ("the ", "Cheese Shop"),
        Dairy => ("the ", "Dairy"),
        Fisherman => ("the ", "Fisherman"),
        Pond => ("the ", "Pond"),
        Ironworks => ("the ", "Ironworks"),
        Mansion => ("the ", "Mansion"),
        Market => ("the ", "Market"),
        Masonry => ("the ", "Masonry"),
        MilkShop => ("the ", "Milk Shop"),
        Restaurant => ("the ", "Restaurant"),
        Sawmill => ("the ", "Sawmill"),
        SheepRanch => ("the ", "Sheep Ranch"),
        ShoeStore => ("the ", "Shoe Store"),
        Tailor => ("the ", "Tailor"),
        Tannery => ("the ", "Tannery"),
        TextileFactory => ("the ", "Textile Factory"),
        BuildingFirm => ("the ", "Building Firm"),
        BuildingSupplyStore => ("the ", "Building Supply Store"),
        FurnitureShop => ("the ", "Furniture Shop"),
        GeneralStore => ("the ", "General Store"),
        OldWoodFactory => ("the ", "Old Wood Factory"),
        TradingPost => ("the ", "Trading Post"),
        WheatFarm => ("the ", "Wheat Farm"),
        Wholesaler => ("the ", "Wholesaler"),
    }
}
