//! The quiet line at the end of every page.

use yew::prelude::*;

use crate::i18n::{Message, use_language};

/// Says what this is, and what it does not do.
#[component]
pub(crate) fn SiteFooter() -> Html {
    let language = use_language();
    html! {
        <footer class="foot">
            <p>{ language.say(Message::FooterLine) }</p>
        </footer>
    }
}
