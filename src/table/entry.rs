//! One action with what it did, as it was and as somebody has seen it.

use tabletop::{Game, Seat};

use super::screen::Screen;

/// One action with what it did.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Entry<G: Game> {
    pub(crate) seat: Seat,
    pub(crate) action: G::Action,
    pub(crate) events: Vec<G::Event>,
}

/// The same as the person has seen it.
pub(crate) struct Told<G: Game> {
    pub(crate) seat: Seat,
    /// Nothing if it was done in secret.
    pub(crate) action: Option<G::Action>,
    pub(crate) events: Vec<G::Event>,
    /// It only went on where nothing was due.
    pub(crate) passes: bool,
}

impl<G: Screen> Entry<G> {
    /// As `me` has seen it, or all of it where nothing is secret any more.
    pub(crate) fn told(&self, me: Seat, truth: bool) -> Told<G> {
        let open = truth || G::OPEN || self.seat == me;
        let seen = |event: &G::Event| if truth { Some(event.clone()) } else { G::seen_by(event, me) };
        Told {
            seat: self.seat,
            action: open.then(|| self.action.clone()),
            events: self.events.iter().filter_map(seen).collect(),
            passes: false,
        }
    }
}
