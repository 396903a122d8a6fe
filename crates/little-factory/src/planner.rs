//! Whole turns, searched exactly: buildings, the action, buildings again. Nothing unknown happens before the refill, but
//! for a draw from the deck, so a turn can be thought through to its end; the widest layers are cut to what looks best.

use tabletop::{Game, Plan, Seat, order};

use crate::action::{Action, How};
use crate::building_set::BuildingSet;
use crate::card::Card;
use crate::effect::{Effect, Kind, Terms};
use crate::evaluation::{Prices, THOUGHTS, Weights};
use crate::game::{LittleFactory, Step};
use crate::goods::Goods;
use crate::legal::Sieve;

/// How many times the kept steps are carried out to see how well the seat stands after them, and how many of the ends
/// are judged with what they mean for the rivals.
const TRIED: usize = 6;
const JUDGED: usize = 2;

/// More plans than this are not weighed.
const MOST: usize = 64;
/// For the decision itself: how many ends of each score are weighed however they look, how many that stop the next rival
/// from winning, and how many ends are looked through for those.
const OF_A_SCORE: usize = 2;
const STOPPING: usize = 6;
const LOOKED_THROUGH: usize = 300;

/// How many states are looked at for a win before a turn is thought through; for the decision itself a win is looked for
/// without a limit before.
pub(crate) const GLANCES: u32 = 400;

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

/// What has been scored on the way, buildings and tokens; what could earn tokens or be
/// bought by another building at once; and the most that the rest of the
/// turn could bring.
type Score = (BuildingSet, u8, BuildingSet, (u8, u8));

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
    /// Whether what scores or stops a rival is kept however it looks.
    thorough: bool,
}

impl LittleFactory {
    /// Up to `most` different turns for the player to act, the best first, by these weights.
    #[must_use]
    pub fn turns(&self, most: usize, weights: &Weights) -> Vec<Plan<Self>> {
        self.think_turns(most, weights, false)
    }

    /// The same, and behind them the best ways to every other score that the turn can bring, and what keeps the next
    /// player from a win that can be seen now.
    #[must_use]
    pub fn turns_to_weigh(&self, most: usize, weights: &Weights) -> Vec<Plan<Self>> {
        self.think_turns(most, weights, true)
    }

