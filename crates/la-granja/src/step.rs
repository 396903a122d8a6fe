//! How far a round is, and what is to be decided there.

use tabletop::SeatSet;

/// The steps of a round, in order. Income and harvest take turns, seat by seat.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
pub enum Step {
    /// Farm, step 1: cards are played.
    Cards {
        /// How many may still be played.
        left: u8,
    },
    /// The hand is over its limit.
    Limit,
    /// Farm, step 2: income came, nothing has grown yet.
    Income,
    /// Farm, step 3: fields have grown and pigs have bred.
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
    /// The last die, which each seat uses in its own part.
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
    Extra {
        /// How many are left.
        left: u8,
    },
    /// The neutral player ends the transport.
    NeutralAfter,
    /// Before the round is scored.
    Scoring,
    /// The game is over.
    Over(SeatSet),
}

/// The four phases.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
#[allow(missing_docs)]
pub enum Phase {
    Farm,
    Revenue,
    Transport,
    Scoring,
}

/// What the seat to act has to decide.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
pub enum Decision {
    /// Which card to play, and where.
    Cards,
    /// Which card of a hand that is too large goes.
    Limit,
    /// Anything to do before fields grow and pigs breed.
    Income,
    /// Anything to do after that.
    Harvest,
    /// Which roof tile to buy, if any.
    Roof,
    /// What to mark before the dice are rolled.
    Sign,
    /// Which die to hold.
    Hold,
    /// Which die to take.
    Die,
    /// The last die is to be used.
    SharedDie,
    /// Which donkey tile to choose.
    Donkeys,
    /// Anything to do before the new order.
    Siesta,
    /// What to deliver.
    Delivery,
    /// What to deliver for silver.
    ExtraDelivery,
    /// Anything to do before the round is scored.
    Scoring,
    /// What the part is about is done: anything more, or `done`.
    Rest,
    /// The neutral player's part is to be carried out.
    Neutral,
    /// What to make of an effect.
    Choice,
    /// Which commodity action a helper carries out.
    Trade,
    /// What pays for an extension.
    Payment,
    /// What pays for a held die.
    Fee,
    /// Whether to use a helper that is offered.
    Offer,
    /// Where a marker goes.
    Marker,
    /// Which markers are removed.
    Removal,
    /// Which good comes back.
    Recovery,
    /// A second good of a basket.
    SecondGood,
    /// Which card of the hand goes.
    Discard,
}

impl Step {
    /// Which phase it belongs to.
    #[must_use]
    #[inline]
    pub fn phase(self) -> Phase {
        match self {
            Self::Cards { .. } | Self::Limit | Self::Income | Self::Harvest | Self::Roofs => Phase::Farm,
            Self::Signs | Self::Rolled | Self::First | Self::Second | Self::Shared => Phase::Revenue,
            Self::NeutralBefore
            | Self::Donkeys
            | Self::Siesta
            | Self::Deliveries { .. }
            | Self::Extra { .. }
            | Self::NeutralAfter => Phase::Transport,
            Self::Scoring | Self::Over(_) => Phase::Scoring,
        }
    }

    /// How many cards or deliveries are left, where the step counts them.
    #[must_use]
    pub fn left(self) -> Option<u8> {
        match self {
            Self::Cards { left } | Self::Deliveries { left } | Self::Extra { left } => Some(left),
            _ => None,
        }
    }

    /// The same step with so many left, where it counts them.
    #[must_use]
    pub fn with_left(self, left: u8) -> Self {
        match self {
            Self::Cards { .. } => Self::Cards { left },
            Self::Deliveries { .. } => Self::Deliveries { left },
            Self::Extra { .. } => Self::Extra { left },
            other => other,
        }
    }
}
