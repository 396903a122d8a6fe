//! What lies on the board, and what is left in the supply.

use crate::goods::{Good, Goods, Token};
use crate::map::{Space, SpaceSet};

/// Goods and quest tokens, space by space. Nothing ever lies in a camp.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Board {
    goods: [Goods; Space::COUNT],
    quests: SpaceSet,
    supply: Goods,
    supply_quests: u8,
}

impl Board {
    /// With everything in the supply.
    #[must_use]
    pub fn bare() -> Self {
        Self {
            goods: [Goods::NONE; Space::COUNT],
            quests: SpaceSet::EMPTY,
            supply: Goods::new(Good::COPIES, Good::COPIES),
            supply_quests: Token::QUESTS,
        }
    }

    /// The goods on a space.
    #[must_use]
    #[inline]
    pub fn at(&self, space: Space) -> Goods {
        self.goods[space.index()]
    }

    /// The spaces with a quest token.
    #[must_use]
    #[inline]
    pub fn quests(&self) -> SpaceSet {
        self.quests
    }

    /// How many tokens of a kind are in the supply.
    #[must_use]
    #[inline]
    pub fn supply(&self, token: Token) -> u8 {
        match token {
            Token::Apple => self.supply.apples,
            Token::Gem => self.supply.gems,
            Token::Quest => self.supply_quests,
        }
    }

    /// How many tokens of a kind lie on a space.
    #[must_use]
    #[inline]
    pub fn count(&self, token: Token, space: Space) -> u8 {
        match token {
            Token::Apple => self.at(space).apples,
            Token::Gem => self.at(space).gems,
            Token::Quest => u8::from(self.quests.contains(space)),
        }
    }

    /// A token comes from the supply, if one is left; whether it did.
    #[inline]
    pub(crate) fn place(&mut self, token: Token, space: Space) -> bool {
        if self.supply(token) == 0 || token == Token::Quest && self.quests.contains(space) {
            return false;
        }
        match token {
            Token::Apple => {
                self.supply.apples -= 1;
                self.goods[space.index()].apples += 1;
            }
            Token::Gem => {
                self.supply.gems -= 1;
                self.goods[space.index()].gems += 1;
            }
            Token::Quest => {
                self.supply_quests -= 1;
                self.quests = self.quests.with(space);
            }
        }
        true
    }

    /// Goods go to the supply; they must be there.
    #[inline]
    pub(crate) fn pay(&mut self, goods: Goods, space: Space) {
        self.goods[space.index()] -= goods;
        self.supply += goods;
    }

    /// The quest token of a space goes to the supply; it must be there.
    pub(crate) fn take_quest(&mut self, space: Space) {
        self.quests = self.quests.without(space);
        self.supply_quests += 1;
    }

    /// Goods go from one space to another; they must be there.
    #[inline]
    pub(crate) fn carry(&mut self, goods: Goods, from: Space, to: Space) {
        self.goods[from.index()] -= goods;
        self.goods[to.index()] += goods;
    }

    /// A token leaves board and supply: somebody keeps it.
    pub(crate) fn lift(&mut self, token: Token, space: Space) {
        match token {
            Token::Apple => self.goods[space.index()].apples -= 1,
            Token::Gem => self.goods[space.index()].gems -= 1,
            Token::Quest => self.quests = self.quests.without(space),
        }
    }

    /// Kept tokens go back to the supply.
    pub(crate) fn give_back(&mut self, token: Token, count: u8) {
        match token {
            Token::Apple => self.supply.apples += count,
            Token::Gem => self.supply.gems += count,
            Token::Quest => self.supply_quests += count,
        }
    }

    /// A board with this on it, and somebody keeping so many apples, gems and quests; `None` if the box has less.
    pub(crate) fn of(goods: &[(Space, Goods)], quests: SpaceSet, kept: [u8; 3]) -> Option<Self> {
        let mut board = Self::bare();
        let on_board = |good: Good| goods.iter().try_fold(0u8, |sum, (_, here)| sum.checked_add(here.count(good)));
        let left = |good: Good| Good::COPIES.checked_sub(on_board(good)?.checked_add(kept[good as usize])?);
        board.supply = Goods::new(left(Good::Apple)?, left(Good::Gem)?);
        board.supply_quests = Token::QUESTS.checked_sub((quests.len() as u8).checked_add(kept[2])?)?;
        for &(space, here) in goods {
            board.goods[space.index()] += here;
        }
        board.quests = quests;
        Some(board)
    }
}
