//! Actions as text: short, stable, and the same in every language.
//!
//! ```text
//! produce wood                          slow production costs nothing
//! produce bread: charcoal flour         cards to discard
//! produce yarn: (sheep)                 cards to reveal
//! trade yarn bread > cheese_shop        give > take
//! trade tile > wood wood clay           the first turn
//! use pond: (fishing_pole)              a building that makes something
//! use market: bread > fishing_pole      a building that trades
//! use general_store: wood yarn          a building that draws
//! pass
//! end
//! ```
//!
//! Cards are written in the order of the card list, and read in any order.

use std::fmt;
use std::str::FromStr;

use crate::action::{Action, Basket, Deal, How};
use crate::card::{Building, Card, Resource};
use crate::effect::Effect;
use crate::goods::Goods;
use crate::plank::Plank;

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Activate { building, how } => {
                write!(f, "use {}", building.id())?;
                match how {
                    How::Pay(plank) => write_plank(f, planks(*building), *plank),
                    How::Deal(deal) => write!(f, ": {deal}"),
                    How::Draw(goods) => write!(f, ": {goods}"),
                }
            }
            Self::Produce { card, plank } => {
                write!(f, "produce {}", card.id())?;
                write_plank(f, card.planks(), *plank)
            }
            Self::Trade(deal) => write!(f, "trade {deal}"),
            Self::Spend(take) => write!(f, "trade tile > {take}"),
            Self::Pass => f.write_str("pass"),
            Self::End => f.write_str("end"),
        }
    }
}

/// Cards by name, with a blank between them.
impl fmt::Display for Goods {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_cards(f, self.cards().map(Card::Resource))
    }
}

impl fmt::Display for Basket {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_cards(f, self.cards())
    }
}

impl fmt::Display for Deal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} > {}", self.give, self.take)
    }
}

fn write_cards(f: &mut fmt::Formatter<'_>, cards: impl Iterator<Item = Card>) -> fmt::Result {
    for (place, card) in cards.enumerate() {
        write!(f, "{}{}", if place == 0 { "" } else { " " }, card.id())?;
    }
    Ok(())
}

fn write_plank(f: &mut fmt::Formatter<'_>, planks: &[Plank], plank: u8) -> fmt::Result {
    let Some(plank) = planks.get(usize::from(plank)) else { return Ok(()) };
    if !plank.needs().is_empty() {
        f.write_str(":")?;
    }
    plank.discard.cards().try_for_each(|card| write!(f, " {}", card.id()))?;
    plank.reveal.cards().try_for_each(|card| write!(f, " ({})", card.id()))
}

fn planks(building: Building) -> &'static [Plank] {
    match building.effect() {
        Effect::Make(make) => make.planks,
        _ => &[],
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
    /// The text is none of produce, trade, use, pass and end.
    UnknownVerb(String),
    /// There is no such card.
    UnknownCard(String),
    /// A resource belongs here.
    NotAResource(Building),
    /// A building belongs here.
    NotABuilding(Resource),
    /// More of a card than the box has.
    TooMany(Card),
    /// Cards are missing.
    CardsMissing,
    /// The `>` between the two sides of a trade is missing.
    ArrowMissing,
    /// The card has no such cost.
    NoSuchCost(Card),
    /// There is more text than an action has.
    Leftover(String),
}

impl fmt::Display for NotationError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "column {}: ", self.column)?;
        match &self.fault {
            NotationFault::UnknownVerb(word) => write!(f, "“{word}” is none of produce, trade, use, pass, end"),
            NotationFault::UnknownCard(word) => write!(f, "there is no card “{word}”"),
            NotationFault::NotAResource(building) => write!(f, "{} is a building", building.id()),
            NotationFault::NotABuilding(resource) => write!(f, "{} is a resource", resource.id()),
            NotationFault::TooMany(card) => write!(f, "there are not so many of {}", card.id()),
            NotationFault::CardsMissing => write!(f, "cards are missing"),
            NotationFault::ArrowMissing => write!(f, "“>” is missing"),
            NotationFault::NoSuchCost(card) => write!(f, "{} has no such cost", card.id()),
            NotationFault::Leftover(word) => write!(f, "“{word}” is too much"),
        }
    }
}

