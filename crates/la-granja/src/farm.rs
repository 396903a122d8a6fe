//! The farm phase's decisions: cards, extensions, the hand, roof tiles.

use tabletop::Tell;

use crate::card::{Card, Side};
use crate::event::{Event, Source};
use crate::game::LaGranja;
use crate::goods::{From, Good, Payment};
use crate::helper::{Rule, Ways, revenue};
use crate::refusal::Refusal;
use crate::roof::{BARN, Roof, RoofEffect, SLOTS};
use crate::step::{Phase, Step};
use crate::task::Task;
use crate::turn::{Answer, require};

impl LaGranja {
    // Cards

    pub(crate) fn permit_play(&self, card: Card, side: Side) -> Answer {
        let by_task = self.is_offered(Ways::PLAY);
        let as_barrow = self.is_offered(Ways::BARROW);
        if !by_task {
            if as_barrow {
                require(matches!(side, Side::Barrow(_)), Refusal::NotOffered)?;
            } else {
                self.require_base()?;
                let Step::Cards { left } = self.step else { return Err(self.not_now()) };
                require(left > 0, Refusal::AllPlayed)?;
            }
        }
        let me = self.me();
        require(me.hand.has(card), Refusal::NotInHand { card })?;
        match side {
            Side::Field => Ok(()),
            Side::Barrow(slot) => require(fits(&me.barrows, slot), Refusal::WrongSlot { slot }),
            Side::Helper(slot) => {
                require(fits(&me.helpers, slot), Refusal::WrongSlot { slot })?;
                let out = me.helpers[usize::from(slot)];
                let barn = out.is_some_and(is_barn) && me.barn.is_some();
                require(!barn, Refusal::BarnStays)
            }
            Side::Extension => {
                let (need, have) = (me.extension_cost(), me.payable());
                require(have >= need, Refusal::ExtensionCost { need, have })
            }
        }
    }

    pub(crate) fn play(&mut self, card: Card, side: Side, tell: &mut impl Tell<Event>) {
        let seat = self.active();
        let way = if self.is_offered(Ways::PLAY) { Ways::PLAY } else { Ways::BARROW };
        if self.tasks.is_empty() {
            if let Step::Cards { left } = &mut self.step {
                *left -= 1;
            }
        } else {
            self.use_way(way, revenue::PLAY_2, tell);
        }
        let me = self.me_mut();
        me.hand = me.hand.without(card);
        tell.tell(Event::Played { seat, card, side });
        match side {
            Side::Field => self.me_mut().fields = self.me().fields.with(card),
            Side::Barrow(slot) => {
                let out = self.me_mut().barrows[usize::from(slot)].replace(crate::player::Barrow { card, filled: 0 });
                self.throw_out(out.map(|barrow| barrow.card), tell);
            }
            Side::Helper(slot) => {
                let me = self.me_mut();
                let out = me.helpers[usize::from(slot)].replace(card);
                me.marks &= !(1 << slot);
                self.throw_out(out, tell);
                self.sell_homeless_pigs(seat, tell);
                if self.me().has(Rule::Grandmother)
                    && card.helper().power == crate::helper::Power::Rule(Rule::Grandmother)
                {
                    self.draw_into_hand(seat, tell);
                }
            }
            Side::Extension => {
                let left = self.me().extension_cost();
                self.tasks.push(Task::Extension { card, left, paid: 0 });
            }
        }
    }

    fn throw_out(&mut self, card: Option<Card>, tell: &mut impl Tell<Event>) {
        if let Some(card) = card {
            self.discards = self.discards.with(card);
            tell.tell(Event::ThrownOut { seat: self.active(), card });
        }
    }

    // Paying for extensions and held dice

