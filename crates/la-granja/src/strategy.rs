//! What La Granja tells the players of `tabletop`.

use tabletop::{Judgement, Plan, Rng, Strategy};

use crate::action::Action;
use crate::game::LaGranja;

impl Strategy for LaGranja {
    fn judge(&self) -> Judgement {
        self.evaluate()
    }

    fn plans(&self, most: usize) -> Vec<Plan<Self>> {
        self.ways(most)
    }

    fn guide(&self, rng: &mut Rng) -> Action {
        self.guided(rng)
    }
}
