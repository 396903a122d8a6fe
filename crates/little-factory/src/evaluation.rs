//! What a position is worth to each seat, judged without looking ahead.
//!
//! Each seat gets a sum; the chances to win are these sums against each other. A sum has two parts. The glance adds up
//! weighted features of the seat, with weights for the beginning and for the end of a game, mixed by how far the leader
//! is. The second part is a small net that also sees the middle of the table and the rivals, so that a card can be worth
//! more when something open asks for it. `arena tune` finds both by self-play.

pub use tabletop::softmax;
use tabletop::{Game, Judgement, Seat};

use crate::action::Basket;
use crate::card::{Building, Resource};
use crate::effect::Effect;
use crate::game::{GOAL, LittleFactory, Player, Step};
use crate::goods::Goods;
use crate::plank::Plank;
use crate::weights::WEIGHTS;

mod net;

pub use net::{HIDDEN, INPUTS, MARKET, Net, RIVALS, UNIT};
use net::{Neurons, REST};

/// How many features a seat has.
pub const FEATURES: usize = BUILT + Building::COUNT;
/// How many of them are thought out, before those that only count cards.
pub const THOUGHTS: usize = HELD;

/// All that the evaluation was taught.
#[derive(Clone, PartialEq, Debug)]
pub struct Weights {
    /// Two weights a feature: at the beginning and at the end.
    pub glance: [[f32; 2]; FEATURES],
    /// What the glance does not see.
    pub net: Net,
}

const INFLUENCE: usize = 0;
const PAST_FIVE: usize = 1;
const PAST_SEVEN: usize = 2;
const TO_MOVE: usize = 3;
const CROWDED: usize = 4;
const TOKENS_READY: usize = 5;
const TOKENS_PARTLY: usize = 6;
const MAKING_READY: usize = 7;
const BUILDING_READY: usize = 8;
const BUILDING_PARTLY: usize = 9;
const BUILDING_BOUGHT: usize = 10;
const DENIED: usize = 11;
const WINS_NEXT: usize = 12;
const LEADS_AT_LAST_TOKENS: usize = 13;
const SECOND_PARTLY: usize = 14;
const SHOP_IN_SIGHT: usize = 15;
const COINS: usize = 16;
const CARDS: usize = 17;
const HELD: usize = 18;
const BUILT: usize = HELD + Resource::COUNT;

/// What the thought-out features are called, in order.
pub const THOUGHT_NAMES: [&str; THOUGHTS] = [
    "influence",
    "past five",
    "past seven",
    "to move",
    "crowded",
    "tokens ready",
    "tokens partly",
    "making ready",
    "building ready",
    "building partly",
    "building bought",
    "denied",
    "wins next",
    "leads at last tokens",
    "second building partly",
    "shop in sight",
    "coins",
    "cards",
];

/// How much of a position's worth is progress. A chance near 1 hardly changes any more, whatever is done; progress does.
const PROGRESS: f32 = 0.05;

/// A seat's sum as something from 0 to 1 that never quite stops growing.
fn progress(sum: f32) -> f32 {
    let scaled = sum / 8.0;
    0.5 + 0.5 * scaled / (1.0 + scaled.abs())
}

/// Coins and cards are counted in these, to be of the size of other features.
const COIN_UNIT: f32 = 8.0;
const CARD_UNIT: f32 = 4.0;

/// A resource that could be produced next turn is nearly as good as one in hand; one that does not lie open is not.
const OPEN_REACH: f32 = 0.7;
const HIDDEN_REACH: f32 = 0.25;

impl LittleFactory {
    /// The chances to win, and what the position is worth, by these weights.
    #[must_use]
    pub fn judge_with(&self, weights: &Weights) -> Judgement {
        let mut chances = [0.0; Seat::MAX as usize];
        let seats = usize::from(self.seats());
        if let Step::Over(end) = self.step {
            let winners = end.winners();
            winners.iter().for_each(|seat| chances[seat.index()] = 1.0 / winners.len() as f32);
            return Judgement { chances, worth: chances };
        }
        self.sums(weights, &mut chances[..seats]);
        let mut worth = chances;
        softmax(&mut chances[..seats]);
        for (worth, chance) in worth[..seats].iter_mut().zip(&chances) {
            *worth = (1.0 - PROGRESS) * chance + PROGRESS * progress(*worth);
        }
        Judgement { chances, worth }
    }

