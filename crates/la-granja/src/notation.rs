//! Actions as text: short, stable, and the same in every language.
//!
//! ```text
//! field chef                          a card is played
//! barrow chef 2                       into the second slot
//! extension chef
//! helper chef 1
//! pay silver                          for an extension or a held die; pay point, pay olive field
//! draw
//! discard chef
//! gain olive                          what an effect offers
//! silver                              the 2 silver of the sixth space
//! rest                                a siesta step of the fifth space
//! buy pig
//! sell olive                          sell olive field, with the helper for it
//! upgrade grape field
//! fetch olive grape                   from a field into a store, with the helper for it
//! spend goods                         a commodity
//! trade pig                           a commodity action that a helper gives
//! use miller olive field              a helper and what it takes
//! use stallkeeper c1 to r2
//! use migrant_laborer 1 to 6
//! use errand_boy with chef
//! flip 1a                             a roof tile; flip 5b back 1a
//! roof 1a                             buys it; roof 6a with 1 food 1 meat barn
//! take 3                              a die
//! donkeys 4
//! deliver olive field to barrow 1
//! deliver food to deli a
//! place c3
//! remove c2
//! recover food
//! pass                                declines what is offered
//! done                                ends the own part of a step
//! neutral                             the neutral player's part
//! ```

use std::fmt;
use std::str::FromStr;

use crate::action::{Action, Target, With};
use crate::card::{Card, Side};
use crate::craft::{Cargo, Craft};
use crate::goods::{From, Good, Payment, Trade};
use crate::market::Space;
use crate::roof::Roof;

fn place(from: From) -> &'static str {
    if from == From::Field { " field" } else { "" }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::Play(card, Side::Field) => write!(f, "field {}", card.id()),
            Self::Play(card, Side::Barrow(slot)) => write!(f, "barrow {} {}", card.id(), u16::from(slot) + 1),
            Self::Play(card, Side::Extension) => write!(f, "extension {}", card.id()),
            Self::Play(card, Side::Helper(slot)) => write!(f, "helper {} {}", card.id(), u16::from(slot) + 1),
            Self::Pay(payment) => write!(f, "pay {payment}"),
            Self::Draw => f.write_str("draw"),
            Self::Discard(card) => write!(f, "discard {}", card.id()),
            Self::Gain(good) => write!(f, "gain {}", good.id()),
            Self::Silver => f.write_str("silver"),
            Self::Rest => f.write_str("rest"),
            Self::Buy(good) => write!(f, "buy {}", good.id()),
            Self::Sell(good, from) => write!(f, "sell {}{}", good.id(), place(from)),
            Self::Upgrade(good, from) => write!(f, "upgrade {}{}", good.id(), place(from)),
            Self::Fetch(good, into) => write!(f, "fetch {} {}", good.id(), into.id()),
            Self::Spend(trade) => write!(f, "spend {}", trade.id()),
            Self::Trade(trade) => write!(f, "trade {}", trade.id()),
            Self::Use(card, with) => write!(f, "use {}{with}", card.id()),
            Self::Flip(tile, None) => write!(f, "flip {}", tile.id()),
            Self::Flip(tile, Some(back)) => write!(f, "flip {} back {}", tile.id(), back.id()),
            Self::Roof { tile, goods, barn } => {
                write!(f, "roof {}", tile.id())?;
                if goods != [0; 3] {
                    f.write_str(" with")?;
                    for (good, count) in Good::UPGRADED.into_iter().zip(goods).filter(|(_, count)| *count > 0) {
                        write!(f, " {count} {}", good.id())?;
                    }
                }
                f.write_str(if barn { " barn" } else { "" })
            }
            Self::Take(face) => write!(f, "take {face}"),
            Self::Donkeys(donkeys) => write!(f, "donkeys {donkeys}"),
            Self::Deliver { cargo, from, to } => write!(f, "deliver {}{} to {to}", cargo.id(), place(from)),
            Self::Place(space) => write!(f, "place {}", space.id()),
            Self::Remove(space) => write!(f, "remove {}", space.id()),
            Self::Recover(good) => write!(f, "recover {}", good.id()),
            Self::Pass => f.write_str("pass"),
            Self::Done => f.write_str("done"),
            Self::Neutral => f.write_str("neutral"),
        }
    }
}

