//! The six craft buildings and their tiles.

use la_granja::Craft;

use super::three::{Three, pick};
use crate::i18n::Language;

/// Its name.
pub(crate) fn craft(language: Language, craft: Craft) -> &'static str {
    pick(
        language,
        match craft {
            Craft::MerchantHouse => ["Merchant House", "Maison du commerce", "Handelshaus"],
            Craft::Restaurant => ["Restaurant", "Restaurant", "Restaurant"],
            Craft::Deli => ["Deli", "Traiteur", "Feinkostladen"],
            Craft::Greengrocer => ["Greengrocer", "Marchand de légumes", "Gemüsehändler"],
            Craft::VillageStore => ["Village Store", "Épicerie du village", "Dorfladen"],
            Craft::Butcher => ["Butcher", "Boucher", "Metzger"],
        },
    )
}

/// With its article behind a verb or a preposition; in German the accusative.
pub(super) fn the(craft: Craft) -> Three {
    match craft {
        Craft::MerchantHouse => ["the ", "la ", "das "],
        Craft::Restaurant => ["the ", "le ", "das "],
        Craft::Deli => ["the ", "le ", "den "],
        Craft::Greengrocer => ["the ", "le ", "den "],
        Craft::VillageStore => ["the ", "l’", "den "],
        Craft::Butcher => ["the ", "le ", "den "],
    }
}

/// What its tile gives: at once, and in later rounds.
pub(crate) fn craft_line(language: Language, craft: Craft) -> [&'static str; 2] {
    let lines: [Three; 2] = match craft {
        Craft::MerchantHouse => [
            ["3 silver.", "3 réaux.", "3 Silber."],
            [
                "3 silver each round, with the income.",
                "3 réaux par tour, avec le salaire.",
                "Jede Runde 3 Silber Einkommen.",
            ],
        ],
        Craft::Restaurant => [
            [
                "A delivery, and the VP of your siesta space.",
                "Une livraison, et les PV de votre case de Siesta.",
                "Eine Lieferung und die SP deines Siestafelds.",
            ],
            [
                "Each round 1 siesta step if you like, and 1 delivery more.",
                "Par tour, 1 case de Siesta si vous voulez et 1 livraison de plus.",
                "Jede Runde auf Wunsch 1 Siestaschritt und 1 Lieferung mehr.",
            ],
        ],
        Craft::Deli => [
            ["1 trade commodity.", "1 marchandise commerciale.", "1 Handelsware."],
            [
                "1 trade commodity each round, with the income.",
                "1 marchandise commerciale par tour, avec le salaire.",
                "Jede Runde 1 Handelsware als Einkommen.",
            ],
        ],
        Craft::Greengrocer => [
            [
                "1 resource of your choice: olive, grain, grape or pig.",
                "1 ressource au choix\u{a0}: olive, céréale, raisin ou cochon.",
                "1 Ressource deiner Wahl: Olive, Korn, Traube oder Schwein.",
            ],
            [
                "1 resource of your choice each round, with the income.",
                "1 ressource au choix par tour, avec le salaire.",
                "Jede Runde 1 Ressource deiner Wahl als Einkommen.",
            ],
        ],
        Craft::VillageStore => [
            ["2 VP.", "2 PV.", "2 SP."],
            [
                "2 VP for each craft tile you gain later.",
                "2 PV pour chaque tuile Commerce gagnée ensuite.",
                "2 SP für jeden Handwerksmarker, den du später gewinnst.",
            ],
        ],
        Craft::Butcher => [
            [
                "1 VP for each barrow on your farm.",
                "1 PV par charrette dans votre ferme.",
                "1 SP für jeden Karren auf deinem Hof.",
            ],
            [
                "1 VP more for each barrow you complete.",
                "1 PV de plus par charrette livrée.",
                "1 SP mehr für jeden vollen Karren.",
            ],
        ],
    };
    lines.map(|line| pick(language, line))
}
