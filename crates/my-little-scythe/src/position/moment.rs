//! Whether play could come to the moment that a position shows: who is where, how far the turn is, and the finale.

use tabletop::{Game, Seat, SeatSet};

use super::flaw::{Flaw, hold};
use crate::action::{Action, Throw};
use crate::effect::Effect;
use crate::game::MyLittleScythe;
use crate::goods::{Good, Goods};
use crate::map::Space;
use crate::step::{Aftermath, Fought, Solving, Step};
use crate::tile::{Section, Tile};
use crate::trophy::Trophy;

impl MyLittleScythe {
    /// Seats share a space only where the active one has moved onto a rival.
    pub(super) fn check_places(&self) -> Result<(), Flaw> {
        let seats = || Seat::all(self.setup.seats());
        for seat in seats() {
            for space in self.player(seat).spaces().iter() {
                let delivering = seat == self.active && self.step == Step::Moving && self.resting.is_none();
                hold(space != Space::CASTLE || delivering && self.brought().is_some(), Flaw::Castle)?;
                let together = seats().filter(|&other| self.player(other).spaces().contains(space)).count();
                let fighting = matches!(self.step, Step::Moving | Step::Fights | Step::Throwing(_) | Step::Fought(_));
                let apart =
                    together == 1 || together == 2 && fighting && self.player(self.active).spaces().contains(space);
                hold(apart, Flaw::Crowded(space))?;
            }
        }
        let there = self.board.at(Space::CASTLE);
        if there != Goods::NONE {
            let mine = self.me().seekers.iter().position(|&space| space == Some(Space::CASTLE));
            let single = Good::ALL.into_iter().find(|&good| there == Goods::some(good, there.len()));
            let (Some(place), Some(good), 1..=3) = (mine, single, there.len()) else { return Err(Flaw::Castle) };
            hold(self.me().seekers[1 - place] != Some(Space::CASTLE) && self.moved[place], Flaw::Castle)?;
            hold(!self.me().trophies.has(good.delivery()), Flaw::Castle)?;
            let completes = |action: &Action| matches!(action, Action::Deliver { .. });
            hold(self.legal().iter().any(completes), Flaw::Castle)?;
        }
        Ok(())
    }

    /// The finale goes with a fourth trophy, and begins when the turn that won it ends.
    pub(super) fn check_finale(&self) -> Result<(), Flaw> {
        let done = |seat: Seat| self.trophies(seat) >= Trophy::GOAL;
        let seats = || Seat::all(self.setup.seats());
        match self.finale {
            // The fourth trophy may have been won in the turn that is going on.
            None => {
                let under_way = !matches!(self.step, Step::Choose | Step::Reveal);
                let now = |seat: Seat| {
                    if seat == self.active { self.earned || under_way && self.is_automountie(seat) } else { under_way }
                };
                hold(seats().all(|seat| !done(seat) || now(seat)), Flaw::Finale)
            }
            Some(waiting) => {
                let listed = waiting.iter().all(|seat| seat.0 < self.setup.seats() && seat != self.active);
                hold(listed && seats().any(done), Flaw::Finale)
            }
        }
    }

    /// The step is one at which the game waits, with everything it speaks of in its place.
    pub(super) fn check_step(&self) -> Result<(), Flaw> {
        let seats = self.setup.seats();
        let known = |set: SeatSet| set.iter().all(|seat| seat.0 < seats);
        let person = |seat: Seat| seat.0 < seats && !self.is_automountie(seat);
        let mut fits = known(self.rested);
        fits &= self
            .resting
            .is_none_or(|seat| person(seat) && self.rested.contains(seat) && self.player(seat).token.is_none());
        let hers = self.is_automountie(self.active);
        let moving = matches!(
            self.step,
            Step::Moving
                | Step::Fights
                | Step::Throwing(_)
                | Step::Fought(_)
                | Step::Quests
                | Step::Card(_)
                | Step::Solving(_)
                | Step::Drawn { then: Some(_), .. }
                | Step::Catapult
        );
        // Only a delivery and a fight send anybody home.
        fits &= self.resting.is_none() || matches!(self.step, Step::Moving | Step::Fought(_));
        fits &= hers == (self.step == Step::Reveal) || hers && matches!(self.step, Step::Throwing(_) | Step::Fought(_));
        fits &= moving && !hers || self.moved == [false; 2] || self.step == Step::Trophies;
        fits &= !moving || hers || self.step == Step::Moving || self.moved == [true; 2];
        let solving = matches!(self.step, Step::Card(_) | Step::Solving(_) | Step::Drawn { then: Some(_), .. });
        fits &= !solving || !self.me().spaces().is_empty();
        fits &= match self.step {
            Step::Choose | Step::Reveal => self.rested.is_empty(),
            Step::Throwing(fight) => {
                self.fits_fight(fight.attacker, fight.defender)
                    && self.fights().contains(fight.space)
                    && self.rival_on(fight.space, self.active) == Some(fight.defender)
                    && fight.ready == fight.thrown.is_some()
                    && (!fight.ready || !hers && !self.is_automountie(fight.defender))
                    && fight.thrown.is_none_or(|throw| self.check_throw(fight, fight.attacker, throw).is_ok())
            }
            Step::Fought(fought) => self.fits_fought(fought),
            Step::Solving(solving) => self.fits_solving(solving),
            Step::Drawn { count, spells, then } => {
                let most = if then.is_some() { 2 } else { 3 };
                spells.len() == most
                    && count == most
                    && then.is_none_or(|then| {
                        then.effect > 0 && then.done == 0 && self.is_solving(then) && then.to.is_none()
                    })
            }
            Step::Tiles { section, count, tiles } => self.fits_tiles(section, count, tiles),
            Step::Seeking { next, .. } => next < 4,
            Step::Catapult => self.me().moves().catapult,
            _ => true,
        };
        hold(fits, Flaw::Step)?;
        // Where the game would go on by itself, nobody decides.
        let mut after = self.clone();
        after.settle();
        hold(after == *self, Flaw::Step)?;
        hold(!self.legal().is_empty(), Flaw::Step)
    }

