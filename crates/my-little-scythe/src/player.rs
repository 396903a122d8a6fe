//! What one seat has.

use crate::action::{Deed, Seeker, SeekerSet};
use crate::goods::Goods;
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

    /// How many spaces a Seeker goes in a Move, empty-handed and with goods; its tile counted.
    #[must_use]
    pub fn steps(&self) -> (u8, u8) {
        (self.moves().empty, self.moves().carrying)
    }

    /// What it costs in Friendship to begin a fight; its tile counted.
    #[must_use]
    pub fn attack_cost(&self) -> u8 {
        self.moves().unfriendly
    }

    /// What pays for a Make, its tile counted: each of these bundles does, the printed one first. Nothing for what is no
    /// Make.
    #[must_use]
    pub fn costs(&self, deed: Deed) -> Vec<Goods> {
        if !matches!(deed, Deed::Bake | Deed::Conjure | Deed::PowerUp) {
            return Vec::new();
        }
        let printed = self.printed_cost(deed);
        std::iter::once(printed).chain(self.bundles(deed).filter(|&goods| goods != printed)).collect()
    }

    /// Whether the cost of a Make may come from both Seekers' spaces.
    #[must_use]
    pub fn pays_from_both(&self) -> bool {
        self.makes().both
    }

    /// Pies that a Bake gives, its tile counted: so many need room, and so many come besides as far as there is room.
    #[must_use]
    pub fn bakes(&self) -> (u8, u8) {
        let perk = self.makes();
        (perk.bake.1, perk.bake_pies + perk.pies)
    }

    /// Spells that a Conjure draws, and how many of them are kept; its tile counted.
    #[must_use]
    pub fn conjures(&self) -> (u8, u8) {
        let (_, drawn, kept) = self.makes().conjure;
        (drawn, kept)
    }

    /// What a Make costs by the mat, the tile counted; the Tinker's Bench takes a gem instead of the apple as well, and the
    /// Trading Post any goods.
    pub(crate) fn printed_cost(&self, deed: Deed) -> Goods {
        let perk = self.makes();
        match deed {
            Deed::Bake => Goods::new(perk.bake.0, 0),
            Deed::Conjure => Goods::new(0, perk.conjure.0),
            _ if perk.either => Goods::new(1, 0),
            _ => Goods::new(1, 1),
        }
    }

    /// Every bundle of goods that pays for a Make.
    pub(crate) fn bundles(&self, deed: Deed) -> impl Iterator<Item = Goods> + Clone + use<> {
        let perk = self.makes();
        let printed = self.printed_cost(deed);
        let other = (deed == Deed::PowerUp && perk.either).then(|| Goods::new(0, 1));
        let size = printed.len();
        let swapped = (0..=size).map(move |apples| Goods::new(apples, size - apples));
        let any = perk.swap;
        swapped.filter(move |&goods| any || goods == printed || Some(goods) == other)
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

    /// What its personality asks for beside the smaller number for a trophy.
    pub(crate) fn asks_besides(&self, trophy: Trophy) -> Option<Besides> {
        let besides = match self.personality {
            Personality::Magical => Besides::Worth(Personality::MAGICAL_WORTH),
            Personality::Inventive => Besides::Tile(Personality::INVENTIVE_ON, Personality::INVENTIVE_FRIENDSHIP),
            _ => return None,
        };
        (self.personality.eases() == trophy).then_some(besides)
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
