//! What buildings do, as values that one function carries out.

use crate::card::{Level, Resource};
use crate::plank::Plank;

/// What a building does once a turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Effect {
    /// Points only.
    Nothing,
    /// Pay one plank, then gain.
    Make(Make),
    /// An extra trade on terms of its own.
    Trade(Terms),
    /// Discard cards worth at least so many coins, then take the top card of the Level II deck.
    Draw {
        /// How many coins.
        coins: u8,
    },
}

/// Pay one of the planks, gain a resource, tokens or both.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Make {
    /// The alternatives to pay.
    pub planks: &'static [Plank],
    /// What is gained.
    pub gain: Option<Resource>,
    /// How many of it must lie open for that.
    pub open: u8,
    /// How many tokens are gained.
    pub tokens: u8,
}

/// What may be given and taken in a trade. One side is always a single card.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Terms {
    /// What may be given.
    pub give: Kind,
    /// Whether only one card may be given.
    pub give_one: bool,
    /// What may be taken.
    pub take: Kind,
    /// Whether only one card may be taken.
    pub take_one: bool,
    /// Whether what is taken may cost no more than what is given.
    pub by_coins: bool,
}

/// Which cards may stand on one side of a trade.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
pub enum Kind {
    /// Resources and buildings.
    Any,
    /// Resources.
    Resources,
    /// Resources of one level.
    Of(Level),
    /// Buildings.
    Buildings,
}

impl Kind {
    /// Whether these are cards of this kind.
    #[must_use]
    pub fn allows(self, resource: Resource) -> bool {
        match self {
            Self::Any | Self::Resources => true,
            Self::Of(level) => resource.level() == level,
            Self::Buildings => false,
        }
    }

    /// Whether buildings are cards of this kind.
    #[must_use]
    pub fn allows_buildings(self) -> bool {
        matches!(self, Self::Any | Self::Buildings)
    }
}

impl Terms {
    /// The Trade every player may choose as the action of the turn.
    pub const ACTION: Self =
        Self { give: Kind::Resources, give_one: false, take: Kind::Any, take_one: false, by_coins: true };
}

/// Makes one resource.
pub(crate) const fn makes(planks: &'static [Plank], gain: Resource) -> Effect {
    Effect::Make(Make { planks, gain: Some(gain), open: 1, tokens: 0 })
}

/// Makes one resource if so many of it lie open.
pub(crate) const fn makes_if_open(planks: &'static [Plank], gain: Resource, open: u8) -> Effect {
    Effect::Make(Make { planks, gain: Some(gain), open, tokens: 0 })
}

/// Makes one resource and earns tokens.
pub(crate) const fn makes_and_earns(planks: &'static [Plank], gain: Resource, tokens: u8) -> Effect {
    Effect::Make(Make { planks, gain: Some(gain), open: 1, tokens })
}

/// Earns tokens.
pub(crate) const fn earns(planks: &'static [Plank], tokens: u8) -> Effect {
    Effect::Make(Make { planks, gain: None, open: 0, tokens })
}

/// Trades one given card of a kind for cards of another kind.
pub(crate) const fn sells(give: Kind, take: Kind) -> Effect {
    Effect::Trade(Terms { give, give_one: true, take, take_one: false, by_coins: true })
}

/// Trades cards for one card of a kind.
pub(crate) const fn buys(take: Kind) -> Effect {
    Effect::Trade(Terms { give: Kind::Resources, give_one: false, take, take_one: true, by_coins: true })
}

/// Trades one card for another, whatever their coins.
pub(crate) const fn swaps(kind: Kind) -> Effect {
    Effect::Trade(Terms { give: kind, give_one: true, take: kind, take_one: true, by_coins: false })
}
