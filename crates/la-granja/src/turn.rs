//! One action: whether it is permitted, and what it does. Checks come first, so a refusal changes nothing.

use tabletop::Tell;

use crate::action::{Action, Target};
use crate::event::{End, Event};
use crate::game::LaGranja;
use crate::helper::{Ways, When};
use crate::refusal::Refusal;
use crate::step::{Decision, Step};
use crate::task::Task;

pub(crate) type Answer = Result<(), Refusal>;

/// Whether something holds, or why not.
pub(crate) fn require(holds: bool, refusal: Refusal) -> Answer {
    if holds { Ok(()) } else { Err(refusal) }
}

impl LaGranja {
    /// Whether an action is possible now.
    pub(crate) fn permit(&self, action: Action) -> Answer {
        let decision = self.decision().ok_or(Refusal::Over)?;
        if decision == Decision::Neutral || action == Action::Neutral {
            let both = decision == Decision::Neutral && action == Action::Neutral;
            return require(both, Refusal::NotNow { decision });
        }
        match action {
            Action::Play(card, side) => self.permit_play(card, side),
            Action::Pay(payment) => self.permit_pay(payment),
            Action::Draw => self.permit_draw(),
            Action::Discard(card) => self.permit_discard(card),
            Action::Gain(good) => self.permit_way(Ways::good(good)),
            Action::Silver => self.permit_way(Ways::SILVER),
            Action::Rest => {
                self.permit_way(Ways::SIESTA)?;
                self.permit_rest(self.active())
            }
            Action::Buy(good) => self.permit_buy(good),
            Action::Sell(good, from) => self.permit_sell(good, from),
            Action::Upgrade(good, from) => self.permit_upgrade(good, from),
            Action::Fetch(good, into) => self.permit_fetch(good, into),
            Action::Spend(trade) => self.permit_spend(trade),
            Action::Trade(trade) => self.permit_trade(trade),
            Action::Use(card, with) => self.permit_use(card, with),
            Action::Flip(tile, back) => self.permit_flip(tile, back),
            Action::Roof { tile, goods, barn } => self.permit_roof(tile, goods, barn),
            Action::Take(face) => self.permit_take(face),
            Action::Donkeys(donkeys) => self.permit_donkeys(donkeys),
            Action::Deliver { cargo, from, to } => self.permit_deliver(cargo, from, to),
            Action::Place(space) => self.permit_place(space),
            Action::Remove(space) => self.permit_remove(space),
            Action::Recover(good) => self.permit_recover(good),
            Action::Pass => self.permit_pass(decision),
            Action::Done => self.permit_done(decision),
            Action::Neutral => Ok(()),
        }
    }

    /// Carries out an action that is permitted, and goes on to the next decision.
    pub(crate) fn carry_out(&mut self, action: Action, tell: &mut impl Tell<Event>) {
        match action {
            Action::Play(card, side) => self.play(card, side, tell),
            Action::Pay(payment) => self.pay(payment, tell),
            Action::Draw => self.draw_by_choice(tell),
            Action::Discard(card) => self.discard_by_choice(card, tell),
            Action::Gain(good) => self.gain_by_choice(good, tell),
            Action::Silver => self.silver_by_choice(tell),
            Action::Rest => self.rest_by_choice(tell),
            Action::Buy(good) => self.buy(good, tell),
            Action::Sell(good, from) => self.sell(good, from, tell),
            Action::Upgrade(good, from) => self.upgrade(good, from, tell),
            Action::Fetch(good, into) => self.fetch(good, into, tell),
            Action::Spend(trade) => self.spend(trade, tell),
            Action::Trade(trade) => self.choose_trade(trade, tell),
            Action::Use(card, with) => self.use_helper(card, with, tell),
            Action::Flip(tile, back) => self.flip(tile, back, tell),
            Action::Roof { tile, goods, barn } => self.buy_roof(tile, goods, barn, tell),
            Action::Take(face) => self.take_die(face, tell),
            Action::Donkeys(donkeys) => self.choose_donkeys(donkeys, tell),
            Action::Deliver { cargo, from, to } => self.deliver(cargo, from, to, tell),
            Action::Place(space) => self.place(space, tell),
            Action::Remove(space) => self.remove(space, tell),
            Action::Recover(good) => self.recover(good, tell),
            Action::Pass => self.pass(tell),
            Action::Done => self.finish_part(false, tell),
            Action::Neutral => self.act_neutrally(tell),
        }
        self.settle(tell);
    }

