//! The large drawing of a game, from the sprite `static/art/scenes.svg`.

use yew::prelude::*;

use super::sprite::Sprite;
use crate::games::Game;
use crate::markup::html;

/// Always stands beside the game's name, so it is silent to screen readers. Smoke, steam and clouds are a drawing of
/// their own, so that they may drift.
pub(crate) fn scene(game: Game) -> Html {
    let ground = Sprite::Scenes.drawing(game.slug());
    let air = format!("{ground}-air");
    html! {
        <svg class="scene" viewBox="0 0 360 220" aria-hidden="true">
            <use href={ground} />
            <use class="scene-air" href={air} />
        </svg>
    }
}
