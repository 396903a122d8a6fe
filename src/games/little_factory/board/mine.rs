//! What is mine: hand, buildings, influence.

use std::rc::Rc;

use little_factory::{Building, Card, GOAL, Goods, HAND_LIMIT, Resource};
use tabletop::Seat;
use yew::prelude::*;

use super::super::art::{self, Sign};
use super::super::card_face::{CardFace, Light, Look, Place, spoken};
use super::super::rules::Term;
use super::super::{hyphenation, phrases, words};
use super::glossary::tip;
use super::{Intent, Seen, Sheet, Spot};
use crate::i18n::Message;
use crate::markup::html;
use crate::table::zone;

pub(super) fn buildings(seen: &Rc<Seen>) -> Html {
    let player = seen.game.player(seen.me);
    let built: Vec<(Building, Look)> =
        player.buildings.iter().map(|building| (building, look_of_building(seen, building))).collect();
    zone("buildings", seen, (built.clone(), player.influence(), seen.language), move |seen| {
        html! {
            <section key="buildings" class="my-buildings" aria-label={seen.say(Message::MyBuildings)}>
                <h2 class="zone-name">
                    { seen.say(Message::MyBuildings) }
                    { track(seen, seen.me, Some("me")) }
                </h2>
                <div class="cards" data-row="" data-scrolls="across" data-count={built.len().to_string()}>
                    { for built.iter().map(|(building, look)| html! {
                        <CardFace key={building.id()} language={seen.language} card={Card::Building(*building)} place={Place::Built} look={look.clone()} />
                    }) }
                    { built.is_empty().then(|| html! { <p key="none" class="none">{ seen.say(Message::NoBuildings) }</p> }) }
                </div>
            </section>
        }
    })
}

fn look_of_building(seen: &Seen, building: Building) -> Look {
    let mine = seen.game.active() == seen.me;
    let (light, status) = if seen.hinted == Some(Spot::Mine(building)) {
        (Light::Hinted, seen.say(Message::HintHere))
    } else if mine && seen.game.used().has(building) {
        (Light::Spent, seen.say(Message::UsedThisTurn))
    } else if seen.can_act && seen.facts.is_ready(building) {
        (Light::Lit, seen.say(Message::CanBeUsed))
    } else {
        (Light::Plain, "")
    };
    Look { light, open: seen.asked == Some(Spot::Mine(building)), status: status.into(), ..Look::PLAIN }
}

/// Influence on its way to ten: a number, and a track that can be seen from afar.
pub(super) fn track(seen: &Seen, seat: Seat, place: Option<&'static str>) -> Html {
    let influence = seen.game.player(seat).influence();
    let name = format!("{} {}", words::influence(seen.language, influence), seen.say(Message::OfTen));
    html! {
        <span key="track" class="track" data-place={place}>
            { tip(seen, &format!("track-{}", seen.colour(seat)), Term::Influence, name, html! {
                <>
                    { art::sign(Sign::Token) }
                    <b>{ influence }</b>
                    <span class="track-line" aria-hidden="true">
                        { for (1..=GOAL).map(|point| html! { <i key={point} class={(point <= influence).then_some("on")}></i> }) }
                    </span>
                </>
            }) }
        </span>
    }
}

pub(super) fn hand(seen: &Rc<Seen>) -> Html {
    let game = &seen.game;
    let hand = game.player(seen.me).hand;
    let given = match &seen.sheet {
        Some(Sheet::Scales(scales)) => scales.give,
        _ => Goods::NONE,
    };
    let tile = game.tile().filter(|_| game.active() == seen.me);
    let tile = tile.map(|coins| (coins, seen.hinted == Some(Spot::Tile)));
    let left = hand.goods() - given;
    let cards: Vec<(Resource, u8, Look)> =
        left.kinds().map(|(resource, count)| (resource, count, look_in_hand(seen, resource))).collect();
    zone("hand", seen, (cards.clone(), hand.len(), tile, seen.language), move |seen| {
        let taken = hand.len() + u8::from(tile.is_some());
        html! {
            <section key="hand" class="my-hand" aria-label={seen.say(Message::MyHand)}>
                <h2 class="zone-name">
                    { seen.say(Message::MyHand) }
                    { tip(seen, "hand", Term::HandLimit, format!("{}/{HAND_LIMIT}", hand.len()), html! {
                        <span class="of">{ format!("{}/{HAND_LIMIT}", hand.len()) }</span>
                    }) }
                </h2>
                <div class="cards" data-row="" data-place="hand">
                    { for cards.iter().flat_map(|(resource, count, look)| (0..*count).map(move |copy| {
                        let card = Card::Resource(*resource);
                        html! {
                            <CardFace key={format!("{}-{copy}", card.id())} language={seen.language} {card} place={Place::Hand} look={look.clone()} />
                        }
                    })) }
                    { tile.map(|(coins, hinted)| self::tile(seen, coins, hinted)) }
                    { for (0..HAND_LIMIT).map(|place| html! {
                        <span key={place} class="no-card" aria-hidden="true" hidden={place < taken}></span>
                    }) }
                </div>
                <span class="unseen">{ phrases::free_places(seen.language, HAND_LIMIT - hand.len()) }</span>
            </section>
        }
    })
}

fn tile(seen: &Seen, coins: u8, hinted: bool) -> Html {
    html! {
        <button key="tile" type="button" class={classes!("card", "tile-card", hinted.then_some("hinted"))} data-stop="" onclick={seen.on::<MouseEvent>(|| Intent::Tap(Spot::Tile))}>
            { spoken(seen.language.labelled(seen.say(Message::StartingTile), &words::coins(seen.language, coins))) }
            <span class="card-head" aria-hidden="true">
                <span class="card-name">{ hyphenation::breakable(seen.say(Message::TileShort)) }</span>
                <span class="coins">{ coins }</span>
            </span>
            { art::sign(Sign::Tile) }
        </button>
    }
}

fn look_in_hand(seen: &Seen, resource: Resource) -> Look {
    let light = match &seen.sheet {
        Some(Sheet::Scales(scales)) if seen.can_act => {
            if scales.fits_give(&seen.game, resource).is_ok() {
                Light::Lit
            } else {
                Light::Dim
            }
        }
        _ if seen.hinted == Some(Spot::Hand(resource)) => Light::Hinted,
        _ => Light::Plain,
    };
    let status = match light {
        Light::Lit => seen.say(Message::CanBePutOn),
        Light::Hinted => seen.say(Message::HintHere),
        _ => "",
    };
    Look { light, open: seen.asked == Some(Spot::Hand(resource)), status: status.into(), ..Look::PLAIN }
}
