//! What My Little Scythe tells the players of `tabletop`.

use tabletop::{Game, Judgement, Plan, Rng, Seat, Strategy};

use crate::action::Action;
use crate::evaluation::house_weights;
use crate::game::MyLittleScythe;

impl Strategy for MyLittleScythe {
    /// A turn under way is played to its end first: dice that lie unplaced say little.
    fn judge(&self) -> Judgement {
        let weights = house_weights(self.setup);
        if !self.is_midturn() {
            return self.judge_with(weights);
        }
        let mut world = self.clone();
        let mut rng = self.chance.clone();
        world.finish_turn(&mut rng);
        world.judge_with(weights)
    }

    fn plans(&self, most: usize) -> Vec<Plan<Self>> {
        self.ways(most, house_weights(self.setup))
    }

    fn plans_to_weigh(&self, most: usize) -> Vec<Plan<Self>> {
        self.ways_to_weigh(most, house_weights(self.setup))
    }

    fn winning(&self) -> Option<Vec<Action>> {
        self.winning_turn()
    }

    /// A fight is decided by a choice that nobody knows.
    fn goes_on(&self, before: &Self, action: &Action) -> bool {
        let learned = matches!(action, Action::Throw(_)) || self.learned_since(before) || before.reveals(action);
        !learned && self.to_act() == before.to_act() && self.turn() == before.turn()
    }

    /// Where only the others' last turns are left, a bound on what they can bring tells.
    fn is_won_by(&self, seat: Seat) -> bool {
        self.is_certain(seat)
    }

    fn guide(&self, rng: &mut Rng) -> Action {
        Self::guide(self, rng)
    }

    /// To the beginning of the next turn of a person.
    fn settle(&mut self, rng: &mut Rng) {
        self.settle_turn(rng);
    }

    /// A whole turn.
    fn play_on(&mut self, rng: &mut Rng) -> bool {
        self.play_turn(rng)
    }
}
