//! Settings. Each takes effect at once; there is nothing to save.

use yew::prelude::*;

use super::kept::Kept;
use crate::app::SettingsContext;
use crate::embed;
use crate::games::Game;
use crate::games::folder::{Folder, Switch};
use crate::i18n::{Language, Message};
use crate::markup::html;
use crate::store::settings::{Motion, Pace, Settings, Theme};
use crate::ui::{Choice, ChoiceOption, Picture, flow_choice};

/// Says so when the browser keeps nothing, instead of the promise that it does.
pub(crate) fn settings_page(context: &SettingsContext, language: Language) -> Html {
    html! {
        <div key="settings" class="sheet">
            <h1 key="heading" tabindex="-1">{ language.say(Message::Settings) }</h1>
            if context.kept {
                <p key="kept" class="lede">{ language.say(Message::SettingsIntro) }</p>
            } else {
                <p key="not-kept" class="notice" role="status">{ language.say(Message::SettingsNotKept) }</p>
            }
            { settings_choices(context, language, None) }
            if !embed::is_on() {
                { yew::html! { <Kept key="kept" /> } }
            }
        </div>
    }
}

/// Everything that can be chosen: on the page of the settings, or on a sheet at the table of a game, where what acts in
/// other games only is left out.
pub(crate) fn settings_choices(context: &SettingsContext, language: Language, game: Option<Game>) -> Html {
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
        Choice {
            name: "pace",
            legend: language.say(Message::Pace),
            options: paces(language),
            chosen: place(&PACES, settings.pace),
            onchoose: change(|settings, index| settings.pace = PACES[index]),
        },
    ];
    let switch = |name: Message, note: Option<Message>, on: bool, next: Settings| {
        let onchange = context.change.reform(move |_: Event| next);
        html! {
            <label key={language.say(name)} class="switch">
                <input type="checkbox" checked={on} {onchange} />
                <span>
                    { language.say(name) }
                    if let Some(note) = note {
                        <small>{ language.say(note) }</small>
                    }
                </span>
            </label>
        }
    };
    let own = |own: Switch| match own {
        Switch::Tracker => {
            switch(Message::Tracker, None, settings.tracker, Settings { tracker: !settings.tracker, ..settings })
        }
        Switch::EndsItself => switch(
            Message::EndsItself,
            None,
            settings.ends_itself,
            Settings { ends_itself: !settings.ends_itself, ..settings },
        ),
        Switch::OnlyMine => {
            switch(Message::OnlyMine, None, settings.only_mine, Settings { only_mine: !settings.only_mine, ..settings })
        }
    };
    let games: Vec<(Game, &dyn Folder)> = Game::ALL
        .into_iter()
        .filter(|one| game.is_none_or(|game| game == *one))
        .filter_map(|one| Some((one, one.folder()?)))
        .collect();
    let marks = games.iter().find_map(|(_, folder)| folder.marks());
    let shared = |own: Switch| games.iter().filter(|(_, folder)| folder.switches().contains(&own)).count() > 1;
    let of_one = |(one, folder): &(Game, &dyn Folder)| {
        let switches: Vec<Switch> = folder.switches().iter().copied().filter(|own| !shared(*own)).collect();
        html! {
            <>
                if game.is_none() && (folder.door().parts || !switches.is_empty()) {
                    <h2 key={one.slug()}>{ one.name() }</h2>
                }
                if !switches.is_empty() {
                    <div key="switches" class="switches">{ for switches.into_iter().map(own) }</div>
                }
                if folder.door().parts {
                    { flow_choice(language, context) }
                }
            </>
        }
    };
    let sound = settings.sound_on();
    html! {
        <>
            { for choices.map(Choice::draw) }
            <div key="switches" class="switches">
                { switch(Message::Sound, None, sound, Settings { sound: Some(!sound), ..settings }) }
                { switch(Message::MarksMoves, marks, !settings.unmarked, Settings { unmarked: !settings.unmarked, ..settings }) }
                { for Switch::ALL.into_iter().filter(|own| shared(*own)).map(own) }
                { switch(Message::HasKeys, None, settings.has_keys(), Settings { no_keys: settings.has_keys(), ..settings }) }
            </div>
            { for games.iter().map(of_one) }
        </>
    }
}

/// In the order they are offered.
const THEMES: [Theme; 3] = [Theme::System, Theme::Light, Theme::Dark];
const MOTIONS: [Motion; 2] = [Motion::System, Motion::Less];
const PACES: [Pace; 4] = [Pace::Slow, Pace::Normal, Pace::Fast, Pace::Instant];

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

fn paces(language: Language) -> Vec<ChoiceOption> {
    let names = [Message::PaceSlow, Message::PaceNormal, Message::PaceFast, Message::PaceInstant];
    names.map(|name| ChoiceOption { label: language.say(name), picture: None, lang: None }).into()
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
