//! What is under way within a seat's part of a step: effects that wait for a choice, the newest first.

use tabletop::{Seat, Tell};

use crate::action::Target;
use crate::card::Card;
use crate::cause::Cause;
use crate::event::{End, Event};
use crate::game::LaGranja;
use crate::helper::Ways;
use crate::market::Space;

/// An effect that waits to be carried out.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
pub enum Task {
    /// So many of these ways; each once, unless they can be repeated.
    Do {
        /// The ways that are left.
        ways: Ways,
        /// How many.
        left: u8,
        /// Whether the same way can be taken again.
        again: bool,
        /// The space of the die it is the revenue of, or 0.
        die: u8,
        /// What gives it.
        why: Cause,
    },
    /// So many different commodity actions.
    Trade {
        /// How many.
        left: u8,
        /// Those taken, a bit each.
        #[cfg_attr(feature = "serde", serde(serialize_with = "crate::sending::trades"))]
        taken: u8,
        /// Whether what is taken is closed from then on.
        closing: bool,
        /// The helper that gives them.
        card: Card,
    },
    /// An extension is being paid for; its card lies open, out of the hand.
    Extension {
        /// Which card.
        card: Card,
        /// How many goods are due.
        left: u8,
        /// Kinds that have paid, a bit each.
        #[cfg_attr(feature = "serde", serde(serialize_with = "crate::sending::kinds"))]
        paid: u16,
    },
    /// A held die is paid for.
    Fee {
        /// Who held it.
        to: Seat,
        /// Its face.
        face: u8,
    },
    /// A helper may be used.
    Offer {
        /// Which.
        card: Card,
        /// What it is about.
        about: About,
    },
    /// A marker goes onto the market.
    Place {
        /// The barrow's value.
        value: u8,
        /// The barrow that was completed.
        card: Card,
    },
    /// Markers next to this space may be removed.
    Remove {
        /// Where the new marker is.
        at: Space,
    },
    /// One of the goods delivered comes back: a bit each.
    Recover {
        /// Which goods.
        #[cfg_attr(feature = "serde", serde(serialize_with = "crate::sending::goods"))]
        goods: u8,
        /// The helper that fetches it.
        card: Card,
    },
    /// A second harvest good goes to the same place.
    Weave {
        /// Where.
        to: Target,
        /// The helper that carries it.
        card: Card,
    },
    /// A card of the hand goes.
    Discard {
        /// The helper that asks for it.
        card: Card,
    },
    /// The revenue of a space is carried out; this never waits.
    Revenue {
        /// Which space.
        face: u8,
        /// Whether a die is used for it.
        die: bool,
        /// What gives it.
        why: Cause,
    },
}

/// What an offer of a helper is about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
pub enum About {
    /// Nothing more to know.
    Nothing,
    /// The die that was chosen, by its face.
    Die(u8),
    /// The barrow of this slot, which was completed.
    Barrow(u8),
    /// Options of a die that were not taken.
    Ways(Ways),
    /// Where a good was delivered.
    Place(Target),
    /// Goods that were delivered, a bit each.
    Goods(#[cfg_attr(feature = "serde", serde(serialize_with = "crate::sending::goods"))] u8),
}

/// The effects under way.
#[derive(Clone, Copy, Debug)]
pub struct Tasks {
    tasks: [Task; Self::MOST],
    len: u8,
}

impl Tasks {
    /// More than any chain of effects needs.
    pub(crate) const MOST: usize = 16;
    /// Within so many, commodities can still be spent.
    pub(crate) const DEEP: usize = 4;
    /// None.
    pub(crate) const NONE: Self = Self { tasks: [Task::Discard { card: Card(0) }; Self::MOST], len: 0 };

    pub(crate) fn push(&mut self, task: Task) {
        debug_assert!(self.len() < Self::MOST, "no chain of effects is so long");
        if self.len() < Self::MOST {
            self.tasks[self.len()] = task;
            self.len += 1;
        }
    }

    pub(crate) fn pop(&mut self) -> Option<Task> {
        self.len = self.len.checked_sub(1)?;
        Some(self.tasks[usize::from(self.len)])
    }

    /// The one that is carried out now.
    #[must_use]
    #[inline]
    pub fn top(&self) -> Option<Task> {
        self.as_slice().last().copied()
    }

    /// How many there are.
    #[must_use]
    #[inline]
    pub fn len(&self) -> usize {
        usize::from(self.len)
    }

    /// Whether nothing is under way.
    #[must_use]
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// All, the newest last.
    #[must_use]
    #[inline]
    pub fn as_slice(&self) -> &[Task] {
        &self.tasks[..usize::from(self.len)]
    }
}

impl PartialEq for Tasks {
    fn eq(&self, other: &Self) -> bool {
        self.as_slice() == other.as_slice()
    }
}

/// Every change of what is under way is told.
impl LaGranja {
    pub(crate) fn begin_task(&mut self, task: Task, tell: &mut impl Tell<Event>) {
        self.tasks.push(task);
        tell.tell(Event::EffectBegan { seat: self.active(), effect: task });
    }

    /// The newest task is over.
    pub(crate) fn end_task(&mut self, end: End, tell: &mut impl Tell<Event>) -> Option<Task> {
        let task = self.tasks.pop()?;
        tell.tell(Event::EffectEnded { seat: self.active(), effect: task, end });
        Some(task)
    }

    /// The newest task goes on as this.
    pub(crate) fn change_task(&mut self, task: Task, tell: &mut impl Tell<Event>) {
        if self.tasks.pop().is_some() {
            self.tasks.push(task);
            tell.tell(Event::EffectChanged { seat: self.active(), effect: task });
        }
    }
}
