//! Values as other programs get them: cards, tiles, spaces and places as the notation names them, sets as lists.

use serde::{Serialize, Serializer};
use tabletop::Seat;

use crate::action::Target;
use crate::card::Card;
use crate::craft::Cargo;
use crate::goods::{Good, Payment, Trade};
use crate::helper::Ways;
use crate::market::Space;
use crate::roof::{Roof, RoofSet};

macro_rules! by_id {
    ($($kind:ty),*) => {
        $(impl Serialize for $kind {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.serialize_str(self.id())
            }
        })*
    };
}

by_id!(Card, Cargo, Roof, Space);

macro_rules! as_text {
    ($($kind:ty),*) => {
        $(impl Serialize for $kind {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_str(self)
            }
        })*
    };
}

as_text!(Payment, Target);

impl Serialize for RoofSet {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl Serialize for Ways {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer
            .collect_seq((0..Self::IDS.len()).filter(|place| self.0 >> place & 1 == 1).map(|place| Self::IDS[place]))
    }
}

// Sets that are kept as bits, as lists of what is in them.

fn set<S: Serializer, T: Serialize>(
    all: impl IntoIterator<Item = T>,
    bits: u16,
    serializer: S,
) -> Result<S::Ok, S::Error> {
    serializer.collect_seq(all.into_iter().enumerate().filter(|(place, _)| bits >> place & 1 == 1).map(|(_, one)| one))
}

/// Pictures of a barrow, from 0.
pub(crate) fn places<S: Serializer>(bits: &u8, serializer: S) -> Result<S::Ok, S::Error> {
    set(0..8u8, (*bits).into(), serializer)
}

pub(crate) fn goods<S: Serializer>(bits: &u8, serializer: S) -> Result<S::Ok, S::Error> {
    set(Good::ALL, (*bits).into(), serializer)
}

pub(crate) fn trades<S: Serializer>(bits: &u8, serializer: S) -> Result<S::Ok, S::Error> {
    set(Trade::ALL, (*bits).into(), serializer)
}

/// Kinds of farm goods, in the order of [`Payment::kind`].
pub(crate) fn kinds<S: Serializer>(bits: &u16, serializer: S) -> Result<S::Ok, S::Error> {
    let names = ["silver", "point"].into_iter().chain(Good::ALL.map(Good::id));
    set(names, *bits, serializer)
}

/// Without what only fills the list up behind the last seat: each seat stands in an order once.
pub(crate) fn order<S: Serializer>(seats: &[Seat; 4], serializer: S) -> Result<S::Ok, S::Error> {
    let once = (0..seats.len()).take_while(|&place| !seats[..place].contains(&seats[place]));
    serializer.collect_seq(once.map(|place| seats[place]))
}
