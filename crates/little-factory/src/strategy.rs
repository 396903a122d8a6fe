//! What Little Factory tells the players of `tabletop`.

use tabletop::{Game, Plan, Rng, Seat, Strategy};

use crate::action::Action;
use crate::evaluation::house_weights;
use crate::game::LittleFactory;

impl Strategy for LittleFactory {
    fn chances(&self) -> [f32; Seat::MAX as usize] {
        self.judge().chances
    }

    fn worth(&self) -> [f32; Seat::MAX as usize] {
        self.judge().worth
    }

    fn plans(&self, most: usize) -> Vec<Plan<Self>> {
        self.turns(most, house_weights(self.seats()))
    }

    fn guide(&self, rng: &mut Rng) -> Action {
        Self::guide(self, rng)
    }
}
