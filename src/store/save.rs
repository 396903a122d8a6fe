//! A game as it is kept. There are two forms of text. The store has the short one:
//!
//! ```text
//! little-table game 2 5e1f0a9c
//! begun 1763280000
//! changed 1763280900
//! origin own
//! tab 1a2b3c4d
//! stands 21 1 4+3 5+0
//! game 1.1.2.42.mb4.9.AAC.-_gB.0badcafe
//! ```
//!
//! and a file has the one that people can read and write:
//!
//! ```text
//! little-table game 1 5e1f0a9c
//! seats me bruno:master
//! begun 1763280000
//! changed 1763280900
//! taken-back
//! little-factory 1
//! setup 2 seats
//! seed 42
//! trade tile > wood wood wood
//! ```
//!
//! The first line has the version of the form and a checksum over everything below it. The record is the truth and is
//! replayed on load; `stands` only lets a list say how a game stands without replaying it: turns completed, whose turn
//! it is, and everybody's influence on buildings and in tokens. A finished game has `ended` there, and the winners.
//! What an unknown line says is kept as it is.

use std::fmt;

use little_factory::{LittleFactory, Setup};
use tabletop::{Game, Record, RecordFault, Seat, SeatSet, Seed};

use super::game_code;
use crate::table::Seating;

pub(super) const TITLE: &str = "little-table game ";

/// Where a game came from.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Origin {
    /// Played here.
    #[default]
    Own,
    /// From a file or a text.
    Imported,
    /// From a link; not kept.
    Shared,
}

impl Origin {
    const ALL: [Self; 3] = [Self::Own, Self::Imported, Self::Shared];

    const fn word(self) -> &'static str {
        match self {
            Self::Own => "own",
            Self::Imported => "imported",
            Self::Shared => "shared",
        }
    }
}

/// A game as it is kept.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Save {
    pub(crate) seating: Seating,
    /// Seconds since 1970.
    pub(crate) begun: u64,
    /// When something was last done in it.
    pub(crate) changed: u64,
    pub(crate) origin: Origin,
    /// Whether the person has taken back more than the rules of the table allow.
    pub(crate) taken_back: bool,
    /// What else is kept with the game, one line each by its name.
    pub(crate) notes: Vec<(String, String)>,
    pub(crate) record: Record<LittleFactory>,
}

/// Why a game cannot be read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum SaveError {
    /// It is nothing of ours.
    NotOurs,
    /// It was written by another version of the page, or is played by other rules.
    OtherVersion,
    /// It is a record of another game.
    OtherGame,
    /// It is not what was written.
    Damaged,
}

/// How a game stands, without its record.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Standing {
    /// Turns completed, of all players together.
    pub(crate) turn: u32,
    pub(crate) stage: Stage,
    /// For each seat: influence on buildings, and tokens.
    pub(crate) points: Vec<(u8, u8)>,
}

/// Whose turn it is, or who won.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Stage {
    ToAct(Seat),
    Over(SeatSet),
}

/// What a list shows of a game.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Heading {
    pub(crate) setup: Setup,
    pub(crate) seed: Seed,
    pub(crate) seating: Seating,
    pub(crate) begun: u64,
    pub(crate) changed: u64,
    pub(crate) origin: Origin,
    pub(crate) taken_back: bool,
    pub(crate) standing: Standing,
}

impl Standing {
    pub(crate) fn of(game: &LittleFactory) -> Self {
        let stage = match (game.to_act(), game.outcome()) {
            (Some(seat), _) => Stage::ToAct(seat),
            (None, outcome) => Stage::Over(outcome.map_or(SeatSet::EMPTY, |outcome| outcome.winners)),
        };
        let points = Seat::all(game.seats()).map(|seat| {
            let player = game.player(seat);
            (player.buildings.influence(), player.tokens)
        });
        Self { turn: game.turn(), stage, points: points.collect() }
    }

    /// A seat's influence.
    pub(crate) fn influence(&self, seat: Seat) -> u8 {
        self.points.get(seat.index()).map_or(0, |(printed, tokens)| printed.saturating_add(*tokens))
    }

