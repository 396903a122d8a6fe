//! The map: 37 spaces, what lies next to what, and the six camps outside the rim.
//!
//! Spaces are numbered castle, portals, then region by region (inner, middle, corner, two flanks). Neighbours are worked
//! out once, at compile time, from the coordinates and the portals.

/// A hex of the board.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Space(u8);

/// Five spaces of one colour. A face of every Seek die.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
#[allow(missing_docs)]
pub enum Region {
    Tundra,
    Mountains,
    Forest,
    Desert,
    Rocks,
    Swamp,
}

/// Where a pair of Seekers comes from, counted from 0 clockwise from the top. Camps are no spaces.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Camp(pub u8);

struct Hex {
    id: &'static str,
    q: i8,
    r: i8,
}

const fn hex(id: &'static str, q: i8, r: i8) -> Hex {
    Hex { id, q, r }
}

/// Axial coordinates: q east, r south-east, rows of pointy hexes.
static HEXES: [Hex; Space::COUNT] = [
    hex("castle", 0, 0),
    hex("portal_n", 1, -2),
    hex("portal_ne", 2, -1),
    hex("portal_se", 1, 1),
    hex("portal_s", -1, 2),
    hex("portal_sw", -2, 1),
    hex("portal_nw", -1, -1),
    hex("tundra_inner", 0, -1),
    hex("tundra_middle", 0, -2),
    hex("tundra_corner", 0, -3),
    hex("tundra_nw", -1, -2),
    hex("tundra_n", 1, -3),
    hex("mountains_inner", 1, -1),
    hex("mountains_middle", 2, -2),
    hex("mountains_corner", 3, -3),
    hex("mountains_n", 2, -3),
    hex("mountains_ne", 3, -2),
    hex("forest_inner", 1, 0),
    hex("forest_middle", 2, 0),
    hex("forest_corner", 3, 0),
    hex("forest_ne", 3, -1),
    hex("forest_se", 2, 1),
    hex("desert_inner", 0, 1),
    hex("desert_middle", 0, 2),
    hex("desert_corner", 0, 3),
    hex("desert_se", 1, 2),
    hex("desert_s", -1, 3),
    hex("rocks_inner", -1, 1),
    hex("rocks_middle", -2, 2),
    hex("rocks_corner", -3, 3),
    hex("rocks_s", -2, 3),
    hex("rocks_sw", -3, 2),
    hex("swamp_inner", -1, 0),
    hex("swamp_middle", -2, 0),
    hex("swamp_corner", -3, 0),
    hex("swamp_sw", -3, 1),
    hex("swamp_nw", -2, -1),
];

/// The three spaces in front of each camp: counter-clockwise rim, clockwise rim, portal.
static FRONTS: [[Space; 3]; Camp::COUNT] = [
    [Space(11), Space(15), Space(1)],
    [Space(16), Space(20), Space(2)],
    [Space(21), Space(25), Space(3)],
    [Space(26), Space(30), Space(4)],
    [Space(31), Space(35), Space(5)],
    [Space(36), Space(10), Space(6)],
];

/// The six directions, east first, then clockwise.
const DIRECTIONS: [(i8, i8); 6] = [(1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1)];

const fn at(q: i8, r: i8) -> Option<Space> {
    let mut place = 0;
    while place < Space::COUNT {
        if HEXES[place].q == q && HEXES[place].r == r {
            return Some(Space(place as u8));
        }
        place += 1;
    }
    None
}

/// The real neighbour of each space in each direction.
static BESIDE: [[Option<Space>; 6]; Space::COUNT] = {
    let mut beside = [[None; 6]; Space::COUNT];
    let mut place = 0;
    while place < Space::COUNT {
        let mut direction = 0;
        while direction < 6 {
            let (q, r) = DIRECTIONS[direction];
            beside[place][direction] = at(HEXES[place].q + q, HEXES[place].r + r);
            direction += 1;
        }
        place += 1;
    }
    beside
};

/// All neighbours of each space, portals included.
static NEIGHBOURS: [SpaceSet; Space::COUNT] = {
    let mut all = [SpaceSet::EMPTY; Space::COUNT];
    let mut place = 0;
    while place < Space::COUNT {
        let mut direction = 0;
        while direction < 6 {
            if let Some(Space(other)) = BESIDE[place][direction] {
                all[place].0 |= 1 << other;
            }
            direction += 1;
        }
        if SpaceSet::PORTALS.0 >> place & 1 == 1 {
            all[place].0 |= SpaceSet::PORTALS.0 & !(1 << place);
        }
        place += 1;
    }
    all
};

impl Space {
    /// How many there are.
    pub const COUNT: usize = 37;
    /// Where deliveries go, and nothing else. It is a portal too.
    pub const CASTLE: Self = Self(0);

    /// All spaces, in the order of their numbers.
    pub fn all() -> impl DoubleEndedIterator<Item = Self> + Clone {
        (0..Self::COUNT as u8).map(Self)
    }

    /// The space at these coordinates.
    #[must_use]
    pub fn at(q: i8, r: i8) -> Option<Self> {
        at(q, r)
    }

    /// The space of this name.
    #[must_use]
    pub fn by_id(id: &str) -> Option<Self> {
        Self::all().find(|space| space.id() == id)
    }

