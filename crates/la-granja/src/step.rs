//! How far a round is, and what is to be decided there.

use tabletop::SeatSet;

/// The steps of a round, in order.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Step {
    /// Farm, step 1: cards are played.
    Cards {
        /// How many may still be played.
        left: u8,
    },
    /// The hand is over its limit.
    Limit,
    /// A pig may be sold before another is born.
    Pen,
    /// Farm, step 3: what came with the harvest.
    Harvest,
    /// Farm, step 4: roof tiles are bought.
    Roofs,
    /// Before the dice are rolled.
    Signs,
    /// After the roll, for the Tenant.
    Rolled,
    /// The first die.
    First,
    /// The second die.
    Second,
    /// The last die, carried out by all.
    Shared,
    /// The neutral player begins the transport.
    NeutralBefore,
    /// Transport, step 1: donkey tiles are chosen in secret.
    Donkeys,
    /// Transport, step 2: discs move.
    Siesta,
    /// Transport, step 3.
    Deliveries {
        /// How many are left.
        left: u8,
    },
    /// Transport, step 4: paid deliveries.
    Extra,
    /// The neutral player ends the transport.
    NeutralAfter,
    /// Before the round is scored.
    Scoring,
    /// The game is over.
    Over(SeatSet),
}

/// The four phases.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[allow(missing_docs)]
pub enum Phase {
    Farm,
    Revenue,
    Transport,
    Scoring,
}

/// What the seat to act has to decide.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[allow(missing_docs)]
#[rustfmt::skip]
pub enum Due {
    Cards, Limit, Pen, Harvest, Roof, Sign, Hold, Die, Donkeys, Siesta, Delivery, ExtraDelivery, Scoring, Neutral, Choice,
    Trade, Payment, Fee, Offer, Marker, Removal, Recovery, SecondGood, Discard,
}

impl Step {
    /// Which phase it belongs to.
    #[must_use]
    #[inline]
    pub fn phase(self) -> Phase {
        match self {
            Self::Cards { .. } | Self::Limit | Self::Pen | Self::Harvest | Self::Roofs => Phase::Farm,
            Self::Signs | Self::Rolled | Self::First | Self::Second | Self::Shared => Phase::Revenue,
            Self::NeutralBefore
            | Self::Donkeys
            | Self::Siesta
            | Self::Deliveries { .. }
            | Self::Extra
            | Self::NeutralAfter => Phase::Transport,
            Self::Scoring | Self::Over(_) => Phase::Scoring,
        }
    }
}