    /// How many turns `seat` has begun.
    pub(crate) fn turns_of(&self, seat: Seat) -> u32 {
        let seats = (self.points.len() as u32).max(1);
        let begun = self.turn.saturating_add(1);
        begun / seats + u32::from(begun % seats > u32::from(seat.0))
    }

    pub(crate) fn is_over(&self) -> bool {
        matches!(self.stage, Stage::Over(_))
    }

    fn read(line: &str, seats: u8) -> Option<Self> {
        let mut words = line.split(' ');
        let over = match words.next()? {
            "stands" => false,
            "ended" => true,
            _ => return None,
        };
        let turn = words.next()?.parse().ok()?;
        let list = words.next()?;
        let mut named =
            list.split(',').filter(|seat| !seat.is_empty()).map(|seat| seat.parse().ok().filter(|seat| *seat < seats));
        let stage = if over {
            Stage::Over(named.map(|seat| seat.map(Seat)).collect::<Option<Vec<_>>>()?.into_iter().collect())
        } else {
            Stage::ToAct(Seat(named.next()??))
        };
        let point = |word: &str| {
            let (printed, tokens) = word.split_once('+')?;
            Some((printed.parse().ok()?, tokens.parse().ok()?))
        };
        let points = words.map(point).collect::<Option<Vec<_>>>()?;
        (points.len() == usize::from(seats)).then_some(Self { turn, stage, points })
    }
}

impl fmt::Display for Standing {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.stage {
            Stage::ToAct(seat) => write!(f, "stands {} {}", self.turn, seat.0)?,
            Stage::Over(winners) => {
                let winners: Vec<String> = winners.iter().map(|seat| seat.0.to_string()).collect();
                write!(f, "ended {} {}", self.turn, winners.join(","))?;
            }
        }
        self.points.iter().try_for_each(|(printed, tokens)| write!(f, " {printed}+{tokens}"))
    }
}

impl Save {
    /// A game that begins now.
    pub(crate) fn new(seating: Seating, record: Record<LittleFactory>, now: u64) -> Self {
        let (origin, notes) = (Origin::Own, Vec::new());
        Self { seating, begun: now, changed: now, origin, taken_back: false, notes, record }
    }

    /// The position its record leads to. A record with an impossible action leads up to it; how many were possible is
    /// told then.
    pub(crate) fn replay(&self) -> (LittleFactory, Option<usize>) {
        match self.record.replay() {
            Ok(game) => (game, None),
            Err(error) => (error.game, Some(error.played)),
        }
    }

    /// The same game without what is not possible in it.
    pub(crate) fn cut(mut self) -> Self {
        if let (_, Some(played)) = self.replay() {
            self.record.actions.truncate(played);
        }
        self
    }

    pub(crate) fn heading(&self) -> Heading {
        let record = &self.record;
        Heading {
            setup: record.setup,
            seed: record.seed,
            seating: self.seating.clone(),
            begun: self.begun,
            changed: self.changed,
            origin: self.origin,
            taken_back: self.taken_back,
            standing: Standing::of(&self.replay().0),
        }
    }

    /// Whether it is the same game, action by action.
    pub(crate) fn same_game(&self, other: &Self) -> bool {
        self.record == other.record && self.seating == other.seating
    }

    /// In one line, for a link.
    pub(crate) fn code(&self) -> String {
        game_code::write(&self.seating, self.taken_back, &self.record)
    }

    /// A game from a link.
    pub(crate) fn from_code(code: &str, now: u64) -> Result<Self, SaveError> {
        let code = game_code::read(code)?;
        let mut save = Self::new(code.seating, code.record, now);
        (save.origin, save.taken_back) = (Origin::Shared, code.taken_back);
        Ok(save)
    }

    /// For the store. `tab` names who writes.
    pub(super) fn write(&self, tab: u32) -> String {
        let mut body = format!(
            "begun {}\nchanged {}\norigin {}\ntab {tab:08x}\n{}\n",
            self.begun,
            self.changed,
            self.origin.word(),
            Standing::of(&self.replay().0),
        );
        for (name, text) in &self.notes {
            body.push_str(&format!("{name} {}\n", text.replace(['\n', '\r'], " ")));
        }
        body.push_str(&format!("game {}\n", self.code()));
        format!("{TITLE}2 {:08x}\n{body}", checksum(&body))
    }

