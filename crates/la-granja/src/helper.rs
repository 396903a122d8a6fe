//! What helpers do, as values: when, how often, at what cost, with what effect, or which rule they change.
//!
//! Adding a helper is a line in `cards.rs`; a new kind of effect is a variant here and an arm in `helping.rs`.

use crate::card::Card;
use crate::game::{ELDER, FOREMAN, TENANT};
use crate::goods::Good;

/// A card's helper side.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Helper {
    /// When it works.
    pub when: When,
    /// Whether it works once a round only.
    pub once: bool,
    /// What it does.
    pub power: Power,
}

/// When a helper works, or a step's own business is done.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
pub enum When {
    /// Whenever its owner acts.
    Any,
    /// The farm phase.
    Farm,
    /// Step 1 of the farm phase.
    Cards,
    /// Step 3 of the farm phase.
    Harvest,
    /// Step 4 of the farm phase.
    Roofs,
    /// The revenue phase.
    Revenue,
    /// Before the dice are rolled.
    BeforeRoll,
    /// While dice can be chosen.
    Dice,
    /// While a die is to be taken, or the shared one used.
    Take,
    /// The revenue phase, and transport until the new order is known.
    Siesta,
    /// Transport, step 1.
    Donkeys,
    /// Transport, step 2: donkeys are revealed, the new order is not known.
    DonkeysShown,
    /// Transport, steps 3 and 4.
    Deliveries,
    /// The revenue and the transport phase.
    Both,
    /// The transport phase.
    Transport,
    /// The scoring phase.
    Scoring,
}

/// What a helper does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Power {
    /// Something its owner does.
    Act(Cost, Gain),
    /// Something its owner may do when something happens.
    Offer(Trigger, Cost, Gain),
    /// Something that goes by itself when something happens.
    Auto(Trigger, Gain),
    /// Another rule.
    Rule(Rule),
}

/// What using a helper takes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Cost {
    /// Nothing.
    Free,
    /// So much silver.
    Silver(u16),
    /// 1 VP.
    Point,
    /// A harvest good, from a store or a field.
    Harvest,
    /// A harvest good from a field.
    FieldGood,
    /// A resource from its store.
    Resource,
    /// An upgraded good.
    Upgraded,
    /// A grape, from a store or a field.
    Grape,
    /// A card of the hand.
    HandCard,
    /// A commodity.
    Commodity,
}

/// What using a helper gives.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Gain {
    /// So much silver.
    Silver(u16),
    /// So many VP.
    Points(u16),
    /// A pig.
    Pig,
    /// A commodity.
    Commodity,
    /// A bottle of wine, made of the grape that was paid.
    Wine,
    /// One of these.
    Do(Ways),
    /// A step on the siesta track.
    Rest,
    /// The same, with a tile of 3 or 4 donkeys.
    RestAfterDonkeys,
    /// 1 VP, if nobody has more markers on the market.
    LeaderPoint,
    /// So many different commodity actions.
    Trades(u8),
    /// One of the commodity actions, closed from then on.
    ClosingTrade,
    /// The good that was paid, in its store.
    StoreIt,
    /// A harvest good of another kind than was paid.
    OtherGood,
    /// A marker goes to a neighbouring empty space.
    MoveMarker,
    /// A harvest good without a field.
    GoodOffFields,
    /// A harvest good that lies on a field.
    GoodOnFields,
    /// So much silver if something lies on a field.
    FieldSilver(u16),
    /// So much silver if there is a roof tile.
    RoofSilver(u16),
    /// So much silver and two cards, one of the hand goes.
    DrawTwo(u16),
    /// A die is turned.
    TurnDie,
    /// A die is held.
    HoldDie,
    /// A space's last die is kept from others.
    KeepDie,
    /// 1 silver each time a rival uses a die of a space.
    NameSpace,
    /// Another option of the die.
    OtherOption,
    /// The revenue of the space with the round's number.
    RoundSpace,
    /// The die's revenue again.
    Again,
    /// The barrow stays.
    KeepBarrow,
    /// A second harvest good in the same delivery.
    Weave,
    /// One of the goods delivered comes back.
    Recover,
}

impl Gain {
    /// Which of the game's marks it sets, if it marks a die or a space.
    pub(crate) fn mark_place(self) -> Option<usize> {
        match self {
            Self::KeepDie => Some(ELDER),
            Self::NameSpace => Some(FOREMAN),
            Self::HoldDie => Some(TENANT),
            _ => None,
        }
    }
}

/// The card whose helper sets this one of the game's marks.
pub(crate) fn marker_of(place: usize) -> Card {
    [Card(4), Card(11), Card(24)][place]
}

