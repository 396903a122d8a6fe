//! Errands: a few actions in a row that serve one goal, such as buying, upgrading and delivering one good.
//!
//! The planner, the guide and the candidates all think in these, so that none of them has to find out step by step why
//! somebody would buy a grape.

use crate::action::{Action, Target};
use crate::card::{Card, Side};
use crate::craft::{Cargo, Craft};
use crate::game::LaGranja;
use crate::goods::{From, Good, Payment, Trade};
use crate::helper::{Cost, Gain, Power, Rule, Ways};
use crate::step::{Decision, Step};
use crate::task::{Task, Tasks};

/// Some actions in a row.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Errand {
    actions: [Action; Self::MOST],
    len: u8,
}

impl Errand {
    pub(crate) const MOST: usize = 10;

    pub(crate) fn new() -> Self {
        Self { actions: [Action::Pass; Self::MOST], len: 0 }
    }

    pub(crate) fn one(action: Action) -> Self {
        Self::new().then(action)
    }

    #[must_use]
    pub(crate) fn then(mut self, action: Action) -> Self {
        if usize::from(self.len) < Self::MOST {
            self.actions[usize::from(self.len)] = action;
            self.len += 1;
        }
        self
    }

    pub(crate) fn actions(&self) -> &[Action] {
        &self.actions[..usize::from(self.len)]
    }
}

impl LaGranja {
    /// Everything worth doing, each as an errand; never none while the game goes on.
    pub(crate) fn errands(&self, into: &mut Vec<Errand>) {
        let Some(decision) = self.decision() else { return };
        match self.tasks.top() {
            Some(Task::Do { ways, .. }) => self.way_errands(ways, into),
            Some(Task::Weave { .. }) => {
                self.delivery_errands(into);
                into.push(Errand::one(Action::Pass));
            }
            Some(Task::Extension { .. } | Task::Fee { .. }) => into.push(Errand::one(Action::Pay(self.cheapest(0)))),
            Some(Task::Remove { at }) => {
                let space = at.neighbours().iter().find(|&&space| self.is_removable(self.active(), at, space));
                into.push(space.map_or(Errand::one(Action::Pass), |&space| Errand::one(Action::Remove(space))));
            }
            Some(_) => self.plain_errands(into),
            None if decision == Decision::Neutral => into.push(Errand::one(Action::Neutral)),
            None => self.step_errands(into),
        }
    }

    /// What is legal, one by one.
    fn plain_errands(&self, into: &mut Vec<Errand>) {
        let mut legal = Vec::new();
        self.list_legal(&mut legal);
        into.extend(legal.into_iter().map(Errand::one));
    }

    fn each(&self, list: impl Fn(&mut Vec<Action>), into: &mut Vec<Errand>) {
        let mut actions = Vec::new();
        list(&mut actions);
        into.extend(actions.into_iter().map(Errand::one));
    }

    fn way_errands(&self, ways: Ways, into: &mut Vec<Errand>) {
        for good in Good::RESOURCES.into_iter().filter(|&good| ways.has(Ways::good(good))) {
            into.push(Errand::one(Action::Gain(good)));
        }
        let single = |way: Ways, action: Action, into: &mut Vec<Errand>| {
            if ways.has(way) && self.permit(action).is_ok() {
                into.push(Errand::one(action));
            }
        };
        single(Ways::SILVER, Action::Silver, into);
        single(Ways::DRAW, Action::Draw, into);
        single(Ways::SIESTA, Action::Rest, into);
        if ways.has(Ways::PLAY.or(Ways::BARROW)) {
            self.play_errands(Errand::new(), into);
        }
        if ways.has(Ways::DELIVER) {
            self.delivery_errands(into);
        }
        if ways.has(Ways::UPGRADE) {
            self.free_upgrades(into);
        }
        into.push(Errand::one(Action::Pass));
    }

    /// Free upgrades of what is there; meat and wine first.
    fn free_upgrades(&self, into: &mut Vec<Errand>) {
        for good in [Good::Pig, Good::Grape, Good::Olive, Good::Grain] {
            let from = From::BOTH.into_iter().rev().find(|&from| self.me().count(good, from) > 0);
            if let Some(from) = from {
                into.push(Errand::one(Action::Upgrade(good, from)));
            }
        }
    }

