//! Where the round is: its four phases in the rail; and the rooms of a small screen.

use std::rc::Rc;

use la_granja::{Phase, ROUNDS};
use yew::prelude::*;

use super::super::label::Label;
use super::super::words;
use super::look::due;
use super::{Intent, Room, Seen, Wish, left, room, say};
use crate::markup::{classes, html};

pub(super) fn draw(seen: &Seen) -> Html {
    let game = &seen.game;
    let now = game.step().phase();
    let step = words::step(seen.language, game.step());
    let left = left(game).map(|left| format!(" · {left} {}", say(seen, Label::Left)));
    html! {
        <p key="phases" class="phases">
            <span class="phase-round"><span class="round-word">{ say(seen, Label::Round) }{ " " }</span><b>{ game.round() }</b>{ "/" }{ ROUNDS }</span>
            { for [Phase::Farm, Phase::Revenue, Phase::Transport, Phase::Scoring].into_iter().map(|phase| {
                let name = words::phase(seen.language, phase);
                html! {
                    <span key={name} class={classes!("phase", (phase == now).then_some("now"), (phase < now).then_some("past"))}
                        aria-current={(phase == now).then_some("step")}>{ name }</span>
                }
            }) }
            <span class="phase-step">{ step }<span class="phase-left">{ left }</span></span>
        </p>
    }
}

/// On a small screen: one room at a time.
pub(super) fn rooms(seen: &Rc<Seen>) -> Html {
    let here = room(seen);
    let due_here = due(&seen.game);
    let tab = |room: Room, name: Label| {
        html! {
            <button key={say(seen, name)} type="button" class="room" data-stop="" aria-pressed={(room == here).to_string()}
                data-due={(seen.can_act && room == due_here).then_some("")}
                onclick={seen.on::<MouseEvent>(move || Intent::Own(Wish::Room(room)))}>{ say(seen, name) }</button>
        }
    };
    html! {
        <div key="rooms" class="rooms" role="group" aria-label={say(seen, Label::Rooms)}>
            { tab(Room::Farm, Label::Farm) }
            { tab(Room::Village, Label::Village) }
            { tab(Room::Market, Label::Market) }
        </div>
    }
}
