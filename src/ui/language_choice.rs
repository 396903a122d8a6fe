//! The language, changed at once and everywhere.

use yew::prelude::*;

use crate::app::SettingsContext;
use crate::i18n::{Language, Message};
use crate::markup::html;
use crate::store::settings::Settings;

/// Three small buttons, each in its own language.
pub(crate) fn language_choice(on: Language, context: &SettingsContext) -> Html {
    let settings = context.settings;
    html! {
        <div key="language" class="tongues" role="group" aria-label={on.say(Message::LanguageLegend)}>
            { for Language::ALL.map(|language| {
                let choose = context.change.reform(move |_: MouseEvent| Settings { language: Some(language), ..settings });
                html! {
                    <button key={language.tag()} id={["speak-", language.tag()].concat()} type="button" class="chip" lang={language.tag()} data-stop=""
                        aria-pressed={(language == on).to_string()} onclick={choose}>{ language.own_name() }</button>
                }
            }) }
        </div>
    }
}
