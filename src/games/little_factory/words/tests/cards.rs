//! Cards, costs and effects.

use little_factory::{Basket, Building, BuildingSet, Card, Goods, Level, Plank, Resource};

use super::{proofread, proofread_sentence, reads};
use crate::games::little_factory::words;
use crate::i18n::Language;
use Resource::{Clay, Cow, Fish, Planks, Sheep, Wheat, Wood, Yarn};

#[test]
fn every_card_has_a_name_of_its_own_in_every_language() {
    for language in Language::ALL {
        let mut names: Vec<&str> = Card::all().map(|card| words::card(language, card)).collect();
        names.iter().for_each(|name| proofread(language, name));
        names.sort_unstable();
        names.dedup();
        assert_eq!(names.len(), Resource::COUNT + Building::COUNT, "{language:?}");
    }
}

/// The English names are the ids in other clothes, so none has slipped to its neighbour.
#[test]
fn english_names_are_the_ids() {
    for card in Card::all() {
        assert_eq!(words::card(Language::English, card).to_lowercase().replace(' ', "_"), card.id());
    }
}

#[test]
fn some_names_in_three_languages() {
    reads(
        |language| words::resource(language, Resource::CutStone).to_owned(),
        ["Cut Stone", "Pierre taillée", "Quaderstein"],
    );
    reads(
        |language| words::building(language, Building::AccessoryShop).to_owned(),
        ["Accessory Shop", "Boutique d’accessoires", "Accessoireladen"],
    );
    reads(
        |language| words::building(language, Building::Wholesaler).to_owned(),
        ["Wholesaler", "Grossiste", "Großhändler"],
    );
}

#[test]
fn everything_on_every_card_is_said_in_every_language() {
    for language in Language::ALL {
        for card in Card::all() {
            proofread_sentence(language, &words::card_says(language, card));
            for plank in card.planks() {
                proofread(language, &words::plank(language, plank));
            }
        }
        for building in Building::all() {
            proofread_sentence(language, &words::effect(language, building));
        }
        for level in crate::table::Level::ALL {
            proofread(language, level.name(language));
            proofread_sentence(language, level.says(language));
        }
    }
}

#[test]
fn lists_are_read_as_one_would_say_them() {
    let goods = Goods::of(&[Wheat, Wheat, Clay, Yarn]);
    reads(
        |language| words::goods(language, goods),
        ["2 Wheat, Clay and Yarn", "2 Blés, Argile et Fil", "2 Weizen, Lehm und Garn"],
    );
    let goods = Goods::of(&[Cow, Cow, Planks, Planks]);
    reads(
        |language| words::goods(language, goods),
        ["2 Cows and 2 Planks", "2 Vaches et 2 Planches", "2 × Kuh und 2 Bretter"],
    );
    let basket = Basket { goods: Goods::of(&[Fish]), buildings: BuildingSet::NONE.with(Building::Mill) };
    reads(|language| words::basket(language, basket), ["Fish and Mill", "Poisson et Moulin", "Fisch und Mühle"]);
}

#[test]
fn one_is_one_and_two_are_two() {
    reads(|language| words::coins(language, 1), ["1 coin", "1 pièce", "1 Münze"]);
    reads(|language| words::coins(language, 2), ["2 coins", "2 pièces", "2 Münzen"]);
    reads(|language| words::coins(language, 0), ["0 coins", "0 pièce", "0 Münzen"]);
    reads(|language| words::tokens(language, 1), ["1 token", "1 jeton", "1 Marker"]);
    reads(|language| words::tokens(language, 12), ["12 tokens", "12 jetons", "12 Marker"]);
    reads(|language| words::influence(language, 5), ["5 influence", "5 points d’influence", "5 Einflusspunkte"]);
}

#[test]
fn costs_are_things_to_do() {
    let plank = |plank: Plank| move |language| words::plank(language, &plank);
    reads(
        plank(Plank::discard(&[Wheat, Clay])),
        ["discard Wheat and Clay", "défausser du Blé et de l’Argile", "Weizen und Lehm abwerfen"],
    );
    reads(plank(Plank::reveal(&[Cow])), ["reveal a Cow", "révéler une Vache", "eine Kuh vorzeigen"]);
    reads(plank(Plank::FREE), ["free", "gratuit", "kostenlos"]);
    let both = Plank { discard: Goods::of(&[Wood, Wood]), reveal: Goods::of(&[Sheep]) };
    reads(
        plank(both),
        [
            "reveal a Sheep and discard 2 Wood",
            "révéler un Mouton et défausser 2 Bois",
            "ein Schaf vorzeigen und 2 Holz abwerfen",
        ],
    );
}

