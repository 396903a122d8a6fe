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
    let selector =
        if over { ".over [data-stop]:not([disabled], [hidden])" } else { "[data-stop]:not([disabled], [hidden])" };
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
    let moved = nearest.is_some_and(|(_, stop)| stop.focus().is_ok());
    one_stop_a_row();
    moved
}

/// Things that lie in a row (`[data-row]`) are one stop of the Tab key together: the one that has the focus, or had it
/// last, or the first.
pub(crate) fn one_stop_a_row() {
    let focused = dom::focused();
    for row in dom::all("[data-row]") {
        let Ok(found) = row.query_selector_all("[data-stop]") else { continue };
        let stops: Vec<HtmlElement> =
            (0..found.length()).filter_map(|index| found.get(index)?.dyn_into().ok()).collect();
        let is_focused = |stop: &&HtmlElement| focused.as_ref().is_some_and(|here| stop.is_same_node(Some(here)));
        let was = |stop: &&HtmlElement| stop.get_attribute("tabindex").as_deref() == Some("0");
        let chosen = stops.iter().find(is_focused).or_else(|| stops.iter().find(was)).or(stops.first());
        for stop in &stops {
            let tab = if chosen.is_some_and(|chosen| chosen.is_same_node(Some(stop))) { "0" } else { "-1" };
            if stop.get_attribute("tabindex").as_deref() != Some(tab) {
                // Fails only on names that are no names.
                let _ = stop.set_attribute("tabindex", tab);
            }
        }
    }
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
