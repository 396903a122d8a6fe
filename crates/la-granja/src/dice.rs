//! The revenue phase: dice, and what their spaces give.

use tabletop::{Seat, Tell};

use crate::cause::Cause;
use crate::event::Event;
use crate::game::{ELDER, FOREMAN, LaGranja, SIESTA, TENANT};
use crate::goods::{From, Good};
use crate::helper::{Gain, Power, Trigger, Ways, When, revenue};
use crate::refusal::Refusal;
use crate::step::Step;
use crate::task::{About, Task};
use crate::turn::{Answer, require};

impl LaGranja {
    pub(crate) fn roll(&mut self, tell: &mut impl Tell<Event>) {
        self.dice = [0; 6];
        for _ in 0..self.setup.dice() {
            self.dice[self.chance.below(6) as usize] += 1;
        }
        tell.tell(Event::Rolled { dice: self.dice });
    }

    /// The face of the die that is left; 1 if there is none.
    pub(crate) fn last_die(&self) -> u8 {
        self.dice.iter().position(|&count| count > 0).unwrap_or(0) as u8 + 1
    }

    pub(crate) fn dice_of(&self, face: u8) -> u8 {
        if (1..=6).contains(&face) { self.dice[usize::from(face) - 1] } else { 0 }
    }

    /// Who holds the last die of a face, if it is not this seat.
    pub(crate) fn holder(&self, face: u8, seat: Seat) -> Option<Seat> {
        let (holder, held) = self.marks[TENANT]?;
        (held == face && self.dice_of(face) == 1 && holder != seat).then_some(holder)
    }

    /// Whether the last die of a face is kept from this seat.
    pub(crate) fn is_kept(&self, face: u8, seat: Seat) -> bool {
        self.marks[ELDER].is_some_and(|(elder, kept)| kept == face && elder != seat) && self.dice_of(face) == 1
    }

    pub(crate) fn permit_take(&self, face: u8) -> Answer {
        let dice = matches!(self.step, Step::First | Step::Second | Step::Shared);
        require(dice && self.tasks.is_empty(), self.wrong_step(When::Take))?;
        require(!self.acted, Refusal::OneDie)?;
        require((1..=6).contains(&face), Refusal::NoFace { face })?;
        require(self.dice_of(face) > 0, Refusal::NoDie { face })?;
        let seat = self.active();
        if self.is_kept(face, seat)
            && let Some((by, _)) = self.marks[ELDER]
        {
            return Err(Refusal::Kept { face, by });
        }
        match self.holder(face, seat) {
            Some(to) => require(self.can_pay_fee() || self.must_take(face), Refusal::CannotPay { to }),
            None => Ok(()),
        }
    }

    /// Whether the seat to act could pay for a held die.
    fn can_pay_fee(&self) -> bool {
        self.me().silver > 0 || self.has_harvest(self.active(), &From::BOTH)
    }

    /// Whether no other die can be taken: then nothing is asked for a held one.
    fn must_take(&self, face: u8) -> bool {
        let seat = self.active();
        (1..=6).all(|other| other == face || self.dice_of(other) == 0 || self.is_kept(other, seat))
    }

    pub(crate) fn take_die(&mut self, face: u8, tell: &mut impl Tell<Event>) {
        let seat = self.active();
        if self.step == Step::Shared {
            self.acted = true;
            tell.tell(Event::Took { seat, face, shared: true });
            return self.begin_task(Task::Revenue { face, die: true, why: Cause::SharedDie(face) }, tell);
        }
        match self.holder(face, seat) {
            Some(to) if self.can_pay_fee() => self.begin_task(Task::Fee { to, face }, tell),
            _ => self.choose_die(face, tell),
        }
    }

    /// A first or second die is chosen and carried out.
    pub(crate) fn choose_die(&mut self, face: u8, tell: &mut impl Tell<Event>) {
        let seat = self.active();
        if self.dice_of(face) == 1 && self.marks[TENANT].is_some_and(|(_, held)| held == face) {
            self.unmark(TENANT, Cause::Die(face), tell);
        }
        self.dice[usize::from(face) - 1] -= 1;
        self.me_mut().keep_die(face);
        self.acted = true;
        tell.tell(Event::Took { seat, face, shared: false });
        if self.step == Step::Second {
            if self.marks[ELDER].is_some_and(|(elder, _)| elder == seat) {
                self.unmark(ELDER, Cause::Die(face), tell);
            }
            self.trigger(seat, Trigger::SecondDie, About::Nothing, tell);
        }
        self.trigger(seat, Trigger::ChoseDie, About::Die(face), tell);
        self.begin_task(Task::Revenue { face, die: true, why: Cause::Die(face) }, tell);
    }

