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

    fn plans_to_weigh(&self, most: usize) -> Vec<Plan<Self>> {
        self.ways_to_weigh(most)
    }

    fn winning(&self) -> Option<Vec<Action>> {
        self.winning_part()
    }

    fn guide(&self, rng: &mut Rng) -> Action {
        self.guided(rng)
    }
}
