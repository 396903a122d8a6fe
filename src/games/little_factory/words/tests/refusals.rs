//! Every refusal, in every language.

use little_factory::{Building, Card, Kind, Level, Refusal, Resource, Whereabouts};
use tabletop::Seat;

use super::{proofread_sentence, reads, table};
use crate::games::little_factory::words;
use crate::i18n::Language;
use Resource::{Brick, Cow, Milk, Planks, Wheat, Wood};

pub(super) fn places(open: u8, deck: u8, discard: u8, with: [u8; 4]) -> Whereabouts {
    Whereabouts { open, deck, discard, with }
}

pub(super) fn no(card: impl Into<Card>, wanted: u8, places: Whereabouts) -> Refusal {
    Refusal::NotAvailable { card: card.into(), wanted, places }
}

pub(super) fn says(refusal: Refusal, right: [&str; 3]) {
    reads(|language| words::refusal(language, &refusal, table), right);
}

#[test]
fn what_is_not_in_hand() {
    says(
        Refusal::NotInHand { resource: Brick, have: 0, need: 1 },
        [
            "For that you need a Brick in your hand.",
            "Pour cela, il vous faut une Brique en main.",
            "Dafür brauchst du einen Ziegel auf der Hand.",
        ],
    );
    says(
        Refusal::NotInHand { resource: Wood, have: 1, need: 2 },
        [
            "For that you need 2 Wood in your hand; you have 1.",
            "Pour cela, il vous faut 2 Bois en main ; vous en avez 1.",
            "Dafür brauchst du 2 Holz auf der Hand; du hast 1.",
        ],
    );
    says(
        Refusal::NotEnoughCoins { have: 4, need: 6 },
        [
            "That takes 6 coins, and what you give is worth 4.",
            "Il faut 6 pièces, et ce que vous donnez en vaut 4.",
            "Das kostet 6 Münzen, und was du gibst, ist 4 wert.",
        ],
    );
    says(
        Refusal::HandFull { would_hold: 8 },
        [
            "Your hand holds 7 cards at most; this would make 8.",
            "Votre main contient 7 cartes au plus ; cela en ferait 8.",
            "Deine Hand fasst höchstens 7 Karten; das wären 8.",
        ],
    );
}

#[test]
fn what_a_building_does_not_do() {
    says(
        Refusal::NotYourBuilding { building: Building::Dairy, owner: Some(Seat(1)) },
        ["The Dairy belongs to Bruno.", "La Laiterie appartient à Bruno.", "Die Molkerei gehört Bruno."],
    );
    says(
        Refusal::NotYourBuilding { building: Building::Mill, owner: None },
        ["You do not have the Mill yet.", "Vous n’avez pas encore le Moulin.", "Du hast die Mühle noch nicht."],
    );
    says(
        Refusal::AlreadyActivated { building: Building::Pond },
        [
            "You have already activated the Pond this turn; each building works once a turn.",
            "Vous avez déjà activé l’Étang ce tour-ci ; chaque bâtiment sert une fois par tour.",
            "Du hast den Teich in diesem Zug schon aktiviert; jedes Gebäude wirkt einmal pro Zug.",
        ],
    );
    says(
        Refusal::NoEffect { building: Building::Castle },
        [
            "The Castle has no effect to activate: it brings 5 influence just by standing there.",
            "Le Château n’a pas d’effet à activer : il suffit de l’avoir pour compter 5 points d’influence.",
            "Das Schloss hat keinen Effekt zum Aktivieren: Das Gebäude bringt 5 Einflusspunkte von selbst.",
        ],
    );
    says(
        Refusal::WorksOtherwise { building: Building::Fisherman },
        [
            "The Fisherman works in its own way. Once a turn: discard a Fish, then take 1 token.",
            "Le Poissonnier fonctionne à sa manière. Une fois par tour : défausser un Poisson, puis prendre 1 jeton.",
            "Der Fischer wirkt auf eigene Weise. Einmal pro Zug: einen Fisch abwerfen, dann 1 Marker nehmen.",
        ],
    );
    says(
        Refusal::TooFewOpen { resource: Wheat, open: 1, need: 2 },
        [
            "That takes 2 Wheat on the table, and there is only 1.",
            "Il faut 2 Blés sur la table ; il y en a 1.",
            "Dafür müssen 2 Weizen auf dem Tisch liegen, und da liegt nur 1.",
        ],
    );
    says(
        Refusal::CannotGive { card: Wood.into(), only: Kind::Of(Level::III) },
        [
            "Here you can give only Level III resources; Wood is not one of them.",
            "Ici, vous ne pouvez donner que des ressources de niveau III ; la carte Bois n’en fait pas partie.",
            "Hier kannst du nur Level-III-Ressourcen geben; die Karte Holz gehört nicht dazu.",
        ],
    );
    says(
        Refusal::CannotTake { card: Building::Sawmill.into(), only: Kind::Resources },
        [
            "Here you can take only resources; Sawmill is not one of them.",
            "Ici, vous ne pouvez prendre que des ressources ; la carte Scierie n’en fait pas partie.",
            "Hier kannst du nur Ressourcen nehmen; die Karte Sägewerk gehört nicht dazu.",
        ],
    );
}

