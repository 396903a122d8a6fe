//! A game as it lies on the table of the home page.

use yew::prelude::*;

use super::{Picture, icon, scene};
use crate::games::Game;
use crate::i18n::{Language, Message};
use crate::markup::html;
use crate::route::Route;

/// A paper card with a drawing. The whole card is the link; its name is the game's name.
pub(crate) fn game_tile(game: Game, language: Language) -> Html {
    html! {
        <article key={game.slug()} class="tile" data-game={game.slug()}>
            <div class="tile-art">{ scene(game) }</div>
            <p class="badge">{ language.say(Message::Badge(game)) }</p>
            <h2 class="tile-name">
                <a class="tile-link" href={Route::door(game).href()}>{ game.name() }</a>
            </h2>
            <p class="tile-line">{ language.say(Message::Tagline(game)) }</p>
            <ul class="tile-facts">
                <li key="players">{ icon(Picture::People) }{ language.say(Message::PlayersOf(game)) }</li>
                <li key="length">{ icon(Picture::Hourglass) }{ language.say(Message::LengthOf(game)) }</li>
            </ul>
        </article>
    }
}
