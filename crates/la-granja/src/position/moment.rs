//! Whether the moment of a position is one that play can stop at: the dice, the step, and what is under way.

use super::Flaw;
use super::validate::hold;
use crate::action::Target;
use crate::cause::Cause;
use crate::craft::Cargo;
use crate::game::{LaGranja, SEATS};
use crate::goods::{Good, Payment};
use crate::helper::{Gain, Power, Ways};
use crate::step::{Phase, Step};
use crate::task::{About, Task};

/// The causes that an effect under way can have.
fn is_cause(why: Cause) -> bool {
    match why {
        Cause::Die(face) | Cause::SharedDie(face) => (1..=6).contains(&face),
        Cause::Trade(_) | Cause::Roof(_) | Cause::Helper(_) | Cause::Tile(_) | Cause::NewTile(_) => true,
        _ => false,
    }
}

fn is_target(to: Target) -> bool {
    match to {
        Target::Barrow(slot) => slot < 3,
        Target::Craft(_, row) => row < 4,
    }
}

impl LaGranja {
    /// Donkey tiles that are not known are the first free ones.
    pub(super) fn reveal_hidden_donkeys(&mut self) {
        for player in &mut self.players {
            if player.chosen == Some(0) {
                player.chosen = (1..=4).find(|donkeys| player.donkeys >> (donkeys - 1) & 1 == 0);
            }
        }
    }

    pub(super) fn check_dice(&self) -> Result<(), Flaw> {
        let seats = self.setup.seats();
        let there: u32 = self.dice.iter().map(|&count| u32::from(count)).sum();
        let mut taken = 0;
        for (turn, &seat) in (0..).zip(&self.order[..usize::from(seats)]) {
            let now = u8::from(turn < self.turn || turn == self.turn && self.acted);
            let right = match self.step {
                Step::First => now,
                Step::Second => 1 + now,
                Step::Shared => 2,
                _ => 0,
            };
            let [first, second] = self.player(seat).dice;
            hold(first <= 6 && second <= 6 && (first > 0 || second == 0), Flaw::Dice)?;
            hold(self.player(seat).dice_taken() == right, Flaw::Dice)?;
            taken += u32::from(right);
        }
        let right = match self.step {
            Step::Rolled | Step::First | Step::Second | Step::Shared => u32::from(self.setup.dice()) - taken,
            _ => 0,
        };
        hold(there == right, Flaw::Dice)?;
        let powers = [Gain::KeepDie, Gain::NameSpace, Gain::HoldDie];
        for (mark, gain) in self.marks.iter().zip(powers) {
            let Some((seat, face)) = *mark else { continue };
            let open = match gain {
                Gain::HoldDie => {
                    matches!(self.step, Step::Rolled | Step::First | Step::Second) && self.dice_of(face) > 0
                }
                Gain::KeepDie => matches!(self.step, Step::Signs | Step::Rolled | Step::First | Step::Second),
                _ => self.step.phase() == Phase::Revenue,
            };
            let fits = open && seat.0 < seats && !self.is_neutral(seat) && (1..=6).contains(&face);
            hold(fits, Flaw::Dice)?;
        }
        Ok(())
    }

    pub(super) fn check_step(&self) -> Result<(), Flaw> {
        let seats = self.setup.seats();
        let neutral = self.is_neutral(self.active());
        let place = match self.step {
            Step::NeutralBefore => neutral && self.turn == 0,
            Step::NeutralAfter => neutral && self.turn == 1,
            Step::First | Step::Second => true,
            _ => !neutral,
        };
        hold(place, Flaw::Step)?;
        match self.step {
            Step::Cards { left } => hold(left <= if self.round == 1 { 2 } else { 1 }, Flaw::Step)?,
            Step::Deliveries { left } => hold(left <= 5, Flaw::Step)?,
            Step::Extra { left } => hold(left <= 40, Flaw::Step)?,
            Step::Limit => hold(self.me().hand.len() > self.me().limit(), Flaw::Step)?,
            Step::Roofs => {
                let bought = self.me().roofs.of_round(self.round).is_empty();
                hold(self.acted != bought, Flaw::Step)?;
            }
            _ => {}
        }
        let acts = matches!(self.step, Step::Roofs | Step::First | Step::Second | Step::Shared | Step::Extra { .. })
            && !neutral;
        hold(acts || !self.acted, Flaw::Step)?;
        hold(self.step == Step::Harvest || self.newborn == 0, Flaw::Step)?;
        hold(self.newborn <= self.me().pigs().min(2), Flaw::Step)?;
        // Who has chosen donkeys: those before in step 1, all later, nobody earlier; before they moved, discs lie at 0.
        for (turn, &seat) in (0..).zip(&self.order[..usize::from(seats)]) {
            let chosen = self.player(seat).chosen.is_some();
            let right = match self.step {
                Step::Donkeys => turn < self.turn,
                Step::Siesta | Step::Deliveries { .. } | Step::Extra { .. } | Step::NeutralAfter | Step::Scoring => {
                    true
                }
                _ => false,
            };
            hold(self.is_neutral(seat) || chosen == right, Flaw::Step)?;
            // As many tiles are used up as rounds have gone since all came back.
            let since = if self.round > 3 { self.round - 4 } else { self.round - 1 };
            let revealed = right && self.step != Step::Donkeys;
            let early = matches!(self.step.phase(), Phase::Farm | Phase::Revenue) || self.step == Step::NeutralBefore;
            let back = self.round == 4 && early;
            let spent = if back { 3 } else { since + u8::from(revealed) };
            hold(self.is_neutral(seat) || self.player(seat).donkeys.count_ones() == u32::from(spent), Flaw::Step)?;
        }
        if self.step.phase() == Phase::Farm {
            hold(self.siesta == [0; SEATS], Flaw::Track)?;
        }
        Ok(())
    }

