//! What a position is worth to each seat, judged without looking ahead.
//!
//! Everything is told in VP that it is likely to become: what lies in stores, what grows and breeds, what is half
//! delivered, what tiles and helpers give in the rounds to come. The chances to win are these sums against each other.

use tabletop::{Game, Judgement, Seat, softmax};

use crate::card::{Card, Extension};
use crate::craft::{Cargo, Craft};
use crate::game::{LaGranja, ROUNDS, SIESTA};
use crate::goods::{From, Good};
use crate::helper::{Gain, Power, Ways};
use crate::market::Space;
use crate::player::Player;
use crate::step::{Phase, Step};
use crate::task::Task;

/// What a helper is thought to be worth, in silver a round; from how often those won who played it.
#[rustfmt::skip]
static HELPERS: [f32; Card::COUNT] = [
    2.5, 1.5, 2.4, 3.7, 1.3, 2.9, 1.9, 2.8, 2.0, 1.4, 3.0,
    1.2, 1.9, 1.7, 0.9, 2.5, 1.7, 1.9, 1.5, 1.8, 2.5, 1.8,
    2.3, 1.1, 1.4, 1.2, 3.2, 2.3, 2.0, 3.2, 1.3, 1.2, 1.0,
    2.1, 1.7, 1.8, 1.7, 2.5, 1.2, 1.8, 1.6, 2.0, 2.2, 2.1,
    1.4, 1.9, 2.0, 2.1, 1.2, 1.1, 2.2, 2.1, 2.3, 2.1, 1.3,
    2.8, 2.1, 2.9, 1.6, 2.7, 2.3, 1.0, 3.1, 1.7, 1.8, 0.9,
];

/// VP of 1 silver while it can be put to use.
const SILVER: f32 = 0.26;
/// VP of goods in a store while they can be delivered.
const GOODS: [f32; Good::COUNT] = [0.50, 0.50, 0.62, 1.0, 1.0, 1.4, 1.75];
/// VP of goods on a field: they keep another from growing.
const ON_FIELD: f32 = 0.42;
/// VP of a commodity.
const COMMODITY: f32 = 1.1;
/// VP of a delivery.
const DELIVERY: f32 = 0.5;
/// How much of what a barrow or a row promises counts before anything is delivered: not all can be completed.
const BEGUN: f32 = 0.35;
/// VP of a helper's use that is left this round, at most: less than 1 silver, or nobody would use what brings no more.
const UNUSED: f32 = 0.2;
/// VP of a card in hand.
const CARD: f32 = 0.55;

/// How much of what a marker would score is likely to come. Each higher neighbour is a danger.
static SAFETY: [f32; Space::COUNT] = {
    let mut safety = [1.0; Space::COUNT];
    let mut place = 0;
    while place < Space::COUNT {
        let stays = 1.0 - 0.045 * Space(place as u8).higher() as f32;
        safety[place] = (1.0 + stays * stays * stays) / 2.0;
        place += 1;
    }
    safety
};

impl LaGranja {
    /// The chances to win, and what the position is worth.
    #[must_use]
    pub fn evaluate(&self) -> Judgement {
        let mut chances = [0.0; Seat::MAX as usize];
        let seats = usize::from(self.seats());
        if let Step::Over(winners) = self.step {
            if self.setup.is_solo() {
                chances[0] = solo_chance(f32::from(self.player(Seat(0)).points));
            } else {
                winners.iter().for_each(|seat| chances[seat.index()] = 1.0 / winners.len() as f32);
            }
            return Judgement { chances, worth: chances };
        }
        let mut values = [0.0; Seat::MAX as usize];
        for seat in Seat::all(self.seats()).filter(|&seat| !self.is_neutral(seat)) {
            values[seat.index()] = self.value(seat);
        }
        if self.setup.is_solo() {
            chances[0] = solo_chance(values[0]);
            return Judgement { chances, worth: chances };
        }
        // A lead says more the later it is.
        let sharp = 0.10 + 0.16 * self.lateness();
        for seat in 0..seats {
            chances[seat] = values[seat] * sharp;
        }
        softmax(&mut chances[..seats]);
        let mut worth = chances;
        for seat in 0..seats {
            worth[seat] = 0.9 * chances[seat] + 0.1 * solo_chance(values[seat]);
        }
        Judgement { chances, worth }
    }

