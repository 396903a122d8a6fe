//! The quiet line at the end of every page.

use yew::prelude::*;

use super::language_choice;
use crate::app::SettingsContext;
use crate::embed;
use crate::i18n::{Language, Message};
use crate::markup::html;

/// Says what this is and what it does not do, in the language chosen here.
pub(crate) fn site_footer(language: Language, context: &SettingsContext) -> Html {
    html! {
        <footer key="footer" class="foot">
            if embed::is_on() {
                <p key="own"><a href="./" target="_blank" rel="noopener">{ language.say(Message::OwnTab) }</a></p>
            }
            <p key="line">{ language.say(Message::FooterLine) }</p>
            { language_choice(language, context) }
        </footer>
    }
}