    pub(crate) fn permit_pay(&self, payment: Payment) -> Answer {
        let me = self.me();
        match self.tasks.top() {
            Some(Task::Extension { paid, .. }) => {
                let again = paid >> payment.kind() & 1 == 1;
                require(!again || me.has(Rule::Identical), Refusal::SameGood)?;
            }
            Some(Task::Fee { .. }) => {
                let fits = match payment {
                    Payment::Silver => true,
                    Payment::Point => false,
                    Payment::Good(good, _) => good.is_harvest(),
                };
                require(fits, Refusal::NotOffered)?;
            }
            _ => return Err(self.not_now()),
        }
        match payment {
            Payment::Silver => require(me.silver > 0, Refusal::NotEnoughSilver { have: 0, need: 1 }),
            Payment::Point => require(me.points > 0, Refusal::NoPoint),
            Payment::Good(good, from) => require(me.count(good, from) > 0, Refusal::NoGood { good, from }),
        }
    }

    pub(crate) fn pay(&mut self, payment: Payment, tell: &mut impl Tell<Event>) {
        let seat = self.active();
        tell.tell(Event::Paid { seat, payment });
        match payment {
            Payment::Silver => self.pay_silver(seat, 1, tell),
            Payment::Point => self.pay_point(seat, tell),
            Payment::Good(good, from) => self.me_mut().take(good, from),
        }
        match self.tasks.pop() {
            Some(Task::Extension { card, left: 1, .. }) => {
                self.me_mut().extensions = self.me().extensions.with(card);
            }
            Some(Task::Extension { card, left, paid }) => {
                self.tasks.push(Task::Extension { card, left: left - 1, paid: paid | 1 << payment.kind() });
            }
            Some(Task::Fee { to, face }) => {
                match payment {
                    Payment::Good(good, _) => self.add_good(to, good, tell),
                    _ => self.add_silver(to, 1, tell),
                }
                self.choose_die(face, tell);
            }
            _ => {}
        }
    }

    // The hand

    pub(crate) fn permit_draw(&self) -> Answer {
        self.permit_way(Ways::DRAW)?;
        require(self.cards_left() > 0, Refusal::NoCardLeft)
    }

    pub(crate) fn draw_by_choice(&mut self, tell: &mut impl Tell<Event>) {
        self.use_way(Ways::DRAW, revenue::DRAW_2, tell);
        self.draw_into_hand(self.active(), tell);
    }

    pub(crate) fn permit_discard(&self, card: Card) -> Answer {
        let due = match self.tasks.top() {
            Some(Task::Discard) => true,
            Some(_) => false,
            None => self.step == Step::Limit,
        };
        require(due, self.not_now())?;
        require(self.me().hand.has(card), Refusal::NotInHand { card })
    }

    pub(crate) fn discard_by_choice(&mut self, card: Card, tell: &mut impl Tell<Event>) {
        self.discard(self.active(), card, tell);
        if self.tasks.pop().is_none() {
            self.ending = self.me().hand.len() <= self.me().limit();
        }
    }

    /// The end of step 1: cards are drawn up to the limit, or discarded.
    pub(crate) fn refill(&mut self, tell: &mut impl Tell<Event>) {
        let seat = self.active();
        let limit = self.me().limit();
        while self.me().hand.len() < limit && self.cards_left() > 0 {
            self.draw_into_hand(seat, tell);
        }
        if self.me().hand.len() > limit {
            self.step = Step::Limit;
            self.ending = false;
        }
    }

    // Roof tiles

    /// What a tile costs this seat.
    pub(crate) fn roof_price(&self) -> u16 {
        let less = if self.me().has(Rule::CheapRoofs) { 1 } else { 0 };
        u16::from(self.round).saturating_sub(less)
    }

    pub(crate) fn permit_roof(&self, tile: Roof, goods: [u8; 3], barn: bool) -> Answer {
        self.require_base()?;
        require(self.step == Step::Roofs, self.not_now())?;
        require(self.roofs_for_sale().has(tile), Refusal::RoofNotThere { tile })?;
        let me = self.me();
        let room = if barn {
            me.has(Rule::SixthRoof) && me.barn.is_none()
        } else {
            usize::from(me.slots_used()) < SLOTS.len()
        };
        require(room, Refusal::RoofFull)?;
        let price = self.roof_price();
        let count: u16 = goods.iter().map(|&count| u16::from(count)).sum();
        if count > 0 {
            let needed = me.has(Rule::GoodsForRoofs) && 3 * (count - 1) < price;
            require(needed, Refusal::WrongPayment)?;
        }
        for (good, count) in Good::UPGRADED.into_iter().zip(goods) {
            require(me.goods[good as usize] >= count, Refusal::NoGood { good, from: From::Store })?;
        }
        let need = price.saturating_sub(3 * count);
        require(me.silver >= need, Refusal::NotEnoughSilver { have: me.silver, need })
    }

