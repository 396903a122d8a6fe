//! The Automountie: a rival whose cards say what she does. Her deck is reconstructed around what is known of its shape.

use Shape::{C, O, Y};
use tabletop::{Deck, Rng};

use crate::goods::Token;
use crate::map::{Region, Space};
use crate::route::Path;
use crate::setup::Difficulty;
use crate::trophy::Trophy;

/// One of her 21 cards, counted from 1 as in the list.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct AutoCard(pub u8);

/// The arms her Seeker looks along.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Shape {
    /// Six arms of one space.
    O,
    /// Two arms of two spaces, three of one.
    C,
    /// Two arms of three spaces, one of one.
    Y,
}

/// What is printed on a card.
struct Print {
    shape: Shape,
    /// Added to the direction of every arm.
    turn: u8,
    pies: u8,
    /// Where a quest, then a single good, then two of the other good come onto the board.
    map: Option<SeekMap>,
    /// Pies thrown in a fight; 7 is all she can.
    throws: u8,
    spells: u8,
}

struct SeekMap {
    quest: Region,
    single: (Token, Region),
    pair: (Token, [Region; 2]),
    /// The pair comes onto corners, not onto inner spaces.
    corners: bool,
}

const fn print(shape: Shape, turn: u8, pies: u8, throws: u8, spells: u8) -> Print {
    Print { shape, turn, pies, map: None, throws, spells }
}

const fn seek(
    turn: u8,
    quest: Region,
    single: (Token, Region),
    pair: (Token, Region, Region, bool),
    throws: u8,
    spells: u8,
) -> Print {
    let map = SeekMap { quest, single, pair: (pair.0, [pair.1, pair.2]), corners: pair.3 };
    Print { shape: O, turn, pies: 0, map: Some(map), throws, spells }
}

use Region::{Desert, Forest, Mountains, Rocks, Swamp, Tundra};
use Token::{Apple, Gem};

#[rustfmt::skip]
static CARDS: [Print; AutoCard::COUNT] = [
    seek(0, Tundra,    (Gem, Desert),    (Apple, Mountains, Rocks, false), 0, 1),
    seek(1, Mountains, (Apple, Rocks),   (Gem, Forest, Swamp, true),       1, 0),
    seek(2, Forest,    (Gem, Swamp),     (Apple, Desert, Tundra, false),   2, 1),
    seek(3, Desert,    (Apple, Tundra),  (Gem, Rocks, Mountains, true),    3, 0),
    seek(4, Rocks,     (Gem, Mountains), (Apple, Swamp, Forest, false),    5, 0),
    seek(5, Swamp,     (Apple, Forest),  (Gem, Tundra, Desert, true),      7, 0),
    print(O, 0, 1, 7, 1),
    print(O, 2, 1, 7, 1),
    print(O, 4, 2, 0, 0),
    print(C, 0, 1, 1, 1),
    print(C, 1, 1, 2, 0),
    print(C, 2, 1, 3, 1),
    print(C, 3, 1, 6, 1),
    print(C, 4, 0, 7, 0),
    print(C, 5, 0, 7, 1),
    print(Y, 0, 2, 0, 1),
    print(Y, 1, 0, 1, 0),
    print(Y, 2, 0, 2, 0),
    print(Y, 3, 2, 3, 1),
    print(Y, 4, 0, 7, 1),
    print(Y, 5, 0, 7, 2),
];

impl Shape {
    /// Direction and length of each arm, the first one first.
    fn arms(self) -> &'static [(u8, u8)] {
        match self {
            O => &[(0, 1), (1, 1), (2, 1), (3, 1), (4, 1), (5, 1)],
            C => &[(0, 2), (2, 2), (3, 1), (4, 1), (5, 1)],
            Y => &[(0, 3), (2, 1), (4, 3)],
        }
    }
}

impl AutoCard {
    /// How many there are.
    pub const COUNT: usize = 21;

    /// All cards.
    pub fn all() -> impl DoubleEndedIterator<Item = Self> + Clone {
        (1..=Self::COUNT as u8).map(Self)
    }

