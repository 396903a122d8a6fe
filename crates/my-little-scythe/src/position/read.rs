//! Reading a position from text.

use std::fmt;
use std::str::FromStr;

use tabletop::{BadLine, Lines, Rng, Seat, SeatSet};

use super::{Cards, Kept, Position, Possessions, aftermath_id};
use crate::action::{Deed, Seek, Seeker, Throw};
use crate::automountie::AutoCard;
use crate::goods::{Good, Goods};
use crate::map::{Region, Space, SpaceSet};
use crate::quest::{Quest, QuestSet};
use crate::setup::Setup;
use crate::spells::Spells;
use crate::step::{Aftermath, Fight, Fought, Solving, Step};
use crate::tile::{Section, Tile};
use crate::trophy::{Personality, Trophy, TrophySet};

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

type Read<T> = Result<T, PositionFault>;

impl FromStr for Position {
    type Err = PositionError;

    fn from_str(text: &str) -> Result<Self, PositionError> {
        let mut lines = Lines::new(text, PositionFault::Expected, PositionFault::Leftover);
        let setup = lines.read("setup", |rest| {
            rest.parse::<Setup>().map_err(|_| PositionFault::Expected("setup 2 seats".to_owned()))
        })?;
        let (turn, active) = lines.read("turn", turn)?;
        let step = lines.read("step", step)?;
        let resting = lines.read("rest", one_seat)?;
        let moved = lines.read("moved", |rest| {
            words(rest).try_fold([false; 2], |mut moved, word| {
                let place = seeker(word)?.index();
                if std::mem::replace(&mut moved[place], true) {
                    return Err(PositionFault::TooMany(word.to_owned()));
                }
                Ok(moved)
            })
        })?;
        let rested = lines.read("rested", seats)?;
        let earned = lines.read("earned", yes)?;
        let finale = lines.read("finale", |rest| if rest == "no" { Ok(None) } else { seats(rest).map(Some) })?;
        let (goods, quests) = lines.read("board", board)?;
        let discards = lines.read("discards", spells)?;
        let deck_spells = lines.read("deck spells", cards)?;
        let deck_quests = lines.read("deck quests", |rest| words(rest).map(quest).collect())?;
        let pile = |rest: &str| words(rest).map(tile).collect();
        let piles = [lines.read("pile move", pile)?, lines.read("pile make", pile)?];
        let players = (1..=setup.seats())
            .map(|seat| lines.read(&format!("seat {seat} at"), possessions))
            .collect::<Result<_, _>>()?;
        let automountie = match setup.difficulty() {
            Some(_) => Some(lines.read("automountie kept", kept)?),
            None => None,
        };
        let chance = lines
            .read_last("chance", |rest| rest.parse::<Rng>().map_err(|_| PositionFault::Number(rest.to_owned())))?;
        Ok(Self {
            setup,
            turn,
            active,
            step,
            resting,
            moved,
            rested,
            earned,
            finale,
            goods,
            quests,
            discards,
            deck_spells,
            deck_quests,
            piles,
            players,
            automountie,
            chance,
        })
    }
}

/// The words of a list; a lone `-` is an empty one.
fn words(text: &str) -> impl Iterator<Item = &str> {
    text.split_whitespace().filter(move |_| text != "-")
}

fn word_fault(word: &str) -> impl Fn() -> PositionFault {
    let word = word.to_owned();
    move || PositionFault::Word(word.clone())
}

/// A number without sign and without zeros before it.
fn number<T: FromStr + ToString>(text: &str) -> Read<T> {
    let number = text.parse::<T>().ok().filter(|number| number.to_string() == text);
    number.ok_or_else(|| PositionFault::Number(text.to_owned()))
}

fn seat(word: &str) -> Read<Seat> {
    let number: u8 = number(word)?;
    let seat = number.checked_sub(1).filter(|&seat| seat < Seat::MAX).map(Seat);
    seat.ok_or_else(|| PositionFault::Number(word.to_owned()))
}

fn one_seat(text: &str) -> Read<Option<Seat>> {
    if text == "-" { Ok(None) } else { seat(text).map(Some) }
}

fn seats(text: &str) -> Read<SeatSet> {
    words(text).try_fold(SeatSet::EMPTY, |set, word| {
        let seat = seat(word)?;
        if set.contains(seat) { Err(PositionFault::TooMany(word.to_owned())) } else { Ok(set.with(seat)) }
    })
}

