//! What can be wrong with a position.

use std::fmt;

use tabletop::Seat;

use crate::map::Space;
use crate::quest::Quest;
use crate::tile::Tile;

/// Why a position is none of a game in progress.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Flaw {
    /// There must be as many players as seats, and the active seat is one of them.
    Players,
    /// No game is so late that its turns can hardly be counted on.
    Turn,
    /// A finished game cannot be set up.
    Over,
    /// More apples, gems or quest tokens than the box has.
    Tokens,
    /// A quest token may lie anywhere but in the castle.
    QuestInCastle,
    /// There are too many or too few spells.
    Spells,
    /// A quest is missing, or there twice.
    Quest(Quest),
    /// A tile is missing, there twice, or on the wrong section.
    Tile(Tile),
    /// A personality is there twice, or missing where it is shown.
    Personality(Seat),
    /// A track ends before that.
    Track(Seat),
    /// Nobody places more than four trophies.
    Trophies(Seat),
    /// The Automountie has no such things, or not so many.
    Automountie,
    /// Two seats share a space without a fight, or somebody is in the castle.
    Crowded(Space),
    /// The castle holds a delivery only while it is made.
    Castle,
    /// The step does not fit what lies there.
    Step,
    /// Somebody has four trophies, so the finale has begun; or nobody has, so it has not.
    Finale,
}

impl fmt::Display for Flaw {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Players => write!(f, "as many players as seats, one of them active"),
            Self::Turn => write!(f, "no game has so many turns"),
            Self::Over => write!(f, "the game is over"),
            Self::Tokens => write!(f, "the box has fewer tokens"),
            Self::QuestInCastle => write!(f, "there is no quest in the castle"),
            Self::Spells => write!(f, "there are 30 spells"),
            Self::Quest(quest) => write!(f, "{} is missing or there twice", quest.id()),
            Self::Tile(tile) => write!(f, "{} is missing, there twice or misplaced", tile.id()),
            Self::Personality(seat) => write!(f, "the personality of seat {seat} is another's, or not known"),
            Self::Track(seat) => write!(f, "the tracks of seat {seat} end before that"),
            Self::Trophies(seat) => write!(f, "seat {seat} has placed more trophies than four"),
            Self::Automountie => write!(f, "the Automountie has something she cannot have"),
            Self::Crowded(space) => write!(f, "nobody can be together in {}", space.id()),
            Self::Castle => write!(f, "the castle holds a delivery only while it is made"),
            Self::Step => write!(f, "the turn cannot be so far with what lies there"),
            Self::Finale => write!(f, "the finale goes with somebody's fourth trophy"),
        }
    }
}

impl std::error::Error for Flaw {}

/// Nothing if the condition is kept, else the flaw.
pub(super) fn hold(kept: bool, flaw: Flaw) -> Result<(), Flaw> {
    if kept { Ok(()) } else { Err(flaw) }
}
