//! Pie fights: who meets whom, the secret choices, and what the outcome changes.

use tabletop::{Seat, Tell};

use crate::action::{Seeker, Throw};
use crate::event::Event;
use crate::game::MyLittleScythe;
use crate::refusal::Refusal;
use crate::spells::Spells;
use crate::stage::{Fight, Stage};
use crate::trophy::{Personality, Trophy};
use crate::turn::Answer;

impl MyLittleScythe {
    /// Whether a fight is to begin; else the quests come.
    pub(crate) fn fights_on(&mut self) -> bool {
        // A Seeker that was sent home has left its other rivals in peace.
        let mine = self.me().spaces();
        self.foes = self.foes.iter().filter(|&seat| self.player(seat).seekers_on(mine) > 0).collect();
        if self.foes.is_empty() {
            self.stage = Stage::Quests;
        }
        !self.foes.is_empty()
    }

    pub(crate) fn begin_fight(&mut self, defender: Seat, tell: &mut impl Tell<Event>) -> Answer {
        if !self.foes.contains(defender) {
            return Err(Refusal::NoFight { seat: defender });
        }
        self.meet(self.active, defender, tell);
        Ok(())
    }

    /// The attacker loses Friendship, at each fight (Ruling 10); cannons are loaded (Ruling 7).
    pub(crate) fn meet(&mut self, attacker: Seat, defender: Seat, tell: &mut impl Tell<Event>) {
        self.foes = self.foes.iter().filter(|&seat| seat != defender).collect();
        tell.tell(Event::FightBegan { attacker, defender });
        let unfriendly = self.player(attacker).moves().unfriendly;
        self.befriend(attacker, -(unfriendly as i8), tell);
        for seat in [attacker, defender] {
            let cannon = self.player(seat).moves().cannon;
            self.add_pies(seat, cannon, tell);
        }
        self.stage = Stage::Throwing(Fight { attacker, defender, thrown: None });
    }

    /// How many Seekers a seat has in a fight: that many spells it may use (Ruling 3).
    #[must_use]
    #[inline]
    pub(crate) fn fighters(&self, fight: Fight, seat: Seat) -> u8 {
        let rival = if seat == fight.attacker { fight.defender } else { fight.attacker };
        self.player(seat).seekers_on(self.player(rival).spaces())
    }

    pub(crate) fn check_throw(&self, fight: Fight, seat: Seat, throw: Throw) -> Answer {
        let player = self.player(seat);
        if throw.pies > Throw::DIAL {
            return Err(Refusal::DialEnds);
        }
        if throw.pies > player.pies {
            return Err(Refusal::NotEnoughPies { have: player.pies, need: throw.pies });
        }
        let most = self.fighters(fight, seat);
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
        let Stage::Throwing(fight) = self.stage else { return Ok(()) };
        let attacks = fight.thrown.is_none() && !self.is_automountie(fight.attacker);
        let seat = if attacks { fight.attacker } else { fight.defender };
        self.check_throw(fight, seat, throw)?;
        tell.tell(Event::Ready { seat });
        if attacks && !self.is_automountie(fight.defender) {
            self.stage = Stage::Throwing(Fight { thrown: Some(throw), ..fight });
            return Ok(());
        }
        let (attack, defence) = match fight.thrown {
            Some(thrown) => (thrown, throw),
            None if attacks => (throw, self.automatic_throw(tell)),
            None => (self.automatic_throw(tell), throw),
        };
        self.decide(fight, attack, defence, tell);
        Ok(())
    }

    /// Ties go to the attacker. Pies and spells are gone on both sides; the loser's Seekers there go home.
    fn decide(&mut self, fight: Fight, attack: Throw, defence: Throw, tell: &mut impl Tell<Event>) {
        let attack_wins = attack.total() >= defence.total();
        let sides = [(fight.attacker, attack), (fight.defender, defence)];
        for (seat, throw) in sides {
            tell.tell(Event::Threw { seat, throw });
        }
        for (seat, throw) in sides {
            self.spend_pies(seat, throw.pies, tell);
            self.discard_spells(seat, throw.spells, tell);
        }
        let (winner, (loser, lost)) = if attack_wins { (fight.attacker, sides[1]) } else { (fight.defender, sides[0]) };
        tell.tell(Event::FightEnded { winner, loser });
        let there = self.player(winner).spaces();
        for seeker in Seeker::BOTH {
            if self.player(loser).seekers[seeker.index()].is_some_and(|space| there.contains(space)) {
                self.send_home(loser, seeker, tell);
            }
        }
        if self.is_automountie(winner) {
            self.auto_win(tell);
        } else {
            self.earn(winner, Trophy::Fight, tell);
        }
        if self.is_feisty_now(loser, lost) {
            self.feisty = Some(loser);
        }
        self.send_to_rest(loser, tell);
        self.stage = if self.is_automountie(fight.attacker) {
            Stage::Gathering(if self.her.next == 0 { Seeker::B } else { Seeker::A })
        } else {
            Stage::Fights
        };
    }

    /// A Feisty seat may earn the trophy by losing, if it threw a pie.
    fn is_feisty_now(&self, seat: Seat, throw: Throw) -> bool {
        !self.is_automountie(seat)
            && self.player(seat).personality == Personality::Feisty
            && throw.pies > 0
            && self.may_earn(seat, Trophy::Fight).is_ok()
    }

    pub(crate) fn show_feisty(&mut self, tell: &mut impl Tell<Event>) {
        if let Some(seat) = self.feisty.take() {
            self.show_personality(seat, tell);
            self.earn(seat, Trophy::Fight, tell);
        }
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
