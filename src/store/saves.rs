//! Games in progress and finished ones, one text each:
//!
//! ```text
//! little-table game 1 5e1f0a9c
//! seats me bruno:master
//! begun 1763280000
//! little-factory 1
//! setup 2 seats
//! seed 42
//! trade tile > wood wood wood
//! ```
//!
//! The first line has the version of this form and a checksum over everything below it. From the fourth line on it is
//! the game's record, which is replayed on load.

use std::cell::RefCell;
use std::collections::BTreeMap;
use std::fmt;
use std::str::FromStr;

use little_factory::LittleFactory;
use tabletop::Record;

use super::storage::{self, StorageError};
use crate::table::Seating;

const HEADER: &str = "little-table game 1 ";

thread_local! {
    /// Where games live while the browser keeps nothing.
    static MEMORY: RefCell<BTreeMap<GameId, String>> = const { RefCell::new(BTreeMap::new()) };
}

/// Names a game in the store and in the address.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct GameId(pub(crate) u32);

impl GameId {
    fn key(self) -> String {
        format!("little-table.game.{self}")
    }
}

impl fmt::Display for GameId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:08x}", self.0)
    }
}

impl FromStr for GameId {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        let plain = text.len() == 8 && text.bytes().all(|byte| matches!(byte, b'0'..=b'9' | b'a'..=b'f'));
        u32::from_str_radix(text, 16).ok().filter(|_| plain).map(Self).ok_or(())
    }
}

/// A game as it is kept.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Save {
    pub(crate) seating: Seating,
    /// Seconds since 1970.
    pub(crate) begun: u64,
    pub(crate) record: Record<LittleFactory>,
}

/// Why a kept game cannot be read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum SaveError {
    /// It was written by a newer version of the page.
    OtherVersion,
    /// It is not what was written.
    Damaged,
}

impl Save {
    pub(crate) fn write(&self) -> String {
        let body = format!("seats {}\nbegun {}\n{}", self.seating, self.begun, self.record);
        format!("{HEADER}{:08x}\n{body}", checksum(&body))
    }

    pub(crate) fn read(text: &str) -> Result<Self, SaveError> {
        let (heading, body) = text.split_once('\n').ok_or(SaveError::Damaged)?;
        let Some(sum) = heading.strip_prefix(HEADER) else {
            let ours = heading.starts_with("little-table game ");
            return Err(if ours { SaveError::OtherVersion } else { SaveError::Damaged });
        };
        if sum != format!("{:08x}", checksum(body)) {
            return Err(SaveError::Damaged);
        }
        let mut parts = body.splitn(3, '\n');
        let mut line = |name: &str| parts.next()?.strip_prefix(name);
        let seating: Option<Seating> = line("seats ").and_then(|text| text.parse().ok());
        let begun = line("begun ").and_then(|text| text.parse().ok());
        let record: Option<Record<LittleFactory>> = line("").and_then(|text| text.parse().ok());
        match (seating, begun, record) {
            (Some(seating), Some(begun), Some(record)) if seating.len() == record.setup.seats() => {
                Ok(Self { seating, begun, record })
            }
            _ => Err(SaveError::Damaged),
        }
    }
}

/// FNV-1a: finds damage, not forgery; a forged record is caught by replaying it.
fn checksum(text: &str) -> u32 {
    text.bytes().fold(0x811c_9dc5, |sum, byte| (sum ^ u32::from(byte)).wrapping_mul(0x0100_0193))
}

/// Keeps a game, in memory at least.
pub(crate) fn keep(id: GameId, save: &Save) -> Result<(), StorageError> {
    let text = save.write();
    let kept = storage::write(&id.key(), &text);
    MEMORY.with_borrow_mut(|memory| memory.insert(id, text));
    kept
}

/// A game kept earlier; `None` if there is none of this name.
pub(crate) fn load(id: GameId) -> Option<Result<Save, SaveError>> {
    let stored = storage::read(&id.key()).ok().flatten();
    let text = stored.or_else(|| MEMORY.with_borrow(|memory| memory.get(&id).cloned()))?;
    Some(Save::read(&text))
}

#[cfg(test)]
mod tests {
    use little_factory::Setup;
    use tabletop::Seed;

    use super::*;
    use crate::table::{First, Level};

    fn save() -> Save {
        let setup = Setup::new(3, true).expect("three can play");
        let mut record = Record::new(setup, Seed(9));
        record.actions.push("trade tile > wood".parse().expect("notation"));
        Save { seating: Seating::new(&Level::ALL[..2], First::Random, Seed(9)), begun: 1_763_280_000, record }
    }

    #[test]
    fn a_kept_game_can_be_read() {
        assert_eq!(Save::read(&save().write()), Ok(save()));
    }

    #[test]
    fn damage_at_any_letter_is_found() {
        let text = save().write();
        for place in 0..text.len() {
            let mut damaged = text.clone().into_bytes();
            damaged[place] ^= 1;
            let damaged = String::from_utf8(damaged).expect("still text");
            assert!(Save::read(&damaged).is_err(), "{place}");
            assert!(Save::read(&text[..place]).is_err(), "{place}");
        }
    }

    #[test]
    fn a_newer_version_is_told_from_damage() {
        let text = save().write().replacen("game 1", "game 2", 1);
        assert_eq!(Save::read(&text), Err(SaveError::OtherVersion));
        assert_eq!(Save::read("something else\n"), Err(SaveError::Damaged));
    }

    #[test]
    fn an_address_names_one_game() {
        let id = GameId(0xab12);
        assert_eq!(id.to_string().parse(), Ok(id));
        for text in ["", "ab12", "0000AB12", "+000ab12", "0000ab123", "ünïcodé!"] {
            assert!(text.parse::<GameId>().is_err(), "{text}");
        }
    }
}
