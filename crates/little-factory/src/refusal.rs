//! Why something is not possible, with what is missing and where it is.

use tabletop::Seat;

use crate::card::{Building, Card, Resource};
use crate::effect::Kind;

/// Why an action was refused.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "serde", serde(tag = "why", rename_all = "snake_case"))]
pub enum Refusal {
    /// The game is over.
    Over,
    /// It is another player's turn.
    NotYourTurn {
        /// Whose.
        to_act: Seat,
    },
    /// The first turn is a trade with the starting tile.
    FirstTurnIsTrade,
    /// The starting tile left the game in the first turn.
    TileSpent,
    /// The one action of this turn is done.
    ActionDone,
    /// The one action of this turn is still to be done.
    ActionDue,
    /// Something can be produced or traded, so nobody passes (Ruling 9).
    NoNeedToPass,
    /// The card does not lie open, or not so often.
    NotAvailable {
        /// Which.
        card: Card,
        /// How many were asked for.
        wanted: u8,
        /// Where all of them are.
        places: Whereabouts,
    },
    /// There are fewer in hand than it takes.
    NotInHand {
        /// Of what.
        resource: Resource,
        /// How many there are.
        have: u8,
        /// How many it takes.
        need: u8,
    },
    /// The card has no such alternative to pay.
    NoSuchPlank,
    /// The cards given are not worth enough.
    NotEnoughCoins {
        /// What they are worth.
        have: u8,
        /// What it takes.
        need: u8,
    },
    /// The hand would hold more than seven cards.
    HandFull {
        /// How many it would hold.
        would_hold: u8,
    },
    /// The building stands in front of somebody else, or of nobody.
    NotYourBuilding {
        /// Which.
        building: Building,
        /// Whose.
        owner: Option<Seat>,
    },
    /// Each building is used once a turn.
    AlreadyActivated {
        /// Which.
        building: Building,
    },
    /// The building only has points.
    NoEffect {
        /// Which.
        building: Building,
    },
    /// The building has an effect, of another kind.
    WorksOtherwise {
        /// Which.
        building: Building,
    },
    /// There are too few of it on the table for this building.
    TooFewOpen {
        /// Of what.
        resource: Resource,
        /// How many lie open.
        open: u8,
        /// How many it takes.
        need: u8,
    },
    /// The deck of Level II is empty.
    DeckEmpty,
    /// Nothing is given.
    NothingGiven,
    /// Nothing is taken.
    NothingTaken,
    /// One side of a trade is a single card.
    BothSidesMany,
    /// Only one card may be given here.
    GiveOnlyOne,
    /// Only one card may be taken here.
    TakeOnlyOne,
    /// This card may not be given here.
    CannotGive {
        /// Which.
        card: Card,
        /// What may be given.
        only: Kind,
    },
    /// This card may not be taken here.
    CannotTake {
        /// Which.
        card: Card,
        /// What may be taken.
        only: Kind,
    },
}

/// Where the copies of a card are. All of this is open to a player who has paid attention (Ruling 16).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Whereabouts {
    /// Open on the table.
    pub open: u8,
    /// Face down in the deck.
    pub deck: u8,
    /// In the discard pile.
    pub discard: u8,
    /// With each player: in hand, or built.
    pub with: [u8; 4],
}

impl Whereabouts {
    /// Whether the card is nowhere: it is not in this game.
    #[must_use]
    pub fn not_in_this_game(&self) -> bool {
        *self == Self::default()
    }
}
