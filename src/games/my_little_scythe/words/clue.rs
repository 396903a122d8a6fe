//! Where to look.

use super::Sentence;
use super::phrase::{pick, say};
use super::place;
use crate::games::my_little_scythe::word::Word;
use crate::i18n::Language;

/// To look at a thing, or that the turn is only to be ended.
pub(crate) fn clue(language: Language, spot: Option<Word>) -> String {
    match spot {
        Some(Word::Hex(space)) => {
            let text = ["Look at $0.", "Regardez du côté $1.", "Sieh dir $0 an."];
            say(language, text, &[place::the(language, space), place::from(language, space)]).plain(language)
        }
        Some(word) => {
            let text = ["Look at “$0”.", "Regardez «\u{202f}$0\u{202f}».", "Sieh dir „$0“ an."];
            say(language, text, &[Sentence::from(word)]).plain(language)
        }
        None => pick(
            language,
            ["Nothing is left but to go on.", "Il ne reste qu’à continuer.", "Es bleibt nur, weiterzugehen."],
        )
        .to_owned(),
    }
}
