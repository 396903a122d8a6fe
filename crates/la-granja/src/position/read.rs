//! Reading a position from text.

use std::fmt;
use std::str::FromStr;

use tabletop::{BadLine, Lines, Rng, Seat, SeatSet};

use super::farm::farm;
use super::words::{
    Read, after, card, cards, craft, expected, number, numbers, one_seat, parts, roof, roofs, row, seat, space, trades,
    word_fault, words, yes,
};
use super::{Pile, Position, plain_step};
use crate::action::Target;
use crate::cause::Cause;
use crate::craft::Craft;
use crate::game::Building;
use crate::goods::{Good, Trade};
use crate::helper::Ways;
use crate::market::Space;
use crate::setup::Setup;
use crate::step::Step;
use crate::task::{About, Task};

/// What cannot be read, and in which line.
pub type PositionError = BadLine<PositionFault>;

/// The ways in which a text is no position.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum PositionFault {
    /// This line or part was to come.
    Expected(String),
    /// This word does not belong here.
    Word(String),
    /// This is not a number that fits.
    Number(String),
    /// This is there twice, or too often.
    TooMany(String),
    /// There is more than a position has.
    Leftover(String),
}

impl fmt::Display for PositionFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Expected(what) => write!(f, "expected “{what} …”"),
            Self::Word(word) => write!(f, "“{word}” does not belong here"),
            Self::Number(word) => write!(f, "“{word}” is not a number that fits"),
            Self::TooMany(word) => write!(f, "too many of “{word}”"),
            Self::Leftover(text) => write!(f, "“{text}” is too much"),
        }
    }
}

impl FromStr for Position {
    type Err = PositionError;

    fn from_str(text: &str) -> Result<Self, PositionError> {
        let mut lines = Lines::new(text, PositionFault::Expected, PositionFault::Leftover);
        let setup = lines.read("setup", |rest| rest.parse::<Setup>().map_err(|_| expected("setup 2 seats")))?;
        let (round, step) = lines.read("round", round)?;
        let turn = lines.read("turn", number)?;
        let acted = lines.read("acted", yes)?;
        let order = lines.read("order", |rest| words(rest).map(seat).collect())?;
        let track = lines.read("track", |rest| parts(rest).map(disc).collect())?;
        let market = lines.read("market", market)?;
        let mut crafts = [Building { rows: [None; 4], blocked: 0, first: true }; Craft::COUNT];
        for craft in Craft::ALL {
            crafts[craft as usize] = lines.read(&format!("building {}", craft.id()), building)?;
        }
        let roofs = lines.read("roofs", roofs)?;
        let later = lines.read("later", |rest| if rest == "?" { Ok(None) } else { self::roofs(rest).map(Some) })?;
        let dice = lines.read("dice", numbers::<u8, 6>)?;
        let marks = lines.read("marks", marks)?;
        let tasks = lines.read("tasks", |rest| parts(rest).map(task).collect())?;
        let newborn = lines.read("newborn", number)?;
        let deck = lines.read("deck", |rest| match rest.strip_prefix('?') {
            Some(count) => number(count).map(Pile::Hidden),
            None => {
                cards(rest)?;
                words(rest).map(card).collect::<Read<_>>().map(Pile::Known)
            }
        })?;
        let discards = lines.read("discards", cards)?;
        let players =
            (1..=setup.seats()).map(|seat| lines.read(&format!("seat {seat}"), farm)).collect::<Result<_, _>>()?;
        let chance = lines
            .read_last("chance", |rest| rest.parse::<Rng>().map_err(|_| PositionFault::Number(rest.to_owned())))?;
        Ok(Self {
            setup,
            round,
            step,
            turn,
            acted,
            order,
            track,
            market,
            crafts,
            roofs,
            later,
            dice,
            marks,
            tasks,
            newborn,
            deck,
            discards,
            players,
            chance,
        })
    }
}

fn round(text: &str) -> Read<(u8, Step)> {
    let words: Vec<&str> = text.split_whitespace().collect();
    let step = match words[..] {
        [_, "step", "cards", left] => Step::Cards { left: number(left)? },
        [_, "step", "deliveries", left] => Step::Deliveries { left: number(left)? },
        [_, "step", "extra", left] => Step::Extra { left: number(left)? },
        [_, "step", "over", ref winners @ ..] => {
            let winners = if *winners == ["-"] { &[] } else { winners };
            let all: Vec<Seat> = winners.iter().map(|word| seat(word)).collect::<Read<_>>()?;
            let set: SeatSet = all.iter().copied().collect();
            if set.len() as usize != all.len() {
                return Err(PositionFault::TooMany(text.to_owned()));
            }
            Step::Over(set)
        }
        [_, "step", word] => PLAIN.into_iter().find(|&step| plain_step(step) == word).ok_or_else(word_fault(word))?,
        _ => return Err(expected("round 1 step cards 2")),
    };
    Ok((number(words[0])?, step))
}

const PLAIN: [Step; 14] = [
    Step::Limit,
    Step::Income,
    Step::Harvest,
    Step::Roofs,
    Step::Signs,
    Step::Rolled,
    Step::First,
    Step::Second,
    Step::Shared,
    Step::NeutralBefore,
    Step::Donkeys,
    Step::Siesta,
    Step::NeutralAfter,
    Step::Scoring,
];

fn disc(text: &str) -> Read<(Seat, u8)> {
    let (who, at) = text.split_once(" at ").ok_or_else(|| expected("track 1 at 0"))?;
    Ok((seat(who)?, number(at)?))
}