    /// For a file.
    pub(crate) fn write_readable(&self) -> String {
        let taken_back = if self.taken_back { "taken-back\n" } else { "" };
        let body = format!(
            "seats {}\nbegun {}\nchanged {}\n{taken_back}{}",
            self.seating, self.begun, self.changed, self.record
        );
        format!("{TITLE}1 {:08x}\n{body}", checksum(&body))
    }

    /// Reads either form.
    pub(crate) fn read(text: &str) -> Result<Self, SaveError> {
        match form(text)? {
            (Form::Short, body) => Self::read_short(body),
            (Form::Readable, body) => Self::read_readable(body),
        }
    }

    fn read_short(body: &str) -> Result<Self, SaveError> {
        let lines = Lines::read(body);
        let code = game_code::read(lines.get("game").ok_or(SaveError::Damaged)?)?;
        let mut save = Self::new(code.seating, code.record, 0);
        save.taken_back = code.taken_back;
        (save.begun, save.changed, save.origin) = lines.dates_and_origin().ok_or(SaveError::Damaged)?;
        let ours = ["begun", "changed", "origin", "tab", "stands", "ended", "game"];
        let others = lines.0.into_iter().filter(|(name, _)| !ours.contains(name));
        save.notes = others.map(|(name, text)| (name.to_owned(), text.to_owned())).collect();
        Ok(save)
    }

    fn read_readable(body: &str) -> Result<Self, SaveError> {
        let mut rest = body;
        let mut lines = Lines(Vec::new());
        let mut taken_back = false;
        while let Some((line, after)) = rest.split_once('\n') {
            let line = line.trim_end_matches('\r');
            match line.split_once(' ') {
                Some((name @ ("seats" | "begun" | "changed"), text)) => lines.0.push((name, text)),
                None if line == "taken-back" => taken_back = true,
                _ => break,
            }
            rest = after;
        }
        let begun = lines.number("begun").ok_or(SaveError::Damaged)?;
        let seating: Seating = lines.get("seats").and_then(|text| text.parse().ok()).ok_or(SaveError::Damaged)?;
        let record = read_record(rest)?;
        if seating.len() != record.setup.seats() {
            return Err(SaveError::Damaged);
        }
        let changed = lines.number("changed").unwrap_or(begun);
        Ok(Self { changed, taken_back, ..Self::new(seating, record, begun) })
    }
}

/// A bare record, as the arena and a bug report have it.
pub(super) fn read_record(text: &str) -> Result<Record<LittleFactory>, SaveError> {
    text.parse().map_err(|error: tabletop::RecordError| match error.fault {
        RecordFault::OtherGame(_) => SaveError::OtherGame,
        RecordFault::OtherRules(_) => SaveError::OtherVersion,
        _ => SaveError::Damaged,
    })
}

impl Heading {
    /// Reads what a list needs, and only if the text is whole.
    pub(super) fn read(text: &str) -> Result<Self, SaveError> {
        let (Form::Short, body) = form(text)? else { return Save::read(text).map(|save| save.heading()) };
        let lines = Lines::read(body);
        let opening = game_code::open(lines.get("game").ok_or(SaveError::Damaged)?)?;
        let (begun, changed, origin) = lines.dates_and_origin().ok_or(SaveError::Damaged)?;
        let stands = body.lines().find(|line| line.starts_with("stands ") || line.starts_with("ended "));
        let standing = stands.and_then(|line| Standing::read(line, opening.setup.seats())).ok_or(SaveError::Damaged)?;
        let (setup, seed) = (opening.setup, opening.seed);
        Ok(Self {
            setup,
            seed,
            seating: opening.seating,
            begun,
            changed,
            origin,
            taken_back: opening.taken_back,
            standing,
        })
    }
}

/// Which tab wrote a text of the store.
pub(super) fn written_by(text: &str) -> Option<u32> {
    let line = text.lines().find_map(|line| line.strip_prefix("tab "))?;
    u32::from_str_radix(line, 16).ok()
}

enum Form {
    Readable,
    Short,
}

