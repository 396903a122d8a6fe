//! German. Objects stand in the accusative, which is how the names come.

use super::phrase::{Count, Deed, Forms, Phrase, Sort};

pub(super) fn phrase(phrase: Phrase) -> &'static str {
    use Phrase as P;
    match phrase {
        P::And | P::AndAfterClauses => " und ",
        P::Or => " oder ",
        P::Semicolon => "; ",
        P::WithCoins => "$0 ($1)",
        P::Labelled => "$0: $1",

        P::Free => "kostenlos",
        P::Discard => "$0 abwerfen",
        P::Reveal => "$0 vorzeigen",
        P::Take => "$0 nehmen",
        P::Give => "$0 geben",
        P::Then => "$0, dann $1",
        P::OnceATurn => "Einmal pro Zug: $0.",
        P::OnceATurnIfOpen => "Einmal pro Zug, wenn mindestens $0 auf dem Tisch liegen: $1.",
        P::ExtraTrade => "Einmal pro Zug ein zusätzlicher Handel: $0, dafür $1, $2.",
        P::WorthNoMore => "höchstens gleich viele Münzen wert",
        P::WhateverTheirCoins => "egal, was sie wert sind",
        P::DrawForCoins => {
            "Karten im Wert von mindestens $0 abwerfen, dann die oberste Karte vom Level-II-Stapel ziehen"
        }
        P::NothingToActivate => "Nichts zu aktivieren: Dieses Gebäude bringt nur Einfluss.",
        P::ResourceSays => "$0. Level-$1-Ressource, $2. Herstellen: $3.",
        P::BuildingSays => "$0. Gebäude, $1, $2. Herstellen: $3. $4",

        P::ProduceIt => "$0 herstellen",
        P::TradeForIt => "Gegen $0 tauschen",
        P::TakeIt => "$0 nehmen",
        P::ActivateItFor => "$0 für $1 aktivieren",
        P::ActivateIt => "$0 aktivieren",
        P::Pass => "Passen",
        P::EndTheTurn => "Zug beenden",
        P::StartingTile => "Startgeld ($0)",
        P::CardOfLevelII => "eine Level-II-Karte",

        P::Reshuffled => "$0: Der Ablagestapel wird gemischt und zum neuen Stapel ($1).",
        P::LevelII => "Level II",
        P::LevelIII => "Level III",
        P::Buildings => "Gebäude",
        P::NewOnTheTable => "Neu auf dem Tisch: $0.",
        P::YourTurn => "Du bist am Zug.",
        P::TurnOf => "$0 ist am Zug.",
        P::LastToken => "Der letzte Marker ist vergeben; $0.",
        P::YouAndOthersShare => "$0 habt den meisten Einfluss und teilt euch den Sieg",
        P::OthersShare => "$0 haben den meisten Einfluss und teilen sich den Sieg",

        P::SpendYourTile => "Erster Zug: Gib dein Startgeld aus ($0).",
        P::ActivateOrAct => "Du bist am Zug: Aktiviere Gebäude, stelle etwas her oder treibe Handel.",
        P::Act => "Du bist am Zug: Stelle etwas her oder treibe Handel.",
        P::NothingButPass => "Diesmal kannst du weder herstellen noch handeln: Passe.",
        P::ActivateOrEnd => "Du kannst noch Gebäude aktivieren oder deinen Zug beenden.",
        P::NothingButEnd => "Sonst nichts zu tun: Beende deinen Zug.",
        P::ActionToCome => "Aktion steht aus",
        P::ActionIsDone => "Aktion getan",
        P::GameOver => "Spiel zu Ende",
        P::IsThinking => "$0 überlegt.",

        P::NoneOpen => "$0 auf dem Tisch: $1.",
        P::OnlySomeOpen => "Nur $0 auf dem Tisch: $1.",
        P::NoMoreInTheGame => "Nur $0 auf dem Tisch, und mehr gibt es im Spiel nicht.",
        P::ItIs => "Die Karte ist $0",
        P::BothAre => "Beide sind $0",
        P::AllAre => "Alle $1 sind $0",
        P::TheOtherIs => "Die andere Karte ist $0",
        P::TheOthersAre => "Die anderen $1 sind $0",
        P::InTheDeck => "im Stapel",
        P::InTheDiscardPile => "im Ablagestapel",
        P::InYourHand => "in deiner Hand",
        P::InTheHandOf => "in $0 Hand",
        P::BuildingInTheDeck => "$0 ist noch im Stapel.",
        P::YouHaveBuilding => "Du hast $0 schon.",
        P::RivalHasBuilding => "$1 hat $0 schon.",
        P::NotInThisGame => "$0 ist in dieser Partie nicht dabei.",

        P::Over => "Das Spiel ist zu Ende.",
        P::NotYourTurn => "$0 ist am Zug; gleich bist du wieder dran.",
        P::FirstTurnIsTrade => "Der erste Zug gehört deinem Startgeld; Herstellen und Handeln kommen danach.",
        P::TileSpent => "Dein Startgeld ist ausgegeben: Es war nur für den ersten Zug da.",
        P::ActionDone => "Eine Aktion pro Zug, und die hattest du schon; Gebäude kannst du noch aktivieren.",
        P::ActionDue => "Deine Aktion steht noch aus; danach kann der Zug enden.",
        P::NoNeedToPass => "Passen ist nicht nötig: Du kannst noch herstellen oder handeln.",
        P::NotInHand => "Dafür brauchst du $0 auf der Hand.",
        P::NotEnoughInHand => "Dafür brauchst du $0 auf der Hand; du hast $1.",
        P::NoSuchPlank => "So lässt sich das nicht bezahlen.",
        P::NotEnoughCoins => "Das kostet $0, und was du gibst, ist $1 wert.",
        P::HandFull => "Deine Hand fasst höchstens 7 Karten; das wären $0.",
        P::BelongsTo => "$0 gehört $1.",
        P::NotYourBuilding => "Du hast $0 noch nicht.",
        P::AlreadyActivated => "Du hast $0 in diesem Zug schon aktiviert; jedes Gebäude wirkt einmal pro Zug.",
        P::NoEffect => "$0 hat keinen Effekt zum Aktivieren: Das Gebäude bringt $1 von selbst.",
        P::WorksOtherwise => "$0 wirkt auf eigene Weise. $1",
        P::TooFewOpen => "Dafür müssen $0 auf dem Tisch liegen, und da liegt nur $1.",
        P::DeckEmpty => "Der Level-II-Stapel ist leer: Es gibt nichts zu ziehen.",
        P::NothingGiven => "Wähle mindestens eine Karte, die du gibst.",
        P::NothingTaken => "Wähle mindestens eine Karte, die du nimmst.",
        P::BothSidesMany => "Auf einer Seite eines Handels liegt nur eine Karte: Gib nur eine oder nimm nur eine.",
        P::GiveOnlyOne => "Hier gibst du nur eine Karte.",
        P::TakeOnlyOne => "Hier nimmst du nur eine Karte.",
        P::CannotGive => "Hier kannst du nur $0 geben; die Karte $1 gehört nicht dazu.",
        P::CannotTake => "Hier kannst du nur $0 nehmen; die Karte $1 gehört nicht dazu.",
    }
}

