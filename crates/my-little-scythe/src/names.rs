//! How what is told is written as data: spaces by their names, sets and paths as lists.

use serde::{Serialize, Serializer};

use crate::action::SeekerSet;
use crate::map::Space;
use crate::route::Path;
use crate::spells::Spells;

impl Serialize for Space {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.id())
    }
}

impl Serialize for Path {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.spaces())
    }
}

impl Serialize for SeekerSet {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

/// The value of each card, the best first.
impl Serialize for Spells {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.cards().rev())
    }
}
