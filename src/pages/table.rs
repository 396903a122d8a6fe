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

/// Where a game is found.
#[derive(Clone, PartialEq)]
pub(crate) enum Source {
    /// In the store.
    Kept(GameId),
    /// Whole in the address, to be looked at.
    Link(Rc<str>),
}

#[derive(Properties, PartialEq)]
pub(crate) struct TablePageProps {
    pub(crate) game: Game,
    pub(crate) source: Source,
}

/// A game that is not there, or cannot be read, is said in plain words; nothing is deleted. A damaged or forged link is told
/// what is wrong with it.
#[component]
pub(crate) fn TablePage(props: &TablePageProps) -> Html {
    let language = use_language();
    let context = use_context().unwrap_or_else(SettingsContext::alone);
    let game = props.game;
    let (id, link) = match &props.source {
        Source::Kept(id) => (*id, None),
        // A copy is not kept, but what the coach finds in it is.
        Source::Link(code) => (GameId::of_link(code), Some(code)),
    };
    // How often the table was set: once, and again each time the game is taken over from another tab.
    let sitting = use_state(|| 0_u32);
    let save = use_memo((props.source.clone(), *sitting), |(source, _)| match source {
        Source::Kept(id) => saves::load(*id),
        Source::Link(code) => Some(games::from_code(code, dom::now())),
    });
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
    let (text, export) = match (table, link) {
        (Some(Ok(table)), _) => return table,
        (Some(Err(SaveError::OtherVersion)), Some(_)) => (Message::LinkOtherVersion, false),
        (Some(Err(SaveError::Damaged)), Some(_)) => (Message::LinkDamaged, false),
        (_, Some(_)) => (Message::LinkNoGame, false),
        (Some(Err(SaveError::OtherVersion)), None) => (Message::NewerGameText, true),
        (Some(Err(_)), None) => (Message::DamagedGameText, true),
        (None, None) => (Message::LostGameText, false),
    };
    let (heading, route) = match link {
        Some(code) => (Message::LinkHeading, Route::Of(game, Place::Shared(code.clone()))),
        None => (Message::LostGameHeading, Route::table(game, id)),
    };
    let save_file = Callback::from(move |_: MouseEvent| {
        if let Some(text) = saves::text(id) {
            dom::download(&format!("little-table-{id}.txt"), &text);
        }
    });
    let button = export.then(|| {
        html! { <button key="file" type="button" class="button quiet" onclick={save_file}>{ language.say(Message::SaveAsFile) }</button> }
    });
    sorry(&route, language.say(heading), language.say(text), button, (language, &context))
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
