//! The page of one game being played: finds it in the store, and sets the table.

use yew::prelude::*;

use crate::games::Game;
use crate::games::little_factory::board::Board;
use crate::i18n::{Message, use_language};
use crate::route::Route;
use crate::store::saves::{self, GameId};
use crate::ui::{SiteFooter, SiteHeader};

#[derive(Properties, PartialEq)]
pub(crate) struct TablePageProps {
    pub(crate) id: GameId,
}

/// A game that is not there, or cannot be read, is said in plain words; nothing is deleted.
#[component]
pub(crate) fn TablePage(props: &TablePageProps) -> Html {
    let language = use_language();
    let id = props.id;
    let save = use_memo(id, |id| saves::load(*id));
    let text = match save.as_ref() {
        Some(Ok(save)) => return html! { <Board {id} save={save.clone()} /> },
        Some(Err(_)) => Message::DamagedGameText,
        None => Message::LostGameText,
    };
    html! {
        <>
            <SiteHeader key="header" route={Route::Table(id)} />
            <main key="main" id="main" class="page" tabindex="-1">
                <div class="sheet">
                    <h1 tabindex="-1">{ language.say(Message::LostGameHeading) }</h1>
                    <p class="lede">{ language.say(text) }</p>
                    <p class="way-back">
                        <a class="button" href={Route::Game(Game::LittleFactory).href()}>{ language.say(Message::NewGame) }</a>
                    </p>
                </div>
            </main>
            <SiteFooter key="footer" />
        </>
    }
}
