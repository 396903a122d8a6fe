//! The end of a game: who won and why, where the points came from, and what to do next.

use tabletop::{Seat, order};
use yew::prelude::*;

use super::coach::Ask;
use super::menu::marks;
use super::notice::Act;
use super::owner::{Again, Msg, Table};
use super::screen::{Cell, ResultSheet, Screen};
use super::seating::Sitter;
use super::seen::Seen;
use super::{curve, phrases};
use crate::i18n::Message;
use crate::markup::html;
use crate::pages::standing;
use crate::pwa::new_version;
use crate::route::Route;
use crate::store::name;
use crate::table::Level;
use crate::ui::{Mood, face};

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
    let result = match (outcome.winners.contains(seen.me), outcome.winners.len()) {
        (true, 1) => "won",
        (true, _) => "shared",
        (false, _) => "lost",
    };
    let faces = seats.iter().filter_map(|seat| match seen.seating.at(*seat) {
        Sitter::Rival { character, .. } => {
            let mood = if outcome.winners.contains(*seat) { Mood::Pleased } else { Mood::Worried };
            Some(html! { <span key={seat.0} data-seat={seen.colour(*seat)}>{ face(character, mood) }</span> })
        }
        Sitter::Me | Sitter::Automaton => None,
    });
    let harder = seen.seating.levels().iter().any(|level| *level < Level::Master)
        || G::harder(&session.record().setup).is_some();
    let again = |again: Again| link.callback(move |_: MouseEvent| Msg::NewGame(again));
    html! {
        <>
            <div key="finale" class="finale" data-result={result}>
                <div class="finale-faces" aria-hidden="true">{ for faces }</div>
                <p><b>{ why }</b>{ marks(table) }</p>
                <p class="none">{ standing::rivals(&table.play.heading, seen.language) }</p>
            </div>
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
                <button type="button" class="button go" data-stop="" onclick={again(Again::Another)}>{ seen.say(Message::PlayAgain) }</button>
                if harder {
                    <button key="harder" type="button" class="button quiet" data-stop="" onclick={again(Again::Harder)}>{ seen.say(Message::PlayHarder) }</button>
                }
                <button type="button" class="button quiet" data-stop="" onclick={again(Again::SameDeal)}>{ seen.say(Message::SameDeal) }</button>
                <button type="button" class="button quiet" data-stop=""
                    onclick={link.callback(|_: MouseEvent| Msg::Coach(Ask::Open))}>{ seen.say(Message::Coach) }</button>
                <button type="button" class="button quiet" data-stop=""
                    onclick={link.callback(|_: MouseEvent| Msg::Watch)}>{ seen.say(Message::Replay) }</button>
                <a class="button quiet" data-stop="" href={Route::Home.href()}>{ seen.say(Message::ToHome) }</a>
            </div>
            { share(table, ctx, seen) }
        </>
    }
}

/// The game as a link, with a name in it for those who like.
fn share<G: Screen>(table: &Table<G>, ctx: &Context<Table<G>>, seen: &Seen<G>) -> Html {
    let typed = ctx.link().batch_callback(|event: InputEvent| {
        event.target_dyn_into::<web_sys::HtmlInputElement>().map(|input| Msg::Name(input.value()))
    });
    let copy = ctx.link().callback(|_: MouseEvent| Msg::Notice(Act::CopyLink));
    html! {
        <div key="share" class="share">
            <label for="name-in-link">{ seen.say(Message::NameInLink) }</label>
            <input id="name-in-link" autocomplete="nickname" maxlength="24" value={name::load()} oninput={typed} />
            <button type="button" class="button quiet" data-stop="" onclick={copy}>
                { seen.say(if table.voice.copied { Message::Copied } else { Message::CopyLink }) }
            </button>
        </div>
    }
}
