//! A game as it is kept and handed on, in one form of text for the store and for files:
//!
//! ```text
//! little-table game 3 5e1f0a9c 1a2b3c4d
//! {"seating":"me bruno:master","begun":1763280000,"changed":1763280900,"origin":"own","standing":{…}}
//! little-factory 1
//! setup 2 seats
//! seed 42
//! trade tile > wood wood wood
//! ```
//!
//! The first line has the version of the form, a checksum over everything below it, and the tab that wrote it. Then
//! come the heading and the record. The record is the truth and is replayed when the game is opened; the heading lets a
//! list say how a game stands without its rules. What is not of this version is read by [`games::carried_over`].

use serde::{Deserialize, Serialize};
use tabletop::{Game, Record, RecordFault, Seed};

use super::heading::{Heading, Origin, Standing};
use crate::games;
use crate::table::Seating;

pub(crate) const TITLE: &str = "little-table game ";
const FORM: &str = "3";

/// A game with its rules: what a table is set with.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Save<G: Game> {
    pub(crate) heading: Heading,
    pub(crate) record: Record<G>,
}

/// A game of whatever kind, its record as text.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct AnySave {
    pub(crate) heading: Heading,
    pub(crate) record: String,
}

/// Why a game cannot be read.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) enum SaveError {
    /// It is nothing of ours.
    NotOurs,
    /// It was written by another version of the page, or is played by other rules.
    OtherVersion,
    /// It is a record of another game.
    OtherGame,
    /// It is not what was written.
    Damaged,
    /// The rules it is read by are not here.
    NoRules,
}

impl AnySave {
    /// A game that begins now.
    pub(crate) fn new(seating: Seating, record: String, standing: Standing, now: u64) -> Result<Self, SaveError> {
        let (game, setup, seed) = top(&record)?;
        let heading = Heading {
            game: game.to_owned(),
            setup: setup.to_owned(),
            seed,
            seating,
            begun: now,
            changed: now,
            origin: Origin::Own,
            taken_back: false,
            hinted: false,
            known: false,
            by: String::new(),
            standing,
        };
        Ok(Self { heading, record })
    }

    /// The game with its rules. Whether its actions are possible is seen when it is replayed.
    pub(crate) fn open<G: Game>(&self) -> Result<Save<G>, SaveError> {
        Ok(Save { heading: self.heading.clone(), record: read_record(&self.record)? })
    }

    /// Whether it is the same game, action by action.
    pub(crate) fn is_same_game(&self, other: &Self) -> bool {
        self.record == other.record && self.heading.seating == other.heading.seating
    }

    /// For the store and for files. `tab` names who writes.
    pub(crate) fn write(&self, tab: u32) -> String {
        // A heading has no keys but its own names, and no numbers that JSON cannot say.
        let heading = serde_json::to_string(&self.heading).unwrap_or_default();
        let body = format!("{heading}\n{}", self.record);
        format!("{TITLE}{FORM} {:08x} {tab:08x}\n{body}", checksum(&body))
    }

    /// For a file: where the game came from is nobody's business elsewhere.
    pub(crate) fn write_file(&self) -> String {
        let mut save = self.clone();
        save.heading.origin = Origin::Own;
        save.write(0)
    }

    /// Reads a text of any version.
    pub(crate) fn read(text: &str) -> Result<Self, SaveError> {
        let text = text.trim_start_matches('\u{feff}');
        let (version, body) = unsealed(text)?;
        if version != FORM {
            return games::carried_over(version, body);
        }
        let (heading, record) = body.split_once('\n').ok_or(SaveError::Damaged)?;
        Ok(Self { heading: read_heading(heading, record)?, record: record.replace('\r', "") })
    }
}

impl Heading {
    /// Reads what a list needs, and only if the text is whole.
    pub(super) fn read(text: &str) -> Result<Self, SaveError> {
        let (version, body) = unsealed(text)?;
        if version != FORM {
            return games::carried_over(version, body).map(|save| save.heading);
        }
        let (heading, record) = body.split_once('\n').ok_or(SaveError::Damaged)?;
        read_heading(heading, record)
    }
}

fn read_heading(line: &str, record: &str) -> Result<Heading, SaveError> {
    let mut heading: Heading = serde_json::from_str(line).map_err(|_| SaveError::Damaged)?;
    let (game, setup, seed) = top(record)?;
    (heading.game, heading.setup, heading.seed) = (game.to_owned(), setup.to_owned(), seed);
    if heading.is_sound() { Ok(heading) } else { Err(SaveError::Damaged) }
}