pub(super) fn deed(deed: Deed) -> [&'static str; 2] {
    match deed {
        Deed::Produce => ["stellst $0 her", "stellt $0 her"],
        Deed::Activate => ["aktivierst $0", "aktiviert $0"],
        Deed::Discard => ["wirfst $0 ab", "wirft $0 ab"],
        Deed::Reveal => ["zeigst $0 vor", "zeigt $0 vor"],
        Deed::Take => ["nimmst $0", "nimmt $0"],
        Deed::Trade => ["tauschst $0 gegen $1", "tauscht $0 gegen $1"],
        Deed::SpendTile => ["gibst das Startgeld ($0) für $1 aus", "gibt das Startgeld ($0) für $1 aus"],
        Deed::Pass => [
            "passt: Es lässt sich nichts herstellen und nichts tauschen",
            "passt: Es lässt sich nichts herstellen und nichts tauschen",
        ],
        Deed::Reach => ["erreichst $0 und gewinnst das Spiel", "erreicht $0 und gewinnt das Spiel"],
        Deed::HaveTheMost => {
            ["hast den meisten Einfluss und gewinnst das Spiel", "hat den meisten Einfluss und gewinnt das Spiel"]
        }
    }
}

/// None, one, several.
pub(super) fn count(what: Count) -> Forms {
    match what {
        Count::Coins => ["$0 Münzen", "$0 Münze", "$0 Münzen"],
        Count::Tokens => ["$0 Marker", "$0 Marker", "$0 Marker"],
        Count::Cards => ["$0 Karten", "$0 Karte", "$0 Karten"],
        Count::Influence => ["$0 Einflusspunkte", "$0 Einflusspunkt", "$0 Einflusspunkte"],
        Count::Lost => ["nichts verfällt", "$0 Münze verfällt", "$0 Münzen verfallen"],
        Count::LostLabel => ["nichts verfällt", "$0 Münze verfällt", "$0 Münzen verfallen"],
        Count::Left => ["keiner ist mehr da", "$0 ist noch da", "$0 sind noch da"],
    }
}

/// One, one or more, only such.
pub(super) fn sort(sort: Sort) -> Forms {
    match sort {
        Sort::Cards => ["1 Karte", "eine oder mehrere Karten", "Karten"],
        Sort::Resources => ["1 Ressource", "eine oder mehrere Ressourcen", "Ressourcen"],
        Sort::OfLevel => ["1 Level-$0-Ressource", "eine oder mehrere Level-$0-Ressourcen", "Level-$0-Ressourcen"],
        Sort::Buildings => ["1 Gebäude", "ein oder mehrere Gebäude", "Gebäude"],
    }
}
