//! Whole parts of a step, thought through errand by errand to the next moment at which something unknown happens or
//! another seat acts. The widest layers are cut to what looks best.

use tabletop::{Game, Plan, Seat, order};

use crate::action::Action;
use crate::errands::Errand;
use crate::game::LaGranja;
use crate::step::Step;

/// A part has no more errands than this.
const DEPTH: usize = 9;

/// For the decision itself: how many ways to each score are kept however they look, and how many plans are weighed at most.
const OF_A_SCORE: usize = 2;
const MOST: usize = 64;

/// What has been scored on the way: VP, buildings, markers on the market.
type Score = (u16, u8, u8);

/// A state on the way through a part.
struct Stage {
    game: LaGranja,
    worth: f32,
    /// The errand that led here, and from which stage; none for the beginning.
    came: Option<(usize, Errand)>,
}

impl LaGranja {
    /// Up to `most` different plans for the seat to act, the best first.
    #[must_use]
    pub fn ways(&self, most: usize) -> Vec<Plan<Self>> {
        self.think_ways(most, false)
    }

    /// The same, and besides what completes a barrow or a building, and the best ways to every other score of this part.
    #[must_use]
    pub fn ways_to_weigh(&self, most: usize) -> Vec<Plan<Self>> {
        self.think_ways(most, true)
    }

    fn think_ways(&self, most: usize, thorough: bool) -> Vec<Plan<Self>> {
        let Some(seat) = self.to_act() else { return Vec::new() };
        let width = most.clamp(3, 16);
        let mut planner = Planner { seat, start: self, stages: Vec::new(), errands: Vec::new(), thorough };
        planner.stages.push(Stage { game: self.clone(), worth: 0.0, came: None });
        let ends = planner.think(width);
        let mut plans: Vec<Plan<Self>> = ends.into_iter().map(|end| planner.plan(end)).collect();
        if plans.is_empty() {
            let mut legal = Vec::new();
            self.list_legal(&mut legal);
            let worth = self.evaluate().worth[seat.index()];
            plans.extend(legal.first().map(|&action| Plan { actions: vec![action], worth }));
        }
        plans.truncate(if thorough { MOST } else { most.max(1) });
        plans
    }

    /// Whether a seat's part of a step goes on from `before`, and nothing came to light.
    pub(crate) fn goes_on_from(&self, before: &Self, seat: Seat) -> bool {
        let same = self.to_act() == Some(seat)
            && self.round == before.round
            && self.turn == before.turn
            && std::mem::discriminant(&self.step) == std::mem::discriminant(&before.step);
        same && self.deck.len() == before.deck.len() && self.chance == before.chance
    }
}

struct Planner<'a> {
    seat: Seat,
    start: &'a LaGranja,
    stages: Vec<Stage>,
    errands: Vec<Errand>,
    /// Whether what scores is kept however it looks.
    thorough: bool,
}

impl Planner<'_> {
    /// The ends of plans, best first.
    fn think(&mut self, width: usize) -> Vec<usize> {
        let (mut ends, mut layer) = (Vec::new(), vec![0]);
        for _ in 0..DEPTH {
            let mut next = Vec::new();
            for &stage in &layer {
                self.act_from(stage, &mut next, &mut ends);
            }
            self.keep_best(&mut next, width);
            layer = next;
            if layer.is_empty() {
                break;
            }
        }
        ends.extend(layer);
        self.keep_best(&mut ends, 2 * width);
        for &end in &ends {
            let stage = &self.stages[end];
            // What ended a part is judged from before others act: their luck is not a part of the plan.
            self.stages[end].worth = stage.game.evaluate().worth[self.seat.index()] + 1e-3 * stage.worth;
        }
        self.keep_best(&mut ends, width);
        ends
    }

    fn act_from(&mut self, stage: usize, next: &mut Vec<usize>, ends: &mut Vec<usize>) {
        let mut errands = std::mem::take(&mut self.errands);
        errands.clear();
        self.stages[stage].game.errands(&mut errands);
        let here = if stage == 0 { self.start.value(self.seat) } else { self.stages[stage].worth };
        for errand in &errands {
            let mut game = self.stages[stage].game.clone();
            let done = matches!(errand.actions(), [Action::Done]);
            if !errand.actions().iter().all(|action| game.apply(action, &mut ()).is_ok()) {
                continue;
            }
            let open = !done && game.goes_on_from(&self.stages[stage].game, self.seat);
            let unplayed = done && matches!(self.stages[stage].game.step, Step::Cards { left } if left > 0);
            let worth = if done { here - if unplayed { 1.0 } else { 0.0 } } else { game.value(self.seat) };
            let into = if open { &mut *next } else { &mut *ends };
            into.push(self.stages.len());
            self.stages.push(Stage { game, worth, came: Some((stage, *errand)) });
        }
        self.errands = errands;
        if self.thorough {
            self.complete_from(stage, next, ends);
        }
    }

    /// What completes something, however many errands that takes.
    fn complete_from(&mut self, stage: usize, next: &mut Vec<usize>, ends: &mut Vec<usize>) {
        for (game, actions) in self.stages[stage].game.completions() {
            let open = game.goes_on_from(&self.stages[stage].game, self.seat);
            let worth = game.value(self.seat);
            let mut from = stage;
            for part in actions.chunks(Errand::MOST) {
                let errand = part.iter().fold(Errand::new(), |errand, &action| errand.then(action));
                self.stages.push(Stage { game: game.clone(), worth, came: Some((from, errand)) });
                from = self.stages.len() - 1;
            }
            if open { next.push(from) } else { ends.push(from) }
        }
    }

    fn score(&self, stage: usize) -> Score {
        let game = &self.stages[stage].game;
        (game.player(self.seat).points, game.player(self.seat).crafts, game.markers(self.seat))
    }

    /// Sorts by worth, drops what leads to the same state, keeps the first.
    fn keep_best(&self, stages: &mut Vec<usize>, width: usize) {
        order::sort(stages, |&one, &other| {
            let (worth, other_worth) = (self.stages[one].worth, self.stages[other].worth);
            worth > other_worth || worth == other_worth && one < other
        });
        stages.dedup_by(|one, other| {
            self.stages[*one].worth == self.stages[*other].worth && self.stages[*one].game == self.stages[*other].game
        });
        self.keep_first(stages, width);
    }

    /// Keeps the first; if nothing may be overlooked, of those behind also the first of every score.
    fn keep_first(&self, stages: &mut Vec<usize>, width: usize) {
        if !self.thorough {
            return stages.truncate(width);
        }
        let begun = self.score(0);
        let mut scores: Vec<(Score, usize)> = Vec::new();
        let mut place = 0;
        stages.retain(|&stage| {
            place += 1;
            let score = self.score(stage);
            let seen = match scores.iter_mut().find(|(other, _)| *other == score) {
                Some((_, seen)) => seen,
                None => &mut scores.push_mut((score, 0)).1,
            };
            *seen += 1;
            let scores = score.0 > begun.0 || (score.1, score.2) != (begun.1, begun.2);
            place <= width || scores && *seen <= OF_A_SCORE
        });
    }

    fn plan(&self, end: usize) -> Plan<LaGranja> {
        let mut errands = Vec::new();
        let mut stage = end;
        while let Some((from, errand)) = &self.stages[stage].came {
            errands.push(errand);
            stage = *from;
        }
        let actions = errands.iter().rev().flat_map(|errand| errand.actions().iter().copied()).collect();
        Plan { actions, worth: self.stages[end].worth }
    }
}
