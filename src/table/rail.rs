//! The wooden rail of the table: which game, whose turn, and what can always be done.

use yew::prelude::*;

use super::over::{Over, Panel};
use super::owner::{Msg, Table};
use super::phrases;
use super::screen::Screen;
use super::seen::Seen;
use crate::i18n::Message;
use crate::markup::{classes, html};
use crate::route::Route;
use crate::ui::{Picture, icon};

pub(super) fn draw<G: Screen>(table: &Table<G>, ctx: &Context<Table<G>>, seen: &Seen<G>) -> Html {
    let watching = table.watch.at.is_some();
    let tool = |word: &'static str, picture: Picture, name: Message, on: bool, message: fn() -> Msg<G>| {
        html! {
            <button key={word} type="button" class="tool" data-tool={word} title={seen.say(name)}
                aria-label={seen.say(name)} disabled={!on} onclick={ctx.link().callback(move |_: MouseEvent| message())}>
                { icon(picture) }
            </button>
        }
    };
    html! {
        <header key="rail" class="rail table-rail">
            <a key="home" class="rail-link" href={Route::Home.href()} aria-label={seen.say(Message::HomeLink)}>
                { icon(Picture::Logo) }
            </a>
            <h1 key="title" class="table-title" tabindex="-1">
                <span class="table-name">{ G::GAME.name() }</span>
                <span class="table-turn">{ phrases::turn(seen.language, G::turn_number(&seen.game)) }</span>
            </h1>
            { G::rail(seen) }
            <div key="scores" class="scores">
                { scores(table, ctx, seen) }
            </div>
            <div key="tools" class="rail-tools" role="group" aria-label={seen.say(Message::Tools)}>
                { tool("undo", Picture::Undo, Message::Undo, table.play.undoable() > 0 && !watching, || Msg::Undo) }
                { tool("redo", Picture::Redo, Message::Redo, seen.can_act && table.play.session.can_redo(), || Msg::Redo) }
                // Never in the place of Undo: a second click there must not take back a turn.
                if table.turn_to_take_back() {
                    { tool("back", Picture::Turn, Message::TakeBackTurn, true, || Msg::Open(Over::TakeBack)) }
                } else {
                    <span key="no-back" class="tool" aria-hidden="true" data-tool="back"></span>
                }
                { tool("again", Picture::Again, Message::ShowAgain, table.can_show_again(), || Msg::ShowAgain) }
                { tool("log", Picture::Log, Message::Log, true, || Msg::Pull(Some(Panel::Log))) }
                { tool("menu", Picture::Menu, Message::Menu, true, || Msg::Open(Over::Menu)) }
            </div>
        </header>
    }
}

/// On a small screen: everybody's points on one button, which pulls the rivals out.
fn scores<G: Screen>(table: &Table<G>, ctx: &Context<Table<G>>, seen: &Seen<G>) -> Html {
    let game = &seen.game;
    let seats = seen.seating.starting_with_me();
    let points = |seat| if seen.shows_points(seat) { game.score(seat).to_string() } else { "?".to_owned() };
    let mut label = format!("{}:", seen.say(Message::Rivals));
    for seat in &seats {
        label.push_str(&format!(" {} {},", seen.name(*seat), points(*seat)));
    }
    html! {
        <button type="button" class="score-button"
            aria-expanded={(table.cover.panel == Some(Panel::Rivals)).to_string()}
            onclick={ctx.link().callback(|_: MouseEvent| Msg::Pull(Some(Panel::Rivals)))}>
            <span class="unseen">{ label.trim_end_matches(',').to_owned() }</span>
            { for seats.into_iter().map(|seat| html! {
                <span key={seat.0} class={classes!("score", (game.to_act() == Some(seat)).then_some("acting"))} aria-hidden="true" data-seat={seen.colour(seat)}>
                    { points(seat) }
                </span>
            }) }
        </button>
    }
}
