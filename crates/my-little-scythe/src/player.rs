//! What one seat has.

use crate::action::{Deed, Seeker, SeekerSet};
use crate::map::{Space, SpaceSet};
use crate::quest::QuestSet;
use crate::recipes::Besides;
use crate::spells::Spells;
use crate::tile::{MakePerk, MovePerk, Section, Tile, make_perk, move_perk};
use crate::trophy::{Personality, Trophy, TrophySet};

/// Where both tracks begin.
pub const START: u8 = 3;
/// Where the track of Friendship ends.
pub const FRIENDSHIP_END: u8 = 8;
/// Where the pie track ends.
pub const PIES_END: u8 = 10;
/// With less Friendship no trophy is earned.
pub const FRIENDLY: u8 = 3;

/// What one seat has.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Player {
    /// Where its Seekers are; `None` is the camp.
    pub seekers: [Option<Space>; 2],
    /// From 0 to 8.
    pub friendship: u8,
    /// From 0 to 10.
    pub pies: u8,
    /// Spells in hand; rivals see how many.
    pub spells: Spells,
    /// What eases a trophy; a secret unless revealed.
    pub personality: Personality,
    /// Whether everybody knows the personality.
    pub revealed: bool,
    /// Trophies placed.
    pub trophies: TrophySet,
    /// Where the action token stands.
    pub token: Option<Deed>,
    /// The tiles on Move and Make.
    pub tiles: [Option<Tile>; 2],
    /// Quests solved that were not shuffled back.
    pub solved: QuestSet,
}

impl Player {
    /// The spaces its Seekers stand on.
    #[must_use]
    #[inline]
    pub fn spaces(&self) -> SpaceSet {
        self.seekers.iter().flatten().copied().collect()
    }

    /// How many of its Seekers stand on any of these.
    #[must_use]
    #[inline]
    pub(crate) fn seekers_on(&self, spaces: SpaceSet) -> u8 {
        self.seekers.iter().flatten().filter(|&&space| spaces.contains(space)).count() as u8
    }

    /// Its Seekers on a space.
    #[must_use]
    #[inline]
    pub fn seekers_at(&self, space: Space) -> SeekerSet {
        Seeker::BOTH.into_iter().filter(|seeker| self.seekers[seeker.index()] == Some(space)).collect()
    }

    /// The tile on a section.
    #[must_use]
    #[inline]
    pub fn tile(&self, section: Section) -> Option<Tile> {
        self.tiles[section as usize]
    }

    #[inline]
    pub(crate) fn moves(&self) -> &'static MovePerk {
        move_perk(self.tiles[0])
    }

    #[inline]
    pub(crate) fn makes(&self) -> &'static MakePerk {
        make_perk(self.tiles[1])
    }

    /// How many tiles it has.
    #[must_use]
    #[inline]
    pub fn power_ups(&self) -> u8 {
        self.tiles.iter().flatten().count() as u8
    }

    /// Whether what it has is of the kind that its personality asks for, where that asks for more than a number.
    #[inline]
    pub(crate) fn has_what_eases(&self, trophy: Trophy) -> bool {
        match trophy {
            Trophy::Spells => self.spells.value() >= Personality::MAGICAL_WORTH,
            Trophy::PowerUps => {
                self.tile(Personality::INVENTIVE_ON).is_some() && self.friendship >= Personality::INVENTIVE_FRIENDSHIP
            }
            _ => true,
        }
    }

    /// What its personality asks for beside the smaller number for a trophy, and it has not.
    pub(crate) fn lacks_besides(&self, trophy: Trophy) -> Option<Besides> {
        let besides = match self.personality {
            Personality::Magical => Besides::Worth(Personality::MAGICAL_WORTH),
            Personality::Inventive => Besides::Tile(Personality::INVENTIVE_ON, Personality::INVENTIVE_FRIENDSHIP),
            _ => return None,
        };
        (self.personality.eases() == trophy && !self.has_what_eases(trophy)).then_some(besides)
    }

    pub(crate) fn new(personality: Personality) -> Self {
        Self {
            seekers: [None; 2],
            friendship: START,
            pies: START,
            spells: Spells::NONE,
            personality,
            revealed: false,
            trophies: TrophySet::NONE,
            token: None,
            tiles: [None; 2],
            solved: QuestSet::NONE,
        }
    }
}
