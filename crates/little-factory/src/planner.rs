//! Whole turns, searched exactly: buildings, the action, buildings again. Nothing unknown happens before the refill, but
//! for a draw from the deck, so a turn can be thought through to its end; the widest layers are cut to what looks best.

use tabletop::{Game, Plan, Seat, order};

use crate::action::{Action, How};
use crate::card::Card;
use crate::effect::Terms;
use crate::evaluation::{Prices, THOUGHTS, Weights};
use crate::game::{LittleFactory, Step};
use crate::legal::Sieve;

/// How many times the kept steps are carried out to see how well the seat stands after them, and how many of the ends
/// are judged with what they mean for the rivals.
const TRIED: usize = 6;
const JUDGED: usize = 2;

/// A state on the way through a turn.
struct Node {
    game: LittleFactory,
    /// How well the seat stands; for the ends of turns, what they are worth.
    worth: f32,
    /// The action that led here, and from which step; none for the beginning.
    came: Option<(usize, Action)>,
}

impl Node {
    /// Whether nothing can be planned from here: the game is over, or a card nobody knew was drawn.
    fn is_last(&self) -> bool {
        let drew = matches!(self.came, Some((_, Action::Activate { how: How::Draw(_), .. })));
        drew || matches!(self.game.step, Step::Over(_))
    }
}

/// An action of the turn that is not carried out yet.
struct Idea {
    from: usize,
    action: Action,
    promise: f32,
}

/// Thinks one turn of one seat through.
struct Planner<'a> {
    seat: Seat,
    weights: &'a Weights,
    prices: Prices,
    rivals: [f32; THOUGHTS],
    steps: Vec<Node>,
    actions: Vec<Action>,
}

impl LittleFactory {
    /// Up to `most` different turns for the player to act, the best first, by these weights.
    #[must_use]
    pub fn turns(&self, most: usize, weights: &Weights) -> Vec<Plan<Self>> {
        let seat = self.active();
        let (prices, rivals) = (Prices::new(weights, self.lateness()), self.rivals_of(seat));
        let mut planner = Planner { seat, weights, prices, rivals, steps: Vec::new(), actions: Vec::new() };
        let width = most.clamp(4, 24);
        let worth = self.standing(seat, &rivals, weights);
        let start = Node { game: self.clone(), worth, came: None };
        planner.steps.push(start);
        let ends = planner.think(width);
        ends.into_iter().take(most).map(|end| planner.plan(end)).collect()
    }
}