fn yes(text: &str) -> Read<bool> {
    match text {
        "yes" => Ok(true),
        "no" => Ok(false),
        _ => Err(PositionFault::Word(text.to_owned())),
    }
}

fn seeker(word: &str) -> Read<Seeker> {
    Seeker::BOTH.into_iter().find(|seeker| seeker.to_string() == word).ok_or_else(word_fault(word))
}

fn space(word: &str) -> Read<Space> {
    Space::by_id(word).ok_or_else(word_fault(word))
}

fn quest(word: &str) -> Read<Quest> {
    Quest::by_id(word).ok_or_else(word_fault(word))
}

fn tile(word: &str) -> Read<Tile> {
    Tile::by_id(word).ok_or_else(word_fault(word))
}

fn region(word: &str) -> Read<Region> {
    Region::ALL.into_iter().find(|region| region.id() == word).ok_or_else(word_fault(word))
}

fn turn(text: &str) -> Read<(u32, Seat)> {
    let (count, active) =
        text.split_once(" seat ").ok_or_else(|| PositionFault::Expected("turn 0 seat 1".to_owned()))?;
    Ok((number(count)?, seat(active.trim())?))
}

fn spells(text: &str) -> Read<Spells> {
    words(text).try_fold(Spells::NONE, |spells, word| {
        spells.with(number(word)?).ok_or_else(|| PositionFault::TooMany(word.to_owned()))
    })
}

fn cards(text: &str) -> Read<Cards> {
    match text.strip_prefix('?') {
        Some(count) => {
            let count: u8 = number(count)?;
            if count > Spells::ALL as u8 {
                return Err(PositionFault::TooMany(text.to_owned()));
            }
            Ok(Cards::Hidden(count))
        }
        None => {
            spells(text)?;
            words(text).map(number).collect::<Read<_>>().map(Cards::Known)
        }
    }
}

fn throw(words: &[&str]) -> Read<Throw> {
    let missing = || PositionFault::Expected("thrown 3 spells 4".to_owned());
    let pies = number(words.first().ok_or_else(missing)?)?;
    let spells = match words.get(1) {
        None => Spells::NONE,
        Some(&"spells") if words.len() > 2 => spells(&words[2..].join(" "))?,
        Some(word) => return Err(PositionFault::Word((*word).to_owned())),
    };
    Ok(Throw { pies, spells })
}

fn solving(words: &[&str]) -> Read<Solving> {
    let [name, option, "effect", effect, "done", done, "to", to] = words[..] else {
        return Err(PositionFault::Expected("help_with_apples 1 effect 0 done 0 to -".to_owned()));
    };
    let to = if to == "-" { None } else { Some(space(to)?) };
    Ok(Solving { quest: quest(name)?, option: number(option)?, effect: number(effect)?, done: number(done)?, to })
}

fn drawn(words: &[&str]) -> Read<Step> {
    let split = words.iter().position(|&word| word == "then");
    let then = split.map(|place| solving(&words[place + 1..])).transpose()?;
    let cards_text = words[..split.unwrap_or(words.len())].join(" ");
    match cards(&cards_text)? {
        Cards::Hidden(0) => Err(PositionFault::Number("0".to_owned())),
        Cards::Hidden(count) => Ok(Step::Drawn { count, spells: Spells::NONE, then }),
        Cards::Known(_) => {
            let spells = spells(&cards_text)?;
            Ok(Step::Drawn { count: spells.len(), spells, then })
        }
    }
}

fn fight(attacker: &str, defender: &str, place: &str, thrown: Option<Throw>) -> Read<Fight> {
    let ready = thrown.is_some();
    Ok(Fight { attacker: seat(attacker)?, defender: seat(defender)?, space: space(place)?, ready, thrown })
}

/// `3 spells 4 against 2 next home`, behind who fights.
fn fought(fight: Fight, words: &[&str]) -> Read<Fought> {
    let Fight { attacker, defender, space, .. } = fight;
    let expected = || PositionFault::Expected("thrown 3 spells 4 against 2 next home".to_owned());
    let against = words.iter().position(|&word| word == "against").ok_or_else(expected)?;
    let [.., "next", next] = words[..] else { return Err(expected()) };
    if words.len() < against + 4 {
        return Err(expected());
    }
    let (attack, defence) = (throw(&words[..against])?, throw(&words[against + 1..words.len() - 2])?);
    let next = AFTERMATHS.into_iter().find(|&one| aftermath_id(one) == next).ok_or_else(word_fault(next))?;
    Ok(Fought { attacker, defender, space, attack, defence, next })
}

