//! Whether play could come to the moment that a position shows: who is where, how far the turn is, and the finale.

use tabletop::{Game, Seat, SeatSet};

use super::flaw::{Flaw, hold};
use crate::action::Action;
use crate::effect::Effect;
use crate::game::MyLittleScythe;
use crate::goods::{Good, Goods};
use crate::map::Space;
use crate::stage::{Decision, Solving, Stage};
use crate::tile::{Section, Tile};
use crate::trophy::{Personality, Trophy};

impl MyLittleScythe {
    /// Seats share a space only where the active one has moved onto a rival.
    pub(super) fn check_places(&self) -> Result<(), Flaw> {
        let seats = || Seat::all(self.setup.seats());
        for seat in seats() {
            for space in self.player(seat).spaces().iter() {
                let delivering = seat == self.active && self.stage == Stage::Moving && self.resting.is_none();
                hold(space != Space::CASTLE || delivering && self.brought().is_some(), Flaw::Castle)?;
                let together = seats().filter(|&other| self.player(other).spaces().contains(space)).count();
                let fighting = matches!(self.stage, Stage::Moving | Stage::Fights | Stage::Throwing(_));
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
                let under_way = !matches!(self.stage, Stage::Choose | Stage::Reveal);
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

    /// The stage is one at which the game waits, with everything it speaks of in its place.
    pub(super) fn check_stage(&self) -> Result<(), Flaw> {
        let seats = self.setup.seats();
        let known = |set: SeatSet| set.iter().all(|seat| seat.0 < seats);
        let person = |seat: Seat| seat.0 < seats && !self.is_automountie(seat);
        let mut fits = known(self.foes) && known(self.rested) && !self.foes.contains(self.active);
        fits &= self.feisty.is_none_or(|seat| {
            person(seat)
                && self.player(seat).personality == Personality::Feisty
                && self.may_earn(seat, Trophy::Fight).is_ok()
        });
        fits &= self
            .resting
            .is_none_or(|seat| person(seat) && self.rested.contains(seat) && self.player(seat).token.is_none());
        let hers = self.is_automountie(self.active);
        let waits = self.feisty.is_some() || self.resting.is_some();
        let moving = matches!(
            self.stage,
            Stage::Moving
                | Stage::Fights
                | Stage::Throwing(_)
                | Stage::Quests
                | Stage::Card(_)
                | Stage::Solving(_)
                | Stage::Drawn { then: Some(_), .. }
                | Stage::Catapult
        );
        // Only a Move and the Automountie's turn send anybody home.
        fits &= !waits || matches!(self.stage, Stage::Moving | Stage::Fights | Stage::Gathering(_));
        fits &= hers == matches!(self.stage, Stage::Reveal | Stage::Gathering(_))
            || hers && matches!(self.stage, Stage::Throwing(_));
        fits &= moving && !hers || self.moved == [false; 2] || self.stage == Stage::Trophies;
        fits &= !moving || hers || self.stage == Stage::Moving || self.moved == [true; 2];
        let solving = matches!(self.stage, Stage::Card(_) | Stage::Solving(_) | Stage::Drawn { then: Some(_), .. });
        fits &= !solving || !self.me().spaces().is_empty();
        fits &= self.foes.is_empty() || matches!(self.stage, Stage::Fights | Stage::Throwing(_));
        fits &= match self.stage {
            Stage::Choose | Stage::Reveal => self.rested.is_empty(),
            Stage::Throwing(fight) => {
                fight.attacker == self.active
                    && fight.defender.0 < seats
                    && fight.defender != fight.attacker
                    && self.fighters(fight, fight.attacker) > 0
                    && (!hers || fight.thrown.is_none())
                    && (!self.is_automountie(fight.defender) || fight.thrown.is_none())
                    && fight.thrown.is_none_or(|throw| self.check_throw(fight, fight.attacker, throw).is_ok())
                    && !self.foes.contains(fight.defender)
            }
            Stage::Solving(solving) => self.fits_solving(solving),
            Stage::Drawn { spells, then } => {
                let most = if then.is_some() { 2 } else { 3 };
                spells.len() == most
                    && then.is_none_or(|then| {
                        then.step > 0 && then.done == 0 && self.is_solving(then) && then.to.is_none()
                    })
            }
            Stage::Tiles { section, tiles } => self.fits_tiles(section, tiles),
            Stage::Seeking { next, .. } => next < 4,
            Stage::Catapult => self.me().moves().catapult,
            _ => true,
        };
        hold(fits, Flaw::Stage)?;
        // Where the game would go on by itself, nobody decides.
        let mut after = self.clone();
        after.settle();
        // Rivals cannot tell whether a trophy is offered that a personality eases, or which spells there are to discard.
        let offered = self.stage == Stage::Trophies || self.decision() == Some(Decision::Discard);
        hold(waits || offered || after == *self, Flaw::Stage)?;
        hold(!self.legal().is_empty(), Flaw::Stage)
    }

    fn is_solving(&self, solving: Solving) -> bool {
        self.me().solved.has(solving.quest) && (1..=2).contains(&solving.option)
    }

    fn fits_solving(&self, solving: Solving) -> bool {
        let effect = solving.quest.option(solving.option).get(usize::from(solving.step));
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

    fn fits_tiles(&self, section: Section, tiles: [Option<Tile>; 3]) -> bool {
        let shown = tiles.iter().flatten().count();
        let in_front = tiles.iter().take(shown).all(Option::is_some);
        let enough = shown == 3 || self.piles[section as usize].is_empty();
        let right = tiles.iter().flatten().all(|tile| tile.section() == section);
        in_front && enough && right && self.me().tile(section).is_none()
    }
}
