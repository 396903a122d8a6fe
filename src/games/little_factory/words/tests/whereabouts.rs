//! Refusals that say where a card is.

use little_factory::{Building, Card, Resource};

use super::refusals::{no, places, says};
use super::{proofread_sentence, table};
use crate::games::little_factory::words;
use crate::i18n::Language;
use Resource::{Bread, Brick, Clay, Cow, Fish, Milk, Planks, Wheat, Wood};

#[test]
fn a_missing_resource_is_somewhere() {
    says(
        no(Milk, 1, places(0, 0, 0, [0, 1, 0, 0])),
        [
            "No Milk on the table: it is in Bruno’s hand.",
            "Pas de Lait sur la table : la carte est dans la main de Bruno.",
            "Keine Milch auf dem Tisch: Die Karte ist in Brunos Hand.",
        ],
    );
    says(
        no(Fish, 1, places(0, 0, 0, [0, 0, 1, 0])),
        [
            "No Fish on the table: it is in Olga’s hand.",
            "Pas de Poisson sur la table : la carte est dans la main d’Olga.",
            "Kein Fisch auf dem Tisch: Die Karte ist in Olgas Hand.",
        ],
    );
    says(
        no(Bread, 1, places(0, 0, 0, [0, 0, 0, 1])),
        [
            "No Bread on the table: it is in Rufus’s hand.",
            "Pas de Pain sur la table : la carte est dans la main de Rufus.",
            "Kein Brot auf dem Tisch: Die Karte ist in Rufus’ Hand.",
        ],
    );
    says(
        no(Clay, 1, places(0, 0, 0, [2, 0, 0, 0])),
        [
            "No Clay on the table: both are in your hand.",
            "Pas d’Argile sur la table : les deux cartes sont dans votre main.",
            "Kein Lehm auf dem Tisch: Beide sind in deiner Hand.",
        ],
    );
    says(
        no(Wheat, 1, places(0, 0, 0, [0, 3, 0, 0])),
        [
            "No Wheat on the table: all 3 are in Bruno’s hand.",
            "Pas de Blé sur la table : les 3 cartes sont dans la main de Bruno.",
            "Kein Weizen auf dem Tisch: Alle 3 sind in Brunos Hand.",
        ],
    );
    says(
        no(Planks, 1, places(0, 1, 1, [0; 4])),
        [
            "No Planks on the table: 1 in the deck and 1 in the discard pile.",
            "Pas de Planches sur la table : 1 dans la pioche et 1 dans la défausse.",
            "Keine Bretter auf dem Tisch: 1 im Stapel und 1 im Ablagestapel.",
        ],
    );
    says(
        no(Brick, 2, places(1, 1, 0, [1, 0, 0, 0])),
        [
            "Only 1 Brick on the table: 1 in your hand and 1 in the deck.",
            "Seulement 1 Brique sur la table : 1 dans votre main et 1 dans la pioche.",
            "Nur 1 Ziegel auf dem Tisch: 1 in deiner Hand und 1 im Stapel.",
        ],
    );
    says(
        no(Wood, 3, places(2, 0, 0, [0, 0, 2, 0])),
        [
            "Only 2 Wood on the table: the other 2 are in Olga’s hand.",
            "Seulement 2 Bois sur la table : les 2 autres cartes sont dans la main d’Olga.",
            "Nur 2 Holz auf dem Tisch: Die anderen 2 sind in Olgas Hand.",
        ],
    );
    says(
        no(Cow, 2, places(1, 0, 1, [0; 4])),
        [
            "Only 1 Cow on the table: the other is in the discard pile.",
            "Seulement 1 Vache sur la table : l’autre carte est dans la défausse.",
            "Nur 1 Kuh auf dem Tisch: Die andere Karte ist im Ablagestapel.",
        ],
    );
    says(
        no(Wood, 4, places(3, 0, 0, [0; 4])),
        [
            "Only 3 Wood on the table, and the game has no more.",
            "Seulement 3 Bois sur la table, et il n’y en a pas d’autre dans la partie.",
            "Nur 3 Holz auf dem Tisch, und mehr gibt es im Spiel nicht.",
        ],
    );
}

#[test]
fn a_missing_building_is_somewhere() {
    says(
        no(Building::Tannery, 1, places(0, 1, 0, [0; 4])),
        [
            "The Tannery is still in the deck.",
            "La Tannerie est encore dans la pioche.",
            "Die Gerberei ist noch im Stapel.",
        ],
    );
    says(
        no(Building::Pond, 1, places(0, 0, 0, [0, 0, 1, 0])),
        ["Olga already has the Pond.", "Olga a déjà l’Étang.", "Olga hat den Teich schon."],
    );
    says(
        no(Building::Castle, 1, places(0, 0, 0, [1, 0, 0, 0])),
        ["You already have the Castle.", "Vous avez déjà le Château.", "Du hast das Schloss schon."],
    );
    says(
        no(Building::Wholesaler, 1, places(0, 0, 0, [0; 4])),
        [
            "The Wholesaler is not part of this game.",
            "Le Grossiste n’est pas en jeu dans cette partie.",
            "Der Großhändler ist in dieser Partie nicht dabei.",
        ],
    );
}

/// Wherever the copies of any card are.
#[test]
fn every_place_is_said_of_every_card() {
    for card in Card::all() {
        for number in 0..4u32.pow(4) {
            let count = |place: u32| (number / 4u32.pow(place) % 4) as u8;
            let places = places(count(0), count(1), count(2), [0, count(3), 0, 0]);
            for language in Language::ALL {
                proofread_sentence(language, &words::refusal(language, &no(card, 5, places), table));
            }
        }
    }
}
