//! How high the frame should be. A page is as high as its content. A table fills whatever room it gets, so it asks for
//! the room its layout wants at this width, and for more where something would have to be scrolled.

use std::cell::{Cell, RefCell};

use wasm_bindgen::prelude::*;
use web_sys::{Element, ResizeObserver};

use crate::dom;

thread_local! {
    /// The height asked for last, at which width, and whether for a table.
    static ASKED: Cell<(i32, i32, bool)> = const { Cell::new((0, 0, false)) };
    static WATCHING: RefCell<Option<ResizeObserver>> = const { RefCell::new(None) };
}

/// Watches the app on this page and tells the host whenever another height would be better.
pub(super) fn follow(app: &Element) {
    // Another program may have asked for another height meanwhile.
    ASKED.set((0, 0, false));
    let watched = app.clone();
    let look = Closure::<dyn Fn()>::new(move || measure(&watched));
    if let Ok(observer) = ResizeObserver::new(look.as_ref().unchecked_ref()) {
        observer.observe(app);
        look.forget();
        // Each time this program has the page there is a new one to be watched.
        if let Some(before) = WATCHING.replace(Some(observer)) {
            before.disconnect();
        }
    }
}

/// Looks again, after something inside has changed.
pub(crate) fn look_again() {
    if let Some(app) = dom::by_id("app").filter(|_| super::is_on()) {
        measure(&app);
    }
}

fn measure(app: &Element) {
    let width = app.client_width();
    let board = app.query_selector(".board").ok().flatten();
    let wanted = match &board {
        None => app.scroll_height(),
        Some(board) => {
            let (_, before, was_table) = ASKED.get();
            let hidden = hidden_in(board);
            let room = if hidden > 0 { app.client_height() + hidden } else { 0 };
            // Never less than before at this width: another layout could want more again, and so for ever.
            let least = if was_table && before == width { ASKED.get().0 } else { 0 };
            table_height(width).max(room.min(MOST)).max(least)
        }
    };
    let asked = (wanted, width, board.is_some());
    if wanted > 0 && ASKED.replace(asked).0 != wanted {
        super::tell("resize", &[("height", wanted.into())]);
    }
}

/// How much of a board would have to be scrolled: all of it, or one of the zones on it, or one of its rooms where it has some.
fn hidden_in(board: &Element) -> i32 {
    let zones = board.query_selector_all(":scope > *, :scope > [data-room] > *").ok();
    let zones = zones.into_iter().flat_map(|zones| (0..zones.length()).filter_map(move |at| zones.get(at)));
    let zones = zones.filter_map(|zone| zone.dyn_into::<Element>().ok()).filter(scrolls);
    let hidden = |element: &Element| (element.scroll_height() - element.client_height()).max(0);
    zones.map(|zone| hidden(&zone)).fold(hidden(board), i32::max)
}

/// Whether an element shows what does not fit into it by being scrolled.
fn scrolls(element: &Element) -> bool {
    let style = dom::window().and_then(|window| window.get_computed_style(element).ok().flatten());
    let flow = style.and_then(|style| style.get_property_value("overflow-y").ok());
    flow.is_some_and(|flow| flow == "auto" || flow == "scroll")
}

/// Whatever is in it, a table is no longer than this.
const MOST: i32 = 1400;

/// What the three layouts of the tables want: beside each other, under each other, on a phone.
const fn table_height(width: i32) -> i32 {
    match width {
        1120.. => 800,
        700.. => 960,
        _ => 720,
    }
}
