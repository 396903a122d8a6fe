//! The one owner of a game in progress: its record, every position on the way, and what can be taken back.

use std::rc::Rc;

use tabletop::{Game, Record, ReplayError, Seat};

use super::entry::Entry;
use crate::store::heading::Kept;
use crate::store::statistics::Finish;

/// A record and all the positions it goes through. Nothing else changes a game.
pub(crate) struct Session<G: Game> {
    record: Record<G>,
    me: Seat,
    /// The position after each number of actions, the first before any.
    positions: Vec<Rc<G>>,
    entries: Vec<Rc<Entry<G>>>,
    /// Actions taken back, the last one on top.
    undone: Vec<G::Action>,
}

impl<G: Game> Session<G> {
    /// Sits the person down at `me` and replays what the record has so far. A record that stops being a game is
    /// played up to there.
    pub(crate) fn new(record: &Record<G>, me: Seat) -> (Self, Option<Box<ReplayError<G>>>) {
        Self::at(G::new(&record.setup, record.seed), record, me)
    }

    /// The same from a position that was set by hand.
    pub(crate) fn at(start: G, record: &Record<G>, me: Seat) -> (Self, Option<Box<ReplayError<G>>>) {
        let mut session = Self {
            record: Record::new(record.setup.clone(), record.seed),
            me,
            positions: vec![Rc::new(start)],
            entries: Vec::new(),
            undone: Vec::new(),
        };
        for (played, action) in record.actions.iter().enumerate() {
            if let Err(refusal) = session.carry_out(action.clone()) {
                let game = G::clone(session.now());
                return (session, Some(Box::new(ReplayError { played, refusal, game })));
            }
        }
        (session, None)
    }

    /// The position now.
    pub(crate) fn now(&self) -> &Rc<G> {
        &self.positions[self.entries.len()]
    }

    /// The position after `count` actions, or now if there were fewer.
    pub(crate) fn position(&self, count: usize) -> &Rc<G> {
        self.positions.get(count).unwrap_or_else(|| self.now())
    }

    /// Everything that was done.
    pub(crate) fn entries(&self) -> &[Rc<Entry<G>>] {
        &self.entries
    }

    /// The save, the link and the bug report.
    pub(crate) fn record(&self) -> &Record<G> {
        &self.record
    }

    /// The person's seat.
    pub(crate) fn me(&self) -> Seat {
        self.me
    }

    /// Whether nothing is secret any more.
    pub(crate) fn is_over(&self) -> bool {
        self.now().outcome().is_some()
    }

    /// Whether the person is to act.
    pub(crate) fn is_mine(&self) -> bool {
        self.now().to_act() == Some(self.me)
    }

    /// Does something; what was taken back before is forgotten.
    pub(crate) fn act(&mut self, action: G::Action) -> Result<(), G::Refusal> {
        self.carry_out(action)?;
        self.undone.clear();
        Ok(())
    }

    fn carry_out(&mut self, action: G::Action) -> Result<(), G::Refusal> {
        let seat = self.now().to_act().unwrap_or(self.me);
        let mut game = G::clone(self.now());
        let mut events = Vec::new();
        game.apply(&action, &mut events)?;
        self.positions.push(Rc::new(game));
        self.entries.push(Rc::new(Entry { seat, action: action.clone(), events }));
        self.record.actions.push(action);
        Ok(())
    }

    /// How many actions of the person can be taken back for nothing: those since somebody else acted, and since something
    /// was shown that nobody could know before.
    pub(crate) fn undoable(&self) -> usize {
        if !self.is_mine() && self.now().to_act().is_some() {
            return 0;
        }
        let back = self.entries.iter().zip(&self.positions).rev();
        back.take_while(|(entry, before)| entry.seat == self.me && !before.reveals(&entry.action)).count()
    }

    /// Takes the last action back.
    pub(crate) fn undo(&mut self) {
        if let Some(action) = self.record.actions.pop() {
            self.entries.pop();
            self.positions.pop();
            self.undone.push(action);
        }
    }

    /// Where the person's turn before this one began, if somebody else has acted since.
    pub(crate) fn my_turn_before(&self) -> Option<usize> {
        let mine = |entry: &Rc<Entry<G>>| entry.seat == self.me;
        let theirs = |entry: &Rc<Entry<G>>| !mine(entry);
        let last_of_theirs = self.entries.iter().rposition(theirs)?;
        let last_of_mine = self.entries[..last_of_theirs].iter().rposition(mine)?;
        Some(self.entries[..last_of_mine].iter().rposition(theirs).map_or(0, |before| before + 1))
    }

