//! How an installed table meets its player: a new version is offered between two games, the browser's own offer to
//! install gets a button, and being offline is said. The browser's side of it is `static/scripts/pwa.js`, which marks
//! `<html>` and tells when a mark has changed.

use gloo_events::EventListener;
use yew::prelude::*;

use crate::dom;
use crate::i18n::{Language, Message};
use crate::markup::html;

/// Draws the component anew whenever one of the marks on `<html>` changes.
#[hook]
pub(crate) fn use_marks() {
    let trigger = use_force_update();
    use_effect_with((), move |()| {
        trigger.force_update();
        let listener = dom::window()
            .map(|window| EventListener::new(&window, "little-table:state", move |_| trigger.force_update()));
        move || drop(listener)
    });
}

/// Whether `<html>` carries a mark.
fn is_marked(name: &str) -> bool {
    dom::root_attribute(name).is_some()
}

/// Whether a new version waits.
pub(crate) fn is_update_ready() -> bool {
    is_marked("data-update")
}

/// What an installed table has to say on a page where no game is being played.
pub(crate) fn slips(update_ready: bool, language: Language) -> Html {
    let offline = if is_marked("data-offline") { language.say(Message::Offline) } else { "" };
    html! {
        <div key="slips" class="slips">
            { new_version(update_ready, language) }
            <p key="offline" class="slip" role="status">{ offline }</p>
        </div>
    }
}

/// The browser's offer comes when it likes: below the page, where nothing jumps.
pub(crate) fn install(language: Language) -> Html {
    html! {
        <div key="install" class="slips">
            if is_marked("data-installable") {
                <p class="slip">
                    <button type="button" class="button quiet" onclick={|_: MouseEvent| dom::tell("little-table:install", "")}>
                        { language.say(Message::Install) }
                    </button>
                </p>
            }
        </div>
    }
}

/// The offer of a new version. It stands only where no game is interrupted: on the pages, and at a game's end.
pub(crate) fn new_version(ready: bool, language: Language) -> Html {
    html! {
        <p key="update" class="slip" role="status">
            if ready {
                <span key="text">{ language.say(Message::UpdateReady) }</span>
                <button key="take" type="button" class="button quiet" data-stop=""
                    onclick={|_: MouseEvent| dom::tell("little-table:take-update", "")}>
                    { language.say(Message::UpdateTake) }
                </button>
            }
        </p>
    }
}