    /// From 0 at the beginning to 1 at the end.
    #[must_use]
    pub fn lateness(&self) -> f32 {
        let phase = match self.step.phase() {
            Phase::Farm => 0.0,
            Phase::Revenue => 0.3,
            Phase::Transport => 0.6,
            Phase::Scoring => 0.9,
        };
        (f32::from(self.round) - 1.0 + phase) / f32::from(ROUNDS)
    }

    /// The VP a seat is likely to end with, more or less.
    #[must_use]
    pub fn value(&self, seat: Seat) -> f32 {
        let player = self.player(seat);
        let phase = self.step.phase();
        let left = f32::from(ROUNDS - self.round);
        // Rounds in which there is still a harvest, a delivery, a scoring.
        let sown = match self.step {
            Step::Cards { .. } | Step::Limit => true,
            Step::Income => self.place_of(seat) >= self.turn,
            Step::Harvest => self.place_of(seat) > self.turn,
            _ => false,
        };
        let harvests = left + if sown { 1.0 } else { 0.0 };
        let transports = left + self.transport_left(seat);
        let scorings = left + 1.0;
        let alive = transports.min(1.0);
        let mut value = f32::from(player.points);
        value += self.stock(player, alive, transports);
        value += self.growth(player, harvests, transports, left);
        value += self.begun(seat, player, transports, scorings);
        value += self.market_value(seat, scorings);
        if matches!(phase, Phase::Revenue | Phase::Transport | Phase::Scoring) {
            value += f32::from(SIESTA[usize::from(self.disc(seat))]) + 0.12 * f32::from(self.disc(seat)) * alive;
        }
        if self.to_act() == Some(seat) {
            value += self.under_way(seat, alive);
        }
        value + self.donkey_value(seat, player)
    }

    fn place_of(&self, seat: Seat) -> u8 {
        self.order().iter().position(|&other| other == seat).unwrap_or(0) as u8
    }

    /// How much of this round's transport is still to come for a seat.
    fn transport_left(&self, seat: Seat) -> f32 {
        let place = self.place_of(seat);
        match self.step {
            Step::Deliveries { left } if place == self.turn => 0.25 + 0.2 * f32::from(left),
            Step::Deliveries { .. } if place < self.turn => 0.25,
            Step::Extra { .. } if place > self.turn => 0.25,
            Step::Extra { left } if place == self.turn => 0.08 * f32::from(left.min(3)),
            Step::Extra { .. } | Step::NeutralAfter | Step::Scoring | Step::Over(_) => 0.0,
            _ => 1.0,
        }
    }

    fn stock(&self, player: &Player, alive: f32, transports: f32) -> f32 {
        let mix = |living: f32, sold: f32| living * alive + sold * (1.0 - alive);
        let mut value = f32::from(player.silver.min(12)) * mix(SILVER, 0.2);
        value += f32::from(player.silver.saturating_sub(12)) * 0.2;
        // So many goods can still be brought somewhere.
        let useful = 4.0 * transports + 1.0;
        let all: f32 = Good::ALL.into_iter().map(|good| f32::from(player.all_of(good))).sum();
        let share = if all > useful { useful / all } else { 1.0 };
        for good in Good::ALL {
            let sold = f32::from(good.worth().unwrap_or(0)) / 5.0;
            let living = mix(GOODS[good as usize] * share + sold * (1.0 - share), sold);
            value += f32::from(player.count(good, From::Store)) * living;
            if good.is_harvest() {
                value += f32::from(player.count(good, From::Field)) * ON_FIELD * share * alive;
            }
        }
        value += f32::from(player.commodities) * mix(COMMODITY, 0.8);
        let hand = player.hand.len().min(player.limit() + 1);
        value + f32::from(hand) * CARD * (transports / 4.0).min(1.0)
    }

