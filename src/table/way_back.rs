//! The browser's way back, which on a phone is a gesture of the thumb: it closes what lies over the table first, and asks
//! before a game is left. For that a step is laid into the browser's history, with the address of the table.

use std::cell::Cell;
use std::rc::Rc;

use gloo_events::EventListener;
use gloo_timers::callback::Timeout;
use wasm_bindgen::JsValue;
use yew::prelude::*;

use super::owner::{Msg, Table};
use super::screen::Screen;
use super::seen::Seen;
use crate::dom;
use crate::embed;
use crate::i18n::Message;
use crate::markup::html;
use crate::route::Route;

/// What the step is known by.
const STEP: &str = "over the table";
/// How many milliseconds the way back may take; one that leads nowhere leads home.
const PATIENCE: u32 = 500;

/// Whether the browser's history is ours to lay steps into, and stands on such a step.
fn is_on_step() -> bool {
    let history = dom::window().and_then(|window| window.history().ok());
    history.and_then(|history| history.state().ok()).is_some_and(|state| state.as_string().as_deref() == Some(STEP))
}

/// Lays the step, if it is not there. In a frame the way back is the host's.
pub(super) fn lay() {
    if embed::is_on() || is_on_step() {
        return;
    }
    if let Some(history) = dom::window().and_then(|window| window.history().ok()) {
        // Where the history is not ours to change, the way back leaves the table as ever.
        let _ = history.push_state(&JsValue::from_str(STEP), "");
    }
}

/// Tells when somebody goes back from the step to the table itself.
pub(super) fn listen(tell: Callback<()>) -> Option<EventListener> {
    let here = dom::hash();
    let listener = move |_: &Event| {
        if dom::hash() == here && !is_on_step() && !embed::is_on() {
            tell.emit(());
        }
    };
    Some(EventListener::new(&dom::window()?.into(), "popstate", listener))
}

/// Goes where the way back leads; home, if the table was the first page.
pub(super) fn go() {
    let Some(window) = dom::window() else { return };
    let left = Rc::new(Cell::new(false));
    let turned = {
        let left = left.clone();
        EventListener::once(&window, "hashchange", move |_| left.set(true))
    };
    if let Ok(history) = window.history() {
        // One that leads nowhere is noticed below.
        let _ = history.back();
    }
    Timeout::new(PATIENCE, move || {
        drop(turned);
        // Whoever has left, and perhaps come back already, is where he wants to be.
        if !left.get() {
            dom::go_instead(&Route::Home.href());
        }
    })
    .forget();
}

/// Asks whether the game is to be left.
pub(super) fn draw<G: Screen>(ctx: &Context<Table<G>>, seen: &Seen<G>) -> Html {
    let on = |message: fn() -> Msg<G>| ctx.link().callback(move |_: MouseEvent| message());
    html! {
        <>
            <p key="text">{ seen.say(Message::LeaveText) }</p>
            <div key="buttons" class="do-buttons">
                <button type="button" class="button go" data-stop="" data-enter="" onclick={on(|| Msg::Close)}>{ seen.say(Message::Stay) }</button>
                <button type="button" class="button quiet" data-stop="" onclick={on(|| Msg::Leave)}>{ seen.say(Message::LeaveYes) }</button>
            </div>
        </>
    }
}
