//! How the player fares. Every game that is finished here leaves one line in a ledger, and every figure is worked out
//! from these lines. So statistics outlive the games themselves, and need nothing but the ledger:
//!
//! ```text
//! little-table statistics 1
//! 0000ab12 1763280900 mb4 won 22 6+4 7 - 0011223344556678889a
//! ```
//!
//! The game, when it ended, who sat where, whether the person won (a shared victory is one), the person's turns,
//! influence on buildings and in tokens, the best rival's influence, `t` if turns were taken back, and the person's
//! influence after each turn, one digit of base 36 each. A game that is finished again after taking something back
//! replaces its line; imported games and links leave none. Games with take-backs are counted as played and won, and
//! are left out of streaks and bests.

use std::cell::RefCell;

use tabletop::{Game, Seat, order};

use super::game_code;
use super::save::{Origin, Save, Stage, Standing};
use super::saves::GameId;
use super::storage::{self, StorageError};
use crate::table::{Level, Seating};

const KEY: &str = "little-table.statistics";
const HEADER: &str = "little-table statistics 1";

thread_local! {
    /// The ledger where the browser keeps none.
    static MEMORY: RefCell<Option<String>> = const { RefCell::new(None) };
}

/// One finished game.
#[derive(Clone, Debug, PartialEq)]
struct Line {
    ended: u64,
    levels: Vec<Level>,
    won: bool,
    turns: u32,
    printed: u8,
    tokens: u8,
    taken_back: bool,
    curve: Vec<u8>,
}

/// All games of one kind: so many rivals of one level, or of several levels.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct Tally {
    pub(crate) rivals: usize,
    /// `None` if they were of several levels.
    pub(crate) level: Option<Level>,
    pub(crate) played: u32,
    pub(crate) won: u32,
    pub(crate) taken_back: u32,
    /// Victories in a row up to the last game.
    pub(crate) streak: u32,
    pub(crate) longest: u32,
    /// The fewest turns of a victory.
    pub(crate) best: Option<u32>,
    printed: u32,
    tokens: u32,
    /// Influence after each turn, game by game.
    curves: Vec<Vec<u8>>,
}

impl Tally {
    /// Influence on buildings and in tokens, in tenths of a point a game.
    pub(crate) fn sources(&self) -> (u32, u32) {
        let mean = |sum: u32| (sum * 10 + self.played / 2) / self.played.max(1);
        (mean(self.printed), mean(self.tokens))
    }

    /// The mean influence after each turn in tenths of a point, as far as at least half of the games went. A game that
    /// was over earlier stays where it ended.
    pub(crate) fn curve(&self) -> Vec<u32> {
        let games = self.curves.len() as u32;
        let mut means = Vec::new();
        loop {
            let turn = means.len();
            let going = self.curves.iter().filter(|curve| curve.len() > turn).count() as u32;
            if going == 0 || going * 2 < games {
                return means;
            }
            let at = |curve: &Vec<u8>| u32::from(curve.get(turn).or(curve.last()).copied().unwrap_or_default());
            let sum: u32 = self.curves.iter().map(at).sum();
            means.push((sum * 10 + games / 2) / games);
        }
    }

    fn add(&mut self, line: &Line) {
        self.played += 1;
        self.won += u32::from(line.won);
        self.taken_back += u32::from(line.taken_back);
        self.printed += u32::from(line.printed);
        self.tokens += u32::from(line.tokens);
        self.curves.push(line.curve.clone());
        if !line.taken_back {
            self.streak = if line.won { self.streak + 1 } else { 0 };
            self.longest = self.longest.max(self.streak);
            if line.won {
                self.best = Some(self.best.map_or(line.turns, |best| best.min(line.turns)));
            }
        }
    }
}

/// Writes the line of a finished game.
fn write_line(id: GameId, save: &Save) -> Option<String> {
    let me = save.seating.me();
    let standing = Standing::of(&save.replay().0);
    let Stage::Over(winners) = standing.stage else { return None };
    let (printed, tokens) = standing.points.get(me.index()).copied().unwrap_or_default();
    let rivals = Seat::all(save.seating.len()).filter(|seat| *seat != me);
    let best_rival = rivals.map(|seat| standing.influence(seat)).max().unwrap_or_default();
    let digit = |points: u8| char::from_digit(u32::from(points).min(35), 36).unwrap_or('z');
    Some(format!(
        "{id} {ended} {seats} {won} {turns} {printed}+{tokens} {best_rival} {mark} {curve}",
        ended = save.changed,
        seats = game_code::write_seating(&save.seating),
        won = if winners.contains(me) { "won" } else { "lost" },
        turns = standing.turns_of(me),
        mark = if save.taken_back { "t" } else { "-" },
        curve = curve(save).into_iter().map(digit).collect::<String>(),
    ))
}