    fn step_errands(&self, into: &mut Vec<Errand>) {
        match self.step {
            Step::Limit | Step::Donkeys => return self.plain_errands(into),
            Step::Cards { left } if left > 0 => self.play_errands(Errand::new(), into),
            Step::Cards { .. } => self.card_for_commodity(into),
            Step::Income if self.misses_a_piglet() => into.push(Errand::one(Action::Sell(Good::Pig, From::Store))),
            Step::Roofs if !self.acted => self.roof_errands(into),
            Step::First | Step::Second | Step::Shared if !self.acted => self.each(
                |actions| {
                    (1..=6)
                        .map(Action::Take)
                        .filter(|&take| self.permit(take).is_ok())
                        .for_each(|take| actions.push(take));
                },
                into,
            ),
            Step::Deliveries { .. } | Step::Extra { .. } => {
                self.delivery_errands(into);
                self.card_for_commodity(into);
            }
            _ => {}
        }
        self.use_errands(into);
        self.flip_errands(into);
        if self.permit(Action::Done).is_ok() {
            into.push(Errand::one(Action::Done));
        }
    }

    /// Whether a piglet would be born if a pig were sold.
    fn misses_a_piglet(&self) -> bool {
        let me = self.me();
        let born = if me.has(Rule::TwoPiglets) { 2 } else { 1 };
        me.pigs() >= 3 && me.places() < me.pigs() + born
    }

    /// Helpers that can be used; few of the many ways to say what with.
    fn use_errands(&self, into: &mut Vec<Errand>) {
        let me = self.me();
        if !me.helpers.iter().enumerate().any(|(slot, helper)| {
            me.marks >> slot & 1 == 0 && helper.is_some_and(|card| matches!(card.helper().power, Power::Act(..)))
        }) {
            return;
        }
        let mut uses = Vec::new();
        self.list_uses(&mut uses);
        let mut seen: Option<(Card, u8)> = None;
        for action in uses {
            let Action::Use(card, _) = action else { continue };
            let Power::Act(cost, gain) = card.helper().power else { continue };
            let most = match (cost, gain) {
                (_, Gain::TurnDie) => 12,
                (Cost::HandCard, _) => 2,
                _ => 6,
            };
            let count = seen.filter(|(other, _)| *other == card).map_or(0, |(_, count)| count);
            if count < most {
                into.push(Errand::one(action));
            }
            seen = Some((card, count + 1));
        }
    }

    fn flip_errands(&self, into: &mut Vec<Errand>) {
        let me = self.me();
        if me.roofs.len() > me.flipped.len() {
            self.each(|actions| self.list_flips(actions), into);
        }
    }

    /// A commodity for a card to play.
    fn card_for_commodity(&self, into: &mut Vec<Errand>) {
        let spend = Action::Spend(Trade::Card);
        if self.me().hand.len() > 1 && self.permit(spend).is_ok() {
            self.play_errands(Errand::one(spend), into);
        }
    }

    /// Every card on every side; where all slots are full, in place of what is least worth.
    fn play_errands(&self, before: Errand, into: &mut Vec<Errand>) {
        let me = self.me();
        let only_barrows = self.is_offered(Ways::BARROW) && !self.is_offered(Ways::PLAY);
        let barrow = match me.barrows.iter().position(Option::is_none) {
            Some(slot) => Some(slot),
            // One with nothing on it, of the least value.
            None => (0..3)
                .filter(|&slot| me.barrows[slot].is_some_and(|barrow| barrow.filled == 0))
                .min_by_key(|&slot| me.barrows[slot].map_or(0, |barrow| barrow.card.face().value)),
        };
        let helper = match me.helpers.iter().position(Option::is_none) {
            Some(slot) => Some(slot),
            None => (0..3).find(|&slot| {
                let barn = me.helpers[slot].is_some_and(crate::farm::is_barn) && me.barn.is_some();
                !barn && self.round < 5
            }),
        };
        for card in me.hand.iter() {
            if let Some(slot) = barrow {
                into.push(before.then(Action::Play(card, Side::Barrow(slot as u8))));
            }
            if only_barrows {
                continue;
            }
            into.push(before.then(Action::Play(card, Side::Field)));
            if let Some(slot) = helper {
                into.push(before.then(Action::Play(card, Side::Helper(slot as u8))));
            }
            if let Some(errand) = self.extension_errand(before, card) {
                into.push(errand);
            }
        }
        if only_barrows {
            into.push(Errand::one(Action::Pass));
        }
    }

