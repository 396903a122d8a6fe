//! How the player fares. Every game that is finished here leaves one line in a ledger, and every figure is worked out
//! from these lines. So statistics outlive the games themselves, and need nothing but the ledger:
//!
//! ```text
//! little-table statistics 2
//! {"id":"0000ab12","game":"little-factory","ended":1763280900,"seating":"me bruno:master","won":true,…}
//! ```
//!
//! A game that is finished again after taking something back replaces its line; imported games and links leave none.
//! Games with hints, with take-backs or of a deal that was known are counted apart, and in nothing else. A ledger of version 1 has
//! lines of another form, which stay as they are and are read by their game.

use std::cell::RefCell;

use serde::{Deserialize, Serialize};
use tabletop::order;

use super::heading::{Heading, Origin, Stage};
use super::saves::GameId;
use super::storage::{self, StorageError};
use crate::games;
use crate::table::{Level, Seating};

const KEY: &str = "little-table.statistics";
const HEADER: &str = "little-table statistics 2";
const FIRST_HEADER: &str = "little-table statistics 1";

thread_local! {
    /// The ledger where the browser keeps none.
    static MEMORY: RefCell<Option<String>> = const { RefCell::new(None) };
}

/// What only a game's positions tell when it is over.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Finish {
    /// Where the person's points came from.
    pub(crate) sources: Vec<i32>,
    /// The person's points after each of his turns.
    pub(crate) curve: Vec<i32>,
    /// What the person was dealt that games are told apart by.
    pub(crate) dealt: String,
}

/// One finished game.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct Line {
    pub(crate) id: GameId,
    pub(crate) game: String,
    #[serde(default)]
    pub(crate) setup: String,
    /// Which deal it was; a line of an earlier ledger does not know.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) seed: Option<u64>,
    pub(crate) ended: u64,
    pub(crate) seating: Seating,
    /// Alone or with others.
    pub(crate) won: bool,
    /// The person's own.
    pub(crate) turns: u32,
    pub(crate) score: i32,
    pub(crate) sources: Vec<i32>,
    pub(crate) best_rival: i32,
    #[serde(default)]
    pub(crate) taken_back: bool,
    #[serde(default)]
    pub(crate) hinted: bool,
    #[serde(default)]
    pub(crate) known: bool,
    pub(crate) curve: Vec<i32>,
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub(crate) dealt: String,
}

/// All games of one kind: of one game, so many rivals of one level, or of several levels.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct Tally {
    /// The game's name in records.
    pub(crate) game: String,
    pub(crate) rivals: usize,
    /// `None` if they were of several levels, or if there were none.
    pub(crate) level: Option<Level>,
    /// The setup, where there were no rivals but the rules.
    pub(crate) solo: Option<String>,
    pub(crate) played: u32,
    pub(crate) won: u32,
    /// Games with help, and how many of them were won. None of the other figures has them.
    pub(crate) apart: u32,
    pub(crate) apart_won: u32,
    /// Victories in a row up to the last game.
    pub(crate) streak: u32,
    pub(crate) longest: u32,
    /// The fewest turns of a victory.
    pub(crate) best: Option<u32>,
    /// What the person was dealt, how often that was, and how many of these games were won; in the order of the names.
    pub(crate) dealt: Vec<(String, u32, u32)>,
    /// The sum of each source of points.
    sources: Vec<i32>,
    /// Points after each turn, game by game.
    curves: Vec<Vec<i32>>,
}

/// A mean in tenths, to the nearest.
fn tenths(sum: i32, count: u32) -> i32 {
    let count = count.max(1) as i32;
    (sum * 10 + count / 2).div_euclid(count)
}

impl Tally {
    /// The points of each source, in tenths of a point a game.
    pub(crate) fn sources(&self) -> Vec<i32> {
        self.sources.iter().map(|sum| tenths(*sum, self.played)).collect()
    }

    /// The mean points after each turn in tenths of a point, as far as at least half of the games went. A game that was
    /// over earlier stays where it ended.
    pub(crate) fn curve(&self) -> Vec<i32> {
        let games = self.curves.len();
        let mut means = Vec::new();
        loop {
            let turn = means.len();
            let going = self.curves.iter().filter(|curve| curve.len() > turn).count();
            if going == 0 || going * 2 < games {
                return means;
            }
            let at = |curve: &Vec<i32>| curve.get(turn).or(curve.last()).copied().unwrap_or_default();
            means.push(tenths(self.curves.iter().map(at).sum(), games as u32));
        }
    }

