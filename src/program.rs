//! Which program this is, and how one follows the other. A release has a light lobby and one program a game, all this crate with
//! other features; while the page is worked on, one program has everything. The address decides which of them has the page:
//! `static/scripts/start.js` loads and starts it and says when it is its turn. A release has each of them once a
//! language. A program that was left waits without a page and may be entered again. Nothing is lost by a step, since a game is
//! kept after every action; what the browser has not taken is handed over.

use std::cell::RefCell;

use gloo_events::EventListener;
use wasm_bindgen::JsCast;
use yew::AppHandle;

use crate::app::App;
use crate::dom;
use crate::embed;
use crate::games::Game;
use crate::i18n::{Language, ONE};
use crate::route::{Place, Route};
use crate::store::saves::{self, GameId};
use crate::store::{settings, statistics};

/// Whether this program has the pages that belong to no game.
pub(crate) const LOBBY: bool = cfg!(feature = "lobby");

/// Whether this program has the pages of Little Factory.
pub(crate) const LITTLE_FACTORY: bool = cfg!(feature = "little-factory");

/// Whether this program has the pages of My Little Scythe.
pub(crate) const MY_LITTLE_SCYTHE: bool = cfg!(feature = "my-little-scythe");

/// Whether this program has the pages of La Granja.
pub(crate) const LA_GRANJA: bool = cfg!(feature = "la-granja");

/// Whether games are played in this program.
pub(crate) const PLAYS: bool = LITTLE_FACTORY || MY_LITTLE_SCYTHE || LA_GRANJA;

/// On `<html>` after a step from one program to another.
const TURNED: &str = "data-turned";

/// On `<html>` between two programs: games the browser has not taken.
const UNKEPT: &str = "data-unkept";

/// On `<html>` between two programs: settings the browser has not taken.
const UNKEPT_SETTINGS: &str = "data-unkept-settings";

/// On `<html>` between two programs: statistics the browser has not taken.
const UNKEPT_STATISTICS: &str = "data-unkept-statistics";

/// On `<html>`: the game that was open last.
const CAME_FROM: &str = "data-from";

/// On `<html>` between two programs: the settings were open at the table.
const CHOOSING: &str = "data-choosing";

thread_local! {
    /// The app, while this program has the page.
    static DRAWN: RefCell<Option<AppHandle<App>>> = const { RefCell::new(None) };
}

/// What the page calls this program: `la-granja-fr`.
fn name() -> String {
    let name = match Game::ALL.into_iter().find(|game| plays(*game)) {
        Some(_) if LOBBY => "everything",
        Some(game) => game.slug(),
        None => "lobby",
    };
    ONE.map_or_else(|| name.to_owned(), |language| [name, "-", language.tag()].concat())
}

/// The page is in another language than before: a program that has no words for it gives way to one that has.
pub(crate) fn speak(language: Language) {
    dom::set_language(language.tag());
    if ONE.is_some_and(|one| one != language) {
        dom::tell("little-table:language", "");
    }
}

/// Whether this program has a game's pages.
pub(crate) const fn plays(game: Game) -> bool {
    match game {
        Game::LittleFactory => LITTLE_FACTORY,
        Game::MyLittleScythe => MY_LITTLE_SCYTHE,
        Game::LaGranja => LA_GRANJA,
    }
}

/// Somebody who chooses a language among the settings goes on there in the program that has its words.
pub(crate) fn remember_choosing(settings_are_open: bool) {
    dom::set_root_attribute(CHOOSING, (settings_are_open && !speaks()).then_some(""));
}

/// Whether that is so; it is answered once.
pub(crate) fn chose_language() -> bool {
    let chose = dom::root_attribute(CHOOSING).is_some();
    dom::set_root_attribute(CHOOSING, None);
    chose
}

/// Whether this program has words for the language of the page.
pub(crate) fn speaks() -> bool {
    ONE.is_none_or(|one| dom::root_attribute("lang").as_deref() == Some(one.tag()))
}

/// Whether this program has a page. The one that says that there is nothing is everywhere.
pub(crate) fn has(route: &Route) -> bool {
    match route {
        Route::Of(game, _) => plays(*game),
        Route::NotFound => true,
        // In a frame it is the door of a game.
        Route::Home => LOBBY || embed::is_on(),
        Route::Continue | Route::Games | Route::Settings | Route::About => LOBBY,
    }
}

/// Whether this program has the page now. The others do not answer to anybody.
pub(crate) fn is_drawn() -> bool {
    DRAWN.with_borrow(Option::is_some)
}

/// Says which game the visitor will probably open, so that its program can be fetched.
pub(crate) fn expect(game: Game) {
    dom::tell("little-table:likely", game.slug());
}

/// Remembers the open game for the way back.
pub(crate) fn remember(game: Game, id: GameId) {
    dom::set_root_attribute(CAME_FROM, Some(&Route::table(game, id).href()));
}

/// The game that was open last, in whichever program.
pub(crate) fn came_from() -> Option<(Game, GameId)> {
    match Route::parse(&dom::root_attribute(CAME_FROM)?)? {
        Route::Of(game, Place::Table(id)) => Some((game, id)),
        _ => None,
    }
}

/// Whether another program was here before this one.
pub(crate) fn has_taken_over() -> bool {
    dom::root_attribute(TURNED).is_some()
}

/// Waits for its turn.
pub(crate) fn run() {
    let Some(window) = dom::window() else { return };
    EventListener::new(&window, "little-table:enter", |event| {
        let entered = event.unchecked_ref::<web_sys::CustomEvent>().detail().as_string();
        if entered == Some(name()) {
            enter();
        }
    })
    .forget();
    EventListener::new(&window, "little-table:leave", |_| leave()).forget();
}

fn enter() {
    let Some(root) = dom::by_id("app").filter(|_| !is_drawn()) else { return };
    if has_taken_over() {
        saves::take_unkept(&dom::root_attribute(UNKEPT).unwrap_or_default());
        settings::take_unkept(dom::root_attribute(UNKEPT_SETTINGS).as_deref());
        statistics::take_unkept(dom::root_attribute(UNKEPT_STATISTICS).as_deref());
    }
    if PLAYS {
        embed::enter(&root);
    }
    let app = yew::Renderer::<App>::with_root(root).render();
    DRAWN.replace(Some(app));
}

fn leave() {
    if let Some(app) = DRAWN.take() {
        let handed = |texts: String| Some(texts).filter(|texts| !texts.is_empty());
        dom::set_root_attribute(UNKEPT, handed(saves::unkept()).as_deref());
        dom::set_root_attribute(UNKEPT_SETTINGS, settings::unkept().as_deref());
        dom::set_root_attribute(UNKEPT_STATISTICS, statistics::unkept().as_deref());
        if PLAYS {
            embed::leave();
        }
        app.destroy();
    }
}