    /// An extension, paid with what is least worth.
    fn extension_errand(&self, before: Errand, card: Card) -> Option<Errand> {
        let me = self.me();
        let need = me.extension_cost();
        if me.payable() < need || need > 5 {
            return None;
        }
        let mut errand = before.then(Action::Play(card, Side::Extension));
        let mut paid = 0u16;
        for _ in 0..need {
            let payment = self.cheapest(paid);
            paid |= 1 << payment.kind();
            errand = errand.then(Action::Pay(payment));
        }
        Some(errand)
    }

    /// The good that is missed least, of the kinds that have not paid.
    fn cheapest(&self, paid: u16) -> Payment {
        let me = self.me();
        let (paid, fee) = match self.tasks.top() {
            Some(Task::Extension { paid, .. }) => (if me.has(Rule::Identical) { 0 } else { paid }, false),
            Some(Task::Fee { .. }) => (0, true),
            _ => (paid, false),
        };
        let cost = |payment: &Payment| match *payment {
            Payment::Silver => 26,
            Payment::Point => 100,
            Payment::Good(good, from) => {
                let base = [50, 50, 62, 100, 100, 140, 175][good as usize];
                if from == From::Field { base - 12 } else { base }
            }
        };
        let have = |payment: &Payment| match *payment {
            Payment::Silver => me.silver > 0,
            Payment::Point => me.points > 0 && !fee,
            Payment::Good(good, from) => me.count(good, from) > 0 && (!fee || good.is_harvest()),
        };
        Payment::all()
            .filter(|payment| paid >> payment.kind() & 1 == 0 && have(payment))
            .min_by_key(cost)
            .unwrap_or(Payment::Silver)
    }

    /// Roof tiles, with a commodity or a sale where silver is short.
    fn roof_errands(&self, into: &mut Vec<Errand>) {
        let me = self.me();
        let price = self.roof_price(self.active());
        let barn = me.has(Rule::SixthRoof) && me.barn.is_none();
        if me.slots_used() >= 5 && !barn {
            return;
        }
        let mut before = Errand::new();
        let mut silver = me.silver;
        let mut goods = [0; 3];
        if silver < price && me.has(Rule::GoodsForRoofs) {
            for place in [0, 1, 2] {
                if me.goods[Good::UPGRADED[place] as usize] > 0 && silver + 3 >= price {
                    goods[place] = 1;
                    silver += 3;
                    break;
                }
            }
        }
        if silver < price && me.commodities > 0 && self.permit(Action::Spend(Trade::Silver)).is_ok() {
            before = before.then(Action::Spend(Trade::Silver));
            silver += 4;
        }
        for good in Good::RESOURCES {
            let count = me.count(good, From::Store).min(2);
            for _ in 0..count {
                if silver < price {
                    before = before.then(Action::Sell(good, From::Store));
                    silver += good.worth().unwrap_or(0);
                }
            }
        }
        if silver < price {
            return;
        }
        for tile in self.roofs_for_sale().iter() {
            into.push(before.then(Action::Roof { tile, goods, barn }));
        }
    }

    // Deliveries

