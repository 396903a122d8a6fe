//! What a position is worth to each seat, judged without looking ahead.
//!
//! Each seat gets a sum of weighted features; the chances to win are these sums against each other. Weights come in
//! two sets, for the beginning and for the end of a game, mixed by how far the leader is. `arena tune` finds them by
//! self-play.

use tabletop::{Game, Judgement, Seat};

use crate::card::{Building, Resource};
use crate::effect::Effect;
use crate::game::{GOAL, LittleFactory, Phase, Player};
use crate::goods::Goods;
use crate::plank::Plank;
use crate::weights::WEIGHTS;

/// How many features a seat has.
pub const FEATURES: usize = BUILT + Building::COUNT;
/// Two weights a feature: at the beginning and at the end.
pub type Weights = [[f32; 2]; FEATURES];

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
const HELD: usize = 14;
const BUILT: usize = HELD + Resource::COUNT;

/// How much of a position's worth is progress. A chance near 1 hardly changes any more, whatever is done; progress does.
const PROGRESS: f32 = 0.05;

/// A seat's sum as something from 0 to 1 that never quite stops growing.
fn progress(sum: f32) -> f32 {
    let scaled = sum / 8.0;
    0.5 + 0.5 * scaled / (1.0 + scaled.abs())
}

/// A resource that could be produced next turn is nearly as good as one in hand; one that does not lie open is not.
const OPEN_REACH: f32 = 0.7;
const HIDDEN_REACH: f32 = 0.25;

impl LittleFactory {
    /// The chances to win, and what the position is worth, by these weights.
    #[must_use]
    pub fn judge_with(&self, weights: &Weights) -> Judgement {
        let mut chances = [0.0; Seat::MAX as usize];
        let seats = usize::from(self.seats());
        if let Phase::Over(end) = self.phase {
            let winners = end.winners();
            winners.iter().for_each(|seat| chances[seat.index()] = 1.0 / winners.len() as f32);
            return Judgement { chances, worth: chances };
        }
        let late = self.lateness();
        for (seat, sum) in Seat::all(self.seats()).zip(&mut chances) {
            *sum = self.sum(seat, late, weights);
        }
        let mut worth = chances;
        softmax(&mut chances[..seats]);
        for (worth, chance) in worth[..seats].iter_mut().zip(&chances) {
            *worth = (1.0 - PROGRESS) * chance + PROGRESS * progress(*worth);
        }
        Judgement { chances, worth }
    }

    /// How well one seat stands by itself, rivals left aside: cheaper than a judgement, good for a first choice.
    #[must_use]
    pub(crate) fn standing(&self, seat: Seat, weights: &Weights) -> f32 {
        match self.phase {
            Phase::Over(end) if end.winners().contains(seat) => f32::MAX,
            Phase::Over(_) => f32::MIN,
            _ => self.sum(seat, self.lateness(), weights),
        }
    }

    fn sum(&self, seat: Seat, late: f32, weights: &Weights) -> f32 {
        let mut sum = 0.0;
        self.features(seat, |feature, value| {
            let [early_weight, late_weight] = weights[feature];
            sum += value * (early_weight + (late_weight - early_weight) * late);
        });
        sum
    }

    /// From 0 at the beginning to 1 when the leader is about to win.
    #[must_use]
    pub fn lateness(&self) -> f32 {
        let most = Seat::all(self.seats()).map(|seat| self.score(seat)).max().unwrap_or(0);
        most as f32 / f32::from(GOAL)
    }

    /// Who begins the next turn that is not yet decided: the active player while the action is due, then the next.
    fn next_to_move(&self) -> Seat {
        if self.phase == Phase::After { self.active().next(self.seats()) } else { self.active() }
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
        let (mut built, mut bought, mut partly) = (0, 0, 0.0f32);
        for building in self.market.buildings.iter().flatten() {
            let points = building.influence();
            for plank in building.planks() {
                let share = self.share_in_reach(hand, plank);
                if share >= 1.0 {
                    built = points.max(built);
                }
                partly = partly.max(share * f32::from(points));
            }
            if building.coins() <= coins {
                bought = points.max(bought);
            }
        }
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

/// Turns sums into shares of one.
pub fn softmax(sums: &mut [f32]) {
    let most = sums.iter().copied().fold(f32::MIN, f32::max);
    let total: f32 = sums
        .iter_mut()
        .map(|sum| {
            *sum = exp(*sum - most);
            *sum
        })
        .sum();
    sums.iter_mut().for_each(|sum| *sum /= total);
}

/// e to the power of a number that is not above 0, good to six digits, and the same on every machine: a game
/// played by bots must come out alike natively and in wasm.
fn exp(power: f32) -> f32 {
    let twos = (power * std::f32::consts::LOG2_E).max(-100.0);
    let whole = twos.floor();
    let rest = (twos - whole) * std::f32::consts::LN_2;
    let series = 1.0
        + rest
            * (1.0
                + rest * (1.0 / 2.0 + rest * (1.0 / 6.0 + rest * (1.0 / 24.0 + rest * (1.0 / 120.0 + rest / 720.0)))));
    series * f32::from_bits(((whole as i32 + 127) as u32) << 23)
}

#[cfg(test)]
mod tests {
    #[cfg(target_arch = "wasm32")]
    use wasm_bindgen_test::wasm_bindgen_test as test;

    use super::*;

    #[test]
    fn shares_add_up_and_follow_the_sums() {
        let mut shares = [1.0, 3.0, 2.0];
        softmax(&mut shares);
        assert!((shares.iter().sum::<f32>() - 1.0).abs() < 1e-5);
        assert!(shares[1] > shares[2] && shares[2] > shares[0]);
    }

    #[test]
    fn the_power_of_e_is_good_to_six_digits() {
        for tenth in 0..300 {
            let power = -(tenth as f32) / 10.0;
            let right = f64::from(power).exp();
            assert!((f64::from(exp(power)) - right).abs() <= right * 1e-5, "{power}");
        }
        assert!(exp(-1000.0) < 1e-20);
    }
}
