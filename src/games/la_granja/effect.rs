//! What a card, a tile or a craft does, in little pictures: about twenty signs that 66 helpers share.

use la_granja::helper::{Cost, Gain, Helper, Power, Rule, Trigger, Ways, revenue};
use la_granja::{CraftEffect, Good, Roof, RoofEffect};
use yew::prelude::*;

use super::art::{self, Sign};
use crate::markup::html;

/// A piece of a picture sentence.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Bit {
    Sign(Sign),
    Good(Good),
    Number(i16),
    Face(u8),
    /// What is given leads to what comes.
    Arrow,
    /// When this happens, then that.
    Colon,
    Or,
}

use Bit::{Arrow, Colon, Face, Number, Or, Sign as S};

/// The pieces in a row.
pub(crate) fn draw(bits: &[Bit]) -> Html {
    let piece = |bit: &Bit| match *bit {
        S(sign) => art::sign(sign),
        Bit::Good(good) => art::good(good),
        Number(number) => html! { <b data-number={number.to_string()}></b> },
        Face(face) => art::die(face),
        Arrow => html! { <i>{ "→" }</i> },
        Colon => html! { <i>{ ":" }</i> },
        Or => html! { <i>{ "/" }</i> },
    };
    html! { <span class="bits" aria-hidden="true">{ for bits.iter().map(piece) }</span> }
}

/// What a helper does.
pub(crate) fn of_helper(helper: &Helper) -> Vec<Bit> {
    match helper.power {
        Power::Act(cost, gain) => {
            let mut bits = of_cost(cost);
            if !bits.is_empty() {
                bits.push(Arrow);
            }
            bits.extend(of_gain(gain));
            bits
        }
        Power::Offer(trigger, cost, gain) => {
            let mut bits = of_trigger(trigger);
            bits.push(Colon);
            let cost = of_cost(cost);
            if !cost.is_empty() {
                bits.extend(cost);
                bits.push(Arrow);
            }
            bits.extend(of_gain(gain));
            bits
        }
        Power::Auto(trigger, gain) => {
            let mut bits = of_trigger(trigger);
            bits.push(Colon);
            bits.extend(of_gain(gain));
            bits
        }
        Power::Rule(rule) => of_rule(rule),
    }
}

/// What a roof tile does.
pub(crate) fn of_roof(roof: Roof) -> Vec<Bit> {
    match roof.effect() {
        RoofEffect::Do(ways, times) => {
            let mut bits = of_ways(ways);
            if times > 1 {
                bits.insert(0, Number(times.into()));
            }
            bits
        }
        RoofEffect::Siesta(steps) => vec![Number(steps.into()), S(Sign::Siesta)],
        RoofEffect::TurnBack => vec![S(Sign::Again), S(Sign::Roof)],
        RoofEffect::Point => vec![Number(1), S(Sign::Point)],
        RoofEffect::Silver => vec![Number(2), S(Sign::Silver)],
    }
}

/// What a craft tile does, now or later.
pub(crate) fn of_craft(effect: CraftEffect) -> Vec<Bit> {
    match effect {
        CraftEffect::Silver(silver) | CraftEffect::Income(silver) => vec![number(silver), S(Sign::Silver)],
        CraftEffect::DeliveryAndSiesta => vec![S(Sign::Deliver), S(Sign::Siesta), S(Sign::Point)],
        CraftEffect::StepAndDelivery => vec![S(Sign::Siesta), S(Sign::Deliver)],
        CraftEffect::Commodity => vec![S(Sign::Commodity)],
        CraftEffect::Resource => vec![S(Sign::AnyGood), Or, Bit::Good(Good::Pig)],
        CraftEffect::Points(points) => vec![number(points), S(Sign::Point)],
        CraftEffect::PointsForTiles(points) => vec![S(Sign::Craft), Colon, number(points), S(Sign::Point)],
        CraftEffect::PointForBarrows | CraftEffect::PointForCompleted => {
            vec![S(Sign::Barrow), Colon, Number(1), S(Sign::Point)]
        }
    }
}

/// What a space of the dice brings.
pub(crate) fn of_die(face: u8) -> Vec<Bit> {
    match face {
        1 => vec![Bit::Good(Good::Pig)],
        2 => vec![S(Sign::Card), Or, S(Sign::Draw), Or, S(Sign::AnyGood)],
        3 => vec![Number(2), S(Sign::AnyGood)],
        4 => vec![Number(4), S(Sign::Silver)],
        5 => vec![Number(2), S(Sign::Upgrade), Or, S(Sign::Siesta)],
        _ => vec![S(Sign::Deliver), Or, Number(2), S(Sign::Silver)],
    }
}

