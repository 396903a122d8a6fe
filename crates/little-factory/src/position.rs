//! A game written out zone by zone, to be read, built by hand, checked and played on.
//!
//! ```text
//! setup 2 seats
//! turn 8 before
//! used -
//! open wood*3 wheat clay*2 stone cotton
//! row II brick*2 - fish flour yarn
//! row III barrel bread - iron leather
//! row buildings mill quarry - pond castle
//! discard cow planks
//! deck II …                             the top card last
//! deck III …
//! deck buildings …
//! seat 1 hand wood wheat | built brickworks | tokens 2
//! seat 2 hand - | built - | tokens 0
//! chance 00000000000f4240-00000000000f563d
//! ```
//!
//! Turns are counted from 0. The chance line is left out of what a seat knows, and its decks are sorted.

use std::fmt;

use tabletop::{Rng, Seat};

use crate::building_set::BuildingSet;
use crate::card::{Building, Resource};
use crate::game::{LittleFactory, Step};
use crate::goods::Goods;
use crate::market::ROW;
use crate::setup::Setup;

mod read;
mod validate;

pub use read::{PositionError, PositionFault};
pub use validate::Flaw;

/// All zones of a game. Anything can be written here; only a sound one becomes a [`LittleFactory`].
#[derive(Clone, PartialEq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Position {
    /// What was set up.
    #[cfg_attr(feature = "serde", serde(with = "tabletop::as_text"))]
    pub setup: Setup,
    /// Turns completed, of all players together.
    pub turn: u32,
    /// How far the turn is.
    pub step: Step,
    /// Buildings used this turn.
    pub used: BuildingSet,
    /// Open resources of all levels.
    pub open: Goods,
    /// The places of the Level II row.
    pub level_ii: [Option<Resource>; ROW],
    /// The places of the Level III row.
    pub level_iii: [Option<Resource>; ROW],
    /// The places of the building row.
    pub buildings: [Option<Building>; ROW],
    /// The discard piles of Level II and III.
    pub discard: Goods,
    /// The deck of Level II, the top card last.
    pub deck_ii: Vec<Resource>,
    /// The deck of Level III, the top card last.
    pub deck_iii: Vec<Resource>,
    /// The deck of buildings, the top card last.
    pub deck_buildings: Vec<Building>,
    /// What each player has, one entry a seat.
    pub players: Vec<Possessions>,
    /// Where chance goes on from; unknown to the players.
    #[cfg_attr(feature = "serde", serde(default, skip_serializing_if = "Option::is_none"))]
    pub chance: Option<Rng>,
}

/// What one player has.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Possessions {
    /// Resources in hand.
    pub hand: Goods,
    /// Buildings built.
    pub built: BuildingSet,
    /// Tokens earned.
    pub tokens: u8,
}

impl Position {
    /// What everybody knows of it: decks without their order, no chance.
    #[must_use]
    pub fn without_secrets(mut self) -> Self {
        self.deck_ii.sort_unstable();
        self.deck_iii.sort_unstable();
        self.deck_buildings.sort_unstable();
        self.chance = None;
        self
    }
}

impl From<&LittleFactory> for Position {
    fn from(game: &LittleFactory) -> Self {
        let market = &game.market;
        Self {
            setup: game.setup,
            turn: game.turn,
            step: game.step,
            used: game.used,
            open: market.open,
            level_ii: market.level_ii,
            level_iii: market.level_iii,
            buildings: market.buildings,
            discard: market.discard,
            deck_ii: market.deck_ii.cards().to_vec(),
            deck_iii: market.deck_iii.cards().to_vec(),
            deck_buildings: market.deck_buildings.cards().to_vec(),
            players: Seat::all(game.setup.seats())
                .map(|seat| game.player(seat))
                .map(|player| Possessions { hand: player.hand.goods(), built: player.buildings, tokens: player.tokens })
                .collect(),
            chance: Some(game.chance.clone()),
        }
    }
}

impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let step = match self.step {
            Step::Before => "before",
            Step::After => "after",
            Step::Over(_) => "over",
        };
        writeln!(f, "setup {}", self.setup)?;
        writeln!(f, "turn {} {step}", self.turn)?;
        writeln!(f, "used {}", list(self.used.iter().map(Building::id)))?;
        writeln!(f, "open {}", list(self.open.kinds().map(stack)))?;
        let row = |slots: &[Option<Resource>]| list(slots.iter().map(|slot| slot.map_or("-", Resource::id)));
        writeln!(f, "row II {}", row(&self.level_ii))?;
        writeln!(f, "row III {}", row(&self.level_iii))?;
        writeln!(f, "row buildings {}", list(self.buildings.iter().map(|slot| slot.map_or("-", Building::id))))?;
        writeln!(f, "discard {}", list(self.discard.kinds().map(stack)))?;
        writeln!(f, "deck II {}", list(self.deck_ii.iter().map(|card| card.id())))?;
        writeln!(f, "deck III {}", list(self.deck_iii.iter().map(|card| card.id())))?;
        writeln!(f, "deck buildings {}", list(self.deck_buildings.iter().map(|card| card.id())))?;
        for (seat, player) in (1..).zip(&self.players) {
            let (hand, built) = (list(player.hand.kinds().map(stack)), list(player.built.iter().map(Building::id)));
            writeln!(f, "seat {seat} hand {hand} | built {built} | tokens {}", player.tokens)?;
        }
        self.chance.as_ref().map_or(Ok(()), |chance| writeln!(f, "chance {chance}"))
    }
}

fn stack((resource, count): (Resource, u8)) -> String {
    if count == 1 { resource.id().to_owned() } else { format!("{}*{count}", resource.id()) }
}

fn list<T: AsRef<str>>(words: impl Iterator<Item = T>) -> String {
    let words: Vec<T> = words.collect();
    let words: Vec<&str> = words.iter().map(AsRef::as_ref).collect();
    if words.is_empty() { "-".to_owned() } else { words.join(" ") }
}
