//! Who is spoken of.

use tabletop::Seat;

use super::sentence::Sentence;
use crate::i18n::Language;

/// The person at the table, or one of the others by name.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Who<'a> {
    You,
    Rival(&'a str),
}

/// Who sits where.
pub(super) type Seating<'t, 'a> = &'t dyn Fn(Seat) -> Who<'a>;

impl Who<'_> {
    /// The name, or the pronoun in small letters.
    pub(super) fn subject(self, language: Language) -> Sentence {
        Sentence::from(match self {
            Self::Rival(name) => name,
            Self::You => match language {
                Language::English => "you",
                Language::French => "vous",
                Language::German => "du",
            },
        })
    }
}

/// A rival's name as the owner of what follows, or in French of what came before: “Bruno’s”, “de Bruno”, “Brunos”.
pub(super) fn of(language: Language, name: &str) -> Sentence {
    let (first, last) = (name.as_bytes().first(), name.as_bytes().last());
    let (before, after) = match language {
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
