//! How an installed table meets its player: a new version is offered between two games, the browser's own offer to
//! install gets a button, and being offline is said. The browser's side of it is `static/scripts/pwa.js`, which marks
//! `<html>` and tells when a mark has changed.

use gloo_events::EventListener;
use yew::prelude::*;

use crate::dom;
use crate::i18n::{Message, use_language};

/// Whether `<html>` carries a mark, followed as long as the component lives.
#[hook]
fn use_mark(name: &'static str) -> bool {
    let on = use_state_eq(|| dom::has_root_attribute(name));
    {
        let on = on.setter();
        use_effect_with((), move |()| {
            on.set(dom::has_root_attribute(name));
            let listener = dom::window().map(|window| {
                EventListener::new(&window, "little-table:state", move |_| on.set(dom::has_root_attribute(name)))
            });
            move || drop(listener)
        });
    }
    *on
}

/// What an installed table has to say on a page where no game is being played.
#[component]
pub(crate) fn Slips() -> Html {
    let language = use_language();
    let offline = use_mark("data-offline");
    let installable = use_mark("data-installable");
    html! {
        <div class="slips">
            <NewVersion key="update" />
            <p key="offline" class="slip" role="status">{ if offline { language.say(Message::Offline) } else { "" } }</p>
            if installable {
                <p key="install" class="slip">
                    <button type="button" class="button quiet" onclick={|_: MouseEvent| dom::tell("little-table:install")}>
                        { language.say(Message::Install) }
                    </button>
                </p>
            }
        </div>
    }
}

/// The offer of a new version. It stands only where no game is interrupted: on the pages, and at a game's end.
#[component]
pub(crate) fn NewVersion() -> Html {
    let language = use_language();
    let ready = use_mark("data-update");
    html! {
        <p class="slip" role="status">
            if ready {
                <span key="text">{ language.say(Message::UpdateReady) }</span>
                <button key="take" type="button" class="button quiet" data-stop=""
                    onclick={|_: MouseEvent| dom::tell("little-table:take-update")}>
                    { language.say(Message::UpdateTake) }
                </button>
            }
        </p>
    }
}
