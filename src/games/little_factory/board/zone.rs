//! Parts of the table that are drawn each by itself, so that a tap costs only what it changes.

use std::cell::Cell;

use little_factory::{Card, Level, LittleFactory, Row};
use tabletop::{Game, Seat};
use yew::prelude::*;

use super::{Board, Msg, Over, Spot};
use crate::markup::html;
use crate::table::job::Answer;

#[derive(Properties)]
struct ZoneProps {
    changed: bool,
    /// Taken when it is drawn: what is kept as well has to be copied.
    inside: Cell<Html>,
}

impl PartialEq for ZoneProps {
    fn eq(&self, other: &Self) -> bool {
        !self.changed || !other.changed
    }
}

/// As `draw` draws it now, if it has changed.
pub(super) fn zone(key: &'static str, changed: bool, draw: &dyn Fn() -> Html) -> Html {
    let inside = Cell::new(if changed { draw() } else { Html::default() });
    html! { <Zone {key} {changed} {inside} /> }
}

#[component]
fn Zone(props: &ZoneProps) -> Html {
    props.inside.take()
}

/// Some of the zones.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Zones(u16);

impl Zones {
    pub(super) const NONE: Self = Self(0);
    pub(super) const RAIL: Self = Self(1);
    pub(super) const RIVALS: Self = Self(1 << 1);
    /// The row of buildings in the middle.
    pub(super) const ROW_B: Self = Self(1 << 2);
    pub(super) const ROW_III: Self = Self(1 << 3);
    pub(super) const ROW_II: Self = Self(1 << 4);
    pub(super) const ROW_I: Self = Self(1 << 5);
    pub(super) const BUILDINGS: Self = Self(1 << 6);
    pub(super) const HAND: Self = Self(1 << 7);
    pub(super) const DOING: Self = Self(1 << 8);
    pub(super) const LOG: Self = Self(1 << 9);
    /// What lies over the table.
    pub(super) const OVER: Self = Self(1 << 10);
    pub(super) const ALL: Self = Self((1 << 11) - 1);
    /// A move was made: what it changes shows when the two positions are compared.
    const MOVED: Self = Self(1 << 11);
    /// Where cards leave.
    const LEFT: Self = Self::ROW_B.and(Self::ROW_III).and(Self::ROW_II).and(Self::HAND);

    pub(super) const fn and(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    pub(super) const fn only(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    pub(super) const fn has(self, other: Self) -> bool {
        self.0 & other.0 != 0
    }
}

impl Over {
    /// Where the card lies that this is about: it shows that its sheet is open.
    fn zones(&self) -> Zones {
        match self {
            Self::Answer(spot) => spot.zones(),
            // These change how other cards look.
            Self::Scales(_) | Self::Hint | Self::Coach => Zones::ALL,
            _ => Zones::OVER,
        }
    }
}

impl Spot {
    fn zones(self) -> Zones {
        Zones::OVER.and(match self {
            Self::Open(Card::Building(_)) => Zones::ROW_B,
            Self::Open(Card::Resource(resource)) => match resource.level() {
                Level::I => Zones::ROW_I,
                Level::II => Zones::ROW_II,
                Level::III => Zones::ROW_III,
            },
            Self::Hand(_) => Zones::HAND,
            Self::Mine(_) => Zones::BUILDINGS,
            Self::Elsewhere(_) | Self::Tile => Zones::NONE,
        })
    }
}

/// Where two positions look different. What is mine and what is said of the turn is always drawn.
fn differing(before: &LittleFactory, after: &LittleFactory, me: Seat) -> Zones {
    let mut zones = [Zones::RAIL, Zones::BUILDINGS, Zones::HAND, Zones::DOING, Zones::LOG, Zones::OVER]
        .into_iter()
        .fold(Zones::NONE, Zones::and);
    let mut look = |zone: Zones, same: bool| {
        if !same {
            zones = zones.and(zone);
        }
    };
    let row = |row: Row| before.row(row) == after.row(row) && before.deck_len(row) == after.deck_len(row);
    let goods = |level: Level| {
        before.open().level(level) == after.open().level(level)
            && before.discard().level(level) == after.discard().level(level)
    };
    look(Zones::ROW_B, row(Row::Buildings));
    look(Zones::ROW_III, row(Row::LevelIII) && goods(Level::III));
    look(Zones::ROW_II, row(Row::LevelII) && goods(Level::II));
    look(Zones::ROW_I, goods(Level::I));
    // Their faces say how they stand against me.
    let seats = Seat::all(before.seats());
    let mut players = seats.map(|seat| (before.player(seat), after.player(seat), seat));
    let same = players.all(|(one, other, seat)| one.influence() == other.influence() && (seat == me || one == other));
    look(Zones::RIVALS, same && before.to_act() == after.to_act());
    zones
}

impl Board {
    /// What is to be drawn now of what was touched.
    pub(super) fn to_draw(&self) -> Zones {
        let touched = self.stale.replace(Zones::NONE);
        let before = self.drawn.replace(Some(self.shown().clone()));
        match before {
            Some(before) if touched.has(Zones::MOVED) => {
                let zones = touched.and(differing(&before, self.shown(), self.me()));
                self.leaving.replace(self.rest.is_some().then_some(before));
                zones
            }
            _ if touched.has(Zones::MOVED) => Zones::ALL,
            _ => touched,
        }
    }

    /// What is drawn once more with the rest: the log, and what cards have left.
    pub(super) fn drawn_again(&self) -> Zones {
        let left = self.leaving.borrow().is_some();
        Zones::LOG.and(if left { Zones::LEFT } else { Zones::NONE })
    }

    /// Whether something makes cards stand out, or the scales are out.
    fn is_lit(&self) -> bool {
        self.reach.is_some() || self.hint.is_some() || matches!(self.over, Some(Over::Scales(_)))
    }

    /// What has to be drawn anew after an intent, at most.
    pub(super) fn touched_by(&self, message: &Msg) -> Zones {
        let prepared = self.prepared.as_ref().map_or(Zones::NONE, Over::zones);
        let over = self.over.as_ref().map_or(prepared, Over::zones);
        match message {
            Msg::Do(_) | Msg::Undo | Msg::Redo if !self.is_lit() => over.and(Zones::MOVED),
            // A key asks for something else, and that touches what it touches.
            Msg::Point(_) | Msg::Peek | Msg::Lift | Msg::Key(_) => Zones::NONE,
            Msg::Press { spot, .. } => over.and(spot.zones()),
            Msg::Tap(spot) if self.over.is_none() && self.is_asked(*spot) => Zones::NONE,
            Msg::Tap(spot) => over.and(spot.zones()),
            Msg::Unfold => Zones::OVER,
            Msg::Hold(_) => over.and(Zones::OVER),
            Msg::Open(next) => over.and(next.zones()),
            Msg::Close if self.over.is_some() => over,
            Msg::DrawRest => prepared.and(Zones::OVER),
            Msg::Bot(Answer::Progress { .. }) => match self.over {
                Some(Over::Hint | Over::Coach) => Zones::DOING.and(Zones::OVER),
                _ => Zones::DOING,
            },
            _ => Zones::ALL,
        }
    }
}