const AFTERMATHS: [Aftermath; 5] =
    [Aftermath::Trophy, Aftermath::Home, Aftermath::Feisty, Aftermath::Claim, Aftermath::Losses];

fn step(text: &str) -> Read<Step> {
    let words: Vec<&str> = text.split_whitespace().collect();
    match words[..] {
        ["choose"] => Ok(Step::Choose),
        ["moving"] => Ok(Step::Moving),
        ["fights"] => Ok(Step::Fights),
        ["fight", attacker, defender, place] => Ok(Step::Throwing(fight(attacker, defender, place, None)?)),
        ["fight", attacker, defender, place, "thrown", "?"] => {
            Ok(Step::Throwing(Fight { ready: true, ..fight(attacker, defender, place, None)? }))
        }
        ["fight", attacker, defender, place, "thrown", ref rest @ ..] => {
            Ok(Step::Throwing(fight(attacker, defender, place, Some(throw(rest)?))?))
        }
        ["fought", attacker, defender, place, "thrown", ref rest @ ..] => {
            Ok(Step::Fought(fought(fight(attacker, defender, place, None)?, rest)?))
        }
        ["quests"] => Ok(Step::Quests),
        ["card", name] => Ok(Step::Card(quest(name)?)),
        ["solving", ref rest @ ..] => Ok(Step::Solving(solving(rest)?)),
        ["drawn", ref rest @ ..] => drawn(rest),
        ["tiles", section, ref rest @ ..] => {
            let section = Section::ALL.into_iter().find(|one| one.id() == section).ok_or_else(word_fault(section))?;
            let mut tiles = [None; 3];
            if let [hidden] = rest
                && let Some(count) = hidden.strip_prefix('?')
            {
                let count = number(count)?;
                return if (1..=3).contains(&count) {
                    Ok(Step::Tiles { section, count, tiles })
                } else {
                    Err(PositionFault::Number((*hidden).to_owned()))
                };
            }
            if rest.is_empty() || rest.len() > 3 {
                return Err(PositionFault::Expected("tiles move portal_express".to_owned()));
            }
            for (place, word) in tiles.iter_mut().zip(rest) {
                *place = Some(tile(word)?);
            }
            Ok(Step::Tiles { section, count: rest.len() as u8, tiles })
        }
        ["seeking", seek, one, two, three, four, "next", next] => {
            let seek = match seek {
                "apples" => Seek::Apples,
                "gems" => Seek::Gems,
                _ => return Err(PositionFault::Word(seek.to_owned())),
            };
            let dice = [region(one)?, region(two)?, region(three)?, region(four)?];
            Ok(Step::Seeking { seek, dice, next: number(next)? })
        }
        ["catapult"] => Ok(Step::Catapult),
        ["trophies"] => Ok(Step::Trophies),
        ["reveal"] => Ok(Step::Reveal),
        _ => Err(PositionFault::Expected("step choose".to_owned())),
    }
}

fn board(text: &str) -> Read<(Vec<(Space, Goods)>, SpaceSet)> {
    let (mut goods, mut quests, mut seen) = (Vec::new(), SpaceSet::EMPTY, SpaceSet::EMPTY);
    if text == "-" {
        return Ok((goods, quests));
    }
    for part in text.split(',') {
        let mut parts = part.split_whitespace();
        let here = space(parts.next().unwrap_or(""))?;
        if seen.contains(here) {
            return Err(PositionFault::TooMany(here.id().to_owned()));
        }
        seen = seen.with(here);
        let mut found = Goods::NONE;
        while let Some(word) = parts.next() {
            if word == "quest" && !quests.contains(here) {
                quests = quests.with(here);
                continue;
            }
            let count = number::<u8>(word)?;
            let kind = parts.next().unwrap_or("");
            let good = match kind {
                "apple" | "apples" if found.is_empty() => Good::Apple,
                "gem" | "gems" if found.gems == 0 => Good::Gem,
                _ => return Err(PositionFault::Word(kind.to_owned())),
            };
            if count == 0 || count > Good::COPIES || quests.contains(here) {
                return Err(PositionFault::Number(word.to_owned()));
            }
            found += Goods::some(good, count);
        }
        if found.is_empty() && !quests.contains(here) {
            return Err(PositionFault::Expected(format!("{} 1 apple", here.id())));
        }
        if !found.is_empty() {
            goods.push((here, found));
        }
    }
    goods.sort_unstable();
    Ok((goods, quests))
}

