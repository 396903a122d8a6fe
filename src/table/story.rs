//! What was done, as it is told: the sentences of every action, grouped by turn.

use std::rc::Rc;

use tabletop::Seat;

use super::entry::Told;
use super::screen::Screen;
use super::seating::Seating;
use super::seen::name;
use super::sentence::Sentence;
use super::session::Session;
use super::who::who;
use crate::i18n::Language;

/// One player's turn.
pub(crate) struct TurnTold<W> {
    /// Counted from 1, for each player by himself.
    pub(crate) number: u32,
    pub(crate) seat: Seat,
    pub(crate) lines: Vec<Sentence<W>>,
    /// For each line, the number of actions after the one it tells of.
    pub(crate) after: Vec<usize>,
    /// The action after its last.
    pub(crate) to: usize,
}

/// A turn that compares by being the same one, so that a long log is redrawn at its end only.
pub(crate) struct SharedTurn<W>(pub(crate) Rc<TurnTold<W>>);

impl<W> Clone for SharedTurn<W> {
    fn clone(&self) -> Self {
        Self(self.0.clone())
    }
}

impl<W> PartialEq for SharedTurn<W> {
    fn eq(&self, other: &Self) -> bool {
        Rc::ptr_eq(&self.0, &other.0)
    }
}

/// The log in one language.
pub(crate) struct Story<G: Screen> {
    language: Language,
    pub(crate) turns: Vec<SharedTurn<G::Word>>,
    /// Whether it was told as it truly was, when nothing was secret any more.
    truth: bool,
}

impl<G: Screen> Story<G> {
    pub(crate) fn new(language: Language) -> Self {
        Self { language, turns: Vec::new(), truth: false }
    }

    /// Brings the story up to the first `count` actions, keeping the turns that are as they were.
    pub(crate) fn follow(&mut self, session: &Session<G>, seating: &Seating, count: usize) {
        if self.truth != session.is_over() {
            (self.truth, self.turns) = (session.is_over(), Vec::new());
        }
        let entries = &session.entries()[..count.min(session.entries().len())];
        // The last turn may have gone on or been taken back: it is told anew.
        while self.turns.last().is_some_and(|turn| turn.0.to > entries.len()) {
            self.turns.pop();
        }
        self.turns.pop();
        let mut next = self.turns.last().map_or(0, |turn| turn.0.to);
        while next < entries.len() {
            let position = session.position(next);
            let turn = position.turn();
            let mut told = TurnTold {
                number: G::turn_number(position),
                seat: entries[next].seat,
                lines: Vec::new(),
                after: Vec::new(),
                to: next,
            };
            while entries.get(told.to).is_some_and(|entry| entry.seat == told.seat)
                && session.position(told.to).turn() == turn
            {
                told.lines.extend(tell(session, seating, self.language, told.to));
                told.to += 1;
                told.after.resize(told.lines.len(), told.to);
            }
            next = told.to;
            self.turns.push(SharedTurn(Rc::new(told)));
        }
    }

    /// The whole log as text, to be copied.
    pub(crate) fn text(&self, seating: &Seating) -> String {
        let mut text = String::new();
        for SharedTurn(turn) in &self.turns {
            let name = name::<G>(seating, self.language, turn.seat);
            text.push_str(&format!("{} · {name}\n", turn.number));
            for line in &turn.lines {
                text.push_str(&format!("  {}\n", line.plain(self.language)));
            }
        }
        text
    }
}

/// The sentences of one action, as the person has seen it.
pub(crate) fn tell<G: Screen>(
    session: &Session<G>,
    seating: &Seating,
    language: Language,
    index: usize,
) -> Vec<Sentence<G::Word>> {
    session.entries().get(index).map_or_else(Vec::new, |entry| {
        let passes = G::passes(session.position(index), &entry.action);
        let told = Told { passes, ..entry.told(session.me(), session.is_over()) };
        G::told(language, &who::<G>(seating, language), &told)
    })
}

/// The same as one text.
pub(crate) fn tell_plain<G: Screen>(
    session: &Session<G>,
    seating: &Seating,
    language: Language,
    index: usize,
) -> String {
    let lines = tell(session, seating, language, index);
    lines.iter().map(|line| line.plain(language)).collect::<Vec<_>>().join(" ")
}
