//! One complete way to pay.

use crate::card::Resource;
use crate::goods::Goods;

/// One alternative of a cost: everything in it is due, and of several planks one is paid (Ruling 1).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Plank {
    /// Cards that leave the hand.
    pub discard: Goods,
    /// Cards that are shown and stay.
    pub reveal: Goods,
}

impl Plank {
    /// Costs nothing: slow production.
    pub const FREE: Self = Self { discard: Goods::NONE, reveal: Goods::NONE };

    /// A plank of cards to discard.
    #[must_use]
    pub const fn discard(cards: &[Resource]) -> Self {
        Self { discard: Goods::of(cards), reveal: Goods::NONE }
    }

    /// A plank of cards to reveal.
    #[must_use]
    pub const fn reveal(cards: &[Resource]) -> Self {
        Self { discard: Goods::NONE, reveal: Goods::of(cards) }
    }

    /// All the cards one must hold to pay it.
    #[must_use]
    #[inline]
    pub fn needs(&self) -> Goods {
        self.discard + self.reveal
    }
}
