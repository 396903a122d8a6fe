//! What a person at the table sees.

use tabletop::{Seat, SeatSet};

use crate::card::{Building, Card};
use crate::goods::Goods;
use crate::market::Row;

/// Something that happened, in the order it is seen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "serde", serde(tag = "event", rename_all = "snake_case"))]
pub enum Event {
    /// A building was put to use; its payment and yield follow.
    Activated {
        /// Who did it.
        seat: Seat,
        /// Which one.
        building: Building,
    },
    /// Cards were shown and kept.
    Revealed {
        /// By whom.
        seat: Seat,
        /// Which.
        goods: Goods,
    },
    /// Cards were discarded to pay, other than in a trade.
    Paid {
        /// By whom.
        seat: Seat,
        /// Which.
        goods: Goods,
    },
    /// Cards were given in a trade; what was bought follows.
    Traded {
        /// By whom.
        seat: Seat,
        /// Which; none if the starting tile was spent.
        goods: Goods,
        /// What they, or the tile, are worth.
        coins: u8,
        /// What of it bought nothing. Nothing is lost where coins do not count.
        lost: u8,
    },
    /// An open card came to a hand, or in front of a player.
    Gained {
        /// Whose.
        seat: Seat,
        /// Which.
        card: Card,
    },
    /// The top card of a deck came to a hand.
    Drawn {
        /// Whose.
        seat: Seat,
        /// From the deck of which row.
        row: Row,
        /// Which.
        card: Card,
    },
    /// Tokens were earned.
    TokensTaken {
        /// By whom.
        seat: Seat,
        /// With which building.
        building: Building,
        /// How many; fewer than earned if no more were left (Ruling 14).
        tokens: u8,
        /// How many are left.
        left: u8,
    },
    /// There was nothing to produce and nothing to trade (Ruling 9).
    Passed {
        /// Who passed.
        seat: Seat,
    },
    /// The one action of the turn is done; buildings may still be used.
    ActionDone {
        /// Whose.
        seat: Seat,
    },
    /// A discard pile became the deck.
    Reshuffled {
        /// Whose pile.
        row: Row,
        /// How many cards.
        cards: u8,
    },
    /// A card was turned up, in a free place or onto its like.
    Refilled {
        /// In which row.
        row: Row,
        /// In which place, from the left.
        slot: usize,
        /// Which card.
        card: Card,
    },
    /// The turn went to the next player.
    TurnPassed {
        /// Whose turn it is now.
        to: Seat,
    },
    /// The game is over.
    Over(End),
}

/// How the game ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(tag = "why", rename_all = "snake_case"))]
pub enum End {
    /// Somebody has ten influence or more (Rulings 13 and 15).
    Reached {
        /// Who.
        by: Seat,
    },
    /// The last token was taken; most influence wins, ties share.
    TokensGone {
        /// Who has the most.
        winners: SeatSet,
    },
}

impl End {
    /// Who won.
    #[must_use]
    pub fn winners(self) -> SeatSet {
        match self {
            Self::Reached { by } => SeatSet::EMPTY.with(by),
            Self::TokensGone { winners } => winners,
        }
    }
}
