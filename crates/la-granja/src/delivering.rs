//! Deliveries to barrows and craft buildings, and what completing one gives.

use tabletop::{Seat, Tell};

use crate::action::Target;
use crate::cause::Cause;
use crate::craft::{Cargo, Craft};
use crate::event::{End, Event};
use crate::game::{LaGranja, SIESTA};
use crate::goods::{From, Good, Spot};
use crate::helper::{Rule, Trigger, Ways, When, revenue};
use crate::player::Row;
use crate::refusal::Refusal;
use crate::step::Step;
use crate::task::{About, Task};
use crate::turn::{Answer, require};

/// All pictures of a row or barrow, a bit each.
pub(crate) fn all_of(pictures: usize) -> u8 {
    (1 << pictures) - 1
}

impl LaGranja {
    /// What a seat's next paid delivery costs: 1 silver, or only the first with the Muleteer.
    #[must_use]
    pub fn delivery_fee(&self, seat: Seat) -> u16 {
        let paid = matches!(self.step, Step::Extra { .. }) && self.active() == seat && self.acted;
        u16::from(!(paid && self.player(seat).has(Rule::OneFee)))
    }

    /// Whether a delivery of this can be made now, to wherever; what it costs is asked last.
    fn permit_some_delivery(&self, cargo: Cargo, to: Target) -> Answer {
        match self.tasks.top() {
            Some(Task::Do { ways, .. }) => require(ways.has(Ways::DELIVER), Refusal::NotOffered { ways }),
            Some(Task::Weave { to: same, .. }) => {
                require(Self::same_place(same, to), Refusal::OtherPlace { to: same })?;
                let harvest = matches!(cargo, Cargo::Good(good) if good.is_harvest());
                require(harvest, Refusal::OnlyHarvest { cargo })
            }
            Some(_) => Err(self.not_now()),
            None => match self.step {
                Step::Deliveries { left } => require(left > 0, Refusal::NoDelivery),
                Step::Extra { left } => require(left > 0, Refusal::NoDelivery),
                _ => Err(self.wrong_step(When::Deliveries)),
            },
        }
    }

    /// The picture a cargo covers at a target.
    pub(crate) fn picture(&self, cargo: Cargo, to: Target) -> Result<u8, Refusal> {
        let me = self.me();
        let free = |filled: u8, wants: &mut dyn Iterator<Item = Cargo>| {
            let mut refusal = Refusal::NotWanted { cargo, to };
            for (place, _) in wants.enumerate().filter(|&(_, want)| want == cargo) {
                if filled >> place & 1 == 0 {
                    return Ok(place as u8);
                }
                refusal = Refusal::Covered { cargo, to };
            }
            Err(refusal)
        };
        match to {
            Target::Barrow(slot) => {
                let barrow = me.barrows.get(usize::from(slot)).copied().flatten().ok_or(Refusal::NoBarrow { slot })?;
                free(barrow.filled, &mut barrow.card.face().barrow.iter().map(|&good| Cargo::Good(good)))
            }
            Target::Craft(craft, row) => {
                let building = self.building(craft);
                require(row < 4, Refusal::NoRow { craft, row })?;
                require(building.blocked == 0, Refusal::Blocked { craft, number: self.opens_after(craft) })?;
                require(!me.has_craft(craft), Refusal::HasCraft { craft })?;
                let filled = match me.rows[craft as usize] {
                    Some(own) => {
                        require(own.row == row, Refusal::OtherRow { craft, row: own.row })?;
                        own.filled
                    }
                    None => {
                        if let Some(by) = building.rows[usize::from(row)] {
                            return Err(Refusal::RowTaken { craft, row, by });
                        }
                        0
                    }
                };
                free(filled, &mut craft.row(row).iter().copied())
            }
        }
    }

    /// A place that is closed is told before what is missing: no good would help there.
    pub(crate) fn permit_deliver(&self, cargo: Cargo, from: From, to: Target) -> Answer {
        self.permit_some_delivery(cargo, to)?;
        let grows = matches!(cargo, Cargo::Good(good) if good.is_harvest());
        require(from == From::Store || grows, Refusal::NotOnFields { cargo })?;
        self.picture(cargo, to)?;
        match cargo {
            Cargo::Good(good) => self.require_good(good, from)?,
            Cargo::Commodity => require(self.me().commodities > 0, Refusal::NoCommodity)?,
        }
        let paid = self.tasks.is_empty() && matches!(self.step, Step::Extra { .. });
        if paid { self.require_silver(self.delivery_fee(self.active())) } else { Ok(()) }
    }