    /// What fields, pigs, extensions, tiles and helpers give in the rounds to come.
    fn growth(&self, player: &Player, harvests: f32, transports: f32, left: f32) -> f32 {
        let useful = (transports / 2.0).min(1.0);
        let mut value = 0.0;
        for good in Good::HARVEST {
            let fields = f32::from(player.fields.fields_of(good));
            // A second field of a kind is worth less than the first of another.
            let worth = GOODS[good as usize] * (fields.min(1.0) + 0.75 * (fields - 1.0).max(0.0));
            value += worth * harvests * useful;
        }
        let (pigs, places) = (f32::from(player.pigs()), f32::from(player.places()));
        if pigs >= 2.0 {
            let room = if places > pigs { 0.85 } else { 0.55 };
            value += room * harvests * useful;
        } else {
            value += 0.12 * pigs * harvests;
        }
        let extensions = |benefit: Extension| f32::from(player.extensions.extensions_of(benefit));
        value += extensions(Extension::Income) * SILVER * left;
        value += extensions(Extension::HandLimit).min(3.0) * 0.22 * left;
        value += extensions(Extension::PigPlace).min(3.0) * 0.14 * left;
        value += extensions(Extension::Delivery).min(4.0) * 0.34 * transports;
        for craft in Craft::ALL.into_iter().filter(|&craft| player.has_craft(craft)) {
            let active = player.is_active(craft);
            let more = if active { transports } else { left };
            value += match craft {
                Craft::MerchantHouse => 3.0 * SILVER * left,
                Craft::Restaurant => 1.2 * more,
                Craft::Deli => COMMODITY * left,
                Craft::Greengrocer => 0.9 * harvests.min(left + if active { 1.0 } else { 0.0 }),
                Craft::VillageStore => 1.1 * more,
                Craft::Butcher => 0.9 * more,
            };
        }
        for (slot, helper) in player.helpers.iter().enumerate() {
            let Some(card) = helper else { continue };
            let unused = f32::from(1 - (player.marks >> slot & 1)) * (transports - left).clamp(0.0, 1.0);
            let worth = HELPERS[usize::from(card.0)] / 3.6;
            value += worth * left + (0.7 * worth).min(UNUSED) * unused;
        }
        let fresh = f32::from(player.roofs.len() - player.flipped.len());
        value += fresh * 0.5 * useful.max(0.3);
        value + 0.25 * f32::from(player.roofs.len()) * left.min(3.0)
    }

    /// What a missing good still costs, in VP.
    fn missing_cost(player: &Player, cargo: Cargo, held: &mut [u8; 8]) -> f32 {
        let place = match cargo {
            Cargo::Good(good) => good as usize,
            Cargo::Commodity => 7,
        };
        let have = match cargo {
            Cargo::Good(good) => player.all_of(good),
            Cargo::Commodity => player.commodities,
        };
        let price = match cargo {
            Cargo::Good(good) => GOODS[good as usize],
            Cargo::Commodity => COMMODITY,
        };
        // What is there is paid for; what is not takes getting.
        if have > held[place] {
            held[place] += 1;
            price + DELIVERY * 0.8
        } else {
            price + DELIVERY + 0.12
        }
    }

