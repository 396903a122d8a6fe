//! Why something is not possible, with what is missing and where it could be.

use tabletop::Seat;

use crate::action::{Target, With};
use crate::card::Card;
use crate::craft::{Cargo, Craft};
use crate::goods::{From, Good, Payment, Trade};
use crate::helper::{Cost, Gain, Ways, When};
use crate::market::Space;
use crate::roof::Roof;
use crate::step::{Decision, Phase, Step};

/// Why an action was refused. Two reasons are two refusals.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "serde", serde(tag = "why", rename_all = "snake_case"))]
#[allow(missing_docs)] // the fields say who, what, where and how much
pub enum Refusal {
    // Whose moment it is
    /// The game is over.
    Over,
    /// Another seat decides now.
    NotYourTurn { to_act: Seat },
    /// Something else is to be decided now.
    NotNow { decision: Decision },
    /// It works at another time of the round.
    WrongPhase { now: Phase, when: When },
    /// It belongs to another step.
    WrongStep { now: Step, when: When },
    /// So many effects are under way that the newest must be finished first.
    TooManyEffects { most: u8 },
    /// Nothing is under way that could be declined.
    NothingToDecline,
    /// This cannot be declined.
    MustDecide { decision: Decision },

    // What is missing
    /// There is not enough silver.
    NotEnoughSilver { have: u16, need: u16 },
    /// There is no VP to pay with.
    NoPoint,
    /// There is none of it there; `other` lie in the other place, store or fields.
    NoGood { good: Good, from: From, other: u8 },
    /// This never lies on a field.
    NotOnFields { cargo: Cargo },
    /// There is no commodity.
    NoCommodity,
    /// The card is not in hand.
    NotInHand { card: Card },
    /// There is no card in hand.
    NoHand,
    /// Pile and discards are empty (Ruling 13).
    NoCardLeft,

    // Cards
    /// All cards that this step allows are played.
    AllPlayed,
    /// So many cards are still to be played in the first round.
    MustPlay { left: u8 },
    /// The n-th extension needs n different goods (or as many, with the Mason).
    ExtensionCost { need: u8, have: u8 },
    /// This kind of good has paid already.
    SameGood { payment: Payment },
    /// A held die is paid with silver or a harvest good.
    NoFee { payment: Payment },
    /// A farm has three slots.
    NoSlot { slot: u8 },
    /// An empty slot is filled first; a card goes out only when all are full.
    EmptySlotFirst { slot: u8, empty: u8 },
    /// The Barn Builder with its tile stays (Ruling 15).
    BarnStays,
    /// Only a barrow can be played here.
    OnlyBarrows,

    // Trading
    /// This cannot be bought.
    NotForSale { good: Good },
    /// Upgraded goods are not sold.
    CannotSell { good: Good },
    /// Goods are not sold from fields.
    NotFromFields { good: Good },
    /// Newborns are not sold in their step (Ruling 3).
    Newborn { count: u8 },
    /// There is no place for another pig.
    NoPlace { places: u8 },
    /// It is upgraded already.
    NoUpgrade { good: Good },
    /// No helper fetches this good from fields.
    NoFetch { good: Good },
    /// Only harvest goods are fetched from fields.
    NoHarvestGood { good: Good },
    /// The Blacksmith has closed this action (Ruling 16).
    Closed { trade: Trade },
    /// All commodity actions are closed.
    AllClosed,
    /// This commodity action was taken already: they must differ.
    Taken { trade: Trade },
    /// This is not what is offered.
    NotOffered { ways: Ways },

    // Helpers
    /// This helper is on no farm.
    NoSuchHelper { card: Card },
    /// This helper is on a rival's farm.
    RivalsHelper { card: Card, by: Seat },
    /// This helper has been used this round.
    UsedUp { card: Card },
    /// A helper of this kind works by itself.
    WorksByItself { card: Card },
    /// This helper is offered when something happens.
    WaitsForIt { card: Card },
    /// Another helper is offered now.
    OtherOffer { card: Card },
    /// Something else is said when this helper is used.
    WrongUse { card: Card, takes: Takes },
    /// The helper takes no good of this kind.
    WrongGood { card: Card, good: Good },
    /// The helper takes goods of the other place only, store or fields.
    WrongPlace { card: Card, from: From },
    /// There is nothing of what the helper takes.
    NothingToPay { card: Card },
    /// There is no own marker on the market.
    NoMarker,
    /// Nothing lies on a field.
    BareFields,
    /// There is a field of every kind.
    FieldsOfAll,
    /// There is no roof tile on the farm.
    NoRoof,
    /// The tile of this round has fewer donkeys than 3.
    FewDonkeys { donkeys: u8 },
    /// A rival has more markers on the market.
    NotLeading { most: u8 },

