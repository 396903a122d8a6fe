//! The farm cards, one a line: name, field, barrow, extension, helper. `docs/la-granja.md` says which figures are known and
//! which are reconstructed.

use crate::card::Extension::{Delivery, HandLimit, Income, PigPlace};
use crate::card::Face;
use crate::goods::Good::{self, Food, Grain, Meat, Olive};
use crate::helper::Cost::{FieldGood, Free, HandCard, Harvest, Point, Resource, Upgraded};
use crate::helper::Gain::{
    Again, ClosingTrade, Do, DrawTwo, FieldSilver, GoodOffFields, GoodOnFields, HoldDie, KeepBarrow, KeepDie,
    LeaderPoint, MoveMarker, NameSpace, OtherGood, OtherOption, Points, Recover, Rest, RestAfterDonkeys, RoofSilver,
    RoundSpace, StoreIt, Trades, TurnDie, Weave,
};
use crate::helper::Rule::{
    CheapExtensions, CheapRoofs, CheapUpgrades, ExtraDelivery, GoodsForRoofs, Grandmother, Hand, Identical, OneFee,
    OtherValue, Pigs, SellFromFields, SixthRoof, Stable, TwoOnFields, TwoPiglets, Wild,
};
use crate::helper::Trigger::{ChoseDie, Craft, HarvestDelivered, MarkerLost, SecondDie, WineDelivered};
use crate::helper::When::{Any, BeforeRoll, Both, Dice, DonkeysShown, Farm, Revenue, Scoring, Siesta, Transport};
use crate::helper::revenue::{DELIVERY_6, DRAW_2, GOOD_2, GOODS_3, PIG_1, PLAY_2, SIESTA_5, SILVER_4, SILVER_6};
use crate::helper::{Cost, Gain, Helper, Power, Rule, Trigger, Ways, When};

const fn rule(when: When, rule: Rule) -> Helper {
    // Only the Market Master's rule is used up.
    Helper { when, once: matches!(rule, OtherValue), power: Power::Rule(rule) }
}

const fn act(when: When, cost: Cost, gain: Gain) -> Helper {
    Helper { when, once: true, power: Power::Act(cost, gain) }
}

const fn offer(when: When, once: bool, trigger: Trigger, cost: Cost, gain: Gain) -> Helper {
    Helper { when, once, power: Power::Offer(trigger, cost, gain) }
}

const fn auto(when: When, once: bool, trigger: Trigger, gain: Gain) -> Helper {
    Helper { when, once, power: Power::Auto(trigger, gain) }
}

