//! Deliveries to barrows and craft buildings, and what completing one gives.

use tabletop::Tell;

use crate::action::Target;
use crate::card::Card;
use crate::craft::{Cargo, Craft};
use crate::event::{Event, Source};
use crate::game::{LaGranja, SIESTA};
use crate::goods::{From, Good};
use crate::helper::{Rule, Trigger, Ways, revenue};
use crate::player::Row;
use crate::refusal::Refusal;
use crate::step::Step;
use crate::task::Task;
use crate::turn::{Answer, require};

/// All pictures of a row or barrow, a bit each.
pub(crate) fn all_of(pictures: usize) -> u8 {
    (1 << pictures) - 1
}

impl LaGranja {
    /// What a paid delivery costs now: 1 silver, or only the first with the Muleteer.
    pub(crate) fn fee(&self) -> u16 {
        let me = self.me();
        u16::from(!(me.fee_paid && me.has(Rule::OneFee)))
    }

    /// Whether a delivery of this can be made now, to wherever.
    fn permit_some_delivery(&self, cargo: Cargo, to: Target) -> Answer {
        match self.tasks.top() {
            Some(Task::Do { ways, .. }) => require(ways.has(Ways::DELIVER), Refusal::NotOffered),
            Some(Task::Weave { to: same }) => {
                require(Self::same_place(same, to), Refusal::OtherPlace)?;
                let harvest = matches!(cargo, Cargo::Good(good) if good.is_harvest());
                require(harvest, Refusal::NotWanted { cargo })
            }
            Some(_) => Err(self.not_now()),
            None => match self.step {
                Step::Deliveries { left } => require(left > 0, Refusal::NoDelivery),
                Step::Extra => {
                    require(self.me().extra > 0, Refusal::NoDelivery)?;
                    self.require_silver(self.fee())
                }
                _ => Err(self.not_now()),
            },
        }
    }

    /// The picture a cargo covers at a target.
    pub(crate) fn picture(&self, cargo: Cargo, to: Target) -> Result<u8, Refusal> {
        let me = self.me();
        let free = |filled: u8, wants: &mut dyn Iterator<Item = Cargo>| {
            let found = wants.enumerate().find(|&(place, want)| want == cargo && filled >> place & 1 == 0);
            found.map(|(place, _)| place as u8).ok_or(Refusal::NotWanted { cargo })
        };
        match to {
            Target::Barrow(slot) => {
                let barrow = me.barrows.get(usize::from(slot)).copied().flatten().ok_or(Refusal::NoBarrow { slot })?;
                free(barrow.filled, &mut barrow.card.face().barrow.iter().map(|&good| Cargo::Good(good)))
            }
            Target::Craft(craft, row) => {
                let building = self.building(craft);
                require(row < 4, Refusal::RowTaken { craft, row })?;
                require(building.blocked == 0, Refusal::Blocked { craft })?;
                require(!me.has_craft(craft), Refusal::HasCraft { craft })?;
                let filled = match me.rows[craft as usize] {
                    Some(own) => {
                        require(own.row == row, Refusal::OtherRow { craft, row: own.row })?;
                        own.filled
                    }
                    None => {
                        let taken = building.rows[usize::from(row)].is_some();
                        require(!taken, Refusal::RowTaken { craft, row })?;
                        0
                    }
                };
                free(filled, &mut craft.row(row).iter().copied())
            }
        }
    }

    pub(crate) fn permit_deliver(&self, cargo: Cargo, from: From, to: Target) -> Answer {
        self.permit_some_delivery(cargo, to)?;
        let me = self.me();
        match cargo {
            Cargo::Good(good) => require(me.count(good, from) > 0, Refusal::NoGood { good, from })?,
            Cargo::Commodity => {
                require(me.commodities > 0 && from == From::Store, Refusal::NoCommodity)?;
            }
        }
        self.picture(cargo, to).map(|_| ())
    }

