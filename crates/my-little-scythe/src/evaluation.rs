//! What a position is worth to each seat, judged without looking ahead.
//!
//! Each seat gets a sum of weighted features; the chances to win are these sums against each other. The features turn
//! around how many turns away each trophy is, and which four come first. Weights come in two sets, for the beginning and
//! for the end of a game, mixed by how far the leader is. `examples/tune.rs` finds them by self-play.

use tabletop::{Game, Judgement, Seat, softmax};

use crate::action::Throw;
use crate::game::MyLittleScythe;
use crate::goods::Good;
use crate::map::{Space, SpaceSet};
use crate::player::FRIENDLY;
use crate::setup::Setup;
use crate::step::Step;
use crate::trophy::Trophy;
use crate::weights::WEIGHTS;

/// How many features a seat has.
pub const FEATURES: usize = NAMES.len();
/// Two weights a feature: at the beginning and at the end.
pub type Weights = [[f32; 2]; FEATURES];

/// What each feature is, in order.
pub static NAMES: [&str; 42] = [
    "trophies",
    "two trophies",
    "three trophies",
    "four trophies",
    "to move",
    "friendship",
    "unfriendly",
    "pies",
    "spells",
    "value of spells",
    "goods",
    "token off",
    "near friendship",
    "near pies",
    "near spells",
    "near quests",
    "near power-ups",
    "near apple delivery",
    "near gem delivery",
    "near fight",
    "nearest",
    "second nearest",
    "third nearest",
    "fourth nearest",
    "turns to four",
    "ready to claim",
    "ready to deliver",
    "quests in reach",
    "a trophy eased",
    "Seekers in camp",
    "goods in danger",
    "Move tile",
    "Make tile",
    "apples and gems together",
    "strongest thrower",
    "least Friendship to spare",
    "apples",
    "gems",
    "quests solved",
    "wins next turn",
    "leads at the end",
    "Friendship at the end",
];

/// How much of a position's worth is progress. A chance near 1 hardly changes any more, whatever is done; progress does.
const PROGRESS: f32 = 0.05;

/// A seat's sum as something from 0 to 1 that never quite stops growing.
fn progress(sum: f32) -> f32 {
    let scaled = sum / 8.0;
    0.5 + 0.5 * scaled / (1.0 + scaled.abs())
}

/// Steps with goods from each space into the castle.
static TO_CASTLE: [u8; Space::COUNT] = {
    let mut steps = [0; Space::COUNT];
    let mut place = 1;
    while place < Space::COUNT {
        // Portals and inner spaces are next to it, corners have no portal beside them.
        steps[place] = if place < 7 || (place - 7) % 5 == 0 {
            1
        } else if (place - 7) % 5 == 2 {
            3
        } else {
            2
        };
        place += 1;
    }
    steps
};

