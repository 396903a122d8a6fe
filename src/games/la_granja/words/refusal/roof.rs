//! What is not possible with roof tiles.

use la_granja::Refusal;
use tabletop::Seat;

use super::super::three::{Three, capital, say};
use super::super::{Sentence, Word, good};
use crate::i18n::Language;

/// Why it is not possible on a roof.
#[expect(clippy::too_many_lines, reason = "one line a refusal")]
pub(super) fn refusal<'n>(language: Language, refusal: &Refusal, name: impl Fn(Seat) -> &'n str) -> String {
    let tile = |tile| Sentence::from(Word::Roof(tile));
    let text = |text: String| Sentence::from(text.as_str());
    let none = Vec::new;
    let (template, values): (Three, Vec<Sentence>) = match *refusal {
        Refusal::NoSuchRoof { tile: it } => (
            [
                "The roof tile $0 is on nobody’s roof.",
                "La tuile Toit $0 n’est sur aucun toit.",
                "Der Dachmarker $0 liegt auf keinem Dach.",
            ],
            vec![tile(it)],
        ),
        Refusal::RivalsRoof { tile: it, by } => (
            [
                "The roof tile $0 is on another roof ($1).",
                "La tuile Toit $0 est sur un autre toit ($1).",
                "Der Dachmarker $0 liegt auf einem anderen Dach ($1).",
            ],
            vec![tile(it), name(by).into()],
        ),
        Refusal::RoofUsed { tile: it } => (
            [
                "The roof tile $0 has been used; it works once a game.",
                "La tuile Toit $0 a servi\u{202f}; elle ne sert qu’une fois par partie.",
                "Der Dachmarker $0 ist benutzt; er wirkt einmal im Spiel.",
            ],
            vec![tile(it)],
        ),
        Refusal::RoofUnused { tile: it } => (
            [
                "The roof tile $0 is still unused.",
                "La tuile Toit $0 n’a pas encore servi.",
                "Der Dachmarker $0 ist noch unbenutzt.",
            ],
            vec![tile(it)],
        ),
        Refusal::NothingToTurn => (
            [
                "You have no used roof tile to turn back.",
                "Vous n’avez pas de tuile Toit utilisée à retourner.",
                "Du hast keinen benutzten Dachmarker zum Zurückdrehen.",
            ],
            none(),
        ),
        Refusal::TurnsWhich { tile: it } => (
            [
                "Choose the used roof tile that $0 turns back.",
                "Choisissez la tuile Toit utilisée que $0 retourne.",
                "Wähle den benutzten Dachmarker, den $0 zurückdreht.",
            ],
            vec![tile(it)],
        ),
        Refusal::TurnsNothing { tile: it } => (
            [
                "The roof tile $0 turns no other back.",
                "La tuile Toit $0 n’en retourne pas d’autre.",
                "Der Dachmarker $0 dreht keinen anderen zurück.",
            ],
            vec![tile(it)],
        ),
        Refusal::NotTurnedBack { tile: it } => (
            [
                "The roof tile $0 cannot be turned back.",
                "La tuile Toit $0 ne se retourne pas.",
                "Der Dachmarker $0 lässt sich nicht zurückdrehen.",
            ],
            vec![tile(it)],
        ),
        Refusal::RoofSold { tile: it, by } => (
            [
                "The roof tile $0 has been bought ($1).",
                "La tuile Toit $0 a été achetée ($1).",
                "Der Dachmarker $0 ist schon gekauft ($1).",
            ],
            vec![tile(it), name(by).into()],
        ),
        Refusal::RoofLater { tile: it, round } => (
            [
                "The roof tile $0 belongs to round $1.",
                "La tuile Toit $0 est du tour $1.",
                "Der Dachmarker $0 gehört zu Runde $1.",
            ],
            vec![tile(it), round.into()],
        ),
        Refusal::RoofGone { tile: it, round } => (
            [
                "Roof tiles of round $1 are no longer for sale: $0.",
                "Les tuiles Toit du tour $1 ne sont plus en vente\u{a0}: $0.",
                "Dachmarker aus Runde $1 stehen nicht mehr zum Kauf: $0.",
            ],
            vec![tile(it), round.into()],
        ),
        Refusal::RoofNotDealt { tile: it } => (
            [
                "The roof tile $0 is not in this game.",
                "La tuile Toit $0 n’est pas dans cette partie.",
                "Der Dachmarker $0 ist nicht in diesem Spiel.",
            ],
            vec![tile(it)],
        ),
        Refusal::OneRoof => (
            [
                "One roof tile a round, and yours is bought.",
                "Une tuile Toit par tour, et la vôtre est achetée.",
                "Ein Dachmarker je Runde, und deiner ist gekauft.",
            ],
            none(),
        ),
        Refusal::RoofFull => (
            [
                "All five slots of your roof are filled.",
                "Les cinq emplacements de votre toit sont pris.",
                "Alle fünf Plätze deines Dachs sind belegt.",
            ],
            none(),
        ),
        Refusal::NoBarn => (
            [
                "That needs the helper Barn Builder on your farm.",
                "Il y faut l’assistant Constructeur de grange.",
                "Dafür brauchst du den Helfer Scheunenbauer.",
            ],
            none(),
        ),
        Refusal::BarnFull => (
            [
                "A tile lies on the Barn Builder already.",
                "Le Constructeur de grange porte déjà une tuile.",
                "Auf dem Scheunenbauer liegt schon ein Marker.",
            ],
            none(),
        ),
        Refusal::NoThatcher => (
            [
                "Only the Thatcher pays for roof tiles with goods.",
                "Seul le Chaumier paie les tuiles Toit en marchandises.",
                "Nur der Reetdecker zahlt Dachmarker mit Gütern.",
            ],
            none(),
        ),
        Refusal::TooMuchPaid { price } => (
            [
                "Fewer goods are enough: the tile costs $0.",
                "Moins de marchandises suffisent\u{a0}: la tuile coûte $0.",
                "Weniger Güter genügen: Der Marker kostet $0.",
            ],
            vec![text(good::silver(language, price))],
        ),
        // The rest is refused elsewhere.
        _ => return String::new(),
    };
    capital(&say(language, template, &values).plain(language))
}
