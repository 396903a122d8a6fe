//! What a person at the table sees. Every change of anything visible is told, one by one, with who, what, from where, to
//! where, how much and why; and what did not happen, and why not. A screen needs nothing else to stay true.

use tabletop::{Seat, SeatSet};

use crate::action::Target;
use crate::card::{Card, Side};
use crate::cause::Cause;
use crate::craft::{Cargo, Craft};
use crate::goods::{Good, Spot, Trade};
use crate::market::Space;
use crate::refusal::Refusal;
use crate::roof::{Roof, RoofSet};
use crate::step::{Phase, Step};
use crate::task::Task;

/// Something that happened, in the order it is seen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "serde", serde(tag = "event", rename_all = "snake_case"))]
#[allow(missing_docs)] // the fields say who, what, where, how much and why
pub enum Event {
    // The way through a round
    /// A round began.
    RoundBegan { round: u8 },
    /// A phase began.
    PhaseBegan { phase: Phase },
    /// A step began; no seat has had its part yet. One in which nobody has a part is passed over without a word.
    StepBegan { step: Step },
    /// A seat's part of a step began: it is the `turn`-th, from 0.
    PartBegan { seat: Seat, turn: u8, step: Step },
    /// A seat's part ended; `passed` if nothing at all could be done in it.
    PartEnded { seat: Seat, step: Step, passed: bool },
    /// So many cards or deliveries are left in the part.
    Left { seat: Seat, left: u8 },
    /// The hand is over its limit: so many cards must go.
    OverLimit { seat: Seat, cards: u8 },

    // Effects that wait for a choice
    /// An effect waits to be carried out.
    EffectBegan { seat: Seat, effect: Task },
    /// So much of the newest effect is left.
    EffectChanged { seat: Seat, effect: Task },
    /// The newest effect is over.
    EffectEnded { seat: Seat, effect: Task, end: End },

    // Cards
    /// A card of the hand was played.
    Played { seat: Seat, card: Card, side: Side, why: Cause },
    /// A card left its slot for another; goods on a barrow, a bit each, are lost.
    ThrownOut {
        seat: Seat,
        card: Card,
        side: Side,
        #[cfg_attr(feature = "serde", serde(serialize_with = "crate::sending::places"))]
        filled: u8,
    },
    /// An extension is paid for and lies on the farm.
    Extended { seat: Seat, card: Card },
    /// A card was drawn; only who drew it sees which.
    Drew { seat: Seat, card: Option<Card>, why: Cause },
    /// There was no card to draw.
    NoCard { seat: Seat, why: Cause },
    /// A card of the hand was discarded.
    Discarded { seat: Seat, card: Card, why: Cause },
    /// The discards became the pile.
    Reshuffled { cards: u8 },

    // What comes and goes
    /// Silver came or went.
    Silver { seat: Seat, by: i16, now: u16, why: Cause },
    /// VP came or went.
    Points { seat: Seat, by: i16, now: u16, source: Source, why: Cause },
    /// Commodities came or went.
    Commodities { seat: Seat, by: i8, now: u8, why: Cause },
    /// A good came into its store.
    Gained { seat: Seat, good: Good, why: Cause },
    /// A good was paid.
    Paid { seat: Seat, good: Good, from: Spot, why: Cause },
    /// A good grew on a field.
    Grew { seat: Seat, good: Good, field: Card, why: Cause },
    /// Nothing grew on a field: it is full.
    NotGrown { seat: Seat, good: Good, field: Card },
    /// A piglet was born.
    Born { seat: Seat, why: Cause },
    /// A piglet was not born: there is no place for it.
    NotBorn { seat: Seat },
    /// So many pigs are newborn and cannot be sold now.
    Newborn { seat: Seat, count: u8 },
    /// A pig came, had no place and was sold at once.
    PigTurnedAway { seat: Seat, why: Cause },
    /// A pig lost its place and was sold.
    PigSold { seat: Seat },
    /// A resource was bought.
    Bought { seat: Seat, good: Good, price: u16 },
    /// A resource was sold.
    Sold { seat: Seat, good: Good, from: Spot, why: Cause },
    /// A resource was upgraded.
    Upgraded { seat: Seat, good: Good, from: Spot, into: Good, why: Cause },
    /// A good went from a field into a store, perhaps as another one.
    Fetched { seat: Seat, good: Good, field: Card, into: Good, why: Cause },
    /// A commodity action was chosen.
    Traded { seat: Seat, trade: Trade, why: Cause },
    /// A commodity action is closed for the rest of the game.
    TradeClosed { seat: Seat, trade: Trade },

    // Helpers
    /// A helper was used, or worked by itself.
    Helped { seat: Seat, card: Card },
    /// A helper is used up for this round.
    UsedUp { seat: Seat, card: Card },
    /// A helper can be used again, or left with its mark.
    MarkOff { seat: Seat, card: Card, why: Cause },