/// The game, the setup and the seed on top of a record.
pub(crate) fn top(record: &str) -> Result<(&str, &str, Seed), SaveError> {
    let mut lines = record.lines().map(str::trim).filter(|line| !line.is_empty() && !line.starts_with('#'));
    let mut line = || lines.next().ok_or(SaveError::Damaged);
    let (game, _) = line()?.split_once(' ').ok_or(SaveError::Damaged)?;
    let setup = line()?.strip_prefix("setup ").ok_or(SaveError::Damaged)?;
    let seed = line()?.strip_prefix("seed ").and_then(|seed| seed.parse().ok()).ok_or(SaveError::Damaged)?;
    Ok((game, setup, seed))
}

/// A bare record, as the arena and a bug report have it.
pub(crate) fn read_record<G: Game>(text: &str) -> Result<Record<G>, SaveError> {
    text.parse().map_err(|error: tabletop::RecordError| match error.fault {
        RecordFault::OtherGame(_) => SaveError::OtherGame,
        RecordFault::OtherRules(_) => SaveError::OtherVersion,
        _ => SaveError::Damaged,
    })
}

/// Which game is in a text that is ours and whole, whatever its version.
pub(crate) fn game_in(text: &str) -> Result<games::Game, SaveError> {
    let (version, body) = unsealed(text)?;
    let record = match version {
        FORM => body.split_once('\n').ok_or(SaveError::Damaged)?.1,
        _ => body,
    };
    games::in_record(version, record)
}

/// Whether a text is ours and whole, but in a form of earlier days.
pub(super) fn is_older(text: &str) -> bool {
    unsealed(text).is_ok_and(|(version, _)| version != FORM)
}

/// Which tab wrote a text of the store.
pub(super) fn written_by(text: &str) -> Option<u32> {
    let tab = text.lines().next()?.strip_prefix(TITLE)?.split(' ').nth(2)?;
    u32::from_str_radix(tab, 16).ok()
}

/// The version of a text and what stands below its first line, if that is whole.
fn unsealed(text: &str) -> Result<(&str, &str), SaveError> {
    let Some(title) = text.strip_prefix(TITLE) else { return Err(SaveError::NotOurs) };
    let (title, body) = title.split_once('\n').ok_or(SaveError::Damaged)?;
    let mut words = title.trim_end_matches('\r').split(' ');
    let (version, sum) = (words.next().unwrap_or_default(), words.next().unwrap_or_default());
    match version {
        "1" | "2" | FORM => {}
        other if other.parse::<u32>().is_ok() => return Err(SaveError::OtherVersion),
        _ => return Err(SaveError::Damaged),
    }
    let whole = sum == format!("{:08x}", checksum(body)) && (version != FORM || written_by(text).is_some());
    if whole { Ok((version, body)) } else { Err(SaveError::Damaged) }
}

/// FNV-1a over the lines, whatever their ends: finds damage, not forgery; a forged record is caught by replaying it.
pub(crate) fn checksum(text: &str) -> u32 {
    let step = |sum: u32, byte: u8| (sum ^ u32::from(byte)).wrapping_mul(0x0100_0193);
    text.lines().fold(0x811c_9dc5, |sum, line| step(line.bytes().fold(sum, step), b'\n'))
}

#[cfg(test)]
mod tests {
    use tabletop::{Seat, SeatSet};

    use super::*;
    use crate::store::heading::Stage;
    use crate::store::sample::{Played, half, played};

    fn saves() -> Vec<AnySave> {
        let mut saves: Vec<AnySave> = (2..=4).map(|seats| played(seats, seats.into())).collect();
        saves[0] = half(&saves[0], saves[0].actions() / 2);
        saves[1].heading.taken_back = true;
        saves[1].heading.origin = Origin::Imported;
        saves[2].heading.changed += 900;
        saves[2].heading.hinted = true;
        saves
    }

    #[test]
    fn a_kept_game_can_be_read() {
        for save in saves() {
            let text = save.write(7);
            assert_eq!(AnySave::read(&text), Ok(save.clone()));
            assert_eq!(Heading::read(&text), Ok(save.heading.clone()));
            assert_eq!(written_by(&text), Some(7));
            let on_windows = format!("\u{feff}{}", text.replace('\n', "\r\n"));
            assert_eq!(AnySave::read(&on_windows), Ok(save));
        }
    }

    #[test]
    fn scores_may_be_anything_and_nobody_may_have_won() {
        let mut save = played(2, 1);
        save.heading.standing.scores = vec![-3, 127];
        for stage in [Stage::Over(SeatSet::EMPTY), Stage::Over([Seat(0), Seat(1)].into_iter().collect())] {
            save.heading.standing.stage = stage;
            assert_eq!(Heading::read(&save.write(7)), Ok(save.heading.clone()));
        }
    }

