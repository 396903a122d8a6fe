//! A game's rules for those who hold its record as text and do not know which game it is: the store, files, links and
//! hosts. A table knows its game and has no need of this.

use std::marker::PhantomData;

use tabletop::code::{self, CodeError};
use tabletop::{Record, Seat};

use crate::store::heading::{Kept, Standing};
use crate::store::save::{SaveError, read_record};

/// The rules of one game.
pub(crate) trait Engine {
    /// The line on top of its records.
    fn title(&self) -> String;

    /// Plays a record.
    fn replay(&self, record: &str) -> Result<Replayed, SaveError>;

    /// A record with a note in one line; `None` if it holds more than fits.
    fn code(&self, record: &str, note: &str) -> Option<String>;

    /// Plays what [`Engine::code`] has written, and gives the note back.
    fn decode(&self, code: &str) -> Result<(Replayed, String), SaveError>;
}

/// What a record leads to.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Replayed {
    /// The record in our own hand, up to its first impossible action.
    pub(crate) record: String,
    /// How many actions were possible, if not all were.
    pub(crate) cut: Option<usize>,
    pub(crate) standing: Standing,
    /// For each chair: whether the rules decide there.
    pub(crate) automata: Vec<bool>,
}

impl Replayed {
    fn new<G: Kept>(record: &Record<G>, game: &G, cut: Option<usize>) -> Self {
        let automata = Seat::all(game.seats()).map(|seat| game.is_automaton(seat)).collect();
        Self { record: record.to_string(), cut, standing: Standing::of(game), automata }
    }
}

impl<G: Kept> Engine for PhantomData<G> {
    fn title(&self) -> String {
        format!("{} {}", G::ID, G::RULES)
    }

    fn replay(&self, record: &str) -> Result<Replayed, SaveError> {
        let mut record: Record<G> = read_record(record)?;
        Ok(match record.replay() {
            Ok(game) => Replayed::new(&record, &game, None),
            Err(error) => {
                record.actions.truncate(error.played);
                Replayed::new(&record, &error.game, Some(error.played))
            }
        })
    }

    fn code(&self, record: &str, note: &str) -> Option<String> {
        code::write(&read_record::<G>(record).ok()?, note).ok()
    }

    fn decode(&self, code: &str) -> Result<(Replayed, String), SaveError> {
        let (record, game, note) = code::read::<G>(code).map_err(|error| match error {
            CodeError::NotACode => SaveError::NotOurs,
            CodeError::OtherVersion => SaveError::OtherVersion,
            CodeError::OtherGame => SaveError::OtherGame,
            CodeError::Damaged | CodeError::TooLong | CodeError::Illegal(_) => SaveError::Damaged,
        })?;
        Ok((Replayed::new(&record, &game, None), note))
    }
}
