//! What the coach has found in a game, as it is kept with it:
//!
//! ```text
//! coach 3 84
//! 0 2 512 498 0 0 trade tile > wood wood clay; end | 509 trade tile > wheat clay stone; end
//! 5 8 530 530 0 0 produce brick: clay; end
//! ```
//!
//! The first line has the version of this form and how many actions the game has, so that nothing is shown with a game
//! that has gone another way. Then come the person's decisions: from which action to which, and what was found about each
//! (`Found`). What was found with another version, by a search that saw less, is not believed any more.

use tabletop::coach::Mark;

use tabletop::order;

use super::job::Found;

const HEADER: &str = "coach 3 ";
/// From so many thousandths on, a change of the chance to win is a turning point.
const TURNS_THE_GAME: u32 = 80;
/// As many of them are shown.
const TURNING_POINTS: usize = 3;

/// One decision of the person.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Verdict {
    pub(crate) from: usize,
    pub(crate) to: usize,
    pub(crate) found: Found,
}

impl Verdict {
    pub(crate) fn mark(&self) -> Mark {
        let Found { before, after, surpasses, .. } = self.found;
        if surpasses { Mark::Better } else { Mark::of(before.saturating_sub(after)) }
    }
}

/// Everything the coach has found so far.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Verdicts(pub(crate) Vec<Verdict>);

/// A moment on the curve of the chance to win.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Moment {
    /// After so many actions.
    pub(crate) at: usize,
    /// In thousandths.
    pub(crate) chance: u32,
    /// The decision it belongs to; none at the end.
    pub(crate) decision: Option<usize>,
}

/// A large change on the curve.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct TurningPoint {
    /// The moment it leads to.
    pub(crate) moment: usize,
    pub(crate) from: u32,
    pub(crate) to: u32,
    /// Whether the person's own turn did it, or the rivals and new cards.
    pub(crate) own: bool,
}

impl Verdicts {
    /// For a game of so many actions.
    pub(crate) fn write(&self, actions: usize) -> String {
        let mut text = format!("{HEADER}{actions}\n");
        for Verdict { from, to, found } in &self.0 {
            text.push_str(&format!("{from} {to} {}\n", found.write()));
        }
        text
    }

    /// `None` if this is not what was written for a game of so many actions.
    pub(crate) fn read(text: &str, actions: usize) -> Option<Self> {
        let mut lines = text.lines();
        let of: usize = lines.next()?.strip_prefix(HEADER)?.parse().ok()?;
        let mut end = 0;
        let verdicts = lines.map(|line| {
            let mut words = line.splitn(3, ' ');
            let mut number = || words.next()?.parse::<usize>().ok();
            let (from, to) = (number()?, number()?);
            let found = Found::read(words.next()?)?;
            let sound = end <= from && from < to && to <= actions;
            end = to;
            sound.then_some(Verdict { from, to, found })
        });
        let verdicts = verdicts.collect::<Option<Vec<_>>>()?;
        (of == actions).then_some(Self(verdicts))
    }

    /// How many decisions were looked at less deeply than usual, if any.
    pub(crate) fn less_deeply(&self) -> Option<usize> {
        Some(self.0.iter().filter(|verdict| verdict.found.hurried).count()).filter(|&count| count > 0)
    }

    /// The chance to win before and after each decision; and at the end what the game was worth, if it is over.
    pub(crate) fn curve(&self, end: Option<(usize, u32)>) -> Vec<Moment> {
        let mut curve = Vec::new();
        for (place, verdict) in self.0.iter().enumerate() {
            let decision = Some(place);
            curve.push(Moment { at: verdict.from, chance: verdict.found.before, decision });
            curve.push(Moment { at: verdict.to, chance: verdict.found.after, decision });
        }
        curve.extend(end.map(|(at, chance)| Moment { at, chance, decision: None }));
        curve
    }

    /// The largest changes of a curve, in the order of the game.
    pub(crate) fn turning_points(curve: &[Moment]) -> Vec<TurningPoint> {
        let mut found: Vec<TurningPoint> = Vec::new();
        for (place, pair) in curve.windows(2).enumerate() {
            let (from, to) = (pair[0].chance, pair[1].chance);
            if from.abs_diff(to) >= TURNS_THE_GAME {
                let own = pair[0].decision.is_some() && pair[0].decision == pair[1].decision;
                found.push(TurningPoint { moment: place + 1, from, to, own });
            }
        }
        order::sort(&mut found, |one, other| one.from.abs_diff(one.to) > other.from.abs_diff(other.to));
        found.truncate(TURNING_POINTS);
        order::sort(&mut found, |one, other| one.moment < other.moment);
        found
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn verdict(from: usize, to: usize, before: u32, after: u32) -> Verdict {
        let best = vec!["produce wood".to_owned(), "end".to_owned()];
        let others = vec![(after.min(before), vec!["produce clay".to_owned(), "end".to_owned()])];
        Verdict { from, to, found: Found { before, after, best, others, ..Found::default() } }
    }

    fn verdicts() -> Verdicts {
        Verdicts(vec![verdict(0, 2, 500, 490), verdict(4, 7, 600, 300), verdict(9, 12, 310, 310)])
    }

    #[test]
    fn what_was_found_can_be_written_and_read() {
        let text = verdicts().write(12);
        assert_eq!(Verdicts::read(&text, 12), Some(verdicts()));
        assert_eq!(Verdicts::read(&text, 13), None, "the game has gone on");
        assert_eq!(Verdicts::read(&Verdicts::default().write(5), 5), Some(Verdicts::default()));
    }

    #[test]
    fn what_was_looked_at_in_a_hurry_is_counted() {
        let mut found = verdicts();
        assert_eq!(found.less_deeply(), None);
        found.0[1].found.hurried = true;
        let read = Verdicts::read(&found.write(12), 12).expect("what was written");
        assert_eq!(read.less_deeply(), Some(1));
    }

    #[test]
    fn noise_is_not_read() {
        for text in [
            "",
            "coach 1 12\n0 2 512 498 end\n",
            "coach 2 12\n0 2 512 498 0 end\n",
            "coach 4 12\n",
            "coach 3 12\n0 2 500\n",
            "coach 3 12\n0 2 500 490 0 end\n",
            "coach 3 12\n0 2 500 490 0 0 end | 700 pass\n",
            "coach 3 12\n2 2 500 490 0 0 end\n",
            "coach 3 12\n0 13 500 490 0 0 end\n",
            "coach 3 12\n0 2 500 510 0 0 end\n",
            "coach 3 12\n0 2 5000 490 0 0 end\n",
            "coach 3 12\n4 7 500 490 0 0 end\n0 2 500 490 0 0 end\n",
            "coach 3 12\n<b>hello</b>\n",
        ] {
            assert_eq!(Verdicts::read(text, 12), None, "{text:?}");
        }
    }

    #[test]
    fn the_curve_ends_at_the_true_result() {
        let curve = verdicts().curve(Some((14, 1000)));
        assert_eq!(curve.len(), 7);
        assert_eq!(curve.last(), Some(&Moment { at: 14, chance: 1000, decision: None }));
        assert_eq!(curve[3], Moment { at: 7, chance: 300, decision: Some(1) });
    }

    #[test]
    fn turning_points_are_the_largest_changes_in_order() {
        let curve = verdicts().curve(Some((14, 1000)));
        let found = Verdicts::turning_points(&curve);
        let told: Vec<_> = found.iter().map(|point| (point.from, point.to, point.own)).collect();
        assert_eq!(told, [(490, 600, false), (600, 300, true), (310, 1000, false)]);
    }
}
