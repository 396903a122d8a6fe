//! The six craft buildings: four rows of goods each, and a tile for whoever fills one.

use crate::goods::Good;

/// A craft building, by its number less one.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
#[allow(missing_docs)]
#[rustfmt::skip]
pub enum Craft {
    MerchantHouse, Restaurant, Deli, Greengrocer, VillageStore, Butcher,
}

/// What is delivered: a good, or a commodity where a row shows one.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Cargo {
    /// A good.
    Good(Good),
    /// A commodity.
    Commodity,
}

/// What a craft tile does, for whoever draws it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum CraftEffect {
    /// So much silver.
    Silver(u16),
    /// So much silver each round, as income.
    Income(u16),
    /// A delivery, and the VP of the own siesta space.
    DeliveryAndSiesta,
    /// A siesta step if one likes, and a delivery more, each round.
    StepAndDelivery,
    /// A commodity, each round as income.
    Commodity,
    /// A resource of one's choice, each round as income.
    Resource,
    /// So many VP.
    Points(u16),
    /// So many VP for each later craft tile.
    PointsForTiles(u16),
    /// 1 VP for each own barrow in play.
    PointForBarrows,
    /// 1 VP more for each completed barrow.
    PointForCompleted,
}

impl Cargo {
    /// Its name in notation.
    #[must_use]
    pub fn id(self) -> &'static str {
        match self {
            Self::Good(good) => good.id(),
            Self::Commodity => "commodity",
        }
    }

    /// The cargo of this name.
    #[must_use]
    pub fn by_id(id: &str) -> Option<Self> {
        if id == "commodity" { Some(Self::Commodity) } else { Good::by_id(id).map(Self::Good) }
    }
}

impl Craft {
    /// How many there are.
    pub const COUNT: usize = 6;
    /// All of them.
    #[rustfmt::skip]
    pub const ALL: [Self; Self::COUNT] = [
        Self::MerchantHouse, Self::Restaurant, Self::Deli, Self::Greengrocer, Self::VillageStore, Self::Butcher,
    ];

    /// Its name in notation.
    #[must_use]
    pub fn id(self) -> &'static str {
        ["merchant_house", "restaurant", "deli", "greengrocer", "village_store", "butcher"][self as usize]
    }

    /// The building of this name.
    #[must_use]
    pub fn by_id(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|craft| craft.id() == id)
    }

    /// What its tile gives at the moment it is gained, and in later rounds.
    #[must_use]
    pub fn effects(self) -> [CraftEffect; 2] {
        match self {
            Self::MerchantHouse => [CraftEffect::Silver(3), CraftEffect::Income(3)],
            Self::Restaurant => [CraftEffect::DeliveryAndSiesta, CraftEffect::StepAndDelivery],
            Self::Deli => [CraftEffect::Commodity; 2],
            Self::Greengrocer => [CraftEffect::Resource; 2],
            Self::VillageStore => [CraftEffect::Points(2), CraftEffect::PointsForTiles(2)],
            Self::Butcher => [CraftEffect::PointForBarrows, CraftEffect::PointForCompleted],
        }
    }

    /// What a row takes.
    #[must_use]
    #[inline]
    pub fn row(self, row: u8) -> &'static [Cargo] {
        ROWS[self as usize][usize::from(row)]
    }
}

static ROWS: [[&[Cargo]; 4]; Craft::COUNT] = {
    const O: Cargo = Cargo::Good(Good::Olive);
    const G: Cargo = Cargo::Good(Good::Grain);
    const R: Cargo = Cargo::Good(Good::Grape);
    const P: Cargo = Cargo::Good(Good::Pig);
    const F: Cargo = Cargo::Good(Good::Food);
    const W: Cargo = Cargo::Good(Good::Wine);
    const M: Cargo = Cargo::Good(Good::Meat);
    const C: Cargo = Cargo::Commodity;
    [
        [&[C, F, O, G, R], &[C, P, O, G, R], &[C, W, G, O, O], &[C, W, O, G, R]],
        [&[F, W, W], &[F, W, M], &[W, W, M], &[F, M, M]],
        [&[F, F, G, R, O], &[F, W, G, O, O], &[F, W, G, R, O], &[M, F, G, O, O]],
        [&[O, O, G, F, R], &[O, G, G, F, R], &[O, G, F, R, R], &[O, G, F, F, R]],
        [&[O, P, G, G, F], &[O, P, O, G, F], &[O, P, G, R, F], &[O, P, G, R, W]],
        [&[P, P, O, O, G], &[P, P, O, G, G], &[P, P, O, R, G], &[P, P, P, O, G]],
    ]
};

#[cfg(test)]
mod tests {
    #[cfg(target_arch = "wasm32")]
    use wasm_bindgen_test::wasm_bindgen_test as test;

    use super::*;

    #[test]
    fn the_rows_of_a_building_differ() {
        for craft in Craft::ALL {
            assert_eq!(Craft::by_id(craft.id()), Some(craft));
            for row in 0..4 {
                assert!((3..=5).contains(&craft.row(row).len()));
                assert!((0..row).all(|other| craft.row(other) != craft.row(row)));
            }
        }
    }
}
