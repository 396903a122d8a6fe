//! Dragging a Seeker to a hex, out of its camp too. It does what a tap and a choice would do.

use my_little_scythe::{Seeker, Space};
use wasm_bindgen::JsCast;
use web_sys::{Element, EventTarget, HtmlElement};
use yew::prelude::*;

use super::super::word::Word;
use super::{Intent, Seen, Wish, figure};
use crate::dom;
use crate::markup::html;

/// Where a Seeker was taken up; `None` in my camp.
#[derive(Clone, Copy, PartialEq)]
pub(super) struct Held(pub(super) Option<Space>);

/// What the map listens to.
pub(super) struct Hands {
    pub(super) down: Callback<PointerEvent>,
    pub(super) along: Callback<PointerEvent>,
    pub(super) up: Callback<PointerEvent>,
    /// The pointer leaves the map, or the browser takes it away.
    pub(super) gone: Callback<PointerEvent>,
}

impl Hands {
    pub(super) fn of(seen: &Seen) -> Self {
        let nothing = Callback::noop;
        if !seen.can_act {
            return Self { down: nothing(), along: nothing(), up: nothing(), gone: nothing() };
        }
        let send = seen.send.clone();
        let down = Callback::from(move |event: PointerEvent| {
            let Some(word) = word_at(event.target()).filter(|_| event.button() == 0 && event.is_primary()) else {
                return;
            };
            // Else a finger would tell of nothing but the hex it came down on.
            if let Some(element) = event.target().and_then(|target| target.dyn_into::<Element>().ok()) {
                // Fails only where nothing was captured.
                let _ = element.release_pointer_capture(event.pointer_id());
            }
            send.emit(Intent::Own(Wish::Grab(word)));
        });
        if seen.own.held.is_none() {
            return Self { down, along: nothing(), up: nothing(), gone: nothing() };
        }
        let send = seen.send.clone();
        let up = Callback::from(move |event: PointerEvent| {
            let under = dom::document()
                .and_then(|document| document.element_from_point(event.client_x() as f32, event.client_y() as f32));
            send.emit(Intent::Own(Wish::Drop(under.as_ref().and_then(hex_of))));
        });
        let send = seen.send.clone();
        let gone = Callback::from(move |_| send.emit(Intent::Own(Wish::Drop(None))));
        Self { down, along: Callback::from(|event| follow(&event)), up, gone }
    }
}

/// What follows the pointer.
pub(super) fn ghost(seen: &Seen) -> Html {
    let Some(Held(from)) = seen.own.held else { return Html::default() };
    let seekers = seen.game.player(seen.me).seekers;
    let seeker = Seeker::BOTH.into_iter().find(|seeker| seekers[seeker.index()] == from).unwrap_or(Seeker::A);
    html! {
        <div key="ghost" class="ghost" aria-hidden="true" data-seat={seen.colour(seen.me)}>
            <svg viewBox="-34 -40 68 68">{ figure::body(seen, seen.me, seeker) }</svg>
        </div>
    }
}

/// The pointer has gone on. Nothing is drawn for that: the ghost is put there.
fn follow(event: &PointerEvent) {
    let found = dom::find(".map .ghost").and_then(|ghost| ghost.dyn_into::<HtmlElement>().ok());
    let (Some(ghost), Some(map)) = (found, dom::find(".map")) else { return };
    let edge = map.get_bounding_client_rect();
    let sides =
        [("left", f64::from(event.client_x()) - edge.left()), ("top", f64::from(event.client_y()) - edge.top())];
    for (name, value) in sides {
        // Both names are properties, and the value is a length.
        let _ = ghost.style().set_property(name, &format!("{}px", value as i32));
    }
    let _ = ghost.set_attribute("data-on", "");
}

/// The hex this is a part of.
fn hex_of(element: &Element) -> Option<Space> {
    match word_of(element) {
        Some(Word::Hex(space)) => Some(space),
        _ => None,
    }
}

/// The same of what an event happened to.
pub(super) fn word_at(target: Option<EventTarget>) -> Option<Word> {
    word_of(&target?.dyn_into().ok()?)
}

fn word_of(element: &Element) -> Option<Word> {
    let element = element.closest(".map [data-card]").ok().flatten()?;
    Word::by_mark(&element.get_attribute("data-card")?)
}
