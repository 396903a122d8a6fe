//! Goods, silver, VP, commodities and cards, by name and by number.

use la_granja::{Cargo, Good, Trade};

use super::three::{Three, counted, pick};
use crate::i18n::Language;

/// The name of a good, alone.
pub(crate) fn good(language: Language, good: Good) -> &'static str {
    pick(
        language,
        match good {
            Good::Olive => ["Olive", "Olive", "Olive"],
            Good::Grain => ["Grain", "Céréale", "Korn"],
            Good::Grape => ["Grape", "Raisin", "Traube"],
            Good::Pig => ["Pig", "Cochon", "Schwein"],
            Good::Food => ["Food", "Nourriture", "Nahrung"],
            Good::Wine => ["Wine", "Vin", "Wein"],
            Good::Meat => ["Meat", "Viande", "Fleisch"],
        },
    )
}

/// A trade commodity, alone.
pub(crate) fn commodity(language: Language) -> &'static str {
    pick(language, ["Trade commodity", "Marchandise commerciale", "Handelsware"])
}

/// What is delivered, alone.
pub(crate) fn cargo(language: Language, cargo: Cargo) -> &'static str {
    match cargo {
        Cargo::Good(it) => good(language, it),
        Cargo::Commodity => commodity(language),
    }
}

/// One of a good behind a verb: “an olive”, “du vin”, “ein Schwein” (accusative).
pub(super) fn one(good: Good) -> Three {
    match good {
        Good::Olive => ["an olive", "une olive", "eine Olive"],
        Good::Grain => ["grain", "une céréale", "Korn"],
        Good::Grape => ["a grape", "un raisin", "eine Traube"],
        Good::Pig => ["a pig", "un cochon", "ein Schwein"],
        Good::Food => ["food", "de la nourriture", "Nahrung"],
        Good::Wine => ["wine", "du vin", "Wein"],
        Good::Meat => ["meat", "de la viande", "Fleisch"],
    }
}

/// [`one`] as it is said.
pub(super) fn a(language: Language, good: Good) -> &'static str {
    pick(language, one(good))
}

/// One of what is delivered, behind a verb.
pub(super) fn a_cargo(language: Language, cargo: Cargo) -> &'static str {
    match cargo {
        Cargo::Good(good) => a(language, good),
        Cargo::Commodity => pick(language, ["a trade commodity", "une marchandise commerciale", "eine Handelsware"]),
    }
}

/// None of a good: “no olive”, “pas d’olive”, “keine Olive”.
pub(super) fn none(language: Language, good: Good) -> &'static str {
    pick(
        language,
        match good {
            Good::Olive => ["no olive", "pas d’olive", "keine Olive"],
            Good::Grain => ["no grain", "pas de céréale", "kein Korn"],
            Good::Grape => ["no grape", "pas de raisin", "keine Traube"],
            Good::Pig => ["no pig", "pas de cochon", "kein Schwein"],
            Good::Food => ["no food", "pas de nourriture", "keine Nahrung"],
            Good::Wine => ["no wine", "pas de vin", "keinen Wein"],
            Good::Meat => ["no meat", "pas de viande", "kein Fleisch"],
        },
    )
}

/// Goods as a class, at the head of a sentence: “Olives”, “Les olives”, “Oliven”.
pub(super) fn all_of(language: Language, good: Good) -> &'static str {
    pick(
        language,
        match good {
            Good::Olive => ["Olives", "Les olives", "Oliven"],
            Good::Grain => ["Grain", "Les céréales", "Korn"],
            Good::Grape => ["Grapes", "Les raisins", "Trauben"],
            Good::Pig => ["Pigs", "Les cochons", "Schweine"],
            Good::Food => ["Food", "La nourriture", "Nahrung"],
            Good::Wine => ["Wine", "Le vin", "Wein"],
            Good::Meat => ["Meat", "La viande", "Fleisch"],
        },
    )
}

/// So many of a good: “2 olives”.
pub(crate) fn goods(language: Language, good: Good, number: u8) -> String {
    let forms = match good {
        Good::Olive => [["$0 olive", "$0 olives"], ["$0 olive", "$0 olives"], ["$0 Olive", "$0 Oliven"]],
        Good::Grain => [["$0 grain", "$0 grain"], ["$0 céréale", "$0 céréales"], ["$0 Korn", "$0 Korn"]],
        Good::Grape => [["$0 grape", "$0 grapes"], ["$0 raisin", "$0 raisins"], ["$0 Traube", "$0 Trauben"]],
        Good::Pig => [["$0 pig", "$0 pigs"], ["$0 cochon", "$0 cochons"], ["$0 Schwein", "$0 Schweine"]],
        Good::Food => [["$0 food", "$0 food"], ["$0 nourriture", "$0 nourritures"], ["$0 Nahrung", "$0 Nahrung"]],
        Good::Wine => [["$0 wine", "$0 wine"], ["$0 vin", "$0 vins"], ["$0 Wein", "$0 Wein"]],
        Good::Meat => [["$0 meat", "$0 meat"], ["$0 viande", "$0 viandes"], ["$0 Fleisch", "$0 Fleisch"]],
    };
    counted(language, number.into(), forms)
}

/// So much silver: “4 silver”, “4 réaux”, “4 Silber”.
pub(crate) fn silver(language: Language, number: u16) -> String {
    counted(language, number, [["$0 silver"; 2], ["$0 réal", "$0 réaux"], ["$0 Silber"; 2]])
}

/// So many VP.
pub(crate) fn points(language: Language, number: u16) -> String {
    counted(language, number, [["$0\u{a0}VP"; 2], ["$0\u{a0}PV"; 2], ["$0\u{a0}SP"; 2]])
}

/// So many trade commodities.
pub(crate) fn commodities(language: Language, number: u8) -> String {
    counted(
        language,
        number.into(),
        [
            ["$0 trade commodity", "$0 trade commodities"],
            ["$0 marchandise commerciale", "$0 marchandises commerciales"],
            ["$0 Handelsware", "$0 Handelswaren"],
        ],
    )
}

/// So many ways that are not shown.
pub(crate) fn more(language: Language, number: usize) -> String {
    counted(
        language,
        u16::try_from(number).unwrap_or(u16::MAX),
        [
            ["$0 more way", "$0 more ways"],
            ["$0 autre possibilité", "$0 autres possibilités"],
            ["$0 weitere Möglichkeit", "$0 weitere Möglichkeiten"],
        ],
    )
}

/// So many farm cards.
pub(crate) fn cards(language: Language, number: u8) -> String {
    counted(language, number.into(), [["$0 card", "$0 cards"], ["$0 carte", "$0 cartes"], ["$0 Karte", "$0 Karten"]])
}

/// What a commodity can be used for, as a command: “Take 4 silver”.
pub(crate) fn trade(language: Language, trade: Trade) -> &'static str {
    pick(
        language,
        match trade {
            Trade::Silver => ["Take 4 silver", "Recevoir 4 réaux", "4 Silber nehmen"],
            Trade::Goods => [
                "Take 2 different harvest goods",
                "Recevoir 2 marchandises primaires différentes",
                "2 verschiedene Erntegüter nehmen",
            ],
            Trade::Card => ["Play or draw a card", "Jouer ou piocher une carte", "Karte ausspielen oder ziehen"],
            Trade::Pig => ["Take a pig", "Recevoir un cochon", "1 Schwein nehmen"],
            Trade::Upgrades => ["2 free upgrades", "2 transformations gratuites", "2 kostenlose Aufwertungen"],
        },
    )
}