impl Planner<'_> {
    /// The ends of turns, best first.
    fn think(&mut self, width: usize) -> Vec<usize> {
        let mut done = Vec::new();
        let mut ends = Vec::new();
        if self.steps[0].game.step == Step::Before {
            let before = self.activate_from(vec![0], width / 2, &mut ends);
            // There are hundreds: what they cost and gain first, then how well the seat stands after the better ones.
            let mut ideas = Vec::new();
            for &step in &before {
                self.add_ideas(step, &mut ideas);
            }
            for idea in most_promising(ideas, TRIED * width) {
                self.try_action(idea.from, idea.action, &mut done);
            }
            self.keep_best(&mut done, 2 * width);
        } else {
            done.push(0);
        }
        let after = self.activate_from(done, width, &mut ends);
        ends.extend(after);
        self.keep_best(&mut ends, JUDGED * width);
        for &end in &ends {
            self.steps[end].worth = self.steps[end].game.judge_with(self.weights).worth[self.seat.index()];
        }
        self.keep_best(&mut ends, usize::MAX);
        ends
    }

    /// These steps and all that using buildings leads to from them; where nothing more can be planned goes to `ends`.
    fn activate_from(&mut self, from: Vec<usize>, width: usize, ends: &mut Vec<usize>) -> Vec<usize> {
        let mut reached = Vec::new();
        let mut layer = from;
        loop {
            let (over, open): (Vec<usize>, _) = layer.into_iter().partition(|&step| self.steps[step].is_last());
            ends.extend(over);
            if open.is_empty() {
                return reached;
            }
            let mut next = Vec::new();
            for &step in &open {
                let mut actions = std::mem::take(&mut self.actions);
                actions.clear();
                let game = &self.steps[step].game;
                game.list_activations(Sieve::Undominated, &mut actions);
                game.drop_dearer_planks(0, &mut actions);
                for action in &actions {
                    self.try_action(step, *action, &mut next);
                }
                self.actions = actions;
            }
            self.keep_best(&mut next, width);
            reached.extend(open);
            layer = next;
        }
    }

    /// Every action of the turn from this step.
    fn add_ideas(&mut self, step: usize, ideas: &mut Vec<Idea>) {
        let mut actions = std::mem::take(&mut self.actions);
        actions.clear();
        let game = &self.steps[step].game;
        if matches!(game.step, Step::Before) {
            game.list_actions_of_the_turn(&mut actions);
        }
        let had = self.prices.of_player(game.me());
        let promise = |action| had + self.promise(action);
        ideas.extend(actions.iter().map(|&action| Idea { from: step, action, promise: promise(action) }));
        self.actions = actions;
    }

    /// What an action gains and costs, whatever it is good for.
    fn promise(&self, action: Action) -> f32 {
        match action {
            Action::Produce { card, plank } => {
                let cost =
                    card.planks().get(usize::from(plank)).map_or(0.0, |plank| self.prices.of_goods(plank.discard));
                let gain = match card {
                    Card::Resource(resource) => self.prices.of_resource(resource),
                    Card::Building(building) => self.prices.of_building(building),
                };
                gain - cost
            }
            Action::Trade(deal) => self.prices.of_basket(deal.take) - self.prices.of_goods(deal.give),
            Action::Spend(basket) => self.prices.of_basket(basket),
            _ => 0.0,
        }
    }

    fn try_action(&mut self, step: usize, action: Action, into: &mut Vec<usize>) {
        let mut game = self.steps[step].game.clone();
        if game.apply(&action, &mut ()).is_ok() {
            let worth = game.standing(self.seat, &self.rivals, self.weights);
            into.push(self.steps.len());
            self.steps.push(Node { game, worth, came: Some((step, action)) });
        }
    }

    /// Sorts by worth, drops what leads to the same state, keeps the first.
    fn keep_best(&self, steps: &mut Vec<usize>, width: usize) {
        order::sort(steps, |&one, &other| {
            let (worth, other_worth) = (self.steps[one].worth, self.steps[other].worth);
            worth > other_worth || worth == other_worth && one < other
        });
        steps.dedup_by(|one, other| self.steps[*one].game == self.steps[*other].game);
        steps.truncate(width);
    }

    fn plan(&self, end: usize) -> Plan<LittleFactory> {
        let mut actions = Vec::new();
        if !self.steps[end].is_last() {
            actions.push(Action::End);
        }
        let mut step = end;
        while let Some((from, action)) = self.steps[step].came {
            actions.push(action);
            step = from;
        }
        actions.reverse();
        Plan { actions, worth: self.steps[end].worth }
    }
}

/// At least `most` of the ideas, those that promise most, in the order they came; equals stay together.
fn most_promising(mut ideas: Vec<Idea>, most: usize) -> Vec<Idea> {
    if ideas.len() > most {
        let mut promises: Vec<f32> = ideas.iter().map(|idea| idea.promise).collect();
        let least = order::nth(&mut promises, most);
        ideas.retain(|idea| idea.promise >= least);
    }
    ideas
}

impl LittleFactory {
    /// The undominated actions of the turn, without buildings to use.
    fn list_actions_of_the_turn(&self, actions: &mut Vec<Action>) {
        if self.tile().is_some() {
            return self.list_candidates(actions);
        }
        self.list_produce(actions);
        self.deals(Terms::ACTION, Sieve::Undominated, &mut |deal| actions.push(Action::Trade(deal)));
        self.drop_dearer_planks(0, actions);
        if actions.is_empty() {
            self.list_candidates(actions);
        }
    }
}

#[cfg(test)]
mod tests {
    #[cfg(target_arch = "wasm32")]
    use wasm_bindgen_test::wasm_bindgen_test as test;

    use super::*;

    #[test]
    fn the_most_promising_ideas_are_kept_in_their_order() {
        let ideas = |promises: &[f32]| -> Vec<Idea> {
            promises.iter().map(|&promise| Idea { from: 0, action: Action::End, promise }).collect()
        };
        let kept = |promises: &[f32], most| -> Vec<f32> {
            most_promising(ideas(promises), most).iter().map(|idea| idea.promise).collect()
        };
        assert_eq!(kept(&[1.0, 4.0, 2.0, 3.0], 2), [4.0, 2.0, 3.0]);
        assert_eq!(kept(&[1.0, 4.0], 2), [1.0, 4.0]);
        assert_eq!(kept(&[2.0, 2.0, 2.0], 1).len(), 3, "none of equals is left out");
    }
}
