//! Everything the seat to act may do: what could be said in its situation, as far as it is permitted.

use tabletop::Seat;

use crate::action::{Action, Target, With};
use crate::card::{Card, Side};
use crate::craft::{Cargo, Craft};
use crate::game::LaGranja;
use crate::goods::{From, Good, Payment, Trade};
use crate::helper::{Cost, Gain, Power, Ways};
use crate::roof::RoofEffect;
use crate::step::{Decision, Step};
use crate::task::Task;

impl LaGranja {
    pub(crate) fn list_legal(&self, actions: &mut Vec<Action>) {
        let Some(decision) = self.decision() else { return };
        if decision == Decision::Neutral {
            return actions.push(Action::Neutral);
        }
        match self.tasks.top() {
            Some(task) => self.list_task(task, actions),
            None => self.list_step(actions),
        }
    }

    #[inline]
    fn offer(&self, action: Action, actions: &mut Vec<Action>) {
        if self.permit(action).is_ok() {
            actions.push(action);
        }
    }

    fn list_task(&self, task: Task, actions: &mut Vec<Action>) {
        match task {
            Task::Do { ways, .. } => {
                self.list_ways(ways, actions);
                if self.is_trading_open() {
                    self.list_trading(actions);
                }
                actions.push(Action::Pass);
            }
            Task::Trade { .. } => {
                Trade::ALL.iter().for_each(|&trade| self.offer(Action::Trade(trade), actions));
                actions.push(Action::Pass);
            }
            Task::Extension { .. } | Task::Fee { .. } => {
                Payment::all().for_each(|payment| self.offer(Action::Pay(payment), actions));
            }
            Task::Offer { card, .. } => {
                actions.extend([Action::Use(card, With::Nothing), Action::Pass]);
            }
            Task::Place { .. } => {
                self.spaces().for_each(|space| self.offer(Action::Place(space), actions));
            }
            Task::Remove { at } => {
                at.neighbours().iter().for_each(|&space| self.offer(Action::Remove(space), actions));
                actions.push(Action::Pass);
            }
            Task::Recover { .. } => {
                Good::ALL.iter().for_each(|&good| self.offer(Action::Recover(good), actions));
                actions.push(Action::Pass);
            }
            Task::Weave { .. } => {
                self.list_deliveries(actions);
                self.list_trading(actions);
                actions.push(Action::Pass);
            }
            Task::Discard { .. } => actions.extend(self.me().hand.iter().map(Action::Discard)),
            Task::Revenue { .. } => {}
        }
    }

    pub(crate) fn list_ways(&self, ways: Ways, actions: &mut Vec<Action>) {
        for good in Good::RESOURCES {
            if ways.has(Ways::good(good)) {
                actions.push(Action::Gain(good));
            }
        }
        if ways.has(Ways::SILVER) {
            actions.push(Action::Silver);
        }
        if ways.has(Ways::PLAY.or(Ways::BARROW)) {
            self.list_plays(actions);
        }
        if ways.has(Ways::DRAW) {
            self.offer(Action::Draw, actions);
        }
        if ways.has(Ways::DELIVER) {
            self.list_deliveries(actions);
        }
        if ways.has(Ways::SIESTA) {
            self.offer(Action::Rest, actions);
        }
    }

    fn list_step(&self, actions: &mut Vec<Action>) {
        match self.step {
            Step::Limit => return actions.extend(self.me().hand.iter().map(Action::Discard)),
            Step::Donkeys => return (1..=4).for_each(|donkeys| self.offer(Action::Donkeys(donkeys), actions)),
            Step::Cards { left } if left > 0 => self.list_plays(actions),
            Step::Roofs => self.list_roofs(actions),
            Step::First | Step::Second | Step::Shared => {
                (1..=6).for_each(|face| self.offer(Action::Take(face), actions));
            }
            Step::Deliveries { .. } | Step::Extra { .. } => self.list_deliveries(actions),
            _ => {}
        }
        self.list_trading(actions);
        self.list_uses(actions);
        self.list_flips(actions);
        self.offer(Action::Done, actions);
    }

    pub(crate) fn list_plays(&self, actions: &mut Vec<Action>) {
        let me = self.me();
        let slots = |full: bool, empty: Option<usize>| match empty {
            Some(slot) if !full => slot as u8..slot as u8 + 1,
            _ => 0..3,
        };
        let barrows = slots(false, me.barrows.iter().position(Option::is_none));
        let helpers = slots(false, me.helpers.iter().position(Option::is_none));
        for card in me.hand.iter() {
            self.offer(Action::Play(card, Side::Field), actions);
            barrows.clone().for_each(|slot| self.offer(Action::Play(card, Side::Barrow(slot)), actions));
            self.offer(Action::Play(card, Side::Extension), actions);
            helpers.clone().for_each(|slot| self.offer(Action::Play(card, Side::Helper(slot)), actions));
        }
    }

