//! What Little Factory tells the players of `tabletop`.

use tabletop::{Game, Judgement, Plan, Rng, Strategy};

use crate::action::Action;
use crate::evaluation::house_weights;
use crate::game::LittleFactory;

impl Strategy for LittleFactory {
    fn judge(&self) -> Judgement {
        self.judge_with(house_weights(self.seats()))
    }

    fn plans(&self, most: usize) -> Vec<Plan<Self>> {
        self.turns(most, house_weights(self.seats()))
    }

    fn guide(&self, rng: &mut Rng) -> Action {
        Self::guide(self, rng)
    }
}
