//! What can be wrong with a position.

use std::fmt;

use tabletop::Seat;

use crate::card::Card;
use crate::craft::Craft;
use crate::market::Space;
use crate::roof::Roof;

/// Why a position is none of a game in progress.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Flaw {
    /// There must be as many players as seats, each once in the order and on the track.
    Players,
    /// A game has six rounds.
    Round,
    /// A finished game cannot be set up.
    Over,
    /// A card is missing, or there twice.
    Card(Card),
    /// There are too many or too few cards.
    Cards,
    /// A roof tile is there twice, or where it cannot be.
    Roof(Roof),
    /// Too many or too few roof tiles for this round.
    Roofs,
    /// The track has five spaces, and the furthest disc comes first.
    Track,
    /// A marker stands on a closed space.
    Market(Space),
    /// A building is blocked by a tile that is not there, or its rows do not fit the farms.
    Building(Craft),
    /// The farm of a seat has something it cannot have.
    Farm(Seat, Excess),
    /// The dice do not fit the step.
    Dice,
    /// What is under way does not fit.
    Task,
    /// The step does not fit.
    Step,
    /// The neutral player has nothing but markers.
    Neutral,
}

/// What a farm cannot have.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Excess {
    /// VP that come from nowhere.
    Points,
    /// More of something than anybody counts.
    Count,
    /// More pigs than places.
    Pigs,
    /// A good on no field, or a second one where none is.
    Field,
    /// A barrow that is full and not completed.
    Barrow,
    /// A helper behind an empty slot.
    Helper,
    /// A mark on what is not used once a round.
    Mark,
    /// A roof tile on a Barn Builder that is not there.
    Barn,
    /// More roof tiles than slots.
    Slots,
    /// A donkey tile that cannot be chosen now.
    Donkeys,
    /// An active craft tile that was not gained.
    Tile,
}

impl fmt::Display for Excess {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Points => "VP that come from nowhere",
            Self::Count => "more of something than anybody counts",
            Self::Pigs => "more pigs than places",
            Self::Field => "a good on no field",
            Self::Barrow => "a full barrow that is not completed",
            Self::Helper => "a helper behind an empty slot",
            Self::Mark => "a mark on no helper that works once a round",
            Self::Barn => "a roof tile on a Barn Builder that is not there",
            Self::Slots => "more roof tiles than slots",
            Self::Donkeys => "a donkey tile that cannot be chosen now",
            Self::Tile => "an active tile that was not gained",
        })
    }
}

impl fmt::Display for Flaw {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Players => write!(f, "as many players as seats, each once in order"),
            Self::Round => write!(f, "a game has six rounds"),
            Self::Over => write!(f, "the game is over"),
            Self::Card(card) => write!(f, "{} is missing or there twice", card.id()),
            Self::Cards => write!(f, "there are 66 cards"),
            Self::Roof(roof) => write!(f, "{} is there twice or cannot be there", roof.id()),
            Self::Roofs => write!(f, "the roof tiles for sale do not fit the round"),
            Self::Track => write!(f, "the furthest disc comes first, on one of five spaces"),
            Self::Market(space) => write!(f, "{} is closed", space.id()),
            Self::Building(craft) => write!(f, "{} does not fit", craft.id()),
            Self::Farm(seat, what) => write!(f, "seat {seat} has {what}"),
            Self::Dice => write!(f, "the dice do not fit"),
            Self::Task => write!(f, "what is under way does not fit"),
            Self::Step => write!(f, "the round cannot be so far with what lies there"),
            Self::Neutral => write!(f, "the neutral player has nothing but markers"),
        }
    }
}

impl std::error::Error for Flaw {}
