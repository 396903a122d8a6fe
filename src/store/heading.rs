//! What is known of a game without its rules: lists, statistics, files and hosts need no more.

use serde::{Deserialize, Serialize};
use tabletop::{Game, Seat, SeatSet, Seed};

use crate::table::Seating;

/// What is said of a game beside its record.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct Heading {
    /// The game's name in records. This and the next two stand on top of the record, and are not written twice.
    #[serde(skip)]
    pub(crate) game: String,
    /// The setup in the game's notation.
    #[serde(skip)]
    pub(crate) setup: String,
    #[serde(skip)]
    pub(crate) seed: Seed,
    pub(crate) seating: Seating,
    /// Seconds since 1970.
    pub(crate) begun: u64,
    /// When something was last done in it.
    pub(crate) changed: u64,
    pub(crate) origin: Origin,
    /// Whether the person has taken back more than the rules of the table allow.
    #[serde(default, skip_serializing_if = "is_no")]
    pub(crate) taken_back: bool,
    /// Whether the person was shown what to do.
    #[serde(default, skip_serializing_if = "is_no")]
    pub(crate) hinted: bool,
    /// Whether the person knew what would come: the deal was played here before, or the game was begun in its middle.
    #[serde(default, skip_serializing_if = "is_no")]
    pub(crate) known: bool,
    /// Who has sent it, in a game from a link; nothing is kept of that.
    #[serde(skip)]
    pub(crate) by: String,
    pub(crate) standing: Standing,
}

#[allow(clippy::trivially_copy_pass_by_ref, reason = "serde hands a reference")]
fn is_no(mark: &bool) -> bool {
    !mark
}

/// Where a game came from.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(crate) enum Origin {
    /// Played here.
    #[default]
    Own,
    /// From a file or a text.
    Imported,
    /// From a link; not kept.
    Shared,
}

/// How a game stands, without its record.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct Standing {
    /// Turns completed, of all players together.
    pub(crate) turn: u32,
    /// Where in the game that is, as the game counts it.
    #[serde(default)]
    pub(crate) phase: u32,
    pub(crate) stage: Stage,
    /// Everybody's points.
    pub(crate) scores: Vec<i32>,
}

/// Whose turn it is, or who won.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Stage {
    ToAct(Seat),
    Over(SeatSet),
}

/// What a heading says of a game beside what every game says.
pub(crate) trait Kept: Game {
    /// Where in the game this is, counted as the game likes: a round, a stage.
    fn phase(&self) -> u32 {
        0
    }

    /// Where the points of a seat come from, each source always in the same place.
    fn sources(&self, seat: Seat) -> Vec<i32> {
        vec![self.score(seat)]
    }

    /// What the person was dealt that the statistics tell apart; most games have nothing like that.
    fn dealt(&self, _seat: Seat) -> &'static str {
        ""
    }
}

impl Standing {
    /// How a game stands now.
    pub(crate) fn of<G: Kept>(game: &G) -> Self {
        let stage = match (game.to_act(), game.outcome()) {
            (Some(seat), _) => Stage::ToAct(seat),
            (None, outcome) => Stage::Over(outcome.map_or(SeatSet::EMPTY, |outcome| outcome.winners)),
        };
        let scores = Seat::all(game.seats()).map(|seat| game.score(seat)).collect();
        Self { turn: game.turn(), phase: game.phase(), stage, scores }
    }

    /// A seat's points.
    pub(crate) fn score(&self, seat: Seat) -> i32 {
        self.scores.get(seat.index()).copied().unwrap_or_default()
    }

    /// How many turns `seat` has begun, where turns go around the table.
    pub(crate) fn turns_of(&self, seat: Seat) -> u32 {
        let seats = (self.scores.len() as u32).max(1);
        let begun = self.turn.saturating_add(1);
        begun / seats + u32::from(begun % seats > u32::from(seat.0))
    }

    pub(crate) fn is_over(&self) -> bool {
        matches!(self.stage, Stage::Over(_))
    }
}

impl Heading {
    /// Whether it says something that can be: as many scores as seats, and nobody who is not there.
    pub(crate) fn is_sound(&self) -> bool {
        let seats = self.seating.len();
        let here = |seat: Seat| seat.0 < seats;
        self.standing.scores.len() == usize::from(seats)
            && match self.standing.stage {
                Stage::ToAct(seat) => here(seat),
                Stage::Over(winners) => winners.iter().all(here),
            }
    }
}
