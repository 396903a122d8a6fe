//! Reading an action.

use std::fmt;
use std::str::FromStr;

use tabletop::{Misread, Word, Words};

use crate::action::{Action, Target, With};
use crate::card::{Card, Side};
use crate::craft::{Cargo, Craft};
use crate::goods::{From, Good, Payment, Trade};
use crate::market::Space;
use crate::roof::Roof;

/// What cannot be read, and where.
pub type NotationError = Misread<NotationFault>;

/// The ways in which a text is no action.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum NotationFault {
    /// The text begins with none of the verbs.
    UnknownVerb(String),
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
        let words = &mut Words::new(text, &[]);
        let verb = words.take();
        let action = match verb.text {
            "field" => Self::Play(card(words)?, Side::Field),
            "barrow" => Self::Play(card(words)?, Side::Barrow(slot(words)?)),
            "extension" => Self::Play(card(words)?, Side::Extension),
            "helper" => Self::Play(card(words)?, Side::Helper(slot(words)?)),
            "pay" => Self::Pay(payment(words)?),
            "draw" => Self::Draw,
            "discard" => Self::Discard(card(words)?),
            "gain" => Self::Gain(good(words)?),
            "silver" => Self::Silver,
            "rest" => Self::Rest,
            "buy" => Self::Buy(good(words)?),
            "sell" => Self::Sell(good(words)?, from(words)),
            "upgrade" => Self::Upgrade(good(words)?, from(words)),
            "fetch" => Self::Fetch(good(words)?, good(words)?),
            "spend" => Self::Spend(trade(words)?),
            "trade" => Self::Trade(trade(words)?),
            "use" => Self::Use(card(words)?, with(words)?),
            "flip" => {
                let tile = roof(words)?;
                let back = if words.skip("back") { Some(roof(words)?) } else { None };
                Self::Flip(tile, back)
            }
            "roof" => bought_roof(words)?,
            "take" => Self::Take(number(words)?),
            "donkeys" => Self::Donkeys(number(words)?),
            "deliver" => {
                let cargo = one_of(words, "something to deliver", Cargo::by_id)?;
                let from = from(words);
                expect(words, "to")?;
                Self::Deliver { cargo, from, to: target(words)? }
            }
            "place" => Self::Place(space(words)?),
            "remove" => Self::Remove(space(words)?),
            "recover" => Self::Recover(good(words)?),
            "pass" => Self::Pass,
            "done" => Self::Done,
            "neutral" => Self::Neutral,
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

fn number(words: &mut Words<'_>) -> Read<u8> {
    let word = words.take();
    word.number().ok_or_else(|| word.fault(NotationFault::Number(word.text.to_owned())))
}

fn slot(words: &mut Words<'_>) -> Read<u8> {
    let word = words.peek();
    let slot = number(words)?.checked_sub(1).filter(|&slot| slot < 3);
    slot.ok_or_else(|| word.fault(NotationFault::Number(word.text.to_owned())))
}

fn card(words: &mut Words<'_>) -> Read<Card> {
    one_of(words, "a card", Card::by_id)
}

fn good(words: &mut Words<'_>) -> Read<Good> {
    one_of(words, "a good", Good::by_id)
}

fn roof(words: &mut Words<'_>) -> Read<Roof> {
    one_of(words, "a roof tile", Roof::by_id)
}

fn space(words: &mut Words<'_>) -> Read<Space> {
    one_of(words, "a market space", Space::by_id)
}

fn trade(words: &mut Words<'_>) -> Read<Trade> {
    one_of(words, "silver, goods, card, pig or upgrades", |word| {
        Trade::ALL.into_iter().find(|trade| trade.id() == word)
    })
}

fn from(words: &mut Words<'_>) -> From {
    if words.skip("field") { From::Field } else { From::Store }
}

fn payment(words: &mut Words<'_>) -> Read<Payment> {
    if words.skip("silver") {
        return Ok(Payment::Silver);
    }
    if words.skip("point") {
        return Ok(Payment::Point);
    }
    Ok(Payment::Good(good(words)?, from(words)))
}

fn target(words: &mut Words<'_>) -> Read<Target> {
    if words.skip("barrow") {
        return Ok(Target::Barrow(slot(words)?));
    }
    let craft = one_of(words, "a barrow or a building", Craft::by_id)?;
    let row = one_of(words, "a row, a to d", |word| match word {
        "a" => Some(0),
        "b" => Some(1),
        "c" => Some(2),
        "d" => Some(3),
        _ => None,
    })?;
    Ok(Target::Craft(craft, row))
}

fn with(words: &mut Words<'_>) -> Read<With> {
    let word = words.peek();
    if word.text.is_empty() {
        return Ok(With::Nothing);
    }
    if words.skip("with") {
        return Ok(With::Card(card(words)?));
    }
    if let Some(good) = Good::by_id(word.text) {
        words.take();
        return Ok(With::Good(good, from(words)));
    }
    if let Some(from) = Space::by_id(word.text) {
        words.take();
        expect(words, "to")?;
        return Ok(With::Shift(from, space(words)?));
    }
    let face = number(words)?;
    if words.skip("to") { Ok(With::Turn(face, number(words)?)) } else { Ok(With::Face(face)) }
}

fn bought_roof(words: &mut Words<'_>) -> Read<Action> {
    let tile = roof(words)?;
    let mut goods = [0; 3];
    if words.skip("with") {
        let mut first = 0;
        loop {
            let word = words.peek();
            let count = number(words)?;
            let at = words.peek();
            let good = good(words)?;
            let place = Good::UPGRADED.iter().position(|&upgraded| upgraded == good);
            let place = place.filter(|&place| place >= first);
            let place =
                place.ok_or_else(|| at.fault(NotationFault::Expected("food, wine or meat", at.text.to_owned())))?;
            if count == 0 {
                return Err(word.fault(NotationFault::Number(word.text.to_owned())));
            }
            goods[place] = count;
            first = place + 1;
            if !words.peek().text.starts_with(|c: char| c.is_ascii_digit()) {
                break;
            }
        }
    }
    Ok(Action::Roof { tile, goods, barn: words.skip("barn") })
}