    /// Only the newest waits; those below were once the newest.
    pub(super) fn check_task(&self, task: Task) -> Result<(), Flaw> {
        let fits = match task {
            Task::Do { ways, left, die, why, .. } => {
                let some = ways != Ways::NONE && ways.0 & !Ways::ALL.0 == 0;
                some && (1..=2).contains(&left) && die <= 6 && is_cause(why)
            }
            Task::Trade { left, taken, closing, card } => {
                let open = 5 - (taken | self.me().closed).count_ones();
                let gives = match card.helper().power {
                    Power::Act(_, Gain::Trades(_)) => !closing,
                    Power::Act(_, Gain::ClosingTrade) => closing,
                    _ => false,
                };
                gives && (1..=2).contains(&left) && taken < 32 && open >= 1 && !(closing && left > 1)
            }
            Task::Extension { card: _, left, paid } => {
                let me = self.me();
                let kinds = Payment::all().filter(|payment| match payment {
                    Payment::Silver => me.silver > 0,
                    Payment::Point => me.points > 0,
                    Payment::Good(good, from) => me.count(*good, *from) > 0,
                });
                let mut free: Vec<u8> = kinds.map(Payment::kind).filter(|kind| paid >> kind & 1 == 0).collect();
                free.dedup();
                let enough = if me.has(crate::helper::Rule::Identical) { me.payable() } else { free.len() as u8 };
                left >= 1 && enough >= left && paid < 512 && self.tasks.top() == Some(task)
            }
            Task::Fee { to, face } => {
                let pays = self.me().silver > 0 || self.has_harvest(self.active(), &crate::goods::From::BOTH);
                let dice = matches!(self.step, Step::First | Step::Second) && !self.acted;
                dice && to != self.active()
                    && to.0 < self.setup.seats()
                    && self.dice_of(face) == 1
                    && pays
                    && !self.is_neutral(to)
            }
            Task::Offer { card, about } => match (card.helper().power, about) {
                (Power::Offer(_, _, Gain::KeepBarrow), About::Barrow(slot)) => {
                    slot < 3 && self.me().barrows[usize::from(slot)].is_some_and(|barrow| barrow.filled == 0)
                }
                (Power::Offer(_, _, Gain::OtherOption), About::Ways(ways)) => ways.0 & !Ways::ALL.0 == 0,
                (Power::Offer(_, _, Gain::Again), About::Die(face)) => (1..=6).contains(&face),
                (Power::Offer(_, _, Gain::RoundSpace), About::Die(face)) => face == self.round,
                (Power::Offer(_, _, Gain::Weave), About::Place(to)) => is_target(to),
                (
                    Power::Offer(
                        _,
                        _,
                        Gain::KeepBarrow | Gain::OtherOption | Gain::Again | Gain::RoundSpace | Gain::Weave,
                    ),
                    _,
                ) => false,
                (Power::Offer(..), About::Nothing) => true,
                _ => false,
            },
            Task::Place { value, card } => value == card.face().value,
            Task::Remove { at } => self.marker(at) == Some(self.active()) && self.spaces().any(|open| open == at),
            Task::Recover { goods, card } => {
                let gives = matches!(card.helper().power, Power::Auto(_, Gain::Recover));
                gives && goods > 0 && goods < 1 << Good::COUNT
            }
            Task::Weave { to, card } => {
                let gives = matches!(card.helper().power, Power::Offer(_, _, Gain::Weave));
                gives && Good::HARVEST.into_iter().any(|good| self.picture(Cargo::Good(good), to).is_ok())
            }
            Task::Discard { card } => matches!(card.helper().power, Power::Act(_, Gain::DrawTwo(_))),
            Task::Revenue { face, why, .. } => {
                (1..=6).contains(&face) && is_cause(why) && self.tasks.top() != Some(task)
            }
        };
        let stops = !matches!(self.step, Step::Limit | Step::Donkeys | Step::NeutralBefore | Step::NeutralAfter);
        hold(fits && stops && !self.is_neutral(self.active()), Flaw::Task)
    }
}
