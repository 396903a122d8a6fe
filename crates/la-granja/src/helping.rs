//! Helpers at work: the one place where their costs are paid and their effects carried out.

use tabletop::{Seat, Tell};

use crate::action::{Target, With};
use crate::card::Card;
use crate::event::{Event, Source};
use crate::game::{ELDER, FOREMAN, LaGranja, TENANT};
use crate::goods::{From, Good};
use crate::helper::{Cost, Gain, Power, Trigger, Ways, When};
use crate::refusal::Refusal;
use crate::step::{Phase, Step};
use crate::task::Task;
use crate::turn::{Answer, require};

impl LaGranja {
    /// Whether helpers of this moment work now.
    pub(crate) fn is_time_for(&self, when: When) -> bool {
        let phase = self.step.phase();
        match when {
            When::Any => true,
            When::Farm => phase == Phase::Farm,
            When::Cards => matches!(self.step, Step::Cards { .. }),
            When::Harvest => self.step == Step::Harvest,
            When::Revenue => phase == Phase::Revenue,
            When::BeforeRoll => self.step == Step::Signs,
            When::Dice => matches!(self.step, Step::Rolled | Step::First | Step::Second),
            When::Siesta => phase == Phase::Revenue || self.step == Step::Siesta,
            When::Both => matches!(phase, Phase::Revenue | Phase::Transport),
            When::Transport => phase == Phase::Transport,
            When::Scoring => phase == Phase::Scoring,
        }
    }

    /// Whether what a helper asks for holds, its cost aside.
    pub(crate) fn is_fulfilled(&self, seat: Seat, card: Card) -> bool {
        let player = self.player(seat);
        let (Power::Act(_, gain) | Power::Offer(_, _, gain)) = card.helper().power else { return true };
        match gain {
            Gain::LeaderPoint => Seat::all(self.setup.seats()).all(|other| self.markers(other) <= self.markers(seat)),
            Gain::FieldSilver(_) | Gain::GoodOnFields => self.has_harvest(seat, &[From::Field]),
            Gain::GoodOffFields => off_fields(player) != Ways::NONE,
            Gain::RoofSilver(_) => !player.roofs.is_empty(),
            Gain::Rest => self.permit_rest(seat).is_ok(),
            Gain::RestAfterDonkeys => {
                let many = self.step == Step::Siesta && player.chosen.is_some_and(|donkeys| donkeys >= 3);
                many && self.permit_rest(seat).is_ok()
            }
            Gain::ClosingTrade => player.closed != 0b11111,
            Gain::DrawTwo(_) => self.cards_left() > 0,
            _ => true,
        }
    }

    // Using a helper

    pub(crate) fn permit_use(&self, card: Card, with: With) -> Answer {
        if let Some(Task::Offer { card: offered, about }) = self.tasks.top() {
            require(card == offered, Refusal::NotOffered)?;
            require(with == With::Nothing, Refusal::WrongUse { card })?;
            return require(self.can_accept(card, about), Refusal::NotFulfilled { card });
        }
        self.require_base()?;
        let me = self.me();
        let slot = me.slot_of(card).ok_or(Refusal::NoSuchHelper { card })?;
        let Power::Act(cost, gain) = card.helper().power else { return Err(Refusal::WorksByItself { card }) };
        require(me.marks >> slot & 1 == 0, Refusal::UsedUp { card })?;
        require(self.is_time_for(card.helper().when), Refusal::WrongPhase)?;
        require(self.is_fulfilled(self.active(), card), Refusal::NotFulfilled { card })?;
        self.permit_cost(card, cost, with)?;
        self.permit_gain(card, gain, with)
    }

    fn permit_cost(&self, card: Card, cost: Cost, with: With) -> Answer {
        let me = self.me();
        let wrong = Refusal::WrongUse { card };
        match cost {
            Cost::Free => Ok(()),
            Cost::Silver(silver) => self.require_silver(silver),
            Cost::Point => require(me.points > 0, Refusal::NoPoint),
            Cost::Commodity => require(me.commodities > 0, Refusal::NoCommodity),
            Cost::HandCard => {
                let With::Card(card) = with else { return Err(wrong) };
                require(me.hand.has(card), Refusal::NotInHand { card })
            }
            Cost::Harvest | Cost::FieldGood | Cost::Resource | Cost::Upgraded | Cost::Grape => {
                let With::Good(good, from) = with else { return Err(wrong) };
                let fits = match cost {
                    Cost::Harvest => good.is_harvest(),
                    Cost::FieldGood => good.is_harvest() && from == From::Field,
                    Cost::Resource => good.is_resource() && from == From::Store,
                    Cost::Grape => good == Good::Grape,
                    _ => !good.is_resource() && from == From::Store,
                };
                require(fits, wrong)?;
                require(me.count(good, from) > 0, Refusal::NoGood { good, from })
            }
        }
    }