    // Roofs
    /// A roof tile was bought and put into a slot, from 0; 5 is the Barn Builder's.
    RoofBought { seat: Seat, tile: Roof, slot: u8 },
    /// A roof tile was used and is turned over.
    RoofUsed { seat: Seat, tile: Roof },
    /// A roof tile was turned back by another.
    RoofTurned { seat: Seat, tile: Roof, by: Roof },
    /// A roof tile that nobody bought left the game.
    RoofUnsold { tile: Roof },
    /// Roof tiles were laid out for a round.
    RoofsShown { round: u8, tiles: RoofSet },

    // Dice
    /// The dice were rolled: how many of each face.
    Rolled { dice: [u8; 6] },
    /// A die was taken, or the shared one used.
    Took { seat: Seat, face: u8, shared: bool },
    /// A die was turned.
    Turned { seat: Seat, from: u8, to: u8 },
    /// A die or a space was marked by a helper.
    Marked { seat: Seat, card: Card, face: u8 },
    /// Such a mark was taken off.
    Unmarked { seat: Seat, card: Card, face: u8, why: Cause },
    /// The last die is for all.
    Shared { face: u8 },
    /// The dice were put away.
    DiceAway,

    // Donkeys and the siesta track
    /// A seat has chosen its donkey tile; others do not see which.
    Ready { seat: Seat, donkeys: Option<u8> },
    /// All used donkey tiles came back.
    DonkeysBack,
    /// A donkey tile was revealed, and is used up.
    Revealed { seat: Seat, donkeys: u8 },
    /// The donkey tile of the round was put away.
    DonkeysAway { seat: Seat, donkeys: u8 },
    /// A disc moved on the siesta track, onto what lies there.
    Rested { seat: Seat, from: u8, to: u8, why: Cause },
    /// So many siesta steps were lost: the track ends.
    TrackEnded { seat: Seat, lost: u8, why: Cause },
    /// All discs went back to the start, the first of this order on top.
    DiscsBack {
        #[cfg_attr(feature = "serde", serde(serialize_with = "crate::sending::order"))]
        order: [Seat; 4],
        seats: u8,
    },
    /// The new turn order.
    Order {
        #[cfg_attr(feature = "serde", serde(serialize_with = "crate::sending::order"))]
        order: [Seat; 4],
        seats: u8,
    },

    // Deliveries
    /// A row of a building is a seat's for the rest of the game.
    RowTaken { seat: Seat, craft: Craft, row: u8 },
    /// Something was delivered and covers a picture, from 0. Where a commodity is delivered, it comes from the store.
    Delivered { seat: Seat, cargo: Cargo, from: Spot, to: Target, picture: u8, why: Cause },
    /// A paid delivery was begun.
    DeliveryPaid { seat: Seat, fee: u16 },
    /// A barrow was completed; its goods return.
    BarrowDone { seat: Seat, card: Card, slot: u8 },
    /// A completed barrow's card was discarded.
    BarrowGone { seat: Seat, card: Card, slot: u8 },
    /// A completed barrow stays, empty.
    BarrowKept { seat: Seat, card: Card, slot: u8 },
    /// A craft building was completed: its goods return, its tile is gained on the inactive side.
    CraftDone { seat: Seat, craft: Craft, row: u8, first: bool },
    /// A craft tile is active from now on.
    Woke { seat: Seat, craft: Craft },
    /// A blocked building was opened, for another that was completed.
    Opened { seat: Seat, craft: Craft, number: u8, why: Cause },
    /// One of the goods delivered was taken back.
    Recovered { seat: Seat, good: Good },

    // The market
    /// A marker came onto the market.
    Placed { seat: Seat, space: Space, why: Cause },
    /// A marker left the market for a new one on `at`: next to it, or in its place.
    Removed { by: Seat, seat: Seat, space: Space, at: Space },
    /// A new marker took the place of an own one.
    Replaced { seat: Seat, space: Space },
    /// A marker moved.
    Shifted { seat: Seat, from: Space, to: Space },

    // The neutral player
    /// The neutral player took a die away.
    NeutralDie { face: u8 },
    /// The neutral player drew a card.
    NeutralCard { card: Card },

    /// The game is over.
    Over { winners: SeatSet, by: Decided },
}

/// How an effect ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
pub enum End {
    /// It was carried out.
    Done,
    /// It was declined.
    Declined,
    /// It could not be carried out: why not.
    Lapsed(Refusal),
}

/// What decided the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
pub enum Decided {
    /// Most VP.
    Points,
    /// As many VP, more silver.
    Silver,
    /// As many VP and as much silver: the win is shared.
    Shared,
    /// Whoever plays alone has won; the VP say how well.
    Alone,
}

/// What VP came from.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
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