    /// Its name in notation.
    #[must_use]
    pub fn id(self) -> &'static str {
        HEXES[self.index()].id
    }

    /// Its coordinates: q east, r south-east.
    #[must_use]
    pub fn coordinates(self) -> (i8, i8) {
        (HEXES[self.index()].q, HEXES[self.index()].r)
    }

    /// For indexing arrays by space.
    #[must_use]
    #[inline]
    pub fn index(self) -> usize {
        usize::from(self.0)
    }

    /// The region it belongs to; portals and the castle belong to none.
    #[must_use]
    #[inline]
    pub fn region(self) -> Option<Region> {
        let place = self.0.checked_sub(7)?;
        Some(REGIONS[usize::from(place / 5)])
    }

    /// Whether it is a portal. The castle is one.
    #[must_use]
    #[inline]
    pub fn is_portal(self) -> bool {
        self.0 < 7
    }

    /// What a single step reaches, portal to portal included.
    #[must_use]
    #[inline]
    pub fn neighbours(self) -> SpaceSet {
        NEIGHBOURS[self.index()]
    }

    /// The real neighbour in one of six directions, east first, then clockwise.
    #[must_use]
    pub fn beside(self, direction: usize) -> Option<Self> {
        BESIDE[self.index()][direction % 6]
    }
}

static REGIONS: [Region; 6] =
    [Region::Tundra, Region::Mountains, Region::Forest, Region::Desert, Region::Rocks, Region::Swamp];

impl Region {
    /// All regions, clockwise from the north-west.
    pub const ALL: [Self; 6] = REGIONS;

    /// Its name in notation.
    #[must_use]
    pub fn id(self) -> &'static str {
        ["tundra", "mountains", "forest", "desert", "rocks", "swamp"][self as usize]
    }

    /// Its five spaces: inner, middle, corner, flanks.
    pub fn spaces(self) -> impl DoubleEndedIterator<Item = Space> + Clone {
        let first = 7 + 5 * self as u8;
        (first..first + 5).map(Space)
    }

    /// The space next to the castle.
    #[must_use]
    pub fn inner(self) -> Space {
        Space(7 + 5 * self as u8)
    }

    /// The space in its middle.
    #[must_use]
    pub fn middle(self) -> Space {
        Space(8 + 5 * self as u8)
    }

    /// The space farthest from everything.
    #[must_use]
    pub fn corner(self) -> Space {
        Space(9 + 5 * self as u8)
    }
}

impl Camp {
    /// How many there are.
    pub const COUNT: usize = 6;

    /// The spaces one step outside it: counter-clockwise, clockwise, portal.
    #[must_use]
    #[inline]
    pub fn front(self) -> [Space; 3] {
        FRONTS[usize::from(self.0) % Self::COUNT]
    }

    /// Where it lies outside the rim, in the coordinates of the spaces: next to both rim spaces of its front.
    #[must_use]
    pub fn coordinates(self) -> (i8, i8) {
        [(2, -4), (4, -2), (2, 2), (-2, 4), (-4, 2), (-2, -2)][usize::from(self.0) % Self::COUNT]
    }

    /// The camps that so many seats use, in turn order.
    #[must_use]
    pub fn used_by(seats: u8) -> &'static [Self] {
        const BY_SEATS: [&[Camp]; 5] = [
            &[Camp(0), Camp(3)],
            &[Camp(0), Camp(2), Camp(4)],
            &[Camp(1), Camp(2), Camp(4), Camp(5)],
            &[Camp(0), Camp(1), Camp(2), Camp(4), Camp(5)],
            &[Camp(0), Camp(1), Camp(2), Camp(3), Camp(4), Camp(5)],
        ];
        BY_SEATS[usize::from(seats.clamp(2, 6)) - 2]
    }
}

/// Some of the spaces, without order.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct SpaceSet(u64);

impl SpaceSet {
    /// None.
    pub const EMPTY: Self = Self(0);
    /// The six portals and the castle.
    pub const PORTALS: Self = Self(0b111_1111);

    /// This set and `space`.
    #[must_use]
    #[inline]
    pub fn with(self, space: Space) -> Self {
        Self(self.0 | 1 << space.0)
    }

    /// This set without `space`.
    #[must_use]
    #[inline]
    pub fn without(self, space: Space) -> Self {
        Self(self.0 & !(1 << space.0))
    }

    /// Whether `space` is one of them.
    #[must_use]
    #[inline]
    pub fn contains(self, space: Space) -> bool {
        self.0 >> space.0 & 1 == 1
    }

    /// What is in either.
    #[must_use]
    #[inline]
    pub fn or(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// What is in both.
    #[must_use]
    #[inline]
    pub fn and(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    /// What is here and not there.
    #[must_use]
    #[inline]
    pub fn minus(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// How many they are.
    #[must_use]
    #[inline]
    pub fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Whether there is none.
    #[must_use]
    #[inline]
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The spaces in order.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Space> + Clone {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let place = left.trailing_zeros();
            left &= left.wrapping_sub(1);
            (place < 64).then_some(Space(place as u8))
        })
    }

    /// Everything one step away from any of them.
    #[must_use]
    #[inline]
    pub(crate) fn step(self) -> Self {
        self.iter().fold(Self::EMPTY, |all, space| all.or(space.neighbours()))
    }
}

impl FromIterator<Space> for SpaceSet {
    fn from_iter<I: IntoIterator<Item = Space>>(spaces: I) -> Self {
        spaces.into_iter().fold(Self::EMPTY, Self::with)
    }
}
