//! Everything a seat can decide.

use crate::card::{Card, Side};
use crate::craft::{Cargo, Craft};
use crate::goods::{From, Good, Payment, Trade};
use crate::market::Space;
use crate::roof::Roof;

/// One decision. Each delivery, purchase, sale and upgrade is one by itself.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    /// Plays a card of the hand.
    Play(Card, Side),
    /// Pays one of the goods that are due, for an extension or a held die.
    Pay(Payment),
    /// Draws a card.
    Draw,
    /// Discards a card of the hand.
    Discard(Card),
    /// Takes a resource that is offered.
    Gain(Good),
    /// Takes the 2 silver of the sixth space.
    Silver,
    /// Goes a step on the siesta track, of the fifth space.
    Rest,
    /// Buys a resource.
    Buy(Good),
    /// Sells a resource.
    Sell(Good, From),
    /// Upgrades a resource: free where an upgrade is offered, else paid.
    Upgrade(Good, From),
    /// Takes a good from a field into a store as another one, with the helper for it.
    Fetch(Good, Good),
    /// Spends a commodity.
    Spend(Trade),
    /// Chooses one of the commodity actions that a helper gives.
    Trade(Trade),
    /// Uses a helper.
    Use(Card, With),
    /// Uses a roof tile; one of them turns back another.
    Flip(Roof, Option<Roof>),
    /// Buys a roof tile, with so much food, wine and meat, and silver for the rest; on the barn or in the next slot.
    Roof {
        /// Which tile.
        tile: Roof,
        /// Food, wine and meat, each for 3 silver.
        goods: [u8; 3],
        /// On the Barn Builder.
        barn: bool,
    },
    /// Takes a die of this face.
    Take(u8),
    /// Chooses the tile with so many donkeys.
    Donkeys(u8),
    /// Delivers.
    Deliver {
        /// What.
        cargo: Cargo,
        /// From where.
        from: From,
        /// Where to.
        to: Target,
    },
    /// Puts a marker on the market.
    Place(Space),
    /// Removes a rival's marker.
    Remove(Space),
    /// Takes back a good from a completed building.
    Recover(Good),
    /// Declines what is offered.
    Pass,
    /// Ends the own part of a step.
    Done,
    /// The neutral player's part.
    Neutral,
}

/// Where a delivery goes.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Target {
    /// An own barrow, by its slot.
    Barrow(u8),
    /// A row of a craft building.
    Craft(Craft, u8),
}

/// What a helper is used with.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum With {
    /// Nothing more to say.
    Nothing,
    /// A good that is paid.
    Good(Good, From),
    /// A card of the hand that is discarded.
    Card(Card),
    /// A space of the dice.
    Face(u8),
    /// A die of one face is turned to another.
    Turn(u8, u8),
    /// A marker goes from one space to another.
    Shift(Space, Space),
}
