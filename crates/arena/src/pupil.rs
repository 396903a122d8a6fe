//! Little Factory judged by other weights than the house's, so that weights can be tried before they are kept.

use little_factory::evaluation::Weights;
use little_factory::{Action, Event, LittleFactory, Refusal, Setup, position::Position};
use tabletop::{Game, Judgement, Outcome, Plan, Rng, Seat, Seed, Strategy, Tell};

/// A game and the weights it is judged by.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Pupil<'a> {
    pub(crate) game: LittleFactory,
    /// None for the house's.
    pub(crate) weights: Option<&'a Weights>,
}

impl Game for Pupil<'_> {
    const ID: &'static str = LittleFactory::ID;
    const RULES: u32 = LittleFactory::RULES;

    type Setup = Setup;
    type Action = Action;
    type Event = Event;
    type Refusal = Refusal;
    type View = Position;

    fn new(setup: &Setup, seed: Seed) -> Self {
        Self { game: LittleFactory::new(setup, seed), weights: None }
    }

    fn seats(&self) -> u8 {
        self.game.seats()
    }

    fn to_act(&self) -> Option<Seat> {
        self.game.to_act()
    }

    fn outcome(&self) -> Option<Outcome> {
        self.game.outcome()
    }

    fn score(&self, seat: Seat) -> i32 {
        self.game.score(seat)
    }

    fn turn(&self) -> u32 {
        self.game.turn()
    }

    fn reveals(&self, action: &Action) -> bool {
        self.game.reveals(action)
    }

    fn legal_into(&self, actions: &mut Vec<Action>) {
        self.game.legal_into(actions);
    }

    fn apply(&mut self, action: &Action, tell: &mut impl Tell<Event>) -> Result<(), Refusal> {
        self.game.apply(action, tell)
    }

    fn imagine(&self, seat: Seat, rng: &mut Rng) -> Self {
        Self { game: self.game.imagine(seat, rng), weights: self.weights }
    }

    fn view(&self, seat: Seat) -> Position {
        self.game.view(seat)
    }
}

impl Strategy for Pupil<'_> {
    fn judge(&self) -> Judgement {
        self.weights.map_or_else(|| self.game.judge(), |weights| self.game.judge_with(weights))
    }

    fn plans(&self, most: usize) -> Vec<Plan<Self>> {
        let plans = match self.weights {
            Some(weights) => self.game.turns(most, weights),
            None => self.game.plans(most),
        };
        plans.into_iter().map(|plan| Plan { actions: plan.actions, worth: plan.worth }).collect()
    }

    fn guide(&self, rng: &mut Rng) -> Action {
        self.game.guide(rng)
    }
}
