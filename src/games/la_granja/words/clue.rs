//! Where a hint begins: what to look at.

use la_granja::Craft;

use super::three::{Three, say};
use super::{Sentence, Word};
use crate::games::la_granja::spot::Spot;
use crate::i18n::Language;

/// To look at a thing, or that nothing is left to do but to go on.
pub(crate) fn clue(language: Language, what: Option<Spot>) -> String {
    const CARD: Three = ["Look at the card $0.", "Regardez la carte $0.", "Sieh dir die Karte $0 an."];
    const ROOF: Three = ["Look at the roof tile $0.", "Regardez la tuile Toit $0.", "Sieh dir den Dachmarker $0 an."];
    const HERE: Three = ["Look here: $0.", "Regardez ici\u{a0}: $0.", "Sieh hierher: $0."];
    let craft = |craft: Craft| (HERE, Some(Word::Craft(craft)));
    let (look, word): (Three, Option<Word>) = match what {
        None => (
            [
                "Nothing more to gain here: go on.",
                "Plus rien à gagner ici\u{a0}: continuez.",
                "Hier ist nichts mehr zu holen: Mach weiter.",
            ],
            None,
        ),
        Some(Spot::Hand(card)) => (CARD, Some(Word::Card(card))),
        // Only what helps is meant by its card alone.
        Some(Spot::Card(card)) => (
            ["Look at your helper: $0.", "Regardez votre assistant\u{a0}: $0.", "Sieh dir deinen Helfer an: $0."],
            Some(Word::Card(card)),
        ),
        Some(Spot::Field(card)) => (HERE, Some(Word::Good(card.face().field))),
        Some(Spot::MyRoof(roof) | Spot::Sale(roof) | Spot::Tile(roof)) => (ROOF, Some(Word::Roof(roof))),
        Some(Spot::Donkeys(_)) => {
            (["Look at the donkey tiles.", "Regardez les tuiles Âne.", "Sieh dir die Eselmarker an."], None)
        }
        Some(Spot::Die(face)) => (["Look at the $0.", "Regardez le $0.", "Sieh dir den $0 an."], Some(Word::Die(face))),
        Some(Spot::Space(space)) => {
            (["Look at the $0.", "Regardez la $0.", "Sieh dir das $0 an."], Some(Word::Space(space)))
        }
        Some(Spot::Craft(of) | Spot::Row(of, _)) => craft(of),
        Some(Spot::Good(good)) => (HERE, Some(Word::Good(good))),
        Some(Spot::Commodity) => (HERE, Some(Word::Commodity)),
        Some(Spot::Barrow(_)) => {
            (["Look at your barrows.", "Regardez vos charrettes.", "Sieh dir deine Karren an."], None)
        }
        Some(Spot::Extensions) => {
            (["Look at your extensions.", "Regardez vos extensions.", "Sieh dir deine Erweiterungen an."], None)
        }
        Some(Spot::Helper(_)) => {
            (["Look at your helpers.", "Regardez vos assistants.", "Sieh dir deine Helfer an."], None)
        }
        Some(Spot::Silver) => (["Look at the silver.", "Regardez vos réaux.", "Sieh dir das Silber an."], None),
        Some(Spot::Points) => (
            [
                "Look at your VP: one of them can pay.",
                "Regardez vos PV\u{a0}: l’un d’eux peut payer.",
                "Sieh dir deine SP an: Einer kann zahlen.",
            ],
            None,
        ),
        Some(Spot::Siesta) => {
            (["Look at the siesta track.", "Regardez la piste Siesta.", "Sieh dir die Siestaleiste an."], None)
        }
        Some(Spot::Pile) => (
            [
                "Look at the pile: draw a card.",
                "Regardez la pioche\u{a0}: piochez une carte.",
                "Sieh dir den Stapel an: Zieh eine Karte.",
            ],
            None,
        ),
        Some(Spot::Rival(_)) => (["Look at your rivals.", "Regardez vos rivaux.", "Sieh dir deine Gegner an."], None),
    };
    let values: Vec<Sentence> = word.map(Sentence::from).into_iter().collect();
    say(language, look, &values).plain(language)
}