    fn fits_fight(&self, attacker: Seat, defender: Seat) -> bool {
        attacker == self.active && defender.0 < self.setup.seats() && defender != attacker
    }

    /// Both have what they threw, and who is asked or rests is who would be.
    fn fits_fought(&self, fought: Fought) -> bool {
        if !self.fits_fight(fought.attacker, fought.defender) {
            return false;
        }
        let (winner, (loser, lost)) = (fought.winner(), fought.loser());
        let there = |seat: Seat| self.player(seat).seekers_at(fought.space).len();
        let could = |seat: Seat, throw: Throw, most: u8| {
            let most = if self.is_automountie(seat) { 2 } else { most };
            let player = self.player(seat);
            throw.pies <= player.pies.min(Throw::DIAL)
                && throw.spells.len() <= most
                && player.spells.contains(throw.spells)
        };
        // Who has gone home may have been two.
        let left = if there(loser) > 0 { there(loser) } else { 2 };
        let thrown = fought
            .sides()
            .into_iter()
            .all(|(seat, throw)| could(seat, throw, if seat == winner { there(winner) } else { left }));
        let waits = match fought.next {
            Aftermath::Trophy => there(loser) > 0 && self.resting.is_none(),
            Aftermath::Feisty => there(loser) == 0 && self.rested.contains(loser) && self.may_be_feisty(loser, lost),
            Aftermath::Claim => there(loser) == 0 && self.rested.contains(loser),
            Aftermath::Home | Aftermath::Losses => false,
        };
        let rests = self.resting.is_none_or(|seat| seat == loser && fought.next == Aftermath::Claim);
        thrown && there(winner) > 0 && waits && rests
    }

    fn is_solving(&self, solving: Solving) -> bool {
        (1..=2).contains(&solving.option)
    }

    fn fits_solving(&self, solving: Solving) -> bool {
        let effect = solving.quest.option(solving.option).get(usize::from(solving.effect));
        let (count, gift) = match effect {
            Some(Effect::Pay(_, count) | Effect::Take(_, count)) => (*count, false),
            Some(Effect::Give(_, count) | Effect::Share(_, count)) => (*count, true),
            Some(Effect::Remove | Effect::Forget) => (1, false),
            _ => return false,
        };
        let to = match solving.to {
            Some(space) => gift && self.rivals_of(self.active).contains(space),
            None => solving.done == 0 || !gift,
        };
        // What is still to be paid must be there.
        let payable = match effect {
            Some(Effect::Pay(good, count) | Effect::Give(good, count)) => {
                let own: u8 = self.me().spaces().iter().map(|space| self.board.at(space).count(*good)).sum();
                own >= count - solving.done.min(*count)
            }
            _ => true,
        };
        self.is_solving(solving) && solving.done < count && to && payable && !self.me().spaces().is_empty()
    }

    fn fits_tiles(&self, section: Section, count: u8, tiles: [Option<Tile>; 3]) -> bool {
        let shown = usize::from(count).min(3);
        let in_front = (0..3).all(|place| tiles[place].is_some() == (place < shown));
        let enough = shown == 3 || self.piles[section as usize].is_empty();
        let right = tiles.iter().flatten().all(|tile| tile.section() == section);
        in_front && enough && right && self.me().tile(section).is_none()
    }
}