fn number(value: u16) -> Bit {
    Number(i16::try_from(value).unwrap_or_default())
}

fn of_cost(cost: Cost) -> Vec<Bit> {
    match cost {
        Cost::Free => Vec::new(),
        Cost::Silver(silver) => vec![number(silver), S(Sign::Silver)],
        Cost::Point => vec![Number(1), S(Sign::Point)],
        Cost::Harvest => vec![S(Sign::AnyGood)],
        Cost::FieldGood => vec![S(Sign::Field)],
        Cost::Resource => vec![S(Sign::AnyGood), Or, Bit::Good(Good::Pig)],
        Cost::Upgraded => vec![Bit::Good(Good::Food), Or, Bit::Good(Good::Wine), Or, Bit::Good(Good::Meat)],
        Cost::Grape => vec![Bit::Good(Good::Grape)],
        Cost::HandCard => vec![S(Sign::Card)],
        Cost::Commodity => vec![S(Sign::Commodity)],
    }
}

fn of_gain(gain: Gain) -> Vec<Bit> {
    match gain {
        Gain::Silver(silver) => vec![number(silver), S(Sign::Silver)],
        Gain::FieldSilver(silver) => vec![S(Sign::Field), Colon, number(silver), S(Sign::Silver)],
        Gain::RoofSilver(silver) => vec![S(Sign::Roof), Colon, number(silver), S(Sign::Silver)],
        Gain::Points(points) => vec![number(points), S(Sign::Point)],
        Gain::LeaderPoint => vec![S(Sign::Marker), Colon, Number(1), S(Sign::Point)],
        Gain::Pig => vec![Bit::Good(Good::Pig)],
        Gain::Commodity => vec![S(Sign::Commodity)],
        Gain::Wine => vec![Bit::Good(Good::Wine)],
        Gain::Do(ways) => of_ways(ways),
        Gain::Rest => vec![S(Sign::Siesta)],
        Gain::RestAfterDonkeys => vec![Number(3), S(Sign::Donkey), Colon, S(Sign::Siesta)],
        Gain::Trades(times) => vec![Number(times.into()), S(Sign::Commodity)],
        Gain::ClosingTrade => vec![S(Sign::Commodity), S(Sign::Lock)],
        Gain::StoreIt => vec![S(Sign::AnyGood)],
        Gain::OtherGood => vec![S(Sign::Again), S(Sign::AnyGood)],
        Gain::MoveMarker => vec![S(Sign::Again), S(Sign::Marker)],
        Gain::GoodOffFields | Gain::GoodOnFields => vec![S(Sign::Field), Colon, S(Sign::AnyGood)],
        Gain::DrawTwo(silver) => vec![number(silver), S(Sign::Silver), Number(2), S(Sign::Draw)],
        Gain::TurnDie => vec![S(Sign::Again), S(Sign::Die)],
        Gain::HoldDie | Gain::KeepDie => vec![S(Sign::Lock), S(Sign::Die)],
        Gain::NameSpace => vec![S(Sign::Die), Colon, Number(1), S(Sign::Silver)],
        Gain::OtherOption | Gain::Again => vec![S(Sign::Again), S(Sign::Die)],
        Gain::RoundSpace => vec![S(Sign::Die)],
        Gain::KeepBarrow => vec![S(Sign::Lock), S(Sign::Barrow)],
        Gain::Weave => vec![S(Sign::AnyGood), S(Sign::Deliver)],
        Gain::Recover => vec![S(Sign::Again), S(Sign::AnyGood)],
    }
}

fn of_ways(ways: Ways) -> Vec<Bit> {
    let all = [
        (Ways::PIG, Bit::Good(Good::Pig)),
        (Ways::SILVER, S(Sign::Silver)),
        (Ways::PLAY, S(Sign::Card)),
        (Ways::BARROW, S(Sign::Barrow)),
        (Ways::DRAW, S(Sign::Draw)),
        (Ways::DELIVER, S(Sign::Deliver)),
        (Ways::UPGRADE, S(Sign::Upgrade)),
        (Ways::SIESTA, S(Sign::Siesta)),
    ];
    let mut bits = Vec::new();
    let harvest = Good::HARVEST.map(|good| ways.has(Ways::good(good)));
    if harvest == [true; 3] {
        bits.push(S(Sign::AnyGood));
    } else {
        bits.extend(Good::HARVEST.into_iter().filter(|&good| ways.has(Ways::good(good))).map(Bit::Good));
    }
    bits.extend(all.into_iter().filter(|&(way, _)| ways.has(way)).map(|(_, bit)| bit));
    let mut parted = Vec::new();
    for bit in bits {
        if !parted.is_empty() {
            parted.push(Or);
        }
        parted.push(bit);
    }
    parted
}

