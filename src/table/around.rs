//! What is around the table: the settings, the language, and what the page tells it from outside.

use gloo_events::EventListener;
use yew::prelude::*;

use crate::app::SettingsContext;
use crate::i18n::Language;

/// Settings and language as they are now, and the ears that must live as long as the table.
pub(crate) struct Around {
    pub(crate) settings: SettingsContext,
    pub(crate) language: Language,
    _contexts: (Option<ContextHandle<SettingsContext>>, Option<ContextHandle<Language>>),
    _listeners: Vec<EventListener>,
}

impl Around {
    pub(crate) fn new<C: Component>(
        ctx: &Context<C>,
        on_settings: Callback<SettingsContext>,
        on_language: Callback<Language>,
        listeners: impl IntoIterator<Item = Option<EventListener>>,
    ) -> Self {
        let (settings, settings_handle) = ctx.link().context(on_settings).unzip();
        let (language, language_handle) = ctx.link().context(on_language).unzip();
        Self {
            settings: settings.unwrap_or_else(SettingsContext::alone),
            language: language.unwrap_or(Language::English),
            _contexts: (settings_handle, language_handle),
            _listeners: listeners.into_iter().flatten().collect(),
        }
    }
}