    fn add(&mut self, line: &Line) {
        if line.taken_back || line.hinted || line.known {
            self.apart += 1;
            self.apart_won += u32::from(line.won);
            return;
        }
        self.played += 1;
        self.won += u32::from(line.won);
        self.sources.resize(self.sources.len().max(line.sources.len()), 0);
        self.sources.iter_mut().zip(&line.sources).for_each(|(sum, points)| *sum += points);
        self.curves.push(line.curve.clone());
        if !line.dealt.is_empty() {
            self.deal(&line.dealt, line.won);
        }
        self.streak = if line.won { self.streak + 1 } else { 0 };
        self.longest = self.longest.max(self.streak);
        if line.won {
            self.best = Some(self.best.map_or(line.turns, |best| best.min(line.turns)));
        }
    }
}

impl Tally {
    fn deal(&mut self, dealt: &str, won: bool) {
        let place = self.dealt.iter().position(|(name, ..)| name.as_str() >= dealt).unwrap_or(self.dealt.len());
        if self.dealt.get(place).is_none_or(|(name, ..)| name != dealt) {
            self.dealt.insert(place, (dealt.to_owned(), 0, 0));
        }
        let (_, played, victories) = &mut self.dealt[place];
        *played += 1;
        *victories += u32::from(won);
    }
}

/// The line of a finished game.
fn line(id: GameId, heading: &Heading, finish: Finish) -> Option<Line> {
    let me = heading.seating.me();
    let Stage::Over(winners) = heading.standing.stage else { return None };
    Some(Line {
        id,
        game: heading.game.clone(),
        setup: heading.setup.clone(),
        seed: Some(heading.seed.0),
        ended: heading.changed,
        seating: heading.seating.clone(),
        won: winners.contains(me),
        turns: finish.curve.len() as u32,
        score: heading.standing.score(me),
        sources: finish.sources,
        best_rival: heading.seating.others().map(|seat| heading.standing.score(seat)).max().unwrap_or_default(),
        taken_back: heading.taken_back,
        hinted: heading.hinted,
        known: heading.known,
        curve: finish.curve,
        dealt: finish.dealt,
    })
}

fn read_line(line: &str) -> Option<Line> {
    if line.starts_with('{') { serde_json::from_str(line).ok() } else { games::older_line(line) }
}

/// Whether a line of either form is this game's.
fn is_of(line: &str, id: GameId) -> bool {
    line.trim_start_matches("{\"id\":\"").starts_with(&id.to_string())
}

/// The ledger, if the browser has not taken it, for the program that comes after this one.
pub(crate) fn unkept() -> Option<String> {
    MEMORY.with_borrow(Clone::clone)
}

/// Takes over what [`unkept`] has told, in place of what was known here before.
pub(crate) fn take_unkept(text: Option<&str>) {
    MEMORY.set(text.map(str::to_owned));
}

/// The whole ledger; `None` if there is none yet.
pub(crate) fn ledger() -> Option<String> {
    unkept().or_else(|| storage::read(KEY).ok().flatten())
}

fn keep(text: &str) -> Result<(), StorageError> {
    let kept = storage::write(KEY, text);
    MEMORY.with_borrow_mut(|memory| *memory = kept.is_err().then(|| text.to_owned()));
    kept
}

/// The lines of a ledger; `None` if it is of another version.
fn lines(text: &str) -> Option<impl Iterator<Item = &str>> {
    let mut lines = text.lines();
    matches!(lines.next(), Some(HEADER | FIRST_HEADER)).then_some(lines)
}

/// Adds a finished game of the player's own, or replaces its line. A ledger of another version is left alone.
pub(super) fn count(id: GameId, heading: &Heading, finish: Finish) -> Result<(), StorageError> {
    let (Origin::Own, Some(line)) = (heading.origin, line(id, heading, finish)) else { return Ok(()) };
    let old = ledger().unwrap_or_else(|| HEADER.to_owned());
    let old = lines(&old).ok_or(StorageError::Refused)?;
    let mut text = HEADER.to_owned();
    for line in old.filter(|line| !is_of(line, id)) {
        text = [&text, "\n", line].concat();
    }
    // A line has no keys but its own names, and no numbers that JSON cannot say.
    keep(&[&text, "\n", &serde_json::to_string(&line).unwrap_or_default()].concat())
}

