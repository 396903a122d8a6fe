//! Roof tiles, by what they do.

use la_granja::helper::Ways;
use la_granja::{Roof, RoofEffect};

use super::three::{Three, pick};
use crate::i18n::Language;

/// Its name: what it gives, in two or three words.
pub(crate) fn roof(language: Language, roof: Roof) -> &'static str {
    pick(language, said(roof)[0])
}

/// What it does and when, once in the game.
pub(crate) fn roof_line(language: Language, roof: Roof) -> &'static str {
    pick(language, said(roof)[1])
}

fn said(roof: Roof) -> [Three; 2] {
    match roof.effect() {
        RoofEffect::Do(Ways::HARVEST, 2) => [
            ["Two goods", "Deux marchandises", "Zwei Erntegüter"],
            [
                "Take 2 different harvest goods.",
                "Recevez 2 marchandises primaires différentes.",
                "Nimm 2 verschiedene Erntegüter.",
            ],
        ],
        RoofEffect::Do(Ways::HARVEST, _) => [
            ["Any good", "Une marchandise", "Ein Erntegut"],
            [
                "Take 1 harvest good of your choice.",
                "Recevez 1 marchandise primaire au choix.",
                "Nimm 1 Erntegut deiner Wahl.",
            ],
        ],
        RoofEffect::Do(Ways::PIG, _) => [
            ["Pig", "Cochon", "Schwein"],
            [
                "Take a pig; without a place it is sold at once.",
                "Recevez un cochon\u{202f}; sans place, il est vendu aussitôt.",
                "Nimm ein Schwein; ohne Platz wird es sofort verkauft.",
            ],
        ],
        RoofEffect::Do(Ways::GRAPE, _) => {
            [["Grape", "Raisin", "Traube"], ["Take a grape.", "Recevez un raisin.", "Nimm eine Traube."]]
        }
        RoofEffect::Do(Ways::OLIVE, _) => {
            [["Olive", "Olive", "Olive"], ["Take an olive.", "Recevez une olive.", "Nimm eine Olive."]]
        }
        RoofEffect::Do(Ways::UPGRADE, _) => [
            ["Upgrade", "Transformation", "Aufwertung"],
            [
                "Upgrade a resource for free.",
                "Transformez une ressource gratuitement.",
                "Werte eine Ressource kostenlos auf.",
            ],
        ],
        RoofEffect::Do(Ways::DELIVER, _) => [
            ["Delivery", "Livraison", "Lieferung"],
            [
                "Make a delivery, in the revenue or transport phase.",
                "Effectuez une livraison, en phase Revenu ou Transport.",
                "Mache eine Lieferung, in der Ertrags- oder Transportphase.",
            ],
        ],
        RoofEffect::Do(ways, _) if ways.has(Ways::PLAY) => [
            ["Card", "Carte", "Karte"],
            [
                "Play a card or draw one.",
                "Jouez une carte ou piochez-en une.",
                "Spiele eine Karte aus oder ziehe eine.",
            ],
        ],
        RoofEffect::Do(..) => [
            ["Olive or grain", "Olive ou céréale", "Olive oder Korn"],
            ["Take an olive or grain.", "Recevez une olive ou une céréale.", "Nimm eine Olive oder Korn."],
        ],
        RoofEffect::Siesta(1) => [
            ["Siesta +1", "Siesta +1", "Siesta +1"],
            [
                "Go 1 step on the siesta track, before the new order.",
                "Avancez de 1 case sur la piste Siesta, avant le nouvel ordre.",
                "Gehe 1 Schritt auf der Siestaleiste, vor der neuen Reihenfolge.",
            ],
        ],
        RoofEffect::Siesta(_) => [
            ["Siesta +2", "Siesta +2", "Siesta +2"],
            [
                "Go 2 steps on the siesta track, before the new order.",
                "Avancez de 2 cases sur la piste Siesta, avant le nouvel ordre.",
                "Gehe 2 Schritte auf der Siestaleiste, vor der neuen Reihenfolge.",
            ],
        ],
        RoofEffect::TurnBack => [
            ["Turn back", "Retourner", "Zurückdrehen"],
            [
                "Turn a used roof tile back; it works once more.",
                "Retournez une tuile Toit utilisée\u{202f}; elle resservira une fois.",
                "Drehe einen benutzten Dachmarker zurück; er wirkt noch einmal.",
            ],
        ],
        RoofEffect::Point => [["1 VP", "1 PV", "1 SP"], ["Take 1 VP.", "Recevez 1 PV.", "Nimm 1 SP."]],
        RoofEffect::Silver => {
            [["2 silver", "2 réaux", "2 Silber"], ["Take 2 silver.", "Recevez 2 réaux.", "Nimm 2 Silber."]]
        }
    }
}
