//! Settings: theme, language and motion. Each takes effect at once; there is nothing to save.

use yew::prelude::*;

use crate::app::SettingsContext;
use crate::i18n::{Language, Message, use_language};
use crate::store::settings::{Motion, Settings, Theme};
use crate::ui::{Choice, ChoiceOption, Notice, Picture};

/// Says so when the browser keeps nothing, instead of the promise that it does.
#[component]
pub(crate) fn SettingsPage() -> Html {
    let language = use_language();
    let Some(context) = use_context::<SettingsContext>() else {
        return Html::default();
    };
    let SettingsContext {
        settings,
        kept,
        change,
    } = context;
    let choose_theme = change.reform(move |theme| Settings { theme, ..settings });
    let choose_language = change.reform(move |language| Settings {
        language: Some(language),
        ..settings
    });
    let choose_motion = change.reform(move |motion| Settings { motion, ..settings });
    html! {
        <div class="sheet">
            <h1 key="heading" tabindex="-1">{ language.say(Message::Settings) }</h1>
            if kept {
                <p key="kept" class="lede">{ language.say(Message::SettingsIntro) }</p>
            } else {
                <Notice key="not-kept" text={language.say(Message::SettingsNotKept)} />
            }
            <Choice<Theme> key="theme" name="theme" legend={language.say(Message::Theme)}
                options={themes(language)} chosen={settings.theme} onchoose={choose_theme} />
            <Choice<Language> key="language" name="language" legend={language.say(Message::LanguageLegend)}
                options={languages()} chosen={language} onchoose={choose_language} />
            <Choice<Motion> key="motion" name="motion" legend={language.say(Message::Motion)}
                options={motions(language)} chosen={settings.motion} onchoose={choose_motion} />
        </div>
    }
}

fn themes(language: Language) -> Vec<ChoiceOption<Theme>> {
    [
        (Theme::System, Message::ThemeSystem, Picture::Device),
        (Theme::Light, Message::ThemeLight, Picture::Sun),
        (Theme::Dark, Message::ThemeDark, Picture::Moon),
    ]
    .map(|(value, label, picture)| option(value, language.say(label), picture))
    .into()
}

fn motions(language: Language) -> Vec<ChoiceOption<Motion>> {
    [
        (Motion::System, Message::MotionSystem, Picture::Leaf),
        (Motion::Less, Message::MotionLess, Picture::Stone),
    ]
    .map(|(value, label, picture)| option(value, language.say(label), picture))
    .into()
}

fn option<T>(value: T, label: &'static str, picture: Picture) -> ChoiceOption<T> {
    ChoiceOption {
        value,
        label,
        picture: Some(picture),
        lang: None,
    }
}

fn languages() -> Vec<ChoiceOption<Language>> {
    Language::ALL
        .map(|language| ChoiceOption {
            value: language,
            label: language.own_name(),
            picture: None,
            lang: Some(language.tag()),
        })
        .into()
}
