//! Why a turn is a good one: that it wins, that it keeps a rival from winning, and what the game counts.

use tabletop::{Seat, Strategy};

use super::phrases;
use super::screen::Screen;
use super::seen::Seen;
use crate::i18n::Message;

/// Something that speaks for a turn.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Reason {
    pub(crate) text: String,
    /// What it is about, and how much of it there is: of the same, more is better.
    about: String,
    amount: i32,
}

impl Reason {
    /// Something that is so or not.
    pub(crate) fn new(text: String) -> Self {
        Self { about: text.clone(), text, amount: 1 }
    }

    /// So much of something.
    pub(crate) fn of(about: impl Into<String>, amount: impl Into<i32>, text: String) -> Self {
        Self { text, about: about.into(), amount: amount.into() }
    }
}

/// What speaks for a turn of the person, from the position before it.
pub(super) fn reasons<G: Screen>(seen: &Seen<G>, game: &G, turn: &[G::Action]) -> Vec<String> {
    if wins(game, seen.me, turn) {
        return vec![seen.say(Message::TurnWins).to_owned()];
    }
    let stopped = G::lets_win(game, seen.me, &[]).filter(|_| G::lets_win(game, seen.me, turn).is_none());
    let stops = stopped.map(|rival| phrases::stops(seen.language, seen.name(rival)));
    stops.into_iter().chain(G::reasons(seen, game, turn).into_iter().map(|reason| reason.text)).collect()
}

/// The first thing that speaks for the best turn and not as much for what was done, if anything can be counted.
pub(super) fn missed<G: Screen>(seen: &Seen<G>, game: &G, best: &[G::Action], done: &[G::Action]) -> Option<String> {
    if wins(game, seen.me, best) && !wins(game, seen.me, done) {
        return Some(seen.say(Message::TurnWins).to_owned());
    }
    let let_win = G::lets_win(game, seen.me, done).filter(|_| G::lets_win(game, seen.me, best).is_none());
    let stops = let_win.map(|rival| phrases::stops(seen.language, seen.name(rival)));
    stops.or_else(|| first_missing(G::reasons(seen, game, best), &G::reasons(seen, game, done)))
}

fn first_missing(best: Vec<Reason>, done: &[Reason]) -> Option<String> {
    let had = |reason: &Reason| done.iter().any(|other| other.about == reason.about && other.amount >= reason.amount);
    best.into_iter().find(|reason| !had(reason)).map(|reason| reason.text)
}

/// Whether a turn wins alone and for certain, before anything unknown happens.
fn wins<G: Strategy>(game: &G, seat: Seat, turn: &[G::Action]) -> bool {
    let mut end = game.clone();
    turn.iter().all(|action| !end.reveals(action) && end.apply(action, &mut ()).is_ok()) && end.is_won_by(seat)
}

#[cfg(test)]
mod tests {
    use little_factory::Action;

    use super::*;
    use crate::games::little_factory::common::table;

    fn brings(influence: i32) -> Reason {
        Reason::of("influence", influence, format!("It brings {influence}."))
    }

    #[test]
    fn what_was_done_as_well_or_better_was_not_missed() {
        let card = || Reason::new("A card.".to_owned());
        assert_eq!(first_missing(vec![brings(1), card()], &[brings(2)]).as_deref(), Some("A card."));
        assert_eq!(first_missing(vec![brings(2), card()], &[brings(1)]).as_deref(), Some("It brings 2."));
        assert_eq!(first_missing(vec![brings(1), card()], &[card(), brings(1)]), None);
    }

    #[test]
    fn a_turn_wins_only_alone() {
        let turn = ["use butcher: meat".parse::<Action>().expect("notation")];
        let game = table(2).hand(1, "meat").built(1, "butcher").tokens(1, 6).game();
        assert!(wins(&game, Seat(0), &turn) && !wins(&game, Seat(1), &turn) && !wins(&game, Seat(0), &[]));
    }
}