#[rustfmt::skip]
pub(crate) static CARDS: [Face; 66] = [
    Face { id: "chef", field: Good::Grape, barrow: &[Grain, Good::Grape], value: 2, extension: [PigPlace, Delivery], helper: rule(Any, CheapUpgrades) },
    Face { id: "negotiator", field: Grain, barrow: &[Grain, Grain, Good::Grape, Food], value: 5, extension: [HandLimit, Delivery], helper: auto(Both, false, MarkerLost, Points(1)) },
    Face { id: "porter", field: Olive, barrow: &[Olive, Meat, Meat], value: 6, extension: [HandLimit, PigPlace], helper: offer(Revenue, true, Trigger::ChosenRevenue(PLAY_2 | DRAW_2 | GOOD_2 | SILVER_6 | DELIVERY_6), Free, OtherOption) },
    Face { id: "farm_worker", field: Good::Grape, barrow: &[Olive, Olive, Grain], value: 3, extension: [HandLimit, Delivery], helper: act(Any, Point, Do(Ways::PLAY)) },
    Face { id: "village_elder", field: Grain, barrow: &[Grain, Good::Grape, Good::Wine], value: 4, extension: [Income, PigPlace], helper: act(BeforeRoll, Free, KeepDie) },
    Face { id: "merchant", field: Good::Grape, barrow: &[Grain, Grain, Good::Grape], value: 3, extension: [Income, Delivery], helper: offer(Revenue, true, ChoseDie, Point, RoundSpace) },
    Face { id: "market_woman", field: Grain, barrow: &[Good::Grape, Good::Pig, Good::Pig, Food], value: 6, extension: [HandLimit, Income], helper: offer(Transport, true, Trigger::BarrowGoes, Free, KeepBarrow) },
    Face { id: "roofer", field: Good::Grape, barrow: &[Food, Meat], value: 4, extension: [PigPlace, Delivery], helper: rule(Farm, CheapRoofs) },
    Face { id: "peon", field: Grain, barrow: &[Grain, Good::Grape, Good::Grape, Good::Pig], value: 5, extension: [Income, PigPlace], helper: offer(Revenue, true, ChoseDie, Point, Again) },
    Face { id: "migrant_laborer", field: Olive, barrow: &[Olive, Good::Pig, Food], value: 4, extension: [HandLimit, Delivery], helper: act(Dice, Free, TurnDie) },
    Face { id: "stable_boy", field: Good::Grape, barrow: &[Good::Grape, Good::Pig], value: 3, extension: [PigPlace, Delivery], helper: rule(Any, Stable) },
    Face { id: "foreman", field: Grain, barrow: &[Good::Pig, Good::Pig, Meat], value: 6, extension: [HandLimit, PigPlace], helper: act(BeforeRoll, Free, NameSpace) },
    Face { id: "cartwright", field: Olive, barrow: &[Grain, Good::Wine], value: 3, extension: [HandLimit, Delivery], helper: auto(Both, false, Trigger::Barrow, Do(Ways::BARROW)) },
    Face { id: "carter", field: Grain, barrow: &[Good::Grape, Meat], value: 4, extension: [HandLimit, PigPlace], helper: offer(Transport, true, Trigger::Barrow, Free, Do(Ways::DELIVER)) },
    Face { id: "innkeeper", field: Good::Grape, barrow: &[Food, Good::Wine, Meat], value: 6, extension: [HandLimit, Income], helper: act(Siesta, Cost::Silver(1), Rest) },
    Face { id: "town_crier", field: Olive, barrow: &[Olive, Olive, Good::Grape, Food], value: 5, extension: [HandLimit, PigPlace], helper: act(Scoring, Free, LeaderPoint) },
    Face { id: "broker", field: Grain, barrow: &[Olive, Grain, Good::Grape], value: 3, extension: [HandLimit, Delivery], helper: act(Any, Cost::Commodity, Trades(2)) },
    Face { id: "steward", field: Olive, barrow: &[Good::Pig, Food, Good::Wine], value: 5, extension: [Income, PigPlace], helper: act(When::Cards, Cost::Silver(1), Do(Ways::PLAY)) },
    Face { id: "donkey_handler", field: Good::Grape, barrow: &[Olive, Good::Grape], value: 2, extension: [HandLimit, Income], helper: rule(Transport, ExtraDelivery) },
    Face { id: "thatcher", field: Grain, barrow: &[Grain, Good::Grape, Good::Grape, Food], value: 5, extension: [PigPlace, Delivery], helper: rule(Farm, GoodsForRoofs) },
    Face { id: "miller", field: Olive, barrow: &[Olive, Olive], value: 2, extension: [HandLimit, Delivery], helper: act(Any, FieldGood, StoreIt) },
    Face { id: "farm_girl", field: Good::Grape, barrow: &[Good::Grape, Good::Wine, Good::Wine], value: 5, extension: [HandLimit, Income], helper: rule(Farm, Hand(2)) },
    Face { id: "farm_servant", field: Grain, barrow: &[Olive, Olive, Good::Grape], value: 3, extension: [HandLimit, PigPlace], helper: act(Any, Free, Do(Ways::UPGRADE)) },
    Face { id: "muleteer", field: Olive, barrow: &[Olive, Food, Food], value: 4, extension: [Income, PigPlace], helper: rule(Transport, OneFee) },
    Face { id: "tenant", field: Grain, barrow: &[Good::Pig, Food, Meat], value: 6, extension: [PigPlace, Delivery], helper: act(Dice, Free, HoldDie) },
    Face { id: "day_labourer", field: Olive, barrow: &[Olive, Grain, Good::Grape, Food], value: 5, extension: [Income, Delivery], helper: offer(Revenue, true, SecondDie, Free, Do(Ways::DRAW)) },
    Face { id: "herdsman", field: Grain, barrow: &[Olive, Good::Wine], value: 3, extension: [Income, PigPlace], helper: auto(Revenue, false, Trigger::Revenue(PIG_1 | SIESTA_5), Gain::Silver(1)) },
    Face { id: "harvester", field: Good::Grape, barrow: &[Good::Pig, Food, Food], value: 5, extension: [HandLimit, Income], helper: auto(Revenue, true, Trigger::Revenue(GOOD_2 | GOODS_3), Do(Ways::HARVEST)) },
    Face { id: "stallkeeper", field: Grain, barrow: &[Olive, Good::Grape], value: 2, extension: [Income, PigPlace], helper: act(Transport, Free, MoveMarker) },
    Face { id: "messenger", field: Olive, barrow: &[Good::Grape, Good::Grape, Food, Good::Wine], value: 6, extension: [Income, Delivery], helper: auto(Revenue, true, Trigger::Revenue(PLAY_2 | DELIVERY_6), Gain::Silver(2)) },
    Face { id: "grandmother", field: Good::Grape, barrow: &[Good::Grape, Good::Grape], value: 2, extension: [Income, PigPlace], helper: rule(Farm, Grandmother) },
    Face { id: "ploughman", field: Olive, barrow: &[Olive, Grain, Grain], value: 3, extension: [PigPlace, Delivery], helper: rule(Farm, TwoOnFields) },
    Face { id: "smuggler", field: Good::Grape, barrow: &[Olive, Good::Pig, Good::Pig], value: 4, extension: [HandLimit, Delivery], helper: act(Transport, Resource, Points(1)) },
    Face { id: "gleaner", field: Olive, barrow: &[Olive, Grain], value: 2, extension: [HandLimit, PigPlace], helper: act(When::Harvest, Free, GoodOffFields) },
    Face { id: "agricultural_labourer", field: Grain, barrow: &[Olive, Grain, Good::Wine], value: 4, extension: [HandLimit, Income], helper: rule(Any, SellFromFields) },
    Face { id: "cooper", field: Olive, barrow: &[Food, Food, Good::Wine], value: 5, extension: [HandLimit, Delivery], helper: act(Any, Cost::Grape, Gain::Wine) },
    Face { id: "swine_dealer", field: Grain, barrow: &[Olive, Olive, Grain], value: 3, extension: [Income, Delivery], helper: act(Farm, Cost::Silver(2), Gain::Pig) },
    Face { id: "pedlar", field: Good::Grape, barrow: &[Olive, Olive, Good::Wine, Good::Wine], value: 6, extension: [Income, PigPlace], helper: act(Any, Cost::Silver(3), Gain::Commodity) },
    Face { id: "barn_builder", field: Olive, barrow: &[Good::Grape, Food], value: 3, extension: [PigPlace, Delivery], helper: rule(Farm, SixthRoof) },
    Face { id: "woodcutter", field: Grain, barrow: &[Grain, Good::Pig, Good::Pig], value: 4, extension: [HandLimit, Income], helper: act(When::Cards, HandCard, Gain::Silver(1)) },
    Face { id: "mason", field: Good::Grape, barrow: &[Good::Pig, Food], value: 3, extension: [Income, PigPlace], helper: rule(Any, Identical) },
    Face { id: "errand_boy", field: Olive, barrow: &[Grain, Food, Food], value: 4, extension: [Income, Delivery], helper: act(Both, HandCard, Do(Ways::DELIVER)) },
    Face { id: "apprentice", field: Good::Grape, barrow: &[Olive, Grain, Good::Grape], value: 3, extension: [HandLimit, PigPlace], helper: auto(Revenue, true, Trigger::Revenue(PLAY_2 | SIESTA_5), Do(Ways::HARVEST)) },
    Face { id: "moneychanger", field: Olive, barrow: &[Good::Wine, Good::Wine], value: 4, extension: [PigPlace, Delivery], helper: offer(Revenue, false, Trigger::Revenue(SILVER_4 | SILVER_6), Cost::Silver(1), Do(Ways::HARVEST)) },
    Face { id: "tout", field: Good::Grape, barrow: &[Grain, Good::Grape], value: 2, extension: [Income, Delivery], helper: act(Transport, Cost::Silver(1), Do(Ways::DELIVER.or(Ways::DRAW))) },
    Face { id: "cellarer", field: Olive, barrow: &[Grain, Good::Pig, Food], value: 4, extension: [HandLimit, Income], helper: auto(Transport, false, WineDelivered, Gain::Silver(1)) },
    Face { id: "gardener", field: Good::Grape, barrow: &[Good::Grape, Good::Pig, Meat], value: 5, extension: [Income, Delivery], helper: act(Any, Harvest, OtherGood) },
    Face { id: "swineherd", field: Grain, barrow: &[Good::Grape, Good::Grape], value: 2, extension: [HandLimit, Income], helper: rule(Any, Pigs(2)) },
    Face { id: "olive_farmer", field: Good::Grape, barrow: &[Grain, Meat, Meat], value: 6, extension: [Income, PigPlace], helper: rule(Any, Wild(Olive)) },
    Face { id: "brewer", field: Grain, barrow: &[Grain, Grain], value: 2, extension: [Income, Delivery], helper: rule(Any, Wild(Grain)) },
    Face { id: "basket_weaver", field: Good::Grape, barrow: &[Good::Grape, Good::Grape, Meat], value: 5, extension: [HandLimit, PigPlace], helper: offer(Transport, true, HarvestDelivered, Free, Weave) },
    Face { id: "craftsman", field: Grain, barrow: &[Olive, Grain, Food], value: 4, extension: [PigPlace, Delivery], helper: auto(Transport, false, Craft, Gain::Silver(2)) },
    Face { id: "beekeeper", field: Olive, barrow: &[Grain, Grain, Good::Pig, Meat], value: 6, extension: [Income, Delivery], helper: act(Farm, Free, FieldSilver(1)) },
    Face { id: "wood_carver", field: Grain, barrow: &[Olive, Olive], value: 2, extension: [HandLimit, Delivery], helper: act(Farm, Free, RoofSilver(1)) },
    Face { id: "farmers_wife", field: Good::Grape, barrow: &[Good::Pig, Meat], value: 4, extension: [Income, Delivery], helper: act(When::Cards, Free, DrawTwo(1)) },
    Face { id: "fruit_picker", field: Olive, barrow: &[Good::Grape, Good::Wine], value: 3, extension: [HandLimit, Income], helper: act(When::Harvest, Free, GoodOnFields) },
    Face { id: "winegrower", field: Good::Grape, barrow: &[Olive, Good::Grape, Good::Wine], value: 4, extension: [HandLimit, PigPlace], helper: rule(Any, Wild(Good::Grape)) },
    Face { id: "shopkeeper", field: Olive, barrow: &[Olive, Grain], value: 2, extension: [PigPlace, Delivery], helper: auto(Transport, false, Craft, Recover) },
    Face { id: "shoemaker", field: Good::Grape, barrow: &[Good::Grape, Good::Grape, Good::Pig], value: 4, extension: [HandLimit, PigPlace], helper: act(DonkeysShown, Free, RestAfterDonkeys) },
    Face { id: "barman", field: Grain, barrow: &[Food, Food], value: 3, extension: [Income, Delivery], helper: act(Any, Upgraded, Gain::Silver(4)) },
    Face { id: "driver", field: Good::Grape, barrow: &[Food, Good::Wine, Good::Wine], value: 6, extension: [HandLimit, Delivery], helper: offer(Revenue, true, Trigger::Revenue(SILVER_4 | SILVER_6), Cost::Silver(1), Do(Ways::DELIVER)) },
    Face { id: "pig_breeder", field: Olive, barrow: &[Grain, Grain], value: 2, extension: [HandLimit, PigPlace], helper: rule(Farm, TwoPiglets) },
    Face { id: "blacksmith", field: Grain, barrow: &[Olive, Olive, Grain, Good::Wine], value: 5, extension: [PigPlace, Delivery], helper: act(Any, Cost::Silver(1), ClosingTrade) },
    Face { id: "carpenter", field: Olive, barrow: &[Good::Pig, Good::Pig], value: 3, extension: [HandLimit, Income], helper: rule(Any, CheapExtensions) },
    Face { id: "market_master", field: Grain, barrow: &[Olive, Grain, Good::Pig, Meat], value: 6, extension: [HandLimit, Delivery], helper: rule(Transport, OtherValue) },
    Face { id: "landlord", field: Olive, barrow: &[Good::Pig, Good::Pig, Good::Wine], value: 5, extension: [Income, PigPlace], helper: act(Scoring, Cost::Silver(1), Points(1)) },
];