#[test]
fn the_turn_is_not_ready_for_it() {
    says(
        Refusal::NotYourTurn { to_act: Seat(2) },
        [
            "It is Olga’s turn; yours comes soon.",
            "C’est au tour d’Olga ; le vôtre vient bientôt.",
            "Olga ist am Zug; gleich bist du wieder dran.",
        ],
    );
    says(
        Refusal::ActionDue,
        [
            "Your action is still to come; after it the turn can end.",
            "Votre action reste à faire ; le tour pourra finir ensuite.",
            "Deine Aktion steht noch aus; danach kann der Zug enden.",
        ],
    );
    says(
        Refusal::BothSidesMany,
        [
            "One side of a trade is a single card: give just one, or take just one.",
            "Un échange a toujours un côté d’une seule carte : donnez-en une seule, ou prenez-en une seule.",
            "Auf einer Seite eines Handels liegt nur eine Karte: Gib nur eine oder nimm nur eine.",
        ],
    );
}

/// The next refusal after this one; without a wildcard, so that a new one does not compile before it stands here.
fn next(refusal: &Refusal) -> Option<Refusal> {
    let building = Building::Market;
    Some(match refusal {
        Refusal::Over => Refusal::NotYourTurn { to_act: Seat(0) },
        Refusal::NotYourTurn { .. } => Refusal::FirstTurnIsTrade,
        Refusal::FirstTurnIsTrade => Refusal::TileSpent,
        Refusal::TileSpent => Refusal::ActionDone,
        Refusal::ActionDone => Refusal::ActionDue,
        Refusal::ActionDue => Refusal::NoNeedToPass,
        Refusal::NoNeedToPass => no(Milk, 1, places(0, 0, 1, [0; 4])),
        Refusal::NotAvailable { .. } => Refusal::NotInHand { resource: Planks, have: 0, need: 2 },
        Refusal::NotInHand { .. } => Refusal::NoSuchPlank,
        Refusal::NoSuchPlank => Refusal::NotEnoughCoins { have: 0, need: 1 },
        Refusal::NotEnoughCoins { .. } => Refusal::HandFull { would_hold: 9 },
        Refusal::HandFull { .. } => Refusal::NotYourBuilding { building, owner: Some(Seat(0)) },
        Refusal::NotYourBuilding { .. } => Refusal::AlreadyActivated { building },
        Refusal::AlreadyActivated { .. } => Refusal::NoEffect { building: Building::Mansion },
        Refusal::NoEffect { .. } => Refusal::WorksOtherwise { building },
        Refusal::WorksOtherwise { .. } => Refusal::TooFewOpen { resource: Wheat, open: 1, need: 2 },
        Refusal::TooFewOpen { .. } => Refusal::DeckEmpty,
        Refusal::DeckEmpty => Refusal::NothingGiven,
        Refusal::NothingGiven => Refusal::NothingTaken,
        Refusal::NothingTaken => Refusal::BothSidesMany,
        Refusal::BothSidesMany => Refusal::GiveOnlyOne,
        Refusal::GiveOnlyOne => Refusal::TakeOnlyOne,
        Refusal::TakeOnlyOne => Refusal::CannotGive { card: Cow.into(), only: Kind::Any },
        Refusal::CannotGive { .. } => Refusal::CannotTake { card: Cow.into(), only: Kind::Buildings },
        Refusal::CannotTake { .. } => return None,
    })
}

#[test]
fn every_refusal_is_said_in_every_language() {
    let all: Vec<Refusal> = std::iter::successors(Some(Refusal::Over), next).collect();
    assert_eq!(all.len(), 25);
    for refusal in all {
        for language in Language::ALL {
            proofread_sentence(language, &words::refusal(language, &refusal, table));
        }
    }
}
