//! The market square: hexes with their values and whose markers stand there.

use std::rc::Rc;

use la_granja::{Action, LaGranja, Space};
use tabletop::{Game as _, Seat};
use yew::prelude::*;

use super::super::art::{self, Sign};
use super::super::label::Label;
use super::super::spot::Spot;
use super::super::words;
use super::thing::{Look, thing};
use super::village::disc;
use super::{Seen, look_key, say};
use crate::markup::html;
use crate::table::zone;

pub(super) fn draw(seen: &Rc<Seen>) -> Html {
    zone("market", seen, (seen.position(), look_key(seen)), |seen| {
        let seats = seen.game.setup().seats();
        html! {
            <section key="market" class="square" data-scrolls="" aria-label={say(seen, Label::Market)} data-wide={(seats == 4).then_some("")}>
                <h2 class="small-name">{ say(seen, Label::Market) }
                    { for Seat::all(seats).map(|seat| html! {
                        <span key={seat.0} class="market-count">
                            <span class="inside" aria-hidden="true">{ disc(seen, seat) }<b>{ "+" }{ seen.game.markers(seat) }</b>{ art::sign(Sign::Point) }</span>
                            <span class="unseen">{ count(seen, seat) }</span>
                        </span>
                    }) }
                </h2>
                <div class="stalls" data-row="">{ for Space::open_to(seats).map(|space| hex(seen, space)) }</div>
            </section>
        }
    })
}

/// What the markers of a seat score each round, in words.
fn count(seen: &Seen, seat: Seat) -> String {
    let points = words::points(seen.language, seen.game.markers(seat).into());
    [seen.name(seat), words::colon(seen.language), &points, " ", say(seen, Label::ScoresEachRound)].concat()
}

fn hex(seen: &Seen, space: Space) -> Html {
    let colon = words::colon(seen.language);
    let owner = seen.game.marker(space);
    let name = words::space(seen.language, space);
    let mut label = match owner {
        Some(seat) => [name, colon, seen.name(seat)].concat(),
        None => [name, colon, say(seen, Label::Free)].concat(),
    };
    let earns = earned(seen, space);
    if earns > 0 {
        let points = words::points(seen.language, earns);
        label.push_str(&format!(". {}{colon}{points}", say(seen, Label::RemovingEarns)));
    }
    let (q, r) = space.at();
    // Two halves of a hex a column, so that rows can be shifted by one.
    let column = 2 * i16::from(q) + i16::from(r) + 5;
    let look = Look::new("stall", label).seat(owner.map(|seat| seen.colour(seat)));
    let inside = html! {
        <>
            <b>{ space.value() }<small>{ words::space_letter(space) }</small></b>
            { owner.map(|seat| disc(seen, seat)) }
            if earns > 0 {
                <span class="stall-earns pair">{ "+" }{ earns.to_string() }{ art::sign(Sign::Point) }</span>
            }
        </>
    };
    html! {
        <span key={space.id()} class="stall-place" data-column={column.to_string()} data-line={(i16::from(r) + 3).to_string()}>
            { thing(seen, Spot::Space(space), look, inside) }
        </span>
    }
}

/// What a marker put here now would earn by those it takes the place of, and those that could be removed beside it.
fn earned(seen: &Seen, space: Space) -> u16 {
    let place = Action::Place(space);
    if !seen.can_act || !seen.facts.legal.contains(&place) {
        return 0;
    }
    let mut after = LaGranja::clone(&seen.game);
    if after.apply(&place, &mut ()).is_err() {
        return 0;
    }
    let beside = after.legal().into_iter().filter(|action| matches!(action, Action::Remove(_))).count();
    let at_once = after.player(seen.me).points.saturating_sub(seen.game.player(seen.me).points);
    at_once + beside as u16
}
