//! Examples in the rules that can be played in place: a small fixed position, and a few real actions to try.

use little_factory::Building::*;
use little_factory::Resource::*;
use little_factory::{Action, Basket, Building, Card, Deal, Goods, How, Resource};

use super::super::stage::Stage;
use super::Section;

/// An example.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Example {
    YarnTwoWays,
    CheeseShop,
    BreadSold,
    Pond,
    FullHand,
}

impl Example {
    pub(crate) const ALL: [Self; 5] =
        [Self::YarnTwoWays, Self::CheeseShop, Self::BreadSold, Self::Pond, Self::FullHand];

    /// The section it belongs to.
    pub(crate) const fn section(self) -> Section {
        match self {
            Self::YarnTwoWays => Section::Produce,
            Self::CheeseShop | Self::BreadSold => Section::Trade,
            Self::Pond => Section::Activate,
            Self::FullHand => Section::HandLimit,
        }
    }

    /// The table it is played on.
    pub(crate) fn stage(self) -> Stage {
        let (hand, built): (&[Resource], &[Building]) = match self {
            Self::YarnTwoWays => (&[Cotton, Sheep], &[]),
            Self::CheeseShop => (&[Yarn, Bread], &[]),
            Self::BreadSold => (&[Bread], &[]),
            Self::Pond => (&[Stone, FishingPole], &[Pond]),
            Self::FullHand => (&[Wood, Wood, Wheat, Clay, Stone, Cow, Sheep], &[]),
        };
        let level_iii = match self {
            Self::Pond => [Milk, Iron, Leather, Cloth, Meat],
            _ => [Milk, Iron, FishingPole, Leather, Cloth],
        };
        Stage {
            hand,
            built,
            level_ii: [Brick, Charcoal, Fish, Yarn, Planks],
            level_iii,
            buildings: [Mill, Quarry, Brickworks, CheeseShop, Castle],
            ..Stage::EMPTY
        }
    }

    /// What of the middle is shown, before it is taken.
    pub(crate) fn shown(self) -> &'static [Card] {
        match self {
            Self::YarnTwoWays => &[Card::Resource(Yarn)],
            Self::CheeseShop => &[Card::Building(CheeseShop), Card::Resource(Brick)],
            Self::BreadSold => &[Card::Resource(FishingPole), Card::Resource(Brick)],
            Self::Pond => &[Card::Resource(Fish)],
            Self::FullHand => &[Card::Resource(Wheat), Card::Resource(Cotton), Card::Resource(Milk)],
        }
    }

    /// The actions that can be tried.
    pub(crate) fn actions(self) -> Vec<Action> {
        let trade = |give: &[Resource], take: Basket| Action::Trade(Deal { give: Goods::of(give), take });
        let goods = |goods: &[Resource]| Basket { goods: Goods::of(goods), ..Basket::NONE };
        match self {
            Self::YarnTwoWays => [0, 1].map(|plank| Action::Produce { card: Yarn.into(), plank }).into(),
            Self::CheeseShop => {
                let shop = Basket::from(CheeseShop);
                let both = Basket { goods: Goods::of(&[Brick]), ..shop };
                vec![trade(&[Yarn, Bread], shop), trade(&[Yarn, Bread], both)]
            }
            Self::BreadSold => vec![trade(&[Bread], goods(&[FishingPole, Brick]))],
            Self::Pond => [0, 1].map(|plank| Action::Activate { building: Pond, how: How::Pay(plank) }).into(),
            Self::FullHand => vec![
                trade(&[Wood], goods(&[Cotton])),
                Action::Produce { card: Wheat.into(), plank: 0 },
                Action::Produce { card: Milk.into(), plank: 0 },
            ],
        }
    }
}