/// Whether a game of this deal was finished here, though it may be deleted by now.
pub(crate) fn has_deal(heading: &Heading) -> bool {
    let deal = (heading.game.as_str(), heading.setup.as_str(), Some(heading.seed.0));
    let is_it = |line: Line| (line.game.as_str(), line.setup.as_str(), line.seed) == deal;
    ledger().as_deref().and_then(lines).is_some_and(|mut lines| lines.any(|line| read_line(line).is_some_and(is_it)))
}

/// Everything worked out, by game, number of rivals and level.
pub(crate) fn tallies() -> Vec<Tally> {
    ledger().map_or_else(Vec::new, |text| add_up(&text))
}

fn add_up(text: &str) -> Vec<Tally> {
    let Some(lines) = lines(text) else { return Vec::new() };
    let mut lines: Vec<(usize, Line)> = lines.filter_map(read_line).enumerate().collect();
    order::sort(&mut lines, |one, other| (one.1.ended, one.0) < (other.1.ended, other.0));
    let mut tallies: Vec<Tally> = Vec::new();
    for (_, line) in lines {
        let levels = line.seating.levels();
        let rivals = levels.len();
        let level = levels.first().copied().filter(|first| levels.iter().all(|level| level == first));
        let solo = (rivals == 0).then(|| line.setup.clone());
        let kind = Tally { game: line.game.clone(), rivals, level, solo, ..Tally::default() };
        let place = tallies.iter().position(|tally| tally.rank() == kind.rank()).unwrap_or_else(|| {
            tallies.push(kind);
            tallies.len() - 1
        });
        tallies[place].add(&line);
    }
    order::sort(&mut tallies, |one, other| one.rank() < other.rank());
    tallies
}

impl Tally {
    /// What kind of game it is, and where that stands among the others.
    fn rank(&self) -> (Option<usize>, &str, usize, bool, Option<Level>, Option<&str>) {
        let game = games::Game::ALL.iter().position(|game| game.slug() == self.game);
        (game, &self.game, self.rivals, self.level.is_none(), self.level, self.solo.as_deref())
    }
}

/// Begins a new ledger, and hands the old one out so that it can be put back.
pub(crate) fn reset() -> Result<Option<String>, StorageError> {
    let text = ledger();
    if MEMORY.with_borrow_mut(Option::take).is_none() {
        storage::remove(KEY)?;
    }
    Ok(text)
}

/// Puts an old ledger back, before the games that were finished since.
pub(crate) fn put_back(text: &str) -> Result<(), StorageError> {
    let since = ledger().unwrap_or_default();
    let mut lines: Vec<&str> = text.lines().collect();
    lines.extend(since.lines().skip(1).filter(|line| !text.contains(line)));
    keep(&lines.join("\n"))
}

#[cfg(test)]
mod tests {
    use little_factory::LittleFactory;
    use tabletop::{Seat, SeatSet};

    use super::*;
    use crate::store::sample::{half, played};
    use crate::store::save::AnySave;
    use crate::store::storage::fake;
    use crate::table::{First, Session};

    fn ended(seed: u64, at: u64) -> AnySave {
        let mut save = played(2, seed);
        save.heading.changed = at;
        save
    }

    fn counted(id: u32, save: &AnySave) -> Result<(), StorageError> {
        let (session, _) =
            Session::<LittleFactory>::new(&save.open().expect("a record").record, save.heading.seating.me());
        count(GameId(id), &save.heading, session.finish())
    }

    fn all(tallies: &[Tally]) -> (u32, u32) {
        (tallies.iter().map(|tally| tally.played).sum(), tallies.iter().map(|tally| tally.won).sum())
    }

