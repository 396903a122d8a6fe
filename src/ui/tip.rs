//! A word or a sign that explains itself: under a resting mouse, at a tap, and with the keyboard's focus. Escape puts
//! the explanation away.

use gloo_events::{EventListener, EventListenerOptions, EventListenerPhase};
use wasm_bindgen::JsCast;
use web_sys::HtmlElement;
use yew::prelude::*;

use crate::dom;
use crate::markup::html;

#[derive(Properties, PartialEq)]
pub(crate) struct TipProps {
    /// Unique on the page.
    pub(crate) id: AttrValue,
    /// What a listener hears instead of what is seen.
    pub(crate) name: AttrValue,
    /// The explanation.
    pub(crate) text: AttrValue,
    /// What is seen.
    pub(crate) children: Html,
}

/// A button that does nothing but explain.
#[component]
pub(crate) fn Tip(props: &TipProps) -> Html {
    let open = use_state_eq(|| false);
    // Whether it was open when the pointer came down: a second tap closes it.
    let was_open = use_mut_ref(|| false);
    // The mouse is on it, but has not moved there: something was drawn under a mouse that rests, which asks nothing.
    let entered = use_mut_ref(|| false);
    let (what, says) = (use_node_ref(), use_node_ref());
    {
        let (what, says, set) = (what.clone(), says.clone(), open.setter());
        use_effect_with(*open, move |open| {
            let listener = open.then(|| {
                if let (Some(what), Some(says)) = (what.cast::<HtmlElement>(), says.cast::<HtmlElement>()) {
                    put_beside(&says, &what);
                }
                let options = EventListenerOptions { phase: EventListenerPhase::Capture, passive: true };
                dom::window().map(|window| {
                    EventListener::new_with_options(&window, "keydown", options, move |event| {
                        if event.dyn_ref::<KeyboardEvent>().is_some_and(|event| event.key() == "Escape") {
                            event.stop_propagation();
                            set.set(false);
                        }
                    })
                })
            });
            move || drop(listener)
        });
    }
    let set = |to: bool| {
        let open = open.setter();
        move || open.set(to)
    };
    let enter = {
        let entered = entered.clone();
        Callback::from(move |event: PointerEvent| {
            entered.replace(event.pointer_type() == "mouse");
        })
    };
    let (moved, left) = (set(true), set(false));
    let over = Callback::from(move |_: PointerEvent| {
        if entered.replace(false) {
            moved();
        }
    });
    let leave = Callback::from(move |event: PointerEvent| {
        if event.pointer_type() == "mouse" {
            left();
        }
    });
    let (show, hide) = (set(true), set(false));
    let press = {
        let (was_open, open) = (was_open.clone(), *open);
        Callback::from(move |_: PointerEvent| {
            was_open.replace(open);
        })
    };
    let tap = {
        let open = open.setter();
        Callback::from(move |_: MouseEvent| open.set(!was_open.replace(false)))
    };
    let put_away = {
        let hide = hide.clone();
        Callback::from(move |_: MouseEvent| hide())
    };
    html! {
        <span class="tip" onpointerenter={enter} onpointermove={over} onpointerleave={leave}>
            <button ref={what} type="button" class="tip-what" data-stop="" aria-describedby={props.id.clone()}
                onfocus={Callback::from(move |_: FocusEvent| show())} onblur={Callback::from(move |_: FocusEvent| hide())}
                onpointerdown={press} onclick={tap}>
                <span class="unseen">{ props.name.clone() }</span>
                <span class="tip-seen" aria-hidden="true">{ props.children.clone() }</span>
            </button>
            <span ref={says} id={props.id.clone()} role="tooltip" class="tip-says" hidden={!*open} onclick={put_away}>{ props.text.clone() }</span>
        </span>
    }
}

/// Above what it explains, or below where there is no room; never beyond the window.
fn put_beside(says: &HtmlElement, what: &HtmlElement) {
    let Some(window) = dom::window() else { return };
    let side = |value: Result<wasm_bindgen::JsValue, _>| value.ok().and_then(|value| value.as_f64()).unwrap_or(0.0);
    let (width, height) = (side(window.inner_width()), side(window.inner_height()));
    let (at, own) = (what.get_bounding_client_rect(), says.get_bounding_client_rect());
    let left = at.left().min(width - own.width() - 8.0).max(8.0);
    let above = at.top() - own.height();
    let top = if above >= 0.0 { above } else { at.bottom().min(height - own.height()).max(0.0) };
    for (name, value) in [("left", left), ("top", top)] {
        // Both names are properties, and the value is a length.
        let _ = says.style().set_property(name, &format!("{}px", value as i32));
    }
}
