//! Dragging: a card to a side of the farm, a good to a barrow or a row. It does what a tap and a choice would do.

use std::cell::RefCell;

use gloo_events::EventListener;
use la_granja::{Action, Answered, Card, Cargo, LaGranja, Side, Target, Thing};
use tabletop::Game as _;
use wasm_bindgen::JsCast;
use web_sys::{Element, Event, EventTarget, HtmlElement};
use yew::prelude::*;

use super::super::spot::Spot;
use super::{Intent, Seen, Wish, answer};
use crate::dom;
use crate::table::Reply;

/// How many pixels a mouse or a finger goes before it drags what it is on. Less is a tap that trembles.
const SLIP: i32 = 10;

/// Where something was let go.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Landing {
    Side(Side),
    Place(Target),
}

/// What is under a mouse button or a finger that is down.
struct Hand {
    held: Spot,
    thing: HtmlElement,
    pointer: i32,
    from: (i32, i32),
    /// Its picture under the pointer, once it is dragged.
    ghost: Option<Ghost>,
    send: Callback<Intent>,
    /// It may be let go anywhere, and the browser may take it away: to scroll, or because something else comes up.
    _until: [EventListener; 3],
}

thread_local! {
    /// Only one thing is dragged at a time.
    static HAND: RefCell<Option<Hand>> = const { RefCell::new(None) };
}

/// What listens on the board while the person is to act.
pub(super) fn hands(seen: &Seen) -> Callback<PointerEvent> {
    if !seen.can_act {
        return Callback::noop();
    }
    let send = seen.send.clone();
    Callback::from(move |event: PointerEvent| {
        let hand = Hand::down(&event, &send);
        HAND.with(|held| held.replace(hand));
    })
}

impl Hand {
    fn down(event: &PointerEvent, send: &Callback<Intent>) -> Option<Self> {
        let (thing, held) = thing_at(event.target()?)?;
        let pressed = event.is_primary() && event.button() == 0 && is_movable(held);
        let window = dom::window().filter(|_| pressed)?;
        let listen = |name: &'static str, then: fn(&PointerEvent)| {
            EventListener::new(&window, name, move |event: &Event| {
                if let Some(event) = event.dyn_ref() {
                    then(event);
                }
            })
        };
        Some(Self {
            held,
            thing,
            pointer: event.pointer_id(),
            from: (event.client_x(), event.client_y()),
            ghost: None,
            send: send.clone(),
            _until: [listen("pointermove", go), listen("pointerup", drop_there), listen("pointercancel", drop_nowhere)],
        })
    }

    fn go(&mut self, event: &PointerEvent) {
        let at = (event.client_x(), event.client_y());
        if self.ghost.is_none() && (at.0 - self.from.0).abs().max((at.1 - self.from.1).abs()) > SLIP {
            self.ghost = Ghost::of(&self.thing, self.from);
            self.send.emit(Intent::Own(Wish::Grab(self.held)));
        }
        if let Some(ghost) = &self.ghost {
            ghost.follow(at);
        }
    }

    /// It is let go; nothing was dragged if it has not moved.
    fn let_go(self, on: Option<Landing>) {
        if self.ghost.is_some() {
            self.send.emit(Intent::Own(Wish::LetGo(on)));
        }
    }
}

/// The pointer moves. A button that came up where nobody could hear it holds nothing any more.
fn go(event: &PointerEvent) {
    if event.buttons() == 0 {
        return drop_nowhere(event);
    }
    HAND.with(|held| {
        if let Some(hand) = held.borrow_mut().as_mut().filter(|hand| hand.pointer == event.pointer_id()) {
            hand.go(event);
        }
    });
}

fn take(event: &PointerEvent) -> Option<Hand> {
    HAND.with(|held| held.borrow_mut().take_if(|hand| hand.pointer == event.pointer_id()))
}

fn drop_there(event: &PointerEvent) {
    if let Some(hand) = take(event) {
        let under = dom::document()
            .and_then(|document| document.element_from_point(event.client_x() as f32, event.client_y() as f32));
        hand.let_go(under.and_then(|element| landing(&element)));
    }
}

fn drop_nowhere(event: &PointerEvent) {
    if let Some(hand) = take(event) {
        hand.let_go(None);
    }
}

/// The picture of what is dragged. It goes when it is dropped.
struct Ghost {
    picture: HtmlElement,
    /// Where the thing lies that is dragged, beside the pointer that took it.
    offset: (f64, f64),
}

impl Ghost {
    fn of(thing: &HtmlElement, from: (i32, i32)) -> Option<Self> {
        let picture: HtmlElement = thing.clone_node_with_deep(true).ok()?.dyn_into().ok()?;
        // It is no thing of the table: nobody taps it, hears it or sends anything there.
        for name in ["data-spot", "data-place", "data-stop", "data-light", "data-open"] {
            picture.remove_attribute(name).ok()?;
        }
        for (name, value) in [("data-ghost", ""), ("aria-hidden", "true"), ("tabindex", "-1")] {
            picture.set_attribute(name, value).ok()?;
        }
        let at = thing.get_bounding_client_rect();
        for (name, size) in [("width", at.width()), ("height", at.height())] {
            picture.style().set_property(name, &format!("{size}px")).ok()?;
        }
        thing.closest(".table").ok()??.append_child(&picture).ok()?;
        Some(Self { picture, offset: (at.left() - f64::from(from.0), at.top() - f64::from(from.1)) })
    }

