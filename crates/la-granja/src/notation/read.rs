//! Reading an action.

use std::fmt;
use std::str::FromStr;

use crate::action::{Action, Target, With};
use crate::card::{Card, Side};
use crate::craft::{Cargo, Craft};
use crate::goods::{From, Good, Payment, Trade};
use crate::market::Space;
use crate::roof::Roof;

/// What cannot be read, and where.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NotationError {
    /// The place in the text, in characters from 1.
    pub column: usize,
    /// What is wrong there.
    pub fault: NotationFault,
}

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

impl fmt::Display for NotationError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "column {}: ", self.column)?;
        match &self.fault {
            NotationFault::UnknownVerb(word) => write!(f, "“{word}” begins no action"),
            NotationFault::Expected(what, word) => write!(f, "expected {what}, not “{word}”"),
            NotationFault::Number(word) => write!(f, "“{word}” is not a number that fits"),
            NotationFault::Leftover(word) => write!(f, "“{word}” is too much"),
        }
    }
}

impl std::error::Error for NotationError {}

type Read<T> = Result<T, NotationError>;

impl FromStr for Action {
    type Err = NotationError;

    fn from_str(text: &str) -> Read<Self> {
        let mut words = Words::new(text);
        let verb = words.next();
        let action = match verb.text {
            "field" => Self::Play(words.card()?, Side::Field),
            "barrow" => Self::Play(words.card()?, Side::Barrow(words.slot()?)),
            "extension" => Self::Play(words.card()?, Side::Extension),
            "helper" => Self::Play(words.card()?, Side::Helper(words.slot()?)),
            "pay" => Self::Pay(words.payment()?),
            "draw" => Self::Draw,
            "discard" => Self::Discard(words.card()?),
            "gain" => Self::Gain(words.good()?),
            "silver" => Self::Silver,
            "rest" => Self::Rest,
            "buy" => Self::Buy(words.good()?),
            "sell" => Self::Sell(words.good()?, words.from()),
            "upgrade" => Self::Upgrade(words.good()?, words.from()),
            "fetch" => Self::Fetch(words.good()?, words.good()?),
            "spend" => Self::Spend(words.trade()?),
            "trade" => Self::Trade(words.trade()?),
            "use" => Self::Use(words.card()?, words.with()?),
            "flip" => {
                let tile = words.roof()?;
                let back = if words.skip("back") { Some(words.roof()?) } else { None };
                Self::Flip(tile, back)
            }
            "roof" => words.bought_roof()?,
            "take" => Self::Take(words.number()?),
            "donkeys" => Self::Donkeys(words.number()?),
            "deliver" => {
                let cargo = words.one_of("something to deliver", Cargo::by_id)?;
                let from = words.from();
                words.expect("to")?;
                Self::Deliver { cargo, from, to: words.target()? }
            }
            "place" => Self::Place(words.space()?),
            "remove" => Self::Remove(words.space()?),
            "recover" => Self::Recover(words.good()?),
            "pass" => Self::Pass,
            "done" => Self::Done,
            "neutral" => Self::Neutral,
            _ => return Err(verb.fault(NotationFault::UnknownVerb(verb.text.to_owned()))),
        };
        match words.next() {
            Word { text: "", .. } => Ok(action),
            word => Err(word.fault(NotationFault::Leftover(word.text.to_owned()))),
        }
    }
}

/// A word and where it stands; an empty one at the end of the text.
#[derive(Clone, Copy)]
struct Word<'a> {
    text: &'a str,
    column: usize,
}

impl Word<'_> {
    fn fault(self, fault: NotationFault) -> NotationError {
        NotationError { column: self.column, fault }
    }
}

/// The words of a text.
struct Words<'a> {
    text: &'a str,
    column: usize,
}

impl<'a> Words<'a> {
    fn new(text: &'a str) -> Self {
        Self { text, column: 1 }
    }

