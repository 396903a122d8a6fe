//! Which program this is. A first visit gets the light one: home, the door and the table. The whole one has every page
//! and takes over as soon as one of the others is asked for; nothing is lost by it, since a game is kept after every
//! action. `static/scripts/first-paint.js` guesses which to begin with, and `start.js` changes them.

use std::cell::RefCell;

use gloo_events::EventListener;
use yew::AppHandle;

use crate::app::App;
use crate::dom;
use crate::route::Route;
use crate::store::saves::{self, GameId};

/// Whether this is the whole program.
pub(crate) const WHOLE: bool = cfg!(feature = "whole");

/// On `<html>` while the whole program takes over, with what it is to do first.
const TAKEN_OVER: &str = "data-then";

/// On `<html>` for the same moment: games the browser has not taken.
const UNKEPT: &str = "data-unkept";

/// On `<html>`: the game that was open last.
const CAME_FROM: &str = "data-from";

/// What the whole program does first at the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Then {
    Watch,
    Coach,
    Hint,
}

impl Then {
    const fn word(self) -> &'static str {
        match self {
            Self::Watch => "watch",
            Self::Coach => "coach",
            Self::Hint => "hint",
        }
    }
}

/// Whether this program has the page.
pub(crate) const fn has(route: &Route) -> bool {
    use crate::games::Game::LittleFactory;
    let light = matches!(
        route,
        Route::Home
            | Route::Continue
            | Route::Game(LittleFactory)
            | Route::Deal { .. }
            | Route::Table(_)
            | Route::NotFound
    );
    WHOLE || light
}

/// Asks for the whole program, which opens the address as it is then.
pub(crate) fn send_for_whole(then: Option<Then>) {
    dom::tell("little-table:whole", then.map_or("", Then::word));
}

/// Remembers the open game for the program that comes after this one.
pub(crate) fn remember(id: GameId) {
    if !WHOLE {
        dom::set_root_attribute(CAME_FROM, Some(&id.to_string()));
    }
}

/// The game that was open in the program before this one.
pub(crate) fn came_from() -> Option<GameId> {
    dom::root_attribute(CAME_FROM)?.parse().ok()
}

/// Whether the light program was here before this one.
pub(crate) fn has_taken_over() -> bool {
    WHOLE && dom::root_attribute(TAKEN_OVER).is_some()
}

/// What was asked for when the whole program was sent for. It is done once.
pub(crate) fn asked_for() -> Option<Then> {
    let word = dom::root_attribute(TAKEN_OVER).filter(|_| WHOLE)?;
    dom::set_root_attribute(TAKEN_OVER, Some(""));
    [Then::Watch, Then::Coach, Then::Hint].into_iter().find(|then| then.word() == word)
}

/// Draws the app; the light one goes when the whole one comes.
pub(crate) fn run() {
    let Some(root) = dom::by_id("app") else { return };
    if let Some(texts) = dom::root_attribute(UNKEPT).filter(|_| WHOLE) {
        dom::set_root_attribute(UNKEPT, None);
        saves::take_unkept(&texts);
    }
    let app = yew::Renderer::<App>::with_root(root).render();
    if let Some(window) = dom::window().filter(|_| !WHOLE) {
        let app: RefCell<Option<AppHandle<App>>> = RefCell::new(Some(app));
        let leave = move |_: &web_sys::Event| {
            dom::set_root_attribute(UNKEPT, Some(&saves::unkept()));
            app.take().into_iter().for_each(AppHandle::destroy);
        };
        EventListener::new(&window, "little-table:leave", leave).forget();
    }
}
