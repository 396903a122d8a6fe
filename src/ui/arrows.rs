//! Moving the keyboard's focus with the arrow keys, by where things stand on the screen.

use wasm_bindgen::JsCast;
use web_sys::{DomRect, Element, HtmlElement};

use crate::dom;

/// A direction.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Way {
    Left,
    Right,
    Up,
    Down,
}

/// Moves to the nearest `[data-stop]` in this direction, only within what lies over the table if something does.
/// Whether there was one.
pub(crate) fn step(over: bool, way: Way) -> bool {
    let selector = if over { ".over [data-stop]:not([disabled])" } else { "[data-stop]:not([disabled])" };
    let stops = dom::all(selector);
    // The name of what lies over the table has the focus when it opens, and is a place to go on from.
    let from_here = |here: &HtmlElement| here.has_attribute("data-stop") || here.has_attribute("data-first");
    let Some(here) = dom::focused().filter(from_here) else {
        return stops.first().is_some_and(|first| first.focus().is_ok());
    };
    let from = here.get_bounding_client_rect();
    let nearest = stops
        .into_iter()
        .filter(|stop| !stop.is_same_node(Some(&here)))
        .filter_map(|stop| Some((distance(way, &from, &visible(&stop)?)?, stop)))
        .min_by(|(one, _), (other, _)| one.total_cmp(other));
    nearest.is_some_and(|(_, stop)| stop.focus().is_ok())
}

fn visible(stop: &HtmlElement) -> Option<DomRect> {
    let rect = stop.unchecked_ref::<Element>().get_bounding_client_rect();
    (rect.width() > 0.0 && rect.height() > 0.0).then_some(rect)
}

/// What lies in another row counts for so much more than anything in this row.
const OTHER_ROW: f64 = 10_000.0;

/// How far away a place is in this direction; what lies beside the way counts for more than what lies on it, and
/// sideways the row is left only at its end.
fn distance(way: Way, from: &DomRect, to: &DomRect) -> Option<f64> {
    let centre = |rect: &DomRect| (rect.left() + rect.width() / 2.0, rect.top() + rect.height() / 2.0);
    let ((x, y), (to_x, to_y)) = (centre(from), centre(to));
    let gap = |low: f64, high: f64, to_low: f64, to_high: f64| (to_low - high).max(low - to_high).max(0.0);
    let (along, aside, straight) = match way {
        Way::Left => (x - to_x, gap(from.top(), from.bottom(), to.top(), to.bottom()), (y - to_y).abs()),
        Way::Right => (to_x - x, gap(from.top(), from.bottom(), to.top(), to.bottom()), (y - to_y).abs()),
        Way::Up => (y - to_y, gap(from.left(), from.right(), to.left(), to.right()), (x - to_x).abs()),
        Way::Down => (to_y - y, gap(from.left(), from.right(), to.left(), to.right()), (x - to_x).abs()),
    };
    let leaves = matches!(way, Way::Left | Way::Right) && aside > 0.0;
    (along > 4.0).then_some(along + aside * 4.0 + straight * 0.2 + if leaves { OTHER_ROW } else { 0.0 })
}