    fn think_turns(&self, most: usize, weights: &Weights, thorough: bool) -> Vec<Plan<Self>> {
        let seat = self.active();
        // Who decides has looked for a win before; what else there is may be asked.
        if !thorough && let Some(actions) = self.winning_turn_within(GLANCES) {
            return vec![Plan { actions, worth: 1.0 }];
        }
        let (prices, rivals) = (Prices::new(weights, self.lateness()), self.rivals_of(seat));
        let mut planner = Planner { seat, weights, prices, rivals, steps: Vec::new(), actions: Vec::new(), thorough };
        let width = most.clamp(4, 24);
        let worth = self.standing(seat, &rivals, weights);
        let start = Node { game: self.clone(), worth, came: None };
        planner.steps.push(start);
        let mut ends = planner.think(width);
        let stopping = planner.stopping(&ends, most);
        planner.keep_first(&mut ends, most, OF_A_SCORE);
        put_behind(&mut ends, most, stopping);
        ends.into_iter().take(MOST).map(|end| planner.plan(end)).collect()
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
            let tried = if self.thorough { usize::MAX } else { TRIED * width };
            for idea in most_promising(ideas, tried) {
                self.try_action(idea.from, idea.action, &mut done);
            }
            self.sort(&mut done);
            self.keep_first(&mut done, 2 * width, OF_A_SCORE);
        } else {
            done.push(0);
        }
        let after = self.activate_from(done, width, &mut ends);
        ends.extend(after);
        self.sort(&mut ends);
        self.keep_first(&mut ends, if self.thorough { LOOKED_THROUGH } else { JUDGED * width }, 2 * OF_A_SCORE);
        for &end in &ends {
            self.steps[end].worth = self.steps[end].game.judge_with(self.weights).worth[self.seat.index()];
        }
        self.sort(&mut ends);
        ends
    }

    /// The best ends after which no rival can win next turn, or else not the next one, if one of the first `most` lets it. The more of the
    /// turn has been thought through, the more there are.
    fn stopping(&mut self, ends: &[usize], most: usize) -> Vec<usize> {
        let rivals = self.steps[0].game.seats() - 1;
        if self.thorough && rivals > 1 {
            let found = self.stopping_the_next(rivals, ends, most);
            if !found.is_empty() {
                return found;
            }
        }
        self.stopping_the_next(1, ends, most)
    }

    fn stopping_the_next(&mut self, rivals: u8, ends: &[usize], most: usize) -> Vec<usize> {
        let first = if self.thorough { most } else { 1 };
        if !ends.iter().take(first).any(|&end| self.is_threatened(rivals, end)) {
            return Vec::new();
        }
        let mut found = if self.thorough { ends.to_vec() } else { Vec::new() };
        found.retain(|&end| !self.is_threatened(rivals, end));
        if found.is_empty() {
            found = self.taking_each();
            found.retain(|&end| !self.is_threatened(rivals, end));
        }
        found.truncate(STOPPING);
        found
    }

    fn is_threatened(&self, rivals: u8, end: usize) -> bool {
        self.steps[end].game.threat(rivals, GLANCES).is_some()
    }

    /// Turns that take each card that can be taken: who wants to win next turn may need just that.
    fn taking_each(&mut self) -> Vec<usize> {
        let mut ideas = Vec::new();
        self.add_ideas(0, &mut ideas);
        let mut best: Vec<(u64, usize)> = Vec::new();
        for (place, idea) in ideas.iter().enumerate() {
            for card in taken(idea.action) {
                match best.iter_mut().find(|(other, _)| *other == card) {
                    Some((_, best)) if ideas[*best].promise < idea.promise => *best = place,
                    Some(_) => {}
                    None => best.push((card, place)),
                }
            }
        }
        let (mut done, mut ends) = (Vec::new(), Vec::new());
        let mut places: Vec<usize> = best.into_iter().map(|(_, place)| place).collect();
        places.sort_unstable();
        places.dedup();
        for place in places {
            self.try_action(ideas[place].from, ideas[place].action, &mut done);
        }
        let after = self.activate_from(done, 2, &mut ends);
        ends.extend(after);
        for &end in &ends {
            self.steps[end].worth = self.steps[end].game.judge_with(self.weights).worth[self.seat.index()];
        }
        self.sort(&mut ends);
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
            self.sort(&mut next);
            self.keep_first(&mut next, width, OF_A_SCORE);
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

    /// Sorts by worth and drops what leads to the same state.
    fn sort(&self, steps: &mut Vec<usize>) {
        order::sort(steps, |&one, &other| {
            let (worth, other_worth) = (self.steps[one].worth, self.steps[other].worth);
            worth > other_worth || worth == other_worth && one < other
        });
        steps.dedup_by(|one, other| self.steps[*one].game == self.steps[*other].game);
    }

    /// Keeps the first of sorted steps; if nothing may be overlooked, of those behind also the first of every score.
    fn keep_first(&self, steps: &mut Vec<usize>, width: usize, of_a_score: usize) {
        if !self.thorough {
            return steps.truncate(width);
        }
        let begun = self.score(0);
        let mut scores: Vec<(Score, usize)> = Vec::new();
        let mut place = 0;
        steps.retain(|&step| {
            place += 1;
            let score = self.score(step);
            let seen = match scores.iter_mut().find(|(other, _)| *other == score) {
                Some((_, seen)) => seen,
                None => &mut scores.push_mut((score, 0)).1,
            };
            *seen += 1;
            place <= width || score != begun && *seen <= of_a_score
        });
    }

    fn score(&self, step: usize) -> Score {
        let game = &self.steps[step].game;
        let (me, hand) = (game.player(self.seat), game.player(self.seat).hand.goods());
        if matches!(game.step, Step::Over(_)) {
            return (me.buildings, me.tokens, BuildingSet::NONE, (0, 0));
        }
        let mut near = BuildingSet::NONE;
        for building in me.buildings.without(game.used).iter() {
            match building.effect() {
                Effect::Make(make)
                    if make.tokens > 0 && make.planks.iter().any(|plank| hand.contains(plank.needs())) =>
                {
                    near = near.with(building);
                }
                Effect::Trade(terms) if terms.take == Kind::Buildings => {
                    let row = game.market.open_buildings();
                    near = row.iter().filter(|bought| bought.coins() <= hand.coins()).fold(near, BuildingSet::with);
                }
                _ => {}
            }
        }
        (me.buildings, me.tokens, near, game.promised())
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

/// Puts what stops a rival right behind the first `most`, so that it is not cut off behind all the scores.
fn put_behind(ends: &mut Vec<usize>, most: usize, mut stopping: Vec<usize>) {
    let first = most.min(ends.len());
    stopping.retain(|end| !ends[..first].contains(end));
    ends.retain(|end| !stopping.contains(end));
    ends.splice(first..first, stopping);
}

/// The cards that an action takes, each as a number of its own.
fn taken(action: Action) -> impl Iterator<Item = u64> {
    let (goods, buildings) = match action {
        Action::Produce { card: Card::Resource(resource), .. } => (Goods::some(resource, 1), BuildingSet::NONE),
        Action::Produce { card: Card::Building(building), .. } => (Goods::NONE, BuildingSet::NONE.with(building)),
        Action::Trade(deal) => (deal.take.goods, deal.take.buildings),
        _ => (Goods::NONE, BuildingSet::NONE),
    };
    let goods: Vec<u64> = goods.kinds().map(|(resource, _)| resource as u64).collect();
    goods.into_iter().chain(buildings.iter().map(|building| 100 + building as u64).collect::<Vec<_>>())
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
    fn what_stops_a_rival_comes_before_the_other_scores() {
        let mut ends: Vec<usize> = (0..9).collect();
        put_behind(&mut ends, 3, vec![20, 7, 1]);
        assert_eq!(ends, [0, 1, 2, 20, 7, 3, 4, 5, 6, 8]);
        put_behind(&mut ends, 99, vec![30]);
        assert_eq!(ends.last(), Some(&30));
    }

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
