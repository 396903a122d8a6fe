//! Reading a text word by word, and saying where it cannot be read.

use std::fmt;

/// What cannot be read, and where.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Misread<F> {
    /// The place in the text, in characters from 1.
    pub column: usize,
    /// What is wrong there.
    pub fault: F,
}

impl<F: fmt::Display> fmt::Display for Misread<F> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "column {}: {}", self.column, self.fault)
    }
}

impl<F: fmt::Debug + fmt::Display> std::error::Error for Misread<F> {}

/// The ways in which a text is no action, for a game whose notation asks for one word after the other.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum NoAction {
    /// The text begins with none of the verbs.
    UnknownVerb(String),
    /// This word does not belong here; what does is said.
    Expected(&'static str, String),
    /// The number does not fit.
    Number(String),
    /// There is more text than an action has.
    Leftover(String),
}

impl fmt::Display for NoAction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::UnknownVerb(word) => write!(f, "“{word}” begins no action"),
            Self::Expected(what, word) => write!(f, "expected {what}, not “{word}”"),
            Self::Number(word) => write!(f, "“{word}” is not a number that fits"),
            Self::Leftover(word) => write!(f, "“{word}” is too much"),
        }
    }
}

/// A word and where it stands; an empty one at the end of the text.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Word<'a> {
    /// The word itself.
    pub text: &'a str,
    /// The place of its first character, from 1.
    pub column: usize,
}

impl Word<'_> {
    /// What is wrong with this word.
    pub fn fault<F>(self, fault: F) -> Misread<F> {
        Misread { column: self.column, fault }
    }

    /// It is no verb.
    #[must_use]
    pub fn no_verb(self) -> Misread<NoAction> {
        self.fault(NoAction::UnknownVerb(self.text.to_owned()))
    }

    /// It is not what belongs here.
    #[must_use]
    pub fn is_not(self, what: &'static str) -> Misread<NoAction> {
        self.fault(NoAction::Expected(what, self.text.to_owned()))
    }

    /// It is no number, or none that fits.
    #[must_use]
    pub fn no_number(self) -> Misread<NoAction> {
        self.fault(NoAction::Number(self.text.to_owned()))
    }

    /// A number without sign and without zeros before it, so that it is written as it is read.
    #[must_use]
    pub fn number(self) -> Option<u8> {
        self.text.parse::<u8>().ok().filter(|number| number.to_string() == self.text)
    }
}

/// The words of a text, with blanks or signs between them; a sign is a word of its own.
#[derive(Clone, Debug)]
pub struct Words<'a> {
    text: &'a str,
    column: usize,
    signs: &'static [char],
}

impl<'a> Words<'a> {
    /// The words of `text`, in which each of `signs` stands for itself.
    #[must_use]
    pub fn new(text: &'a str, signs: &'static [char]) -> Self {
        Self { text, column: 1, signs }
    }

    /// The next word, which stays.
    #[must_use]
    pub fn peek(&self) -> Word<'a> {
        let text = self.text.trim_start();
        let column = self.column + self.text.chars().count() - text.chars().count();
        let len = match text.find(|c: char| c.is_whitespace() || self.signs.contains(&c)) {
            // There is no blank here any more, so it is a sign.
            Some(0) => text.chars().next().map_or(0, char::len_utf8),
            end => end.unwrap_or(text.len()),
        };
        Word { text: &text[..len], column }
    }

    /// The next word, which is read with this.
    pub fn take(&mut self) -> Word<'a> {
        let word = self.peek();
        self.text = &self.text.trim_start()[word.text.len()..];
        self.column = word.column + word.text.chars().count();
        word
    }

    /// Reads over `text` if it is the next word; true if it was.
    pub fn skip(&mut self, text: &str) -> bool {
        let found = self.peek().text == text;
        if found {
            self.take();
        }
        found
    }

    /// The next word, which must be `text`.
    ///
    /// # Errors
    /// If it is another.
    pub fn expect(&mut self, text: &'static str) -> Result<(), Misread<NoAction>> {
        self.one_of(text, |word| (word == text).then_some(()))
    }

    /// What the next word means, which must be `what` it says.
    ///
    /// # Errors
    /// If the word means nothing.
    pub fn one_of<T>(
        &mut self,
        what: &'static str,
        find: impl FnOnce(&str) -> Option<T>,
    ) -> Result<T, Misread<NoAction>> {
        let word = self.take();
        find(word.text).ok_or_else(|| word.is_not(what))
    }

    /// The next word, which must be a number, see [`Word::number`].
    ///
    /// # Errors
    /// If it is none.
    pub fn number(&mut self) -> Result<u8, Misread<NoAction>> {
        let word = self.take();
        word.number().ok_or_else(|| word.no_number())
    }

    /// `action`, if all words are read.
    ///
    /// # Errors
    /// If there are more.
    pub fn end<A>(&mut self, action: A) -> Result<A, Misread<NoAction>> {
        match self.take() {
            Word { text: "", .. } => Ok(action),
            word => Err(word.fault(NoAction::Leftover(word.text.to_owned()))),
        }
    }
}

