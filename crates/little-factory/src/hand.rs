//! A player's hand, which cannot hold eight cards.

use crate::goods::Goods;
use crate::refusal::Refusal;

/// The most cards a hand holds, at any moment.
pub const HAND_LIMIT: u8 = 7;

/// Up to seven resources.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Hand(Goods);

impl Hand {
    /// A hand of these cards; `None` if they are too many.
    #[must_use]
    pub fn new(goods: Goods) -> Option<Self> {
        (goods.len() <= HAND_LIMIT).then_some(Self(goods))
    }

    /// The cards.
    #[must_use]
    #[inline]
    pub fn goods(self) -> Goods {
        self.0
    }

    /// How many cards.
    #[must_use]
    #[inline]
    pub fn len(self) -> u8 {
        self.0.len()
    }

    /// Whether there is no card.
    #[must_use]
    pub fn is_empty(self) -> bool {
        self.0.is_empty()
    }

    /// How many more it can hold.
    #[must_use]
    #[inline]
    pub fn room(self) -> u8 {
        HAND_LIMIT - self.len()
    }

    /// Whether these cards are in it.
    ///
    /// # Errors
    /// With the first kind there is too little of.
    #[inline]
    pub fn require(self, goods: Goods) -> Result<(), Refusal> {
        if self.0.contains(goods) {
            return Ok(());
        }
        let lacking = goods.kinds().find(|&(resource, need)| self.0.count(resource) < need);
        lacking
            .map_or(Ok(()), |(resource, need)| Err(Refusal::NotInHand { resource, have: self.0.count(resource), need }))
    }

    /// The hand after giving and then taking cards (Ruling 2: payment comes first).
    ///
    /// # Errors
    /// If what is given is not there, or the hand would hold too many.
    #[inline]
    pub fn exchange(self, give: Goods, take: Goods) -> Result<Self, Refusal> {
        self.require(give)?;
        let would_hold = self.len() - give.len() + take.len();
        if would_hold > HAND_LIMIT {
            return Err(Refusal::HandFull { would_hold });
        }
        Ok(Self(self.0 - give + take))
    }
}