    pub(crate) fn buy_roof(&mut self, tile: Roof, goods: [u8; 3], barn: bool, tell: &mut impl Tell<Event>) {
        let seat = self.active();
        let mut price = self.roof_price();
        for (good, count) in Good::UPGRADED.into_iter().zip(goods) {
            self.me_mut().goods[good as usize] -= count;
            price = price.saturating_sub(3 * u16::from(count));
        }
        self.pay_silver(seat, price, tell);
        self.roofs = self.roofs.without(tile);
        let points = if barn { BARN } else { SLOTS[usize::from(self.me().slots_used())] };
        let me = self.me_mut();
        me.roofs = me.roofs.with(tile);
        if barn {
            me.barn = Some(tile);
        }
        tell.tell(Event::RoofBought { seat, tile });
        self.add_points(seat, points, Source::Roofs, tell);
        self.ending = true;
    }

    pub(crate) fn permit_flip(&self, tile: Roof, back: Option<Roof>) -> Answer {
        self.require_base()?;
        let me = self.me();
        require(me.roofs.has(tile), Refusal::NoSuchRoof { tile })?;
        require(!me.flipped.has(tile), Refusal::RoofUsed { tile })?;
        let phase = self.step.phase();
        match tile.effect() {
            RoofEffect::TurnBack => {
                // One that turns back does not turn back another: they could go on for ever.
                let fits = |back: Roof| me.flipped.has(back) && back.effect() != RoofEffect::TurnBack;
                return require(back.is_some_and(fits), Refusal::NothingToTurn);
            }
            RoofEffect::Siesta(_) => {
                let open = phase == Phase::Revenue || self.step == Step::Siesta;
                require(open, Refusal::WrongPhase)?;
                self.permit_rest(self.active())?;
            }
            RoofEffect::Do(ways, _) if ways.has(Ways::DELIVER) => {
                require(matches!(phase, Phase::Revenue | Phase::Transport), Refusal::WrongPhase)?;
            }
            _ => {}
        }
        require(back.is_none(), Refusal::NothingToTurn)
    }

    pub(crate) fn flip(&mut self, tile: Roof, back: Option<Roof>, tell: &mut impl Tell<Event>) {
        let seat = self.active();
        self.me_mut().flipped = self.me().flipped.with(tile);
        tell.tell(Event::RoofUsed { seat, tile });
        match tile.effect() {
            RoofEffect::Do(ways, 1) if ways == Ways::PIG => self.add_good(seat, Good::Pig, tell),
            RoofEffect::Do(ways, left) => self.tasks.push(Task::Do { ways, left, again: false, die: 0 }),
            RoofEffect::Siesta(steps) => self.rest(seat, steps, tell),
            RoofEffect::TurnBack => {
                if let Some(back) = back {
                    self.me_mut().flipped = self.me().flipped.without(back);
                    tell.tell(Event::RoofTurned { seat, tile: back });
                }
            }
            RoofEffect::Point => self.add_points(seat, 1, Source::Roofs, tell),
            RoofEffect::Silver => self.add_silver(seat, 2, tell),
        }
    }
}

/// Whether a card can go into this slot: the first empty one, or any if all are full.
fn fits<T>(slots: &[Option<T>; 3], slot: u8) -> bool {
    match slots.iter().position(Option::is_none) {
        Some(empty) => empty == usize::from(slot),
        None => slot < 3,
    }
}

/// Whether this is the Barn Builder.
pub(crate) fn is_barn(card: Card) -> bool {
    card.helper().power == crate::helper::Power::Rule(Rule::SixthRoof)
}
