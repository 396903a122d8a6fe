//! The market: markers come, go and move.

use tabletop::{Seat, Tell};

use crate::cause::Cause;
use crate::event::{End, Event};
use crate::game::LaGranja;
use crate::helper::{Power, Rule, Trigger};
use crate::market::Space;
use crate::refusal::Refusal;
use crate::step::Phase;
use crate::task::{About, Task};
use crate::turn::{Answer, require};

impl LaGranja {
    /// The Market Master's slot, if its rule can be used.
    fn market_master(&self) -> Option<usize> {
        let me = self.me();
        let slot = me
            .helpers
            .iter()
            .position(|helper| helper.is_some_and(|card| card.helper().power == Power::Rule(Rule::OtherValue)))?;
        (me.marks >> slot & 1 == 0 && self.step.phase() == Phase::Transport).then_some(slot)
    }

    /// Whether a seat's marker can go onto this space: an empty one of a value, else a rival's, else an own.
    pub(crate) fn can_stand(&self, seat: Seat, space: Space) -> Answer {
        let same = || self.spaces().filter(|other| other.value() == space.value());
        match self.marker(space) {
            None => Ok(()),
            Some(owner) => {
                let free = same().any(|other| self.marker(other).is_none());
                let rivals = same().any(|other| self.marker(other).is_some_and(|other| other != seat));
                require(!free, Refusal::EmptySpaceFirst { space })?;
                require(owner != seat || !rivals, Refusal::RivalFirst { space })
            }
        }
    }

    pub(crate) fn permit_place(&self, space: Space) -> Answer {
        let Some(Task::Place { value, .. }) = self.tasks.top() else { return Err(self.not_now()) };
        require(self.is_space_open(space), Refusal::SpaceClosed { space })?;
        let near = space.value().abs_diff(value);
        let fits = near == 0 || near == 1 && self.market_master().is_some();
        require(fits, Refusal::WrongValue { space, value })?;
        self.can_stand(self.active(), space)
    }

    pub(crate) fn place(&mut self, space: Space, tell: &mut impl Tell<Event>) {
        let seat = self.active();
        let Some(Task::Place { value, card: barrow }) = self.end_task(End::Done, tell) else { return };
        if space.value() != value
            && let Some(card) = self.market_master().and_then(|slot| self.me().helpers[slot])
        {
            tell.tell(Event::Helped { seat, card });
            self.mark(seat, card, tell);
        }
        self.put_marker(seat, space, Cause::Barrow(barrow), tell);
        if self.has_removable(space) {
            self.begin_task(Task::Remove { at: space }, tell);
        }
    }

    /// Whether a space is open to so many seats.
    #[must_use]
    pub fn is_space_open(&self, space: Space) -> bool {
        self.spaces().any(|open| open == space)
    }

    /// A marker comes onto a space; a rival's that stands there goes.
    pub(crate) fn put_marker(&mut self, seat: Seat, space: Space, why: Cause, tell: &mut impl Tell<Event>) {
        match self.marker(space) {
            Some(owner) if owner != seat => self.take_off(seat, space, space, tell),
            Some(_) => tell.tell(Event::Replaced { seat, space }),
            None => {}
        }
        self.market[space.index()] = Some(seat);
        tell.tell(Event::Placed { seat, space, why });
    }

    /// Takes a rival's marker off for a new one on `at`, for 1 VP.
    pub(crate) fn take_off(&mut self, by: Seat, space: Space, at: Space, tell: &mut impl Tell<Event>) {
        let Some(owner) = self.market[space.index()].take() else { return };
        tell.tell(Event::Removed { by, seat: owner, space, at });
        if !self.is_neutral(by) {
            self.add_points(by, 1, Cause::Removal(space), tell);
        }
        self.trigger(owner, Trigger::MarkerLost, About::Nothing, tell);
    }

    /// Whether a marker next to `at` can be removed by a seat.
    pub(crate) fn is_removable(&self, seat: Seat, at: Space, space: Space) -> bool {
        at.neighbours().contains(&space)
            && space.value() < at.value()
            && self.marker(space).is_some_and(|owner| owner != seat)
    }

    pub(crate) fn has_removable(&self, at: Space) -> bool {
        at.neighbours().iter().any(|&space| self.is_removable(self.active(), at, space))
    }

    pub(crate) fn permit_remove(&self, space: Space) -> Answer {
        let Some(Task::Remove { at }) = self.tasks.top() else { return Err(self.not_now()) };
        require(at.neighbours().contains(&space), Refusal::NotNextTo { space, other: at })?;
        let rival = self.marker(space).is_some_and(|owner| owner != self.active());
        require(rival, Refusal::NoRival { space })?;
        require(space.value() < at.value(), Refusal::NotLower { space, value: at.value() })
    }

    pub(crate) fn remove(&mut self, space: Space, tell: &mut impl Tell<Event>) {
        if let Some(Task::Remove { at }) = self.tasks.top() {
            self.take_off(self.active(), space, at, tell);
        }
    }

    pub(crate) fn permit_shift(&self, from: Space, to: Space) -> Answer {
        require(self.marker(from) == Some(self.active()), Refusal::NotYourMarker { space: from })?;
        require(self.is_space_open(to), Refusal::SpaceClosed { space: to })?;
        require(from.neighbours().contains(&to), Refusal::NotNextTo { space: to, other: from })?;
        self.marker(to).map_or(Ok(()), |by| Err(Refusal::Occupied { space: to, by }))
    }

    pub(crate) fn shift(&mut self, from: Space, to: Space, tell: &mut impl Tell<Event>) {
        self.market[to.index()] = self.market[from.index()].take();
        tell.tell(Event::Shifted { seat: self.active(), from, to });
    }
}
