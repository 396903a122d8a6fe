//! Reading an action.

use std::fmt;
use std::str::FromStr;

use tabletop::{Misread, Seat, Word, Words};

use crate::action::{Action, Payment, Rest, Seek, Seeker, Throw};
use crate::goods::{Good, Goods, Token};
use crate::map::Space;
use crate::spells::Spells;
use crate::tile::{Section, Tile};
use crate::trophy::Trophy;

/// What cannot be read, and where.
pub type NotationError = Misread<NotationFault>;

/// The ways in which a text is no action.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum NotationFault {
    /// The text begins with none of the verbs.
    UnknownVerb(String),
    /// There is no such space.
    UnknownSpace(String),
    /// This word does not belong here; what does is said.
    Expected(&'static str, String),
    /// The number does not fit.
    Number(String),
    /// There is more text than an action has.
    Leftover(String),
}

impl fmt::Display for NotationFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::UnknownVerb(word) => write!(f, "“{word}” begins no action"),
            Self::UnknownSpace(word) => write!(f, "there is no space “{word}”"),
            Self::Expected(what, word) => write!(f, "expected {what}, not “{word}”"),
            Self::Number(word) => write!(f, "“{word}” is not a number that fits"),
            Self::Leftover(word) => write!(f, "“{word}” is too much"),
        }
    }
}

type Read<T> = Result<T, NotationError>;

impl FromStr for Action {
    type Err = NotationError;

    fn from_str(text: &str) -> Read<Self> {
        let words = &mut Words::new(text, &[',']);
        let verb = words.take();
        let action = match verb.text {
            "move" => Self::Move,
            "seek" => Self::Seek(one_of(words, "apples or gems", |word| match word {
                "apples" => Some(Seek::Apples),
                "gems" => Some(Seek::Gems),
                _ => None,
            })?),
            "bake" => Self::Bake(payment(words)?),
            "conjure" => Self::Conjure(payment(words)?),
            "power" => {
                expect(words, "up")?;
                let section = one_of(words, "move or make", |word| {
                    Section::ALL.into_iter().find(|section| section.id() == word)
                })?;
                Self::PowerUp { section, payment: payment(words)? }
            }
            "go" => {
                let (seeker, to) = (seeker(words)?, space(words)?);
                let goods = if words.peek().text.is_empty() { Goods::NONE } else { goods(words)? };
                Self::Go { seeker, to, goods }
            }
            "deliver" => {
                let seeker = seeker(words)?;
                let (good, count) = good(words)?;
                Self::Deliver { seeker, good, count, eased: words.skip("eased") }
            }
            "stay" => Self::Stay,
            "fight" => {
                let word = words.peek();
                let seat = number(words)?.checked_sub(1).filter(|&seat| seat < Seat::MAX);
                Self::Fight(Seat(seat.ok_or_else(|| word.fault(NotationFault::Number(word.text.to_owned())))?))
            }
            "throw" => {
                let pies = number(words)?;
                let spells = if words.skip("spells") { spells(words)? } else { Spells::NONE };
                Self::Throw(Throw { pies, spells })
            }
            "rest" => Self::Rest(one_of(words, "spell or pies", |word| match word {
                "spell" => Some(Rest::Spell),
                "pies" => Some(Rest::Pies),
                _ => None,
            })?),
            "quest" => Self::Quest(space(words)?),
            "solve" => Self::Solve(number(words)?),
            "no" => {
                expect(words, "thanks")?;
                Self::NoThanks
            }
            "from" => Self::From(space(words)?),
            "onto" => Self::Onto(space(words)?),
            "to" => Self::To(space(words)?),
            "remove" => {
                let token = one_of(words, "apple, gem or quest", |word| {
                    Token::ALL.into_iter().find(|token| token.id() == word)
                })?;
                Self::Remove { token, from: space(words)? }
            }
            "discard" => Self::Discard(number(words)?),
            "keep" => Self::Keep(one_of(words, "a tile", Tile::by_id)?),
            "place" => Self::Place(space(words)?),
            "shift" => Self::Shift { from: space(words)?, goods: goods(words)? },
            "claim" => Self::Claim(one_of(words, "a trophy", Trophy::by_id)?),
            "pass" => Self::Pass,
            "reveal" => Self::Reveal,
            _ => return Err(verb.fault(NotationFault::UnknownVerb(verb.text.to_owned()))),
        };
        match words.take() {
            Word { text: "", .. } => Ok(action),
            word => Err(word.fault(NotationFault::Leftover(word.text.to_owned()))),
        }
    }
}

fn expect(words: &mut Words<'_>, text: &'static str) -> Read<()> {
    let word = words.take();
    if word.text == text { Ok(()) } else { Err(word.fault(NotationFault::Expected(text, word.text.to_owned()))) }
}

fn one_of<T>(words: &mut Words<'_>, what: &'static str, find: impl Fn(&str) -> Option<T>) -> Read<T> {
    let word = words.take();
    find(word.text).ok_or_else(|| word.fault(NotationFault::Expected(what, word.text.to_owned())))
}

fn space(words: &mut Words<'_>) -> Read<Space> {
    let word = words.take();
    Space::by_id(word.text).ok_or_else(|| word.fault(NotationFault::UnknownSpace(word.text.to_owned())))
}

fn seeker(words: &mut Words<'_>) -> Read<Seeker> {
    one_of(words, "a or b", |word| match word {
        "a" => Some(Seeker::A),
        "b" => Some(Seeker::B),
        _ => None,
    })
}

fn number(words: &mut Words<'_>) -> Read<u8> {
    let word = words.take();
    word.number().ok_or_else(|| word.fault(NotationFault::Number(word.text.to_owned())))
}

/// Some of one kind, at least one.
fn good(words: &mut Words<'_>) -> Read<(Good, u8)> {
    let at = words.peek();
    let count = number(words)?;
    if count == 0 || count > Good::COPIES {
        return Err(at.fault(NotationFault::Number(at.text.to_owned())));
    }
    let good = one_of(words, "apples or gems", |word| match word {
        "apple" | "apples" => Some(Good::Apple),
        "gem" | "gems" => Some(Good::Gem),
        _ => None,
    })?;
    Ok((good, count))
}

fn goods(words: &mut Words<'_>) -> Read<Goods> {
    let (first, count) = good(words)?;
    let mut goods = Goods::some(first, count);
    if first == Good::Apple && words.peek().text.starts_with(|c: char| c.is_ascii_digit()) {
        let at = words.peek();
        match good(words)? {
            (Good::Gem, gems) => goods.gems = gems,
            (Good::Apple, _) => return Err(at.fault(NotationFault::Expected("gems", at.text.to_owned()))),
        }
    }
    Ok(goods)
}

fn payment_part(words: &mut Words<'_>) -> Read<(Space, Goods)> {
    let goods = goods(words)?;
    expect(words, "from")?;
    Ok((space(words)?, goods))
}

fn payment(words: &mut Words<'_>) -> Read<Payment> {
    let first = payment_part(words)?;
    let second = if words.skip(",") { Some(payment_part(words)?) } else { None };
    Ok(Payment { first, second })
}

fn spells(words: &mut Words<'_>) -> Read<Spells> {
    let mut spells = Spells::NONE;
    loop {
        let word = words.peek();
        let value = number(words)?;
        spells = spells.with(value).ok_or_else(|| word.fault(NotationFault::Number(word.text.to_owned())))?;
        if words.peek().text.is_empty() {
            return Ok(spells);
        }
    }
}
