//! A sentence in which the things of a game are still things, so that a page can make links of them.

use std::fmt::Debug;

use crate::i18n::Language;

/// A thing of a game that a sentence can point at: a card, a tile, a space.
pub(crate) trait Word: Copy + Eq + Debug + 'static {
    /// What it is called.
    fn name(self, language: Language) -> &'static str;

    /// Its `data-card` on the page.
    fn mark(self) -> &'static str;
}

/// A part of a sentence.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Piece<W> {
    Text(String),
    Word(W),
}

/// Something said, in pieces. Texts hold the spaces around words.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Sentence<W>(pub(crate) Vec<Piece<W>>);

impl<W> Default for Sentence<W> {
    fn default() -> Self {
        Self(Vec::new())
    }
}

impl<W: Word> Sentence<W> {
    /// The sentence as mere text.
    pub(crate) fn plain(&self, language: Language) -> String {
        self.0.iter().fold(String::new(), |text, piece| match piece {
            Piece::Text(more) => text + more,
            Piece::Word(word) => text + word.name(language),
        })
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    pub(crate) fn push(&mut self, text: &str) {
        match self.0.last_mut() {
            _ if text.is_empty() => {}
            Some(Piece::Text(before)) => before.push_str(text),
            _ => self.0.push(Piece::Text(text.to_owned())),
        }
    }

    pub(crate) fn append(&mut self, other: &Self) {
        for piece in &other.0 {
            match piece {
                Piece::Text(text) => self.push(text),
                Piece::Word(_) => self.0.push(piece.clone()),
            }
        }
    }

    /// The template with `$0` to `$9` replaced by what they stand for.
    pub(crate) fn fill(template: &str, values: &[Self]) -> Self {
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
    pub(crate) fn join(parts: &[Self], between: &str, last: &str) -> Self {
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
    pub(crate) fn capital(mut self) -> Self {
        if let Some(Piece::Text(text)) = self.0.first_mut()
            && let Some(head) = text.get_mut(..1)
        {
            head.make_ascii_uppercase();
        }
        self
    }
}

impl<W: Word> From<&str> for Sentence<W> {
    fn from(text: &str) -> Self {
        let mut sentence = Self::default();
        sentence.push(text);
        sentence
    }
}

impl<W: Word> From<u8> for Sentence<W> {
    fn from(number: u8) -> Self {
        Self::from(number.to_string().as_str())
    }
}

impl<W: Word> From<W> for Sentence<W> {
    fn from(word: W) -> Self {
        Self(vec![Piece::Word(word)])
    }
}
