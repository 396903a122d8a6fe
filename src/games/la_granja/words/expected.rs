//! What the table waits for.

use la_granja::{Action, Decision, LaGranja, Step, Task};
use tabletop::Game;

use super::three::{Three, pick, say};
use super::{Seats, Sentence, Word, helper_line};
use crate::i18n::Language;
use crate::table::Who;

/// What is expected now, and of whom.
pub(crate) fn expected(language: Language, game: &LaGranja, seats: Seats<'_>) -> String {
    match (game.to_act().map(seats), game.decision()) {
        (Some(Who::Rival(name)), _) => {
            say(language, ["$0 is thinking.", "$0 réfléchit.", "$0 überlegt."], &[name.into()]).plain(language)
        }
        (Some(Who::You), Some(decision)) => {
            let turn = pick(language, ["Your turn: ", "À vous\u{a0}: ", "Du bist dran: "]);
            [turn, &asked(language, game, decision).plain(language)].concat()
        }
        _ => pick(language, ["The game is over.", "La partie est finie.", "Das Spiel ist aus."]).to_owned(),
    }
}

/// What is asked of the person, as a whole sentence with what it is about.
fn asked(language: Language, game: &LaGranja, decision: Decision) -> Sentence {
    let on_top = game.tasks().top();
    let left = match on_top {
        Some(Task::Extension { left, .. } | Task::Do { left, .. }) => left,
        _ => game.step().left().unwrap_or_default(),
    };
    let several = |one: Three, more: Three| say(language, if left == 1 { one } else { more }, &[left.into()]);
    match (decision, on_top) {
        (Decision::Cards, _) if game.check(&Action::Done).is_err() => several(
            [
                "play a card as a field, barrow, extension or helper.",
                "jouez une carte comme champ, charrette, extension ou assistant.",
                "Spiel eine Karte als Feld, Karren, Erweiterung oder Helfer aus.",
            ],
            [
                "play $0 cards, each as a field, barrow, extension or helper.",
                "jouez $0 cartes, chacune comme champ, charrette, extension ou assistant.",
                "Spiel $0 Karten aus, jede als Feld, Karren, Erweiterung oder Helfer.",
            ],
        ),
        (Decision::Payment, _) => several(
            [
                "pay for the extension with 1 more good.",
                "payez l’extension avec encore 1 marchandise.",
                "Bezahl die Erweiterung mit noch 1 Gut.",
            ],
            [
                "pay for the extension with $0 more different goods.",
                "payez l’extension avec encore $0 marchandises différentes.",
                "Bezahl die Erweiterung mit noch $0 verschiedenen Gütern.",
            ],
        ),
        (Decision::Delivery, _) => several(
            ["1 delivery left. Where to?", "encore 1 livraison. Où\u{202f}?", "Noch 1 Lieferung. Wohin?"],
            ["$0 deliveries left. Where to?", "encore $0 livraisons. Où\u{202f}?", "Noch $0 Lieferungen. Wohin?"],
        ),
        (Decision::ExtraDelivery, _) => several(
            [
                "1 more delivery for 1 silver, or go on.",
                "encore 1 livraison pour 1 réal, ou continuez.",
                "Noch 1 Lieferung für 1 Silber, oder mach weiter.",
            ],
            [
                "$0 more deliveries for 1 silver each, or go on.",
                "encore $0 livraisons pour 1 réal chacune, ou continuez.",
                "Noch $0 Lieferungen für je 1 Silber, oder mach weiter.",
            ],
        ),
        (Decision::Marker, Some(Task::Place { value, .. })) => say(
            language,
            [
                "put your marker on a market space of value $0.",
                "placez votre pion sur une case $0 du marché.",
                "Setz deinen Marker auf ein Marktfeld mit Wert $0.",
            ],
            &[value.into()],
        ),
        (Decision::Offer, Some(Task::Offer { card, .. })) => say(
            language,
            ["use $0? $1", "utiliser $0\u{202f}? $1", "$0 nutzen? $1"],
            &[Word::Card(card).into(), helper_line(language, card).into()],
        ),
        (Decision::Choice, _) if left > 1 => say(
            language,
            [
                "choose what this brings, $0 times.",
                "choisissez ce que cela rapporte, $0 fois.",
                "Wähle $0 Mal, was es bringt.",
            ],
            &[left.into()],
        ),
        _ => say(language, plain(decision, game.step()), &[]),
    }
}

