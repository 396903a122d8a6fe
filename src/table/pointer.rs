//! A mouse or a finger on the table: what it rests on, what it presses or taps.

use std::cell::Cell;
use std::rc::Rc;

use gloo_timers::callback::Timeout;
use wasm_bindgen::JsCast;
use web_sys::{Element, EventTarget};
use yew::prelude::*;

use super::clicks::Clicks;
use super::owner::Msg;
use super::screen::{Intent, Screen};
use crate::dom;

/// How many milliseconds a mouse rests on a thing before it is shown large beside the table.
const RESTING: u32 = 900;
/// How many milliseconds a finger stays on a thing before the large view opens.
const HOLDING: u32 = 550;

/// Where it is and how long.
pub(crate) struct Pointer<G: Screen> {
    /// What is under the mouse.
    on: Option<G::Word>,
    /// When that was, and when the mouse has moved last, in milliseconds. What is drawn under a mouse that lies still is
    /// not asked for.
    since: f64,
    moved: Rc<Cell<f64>>,
    /// It will have rested there.
    resting: Option<Timeout>,
    /// It has.
    rested: bool,
    /// A finger will have stayed.
    holding: Option<Timeout>,
    /// It has: the tap that ends it asks nothing.
    held: bool,
    /// A finger may be swiping something away.
    pub(super) swipe: Option<Swipe>,
    pub(super) clicks: Clicks,
    tell: Callback<Msg<G>>,
}

impl<G: Screen> Pointer<G> {
    pub(super) fn new(clicks: Clicks, tell: Callback<Msg<G>>) -> Self {
        Self {
            on: None,
            since: 0.0,
            moved: Rc::default(),
            resting: None,
            rested: false,
            holding: None,
            held: false,
            swipe: None,
            clicks,
            tell,
        }
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
        self.since = dom::milliseconds();
        self.resting = word.map(|_| self.later(RESTING, || Msg::Peek));
        self.holding = None;
        std::mem::take(&mut self.rested)
    }

    /// It may have rested. Whether there is something to draw.
    pub(super) fn peek(&mut self, free: bool) -> bool {
        let moved = self.moved.get();
        // The first move to a thing is told just before the thing is.
        let rests = moved + 50.0 >= self.since && dom::milliseconds() - moved >= f64::from(RESTING / 2);
        if free && !rests {
            self.resting = Some(self.later(RESTING, || Msg::Peek));
            return false;
        }
        self.rested = free;
        free
    }

    /// Hears every move, of which there are many.
    pub(super) fn on_move(&self) -> Callback<PointerEvent> {
        let moved = self.moved.clone();
        Callback::from(move |_: PointerEvent| moved.set(dom::milliseconds()))
    }

    /// A finger is down on a thing.
    pub(super) fn press(&mut self, word: Option<G::Word>) {
        self.held = false;
        let (moved, since) = (self.moved.clone(), dom::milliseconds());
        // A finger that drags something does not ask what it is.
        let told = move |word| if moved.get() > since { Msg::Lift } else { Msg::Hold(word) };
        self.holding = word.map(|word| self.later(HOLDING, move || told(word)));
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

/// What is tapped, on the table or in a sheet that lets its things be asked for; or a line of the log; or nothing.
pub(super) fn tapped<G: Screen>(event: &MouseEvent) -> Option<Msg<G>> {
    if let Some(spot) = spot_at::<G>(event.target(), ".board, [data-spots]") {
        return Some(if event.detail() == 2 { Msg::TapTwice(spot) } else { Msg::Screen(Intent::Tap(spot)) });
    }
    let element = event.target()?.dyn_into::<Element>().ok()?;
    let within = |selector: &str| element.closest(selector).ok().flatten();
    if let Some(line) = within("[data-at]") {
        return line.get_attribute("data-at")?.parse().ok().map(Msg::LookAt);
    }
    let something = within(".over, .rivals, .log, button, a, input, label, select, summary, [role=slider], .tip");
    something.is_none().then_some(Msg::TapOutside)
}

/// Where a finger came down on something that can be swiped away, and whether it lies below or hangs from above.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Swipe {
    from: (i32, i32),
    hangs: bool,
}

/// How far a finger goes to swipe something away.
const SWIPED: i32 = 64;

fn finger(event: &TouchEvent) -> Option<(i32, i32)> {
    let touch = js_sys::Reflect::get(event, &"changedTouches".into()).ok()?;
    let touch = js_sys::Reflect::get_u32(&touch, 0).ok()?;
    let side = |name: &str| js_sys::Reflect::get(&touch, &name.into()).ok()?.as_f64();
    Some((side("clientX")? as i32, side("clientY")? as i32))
}

/// A finger comes down. What can still be scrolled towards it is not swiped away.
pub(super) fn swipe_begins(event: &TouchEvent) -> Option<Swipe> {
    let element = event.target()?.dyn_into::<Element>().ok()?;
    let sheet = element.closest(".over, [data-panel=rivals] .rivals, [data-panel=log] .log").ok().flatten()?;
    if element.closest("input, [data-curve], .result-scroll").ok().flatten().is_some() {
        return None;
    }
    let hangs = !sheet.matches(".over").unwrap_or(false);
    let scroller = element.closest(".log-lines").ok().flatten().unwrap_or(sheet);
    let rests = if hangs {
        scroller.scroll_top() + scroller.client_height() >= scroller.scroll_height() - 2
    } else {
        scroller.scroll_top() <= 0
    };
    rests.then_some(Swipe { from: finger(event)?, hangs })
}

/// It is lifted; whether it has swiped something away.
pub(super) fn swipe_ends(swipe: Swipe, event: &TouchEvent) -> bool {
    let Some((x, y)) = finger(event) else { return false };
    let down = if swipe.hangs { swipe.from.1 - y } else { y - swipe.from.1 };
    down > SWIPED && down > 2 * (x - swipe.from.0).abs()
}

/// Puts the large view beside what the mouse rests on, at the side where it hides nothing that is to be pressed.
pub(super) fn put_beside(root: Option<Element>) {
    let Some(root) = root else { return };
    let find = |selector: &str| root.query_selector(selector).ok().flatten();
    let (Some(peek), Some(thing)) = (find(".peek"), find(".board [data-stop]:hover")) else { return };
    let Ok(peek) = peek.dyn_into::<web_sys::HtmlElement>() else { return };
    let (at, own, all) =
        (thing.get_bounding_client_rect(), peek.get_bounding_client_rect(), root.get_bounding_client_rect());
    let top = at.top().min(all.bottom() - own.height() - GAP).max(GAP);
    let hides = |left: f64| {
        [".doing", ".lesson", ".over"].iter().filter_map(|selector| find(selector)).any(|other| {
            let other = other.get_bounding_client_rect();
            let across = other.left() < left + own.width() && left < other.right();
            across && other.top() < top + own.height() && top < other.bottom()
        })
    };
    let sides = [at.right() + GAP, at.left() - own.width() - GAP];
    let within = |left: &f64| *left >= GAP && left + own.width() + GAP <= all.right();
    let left = sides.into_iter().filter(within).find(|left| !hides(*left));
    // Where it would hide something, it is not shown; a tap or the right button asks for it.
    let shown = if left.is_some() { "visible" } else { "hidden" };
    let _ = peek.style().set_property("visibility", shown);
    for (name, value) in left.into_iter().flat_map(|left| [("left", left), ("top", top)]) {
        // Both names are properties, and the value is a length.
        let _ = peek.style().set_property(name, &format!("{}px", value as i32));
    }
}

/// How far beside it, in pixels.
const GAP: f64 = 8.0;

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