/// The person's influence after each of his turns.
fn curve(save: &Save) -> Vec<u8> {
    let me = save.seating.me();
    let mut game = little_factory::LittleFactory::new(&save.record.setup, save.record.seed);
    let mut points = Vec::new();
    for action in &save.record.actions {
        let (turn, active) = (game.turn(), game.active());
        if game.apply(action, &mut ()).is_err() {
            break;
        }
        if active == me && (game.turn() != turn || game.outcome().is_some()) {
            points.push(game.player(me).influence());
        }
    }
    points
}

fn read_line(line: &str) -> Option<Line> {
    let mut words = line.split(' ');
    let _id: GameId = words.next()?.parse().ok()?;
    let ended = words.next()?.parse().ok()?;
    let seating: Seating = game_code::read_seating(words.next()?)?;
    let won = match words.next()? {
        "won" => true,
        "lost" => false,
        _ => return None,
    };
    let turns = words.next()?.parse().ok()?;
    let (printed, tokens) = words.next()?.split_once('+')?;
    let _best_rival: u8 = words.next()?.parse().ok()?;
    let taken_back = words.next()? == "t";
    let curve = words.next().unwrap_or_default().chars();
    let curve = curve.map(|digit| digit.to_digit(36).map(|points| points as u8)).collect::<Option<_>>()?;
    let (printed, tokens) = (printed.parse().ok()?, tokens.parse().ok()?);
    Some(Line { ended, levels: seating.levels(), won, turns, printed, tokens, taken_back, curve })
}

/// The whole ledger; `None` if there is none yet.
pub(crate) fn ledger() -> Option<String> {
    MEMORY.with_borrow(Clone::clone).or_else(|| storage::read(KEY).ok().flatten())
}

fn keep(text: &str) -> Result<(), StorageError> {
    let kept = storage::write(KEY, text);
    MEMORY.with_borrow_mut(|memory| *memory = kept.is_err().then(|| text.to_owned()));
    kept
}

/// Adds a finished game of the player's own, or replaces its line. A ledger of another version is left alone.
pub(super) fn count(id: GameId, save: &Save) -> Result<(), StorageError> {
    let (Origin::Own, Some(line)) = (save.origin, write_line(id, save)) else { return Ok(()) };
    let text = ledger().unwrap_or_else(|| HEADER.to_owned());
    if !text.starts_with(HEADER) {
        return Err(StorageError::Refused);
    }
    let name = id.to_string();
    let mut lines: Vec<&str> = text.lines().filter(|line| !line.starts_with(&name)).collect();
    lines.push(&line);
    keep(&lines.join("\n"))
}

/// Everything worked out, by number of rivals and level.
pub(crate) fn tallies() -> Vec<Tally> {
    ledger().map_or_else(Vec::new, |text| add_up(&text))
}