    /// Deliveries of what is there; what could be made first is not looked at.
    pub(crate) fn list_deliveries(&self, actions: &mut Vec<Action>) {
        let me = self.me();
        let mut to = |target: Target, cargo: Cargo| {
            let places = matches!(cargo, Cargo::Good(good) if good.is_harvest());
            for from in if places { &From::BOTH[..] } else { &From::BOTH[..1] } {
                self.offer(Action::Deliver { cargo, from: *from, to: target }, actions);
            }
        };
        for (slot, barrow) in (0..).zip(&me.barrows) {
            let Some(barrow) = barrow else { continue };
            let goods = barrow.card.face().barrow;
            for (place, &good) in goods.iter().enumerate() {
                if !goods[..place].contains(&good) {
                    to(Target::Barrow(slot), Cargo::Good(good));
                }
            }
        }
        for craft in Craft::ALL {
            if self.building(craft).blocked > 0 || me.has_craft(craft) {
                continue;
            }
            let rows = me.rows[craft as usize].map_or(0..4, |own| own.row..own.row + 1);
            for row in rows {
                let goods = craft.row(row);
                for (place, &cargo) in goods.iter().enumerate() {
                    if !goods[..place].contains(&cargo) {
                        to(Target::Craft(craft, row), cargo);
                    }
                }
            }
        }
    }

    pub(crate) fn list_trading(&self, actions: &mut Vec<Action>) {
        let me = self.me();
        for good in Good::RESOURCES {
            self.offer(Action::Buy(good), actions);
            let places = if good.is_harvest() { &From::BOTH[..] } else { &From::BOTH[..1] };
            for &from in places {
                if me.count(good, from) > 0 {
                    self.offer(Action::Sell(good, from), actions);
                    self.offer(Action::Upgrade(good, from), actions);
                }
            }
            if me.count(good, From::Field) > 0 {
                Good::HARVEST.iter().for_each(|&into| self.offer(Action::Fetch(good, into), actions));
            }
        }
        if me.commodities > 0 {
            Trade::ALL.iter().for_each(|&trade| self.offer(Action::Spend(trade), actions));
        }
    }

    /// What could be said with a helper.
    pub(crate) fn list_uses(&self, actions: &mut Vec<Action>) {
        let me = self.me();
        for (slot, helper) in me.helpers.iter().enumerate() {
            let Some(card) = *helper else { continue };
            let Power::Act(cost, gain) = card.helper().power else { continue };
            if me.marks >> slot & 1 == 1 || !self.is_time_for(card.helper().when) {
                continue;
            }
            self.each_with(self.active(), cost, gain, |with| self.offer(Action::Use(card, with), actions));
        }
    }

    /// Everything that a seat could say with a helper that costs and gives this.
    pub(crate) fn each_with(&self, seat: Seat, cost: Cost, gain: Gain, mut each: impl FnMut(With)) {
        match (cost, gain) {
            (_, Gain::MoveMarker) => {
                for from in self.spaces().filter(|&space| self.marker(space) == Some(seat)) {
                    from.neighbours().iter().for_each(|&to| each(With::Shift(from, to)));
                }
            }
            (_, Gain::TurnDie) => {
                for from in 1..=6 {
                    (1..=6).for_each(|to| each(With::Turn(from, to)));
                }
            }
            (_, Gain::HoldDie | Gain::KeepDie | Gain::NameSpace) => (1..=6).for_each(|face| each(With::Face(face))),
            (Cost::HandCard, _) => self.player(seat).hand.iter().for_each(|card: Card| each(With::Card(card))),
            (Cost::Harvest | Cost::FieldGood | Cost::Resource | Cost::Upgraded | Cost::Grape, _) => {
                for good in Good::ALL {
                    From::BOTH.iter().for_each(|&from| each(With::Good(good, from)));
                }
            }
            _ => each(With::Nothing),
        }
    }

    pub(crate) fn list_flips(&self, actions: &mut Vec<Action>) {
        let me = self.me();
        for tile in me.roofs.iter().filter(|&tile| !me.flipped.has(tile)) {
            if tile.effect() == RoofEffect::TurnBack {
                me.flipped.iter().for_each(|back| self.offer(Action::Flip(tile, Some(back)), actions));
            } else {
                self.offer(Action::Flip(tile, None), actions);
            }
        }
    }

    pub(crate) fn list_roofs(&self, actions: &mut Vec<Action>) {
        let me = self.me();
        let most = if me.has(crate::helper::Rule::GoodsForRoofs) { 2 } else { 0 };
        for tile in self.roofs_for_sale().iter() {
            for food in 0..=most {
                for wine in 0..=most - food {
                    for meat in 0..=most - food - wine {
                        for barn in [false, true] {
                            self.offer(Action::Roof { tile, goods: [food, wine, meat], barn }, actions);
                        }
                    }
                }
            }
        }
    }
}
