//! The quiet line at the end of every page.

use yew::prelude::*;

use super::LanguageChoice;
use crate::embed;
use crate::i18n::{Language, Message};

/// Says what this is and what it does not do, in the language chosen here.
pub(crate) fn site_footer(language: Language) -> Html {
    html! {
        <footer key="footer" class="foot">
            if embed::is_on() {
                <p key="own"><a href="./" target="_blank" rel="noopener">{ language.say(Message::OwnTab) }</a></p>
            }
            <p key="line">{ language.say(Message::FooterLine) }</p>
            <LanguageChoice key="language" />
        </footer>
    }
}