impl fmt::Display for Payment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::Silver => f.write_str("silver"),
            Self::Point => f.write_str("point"),
            Self::Good(good, from) => write!(f, "{}{}", good.id(), place(from)),
        }
    }
}

impl fmt::Display for Target {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::Barrow(slot) => write!(f, "barrow {}", u16::from(slot) + 1),
            Self::Craft(craft, row) => write!(f, "{} {}", craft.id(), char::from(b'a' + row % 26)),
        }
    }
}

impl fmt::Display for With {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::Nothing => Ok(()),
            Self::Good(good, from) => write!(f, " {}{}", good.id(), place(from)),
            Self::Card(card) => write!(f, " with {}", card.id()),
            Self::Face(face) => write!(f, " {face}"),
            Self::Turn(from, to) => write!(f, " {from} to {to}"),
            Self::Shift(from, to) => write!(f, " {} to {}", from.id(), to.id()),
        }
    }
}

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

#[cfg(test)]
mod tests {
    #[cfg(target_arch = "wasm32")]
    use wasm_bindgen_test::wasm_bindgen_test as test;

    use super::*;

    #[test]
    fn actions_are_written_as_they_are_read() {
        for text in [
            "field chef",
            "barrow farmers_wife 2",
            "extension chef",
            "helper chef 3",
            "pay silver",
            "pay point",
            "pay olive field",
            "pay meat",
            "draw",
            "discard chef",
            "gain pig",
            "silver",
            "rest",
            "buy pig",
            "sell olive",
            "sell olive field",
            "upgrade grape field",
            "fetch olive grape",
            "spend goods",
            "trade upgrades",
            "use miller olive field",
            "use farm_servant",
            "use village_elder 3",
            "use stallkeeper c1 to r10",
            "use migrant_laborer 1 to 6",
            "use errand_boy with chef",
            "flip 1a",
            "flip 5b back 1a",
            "roof 1a",
            "roof 6a with 1 food 1 meat barn",
            "roof 6d barn",
            "take 3",
            "donkeys 4",
            "deliver olive field to barrow 1",
            "deliver commodity to merchant_house d",
            "place x10",
            "remove c2",
            "recover food",
            "pass",
            "done",
            "neutral",
        ] {
            assert_eq!(text.parse::<Action>().map(|action| action.to_string()), Ok(text.to_owned()));
        }
    }

    #[test]
    fn what_cannot_be_read_says_where() {
        for (text, error) in [
            ("", "column 1: “” begins no action"),
            ("field miner", "column 7: expected a card, not “miner”"),
            ("barrow chef 4", "column 13: “4” is not a number that fits"),
            ("barrow chef 01", "column 13: “01” is not a number that fits"),
            ("take three", "column 6: “three” is not a number that fits"),
            ("deliver olive barrow 1", "column 15: expected to, not “barrow”"),
            ("deliver olive to deli e", "column 23: expected a row, a to d, not “e”"),
            ("roof 1a with 1 olive", "column 16: expected food, wine or meat, not “olive”"),
            ("roof 1a with 1 wine 1 food", "column 23: expected food, wine or meat, not “food”"),
            ("roof 1a with 0 wine", "column 14: “0” is not a number that fits"),
            ("pass now", "column 6: “now” is too much"),
            ("use stallkeeper c1 r2", "column 20: expected to, not “r2”"),
        ] {
            assert_eq!(text.parse::<Action>().map_err(|error| error.to_string()), Err(error.to_owned()));
        }
    }
}