    pub(crate) fn deliver(&mut self, cargo: Cargo, from: From, to: Target, tell: &mut impl Tell<Event>) {
        let seat = self.active();
        let Ok(picture) = self.picture(cargo, to) else { return };
        let woven = self.start_delivery(tell);
        match cargo {
            Cargo::Good(good) => self.me_mut().take(good, from),
            Cargo::Commodity => self.pay_commodity(seat, tell),
        }
        tell.tell(Event::Delivered { seat, cargo, from, to });
        let complete = self.cover(to, picture);
        if let Cargo::Good(good) = cargo {
            if good == Good::Wine {
                self.trigger(seat, Trigger::WineDelivered, 0, tell);
            }
            if good.is_harvest() && !complete && !woven {
                self.trigger(seat, Trigger::HarvestDelivered, to.code(), tell);
            }
        }
        if complete {
            match to {
                Target::Barrow(slot) => self.complete_barrow(slot, tell),
                Target::Craft(craft, _) => self.complete_craft(craft, tell),
            }
        }
        // Step 3 is over once all deliveries are made; what they brought about is carried out first.
        if self.step == (Step::Deliveries { left: 0 }) {
            self.ending = true;
        }
    }

    /// Pays for the delivery with what allows it; whether it is the second of a basket.
    fn start_delivery(&mut self, tell: &mut impl Tell<Event>) -> bool {
        let seat = self.active();
        match self.tasks.top() {
            Some(Task::Weave { .. }) => {
                self.tasks.pop();
                return true;
            }
            Some(_) => self.use_way(Ways::DELIVER, revenue::DELIVERY_6, tell),
            None => {
                if let Step::Deliveries { left } = &mut self.step {
                    *left -= 1;
                } else {
                    let fee = self.fee();
                    self.pay_silver(seat, fee, tell);
                    let me = self.me_mut();
                    me.extra -= 1;
                    me.fee_paid = true;
                }
            }
        }
        false
    }

    /// Covers a picture; whether all are covered now.
    fn cover(&mut self, to: Target, picture: u8) -> bool {
        let seat = self.active();
        match to {
            Target::Barrow(slot) => {
                let Some(barrow) = &mut self.me_mut().barrows[usize::from(slot)] else { return false };
                barrow.filled |= 1 << picture;
                barrow.filled == all_of(barrow.card.face().barrow.len())
            }
            Target::Craft(craft, row) => {
                self.crafts[craft as usize].rows[usize::from(row)] = Some(seat);
                let own = self.me_mut().rows[craft as usize].get_or_insert(Row { row, filled: 0 });
                own.filled |= 1 << picture;
                own.filled == all_of(craft.row(row).len())
            }
        }
    }

    fn complete_barrow(&mut self, slot: u8, tell: &mut impl Tell<Event>) {
        let seat = self.active();
        let Some(barrow) = self.me().barrows[usize::from(slot)] else { return };
        let card = barrow.card;
        let value = card.face().value;
        let butcher = u16::from(self.me().is_active(Craft::Butcher));
        tell.tell(Event::BarrowDone { seat, card });
        self.add_points(seat, u16::from(value) + butcher, Source::Barrows, tell);
        self.add_commodity(seat, tell);
        // Whoever may keep it is asked first; else it goes.
        if let Some(barrow) = &mut self.me_mut().barrows[usize::from(slot)] {
            barrow.filled = 0;
        }
        let before = self.tasks.len();
        self.trigger(seat, Trigger::Barrow, u16::from(slot), tell);
        let mut keeper = None;
        // The marker comes before what else the barrow brings, and keeping it before all.
        let mut later = crate::task::Tasks::NONE;
        while self.tasks.len() > before {
            match self.tasks.pop() {
                Some(task @ Task::Offer { card, .. }) if is_keeper(card) => keeper = Some(task),
                Some(task) => later.push(task),
                None => break,
            }
        }
        while let Some(task) = later.pop() {
            self.tasks.push(task);
        }
        self.tasks.push(Task::Place { value });
        match keeper {
            Some(task) => self.tasks.push(task),
            None => self.discard_barrow(slot),
        }
    }

