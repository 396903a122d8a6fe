//! A mouse or a finger on the cards: what it rests on, what it presses or taps, and what is made ready meanwhile.

use gloo_timers::callback::Timeout;
use little_factory::Card;
use wasm_bindgen::JsCast;
use web_sys::{Element, EventTarget};
use yew::prelude::*;

use super::{Board, Msg, Over, Spot};

/// How many milliseconds a mouse rests on a card before the card is shown large beside the market.
const RESTING: u32 = 900;
/// How many milliseconds a finger stays on a card before the large view opens.
const HOLDING: u32 = 550;
/// Every card on the table: in the middle, mine, a rival's, in the log.
const ON_BOARD: &str = ".board [data-card]";

/// Where it is and how long.
#[derive(Default)]
pub(super) struct Pointer {
    /// The card under the mouse.
    on: Option<Card>,
    /// It will have rested there.
    resting: Option<Timeout>,
    /// It has.
    rested: bool,
    /// A finger will have stayed.
    holding: Option<Timeout>,
    /// It has: the tap that ends it asks nothing.
    held: bool,
}

impl Pointer {
    /// The card that is shown large because the mouse rests on it.
    pub(super) fn rests_on(&self) -> Option<Card> {
        self.on.filter(|_| self.rested)
    }

    /// Something else is looked at.
    pub(super) fn disturb(&mut self) {
        (self.resting, self.rested) = (None, false);
    }

    /// A finger has stayed, or the right button of a mouse was pressed.
    pub(super) fn hold(&mut self) {
        self.held = self.holding.take().is_some();
    }

    /// Whether this is the tap that ends a hold.
    pub(super) fn ends_hold(&mut self) -> bool {
        std::mem::take(&mut self.held)
    }
}

/// The card the mouse is on now.
pub(super) fn pointed(event: &PointerEvent) -> Option<Msg> {
    (event.pointer_type() == "mouse").then(|| Msg::Point(card_at(event.target())))
}

/// The card that is pressed. The browser takes a finger away when it begins to scroll.
pub(super) fn pressed(event: &PointerEvent) -> Option<Msg> {
    let spot = spot_at(event.target(), ON_BOARD).filter(|_| event.button() == 0)?;
    Some(Msg::Press { spot, finger: event.pointer_type() != "mouse" })
}

/// The card that is tapped, on the table or in a pile.
pub(super) fn tapped(event: &MouseEvent) -> Option<Msg> {
    spot_at(event.target(), ".board [data-card], .pile-card").map(Msg::Tap)
}

/// The card of which the large view is wanted, by the right button of a mouse.
pub(super) fn asked_for(event: &MouseEvent) -> Option<Msg> {
    let card = card_at(event.target())?;
    event.prevent_default();
    Some(Msg::Hold(card))
}

/// The card this is a part of.
pub(super) fn card_at(target: Option<EventTarget>) -> Option<Card> {
    card_of(&element_at(target, ON_BOARD)?)
}

fn spot_at(target: Option<EventTarget>, cards: &str) -> Option<Spot> {
    let element = element_at(target, cards)?;
    let place = element.get_attribute("data-place").unwrap_or_default();
    Some(match (place.split('-').next(), card_of(&element)?) {
        (Some("open"), card) => Spot::Open(card),
        (Some("hand"), Card::Resource(resource)) => Spot::Hand(resource),
        (Some("built"), Card::Building(building)) => Spot::Mine(building),
        (_, card) => Spot::Elsewhere(card),
    })
}

fn element_at(target: Option<EventTarget>, cards: &str) -> Option<Element> {
    target?.dyn_into::<Element>().ok()?.closest(cards).ok().flatten()
}

fn card_of(element: &Element) -> Option<Card> {
    Card::by_id(&element.get_attribute("data-card")?)
}

impl Board {
    /// The mouse has come to a card, or is on none. Whether there is something to draw, as for all of these.
    pub(super) fn point(&mut self, ctx: &Context<Self>, card: Option<Card>) -> bool {
        let pointer = &mut self.pointer;
        if pointer.on == card {
            return false;
        }
        pointer.on = card;
        pointer.resting = card.map(|_| later(ctx, RESTING, Msg::Peek));
        let shown = std::mem::take(&mut pointer.rested);
        // Let go elsewhere, perhaps beyond the window, it would not be heard of.
        self.lift(ctx);
        shown
    }

    pub(super) fn peek(&mut self) -> bool {
        self.pointer.rested = self.over.is_none();
        self.pointer.rested
    }

    /// A tap has begun: its answer is drawn, to be shown when it ends.
    pub(super) fn press(&mut self, ctx: &Context<Self>, spot: Spot, finger: bool) -> bool {
        self.pointer.held = false;
        self.pointer.holding = spot.card().filter(|_| finger).map(|card| later(ctx, HOLDING, Msg::Hold(card)));
        let free = self.over.is_none() && self.rest.is_none();
        if free {
            self.opening = true;
            self.prepared = Some(Over::Answer(spot));
        }
        free
    }

    /// What was prepared is dropped unless a tap follows at once.
    pub(super) fn lift(&mut self, ctx: &Context<Self>) -> bool {
        self.pointer.holding = None;
        if self.prepared.is_some() {
            self.lag(ctx);
        }
        false
    }

    /// Whether the answer that is there, or prepared, is about this card.
    pub(super) fn is_asked(&self, spot: Spot) -> bool {
        self.over.as_ref().or(self.prepared.as_ref()) == Some(&Over::Answer(spot))
    }
}

fn later(ctx: &Context<Board>, ms: u32, message: Msg) -> Timeout {
    let link = ctx.link().clone();
    Timeout::new(ms, move || link.send_message(message))
}