    /// Every picture that can be covered now, with the cheapest way to get the good for it.
    fn delivery_errands(&self, into: &mut Vec<Errand>) {
        let me = self.me();
        let at_step = self.tasks.is_empty();
        let extra = at_step && matches!(self.step, Step::Extra { .. });
        if at_step && self.step.left() == Some(0) || extra && self.permit_fee_impossible() {
            return;
        }
        let only = match self.tasks.top() {
            Some(Task::Weave { to, .. }) => Some(to),
            _ => None,
        };
        let fee = if extra { self.delivery_fee(self.active()) } else { 0 };
        let mut seen = 0u16;
        let mut ways: [Option<Option<Errand>>; 8] = [None; 8];
        let mut bring = |cargo: Cargo, to: Target, into: &mut Vec<Errand>| {
            if only.is_some_and(|only| {
                !Self::same_place(only, to) || !matches!(cargo, Cargo::Good(good) if good.is_harvest())
            }) {
                return;
            }
            let place = match cargo {
                Cargo::Good(good) => good as usize,
                Cargo::Commodity => 7,
            };
            let way = *ways[place].get_or_insert_with(|| self.way_to_get(cargo, fee));
            if let Some(errand) = way {
                let from = match (cargo, errand.actions().is_empty()) {
                    (Cargo::Good(good), true) if me.count(good, From::Field) > 0 => From::Field,
                    _ => From::Store,
                };
                into.push(errand.then(Action::Deliver { cargo, from, to }));
            }
            seen |= 1 << place;
        };
        for (slot, barrow) in (0..).zip(&me.barrows) {
            let Some(barrow) = barrow else { continue };
            let goods = barrow.card.face().barrow;
            for (place, &good) in goods.iter().enumerate() {
                let twice = (0..place).any(|other| goods[other] == good && barrow.filled >> other & 1 == 0);
                if barrow.filled >> place & 1 == 0 && !twice {
                    bring(Cargo::Good(good), Target::Barrow(slot), into);
                }
            }
        }
        for craft in Craft::ALL {
            let building = self.building(craft);
            if building.blocked > 0 || me.has_craft(craft) {
                continue;
            }
            let own = me.rows[craft as usize];
            // Of the free rows, the two cheapest are enough.
            let mut free = (0..4).filter(|&row| building.rows[usize::from(row)].is_none());
            let rows = match own {
                Some(own) => [Some(own.row), None],
                None => [free.next(), free.next()],
            };
            for row in rows.into_iter().flatten() {
                let goods = craft.row(row);
                let filled = own.map_or(0, |own| own.filled);
                for (place, &cargo) in goods.iter().enumerate() {
                    let twice = (0..place).any(|other| goods[other] == cargo && filled >> other & 1 == 0);
                    if filled >> place & 1 == 0 && !twice {
                        bring(cargo, Target::Craft(craft, row), into);
                    }
                }
            }
        }
    }

    fn permit_fee_impossible(&self) -> bool {
        let me = self.me();
        me.silver < self.delivery_fee(self.active()) && me.commodities == 0
    }

    /// The cheapest way to have a good in hand, with so much silver to spare; an empty errand if it is there.
    pub(crate) fn way_to_get(&self, cargo: Cargo, spare: u16) -> Option<Errand> {
        let me = self.me();
        let good = match cargo {
            Cargo::Commodity => return (me.commodities > 0).then(Errand::new),
            Cargo::Good(good) => good,
        };
        let cash = |need: u16| -> Option<Errand> {
            if me.silver >= need {
                return Some(Errand::new());
            }
            let spend = Action::Spend(Trade::Silver);
            let deep = self.tasks.len() <= Tasks::DEEP && me.closed & 1 == 0;
            (me.commodities > 0 && me.silver + 4 >= need && deep).then(|| Errand::one(spend))
        };
        if me.all_of(good) > 0 {
            return cash(spare);
        }
        if good.is_harvest() {
            let wild =
                Good::HARVEST.into_iter().find(|&wild| me.has(Rule::Wild(wild)) && me.count(wild, From::Field) > 0);
            if let Some(wild) = wild {
                return Some(cash(spare)?.then(Action::Fetch(wild, good)));
            }
        }
        if let Some(price) = good.price() {
            let room = good != Good::Pig || me.pigs() < me.places();
            return if room { Some(cash(price + spare)?.then(Action::Buy(good))) } else { None };
        }
        // An upgraded good: of what is there, else of what is bought.
        let raws: &[Good] = match good {
            Good::Food => &[Good::Olive, Good::Grain],
            Good::Wine => &[Good::Grape],
            _ => &[Good::Pig],
        };
        let price = self.upgrade_price(self.active(), raws[0])?;
        for &raw in raws {
            let from = [From::Field, From::Store].into_iter().find(|&from| me.count(raw, from) > 0);
            if let Some(from) = from {
                return Some(cash(price + spare)?.then(Action::Upgrade(raw, from)));
            }
        }
        let raw = raws[0];
        let room = raw != Good::Pig || me.pigs() < me.places();
        let all = raw.price()? + price + spare;
        if !room {
            return None;
        }
        Some(cash(all)?.then(Action::Buy(raw)).then(Action::Upgrade(raw, From::Store)))
    }
}
