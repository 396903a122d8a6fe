//! The words and numbers that positions are made of.

use std::str::FromStr;

use tabletop::Seat;

use super::read::PositionFault;
use crate::card::{Card, CardSet};
use crate::craft::Craft;
use crate::goods::Trade;
use crate::market::Space;
use crate::roof::{Roof, RoofSet};

pub(super) type Read<T> = Result<T, PositionFault>;

pub(super) fn expected(what: &str) -> PositionFault {
    PositionFault::Expected(what.to_owned())
}

/// The words of a list; a lone `-` is an empty one.
pub(super) fn words(text: &str) -> impl Iterator<Item = &str> {
    text.split_whitespace().filter(move |_| text != "-")
}

/// What stands between commas; a lone `-` is nothing.
pub(super) fn parts(text: &str) -> impl Iterator<Item = &str> {
    text.split(',').map(str::trim).filter(move |_| text != "-")
}

pub(super) fn word_fault(word: &str) -> impl Fn() -> PositionFault {
    let word = word.to_owned();
    move || PositionFault::Word(word.clone())
}

/// A number without zeros before it.
pub(super) fn number<T: FromStr + ToString>(text: &str) -> Read<T> {
    let number = text.parse::<T>().ok().filter(|number| number.to_string() == text);
    number.ok_or_else(|| PositionFault::Number(text.to_owned()))
}

pub(super) fn numbers<T: FromStr + ToString + Copy + Default, const N: usize>(text: &str) -> Read<[T; N]> {
    let all: Vec<T> = words(text).map(number).collect::<Read<_>>()?;
    all.try_into().map_err(|_| PositionFault::Number(text.to_owned()))
}

pub(super) fn yes(text: &str) -> Read<bool> {
    match text {
        "yes" => Ok(true),
        "no" => Ok(false),
        _ => Err(PositionFault::Word(text.to_owned())),
    }
}

pub(super) fn seat(word: &str) -> Read<Seat> {
    let number: u8 = number(word)?;
    let seat = number.checked_sub(1).filter(|&seat| seat < 4).map(Seat);
    seat.ok_or_else(|| PositionFault::Number(word.to_owned()))
}

pub(super) fn one_seat(text: &str) -> Read<Option<Seat>> {
    if text == "-" { Ok(None) } else { seat(text).map(Some) }
}

pub(super) fn card(word: &str) -> Read<Card> {
    Card::by_id(word).ok_or_else(word_fault(word))
}

pub(super) fn cards(text: &str) -> Read<CardSet> {
    words(text).try_fold(CardSet::NONE, |set, word| {
        let card = card(word)?;
        if set.has(card) { Err(PositionFault::TooMany(word.to_owned())) } else { Ok(set.with(card)) }
    })
}

pub(super) fn craft(word: &str) -> Read<Craft> {
    Craft::by_id(word).ok_or_else(word_fault(word))
}

pub(super) fn roof(word: &str) -> Read<Roof> {
    Roof::by_id(word).ok_or_else(word_fault(word))
}

pub(super) fn roofs(text: &str) -> Read<RoofSet> {
    words(text).try_fold(RoofSet::NONE, |set, word| {
        let roof = roof(word)?;
        if set.has(roof) { Err(PositionFault::TooMany(word.to_owned())) } else { Ok(set.with(roof)) }
    })
}

pub(super) fn space(word: &str) -> Read<Space> {
    Space::by_id(word).ok_or_else(word_fault(word))
}

pub(super) fn row(word: &str) -> Read<u8> {
    ["a", "b", "c", "d"].iter().position(|id| *id == word).map(|row| row as u8).ok_or_else(word_fault(word))
}

pub(super) fn trades(words: &[&str]) -> Read<u8> {
    if words == ["-"] {
        return Ok(0);
    }
    words.iter().try_fold(0, |set, word| {
        let trade = Trade::ALL.into_iter().find(|trade| trade.id() == *word).ok_or_else(word_fault(word))?;
        let bit = 1 << trade as u8;
        if set & bit != 0 { Err(PositionFault::TooMany((*word).to_owned())) } else { Ok(set | bit) }
    })
}

/// What comes after a name.
pub(super) fn after<'a>(text: &'a str, name: &str) -> Read<&'a str> {
    let rest = text.strip_prefix(name).and_then(|rest| rest.strip_prefix(' '));
    rest.map(str::trim).ok_or_else(|| expected(name))
}

/// Something and what stands behind a colon.
pub(super) fn pair<'a>(word: &'a str, example: &str) -> Read<(&'a str, &'a str)> {
    word.split_once(':').ok_or_else(|| expected(example))
}
