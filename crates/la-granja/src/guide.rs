//! A quick, sensible action for playouts: the errand after which things look best, by a glance at the own farm.

use tabletop::{Game, Rng, Seat};

use crate::action::Action;
use crate::errands::Errand;
use crate::game::LaGranja;
use crate::step::Step;

/// How much luck decides between errands that look alike, in VP.
const LUCK: f32 = 0.25;

impl LaGranja {
    /// What the guide would do; the game must not be over.
    #[must_use]
    pub fn guided(&self, rng: &mut Rng) -> Action {
        let Some(seat) = self.to_act() else { return Action::Pass };
        let mut errands = Vec::with_capacity(64);
        self.errands(&mut errands);
        if let [errand] = errands[..] {
            return errand.actions()[0];
        }
        let here = self.value(seat);
        let mut best = (f32::MIN, Action::Done);
        for errand in &errands {
            let Some(worth) = self.glance(seat, errand, here) else { continue };
            let worth = worth + LUCK * rng.unit();
            if worth > best.0 {
                best = (worth, errand.actions()[0]);
            }
        }
        if best.0 > f32::MIN { best.1 } else { self.any_legal() }
    }

    fn any_legal(&self) -> Action {
        let mut legal = Vec::new();
        self.list_legal(&mut legal);
        legal.first().copied().unwrap_or(Action::Pass)
    }

    /// What the own side is worth after an errand, if it is possible. Ending a part changes nothing at first sight.
    pub(crate) fn glance(&self, seat: Seat, errand: &Errand, here: f32) -> Option<f32> {
        if let [Action::Done] = errand.actions() {
            let unplayed = matches!(self.step, Step::Cards { left } if left > 0) && !self.me().hand.is_empty();
            return Some(if unplayed { here - 1.0 } else { here });
        }
        let mut world = self.clone();
        for action in errand.actions() {
            world.apply(action, &mut ()).ok()?;
        }
        Some(world.value(seat))
    }
}
