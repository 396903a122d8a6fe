//! Why something is not possible, with what is missing.

use tabletop::Seat;

use crate::card::Card;
use crate::craft::{Cargo, Craft};
use crate::goods::{From, Good, Trade};
use crate::market::Space;
use crate::roof::Roof;
use crate::step::Due;

/// Why an action was refused.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)] // the fields say who, what, where and how much
pub enum Refusal {
    /// The game is over.
    Over,
    /// Another seat decides now.
    NotYourTurn { to_act: Seat },
    /// Something else is to be decided now.
    NotNow { due: Due },
    /// There is not enough silver.
    NotEnoughSilver { have: u16, need: u16 },
    /// There is no VP to pay with.
    NoPoint,
    /// There is none of it.
    NoGood { good: Good, from: From },
    /// There is no commodity.
    NoCommodity,
    /// The card is not in hand.
    NotInHand { card: Card },
    /// All cards that this step allows are played.
    AllPlayed,
    /// So many cards are still to be played in the first round.
    MustPlay { left: u8 },
    /// The n-th extension needs n different goods (or as many, with the Mason).
    ExtensionCost { need: u8, have: u8 },
    /// This kind of good has paid already.
    SameGood,
    /// Slots are filled from the first; a card goes out only when all are full.
    WrongSlot { slot: u8 },
    /// The Barn Builder with its tile stays (Ruling 15).
    BarnStays,
    /// This cannot be bought.
    NotForSale { good: Good },
    /// This cannot be sold, or not from there.
    CannotSell { good: Good },
    /// Newborns are not sold in their step (Ruling 3).
    Newborn,
    /// There is no place for another pig.
    NoPlace,
    /// This is no resource, or it is upgraded already.
    NoUpgrade { good: Good },
    /// No helper fetches this good from fields.
    NoFetch { good: Good },
    /// The Blacksmith has closed this action (Ruling 16).
    Closed { trade: Trade },
    /// Each way once (Ruling 18).
    Taken,
    /// This is not what is offered.
    NotOffered,
    /// Pile and discards are empty (Ruling 13).
    NoCardLeft,
    /// This helper is not on the farm.
    NoSuchHelper { card: Card },
    /// This helper has been used this round.
    UsedUp { card: Card },
    /// Not in this phase or step.
    WrongPhase,
    /// A helper of this kind works by itself.
    WorksByItself { card: Card },
    /// This is not what the helper takes.
    WrongUse { card: Card },
    /// What the helper asks for does not hold.
    NotFulfilled { card: Card },
    /// This tile is not on the own roof.
    NoSuchRoof { tile: Roof },
    /// This tile has been used.
    RoofUsed { tile: Roof },
    /// There is no such used tile to turn back.
    NothingToTurn,
    /// This tile is not for sale.
    RoofNotThere { tile: Roof },
    /// All slots of the roof are filled.
    RoofFull,
    /// Only the Thatcher pays with goods, and no more than the price takes.
    WrongPayment,
    /// No die of this face is there.
    NoDie { face: u8 },
    /// The last die there is the Village Elder's.
    Kept { face: u8 },
    /// Nothing is there to pay for the held die.
    CannotPay,
    /// This donkey tile is used up, or not one.
    NoSuchTile,
    /// The disc is at the end of the track.
    TrackEnds,
    /// All deliveries are made.
    NoDelivery,
    /// The building is blocked.
    Blocked { craft: Craft },
    /// The building's tile is on the farm already.
    HasCraft { craft: Craft },
    /// The row is a rival's.
    RowTaken { craft: Craft, row: u8 },
    /// The own row is another, and stays so (Ruling 9).
    OtherRow { craft: Craft, row: u8 },
    /// There is no picture of it that is free.
    NotWanted { cargo: Cargo },
    /// There is no barrow in this slot.
    NoBarrow { slot: u8 },
    /// The basket's second good goes to the same place.
    OtherPlace,
    /// The space has another value, or is closed.
    WrongSpace { space: Space },
    /// There are empty spaces, or rivals' markers to replace.
    Occupied { space: Space },
    /// There is no rival's marker of lower value next to the new one.
    NotRemovable { space: Space },
}
