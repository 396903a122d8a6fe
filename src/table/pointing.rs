//! The line from the slip of a lesson to what it means. It is drawn over the table, where both lie on the screen.

use gloo_events::{EventListener, EventListenerOptions};
use web_sys::{DomRect, Element};
use yew::prelude::*;

use crate::dom;
use crate::markup::html;

/// What a lesson points at.
const LIT: &str = ".board :is(.hinted, [data-hinted], [data-light=hinted])";

/// The line, which lies still until [`draw`] has measured where it goes.
pub(super) fn line() -> Html {
    html! {
        <svg key="line" class="lesson-line" aria-hidden="true"><path class="halo" /><path class="ink" /></svg>
    }
}

/// Draws the line anew whenever something is scrolled or the window changes.
pub(super) fn listen() -> [Option<EventListener>; 2] {
    let window = dom::window();
    let of = |name: &'static str| {
        let options = EventListenerOptions { phase: gloo_events::EventListenerPhase::Capture, passive: true };
        window.as_ref().map(|window| EventListener::new_with_options(window, name, options, |_| draw()))
    };
    [of("scroll"), of("resize")]
}

/// From the slip to the thing, unless a sheet lies over the table or the thing is not to be seen.
pub(super) fn draw() {
    let sheet = dom::find(".over:not([data-kind=trade])").is_some();
    let rect = |selector: &str| dom::find(selector).map(|element| element.get_bounding_client_rect());
    let way = rect(".lesson").zip(dom::find(LIT).filter(|_| !sheet).and_then(|thing| seen(&thing)));
    let d = way.map(|(slip, thing)| path(&slip, &thing)).unwrap_or_default();
    for line in [".lesson-line .halo", ".lesson-line .ink"].into_iter().filter_map(dom::find) {
        // A path can always have a way.
        let _ = line.set_attribute("d", &d);
    }
}

/// Where it is, if its middle is in the window and nothing lies over it.
fn seen(thing: &Element) -> Option<DomRect> {
    let rect = thing.get_bounding_client_rect();
    let (x, y) = (rect.left() + rect.width() / 2.0, rect.top() + rect.height() / 2.0);
    let on_top = dom::document()?.element_from_point(x as f32, y as f32)?;
    (thing.contains(Some(&on_top)) || on_top.contains(Some(thing))).then_some(rect)
}

/// A curve from the lower edge of the slip, with a ring at its end.
fn path(slip: &DomRect, thing: &DomRect) -> String {
    const RING: f64 = 5.0;
    let (x, y) = (thing.left() + thing.width() / 2.0, thing.top() + thing.height().min(32.0) / 2.0);
    let from_x = x.clamp(slip.left() + 24.0, (slip.right() - 24.0).max(slip.left() + 24.0));
    let from_x = (from_x + slip.left() + slip.width() / 2.0) / 2.0;
    let from_y = slip.bottom();
    let middle = (from_y + y) / 2.0;
    format!(
        "M{from_x:.0} {from_y:.0}C{from_x:.0} {middle:.0} {x:.0} {middle:.0} {x:.0} {:.0}m{RING} {RING}a{RING} {RING} 0 1 1 -{} 0a{RING} {RING} 0 1 1 {} 0",
        y - RING,
        2.0 * RING,
        2.0 * RING,
    )
}
