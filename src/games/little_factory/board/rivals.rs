//! The rivals: face, name, level, influence, hand and buildings.

use std::rc::Rc;

use little_factory::{Card, Goods, Player};
use tabletop::{Game, Seat};
use yew::prelude::*;

use super::super::art;
use super::super::card_face::goods_signs;
use super::super::{phrases, words};
use super::Seen;
use super::mine::track;
use crate::i18n::Message;
use crate::markup::{classes, html};
use crate::table::{Character, Level, zone};
use crate::ui::{Mood, face};

pub(super) fn draw(seen: &Rc<Seen>) -> Html {
    let game = &seen.game;
    let players: Vec<Player> = Seat::all(game.seats()).map(|seat| *game.player(seat)).collect();
    let depends = (players, game.to_act(), game.used(), game.outcome(), seen.settings.tracker, seen.language);
    zone("rivals", seen, depends, |seen| {
        html! {
            <section key="rivals" class="rivals" aria-label={seen.say(Message::Rivals)} data-count={(seen.seating.len() - 1).to_string()}>
                { for seen.seating.rivals().map(|(seat, character, level)| rival(seen, seat, character, level)) }
            </section>
        }
    })
}

fn rival(seen: &Seen, seat: Seat, character: Character, level: Level) -> Html {
    let game = &seen.game;
    let player = game.player(seat);
    let acting = game.to_act() == Some(seat);
    let hand = player.hand.goods();
    html! {
        <article key={seat.0} class={classes!("rival", acting.then_some("acting"))} data-seat={seen.colour(seat)}
            data-place={format!("seat-{}", seat.0)}>
            <div class="rival-face">{ face(character, mood(seen, seat)) }</div>
            <h2 class="rival-name">{ character.name() }</h2>
            <p class="rival-level">{ level.name(seen.language) }</p>
            { track(seen, seat, None) }
            <p class="rival-hand">
                <span class="rival-count">{ phrases::cards_in_hand(seen.language, player.hand.len()) }</span>
                if seen.settings.tracker && hand != Goods::NONE {
                    <span class="rival-cards" aria-hidden="true">{ goods_signs(hand) }</span>
                    <span class="unseen">{ words::goods(seen.language, hand) }</span>
                }
            </p>
            <div class="rival-buildings" data-row="">
                { for player.buildings.iter().map(|building| {
                    let card = Card::Building(building);
                    let used = acting && game.used().has(building);
                    html! {
                        <button key={card.id()} type="button" class={classes!("mini", used.then_some("spent"))} data-stop=""
                            data-card={card.id()} title={words::card(seen.language, card)}
                            aria-label={words::card_says(seen.language, card)}>
                            { art::large(card) }
                            if building.influence() > 0 { <span class="points">{ building.influence() }</span> }
                        </button>
                    }
                }) }
            </div>
        </article>
    }
}

/// Pleased when ahead, worried when somebody is close to the goal or well ahead.
fn mood(seen: &Seen, seat: Seat) -> Mood {
    let game = &seen.game;
    if let Some(outcome) = game.outcome() {
        return if outcome.winners.contains(seat) { Mood::Pleased } else { Mood::Worried };
    }
    let others = Seat::all(seen.seating.len()).filter(|other| *other != seat);
    let best = others.map(|other| game.score(other)).max().unwrap_or_default();
    match game.score(seat) - best {
        2.. => Mood::Pleased,
        ..=-3 => Mood::Worried,
        _ => Mood::Neutral,
    }
}
