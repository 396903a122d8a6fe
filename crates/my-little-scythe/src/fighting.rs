//! Pie fights: who meets whom, the secret choices, and what the outcome changes.
//!
//! A fight belongs to a space: Seekers that met the same rival elsewhere fight there for themselves (Ruling 4).

use tabletop::{Seat, Tell};

use crate::action::{Seeker, Throw};
use crate::event::{Cause, Event, Homeward};
use crate::game::MyLittleScythe;
use crate::map::{Space, SpaceSet};
use crate::refusal::Refusal;
use crate::spells::Spells;
use crate::step::{Aftermath, Decision, Fight, Fought, Step};
use crate::tile::{Section, Tile};
use crate::trophy::{Personality, Trophy};
use crate::turn::Answer;

impl MyLittleScythe {
    /// The spaces on which the active seat has met a rival: one fight each.
    #[must_use]
    #[inline]
    pub fn fights(&self) -> SpaceSet {
        self.me().spaces().and(self.rivals_of(self.active))
    }

    /// Whether a fight is to begin; else the quests come.
    pub(crate) fn fights_on(&mut self) -> bool {
        let any = !self.fights().is_empty();
        if !any {
            self.step = Step::Quests;
        }
        any
    }

    pub(crate) fn begin_fight(&mut self, space: Space, tell: &mut impl Tell<Event>) -> Answer {
        if !self.me().spaces().contains(space) {
            return Err(self.no_seeker(space));
        }
        let defender = self.rival_on(space, self.active).ok_or(Refusal::NoFightThere { space })?;
        self.meet(self.active, defender, space, tell);
        Ok(())
    }

    /// The attacker loses Friendship, at each fight (Ruling 10); cannons are loaded (Ruling 7).
    pub(crate) fn meet(&mut self, attacker: Seat, defender: Seat, space: Space, tell: &mut impl Tell<Event>) {
        let [attackers, defenders] = [attacker, defender].map(|seat| self.player(seat).seekers_at(space));
        tell.tell(Event::FightBegan { space, attacker, attackers, defender, defenders });
        // The Automountie has no Friendship to lose.
        if !self.is_automountie(attacker) {
            let unfriendly = self.player(attacker).moves().unfriendly;
            self.befriend(attacker, -(unfriendly as i8), Cause::Attack, tell);
            if let Some(tile) = self.player(attacker).tile(Section::Move).filter(|_| unfriendly == 0) {
                tell.tell(Event::Spared { seat: attacker, tile });
            }
        }
        for seat in [attacker, defender] {
            let cannon = self.player(seat).moves().cannon;
            let tile = self.player(seat).tile(Section::Move).unwrap_or(Tile::PieCannon);
            self.add_pies(seat, cannon, Cause::Tile(tile), tell);
        }
        self.step = Step::Throwing(Fight { attacker, defender, space, ready: false, thrown: None });
    }

    /// How many Seekers a seat has in a fight: that many spells it may use (Ruling 3).
    #[must_use]
    #[inline]
    pub fn spell_places(&self, fight: Fight, seat: Seat) -> u8 {
        self.player(seat).seekers_at(fight.space).len()
    }

    pub(crate) fn check_throw(&self, fight: Fight, seat: Seat, throw: Throw) -> Answer {
        let player = self.player(seat);
        if throw.pies > Throw::DIAL {
            return Err(Refusal::DialEnds);
        }
        if throw.pies > player.pies {
            return Err(Refusal::NotEnoughPies { have: player.pies, need: throw.pies });
        }
        let most = self.spell_places(fight, seat);
        if throw.spells.len() > most {
            return Err(Refusal::TooManySpells { most });
        }
        match throw.spells.values().find(|&value| throw.spells.count(value) > player.spells.count(value)) {
            Some(value) => Err(Refusal::NoSuchSpell { value }),
            None => Ok(()),
        }
    }

    /// The attacker chooses, then the defender; then both choices are shown.
    pub(crate) fn throw(&mut self, throw: Throw, tell: &mut impl Tell<Event>) -> Answer {
        let Step::Throwing(fight) = self.step else { return Ok(()) };
        let seat = self.thrower(fight);
        let attacks = seat == fight.attacker;
        self.check_throw(fight, seat, throw)?;
        tell.tell(Event::Ready { seat });
        if attacks && !self.is_automountie(fight.defender) {
            self.step = Step::Throwing(Fight { ready: true, thrown: Some(throw), ..fight });
            return Ok(());
        }
        let (attack, defence) = match fight.thrown {
            Some(thrown) => (thrown, throw),
            None if attacks => (throw, self.automatic_throw(tell)),
            None => (self.automatic_throw(tell), throw),
        };
        let Fight { attacker, defender, space, .. } = fight;
        let fought = Fought { attacker, defender, space, attack, defence, next: Aftermath::Trophy };
        for (seat, throw) in fought.sides() {
            tell.tell(Event::Threw { seat, throw, total: throw.total() });
        }
        let (winner, (loser, _)) = (fought.winner(), fought.loser());
        let tie = attack.total() == defence.total();
        tell.tell(Event::FightEnded { space, winner, loser, tie });
        self.step = Step::Fought(fought);
        Ok(())
    }

