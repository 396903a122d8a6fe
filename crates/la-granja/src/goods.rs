//! Goods, where they lie, and what they cost.

use crate::card::Card;

/// The three harvest goods, pigs, and what they are upgraded to.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
#[allow(missing_docs)]
#[rustfmt::skip]
pub enum Good {
    Olive, Grain, Grape, Pig, Food, Wine, Meat,
}

/// Where a good is taken from. Pigs and upgraded goods are always in the store.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
pub enum From {
    /// Its store, or its place.
    Store,
    /// A field.
    Field,
}

impl From {
    /// Both.
    pub const BOTH: [Self; 2] = [Self::Store, Self::Field];

    /// The other place.
    #[must_use]
    pub fn other(self) -> Self {
        if self == Self::Store { Self::Field } else { Self::Store }
    }
}

/// Where a good lay: exactly, so that it can be seen leaving.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
pub enum Spot {
    /// Its store, or its place.
    Store,
    /// This field.
    Field(Card),
}

impl Good {
    /// How many kinds there are.
    pub const COUNT: usize = 7;
    /// All of them.
    pub const ALL: [Self; Self::COUNT] =
        [Self::Olive, Self::Grain, Self::Grape, Self::Pig, Self::Food, Self::Wine, Self::Meat];
    /// What grows.
    pub const HARVEST: [Self; 3] = [Self::Olive, Self::Grain, Self::Grape];
    /// What can be bought and sold.
    pub const RESOURCES: [Self; 4] = [Self::Olive, Self::Grain, Self::Grape, Self::Pig];
    /// What is made of them.
    pub const UPGRADED: [Self; 3] = [Self::Food, Self::Wine, Self::Meat];

    /// Its name in notation.
    #[must_use]
    pub fn id(self) -> &'static str {
        ["olive", "grain", "grape", "pig", "food", "wine", "meat"][self as usize]
    }

    /// The good of this name.
    #[must_use]
    pub fn by_id(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|good| good.id() == id)
    }

    /// Whether it grows on fields.
    #[must_use]
    #[inline]
    pub fn is_harvest(self) -> bool {
        (self as usize) < 3
    }

    /// Whether it can be bought and sold.
    #[must_use]
    #[inline]
    pub fn is_resource(self) -> bool {
        (self as usize) < 4
    }

    /// What it costs to buy.
    #[must_use]
    #[inline]
    pub fn price(self) -> Option<u16> {
        [Some(3), Some(3), Some(4), Some(5), None, None, None][self as usize]
    }

    /// What it is sold for.
    #[must_use]
    #[inline]
    pub fn worth(self) -> Option<u16> {
        [Some(1), Some(1), Some(2), Some(3), None, None, None][self as usize]
    }

    /// What it is upgraded to, and for how much.
    #[must_use]
    #[inline]
    pub fn upgraded(self) -> Option<(Self, u16)> {
        match self {
            Self::Olive | Self::Grain => Some((Self::Food, 2)),
            Self::Grape => Some((Self::Wine, 3)),
            Self::Pig => Some((Self::Meat, 3)),
            _ => None,
        }
    }
}

/// What a commodity is used for.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
pub enum Trade {
    /// 4 silver.
    Silver,
    /// 2 different harvest goods.
    Goods,
    /// Playing or drawing a card.
    Card,
    /// A pig.
    Pig,
    /// 2 free upgrades.
    Upgrades,
}

impl Trade {
    /// All five.
    pub const ALL: [Self; 5] = [Self::Silver, Self::Goods, Self::Card, Self::Pig, Self::Upgrades];

    /// Its name in notation.
    #[must_use]
    pub fn id(self) -> &'static str {
        ["silver", "goods", "card", "pig", "upgrades"][self as usize]
    }
}

/// One of the nine kinds of farm goods that pay for an extension.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Payment {
    /// 1 silver.
    Silver,
    /// 1 VP.
    Point,
    /// A good.
    Good(Good, From),
}

impl Payment {
    /// A number for its kind, wherever it comes from.
    #[must_use]
    #[inline]
    pub fn kind(self) -> u8 {
        match self {
            Self::Silver => 0,
            Self::Point => 1,
            Self::Good(good, _) => 2 + good as u8,
        }
    }

    /// Everything that could pay.
    pub fn all() -> impl Iterator<Item = Self> {
        let goods = Good::ALL.into_iter().flat_map(|good| {
            let fields = good.is_harvest().then_some(Self::Good(good, From::Field));
            [Some(Self::Good(good, From::Store)), fields].into_iter().flatten()
        });
        [Self::Silver, Self::Point].into_iter().chain(goods)
    }
}

#[cfg(test)]
mod tests {
    #[cfg(target_arch = "wasm32")]
    use wasm_bindgen_test::wasm_bindgen_test as test;

    use super::*;

    #[test]
    fn prices_are_those_of_the_farm() {
        let prices = Good::ALL.map(|good| (good.price(), good.worth()));
        assert_eq!(prices[..3], [(Some(3), Some(1)), (Some(3), Some(1)), (Some(4), Some(2))]);
        assert_eq!(prices[3..], [(Some(5), Some(3)), (None, None), (None, None), (None, None)]);
        let upgrades = Good::RESOURCES.map(Good::upgraded);
        assert_eq!(upgrades[..2], [Some((Good::Food, 2)); 2]);
        assert_eq!(upgrades[2..], [Some((Good::Wine, 3)), Some((Good::Meat, 3))]);
        assert_eq!(Good::Food.upgraded(), None);
    }

    #[test]
    fn nine_kinds_pay() {
        let mut kinds: Vec<u8> = Payment::all().map(Payment::kind).collect();
        assert_eq!(kinds.len(), 12, "harvest goods come from two places");
        kinds.dedup();
        assert_eq!(kinds, [0, 1, 2, 3, 4, 5, 6, 7, 8]);
    }
}
