//! The menu of the table: what can be done besides playing, pace and sound, and the ways out.

use yew::prelude::*;

use super::coach::Ask;
use super::over::Over;
use super::owner::{Msg, Table};
use super::screen::Screen;
use super::seen::Seen;
use crate::i18n::Message;
use crate::markup::html;
use crate::pages::standing;
use crate::route::Route;
use crate::store::settings::{Pace, Settings};
use crate::ui::{Choice, ChoiceOption, flow_choice};

pub(super) fn draw<G: Screen>(table: &Table<G>, ctx: &Context<Table<G>>, seen: &Seen<G>) -> Html {
    let settings = seen.settings;
    let change = table.around.settings.change.clone();
    let paces = [Pace::Slow, Pace::Normal, Pace::Fast, Pace::Instant];
    let names = [Message::PaceSlow, Message::PaceNormal, Message::PaceFast, Message::PaceInstant];
    let options = names.map(|name| ChoiceOption { label: seen.say(name), picture: None, lang: None }).to_vec();
    let chosen = paces.iter().position(|pace| *pace == settings.pace).unwrap_or(1);
    let switch = |name: Message, on: bool, next: Settings| {
        let change = change.clone();
        html! {
            <label class="switch">
                <input type="checkbox" checked={on} onchange={Callback::from(move |_: Event| change.emit(next))} />
                <span>{ seen.say(name) }</span>
            </label>
        }
    };
    // What cannot be done now is not there: a short menu is read at a glance.
    let item = |name: Message, on: bool, message: fn() -> Msg<G>| {
        on.then(|| {
            html! {
                <button type="button" class="button quiet" data-stop=""
                    onclick={ctx.link().callback(move |_: MouseEvent| message())}>{ seen.say(name) }</button>
            }
        })
    };
    let onchoose = {
        let change = change.clone();
        Callback::from(move |index: usize| change.emit(Settings { pace: paces[index], ..settings }))
    };
    html! {
        <>
            <div key="ways" class="menu-items">
                { for G::ways_to_rules(seen.language).into_iter().map(|(name, href)| html! { <a class="button quiet" {href}>{ name }</a> }) }
                { item(Message::Settings, true, || Msg::Open(Over::Settings)) }
                <a class="button quiet" href={Route::door(G::GAME).href()}>{ seen.say(Message::NewGame) }</a>
                <a class="button quiet" href={Route::Home.href()}>{ seen.say(Message::ToHome) }</a>
            </div>
            <div key="acts" class="menu-items">
                { item(Message::RestartTurn, table.play.undoable() > 0, || Msg::RestartTurn) }
                { item(Message::Redo, seen.can_act && table.play.session.can_redo(), || Msg::Redo) }
                { item(Message::TakeBackTurn, table.turn_to_take_back(), || Msg::Open(Over::TakeBack)) }
                { item(Message::ShowAgain, table.can_show_again(), || Msg::ShowAgain) }
                { item(Message::Replay, table.can_replay(), || Msg::Watch) }
                { item(Message::Coach, table.can_be_coached(), || Msg::Coach(Ask::Open)) }
                { item(Message::Keys, true, || Msg::Open(Over::Keys)) }
                { G::menu(seen) }
            </div>
            { Choice { name: "pace", legend: seen.say(Message::Pace), options, chosen, onchoose }.draw() }
            if G::HIDES_POINTS {
                { flow_choice(seen.language, &table.around.settings) }
            }
            <div key="switches" class="switches">
                { switch(Message::Sound, settings.sound_on(), Settings { sound: Some(!settings.sound_on()), ..settings }) }
            </div>
            <p key="seed" class="none">{ seen.say(Message::SeedLabel) }{ " " }<b class="seed">{ table.play.session.record().seed.to_string() }</b>{ marks(table) }</p>
        </>
    }
}

/// Asks whether a whole turn is to be taken back.
pub(super) fn ask_take_back<G: Screen>(ctx: &Context<Table<G>>, seen: &Seen<G>) -> Html {
    let on = |message: fn() -> Msg<G>| ctx.link().callback(move |_: MouseEvent| message());
    html! {
        <>
            <p key="text">{ seen.say(Message::TakeBackAsk) }</p>
            <div key="buttons" class="do-buttons">
                <button type="button" class="button go" data-stop="" data-enter="" onclick={on(|| Msg::TakeBackTurn)}>{ seen.say(Message::TakeBackYes) }</button>
                <button type="button" class="button quiet" data-stop="" onclick={on(|| Msg::Close)}>{ seen.say(Message::Cancel) }</button>
            </div>
        </>
    }
}

/// Said wherever the game is spoken of: with what help it is played.
pub(super) fn marks<G: Screen>(table: &Table<G>) -> String {
    standing::marks(&table.play.heading, table.around.language).iter().map(|mark| format!(" · {mark}")).collect()
}
