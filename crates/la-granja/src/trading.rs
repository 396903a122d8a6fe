//! What is always open: buying, selling, upgrading, fetching from fields, and commodities.

use tabletop::Tell;

use crate::event::Event;
use crate::game::LaGranja;
use crate::goods::{From, Good, Trade};
use crate::helper::{Rule, Ways, revenue};
use crate::refusal::Refusal;
use crate::task::{Task, Tasks};
use crate::turn::{Answer, require};

impl LaGranja {
    pub(crate) fn require_silver(&self, need: u16) -> Answer {
        let have = self.me().silver;
        require(have >= need, Refusal::NotEnoughSilver { have, need })
    }

    pub(crate) fn permit_buy(&self, good: Good) -> Answer {
        self.require_trading()?;
        let price = good.price().ok_or(Refusal::NotForSale { good })?;
        let me = self.me();
        require(good != Good::Pig || me.pigs() < me.places(), Refusal::NoPlace)?;
        self.require_silver(price)
    }

    pub(crate) fn buy(&mut self, good: Good, tell: &mut impl Tell<Event>) {
        let seat = self.active();
        tell.tell(Event::Bought { seat, good });
        self.pay_silver(seat, good.price().unwrap_or(0), tell);
        self.add_good(seat, good, tell);
    }

    pub(crate) fn permit_sell(&self, good: Good, from: From) -> Answer {
        self.require_trading()?;
        let me = self.me();
        let fields = from == From::Store || good.is_harvest() && me.has(Rule::SellFromFields);
        require(good.is_resource() && fields, Refusal::CannotSell { good })?;
        require(me.count(good, from) > 0, Refusal::NoGood { good, from })?;
        require(good != Good::Pig || me.pigs() > self.newborn, Refusal::Newborn)
    }

    pub(crate) fn sell(&mut self, good: Good, from: From, tell: &mut impl Tell<Event>) {
        let seat = self.active();
        self.me_mut().take(good, from);
        tell.tell(Event::Sold { seat, good, from });
        self.add_silver(seat, good.worth().unwrap_or(0), tell);
    }

    /// What a paid upgrade costs this seat.
    pub(crate) fn upgrade_price(&self, good: Good) -> Option<u16> {
        let less = u16::from(self.me().has(Rule::CheapUpgrades));
        good.upgraded().map(|(_, price)| price.saturating_sub(less))
    }

    pub(crate) fn permit_upgrade(&self, good: Good, from: From) -> Answer {
        self.require_trading()?;
        let price = self.upgrade_price(good).ok_or(Refusal::NoUpgrade { good })?;
        require(self.me().count(good, from) > 0, Refusal::NoGood { good, from })?;
        if self.is_offered(Ways::UPGRADE) { Ok(()) } else { self.require_silver(price) }
    }

    /// Free where an upgrade is offered.
    pub(crate) fn upgrade(&mut self, good: Good, from: From, tell: &mut impl Tell<Event>) {
        let seat = self.active();
        let Some((into, _)) = good.upgraded() else { return };
        if self.is_offered(Ways::UPGRADE) {
            self.use_way(Ways::UPGRADE, 0, tell);
        } else {
            let price = self.upgrade_price(good).unwrap_or(0);
            self.pay_silver(seat, price, tell);
        }
        let me = self.me_mut();
        me.take(good, from);
        me.goods[into as usize] += 1;
        // A newborn that is meat now cannot be sold as a pig; no other pig is kept for it.
        self.newborn = self.newborn.min(self.me().pigs());
        tell.tell(Event::Upgraded { seat, good, from, into });
    }

    pub(crate) fn permit_fetch(&self, good: Good, into: Good) -> Answer {
        self.require_trading()?;
        let me = self.me();
        require(into.is_harvest() && me.has(Rule::Wild(good)), Refusal::NoFetch { good })?;
        require(me.count(good, From::Field) > 0, Refusal::NoGood { good, from: From::Field })
    }