fn market(text: &str) -> Read<[Option<Seat>; Space::COUNT]> {
    let mut market = [None; Space::COUNT];
    for part in parts(text) {
        let (place, who) = part.split_once(' ').ok_or_else(|| expected("market c1 1"))?;
        let here = &mut market[space(place)?.index()];
        if here.replace(seat(who.trim())?).is_some() {
            return Err(PositionFault::TooMany(place.to_owned()));
        }
    }
    Ok(market)
}

fn building(text: &str) -> Read<Building> {
    let parts: Vec<&str> = text.split('|').map(str::trim).collect();
    let [blocked, first, rows] = parts[..] else { return Err(expected("blocked 0 | first yes | rows - - - -")) };
    let rows: Vec<Option<Seat>> = after(rows, "rows")?.split_whitespace().map(one_seat).collect::<Read<_>>()?;
    let rows = rows.try_into().map_err(|_| expected("rows - - - -"))?;
    Ok(Building { rows, blocked: number(after(blocked, "blocked")?)?, first: yes(after(first, "first")?)? })
}

fn marks(text: &str) -> Read<[Option<(Seat, u8)>; 3]> {
    let all: Vec<Option<(Seat, u8)>> = text
        .split_whitespace()
        .map(|word| match word.split_once(':') {
            None if word == "-" => Ok(None),
            Some((who, face)) => Ok(Some((seat(who)?, number(face)?))),
            None => Err(PositionFault::Word(word.to_owned())),
        })
        .collect::<Read<_>>()?;
    all.try_into().map_err(|_| expected("marks - - -"))
}

fn task(text: &str) -> Read<Task> {
    let words: Vec<&str> = text.split_whitespace().collect();
    Ok(match words[..] {
        ["do", ref ways @ .., "left", left, "again", again, "die", die, "for", kind, what] => Task::Do {
            ways: self::ways(ways)?,
            left: number(left)?,
            again: yes(again)?,
            die: number(die)?,
            why: cause(kind, what)?,
        },
        ["trade", "left", left, "taken", ref taken @ .., "closing", closing, "for", id] => {
            Task::Trade { left: number(left)?, taken: trades(taken)?, closing: yes(closing)?, card: card(id)? }
        }
        ["extension", id, "left", left, "paid", paid] => {
            Task::Extension { card: card(id)?, left: number(left)?, paid: number(paid)? }
        }
        ["fee", to, "face", face] => Task::Fee { to: seat(to)?, face: number(face)? },
        ["offer", id, ref what @ ..] => Task::Offer { card: card(id)?, about: about(what)? },
        ["place", value, "for", id] => Task::Place { value: number(value)?, card: card(id)? },
        ["remove", at] => Task::Remove { at: space(at)? },
        ["recover", ref goods @ .., "for", id] => Task::Recover { goods: self::goods(goods)?, card: card(id)? },
        ["weave", kind, what, "for", id] => Task::Weave { to: target(kind, what)?, card: card(id)? },
        ["discard", "for", id] => Task::Discard { card: card(id)? },
        ["revenue", face, "die", die, "for", kind, what] => {
            Task::Revenue { face: number(face)?, die: yes(die)?, why: cause(kind, what)? }
        }
        _ => return Err(PositionFault::Word(text.to_owned())),
    })
}

fn ways(words: &[&str]) -> Read<Ways> {
    let mut all = Ways::NONE;
    for word in words.iter().filter(|_| *words != ["-"]) {
        let place = Ways::IDS.iter().position(|id| id == word).ok_or_else(word_fault(word))?;
        let way = Ways(1 << place);
        if all.has(way) {
            return Err(PositionFault::TooMany((*word).to_owned()));
        }
        all = all.or(way);
    }
    Ok(all)
}

fn goods(words: &[&str]) -> Read<u8> {
    let mut all = 0;
    for word in words.iter().filter(|_| *words != ["-"]) {
        let bit = 1 << Good::by_id(word).ok_or_else(word_fault(word))? as u8;
        if all & bit != 0 {
            return Err(PositionFault::TooMany((*word).to_owned()));
        }
        all |= bit;
    }
    Ok(all)
}

fn target(kind: &str, what: &str) -> Read<Target> {
    if kind == "barrow" {
        let slot = number::<u8>(what)?.checked_sub(1).filter(|&slot| slot < 3);
        return Ok(Target::Barrow(slot.ok_or_else(|| expected("barrow 1"))?));
    }
    Ok(Target::Craft(craft(kind)?, row(what)?))
}

fn about(words: &[&str]) -> Read<About> {
    Ok(match *words {
        ["-"] => About::Nothing,
        ["die", face] => About::Die(number(face)?),
        ["ways", ref ways @ ..] => About::Ways(self::ways(ways)?),
        ["goods", ref goods @ ..] => About::Goods(self::goods(goods)?),
        ["at", kind, what] => About::Place(target(kind, what)?),
        ["barrow", slot] => match target("barrow", slot)? {
            Target::Barrow(slot) => About::Barrow(slot),
            Target::Craft(..) => return Err(expected("barrow 1")),
        },
        _ => return Err(expected("offer porter ways draw")),
    })
}

fn cause(kind: &str, what: &str) -> Read<Cause> {
    Ok(match kind {
        "die" => Cause::Die(number(what)?),
        "shared" => Cause::SharedDie(number(what)?),
        "commodity" => {
            let trade = Trade::ALL.into_iter().find(|trade| trade.id() == what);
            Cause::Trade(trade.ok_or_else(word_fault(what))?)
        }
        "roof" => Cause::Roof(roof(what)?),
        "helper" => Cause::Helper(card(what)?),
        "tile" => Cause::Tile(craft(what)?),
        "new" => Cause::NewTile(craft(what)?),
        _ => return Err(PositionFault::Word(kind.to_owned())),
    })
}
