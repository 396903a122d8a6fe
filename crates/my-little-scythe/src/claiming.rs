//! Trophies: when they can be earned, when they must be, and what is missing for each.

use tabletop::{Seat, Tell};

use crate::event::Event;
use crate::game::MyLittleScythe;
use crate::player::FRIENDLY;
use crate::refusal::Refusal;
use crate::stage::Decision;
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
            return Err(Refusal::TooUnfriendly { have: player.friendship });
        }
        // A won defence in another's turn is credited besides (Ruling 2).
        if seat == self.active && self.earned && self.finale.is_none() {
            return Err(Refusal::OneTrophyATurn);
        }
        Ok(())
    }

    /// Places a trophy if it may be earned now.
    pub(crate) fn earn(&mut self, seat: Seat, trophy: Trophy, tell: &mut impl Tell<Event>) {
        if self.may_earn(seat, trophy).is_err() {
            return;
        }
        let player = &mut self.players[seat.index()];
        player.trophies = player.trophies.with(trophy);
        if seat == self.active {
            self.earned = true;
        }
        tell.tell(Event::Trophy { seat, trophy });
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
        if !self.can_claim_now() {
            let begun = self.brought().filter(|_| due == Decision::Seekers);
            return Err(
                begun.map_or(Refusal::NotNow { due }, |(good, brought)| Refusal::DeliveryBegun { good, brought })
            );
        }
        self.check_claim(trophy)?;
        if self.progress(self.active, trophy) < trophy.takes() {
            self.show_personality(self.active, tell);
        }
        self.earn(self.active, trophy, tell);
        Ok(())
    }

    /// Whether it is the active seat that decides, in a turn in which it can claim. A delivery that only its personality
    /// can complete is completed first: another trophy would forbid that.
    #[inline]
    pub(crate) fn can_claim_now(&self) -> bool {
        let decides = match self.feisty {
            Some(_) => false,
            None => tabletop::Game::to_act(self) == Some(self.active),
        };
        decides && !self.is_automountie(self.active) && !self.delivers_eased()
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

    /// At the end of a turn: a single trophy that must be placed is, several are chosen from, and what only a personality
    /// allows is offered.
    pub(crate) fn trophies_on(&mut self, tell: &mut impl Tell<Event>) -> bool {
        let mut claims = self.claims();
        match (claims.next(), claims.next()) {
            (None, _) => {
                drop(claims);
                self.end_turn(tell);
                false
            }
            (Some(trophy), None) if self.is_forced(trophy) => {
                drop(claims);
                self.earn(self.active, trophy, tell);
                false
            }
            _ => true,
        }
    }

    /// Whether something earned must still be placed.
    pub(crate) fn trophy_due(&self) -> bool {
        self.claims().any(|trophy| self.is_forced(trophy))
    }

    pub(crate) fn end_without_trophy(&mut self, tell: &mut impl Tell<Event>) -> Answer {
        if self.trophy_due() {
            return Err(Refusal::TrophyDue);
        }
        self.end_turn(tell);
        Ok(())
    }
}