/// What a helper waits for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Trigger {
    /// Revenue of these kinds.
    Revenue(u16),
    /// The same, but only of a die that its owner chose.
    ChosenRevenue(u16),
    /// A first or second die was chosen.
    ChoseDie,
    /// The second die was carried out.
    SecondDie,
    /// A barrow was completed.
    Barrow,
    /// A completed barrow is about to go.
    BarrowGoes,
    /// A craft building was completed.
    Craft,
    /// Wine was delivered.
    WineDelivered,
    /// A harvest good was delivered.
    HarvestDelivered,
    /// An own marker was removed.
    MarkerLost,
}

/// Kinds of revenue, by space and what was made of it.
#[allow(missing_docs)]
pub mod revenue {
    pub const PIG_1: u16 = 1;
    pub const PLAY_2: u16 = 1 << 1;
    pub const GOOD_2: u16 = 1 << 2;
    pub const GOODS_3: u16 = 1 << 3;
    pub const SILVER_4: u16 = 1 << 4;
    pub const SIESTA_5: u16 = 1 << 5;
    pub const DELIVERY_6: u16 = 1 << 6;
    pub const SILVER_6: u16 = 1 << 7;
    pub const DRAW_2: u16 = 1 << 8;
}

/// A rule that a helper changes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Rule {
    /// Paid upgrades cost 1 silver less.
    CheapUpgrades,
    /// Roof tiles cost 1 silver less.
    CheapRoofs,
    /// Upgraded goods pay for roof tiles, 3 silver each.
    GoodsForRoofs,
    /// One more roof tile, for 3 VP.
    SixthRoof,
    /// Room for a pig, and 1 silver for every pig that comes.
    Stable,
    /// Room for so many pigs.
    Pigs(u8),
    /// Up to two piglets.
    TwoPiglets,
    /// Hand limit.
    Hand(u8),
    /// Hand limit +1, and a card when it is played.
    Grandmother,
    /// A paid delivery more.
    ExtraDelivery,
    /// All paid deliveries together cost 1 silver.
    OneFee,
    /// A field holds up to two goods.
    TwoOnFields,
    /// Goods are sold from fields.
    SellFromFields,
    /// This good on fields stands for any harvest good.
    Wild(Good),
    /// Identical goods pay for extensions.
    Identical,
    /// Extensions cost a good less.
    CheapExtensions,
    /// A marker may go to a space of a neighbouring value.
    OtherValue,
}

/// Ways to make something of an effect, each a bit.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Ways(pub(crate) u16);

impl Ways {
    /// None.
    pub const NONE: Self = Self(0);
    /// Take an olive.
    pub const OLIVE: Self = Self(1);
    /// Take grain.
    pub const GRAIN: Self = Self(1 << 1);
    /// Take a grape.
    pub const GRAPE: Self = Self(1 << 2);
    /// Take a pig.
    pub const PIG: Self = Self(1 << 3);
    /// Take 2 silver.
    pub const SILVER: Self = Self(1 << 4);
    /// Play a card.
    pub const PLAY: Self = Self(1 << 5);
    /// Play a card as a barrow.
    pub const BARROW: Self = Self(1 << 6);
    /// Draw a card.
    pub const DRAW: Self = Self(1 << 7);
    /// Deliver.
    pub const DELIVER: Self = Self(1 << 8);
    /// Upgrade for free.
    pub const UPGRADE: Self = Self(1 << 9);
    /// A step on the siesta track.
    pub const SIESTA: Self = Self(1 << 10);
    /// Any harvest good.
    pub const HARVEST: Self = Self(0b111);
    /// All bits that mean something.
    pub(crate) const ALL: Self = Self(0x7ff);
    /// Their names in positions, in the order of the bits.
    pub(crate) const IDS: [&'static str; 11] =
        ["olive", "grain", "grape", "pig", "silver", "play", "barrow", "draw", "deliver", "upgrade", "siesta"];

    /// Both.
    #[must_use]
    #[inline]
    pub const fn or(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// These without those.
    #[must_use]
    #[inline]
    pub const fn without(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// Whether there is one of those.
    #[must_use]
    #[inline]
    pub const fn has(self, other: Self) -> bool {
        self.0 & other.0 != 0
    }

    /// The way of taking a resource.
    #[must_use]
    #[inline]
    pub const fn good(good: Good) -> Self {
        if (good as u16) < 4 { Self(1 << good as u16) } else { Self::NONE }
    }
}

#[cfg(test)]
mod tests {
    #[cfg(target_arch = "wasm32")]
    use wasm_bindgen_test::wasm_bindgen_test as test;

    use super::*;

    #[test]
    fn marks_belong_to_village_elder_foreman_and_tenant() {
        for place in [ELDER, FOREMAN, TENANT] {
            let Power::Act(_, gain) = marker_of(place).helper().power else { panic!("{place}") };
            assert_eq!(gain.mark_place(), Some(place));
        }
    }
}