fn of_trigger(trigger: Trigger) -> Vec<Bit> {
    match trigger {
        Trigger::Revenue(kinds) | Trigger::ChosenRevenue(kinds) => {
            let faces = [
                (revenue::PIG_1, 1),
                (revenue::PLAY_2 | revenue::GOOD_2 | revenue::DRAW_2, 2),
                (revenue::GOODS_3, 3),
                (revenue::SILVER_4, 4),
                (revenue::SIESTA_5, 5),
                (revenue::DELIVERY_6 | revenue::SILVER_6, 6),
            ];
            faces.into_iter().filter(|(bits, _)| kinds & bits != 0).map(|(_, face)| Face(face)).collect()
        }
        Trigger::ChoseDie => vec![S(Sign::Die)],
        Trigger::SecondDie => vec![Number(2), S(Sign::Die)],
        Trigger::Barrow | Trigger::BarrowGoes => vec![S(Sign::Barrow)],
        Trigger::Craft => vec![S(Sign::Craft)],
        Trigger::WineDelivered => vec![Bit::Good(Good::Wine), S(Sign::Deliver)],
        Trigger::HarvestDelivered => vec![S(Sign::AnyGood), S(Sign::Deliver)],
        Trigger::MarkerLost => vec![S(Sign::Marker)],
    }
}

fn of_rule(rule: Rule) -> Vec<Bit> {
    match rule {
        Rule::CheapUpgrades => vec![S(Sign::Upgrade), Number(-1), S(Sign::Silver)],
        Rule::CheapRoofs => vec![S(Sign::Roof), Number(-1), S(Sign::Silver)],
        Rule::GoodsForRoofs => {
            vec![Bit::Good(Good::Food), Or, Bit::Good(Good::Wine), Or, Bit::Good(Good::Meat), Arrow, S(Sign::Roof)]
        }
        Rule::SixthRoof => vec![S(Sign::Roof), Number(3), S(Sign::Point)],
        Rule::Stable => vec![S(Sign::PigPlace), Number(1), S(Sign::Silver)],
        Rule::Pigs(places) => vec![Number(places.into()), S(Sign::PigPlace)],
        Rule::TwoPiglets => vec![Number(2), Bit::Good(Good::Pig)],
        Rule::Hand(cards) => vec![Number(cards.into()), S(Sign::HandLimit)],
        Rule::Grandmother => vec![Number(1), S(Sign::HandLimit), S(Sign::Draw)],
        Rule::ExtraDelivery => vec![Number(1), S(Sign::Deliver)],
        Rule::OneFee => vec![S(Sign::Deliver), Number(1), S(Sign::Silver)],
        Rule::TwoOnFields => vec![S(Sign::Field), Number(2)],
        Rule::SellFromFields => vec![S(Sign::Field), Arrow, S(Sign::Silver)],
        Rule::Wild(good) => vec![S(Sign::Field), Bit::Good(good), Arrow, S(Sign::AnyGood)],
        Rule::Identical => vec![S(Sign::AnyGood), S(Sign::AnyGood), Arrow, S(Sign::HandLimit), Or, S(Sign::PigPlace)],
        Rule::CheapExtensions => vec![S(Sign::HandLimit), Or, S(Sign::PigPlace), Number(-1)],
        Rule::OtherValue => vec![S(Sign::Marker), Number(1)],
    }
}

#[cfg(test)]
mod tests {
    use la_granja::{Card, Craft};

    use super::*;

    #[test]
    fn every_helper_tile_and_craft_has_a_picture_that_fits_on_a_card() {
        for card in Card::all() {
            let bits = of_helper(card.helper());
            assert!((1..=9).contains(&bits.len()), "{card:?}: {bits:?}");
        }
        for roof in Roof::all() {
            assert!(!of_roof(roof).is_empty(), "{roof:?}");
        }
        for craft in Craft::ALL {
            assert!(craft.effects().iter().all(|&effect| !of_craft(effect).is_empty()));
        }
    }
}