fn add_up(text: &str) -> Vec<Tally> {
    if text.lines().next() != Some(HEADER) {
        return Vec::new();
    }
    let mut lines: Vec<(usize, Line)> = text.lines().skip(1).filter_map(read_line).enumerate().collect();
    order::sort(&mut lines, |one, other| (one.1.ended, one.0) < (other.1.ended, other.0));
    let mut tallies: Vec<Tally> = Vec::new();
    for (_, line) in lines {
        let rivals = line.levels.len();
        let level = line.levels.first().copied().filter(|first| line.levels.iter().all(|level| level == first));
        let place = tallies.iter().position(|tally| (tally.rivals, tally.level) == (rivals, level));
        let place = place.unwrap_or_else(|| {
            tallies.push(Tally { rivals, level, ..Tally::default() });
            tallies.len() - 1
        });
        tallies[place].add(&line);
    }
    let rank = |tally: &Tally| (tally.rivals, tally.level.is_none(), tally.level);
    order::sort(&mut tallies, |one, other| rank(one) < rank(other));
    tallies
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
    use super::*;
    use crate::store::save::tests::played;
    use crate::store::storage::fake;
    use crate::table::First;

    fn ended(seed: u64, at: u64) -> Save {
        let mut save = played(2, seed);
        save.changed = at;
        save
    }

    fn all(tallies: &[Tally]) -> (u32, u32) {
        (tallies.iter().map(|tally| tally.played).sum(), tallies.iter().map(|tally| tally.won).sum())
    }

    #[test]
    fn every_finished_game_is_counted_once() {
        for seed in 0..12 {
            let save = ended(seed, seed);
            count(GameId(seed as u32), &save).expect("there is room");
            count(GameId(seed as u32), &save).expect("there is room");
        }
        let me_won = |seed| {
            let save = ended(seed, 0);
            matches!(save.heading().standing.stage, Stage::Over(winners) if winners.contains(save.seating.me()))
        };
        let won = (0..12).filter(|seed| me_won(*seed)).count() as u32;
        assert_eq!(all(&tallies()), (12, won));
        let tally = &tallies()[0];
        assert_eq!((tallies().len(), tally.rivals, tally.level), (1, 1, Some(Level::Apprentice)));
        let (printed, tokens) = tally.sources();
        assert!((40..200).contains(&(printed + tokens)), "{printed} {tokens}");
        assert!(tally.curve().is_sorted(), "influence is never lost: {:?}", tally.curve());
    }

    #[test]
    fn streaks_and_bests_are_those_of_the_order_in_time() {
        let line =
            |at: u32, won: &str, turns: u32, mark: &str| format!("{at:08x} {at} mb4 {won} {turns} 6+4 7 {mark} 0123");
        let text = [
            HEADER.to_owned(),
            line(5, "won", 20, "-"),
            line(1, "won", 25, "-"),
            line(2, "won", 24, "-"),
            line(3, "lost", 9, "-"),
            line(4, "won", 3, "t"),
            "a line of a later version".to_owned(),
        ]
        .join("\n");
        let tally = &add_up(&text)[0];
        assert_eq!((tally.played, tally.won, tally.taken_back), (5, 4, 1));
        assert_eq!((tally.streak, tally.longest, tally.best), (1, 2, Some(20)));
        assert_eq!(tally.sources(), (60, 40));
    }

    #[test]
    fn kinds_of_games_are_told_apart() {
        for (id, rivals) in
            [&Level::ALL[..1], &Level::ALL[3..], &[Level::Master; 2], &Level::ALL[..2]].into_iter().enumerate()
        {
            let mut save = played(rivals.len() as u8 + 1, 1);
            save.seating = Seating::new(rivals, First::Me, save.record.seed);
            count(GameId(id as u32), &save).expect("there is room");
        }
        let kinds: Vec<_> = tallies().iter().map(|tally| (tally.rivals, tally.level)).collect();
        let expected = [(1, Some(Level::Apprentice)), (1, Some(Level::Master)), (2, Some(Level::Master)), (2, None)];
        assert_eq!(kinds, expected);
    }

    #[test]
    fn only_finished_games_of_ones_own_count() {
        count(GameId(1), &Save { origin: Origin::Imported, ..ended(1, 1) }).expect("nothing to do");
        let mut half = ended(2, 2);
        half.record.actions.truncate(9);
        count(GameId(2), &half).expect("nothing to do");
        assert_eq!(ledger(), None);
    }

    #[test]
    fn a_reset_can_be_taken_back() {
        count(GameId(1), &ended(1, 1)).expect("there is room");
        let old = reset().expect("allowed").expect("there");
        assert_eq!(tallies(), []);
        count(GameId(2), &ended(2, 2)).expect("there is room");
        put_back(&old).expect("there is room");
        assert_eq!(all(&tallies()).0, 2);
    }

    #[test]
    fn a_ledger_of_another_version_is_left_alone() {
        let newer = "little-table statistics 2\nwho knows";
        storage::write(KEY, newer).expect("there is room");
        assert!(count(GameId(1), &ended(1, 1)).is_err());
        assert_eq!(storage::read(KEY), Ok(Some(newer.to_owned())));
        assert_eq!(tallies(), []);
    }

    #[test]
    fn where_nothing_can_be_kept_the_visit_is_still_counted() {
        fake::trouble(Some(StorageError::Forbidden));
        assert!(count(GameId(1), &ended(1, 1)).is_err());
        assert!(count(GameId(2), &ended(2, 2)).is_err());
        assert_eq!(all(&tallies()).0, 2);
        assert_eq!(reset().map(|text| text.is_some()), Ok(true));
        assert_eq!(tallies(), []);
    }
}
