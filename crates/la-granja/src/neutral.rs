//! The neutral player of the solo game: takes dice away, and puts markers on the market.

use tabletop::{Seat, Tell};

use crate::cause::Cause;
use crate::event::Event;
use crate::game::{ELDER, LaGranja, NEUTRAL, TENANT};
use crate::market::Space;
use crate::step::Step;

impl LaGranja {
    pub(crate) fn act_neutrally(&mut self, tell: &mut impl Tell<Event>) {
        match self.step {
            Step::First | Step::Second => self.take_die_away(tell),
            _ => self.place_neutrally(tell),
        }
        self.finish_part(false, tell);
    }

    /// The lowest die in the first three rounds, the highest later; not one that a helper keeps, if another is there.
    fn take_die_away(&mut self, tell: &mut impl Tell<Event>) {
        let mut faces = [1, 2, 3, 4, 5, 6];
        if self.round > 3 {
            faces.reverse();
        }
        let marked = |face: u8| {
            let last = self.dice_of(face) == 1;
            last && [ELDER, TENANT].iter().any(|&mark| self.marks[mark].is_some_and(|(_, other)| other == face))
        };
        let there = |face: &u8| self.dice_of(*face) > 0;
        let free = faces.into_iter().filter(there).find(|&face| !marked(face));
        if let Some(face) = free.or_else(|| faces.into_iter().find(there)) {
            self.dice[usize::from(face) - 1] -= 1;
            self.players[NEUTRAL.index()].keep_die(face);
            tell.tell(Event::NeutralDie { face });
            if self.dice_of(face) == 0 && self.marks[TENANT].is_some_and(|(_, held)| held == face) {
                self.unmark(TENANT, Cause::Die(face), tell);
            }
        }
    }

    /// Draws a card and puts a marker where it removes most, else where it is hardest to remove.
    fn place_neutrally(&mut self, tell: &mut impl Tell<Event>) {
        let Some(card) = self.draw(tell) else {
            return tell.tell(Event::NoCard { seat: NEUTRAL, why: Cause::Step });
        };
        self.discards = self.discards.with(card);
        tell.tell(Event::NeutralCard { card });
        let value = card.face().value;
        let spaces = self.spaces().filter(|space| space.value() == value);
        let best = spaces.filter(|&space| self.can_stand(NEUTRAL, space).is_ok()).max_by_key(|&space| {
            let higher = space
                .neighbours()
                .iter()
                .filter(|other| other.value() > value && self.spaces().any(|open| open == **other))
                .count();
            (self.neutral_removals(space), std::cmp::Reverse(higher), std::cmp::Reverse(space))
        });
        let Some(space) = best else { return };
        self.put_marker(NEUTRAL, space, Cause::Barrow(card), tell);
        for &other in space.neighbours() {
            if self.is_removable(NEUTRAL, space, other) {
                self.take_off(NEUTRAL, other, space, tell);
            }
        }
    }

    /// How many markers go if the neutral player's comes here.
    fn neutral_removals(&self, space: Space) -> usize {
        let replaced = self.marker(space) == Some(Seat(0));
        let near = space.neighbours().iter().filter(|&&other| self.is_removable(NEUTRAL, space, other)).count();
        near + usize::from(replaced)
    }
}