impl std::error::Error for NotationError {}

impl FromStr for Action {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        let mut words = Words::new(text);
        let verb = words.next();
        let action = match verb.text {
            "pass" => Self::Pass,
            "end" => Self::End,
            "produce" => {
                let card = words.card()?;
                Self::Produce { card, plank: words.plank(card, card.planks())? }
            }
            "trade" if words.peek().text == "tile" => {
                words.next();
                words.arrow()?;
                Self::Spend(words.basket()?)
            }
            "trade" => Self::Trade(words.deal()?),
            "use" => {
                let at = words.peek();
                let building = match words.card()? {
                    Card::Building(building) => building,
                    Card::Resource(resource) => return Err(at.fault(NotationFault::NotABuilding(resource))),
                };
                Self::Activate { building, how: words.how(building)? }
            }
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

/// The words of a text; `:`, `>`, `(` and `)` stand for themselves.
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
        let single = |c: char| matches!(c, ':' | '>' | '(' | ')');
        let len = match text.chars().next() {
            Some(c) if single(c) => c.len_utf8(),
            _ => text.find(|c: char| c.is_whitespace() || single(c)).unwrap_or(text.len()),
        };
        Word { text: &text[..len], column }
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

    fn card(&mut self) -> Result<Card, NotationError> {
        let word = self.next();
        match word.text {
            "" | ">" | ":" | "(" | ")" => Err(word.fault(NotationFault::CardsMissing)),
            id => Card::by_id(id).ok_or_else(|| word.fault(NotationFault::UnknownCard(id.to_owned()))),
        }
    }

    fn resource_into(&mut self, goods: &mut Goods) -> Result<(), NotationError> {
        let word = self.peek();
        match self.card()? {
            Card::Resource(resource) => {
                *goods = goods.with(resource).ok_or_else(|| word.fault(NotationFault::TooMany(resource.into())))?;
                Ok(())
            }
            Card::Building(building) => Err(word.fault(NotationFault::NotAResource(building))),
        }
    }

    fn at_a_card(&self) -> bool {
        !matches!(self.peek().text, "" | ">" | ":" | "(" | ")")
    }

    fn goods(&mut self) -> Result<Goods, NotationError> {
        let mut goods = Goods::NONE;
        self.resource_into(&mut goods)?;
        while self.at_a_card() {
            self.resource_into(&mut goods)?;
        }
        Ok(goods)
    }

    fn basket(&mut self) -> Result<Basket, NotationError> {
        let mut basket = Basket::NONE;
        loop {
            let word = self.peek();
            let card = self.card()?;
            let too_many = || word.fault(NotationFault::TooMany(card));
            match card {
                Card::Resource(resource) => basket.goods = basket.goods.with(resource).ok_or_else(too_many)?,
                Card::Building(building) if basket.buildings.has(building) => return Err(too_many()),
                Card::Building(building) => basket.buildings = basket.buildings.with(building),
            }
            if !self.at_a_card() {
                return Ok(basket);
            }
        }
    }

    fn arrow(&mut self) -> Result<(), NotationError> {
        let word = self.next();
        if word.text == ">" { Ok(()) } else { Err(word.fault(NotationFault::ArrowMissing)) }
    }

    fn deal(&mut self) -> Result<Deal, NotationError> {
        let give = self.goods()?;
        self.arrow()?;
        Ok(Deal { give, take: self.basket()? })
    }

    /// The plank that is written behind a colon; the free one if there is none.
    fn plank(&mut self, card: Card, planks: &[Plank]) -> Result<u8, NotationError> {
        let start = self.peek();
        let mut written = Plank::FREE;
        if self.skip(":") {
            loop {
                if self.skip("(") {
                    self.resource_into(&mut written.reveal)?;
                    if !self.skip(")") {
                        let word = self.next();
                        return Err(word.fault(NotationFault::Leftover(word.text.to_owned())));
                    }
                } else {
                    self.resource_into(&mut written.discard)?;
                }
                if !self.at_a_card() && self.peek().text != "(" {
                    break;
                }
            }
        }
        let found = (0..).zip(planks).find(|(_, plank)| **plank == written);
        found.map(|(place, _)| place).ok_or_else(|| start.fault(NotationFault::NoSuchCost(card)))
    }

    fn how(&mut self, building: Building) -> Result<How, NotationError> {
        match building.effect() {
            Effect::Nothing => Ok(How::Pay(0)),
            Effect::Make(make) => self.plank(building.into(), make.planks).map(How::Pay),
            Effect::Trade(_) | Effect::Draw { .. } if !self.skip(":") => {
                Err(self.peek().fault(NotationFault::CardsMissing))
            }
            Effect::Trade(_) => self.deal().map(How::Deal),
            Effect::Draw { .. } => self.goods().map(How::Draw),
        }
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
            "produce wood",
            "produce bread: charcoal flour",
            "produce yarn: (sheep)",
            "produce castle: planks iron stone_wall",
            "trade yarn bread > cheese_shop",
            "trade bread > brick fishing_pole",
            "trade bread > wood wood wood flour mill",
            "trade tile > wood wood clay",
            "use pond: (fishing_pole)",
            "use pond: stone",
            "use wheat_farm",
            "use castle",
            "use market: bread > brick fishing_pole",
            "use general_store: wood yarn",
            "use trading_post: brick > cow",
            "pass",
            "end",
        ] {
            assert_eq!(text.parse::<Action>().map(|action| action.to_string()), Ok(text.to_owned()));
        }
    }

