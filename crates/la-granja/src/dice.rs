//! The revenue phase: dice, and what their spaces give.

use tabletop::{Seat, Tell};

use crate::event::Event;
use crate::game::{ELDER, FOREMAN, LaGranja, SIESTA, TENANT};
use crate::goods::{From, Good};
use crate::helper::{Trigger, Ways, revenue};
use crate::refusal::Refusal;
use crate::step::Step;
use crate::task::Task;
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
        self.require_base()?;
        require(matches!(self.step, Step::First | Step::Second), self.not_now())?;
        require(self.dice_of(face) > 0, Refusal::NoDie { face })?;
        let seat = self.active();
        require(!self.is_kept(face, seat), Refusal::Kept { face })?;
        let me = self.me();
        let pays = me.silver > 0 || Good::HARVEST.into_iter().any(|good| me.all_of(good) > 0);
        require(self.holder(face, seat).is_none() || pays || self.must_take(face), Refusal::CannotPay)
    }

    /// Whether no other die can be taken: then nothing is asked for a held one.
    fn must_take(&self, face: u8) -> bool {
        let seat = self.active();
        (1..=6).all(|other| other == face || self.dice_of(other) == 0 || self.is_kept(other, seat))
    }

    pub(crate) fn take_die(&mut self, face: u8, tell: &mut impl Tell<Event>) {
        let seat = self.active();
        let me = self.me();
        let pays = me.silver > 0 || Good::HARVEST.into_iter().any(|good| me.all_of(good) > 0);
        match self.holder(face, seat) {
            Some(to) if pays => self.tasks.push(Task::Fee { to, face }),
            _ => self.choose_die(face, tell),
        }
    }

    /// A first or second die is chosen and carried out.
    pub(crate) fn choose_die(&mut self, face: u8, tell: &mut impl Tell<Event>) {
        let seat = self.active();
        if self.dice_of(face) == 1 && self.marks[TENANT].is_some_and(|(_, held)| held == face) {
            self.marks[TENANT] = None;
        }
        self.dice[usize::from(face) - 1] -= 1;
        tell.tell(Event::Took { seat, face });
        self.ending = true;
        if self.step == Step::Second {
            if self.marks[ELDER].is_some_and(|(elder, _)| elder == seat) {
                self.marks[ELDER] = None;
            }
            self.trigger(seat, Trigger::SecondDie, 0, tell);
        }
        self.trigger(seat, Trigger::ChoseDie, u16::from(face), tell);
        self.tasks.push(Task::Revenue { face, die: true });
    }

    /// The revenue of a space.
    pub(crate) fn revenue(&mut self, face: u8, die: bool, tell: &mut impl Tell<Event>) {
        let seat = self.active();
        if let Some((foreman, named)) = self.marks[FOREMAN].filter(|_| die)
            && named == face
            && foreman != seat
        {
            self.add_silver(foreman, 1, tell);
        }
        let task = |ways: Ways, left: u8, again: bool| Task::Do { ways, left, again, die: face };
        match face {
            1 => {
                self.add_good(seat, Good::Pig, tell);
                self.revenue_came(revenue::PIG_1, Ways::NONE, tell);
            }
            2 => self.tasks.push(task(Ways::PLAY.or(Ways::DRAW).or(Ways::HARVEST), 1, false)),
            3 => self.tasks.push(task(Ways::HARVEST, 2, false)),
            4 => {
                self.add_silver(seat, 4, tell);
                self.revenue_came(revenue::SILVER_4, Ways::NONE, tell);
            }
            5 => self.tasks.push(task(Ways::UPGRADE.or(Ways::SIESTA), 2, true)),
            _ => self.tasks.push(task(Ways::DELIVER.or(Ways::SILVER), 1, false)),
        }
    }

    /// Helpers that wait for revenue of this kind; `rest` are the options that were not taken.
    pub(crate) fn revenue_came(&mut self, kind: u16, rest: Ways, tell: &mut impl Tell<Event>) {
        self.trigger(self.active(), Trigger::Revenue(kind), rest.0, tell);
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
        require(self.step == Step::Donkeys, self.not_now())?;
        let free = (1..=4).contains(&donkeys) && self.me().donkeys >> (donkeys - 1) & 1 == 0;
        require(free, Refusal::NoSuchTile)
    }

    pub(crate) fn choose_donkeys(&mut self, donkeys: u8, tell: &mut impl Tell<Event>) {
        self.me_mut().chosen = Some(donkeys);
        tell.tell(Event::Ready { seat: self.active() });
        self.ending = true;
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
