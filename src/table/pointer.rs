//! A mouse or a finger on the table: what it rests on, what it presses or taps.

use gloo_timers::callback::Timeout;
use wasm_bindgen::JsCast;
use web_sys::{Element, EventTarget};
use yew::prelude::*;

use super::owner::Msg;
use super::screen::{Intent, Screen};

/// How many milliseconds a mouse rests on a thing before it is shown large beside the table.
const RESTING: u32 = 900;
/// How many milliseconds a finger stays on a thing before the large view opens.
const HOLDING: u32 = 550;

/// Where it is and how long.
pub(crate) struct Pointer<G: Screen> {
    /// What is under the mouse.
    on: Option<G::Word>,
    /// It will have rested there.
    resting: Option<Timeout>,
    /// It has.
    rested: bool,
    /// A finger will have stayed.
    holding: Option<Timeout>,
    /// It has: the tap that ends it asks nothing.
    held: bool,
    tell: Callback<Msg<G>>,
}

impl<G: Screen> Pointer<G> {
    pub(super) fn new(tell: Callback<Msg<G>>) -> Self {
        Self { on: None, resting: None, rested: false, holding: None, held: false, tell }
    }

    fn later(&self, ms: u32, message: impl FnOnce() -> Msg<G> + 'static) -> Timeout {
        let tell = self.tell.clone();
        Timeout::new(ms, move || tell.emit(message()))
    }

    /// What is shown large because the mouse rests on it.
    pub(super) fn rests_on(&self) -> Option<G::Word> {
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

    /// The mouse has come to a thing, or is on none. Whether there is something to draw.
    pub(super) fn point(&mut self, word: Option<G::Word>) -> bool {
        if self.on == word {
            return false;
        }
        self.on = word;
        self.resting = word.map(|_| self.later(RESTING, || Msg::Peek));
        self.holding = None;
        std::mem::take(&mut self.rested)
    }

    /// It has rested. Whether there is something to draw.
    pub(super) fn peek(&mut self, free: bool) -> bool {
        self.rested = free;
        free
    }

    /// A finger is down on a thing.
    pub(super) fn press(&mut self, word: Option<G::Word>) {
        self.held = false;
        self.holding = word.map(|word| self.later(HOLDING, move || Msg::Hold(word)));
    }

    pub(super) fn lift(&mut self) {
        self.holding = None;
    }
}

/// What the mouse is on now.
pub(super) fn pointed<G: Screen>(event: &PointerEvent) -> Option<Msg<G>> {
    (event.pointer_type() == "mouse").then(|| Msg::Point(word_at::<G>(event.target())))
}

/// What a finger presses. The browser takes a finger away when it begins to scroll.
pub(super) fn pressed<G: Screen>(event: &PointerEvent) -> Option<Msg<G>> {
    let finger = event.button() == 0 && event.pointer_type() != "mouse";
    let spot = spot_at::<G>(event.target(), ".board").filter(|_| finger)?;
    Some(Msg::Press(G::word_of(spot)))
}

/// What is tapped, on the table or in a sheet that lets its things be asked for.
pub(super) fn tapped<G: Screen>(event: &MouseEvent) -> Option<Msg<G>> {
    spot_at::<G>(event.target(), ".board, [data-spots]").map(|spot| Msg::Screen(Intent::Tap(spot)))
}

/// What is wanted large, by the right button of a mouse.
pub(super) fn asked_for<G: Screen>(event: &MouseEvent) -> Option<Msg<G>> {
    let word = word_at::<G>(event.target())?;
    event.prevent_default();
    Some(Msg::Hold(word))
}

/// The thing this is a part of.
pub(super) fn word_at<G: Screen>(target: Option<EventTarget>) -> Option<G::Word> {
    G::word_of(spot_at::<G>(target, ".board")?)
}

fn spot_at<G: Screen>(target: Option<EventTarget>, within: &str) -> Option<G::Spot> {
    let element = target?.dyn_into::<Element>().ok()?.closest(G::MARKS).ok().flatten()?;
    element.closest(within).ok().flatten()?;
    G::spot_at(&element)
}
