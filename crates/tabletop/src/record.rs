//! A game as text: the save, the replay, the link and the bug report.
//!
//! ```text
//! little-factory 1
//! setup 2 seats
//! seed 42
//! trade tile > wood wood wood
//! end
//! ```
//!
//! The first line has the game and its rules version, then come setup and seed, then one action a line. Blank lines
//! and lines that begin with `#` are skipped.

use std::fmt;
use std::str::FromStr;

use crate::{BadLine, Game, Seed, Tell};

/// Setup, seed and every action of a game. The game itself is what replaying gives.
#[derive(Clone, PartialEq, Debug)]
pub struct Record<G: Game> {
    /// What was set up.
    pub setup: G::Setup,
    /// Where its chance grows from.
    pub seed: Seed,
    /// What was done, in order.
    pub actions: Vec<G::Action>,
}

/// A record that stops being a game at some action.
#[derive(Clone, PartialEq, Debug)]
pub struct ReplayError<G: Game> {
    /// How many actions were possible.
    pub played: usize,
    /// Why the next one was not.
    pub refusal: G::Refusal,
    /// The game up to there.
    pub game: G,
}

impl<G: Game> Record<G> {
    /// A game in which nothing has been done yet.
    pub fn new(setup: G::Setup, seed: Seed) -> Self {
        Self { setup, seed, actions: Vec::new() }
    }

    /// The game after all actions.
    ///
    /// # Errors
    /// At the first action that is not legal, with the game up to there.
    pub fn replay(&self) -> Result<G, Box<ReplayError<G>>> {
        self.replay_telling(self.actions.len(), &mut ())
    }

    /// The game after the first `count` actions (or all, if there are fewer), telling what happens.
    ///
    /// # Errors
    /// At the first action that is not legal, with the game up to there.
    pub fn replay_telling(&self, count: usize, tell: &mut impl Tell<G::Event>) -> Result<G, Box<ReplayError<G>>> {
        let mut game = G::new(&self.setup, self.seed);
        for (played, action) in self.actions.iter().take(count).enumerate() {
            if let Err(refusal) = game.apply(action, tell) {
                return Err(Box::new(ReplayError { played, refusal, game }));
            }
        }
        Ok(game)
    }
}

impl<G: Game> fmt::Display for Record<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{} {}", G::ID, G::RULES)?;
        writeln!(f, "setup {}", self.setup)?;
        writeln!(f, "seed {}", self.seed)?;
        self.actions.iter().try_for_each(|action| writeln!(f, "{action}"))
    }
}

/// What is wrong with a record's text, and in which line.
pub type RecordError = BadLine<RecordFault>;

/// The ways in which a record's text can be wrong.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum RecordFault {
    /// The text ends before the heading is complete.
    CutOff,
    /// The first line does not name this game.
    OtherGame(String),
    /// The game is right, its rules version is another one.
    OtherRules(String),
    /// The setup cannot be read.
    Setup(String),
    /// The seed cannot be read.
    Seed(String),
    /// An action cannot be read.
    Action(String),
}

impl fmt::Display for RecordFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::CutOff => write!(f, "the record is cut off"),
            Self::OtherGame(found) => write!(f, "another game: {found}"),
            Self::OtherRules(found) => write!(f, "another version of the rules: {found}"),
            Self::Setup(why) => write!(f, "setup: {why}"),
            Self::Seed(why) => write!(f, "seed: {why}"),
            Self::Action(why) => write!(f, "action: {why}"),
        }
    }
}

impl<G: Game> FromStr for Record<G> {
    type Err = RecordError;

    fn from_str(text: &str) -> Result<Self, RecordError> {
        let mut lines =
            (1..).zip(text.lines().map(str::trim)).filter(|(_, line)| !line.is_empty() && !line.starts_with('#'));
        let end = text.lines().count() + 1;
        let mut heading = || lines.next().ok_or(RecordError { line: end, fault: RecordFault::CutOff });

        let (line, title) = heading()?;
        let (id, rules) = title.split_once(' ').unwrap_or((title, ""));
        if id != G::ID {
            return Err(RecordError { line, fault: RecordFault::OtherGame(id.to_owned()) });
        }
        if rules != G::RULES.to_string() {
            return Err(RecordError { line, fault: RecordFault::OtherRules(rules.to_owned()) });
        }

        let (line, setup) = heading()?;
        let setup =
            read(setup.strip_prefix("setup ")).map_err(|why| RecordError { line, fault: RecordFault::Setup(why) })?;
        let (line, seed) = heading()?;
        let seed =
            read(seed.strip_prefix("seed ")).map_err(|why| RecordError { line, fault: RecordFault::Seed(why) })?;
        let actions = lines
            .map(|(line, text)| read(Some(text)).map_err(|why| RecordError { line, fault: RecordFault::Action(why) }))
            .collect::<Result<_, _>>()?;
        Ok(Self { setup, seed, actions })
    }
}

fn read<T: FromStr<Err: fmt::Display>>(text: Option<&str>) -> Result<T, String> {
    text.ok_or_else(|| "not here".to_owned())?.trim().parse().map_err(|why: T::Err| why.to_string())
}
