//! The page of one game being played or looked at: finds it in the store or in the address, and sets the table.

use std::rc::Rc;

use yew::prelude::*;

use crate::dom;
use crate::games::Game;
use crate::games::little_factory::board::Board;
use crate::i18n::{Language, Message, use_language};
use crate::route::Route;
use crate::store::save::{Save, SaveError};
use crate::store::saves::{self, GameId};
use crate::ui::{site_footer, site_header};

#[derive(Properties, PartialEq)]
pub(crate) struct TablePageProps {
    pub(crate) id: GameId,
}

/// A game that is not there, or cannot be read, is said in plain words; nothing is deleted.
#[component]
pub(crate) fn TablePage(props: &TablePageProps) -> Html {
    let language = use_language();
    let id = props.id;
    // How often the table was set: once, and again each time the game is taken over from another tab.
    let sitting = use_state(|| 0_u32);
    let save = use_memo((id, *sitting), |(id, _)| saves::load(*id));
    let reopen = {
        let sitting = sitting.clone();
        Callback::from(move |()| sitting.set(*sitting + 1))
    };
    let (text, export) = match save.as_ref() {
        Some(Ok(save)) => return html! { <Board key={*sitting} {id} save={save.clone()} {reopen} /> },
        Some(Err(SaveError::OtherVersion)) => (Message::NewerGameText, true),
        Some(Err(_)) => (Message::DamagedGameText, true),
        None => (Message::LostGameText, false),
    };
    let save_file = Callback::from(move |_: MouseEvent| {
        if let Some(text) = saves::text(id) {
            dom::download(&format!("little-table-{id}.txt"), &text);
        }
    });
    let button = export.then(|| {
        html! { <button key="file" type="button" class="button quiet" onclick={save_file}>{ language.say(Message::SaveAsFile) }</button> }
    });
    sorry(&Route::Table(id), language.say(Message::LostGameHeading), language.say(text), button, language)
}

#[derive(Properties, PartialEq)]
pub(crate) struct SharedPageProps {
    pub(crate) code: Rc<str>,
}

/// A whole game in the address, to be looked at. A damaged or forged one is told what is wrong with it.
#[component]
pub(crate) fn SharedPage(props: &SharedPageProps) -> Html {
    let language = use_language();
    let save = use_memo(props.code.clone(), |code| Save::from_code(code, dom::now()));
    let error = match save.as_ref() {
        // The name is not used: a copy is not kept.
        Ok(save) => return html! { <Board id={GameId(0)} save={save.clone()} /> },
        Err(error) => *error,
    };
    let text = match error {
        SaveError::OtherVersion => Message::LinkOtherVersion,
        SaveError::Damaged => Message::LinkDamaged,
        SaveError::NotOurs | SaveError::OtherGame => Message::LinkNoGame,
    };
    let route = Route::Shared(props.code.clone());
    sorry(&route, language.say(Message::LinkHeading), language.say(text), None, language)
}

fn sorry(route: &Route, heading: &'static str, text: &'static str, button: Option<Html>, language: Language) -> Html {
    html! {
        <>
            { site_header(route, language) }
            <main key="main" id="main" class="page" tabindex="-1">
                <div class="sheet">
                    <h1 tabindex="-1">{ heading }</h1>
                    <p class="lede">{ text }</p>
                    <p class="way-back">
                        <a key="new" class="button" href={Route::Game(Game::LittleFactory).href()}>{ language.say(Message::NewGame) }</a>
                        <a key="games" class="button quiet" href={Route::Games.href()}>{ language.say(Message::MyGames) }</a>
                        { button }
                    </p>
                </div>
            </main>
            { site_footer(language) }
        </>
    }
}
