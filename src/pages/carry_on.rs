//! `#/continue`, where the installed app's shortcut leads: the game begun last, or the door if there is none to go on with.

use yew::prelude::*;

use crate::dom;
use crate::games::Game;
use crate::route::Route;
use crate::store::frames;

/// Shows nothing: it is left at once.
#[component]
pub(crate) fn CarryOn() -> Html {
    use_effect_with((), |()| {
        let route = frames::latest().map_or(Route::Game(Game::LittleFactory), Route::Table);
        dom::go_instead(&route.href());
    });
    Html::default()
}
