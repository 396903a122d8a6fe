//! The sixteen power-up tiles: what each of them changes, as figures that the rules look up.
//!
//! Three names are known (Portal Express, Supply Catapult, Pie Cannon); the rest is reconstructed.

/// What a tile lies on. Seek cannot be powered up.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
#[allow(missing_docs)]
pub enum Section {
    Move,
    Make,
}

/// A power-up tile.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
#[allow(missing_docs)]
#[rustfmt::skip]
pub enum Tile {
    PortalExpress, SupplyCatapult, PieCannon, SwiftBoots, HarvestWagon, DoubleStride, FriendlyBanner, SnackBasket,
    BigOven, ThriftyBaker, SpellSchool, GrandGrimoire, SharingTable, TradingPost, SupplyLine, TinkersBench,
}

/// What a Move tile changes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct MovePerk {
    /// Steps empty-handed.
    pub(crate) empty: u8,
    /// Steps with goods.
    pub(crate) carrying: u8,
    /// One free jump between portals (Ruling 6).
    pub(crate) jump: bool,
    /// Goods may be shifted after all else (Ruling 8).
    pub(crate) catapult: bool,
    /// Pies at the beginning of every own fight (Ruling 7).
    pub(crate) cannon: u8,
    /// Move may be chosen again at once.
    pub(crate) again: bool,
    /// What starting a fight costs in Friendship.
    pub(crate) unfriendly: u8,
    /// Pies after every Move.
    pub(crate) snack: u8,
}

/// What a Make tile changes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct MakePerk {
    /// Apples for Bake, and the pies it gives; there must be room for them.
    pub(crate) bake: (u8, u8),
    /// Gems for Conjure, spells drawn, spells kept.
    pub(crate) conjure: (u8, u8, u8),
    /// Power up costs an apple or a gem, not both.
    pub(crate) either: bool,
    /// Apples and gems may replace each other.
    pub(crate) swap: bool,
    /// The cost may come from both Seekers' spaces.
    pub(crate) both: bool,
    /// Friendship for any Make.
    pub(crate) friendship: u8,
    /// Pies for any Make, as far as there is room.
    pub(crate) pies: u8,
    /// Pies besides for Bake, as far as there is room.
    pub(crate) bake_pies: u8,
}

const PLAIN_MOVE: MovePerk =
    MovePerk { empty: 2, carrying: 1, jump: false, catapult: false, cannon: 0, again: false, unfriendly: 1, snack: 0 };

const PLAIN_MAKE: MakePerk = MakePerk {
    bake: (2, 2),
    conjure: (2, 1, 1),
    either: false,
    swap: false,
    both: false,
    friendship: 0,
    pies: 0,
    bake_pies: 0,
};

static MOVES: [MovePerk; 8] = [
    MovePerk { jump: true, ..PLAIN_MOVE },
    MovePerk { catapult: true, ..PLAIN_MOVE },
    MovePerk { cannon: 1, ..PLAIN_MOVE },
    MovePerk { empty: 3, ..PLAIN_MOVE },
    MovePerk { carrying: 2, ..PLAIN_MOVE },
    MovePerk { again: true, ..PLAIN_MOVE },
    MovePerk { unfriendly: 0, ..PLAIN_MOVE },
    MovePerk { snack: 1, ..PLAIN_MOVE },
];

static MAKES: [MakePerk; 8] = [
    MakePerk { bake: (2, 3), ..PLAIN_MAKE },
    MakePerk { bake: (1, 2), ..PLAIN_MAKE },
    MakePerk { conjure: (1, 1, 1), ..PLAIN_MAKE },
    MakePerk { conjure: (2, 3, 2), ..PLAIN_MAKE },
    MakePerk { friendship: 1, ..PLAIN_MAKE },
    MakePerk { swap: true, ..PLAIN_MAKE },
    MakePerk { both: true, pies: 1, ..PLAIN_MAKE },
    MakePerk { either: true, bake_pies: 1, ..PLAIN_MAKE },
];

static TILES: [(Tile, &str); Tile::COUNT] = [
    (Tile::PortalExpress, "portal_express"),
    (Tile::SupplyCatapult, "supply_catapult"),
    (Tile::PieCannon, "pie_cannon"),
    (Tile::SwiftBoots, "swift_boots"),
    (Tile::HarvestWagon, "harvest_wagon"),
    (Tile::DoubleStride, "double_stride"),
    (Tile::FriendlyBanner, "friendly_banner"),
    (Tile::SnackBasket, "snack_basket"),
    (Tile::BigOven, "big_oven"),
    (Tile::ThriftyBaker, "thrifty_baker"),
    (Tile::SpellSchool, "spell_school"),
    (Tile::GrandGrimoire, "grand_grimoire"),
    (Tile::SharingTable, "sharing_table"),
    (Tile::TradingPost, "trading_post"),
    (Tile::SupplyLine, "supply_line"),
    (Tile::TinkersBench, "tinkers_bench"),
];