fn possessions(text: &str) -> Read<Possessions> {
    let parts: Vec<&str> = text.split('|').map(str::trim).collect();
    let expected = |what: &str| PositionFault::Expected(what.to_owned());
    let [at, friendship, pies, spells_text, personality, trophies, token, tiles, solved] = parts[..] else {
        return Err(expected(
            "seat 1 at camp camp | friendship 3 | pies 3 | spells - | kind secret | trophies - | token - | tiles - - | solved -",
        ));
    };
    let after = |text: &str, name: &str| {
        let rest = text.strip_prefix(name).and_then(|rest| rest.strip_prefix(' ')).map(|rest| rest.trim().to_owned());
        rest.ok_or_else(|| expected(name))
    };
    let place = |word: &str| if word == "camp" { Ok(None) } else { space(word).map(Some) };
    let (one, other) = at.split_once(' ').ok_or_else(|| expected("camp camp"))?;
    let (personality, revealed) = match personality.split_once(' ') {
        None if personality == "none" => (None, false),
        Some(("?", "secret")) => (None, false),
        Some((id, shown @ ("secret" | "shown"))) => {
            (Some(Personality::by_id(id).ok_or_else(word_fault(id))?), shown == "shown")
        }
        _ => return Err(expected("kind secret")),
    };
    let token = match after(token, "token")?.as_str() {
        "-" => None,
        word => Some(Deed::ALL.into_iter().find(|deed| deed.id() == word).ok_or_else(word_fault(word))?),
    };
    let tiles_text = after(tiles, "tiles")?;
    let one_tile = |word: &str| if word == "-" { Ok(None) } else { tile(word).map(Some) };
    let (first, second) = tiles_text.split_once(' ').ok_or_else(|| expected("tiles - -"))?;
    let trophies_text = after(trophies, "trophies")?;
    let trophies = words(&trophies_text).try_fold(TrophySet::NONE, |set, word| {
        let trophy = Trophy::by_id(word).ok_or_else(word_fault(word))?;
        if set.has(trophy) { Err(PositionFault::TooMany(word.to_owned())) } else { Ok(set.with(trophy)) }
    })?;
    let solved_text = after(solved, "solved")?;
    let solved = words(&solved_text).try_fold(QuestSet::NONE, |set, word| {
        let quest = quest(word)?;
        if set.has(quest) { Err(PositionFault::TooMany(word.to_owned())) } else { Ok(set.with(quest)) }
    })?;
    let spells = match cards(&after(spells_text, "spells")?)? {
        Cards::Known(values) => {
            let hand: Spells = values.into_iter().collect();
            Cards::Known(hand.cards().rev().collect())
        }
        hidden => hidden,
    };
    Ok(Possessions {
        seekers: [place(one)?, place(other.trim())?],
        friendship: number(&after(friendship, "friendship")?)?,
        pies: number(&after(pies, "pies")?)?,
        spells,
        personality,
        revealed,
        trophies,
        token,
        tiles: [one_tile(first)?, one_tile(second.trim())?],
        solved,
    })
}

fn kept(text: &str) -> Read<Kept> {
    let expected =
        || PositionFault::Expected("automountie kept 0 0 0 | trophies 0 | fought no | next a | deck 1".to_owned());
    let parts: Vec<&str> = text.split('|').map(str::trim).collect();
    let [tokens, trophies, fought, next, deck] = parts[..] else { return Err(expected()) };
    let numbers: Vec<u8> = words(tokens).map(number).collect::<Read<_>>()?;
    let tokens = numbers.try_into().map_err(|_| expected())?;
    let after =
        |text: &str, name: &str| text.strip_prefix(name).map(|rest| rest.trim().to_owned()).ok_or_else(expected);
    let deck_text = after(deck, "deck")?;
    let card = |word: &str| {
        let number: u8 = number(word)?;
        AutoCard::all().find(|card| card.0 == number).ok_or_else(|| PositionFault::Number(word.to_owned()))
    };
    Ok(Kept {
        tokens,
        trophies: number(&after(trophies, "trophies")?)?,
        fought: yes(&after(fought, "fought")?)?,
        next: seeker(&after(next, "next")?)?,
        deck: words(&deck_text).map(card).collect::<Read<_>>()?,
    })
}
