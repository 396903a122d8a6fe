//! The second click of a double one belongs to what the first one was for. Where the first has changed the game, something
//! else may lie under the pointer by now, which nobody has chosen: that click does nothing. Fingers tap quickly from one thing
//! to the next; for them this is so after Undo alone.

use std::cell::Cell;
use std::rc::Rc;

use gloo_events::{EventListener, EventListenerOptions, EventListenerPhase};
use wasm_bindgen::JsCast;
use web_sys::{Element, Event, MouseEvent, PointerEvent};

use crate::dom;

/// Counts the changes of the game.
#[derive(Clone, Default)]
pub(super) struct Clicks(Rc<Cell<u32>>);

impl Clicks {
    /// The game has changed.
    pub(super) fn note_change(&self) {
        self.0.set(self.0.get().wrapping_add(1));
    }

    /// Hears every click before anybody else does.
    pub(super) fn listen(&self) -> Option<EventListener> {
        let options = EventListenerOptions { phase: EventListenerPhase::Capture, passive: false };
        let (now, at_first, undoes) = (self.0.clone(), Cell::new(0), Cell::new(false));
        let listener = move |event: &Event| {
            let Some(click) = event.dyn_ref::<MouseEvent>() else { return };
            // A key that clicks counts no clicks.
            if click.detail() < 2 {
                at_first.set(now.get());
                undoes.set(is_undo(event));
            } else if at_first.get() != now.get() && (undoes.get() || !is_finger(event)) {
                click.stop_immediate_propagation();
                click.prevent_default();
            }
        };
        Some(EventListener::new_with_options(&dom::window()?.into(), "click", options, listener))
    }
}

fn is_finger(event: &Event) -> bool {
    event.dyn_ref::<PointerEvent>().is_some_and(|click| click.pointer_type() == "touch")
}

fn is_undo(event: &Event) -> bool {
    let target = event.target().and_then(|target| target.dyn_into::<Element>().ok());
    target.is_some_and(|target| target.closest("[aria-keyshortcuts=\"U\"]").ok().flatten().is_some())
}
