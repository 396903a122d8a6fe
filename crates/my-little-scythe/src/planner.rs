//! Whole turns, thought through to the next moment at which something unknown happens or another seat acts. The widest
//! layers are cut to what looks best; where luck or a rival's choice decides, a plan is judged in several worlds.

use std::mem::{Discriminant, discriminant};

use tabletop::{Game, Plan, Rng, Seat, order};

use crate::action::Action;
use crate::evaluation::{Weights, house_weights};
use crate::game::MyLittleScythe;
use crate::goods::Good;
use crate::map::SpaceSet;
use crate::step::{Decision, Step};
use crate::trophy::TrophySet;

/// A turn has no more decisions than this.
const DEPTH: usize = 12;

/// For the decision itself: more plans than this are not weighed; so many that stop the next player from its last trophy are
/// among them, found in so many ends, each tried so often.
const MOST: usize = 64;
const STOPPING: usize = 6;
const LOOKED_THROUGH: usize = 200;
const TRIED: u32 = 600;

/// After so many turns of each seat a game drags on: twice as many as it mostly has.
const PATIENCE: u32 = 30;

/// A state on the way through a turn.
struct Node {
    game: MyLittleScythe,
    worth: f32,
    /// The action that led here, and from which step; none for the beginning.
    came: Option<(usize, Action)>,
}

/// What a plan has earned so far, trophies and quests, and what may come of it: where the turn is, which Seekers have moved,
/// where rivals are met and quests are found. Of one that ends with something unknown it only counts what that is.
#[derive(Clone, Copy, PartialEq)]
struct Score {
    trophies: TrophySet,
    solved: u8,
    over: bool,
    step: Discriminant<Step>,
    moved: [bool; 2],
    brought: Option<(Good, u8)>,
    met: SpaceSet,
    quests: u8,
    last: Option<(Discriminant<Action>, u8)>,
}

struct Planner<'a> {
    seat: Seat,
    turn: u32,
    weights: &'a Weights,
    nodes: Vec<Node>,
    actions: Vec<Action>,
    /// Other worlds the seat could be in, for what luck decides.
    worlds: Vec<MyLittleScythe>,
    /// Whether what earns something is kept however it looks.
    thorough: bool,
}

impl MyLittleScythe {
    /// Up to `most` different plans for the seat to act, the best first, by these weights.
    #[must_use]
    pub fn ways(&self, most: usize, weights: &Weights) -> Vec<Plan<Self>> {
        self.think_ways(most, weights, false)
    }

    /// The same, but the best way to everything that the turn can earn or begin is among them, and what keeps the next player
    /// from a last trophy that can be seen now.
    #[must_use]
    pub fn ways_to_weigh(&self, most: usize, weights: &Weights) -> Vec<Plan<Self>> {
        self.think_ways(most, weights, true)
    }

    fn think_ways(&self, most: usize, weights: &Weights, thorough: bool) -> Vec<Plan<Self>> {
        let Some(seat) = self.to_act() else { return Vec::new() };
        let mut rng = self.chance.clone();
        let samples = if most >= 12 { 5 } else { 2 };
        let worlds = (0..samples).map(|_| self.imagine(seat, &mut rng)).collect();
        let mut planner =
            Planner { seat, turn: self.turn, weights, nodes: Vec::new(), actions: Vec::new(), worlds, thorough };
        planner.nodes.push(Node { game: self.clone(), worth: 0.0, came: None });
        let mut ends = planner.think(most.clamp(4, 64));
        if thorough {
            planner.keep_wanted(&mut ends, most);
        }
        ends.truncate(if thorough { MOST } else { most });
        ends.into_iter().map(|end| planner.plan(end)).collect()
    }

    /// Plays the running turn to its end, as the guide would.
    pub(crate) fn finish_turn(&mut self, rng: &mut Rng) {
        let turn = self.turn;
        for _ in 0..40 {
            if self.turn != turn || self.to_act().is_none() {
                return;
            }
            let action = self.guide(rng);
            if self.apply(&action, &mut ()).is_err() {
                return;
            }
        }
    }