#[test]
fn every_kind_of_effect_is_a_sentence() {
    let effect = |building| move |language| words::effect(language, building);
    reads(
        effect(Building::Pond),
        [
            "Once a turn: discard Stone or reveal a Fishing Pole, then take a Fish.",
            "Une fois par tour : défausser une Pierre ou révéler une Canne à pêche, puis prendre un Poisson.",
            "Einmal pro Zug: Stein abwerfen oder eine Angel vorzeigen, dann einen Fisch nehmen.",
        ],
    );
    reads(
        effect(Building::Fisherman),
        [
            "Once a turn: discard a Fish, then take 1 token.",
            "Une fois par tour : défausser un Poisson, puis prendre 1 jeton.",
            "Einmal pro Zug: einen Fisch abwerfen, dann 1 Marker nehmen.",
        ],
    );
    reads(
        effect(Building::AccessoryShop),
        [
            "Once a turn: discard Leather or Iron, then take 2 tokens.",
            "Une fois par tour : défausser du Cuir ou du Fer, puis prendre 2 jetons.",
            "Einmal pro Zug: Leder oder Eisen abwerfen, dann 2 Marker nehmen.",
        ],
    );
    reads(
        effect(Building::OldWoodFactory),
        [
            "Once a turn: discard a Barrel, then take Planks and 1 token.",
            "Une fois par tour : défausser un Tonneau, puis prendre des Planches et 1 jeton.",
            "Einmal pro Zug: ein Fass abwerfen, dann Bretter und 1 Marker nehmen.",
        ],
    );
    reads(
        effect(Building::WheatFarm),
        [
            "Once a turn, if at least 2 Wheat lie on the table: take Wheat.",
            "Une fois par tour, s’il y a au moins 2 Blés sur la table : prendre du Blé.",
            "Einmal pro Zug, wenn mindestens 2 Weizen auf dem Tisch liegen: Weizen nehmen.",
        ],
    );
    reads(
        effect(Building::Market),
        [
            "Once a turn, an extra trade: give 1 Level III resource, take one or more resources, worth no more in coins.",
            "Une fois par tour, un échange supplémentaire : donner 1 ressource de niveau III, prendre une ou plusieurs ressources, pour autant de pièces au plus.",
            "Einmal pro Zug ein zusätzlicher Handel: 1 Level-III-Ressource geben, dafür eine oder mehrere Ressourcen nehmen, höchstens gleich viele Münzen wert.",
        ],
    );
    reads(
        effect(Building::BuildingFirm),
        [
            "Once a turn, an extra trade: give one or more resources, take 1 building, worth no more in coins.",
            "Une fois par tour, un échange supplémentaire : donner une ou plusieurs ressources, prendre 1 bâtiment, pour autant de pièces au plus.",
            "Einmal pro Zug ein zusätzlicher Handel: eine oder mehrere Ressourcen geben, dafür 1 Gebäude nehmen, höchstens gleich viele Münzen wert.",
        ],
    );
    reads(
        effect(Building::TradingPost),
        [
            "Once a turn, an extra trade: give 1 Level II resource, take 1 Level II resource, whatever their coins.",
            "Une fois par tour, un échange supplémentaire : donner 1 ressource de niveau II, prendre 1 ressource de niveau II, quelle que soit leur valeur.",
            "Einmal pro Zug ein zusätzlicher Handel: 1 Level-II-Ressource geben, dafür 1 Level-II-Ressource nehmen, egal, was sie wert sind.",
        ],
    );
    reads(
        effect(Building::GeneralStore),
        [
            "Once a turn: discard cards worth at least 3 coins, then draw the top card of the Level II deck.",
            "Une fois par tour : défausser des cartes valant au moins 3 pièces, puis piocher la première carte de niveau II.",
            "Einmal pro Zug: Karten im Wert von mindestens 3 Münzen abwerfen, dann die oberste Karte vom Level-II-Stapel ziehen.",
        ],
    );
    reads(
        effect(Building::Castle),
        [
            "Nothing to activate: this building only brings influence.",
            "Rien à activer : ce bâtiment ne rapporte que son influence.",
            "Nichts zu aktivieren: Dieses Gebäude bringt nur Einfluss.",
        ],
    );
}

#[test]
fn a_card_for_ears_says_all_that_is_printed() {
    reads(
        |language| words::card_says(language, Card::Resource(Yarn)),
        [
            "Yarn. Level II resource, 3 coins. To produce: discard Cotton or reveal a Sheep.",
            "Fil. Ressource de niveau II, 3 pièces. Coût : défausser du Coton ou révéler un Mouton.",
            "Garn. Level-II-Ressource, 3 Münzen. Herstellen: Baumwolle abwerfen oder ein Schaf vorzeigen.",
        ],
    );
    reads(
        |language| words::card_says(language, Card::Resource(Wood)),
        [
            "Wood. Level I resource, 1 coin. To produce: free.",
            "Bois. Ressource de niveau I, 1 pièce. Coût : gratuit.",
            "Holz. Level-I-Ressource, 1 Münze. Herstellen: kostenlos.",
        ],
    );
    reads(
        |language| words::card_says(language, Card::Building(Building::Dairy)),
        [
            "Dairy. Building, 6 coins, 1 influence. To produce: discard Cut Stone. Once a turn: reveal a Cow, then take Milk.",
            "Laiterie. Bâtiment, 6 pièces, 1 point d’influence. Coût : défausser une Pierre taillée. Une fois par tour : révéler une Vache, puis prendre du Lait.",
            "Molkerei. Gebäude, 6 Münzen, 1 Einflusspunkt. Herstellen: einen Quaderstein abwerfen. Einmal pro Zug: eine Kuh vorzeigen, dann Milch nehmen.",
        ],
    );
}

#[test]
fn what_a_card_says_holds_its_figures() {
    for language in Language::ALL {
        for card in Card::all() {
            let said = words::card_says(language, card);
            assert!(said.starts_with(words::card(language, card)));
            assert!(said.contains(&words::coins(language, card.coins())), "{said}");
            match card {
                Card::Resource(resource) => {
                    let level = ["I", "II", "III"][match resource.level() {
                        Level::I => 0,
                        Level::II => 1,
                        Level::III => 2,
                    }];
                    assert!(said.split([' ', ',', '-']).any(|word| word == level), "{said}");
                }
                Card::Building(building) => {
                    assert!(said.contains(&words::influence(language, building.influence())), "{said}");
                    assert!(said.contains(&words::effect(language, building)), "{said}");
                }
            }
            for resource in card.planks().iter().flat_map(|plank| plank.needs().cards()) {
                assert!(said.contains(words::resource(language, resource)), "{said}");
            }
        }
    }
}
