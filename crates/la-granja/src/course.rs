//! A move with all that follows from it: a die with what is made of it, an extension with what pays for it, a commodity with
//! what it brings. So one tap can do what takes several decisions, each of which can still be taken back.

use tabletop::{Game, Seat, order};

use crate::action::Action;
use crate::game::LaGranja;
use crate::goods::{From, Good, Payment};
use crate::helper::{Rule, Ways};
use crate::task::Task;

/// No course has more steps than this.
const STEPS: usize = 8;
/// Beyond so many nobody reads them.
const MOST: usize = 400;

/// A move carried out to the end of the effects it sets off.
#[derive(Clone, PartialEq, Debug)]
pub struct Course {
    /// What is decided, in order.
    pub actions: Vec<Action>,
    /// Where it leads.
    pub game: LaGranja,
    /// How good that looks for whoever goes there, in VP; below what it was where something is given up.
    pub worth: f32,
}

impl LaGranja {
    /// Every way to carry a move out to the end of the effects it sets off, the best first. A course ends where something
    /// comes to light, and before a choice that is better made at the table: which card is played, where a marker goes.
    #[must_use]
    pub fn courses(&self, first: Action) -> Vec<Course> {
        let Some(seat) = self.to_act() else { return Vec::new() };
        let mut game = self.clone();
        if game.apply(&first, &mut ()).is_err() {
            return Vec::new();
        }
        let mut walk = Walk { seat, depth: self.tasks().len(), ends: Vec::new() };
        let shows = self.reveals(&first);
        walk.go(vec![first], game, shows);
        let mut ends = walk.ends;
        order::sort(&mut ends, |one, other| {
            one.worth > other.worth || one.worth == other.worth && one.actions.len() < other.actions.len()
        });
        ends
    }

    /// What the newest effect offers, where that can be listed in few words.
    fn follow_ups(&self) -> FollowUps {
        let mut actions = Vec::new();
        match self.tasks().top() {
            Some(Task::Do { ways, .. }) => {
                let at_the_table = ways.has(Ways::PLAY.or(Ways::BARROW));
                self.list_ways(ways.without(Ways::PLAY.or(Ways::BARROW)), &mut actions);
                if ways.has(Ways::UPGRADE) {
                    for good in Good::RESOURCES {
                        let free = From::BOTH.into_iter().map(|from| Action::Upgrade(good, from));
                        actions.extend(free.filter(|action| self.check(action).is_ok()));
                    }
                }
                FollowUps { actions, may_end: at_the_table }
            }
            Some(Task::Extension { .. } | Task::Fee { .. }) => {
                actions.extend(Payment::all().map(Action::Pay).filter(|pay| self.check(pay).is_ok()));
                FollowUps { actions, may_end: false }
            }
            _ => FollowUps { actions, may_end: true },
        }
    }
}

struct FollowUps {
    actions: Vec<Action>,
    /// Whether something else can be made of the effect, at the table.
    may_end: bool,
}

struct Walk {
    seat: Seat,
    /// How many effects were under way before.
    depth: usize,
    ends: Vec<Course>,
}

impl Walk {
    fn go(&mut self, actions: Vec<Action>, game: LaGranja, shows: bool) {
        if self.ends.len() >= MOST {
            return;
        }
        let over = shows || game.to_act() != Some(self.seat) || game.tasks().len() <= self.depth;
        if over || actions.len() >= STEPS {
            return self.end(actions, game);
        }
        let follow_ups = game.follow_ups();
        if follow_ups.may_end || follow_ups.actions.is_empty() {
            self.end(actions.clone(), game.clone());
        }
        for next in follow_ups.actions {
            if !in_order(&game, &actions, next) {
                continue;
            }
            let shows = game.reveals(&next);
            let mut then = game.clone();
            if then.apply(&next, &mut ()).is_ok() {
                self.go([&actions[..], &[next]].concat(), then, shows);
            }
        }
    }

    fn end(&mut self, actions: Vec<Action>, game: LaGranja) {
        let same = |other: &Course| other.game == game;
        if !self.ends.iter().any(same) {
            let worth = game.value(self.seat);
            self.ends.push(Course { actions, game, worth });
        }
    }
}

/// Goods that pay together are named in one order only.
fn in_order(game: &LaGranja, before: &[Action], next: Action) -> bool {
    match (before.last(), next) {
        (Some(Action::Pay(last)), Action::Pay(next)) => {
            let place = |payment: Payment| Payment::all().position(|other| other == payment);
            let twice = game.me().has(Rule::Identical) && *last == next;
            twice || place(next) > place(*last)
        }
        _ => true,
    }
}