    #[test]
    fn every_finished_game_is_counted_once() {
        for seed in 0..12 {
            let save = ended(seed, seed);
            counted(seed as u32, &save).expect("there is room");
            counted(seed as u32, &save).expect("there is room");
        }
        let me_won = |seed| {
            let save = ended(seed, 0);
            matches!(save.heading.standing.stage, Stage::Over(winners) if winners.contains(save.heading.seating.me()))
        };
        let won = (0..12).filter(|seed| me_won(*seed)).count() as u32;
        assert_eq!(all(&tallies()), (12, won));
        let tally = &tallies()[0];
        assert_eq!((tallies().len(), tally.rivals, tally.level), (1, 1, Some(Level::Apprentice)));
        let sources = tally.sources();
        assert!(sources.len() == 2 && (40..200).contains(&(sources[0] + sources[1])), "{sources:?}");
        assert!(tally.curve().is_sorted(), "influence is never lost: {:?}", tally.curve());
    }

    #[test]
    fn a_line_the_browser_does_not_take_goes_with_the_page_to_the_next_program() {
        fake::trouble(Some(StorageError::Refused));
        assert!(counted(1, &ended(1, 1)).is_err());
        let handed = unkept();
        take_unkept(None);
        assert_eq!((all(&tallies()).0, unkept()), (0, None));
        take_unkept(handed.as_deref());
        assert_eq!(all(&tallies()).0, 1);
    }

    #[test]
    fn a_deal_is_known_when_its_game_is_kept_no_more() {
        let save = ended(3, 5);
        assert!(!has_deal(&save.heading));
        counted(3, &save).expect("there is room");
        assert!(has_deal(&save.heading));
        assert!(!has_deal(&ended(4, 6).heading), "another deal");
    }

    #[test]
    fn streaks_and_bests_are_those_of_the_order_in_time() {
        let line =
            |at: u32, won: &str, turns: u32, mark: &str| format!("{at:08x} {at} mb4 {won} {turns} 6+4 7 {mark} 0123");
        let text = [
            FIRST_HEADER.to_owned(),
            line(5, "won", 20, "-"),
            line(1, "won", 25, "-"),
            line(2, "won", 24, "-"),
            line(3, "lost", 9, "-"),
            line(4, "won", 3, "t"),
            "a line of a later version".to_owned(),
        ]
        .join("\n");
        let tally = &add_up(&text)[0];
        assert_eq!((tally.played, tally.won, tally.apart, tally.apart_won), (4, 3, 1, 1));
        assert_eq!((tally.streak, tally.longest, tally.best), (1, 2, Some(20)));
        assert_eq!(tally.sources(), [60, 40]);
    }

    #[test]
    fn kinds_of_games_are_told_apart() {
        for (id, rivals) in
            [&Level::ALL[..1], &Level::ALL[3..], &[Level::Master; 2], &Level::ALL[..2]].into_iter().enumerate()
        {
            let mut save = played(rivals.len() as u8 + 1, 1);
            save.heading.seating = Seating::new(rivals, First::Me, save.heading.seed);
            counted(id as u32, &save).expect("there is room");
        }
        let kinds: Vec<_> = tallies().iter().map(|tally| (tally.rivals, tally.level)).collect();
        let expected = [(1, Some(Level::Apprentice)), (1, Some(Level::Master)), (2, Some(Level::Master)), (2, None)];
        assert_eq!(kinds, expected);
    }

    #[test]
    fn only_finished_games_of_ones_own_count() {
        let mut brought = ended(1, 1);
        brought.heading.origin = Origin::Imported;
        counted(1, &brought).expect("nothing to do");
        counted(2, &half(&ended(2, 2), 9)).expect("nothing to do");
        assert_eq!(ledger(), None);
    }

    #[test]
    fn a_reset_can_be_taken_back() {
        counted(1, &ended(1, 1)).expect("there is room");
        let old = reset().expect("allowed").expect("there");
        assert_eq!(tallies(), []);
        counted(2, &ended(2, 2)).expect("there is room");
        put_back(&old).expect("there is room");
        assert_eq!(all(&tallies()).0, 2);
    }

    #[test]
    fn a_ledger_of_another_version_is_left_alone() {
        let newer = "little-table statistics 3\nwho knows";
        storage::write(KEY, newer).expect("there is room");
        assert!(counted(1, &ended(1, 1)).is_err());
        assert_eq!(storage::read(KEY), Ok(Some(newer.to_owned())));
        assert_eq!(tallies(), []);
    }

