//! Which moves win. Asked when a move is offered, and worked out once a position: a redraw asks nothing anew.

use std::cell::{OnceCell, RefCell};

use tabletop::{Seat, Strategy};

/// What is known of the moves of one position.
pub(crate) struct Wins<G: Strategy> {
    /// Whether the turn can be won at all.
    can: OnceCell<bool>,
    known: RefCell<Vec<(Vec<G::Action>, bool)>>,
}

impl<G: Strategy> Default for Wins<G> {
    fn default() -> Self {
        Self { can: OnceCell::new(), known: RefCell::default() }
    }
}

impl<G: Strategy> Wins<G> {
    /// Whether these actions win the game alone and for certain, or leave the rest of a turn that does.
    pub(super) fn has(&self, game: &G, seat: Seat, actions: &[G::Action]) -> bool {
        if !self.can.get_or_init(|| game.winning().is_some()) {
            return false;
        }
        let told = self.known.borrow().iter().find(|(known, _)| known == actions).map(|(_, wins)| *wins);
        told.unwrap_or_else(|| {
            let wins = leads_to_a_win(game, seat, actions);
            self.known.borrow_mut().push((actions.to_vec(), wins));
            wins
        })
    }
}

fn leads_to_a_win<G: Strategy>(game: &G, seat: Seat, actions: &[G::Action]) -> bool {
    let mut end = game.clone();
    let known = actions.iter().all(|action| !end.reveals(action) && end.apply(action, &mut ()).is_ok());
    known && (end.is_won_by(seat) || end.to_act() == Some(seat) && end.winning().is_some())
}

#[cfg(test)]
mod tests {
    use little_factory::{Action, LittleFactory};

    use super::*;
    use crate::games::little_factory::common::table;

    fn wins(game: &LittleFactory, actions: &[&str]) -> bool {
        let actions: Vec<Action> = actions.iter().map(|action| action.parse().expect("notation")).collect();
        let wins = Wins::default();
        let said = wins.has(game, Seat(0), &actions);
        assert_eq!(said, wins.has(game, Seat(0), &actions), "asked again");
        said
    }

    #[test]
    fn the_first_step_of_a_turn_that_wins_is_told_and_no_other() {
        let set = table(2).hand(1, "cow").built(1, "butcher").open("meat").tokens(1, 6);
        let game = set.clone().game();
        assert!(wins(&game, &["produce meat: cow"]) && wins(&game, &["produce meat: cow", "use butcher: meat"]));
        assert!(!wins(&game, &["produce wood"]));
        assert!(!wins(&set.tokens(1, 1).game(), &["produce meat: cow"]));
    }
}
