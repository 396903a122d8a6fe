//! What is always open: buying, selling, upgrading, fetching from fields, and commodities.

use tabletop::{Seat, Tell};

use crate::cause::Cause;
use crate::craft::Cargo;
use crate::event::{End, Event};
use crate::game::LaGranja;
use crate::goods::{From, Good, Spot, Trade};
use crate::helper::{Rule, Ways, revenue};
use crate::refusal::Refusal;
use crate::task::{Task, Tasks};
use crate::turn::{Answer, require};

impl LaGranja {
    pub(crate) fn require_silver(&self, need: u16) -> Answer {
        let have = self.me().silver;
        require(have >= need, Refusal::NotEnoughSilver { have, need })
    }

    /// Whether there is such a good there, or where it is.
    pub(crate) fn require_good(&self, good: Good, from: From) -> Answer {
        let me = self.me();
        require(from == From::Store || good.is_harvest(), Refusal::NotOnFields { cargo: Cargo::Good(good) })?;
        let other = me.count(good, from.other());
        require(me.count(good, from) > 0, Refusal::NoGood { good, from, other })
    }

    pub(crate) fn permit_buy(&self, good: Good) -> Answer {
        self.require_trading()?;
        let price = good.price().ok_or(Refusal::NotForSale { good })?;
        let me = self.me();
        require(good != Good::Pig || me.pigs() < me.places(), Refusal::NoPlace { places: me.places() })?;
        self.require_silver(price)
    }

    pub(crate) fn buy(&mut self, good: Good, tell: &mut impl Tell<Event>) {
        let seat = self.active();
        let price = good.price().unwrap_or(0);
        tell.tell(Event::Bought { seat, good, price });
        self.pay_silver(seat, price, Cause::Purchase, tell);
        self.add_good(seat, good, Cause::Purchase, tell);
    }

    pub(crate) fn permit_sell(&self, good: Good, from: From) -> Answer {
        self.require_trading()?;
        let me = self.me();
        require(good.is_resource(), Refusal::CannotSell { good })?;
        let fields = from == From::Store || !good.is_harvest() || me.has(Rule::SellFromFields);
        require(fields, Refusal::NotFromFields { good })?;
        self.require_good(good, from)?;
        require(good != Good::Pig || me.pigs() > self.newborn, Refusal::Newborn { count: self.newborn })
    }

    pub(crate) fn sell(&mut self, good: Good, from: From, tell: &mut impl Tell<Event>) {
        let seat = self.active();
        let from = self.me_mut().take(good, from);
        let why = match from {
            Spot::Store => Cause::Sale,
            Spot::Field(_) => self.rule_cause(seat, Rule::SellFromFields),
        };
        tell.tell(Event::Sold { seat, good, from, why });
        self.add_silver(seat, good.worth().unwrap_or(0), Cause::Sale, tell);
    }

    /// What a paid upgrade costs a seat; `None` for what is upgraded already.
    #[must_use]
    pub fn upgrade_price(&self, seat: Seat, good: Good) -> Option<u16> {
        let less = u16::from(self.player(seat).has(Rule::CheapUpgrades));
        good.upgraded().map(|(_, price)| price.saturating_sub(less))
    }

    pub(crate) fn permit_upgrade(&self, good: Good, from: From) -> Answer {
        self.require_trading()?;
        let price = self.upgrade_price(self.active(), good).ok_or(Refusal::NoUpgrade { good })?;
        self.require_good(good, from)?;
        if self.is_offered(Ways::UPGRADE) { Ok(()) } else { self.require_silver(price) }
    }

    /// Free where an upgrade is offered.
    pub(crate) fn upgrade(&mut self, good: Good, from: From, tell: &mut impl Tell<Event>) {
        let seat = self.active();
        let Some((into, _)) = good.upgraded() else { return };
        let why = if self.is_offered(Ways::UPGRADE) {
            self.use_way(Ways::UPGRADE, 0, tell)
        } else {
            let price = self.upgrade_price(seat, good).unwrap_or(0);
            self.pay_silver(seat, price, Cause::Upgrade, tell);
            Cause::Upgrade
        };
        let me = self.me_mut();
        let from = me.take(good, from);
        me.goods[into as usize] += 1;
        tell.tell(Event::Upgraded { seat, good, from, into, why });
        self.recount_newborn(seat, tell);
    }

    pub(crate) fn permit_fetch(&self, good: Good, into: Good) -> Answer {
        self.require_trading()?;
        require(good.is_harvest(), Refusal::NoHarvestGood { good })?;
        require(into.is_harvest(), Refusal::NoHarvestGood { good: into })?;
        require(self.me().has(Rule::Wild(good)), Refusal::NoFetch { good })?;
        self.require_good(good, From::Field)
    }

    pub(crate) fn fetch(&mut self, good: Good, into: Good, tell: &mut impl Tell<Event>) {
        let seat = self.active();
        let why = self.rule_cause(seat, Rule::Wild(good));
        let me = self.me_mut();
        let Spot::Field(field) = me.take(good, From::Field) else { return };
        me.goods[into as usize] += 1;
        tell.tell(Event::Fetched { seat, good, field, into, why });
    }

