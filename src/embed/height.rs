//! How high the frame should be. A page is as high as its content. A table fills whatever room it gets, so it asks for
//! the room its layout wants at this width, and for more where something would have to be scrolled.

use std::cell::Cell;

use wasm_bindgen::prelude::*;
use web_sys::{Element, ResizeObserver};

use crate::dom;

thread_local! {
    /// The height asked for last, at which width, and whether for a table.
    static ASKED: Cell<(i32, i32, bool)> = const { Cell::new((0, 0, false)) };
}

/// Watches the app and tells the host whenever another height would be better.
pub(super) fn follow() {
    let Some(app) = dom::by_id("app") else { return };
    let watched = app.clone();
    let look = Closure::<dyn Fn()>::new(move || measure(&watched));
    if let Ok(observer) = ResizeObserver::new(look.as_ref().unchecked_ref()) {
        observer.observe(&app);
        // The frame is watched as long as it is there.
        std::mem::forget(observer);
        look.forget();
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
            let hidden = (board.scroll_height() - board.client_height()).max(0);
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

/// Whatever is in it, a table is no longer than this.
const MOST: i32 = 1400;

/// What the three layouts of `table.css` want: beside each other, under each other, on a phone.
const fn table_height(width: i32) -> i32 {
    match width {
        1120.. => 800,
        700.. => 960,
        _ => 720,
    }
}
