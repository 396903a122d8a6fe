//! Dragging: a card to a side of the farm, a good to a barrow or a row. It does what a tap and a choice would do.

use la_granja::{Action, Card, Cargo, LaGranja, Side, Target};
use tabletop::Game as _;
use wasm_bindgen::JsCast;
use web_sys::{Element, EventTarget};
use yew::prelude::*;

use super::super::spot::Spot;
use super::{Intent, Seen, Wish, answer};
use crate::dom;
use crate::table::Reply;

/// Where something was let go.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Landing {
    Side(Side),
    Place(Target),
}

/// What listens on the board while the person is to act.
pub(super) fn hands(seen: &Seen) -> (Callback<PointerEvent>, Callback<PointerEvent>) {
    if !seen.can_act {
        return (Callback::noop(), Callback::noop());
    }
    let (grab, let_go) = (seen.send.clone(), seen.send.clone());
    let onpointerdown = Callback::from(move |event: PointerEvent| {
        if let Some(held) = spot_of(event.target()).filter(|spot| is_movable(*spot)) {
            grab.emit(Intent::Own(Wish::Grab(held)));
        }
    });
    let onpointerup = Callback::from(move |event: PointerEvent| {
        let under = dom::document()
            .and_then(|document| document.element_from_point(event.client_x() as f32, event.client_y() as f32));
        let_go.emit(Intent::Own(Wish::LetGo(under.and_then(|element| landing(&element)))));
    });
    (onpointerdown, onpointerup)
}

fn is_movable(spot: Spot) -> bool {
    matches!(spot, Spot::Hand(_) | Spot::Good(_) | Spot::Commodity | Spot::Field(_))
}

fn spot_of(target: Option<EventTarget>) -> Option<Spot> {
    let element: Element = target?.dyn_into().ok()?;
    Spot::parse(&element.closest("[data-spot]").ok()??.get_attribute("data-spot")?)
}

fn landing(element: &Element) -> Option<Landing> {
    let spot = element.closest("[data-spot]").ok().flatten().and_then(|spot| spot.get_attribute("data-spot"));
    match spot.and_then(|mark| Spot::parse(&mark)) {
        Some(Spot::Barrow(slot)) => Some(Landing::Side(Side::Barrow(slot))),
        Some(Spot::Helper(slot)) => Some(Landing::Side(Side::Helper(slot))),
        Some(Spot::Extensions) => Some(Landing::Side(Side::Extension)),
        Some(Spot::Row(craft, row)) => Some(Landing::Place(Target::Craft(craft, row))),
        _ => element.closest(".fields").ok().flatten().map(|_| Landing::Side(Side::Field)),
    }
}

/// What letting something go there comes to; nothing where it is only dropped.
pub(super) fn dropped(seen: &Seen, held: Spot, on: Landing) -> Option<Reply<LaGranja>> {
    let place = match on {
        Landing::Side(Side::Barrow(slot)) => Some(Target::Barrow(slot)),
        Landing::Side(_) => None,
        Landing::Place(target) => Some(target),
    };
    match (held, on) {
        (Spot::Hand(card), Landing::Side(side)) => Some(play(seen, card, side)),
        (Spot::Good(good), _) => Some(deliver(seen, Cargo::Good(good), place?)),
        (Spot::Field(card), _) => Some(deliver(seen, Cargo::Good(card.face().field), place?)),
        (Spot::Commodity, _) => Some(deliver(seen, Cargo::Commodity, place?)),
        _ => None,
    }
}

fn play(seen: &Seen, card: Card, side: Side) -> Reply<LaGranja> {
    // Places fill up in order: on whichever empty one it is let go, it lies on the first.
    let me = seen.game.player(seen.me);
    let side = match side {
        Side::Barrow(slot) if me.barrows[usize::from(slot)].is_none() => Side::Barrow(first_empty(&me.barrows)),
        Side::Helper(slot) if me.helpers[usize::from(slot)].is_none() => Side::Helper(first_empty(&me.helpers)),
        side => side,
    };
    let action = Action::Play(card, side);
    match LaGranja::clone(&seen.game).apply(&action, &mut ()) {
        Ok(()) => {
            // What pays for an extension is chosen as the best ready choice would.
            let best = answer::courses(seen, action).into_iter().next();
            best.map_or(Reply::Do(action), |ready| Reply::DoAll(ready.actions))
        }
        Err(why) => Reply::Refuse(why),
    }
}

fn first_empty<T>(slots: &[Option<T>]) -> u8 {
    slots.iter().position(Option::is_none).unwrap_or_default() as u8
}

fn deliver(seen: &Seen, cargo: Cargo, to: Target) -> Reply<LaGranja> {
    match seen.game.ways_to_deliver(seen.me, cargo, to) {
        Ok(ways) => ways.into_iter().next().map_or(Reply::Draw, |way| Reply::DoAll(way.actions)),
        Err(why) => Reply::Refuse(why),
    }
}
