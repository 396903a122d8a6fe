//! Games out of setups, records, links and older texts, whatever the game.

use tabletop::Seed;

use super::engine::Replayed;
use super::{Game, little_factory};
use crate::program::LITTLE_FACTORY;
use crate::store::heading::Origin;
use crate::store::name;
use crate::store::save::{AnySave, SaveError, top};
use crate::table::{First, Level, Seating};

/// What stands between the parts of a link's note.
const NEXT: char = ';';
const TAKEN_BACK: &str = "taken-back";
const HINTED: &str = "hinted";
const KNOWN: &str = "known";
/// Before the name of whoever sends the link.
const BY: &str = "by ";

/// A game that begins now; `None` if the game cannot be set up so, or not for so many.
pub(crate) fn begin(
    game: Game,
    setup: &str,
    seed: Seed,
    (rivals, first): (&[Level], First),
    now: u64,
) -> Option<AnySave> {
    let engine = game.engine()?;
    let record = format!("{}\nsetup {setup}\nseed {seed}\n", engine.title());
    let played = engine.replay(&record).ok()?;
    let seating = if played.automata.contains(&true) { Seating::solo() } else { Seating::new(rivals, first, seed) };
    seated(played, seating, now).ok()
}

/// The game of a bare record, as far as it is possible, and how far that is if not to its end. Where nobody says who
/// played, the person begins, and the rivals are Traders.
pub(crate) fn from_record(
    text: &str,
    seating: Option<Seating>,
    now: u64,
) -> Result<(AnySave, Option<usize>), SaveError> {
    let played = engine_of(text)?.replay(text)?;
    let seating = match seating {
        Some(seating) => seating,
        None if played.automata.contains(&true) => Seating::solo(),
        None => {
            let (_, _, seed) = top(&played.record)?;
            Seating::new(&vec![Level::Trader; played.automata.len() - 1], First::Me, seed)
        }
    };
    let cut = played.cut;
    Ok((seated(played, seating, now)?, cut))
}

/// The same game up to its first impossible action, and how many were possible if not all.
pub(crate) fn checked(save: &AnySave) -> Result<(AnySave, Option<usize>), SaveError> {
    let (checked, cut) = from_record(&save.record, Some(save.heading.seating.clone()), save.heading.begun)?;
    let AnySave { mut heading, record } = checked;
    heading.changed = save.heading.changed;
    heading.origin = save.heading.origin;
    heading.taken_back = save.heading.taken_back;
    heading.hinted = save.heading.hinted;
    heading.known = save.heading.known;
    Ok((AnySave { heading, record }, cut))
}

/// In one line, for a link; `None` for a game that is too long for one.
pub(crate) fn code(save: &AnySave) -> Option<String> {
    let heading = &save.heading;
    let mut note = heading.seating.to_string();
    for (mark, word) in [(heading.taken_back, TAKEN_BACK), (heading.hinted, HINTED), (heading.known, KNOWN)] {
        if mark {
            note.push(NEXT);
            note.push_str(word);
        }
    }
    let by = if heading.origin == Origin::Shared { heading.by.clone() } else { name::load() };
    if !by.is_empty() {
        note.push(NEXT);
        note.push_str(BY);
        note.push_str(&by);
    }
    Game::from_slug(&heading.game)?.engine()?.code(&save.record, &note)
}

/// A game from a link, of today or of earlier days.
pub(crate) fn from_code(code: &str, now: u64) -> Result<AnySave, SaveError> {
    let mut save = match code.split('.').collect::<Vec<_>>()[..] {
        ["1", ..] if LITTLE_FACTORY => little_factory::older::from_code(code, now)?,
        [_, slug, ..] if Game::from_slug(slug).is_some() => {
            let engine = Game::from_slug(slug).and_then(Game::engine).ok_or(SaveError::OtherGame)?;
            let (played, note) = engine.decode(code)?;
            let mut parts = note.split(NEXT);
            let seating = parts.next().and_then(|text| text.parse().ok()).ok_or(SaveError::Damaged)?;
            let mut save = seated(played, seating, now)?;
            for part in parts {
                match part {
                    TAKEN_BACK => save.heading.taken_back = true,
                    HINTED => save.heading.hinted = true,
                    KNOWN => save.heading.known = true,
                    _ => save.heading.by = part.strip_prefix(BY).map(name::plain).unwrap_or_default(),
                }
            }
            save
        }
        [form, _, _, ..] if form.parse::<u32>().is_ok() => return Err(SaveError::OtherVersion),
        _ => return Err(SaveError::NotOurs),
    };
    save.heading.origin = Origin::Shared;
    Ok(save)
}

