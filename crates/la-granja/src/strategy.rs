//! What La Granja tells the players of `tabletop`.

use tabletop::{Game, Judgement, Plan, Rng, Strategy};

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

    /// A plan is for one part of a step, and `done` ends it.
    fn goes_on(&self, before: &Self, action: &Action) -> bool {
        let seat = before.to_act();
        *action != Action::Done && seat.is_some_and(|seat| self.goes_on_from(before, seat)) && !before.reveals(action)
    }

    fn guide(&self, rng: &mut Rng) -> Action {
        self.guided(rng)
    }
}