    /// How well one seat stands, its rivals taken as they were: cheaper than a judgement, good for a first choice.
    #[must_use]
    pub(crate) fn standing(&self, seat: Seat, rivals: &[f32; THOUGHTS], weights: &Weights) -> f32 {
        match self.step {
            Step::Over(end) if end.winners().contains(seat) => f32::MAX,
            Step::Over(_) => f32::MIN,
            _ => {
                let (late, mut sum) = (self.lateness(), 0.0);
                let mut neurons = Neurons::at_rest();
                self.tell_market(|input, value| neurons.hear(&weights.net, input, value));
                self.features(seat, |feature, value| {
                    sum += value * mixed(weights.glance[feature], late);
                    neurons.hear(&weights.net, feature, net::in_units(value));
                });
                tell_rivals(rivals, |input, value| neurons.hear(&weights.net, input, value));
                sum + neurons.say(&weights.net)
            }
        }
    }

    /// The most that a rival of this seat has of each thought-out feature.
    pub(crate) fn rivals_of(&self, seat: Seat) -> [f32; THOUGHTS] {
        let mut thoughts = [[0.0; THOUGHTS]; 4];
        for rival in Seat::all(self.seats()).filter(|&rival| rival != seat) {
            self.features(rival, |feature, value| {
                if feature < THOUGHTS {
                    thoughts[rival.index()][feature] = value;
                }
            });
        }
        strongest_rival(&thoughts[..usize::from(self.seats())], seat.index())
    }

    /// The sum of every seat: what a glance sees, and what the net makes of it.
    fn sums(&self, weights: &Weights, sums: &mut [f32]) {
        let late = self.lateness();
        let mut middle = Neurons::at_rest();
        self.tell_market(|input, value| middle.hear(&weights.net, input, value));
        let mut thoughts = [[0.0; THOUGHTS]; 4];
        let mut nets = [middle; 4];
        for (seat, sum) in sums.iter_mut().enumerate() {
            let (thoughts, neurons) = (&mut thoughts[seat], &mut nets[seat]);
            self.features(Seat(seat as u8), |feature, value| {
                *sum += value * mixed(weights.glance[feature], late);
                if feature < THOUGHTS {
                    thoughts[feature] = value;
                }
                neurons.hear(&weights.net, feature, net::in_units(value));
            });
        }
        let thoughts = &thoughts[..sums.len()];
        for (seat, sum) in sums.iter_mut().enumerate() {
            let neurons = &mut nets[seat];
            let rivals = strongest_rival(thoughts, seat);
            tell_rivals(&rivals, |input, value| neurons.hear(&weights.net, input, value));
            *sum += neurons.say(&weights.net);
        }
    }

    /// Tells what lies in the middle as inputs of the net: the same for every seat.
    #[inline]
    pub fn tell_market(&self, mut tell: impl FnMut(usize, i32)) {
        tell(REST, UNIT);
        tell(REST + 1, i32::from(self.tokens) * UNIT / 4);
        for (resource, count) in self.market.open.kinds() {
            tell(MARKET + resource as usize, i32::from(count) * UNIT);
        }
        for &building in self.market.buildings.iter().flatten() {
            tell(MARKET + Resource::COUNT + building as usize, UNIT);
        }
    }

    /// Tells everything the net hears about a position: `seat` by seat what is different for each, then what is the same.
    pub fn tell_inputs(&self, mut tell: impl FnMut(Option<Seat>, usize, i32)) {
        let mut thoughts = [[0.0; THOUGHTS]; 4];
        for seat in Seat::all(self.seats()) {
            self.features(seat, |feature, value| {
                if feature < THOUGHTS {
                    thoughts[seat.index()][feature] = value;
                }
                tell(Some(seat), feature, net::in_units(value));
            });
        }
        let thoughts = &thoughts[..usize::from(self.seats())];
        for seat in Seat::all(self.seats()) {
            let rivals = strongest_rival(thoughts, seat.index());
            tell_rivals(&rivals, |input, value| tell(Some(seat), input, value));
        }
        self.tell_market(|input, value| tell(None, input, value));
    }

    /// From 0 at the beginning to 1 when the leader is about to win.
    #[must_use]
    pub fn lateness(&self) -> f32 {
        let most = Seat::all(self.seats()).map(|seat| self.score(seat)).max().unwrap_or(0);
        most as f32 / f32::from(GOAL)
    }

    /// Who begins the next turn that is not yet decided: the active player while the action is due, then the next.
    fn next_to_move(&self) -> Seat {
        if self.step == Step::After { self.active().next(self.seats()) } else { self.active() }
    }