    #[test]
    fn cards_are_read_in_any_order_and_spacing() {
        let loose = "  trade bread   yarn>cheese_shop ".parse::<Action>();
        assert_eq!(loose.map(|action| action.to_string()), Ok("trade yarn bread > cheese_shop".to_owned()));
        assert_eq!("use pond:(fishing_pole)".parse::<Action>(), "use pond: (fishing_pole)".parse());
    }

    fn fault(text: &str) -> (usize, NotationFault) {
        let error = text.parse::<Action>().unwrap_err();
        assert!(error.to_string().starts_with(&format!("column {}: ", error.column)));
        (error.column, error.fault)
    }

    #[test]
    fn what_cannot_be_read_says_where() {
        use NotationFault::*;
        assert_eq!(fault(""), (1, UnknownVerb(String::new())));
        assert_eq!(fault("  sell wood"), (3, UnknownVerb("sell".to_owned())));
        assert_eq!(fault("produce gold"), (9, UnknownCard("gold".to_owned())));
        assert_eq!(fault("produce"), (8, CardsMissing));
        assert_eq!(fault("produce bread: charcoal"), (14, NoSuchCost(Resource::Bread.into())));
        assert_eq!(fault("produce yarn: sheep"), (13, NoSuchCost(Resource::Yarn.into())));
        assert_eq!(fault("produce yarn: (sheep"), (21, Leftover(String::new())));
        assert_eq!(fault("produce yarn:"), (14, CardsMissing));
        assert_eq!(fault("trade wood"), (11, ArrowMissing));
        assert_eq!(fault("trade > wood"), (7, CardsMissing));
        assert_eq!(fault("trade wood >"), (13, CardsMissing));
        assert_eq!(fault("trade mill > wood"), (7, NotAResource(Building::Mill)));
        assert_eq!(fault("trade wood > mill mill"), (19, TooMany(Building::Mill.into())));
        assert_eq!(fault("trade bread bread > mill"), (13, TooMany(Resource::Bread.into())));
        assert_eq!(fault("trade tile wood"), (12, ArrowMissing));
        assert_eq!(fault("use wood"), (5, NotABuilding(Resource::Wood)));
        assert_eq!(fault("use market"), (11, CardsMissing));
        assert_eq!(fault("use castle: wood"), (11, Leftover(":".to_owned())));
        assert_eq!(fault("end turn"), (5, Leftover("turn".to_owned())));
        assert_eq!(fault("trade käse > wood"), (7, UnknownCard("käse".to_owned())));
        assert_eq!(fault("trade é é"), (7, UnknownCard("é".to_owned())));
    }
}