    /// Plays the running turn to its end, by plans where its own seat decides, and the Automountie's turn after it.
    pub(crate) fn settle_turn(&mut self, rng: &mut Rng) {
        for _ in 0..40 {
            let Some(seat) = self.to_act() else { return };
            if self.step == Step::Choose {
                return;
            }
            // In a fight nobody knows the other's choice: one that is likely.
            let quick = seat != self.active
                || matches!(self.decision(), Some(Decision::Throw | Decision::Rest | Decision::Automountie));
            if !(if quick { self.guided(rng) } else { self.planned(rng) }) {
                return;
            }
        }
    }

    /// One whole turn; whether there was one to play.
    pub(crate) fn play_turn(&mut self, rng: &mut Rng) -> bool {
        self.to_act().is_some() && self.planned(rng) && {
            self.settle_turn(rng);
            true
        }
    }

    fn guided(&mut self, rng: &mut Rng) -> bool {
        let action = self.guide(rng);
        self.apply(&action, &mut ()).is_ok()
    }

    /// The plan that looks best at a glance.
    fn planned(&mut self, rng: &mut Rng) -> bool {
        let Some(seat) = self.to_act() else { return false };
        let weights = house_weights(self.setup);
        let mut planner = Planner {
            seat,
            turn: self.turn,
            weights,
            nodes: Vec::new(),
            actions: Vec::new(),
            worlds: Vec::new(),
            thorough: false,
        };
        planner.nodes.push(Node { game: self.clone(), worth: 0.0, came: None });
        let Some(end) = planner.glance_ahead(4) else { return self.guided(rng) };
        let actions = planner.actions_to(end);
        actions.iter().all(|action| self.apply(action, &mut ()).is_ok())
    }

    /// Whether a turn is under way.
    pub(crate) fn is_midturn(&self) -> bool {
        !matches!(self.step, Step::Choose | Step::Reveal | Step::Over(_))
    }

    /// Whether something came to light on the way from `before`.
    pub(crate) fn learned_since(&self, before: &Self) -> bool {
        self.chance != before.chance
            || self.spells.len() != before.spells.len()
            || self.quests.len() != before.quests.len()
            || self.her.deck.len() != before.her.deck.len()
            || [0, 1].into_iter().any(|pile: usize| self.piles[pile].len() < before.piles[pile].len())
    }
}

