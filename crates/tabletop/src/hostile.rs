//! Nonsense from outside, for the tests of a game: no text makes its reading panic, and what is read is what was meant.
//!
//! A game crate's tests say what nonsense is made of there ([`Nonsense`]), and give texts of its games to be changed a
//! little. Every function here panics where a promise is broken, and counts what it saw.

use std::fmt::{Debug, Display};
use std::str::FromStr;

use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;

use crate::code::{self, CodeError};
use crate::{Game, Record, Rng};

/// What nonsense is made of.
pub struct Nonsense<'a> {
    /// Names of cards, spaces and whatever else has one.
    pub names: Vec<&'a str>,
    /// Words and beginnings of lines that mean something, and some that do not.
    pub words: &'a [&'a str],
    /// Single characters that mean something.
    pub marks: &'a [char],
}

impl Nonsense<'_> {
    /// A few names and words in a row.
    #[must_use]
    pub fn soup(&self, rng: &mut Rng) -> String {
        let mut text = String::new();
        for _ in 0..rng.below(12) {
            let word = if rng.below(2) == 0 { rng.pick(&self.names) } else { rng.pick(self.words) };
            text += word.copied().expect("a word");
            if rng.below(4) > 0 {
                text.push(' ');
            }
        }
        text
    }

    /// A text with a few characters or words changed.
    #[must_use]
    pub fn mutated(&self, text: &str, rng: &mut Rng) -> String {
        let mut chars: Vec<char> = text.chars().collect();
        for _ in 0..=rng.below(3) {
            let place = rng.below(chars.len() as u32 + 1) as usize;
            match rng.below(6) {
                0 if place < chars.len() => {
                    chars.remove(place);
                }
                1 if place < chars.len() => chars[place] = char::from_u32(rng.below(0x2_0000)).unwrap_or('\u{fffd}'),
                2 => chars.insert(place, *rng.pick(self.marks).expect("a mark")),
                3 => {
                    let word: Vec<char> = rng.pick(self.words).expect("a word").chars().collect();
                    chars.splice(place..place, word);
                }
                4 => chars.truncate(place),
                _ => {
                    let copy: Vec<char> = chars[place..].iter().take(rng.below(12) as usize).copied().collect();
                    chars.splice(place..place, copy);
                }
            }
        }
        chars.into_iter().collect()
    }

    /// Reads nonsense and `valid` actions, changed a little: how many of them are actions, and how many are not.
    #[must_use]
    pub fn actions<A>(&self, valid: &[String], tries: u32, rng: &mut Rng) -> (u32, u32)
    where
        A: PartialEq + Debug + Display + FromStr<Err: Display>,
    {
        let (mut read, mut refused) = (0, 0);
        for _ in 0..tries {
            let text = match rng.below(3) {
                0 => self.soup(rng),
                1 => self.mutated(rng.pick(valid).expect("a text"), rng),
                _ => {
                    let bytes: Vec<u8> = (0..rng.below(40)).map(|_| rng.below(256) as u8).collect();
                    String::from_utf8_lossy(&bytes).into_owned()
                }
            };
            if is_action::<A>(&text) { read += 1 } else { refused += 1 }
        }
        (read, refused)
    }

    /// Reads nonsense and `valid` positions, changed a little or mixed: how many can be played on, and are for a while,
    /// how many are positions that play could not lead to, and how many are none.
    #[must_use]
    pub fn positions<G>(&self, valid: &[String], tries: u32, rng: &mut Rng) -> (u32, u32, u32)
    where
        G: Game + for<'a> TryFrom<&'a G::View, Error: Display>,
        G::View: Display + FromStr<Err: Display>,
    {
        let (mut sound, mut flawed, mut unread) = (0, 0, 0);
        for _ in 0..tries {
            let text = match rng.below(8) {
                0 => self.soup(rng),
                1 | 2 => mixed(rng.pick(valid).expect("one"), rng.pick(valid).expect("another"), rng),
                3 => rearranged(rng.pick(valid).expect("a text"), rng),
                _ => self.mutated(rng.pick(valid).expect("a text"), rng),
            };
            let position = match text.parse::<G::View>() {
                Ok(position) => position,
                Err(error) => {
                    unread += 1;
                    says_where(&error, "line", text.lines().count(), &text);
                    continue;
                }
            };
            let again = position.to_string().parse::<G::View>();
            assert!(again.is_ok_and(|again| again == position), "{text}\nis read as\n{position}");
            match G::try_from(&position) {
                Ok(game) => {
                    sound += 1;
                    play_on(game, rng, &position);
                }
                Err(flaw) => {
                    flawed += 1;
                    assert!(!flaw.to_string().is_empty(), "{text}");
                }
            }
        }
        (sound, flawed, unread)
    }

    /// Reads nonsense and a record, changed a little: how many are games to their last line, and how many stop before.
    #[must_use]
    pub fn records<G: Game>(&self, valid: &Record<G>, tries: u32, rng: &mut Rng) -> (u32, u32) {
        let written = valid.to_string();
        assert_eq!(written.parse().as_ref(), Ok(valid));
        let (mut played, mut stopped) = (0, 0);
        for _ in 0..tries {
            let text = if rng.below(8) == 0 { self.soup(rng) } else { self.mutated(&written, rng) };
            match text.parse::<Record<G>>() {
                Err(error) => says_where(&error, "line", text.lines().count(), &text),
                Ok(record) => {
                    assert_eq!(record.to_string().parse().as_ref(), Ok(&record));
                    match record.replay() {
                        Ok(_) => played += 1,
                        Err(error) => {
                            stopped += 1;
                            assert!(error.played < record.actions.len());
                        }
                    }
                }
            }
        }
        (played, stopped)
    }
}

