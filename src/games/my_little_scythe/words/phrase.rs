//! Texts in every language, and how they are filled.

use super::Sentence;
use crate::i18n::Language;
use crate::table::Who;

const LANGUAGES: usize = Language::ALL.len();

/// One text in every language, in their order: English, French, German. One that is missing does not compile.
pub(super) type Text = [&'static str; LANGUAGES];

/// The same for one and for several.
pub(super) type Counted = [[&'static str; 2]; LANGUAGES];

/// What somebody does: said to you, and of a rival. The subject is not in it.
pub(super) type Doing = [[&'static str; 2]; LANGUAGES];

pub(super) fn pick(language: Language, text: Text) -> &'static str {
    text[language.spoken() as usize]
}

/// A text with its places `$0` to `$9` filled.
pub(super) fn say(language: Language, text: Text, values: &[Sentence]) -> Sentence {
    Sentence::fill(pick(language, text), values)
}

/// A text without places.
pub(super) fn plain(language: Language, text: Text) -> Sentence {
    Sentence::from(pick(language, text))
}

/// What `who` does, without its subject.
pub(super) fn doing(language: Language, who: Who<'_>, forms: Doing, values: &[Sentence]) -> Sentence {
    let [you, rival] = forms[language.spoken() as usize];
    Sentence::fill(if who == Who::You { you } else { rival }, values)
}

/// Several things: “a, b and c”.
pub(super) fn and(language: Language, parts: &[Sentence]) -> Sentence {
    Sentence::join(parts, ", ", pick(language, [" and ", " et ", " und "]))
}

/// What is counted.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub(crate) enum Count {
    Apples,
    Gems,
    Quests,
    Pies,
    Spells,
    Friendship,
    Steps,
    Tokens,
    Tiles,
}

impl Count {
    #[cfg(test)]
    pub(super) const ALL: [Self; 9] = [
        Self::Apples,
        Self::Gems,
        Self::Quests,
        Self::Pies,
        Self::Spells,
        Self::Friendship,
        Self::Steps,
        Self::Tokens,
        Self::Tiles,
    ];

    fn forms(self) -> Counted {
        match self {
            Self::Apples => [["$0 apple", "$0 apples"], ["$0 pomme", "$0 pommes"], ["$0 Apfel", "$0 Äpfel"]],
            Self::Gems => [["$0 gem", "$0 gems"], ["$0 gemme", "$0 gemmes"], ["$0 Edelstein", "$0 Edelsteine"]],
            Self::Quests => [["$0 quest", "$0 quests"], ["$0 quête", "$0 quêtes"], ["$0 Quest", "$0 Quests"]],
            Self::Pies => [["$0 pie", "$0 pies"], ["$0 tarte", "$0 tartes"], ["$0 Torte", "$0 Torten"]],
            Self::Spells => [["$0 spell", "$0 spells"], ["$0 sort", "$0 sorts"], ["$0 Zauber", "$0 Zauber"]],
            Self::Friendship => [
                ["$0 Friendship", "$0 Friendship"],
                ["$0 point d’Amitié", "$0 points d’Amitié"],
                ["$0 Freundschaft", "$0 Freundschaft"],
            ],
            Self::Steps => [["$0 step", "$0 steps"], ["$0 case", "$0 cases"], ["$0 Feld", "$0 Felder"]],
            Self::Tokens => [["$0 token", "$0 tokens"], ["$0 jeton", "$0 jetons"], ["$0 Marker", "$0 Marker"]],
            Self::Tiles => [["$0 tile", "$0 tiles"], ["$0 tuile", "$0 tuiles"], ["$0 Plättchen", "$0 Plättchen"]],
        }
    }
}

/// So many of something: “1 apple”, “2 apples”; “0 pomme” in French.
pub(super) fn count(language: Language, what: Count, number: u8) -> Sentence {
    let [one, many] = what.forms()[language.spoken() as usize];
    let single = number == 1 || number == 0 && language.spoken() == Language::French;
    Sentence::fill(if single { one } else { many }, &[number.into()])
}

/// The same as text.
pub(crate) fn counted(language: Language, what: Count, number: u8) -> String {
    count(language, what, number).plain(language)
}