/// Which game a link is of.
pub(crate) fn in_code(code: &str) -> Result<Game, SaveError> {
    match code.split('.').collect::<Vec<_>>()[..] {
        ["1", ..] => Ok(Game::LittleFactory),
        [_, slug, ..] if Game::from_slug(slug).is_some() => Game::from_slug(slug).ok_or(SaveError::OtherGame),
        [form, _, _, ..] if form.parse::<u32>().is_ok() => Err(SaveError::OtherVersion),
        _ => Err(SaveError::NotOurs),
    }
}

/// Which game a record is of, or what a version of the page has kept below its first lines.
pub(crate) fn in_record(version: &str, text: &str) -> Result<Game, SaveError> {
    if version == "2" {
        // Only Little Factory was kept in that form.
        return Ok(Game::LittleFactory);
    }
    let above = |line: &str| {
        let word = line.split(' ').next().unwrap_or_default();
        version == "1" && matches!(word, "seats" | "begun" | "changed" | TAKEN_BACK)
    };
    let mut lines = text.lines().map(str::trim).filter(|line| !line.is_empty() && !line.starts_with('#'));
    let title = lines.find(|line| !above(line)).unwrap_or_default();
    Game::from_slug(title.split(' ').next().unwrap_or_default()).ok_or(SaveError::OtherGame)
}

/// A game as an older version of the page has kept it, below its first line. Version 1 is what people can write by hand:
///
/// ```text
/// seats me bruno:master
/// begun 1763280000
/// changed 1763280900
/// taken-back
/// little-factory 1
/// ```
pub(crate) fn carried_over(version: &str, body: &str) -> Result<AnySave, SaveError> {
    if version != "1" {
        // Only Little Factory was kept in that form.
        return if LITTLE_FACTORY { little_factory::older::read(body) } else { Err(SaveError::NoRules) };
    }
    let (mut seats, mut begun, mut changed, mut taken_back) = (None, None, None, false);
    let mut rest = body;
    while let Some((line, after)) = rest.split_once('\n') {
        let line = line.trim_end_matches('\r');
        match line.split_once(' ') {
            Some(("seats", text)) => seats = text.parse().ok(),
            Some(("begun", text)) => begun = text.parse().ok(),
            Some(("changed", text)) => changed = text.parse().ok(),
            None if line == TAKEN_BACK => taken_back = true,
            _ => break,
        }
        rest = after;
    }
    let (Some(seating), Some(begun)) = (seats, begun) else { return Err(SaveError::Damaged) };
    let played = engine_of(rest)?.replay(rest)?;
    // What is not possible stays in the record: the table says so when the game is opened.
    let record = if played.cut.is_some() { rest.replace('\r', "") } else { played.record.clone() };
    let mut save = AnySave { record, ..seated(played, seating, begun)? };
    save.heading.changed = changed.unwrap_or(begun);
    save.heading.taken_back = taken_back;
    Ok(save)
}

/// A setup as an address says it: `3x`, `6`, `solo-easy`.
pub(crate) fn setup_slug(setup: &str) -> String {
    setup.replace(" seats", "").replace(", extension", "x").replace(' ', "-")
}

/// Reads what [`setup_slug`] wrote for a game.
pub(crate) fn read_setup(game: Game, slug: &str) -> Option<String> {
    let engine = game.engine()?;
    let seats = slug.strip_suffix('x').unwrap_or(slug);
    let setup = if seats.len() == 1 {
        format!("{seats} seats{}", if seats == slug { "" } else { ", extension" })
    } else {
        slug.replace('-', " ")
    };
    let right =
        setup_slug(&setup) == slug && engine.replay(&format!("{}\nsetup {setup}\nseed 0\n", engine.title())).is_ok();
    right.then_some(setup)
}

fn engine_of(record: &str) -> Result<&'static dyn super::engine::Engine, SaveError> {
    in_record("", record)?.engine().ok_or(SaveError::NoRules)
}

/// Somebody on every chair, and nobody where the rules decide.
pub(super) fn seated(played: Replayed, seating: Seating, now: u64) -> Result<AnySave, SaveError> {
    if !seating.fits(&played.automata) {
        return Err(SaveError::Damaged);
    }
    AnySave::new(seating, played.record, played.standing, now)
}
