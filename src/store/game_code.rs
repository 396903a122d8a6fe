//! A whole game in one line, for the store and for links:
//!
//! ```text
//! 1.1.2x.42.mb4.9.AAC.-_gB.5e1f0a9c
//! ```
//!
//! The version of this form, the version of the rules, the setup (`x`: with the extension), the seed, who sits where
//! (`m` is the person, `b4` Bruno as a Master; a `t` at the end if turns were taken back), the actions as `letters`,
//! and a checksum over all that.

use little_factory::{LittleFactory, Setup};
use tabletop::{Game, Record, Seat, Seed};

use super::letters;
use super::save::{SaveError, checksum};
use crate::table::{Character, Level, Seating, Sitter};

const FORM: &str = "1";

/// What a line holds.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct GameCode {
    pub(super) seating: Seating,
    pub(super) taken_back: bool,
    pub(super) record: Record<LittleFactory>,
}

/// All but the actions: quick to read, for lists.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Opening<'a> {
    pub(super) setup: Setup,
    pub(super) seed: Seed,
    pub(super) seating: Seating,
    pub(super) taken_back: bool,
    actions: &'a str,
}

/// As `2` or `3x`.
pub(crate) fn write_setup(setup: Setup) -> String {
    format!("{}{}", setup.seats(), if setup.extension() { "x" } else { "" })
}

/// Reads what `write_setup` wrote.
pub(crate) fn read_setup(text: &str) -> Option<Setup> {
    let (seats, extension) = text.strip_suffix('x').map_or((text, false), |seats| (seats, true));
    match seats.as_bytes() {
        [digit @ b'2'..=b'4'] => Setup::new(digit - b'0', extension),
        _ => None,
    }
}

/// A seed in plain digits; `+1` and the like are no seed.
pub(crate) fn read_seed(text: &str) -> Option<Seed> {
    text.bytes().all(|byte| byte.is_ascii_digit()).then(|| text.parse().ok()).flatten()
}

/// As `mb4`.
pub(super) fn write_seating(seating: &Seating) -> String {
    let mut text = String::new();
    for seat in Seat::all(seating.len()) {
        match seating.at(seat) {
            Sitter::Me => text.push('m'),
            Sitter::Rival { character, level } => {
                text.push_str(&character.id()[..1]);
                text.push_str(&(level as u8 + 1).to_string());
            }
        }
    }
    text
}

/// Reads what `write_seating` wrote.
pub(super) fn read_seating(text: &str) -> Option<Seating> {
    let mut letters = text.chars();
    let mut words = Vec::new();
    while let Some(letter) = letters.next() {
        if letter == 'm' {
            words.push("me".to_owned());
        } else {
            let character = Character::ALL.into_iter().find(|one| one.id().starts_with(letter))?;
            let level = letters.next()?.to_digit(10)?.checked_sub(1)?;
            words.push(format!("{}:{}", character.id(), Level::ALL.get(level as usize)?.id()));
        }
    }
    words.join(" ").parse().ok()
}

/// Writes a game. Its actions are those the engine accepted, or were read.
pub(super) fn write(seating: &Seating, taken_back: bool, record: &Record<LittleFactory>) -> String {
    let mut text = format!(
        "{FORM}.{}.{}.{}.{}{}.",
        LittleFactory::RULES,
        write_setup(record.setup),
        record.seed,
        write_seating(seating),
        if taken_back { "t" } else { "" },
    );
    record.actions.iter().for_each(|action| letters::write(action, &mut text));
    let sum = checksum(&text);
    format!("{text}.{sum:08x}")
}

