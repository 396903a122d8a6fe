//! What a person at the table sees.

use tabletop::{Seat, SeatSet};

use crate::action::Target;
use crate::card::{Card, Side};
use crate::craft::{Cargo, Craft};
use crate::goods::{From, Good, Payment, Trade};
use crate::market::Space;
use crate::roof::Roof;

/// Something that happened, in the order it is seen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)] // the fields say who, what, where and how much
pub enum Event {
    /// A round began, with its turn order.
    RoundBegan { round: u8 },
    /// A card was played.
    Played { seat: Seat, card: Card, side: Side },
    /// A card was thrown out to make room.
    ThrownOut { seat: Seat, card: Card },
    /// Something was paid for an extension or a held die.
    Paid { seat: Seat, payment: Payment },
    /// A card was drawn; only who drew it sees which.
    Drew { seat: Seat, card: Option<Card> },
    /// A card was discarded.
    Discarded { seat: Seat, card: Card },
    /// The discards became the pile.
    Reshuffled { cards: u8 },
    /// Silver came or went.
    Silver { seat: Seat, by: i16, now: u16 },
    /// VP came or went.
    Points { seat: Seat, by: i16, source: Source },
    /// Commodities came or went.
    Commodities { seat: Seat, by: i8, now: u8 },
    /// A good came into a store.
    Gained { seat: Seat, good: Good },
    /// A good grew on a field.
    Grew { seat: Seat, good: Good },
    /// A piglet was born.
    Born { seat: Seat },
    /// A pig had no place and was sold.
    PigSold { seat: Seat },
    /// A resource was bought.
    Bought { seat: Seat, good: Good },
    /// A resource was sold.
    Sold { seat: Seat, good: Good, from: From },
    /// A resource was upgraded.
    Upgraded { seat: Seat, good: Good, from: From, into: Good },
    /// A good went from a field into a store.
    Fetched { seat: Seat, good: Good, into: Good },
    /// A commodity action was chosen.
    Traded { seat: Seat, trade: Trade },
    /// A helper was used, or worked by itself.
    Helped { seat: Seat, card: Card },
    /// A roof tile was bought.
    RoofBought { seat: Seat, tile: Roof },
    /// A roof tile was used.
    RoofUsed { seat: Seat, tile: Roof },
    /// A roof tile was turned back.
    RoofTurned { seat: Seat, tile: Roof },
    /// Roof tiles were laid out for a round.
    RoofsShown { round: u8 },
    /// The dice were rolled: how many of each face.
    Rolled { dice: [u8; 6] },
    /// A die was taken.
    Took { seat: Seat, face: u8 },
    /// A die was turned.
    Turned { seat: Seat, from: u8, to: u8 },
    /// A die or a space was marked by a helper.
    Marked { seat: Seat, card: Card, face: u8 },
    /// The last die is carried out by all.
    Shared { face: u8 },
    /// The neutral player took a die away.
    NeutralDie { face: u8 },
    /// The neutral player drew a card.
    NeutralCard { card: Card },
    /// A seat has chosen its donkey tile.
    Ready { seat: Seat },
    /// All donkey tiles came back.
    DonkeysBack,
    /// A donkey tile was revealed.
    Revealed { seat: Seat, donkeys: u8 },
    /// A disc moved on the siesta track.
    Rested { seat: Seat, to: u8 },
    /// The new turn order.
    Order { order: [Seat; 4], seats: u8 },
    /// Something was delivered.
    Delivered { seat: Seat, cargo: Cargo, from: From, to: Target },
    /// A barrow was completed.
    BarrowDone { seat: Seat, card: Card },
    /// A craft building was completed.
    CraftDone { seat: Seat, craft: Craft },
    /// A building was opened.
    Opened { seat: Seat, craft: Craft },
    /// A good was taken back.
    Recovered { seat: Seat, good: Good },
    /// A marker came onto the market.
    Placed { seat: Seat, space: Space },
    /// A marker left the market.
    Removed { by: Seat, seat: Seat, space: Space },
    /// A marker moved.
    Shifted { seat: Seat, from: Space, to: Space },
    /// The game is over.
    Over { winners: SeatSet },
}

/// What VP came from.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Source {
    /// The first one.
    Start,
    /// Barrows and the Butcher's bonus.
    Barrows,
    /// Craft buildings: the round, the first there, those opened, and their tiles.
    Crafts,
    /// Markers at the end of a round.
    Market,
    /// Markers removed.
    Removals,
    /// The siesta track.
    Siesta,
    /// Slots of the roof, and a tile.
    Roofs,
    /// Helpers.
    Helpers,
    /// Silver at the end.
    Silver,
    /// VP that paid for something; below zero.
    Spent,
}

impl Source {
    /// How many there are.
    pub const COUNT: usize = 10;
    /// All of them.
    #[rustfmt::skip]
    pub const ALL: [Self; Self::COUNT] = [
        Self::Start, Self::Barrows, Self::Crafts, Self::Market, Self::Removals, Self::Siesta, Self::Roofs, Self::Helpers,
        Self::Silver, Self::Spent,
    ];

    /// Its name.
    #[must_use]
    pub fn id(self) -> &'static str {
        ["start", "barrows", "crafts", "market", "removals", "siesta", "roofs", "helpers", "silver", "spent"]
            [self as usize]
    }
}
