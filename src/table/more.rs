//! The arrow on what goes on below or beside. Where the browser knows timelines of scrolling the styles alone draw it (`more`
//! in `table.css`); elsewhere it is looked after here.

use gloo_events::{EventListener, EventListenerOptions, EventListenerPhase};
use web_sys::HtmlElement;

use crate::dom;

/// What may scroll on a table: whatever says so.
const SCROLLERS: &str = ".table [data-scrolls], .table .over";
/// What its styles know of it.
const MARK: &str = "data-more";
/// So many pixels beyond the edge are nothing to scroll to.
const EDGE: i32 = 2;

/// Hears what can bring the end of something into sight, or take it away: scrolling, which does not bubble, and the window.
pub(super) fn listen() -> [Option<EventListener>; 2] {
    let options = EventListenerOptions { phase: EventListenerPhase::Capture, passive: true };
    let listener = |event: &'static str| {
        let window = dom::window().filter(|_| !styles_know())?;
        Some(EventListener::new_with_options(&window, event, options, |_| look()))
    };
    [listener("scroll"), listener("resize")]
}

/// Marks what goes on, after a drawing.
pub(super) fn look() {
    if styles_know() {
        return;
    }
    for element in dom::all(SCROLLERS) {
        // Both fail only on names that are no names; ours is one.
        let _ = match goes_on(&element) {
            true => element.set_attribute(MARK, ""),
            false => element.remove_attribute(MARK),
        };
    }
}

fn goes_on(element: &HtmlElement) -> bool {
    let across = dom::style(element, "--along").trim() == "inline";
    let rest = if across {
        element.scroll_width() - element.client_width() - element.scroll_left()
    } else {
        element.scroll_height() - element.client_height() - element.scroll_top()
    };
    rest > EDGE
}

/// Whether the styles draw the arrow by themselves: a property that the browser does not know has no value, not even the one
/// it begins with.
fn styles_know() -> bool {
    thread_local! {
        static KNOW: bool = dom::all("body").first().is_none_or(|body| !dom::style(body, "animation-timeline").is_empty());
    }
    KNOW.with(|know| *know)
}
