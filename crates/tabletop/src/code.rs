//! A whole record in one short line, for links. Each action is written as its rank among the legal ones, so a forced
//! action takes no room at all, and a code can say nothing but legal games:
//!
//! ```text
//! 2.little-factory.1.kYFOEQcyIHNlYXRzKg…
//! ```
//!
//! The version of this form, the game, its rules, and then as base64 (the kind that may stand in an address): a checksum
//! over everything the code says, a note of the caller's, the setup, the seed, the number of actions, and the ranks.
//! The checksum is over the game's notation: where a later engine lists other actions, an older code is refused instead
//! of giving another game.
//!
//! Ranks are digits of a number in which every place has its own base, the number of legal actions there. As many of
//! them as fit make a block of fifteen bytes.

use std::fmt;

use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;

use crate::{Game, Record, Seed, order};

/// A longer text is not looked at.
pub const LONGEST: usize = 8_000;
/// No game of more actions is written or read.
pub const MOST_ACTIONS: usize = 4_096;

const FORM: &str = "2";
const BLOCK: usize = 15;
/// What a block can hold, exclusive.
const FULL: u128 = 1 << (8 * BLOCK);

/// Why a record was not written, or a code not read.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum CodeError {
    /// This is no code of ours.
    NotACode,
    /// A code of another version of this form, or of other rules.
    OtherVersion,
    /// A code of another game.
    OtherGame,
    /// The code is not what was written, or the game lists other actions now.
    Damaged,
    /// More than a code may hold.
    TooLong,
    /// This action of the record is not legal, counted from 0.
    Illegal(usize),
}

impl fmt::Display for CodeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NotACode => f.write_str("no code of a game"),
            Self::OtherVersion => f.write_str("a code of another version"),
            Self::OtherGame => f.write_str("a code of another game"),
            Self::Damaged => f.write_str("a damaged code"),
            Self::TooLong => f.write_str("too long for a code"),
            Self::Illegal(place) => write!(f, "action {place} is not legal"),
        }
    }
}

impl std::error::Error for CodeError {}

/// Writes a record with a short note, which comes back with it.
///
/// # Errors
/// If an action is not legal, or if there is more than a code may hold.
pub fn write<G: Game>(record: &Record<G>, note: &str) -> Result<String, CodeError> {
    if record.actions.len() > MOST_ACTIONS {
        return Err(CodeError::TooLong);
    }
    let mut bytes = checksum(record, note).to_be_bytes().to_vec();
    for text in [note, &record.setup.to_string()] {
        bytes.push(u8::try_from(text.len()).map_err(|_| CodeError::TooLong)?);
        bytes.extend_from_slice(text.as_bytes());
    }
    write_number(record.seed.0, &mut bytes);
    write_number(record.actions.len() as u64, &mut bytes);

    let mut game = G::new(&record.setup, record.seed);
    let mut block = Block::EMPTY;
    let mut legal = Vec::new();
    for (place, action) in record.actions.iter().enumerate() {
        legal.clear();
        game.legal_into(&mut legal);
        let rank = legal.iter().filter(|other| *other < action).count();
        if !legal.contains(action) || game.apply(action, &mut ()).is_err() {
            return Err(CodeError::Illegal(place));
        }
        if !block.has_room(legal.len()) {
            bytes.extend_from_slice(&block.bytes());
            block = Block::EMPTY;
        }
        block.put(rank, legal.len());
    }
    let last = block.bytes();
    let end = last.iter().rposition(|byte| *byte != 0).map_or(0, |place| place + 1);
    bytes.extend_from_slice(&last[..end]);
    let text = format!("{FORM}.{}.{}.{}", G::ID, G::RULES, URL_SAFE_NO_PAD.encode(bytes));
    if text.len() > LONGEST { Err(CodeError::TooLong) } else { Ok(text) }
}

