//! What happens around a drawing of the table: it is laid in strokes at first, things fly over it, and the keyboard goes
//! where it is needed.

use gloo_timers::callback::Timeout;
use web_sys::Element;
use yew::{Callback, NodeRef};

use crate::dom;
use crate::ui::flight::{self, Burst, Flight};

/// In how many strokes a table is laid, so that no task takes long.
pub(crate) const STROKES: u8 = 3;
/// How long a thing travels, in milliseconds.
const TRAVEL: u32 = 240;

/// What is to be done when the change is drawn.
pub(crate) struct Paint {
    pub(crate) root: NodeRef,
    /// How much of the table is laid.
    pub(crate) laid: u8,
    /// The end of the log is to be shown.
    pub(crate) log_changed: bool,
    /// What gets the keyboard.
    pub(crate) focus_on: Option<&'static str>,
    burst: Option<Burst>,
}

impl Paint {
    pub(crate) fn new() -> Self {
        Self { root: NodeRef::default(), laid: 0, log_changed: true, focus_on: None, burst: None }
    }

    /// Remembers where everything lies that is about to move; before it is drawn.
    pub(crate) fn measure(&mut self, shown: bool, flights: impl FnOnce() -> Vec<Flight>) {
        let root = self.root.cast::<Element>().filter(|_| shown && flight::motion_allowed());
        self.burst = root.map(|root| Burst::measure(root, flights()));
    }

    /// The keyboard goes to what can be done next.
    pub(crate) fn focus_doing(&mut self) {
        self.focus_on = Some(".doing button:not([disabled], [hidden])");
    }

    /// More of the table.
    pub(crate) fn lay_more(&mut self) {
        self.laid = STROKES.min(self.laid + 1);
    }

    /// After a drawing; whether the whole table is laid.
    pub(crate) fn rendered(&mut self, lay_more: Callback<()>) -> bool {
        if self.laid < STROKES {
            Timeout::new(0, move || lay_more.emit(())).forget();
            return false;
        }
        if std::mem::take(&mut self.log_changed) {
            dom::scroll_to_end(".log-lines");
        }
        if let Some(burst) = self.burst.take() {
            burst.fly_soon(TRAVEL);
        }
        true
    }
}
