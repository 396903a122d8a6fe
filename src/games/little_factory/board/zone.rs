//! Parts of the table that are drawn each by itself, so that a tap costs only what it changes.

use yew::prelude::*;

use super::{Board, Msg, Over, Spot};
use crate::table::job::Answer;

#[derive(Properties)]
pub(super) struct ZoneProps {
    /// `None` leaves it as it was drawn last.
    pub(super) inside: Option<Html>,
}

impl PartialEq for ZoneProps {
    fn eq(&self, other: &Self) -> bool {
        self.inside.is_none() || other.inside.is_none()
    }
}

#[component]
pub(super) fn Zone(props: &ZoneProps) -> Html {
    props.inside.clone().unwrap_or_default()
}

/// Some of the zones.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Zones(u8);

impl Zones {
    pub(super) const NONE: Self = Self(0);
    pub(super) const MARKET: Self = Self(1);
    pub(super) const BUILDINGS: Self = Self(2);
    pub(super) const HAND: Self = Self(4);
    pub(super) const DOING: Self = Self(8);
    pub(super) const LOG: Self = Self(16);
    /// What lies over the table.
    pub(super) const OVER: Self = Self(32);
    /// The rail and the rivals.
    pub(super) const REST: Self = Self(64);
    pub(super) const ALL: Self = Self(127);

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
    const fn zones(&self) -> Zones {
        match self {
            Self::Answer(spot) => spot.zones(),
            // These change how other cards look.
            Self::Scales(_) | Self::Hint | Self::Coach => Zones::ALL,
            _ => Zones::OVER,
        }
    }
}

impl Spot {
    const fn zones(self) -> Zones {
        Zones::OVER.and(match self {
            Self::Open(_) => Zones::MARKET,
            Self::Hand(_) => Zones::HAND,
            Self::Mine(_) => Zones::BUILDINGS,
            Self::Elsewhere(_) | Self::Tile => Zones::NONE,
        })
    }
}

impl Board {
    /// What has to be drawn anew after an intent, at most.
    pub(super) fn touched_by(&self, message: &Msg) -> Zones {
        let over = self.over.as_ref().map_or(Zones::NONE, Over::zones);
        match message {
            // A key asks for something else, and that touches what it touches.
            Msg::Press(_) | Msg::Peek(_) | Msg::Key(_) => Zones::NONE,
            Msg::Tap(spot) => over.and(spot.zones()),
            Msg::Hold(_) => over.and(Zones::OVER),
            Msg::Open(next) => over.and(next.zones()),
            Msg::Close if self.over.is_some() => over,
            Msg::DrawRest => Zones::OVER,
            Msg::Bot(Answer::Progress { .. }) => match self.over {
                Some(Over::Hint | Over::Coach) => Zones::DOING.and(Zones::OVER),
                _ => Zones::DOING,
            },
            _ => Zones::ALL,
        }
    }
}