/// Reads a text as an action; true if it is one. What is read is written and read back, what is not says where.
pub fn is_action<A>(text: &str) -> bool
where
    A: PartialEq + Debug + Display + FromStr<Err: Display>,
{
    match text.parse::<A>() {
        Ok(action) => {
            let written = action.to_string();
            let again = written.parse::<A>();
            assert!(again.is_ok_and(|again| again == action), "{text:?} is read as {written:?}");
            assert!(!written.contains('\n') && written == written.trim(), "{written:?}");
            true
        }
        Err(error) => {
            says_where(&error, "column", text.chars().count(), text);
            false
        }
    }
}

/// An error begins with the line or column it is about: one that is there, or the one after the last.
fn says_where(error: &impl Display, what: &str, count: usize, text: &str) {
    let said = error.to_string();
    let place = said.strip_prefix(what).and_then(|rest| rest.trim_start().split(':').next()?.parse().ok());
    assert!(place.is_some_and(|place: usize| (1..=count + 1).contains(&place)), "{said}\n{text:?}");
}

/// One position with a line or two of another.
fn mixed(one: &str, other: &str, rng: &mut Rng) -> String {
    let mut lines: Vec<&str> = one.lines().collect();
    let others: Vec<&str> = other.lines().collect();
    for _ in 0..=rng.below(2) {
        let place = rng.below(lines.len().min(others.len()) as u32) as usize;
        lines[place] = others[place];
    }
    lines.join("\n")
}

/// A text with two words in each other's place: a card in another zone, a figure in another row.
fn rearranged(text: &str, rng: &mut Rng) -> String {
    let mut words: Vec<&str> = text.split(' ').collect();
    let (one, other) = (rng.below(words.len() as u32) as usize, rng.below(words.len() as u32) as usize);
    words.swap(one, other);
    words.join(" ")
}

/// Whatever is accepted can be played on.
fn play_on<G: Game>(mut game: G, rng: &mut Rng, position: &impl Display) {
    for _ in 0..12 {
        let legal = game.legal();
        assert_eq!(legal.is_empty(), game.to_act().is_none(), "{position}");
        let Some(action) = rng.pick(&legal) else { break };
        assert_eq!(game.apply(action, &mut ()), Ok(()), "{action}\n{position}");
    }
}

/// Reads codes that somebody has made up for a game of this setup: none is taken for one of ours, and none breaks
/// anything, however many actions it claims to have.
///
/// # Panics
/// Where one is.
pub fn forged_codes<G: Game>(setup: &G::Setup, tries: u32, rng: &mut Rng) {
    let setup = setup.to_string();
    for _ in 0..tries {
        let mut bytes: Vec<u8> = rng.next_u32().to_be_bytes().into();
        bytes.extend([0, setup.len() as u8]);
        bytes.extend(setup.bytes());
        // The seed has one byte, the number of actions as many as it likes.
        bytes.push(rng.below(0x80) as u8);
        let length = rng.below(40);
        bytes.extend((0..length).map(|_| rng.below(0x100) as u8));
        let text = format!("2.{}.{}.{}", G::ID, G::RULES, URL_SAFE_NO_PAD.encode(bytes));
        assert_eq!(code::read::<G>(&text).err(), Some(CodeError::Damaged), "{text}");
    }
    let code = |error: CodeError, text: &str| assert_eq!(code::read::<G>(text).err(), Some(error), "{text:.80}");
    code(CodeError::TooLong, &"2.".repeat(code::LONGEST));
    code(CodeError::OtherGame, "2.chess.1.AAAA");
    code(CodeError::OtherVersion, &format!("3.{}.{}.AAAA", G::ID, G::RULES));
    code(CodeError::OtherVersion, &format!("2.{}.{}.AAAA", G::ID, G::RULES + 1));
    for text in ["", "2", "...", "<b>.a.b.c", "é.1.2.3", "2.a.b"] {
        code(CodeError::NotACode, text);
    }
    for body in ["", "A", "====", "é", "AAAAAA", "AAAAAAAA"] {
        code(CodeError::Damaged, &format!("2.{}.{}.{body}", G::ID, G::RULES));
    }
}

#[cfg(test)]
mod tests {
    use std::fmt;

    use super::*;

    /// A number that forgets its second digit when it is written, or misplaces its errors.
    #[derive(PartialEq, Debug)]
    struct Odd<const FAULT: u8>(u32);

    impl<const FAULT: u8> Display for Odd<FAULT> {
        fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
            write!(f, "{}", if FAULT == 1 { self.0 % 10 } else { self.0 })
        }
    }

    impl<const FAULT: u8> FromStr for Odd<FAULT> {
        type Err = String;

        fn from_str(text: &str) -> Result<Self, String> {
            let column = if FAULT == 2 { text.len() + 2 } else { 1 };
            text.parse().map(Self).map_err(|error| format!("column {column}: {error}"))
        }
    }

    #[test]
    fn what_is_read_and_written_soundly_passes() {
        assert!(is_action::<Odd<0>>("42") && !is_action::<Odd<0>>("forty"));
        assert!(is_action::<Odd<1>>("7") && is_action::<Odd<2>>("42"));
    }

    #[test]
    #[should_panic(expected = "is read as")]
    fn a_text_that_is_not_read_back_is_found() {
        is_action::<Odd<1>>("42");
    }

    #[test]
    #[should_panic(expected = "column 7")]
    fn an_error_behind_the_text_is_found() {
        is_action::<Odd<2>>("forty");
    }
}