    fn follow(&self, at: (i32, i32)) {
        let (x, y) = (f64::from(at.0) + self.offset.0, f64::from(at.1) + self.offset.1);
        // Fails only on names that are no names.
        let _ = self.picture.style().set_property("translate", &format!("{x}px {y}px"));
    }
}

impl Drop for Ghost {
    fn drop(&mut self) {
        self.picture.remove();
    }
}

fn is_movable(spot: Spot) -> bool {
    matches!(spot, Spot::Hand(_) | Spot::Good(_) | Spot::Commodity | Spot::Field(_))
}

fn thing_at(target: EventTarget) -> Option<(HtmlElement, Spot)> {
    let thing = target.dyn_into::<Element>().ok()?.closest("[data-spot]").ok()??;
    let spot = Spot::parse(&thing.get_attribute("data-spot")?)?;
    Some((thing.dyn_into().ok()?, spot))
}

/// Whether what is held can be let go at a thing, which shows it.
pub(super) fn takes(seen: &Seen, spot: Spot) -> bool {
    let Some(held) = seen.own.held else { return false };
    landing_of(spot).is_some_and(|on| can_go(seen, held, on))
}

/// The same of the land beside the house, where the fields are.
pub(super) fn fields_take(seen: &Seen) -> bool {
    seen.own.held.is_some_and(|held| can_go(seen, held, Landing::Side(Side::Field)))
}

fn can_go(seen: &Seen, held: Spot, on: Landing) -> bool {
    match (held, on) {
        (Spot::Hand(card), Landing::Side(side)) => {
            let thing = match side {
                Side::Field => Thing::Field(card),
                Side::Barrow(_) => Thing::AsBarrow(card),
                Side::Extension => Thing::Extension(card),
                Side::Helper(_) => Thing::AsHelper(card),
            };
            let Some(Answered::Open(actions)) = seen.game.ask(seen.me, thing) else { return false };
            actions.contains(&Action::Play(card, first_place(seen, side)))
        }
        (Spot::Hand(_), Landing::Place(_)) => false,
        _ => cargo_to(held, on).is_some_and(|(cargo, to)| {
            seen.game.ways_to_deliver(seen.me, cargo, to).is_ok_and(|ways| !ways.is_empty())
        }),
    }
}

/// A good or a commodity that is let go where something can be delivered.
fn cargo_to(held: Spot, on: Landing) -> Option<(Cargo, Target)> {
    let cargo = match held {
        Spot::Good(good) => Cargo::Good(good),
        Spot::Field(card) => Cargo::Good(card.face().field),
        Spot::Commodity => Cargo::Commodity,
        _ => return None,
    };
    match on {
        Landing::Side(Side::Barrow(slot)) => Some((cargo, Target::Barrow(slot))),
        Landing::Side(_) => None,
        Landing::Place(target) => Some((cargo, target)),
    }
}

fn landing(element: &Element) -> Option<Landing> {
    let spot = element.closest("[data-spot]").ok().flatten().and_then(|spot| spot.get_attribute("data-spot"));
    let on = spot.and_then(|mark| landing_of(Spot::parse(&mark)?));
    on.or_else(|| element.closest(".fields").ok().flatten().map(|_| Landing::Side(Side::Field)))
}

fn landing_of(spot: Spot) -> Option<Landing> {
    Some(match spot {
        Spot::Barrow(slot) => Landing::Side(Side::Barrow(slot)),
        Spot::Helper(slot) => Landing::Side(Side::Helper(slot)),
        Spot::Extensions => Landing::Side(Side::Extension),
        Spot::Row(craft, row) => Landing::Place(Target::Craft(craft, row)),
        _ => return None,
    })
}

/// What letting something go there comes to; nothing where it is only dropped.
pub(super) fn dropped(seen: &Seen, held: Spot, on: Landing) -> Option<Reply<LaGranja>> {
    match (held, on) {
        (Spot::Hand(card), Landing::Side(side)) => Some(play(seen, card, first_place(seen, side))),
        _ => cargo_to(held, on).map(|(cargo, to)| deliver(seen, cargo, to)),
    }
}

/// Places fill up in order: on whichever empty one a card is let go, it lies on the first.
fn first_place(seen: &Seen, side: Side) -> Side {
    let me = seen.game.player(seen.me);
    match side {
        Side::Barrow(slot) if me.barrows[usize::from(slot)].is_none() => Side::Barrow(first_empty(&me.barrows)),
        Side::Helper(slot) if me.helpers[usize::from(slot)].is_none() => Side::Helper(first_empty(&me.helpers)),
        side => side,
    }
}

fn play(seen: &Seen, card: Card, side: Side) -> Reply<LaGranja> {
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
