//! What a player can do.

use crate::goods::{Good, Goods, Token};
use crate::map::Space;
use crate::spells::Spells;
use crate::tile::{Section, Tile};
use crate::trophy::Trophy;

/// One decision. Its text form is written and read in [`crate::notation`].
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    /// The action of the turn: move both Seekers.
    Move,
    /// The action of the turn: roll four dice.
    Seek(Seek),
    /// The action of the turn: apples become pies.
    Bake(Payment),
    /// The action of the turn: gems become a spell.
    Conjure(Payment),
    /// The action of the turn: look at three tiles of a pile and keep one.
    PowerUp {
        /// Of which pile.
        section: Section,
        /// What it costs.
        payment: Payment,
    },
    /// In a Move: a Seeker goes somewhere, perhaps with goods.
    Go {
        /// Which Seeker.
        seeker: Seeker,
        /// Where it ends.
        to: Space,
        /// What it takes along.
        goods: Goods,
    },
    /// In a Move: a Seeker carries goods into the castle.
    Deliver {
        /// Which Seeker.
        seeker: Seeker,
        /// What.
        good: Good,
        /// How many.
        count: u8,
        /// Three are enough, by a personality that is shown now.
        eased: bool,
    },
    /// In a Move: every Seeker that has not moved yet stays.
    Stay,
    /// Begin the pie fight on this space.
    Fight(Space),
    /// The secret choice in a fight.
    Throw(Throw),
    /// Rest in camp.
    Rest(Rest),
    /// Take the quest token of this space and see its card.
    Quest(Space),
    /// Solve the quest by option 1 or 2.
    Solve(u8),
    /// Do not solve the quest.
    NoThanks,
    /// A paid or given good comes from here.
    From(Space),
    /// A gained good comes onto this space.
    Onto(Space),
    /// A gift goes onto this space, with a Seeker of whoever gets it.
    To(Space),
    /// This token leaves the board.
    Remove {
        /// Which kind.
        token: Token,
        /// From where.
        from: Space,
    },
    /// A spell of this value is discarded.
    Discard(u8),
    /// Keep this tile of those that are shown.
    Keep(Tile),
    /// Place the token of the next die.
    Place(Space),
    /// Supply Catapult: goods fly from here to the other Seeker.
    Shift {
        /// From where.
        from: Space,
        /// What.
        goods: Goods,
    },
    /// Place a trophy.
    Claim(Trophy),
    /// Do without what is offered.
    Pass,
    /// The Automountie reveals a card and follows it.
    Reveal,
}

/// Which of the two Seek spaces.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
pub enum Seek {
    /// Two apple dice, one gem die, one quest die.
    Apples,
    /// One apple die, two gem dice, one quest die.
    Gems,
}

impl Seek {
    /// What each of its dice finds, in the order they are placed.
    #[must_use]
    #[inline]
    pub fn dice(self) -> [Token; 4] {
        let second = match self {
            Self::Apples => Token::Apple,
            Self::Gems => Token::Gem,
        };
        [Token::Apple, second, Token::Gem, Token::Quest]
    }
}

/// One of a seat's two Seekers. They are alike.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
#[allow(missing_docs)]
pub enum Seeker {
    A,
    B,
}

impl Seeker {
    /// Both.
    pub const BOTH: [Self; 2] = [Self::A, Self::B];

    /// For indexing arrays by Seeker.
    #[must_use]
    #[inline]
    pub fn index(self) -> usize {
        self as usize
    }

    /// The sibling.
    #[must_use]
    #[inline]
    pub fn other(self) -> Self {
        match self {
            Self::A => Self::B,
            Self::B => Self::A,
        }
    }
}

/// Some of a seat's Seekers.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct SeekerSet([bool; 2]);

impl SeekerSet {
    /// This set and `seeker`.
    #[must_use]
    pub fn with(mut self, seeker: Seeker) -> Self {
        self.0[seeker.index()] = true;
        self
    }

    /// Whether `seeker` is one of them.
    #[must_use]
    pub fn contains(self, seeker: Seeker) -> bool {
        self.0[seeker.index()]
    }

    /// How many they are.
    #[must_use]
    #[inline]
    pub fn len(self) -> u8 {
        u8::from(self.0[0]) + u8::from(self.0[1])
    }

    /// Whether there is none.
    #[must_use]
    pub fn is_empty(self) -> bool {
        self.len() == 0
    }

    /// The Seekers in order.
    pub fn iter(self) -> impl Iterator<Item = Seeker> {
        Seeker::BOTH.into_iter().filter(move |&seeker| self.contains(seeker))
    }
}

impl FromIterator<Seeker> for SeekerSet {
    fn from_iter<I: IntoIterator<Item = Seeker>>(seekers: I) -> Self {
        seekers.into_iter().fold(Self::default(), Self::with)
    }
}

/// Where the cost of a Make comes from: one space, or two with the Supply Line, the lower number first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Payment {
    /// What comes from the first space.
    pub first: (Space, Goods),
    /// What comes from the second, if anything does.
    pub second: Option<(Space, Goods)>,
}

impl Payment {
    /// All from one space.
    #[must_use]
    pub fn from(space: Space, goods: Goods) -> Self {
        Self { first: (space, goods), second: None }
    }

    /// Each space with what comes from it.
    pub fn parts(self) -> impl Iterator<Item = (Space, Goods)> + Clone {
        [Some(self.first), self.second].into_iter().flatten()
    }

    /// All of it together, unless it is more than anybody could have.
    #[must_use]
    pub fn total(self) -> Goods {
        self.parts().fold(Goods::NONE, |sum, (_, goods)| {
            Goods::new(sum.apples.saturating_add(goods.apples), sum.gems.saturating_add(goods.gems))
        })
    }
}

/// What goes into a pie fight.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Throw {
    /// Pies on the dial.
    pub pies: u8,
    /// Spells beside it.
    pub spells: Spells,
}

impl Throw {
    /// The most the dial shows.
    pub const DIAL: u8 = 7;

    /// What it counts.
    #[must_use]
    #[inline]
    pub fn total(self) -> u8 {
        self.pies.saturating_add(self.spells.value())
    }
}

/// What a rest gives.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
pub enum Rest {
    /// One spell.
    Spell,
    /// Two pies.
    Pies,
}

impl Rest {
    /// How many pies a rest gives.
    pub const PIES: u8 = 2;
}

/// The six action spaces of a mat.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
#[allow(missing_docs)]
pub enum Deed {
    Move,
    SeekApples,
    SeekGems,
    Bake,
    Conjure,
    PowerUp,
}

impl Deed {
    /// All of them.
    pub const ALL: [Self; 6] = [Self::Move, Self::SeekApples, Self::SeekGems, Self::Bake, Self::Conjure, Self::PowerUp];

    /// Its name in notation.
    #[must_use]
    pub fn id(self) -> &'static str {
        ["move", "seek_apples", "seek_gems", "bake", "conjure", "power_up"][self as usize]
    }
}
