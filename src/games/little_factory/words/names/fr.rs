//! The names in French.

use little_factory::{Building, Resource};

use super::Noun;

pub(super) fn resource(resource: Resource) -> Noun {
    use Resource::*;
    match resource {
        Wood => ("du ", "Bois"),
        Wheat => ("du ", "Blé"),
        Clay => ("de l’", "Argile"),
        Stone => ("une ", "Pierre"),
        Cotton => ("du ", "Coton"),
        Brick => ("une ", "Brique"),
        Cow => ("une ", "Vache"),
        Charcoal => ("du ", "Charbon de bois"),
        CutStone => ("une ", "Pierre taillée"),
        Fish => ("un ", "Poisson"),
        Flour => ("de la ", "Farine"),
        Sheep => ("un ", "Mouton"),
        Yarn => ("du ", "Fil"),
        Planks => ("des ", "Planches"),
        Barrel => ("un ", "Tonneau"),
        Bread => ("du ", "Pain"),
        Cloth => ("du ", "Tissu"),
        FishingPole => ("une ", "Canne à pêche"),
        Iron => ("du ", "Fer"),
        Leather => ("du ", "Cuir"),
        Meat => ("de la ", "Viande"),
        Milk => ("du ", "Lait"),
        StoneWall => ("un ", "Mur de pierre"),
    }
}

pub(super) fn building(building: Building) -> Noun {
    use Building::*;
    match building {
        Brickworks => ("la ", "Briqueterie"),
        CharcoalHut => ("la ", "Charbonnière"),
        Quarry => ("la ", "Carrière"),
        SpinningMill => ("la ", "Filature"),
        Mill => ("le ", "Moulin"),
        Slaughterhouse => ("l’", "Abattoir"),
        AccessoryShop => ("la ", "Boutique d’accessoires"),
        Bakery => ("la ", "Boulangerie"),
        Tavern => ("la ", "Taverne"),
        Cooperage => ("la ", "Tonnellerie"),
        BreadOven => ("le ", "Fournil"),
        Butcher => ("la ", "Boucherie"),
        Castle => ("le ", "Château"),
        CattleRanch => ("l’", "Élevage bovin"),
        CheeseShop => ("la ", "Fromagerie"),
        Dairy => ("la ", "Laiterie"),
        Fisherman => ("le ", "Poissonnier"),
        Pond => ("l’", "Étang"),
        Ironworks => ("la ", "Fonderie"),
        Mansion => ("le ", "Manoir"),
        Market => ("le ", "Marché"),
        Masonry => ("la ", "Maçonnerie"),
        MilkShop => ("la ", "Crémerie"),
        Restaurant => ("le ", "Restaurant"),
        Sawmill => ("la ", "Scierie"),
        SheepRanch => ("la ", "Bergerie"),
        ShoeStore => ("la ", "Cordonnerie"),
        Tailor => ("le ", "Tailleur"),
        Tannery => ("la ", "Tannerie"),
        TextileFactory => ("le ", "Tissage"),
        BuildingFirm => ("l’", "Entreprise de construction"),
        BuildingSupplyStore => ("le ", "Magasin de matériaux"),
        FurnitureShop => ("le ", "Magasin de meubles"),
        GeneralStore => ("le ", "Bazar"),
        OldWoodFactory => ("l’", "Atelier de vieux bois"),
        TradingPost => ("le ", "Comptoir"),
        WheatFarm => ("la ", "Ferme à blé"),
        Wholesaler => ("le ", "Grossiste"),
    }
}