    fn print(self) -> &'static Print {
        &CARDS[usize::from(self.0).clamp(1, Self::COUNT) - 1]
    }

    /// Pies it gives.
    #[must_use]
    pub fn pies(self) -> u8 {
        self.print().pies
    }

    /// What comes onto the board, and where.
    pub fn tokens(self) -> impl Iterator<Item = (Token, Space)> {
        self.print().map.iter().flat_map(|map| {
            let far = |region: Region| if map.corners { region.corner() } else { region.inner() };
            let [one, other] = map.pair.1;
            [
                (Token::Quest, map.quest.middle()),
                (map.single.0, map.single.1.middle()),
                (map.pair.0, far(one)),
                (map.pair.0, far(other)),
            ]
        })
    }

    /// Pies she throws with it, if she has them; 7 is all she can.
    #[must_use]
    pub fn throws(self) -> u8 {
        self.print().throws
    }

    /// Spells she adds to them.
    #[must_use]
    pub fn spells(self) -> u8 {
        self.print().spells
    }

    /// The arms her Seeker looks along from a space, the first one first: the spaces of each, the nearest first. The
    /// castle ends an arm, and so does the rim; portals do not matter to her.
    pub fn arms(self, from: Space) -> impl Iterator<Item = Path> + Clone {
        self.reach().map(move |(direction, length)| {
            let next = move |space: &Space| space.beside(direction).filter(|&space| space != Space::CASTLE);
            std::iter::successors(Some(from), next).skip(1).take(usize::from(length)).collect()
        })
    }

    /// The arms of the card wherever she stands: the direction of each, as [`Space::beside`] counts them, and its length; the first
    /// one first.
    pub fn reach(self) -> impl Iterator<Item = (usize, u8)> + Clone {
        let print = self.print();
        print.shape.arms().iter().map(move |&(direction, length)| (usize::from(direction + print.turn) % 6, length))
    }

    /// Where her Seeker goes from `from`, and along which arm, counted from 0: to the nearest space that `draws` her on
    /// the first arm that has one, else to the far end of the first arm that is on the map.
    #[must_use]
    pub fn way(self, from: Space, draws: impl Fn(Space) -> bool) -> Option<(u8, Path)> {
        let to_draw = |arm: Path| {
            let place = arm.spaces().iter().position(|&space| draws(space))?;
            Some(arm.spaces()[..=place].iter().copied().collect())
        };
        let arms = || (0..).zip(self.arms(from));
        let drawn = arms().find_map(|(number, arm)| Some((number, to_draw(arm)?)));
        drawn.or_else(|| arms().find(|(_, arm)| !arm.is_empty()))
    }
}

/// What the Automountie has besides Seekers, pies and spells.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Automountie {
    pub(crate) deck: Deck<AutoCard, { AutoCard::COUNT }>,
    /// Tokens she keeps: apples, gems, quests.
    pub(crate) kept: [u8; 3],
    pub(crate) trophies: u8,
    pub(crate) won_a_fight: bool,
    /// Which Seeker moves next.
    pub(crate) next: u8,
}

impl Automountie {
    /// Without cards, for games without her.
    pub(crate) fn absent() -> Self {
        Self { deck: Deck::new([], AutoCard(1)), kept: [0; 3], trophies: 0, won_a_fight: false, next: 0 }
    }

    pub(crate) fn new(chance: &mut Rng) -> Self {
        let mut her = Self::absent();
        her.shuffle(chance);
        her
    }

    /// All her cards become the deck.
    pub(crate) fn shuffle(&mut self, chance: &mut Rng) {
        self.deck = Deck::new(AutoCard::all(), AutoCard(1));
        self.deck.shuffle(chance);
    }
}

/// How many tokens the Automountie gives for her first, second, third and fourth trophy. She finds one token on her first
/// turn, so none of them is certain then. The figures are ours, set so that the Merchant wins about 75, 55 and 30 of 100
/// games; see `docs/my-little-scythe.md`.
static PRICES: [[u8; Trophy::GOAL as usize]; 3] = [[3, 3, 2, 2], [2, 2, 2, 2], [2, 2, 2, 1]];

impl Difficulty {
    /// How many tokens the Automountie gives for each of her trophies, in order.
    #[must_use]
    pub fn prices(self) -> [u8; Trophy::GOAL as usize] {
        PRICES[self as usize]
    }
}
