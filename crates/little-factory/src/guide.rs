//! A cheap, sensible way to play, for playouts: it looks at the table once and takes what looks best, with some luck
//! in it so that playouts differ. No lists, no heap.

use tabletop::Rng;

use crate::action::{Action, Basket, Deal, How};
use crate::building_set::BuildingSet;
use crate::card::{Building, Resource};
use crate::effect::{Effect, Make};
use crate::game::{GOAL, LittleFactory, Step};
use crate::goods::Goods;
use crate::plank::Plank;

/// What a point is worth in coins when buildings are compared with goods.
const POINT: i32 = 7;
/// What a card is worth beyond its coins when something in reach asks for it.
const WANTED: i32 = 3;
/// Below how many points of judgement luck decides.
const LUCK: u32 = 4;

impl LittleFactory {
    /// A sensible action for the player to act; the game must not be over.
    #[must_use]
    pub fn guide(&self, rng: &mut Rng) -> Action {
        if let Some(coins) = self.tile() {
            return Action::Spend(self.guess_opening(coins, rng));
        }
        if let Some(action) = self.best_activation() {
            return action;
        }
        if self.step == Step::After {
            return Action::End;
        }
        let mut best = Best { action: Action::Pass, score: i32::MIN };
        self.rate_produce(&mut best, rng);
        self.rate_purchases(&mut best, rng);
        if best.score == i32::MIN {
            self.rate_any_trade(&mut best);
        }
        best.action
    }

    /// Cards at random, dearer ones first, as far as the coins reach.
    fn guess_opening(&self, mut coins: u8, rng: &mut Rng) -> Basket {
        let mut basket = Basket::NONE;
        loop {
            let left = self.market.open - basket.goods;
            let mut best = None;
            for (resource, _) in left.kinds().filter(|(resource, _)| resource.coins() <= coins) {
                let score = i32::from(resource.coins()) + rng.below(LUCK) as i32;
                if best.is_none_or(|(most, _)| score > most) {
                    best = Some((score, resource));
                }
            }
            let Some((_, resource)) = best else { break };
            basket.goods += Goods::some(resource, 1);
            coins -= resource.coins();
        }
        basket
    }

    /// Tokens first, then whatever makes more of less.
    fn best_activation(&self) -> Option<Action> {
        let hand = self.me().hand;
        let mut best = None;
        for building in self.me().buildings.without(self.used).iter() {
            let Effect::Make(make) = building.effect() else { continue };
            let Some((plank, cost)) = self.payable(make) else { continue };
            let action = Action::Activate { building, how: How::Pay(plank) };
            if make.tokens > 0 {
                return Some(action);
            }
            let gain = make.gain.map_or(0, |gain| i32::from(gain.coins())) - i32::from(cost.discard.coins());
            if gain > best.map_or(0, |(most, _)| most) && (hand.room() > 0 || !cost.discard.is_empty()) {
                best = Some((gain, action));
            }
        }
        best.map(|(_, action)| action)
    }

    /// The last plank that can be paid: reveals stand last.
    #[inline]
    fn payable(&self, make: &Make) -> Option<(u8, &'static Plank)> {
        if make.gain.is_some_and(|gain| self.market.open.count(gain) < make.open) {
            return None;
        }
        self.affordable(make.planks, u8::from(make.gain.is_some()))
    }

    #[inline]
    fn affordable(&self, planks: &'static [Plank], gained: u8) -> Option<(u8, &'static Plank)> {
        let hand = self.me().hand;
        let mut found = None;
        for (place, plank) in (0..).zip(planks) {
            if hand.goods().contains(plank.needs()) && hand.room() + plank.discard.len() >= gained {
                found = Some((place, plank));
            }
        }
        found
    }

    /// Everything that own buildings and those in reach ask for.
    fn wanted(&self) -> u32 {
        let asked = |set: BuildingSet, table: &[u32; Building::COUNT]| {
            set.iter().fold(0, |wanted, building| wanted | table[building as usize])
        };
        asked(self.me().buildings, &ASKED_BY_EFFECT) | asked(self.market.open_buildings(), &ASKED_BY_COST)
    }

