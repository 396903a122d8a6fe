//! The language, changed at once and everywhere.

use yew::prelude::*;

use crate::app::SettingsContext;
use crate::i18n::{Language, Message, use_language};
use crate::store::settings::Settings;

/// Three small buttons, each in its own language.
#[component]
pub(crate) fn LanguageChoice() -> Html {
    let on = use_language();
    let Some(SettingsContext { settings, change, .. }) = use_context() else {
        return Html::default();
    };
    html! {
        <div class="tongues" role="group" aria-label={on.say(Message::LanguageLegend)}>
            { for Language::ALL.map(|language| {
                let choose = change.reform(move |_: MouseEvent| Settings { language: Some(language), ..settings });
                html! {
                    <button key={language.tag()} type="button" class="chip" lang={language.tag()} data-stop=""
                        aria-pressed={(language == on).to_string()} onclick={choose}>{ language.own_name() }</button>
                }
            }) }
        </div>
    }
}