    /// Barrows and rows that are begun, as far as they are likely to be completed.
    fn begun(&self, seat: Seat, player: &Player, transports: f32, scorings: f32) -> f32 {
        let mut value = 0.0;
        let mut held = [0; 8];
        // How likely it is that so many more are brought in the time that is left.
        let chance = |missing: f32| {
            let able = 3.2 * transports;
            (1.15 - missing / (able + 0.4)).clamp(0.0, 1.0)
        };
        let butcher = if player.is_active(Craft::Butcher) { 1.0 } else { 0.0 };
        for barrow in player.barrows.iter().flatten() {
            let face = barrow.card.face();
            let (mut cost, mut missing) = (0.0, 0.0);
            for (place, &good) in face.barrow.iter().enumerate() {
                if barrow.filled >> place & 1 == 0 {
                    cost += Self::missing_cost(player, Cargo::Good(good), &mut held);
                    missing += 1.0;
                }
            }
            let marker = 0.72 * (scorings - 0.25 * missing).max(0.3) + 0.25;
            let reward = f32::from(face.value) + COMMODITY + marker + butcher;
            let begun = BEGUN + (1.0 - BEGUN) * (1.0 - missing / face.barrow.len() as f32);
            value += (reward - cost).max(0.15) * chance(missing) * begun;
        }
        let blocked = self.crafts.iter().any(|building| building.blocked > 0);
        for craft in Craft::ALL {
            let Some(row) = player.rows[craft as usize] else { continue };
            let (mut cost, mut missing) = (0.0, 0.0);
            for (place, &cargo) in craft.row(row.row).iter().enumerate() {
                if row.filled >> place & 1 == 0 {
                    cost += Self::missing_cost(player, cargo, &mut held);
                    missing += 1.0;
                }
            }
            let reward = self.craft_reward(seat, craft, missing, blocked);
            let begun = BEGUN + (1.0 - BEGUN) * (1.0 - missing / craft.row(row.row).len() as f32);
            value += (reward - cost).max(0.1) * chance(missing) * begun;
        }
        value
    }

    /// What completing a building is worth.
    fn craft_reward(&self, seat: Seat, craft: Craft, missing: f32, blocked: bool) -> f32 {
        let player = self.player(seat);
        let round = f32::from(self.round) + 0.22 * missing;
        let left = (f32::from(ROUNDS) - round).max(0.0);
        let first = if self.building(craft).first { 0.8 } else { 0.0 };
        let store = if player.is_active(Craft::VillageStore) { 2.0 } else { 0.0 };
        let tile = match craft {
            Craft::MerchantHouse => 3.0 * SILVER * (1.0 + left),
            Craft::Restaurant => 0.8 + 1.2 * left,
            Craft::Deli => COMMODITY * (1.0 + left),
            Craft::Greengrocer => 0.9 * (1.0 + left),
            Craft::VillageStore => 2.0 + 1.1 * left,
            Craft::Butcher => player.barrows.iter().flatten().count() as f32 + 0.9 * left,
        };
        round.min(6.0) + first + store + tile + if blocked { 0.9 } else { 0.0 }
    }

    fn market_value(&self, seat: Seat, scorings: f32) -> f32 {
        let mut value = 0.0;
        for space in self.spaces() {
            if self.marker(space) == Some(seat) {
                value += scorings * SAFETY[space.index()];
            }
        }
        value
    }

    /// What is offered or under way for the seat to act.
    fn under_way(&self, seat: Seat, alive: f32) -> f32 {
        let mut value = 0.0;
        for task in self.tasks.as_slice() {
            value += match *task {
                Task::Do { ways, left, .. } => {
                    let each = [
                        (Ways::HARVEST, 0.55),
                        (Ways::PIG, 1.0),
                        (Ways::SILVER, 2.0 * SILVER),
                        (Ways::PLAY, 1.0),
                        (Ways::BARROW, 0.8),
                        (Ways::DRAW, CARD),
                        (Ways::DELIVER, 0.9 * alive),
                        (Ways::UPGRADE, 0.5 * alive),
                        (Ways::SIESTA, 0.7),
                    ];
                    let best =
                        each.iter().filter(|(way, _)| ways.has(*way)).map(|(_, worth)| *worth).fold(0.0, f32::max);
                    best * f32::from(left)
                }
                Task::Trade { left, .. } => COMMODITY * f32::from(left),
                Task::Extension { left, .. } => 2.0 - 0.4 * f32::from(left),
                Task::Offer { card, .. } => match card.helper().power {
                    Power::Offer(_, _, Gain::KeepBarrow) => 1.0,
                    _ => 0.5,
                },
                Task::Place { .. } => 1.0 + f32::from(ROUNDS - self.round) * 0.7,
                Task::Remove { at } => {
                    let near = at.neighbours().iter().filter(|&&space| self.is_removable(seat, at, space)).count();
                    near as f32
                }
                Task::Recover { .. } => 1.0,
                Task::Weave { .. } => 0.6,
                Task::Revenue { face, .. } => [1.0, 1.0, 1.15, 1.05, 1.0, 0.9][usize::from(face.clamp(1, 6)) - 1],
                Task::Fee { face, .. } => [0.8, 0.8, 0.95, 0.85, 0.8, 0.7][usize::from(face.clamp(1, 6)) - 1],
                Task::Discard { .. } => -CARD,
            };
        }
        value
    }