/// Which form a text has, and what stands below its first line, if that is whole.
fn form(text: &str) -> Result<(Form, &str), SaveError> {
    let text = text.trim_start_matches('\u{feff}');
    let Some(title) = text.strip_prefix(TITLE) else { return Err(SaveError::NotOurs) };
    let (heading, body) = title.split_once('\n').ok_or(SaveError::Damaged)?;
    let (version, sum) = heading.trim_end_matches('\r').split_once(' ').ok_or(SaveError::Damaged)?;
    let form = match version {
        "1" => Form::Readable,
        "2" => Form::Short,
        other if other.parse::<u32>().is_ok() => return Err(SaveError::OtherVersion),
        _ => return Err(SaveError::Damaged),
    };
    if sum == format!("{:08x}", checksum(body)) { Ok((form, body)) } else { Err(SaveError::Damaged) }
}

/// Lines of a name and a text.
struct Lines<'a>(Vec<(&'a str, &'a str)>);

impl<'a> Lines<'a> {
    fn read(body: &'a str) -> Self {
        Self(body.lines().filter_map(|line| line.split_once(' ')).collect())
    }

    fn get(&self, name: &str) -> Option<&'a str> {
        self.0.iter().find(|(one, _)| *one == name).map(|(_, text)| *text)
    }

    fn number(&self, name: &str) -> Option<u64> {
        self.get(name)?.parse().ok()
    }

    fn dates_and_origin(&self) -> Option<(u64, u64, Origin)> {
        let word = self.get("origin")?;
        let origin = Origin::ALL.into_iter().find(|origin| origin.word() == word)?;
        Some((self.number("begun")?, self.number("changed")?, origin))
    }
}

/// FNV-1a over the lines, whatever their ends: finds damage, not forgery; a forged record is caught by replaying it.
pub(super) fn checksum(text: &str) -> u32 {
    let step = |sum: u32, byte: u8| (sum ^ u32::from(byte)).wrapping_mul(0x0100_0193);
    text.lines().fold(0x811c_9dc5, |sum, line| step(line.bytes().fold(sum, step), b'\n'))
}

#[cfg(test)]
pub(super) mod tests {
    use little_factory::Skill;
    use tabletop::Rng;

    use super::*;
    use crate::table::{First, Level};

    /// A whole game among Apprentices.
    pub(in crate::store) fn played(seats: u8, seed: u64) -> Save {
        let setup = Setup::new(seats, seed.is_multiple_of(2)).expect("so many can play");
        let mut record = Record::new(setup, Seed(seed));
        let mut game = LittleFactory::new(&setup, Seed(seed));
        let mut rng = Rng::new(Seed(seed));
        while game.to_act().is_some() {
            let thought = Skill::Apprentice.think(&game, rng.fork(), |_| true).expect("not over");
            for action in thought.actions {
                game.apply(&action, &mut ()).expect("legal");
                record.actions.push(action);
            }
        }
        let rivals = &Level::ALL[..usize::from(seats) - 1];
        Save::new(Seating::new(rivals, First::Random, Seed(seed)), record, 1_763_280_000)
    }

    fn saves() -> Vec<Save> {
        let mut saves: Vec<Save> = (2..=4).map(|seats| played(seats, seats.into())).collect();
        let half = saves[0].record.actions.len() / 2;
        saves[0].record.actions.truncate(half);
        saves[1].taken_back = true;
        saves[1].origin = Origin::Imported;
        saves[2].changed += 900;
        saves[2].notes.push(("coach".to_owned(), "12 34".to_owned()));
        saves
    }

    #[test]
    fn a_kept_game_can_be_read() {
        for save in saves() {
            assert_eq!(Save::read(&save.write(7)), Ok(save.clone()));
            assert_eq!(Heading::read(&save.write(7)), Ok(save.heading()));
            assert_eq!(written_by(&save.write(7)), Some(7));
        }
    }

    #[test]
    fn a_file_can_be_read_and_has_the_same_game() {
        for save in saves() {
            let read = Save::read(&save.write_readable()).expect("just written");
            assert!(read.same_game(&save));
            assert_eq!((read.begun, read.changed, read.taken_back), (save.begun, save.changed, save.taken_back));
            let on_windows = format!("\u{feff}{}", save.write_readable().replace('\n', "\r\n"));
            assert_eq!(Save::read(&on_windows), Ok(read));
        }
    }

