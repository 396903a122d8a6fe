//! How an installed table meets its player: a new version is offered between two games, the browser's own offer to
//! install gets a button, and being offline is said. The browser's side of it is `static/scripts/pwa.js`, which marks
//! `<html>` and tells when a mark has changed.

use gloo_events::EventListener;
use yew::prelude::*;

use crate::dom;
use crate::games::Game;
use crate::i18n::{Language, Message, phrases};
use crate::markup::html;

/// Draws the component anew whenever one of the marks on `<html>` changes.
#[hook]
pub(crate) fn use_marks() {
    let trigger = use_force_update();
    use_effect_with((), move |()| {
        trigger.force_update();
        let listener = dom::window()
            .map(|window| EventListener::new(&window, "little-table:state", move |_| trigger.force_update()));
        move || drop(listener)
    });
}

/// Whether `<html>` carries a mark.
fn is_marked(name: &str) -> bool {
    dom::root_attribute(name).is_some()
}

/// A game as far as it is kept for playing without a network, in bytes.
pub(crate) struct Offline {
    pub(crate) game: Game,
    pub(crate) has: u32,
    pub(crate) all: u32,
}

/// What the service worker has told about the games: `little-factory:0/1400000 …`. Nothing where there is none.
pub(crate) fn offline() -> Vec<Offline> {
    let marks = dom::root_attribute("data-games").unwrap_or_default();
    marks.split(' ').filter_map(read_offline).collect()
}

fn read_offline(mark: &str) -> Option<Offline> {
    let (game, bytes) = mark.split_once(':')?;
    let (has, all) = bytes.split_once('/')?;
    Some(Offline { game: Game::from_slug(game)?, has: has.parse().ok()?, all: all.parse().ok()? })
}

/// Whether there is somebody who could keep the games, who perhaps has not told yet how far they are.
pub(crate) fn has_worker() -> bool {
    is_marked("data-workers")
}

/// Whether games are being fetched to be kept.
pub(crate) fn is_keeping() -> bool {
    is_marked("data-keeping")
}

/// Whether the last attempt to keep them has failed.
pub(crate) fn has_keeping_failed() -> bool {
    is_marked("data-keep-failed")
}

/// Whether the browser has promised to keep what is kept.
pub(crate) fn is_persistent() -> bool {
    is_marked("data-persistent")
}

/// Keeps all games for playing without a network, or drops them.
pub(crate) fn keep_games(keep: bool) {
    dom::tell("little-table:games", if keep { "keep" } else { "drop" });
}

/// A game was finished: what is kept is worth something now, and the browser is asked to promise that it stays.
pub(crate) fn tell_finished() {
    dom::tell("little-table:finished", "");
}

/// Whether a new version waits.
pub(crate) fn is_update_ready() -> bool {
    is_marked("data-update")
}

/// What an installed table has to say on a page where no game is being played.
pub(crate) fn slips(update_ready: bool, language: Language) -> Html {
    let offline = if is_marked("data-offline") { language.say(Message::Offline) } else { "" };
    html! {
        <div key="slips" class="slips">
            { new_version(update_ready, language) }
            <p key="offline" class="slip" role="status">{ offline }</p>
        </div>
    }
}

/// The browser's offer comes when it likes: below the page, where nothing jumps.
pub(crate) fn install(language: Language) -> Html {
    html! {
        <div key="install" class="slips">
            { keeping(language) }
            if is_marked("data-installable") {
                <p class="slip">
                    <button type="button" class="button quiet" onclick={|_: MouseEvent| dom::tell("little-table:install", "")}>
                        { language.say(Message::Install) }
                    </button>
                </p>
            }
        </div>
    }
}

/// The offer of a new version. It stands only where no game is interrupted: on the pages, and at a game's end.
pub(crate) fn new_version(ready: bool, language: Language) -> Html {
    html! {
        <p key="update" class="slip" role="status">
            if ready {
                <span key="text">{ language.say(Message::UpdateReady) }</span>
                <button key="take" type="button" class="button quiet" data-stop=""
                    onclick={|_: MouseEvent| dom::tell("little-table:take-update", "")}>
                    { language.say(Message::UpdateTake) }
                </button>
            }
        </p>
    }
}

/// How far the games are that are being fetched; it goes away when they are there.
fn keeping(language: Language) -> Html {
    let games = if is_keeping() { offline() } else { Vec::new() };
    let Some(now) = games.iter().find(|game| game.has < game.all) else { return Html::default() };
    let (has, all) = games.iter().fold((0, 0), |(has, all), game| (has + game.has, all + game.all));
    html! {
        <p key="keeping" class="slip keeping">
            <span key="text">{ language.labelled(language.say(Message::Keeping), now.game.name()) }</span>
            <span key="size">{ phrases::size_of(language, has as usize, all as usize) }</span>
            <progress key="bar" aria-label={language.say(Message::Keeping)} max={all.to_string()} value={has.to_string()}></progress>
        </p>
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_the_service_worker_tells_is_read() {
        let read = |mark| read_offline(mark).map(|Offline { game, has, all }| (game, has, all));
        assert_eq!(read("la-granja:5/1400000"), Some((Game::LaGranja, 5, 1_400_000)));
        for mark in ["", "chess:1/2", "la-granja", "la-granja:1", "la-granja:-1/2", "la-granja:1/x"] {
            assert_eq!(read(mark), None, "{mark}");
        }
    }
}
