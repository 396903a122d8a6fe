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

use tabletop::{Misread, Word, Words};

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
pub type NotationError = Misread<NotationFault>;

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

impl fmt::Display for NotationFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::UnknownVerb(word) => write!(f, "“{word}” is none of produce, trade, use, pass, end"),
            Self::UnknownCard(word) => write!(f, "there is no card “{word}”"),
            Self::NotAResource(building) => write!(f, "{} is a building", building.id()),
            Self::NotABuilding(resource) => write!(f, "{} is a resource", resource.id()),
            Self::TooMany(card) => write!(f, "there are not so many of {}", card.id()),
            Self::CardsMissing => write!(f, "cards are missing"),
            Self::ArrowMissing => write!(f, "“>” is missing"),
            Self::NoSuchCost(card) => write!(f, "{} has no such cost", card.id()),
            Self::Leftover(word) => write!(f, "“{word}” is too much"),
        }
    }
}

type Read<T> = Result<T, NotationError>;

/// What stands for itself between the words.
const SIGNS: &[char] = &[':', '>', '(', ')'];

impl FromStr for Action {
    type Err = NotationError;

    fn from_str(text: &str) -> Read<Self> {
        let words = &mut Words::new(text, SIGNS);
        let verb = words.take();
        let action = match verb.text {
            "pass" => Self::Pass,
            "end" => Self::End,
            "produce" => {
                let card = card(words)?;
                Self::Produce { card, plank: plank(words, card, card.planks())? }
            }
            "trade" if words.peek().text == "tile" => {
                words.take();
                arrow(words)?;
                Self::Spend(basket(words)?)
            }
            "trade" => Self::Trade(deal(words)?),
            "use" => {
                let at = words.peek();
                let building = match card(words)? {
                    Card::Building(building) => building,
                    Card::Resource(resource) => return Err(at.fault(NotationFault::NotABuilding(resource))),
                };
                Self::Activate { building, how: how(words, building)? }
            }
            _ => return Err(verb.fault(NotationFault::UnknownVerb(verb.text.to_owned()))),
        };
        match words.take() {
            Word { text: "", .. } => Ok(action),
            word => Err(word.fault(NotationFault::Leftover(word.text.to_owned()))),
        }
    }
}

fn card(words: &mut Words<'_>) -> Read<Card> {
    let word = words.take();
    match word.text {
        "" | ">" | ":" | "(" | ")" => Err(word.fault(NotationFault::CardsMissing)),
        id => Card::by_id(id).ok_or_else(|| word.fault(NotationFault::UnknownCard(id.to_owned()))),
    }
}

fn resource_into(words: &mut Words<'_>, goods: &mut Goods) -> Read<()> {
    let word = words.peek();
    match card(words)? {
        Card::Resource(resource) => {
            *goods = goods.with(resource).ok_or_else(|| word.fault(NotationFault::TooMany(resource.into())))?;
            Ok(())
        }
        Card::Building(building) => Err(word.fault(NotationFault::NotAResource(building))),
    }
}

fn at_a_card(words: &Words<'_>) -> bool {
    !matches!(words.peek().text, "" | ">" | ":" | "(" | ")")
}

fn goods(words: &mut Words<'_>) -> Read<Goods> {
    let mut goods = Goods::NONE;
    resource_into(words, &mut goods)?;
    while at_a_card(words) {
        resource_into(words, &mut goods)?;
    }
    Ok(goods)
}

fn basket(words: &mut Words<'_>) -> Read<Basket> {
    let mut basket = Basket::NONE;
    loop {
        let word = words.peek();
        let card = card(words)?;
        let too_many = || word.fault(NotationFault::TooMany(card));
        match card {
            Card::Resource(resource) => basket.goods = basket.goods.with(resource).ok_or_else(too_many)?,
            Card::Building(building) if basket.buildings.has(building) => return Err(too_many()),
            Card::Building(building) => basket.buildings = basket.buildings.with(building),
        }
        if !at_a_card(words) {
            return Ok(basket);
        }
    }
}

fn arrow(words: &mut Words<'_>) -> Read<()> {
    let word = words.take();
    if word.text == ">" { Ok(()) } else { Err(word.fault(NotationFault::ArrowMissing)) }
}

fn deal(words: &mut Words<'_>) -> Read<Deal> {
    let give = goods(words)?;
    arrow(words)?;
    Ok(Deal { give, take: basket(words)? })
}

/// The plank that is written behind a colon; the free one if there is none.
fn plank(words: &mut Words<'_>, card: Card, planks: &[Plank]) -> Read<u8> {
    let start = words.peek();
    let mut written = Plank::FREE;
    if words.skip(":") {
        loop {
            if words.skip("(") {
                resource_into(words, &mut written.reveal)?;
                if !words.skip(")") {
                    let word = words.take();
                    return Err(word.fault(NotationFault::Leftover(word.text.to_owned())));
                }
            } else {
                resource_into(words, &mut written.discard)?;
            }
            if !at_a_card(words) && words.peek().text != "(" {
                break;
            }
        }
    }
    let found = (0..).zip(planks).find(|(_, plank)| **plank == written);
    found.map(|(place, _)| place).ok_or_else(|| start.fault(NotationFault::NoSuchCost(card)))
}

fn how(words: &mut Words<'_>, building: Building) -> Read<How> {
    match building.effect() {
        Effect::Nothing => Ok(How::Pay(0)),
        Effect::Make(make) => plank(words, building.into(), make.planks).map(How::Pay),
        Effect::Trade(_) | Effect::Draw { .. } if !words.skip(":") => {
            Err(words.peek().fault(NotationFault::CardsMissing))
        }
        Effect::Trade(_) => deal(words).map(How::Deal),
        Effect::Draw { .. } => goods(words).map(How::Draw),
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