/// Reads a code: the record, the game after its last action, and the note.
///
/// # Errors
/// If this is not what [`write()`] has written for this game.
pub fn read<G: Game>(text: &str) -> Result<(Record<G>, G, String), CodeError> {
    if text.len() > LONGEST {
        return Err(CodeError::TooLong);
    }
    let mut parts = text.splitn(4, '.');
    let (Some(form), Some(id), Some(rules), Some(body)) = (parts.next(), parts.next(), parts.next(), parts.next())
    else {
        return Err(CodeError::NotACode);
    };
    if form != FORM {
        let number = !form.is_empty() && form.bytes().all(|byte| byte.is_ascii_digit());
        return Err(if number { CodeError::OtherVersion } else { CodeError::NotACode });
    }
    if id != G::ID {
        return Err(CodeError::OtherGame);
    }
    if rules != G::RULES.to_string() {
        return Err(CodeError::OtherVersion);
    }
    let bytes = URL_SAFE_NO_PAD.decode(body).map_err(|_| CodeError::Damaged)?;
    read_body(&bytes).ok_or(CodeError::Damaged)
}

fn read_body<G: Game>(mut bytes: &[u8]) -> Option<(Record<G>, G, String)> {
    let sum = u32::from_be_bytes(bytes.split_off(..4)?.try_into().ok()?);
    let note = read_text(&mut bytes)?.to_owned();
    let setup = read_text(&mut bytes)?.parse().ok()?;
    let seed = Seed(read_number(&mut bytes)?);
    let count = usize::try_from(read_number(&mut bytes)?).ok().filter(|count| *count <= MOST_ACTIONS)?;

    let mut game = G::new(&setup, seed);
    let mut record = Record::new(setup, seed);
    let mut block = Block::EMPTY;
    let mut value = next_block(&mut bytes);
    let mut legal = Vec::new();
    for _ in 0..count {
        legal.clear();
        game.legal_into(&mut legal);
        if legal.is_empty() {
            return None;
        }
        if !block.has_room(legal.len()) {
            block = Block::EMPTY;
            value = next_block(&mut bytes);
        }
        let base = legal.len() as u128;
        let rank = (value % base) as usize;
        value /= base;
        block.put(rank, legal.len());
        order::sort(&mut legal, |one, other| one < other);
        let action = legal.swap_remove(rank);
        game.apply(&action, &mut ()).ok()?;
        record.actions.push(action);
    }
    (bytes.is_empty() && checksum(&record, &note) == sum).then_some((record, game, note))
}

/// Digits that have been put together so far, the first one the smallest.
struct Block {
    value: u128,
    /// The product of all bases so far.
    range: u128,
}

impl Block {
    const EMPTY: Self = Self { value: 0, range: 1 };

    fn has_room(&self, base: usize) -> bool {
        self.range.checked_mul(base as u128).is_some_and(|range| range <= FULL)
    }

    fn put(&mut self, rank: usize, base: usize) {
        self.value += rank as u128 * self.range;
        self.range *= base as u128;
    }

    fn bytes(&self) -> [u8; BLOCK] {
        let mut bytes = [0; BLOCK];
        bytes.copy_from_slice(&self.value.to_le_bytes()[..BLOCK]);
        bytes
    }
}

/// What is missing at the end is zero.
fn next_block(bytes: &mut &[u8]) -> u128 {
    let taken = bytes.split_off(..BLOCK.min(bytes.len())).unwrap_or_default();
    let mut value = [0; 16];
    value[..taken.len()].copy_from_slice(taken);
    u128::from_le_bytes(value)
}

fn read_text<'a>(bytes: &mut &'a [u8]) -> Option<&'a str> {
    let length = usize::from(*bytes.split_off_first()?);
    str::from_utf8(bytes.split_off(..length)?).ok()
}

/// Seven bits a byte, the lowest first; the highest bit says that more follow.
fn write_number(mut number: u64, bytes: &mut Vec<u8>) {
    while number >= 0x80 {
        bytes.push(number as u8 | 0x80);
        number >>= 7;
    }
    bytes.push(number as u8);
}

fn read_number(bytes: &mut &[u8]) -> Option<u64> {
    let mut number = 0;
    for shift in (0..64).step_by(7) {
        let byte = *bytes.split_off_first()?;
        let part = u64::from(byte & 0x7f);
        number |= part.checked_shl(shift).filter(|shifted| shifted >> shift == part)?;
        if byte < 0x80 {
            return Some(number);
        }
    }
    None
}

/// FNV-1a over the note and the record as text: finds damage and engines that list other actions, not forgery.
fn checksum<G: Game>(record: &Record<G>, note: &str) -> u32 {
    let step = |sum: u32, byte: u8| (sum ^ u32::from(byte)).wrapping_mul(0x0100_0193);
    format!("{note}\n{record}").bytes().fold(0x811c_9dc5, step)
}
