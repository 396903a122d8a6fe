//! The names in German.

use little_factory::{Building, Resource};

use super::Noun;

pub(super) fn resource(resource: Resource) -> Noun {
    use Resource::*;
    match resource {
        Wood => ("", "Holz"),
        Wheat => ("", "Weizen"),
        Clay => ("", "Lehm"),
        Stone => ("", "Stein"),
        Cotton => ("", "Baumwolle"),
        Brick => ("einen ", "Ziegel"),
        Cow => ("eine ", "Kuh"),
        Charcoal => ("", "Holzkohle"),
        CutStone => ("einen ", "Quaderstein"),
        Fish => ("einen ", "Fisch"),
        Flour => ("", "Mehl"),
        Sheep => ("ein ", "Schaf"),
        Yarn => ("", "Garn"),
        Planks => ("", "Bretter"),
        Barrel => ("ein ", "Fass"),
        Bread => ("", "Brot"),
        Cloth => ("", "Stoff"),
        FishingPole => ("eine ", "Angel"),
        Iron => ("", "Eisen"),
        Leather => ("", "Leder"),
        Meat => ("", "Fleisch"),
        Milk => ("", "Milch"),
        StoneWall => ("eine ", "Steinmauer"),
    }
}

pub(super) fn building(building: Building) -> Noun {
    use Building::*;
    match building {
        Brickworks => ("die ", "Ziegelei"),
        CharcoalHut => ("die ", "Köhlerhütte"),
        Quarry => ("den ", "Steinbruch"),
        SpinningMill => ("die ", "Spinnerei"),
        Mill => ("die ", "Mühle"),
        Slaughterhouse => ("den ", "Schlachthof"),
        AccessoryShop => ("den ", "Accessoireladen"),
        Bakery => ("die ", "Bäckerei"),
        Tavern => ("die ", "Schenke"),
        Cooperage => ("die ", "Küferei"),
        BreadOven => ("die ", "Backstube"),
        Butcher => ("die ", "Metzgerei"),
        Castle => ("das ", "Schloss"),
        CattleRanch => ("die ", "Rinderfarm"),
        CheeseShop => ("die ", "Käserei"),
        Dairy => ("die ", "Molkerei"),
        Fisherman => ("den ", "Fischer"),
        Pond => ("den ", "Teich"),
        Ironworks => ("die ", "Eisenhütte"),
        Mansion => ("das ", "Herrenhaus"),
        Market => ("den ", "Markt"),
        Masonry => ("die ", "Steinmetzhütte"),
        MilkShop => ("den ", "Milchladen"),
        Restaurant => ("das ", "Restaurant"),
        Sawmill => ("das ", "Sägewerk"),
        SheepRanch => ("die ", "Schäferei"),
        ShoeStore => ("den ", "Schuhladen"),
        Tailor => ("die ", "Schneiderei"),
        Tannery => ("die ", "Gerberei"),
        TextileFactory => ("die ", "Weberei"),
        BuildingFirm => ("die ", "Baufirma"),
        BuildingSupplyStore => ("den ", "Baustoffhandel"),
        FurnitureShop => ("den ", "Möbelladen"),
        GeneralStore => ("den ", "Gemischtwarenladen"),
        OldWoodFactory => ("das ", "Altholzwerk"),
        TradingPost => ("den ", "Handelsposten"),
        WheatFarm => ("den ", "Weizenhof"),
        Wholesaler => ("den ", "Großhändler"),
    }
}