    fn permit_gain(&self, card: Card, gain: Gain, with: With) -> Answer {
        let wrong = Refusal::WrongUse { card };
        match (gain, with) {
            (Gain::MoveMarker, With::Shift(from, to)) => {
                require(self.can_shift(from, to), Refusal::WrongSpace { space: to })
            }
            (Gain::TurnDie, With::Turn(from, to)) => {
                let held = u8::from(self.marks[TENANT].is_some_and(|(_, held)| held == from));
                require(self.dice_of(from) > held, Refusal::NoDie { face: from })?;
                require((1..=6).contains(&to) && to != from, wrong)
            }
            (Gain::HoldDie, With::Face(face)) => require(self.dice_of(face) > 0, Refusal::NoDie { face }),
            (Gain::KeepDie | Gain::NameSpace, With::Face(face)) => require((1..=6).contains(&face), wrong),
            (Gain::MoveMarker | Gain::TurnDie | Gain::HoldDie | Gain::KeepDie | Gain::NameSpace, _) => Err(wrong),
            (_, With::Shift(..) | With::Turn(..) | With::Face(_)) => Err(wrong),
            (_, with) => {
                let Power::Act(cost, _) = card.helper().power else { return Err(wrong) };
                let none = matches!(cost, Cost::Free | Cost::Silver(_) | Cost::Point | Cost::Commodity);
                require(none == (with == With::Nothing), wrong)
            }
        }
    }

    pub(crate) fn use_helper(&mut self, card: Card, with: With, tell: &mut impl Tell<Event>) {
        let about = match self.tasks.top() {
            Some(Task::Offer { about, .. }) => {
                self.tasks.pop();
                about
            }
            _ => 0,
        };
        let (Power::Act(cost, gain) | Power::Offer(_, cost, gain)) = card.helper().power else { return };
        let seat = self.active();
        self.mark(seat, card);
        tell.tell(Event::Helped { seat, card });
        match cost {
            Cost::Free => {}
            Cost::Silver(silver) => self.pay_silver(seat, silver, tell),
            Cost::Point => self.pay_point(seat, tell),
            Cost::Commodity => self.pay_commodity(seat, tell),
            Cost::Harvest | Cost::FieldGood | Cost::Resource | Cost::Upgraded | Cost::Grape | Cost::HandCard => {}
        }
        match with {
            With::Good(good, from) => self.me_mut().take(good, from),
            With::Card(card) => self.discard(seat, card, tell),
            _ => {}
        }
        self.gain(seat, gain, with, about, tell);
    }

    /// Puts a mark on a helper that works once a round.
    fn mark(&mut self, seat: Seat, card: Card) {
        let player = &mut self.players[seat.index()];
        if let Some(slot) = player.slot_of(card).filter(|_| card.helper().once) {
            player.marks |= 1 << slot;
        }
    }

    // Helpers that wait for something

    /// Something happened that helpers of a seat may wait for.
    pub(crate) fn trigger(&mut self, seat: Seat, trigger: Trigger, about: u16, tell: &mut impl Tell<Event>) {
        for slot in 0..3 {
            let player = self.player(seat);
            let Some(card) = player.helpers[slot].filter(|_| player.marks >> slot & 1 == 0) else { continue };
            let helper = card.helper();
            let waits = |for_it: Trigger| match (for_it, trigger) {
                (Trigger::Revenue(kinds), Trigger::Revenue(kind)) => kinds & kind != 0,
                _ => for_it == trigger,
            };
            if !self.is_time_for(helper.when) {
                continue;
            }
            match helper.power {
                Power::Auto(for_it, gain) if waits(for_it) => {
                    self.mark(seat, card);
                    tell.tell(Event::Helped { seat, card });
                    self.gain(seat, gain, With::Nothing, about, tell);
                }
                Power::Offer(for_it, ..) if waits(for_it) => self.tasks.push(Task::Offer { card, about }),
                _ => {}
            }
        }
    }

    /// Whether an offer can still be taken.
    pub(crate) fn can_accept(&self, card: Card, about: u16) -> bool {
        let me = self.me();
        let Some(slot) = me.slot_of(card) else { return false };
        let Power::Offer(_, cost, gain) = card.helper().power else { return false };
        let makes_sense = match gain {
            Gain::OtherOption => about != 0,
            Gain::Weave => self.can_weave(Target::of_code(about)),
            _ => true,
        };
        me.marks >> slot & 1 == 0 && makes_sense && self.permit_cost(card, cost, With::Nothing).is_ok()
    }

