//! What is far below is built when somebody comes near it. A page that is printed, or searched by the browser, is whole.

use std::rc::Rc;

use gloo_events::EventListener;
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;
use web_sys::{Element, IntersectionObserver, IntersectionObserverEntry, IntersectionObserverInit};
use yew::prelude::*;

use crate::dom;
use crate::markup::html;

#[derive(Properties, PartialEq)]
pub(crate) struct NearProps {
    pub(crate) children: Html,
}

/// Its children, once it is within a window's height of what is seen.
#[component]
pub(crate) fn Near(props: &NearProps) -> Html {
    let near = use_state_eq(|| false);
    let place = use_node_ref();
    {
        let (near, place) = (near.setter(), place.clone());
        use_effect_with((), move |()| {
            let come: Rc<dyn Fn()> = Rc::new(move || near.set(true));
            let watched = place.cast::<Element>().and_then(|place| Watch::new(&place, Rc::clone(&come)));
            if watched.is_none() {
                come();
            }
            move || drop(watched)
        });
    }
    html! {
        <div ref={place} class="near">
            if *near {
                { props.children.clone() }
            }
        </div>
    }
}

/// Calls back when a place is near, or all is wanted.
struct Watch {
    observer: IntersectionObserver,
    _seen: Closure<dyn Fn(js_sys::Array)>,
    _wanted: [EventListener; 2],
}

impl Watch {
    /// `None` where the browser cannot tell.
    fn new(place: &Element, come: Rc<dyn Fn()>) -> Option<Self> {
        let window = dom::window()?;
        let (print, find) = (Rc::clone(&come), Rc::clone(&come));
        let seen = Closure::<dyn Fn(js_sys::Array)>::new(move |entries: js_sys::Array| {
            let mut entries = entries.iter().filter_map(|entry| entry.dyn_into::<IntersectionObserverEntry>().ok());
            if entries.any(|entry| entry.is_intersecting()) {
                come();
            }
        });
        let init = IntersectionObserverInit::new();
        init.set_root_margin("100% 0%");
        let observer = IntersectionObserver::new_with_options(seen.as_ref().unchecked_ref(), &init).ok()?;
        observer.observe(place);
        let wanted = [
            EventListener::new(&window, "beforeprint", move |_| print()),
            EventListener::new(&window, "keydown", move |event| {
                let finds =
                    |key: &KeyboardEvent| key.key() == "F3" || (key.ctrl_key() || key.meta_key()) && key.key() == "f";
                if event.dyn_ref().is_some_and(finds) {
                    find();
                }
            }),
        ];
        Some(Self { observer, _seen: seen, _wanted: wanted })
    }
}

impl Drop for Watch {
    fn drop(&mut self) {
        self.observer.disconnect();
    }
}
