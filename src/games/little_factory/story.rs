//! What was done, as it is told: the sentences of every action, grouped by turn.

use std::rc::Rc;

use little_factory::{Event, LittleFactory};
use tabletop::Seat;

use super::words::{self, Sentence, Who};
use crate::i18n::{Language, Message};
use crate::table::{Seating, Session, Sitter};

/// One player's turn.
#[derive(Debug)]
pub(crate) struct TurnTold {
    /// Counted from 1, for each player by himself.
    pub(crate) number: u32,
    pub(crate) seat: Seat,
    pub(crate) lines: Vec<Sentence>,
    /// The action after its last.
    to: usize,
}

/// A turn that compares by being the same one, so that a long log is redrawn at its end only.
#[derive(Clone)]
pub(crate) struct SharedTurn(pub(crate) Rc<TurnTold>);

impl PartialEq for SharedTurn {
    fn eq(&self, other: &Self) -> bool {
        Rc::ptr_eq(&self.0, &other.0)
    }
}

/// The log in one language.
#[derive(Clone, PartialEq)]
pub(crate) struct Story {
    language: Language,
    pub(crate) turns: Vec<SharedTurn>,
}

impl Story {
    pub(crate) fn new(language: Language) -> Self {
        Self { language, turns: Vec::new() }
    }

    /// Brings the story up to the first `count` actions, keeping the turns that are as they were.
    pub(crate) fn follow(&mut self, session: &Session<LittleFactory>, seating: &Seating, count: usize) {
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
                number: turn / u32::from(seating.len()) + 1,
                seat: entries[next].seat,
                lines: Vec::new(),
                to: next,
            };
            while told.to < entries.len() && session.position(told.to).turn() == turn {
                told.lines.extend(tell(session, seating, self.language, told.to));
                told.to += 1;
            }
            next = told.to;
            self.turns.push(SharedTurn(Rc::new(told)));
        }
    }

    /// The whole log as text, to be copied.
    pub(crate) fn text(&self, seating: &Seating) -> String {
        let mut text = String::new();
        for SharedTurn(turn) in &self.turns {
            let name = match seating.at(turn.seat) {
                Sitter::Me => self.language.say(Message::You),
                Sitter::Rival { character, .. } => character.name(),
            };
            text.push_str(&format!("{} · {name}\n", turn.number));
            for line in &turn.lines {
                text.push_str(&format!("  {}\n", line.plain(self.language)));
            }
        }
        text
    }
}

/// How a sentence calls whoever sits there.
pub(crate) fn who(seating: &Seating) -> impl Fn(Seat) -> Who<'static> + Clone + '_ {
    move |seat| match seating.at(seat) {
        Sitter::Me => Who::You,
        Sitter::Rival { character, .. } => Who::Rival(character.name()),
    }
}

/// The sentences of one action.
pub(crate) fn tell(
    session: &Session<LittleFactory>,
    seating: &Seating,
    language: Language,
    index: usize,
) -> Vec<Sentence> {
    session.entries().get(index).map_or_else(Vec::new, |entry| {
        // Whose turn comes next is seen all over the table.
        let events: Vec<Event> =
            entry.events.iter().copied().filter(|event| !matches!(event, Event::TurnPassed { .. })).collect();
        words::told(language, who(seating), entry.seat, &entry.action, &events)
    })
}