    /// Tells every feature of a seat that is not zero.
    #[inline]
    pub fn features(&self, seat: Seat, mut tell: impl FnMut(usize, f32)) {
        let player = self.player(seat);
        let influence = player.influence();
        tell(INFLUENCE, f32::from(influence));
        tell(PAST_FIVE, f32::from(influence.saturating_sub(5)));
        tell(PAST_SEVEN, f32::from(influence.saturating_sub(7)));
        let waits = (seat.0 + self.seats() - self.next_to_move().0) % self.seats();
        tell(TO_MOVE, 1.0 - f32::from(waits) / f32::from(self.seats()));
        tell(CROWDED, f32::from(player.hand.len().saturating_sub(5)));
        tell(CARDS, f32::from(player.hand.len()) / CARD_UNIT);
        tell(COINS, f32::from(player.hand.goods().coins()) / COIN_UNIT);
        for (resource, count) in player.hand.goods().kinds() {
            tell(HELD + resource as usize, f32::from(count));
        }
        for building in player.buildings.iter() {
            tell(BUILT + building as usize, 1.0);
        }
        let ready = self.tell_uses(player, &mut tell);
        let (built, bought) = self.tell_buildings(player, &mut tell);
        tell(DENIED, self.denied_by(seat));
        let next = influence + ready + built.max(bought);
        tell(WINS_NEXT, f32::from(u8::from(next >= GOAL)));
        if self.tokens <= 4 {
            let best_rival =
                Seat::all(self.seats()).filter(|&rival| rival != seat).map(|rival| self.score(rival)).max();
            let lead = i32::from(influence) - best_rival.unwrap_or(0);
            tell(LEADS_AT_LAST_TOKENS, lead as f32 / f32::from(self.tokens + 1));
        }
    }

    /// How much of a plank's worth is in hand, counting what is in reach in part.
    #[inline]
    fn share_in_reach(&self, hand: Goods, plank: &Plank) -> f32 {
        let needs = plank.needs();
        if hand.contains(needs) {
            return 1.0;
        }
        let (mut held, mut worth) = (0.0, 0.0);
        for (resource, count) in needs.kinds() {
            let coins = f32::from(resource.coins());
            let in_hand = count.min(hand.count(resource));
            worth += coins * f32::from(count);
            held += coins * f32::from(in_hand);
            if in_hand < count {
                held += coins * f32::from(count - in_hand) * self.reach(hand, resource);
            }
        }
        (held / worth).min(0.95)
    }

    /// How near a resource is that this hand does not hold: what of its cost is in hand, less if it does not lie open.
    #[inline]
    fn reach(&self, hand: Goods, resource: Resource) -> f32 {
        let near = if self.market.open.has(resource) { OPEN_REACH } else { HIDDEN_REACH };
        near * resource.planks().iter().map(|plank| share_in_hand(hand, plank)).fold(0.0, f32::max)
    }

    /// What own buildings could do with this hand; how many tokens are ready.
    #[inline]
    fn tell_uses(&self, player: &Player, tell: &mut impl FnMut(usize, f32)) -> u8 {
        let hand = player.hand.goods();
        let (mut ready, mut partly, mut making) = (0, 0.0, 0.0);
        for building in player.buildings.iter() {
            let Effect::Make(make) = building.effect() else { continue };
            if make.tokens > 0 {
                let share = make.planks.iter().map(|plank| self.share_in_reach(hand, plank)).fold(0.0, f32::max);
                if share >= 1.0 {
                    ready += make.tokens;
                }
                partly += share * f32::from(make.tokens);
            } else if let Some(gain) = make.gain {
                let paid = make.planks.iter().filter(|plank| hand.contains(plank.needs()));
                let cheapest = paid.map(|plank| plank.discard.coins()).min();
                if let Some(cost) = cheapest.filter(|_| self.market.open.has(gain)) {
                    making += f32::from(gain.coins()) - f32::from(cost);
                }
            }
        }
        tell(TOKENS_READY, f32::from(ready));
        tell(TOKENS_PARTLY, partly);
        tell(MAKING_READY, making);
        ready
    }

    /// The best open building this hand could produce, is on the way to, or could buy.
    #[inline]
    fn tell_buildings(&self, player: &Player, tell: &mut impl FnMut(usize, f32)) -> (u8, u8) {
        let hand = player.hand.goods();
        let coins = hand.coins();
        let (mut built, mut bought) = (0, 0);
        let (mut partly, mut second, mut shop) = (0.0f32, 0.0f32, 0.0f32);
        for building in self.market.buildings.iter().flatten() {
            let points = building.influence();
            let mut share = f32::from(coins.min(building.coins())) / f32::from(building.coins()) * 0.95;
            for plank in building.planks() {
                share = share.max(self.share_in_reach(hand, plank));
            }
            if share >= 1.0 {
                built = points.max(built);
            }
            let worth = share * f32::from(points);
            second = second.max(worth.min(partly));
            partly = partly.max(worth);
            if building.coins() <= coins {
                bought = points.max(bought);
            }
            if let Effect::Make(make) = building.effect()
                && make.tokens > 0
            {
                let stock = make.planks.iter().map(|plank| self.share_in_reach(hand, plank)).fold(0.0, f32::max);
                shop = shop.max(share * stock * f32::from(make.tokens + points));
            }
        }
        tell(SECOND_PARTLY, second);
        tell(SHOP_IN_SIGHT, shop);
        tell(BUILDING_READY, f32::from(built));
        tell(BUILDING_PARTLY, partly);
        tell(BUILDING_BOUGHT, f32::from(bought));
        (built, bought)
    }