    /// What follows a fight, in the rulebook's order: the trophy, home, the rest, and then what was thrown is lost.
    /// Whether somebody has to decide.
    pub(crate) fn fought_on(&mut self, fought: Fought, tell: &mut impl Tell<Event>) -> bool {
        let (winner, (loser, lost)) = (fought.winner(), fought.loser());
        let on = |next: Aftermath| Step::Fought(Fought { next, ..fought });
        match fought.next {
            Aftermath::Trophy => {
                if self.is_automountie(winner) {
                    self.auto_win(tell);
                } else if winner == self.active || self.may_earn(winner, Trophy::Fight).is_err() {
                    self.earn(winner, Trophy::Fight, tell);
                } else {
                    return true;
                }
                self.step = on(Aftermath::Home);
            }
            Aftermath::Home => {
                let home = self.player(loser).seekers_at(fought.space);
                home.iter().for_each(|seeker| self.send_home(loser, seeker, Homeward::Defeat, tell));
                // Who rests can show that it is Feisty in the same decision.
                let rests = !self.rested.contains(loser);
                let asked = !rests && self.may_be_feisty(loser, lost);
                self.step = on(if asked { Aftermath::Feisty } else { Aftermath::Claim });
                self.send_to_rest(loser, tell);
            }
            Aftermath::Feisty => return true,
            Aftermath::Claim => {
                let loses = lost != Throw::default();
                if loser == self.active && !self.is_automountie(loser) && loses && self.seems_to_earn() > 0 {
                    return true;
                }
                self.step = on(Aftermath::Losses);
            }
            Aftermath::Losses => {
                for (seat, throw) in fought.sides() {
                    self.spend_pies(seat, throw.pies, Cause::Thrown, tell);
                    self.discard_spells(seat, throw.spells, Cause::Thrown, tell);
                }
                self.step = Step::Fights;
                if self.is_automountie(self.active) {
                    self.gather(Seeker::BOTH[usize::from(self.her.next & 1)].other(), tell);
                    self.end_turn(tell);
                }
            }
        }
        false
    }

    /// The winning defender takes its trophy.
    pub(crate) fn credit_defence(&mut self, tell: &mut impl Tell<Event>) {
        if let Step::Fought(fought) = self.step {
            self.earn(fought.winner(), Trophy::Fight, tell);
            self.step = Step::Fought(Fought { next: Aftermath::Home, ..fought });
        }
    }

    /// Whether a loser could earn the trophy if it were Feisty, as far as everybody knows: if it threw a pie.
    pub(crate) fn may_be_feisty(&self, seat: Seat, throw: Throw) -> bool {
        let player = self.player(seat);
        let known = player.revealed && player.personality != Personality::Feisty;
        !self.is_automountie(seat) && !known && throw.pies > 0 && self.may_earn(seat, Trophy::Fight).is_ok()
    }

    /// Whether the seat to act may show that it is Feisty, while it rests or instead of it.
    pub(crate) fn check_feisty(&self, due: Decision) -> Answer {
        let Step::Fought(fought) = self.step else { return Err(Refusal::OnlyAtItsMoment { trophy: Trophy::Fight }) };
        let (loser, lost) = fought.loser();
        if due == Decision::Rest && self.resting != Some(loser) {
            return Err(Refusal::OnlyAtItsMoment { trophy: Trophy::Fight });
        }
        self.may_earn(loser, Trophy::Fight)?;
        if self.player(loser).personality != Personality::Feisty {
            return Err(Refusal::NotEased { trophy: Trophy::Fight });
        }
        if lost.pies > 0 { Ok(()) } else { Err(Refusal::NoPieThrown) }
    }

    pub(crate) fn show_feisty(&mut self, due: Decision, tell: &mut impl Tell<Event>) -> Answer {
        self.check_feisty(due)?;
        if let Step::Fought(fought) = self.step {
            let (loser, _) = fought.loser();
            self.show_personality(loser, tell);
            self.earn(loser, Trophy::Fight, tell);
            if due == Decision::Feisty {
                self.step = Step::Fought(Fought { next: Aftermath::Claim, ..fought });
            }
        }
        Ok(())
    }

    /// Every choice of spells that so many Seekers allow.
    pub(crate) fn spell_choices(hand: Spells, most: u8, each: &mut impl FnMut(Spells)) {
        each(Spells::NONE);
        if most == 0 {
            return;
        }
        for one in hand.values() {
            let one = Spells::one(one);
            each(one);
            if most > 1 {
                for other in (hand - one).values().filter(|&other| Some(other) >= one.best()) {
                    each(one + Spells::one(other));
                }
            }
        }
    }
}
