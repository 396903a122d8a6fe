//! Phases, steps and decisions.

use la_granja::{Decision, Phase, Side, Step};

use super::three::pick;
use crate::i18n::Language;

/// A phase of the round.
pub(crate) fn phase(language: Language, phase: Phase) -> &'static str {
    pick(
        language,
        match phase {
            Phase::Farm => ["Farm", "Ferme", "Hof"],
            Phase::Revenue => ["Revenue", "Revenu", "Ertrag"],
            Phase::Transport => ["Transport", "Transport", "Transport"],
            Phase::Scoring => ["Scoring", "Décompte", "Wertung"],
        },
    )
}

/// A step of a phase, in a few words.
pub(crate) fn step(language: Language, step: Step) -> &'static str {
    pick(
        language,
        match step {
            Step::Cards { .. } => ["Play a card", "Jouer une carte", "Karte ausspielen"],
            Step::Limit => ["Hand limit", "Limite de main", "Handkartenlimit"],
            Step::Income => ["Income", "Salaire", "Einkommen"],
            Step::Harvest => ["Fields and piglets", "Champs et cochons", "Felder und Ferkel"],
            Step::Roofs => ["Roof tiles", "Tuiles Toit", "Dachmarker"],
            Step::Signs => ["Before the roll", "Avant le lancer", "Vor dem Wurf"],
            Step::Rolled => ["After the roll", "Après le lancer", "Nach dem Wurf"],
            Step::First => ["First die", "Premier dé", "Erster Würfel"],
            Step::Second => ["Second die", "Deuxième dé", "Zweiter Würfel"],
            Step::Shared => ["Last die, for all", "Dernier dé, pour tous", "Letzter Würfel, für alle"],
            Step::NeutralBefore | Step::NeutralAfter => ["Neutral player", "Joueur neutre", "Neutraler Spieler"],
            Step::Donkeys => ["Choose donkeys", "Choix des ânes", "Esel wählen"],
            Step::Siesta => ["Siesta track", "Piste Siesta", "Siestaleiste"],
            Step::Deliveries { .. } => ["Deliveries", "Livraisons", "Lieferungen"],
            Step::Extra { .. } => ["Paid deliveries", "Livraisons suppl.", "Zusatz\u{ad}lieferungen"],
            Step::Scoring => ["Before scoring", "Avant le décompte", "Vor der Wertung"],
            Step::Over(_) => ["Game over", "Partie finie", "Spiel beendet"],
        },
    )
}

/// What is to be decided, in a few words.
pub(crate) fn decision(language: Language, decision: Decision) -> &'static str {
    pick(
        language,
        match decision {
            Decision::Cards => ["Which card, and where", "Quelle carte, et où", "Welche Karte, und wohin"],
            Decision::Limit => ["Which card goes", "Quelle carte défausser", "Welche Karte geht"],
            Decision::Income => ["Before the fields grow", "Avant la pousse", "Vor dem Wachstum"],
            Decision::Harvest => ["After the fields grew", "Après la pousse", "Nach dem Wachstum"],
            Decision::Roof => ["Which roof tile", "Quelle tuile Toit", "Welcher Dachmarker"],
            Decision::Sign => ["Which space to mark", "Quelle case marquer", "Welches Feld markieren"],
            Decision::Hold => ["Which die to hold", "Quel dé retenir", "Welchen Würfel festhalten"],
            Decision::Die => ["Which die", "Quel dé", "Welcher Würfel"],
            Decision::SharedDie => ["The last die", "Le dernier dé", "Der letzte Würfel"],
            Decision::Donkeys => ["Which donkey tile", "Quelle tuile Âne", "Welcher Eselmarker"],
            Decision::Siesta => ["Before the new order", "Avant le nouvel ordre", "Vor der neuen Reihenfolge"],
            Decision::Delivery => ["What to deliver", "Que livrer", "Was liefern"],
            Decision::ExtraDelivery => ["Deliver for silver", "Livrer contre argent", "Für Silber liefern"],
            Decision::Scoring => ["Before scoring", "Avant le décompte", "Vor der Wertung"],
            Decision::Rest => ["Anything more?", "Autre chose\u{202f}?", "Noch etwas?"],
            Decision::Neutral => ["Neutral player", "Joueur neutre", "Neutraler Spieler"],
            Decision::Choice => ["What to make of it", "Qu’en faire", "Was daraus machen"],
            Decision::Trade => ["Which commodity action", "Quelle action commerciale", "Welche Handelsaktion"],
            Decision::Payment => ["How to pay", "Comment payer", "Womit zahlen"],
            Decision::Fee => ["What to pay for the die", "Payer le dé", "Den Würfel bezahlen"],
            Decision::Offer => ["Use the helper?", "Utiliser l’assistant\u{202f}?", "Helfer nutzen?"],
            Decision::Marker => ["Where the marker goes", "Où placer le pion", "Wohin mit dem Marker"],
            Decision::Removal => ["Which markers to remove", "Quels pions retirer", "Welche Marker entfernen"],
            Decision::Recovery => ["Which good comes back", "Quelle marchandise reprendre", "Welche Ware zurück"],
            Decision::SecondGood => ["A second good", "Une deuxième marchandise", "Eine zweite Ware"],
            Decision::Discard => ["Which card to discard", "Quelle carte défausser", "Welche Karte abwerfen"],
        },
    )
}

/// One of the four sides of a card.
pub(crate) fn side(language: Language, side: Side) -> &'static str {
    pick(
        language,
        match side {
            Side::Field => ["Field", "Champ", "Feld"],
            Side::Barrow(_) => ["Barrow", "Charrette", "Karren"],
            Side::Extension => ["Extension", "Extension", "Erweiterung"],
            Side::Helper(_) => ["Helper", "Assistant", "Helfer"],
        },
    )
}
