//! Home: the three games on the table.

use yew::prelude::*;

use super::LearnOffer;
use crate::games::Game;
use crate::i18n::{Message, use_language};
use crate::ui::GameTile;

/// `index.html` paints the same heading before the app is there.
#[component]
pub(crate) fn Home() -> Html {
    let language = use_language();
    html! {
        <>
            <div key="hero" class="hero">
                <div class="hero-text">
                    <h1 tabindex="-1">{ language.say(Message::HomeHeading) }</h1>
                    <p class="lede">{ language.say(Message::HomeLede) }</p>
                </div>
                <svg class="still-life" viewBox="0 0 340 140" aria-hidden="true">
                    <use href="art/scenes.svg#still-life" />
                </svg>
            </div>
            <div key="tiles" class="tiles">
                { for Game::ALL.map(|game| html! { <GameTile key={game.slug()} {game} /> }) }
            </div>
            <LearnOffer key="offer" />
        </>
    }
}
