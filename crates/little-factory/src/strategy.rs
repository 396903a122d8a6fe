//! What Little Factory tells the players of `tabletop`.

use tabletop::{Game, Judgement, Plan, Rng, Strategy};

use crate::action::Action;
use crate::evaluation::house_weights;
use crate::game::LittleFactory;
use crate::planner::GLANCES;

impl Strategy for LittleFactory {
    fn judge(&self) -> Judgement {
        self.judge_with(house_weights(self.seats()))
    }

    fn plans(&self, most: usize) -> Vec<Plan<Self>> {
        self.turns(most, house_weights(self.seats()))
    }

    fn plans_to_weigh(&self, most: usize) -> Vec<Plan<Self>> {
        self.turns_to_weigh(most, house_weights(self.seats()))
    }

    fn winning(&self) -> Option<Vec<Action>> {
        self.winning_turn()
    }

    fn take_win(&mut self) -> bool {
        let Some(turn) = self.winning_turn_within(GLANCES) else { return false };
        turn.iter().all(|action| self.apply(action, &mut ()).is_ok())
    }

    /// Who is behind has less to hope for than the search sees. Fitted to games of the Master against itself: docs/coach.md.
    fn forecast(&self, chance: f32) -> f32 {
        let rest = 1.0 - chance;
        if self.seats() == 2 { chance - 0.65 * chance * rest * rest * rest } else { chance }
    }

    fn guide(&self, rng: &mut Rng) -> Action {
        Self::guide(self, rng)
    }
}
