//! Words that players use and the rules do not, and the passage that answers them.

use super::{Passage, Section};
use crate::i18n::Language;

type Asked = &'static [(&'static str, Passage)];

/// In the words of a language.
pub(super) fn asked(language: Language) -> Asked {
    match language.spoken() {
        Language::English => ENGLISH,
        Language::French => FRENCH,
        Language::German => GERMAN,
    }
}

const ENGLISH: Asked = &[
    ("win winner winning victory finish over end goal ten", Passage::Section(Section::End)),
    ("tie tied draw tiebreak shared equal equals", Passage::Ruling(14)),
    ("sell selling buy buying swap exchange price cost worth", Passage::Section(Section::Trade)),
    ("change overpay overpaying rest leftover", Passage::Ruling(6)),
    ("make craft build produce free", Passage::Section(Section::Produce)),
    ("seven full limit maximum eight too handsize", Passage::Section(Section::HandLimit)),
    ("steal look peek hidden secret rival hand", Passage::Ruling(16)),
    ("pass skip nothing", Passage::Ruling(9)),
    ("start first begin beginning tile starter", Passage::Section(Section::FirstTurn)),
    ("setup prepare player players number deal", Passage::Section(Section::SetUp)),
    ("use activate once work twice building", Passage::Section(Section::Activate)),
    ("empty deck shuffle reshuffle runs out gap gaps", Passage::Section(Section::Refill)),
    ("discard discards discarded throw away lose pile", Passage::Section(Section::Discarding)),
    ("keep show reveal eye", Passage::Ruling(11)),
    ("phase phases order steps turn", Passage::Section(Section::Turn)),
    ("or and slash either choice", Passage::Ruling(1)),
    ("expansion promo extra extension", Passage::Ruling(18)),
    ("icon symbol sign meaning colour color", Passage::Section(Section::Signs)),
    ("available gain open middle take which", Passage::Section(Section::Available)),
];

const FRENCH: Asked = &[
    ("gagner victoire finit partie fin finir but dix terminer", Passage::Section(Section::End)),
    ("egalite ex-aequo nul partage partager", Passage::Ruling(14)),
    ("vendre acheter troquer echanger prix cout valeur vente achat", Passage::Section(Section::Trade)),
    ("monnaie rendre payer surpayer reste surplus", Passage::Ruling(6)),
    ("fabriquer construire creer batir gratuit gratuite", Passage::Section(Section::Produce)),
    ("sept pleine limite maximum huit trop", Passage::Section(Section::HandLimit)),
    ("voler regarder secret cachee adversaire main", Passage::Ruling(16)),
    ("passer rien sauter", Passage::Ruling(9)),
    ("debut commencer premier premiere tuile depart", Passage::Section(Section::FirstTurn)),
    ("preparation prepare mise place joueur joueurs nombre", Passage::Section(Section::SetUp)),
    ("activer utiliser fois deux", Passage::Section(Section::Activate)),
    ("vide pioche melanger epuisee trou", Passage::Section(Section::Refill)),
    ("defausser jeter perdre defausse", Passage::Section(Section::Discarding)),
    ("montrer garder reveler oeil", Passage::Ruling(11)),
    ("phase phases ordre etapes tour", Passage::Section(Section::Turn)),
    ("ou bien barre choix", Passage::Ruling(1)),
    ("extension supplement promo", Passage::Ruling(18)),
    ("icone symbole signe signification couleur", Passage::Section(Section::Signs)),
    ("disponible prendre milieu", Passage::Section(Section::Available)),
];

const GERMAN: Asked = &[
    ("gewinnen sieg ende gewonnen ziel zehn", Passage::Section(Section::End)),
    ("gleichstand unentschieden patt geteilt", Passage::Ruling(14)),
    ("verkaufen kaufen tauschen preis kosten wert eintauschen", Passage::Section(Section::Trade)),
    ("wechselgeld rest ueberzahlen überzahlen übrig", Passage::Ruling(6)),
    ("machen bauen bau stelle her herstellen kostenlos gratis umsonst", Passage::Section(Section::Produce)),
    ("sieben voll hand karten limit maximum acht handlimit handkartenlimit", Passage::Section(Section::HandLimit)),
    ("stehlen klauen ansehen geheim verdeckt gegner", Passage::Ruling(16)),
    ("passen aussetzen nichts", Passage::Ruling(9)),
    ("anfang beginnen erster startplättchen start", Passage::Section(Section::FirstTurn)),
    ("aufbau vorbereitung fängt spieler anzahl", Passage::Section(Section::SetUp)),
    ("benutzen nutzen aktivieren einmal zweimal", Passage::Section(Section::Activate)),
    ("leer stapel mischen lücke", Passage::Section(Section::Refill)),
    ("abwerfen abgeworfen abgeworfenes wegwerfen verlieren ablage", Passage::Section(Section::Discarding)),
    ("zeigen behalten vorzeigen auge", Passage::Ruling(11)),
    ("phase phasen reihenfolge ablauf zug", Passage::Section(Section::Turn)),
    ("oder und schrägstrich wahl", Passage::Ruling(1)),
    ("erweiterung promo zusatz", Passage::Ruling(18)),
    ("symbol zeichen bedeutung farbe", Passage::Section(Section::Signs)),
    ("erhältlich verfügbar nehmen mitte", Passage::Section(Section::Available)),
];
