//! Where a hint begins: what to look at.

use super::three::say;
use super::{Sentence, Word};
use crate::i18n::Language;

/// To look at a thing, or that nothing is left to do but to go on.
pub(crate) fn clue(language: Language, what: Option<Word>) -> String {
    let Some(what) = what else {
        let done = [
            "Nothing more to gain here: go on.",
            "Plus rien à gagner ici\u{a0}: continuez.",
            "Hier ist nichts mehr zu holen: Mach weiter.",
        ];
        return say(language, done, &[]).plain(language);
    };
    let look = match what {
        Word::Card(_) => ["Look at the card $0.", "Regardez la carte $0.", "Sieh dir die Karte $0 an."],
        Word::Roof(_) => ["Look at the roof tile $0.", "Regardez la tuile Toit $0.", "Sieh dir den Dachmarker $0 an."],
        Word::Donkeys(_) => ["Look at the donkey tiles.", "Regardez les tuiles Âne.", "Sieh dir die Eselmarker an."],
        Word::Die(_) => ["Look at the $0.", "Regardez le $0.", "Sieh dir den $0 an."],
        Word::Space(_) => ["Look at the $0.", "Regardez la $0.", "Sieh dir das $0 an."],
        Word::Craft(_) | Word::Good(_) | Word::Commodity => {
            ["Look here: $0.", "Regardez ici\u{a0}: $0.", "Sieh hierher: $0."]
        }
    };
    say(language, look, &[Sentence::from(what)]).plain(language)
}
