//! How a game ended.

use crate::{Seat, SeatSet};

/// Who won. More than one seat shares a victory; an empty set is a lost game against an automaton.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Outcome {
    /// The winners.
    pub winners: SeatSet,
}

impl Outcome {
    /// What the game was worth to `seat`: 1 for a win, a fair part of it for a shared one, 0 for a loss.
    #[must_use]
    pub fn share(self, seat: Seat) -> f32 {
        if self.winners.contains(seat) { 1.0 / self.winners.len() as f32 } else { 0.0 }
    }
}

#[cfg(test)]
mod tests {
    #[cfg(target_arch = "wasm32")]
    use wasm_bindgen_test::wasm_bindgen_test as test;

    use super::*;

    #[test]
    fn winners_share_one_point() {
        let outcome = Outcome { winners: [Seat(0), Seat(2)].into_iter().collect() };
        assert_eq!(Seat::all(3).map(|seat| outcome.share(seat)).collect::<Vec<_>>(), [0.5, 0.0, 0.5]);
    }
}
