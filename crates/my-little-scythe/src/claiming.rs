//! Trophies: when they can be earned, when they must be, and what is missing for each.

use tabletop::{Seat, Tell};

use crate::event::Event;
use crate::game::MyLittleScythe;
use crate::player::FRIENDLY;
use crate::refusal::Refusal;
use crate::step::Decision;
use crate::trophy::Trophy;
use crate::turn::Answer;

impl MyLittleScythe {
    /// Whether nothing but its condition stands between a seat and a trophy.
    pub(crate) fn may_earn(&self, seat: Seat, trophy: Trophy) -> Answer {
        let player = self.player(seat);
        if player.trophies.has(trophy) {
            return Err(Refusal::HasTrophy { trophy });
        }
        if player.trophies.len() >= Trophy::GOAL {
            return Err(Refusal::AllPlaced);
        }
        if player.friendship < FRIENDLY {
            return Err(Refusal::TooUnfriendly { have: player.friendship, need: FRIENDLY });
        }
        // A won defence in another's turn is credited besides (Ruling 2).
        if seat == self.active && self.earned && self.finale.is_none() {
            return Err(Refusal::OneTrophyATurn);
        }
        Ok(())
    }

    /// Places a trophy if it may be earned now, or says why it is not credited.
    pub(crate) fn earn(&mut self, seat: Seat, trophy: Trophy, tell: &mut impl Tell<Event>) {
        if let Err(why) = self.may_earn(seat, trophy) {
            tell.tell(Event::NotCredited { seat, trophy, why });
            return;
        }
        let player = &mut self.players[seat.index()];
        player.trophies = player.trophies.with(trophy);
        let count = player.trophies.len();
        if seat == self.active {
            self.earned = true;
        }
        tell.tell(Event::TrophyPlaced { seat, trophy, count });
    }

    pub(crate) fn show_personality(&mut self, seat: Seat, tell: &mut impl Tell<Event>) {
        let player = &mut self.players[seat.index()];
        if !player.revealed {
            player.revealed = true;
            tell.tell(Event::Revealed { seat, personality: player.personality });
        }
    }

    /// How much a seat has of what a trophy counts; nothing of what is earned at its moment.
    #[must_use]
    #[inline]
    pub fn progress(&self, seat: Seat, trophy: Trophy) -> u8 {
        let player = self.player(seat);
        match trophy {
            Trophy::Friendship => player.friendship,
            Trophy::Pies => player.pies,
            Trophy::Spells => player.spells.len(),
            Trophy::Quests => player.solved.len(),
            Trophy::PowerUps => player.power_ups(),
            Trophy::AppleDelivery | Trophy::GemDelivery | Trophy::Fight => 0,
        }
    }

    /// How much this trophy takes of a seat, its personality counted.
    #[must_use]
    #[inline]
    pub fn needs(&self, seat: Seat, trophy: Trophy) -> u8 {
        let player = self.player(seat);
        let eased = player.personality.eases() == trophy
            && (self.progress(seat, trophy) < trophy.takes_eased() || player.has_what_eases(trophy));
        if eased { trophy.takes_eased() } else { trophy.takes() }
    }

    /// Whether the active seat could claim this trophy now.
    pub(crate) fn check_claim(&self, trophy: Trophy) -> Answer {
        if !Trophy::CLAIMED.contains(&trophy) {
            return Err(Refusal::OnlyAtItsMoment { trophy });
        }
        self.may_earn(self.active, trophy)?;
        let (have, need) = (self.progress(self.active, trophy), self.needs(self.active, trophy));
        if have < need { Err(Refusal::NotEarned { trophy, have, need }) } else { Ok(()) }
    }

    /// Claimed in any decision of the own turn.
    pub(crate) fn claim(&mut self, trophy: Trophy, due: Decision, tell: &mut impl Tell<Event>) -> Answer {
        self.check_moment(due)?;
        self.check_claim(trophy)?;
        if self.progress(self.active, trophy) < trophy.takes() {
            self.show_personality(self.active, tell);
        }
        self.earn(self.active, trophy, tell);
        Ok(())
    }