impl Planner<'_> {
    /// The ends of plans, best first.
    fn think(&mut self, width: usize) -> Vec<usize> {
        let mut ends = self.look(width);
        // There are many: a glance first, a full judgement for the better ones.
        self.keep_best(&mut ends, 2 * width);
        let mut luck = self.nodes[0].game.chance.clone();
        for &end in &ends {
            self.nodes[end].worth = self.judge(end) + self.unrest() * luck.below(1000) as f32;
        }
        self.keep_best(&mut ends, usize::MAX);
        ends
    }

    /// The end that looks best without a full judgement.
    fn glance_ahead(&mut self, width: usize) -> Option<usize> {
        let ends = self.look(width);
        let worth = |&end: &usize| self.nodes[end].worth;
        ends.into_iter().max_by(|one, other| worth(one).total_cmp(&worth(other)))
    }

    /// The ends of plans in no order.
    fn look(&mut self, width: usize) -> Vec<usize> {
        let (mut ends, mut layer) = (Vec::new(), vec![0]);
        for _ in 0..DEPTH {
            let mut next = Vec::new();
            for &step in &layer {
                self.act_from(step, &mut next, &mut ends);
            }
            self.keep_best(&mut next, width);
            layer = next;
            if layer.is_empty() {
                break;
            }
        }
        ends.extend(layer);
        ends
    }

    fn act_from(&mut self, step: usize, next: &mut Vec<usize>, ends: &mut Vec<usize>) {
        let mut actions = std::mem::take(&mut self.actions);
        actions.clear();
        self.nodes[step].game.list_candidates(&mut actions);
        let from = &self.nodes[step].game;
        // One order of the Seekers is enough: A first, or B alone; unless B had moved before.
        if from.moved == [false, true] && !self.nodes[0].game.moved[1] && from.decision() == Some(Decision::Seekers) {
            actions.retain(|action| !matches!(action, Action::Go { .. }));
        }
        for action in &actions {
            let mut game = self.nodes[step].game.clone();
            if game.apply(action, &mut ()).is_err() {
                continue;
            }
            let open = game.to_act() == Some(self.seat) && game.turn == self.turn;
            // A fight is decided by a choice that nobody knows.
            let learned = matches!(action, Action::Throw(_)) || game.learned_since(&self.nodes[step].game);
            let worth = self.glance(&game, &self.nodes[step].game, *action);
            let into = if open && !learned { &mut *next } else { &mut *ends };
            into.push(self.nodes.len());
            self.nodes.push(Node { game, worth, came: Some((step, *action)) });
        }
        self.actions = actions;
    }

    /// The own side only, and what a fight or a quest to come promises.
    fn glance(&self, game: &MyLittleScythe, before: &MyLittleScythe, action: Action) -> f32 {
        let own = game.standing(self.seat, self.weights);
        let promise = match action {
            // Luck decides: seen from before.
            Action::Seek(_) => before.standing(self.seat, self.weights) + 0.8 - own,
            Action::Throw(_) => before.standing(self.seat, self.weights) + 0.5 - own,
            _ => 0.0,
        };
        let meets = game.step == Step::Moving || game.step == Step::Fights;
        let foe =
            if meets { game.rivals_of(self.seat).and(game.player(self.seat).spaces()) } else { Default::default() };
        own + promise + if foe.is_empty() { 0.0 } else { self.fight_promise(game) }
    }

    fn fight_promise(&self, game: &MyLittleScythe) -> f32 {
        let me = game.player(self.seat);
        let strength = |pies: u8, spells: u8| f32::from(pies.min(7)) + 2.0 * f32::from(spells.min(1));
        let mine = strength(me.pies, me.spells.len());
        let theirs = Seat::all(game.seats())
            .filter(|&seat| seat != self.seat && game.player(seat).seekers_on(me.spaces()) > 0)
            .map(|seat| strength(game.player(seat).pies, game.player(seat).spells.len()))
            .fold(0.0, f32::max);
        let wanted = !me.trophies.has(crate::trophy::Trophy::Fight) && me.friendship > crate::player::FRIENDLY;
        (0.25 * (mine - theirs) + if wanted { 0.6 } else { -0.6 }).clamp(-1.5, 1.5)
    }

    /// A game that drags on wants something else: then luck has more and more of a say, in thousandths.
    fn unrest(&self) -> f32 {
        let rounds = self.turn / u32::from(self.nodes[0].game.seats());
        2e-6 * rounds.saturating_sub(PATIENCE).min(100) as f32
    }

    /// What the end of a plan is worth, on average over worlds if luck or a rival decides.
    fn judge(&self, end: usize) -> f32 {
        let game = &self.nodes[end].game;
        let ended = game.turn != self.turn && !game.is_midturn();
        let seen = |game: &MyLittleScythe| game.judge_with(self.weights).worth[self.seat.index()];
        let known = self.came_by(end).all(|(from, to)| {
            let thrown = matches!(self.nodes[to].came, Some((_, Action::Throw(_))));
            !thrown && !self.nodes[to].game.learned_since(&self.nodes[from].game)
        });
        if ended && known {
            return seen(game);
        }
        let actions = self.actions_to(end);
        let mut total = 0.0;
        let mut count = 0.0;
        for world in &self.worlds {
            let mut world = world.clone();
            if actions.iter().all(|action| world.apply(action, &mut ()).is_ok()) {
                let mut rng = world.chance.clone();
                world.finish_turn(&mut rng);
                total += seen(&world);
                count += 1.0;
            }
        }
        if count > 0.0 { total / count } else { seen(game) }
    }

    /// The steps that lead to an end, as pairs.
    fn came_by(&self, end: usize) -> impl Iterator<Item = (usize, usize)> {
        let mut step = end;
        std::iter::from_fn(move || {
            let (from, _) = self.nodes[step].came?;
            let pair = (from, step);
            step = from;
            Some(pair)
        })
    }

    fn actions_to(&self, end: usize) -> Vec<Action> {
        let mut actions = Vec::new();
        let mut step = end;
        while let Some((from, action)) = self.nodes[step].came {
            actions.push(action);
            step = from;
        }
        actions.reverse();
        actions
    }

    /// Sorts by worth, drops what leads to the same state, keeps the first.
    fn keep_best(&self, steps: &mut Vec<usize>, width: usize) {
        order::sort(steps, |&one, &other| {
            let (worth, other_worth) = (self.nodes[one].worth, self.nodes[other].worth);
            worth > other_worth || worth == other_worth && one < other
        });
        steps.dedup_by(|one, other| {
            self.nodes[*one].worth == self.nodes[*other].worth && self.nodes[*one].game == self.nodes[*other].game
        });
        if self.thorough {
            self.keep_first(steps, width);
        } else {
            steps.truncate(width);
        }
    }

    /// Keeps the first, and of those behind the first of every score.
    fn keep_first(&self, steps: &mut Vec<usize>, width: usize) {
        let mut scores: Vec<Score> = Vec::new();
        let mut place = 0;
        steps.retain(|&step| {
            place += 1;
            let score = self.score(step);
            let known = scores.contains(&score);
            if !known {
                scores.push(score);
            }
            place <= width || !known
        });
    }

    /// Of the ends, best first: the best of every score, what stops the next player, and the others as long as there is room.
    fn keep_wanted(&self, ends: &mut Vec<usize>, most: usize) {
        let mut wanted = ends.clone();
        self.keep_first(&mut wanted, 0);
        let ended = |end: &usize| self.nodes[*end].game.turn != self.turn;
        let threatened = |end: &usize| ended(end) && self.nodes[*end].game.threat(self.seat, TRIED).is_some();
        if ends.iter().take(most / 4).any(threatened) {
            let safe = ends.iter().take(LOOKED_THROUGH).filter(|end| !threatened(end));
            wanted.extend(safe.filter(|end| ended(end)).take(STOPPING));
        }
        let mut room = most.max(wanted.len()).saturating_sub(wanted.len());
        ends.retain(|end| {
            wanted.contains(end) || {
                let kept = room > 0;
                room = room.saturating_sub(1);
                kept
            }
        });
    }

    fn score(&self, step: usize) -> Score {
        let (game, me) = (&self.nodes[step].game, self.nodes[step].game.player(self.seat));
        let over = game.turn != self.turn || game.to_act().is_none();
        let last = self.nodes[step]
            .came
            .filter(|&(from, action)| matches!(action, Action::Throw(_)) || game.learned_since(&self.nodes[from].game));
        let ended = over || last.is_some();
        Score {
            trophies: me.trophies,
            solved: me.solved.len(),
            over,
            step: discriminant(if ended { &Step::Choose } else { &game.step }),
            moved: if ended { [false; 2] } else { game.moved },
            brought: if ended { None } else { game.brought() },
            met: if ended { SpaceSet::EMPTY } else { game.rivals_of(self.seat).and(me.spaces()) },
            quests: if ended { 0 } else { game.board.quests().and(me.spaces()).len() as u8 },
            last: last.map(|(from, action)| match (action, self.nodes[from].game.step) {
                (Action::PowerUp { section, .. }, _) => (discriminant(&action), section as u8),
                (_, Step::Throwing(fight)) => (discriminant(&action), fight.defender.0),
                _ => (discriminant(&action), 0),
            }),
        }
    }

    fn plan(&self, end: usize) -> Plan<MyLittleScythe> {
        Plan { actions: self.actions_to(end), worth: self.nodes[end].worth }
    }
}