    /// Whether it is the seat's own time in a step, with no effect under way.
    #[inline]
    pub(crate) fn is_at_base(&self) -> bool {
        let closed = matches!(self.step, Step::Limit | Step::Donkeys | Step::Over(_));
        self.tasks.is_empty() && !closed
    }

    /// Whether buying, selling, upgrading and spending are open: also while a delivery, an upgrade or a card is chosen.
    #[inline]
    pub(crate) fn is_trading_open(&self) -> bool {
        const USEFUL: Ways = Ways::PLAY.or(Ways::BARROW).or(Ways::DELIVER).or(Ways::UPGRADE);
        match self.tasks.top() {
            None => self.is_at_base(),
            Some(Task::Do { ways, .. }) => ways.has(USEFUL),
            Some(Task::Weave { .. }) => true,
            Some(_) => false,
        }
    }

    pub(crate) fn not_now(&self) -> Refusal {
        self.decision().map_or(Refusal::Over, |decision| Refusal::NotNow { decision })
    }

    /// That an effect under way comes first, or to which step this belongs.
    pub(crate) fn wrong_step(&self, when: When) -> Refusal {
        if self.tasks.is_empty() { Refusal::WrongStep { now: self.step, when } } else { self.not_now() }
    }

    pub(crate) fn require_base(&self) -> Answer {
        require(self.is_at_base(), self.not_now())
    }

    pub(crate) fn require_trading(&self) -> Answer {
        require(self.is_trading_open(), self.not_now())
    }

    /// Whether a way is offered.
    pub(crate) fn permit_way(&self, way: Ways) -> Answer {
        match self.tasks.top() {
            Some(Task::Do { ways, .. }) => require(ways.has(way), Refusal::NotOffered { ways }),
            _ => Err(self.not_now()),
        }
    }

    /// Whether the effect under way offers this.
    #[inline]
    pub(crate) fn is_offered(&self, way: Ways) -> bool {
        matches!(self.tasks.top(), Some(Task::Do { ways, .. }) if ways.has(way))
    }

    fn permit_pass(&self, decision: Decision) -> Answer {
        match self.tasks.top() {
            Some(
                Task::Extension { .. }
                | Task::Fee { .. }
                | Task::Place { .. }
                | Task::Discard { .. }
                | Task::Revenue { .. },
            ) => Err(Refusal::MustDecide { decision }),
            Some(_) => Ok(()),
            None => Err(Refusal::NothingToDecline),
        }
    }

    fn pass(&mut self, tell: &mut impl Tell<Event>) {
        if let Some(Task::Offer { card, about }) = self.end_task(End::Declined, tell) {
            self.decline(card, about, tell);
        }
    }

    fn permit_done(&self, decision: Decision) -> Answer {
        require(self.is_at_base(), Refusal::NotNow { decision })?;
        match self.step {
            Step::First | Step::Second | Step::Shared if !self.acted => Err(Refusal::MustTake),
            Step::Cards { left } if self.round == 1 && left > 0 && !self.me().hand.is_empty() => {
                Err(Refusal::MustPlay { left })
            }
            _ => Ok(()),
        }
    }

    /// Whether two deliveries go to the same place.
    pub(crate) fn same_place(one: Target, other: Target) -> bool {
        match (one, other) {
            (Target::Barrow(one), Target::Barrow(other)) => one == other,
            (Target::Craft(one, _), Target::Craft(other, _)) => one == other,
            _ => false,
        }
    }
}
