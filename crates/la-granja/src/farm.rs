//! The farm phase's decisions: cards, extensions, the hand, roof tiles.

use std::cmp::Ordering;

use tabletop::{Seat, Tell};

use crate::card::{Card, Side};
use crate::cause::Cause;
use crate::event::{End, Event};
use crate::game::LaGranja;
use crate::goods::{From, Good, Payment};
use crate::helper::{Power, Rule, Ways, When, revenue};
use crate::player::Barrow;
use crate::refusal::Refusal;
use crate::roof::{BARN, Roof, RoofEffect, SLOTS};
use crate::step::Step;
use crate::task::Task;
use crate::turn::{Answer, require};

impl LaGranja {
    // Cards

    pub(crate) fn permit_play(&self, card: Card, side: Side) -> Answer {
        let by_task = self.is_offered(Ways::PLAY);
        let as_barrow = self.is_offered(Ways::BARROW);
        if !by_task {
            if as_barrow {
                require(matches!(side, Side::Barrow(_)), Refusal::OnlyBarrows)?;
            } else {
                require(self.tasks.is_empty(), self.not_now())?;
                let Step::Cards { left } = self.step else { return Err(self.wrong_step(When::Cards)) };
                require(left > 0, Refusal::AllPlayed)?;
            }
        }
        let me = self.me();
        require(me.hand.has(card), Refusal::NotInHand { card })?;
        match side {
            Side::Field => Ok(()),
            Side::Barrow(slot) => require_slot(&me.barrows, slot),
            Side::Helper(slot) => {
                require_slot(&me.helpers, slot)?;
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
        let why = match self.tasks.top() {
            None => {
                self.use_one_left(tell);
                Cause::Step
            }
            Some(_) => self.use_way(way, revenue::PLAY_2, tell),
        };
        self.make_room(side, tell);
        let me = self.me_mut();
        me.hand = me.hand.without(card);
        match side {
            Side::Field => me.fields = me.fields.with(card),
            Side::Barrow(slot) => me.barrows[usize::from(slot)] = Some(Barrow { card, filled: 0 }),
            Side::Helper(slot) => me.helpers[usize::from(slot)] = Some(card),
            Side::Extension => {}
        }
        tell.tell(Event::Played { seat, card, side, why });
        match side {
            Side::Helper(_) => {
                self.sell_homeless_pigs(seat, tell);
                if card.helper().power == Power::Rule(Rule::Grandmother) {
                    self.draw_into_hand(seat, Cause::Helper(card), tell);
                }
            }
            Side::Extension => {
                let left = self.me().extension_cost();
                self.begin_task(Task::Extension { card, left, paid: 0 }, tell);
            }
            Side::Field | Side::Barrow(_) => {}
        }
    }

    /// One of the cards or deliveries of the part is used.
    pub(crate) fn use_one_left(&mut self, tell: &mut impl Tell<Event>) {
        if let Some(left) = self.step.left().and_then(|left| left.checked_sub(1)) {
            self.step = self.step.with_left(left);
            tell.tell(Event::Left { seat: self.active(), left });
        }
    }

    /// What lies in the slot goes, and a helper takes its marks along.
    fn make_room(&mut self, side: Side, tell: &mut impl Tell<Event>) {
        let seat = self.active();
        let (card, filled) = match side {
            Side::Barrow(slot) => match self.me_mut().barrows[usize::from(slot)].take() {
                Some(barrow) => (barrow.card, barrow.filled),
                None => return,
            },
            Side::Helper(slot) => match self.me().helpers[usize::from(slot)] {
                Some(card) => {
                    self.take_marks_along(seat, card, tell);
                    self.me_mut().helpers[usize::from(slot)] = None;
                    (card, 0)
                }
                None => return,
            },
            Side::Field | Side::Extension => return,
        };
        self.discards = self.discards.with(card);
        tell.tell(Event::ThrownOut { seat, card, side, filled });
    }

    // Paying for extensions and held dice

    pub(crate) fn permit_pay(&self, payment: Payment) -> Answer {
        let me = self.me();
        match self.tasks.top() {
            Some(Task::Extension { paid, .. }) => {
                let again = paid >> payment.kind() & 1 == 1;
                require(!again || me.has(Rule::Identical), Refusal::SameGood { payment })?;
            }
            Some(Task::Fee { .. }) => {
                let fits = match payment {
                    Payment::Silver => true,
                    Payment::Point => false,
                    Payment::Good(good, _) => good.is_harvest(),
                };
                require(fits, Refusal::NoFee { payment })?;
            }
            _ => return Err(self.not_now()),
        }
        match payment {
            Payment::Silver => require(me.silver > 0, Refusal::NotEnoughSilver { have: 0, need: 1 }),
            Payment::Point => require(me.points > 0, Refusal::NoPoint),
            Payment::Good(good, from) => self.require_good(good, from),
        }
    }

    pub(crate) fn pay(&mut self, payment: Payment, tell: &mut impl Tell<Event>) {
        let seat = self.active();
        let why = match self.tasks.top() {
            Some(Task::Extension { card, .. }) => Cause::Extension(card),
            Some(Task::Fee { face, .. }) => Cause::HeldDie(face),
            _ => return,
        };
        match payment {
            Payment::Silver => self.pay_silver(seat, 1, why, tell),
            Payment::Point => self.pay_point(seat, why, tell),
            Payment::Good(good, from) => self.pay_good(seat, good, from, why, tell),
        }
        match self.tasks.top() {
            Some(Task::Extension { card, left: 1, .. }) => {
                self.end_task(End::Done, tell);
                self.me_mut().extensions = self.me().extensions.with(card);
                tell.tell(Event::Extended { seat, card });
            }
            Some(Task::Extension { card, left, paid }) => {
                self.change_task(Task::Extension { card, left: left - 1, paid: paid | 1 << payment.kind() }, tell);
            }
            Some(Task::Fee { to, face }) => {
                match payment {
                    Payment::Good(good, _) => self.add_good(to, good, why, tell),
                    _ => self.add_silver(to, 1, why, tell),
                }
                self.end_task(End::Done, tell);
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
        let why = self.use_way(Ways::DRAW, revenue::DRAW_2, tell);
        self.draw_into_hand(self.active(), why, tell);
    }

    pub(crate) fn permit_discard(&self, card: Card) -> Answer {
        let due = match self.tasks.top() {
            Some(Task::Discard { .. }) => true,
            Some(_) => false,
            None => self.step == Step::Limit,
        };
        require(due, self.not_now())?;
        require(self.me().hand.has(card), Refusal::NotInHand { card })
    }

    pub(crate) fn discard_by_choice(&mut self, card: Card, tell: &mut impl Tell<Event>) {
        let seat = self.active();
        if let Some(Task::Discard { card: helper }) = self.tasks.top() {
            self.discard(seat, card, Cause::Helper(helper), tell);
            self.end_task(End::Done, tell);
            return;
        }
        self.discard(seat, card, Cause::Step, tell);
        if self.me().hand.len() <= self.me().limit() {
            self.finish_part(false, tell);
        }
    }

    /// The end of step 1: cards are drawn up to the limit; whether some must go.
    pub(crate) fn refill(&mut self, tell: &mut impl Tell<Event>) -> bool {
        let seat = self.active();
        let limit = self.me().limit();
        while self.me().hand.len() < limit {
            let none = self.cards_left() == 0;
            self.draw_into_hand(seat, Cause::Step, tell);
            if none {
                break;
            }
        }
        let over = self.me().hand.len().saturating_sub(limit);
        if over > 0 {
            self.step = Step::Limit;
            tell.tell(Event::OverLimit { seat, cards: over });
        }
        over > 0
    }

    // Roof tiles

    /// What a roof tile of this round costs a seat.
    #[must_use]
    pub fn roof_price(&self, seat: Seat) -> u16 {
        let less = if self.player(seat).has(Rule::CheapRoofs) { 1 } else { 0 };
        u16::from(self.round).saturating_sub(less)
    }

    pub(crate) fn permit_roof(&self, tile: Roof, goods: [u8; 3], barn: bool) -> Answer {
        require(self.step == Step::Roofs && self.tasks.is_empty(), self.wrong_step(When::Roofs))?;
        require(!self.acted, Refusal::OneRoof)?;
        self.require_for_sale(tile)?;
        let me = self.me();
        if barn {
            require(me.has(Rule::SixthRoof), Refusal::NoBarn)?;
            require(me.barn.is_none(), Refusal::BarnFull)?;
        } else {
            require(usize::from(me.slots_used()) < SLOTS.len(), Refusal::RoofFull)?;
        }
        let price = self.roof_price(self.active());
        let count: u16 = goods.iter().map(|&count| u16::from(count)).sum();
        if count > 0 {
            require(me.has(Rule::GoodsForRoofs), Refusal::NoThatcher)?;
            require(3 * (count - 1) < price, Refusal::TooMuchPaid { price })?;
        }
        for (good, count) in Good::UPGRADED.into_iter().zip(goods) {
            let missing = Refusal::NoGood { good, from: From::Store, other: 0 };
            require(me.goods[good as usize] >= count, missing)?;
        }
        let need = price.saturating_sub(3 * count);
        require(me.silver >= need, Refusal::NotEnoughSilver { have: me.silver, need })
    }

    fn roof_owner(&self, tile: Roof) -> Option<Seat> {
        Seat::all(self.setup.seats()).find(|&seat| self.player(seat).roofs.has(tile))
    }

    /// Whether a tile is for sale now, or where it is instead.
    fn require_for_sale(&self, tile: Roof) -> Answer {
        if let Some(by) = self.roof_owner(tile) {
            return Err(Refusal::RoofSold { tile, by });
        }
        let round = tile.round();
        match round.cmp(&self.round) {
            Ordering::Greater => Err(Refusal::RoofLater { tile, round }),
            Ordering::Less => Err(Refusal::RoofGone { tile, round }),
            Ordering::Equal => require(self.roofs_for_sale().has(tile), Refusal::RoofNotDealt { tile }),
        }
    }

    /// Whether a tile is on the own roof, or on whose it is.
    fn require_on_roof(&self, tile: Roof) -> Answer {
        match self.roof_owner(tile) {
            Some(by) if by == self.active() => Ok(()),
            Some(by) => Err(Refusal::RivalsRoof { tile, by }),
            None => Err(Refusal::NoSuchRoof { tile }),
        }
    }

    pub(crate) fn buy_roof(&mut self, tile: Roof, goods: [u8; 3], barn: bool, tell: &mut impl Tell<Event>) {
        let seat = self.active();
        let mut price = self.roof_price(seat);
        for (good, count) in Good::UPGRADED.into_iter().zip(goods) {
            for _ in 0..count {
                self.pay_good(seat, good, From::Store, Cause::RoofPrice(tile), tell);
            }
            price = price.saturating_sub(3 * u16::from(count));
        }
        self.pay_silver(seat, price, Cause::RoofPrice(tile), tell);
        self.roofs = self.roofs.without(tile);
        let used = self.me().slots_used();
        let (slot, points) = if barn { (SLOTS.len() as u8, BARN) } else { (used, SLOTS[usize::from(used)]) };
        let me = self.me_mut();
        me.roofs = me.roofs.with(tile);
        if barn {
            me.barn = Some(tile);
        }
        self.acted = true;
        tell.tell(Event::RoofBought { seat, tile, slot });
        self.add_points(seat, points, Cause::RoofSlot(slot), tell);
    }

    pub(crate) fn permit_flip(&self, tile: Roof, back: Option<Roof>) -> Answer {
        self.require_base()?;
        let me = self.me();
        self.require_on_roof(tile)?;
        require(!me.flipped.has(tile), Refusal::RoofUsed { tile })?;
        self.require_time(tile.when())?;
        match tile.effect() {
            RoofEffect::TurnBack => {
                let Some(back) = back else {
                    let some = me.flipped.iter().any(|back| back.effect() != RoofEffect::TurnBack);
                    return Err(if some { Refusal::TurnsWhich { tile } } else { Refusal::NothingToTurn });
                };
                self.require_on_roof(back)?;
                // One that turns back does not turn back another: they could go on for ever.
                require(back.effect() != RoofEffect::TurnBack, Refusal::NotTurnedBack { tile: back })?;
                return require(me.flipped.has(back), Refusal::RoofUnused { tile: back });
            }
            RoofEffect::Siesta(_) => self.permit_rest(self.active())?,
            _ => {}
        }
        require(back.is_none(), Refusal::TurnsNothing { tile })
    }

    /// Whether it is the time for this, or when it is.
    pub(crate) fn require_time(&self, when: When) -> Answer {
        require(self.is_time_for(when), Refusal::WrongPhase { now: self.step.phase(), when })
    }

    pub(crate) fn flip(&mut self, tile: Roof, back: Option<Roof>, tell: &mut impl Tell<Event>) {
        let seat = self.active();
        self.me_mut().flipped = self.me().flipped.with(tile);
        tell.tell(Event::RoofUsed { seat, tile });
        let why = Cause::Roof(tile);
        match tile.effect() {
            RoofEffect::Do(ways, 1) if ways == Ways::PIG => self.add_good(seat, Good::Pig, why, tell),
            RoofEffect::Do(ways, left) => {
                self.begin_task(Task::Do { ways, left, again: false, die: 0, why }, tell);
            }
            RoofEffect::Siesta(steps) => self.rest(seat, steps, why, tell),
            RoofEffect::TurnBack => {
                if let Some(back) = back {
                    self.me_mut().flipped = self.me().flipped.without(back);
                    tell.tell(Event::RoofTurned { seat, tile: back, by: tile });
                }
            }
            RoofEffect::Point => self.add_points(seat, 1, why, tell),
            RoofEffect::Silver => self.add_silver(seat, 2, why, tell),
        }
    }
}

/// Whether a card can go into this slot: the first empty one, or any if all are full.
fn require_slot<T>(slots: &[Option<T>; 3], slot: u8) -> Answer {
    require(slot < 3, Refusal::NoSlot { slot })?;
    match slots.iter().position(Option::is_none).map(|empty| empty as u8) {
        Some(empty) => require(empty == slot, Refusal::EmptySlotFirst { slot, empty }),
        None => Ok(()),
    }
}

/// Whether this is the Barn Builder.
pub(crate) fn is_barn(card: Card) -> bool {
    card.helper().power == Power::Rule(Rule::SixthRoof)
}
