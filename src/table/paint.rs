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
    /// What a hint points at is to be seen.
    pub(crate) show_hinted: bool,
    /// Something had the keyboard before the change.
    had_focus: bool,
    burst: Option<Burst>,
}

impl Paint {
    pub(crate) fn new() -> Self {
        Self {
            root: NodeRef::default(),
            laid: 0,
            log_changed: true,
            focus_on: None,
            show_hinted: false,
            had_focus: false,
            burst: None,
        }
    }

    /// Remembers where everything lies that is about to move; before it is drawn.
    pub(crate) fn measure(&mut self, shown: bool, flights: impl FnOnce() -> Vec<Flight>) {
        let root = self.root.cast::<Element>().filter(|_| shown && flight::motion_allowed());
        self.burst = root.map(|root| Burst::measure(root, flights()));
    }

    /// Whether something is about to move.
    pub(crate) fn is_moving(&self) -> bool {
        self.burst.is_some()
    }

    /// The keyboard goes to what can be done next.
    pub(crate) fn focus_doing(&mut self) {
        self.focus_on = Some(".doing button:not([disabled], [hidden])");
    }

    /// Something of the table may be gone with the next drawing.
    pub(crate) fn keep_focus(&mut self) {
        self.had_focus = dom::focused().is_some_and(|focused| !focused.matches("body").unwrap_or(true));
    }

    /// Whether what had the keyboard is gone.
    pub(crate) fn keeps_focus(&mut self) -> bool {
        std::mem::take(&mut self.had_focus)
            && dom::focused().is_none_or(|focused| focused.matches("body").unwrap_or(false))
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
        if std::mem::take(&mut self.show_hinted) {
            dom::bring_into_view(".board :is(.hinted, [data-hinted], [data-light=hinted])");
        }
        if let Some(burst) = self.burst.take() {
            burst.fly_soon(TRAVEL);
        }
        true
    }
}
