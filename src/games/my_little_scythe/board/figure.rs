//! The Seekers on the map: everybody's head in the colour and the shape of its seat.

use my_little_scythe::{Event, Seeker};
use tabletop::{Game as _, Seat};
use yew::prelude::*;

use super::super::art;
use super::Seen;
use crate::markup::html;
use crate::store::settings::Pace;

/// What lies behind the head, as in the markers of the trophies: circle, square, shield, leaf, arch and drop.
fn plate(colour: &str) -> &'static str {
    match colour {
        "b" => "M-24-33h48v48h-48Z",
        "c" => "M-25-33h50v23a25 25 0 0 1-50 0Z",
        "d" => "M25-34v25a25 25 0 0 1-25 25h-25v-25a25 25 0 0 1 25-25Z",
        "e" => "M-25 15v-23a25 25 0 0 1 50 0v23Z",
        "f" => "M-25 16v-25a25 25 0 1 1 25 25Z",
        _ => "M-25-9a25 25 0 1 1 50 0a25 25 0 1 1-50 0Z",
    }
}

/// So many stand on one hex; whether goods lie in front of them.
#[derive(Clone, Copy)]
pub(super) struct Crowd {
    pub(super) count: usize,
    pub(super) goods: bool,
}

impl Crowd {
    /// Where the one at this place stands, and how large it is, so that all of them are within the hex.
    fn spot(self, place: usize) -> (i32, i32, i32) {
        let side = if place.is_multiple_of(2) { -1 } else { 1 };
        match (self.count, self.goods) {
            (0 | 1, false) => (0, -3, 74),
            (0 | 1, true) => (0, -17, 60),
            (2, false) => (24 * side, -3, 58),
            (2, true) => (23 * side, -15, 50),
            // Two behind, the others in front of them.
            (_, false) => (23 * side, if place < 2 { -20 } else { 18 }, 46),
            (_, true) => (21 * side, if place < 2 { -26 } else { 2 }, 38),
        }
    }
}

/// A Seeker: the larger one, or the smaller one with its scarf.
pub(super) fn draw(seen: &Seen, seat: Seat, seeker: Seeker, crowd: Crowd, place: usize) -> Html {
    let (x, y, size) = crowd.spot(place);
    let size = if seeker == Seeker::B && crowd.count < 3 { size - 6 } else { size };
    let name = if seeker == Seeker::A { "a" } else { "b" };
    html! {
        <g key={format!("{}{name}", seat.0)} class="figure" data-walked={walked(seen, seat, seeker)} data-seat={seen.colour(seat)}
            data-place={format!("seeker-{}-{name}", seat.0)}
            transform={format!("translate({x} {y}) scale({})", f64::from(size) / 64.0)}>
            { body(seen, seat, seeker) }
        </g>
    }
}

/// The same where it is not on the map: its middle is the origin.
pub(super) fn body(seen: &Seen, seat: Seat, seeker: Seeker) -> Html {
    html! {
        <>
            <use href={art::thing("base")} x="-32" y="-32" width="64" height="64" />
            <path class="figure-ring" d={plate(seen.colour(seat))} />
            <use href={art::head(seen, seat)} x="-24" y="-33" width="48" height="48" />
            if seeker == Seeker::B {
                <use href={art::thing("scarf")} x="-32" y="-32" width="64" height="64" />
            }
        </>
    }
}

/// Everybody's Seekers on a hex.
pub(super) fn standing(seen: &Seen, space: my_little_scythe::Space) -> Vec<(Seat, Seeker)> {
    let of = |seat: Seat| {
        let there = seen.game.player(seat).seekers_at(space);
        Seeker::BOTH.into_iter().filter(move |&seeker| there.contains(seeker)).map(move |seeker| (seat, seeker))
    };
    Seat::all(seen.game.seats()).flat_map(of).collect()
}

/// How many hexes this Seeker has just walked, where that is to be seen.
fn walked(seen: &Seen, seat: Seat, seeker: Seeker) -> Option<String> {
    seen.latest.iter().filter(|_| seen.settings.pace != Pace::Instant).find_map(|event| match *event {
        Event::Went { seat: who, seeker: which, path, .. } if (who, which) == (seat, seeker) => {
            Some(path.len().to_string())
        }
        _ => None,
    })
}
