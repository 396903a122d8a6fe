//! Who is spoken of.

use super::screen::Screen;
use super::seating::{Seating, Sitter};
use super::seen::name;
use super::sentence::{Sentence, Word};
use crate::i18n::Language;
use tabletop::Seat;

/// The person at the table, or one of the others by name.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Who<'a> {
    You,
    Rival(&'a str),
}

impl Who<'_> {
    /// The name, or the pronoun in small letters.
    pub(crate) fn subject<W: Word>(self, language: Language) -> Sentence<W> {
        Sentence::from(match self {
            Self::Rival(name) => name,
            Self::You => match language.spoken() {
                Language::English => "you",
                Language::French => "vous",
                Language::German => "du",
            },
        })
    }
}

/// A rival's name as the owner of what follows, or in French of what came before: “Bruno’s”, “de Bruno”, “Brunos”.
pub(crate) fn of<W: Word>(language: Language, name: &str) -> Sentence<W> {
    let (first, last) = (name.as_bytes().first(), name.as_bytes().last());
    let (before, after) = match language.spoken() {
        Language::English => ("", "’s"),
        Language::French if matches!(first, Some(b'A' | b'E' | b'I' | b'O' | b'U')) => ("d’", ""),
        Language::French => ("de ", ""),
        Language::German if matches!(last, Some(b's' | b'x' | b'z')) => ("", "’"),
        Language::German => ("", "s"),
    };
    let mut owner = Sentence::from(before);
    owner.push(name);
    owner.push(after);
    owner
}

/// How a sentence calls whoever sits there.
pub(crate) fn who<G: Screen>(seating: &Seating, language: Language) -> impl Fn(Seat) -> Who<'static> + Clone + '_ {
    move |seat| match seating.at(seat) {
        Sitter::Me => Who::You,
        Sitter::Rival { character, .. } => Who::Rival(character.name()),
        Sitter::Automaton => Who::Rival(name::<G>(seating, language, seat)),
    }
}