#[cfg(test)]
mod tests {
    #[cfg(target_arch = "wasm32")]
    use wasm_bindgen_test::wasm_bindgen_test as test;

    use super::*;

    /// Every word, and the empty one behind them.
    fn read<'a>(text: &'a str, signs: &'static [char]) -> Vec<(&'a str, usize)> {
        let mut words = Words::new(text, signs);
        let mut all = Vec::new();
        loop {
            assert_eq!(words.peek(), words.clone().take());
            let word = words.take();
            all.push((word.text, word.column));
            if word.text.is_empty() {
                return all;
            }
        }
    }

    #[test]
    fn words_have_blanks_between_them() {
        assert_eq!(read("", &[]), [("", 1)]);
        assert_eq!(read("  ", &[]), [("", 3)]);
        assert_eq!(read(" go  west", &[]), [("go", 2), ("west", 6), ("", 10)]);
        assert_eq!(read("go\u{a0}west\t", &[]), [("go", 1), ("west", 4), ("", 9)]);
    }

    #[test]
    fn a_sign_stands_for_itself_and_ends_the_word_before_it() {
        assert_eq!(read("a,b", &[]), [("a,b", 1), ("", 4)]);
        assert_eq!(read("a,b", &[',']), [("a", 1), (",", 2), ("b", 3), ("", 4)]);
        assert_eq!(read("a ,> b", &[',', '>']), [("a", 1), (",", 3), (">", 4), ("b", 6), ("", 7)]);
        assert_eq!(read("ü→→", &['→']), [("ü", 1), ("→", 2), ("→", 3), ("", 4)]);
    }

    #[test]
    fn columns_count_characters_and_not_bytes() {
        assert_eq!(read("é ñandú x", &[]), [("é", 1), ("ñandú", 3), ("x", 9), ("", 10)]);
    }

    #[test]
    fn only_the_whole_word_is_skipped() {
        let mut words = Words::new("tiles > wood", &['>']);
        assert!(!words.skip("tile") && !words.skip(">"));
        assert_eq!(words.peek(), Word { text: "tiles", column: 1 });
        assert!(words.skip("tiles") && words.skip(">"));
        assert_eq!(words.take(), Word { text: "wood", column: 9 });
    }

    #[test]
    fn a_number_is_read_only_as_it_is_written() {
        let number = |text| Word { text, column: 1 }.number();
        assert_eq!(["0", "7", "255"].map(number), [Some(0), Some(7), Some(255)]);
        assert_eq!(["", "-1", "+7", "07", "256", "seven"].map(number), [None; 6]);
    }

    #[test]
    fn what_is_no_action_says_what_was_expected_and_where() {
        let mut words = Words::new("put the 07 there", &[]);
        assert_eq!(words.clone().take().no_verb().to_string(), "column 1: “put” begins no action");
        assert_eq!(words.expect("put"), Ok(()));
        let wrong = words.clone().expect("a").map_err(|misread| misread.to_string());
        assert_eq!(wrong, Err("column 5: expected a, not “the”".to_owned()));
        let kind = |word: &str| ["the", "a"].iter().position(|kind| *kind == word);
        assert_eq!(words.one_of("the or a", kind), Ok(0));
        let wrong = words.one_of("the or a", kind).map_err(|misread| misread.to_string());
        assert_eq!(wrong, Err("column 9: expected the or a, not “07”".to_owned()));
        let mut number = Words::new("7 07", &[]);
        assert_eq!(number.number(), Ok(7));
        let wrong = number.clone().number().map_err(|misread| misread.to_string());
        assert_eq!(wrong, Err("column 3: “07” is not a number that fits".to_owned()));
        let wrong = number.clone().end(()).map_err(|misread| misread.to_string());
        assert_eq!(wrong, Err("column 3: “07” is too much".to_owned()));
        number.take();
        assert_eq!(number.end("done"), Ok("done"));
    }

    #[test]
    fn a_fault_says_its_column_first() {
        let mut words = Words::new("über Stock", &[]);
        words.take();
        let misread = words.take().fault("no way there");
        assert_eq!(misread, Misread { column: 6, fault: "no way there" });
        assert_eq!(misread.to_string(), "column 6: no way there");
        let error: Box<dyn std::error::Error> = Box::new(misread);
        assert_eq!(error.to_string(), "column 6: no way there");
    }
}