    // Roof tiles
    /// This tile is on no roof.
    NoSuchRoof { tile: Roof },
    /// This tile is on a rival's roof.
    RivalsRoof { tile: Roof, by: Seat },
    /// This tile has been used.
    RoofUsed { tile: Roof },
    /// This tile has not been used, so it cannot be turned back.
    RoofUnused { tile: Roof },
    /// There is no used tile that it could turn back.
    NothingToTurn,
    /// Which used tile it turns back must be said.
    TurnsWhich { tile: Roof },
    /// This tile turns none back.
    TurnsNothing { tile: Roof },
    /// A tile that turns back others is not turned back.
    NotTurnedBack { tile: Roof },
    /// This tile is sold in a later round, if it is in the game.
    RoofLater { tile: Roof, round: u8 },
    /// This tile was sold in an earlier round only.
    RoofGone { tile: Roof, round: u8 },
    /// This tile of the round is not in the game.
    RoofNotDealt { tile: Roof },
    /// This tile has been bought.
    RoofSold { tile: Roof, by: Seat },
    /// A tile has been bought in this part.
    OneRoof,
    /// All slots of the roof are filled.
    RoofFull,
    /// There is no Barn Builder on the farm.
    NoBarn,
    /// A tile lies on the Barn Builder already.
    BarnFull,
    /// Only the Thatcher pays with goods.
    NoThatcher,
    /// The price is paid with fewer goods.
    TooMuchPaid { price: u16 },

    // Dice
    /// No die of this face is there.
    NoDie { face: u8 },
    /// Dice have six faces.
    NoFace { face: u8 },
    /// A die is turned to another face.
    SameFace { face: u8 },
    /// The only die of this face is held by the Tenant.
    Held { face: u8 },
    /// The last die there is the Village Elder's.
    Kept { face: u8, by: Seat },
    /// A die has been taken in this part.
    OneDie,
    /// A die is to be taken, or the shared one used, first.
    MustTake,
    /// Nothing is there to pay for the held die.
    CannotPay { to: Seat },

    // Donkeys and the siesta track
    /// Tiles have 1 to 4 donkeys.
    NoDonkeys { donkeys: u8 },
    /// This donkey tile is used up until all come back.
    DonkeysUsed { donkeys: u8 },
    /// The disc is at the end of the track.
    TrackEnds,

    // Deliveries
    /// All deliveries of this step are made.
    NoDelivery,
    /// The building is blocked; so many others open first, it included.
    Blocked { craft: Craft, number: u8 },
    /// The building's tile is on the farm already.
    HasCraft { craft: Craft },
    /// A building has four rows.
    NoRow { craft: Craft, row: u8 },
    /// The row is a rival's.
    RowTaken { craft: Craft, row: u8, by: Seat },
    /// The own row is another, and stays so (Ruling 9).
    OtherRow { craft: Craft, row: u8 },
    /// There is no picture of it there.
    NotWanted { cargo: Cargo, to: Target },
    /// Its pictures are covered.
    Covered { cargo: Cargo, to: Target },
    /// There is no barrow in this slot.
    NoBarrow { slot: u8 },
    /// This good was not delivered there, so it does not come back.
    NotDelivered { good: Good },
    /// The basket's second good goes to the same place.
    OtherPlace { to: Target },
    /// The basket's second good is a harvest good.
    OnlyHarvest { cargo: Cargo },

    // The market
    /// The space is closed to so few seats.
    SpaceClosed { space: Space },
    /// The space has another value than the barrow.
    WrongValue { space: Space, value: u8 },
    /// There are empty spaces of this value.
    EmptySpaceFirst { space: Space },
    /// A rival's marker is replaced before an own one.
    RivalFirst { space: Space },
    /// The space is not next to the other.
    NotNextTo { space: Space, other: Space },
    /// The own marker is not there.
    NotYourMarker { space: Space },
    /// There is a marker on it.
    Occupied { space: Space, by: Seat },
    /// There is no rival's marker on it.
    NoRival { space: Space },
    /// Its value is not lower than that of the new marker's.
    NotLower { space: Space, value: u8 },
}

/// What is said when a helper is used.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
pub enum Takes {
    /// Nothing more.
    Nothing,
    /// A good that is paid.
    Good,
    /// A card of the hand.
    Card,
    /// A space of the dice.
    Face,
    /// Which die is turned, and to which face.
    Turn,
    /// Which marker goes, and where to.
    Shift,
}

impl Takes {
    /// What a helper that costs and gives this takes.
    pub(crate) fn of(cost: Cost, gain: Gain) -> Self {
        match (cost, gain) {
            (_, Gain::MoveMarker) => Self::Shift,
            (_, Gain::TurnDie) => Self::Turn,
            (_, Gain::HoldDie | Gain::KeepDie | Gain::NameSpace) => Self::Face,
            (Cost::HandCard, _) => Self::Card,
            (Cost::Harvest | Cost::FieldGood | Cost::Resource | Cost::Upgraded | Cost::Grape, _) => Self::Good,
            (Cost::Free | Cost::Silver(_) | Cost::Point | Cost::Commodity, _) => Self::Nothing,
        }
    }

    /// What was said.
    pub(crate) fn said(with: With) -> Self {
        match with {
            With::Nothing => Self::Nothing,
            With::Good(..) => Self::Good,
            With::Card(_) => Self::Card,
            With::Face(_) => Self::Face,
            With::Turn(..) => Self::Turn,
            With::Shift(..) => Self::Shift,
        }
    }
}