    /// The card of a completed barrow goes.
    pub(crate) fn discard_barrow(&mut self, slot: u8) {
        if let Some(barrow) = self.me_mut().barrows[usize::from(slot)].take() {
            self.discards = self.discards.with(barrow.card);
        }
    }

    fn complete_craft(&mut self, craft: Craft, tell: &mut impl Tell<Event>) {
        let seat = self.active();
        tell.tell(Event::CraftDone { seat, craft });
        let building = &mut self.crafts[craft as usize];
        let first = std::mem::replace(&mut building.first, false);
        let store = self.me().is_active(Craft::VillageStore);
        self.add_points(seat, u16::from(self.round) + u16::from(first), Source::Crafts, tell);
        if store {
            self.add_points(seat, 2, Source::Crafts, tell);
        }
        self.open_next(tell);
        let delivered = self.me_mut().rows[craft as usize].take().map_or(0, |own| own.row);
        self.me_mut().crafts |= 1 << craft as u8;
        let goods = craft.row(delivered).iter().fold(0u8, |set, cargo| match cargo {
            Cargo::Good(good) => set | 1 << *good as u8,
            Cargo::Commodity => set,
        });
        self.trigger(seat, Trigger::Craft, u16::from(goods), tell);
        match craft {
            Craft::MerchantHouse => self.add_silver(seat, 3, tell),
            Craft::Restaurant => {
                let points = SIESTA[usize::from(self.disc(seat))];
                self.add_points(seat, points, Source::Crafts, tell);
                self.tasks.push(Task::Do { ways: Ways::DELIVER, left: 1, again: false, die: 0 });
            }
            Craft::Deli => self.add_commodity(seat, tell),
            Craft::Greengrocer => {
                self.tasks.push(Task::Do { ways: Ways::HARVEST.or(Ways::PIG), left: 1, again: false, die: 0 });
            }
            Craft::VillageStore => self.add_points(seat, 2, Source::Crafts, tell),
            Craft::Butcher => {
                let barrows = self.me().barrows.iter().flatten().count() as u16;
                self.add_points(seat, barrows, Source::Crafts, tell);
            }
        }
    }

    /// The blocked building with the lowest number opens, for 1 VP.
    fn open_next(&mut self, tell: &mut impl Tell<Event>) {
        let seat = self.active();
        let next = Craft::ALL
            .into_iter()
            .filter(|&craft| self.building(craft).blocked > 0)
            .min_by_key(|&craft| self.building(craft).blocked);
        if let Some(craft) = next {
            self.crafts[craft as usize].blocked = 0;
            tell.tell(Event::Opened { seat, craft });
            self.add_points(seat, 1, Source::Crafts, tell);
        }
    }

    pub(crate) fn permit_recover(&self, good: Good) -> Answer {
        match self.tasks.top() {
            Some(Task::Recover { goods }) => require(goods >> good as u8 & 1 == 1, Refusal::NotOffered),
            _ => Err(self.not_now()),
        }
    }

    pub(crate) fn recover(&mut self, good: Good, tell: &mut impl Tell<Event>) {
        self.tasks.pop();
        tell.tell(Event::Recovered { seat: self.active(), good });
        self.add_good(self.active(), good, tell);
    }
}

/// Whether a helper keeps a barrow.
fn is_keeper(card: Card) -> bool {
    matches!(card.helper().power, crate::helper::Power::Offer(_, _, crate::helper::Gain::KeepBarrow))
}

impl Target {
    /// As a small number, to be kept in a task.
    pub(crate) fn code(self) -> u16 {
        match self {
            Self::Barrow(slot) => u16::from(slot),
            Self::Craft(craft, row) => 16 + 4 * craft as u16 + u16::from(row),
        }
    }

    /// What [`Target::code`] stands for.
    pub(crate) fn of_code(code: u16) -> Self {
        match code.checked_sub(16) {
            Some(code) => Self::Craft(Craft::ALL[usize::from(code / 4) % Craft::COUNT], (code % 4) as u8),
            None => Self::Barrow((code % 3) as u8),
        }
    }
}
