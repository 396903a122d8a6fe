//! The rivals in small: face, points, what they have; a tap opens the whole farm.

use std::rc::Rc;

use la_granja::{Barrow, Good, Player};
use tabletop::{Game as _, Seat};
use yew::prelude::*;

use super::super::art::{self, Sign};
use super::super::label::Label;
use super::super::spot::Spot;
use super::super::words;
use super::thing::{Look, thing};
use super::{Seen, farm, look_key, say};
use crate::i18n::Message;
use crate::markup::{classes, html};
use crate::table::{Sitter, zone};
use crate::ui::{Mood, face};

pub(super) fn draw(seen: &Rc<Seen>) -> Html {
    let game = &seen.game;
    let players: Vec<Player> = Seat::all(game.seats()).map(|seat| *game.player(seat)).collect();
    let depends = (players, game.to_act(), game.outcome(), look_key(seen));
    zone("rivals", seen, depends, |seen| {
        let others: Vec<Seat> = Seat::all(seen.game.seats()).filter(|&seat| seat != seen.me).collect();
        html! {
            <section key="rivals" class="rivals" aria-label={seen.say(Message::Rivals)} data-count={others.len().to_string()}>
                { for others.into_iter().map(|seat| rival(seen, seat)) }
            </section>
        }
    })
}

fn rival(seen: &Seen, seat: Seat) -> Html {
    let game = &seen.game;
    let player = game.player(seat);
    let acting = game.to_act() == Some(seat);
    let goods: u16 = Good::ALL.into_iter().map(|good| u16::from(player.all_of(good))).sum();
    let automaton = game.is_automaton(seat);
    let label = format!(
        "{}{}{}, {}, {}, {}",
        seen.name(seat),
        words::colon(seen.language),
        if seen.shows_points(seat) { words::points(seen.language, player.points) } else { "?".to_owned() },
        words::silver(seen.language, player.silver),
        words::commodities(seen.language, player.commodities),
        words::cards(seen.language, player.hand.len())
    );
    let picture = match seen.seating.at(seat) {
        Sitter::Rival { character, .. } => face(character, mood(seen, seat)),
        Sitter::Me | Sitter::Automaton => art::sign(Sign::Marker),
    };
    let look = Look::new(if acting { "neighbour acting" } else { "neighbour" }, label).seat(Some(seen.colour(seat)));
    let inside = html! {
        <>
            <span class="neighbour-face">{ picture }</span>
            <span class="neighbour-name">{ seen.name(seat) }
                if !automaton { { small_farm(player) } }
            </span>
            <span class="neighbour-has">
                if automaton {
                    <span class="pair">{ art::sign(Sign::Marker) }<b>{ game.markers(seat) }</b></span>
                } else {
                    <span class="pair strong"><b>{ points(seen, seat) }</b>{ art::sign(Sign::Point) }</span>
                    <span class="pair"><b>{ player.silver.to_string() }</b>{ art::sign(Sign::Silver) }</span>
                    <span class="pair"><b>{ player.commodities }</b>{ art::sign(Sign::Commodity) }</span>
                    <span class="pair"><b>{ goods.to_string() }</b>{ art::sign(Sign::AnyGood) }</span>
                    <span class="pair"><b>{ player.hand.len() }</b>{ art::sign(Sign::Card) }</span>
                    <span class="pair donkeys-left">{ art::sign(Sign::Donkey) }
                        { for (1..=4).map(|donkeys: u8| html! {
                            <i class={classes!((player.donkeys >> (donkeys - 1) & 1 == 1).then_some("gone"))}>{ donkeys }</i>
                        }) }
                    </span>
                }
            </span>
            <span class="place-of-seat" data-place={format!("seat-{}", seat.0)}></span>
        </>
    };
    thing(seen, Spot::Rival(seat), look, inside)
}

/// A farm in small: what grows, how full the barrows are, who helps, how much is built on and roofed.
fn small_farm(player: &Player) -> Html {
    let barrow = |barrow: Barrow| {
        let all = barrow.card.face().barrow.len();
        html! { <span class="pair">{ art::sign(Sign::Barrow) }{ barrow.filled.count_ones() }{ "/" }{ all }</span> }
    };
    let count =
        |sign: Sign, count: u8| (count > 0).then(|| html! { <span class="pair">{ art::sign(sign) }{ count }</span> });
    html! {
        <span class="small-farm">
            <span class="small-fields">
                { for player.fields.iter().map(|card| html! {
                    <span class={classes!("wanted", player.grown.has(card).then_some("there"))}>{ art::good(card.face().field) }</span>
                }) }
            </span>
            { for player.barrows.into_iter().flatten().map(barrow) }
            <span class="small-helpers">{ for player.helpers.into_iter().flatten().map(art::person) }</span>
            { count(Sign::Craft, player.extensions.len()) }
            { count(Sign::Roof, player.roofs.len()) }
        </span>
    }
}

/// A seat's points, where they are shown.
fn points(seen: &Seen, seat: Seat) -> String {
    if seen.shows_points(seat) { seen.game.player(seat).points.to_string() } else { "?".to_owned() }
}

/// A rival's whole farm.
pub(super) fn farm_of(seen: &Seen, seat: Seat) -> Html {
    let player = seen.game.player(seat);
    if seen.game.is_automaton(seat) {
        return html! { <p class="none">{ say(seen, Label::Market) }{ words::colon(seen.language) }{ seen.game.markers(seat) }</p> };
    }
    html! {
        <>
            <p key="has" class="has">
                <span class="pair strong"><b>{ points(seen, seat) }</b>{ art::sign(Sign::Point) }</span>
                <span class="pair"><b>{ player.hand.len() }</b>{ art::sign(Sign::Card) }</span>
                <span class="pair">{ art::sign(Sign::Donkey) }
                    { for (1..=4).map(|donkeys: u8| {
                        let gone = player.donkeys >> (donkeys - 1) & 1 == 1;
                        html! { <i class={gone.then_some("gone")}>{ donkeys }</i> }
                    }) }
                </span>
            </p>
            <div key="farm" class="farm theirs" data-spots="">{ farm::inside(seen, seat) }</div>
        </>
    }
}

/// Pleased when ahead, worried when well behind.
fn mood(seen: &Seen, seat: Seat) -> Mood {
    let game = &seen.game;
    if let Some(outcome) = game.outcome() {
        return if outcome.winners.contains(seat) { Mood::Pleased } else { Mood::Worried };
    }
    let others = Seat::all(game.seats()).filter(|&other| other != seat && !game.is_automaton(other));
    let best = others.map(|other| game.score(other)).max().unwrap_or_default();
    if !seen.shows_points(seat) {
        return Mood::Neutral;
    }
    match game.score(seat) - best {
        4.. => Mood::Pleased,
        ..=-6 => Mood::Worried,
        _ => Mood::Neutral,
    }
}