    pub(crate) fn deliver(&mut self, cargo: Cargo, from: From, to: Target, tell: &mut impl Tell<Event>) {
        let seat = self.active();
        let Ok(picture) = self.picture(cargo, to) else { return };
        let woven = matches!(self.tasks.top(), Some(Task::Weave { .. }));
        let why = self.start_delivery(tell);
        let from = match cargo {
            Cargo::Good(good) => self.me_mut().take(good, from),
            Cargo::Commodity => {
                self.pay_commodities(seat, 1, Cause::Delivery, tell);
                Spot::Store
            }
        };
        let complete = self.cover(to, picture, tell);
        tell.tell(Event::Delivered { seat, cargo, from, to, picture, why });
        if let Cargo::Good(good) = cargo {
            if good == Good::Wine {
                self.trigger(seat, Trigger::WineDelivered, About::Nothing, tell);
            }
            if good.is_harvest() && !complete && !woven {
                self.trigger(seat, Trigger::HarvestDelivered, About::Place(to), tell);
            }
        }
        if complete {
            match to {
                Target::Barrow(slot) => self.complete_barrow(slot, tell),
                Target::Craft(craft, _) => self.complete_craft(craft, tell),
            }
        }
    }

    /// Pays for the delivery with what allows it, and says what that is.
    fn start_delivery(&mut self, tell: &mut impl Tell<Event>) -> Cause {
        let seat = self.active();
        match self.tasks.top() {
            Some(Task::Weave { card, .. }) => {
                self.end_task(End::Done, tell);
                Cause::Helper(card)
            }
            Some(_) => self.use_way(Ways::DELIVER, revenue::DELIVERY_6, tell),
            None if matches!(self.step, Step::Extra { .. }) => {
                let fee = self.delivery_fee(seat);
                self.acted = true;
                tell.tell(Event::DeliveryPaid { seat, fee });
                self.pay_silver(seat, fee, Cause::PaidDelivery, tell);
                self.use_one_left(tell);
                Cause::PaidDelivery
            }
            None => {
                // The Restaurant's comes last, after all donkeys have gone.
                let last = self.step.left() == Some(1);
                self.use_one_left(tell);
                if last && self.me().is_active(Craft::Restaurant) {
                    Cause::Tile(Craft::Restaurant)
                } else {
                    Cause::Donkeys(self.me().chosen.unwrap_or(0))
                }
            }
        }
    }

    /// Covers a picture; whether all are covered now.
    fn cover(&mut self, to: Target, picture: u8, tell: &mut impl Tell<Event>) -> bool {
        let seat = self.active();
        match to {
            Target::Barrow(slot) => {
                let Some(barrow) = &mut self.me_mut().barrows[usize::from(slot)] else { return false };
                barrow.filled |= 1 << picture;
                barrow.filled == all_of(barrow.card.face().barrow.len())
            }
            Target::Craft(craft, row) => {
                if self.me().rows[craft as usize].is_none() {
                    self.crafts[craft as usize].rows[usize::from(row)] = Some(seat);
                    tell.tell(Event::RowTaken { seat, craft, row });
                }
                let own = self.me_mut().rows[craft as usize].get_or_insert(Row { row, filled: 0 });
                own.filled |= 1 << picture;
                own.filled == all_of(craft.row(row).len())
            }
        }
    }

    fn complete_barrow(&mut self, slot: u8, tell: &mut impl Tell<Event>) {
        let seat = self.active();
        let Some(barrow) = &mut self.me_mut().barrows[usize::from(slot)] else { return };
        barrow.filled = 0;
        let card = barrow.card;
        let value = card.face().value;
        tell.tell(Event::BarrowDone { seat, card, slot });
        self.add_points(seat, u16::from(value), Cause::Barrow(card), tell);
        if self.me().is_active(Craft::Butcher) {
            self.add_points(seat, 1, Cause::Tile(Craft::Butcher), tell);
        }
        self.add_commodity(seat, Cause::Barrow(card), tell);
        // The newest comes first: whether the barrow stays, the marker, and then what else the barrow brings.
        self.trigger(seat, Trigger::Barrow, About::Barrow(slot), tell);
        self.begin_task(Task::Place { value, card }, tell);
        let before = self.tasks.len();
        self.trigger(seat, Trigger::BarrowGoes, About::Barrow(slot), tell);
        if self.tasks.len() == before {
            self.discard_barrow(slot, tell);
        }
    }

