//! How often a game of many small parts waits for the player, and whether it shows what rivals may keep to themselves.

use yew::prelude::*;

use super::{Choice, ChoiceOption};
use crate::app::SettingsContext;
use crate::i18n::{Language, Message};
use crate::markup::html;
use crate::store::settings::{Settings, Stops};

/// At the door and in the menu; kept with the settings.
pub(crate) fn flow_choice(language: Language, context: &SettingsContext) -> Html {
    let settings = context.settings;
    let labels = [Message::StopsDue, Message::StopsHanging, Message::StopsAlways];
    let options = labels.map(|label| ChoiceOption { label: language.say(label), picture: None, lang: None }).to_vec();
    let stops = Choice {
        name: "stops",
        legend: language.say(Message::StopsLegend),
        options,
        chosen: Stops::ALL.iter().position(|stops| *stops == settings.stops).unwrap_or(1),
        onchoose: context.change.reform(move |index: usize| Settings { stops: Stops::ALL[index], ..settings }),
    };
    let onchange = context.change.reform(move |_: Event| Settings { hides_points: !settings.hides_points, ..settings });
    html! {
        <div key="flow" class="flow-choice">
            { stops.draw() }
            <label key="points" class="switch">
                <input type="checkbox" checked={!settings.hides_points} {onchange} />
                <span>{ language.say(Message::ShowsPoints) }<small>{ language.say(Message::ShowsPointsNote) }</small></span>
            </label>
        </div>
    }
}
