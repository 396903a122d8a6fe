//! The page of one game being played or looked at: finds it in the store or in the address, and sets the table.

use std::rc::Rc;

use yew::prelude::*;

use crate::app::SettingsContext;
use crate::dom;
use crate::games::folder::Sitting;
use crate::games::{self, Game};
use crate::i18n::{Language, Message, use_language};
use crate::markup::html;
use crate::route::{Place, Route};
use crate::store::save::SaveError;
use crate::store::saves::{self, GameId};
use crate::ui::{site_footer, site_header};

#[derive(Properties, PartialEq)]
pub(crate) struct TablePageProps {
    pub(crate) game: Game,
    pub(crate) id: GameId,
}

/// A game that is not there, or cannot be read, is said in plain words; nothing is deleted.
#[component]
pub(crate) fn TablePage(props: &TablePageProps) -> Html {
    let language = use_language();
    let context = use_context().unwrap_or_else(SettingsContext::alone);
    let (game, id) = (props.game, props.id);
    // How often the table was set: once, and again each time the game is taken over from another tab.
    let sitting = use_state(|| 0_u32);
    let save = use_memo((id, *sitting), |(id, _)| saves::load(*id));
    let reopen = {
        let sitting = sitting.clone();
        Callback::from(move |()| sitting.set(*sitting + 1))
    };
    let table = save.as_ref().as_ref().map(|save| {
        let save = save.clone()?;
        let of_this_game = save.heading.game == game.slug();
        let folder = game.folder().filter(|_| of_this_game).ok_or(SaveError::OtherGame)?;
        folder.table(Sitting { id, save, time: *sitting, reopen })
    });
    let (text, export) = match table {
        Some(Ok(table)) => return table,
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
    sorry(
        &Route::table(game, id),
        language.say(Message::LostGameHeading),
        language.say(text),
        button,
        (language, &context),
    )
}

#[derive(Properties, PartialEq)]
pub(crate) struct SharedPageProps {
    pub(crate) game: Game,
    pub(crate) code: Rc<str>,
}

/// A whole game in the address, to be looked at. A damaged or forged one is told what is wrong with it.
#[component]
pub(crate) fn SharedPage(props: &SharedPageProps) -> Html {
    let language = use_language();
    let context = use_context().unwrap_or_else(SettingsContext::alone);
    let game = props.game;
    let save = use_memo(props.code.clone(), |code| games::from_code(code, dom::now()));
    let table = save.as_ref().clone().and_then(|save| {
        let of_this_game = save.heading.game == game.slug();
        let folder = game.folder().filter(|_| of_this_game).ok_or(SaveError::OtherGame)?;
        // A copy is not kept, but what the coach finds in it is.
        folder.table(Sitting { id: GameId::of_link(&props.code), save, time: 0, reopen: Callback::noop() })
    });
    let error = match table {
        Ok(table) => return table,
        Err(error) => error,
    };
    let text = match error {
        SaveError::OtherVersion => Message::LinkOtherVersion,
        SaveError::Damaged => Message::LinkDamaged,
        SaveError::NotOurs | SaveError::OtherGame | SaveError::NoRules => Message::LinkNoGame,
    };
    let route = Route::Of(game, Place::Shared(props.code.clone()));
    sorry(&route, language.say(Message::LinkHeading), language.say(text), None, (language, &context))
}

fn sorry(
    route: &Route,
    heading: &'static str,
    text: &'static str,
    button: Option<Html>,
    (language, context): (Language, &SettingsContext),
) -> Html {
    let door = if let Route::Of(game, _) = route { Route::door(*game) } else { Route::Home };
    html! {
        <>
            { site_header(route, language) }
            <main key="main" id="main" class="page" tabindex="-1">
                <div class="sheet">
                    <h1 tabindex="-1">{ heading }</h1>
                    <p class="lede">{ text }</p>
                    <p class="way-back">
                        <a key="new" class="button" href={door.href()}>{ language.say(Message::NewGame) }</a>
                        <a key="games" class="button quiet" href={Route::Games.href()}>{ language.say(Message::MyGames) }</a>
                        { button }
                    </p>
                </div>
            </main>
            { site_footer(language, context) }
        </>
    }
}
