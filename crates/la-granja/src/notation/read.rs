//! Reading an action.

use std::str::FromStr;

use tabletop::{Misread, NoAction, Words};

use crate::action::{Action, Target, With};
use crate::card::{Card, Side};
use crate::craft::{Cargo, Craft};
use crate::goods::{From, Good, Payment, Trade};
use crate::market::Space;
use crate::roof::Roof;

/// What cannot be read, and where.
pub type NotationError = Misread<NoAction>;

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
            "take" => Self::Take(words.number()?),
            "donkeys" => Self::Donkeys(words.number()?),
            "deliver" => {
                let cargo = words.one_of("something to deliver", Cargo::by_id)?;
                let from = from(words);
                words.expect("to")?;
                Self::Deliver { cargo, from, to: target(words)? }
            }
            "place" => Self::Place(space(words)?),
            "remove" => Self::Remove(space(words)?),
            "recover" => Self::Recover(good(words)?),
            "pass" => Self::Pass,
            "done" => Self::Done,
            "neutral" => Self::Neutral,
            _ => return Err(verb.no_verb()),
        };
        words.end(action)
    }
}

fn slot(words: &mut Words<'_>) -> Read<u8> {
    let word = words.peek();
    let slot = words.number()?.checked_sub(1).filter(|&slot| slot < 3);
    slot.ok_or_else(|| word.no_number())
}

fn card(words: &mut Words<'_>) -> Read<Card> {
    words.one_of("a card", Card::by_id)
}

fn good(words: &mut Words<'_>) -> Read<Good> {
    words.one_of("a good", Good::by_id)
}

fn roof(words: &mut Words<'_>) -> Read<Roof> {
    words.one_of("a roof tile", Roof::by_id)
}

fn space(words: &mut Words<'_>) -> Read<Space> {
    words.one_of("a market space", Space::by_id)
}

fn trade(words: &mut Words<'_>) -> Read<Trade> {
    words.one_of("silver, goods, card, pig or upgrades", |word| Trade::ALL.into_iter().find(|trade| trade.id() == word))
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
    let craft = words.one_of("a barrow or a building", Craft::by_id)?;
    let row = words.one_of("a row, a to d", |word| match word {
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
        words.expect("to")?;
        return Ok(With::Shift(from, space(words)?));
    }
    let face = words.number()?;
    if words.skip("to") { Ok(With::Turn(face, words.number()?)) } else { Ok(With::Face(face)) }
}

fn bought_roof(words: &mut Words<'_>) -> Read<Action> {
    let tile = roof(words)?;
    let mut goods = [0; 3];
    if words.skip("with") {
        let mut first = 0;
        loop {
            let word = words.peek();
            let count = words.number()?;
            let at = words.peek();
            let good = good(words)?;
            let place = Good::UPGRADED.iter().position(|&upgraded| upgraded == good);
            let place = place.filter(|&place| place >= first);
            let place = place.ok_or_else(|| at.is_not("food, wine or meat"))?;
            if count == 0 {
                return Err(word.no_number());
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
