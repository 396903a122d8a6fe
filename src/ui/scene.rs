//! The large drawing of a game, from the sprite `static/art/scenes.svg`.

use yew::prelude::*;

use crate::games::Game;

#[derive(Properties, PartialEq)]
pub(crate) struct SceneProps {
    pub(crate) game: Game,
}

/// Its smoke, steam or clouds are a drawing of their own, so that they may drift.
/// Always stands beside the game's name, so it is silent to screen readers.
#[component]
pub(crate) fn Scene(props: &SceneProps) -> Html {
    let scene = format!("art/scenes.svg#{}", props.game.slug());
    let air = format!("{scene}-air");
    html! {
        <svg class="scene" viewBox="0 0 360 220" aria-hidden="true">
            <use href={scene} />
            <use class="scene-air" href={air} />
        </svg>
    }
}