/// What is asked where nothing is to be counted.
fn plain(decision: Decision, step: Step) -> Three {
    match decision {
        Decision::Cards => {
            ["play a card, or go on.", "jouez une carte, ou continuez.", "Spiel eine Karte aus, oder mach weiter."]
        }
        Decision::Limit => [
            "your hand is too large. Choose a card to discard.",
            "votre main est trop grande. Choisissez une carte à défausser.",
            "Deine Hand ist zu groß. Wähle eine Karte zum Abwerfen.",
        ],
        Decision::Income => [
            "anything more before the fields grow?",
            "autre chose avant la pousse\u{202f}?",
            "Noch etwas, bevor die Felder wachsen?",
        ],
        Decision::Harvest => [
            "the fields have grown. Anything more?",
            "les champs ont poussé. Autre chose\u{202f}?",
            "Die Felder sind gewachsen. Noch etwas?",
        ],
        Decision::Roof => [
            "buy one of the roof tiles, or go on.",
            "achetez une des tuiles Toit, ou continuez.",
            "Kauf einen der Dachmarker, oder mach weiter.",
        ],
        Decision::Sign => [
            "mark a space before the dice are rolled, or go on.",
            "marquez une case avant le lancer, ou continuez.",
            "Markiere vor dem Wurf ein Feld, oder mach weiter.",
        ],
        Decision::Hold => [
            "hold one of the dice, or go on.",
            "retenez un des dés, ou continuez.",
            "Halte einen der Würfel fest, oder mach weiter.",
        ],
        Decision::Die if step == Step::Second => {
            ["take your second die.", "prenez votre deuxième dé.", "Nimm deinen zweiten Würfel."]
        }
        Decision::Die => ["take a die.", "prenez un dé.", "Nimm einen Würfel."],
        Decision::SharedDie => [
            "use the last die, which is for all.",
            "utilisez le dernier dé, qui sert à tous.",
            "Nutz den letzten Würfel, der für alle gilt.",
        ],
        Decision::Donkeys => [
            "choose a donkey tile in secret. Donkeys deliver, hats take a siesta.",
            "choisissez une tuile Âne en secret. Les ânes livrent, les chapeaux font la sieste.",
            "Wähle geheim einen Eselmarker. Esel liefern, Hüte machen Siesta.",
        ],
        Decision::Siesta => [
            "anything more before the new order counts?",
            "autre chose avant le nouvel ordre du tour\u{202f}?",
            "Noch etwas, bevor die neue Reihenfolge gilt?",
        ],
        Decision::Scoring => [
            "anything more before the round is scored?",
            "autre chose avant le décompte\u{202f}?",
            "Noch etwas vor der Wertung?",
        ],
        Decision::Neutral => {
            ["let the neutral player act.", "faites jouer le joueur neutre.", "Lass den neutralen Spieler ziehen."]
        }
        Decision::Choice => ["choose what this brings.", "choisissez ce que cela rapporte.", "Wähle, was es bringt."],
        Decision::Trade => {
            ["choose a use for the commodity.", "choisissez une action commerciale.", "Wähle eine Handelsaktion."]
        }
        Decision::Fee => [
            "choose how to pay for the held die.",
            "choisissez comment payer le dé retenu.",
            "Wähle, womit du den festgehaltenen Würfel bezahlst.",
        ],
        Decision::Removal => [
            "remove rivals’ markers beside yours, for 1 VP each.",
            "retirez les pions voisins de vos rivaux, pour 1 PV chacun.",
            "Entferne Marker der Gegner neben deinem, für je 1 SP.",
        ],
        Decision::Recovery => [
            "choose which good comes back.",
            "choisissez la marchandise qui revient.",
            "Wähle, welche Ware zurückkommt.",
        ],
        Decision::SecondGood => [
            "choose a second good for the same place.",
            "choisissez une deuxième marchandise pour la même place.",
            "Wähle eine zweite Ware für denselben Ort.",
        ],
        Decision::Discard => {
            ["choose a card to discard.", "choisissez une carte à défausser.", "Wähle eine Karte zum Abwerfen."]
        }
        Decision::Delivery
        | Decision::ExtraDelivery
        | Decision::Marker
        | Decision::Offer
        | Decision::Payment
        | Decision::Rest => ["anything more, or done?", "autre chose, ou terminé\u{202f}?", "Noch etwas, oder fertig?"],
    }
}