    /// Whether a place still asks for a harvest good.
    fn can_weave(&self, to: Target) -> bool {
        Good::HARVEST.into_iter().any(|good| self.picture(crate::craft::Cargo::Good(good), to).is_ok())
    }

    /// An offer was not taken.
    pub(crate) fn decline(&mut self, card: Card, about: u16) {
        if matches!(card.helper().power, Power::Offer(_, _, Gain::KeepBarrow)) {
            self.discard_barrow(about as u8);
        }
    }

    // Effects

    fn gain(&mut self, seat: Seat, gain: Gain, with: With, about: u16, tell: &mut impl Tell<Event>) {
        let task = |ways: Ways| Task::Do { ways, left: 1, again: false, die: 0 };
        let mut marked = |game: &mut Self, place: usize, face: u8| {
            let card = Card::all().find(|card| matches!(card.helper().power, Power::Act(_, other) if other == gain));
            game.marks[place] = Some((seat, face));
            if let Some(card) = card {
                tell.tell(Event::Marked { seat, card, face });
            }
        };
        match (gain, with) {
            (Gain::KeepDie, With::Face(face)) => return marked(self, ELDER, face),
            (Gain::NameSpace, With::Face(face)) => return marked(self, FOREMAN, face),
            (Gain::HoldDie, With::Face(face)) => return marked(self, TENANT, face),
            _ => {}
        }
        match gain {
            Gain::Silver(silver) | Gain::FieldSilver(silver) | Gain::RoofSilver(silver) => {
                self.add_silver(seat, silver, tell);
            }
            Gain::Points(points) => self.add_points(seat, points, Source::Helpers, tell),
            Gain::LeaderPoint => self.add_points(seat, 1, Source::Helpers, tell),
            Gain::Pig => self.add_good(seat, Good::Pig, tell),
            Gain::Commodity => self.add_commodity(seat, tell),
            Gain::Wine => self.add_good(seat, Good::Wine, tell),
            Gain::Do(ways) => self.tasks.push(task(ways)),
            Gain::Rest | Gain::RestAfterDonkeys => self.rest(seat, 1, tell),
            Gain::Trades(left) => self.tasks.push(Task::Trade { left, taken: 0, closing: false }),
            Gain::ClosingTrade => self.tasks.push(Task::Trade { left: 1, taken: 0, closing: true }),
            Gain::StoreIt => {
                if let With::Good(good, _) = with {
                    self.add_good(seat, good, tell);
                }
            }
            Gain::OtherGood => {
                if let With::Good(good, _) = with {
                    self.tasks.push(task(Ways::HARVEST.without(Ways::good(good))));
                }
            }
            Gain::MoveMarker => {
                if let With::Shift(from, to) = with {
                    self.shift(from, to, tell);
                }
            }
            Gain::GoodOffFields => self.tasks.push(task(off_fields(self.player(seat)))),
            Gain::GoodOnFields => self.tasks.push(task(on_fields(self.player(seat)))),
            Gain::DrawTwo(silver) => {
                self.add_silver(seat, silver, tell);
                self.draw_into_hand(seat, tell);
                self.draw_into_hand(seat, tell);
                self.tasks.push(Task::Discard);
            }
            Gain::TurnDie => {
                if let With::Turn(from, to) = with {
                    self.dice[usize::from(from) - 1] -= 1;
                    self.dice[usize::from(to) - 1] += 1;
                    tell.tell(Event::Turned { seat, from, to });
                }
            }
            Gain::OtherOption => {
                let ways = Ways(about);
                let die = if ways.has(Ways::DELIVER.or(Ways::SILVER)) { 6 } else { 2 };
                self.tasks.push(Task::Do { ways, left: 1, again: false, die });
            }
            Gain::RoundSpace => self.tasks.push(Task::Revenue { face: self.round, die: false }),
            Gain::Again => self.tasks.push(Task::Revenue { face: about as u8, die: true }),
            Gain::Weave => self.tasks.push(Task::Weave { to: Target::of_code(about) }),
            Gain::Recover => self.tasks.push(Task::Recover { goods: about as u8 }),
            Gain::KeepBarrow | Gain::HoldDie | Gain::KeepDie | Gain::NameSpace => {}
        }
    }
}

/// Harvest goods without a field.
fn off_fields(player: &crate::player::Player) -> Ways {
    Good::HARVEST
        .into_iter()
        .filter(|&good| player.fields.fields_of(good) == 0)
        .fold(Ways::NONE, |ways, good| ways.or(Ways::good(good)))
}

/// Harvest goods that lie on a field.
fn on_fields(player: &crate::player::Player) -> Ways {
    Good::HARVEST
        .into_iter()
        .filter(|&good| player.count(good, From::Field) > 0)
        .fold(Ways::NONE, |ways, good| ways.or(Ways::good(good)))
}
