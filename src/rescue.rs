//! What happens when the app breaks. A panic leaves the wasm instance unusable, so the hook only tells the static page,
//! whose `trouble.js` shows a prepared message with the details to copy.
//!
//! The address `?rescue-test` breaks the app on purpose right after its start, so that this way can be tried in any build.

use std::cell::Cell;
use std::panic::PanicHookInfo;

use wasm_bindgen::JsValue;
use web_sys::{CustomEvent, CustomEventInit};

use crate::dom;

thread_local! {
    static BROKEN: Cell<bool> = const { Cell::new(false) };
}

/// Whether the app has broken: then nothing is written any more, so that what is kept stays whole.
pub(crate) fn is_broken() -> bool {
    BROKEN.get()
}

/// From now on nothing is written any more.
pub(crate) fn break_off() {
    BROKEN.set(true);
}

/// Must come before the first component is rendered, or Yew sets its own hook.
pub(crate) fn install() {
    yew::set_custom_panic_hook(Box::new(|info| {
        break_off();
        tell(&report(info));
    }));
}

/// Carries out the `?rescue-test`.
pub(crate) fn panic_if_asked() {
    assert!(dom::query() != "?rescue-test", "the address asked for a rescue test");
}

/// What a person would copy into a bug report: no personal data beyond the browser's name.
fn report(info: &PanicHookInfo<'_>) -> String {
    format!(
        "Little Table {version}\n{info}\n{hash}\n{browser}",
        version = env!("CARGO_PKG_VERSION"),
        hash = dom::hash(),
        browser = dom::browser_name(),
    )
}

/// Sends the event `trouble.js` listens to. If even this fails there is nobody left to tell.
fn tell(report: &str) {
    web_sys::console::error_1(&JsValue::from_str(report));
    let init = CustomEventInit::new();
    init.set_detail(&JsValue::from_str(report));
    if let (Some(window), Ok(event)) =
        (dom::window(), CustomEvent::new_with_event_init_dict("little-table:broken", &init))
    {
        let _ = window.dispatch_event(&event);
    }
}
