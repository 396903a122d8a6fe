//! Walking through a game that was played: where its turns begin, and where a step leads.

/// The path through a game, in numbers of actions. On the curve every turn is as long as every other.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct ReplayPath {
    /// Before the first action, and after the last one of each turn.
    ends: Vec<usize>,
}

impl ReplayPath {
    /// From the number of the turn before each action, and the one at the end.
    pub(crate) fn new(turns: impl Iterator<Item = u32>) -> Self {
        let mut ends = vec![0];
        let mut before = None;
        let mut count = 0usize;
        for turn in turns {
            if before.is_some_and(|before| before != turn) {
                ends.push(count);
            }
            before = Some(turn);
            count += 1;
        }
        // The last turn may not have passed on: the game was won in it, or goes on.
        let last = count.saturating_sub(1);
        if ends.last() != Some(&last) {
            ends.push(last);
        }
        Self { ends }
    }

    /// After the last action.
    pub(crate) fn end(&self) -> usize {
        self.ends.last().copied().unwrap_or_default()
    }

    /// The beginning of this turn, or of the one before where this is one.
    pub(crate) fn turn_back(&self, from: usize) -> usize {
        self.ends.iter().rev().copied().find(|end| *end < from).unwrap_or_default()
    }

    /// The end of this turn.
    pub(crate) fn turn_on(&self, from: usize) -> usize {
        self.ends.iter().copied().find(|end| *end > from).unwrap_or_else(|| self.end())
    }

    /// How far along the curve, in thousandths.
    pub(crate) fn along(&self, count: usize) -> usize {
        let turns = self.ends.len() - 1;
        let turn = self.ends.iter().rposition(|end| *end <= count).unwrap_or_default();
        match (self.ends.get(turn), self.ends.get(turn + 1)) {
            (Some(from), Some(to)) => (turn * 1000 + (count - from) * 1000 / (to - from)) / turns,
            _ => 1000,
        }
    }

    /// What lies nearest to so many thousandths of the curve.
    pub(crate) fn at(&self, thousandths: usize) -> usize {
        (0..=self.end()).min_by_key(|count| self.along(*count).abs_diff(thousandths)).unwrap_or_default()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Turns of three, two and one action; the last one won the game.
    fn path() -> ReplayPath {
        ReplayPath::new([0, 0, 0, 1, 1, 2, 2].into_iter())
    }

    #[test]
    fn turns_are_found_from_anywhere() {
        let path = path();
        assert_eq!(path.end(), 6);
        assert_eq!([0, 1, 3, 4, 6].map(|from| path.turn_back(from)), [0, 0, 0, 3, 5]);
        assert_eq!([0, 2, 3, 5, 6].map(|from| path.turn_on(from)), [3, 3, 5, 6, 6]);
    }

    #[test]
    fn every_place_is_found_again_on_the_curve() {
        let path = path();
        assert_eq!((path.along(0), path.along(3), path.along(6)), (0, 333, 1000));
        for count in 0..=path.end() {
            assert_eq!(path.at(path.along(count)), count);
        }
        assert_eq!(path.at(9999), 6);
    }

    #[test]
    fn a_game_that_has_not_begun_has_one_place() {
        let path = ReplayPath::new([0].into_iter());
        assert_eq!((path.end(), path.turn_on(0), path.turn_back(0), path.at(500)), (0, 0, 0, 0));
        assert_eq!(path.along(0), 1000);
    }
}
