//! Reading a position from text.

use std::fmt;
use std::str::FromStr;

use tabletop::{BadLine, Lines, Rng};

use super::{Position, Possessions};
use crate::building_set::BuildingSet;
use crate::card::{Building, Card, Resource};
use crate::game::Step;
use crate::goods::Goods;
use crate::market::ROW;
use crate::setup::Setup;

/// What cannot be read, and in which line.
pub type PositionError = BadLine<PositionFault>;

/// The ways in which a text is no position.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum PositionFault {
    /// This line was to come.
    Expected(String),
    /// There is no such card, or it does not belong here.
    Card(String),
    /// This is not a number that fits.
    Number(String),
    /// More of a card than the box has.
    TooMany(String),
    /// There is more than a position has.
    Leftover(String),
}

impl fmt::Display for PositionFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Expected(what) => write!(f, "expected “{what} …”"),
            Self::Card(word) => write!(f, "“{word}” is no card for this place"),
            Self::Number(word) => write!(f, "“{word}” is not a number that fits"),
            Self::TooMany(word) => write!(f, "too many of “{word}”"),
            Self::Leftover(text) => write!(f, "“{text}” is too much"),
        }
    }
}

type Read<T> = Result<T, PositionFault>;

impl FromStr for Position {
    type Err = PositionError;

    fn from_str(text: &str) -> Result<Self, PositionError> {
        let mut lines = Lines::new(text, PositionFault::Expected, PositionFault::Leftover);
        let setup = lines.read("setup", |rest| {
            rest.parse::<Setup>().map_err(|_| PositionFault::Expected("setup 2 seats".to_owned()))
        })?;
        let (turn, step) = lines.read("turn", turn)?;
        let used = lines.read("used", building_set)?;
        let open = lines.read("open", goods)?;
        let level_ii = lines.read("row II", |rest| row(rest, resource))?;
        let level_iii = lines.read("row III", |rest| row(rest, resource))?;
        let buildings = lines.read("row buildings", |rest| row(rest, building))?;
        let discard = lines.read("discard", goods)?;
        let deck_ii = lines.read("deck II", |rest| words(rest).map(resource).collect())?;
        let deck_iii = lines.read("deck III", |rest| words(rest).map(resource).collect())?;
        let deck_buildings = lines.read("deck buildings", |rest| words(rest).map(building).collect())?;
        let players = (1..=setup.seats())
            .map(|seat| lines.read(&format!("seat {seat} hand"), possessions))
            .collect::<Result<_, _>>()?;
        let chance = lines
            .read_last("chance", |rest| rest.parse::<Rng>().map_err(|_| PositionFault::Number(rest.to_owned())))?;
        Ok(Self {
            setup,
            turn,
            step,
            used,
            open,
            level_ii,
            level_iii,
            buildings,
            discard,
            deck_ii,
            deck_iii,
            deck_buildings,
            players,
            chance,
        })
    }
}

/// The words of a list; a lone `-` is an empty one.
fn words(text: &str) -> impl Iterator<Item = &str> {
    text.split_whitespace().filter(move |_| text != "-")
}

fn resource(word: &str) -> Read<Resource> {
    match Card::by_id(word) {
        Some(Card::Resource(resource)) => Ok(resource),
        _ => Err(PositionFault::Card(word.to_owned())),
    }
}

fn building(word: &str) -> Read<Building> {
    match Card::by_id(word) {
        Some(Card::Building(building)) => Ok(building),
        _ => Err(PositionFault::Card(word.to_owned())),
    }
}

fn building_set(text: &str) -> Read<BuildingSet> {
    words(text).try_fold(BuildingSet::NONE, |set, word| {
        let building = building(word)?;
        if set.has(building) { Err(PositionFault::TooMany(word.to_owned())) } else { Ok(set.with(building)) }
    })
}

fn goods(text: &str) -> Read<Goods> {
    words(text).try_fold(Goods::NONE, |goods, word| {
        let (id, count) = word.split_once('*').unwrap_or((word, "1"));
        let resource = resource(id)?;
        let count: u8 = number(count)?;
        if goods.count(resource).checked_add(count).is_none_or(|sum| sum > Goods::most(resource)) {
            return Err(PositionFault::TooMany(id.to_owned()));
        }
        Ok(goods + Goods::some(resource, count))
    })
}

fn row<T: Copy>(text: &str, card: impl Fn(&str) -> Read<T>) -> Read<[Option<T>; ROW]> {
    let mut slots = [None; ROW];
    for (place, word) in text.split_whitespace().enumerate() {
        let slot = slots.get_mut(place).ok_or_else(|| PositionFault::Leftover(word.to_owned()))?;
        *slot = if word == "-" { None } else { Some(card(word)?) };
    }
    Ok(slots)
}

fn turn(text: &str) -> Read<(u32, Step)> {
    let (turn, step) = text.split_once(' ').unwrap_or((text, ""));
    let step = match step.trim() {
        "before" => Step::Before,
        "after" => Step::After,
        _ => return Err(PositionFault::Expected("turn 0 before".to_owned())),
    };
    Ok((number(turn)?, step))
}

fn possessions(text: &str) -> Read<Possessions> {
    let expected = || PositionFault::Expected("seat 1 hand - | built - | tokens 0".to_owned());
    let (hand, rest) = text.split_once('|').ok_or_else(expected)?;
    let (built, tokens) = rest.split_once('|').ok_or_else(expected)?;
    let built = built.trim().strip_prefix("built").ok_or_else(expected)?;
    let tokens = tokens.trim().strip_prefix("tokens").ok_or_else(expected)?;
    Ok(Possessions { hand: goods(hand.trim())?, built: building_set(built.trim())?, tokens: number(tokens.trim())? })
}

fn number<T: FromStr>(text: &str) -> Read<T> {
    text.parse().map_err(|_| PositionFault::Number(text.to_owned()))
}