    /// Tokens that rivals' buildings would earn with a single copy that this seat holds.
    #[inline]
    fn denied_by(&self, seat: Seat) -> f32 {
        let held = self.player(seat).hand.goods();
        let mut denied = 0;
        for rival in Seat::all(self.seats()).filter(|&rival| rival != seat) {
            for building in self.player(rival).buildings.iter() {
                if let Effect::Make(make) = building.effect()
                    && make.tokens > 0
                    && make.planks.iter().all(|plank| held.shares_a_kind_with(plank.discard))
                {
                    denied += make.tokens;
                }
            }
        }
        f32::from(denied)
    }
}

/// What cards are worth at a glance, whatever they are good for.
pub(crate) struct Prices {
    resources: [f32; Resource::COUNT],
    buildings: [f32; Building::COUNT],
}

impl Prices {
    pub(crate) fn new(weights: &Weights, late: f32) -> Self {
        let worth = |feature: usize| mixed(weights.glance[feature], late);
        let mut prices = Self { resources: [0.0; Resource::COUNT], buildings: [0.0; Building::COUNT] };
        for resource in Resource::all() {
            let coins = f32::from(resource.coins()) / COIN_UNIT;
            prices.resources[resource as usize] =
                worth(HELD + resource as usize) + worth(COINS) * coins + worth(CARDS) / CARD_UNIT;
        }
        for building in Building::all() {
            prices.buildings[building as usize] =
                worth(BUILT + building as usize) + worth(INFLUENCE) * f32::from(building.influence());
        }
        prices
    }

    #[inline]
    pub(crate) fn of_resource(&self, resource: Resource) -> f32 {
        self.resources[resource as usize]
    }

    #[inline]
    pub(crate) fn of_building(&self, building: Building) -> f32 {
        self.buildings[building as usize]
    }

    #[inline]
    pub(crate) fn of_goods(&self, goods: Goods) -> f32 {
        goods.kinds().map(|(resource, count)| self.of_resource(resource) * f32::from(count)).sum()
    }

    #[inline]
    pub(crate) fn of_basket(&self, basket: Basket) -> f32 {
        self.of_goods(basket.goods) + basket.buildings.iter().map(|building| self.of_building(building)).sum::<f32>()
    }

    /// Hand and buildings.
    pub(crate) fn of_player(&self, player: &Player) -> f32 {
        self.of_basket(Basket { goods: player.hand.goods(), buildings: player.buildings })
    }
}

/// A weight between the beginning and the end.
#[inline]
fn mixed([early, late_weight]: [f32; 2], late: f32) -> f32 {
    early + (late_weight - early) * late
}

/// The most that a rival has of each thought-out feature.
#[inline]
fn strongest_rival(thoughts: &[[f32; THOUGHTS]], seat: usize) -> [f32; THOUGHTS] {
    let mut most = [0.0f32; THOUGHTS];
    for (_, thoughts) in thoughts.iter().enumerate().filter(|(rival, _)| *rival != seat) {
        for (most, thought) in most.iter_mut().zip(thoughts) {
            *most = most.max(*thought);
        }
    }
    most
}

#[inline]
fn tell_rivals(rivals: &[f32; THOUGHTS], mut tell: impl FnMut(usize, i32)) {
    for (feature, value) in rivals.iter().enumerate() {
        tell(RIVALS + feature, net::in_units(*value));
    }
}

/// The weights for so many seats.
#[must_use]
pub fn house_weights(seats: u8) -> &'static Weights {
    &WEIGHTS[usize::from(seats.clamp(2, 4)) - 2]
}

/// How much of a plank's worth is in hand.
#[inline]
fn share_in_hand(hand: Goods, plank: &Plank) -> f32 {
    let needs = plank.needs();
    if hand.contains(needs) {
        return 1.0;
    }
    let (mut held, mut worth) = (0, 0);
    for (resource, count) in needs.kinds() {
        worth += resource.coins() * count;
        held += resource.coins() * count.min(hand.count(resource));
    }
    f32::from(held) / f32::from(worth)
}