    fn peek(&self) -> Word<'a> {
        let text = self.text.trim_start();
        let column = self.column + self.text.chars().count() - text.chars().count();
        Word { text: &text[..text.find(char::is_whitespace).unwrap_or(text.len())], column }
    }

    fn next(&mut self) -> Word<'a> {
        let word = self.peek();
        self.text = &self.text.trim_start()[word.text.len()..];
        self.column = word.column + word.text.chars().count();
        word
    }

    fn skip(&mut self, text: &str) -> bool {
        let found = self.peek().text == text;
        if found {
            self.next();
        }
        found
    }

    fn expect(&mut self, text: &'static str) -> Read<()> {
        let word = self.next();
        if word.text == text { Ok(()) } else { Err(word.fault(NotationFault::Expected(text, word.text.to_owned()))) }
    }

    fn one_of<T>(&mut self, what: &'static str, find: impl Fn(&str) -> Option<T>) -> Read<T> {
        let word = self.next();
        find(word.text).ok_or_else(|| word.fault(NotationFault::Expected(what, word.text.to_owned())))
    }

    /// A number without sign and without zeros before it, so that it is written as it is read.
    fn number(&mut self) -> Read<u8> {
        let word = self.next();
        let number = word.text.parse::<u8>().ok().filter(|number| number.to_string() == word.text);
        number.ok_or_else(|| word.fault(NotationFault::Number(word.text.to_owned())))
    }

    fn slot(&mut self) -> Read<u8> {
        let word = self.peek();
        let slot = self.number()?.checked_sub(1).filter(|&slot| slot < 3);
        slot.ok_or_else(|| word.fault(NotationFault::Number(word.text.to_owned())))
    }

    fn card(&mut self) -> Read<Card> {
        self.one_of("a card", Card::by_id)
    }

    fn good(&mut self) -> Read<Good> {
        self.one_of("a good", Good::by_id)
    }

    fn roof(&mut self) -> Read<Roof> {
        self.one_of("a roof tile", Roof::by_id)
    }

    fn space(&mut self) -> Read<Space> {
        self.one_of("a market space", Space::by_id)
    }

    fn trade(&mut self) -> Read<Trade> {
        self.one_of("silver, goods, card, pig or upgrades", |word| {
            Trade::ALL.into_iter().find(|trade| trade.id() == word)
        })
    }

    fn from(&mut self) -> From {
        if self.skip("field") { From::Field } else { From::Store }
    }

    fn payment(&mut self) -> Read<Payment> {
        if self.skip("silver") {
            return Ok(Payment::Silver);
        }
        if self.skip("point") {
            return Ok(Payment::Point);
        }
        Ok(Payment::Good(self.good()?, self.from()))
    }

    fn target(&mut self) -> Read<Target> {
        if self.skip("barrow") {
            return Ok(Target::Barrow(self.slot()?));
        }
        let craft = self.one_of("a barrow or a building", Craft::by_id)?;
        let row = self.one_of("a row, a to d", |word| match word {
            "a" => Some(0),
            "b" => Some(1),
            "c" => Some(2),
            "d" => Some(3),
            _ => None,
        })?;
        Ok(Target::Craft(craft, row))
    }

    fn with(&mut self) -> Read<With> {
        let word = self.peek();
        if word.text.is_empty() {
            return Ok(With::Nothing);
        }
        if self.skip("with") {
            return Ok(With::Card(self.card()?));
        }
        if let Some(good) = Good::by_id(word.text) {
            self.next();
            return Ok(With::Good(good, self.from()));
        }
        if let Some(from) = Space::by_id(word.text) {
            self.next();
            self.expect("to")?;
            return Ok(With::Shift(from, self.space()?));
        }
        let face = self.number()?;
        if self.skip("to") { Ok(With::Turn(face, self.number()?)) } else { Ok(With::Face(face)) }
    }

    fn bought_roof(&mut self) -> Read<Action> {
        let tile = self.roof()?;
        let mut goods = [0; 3];
        if self.skip("with") {
            let mut first = 0;
            loop {
                let word = self.peek();
                let count = self.number()?;
                let at = self.peek();
                let good = self.good()?;
                let place = Good::UPGRADED.iter().position(|&upgraded| upgraded == good);
                let place = place.filter(|&place| place >= first);
                let place =
                    place.ok_or_else(|| at.fault(NotationFault::Expected("food, wine or meat", at.text.to_owned())))?;
                if count == 0 {
                    return Err(word.fault(NotationFault::Number(word.text.to_owned())));
                }
                goods[place] = count;
                first = place + 1;
                if !self.peek().text.starts_with(|c: char| c.is_ascii_digit()) {
                    break;
                }
            }
        }
        Ok(Action::Roof { tile, goods, barn: self.skip("barn") })
    }
}