    #[test]
    fn a_game_kept_by_the_first_version_of_the_page_can_be_read() {
        let body =
            "seats me bruno:master\nbegun 1763280000\nlittle-factory 1\nsetup 2 seats\nseed 42\ntrade tile > wood\n";
        let save = Save::read(&format!("little-table game 1 {:08x}\n{body}", checksum(body))).expect("of ours");
        assert_eq!((save.begun, save.record.actions.len()), (1_763_280_000, 1));
    }

    #[test]
    fn a_stored_game_of_two_has_less_than_two_thousand_letters() {
        let sizes: Vec<usize> = (0..20).map(|seed| played(2, seed).write(7).len()).collect();
        println!("bytes of a stored game of two: {sizes:?}");
        assert!(sizes.iter().all(|size| *size <= 2000), "{sizes:?}");
    }

    #[test]
    fn damage_at_any_letter_is_found() {
        let save = &saves()[2];
        for text in [save.write(7), save.write_readable()] {
            for place in 0..text.len() {
                let mut damaged = text.clone().into_bytes();
                damaged[place] ^= 1;
                let damaged = String::from_utf8(damaged).expect("still text");
                assert!(Save::read(&damaged).is_err(), "{place}");
                assert!(Heading::read(&damaged).is_err(), "{place}");
                // Only the end of the last line may be missing.
                assert!(place == text.len() - 1 || Save::read(&text[..place]).is_err(), "{place}");
            }
        }
    }

    #[test]
    fn a_field_that_is_missing_or_wrong_is_found_behind_a_right_sum() {
        let body = saves()[0].write(7).split_once('\n').expect("lines").1.to_owned();
        for name in ["begun", "changed", "origin", "stands", "game"] {
            for wrong in ["", "<b>", "-1", "99999999999999999999999"] {
                let lines: Vec<String> = body
                    .lines()
                    .map(|line| if line.starts_with(name) { format!("{name} {wrong}") } else { line.to_owned() })
                    .collect();
                let forged = lines.join("\n");
                let text = format!("{TITLE}2 {:08x}\n{forged}", checksum(&forged));
                assert!(Heading::read(&text).is_err(), "{text}");
                assert!(name == "stands" || Save::read(&text).is_err(), "{text}");
            }
        }
    }

    #[test]
    fn versions_and_strangers_are_told_from_damage() {
        let text = saves()[0].write(7);
        assert_eq!(Save::read(&text.replacen("game 2", "game 3", 1)), Err(SaveError::OtherVersion));
        assert_eq!(Save::read(&text.replacen("game 2", "game 0", 1)), Err(SaveError::OtherVersion));
        for text in ["", "something else\n", "{\"a\":1}", "little-table settings 1\n"] {
            assert_eq!(Save::read(text), Err(SaveError::NotOurs), "{text}");
        }
        let other = "chess 1\ne4\n";
        assert_eq!(read_record(other), Err(SaveError::OtherGame));
        assert_eq!(read_record("little-factory 9\nsetup 2 seats\nseed 1\n"), Err(SaveError::OtherVersion));
        assert_eq!(read_record("little-factory 1\nsetup 2 seats\n"), Err(SaveError::Damaged));
    }

    #[test]
    fn an_impossible_action_cuts_the_game_there() {
        let mut save = saves()[1].clone();
        let whole = save.record.actions.len();
        save.record.actions.insert(5, little_factory::Action::Pass);
        let (_, cut) = save.replay();
        assert_eq!(cut, Some(5));
        let read = Save::read(&save.write(7)).expect("the text is whole");
        assert_eq!(read.record.actions.len(), whole + 1);
        assert_eq!(read.cut().record.actions.len(), 5);
    }

    #[test]
    fn turns_are_counted_for_each_seat() {
        for seats in 2..=4 {
            let standing = played(seats, 3).heading().standing;
            let turns: u32 = Seat::all(seats).map(|seat| standing.turns_of(seat)).sum();
            assert_eq!(turns, standing.turn + 1);
            assert!(standing.is_over());
        }
    }
}
