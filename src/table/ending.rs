//! The end of a game: who won and why, where the points came from, and what to do next.

use tabletop::{Seat, order};
use yew::prelude::*;

use super::coach::Ask;
use super::menu::taken_back_mark;
use super::owner::{Msg, Table};
use super::screen::{Cell, ResultSheet, Screen};
use super::seen::Seen;
use super::{curve, phrases};
use crate::i18n::Message;
use crate::markup::html;
use crate::pwa::new_version;
use crate::route::Route;

/// Who won, in one short sentence.
pub(super) fn result<G: Screen>(seen: &Seen<G>) -> String {
    let Some(outcome) = seen.game.outcome() else { return String::new() };
    let mine = outcome.winners.contains(seen.me);
    if outcome.winners.len() > 1 {
        seen.say(if mine { Message::YouShare } else { Message::TheyShare }).to_owned()
    } else if mine {
        seen.say(Message::YouWon).to_owned()
    } else if let Some(winner) = outcome.winners.iter().next() {
        phrases::wins(seen.language, seen.name(winner))
    } else {
        seen.say(Message::YouLost).to_owned()
    }
}

pub(super) fn draw<G: Screen>(table: &Table<G>, ctx: &Context<Table<G>>, seen: &Seen<G>) -> Html {
    let session = &table.play.session;
    let Some(outcome) = session.now().outcome() else { return Html::default() };
    let ResultSheet { why, columns, rows, note } = G::result(seen, session);
    let link = ctx.link();
    // Everybody, the most points first.
    let mut seats: Vec<Seat> = Seat::all(seen.seating.len()).collect();
    order::sort(&mut seats, |one, other| session.now().score(*one) > session.now().score(*other));
    let cell = |cell: &Cell| {
        let title = (!cell.title.is_empty()).then(|| cell.title.clone());
        html! { <td {title}>if cell.strong { <b>{ cell.value.clone() }</b> } else { { cell.value.clone() } }</td> }
    };
    let row = |seat: Seat| {
        let won = outcome.winners.contains(seat);
        html! {
            <tr key={seat.0} class={won.then_some("won")} data-seat={seen.colour(seat)}>
                <th scope="row">{ seen.name(seat) }</th>
                { for rows.get(seat.index()).into_iter().flatten().map(cell) }
            </tr>
        }
    };
    html! {
        <>
            <p key="why">{ why }{ taken_back_mark(table) }</p>
            <div key="table" class="result-scroll">
                <table class="result">
                    <thead>
                        <tr>
                            <th scope="col">{ seen.say(Message::Player) }</th>
                            { for columns.into_iter().map(|name| html! { <th scope="col">{ name }</th> }) }
                        </tr>
                    </thead>
                    <tbody>{ for seats.into_iter().map(row) }</tbody>
                </table>
            </div>
            { curve::draw(seen, session, usize::MAX, None) }
            if let Some(note) = note {
                <p key="best" class="best-turn">{ note }</p>
            }
            { new_version(table.around.settings.update_ready, seen.language) }
            <div key="buttons" class="do-buttons">
                <button type="button" class="button go" data-stop=""
                    onclick={link.callback(|_: MouseEvent| Msg::NewGame { same_deal: false })}>{ seen.say(Message::PlayAgain) }</button>
                <button type="button" class="button quiet" data-stop=""
                    onclick={link.callback(|_: MouseEvent| Msg::NewGame { same_deal: true })}>{ seen.say(Message::SameDeal) }</button>
                <button type="button" class="button quiet" data-stop=""
                    onclick={link.callback(|_: MouseEvent| Msg::Coach(Ask::Open))}>{ seen.say(Message::Coach) }</button>
                <button type="button" class="button quiet" data-stop=""
                    onclick={link.callback(|_: MouseEvent| Msg::Watch)}>{ seen.say(Message::Replay) }</button>
                <a class="button quiet" data-stop="" href={Route::Home.href()}>{ seen.say(Message::ToHome) }</a>
            </div>
        </>
    }
}