/// Reads all but the actions.
pub(super) fn open(text: &str) -> Result<Opening<'_>, SaveError> {
    let mut parts = text.splitn(6, '.');
    let mut part = || parts.next().unwrap_or_default();
    let (form, rules) = (part(), part());
    let number = |text: &str| !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    if !number(form) || !number(rules) {
        return Err(SaveError::NotOurs);
    }
    if form != FORM || rules != LittleFactory::RULES.to_string() {
        return Err(SaveError::OtherVersion);
    }
    let (setup, seed, seats) = (read_setup(part()), read_seed(part()), part());
    let (seats, taken_back) = seats.strip_suffix('t').map_or((seats, false), |seats| (seats, true));
    let (checked, sum) = text.rsplit_once('.').ok_or(SaveError::Damaged)?;
    let actions = part().strip_suffix(sum).and_then(|actions| actions.strip_suffix('.'));
    if sum != format!("{:08x}", checksum(checked)) {
        return Err(SaveError::Damaged);
    }
    match (setup, seed, read_seating(seats), actions) {
        (Some(setup), Some(seed), Some(seating), Some(actions)) if seating.len() == setup.seats() => {
            Ok(Opening { setup, seed, seating, taken_back, actions })
        }
        _ => Err(SaveError::Damaged),
    }
}

/// Reads a game. Whether its actions are possible is seen when it is replayed.
pub(super) fn read(text: &str) -> Result<GameCode, SaveError> {
    let Opening { setup, seed, seating, taken_back, actions } = open(text)?;
    let actions = letters::read(actions).ok_or(SaveError::Damaged)?;
    Ok(GameCode { seating, taken_back, record: Record { setup, seed, actions } })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::save::tests::played;

    #[test]
    fn a_game_can_be_written_and_read() {
        for seats in 2..=4 {
            for taken_back in [true, false] {
                let save = played(seats, u64::MAX - u64::from(seats));
                let text = write(&save.seating, taken_back, &save.record);
                let expected = GameCode { seating: save.seating, taken_back, record: save.record };
                assert_eq!(read(&text), Ok(expected), "{text}");
            }
        }
    }

    #[test]
    fn a_normal_game_of_two_is_short() {
        let lengths: Vec<usize> = (0..20)
            .map(|seed| {
                let save = played(2, seed);
                write(&save.seating, false, &save.record).len()
            })
            .collect();
        println!("letters in a game of two: {lengths:?}");
        assert!(lengths.iter().all(|length| *length <= 1400), "{lengths:?}");
    }

    #[test]
    fn damage_at_any_letter_is_found() {
        let save = played(3, 1);
        let text = write(&save.seating, false, &save.record);
        for place in 0..text.len() {
            let mut damaged = text.clone().into_bytes();
            damaged[place] ^= 1;
            let damaged = String::from_utf8(damaged).expect("still text");
            assert!(read(&damaged).is_err(), "{damaged}");
            assert!(read(&text[..place]).is_err(), "{place}");
        }
    }

    #[test]
    fn other_versions_and_noise_are_told_apart() {
        assert_eq!(read("2.1.what.ever"), Err(SaveError::OtherVersion));
        assert_eq!(read("1.9.2.42.mb4..00000000"), Err(SaveError::OtherVersion));
        for text in ["", ".", "hello", "<b>", "....", "1", "é.1", "1.x.2.3"] {
            assert_eq!(read(text), Err(SaveError::NotOurs), "{text:?}");
        }
        for text in ["1.1", "1.1.2.42.mb4", "1.1.2.42.mb4..00000000", "1.1.5.42.mb4..00000000"] {
            assert_eq!(read(text), Err(SaveError::Damaged), "{text:?}");
        }
    }

    #[test]
    fn a_forged_game_with_the_right_sum_is_still_no_nonsense() {
        for text in [
            "1.1.2.42.mm.",
            "1.1.2.+1.mb4.",
            "1.1.2.42.mb9.",
            "1.1.2.42.mb4b3.",
            "1.1.3.42.mb4.",
            "1.1.2.42.mb4.9",
            "1.1.2.99999999999999999999999.mb4.",
        ] {
            let forged = format!("{text}.{:08x}", checksum(text));
            assert_eq!(read(&forged), Err(SaveError::Damaged), "{forged}");
        }
    }
}