    /// How many deliveries a seat could make with what it has.
    pub(crate) fn ready(&self, seat: Seat) -> u8 {
        let player = self.player(seat);
        let mut goods = Good::ALL.map(|good| player.all_of(good));
        let mut silver = player.silver + 4 * u16::from(player.commodities.min(1));
        let mut ready = 0;
        let mut bring = |cargo: Cargo| {
            let Cargo::Good(good) = cargo else { return false };
            if goods[good as usize] > 0 {
                goods[good as usize] -= 1;
                return true;
            }
            let raw = Good::RESOURCES.into_iter().find(|raw| {
                raw.upgraded().is_some_and(|(into, price)| into == good && goods[*raw as usize] > 0 && silver >= price)
            });
            if let Some(raw) = raw {
                goods[raw as usize] -= 1;
                silver -= raw.upgraded().map_or(0, |(_, price)| price);
                return true;
            }
            false
        };
        for barrow in player.barrows.iter().flatten() {
            for (place, &good) in barrow.card.face().barrow.iter().enumerate() {
                ready += u8::from(barrow.filled >> place & 1 == 0 && bring(Cargo::Good(good)));
            }
        }
        for craft in Craft::ALL {
            if self.building(craft).blocked > 0 || player.has_craft(craft) {
                continue;
            }
            let own = player.rows[craft as usize];
            let row = own
                .map(|own| own.row)
                .or_else(|| (0..4).find(|&row| self.building(craft).rows[usize::from(row)].is_none()));
            let Some(row) = row else { continue };
            for (place, &cargo) in craft.row(row).iter().enumerate() {
                let open = own.is_none_or(|own| own.filled >> place & 1 == 0);
                ready += u8::from(open && bring(cargo));
            }
        }
        ready
    }

    /// Donkey tiles chosen and not carried out yet.
    fn donkey_value(&self, seat: Seat, player: &Player) -> f32 {
        let Some(donkeys) = player.chosen else { return 0.0 };
        let place = self.place_of(seat);
        let more = u8::from(player.is_active(Craft::Restaurant));
        let mut value = 0.0;
        let moved = self.step != Step::Donkeys && !(self.step == Step::Siesta && place > self.turn);
        if !moved {
            let space = usize::from((4 - donkeys + more).min(4));
            value += f32::from(SIESTA[space]) + 0.12 * space as f32;
        }
        let waiting = matches!(self.step, Step::Donkeys | Step::Siesta)
            || matches!(self.step, Step::Deliveries { .. }) && place > self.turn;
        if waiting {
            let ready = f32::from(self.ready(seat));
            let able = f32::from(donkeys + more);
            value += DELIVERY * 1.25 * able.min(ready) + 0.12 * (able - ready).max(0.0);
        }
        value
    }
}

/// VP as a chance, for whoever plays alone.
fn solo_chance(points: f32) -> f32 {
    let over = (points - 45.0) / 25.0;
    0.5 + 0.5 * over / (1.0 + over.abs())
}
