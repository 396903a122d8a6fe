//! Completing a barrow or a building within one part, however it looks on the way: everything that is missing is brought,
//! one good after the other, and what is not needed there is sold when silver is short.

use crate::action::{Action, Target};
use crate::craft::{Cargo, Craft};
use crate::errands::Errand;
use crate::game::LaGranja;
use crate::goods::{From, Good, Trade};
use crate::helper::Ways;
use crate::step::Step;
use crate::task::Task;
use tabletop::{Game, Seat};

/// More than this is not missing where something can be completed in one part.
const MISSING: usize = 5;
/// Nothing takes more errands than this.
const ERRANDS: usize = 24;

impl LaGranja {
    /// For each barrow and row that can be completed in this part: what leads there, and what comes of it.
    pub(crate) fn completions(&self) -> Vec<(Self, Vec<Action>)> {
        let me = self.me();
        let mut targets: Vec<Target> =
            (0..3).filter(|&slot| me.barrows[usize::from(slot)].is_some()).map(Target::Barrow).collect();
        for craft in Craft::ALL.into_iter().filter(|&craft| self.building(craft).blocked == 0 && !me.has_craft(craft)) {
            let free = |row: &u8| self.building(craft).rows[usize::from(*row)].is_none();
            match me.rows[craft as usize] {
                Some(own) => targets.push(Target::Craft(craft, own.row)),
                None => targets.extend((0..4).filter(free).map(|row| Target::Craft(craft, row))),
            }
        }
        targets.retain(|&to| (1..=MISSING).contains(&self.missing(to).len()));
        targets.into_iter().filter_map(|to| self.completed(to)).collect()
    }

    /// What is still missing there; nothing, if it is completed.
    fn missing(&self, to: Target) -> Vec<Cargo> {
        let me = self.me();
        let open = |cargo: &[Cargo], filled: u8| -> Vec<Cargo> {
            cargo.iter().enumerate().filter(|(place, _)| filled >> place & 1 == 0).map(|(_, &cargo)| cargo).collect()
        };
        match to {
            Target::Barrow(slot) => me.barrows[usize::from(slot)].map_or_else(Vec::new, |barrow| {
                let goods: Vec<Cargo> = barrow.card.face().barrow.iter().map(|&good| Cargo::Good(good)).collect();
                open(&goods, barrow.filled)
            }),
            Target::Craft(craft, _) if me.has_craft(craft) => Vec::new(),
            Target::Craft(craft, row) => {
                let filled = me.rows[craft as usize].filter(|own| own.row == row).map_or(0, |own| own.filled);
                open(craft.row(row), filled)
            }
        }
    }

    fn completed(&self, to: Target) -> Option<(Self, Vec<Action>)> {
        let seat = self.active();
        let (mut game, mut done) = (self.clone(), Vec::new());
        // The card of the barrow, or whether the building is had: one of them changes when it is complete.
        let was = |game: &Self| match to {
            Target::Barrow(slot) => (game.player(seat).barrows[usize::from(slot)].map(|barrow| barrow.card), false),
            Target::Craft(craft, _) => (None, game.player(seat).has_craft(craft)),
        };
        let before = was(self);
        for _ in 0..ERRANDS {
            let errand = game.next_errand(seat, &game.missing(to), to)?;
            let from = game.clone();
            for &action in errand.actions() {
                game.apply(&action, &mut ()).ok()?;
                done.push(action);
            }
            if was(&game) != before {
                return Some((game, done));
            }
            if !game.goes_on_from(&from, seat) {
                return None;
            }
        }
        None
    }

    /// What to do next so that this is completed.
    fn next_errand(&self, seat: Seat, missing: &[Cargo], to: Target) -> Option<Errand> {
        match self.tasks.top() {
            None if matches!(self.step, Step::Deliveries { .. } | Step::Extra { .. }) => {}
            Some(Task::Do { ways, .. }) if ways.has(Ways::DELIVER) => {}
            None => return None,
            Some(_) => return self.best_errand(seat),
        }
        let fee =
            if self.tasks.is_empty() && matches!(self.step, Step::Extra { .. }) { self.delivery_fee(seat) } else { 0 };
        let mut best: Option<Errand> = None;
        for &cargo in missing {
            let Some(way) = self.way_to_get(cargo, fee) else { continue };
            let spends = way.actions().contains(&Action::Spend(Trade::Silver));
            if spends && missing.contains(&Cargo::Commodity) {
                continue;
            }
            // What is there comes first: it costs nothing.
            if best.is_none_or(|best| way.actions().len() + 1 < best.actions().len()) {
                let from = match (cargo, way.actions().is_empty()) {
                    (Cargo::Good(good), true) if self.me().count(good, From::Field) > 0 => From::Field,
                    _ => From::Store,
                };
                best = Some(way.then(Action::Deliver { cargo, from, to }));
            }
        }
        best.or_else(|| self.raise_silver(missing))
    }

    /// Sells what is missed least and not needed.
    fn raise_silver(&self, missing: &[Cargo]) -> Option<Errand> {
        let me = self.me();
        let spend = Action::Spend(Trade::Silver);
        if !missing.contains(&Cargo::Commodity) && self.permit(spend).is_ok() {
            return Some(Errand::one(spend));
        }
        let is_needed = |good: Good| {
            let times = |wanted: Good| missing.iter().filter(|&&cargo| cargo == Cargo::Good(wanted)).count();
            let upgraded = good.upgraded().map_or(0, |(into, _)| times(into).saturating_sub(me.all_of(into).into()));
            times(good) + upgraded >= usize::from(me.all_of(good))
        };
        let sales = |from: From| Good::RESOURCES.map(|good| (good, from));
        let sales = sales(From::Field).into_iter().chain(sales(From::Store));
        let sale = |&(good, from): &(Good, From)| me.count(good, from) > 0 && !is_needed(good);
        let sale = sales.filter(sale).map(|(good, from)| Action::Sell(good, from));
        sale.filter(|&sale| self.permit(sale).is_ok()).map(Errand::one).next()
    }

    /// The errand after which the seat stands best.
    fn best_errand(&self, seat: Seat) -> Option<Errand> {
        let mut errands = Vec::new();
        self.errands(&mut errands);
        let mut best: Option<(f32, Errand)> = None;
        for errand in errands {
            let mut game = self.clone();
            if errand.actions().iter().all(|action| game.apply(action, &mut ()).is_ok()) {
                let worth = game.value(seat);
                if best.is_none_or(|(most, _)| worth > most) {
                    best = Some((worth, errand));
                }
            }
        }
        best.map(|(_, errand)| errand)
    }
}
