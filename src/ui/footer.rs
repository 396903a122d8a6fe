//! The quiet line at the end of every page.

use yew::prelude::*;

use super::LanguageChoice;
use crate::embed;
use crate::i18n::{Message, use_language};

/// Says what this is and what it does not do, in the language chosen here.
#[component]
pub(crate) fn SiteFooter() -> Html {
    let language = use_language();
    html! {
        <footer class="foot">
            if embed::is_on() {
                <p key="own"><a href="./" target="_blank" rel="noopener">{ language.say(Message::OwnTab) }</a></p>
            }
            <p key="line">{ language.say(Message::FooterLine) }</p>
            <LanguageChoice key="language" />
        </footer>
    }
}
