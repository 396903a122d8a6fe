//! Reading a position from text.

use std::fmt;
use std::str::FromStr;

use tabletop::{Rng, Seat, SeatSet};

use super::{Farm, Pile, Position, plain_step};
use crate::action::Target;
use crate::card::{Card, CardSet};
use crate::craft::Craft;
use crate::game::{Building, Step};
use crate::goods::{Good, Trade};
use crate::helper::Ways;
use crate::market::Space;
use crate::player::{Barrow, Player, Row};
use crate::roof::{Roof, RoofSet};
use crate::setup::Setup;
use crate::task::Task;

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

impl fmt::Display for PositionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: ", self.line)?;
        match &self.fault {
            PositionFault::Expected(what) => write!(f, "expected “{what} …”"),
            PositionFault::Word(word) => write!(f, "“{word}” does not belong here"),
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
        let setup = lines.read("setup", |rest| rest.parse::<Setup>().map_err(|_| expected("setup 2 seats")))?;
        let (round, step) = lines.read("round", round)?;
        let turn = lines.read("turn", number)?;
        let ending = lines.read("ending", yes)?;
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
            ending,
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

struct Lines<'a> {
    lines: std::vec::IntoIter<(usize, &'a str)>,
    end: usize,
}

impl Lines<'_> {
    /// Reads the next line, which begins with `name`.
    fn read<T>(&mut self, name: &str, read: impl Fn(&str) -> Read<T>) -> Result<T, PositionError> {
        let (line, text) = self.lines.next().unwrap_or((self.end, ""));
        let rest = text.strip_prefix(name).filter(|rest| rest.is_empty() || rest.starts_with(' '));
        let value = rest.ok_or_else(|| expected(name)).and_then(|rest| read(rest.trim()));
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

fn expected(what: &str) -> PositionFault {
    PositionFault::Expected(what.to_owned())
}

/// The words of a list; a lone `-` is an empty one.
fn words(text: &str) -> impl Iterator<Item = &str> {
    text.split_whitespace().filter(move |_| text != "-")
}

/// What stands between commas; a lone `-` is nothing.
fn parts(text: &str) -> impl Iterator<Item = &str> {
    text.split(',').map(str::trim).filter(move |_| text != "-")
}

fn word_fault(word: &str) -> impl Fn() -> PositionFault {
    let word = word.to_owned();
    move || PositionFault::Word(word.clone())
}

/// A number without zeros before it.
fn number<T: FromStr + ToString>(text: &str) -> Read<T> {
    let number = text.parse::<T>().ok().filter(|number| number.to_string() == text);
    number.ok_or_else(|| PositionFault::Number(text.to_owned()))
}

fn numbers<T: FromStr + ToString + Copy + Default, const N: usize>(text: &str) -> Read<[T; N]> {
    let all: Vec<T> = words(text).map(number).collect::<Read<_>>()?;
    all.try_into().map_err(|_| PositionFault::Number(text.to_owned()))
}

fn yes(text: &str) -> Read<bool> {
    match text {
        "yes" => Ok(true),
        "no" => Ok(false),
        _ => Err(PositionFault::Word(text.to_owned())),
    }
}

fn seat(word: &str) -> Read<Seat> {
    let number: u8 = number(word)?;
    let seat = number.checked_sub(1).filter(|&seat| seat < 4).map(Seat);
    seat.ok_or_else(|| PositionFault::Number(word.to_owned()))
}

fn one_seat(text: &str) -> Read<Option<Seat>> {
    if text == "-" { Ok(None) } else { seat(text).map(Some) }
}

fn card(word: &str) -> Read<Card> {
    Card::by_id(word).ok_or_else(word_fault(word))
}

fn cards(text: &str) -> Read<CardSet> {
    words(text).try_fold(CardSet::NONE, |set, word| {
        let card = card(word)?;
        if set.has(card) { Err(PositionFault::TooMany(word.to_owned())) } else { Ok(set.with(card)) }
    })
}

fn craft(word: &str) -> Read<Craft> {
    Craft::by_id(word).ok_or_else(word_fault(word))
}

fn roof(word: &str) -> Read<Roof> {
    Roof::by_id(word).ok_or_else(word_fault(word))
}

fn roofs(text: &str) -> Read<RoofSet> {
    words(text).try_fold(RoofSet::NONE, |set, word| {
        let roof = roof(word)?;
        if set.has(roof) { Err(PositionFault::TooMany(word.to_owned())) } else { Ok(set.with(roof)) }
    })
}

fn space(word: &str) -> Read<Space> {
    Space::by_id(word).ok_or_else(word_fault(word))
}

fn round(text: &str) -> Read<(u8, Step)> {
    let words: Vec<&str> = text.split_whitespace().collect();
    let step = match words[..] {
        [_, "step", "cards", left] => Step::Cards { left: number(left)? },
        [_, "step", "deliveries", left] => Step::Deliveries { left: number(left)? },
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

const PLAIN: [Step; 15] = [
    Step::Limit,
    Step::Pen,
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
    Step::Extra,
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

/// What comes after a name.
fn after<'a>(text: &'a str, name: &str) -> Read<&'a str> {
    let rest = text.strip_prefix(name).and_then(|rest| rest.strip_prefix(' '));
    rest.map(str::trim).ok_or_else(|| expected(name))
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

fn trades(words: &[&str]) -> Read<u8> {
    if words == ["-"] {
        return Ok(0);
    }
    words.iter().try_fold(0, |set, word| {
        let trade = Trade::ALL.into_iter().find(|trade| trade.id() == *word).ok_or_else(word_fault(word))?;
        let bit = 1 << trade as u8;
        if set & bit != 0 { Err(PositionFault::TooMany((*word).to_owned())) } else { Ok(set | bit) }
    })
}

fn task(text: &str) -> Read<Task> {
    let words: Vec<&str> = text.split_whitespace().collect();
    Ok(match words[..] {
        ["do", ref ways @ .., "left", left, "again", again, "die", die] => {
            let mut all = Ways::NONE;
            for word in ways.iter().filter(|_| *ways != ["-"]) {
                let place = Ways::IDS.iter().position(|id| id == word).ok_or_else(word_fault(word))?;
                let way = Ways(1 << place);
                if all.has(way) {
                    return Err(PositionFault::TooMany((*word).to_owned()));
                }
                all = all.or(way);
            }
            Task::Do { ways: all, left: number(left)?, again: yes(again)?, die: number(die)? }
        }
        ["trade", "left", left, "taken", ref taken @ .., "closing", closing] => {
            Task::Trade { left: number(left)?, taken: trades(taken)?, closing: yes(closing)? }
        }
        ["extension", id, "left", left, "paid", paid] => {
            Task::Extension { card: card(id)?, left: number(left)?, paid: number(paid)? }
        }
        ["fee", to, "face", face] => Task::Fee { to: seat(to)?, face: number(face)? },
        ["offer", id, about] => Task::Offer { card: card(id)?, about: number(about)? },
        ["place", value] => Task::Place { value: number(value)? },
        ["remove", at] => Task::Remove { at: space(at)? },
        ["recover", ref goods @ ..] => {
            let mut all = 0;
            for word in goods.iter().filter(|_| *goods != ["-"]) {
                let bit = 1 << Good::by_id(word).ok_or_else(word_fault(word))? as u8;
                if all & bit != 0 {
                    return Err(PositionFault::TooMany((*word).to_owned()));
                }
                all |= bit;
            }
            Task::Recover { goods: all }
        }
        ["weave", "barrow", slot] => {
            let slot = number::<u8>(slot)?.checked_sub(1).filter(|&slot| slot < 3);
            Task::Weave { to: Target::Barrow(slot.ok_or_else(|| expected("weave barrow 1"))?) }
        }
        ["weave", id, row] => Task::Weave { to: Target::Craft(craft(id)?, self::row(row)?) },
        ["discard"] => Task::Discard,
        ["revenue", face, "die", die] => Task::Revenue { face: number(face)?, die: yes(die)? },
        _ => return Err(PositionFault::Word(text.to_owned())),
    })
}

fn row(word: &str) -> Read<u8> {
    ["a", "b", "c", "d"].iter().position(|id| *id == word).map(|row| row as u8).ok_or_else(word_fault(word))
}

/// Something and what stands behind a colon.
fn pair<'a>(word: &'a str, example: &str) -> Read<(&'a str, &'a str)> {
    word.split_once(':').ok_or_else(|| expected(example))
}

fn farm(text: &str) -> Read<Farm> {
    let parts: Vec<&str> = text.split('|').map(str::trim).collect();
    let [
        points,
        tally,
        silver,
        commodities,
        goods,
        hand,
        fields,
        grown,
        extensions,
        barrows,
        helpers,
        closed,
        roofs,
        donkeys,
        chosen,
        crafts,
        rows,
        extra,
        fee,
    ] = parts[..]
    else {
        return Err(expected(
            "points 1 | tally 1 0 0 0 0 0 0 0 0 0 | silver 1 | commodities 1 | goods 0 0 0 0 0 0 0 | hand -",
        ));
    };
    let mut player = Player::new();
    player.points = number(after(points, "points")?)?;
    player.tally = numbers(after(tally, "tally")?)?;
    player.silver = number(after(silver, "silver")?)?;
    player.commodities = number(after(commodities, "commodities")?)?;
    player.goods = numbers(after(goods, "goods")?)?;
    let mut hidden = 0;
    let hand = after(hand, "hand")?;
    let known = match hand.rsplit_once('?') {
        Some((known, count)) => {
            hidden = number(count)?;
            if hidden == 0 {
                return Err(PositionFault::Number(count.to_owned()));
            }
            known.trim()
        }
        None => hand,
    };
    player.hand = cards(known)?;
    player.fields = cards(after(fields, "fields")?)?;
    let flat: [u8; 6] = numbers(after(grown, "grown")?)?;
    player.grown = [[flat[0], flat[1]], [flat[2], flat[3]], [flat[4], flat[5]]];
    player.extensions = cards(after(extensions, "extensions")?)?;
    let slots: Vec<&str> = after(barrows, "barrows")?.split_whitespace().collect();
    if slots.len() != 3 {
        return Err(expected("barrows - - -"));
    }
    for (slot, word) in player.barrows.iter_mut().zip(slots).filter(|(_, word)| *word != "-") {
        let (id, filled) = pair(word, "barrows carter:1 - -")?;
        *slot = Some(Barrow { card: card(id)?, filled: number(filled)? });
    }
    let slots: Vec<&str> = after(helpers, "helpers")?.split_whitespace().collect();
    if slots.len() != 3 {
        return Err(expected("helpers - - -"));
    }
    for (slot, word) in slots.into_iter().enumerate().filter(|(_, word)| *word != "-") {
        let id = word.strip_suffix('*');
        player.marks |= u8::from(id.is_some()) << slot;
        player.helpers[slot] = Some(card(id.unwrap_or(word))?);
    }
    player.closed = trades(&after(closed, "closed")?.split_whitespace().collect::<Vec<_>>())?;
    for word in words(after(roofs, "roofs")?) {
        let (word, barn) = word.strip_suffix('+').map_or((word, false), |word| (word, true));
        let (id, used) = word.strip_suffix('*').map_or((word, false), |word| (word, true));
        let tile = roof(id)?;
        if player.roofs.has(tile) || barn && player.barn.is_some() {
            return Err(PositionFault::TooMany(word.to_owned()));
        }
        player.roofs = player.roofs.with(tile);
        if used {
            player.flipped = player.flipped.with(tile);
        }
        if barn {
            player.barn = Some(tile);
        }
    }
    for word in words(after(donkeys, "donkeys")?) {
        let donkeys: u8 = number(word)?;
        let fits = (1..=4).contains(&donkeys) && player.donkeys >> (donkeys - 1) & 1 == 0;
        if !fits {
            return Err(PositionFault::Number(word.to_owned()));
        }
        player.donkeys |= 1 << (donkeys - 1);
    }
    player.chosen = match after(chosen, "chosen")? {
        "-" => None,
        word => Some(number(word)?),
    };
    for word in words(after(crafts, "crafts")?) {
        let (id, inactive) = word.strip_suffix('*').map_or((word, false), |word| (word, true));
        let bit = 1 << craft(id)? as u8;
        if player.crafts & bit != 0 {
            return Err(PositionFault::TooMany(word.to_owned()));
        }
        player.crafts |= bit;
        player.active |= if inactive { 0 } else { bit };
    }
    for word in words(after(rows, "rows")?) {
        let (id, rest) = pair(word, "rows deli:a:1")?;
        let (at, filled) = pair(rest, "rows deli:a:1")?;
        let slot = &mut player.rows[craft(id)? as usize];
        if slot.replace(Row { row: row(at)?, filled: number(filled)? }).is_some() {
            return Err(PositionFault::TooMany(word.to_owned()));
        }
    }
    player.extra = number(after(extra, "extra")?)?;
    player.fee_paid = yes(after(fee, "fee")?)?;
    Ok(Farm { player, hidden })
}
