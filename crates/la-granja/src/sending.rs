//! Values as other programs get them: cards, tiles, spaces and places as the notation names them, sets as lists.

use serde::{Serialize, Serializer};

use crate::action::Target;
use crate::card::Card;
use crate::craft::Cargo;
use crate::goods::Payment;
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
