//! The market square: 24 hexagonal spaces with a value, of which ten are closed to fewer than four seats.

use std::fmt;

/// A space, in the order of the map.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Space(pub(crate) u8);

/// Its name, which says more than its number.
impl fmt::Debug for Space {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}

/// Name, value, neighbours. `c` are the centre, where markers start, `x` are closed to fewer than four seats.
#[rustfmt::skip]
static SPACES: [(&str, u8, &[Space]); Space::COUNT] = [
    ("c1", 2, &[Space(1), Space(2), Space(4), Space(5), Space(7), Space(9)]),
    ("c2", 3, &[Space(0), Space(2), Space(3), Space(5), Space(6), Space(8)]),
    ("c3", 4, &[Space(0), Space(1), Space(3), Space(9), Space(11), Space(12)]),
    ("c4", 5, &[Space(1), Space(2), Space(8), Space(10), Space(12), Space(13)]),
    ("r1", 4, &[Space(0), Space(5), Space(7), Space(14), Space(16)]),
    ("r2", 6, &[Space(0), Space(1), Space(4), Space(6), Space(14), Space(15)]),
    ("r3", 5, &[Space(1), Space(5), Space(8), Space(15), Space(17)]),
    ("r4", 3, &[Space(0), Space(4), Space(9), Space(16), Space(19)]),
    ("r5", 2, &[Space(1), Space(3), Space(6), Space(10), Space(17), Space(18)]),
    ("r6", 2, &[Space(0), Space(2), Space(7), Space(11), Space(19), Space(20)]),
    ("r7", 3, &[Space(3), Space(8), Space(13), Space(18), Space(21)]),
    ("r8", 5, &[Space(2), Space(9), Space(12), Space(20), Space(22)]),
    ("r9", 6, &[Space(2), Space(3), Space(11), Space(13), Space(22), Space(23)]),
    ("r10", 4, &[Space(3), Space(10), Space(12), Space(21), Space(23)]),
    ("x1", 2, &[Space(4), Space(5), Space(15)]),
    ("x2", 4, &[Space(5), Space(6), Space(14)]),
    ("x3", 6, &[Space(4), Space(7)]),
    ("x4", 3, &[Space(6), Space(8), Space(18)]),
    ("x5", 5, &[Space(8), Space(10), Space(17)]),
    ("x6", 5, &[Space(7), Space(9), Space(20)]),
    ("x7", 3, &[Space(9), Space(11), Space(19)]),
    ("x8", 6, &[Space(10), Space(13)]),
    ("x9", 4, &[Space(11), Space(12), Space(23)]),
    ("x10", 2, &[Space(12), Space(13), Space(22)]),
];

/// The map's coordinates.
#[rustfmt::skip]
static AT: [(i8, i8); Space::COUNT] = [
    (0, 0), (1, 0), (0, 1), (1, 1),
    (0, -1), (1, -1), (2, -1), (-1, 0), (2, 0), (-1, 1), (2, 1), (-1, 2), (0, 2), (1, 2),
    (1, -2), (2, -2), (-1, -1), (3, -1), (3, 0), (-2, 1), (-2, 2), (2, 2), (-1, 3), (0, 3),
];

impl Space {
    /// How many there are.
    pub const COUNT: usize = 24;
    /// How many are open to fewer than four seats.
    const OPEN: u8 = 14;

    /// Those that are open to so many seats.
    pub fn open_to(seats: u8) -> impl Iterator<Item = Self> + Clone {
        (0..if seats < 4 { Self::OPEN } else { Self::COUNT as u8 }).map(Self)
    }

    /// Its name in notation.
    #[must_use]
    pub fn id(self) -> &'static str {
        SPACES[usize::from(self.0)].0
    }

    /// The space of this name.
    #[must_use]
    pub fn by_id(id: &str) -> Option<Self> {
        Self::open_to(4).find(|space| space.id() == id)
    }

    /// Its value.
    #[must_use]
    #[inline]
    pub fn value(self) -> u8 {
        SPACES[usize::from(self.0)].1
    }

    /// The spaces next to it.
    #[must_use]
    #[inline]
    pub fn neighbours(self) -> &'static [Self] {
        SPACES[usize::from(self.0)].2
    }

    /// Where it lies, as axial coordinates of a map of pointy hexes: `q` to the right, `r` down and to the right.
    #[must_use]
    pub fn at(self) -> (i8, i8) {
        AT[usize::from(self.0)]
    }

    /// How many of the spaces next to it have a higher value.
    pub(crate) const fn higher(self) -> u8 {
        let (_, value, near) = SPACES[self.0 as usize];
        let (mut higher, mut place) = (0, 0);
        while place < near.len() {
            higher += (SPACES[near[place].0 as usize].1 > value) as u8;
            place += 1;
        }
        higher
    }

    /// For indexing arrays by space.
    #[must_use]
    #[inline]
    pub fn index(self) -> usize {
        usize::from(self.0)
    }
}

#[cfg(test)]
mod tests {
    #[cfg(target_arch = "wasm32")]
    use wasm_bindgen_test::wasm_bindgen_test as test;

    use super::*;

    #[test]
    fn neighbours_are_mutual() {
        for space in Space::open_to(4) {
            assert_eq!(Space::by_id(space.id()), Some(space));
            assert!(space.neighbours().iter().all(|other| *other != space && other.neighbours().contains(&space)));
        }
        assert_eq!(Space::by_id("c5"), None);
    }

    #[test]
    fn spaces_lie_next_to_their_neighbours() {
        let near = [(1, 0), (-1, 0), (0, 1), (0, -1), (1, -1), (-1, 1)];
        for space in Space::open_to(4) {
            for other in Space::open_to(4).filter(|&other| other != space) {
                let (here, there) = (space.at(), other.at());
                let beside = near.contains(&(there.0 - here.0, there.1 - here.1));
                assert_eq!(beside, space.neighbours().contains(&other), "{space:?} {other:?}");
            }
        }
    }

    #[test]
    fn values_are_spread_as_the_dossier_counts_them() {
        let count =
            |seats: u8| [2, 3, 4, 5, 6].map(|value| Space::open_to(seats).filter(|s| s.value() == value).count());
        assert_eq!(count(2), [3, 3, 3, 3, 2]);
        assert_eq!(count(3), count(2));
        assert_eq!(count(4), [5, 5, 5, 5, 4]);
        assert_eq!((0..4).map(|place| Space(place).value()).collect::<Vec<_>>(), [2, 3, 4, 5]);
    }
}