    /// Goes back to the first `count` actions. Until something else is done, all of it can be done again.
    pub(crate) fn cut(&mut self, count: usize) {
        while self.entries.len() > count {
            self.undo();
        }
    }

    /// Whether something taken back can be done again.
    pub(crate) fn can_redo(&self) -> bool {
        !self.undone.is_empty()
    }

    /// Does again what was taken back last, and what others had answered to it.
    pub(crate) fn redo(&mut self) {
        while let Some(action) = self.undone.pop() {
            // It was legal here before, so it is again.
            let _ = self.carry_out(action);
            if self.is_mine() {
                break;
            }
        }
    }
}

impl<G: Kept> Session<G> {
    /// What the statistics want to know of the person's game.
    pub(crate) fn finish(&self) -> Finish {
        let mut curve = Vec::new();
        let mut owner = None;
        for (count, entry) in self.entries.iter().enumerate() {
            let after = self.position(count + 1);
            // A turn is whose who acts first in it.
            let of = *owner.get_or_insert(entry.seat);
            if after.turn() != self.position(count).turn() || after.outcome().is_some() {
                owner = None;
                if of == self.me {
                    curve.push(after.score(self.me));
                }
            }
        }
        Finish { sources: self.now().sources(self.me), curve, dealt: self.now().dealt(self.me).to_owned() }
    }
}

#[cfg(test)]
mod tests {
    use little_factory::{LittleFactory, Setup};
    use tabletop::Seed;

    use super::*;

    fn session() -> Session<LittleFactory> {
        let setup = Setup::new(2, false).expect("two can play");
        Session::new(&Record::new(setup, Seed(1)), Seat(0)).0
    }

    fn act(session: &mut Session<LittleFactory>, action: &str) {
        session.act(action.parse().expect("notation")).expect("legal");
    }

    #[test]
    fn what_is_undone_can_be_redone_and_leaves_no_trace() {
        let mut session = session();
        act(&mut session, "trade tile > wood wood clay");
        let (position, text) = (session.now().clone(), session.record().to_string());
        session.undo();
        assert_eq!((session.undoable(), session.can_redo()), (0, true));
        session.redo();
        assert_eq!((session.now(), session.record().to_string()), (&position, text));
        session.undo();
        act(&mut session, "trade tile > wheat");
        assert!(!session.can_redo());
    }

    #[test]
    fn a_turn_that_has_passed_on_is_not_undone() {
        let mut session = session();
        act(&mut session, "trade tile > wood wood clay");
        assert_eq!(session.undoable(), 1);
        act(&mut session, "end");
        assert_eq!(session.undoable(), 0);
        act(&mut session, "trade tile > wheat");
        act(&mut session, "end");
        assert_eq!(session.undoable(), 0);
    }

    #[test]
    fn a_whole_turn_is_taken_back_with_the_answers_to_it() {
        let mut session = session();
        assert_eq!(session.my_turn_before(), None);
        for action in ["trade tile > wood wood clay", "end"] {
            act(&mut session, action);
        }
        assert_eq!(session.my_turn_before(), None, "nobody has answered yet");
        for action in ["trade tile > wheat", "end"] {
            act(&mut session, action);
        }
        assert_eq!(session.my_turn_before(), Some(0));
        let whole = session.record().to_string();
        session.cut(0);
        assert_eq!((session.entries().len(), session.is_mine(), session.can_redo()), (0, true, true));
        assert_eq!(session.record().to_string(), "little-factory 1\nsetup 2 seats\nseed 1\n");
        // Step by step what was mine, and with its end everything the others had answered.
        session.redo();
        assert_eq!((session.entries().len(), session.is_mine()), (1, true));
        session.redo();
        assert_eq!((session.record().to_string(), session.can_redo()), (whole, false));
        // Whoever does something else has chosen.
        session.cut(0);
        act(&mut session, "trade tile > wheat");
        assert!(!session.can_redo());
    }

    #[test]
    fn a_record_with_an_illegal_action_is_played_up_to_it() {
        let text = "little-factory 1\nsetup 2 seats\nseed 1\ntrade tile > wood wood clay\npass\nend\n";
        let record = text.parse().expect("a record");
        let (session, error) = Session::<LittleFactory>::new(&record, Seat(0));
        assert_eq!(error.map(|error| error.played), Some(1));
        assert_eq!(session.entries().len(), 1);
    }
}
