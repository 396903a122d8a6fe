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

mod read;

use std::fmt;

pub use read::NotationError;

use crate::action::{Action, Target, With};
use crate::card::Side;
use crate::goods::{From, Good, Payment};

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