impl Section {
    /// Both.
    pub const ALL: [Self; 2] = [Self::Move, Self::Make];

    /// Its name in notation.
    #[must_use]
    pub fn id(self) -> &'static str {
        match self {
            Self::Move => "move",
            Self::Make => "make",
        }
    }
}

impl Tile {
    /// How many there are.
    pub const COUNT: usize = 16;

    /// All tiles, those for Move first.
    pub fn all() -> impl DoubleEndedIterator<Item = Self> + Clone {
        TILES.iter().map(|(tile, _)| *tile)
    }

    /// All tiles of one section.
    pub fn of(section: Section) -> impl DoubleEndedIterator<Item = Self> + Clone {
        Self::all().filter(move |tile| tile.section() == section)
    }

    /// The tile of this name.
    #[must_use]
    pub fn by_id(id: &str) -> Option<Self> {
        Self::all().find(|tile| tile.id() == id)
    }

    /// Its name in notation.
    #[must_use]
    pub fn id(self) -> &'static str {
        TILES[self as usize].1
    }

    /// Where it lies.
    #[must_use]
    #[inline]
    pub fn section(self) -> Section {
        if (self as usize) < 8 { Section::Move } else { Section::Make }
    }
}

/// One thing that a tile changes, with the figure that holds then.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TileEffect {
    /// So many steps empty-handed.
    Steps(u8),
    /// So many steps with goods.
    CarryingSteps(u8),
    /// One free jump between portals for each Seeker.
    Jump,
    /// Up to two goods may be shifted after the Move.
    Catapult,
    /// So many pies at the beginning of every own fight.
    FightPies(u8),
    /// Move may be chosen again at once.
    MoveAgain,
    /// To begin a fight costs so much Friendship.
    AttackCosts(u8),
    /// So many pies after every Move.
    MovePies(u8),
    /// So many apples become so many pies.
    Bake(u8, u8),
    /// So many gems let draw so many spells and keep so many.
    Conjure(u8, u8, u8),
    /// Power up costs an apple or a gem, not both.
    EitherGood,
    /// Apples and gems may replace each other in any cost.
    AnyGoods,
    /// A cost may come from both Seekers' spaces.
    BothSpaces,
    /// So much Friendship for any Make.
    MakeFriendship(u8),
    /// So many pies for any Make, as far as there is room.
    MakePies(u8),
    /// So many pies besides for Bake, as far as there is room.
    BakePies(u8),
}

impl Tile {
    /// What it changes: every figure that differs from a mat without tiles.
    #[must_use]
    pub fn effects(self) -> Vec<TileEffect> {
        use TileEffect::*;
        let effects = match self.section() {
            Section::Move => {
                let (with, plain) = (move_perk(Some(self)), &PLAIN_MOVE);
                [
                    (with.empty != plain.empty).then_some(Steps(with.empty)),
                    (with.carrying != plain.carrying).then_some(CarryingSteps(with.carrying)),
                    with.jump.then_some(Jump),
                    with.catapult.then_some(Catapult),
                    (with.cannon > 0).then_some(FightPies(with.cannon)),
                    with.again.then_some(MoveAgain),
                    (with.unfriendly != plain.unfriendly).then_some(AttackCosts(with.unfriendly)),
                    (with.snack > 0).then_some(MovePies(with.snack)),
                ]
            }
            Section::Make => {
                let (with, plain) = (make_perk(Some(self)), &PLAIN_MAKE);
                let (gems, drawn, kept) = with.conjure;
                [
                    (with.bake != plain.bake).then_some(Bake(with.bake.0, with.bake.1)),
                    (with.conjure != plain.conjure).then_some(Conjure(gems, drawn, kept)),
                    with.either.then_some(EitherGood),
                    with.swap.then_some(AnyGoods),
                    with.both.then_some(BothSpaces),
                    (with.friendship > 0).then_some(MakeFriendship(with.friendship)),
                    (with.pies > 0).then_some(MakePies(with.pies)),
                    (with.bake_pies > 0).then_some(BakePies(with.bake_pies)),
                ]
            }
        };
        effects.into_iter().flatten().collect()
    }
}

/// How a seat with this tile, or none, moves.
#[inline]
pub(crate) fn move_perk(tile: Option<Tile>) -> &'static MovePerk {
    tile.and_then(|tile| MOVES.get(tile as usize)).unwrap_or(&PLAIN_MOVE)
}

/// How a seat with this tile, or none, makes.
#[inline]
pub(crate) fn make_perk(tile: Option<Tile>) -> &'static MakePerk {
    tile.and_then(|tile| MAKES.get((tile as usize).wrapping_sub(8))).unwrap_or(&PLAIN_MAKE)
}