    /// The card of a completed barrow goes.
    pub(crate) fn discard_barrow(&mut self, slot: u8, tell: &mut impl Tell<Event>) {
        if let Some(barrow) = self.me_mut().barrows[usize::from(slot)].take() {
            self.discards = self.discards.with(barrow.card);
            tell.tell(Event::BarrowGone { seat: self.active(), card: barrow.card, slot });
        }
    }

    fn complete_craft(&mut self, craft: Craft, tell: &mut impl Tell<Event>) {
        let seat = self.active();
        let building = &mut self.crafts[craft as usize];
        let first = std::mem::replace(&mut building.first, false);
        let store = self.me().is_active(Craft::VillageStore);
        let row = self.me_mut().rows[craft as usize].take().map_or(0, |own| own.row);
        self.me_mut().crafts |= 1 << craft as u8;
        tell.tell(Event::CraftDone { seat, craft, row, first });
        self.add_points(seat, u16::from(self.round), Cause::Completed(craft), tell);
        self.add_points(seat, u16::from(first), Cause::FirstThere(craft), tell);
        if store {
            self.add_points(seat, 2, Cause::Tile(Craft::VillageStore), tell);
        }
        self.open_next(Cause::Completed(craft), tell);
        let why = Cause::NewTile(craft);
        match craft {
            Craft::MerchantHouse => self.add_silver(seat, 3, why, tell),
            Craft::Restaurant => {
                let points = SIESTA[usize::from(self.disc(seat))];
                self.add_points(seat, points, why, tell);
                self.begin_choice(Ways::DELIVER, why, tell);
            }
            Craft::Deli => self.add_commodity(seat, why, tell),
            Craft::Greengrocer => self.begin_choice(Ways::HARVEST.or(Ways::PIG), why, tell),
            Craft::VillageStore => self.add_points(seat, 2, why, tell),
            Craft::Butcher => {
                let barrows = self.me().barrows.iter().flatten().count() as u16;
                self.add_points(seat, barrows, why, tell);
            }
        }
        // Goods that come back come first, so they are the newest effect (Settled 24).
        let goods = craft.row(row).iter().fold(0u8, |set, cargo| match cargo {
            Cargo::Good(good) => set | 1 << *good as u8,
            Cargo::Commodity => set,
        });
        self.trigger(seat, Trigger::Craft, About::Goods(goods), tell);
    }

    /// How many buildings open before this one, it included.
    fn opens_after(&self, craft: Craft) -> u8 {
        let own = self.building(craft).blocked;
        self.crafts.iter().filter(|building| building.blocked > 0 && building.blocked <= own).count() as u8
    }

    /// The blocked building with the lowest number opens, for 1 VP.
    fn open_next(&mut self, why: Cause, tell: &mut impl Tell<Event>) {
        let seat = self.active();
        let next = Craft::ALL
            .into_iter()
            .filter(|&craft| self.building(craft).blocked > 0)
            .min_by_key(|&craft| self.building(craft).blocked);
        if let Some(craft) = next {
            let number = std::mem::take(&mut self.crafts[craft as usize].blocked);
            tell.tell(Event::Opened { seat, craft, number, why });
            self.add_points(seat, 1, Cause::Opened(craft), tell);
        }
    }

    pub(crate) fn permit_recover(&self, good: Good) -> Answer {
        match self.tasks.top() {
            Some(Task::Recover { goods, .. }) => require(goods >> good as u8 & 1 == 1, Refusal::NotDelivered { good }),
            _ => Err(self.not_now()),
        }
    }

    pub(crate) fn recover(&mut self, good: Good, tell: &mut impl Tell<Event>) {
        let seat = self.active();
        if let Some(Task::Recover { card, .. }) = self.end_task(End::Done, tell) {
            tell.tell(Event::Recovered { seat, good });
            self.add_good(seat, good, Cause::Helper(card), tell);
        }
    }
}