    #[test]
    fn where_nothing_can_be_kept_the_visit_is_still_counted() {
        fake::trouble(Some(StorageError::Forbidden));
        assert!(counted(1, &ended(1, 1)).is_err());
        assert!(counted(2, &ended(2, 2)).is_err());
        assert_eq!(all(&tallies()).0, 2);
        assert_eq!(reset().map(|text| text.is_some()), Ok(true));
        assert_eq!(tallies(), []);
    }

    #[test]
    fn the_first_ledger_goes_on_in_the_second() {
        let old = include_str!("../../tests/older/statistics-1.txt");
        storage::write(KEY, old).expect("there is room");
        let before = tallies();
        assert_eq!(all(&before), (4, 2));
        // The games of it that were kept, finished again: each replaces its older line and says the same.
        for (seed, text) in [
            (1, include_str!("../../tests/older/game-2-2-seats-seed-1.txt")),
            (4, include_str!("../../tests/older/game-2-4-seats-seed-4.txt")),
        ] {
            let save = AnySave::read(text).expect("of ours");
            counted(seed + 0x10, &save).expect("there is room");
        }
        let now = ledger().expect("there");
        assert!(now.starts_with(HEADER) && now.lines().count() == 5);
        assert_eq!(now.lines().filter(|line| line.starts_with('{')).count(), 2);
        // A line that was replaced stands last: of two games that ended in the same second it is now the later one.
        let in_order = |mut tallies: Vec<Tally>| {
            tallies.iter_mut().for_each(|tally| tally.curves.sort());
            tallies
        };
        assert_eq!(in_order(tallies()), in_order(before));
    }

    #[test]
    fn games_are_told_apart_by_what_was_dealt_and_older_lines_are_read() {
        let mut heading = ended(1, 1).heading;
        heading.game = "my-little-scythe".to_owned();
        heading.seating = "me olga:master".parse().expect("a seating");
        for (id, dealt, won) in [(1, "kind", true), (2, "hungry", false), (3, "kind", false), (4, "", true)] {
            let winner = if won { Seat(0) } else { Seat(1) };
            heading.standing.stage = Stage::Over(SeatSet::EMPTY.with(winner));
            let finish = Finish { sources: vec![4], curve: vec![1, 4], dealt: dealt.to_owned() };
            count(GameId(id), &heading, finish).expect("there is room");
        }
        let text = ledger().expect("there");
        assert_eq!(
            text.matches("\"dealt\"").count(),
            3,
            "what is not there is not written, and was not in older lines"
        );
        let tally = &tallies()[0];
        assert_eq!(tally.played, 4);
        assert_eq!(tally.dealt, [("hungry".to_owned(), 1, 0), ("kind".to_owned(), 2, 1)]);
    }

    #[test]
    fn games_and_solo_games_are_told_apart_and_scores_are_whole() {
        let mut heading = ended(1, 1).heading;
        for (id, game, setup, seats) in [
            (1, "la-granja", "2 seats", "me olga:master"),
            (2, "la-granja", "solo", "me automaton"),
            (3, "my-little-scythe", "solo easy", "me automaton"),
            (4, "my-little-scythe", "solo hard", "me automaton"),
        ] {
            (heading.game, heading.setup) = (game.to_owned(), setup.to_owned());
            heading.seating = seats.parse().expect("a seating");
            let finish = Finish { sources: vec![-4, 131], curve: vec![-2, 127], dealt: String::new() };
            count(GameId(id), &heading, finish).expect("there is room");
        }
        let kinds: Vec<_> = tallies().iter().map(|tally| (tally.game.clone(), tally.solo.clone())).collect();
        let solo = |setup: &str| Some(setup.to_owned());
        let expected = [
            ("my-little-scythe".to_owned(), solo("solo easy")),
            ("my-little-scythe".to_owned(), solo("solo hard")),
            ("la-granja".to_owned(), solo("solo")),
            ("la-granja".to_owned(), None),
        ];
        assert_eq!(kinds, expected);
        assert_eq!((tallies()[0].sources(), tallies()[0].curve()), (vec![-40, 1310], vec![-20, 1270]));
    }
}
