//! Settings: theme, language and motion. Each takes effect at once; there is nothing to save.

use yew::prelude::*;

use crate::app::SettingsContext;
use crate::i18n::{Language, Message};
use crate::markup::html;
use crate::store::settings::{Motion, Settings, Theme};
use crate::ui::{Choice, ChoiceOption, Picture};

/// Says so when the browser keeps nothing, instead of the promise that it does.
pub(crate) fn settings_page(context: &SettingsContext, language: Language) -> Html {
    let settings = context.settings;
    let change = |change: fn(&mut Settings, usize)| {
        context.change.reform(move |index: usize| {
            let mut next = settings;
            change(&mut next, index);
            next
        })
    };
    let choices = [
        Choice {
            name: "theme",
            legend: language.say(Message::Theme),
            options: themes(language),
            chosen: place(&THEMES, settings.theme),
            onchoose: change(|settings, index| settings.theme = THEMES[index]),
        },
        Choice {
            name: "language",
            legend: language.say(Message::LanguageLegend),
            options: languages(),
            chosen: place(&Language::ALL, language),
            onchoose: change(|settings, index| settings.language = Some(Language::ALL[index])),
        },
        Choice {
            name: "motion",
            legend: language.say(Message::Motion),
            options: motions(language),
            chosen: place(&MOTIONS, settings.motion),
            onchoose: change(|settings, index| settings.motion = MOTIONS[index]),
        },
    ];
    html! {
        <div key="settings" class="sheet">
            <h1 key="heading" tabindex="-1">{ language.say(Message::Settings) }</h1>
            if context.kept {
                <p key="kept" class="lede">{ language.say(Message::SettingsIntro) }</p>
            } else {
                <p key="not-kept" class="notice" role="status">{ language.say(Message::SettingsNotKept) }</p>
            }
            { for choices.map(Choice::draw) }
        </div>
    }
}

/// In the order they are offered.
const THEMES: [Theme; 3] = [Theme::System, Theme::Light, Theme::Dark];
const MOTIONS: [Motion; 2] = [Motion::System, Motion::Less];

/// Where a value stands among those offered; each of them is.
fn place<T: Copy + PartialEq>(offered: &[T], value: T) -> usize {
    offered.iter().position(|one| *one == value).unwrap_or_default()
}

fn themes(language: Language) -> Vec<ChoiceOption> {
    let option = |theme| {
        let (label, picture) = match theme {
            Theme::System => (Message::ThemeSystem, Picture::Device),
            Theme::Light => (Message::ThemeLight, Picture::Sun),
            Theme::Dark => (Message::ThemeDark, Picture::Moon),
        };
        ChoiceOption { label: language.say(label), picture: Some(picture), lang: None }
    };
    THEMES.map(option).into()
}

fn motions(language: Language) -> Vec<ChoiceOption> {
    let option = |motion| {
        let (label, picture) = match motion {
            Motion::System => (Message::MotionSystem, Picture::Leaf),
            Motion::Less => (Message::MotionLess, Picture::Stone),
        };
        ChoiceOption { label: language.say(label), picture: Some(picture), lang: None }
    };
    MOTIONS.map(option).into()
}

/// Each under its own name, in its own language.
fn languages() -> Vec<ChoiceOption> {
    let option =
        |language: Language| ChoiceOption { label: language.own_name(), picture: None, lang: Some(language.tag()) };
    Language::ALL.map(option).into()
}