    /// Whether it is the active seat that decides, at a moment when it can claim: not while an option of a quest is
    /// carried out. A delivery that only its personality can complete is completed first: another trophy would forbid that.
    pub(crate) fn check_moment(&self, due: Decision) -> Answer {
        if let Some(solving) = self.step.solving() {
            return Err(Refusal::MidQuest { quest: solving.quest });
        }
        if self.decider() != Some(self.active) || self.is_automountie(self.active) {
            return Err(Refusal::NotNow { due });
        }
        match self.brought() {
            Some((good, brought)) if self.delivers_eased() => Err(Refusal::DeliveryBegun { good, brought }),
            _ => Ok(()),
        }
    }

    /// Whether the seat to act can claim at this moment, if it has earned anything.
    #[inline]
    pub(crate) fn can_claim_now(&self) -> bool {
        self.check_moment(Decision::Action).is_ok()
    }

    /// What can be claimed now.
    #[inline]
    pub(crate) fn claims(&self) -> impl Iterator<Item = Trophy> {
        Trophy::CLAIMED.into_iter().filter(|&trophy| self.check_claim(trophy).is_ok())
    }

    /// Whether a trophy must be placed before the turn ends; with the help of a personality it never must.
    #[inline]
    fn is_forced(&self, trophy: Trophy) -> bool {
        self.progress(self.active, trophy) >= trophy.takes()
    }

    /// How many trophies the active seat could claim now, as far as everybody knows: an unknown personality might ease
    /// any of them. Where the game waits depends on this, so that no wait gives a personality away.
    pub(crate) fn seems_to_earn(&self) -> usize {
        Trophy::CLAIMED.into_iter().filter(|&trophy| self.seems_earned(trophy)).count()
    }

    fn seems_earned(&self, trophy: Trophy) -> bool {
        let (me, have) = (self.me(), self.progress(self.active, trophy));
        // Two spells are worth enough for all that anybody knows.
        let besides = trophy == Trophy::Spells || me.has_what_eases(trophy);
        let eased = (!me.revealed || me.personality.eases() == trophy) && besides;
        have >= if eased { trophy.takes_eased() } else { trophy.takes() } && self.may_earn(self.active, trophy).is_ok()
    }

    /// At the end of a turn: a single trophy that must be placed is, several are chosen from, and what only a personality
    /// allows is offered.
    pub(crate) fn trophies_on(&mut self, tell: &mut impl Tell<Event>) -> bool {
        match (self.seems_to_earn(), self.trophy_due()) {
            (0, _) => {
                self.tell_of_the_withheld(tell);
                self.end_turn(tell);
            }
            (1, Some(trophy)) => self.earn(self.active, trophy, tell),
            _ => return true,
        }
        false
    }

    /// There is enough for a trophy, as everybody can see, and too little Friendship, or one has been placed this turn.
    fn tell_of_the_withheld(&self, tell: &mut impl Tell<Event>) {
        let seat = self.active;
        for trophy in Trophy::CLAIMED.into_iter().filter(|&trophy| self.is_forced(trophy)) {
            if let Err(why @ (Refusal::TooUnfriendly { .. } | Refusal::OneTrophyATurn)) = self.may_earn(seat, trophy) {
                tell.tell(Event::NotCredited { seat, trophy, why });
            }
        }
    }

    /// What is earned and must still be placed.
    pub(crate) fn trophy_due(&self) -> Option<Trophy> {
        self.claims().find(|&trophy| self.is_forced(trophy))
    }

    /// Whether the seat to act can only pass: it waits so that nobody learns from a wait what it is. Whoever runs the
    /// game may pass for it.
    #[must_use]
    pub fn is_formality(&self) -> bool {
        let actions = tabletop::Game::legal(self);
        actions == [crate::action::Action::Pass]
    }
}