    #[test]
    fn a_game_written_by_hand_can_be_read() {
        let body =
            "seats me bruno:master\nbegun 1763280000\nlittle-factory 1\nsetup 2 seats\nseed 42\ntrade tile > wood\n";
        let save = AnySave::read(&format!("little-table game 1 {:08x}\n{body}", checksum(body))).expect("of ours");
        assert_eq!((save.heading.begun, save.actions()), (1_763_280_000, 1));
        let title = games::Game::LaGranja.engine().expect("it is here").title();
        let solo = format!("seats me automaton\nbegun 1\n{title}\nsetup solo\nseed 42\n");
        let save = AnySave::read(&format!("little-table game 1 {:08x}\n{solo}", checksum(&solo))).expect("of ours");
        assert_eq!((save.heading.game.as_str(), save.heading.setup.as_str()), ("la-granja", "solo"));
        let wrong = solo.replace("me automaton", "me bruno:master");
        let read = AnySave::read(&format!("little-table game 1 {:08x}\n{wrong}", checksum(&wrong)));
        assert_eq!(read, Err(SaveError::Damaged));
    }

    #[test]
    fn a_stored_game_of_two_has_less_than_four_thousand_letters() {
        let sizes: Vec<usize> = (0..20).map(|seed| played(2, seed).write(7).len()).collect();
        println!("bytes of a stored game of two: {sizes:?}");
        assert!(sizes.iter().all(|size| *size <= 4000), "{sizes:?}");
    }

    #[test]
    fn damage_at_any_letter_is_found() {
        let text = saves()[2].write(7);
        let tab = text.find(" 00000007").expect("the tab");
        for place in (0..text.len()).filter(|place| !(tab..tab + 9).contains(place)) {
            let mut damaged = text.clone().into_bytes();
            damaged[place] ^= 1;
            let damaged = String::from_utf8(damaged).expect("still text");
            assert!(AnySave::read(&damaged).is_err(), "{place}");
            assert!(Heading::read(&damaged).is_err(), "{place}");
            // Only the end of the last line may be missing.
            assert!(place == text.len() - 1 || AnySave::read(&text[..place]).is_err(), "{place}");
        }
    }

    #[test]
    fn a_heading_that_cannot_be_is_found_behind_a_right_sum() {
        let text = saves()[0].write(7);
        let (_, body) = text.split_once('\n').expect("lines");
        for (right, wrong) in [
            ("\"seating\":\"", "\"seating\":\"me "),
            ("\"begun\":", "\"begun\":-"),
            ("\"origin\":\"own\"", "\"origin\":\"stolen\""),
            ("\"to_act\":", "\"to_act\":9"),
            ("\"scores\":[", "\"scores\":[1,"),
            ("\"turn\":", "\"turn\":99999999999"),
            ("{", "[{"),
            ("little-factory 1\n", ""),
            ("seed 2\n", "seed two\n"),
        ] {
            assert!(body.contains(right), "{right}");
            let forged = body.replacen(right, wrong, 1);
            let text = format!("{TITLE}{FORM} {:08x} 00000007\n{forged}", checksum(&forged));
            assert!(Heading::read(&text).is_err() && AnySave::read(&text).is_err(), "{text}");
        }
    }

    #[test]
    fn versions_and_strangers_are_told_from_damage() {
        let text = saves()[0].write(7);
        for version in ["game 4", "game 0"] {
            assert_eq!(AnySave::read(&text.replacen("game 3", version, 1)), Err(SaveError::OtherVersion));
        }
        for text in ["", "something else\n", "{\"a\":1}", "little-table settings 1\n"] {
            assert_eq!(AnySave::read(text), Err(SaveError::NotOurs), "{text}");
        }
        let read = read_record::<little_factory::LittleFactory>;
        assert_eq!(read("chess 1\ne4\n"), Err(SaveError::OtherGame));
        assert_eq!(read("little-factory 9\nsetup 2 seats\nseed 1\n"), Err(SaveError::OtherVersion));
        assert_eq!(read("little-factory 1\nsetup 2 seats\n"), Err(SaveError::Damaged));
    }

    #[test]
    fn turns_are_counted_for_each_seat() {
        for seats in 2..=4 {
            let standing = played(seats, 3).heading.standing;
            let turns: u32 = Seat::all(seats).map(|seat| standing.turns_of(seat)).sum();
            assert_eq!(turns, standing.turn + 1);
            assert!(standing.is_over());
        }
    }
}
