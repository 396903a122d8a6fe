//! Reading an action.

use std::str::FromStr;

use tabletop::{Misread, NoAction, Words};

use crate::action::{Action, Payment, Rest, Seek, Seeker, Throw};
use crate::goods::{Good, Goods, Token};
use crate::map::Space;
use crate::spells::Spells;
use crate::tile::{Section, Tile};
use crate::trophy::Trophy;

/// What cannot be read, and where.
pub type NotationError = Misread<NoAction>;

type Read<T> = Result<T, NotationError>;

impl FromStr for Action {
    type Err = NotationError;

    fn from_str(text: &str) -> Read<Self> {
        let words = &mut Words::new(text, &[',']);
        let verb = words.take();
        let action = match verb.text {
            "move" => Self::Move,
            "seek" => Self::Seek(words.one_of("apples or gems", |word| match word {
                "apples" => Some(Seek::Apples),
                "gems" => Some(Seek::Gems),
                _ => None,
            })?),
            "bake" => Self::Bake(payment(words)?),
            "conjure" => Self::Conjure(payment(words)?),
            "power" => {
                words.expect("up")?;
                let section = words
                    .one_of("move or make", |word| Section::ALL.into_iter().find(|section| section.id() == word))?;
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
            "fight" => Self::Fight(space(words)?),
            "throw" => {
                let pies = words.number()?;
                let spells = if words.skip("spells") { spells(words)? } else { Spells::NONE };
                Self::Throw(Throw { pies, spells })
            }
            "rest" => Self::Rest(words.one_of("spell or pies", |word| match word {
                "spell" => Some(Rest::Spell),
                "pies" => Some(Rest::Pies),
                _ => None,
            })?),
            "quest" => Self::Quest(space(words)?),
            "solve" => Self::Solve(words.number()?),
            "no" => {
                words.expect("thanks")?;
                Self::NoThanks
            }
            "from" => Self::From(space(words)?),
            "onto" => Self::Onto(space(words)?),
            "to" => Self::To(space(words)?),
            "remove" => {
                let token = words
                    .one_of("apple, gem or quest", |word| Token::ALL.into_iter().find(|token| token.id() == word))?;
                Self::Remove { token, from: space(words)? }
            }
            "discard" => Self::Discard(words.number()?),
            "keep" => Self::Keep(words.one_of("a tile", Tile::by_id)?),
            "place" => Self::Place(space(words)?),
            "shift" => Self::Shift { from: space(words)?, goods: goods(words)? },
            "claim" => Self::Claim(words.one_of("a trophy", Trophy::by_id)?),
            "pass" => Self::Pass,
            "reveal" => Self::Reveal,
            _ => return Err(verb.no_verb()),
        };
        words.end(action)
    }
}

fn space(words: &mut Words<'_>) -> Read<Space> {
    words.one_of("a space", Space::by_id)
}

fn seeker(words: &mut Words<'_>) -> Read<Seeker> {
    words.one_of("a or b", |word| match word {
        "a" => Some(Seeker::A),
        "b" => Some(Seeker::B),
        _ => None,
    })
}

/// Some of one kind, at least one.
fn good(words: &mut Words<'_>) -> Read<(Good, u8)> {
    let at = words.peek();
    let count = words.number()?;
    if count == 0 || count > Good::COPIES {
        return Err(at.no_number());
    }
    let good = words.one_of("apples or gems", |word| match word {
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
            (Good::Apple, _) => return Err(at.is_not("gems")),
        }
    }
    Ok(goods)
}

fn payment_part(words: &mut Words<'_>) -> Read<(Space, Goods)> {
    let goods = goods(words)?;
    words.expect("from")?;
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
        let value = words.number()?;
        spells = spells.with(value).ok_or_else(|| word.no_number())?;
        if words.peek().text.is_empty() {
            return Ok(spells);
        }
    }
}
