//! Playing without a mouse: arrows move between things, letters do the common ones, Escape puts away.

use gloo_events::{EventListener, EventListenerOptions};
use wasm_bindgen::JsCast;
use yew::prelude::*;

use super::hint::Ask;
use super::over::{Over, Panel};
use super::owner::{Msg, Table};
use super::pointer;
use super::screen::{Intent, Screen};
use super::watch;
use crate::dom;
use crate::i18n::{Language, Message};
use crate::markup::html;
use crate::ui::arrows::{self, Way};

/// Hears every key of the page. The keys that do something may also scroll, so the listener is not passive.
pub(super) fn listen(tell: Callback<KeyboardEvent>) -> Option<EventListener> {
    let options = EventListenerOptions::enable_prevent_default();
    let listener = move |event: &Event| {
        // Enter taps what has the focus; where that is nothing to be tapped, it is ours.
        let ours = |event: &&KeyboardEvent| event.key() != "Enter" || target_is(event, "h1, h2, body, main");
        if let Some(event) = event.dyn_ref::<KeyboardEvent>().filter(ours) {
            tell.emit(event.clone());
        }
    };
    dom::window().map(|window| EventListener::new_with_options(&window, "keydown", options, listener))
}

/// What each key does before and after those of the game, as the overlay says it.
const FIRST: [(&str, Message); 3] =
    [("← ↑ → ↓", Message::KeyArrows), ("Enter", Message::KeyEnter), ("I", Message::KeyLarge)];
const LAST: [(&str, Message); 10] = [
    ("1 – 9", Message::KeyDigits),
    ("A", Message::AllMoves),
    ("U", Message::Undo),
    ("R", Message::Redo),
    ("S", Message::Skip),
    ("H", Message::Hint),
    ("B", Message::TakeBackTurn),
    ("W", Message::ShowAgain),
    ("P", Message::Replay),
    ("Esc", Message::Close),
];

/// What a key wants, if it wants anything.
pub(super) fn wanted<G: Screen>(table: &Table<G>, ctx: &Context<Table<G>>, event: &KeyboardEvent) -> Option<Msg<G>> {
    if event.ctrl_key() || event.meta_key() || event.alt_key() || is_typing(event) {
        return None;
    }
    let key = event.key();
    let over = table.cover.over.as_ref();
    let replaying = table.watch.replay.is_some() && over.is_none() && !target_is(event, ".log-lines");
    // A letter may be spoken by chance where the keyboard is a voice.
    let letters = table.around.settings.settings.has_keys();
    let replaying = replaying && (letters || key.len() > 1);
    if let Some(go) = watch::by_key(&key, target_is(event, "[role=slider]")).filter(|_| replaying) {
        event.prevent_default();
        return Some(Msg::Replay(go));
    }
    let way = match key.as_str() {
        "ArrowLeft" => Some(Way::Left),
        "ArrowRight" => Some(Way::Right),
        "ArrowUp" => Some(Way::Up),
        "ArrowDown" => Some(Way::Down),
        _ => None,
    };
    if let Some(way) = way {
        // A game may have ways of its own over its board.
        if let Some(intent) = over.is_none().then(|| G::on_key(&table.seen(ctx), &key)).flatten() {
            event.prevent_default();
            return Some(Msg::Screen(intent));
        }
        // What goes onto a sheet beside the table lies on the table.
        let inside = over.is_some() && !table.cover.sheet().is_some_and(G::is_beside);
        // The keys of a group of choices are the group's own; a log scrolls.
        if !is_choosing(event) && arrows::step(inside, way) {
            event.prevent_default();
        }
        return None;
    }
    if let Some(selector) = pressed(&key).filter(|_| over.is_some()) {
        let buttons = dom::all(selector);
        let place = key.parse::<usize>().map_or(0, |digit| digit.saturating_sub(1));
        let button = buttons.get(place).filter(|_| key == "Enter" || letters);
        if let Some(button) = button {
            event.prevent_default();
            button.click();
        }
        return None;
    }
    if !letters && key != "Escape" {
        return None;
    }
    let message = match key.as_str() {
        "Escape" => Msg::Close,
        "?" => Msg::Open(Over::Keys),
        "i" | "I" => Msg::Screen(Intent::Large(pointer::word_at::<G>(event.target())?)),
        "a" | "A" => Msg::Open(Over::Moves),
        "u" | "U" => Msg::Undo,
        "r" | "R" => Msg::Redo,
        "s" | "S" => Msg::Skip,
        "h" | "H" if table.can_be_hinted() => {
            Msg::Hint(if matches!(over, Some(Over::Hint)) { Ask::Turn } else { Ask::Clue })
        }
        "b" | "B" if table.turn_to_take_back() => Msg::Open(Over::TakeBack),
        "p" | "P" if table.can_replay() => Msg::Watch,
        "w" | "W" if table.can_show_again() => Msg::ShowAgain,
        "l" | "L" => Msg::Pull(Some(Panel::Log)),
        key => Msg::Screen(G::on_key(&table.seen(ctx), key)?),
    };
    event.prevent_default();
    Some(message)
}

/// Which buttons of what lies over the table a key presses: digits a ready move, Enter the answer that is likely.
fn pressed(key: &str) -> Option<&'static str> {
    match key {
        "1" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9" => Some(".over button.move:not([disabled])"),
        "Enter" => Some(
            ".over:not([data-kind=ending]) :is([data-enter], button.move:not([disabled]), .button.go:not([disabled]))",
        ),
        _ => None,
    }
}

/// The list of all keys.
pub(super) fn list<G: Screen>(language: Language) -> Html {
    html! {
        <dl class="keys">
            { for FIRST.iter().chain(G::KEYS).chain(&LAST).map(|(key, what)| html! {
                <div key={*key}><dt><kbd>{ *key }</kbd></dt><dd>{ language.say(*what) }</dd></div>
            }) }
        </dl>
    }
}

fn target_is(event: &KeyboardEvent, selector: &str) -> bool {
    let element = event.target().and_then(|target| target.dyn_into::<web_sys::Element>().ok());
    element.is_some_and(|element| element.matches(selector).unwrap_or(false))
}

fn is_typing(event: &KeyboardEvent) -> bool {
    target_is(event, "input:not([type=radio]):not([type=checkbox]), textarea, select")
}

fn is_choosing(event: &KeyboardEvent) -> bool {
    target_is(event, "input, .log-lines")
}
