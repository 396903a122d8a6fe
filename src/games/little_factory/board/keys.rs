//! Playing without a mouse: arrows move between cards, letters do the common things, Escape puts away.

use gloo_events::{EventListener, EventListenerOptions};
use little_factory::Phase;
use wasm_bindgen::JsCast;
use yew::prelude::*;

use super::super::scales::Scales;
use super::hint::Ask;
use super::pointer::card_at;
use super::{Board, Msg, Over, Panel, replay};
use crate::dom;
use crate::i18n::Message;
use crate::markup::html;
use crate::program::WHOLE;
use crate::ui::arrows::{self, Way};

/// Hears every key of the page. The keys that do something may also scroll, so the listener is not passive.
pub(super) fn listen(tell: Callback<KeyboardEvent>) -> Option<EventListener> {
    let options = EventListenerOptions::enable_prevent_default();
    let listener = move |event: &Event| {
        // Enter taps what has the focus, and is nobody else's.
        if let Some(event) = event.dyn_ref::<KeyboardEvent>().filter(|event| event.key() != "Enter") {
            tell.emit(event.clone());
        }
    };
    dom::window().map(|window| EventListener::new_with_options(&window, "keydown", options, listener))
}

/// What each key does, as the overlay says it.
const KEYS: [(&str, Message); 15] = [
    ("← ↑ → ↓", Message::KeyArrows),
    ("Enter", Message::KeyEnter),
    ("I", Message::KeyLarge),
    ("T", Message::Trade),
    ("M", Message::WhatCanIMake),
    ("A", Message::AllMoves),
    ("E", Message::EndTurn),
    ("U", Message::Undo),
    ("R", Message::Redo),
    ("S", Message::Skip),
    ("H", Message::Hint),
    ("B", Message::TakeBackTurn),
    ("W", Message::ShowAgain),
    ("P", Message::Replay),
    ("Esc", Message::Close),
];

impl Board {
    /// Whether something has to be drawn anew.
    pub(super) fn key(&mut self, ctx: &Context<Self>, event: &KeyboardEvent) -> bool {
        if event.ctrl_key() || event.meta_key() || event.alt_key() || is_typing(event) {
            return false;
        }
        let key = event.key();
        let replaying = WHOLE && self.replay.is_some() && self.over.is_none() && !target_is(event, ".log-lines");
        if let Some(go) = replay::by_key(&key, target_is(event, "[role=slider]")).filter(|_| replaying) {
            event.prevent_default();
            return Component::update(self, ctx, Msg::Replay(go));
        }
        let way = match key.as_str() {
            "ArrowLeft" => Some(Way::Left),
            "ArrowRight" => Some(Way::Right),
            "ArrowUp" => Some(Way::Up),
            "ArrowDown" => Some(Way::Down),
            _ => None,
        };
        if let Some(way) = way {
            // What goes onto the scales lies on the table.
            let inside = self.over.as_ref().is_some_and(|over| !matches!(over, Over::Scales(_)));
            // The keys of a group of choices are the group's own; a log scrolls.
            if !is_choosing(event) && arrows::step(inside, way) {
                event.prevent_default();
            }
            return false;
        }
        let message = match key.as_str() {
            "Escape" => Msg::Close,
            "?" => Msg::Open(Over::Keys),
            "i" | "I" => match card_at(event.target()) {
                Some(card) => Msg::Hold(card),
                None => return false,
            },
            "t" | "T" if self.can_act() && self.session.now().phase() == Phase::Before => {
                Msg::Open(Over::Scales(Scales::for_the_action(self.session.now())))
            }
            "m" | "M" => Msg::ToggleReach,
            "a" | "A" => Msg::Open(Over::Moves),
            "e" | "E" if self.can_act() && self.session.now().phase() == Phase::After => Msg::EndTurn,
            "u" | "U" => Msg::Undo,
            "r" | "R" => Msg::Redo,
            "s" | "S" => Msg::Skip,
            "h" | "H" if self.can_be_hinted() => {
                Msg::Hint(if self.over == Some(Over::Hint) { Ask::Turn } else { Ask::Clue })
            }
            "b" | "B" if self.turn_to_take_back().is_some() => Msg::TakeBackTurn,
            "p" | "P" if self.can_replay() => Msg::Watch,
            "w" | "W" if self.can_show_again() => Msg::ShowAgain,
            "l" | "L" => Msg::Pull(Some(Panel::Log)),
            _ => return false,
        };
        event.prevent_default();
        Component::update(self, ctx, message)
    }

    pub(super) fn keys_list(&self) -> Html {
        html! {
            <dl class="keys">
                { for KEYS.iter().map(|(key, what)| html! {
                    <div key={*key}><dt><kbd>{ *key }</kbd></dt><dd>{ self.say(*what) }</dd></div>
                }) }
            </dl>
        }
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