    // Commodities

    fn require_open(&self, trade: Trade) -> Answer {
        require(self.me().closed >> trade as u8 & 1 == 0, Refusal::Closed { trade })
    }

    pub(crate) fn permit_spend(&self, trade: Trade) -> Answer {
        self.require_trading()?;
        require(self.tasks.len() <= Tasks::DEEP, Refusal::TooManyEffects { most: Tasks::DEEP as u8 + 1 })?;
        require(self.me().commodities > 0, Refusal::NoCommodity)?;
        self.require_open(trade)
    }

    pub(crate) fn spend(&mut self, trade: Trade, tell: &mut impl Tell<Event>) {
        self.pay_commodities(self.active(), 1, Cause::Trade(trade), tell);
        self.carry_out_trade(trade, Cause::Trade(trade), tell);
    }

    pub(crate) fn permit_trade(&self, trade: Trade) -> Answer {
        let Some(Task::Trade { taken, .. }) = self.tasks.top() else { return Err(self.not_now()) };
        require(taken >> trade as u8 & 1 == 0, Refusal::Taken { trade })?;
        self.require_open(trade)
    }

    pub(crate) fn choose_trade(&mut self, trade: Trade, tell: &mut impl Tell<Event>) {
        let Some(Task::Trade { left, taken, closing, card }) = self.tasks.top() else { return };
        let taken = taken | 1 << trade as u8;
        if closing {
            self.me_mut().closed |= 1 << trade as u8;
            tell.tell(Event::TradeClosed { seat: self.active(), trade });
        }
        // Where all others are closed, one is all there is.
        if left > 1 && taken | self.me().closed != 0b11111 {
            self.change_task(Task::Trade { left: left - 1, taken, closing, card }, tell);
        } else {
            self.end_task(End::Done, tell);
        }
        self.carry_out_trade(trade, Cause::Helper(card), tell);
    }

    fn carry_out_trade(&mut self, trade: Trade, why: Cause, tell: &mut impl Tell<Event>) {
        let seat = self.active();
        tell.tell(Event::Traded { seat, trade, why });
        let task = |ways: Ways, left: u8, again: bool| Task::Do { ways, left, again, die: 0, why };
        match trade {
            Trade::Silver => self.add_silver(seat, 4, why, tell),
            Trade::Goods => self.begin_task(task(Ways::HARVEST, 2, false), tell),
            Trade::Card => self.begin_task(task(Ways::PLAY.or(Ways::DRAW), 1, false), tell),
            Trade::Pig => self.add_good(seat, Good::Pig, why, tell),
            Trade::Upgrades => self.begin_task(task(Ways::UPGRADE, 2, true), tell),
        }
    }

    // Ways of an effect

    /// Uses up one of the ways that are offered, and tells helpers that wait for such revenue. What gave it.
    pub(crate) fn use_way(&mut self, way: Ways, kind: u16, tell: &mut impl Tell<Event>) -> Cause {
        let Some(Task::Do { ways, left, again, die, why }) = self.tasks.top() else { return Cause::Step };
        // One good is one option of the second space, whichever it is.
        let gone = if die == 2 && way.has(Ways::HARVEST) { Ways::HARVEST } else { way };
        let rest = if again { ways } else { ways.without(gone) };
        if left > 1 {
            self.change_task(Task::Do { ways: rest, left: left - 1, again, die, why }, tell);
        } else {
            self.end_task(End::Done, tell);
        }
        if let Cause::Helper(card) = why {
            self.accept_gift(card, tell);
        }
        if die != 0 && kind != 0 && (die != 3 || left == 2) {
            self.revenue_came(kind, rest, why, tell);
        }
        why
    }

    pub(crate) fn gain_by_choice(&mut self, good: Good, tell: &mut impl Tell<Event>) {
        let die = match self.tasks.top() {
            Some(Task::Do { die, .. }) => die,
            _ => 0,
        };
        let kind = match die {
            2 => revenue::GOOD_2,
            3 => revenue::GOODS_3,
            _ => 0,
        };
        let why = self.use_way(Ways::good(good), kind, tell);
        self.add_good(self.active(), good, why, tell);
    }

    pub(crate) fn silver_by_choice(&mut self, tell: &mut impl Tell<Event>) {
        // The silver is there before the Moneychanger and the Driver want one of it.
        let Some(Task::Do { why, .. }) = self.tasks.top() else { return };
        self.add_silver(self.active(), 2, why, tell);
        self.use_way(Ways::SILVER, revenue::SILVER_6, tell);
    }

    pub(crate) fn rest_by_choice(&mut self, tell: &mut impl Tell<Event>) {
        let why = self.use_way(Ways::SIESTA, revenue::SIESTA_5, tell);
        self.rest(self.active(), 1, why, tell);
    }
}
