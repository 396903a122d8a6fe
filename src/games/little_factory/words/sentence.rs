//! A sentence with its cards still cards.

use little_factory::Card;

use super::names;
use crate::i18n::Language;

/// A part of a sentence.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Piece {
    Text(String),
    Card(Card),
}

/// Something said, in pieces. Texts hold the spaces around cards.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Sentence(pub(crate) Vec<Piece>);

impl Sentence {
    /// The sentence as mere text.
    pub(crate) fn plain(&self, language: Language) -> String {
        self.0.iter().fold(String::new(), |text, piece| match piece {
            Piece::Text(more) => text + more,
            Piece::Card(card) => text + names::card(language, *card),
        })
    }

    pub(super) fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    pub(super) fn push(&mut self, text: &str) {
        match self.0.last_mut() {
            _ if text.is_empty() => {}
            Some(Piece::Text(before)) => before.push_str(text),
            _ => self.0.push(Piece::Text(text.to_owned())),
        }
    }

    pub(super) fn append(&mut self, other: &Self) {
        for piece in &other.0 {
            match piece {
                Piece::Text(text) => self.push(text),
                Piece::Card(_) => self.0.push(piece.clone()),
            }
        }
    }

    /// The template with `$0` to `$9` replaced by what they stand for.
    pub(super) fn fill(template: &str, values: &[Self]) -> Self {
        let mut filled = Self::default();
        let mut parts = template.split('$');
        filled.push(parts.next().unwrap_or_default());
        for part in parts {
            let place = part.bytes().next().unwrap_or_default().wrapping_sub(b'0');
            if let Some(value) = values.get(usize::from(place)) {
                filled.append(value);
            }
            filled.push(part.get(1..).unwrap_or_default());
        }
        filled
    }

    /// All of them in a row, with `between` between them and `last` before the last one.
    pub(super) fn join(parts: &[Self], between: &str, last: &str) -> Self {
        let mut joined = Self::default();
        for (place, part) in parts.iter().enumerate() {
            if place > 0 {
                joined.push(if place + 1 == parts.len() { last } else { between });
            }
            joined.append(part);
        }
        joined
    }

    /// With a capital at its head. The words that need it (articles and pronouns) all begin with a letter of ASCII.
    pub(super) fn capital(mut self) -> Self {
        if let Some(Piece::Text(text)) = self.0.first_mut()
            && let Some(head) = text.get_mut(..1)
        {
            head.make_ascii_uppercase();
        }
        self
    }
}

impl From<&str> for Sentence {
    fn from(text: &str) -> Self {
        let mut sentence = Self::default();
        sentence.push(text);
        sentence
    }
}

impl From<u8> for Sentence {
    fn from(number: u8) -> Self {
        Self::from(number.to_string().as_str())
    }
}

impl From<Card> for Sentence {
    fn from(card: Card) -> Self {
        Self(vec![Piece::Card(card)])
    }
}