    pub(crate) fn fetch(&mut self, good: Good, into: Good, tell: &mut impl Tell<Event>) {
        let me = self.me_mut();
        me.take(good, From::Field);
        me.goods[into as usize] += 1;
        tell.tell(Event::Fetched { seat: self.active(), good, into });
    }

    // Commodities

    fn require_open(&self, trade: Trade) -> Answer {
        require(self.me().closed >> trade as u8 & 1 == 0, Refusal::Closed { trade })
    }

    pub(crate) fn permit_spend(&self, trade: Trade) -> Answer {
        self.require_trading()?;
        require(self.tasks.len() <= Tasks::DEEP, self.not_now())?;
        require(self.me().commodities > 0, Refusal::NoCommodity)?;
        self.require_open(trade)
    }

    pub(crate) fn spend(&mut self, trade: Trade, tell: &mut impl Tell<Event>) {
        self.pay_commodity(self.active(), tell);
        self.carry_out_trade(trade, tell);
    }

    pub(crate) fn permit_trade(&self, trade: Trade) -> Answer {
        let Some(Task::Trade { taken, .. }) = self.tasks.top() else { return Err(self.not_now()) };
        require(taken >> trade as u8 & 1 == 0, Refusal::Taken)?;
        self.require_open(trade)
    }

    pub(crate) fn choose_trade(&mut self, trade: Trade, tell: &mut impl Tell<Event>) {
        let Some(Task::Trade { left, taken, closing }) = self.tasks.pop() else { return };
        if left > 1 {
            self.tasks.push(Task::Trade { left: left - 1, taken: taken | 1 << trade as u8, closing });
        }
        if closing {
            self.me_mut().closed |= 1 << trade as u8;
        }
        self.carry_out_trade(trade, tell);
    }

    fn carry_out_trade(&mut self, trade: Trade, tell: &mut impl Tell<Event>) {
        let seat = self.active();
        tell.tell(Event::Traded { seat, trade });
        let task = |ways: Ways, left: u8, again: bool| Task::Do { ways, left, again, die: 0 };
        match trade {
            Trade::Silver => self.add_silver(seat, 4, tell),
            Trade::Goods => self.tasks.push(task(Ways::HARVEST, 2, false)),
            Trade::Card => self.tasks.push(task(Ways::PLAY.or(Ways::DRAW), 1, false)),
            Trade::Pig => self.add_good(seat, Good::Pig, tell),
            Trade::Upgrades => self.tasks.push(task(Ways::UPGRADE, 2, true)),
        }
    }

    // Ways of an effect

    /// Uses up one of the ways that are offered, and tells helpers that wait for such revenue.
    pub(crate) fn use_way(&mut self, way: Ways, kind: u16, tell: &mut impl Tell<Event>) {
        let Some(Task::Do { ways, left, again, die }) = self.tasks.top_mut() else { return };
        let die = *die;
        let first = *left;
        *left -= 1;
        if !*again {
            // One good is one option of the second space, whichever it is.
            let gone = if die == 2 && way.has(Ways::HARVEST) { Ways::HARVEST } else { way };
            *ways = ways.without(gone);
        }
        let rest = *ways;
        if *left == 0 {
            self.tasks.pop();
        }
        if die != 0 && kind != 0 && (die != 3 || first == 2) {
            self.revenue_came(kind, rest, tell);
        }
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
        self.use_way(Ways::good(good), kind, tell);
        self.add_good(self.active(), good, tell);
    }

    pub(crate) fn silver_by_choice(&mut self, tell: &mut impl Tell<Event>) {
        self.add_silver(self.active(), 2, tell);
        self.use_way(Ways::SILVER, revenue::SILVER_6, tell);
    }

    pub(crate) fn rest_by_choice(&mut self, tell: &mut impl Tell<Event>) {
        self.use_way(Ways::SIESTA, revenue::SIESTA_5, tell);
        self.rest(self.active(), 1, tell);
    }
}