    /// The revenue of a space.
    pub(crate) fn revenue(&mut self, face: u8, die: bool, why: Cause, tell: &mut impl Tell<Event>) {
        let seat = self.active();
        if let Some((foreman, named)) = self.marks[FOREMAN].filter(|_| die)
            && named == face
            && foreman != seat
        {
            self.add_silver(foreman, 1, Cause::Helper(crate::helper::marker_of(FOREMAN)), tell);
        }
        let task = |ways: Ways, left: u8, again: bool| Task::Do { ways, left, again, die: face, why };
        match face {
            1 => {
                self.add_good(seat, Good::Pig, why, tell);
                self.revenue_came(revenue::PIG_1, Ways::NONE, why, tell);
            }
            2 => self.begin_task(task(Ways::PLAY.or(Ways::DRAW).or(Ways::HARVEST), 1, false), tell),
            3 => self.begin_task(task(Ways::HARVEST, 2, false), tell),
            4 => {
                self.add_silver(seat, 4, why, tell);
                self.revenue_came(revenue::SILVER_4, Ways::NONE, why, tell);
            }
            5 => self.begin_task(task(Ways::UPGRADE.or(Ways::SIESTA), 2, true), tell),
            _ => self.begin_task(task(Ways::DELIVER.or(Ways::SILVER), 1, false), tell),
        }
    }

    /// Helpers that wait for revenue of this kind; `rest` are the options that were not taken.
    pub(crate) fn revenue_came(&mut self, kind: u16, rest: Ways, why: Cause, tell: &mut impl Tell<Event>) {
        let seat = self.active();
        self.trigger(seat, Trigger::Revenue(kind), About::Ways(rest), tell);
        // A die used again by the Peon is still the one that was chosen; the Merchant's space is none (Settled 22).
        let again = |card: crate::card::Card| matches!(card.helper().power, Power::Offer(_, _, Gain::Again));
        if matches!(why, Cause::Die(_)) || matches!(why, Cause::Helper(card) if again(card)) {
            self.trigger(seat, Trigger::ChosenRevenue(kind), About::Ways(rest), tell);
        }
    }

    pub(crate) fn permit_rest(&self, seat: Seat) -> Answer {
        require(usize::from(self.disc(seat)) + 1 < SIESTA.len(), Refusal::TrackEnds)
    }

    /// Whether a harvest good can be given.
    pub(crate) fn has_harvest(&self, seat: Seat, from: &[From]) -> bool {
        let player = self.player(seat);
        Good::HARVEST.into_iter().any(|good| from.iter().any(|&from| player.count(good, from) > 0))
    }

    // Donkeys

    pub(crate) fn permit_donkeys(&self, donkeys: u8) -> Answer {
        require(self.step == Step::Donkeys, self.wrong_step(When::Donkeys))?;
        require((1..=4).contains(&donkeys), Refusal::NoDonkeys { donkeys })?;
        require(self.me().donkeys >> (donkeys - 1) & 1 == 0, Refusal::DonkeysUsed { donkeys })
    }

    pub(crate) fn choose_donkeys(&mut self, donkeys: u8, tell: &mut impl Tell<Event>) {
        self.me_mut().chosen = Some(donkeys);
        tell.tell(Event::Ready { seat: self.active(), donkeys: Some(donkeys) });
        self.finish_part(false, tell);
    }

    pub(crate) fn reveal_donkeys(&mut self, tell: &mut impl Tell<Event>) {
        for place in 0..usize::from(self.setup.seats()) {
            let seat = self.order[place];
            let player = &mut self.players[seat.index()];
            if let Some(donkeys) = player.chosen {
                player.donkeys |= 1 << (donkeys - 1);
                tell.tell(Event::Revealed { seat, donkeys });
            }
        }
    }
}