impl MyLittleScythe {
    /// The chances to win, and what the position is worth, by these weights.
    #[must_use]
    pub fn judge_with(&self, weights: &Weights) -> Judgement {
        let mut chances = [0.0; Seat::MAX as usize];
        let seats = usize::from(self.seats());
        if let Step::Over(winners) = self.step {
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
        match self.step {
            Step::Over(winners) if winners.contains(seat) => f32::MAX,
            Step::Over(_) => f32::MIN,
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
        let most = Seat::all(self.seats()).map(|seat| self.trophies(seat)).max().unwrap_or(0);
        f32::from(most) / f32::from(Trophy::GOAL)
    }

    /// How many seats act before this one does.
    fn waits(&self, seat: Seat) -> f32 {
        let seats = self.seats();
        let next =
            if self.step == Step::Choose || self.step == Step::Reveal { self.active } else { self.active.next(seats) };
        f32::from((seat.0 + seats - next.0) % seats)
    }

    /// Tells every feature of a seat that is not zero.
    #[inline]
    pub fn features(&self, seat: Seat, mut tell: impl FnMut(usize, f32)) {
        let flag = |yes: bool| f32::from(u8::from(yes));
        let trophies = self.trophies(seat);
        tell(0, f32::from(trophies));
        tell(1, flag(trophies >= 2));
        tell(2, flag(trophies >= 3));
        tell(3, flag(trophies >= 4));
        tell(4, 1.0 - self.waits(seat) / f32::from(self.seats()));
        if self.is_automountie(seat) {
            return self.tell_automountie(tell);
        }
        let player = self.player(seat);
        let spaces = player.spaces();
        let goods: u8 = spaces.iter().map(|space| self.board.at(space).len()).sum();
        tell(5, f32::from(player.friendship));
        tell(6, f32::from(FRIENDLY.saturating_sub(player.friendship)));
        tell(7, f32::from(player.pies));
        tell(8, f32::from(player.spells.len()));
        tell(9, f32::from(player.spells.value()));
        tell(10, f32::from(goods.min(8)));
        tell(11, flag(player.token.is_none()));
        let rivals = self.rivals_of(seat);
        let mut nearest = [0.0f32; 4];
        let mut soonest = [9.0f32; 4];
        let mut ready = 0;
        for (place, trophy) in Trophy::ALL.into_iter().enumerate() {
            if player.trophies.has(trophy) || trophies >= Trophy::GOAL {
                continue;
            }
            let turns = self.turns_to(seat, trophy, spaces, rivals);
            ready += u8::from(turns <= 0.0);
            let near = 1.0 / (1.0 + turns.max(0.0));
            tell(12 + place, near);
            let (mut near, mut turns) = (near, turns);
            for slot in 0..4 {
                if near > nearest[slot] {
                    std::mem::swap(&mut near, &mut nearest[slot]);
                    std::mem::swap(&mut turns, &mut soonest[slot]);
                }
            }
        }
        let needed = usize::from(Trophy::GOAL - trophies.min(Trophy::GOAL));
        let mut turns = 0.0;
        for slot in 0..needed {
            tell(20 + slot, nearest[slot]);
            turns += soonest[slot].clamp(1.0, 9.0);
        }
        tell(24, turns);
        tell(25, f32::from(ready.min(2)));
        tell(26, flag(self.can_deliver_soon(seat)));
        let reach = spaces.or(spaces.minus(rivals).step());
        tell(27, self.board.quests().and(reach).len().min(2) as f32);
        tell(28, flag(!player.trophies.has(player.personality.eases())));
        tell(29, 2.0 - player.seekers.iter().flatten().count() as f32);
        let mut endangered = 0;
        for space in spaces.iter() {
            if !space.neighbours().and(rivals).is_empty() {
                endangered += self.board.at(space).len();
            }
        }
        tell(30, f32::from(endangered.min(8)));
        tell(31, flag(player.tiles[0].is_some()));
        tell(32, flag(player.tiles[1].is_some()));
        let mixed = spaces.iter().any(|space| self.board.at(space).apples > 0 && self.board.at(space).gems > 0);
        tell(33, flag(mixed));
        let power = |other: Seat| self.player(other).pies.min(Throw::DIAL) + 2 * self.player(other).spells.len().min(2);
        let strongest = Seat::all(self.seats()).filter(|&other| other != seat).map(power).max().unwrap_or(0);
        tell(34, flag(power(seat) > strongest));
        tell(35, flag(player.friendship == FRIENDLY));
        let most = |good: Good| spaces.iter().map(|space| self.board.at(space).count(good)).max().unwrap_or(0);
        tell(36, f32::from(most(Good::Apple).min(4)));
        tell(37, f32::from(most(Good::Gem).min(4)));
        tell(38, f32::from(player.solved.len().min(2)));
        tell(39, flag(turns <= 1.5 && needed == 1));
        if self.finale.is_some() || trophies >= 3 {
            let best = Seat::all(self.seats()).filter(|&other| other != seat).map(|other| self.trophies(other)).max();
            tell(40, f32::from(trophies) - f32::from(best.unwrap_or(0)));
            tell(41, f32::from(player.friendship) / 8.0);
        }
    }

    fn tell_automountie(&self, mut tell: impl FnMut(usize, f32)) {
        let price = self.tokens_for_trophy().unwrap_or(4);
        let kept: u8 = self.her.kept.iter().sum();
        let near = f32::from(kept) / f32::from(price);
        tell(20, near);
        tell(7, f32::from(self.player(crate::game::AUTOMOUNTIE).pies));
        tell(24, 4.0 * f32::from(Trophy::GOAL - self.her.trophies) - 4.0 * near);
    }

    /// About how many turns a seat needs for a trophy that it does not have.
    fn turns_to(&self, seat: Seat, trophy: Trophy, spaces: SpaceSet, rivals: SpaceSet) -> f32 {
        let player = self.player(seat);
        let need = self.needs(seat, trophy);
        let missing = need.saturating_sub(self.progress(seat, trophy));
        let ready = |good: Good, cost: u8| -> u8 {
            spaces.iter().map(|space| self.board.at(space).count(good) / cost.max(1)).sum()
        };
        let sad = f32::from(FRIENDLY.saturating_sub(player.friendship)) * 1.3;
        let turns = match trophy {
            Trophy::Friendship => f32::from(missing) / 0.8,
            Trophy::Pies => {
                let (cost, gain) = player.makes().bake;
                let bakes = missing.div_ceil(gain);
                f32::from(bakes) * 2.2 - 1.2 * f32::from(ready(Good::Apple, cost).min(bakes))
            }
            Trophy::Spells => {
                let (cost, _, gain) = player.makes().conjure;
                let times = missing.div_ceil(gain);
                f32::from(times) * 2.2 - 1.2 * f32::from(ready(Good::Gem, cost).min(times))
            }
            Trophy::Quests => {
                let reach = spaces.or(spaces.minus(rivals).step());
                let near = (self.board.quests().and(reach).len() as u8).min(missing);
                f32::from(missing) * 2.3 - 0.9 * f32::from(near)
            }
            Trophy::PowerUps => {
                let can = spaces.iter().any(|space| self.board.at(space).apples > 0 && self.board.at(space).gems > 0);
                f32::from(missing) * 2.4 - if can && missing > 0 { 1.4 } else { 0.0 }
            }
            Trophy::AppleDelivery | Trophy::GemDelivery => {
                let good = if trophy == Trophy::AppleDelivery { Good::Apple } else { Good::Gem };
                let mut best = 9.0f32;
                for space in spaces.iter() {
                    let here = f32::from(self.board.at(space).count(good));
                    let elsewhere: u8 =
                        spaces.without(space).iter().map(|other| self.board.at(other).count(good)).sum();
                    let lacking = (f32::from(need) - here - 0.7 * f32::from(elsewhere)).max(0.0);
                    let steps = f32::from(TO_CASTLE[space.index()]);
                    best = best.min(lacking * 1.0 + 1.7 * (steps - 1.0) + 1.0);
                }
                best
            }
            Trophy::Fight => {
                let power = |other: Seat| {
                    f32::from(self.player(other).pies.min(Throw::DIAL))
                        + 2.3 * f32::from(self.player(other).spells.len().min(1))
                };
                let mut best = 7.0f32;
                for rival in Seat::all(self.seats()).filter(|&rival| rival != seat) {
                    let there = self.player(rival).spaces();
                    if there.is_empty() {
                        continue;
                    }
                    let near = !there.and(spaces.step().or(spaces.step().minus(rivals).step())).is_empty();
                    let turns = 3.5 - 0.35 * (power(seat) - power(rival)) + if near { 0.0 } else { 1.0 };
                    best = best.min(turns.clamp(1.0, 7.0));
                }
                let costly = player.friendship <= FRIENDLY && player.moves().unfriendly > 0;
                best + if costly { 2.5 } else { 0.0 }
            }
        };
        turns + sad
    }

    fn can_deliver_soon(&self, seat: Seat) -> bool {
        let player = self.player(seat);
        Good::ALL.into_iter().any(|good| {
            let need = self.needs(seat, good.delivery());
            !player.trophies.has(good.delivery())
                && player
                    .spaces()
                    .iter()
                    .any(|space| TO_CASTLE[space.index()] == 1 && self.board.at(space).count(good) >= need)
        })
    }
}

/// The weights for a game that was set up like this.
#[must_use]
pub fn house_weights(setup: Setup) -> &'static Weights {
    match setup.difficulty() {
        Some(_) => &WEIGHTS[3],
        None => &WEIGHTS[usize::from(setup.seats().clamp(2, 4)) - 2],
    }
}
