//! The second click of a double one belongs to what the first one was for. Where the first has changed the game, something
//! else may lie under the pointer by now, which nobody has chosen: that click does nothing.

use std::cell::Cell;
use std::rc::Rc;

use gloo_events::{EventListener, EventListenerOptions, EventListenerPhase};
use wasm_bindgen::JsCast;
use web_sys::{Event, MouseEvent};

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
        let (now, at_first) = (self.0.clone(), Cell::new(0));
        let listener = move |event: &Event| {
            let Some(click) = event.dyn_ref::<MouseEvent>() else { return };
            // A key that clicks counts no clicks.
            if click.detail() < 2 {
                at_first.set(now.get());
            } else if at_first.get() != now.get() {
                click.stop_immediate_propagation();
                click.prevent_default();
            }
        };
        Some(EventListener::new_with_options(&dom::window()?.into(), "click", options, listener))
    }
}
