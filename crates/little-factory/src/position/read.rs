//! Reading a position from text.

use std::fmt;
use std::str::FromStr;

use tabletop::Rng;

use super::{Position, Possessions};
use crate::building_set::BuildingSet;
use crate::card::{Building, Card, Resource};
use crate::game::Phase;
use crate::goods::Goods;
use crate::market::ROW;
use crate::setup::Setup;

/// What cannot be read, and in which line, counted from 1.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PositionError {
    /// The line; one past the last if something is missing.
    pub line: usize,
    /// What is wrong there.
    pub fault: PositionFault,
}

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

impl fmt::Display for PositionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: ", self.line)?;
        match &self.fault {
            PositionFault::Expected(what) => write!(f, "expected “{what} …”"),
            PositionFault::Card(word) => write!(f, "“{word}” is no card for this place"),
            PositionFault::Number(word) => write!(f, "“{word}” is not a number that fits"),
            PositionFault::TooMany(word) => write!(f, "too many of “{word}”"),
            PositionFault::Leftover(text) => write!(f, "“{text}” is too much"),
        }
    }
}

impl std::error::Error for PositionError {}

type Read<T> = Result<T, PositionFault>;

impl FromStr for Position {
    type Err = PositionError;

    fn from_str(text: &str) -> Result<Self, PositionError> {
        let mut lines = Lines {
            lines: (1..)
                .zip(text.lines().map(str::trim))
                .filter(|(_, line)| !line.is_empty() && !line.starts_with('#'))
                .collect::<Vec<_>>()
                .into_iter(),
            end: text.lines().count() + 1,
        };
        let setup = lines.read("setup", |rest| {
            rest.parse::<Setup>().map_err(|_| PositionFault::Expected("setup 2 seats".to_owned()))
        })?;
        let (turn, phase) = lines.read("turn", turn)?;
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
            phase,
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

struct Lines<'a> {
    lines: std::vec::IntoIter<(usize, &'a str)>,
    end: usize,
}

impl Lines<'_> {
    /// Reads the next line, which begins with `name`.
    fn read<T>(&mut self, name: &str, read: impl Fn(&str) -> Read<T>) -> Result<T, PositionError> {
        let (line, text) = self.lines.next().unwrap_or((self.end, ""));
        let rest = text.strip_prefix(name).filter(|rest| rest.is_empty() || rest.starts_with(' '));
        let value = rest.ok_or_else(|| PositionFault::Expected(name.to_owned())).and_then(|rest| read(rest.trim()));
        value.map_err(|fault| PositionError { line, fault })
    }

    /// Reads the last line, which may be missing.
    fn read_last<T>(&mut self, name: &str, read: impl Fn(&str) -> Read<T>) -> Result<Option<T>, PositionError> {
        let value = if self.lines.len() == 0 { None } else { Some(self.read(name, read)?) };
        match self.lines.next() {
            None => Ok(value),
            Some((line, text)) => Err(PositionError { line, fault: PositionFault::Leftover(text.to_owned()) }),
        }
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

fn turn(text: &str) -> Read<(u32, Phase)> {
    let (turn, phase) = text.split_once(' ').unwrap_or((text, ""));
    let phase = match phase.trim() {
        "before" => Phase::Before,
        "after" => Phase::After,
        _ => return Err(PositionFault::Expected("turn 0 before".to_owned())),
    };
    Ok((number(turn)?, phase))
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
