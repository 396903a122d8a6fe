//! Can this part win for certain? Only at the very end is that known: in the last round, once nobody else acts any more,
//! everything a part allows is tried, state by state, to the end of the game.
//!
//! Before that, others deliver and draw, so nothing is certain. A part with more states than are looked at counts as one in
//! which no win was found.

use std::collections::BTreeMap;

use tabletop::{Game, Seat};

use crate::action::Action;
use crate::game::{LaGranja, ROUNDS};
use crate::goods::Good;
use crate::step::Step;

/// So many states of a part are looked at.
const STATES: usize = 2000;

impl LaGranja {
    /// What the seat to act can do to win alone and for certain, in the last part of the game; `None` if nothing does, as far
    /// as it was looked for.
    #[must_use]
    pub fn winning_part(&self) -> Option<Vec<Action>> {
        let seat = self.to_act()?;
        let last = self.round == ROUNDS && matches!(self.step, Step::Extra { .. } | Step::Scoring);
        if !last || self.setup.is_solo() || !self.is_last(seat) {
            return None;
        }
        let mut solver = Solver { seat, states: vec![(self.clone(), None)], known: BTreeMap::new() };
        solver.search()
    }

    /// Whether the game ends when `seat` has done enough.
    fn is_last(&self, seat: Seat) -> bool {
        let mut end = self.clone();
        // What is under way is another matter: it is finished first, and may offer more.
        !end.tasks.is_empty() || {
            let ended = end.apply(&Action::Done, &mut ()).is_ok();
            ended && (end.to_act().is_none() || end.to_act() == Some(seat))
        }
    }
}

/// What tells most states apart: points, silver, goods, commodities, and how much is under way.
type Looks = (u16, u16, [u8; Good::COUNT], u8, usize);

struct Solver {
    seat: Seat,
    /// Every state that was reached, from which and by what.
    states: Vec<(LaGranja, Option<(usize, Action)>)>,
    /// Where states are that look alike.
    known: BTreeMap<Looks, Vec<usize>>,
}

impl Solver {
    fn search(&mut self) -> Option<Vec<Action>> {
        let mut next = 0;
        let mut actions = Vec::new();
        while next < self.states.len() {
            actions.clear();
            self.states[next].0.list_legal(&mut actions);
            for &action in &actions {
                let before = &self.states[next].0;
                let mut game = before.clone();
                if game.apply(&action, &mut ()).is_err() || game.deck.len() != before.deck.len() {
                    continue;
                }
                if let Some(outcome) = game.outcome() {
                    if outcome.share(self.seat) == 1.0 {
                        return Some(self.way_to(next, action));
                    }
                } else if game.to_act() == Some(self.seat) && self.states.len() < STATES {
                    self.add(game, next, action);
                }
            }
            next += 1;
        }
        None
    }

    /// Keeps a state that is new.
    fn add(&mut self, game: LaGranja, from: usize, action: Action) {
        let player = game.player(self.seat);
        let goods = Good::ALL.map(|good| player.all_of(good));
        let looks = (player.points, player.silver, goods, player.commodities, game.tasks.len());
        let alike = self.known.entry(looks).or_default();
        if alike.iter().all(|&place| self.states[place].0 != game) {
            alike.push(self.states.len());
            self.states.push((game, Some((from, action))));
        }
    }

    fn way_to(&self, state: usize, last: Action) -> Vec<Action> {
        let (mut way, mut state) = (vec![last], state);
        while let Some((from, action)) = self.states[state].1 {
            way.push(action);
            state = from;
        }
        way.reverse();
        way
    }
}