    fn rate_produce(&self, best: &mut Best, rng: &mut Rng) {
        let wanted = self.wanted();
        for &building in self.market.buildings.iter().flatten() {
            if let Some((plank, cost)) = self.affordable(building.planks(), 0) {
                let score = self.building_value(building) - i32::from(cost.discard.coins());
                best.offer(Action::Produce { card: building.into(), plank }, score, rng);
            }
        }
        for (resource, _) in self.market.open.kinds() {
            if let Some((plank, cost)) = self.affordable(resource.planks(), 1) {
                let bonus = if wanted >> (resource as u32) & 1 == 1 { WANTED } else { 0 };
                let score = i32::from(resource.coins()) - i32::from(cost.discard.coins()) + bonus;
                best.offer(Action::Produce { card: resource.into(), plank }, score, rng);
            }
        }
    }

    /// Buildings that the hand's coins buy, paid with as little as can be seen at a glance.
    fn rate_purchases(&self, best: &mut Best, rng: &mut Rng) {
        let hand = self.me().hand.goods();
        let coins = hand.coins();
        for &building in self.market.buildings.iter().flatten() {
            if building.coins() <= coins {
                let give = smallest_payment(hand, coins, building.coins());
                let score = self.building_value(building) - i32::from(give.coins());
                best.offer(Action::Trade(Deal { give, take: building.into() }), score, rng);
            }
        }
    }

    /// A hand that is full or stuck swaps a card for the dearest it can have.
    fn rate_any_trade(&self, best: &mut Best) {
        for (given, _) in self.me().hand.goods().kinds() {
            let give = Goods::some(given, 1);
            let open = self.market.open + give.level(crate::card::Level::I);
            for (taken, _) in open.kinds().filter(|(taken, _)| taken.coins() <= given.coins()) {
                let score = i32::from(taken.coins()) - i32::from(given.coins()) - i32::from(taken == given);
                if score > best.score {
                    *best = Best { action: Action::Trade(Deal { give, take: taken.into() }), score };
                }
            }
        }
    }

    fn building_value(&self, building: Building) -> i32 {
        let points = building.influence();
        if self.me().influence() + points >= GOAL {
            return 1000;
        }
        let useful = if matches!(building.effect(), Effect::Nothing) { 0 } else { 2 };
        i32::from(points) * POINT + useful
    }
}

struct Best {
    action: Action,
    score: i32,
}

impl Best {
    #[inline]
    fn offer(&mut self, action: Action, score: i32, rng: &mut Rng) {
        let score = score + rng.below(LUCK) as i32;
        if score > self.score {
            *self = Self { action, score };
        }
    }
}

/// Gives up cards from the dearest down as long as the rest still pays; what is kept back is never needed.
fn smallest_payment(hand: Goods, coins: u8, price: u8) -> Goods {
    let (mut give, mut spare) = (hand, coins - price);
    for kind in (0..Resource::COUNT).rev() {
        let resource = crate::cards::RESOURCES[kind].resource;
        for _ in 0..hand.count(resource) {
            if resource.coins() > spare {
                break;
            }
            spare -= resource.coins();
            give -= Goods::some(resource, 1);
        }
    }
    give
}

/// Which resources each building's effect asks for, a bit a kind.
static ASKED_BY_EFFECT: [u32; Building::COUNT] = {
    let mut asked = [0; Building::COUNT];
    let mut place = 0;
    while place < Building::COUNT {
        if let Effect::Make(make) = crate::cards::BUILDINGS[place].effect {
            asked[place] = asked_by(make.planks);
        }
        place += 1;
    }
    asked
};

/// Which resources each building's cost asks for.
static ASKED_BY_COST: [u32; Building::COUNT] = {
    let mut asked = [0; Building::COUNT];
    let mut place = 0;
    while place < Building::COUNT {
        asked[place] = asked_by(crate::cards::BUILDINGS[place].produce);
        place += 1;
    }
    asked
};

const fn asked_by(planks: &[Plank]) -> u32 {
    let (mut asked, mut place) = (0, 0);
    while place < planks.len() {
        asked |= planks[place].discard.kinds_mask() | planks[place].reveal.kinds_mask();
        place += 1;
    }
    asked
}
