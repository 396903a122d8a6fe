//! What moves and what sounds when something happens. Nothing waits for either.

use little_factory::{Card, Event, Goods, Level, Row};
use tabletop::Seat;

use super::super::art;
use super::Seen;
use crate::ui::flight::{Flight, Shape};
use crate::ui::sound::Sound;
use crate::ui::sprite::Sprite;

/// How long after the one before it the next card sets out.
const STAGGER: u32 = 45;

/// What travels with these events.
pub(super) fn flights(seen: &Seen, events: &[Event]) -> Vec<Flight> {
    let mut flights: Vec<Flight> = Vec::new();
    let mut send = |symbol: String, shape: Shape, (from, fleeting): (String, bool), to: String| {
        let delay_ms = flights.len() as u32 * STAGGER;
        flights.push(Flight { symbol, shape, from, fleeting, to, delay_ms });
    };
    for event in events {
        match *event {
            Event::Paid { seat, goods } | Event::Traded { seat, goods, .. } => {
                for resource in goods.cards() {
                    let to = match resource.level() {
                        Level::I => format!("open-{}", resource.id()),
                        Level::II => "pile-2".to_owned(),
                        Level::III => "pile-3".to_owned(),
                    };
                    let from = (hand_place(seen.me, seat, resource.into()), seat == seen.me);
                    send(art::of_resource(resource), Shape::Card, from, to);
                }
            }
            Event::Gained { seat, card } => {
                let stays = matches!(card, Card::Resource(resource) if resource.level() == Level::I);
                let from = (format!("open-{}", card.id()), !stays);
                send(art::of_card(card), shape(card), from, hand_place(seen.me, seat, card));
            }
            Event::Drawn { seat, row, card } => {
                let from = (deck_place(row).to_owned(), false);
                send(art::of_card(card), shape(card), from, hand_place(seen.me, seat, card));
            }
            Event::TokensTaken { seat, tokens, .. } => {
                for _ in 0..tokens {
                    let token = Sprite::Goods.drawing("token");
                    send(token, Shape::Token, ("tokens".to_owned(), false), seat_place(seen.me, seat));
                }
            }
            Event::Refilled { row, card, .. } => {
                let from = (deck_place(row).to_owned(), false);
                send(art::of_card(card), shape(card), from, format!("open-{}", card.id()));
            }
            _ => {}
        }
    }
    flights
}

fn seat_place(me: Seat, seat: Seat) -> String {
    if seat == me { "me".to_owned() } else { format!("seat-{}", seat.0) }
}

/// Where a card of somebody's lies: my own cards lie open before me.
fn hand_place(me: Seat, seat: Seat, card: Card) -> String {
    match card {
        _ if seat != me => seat_place(me, seat),
        Card::Resource(resource) => format!("hand-{}", resource.id()),
        Card::Building(building) => format!("built-{}", building.id()),
    }
}

/// What events sound like: the most telling one.
pub(super) fn sound(me: Seat, events: &[Event]) -> Option<Sound> {
    let mut heard = None;
    for event in events {
        let next = match *event {
            Event::Over(end) => Some(if end.winners().contains(me) { Sound::Won } else { Sound::Lost }),
            Event::TokensTaken { .. } => Some(Sound::Token),
            Event::Traded { lost, .. } if lost > 0 => Some(Sound::CoinsLost),
            Event::Activated { .. } => Some(Sound::Activated),
            Event::Gained { .. } | Event::Drawn { .. } => Some(Sound::CardTaken),
            Event::Paid { goods, .. } if goods != Goods::NONE => Some(Sound::CardGiven),
            Event::Refilled { .. } => Some(Sound::Refill),
            _ => None,
        };
        heard = match (heard, next) {
            (Some(before), Some(after)) if rank(before) >= rank(after) => Some(before),
            (before, after) => after.or(before),
        };
    }
    heard
}

/// Which of two sounds tells more.
fn rank(sound: Sound) -> u8 {
    match sound {
        Sound::Won | Sound::Lost => 7,
        Sound::Token => 6,
        Sound::CoinsLost => 5,
        Sound::CardTaken => 4,
        Sound::Activated => 3,
        Sound::CardGiven => 2,
        _ => 1,
    }
}

fn shape(card: Card) -> Shape {
    match card {
        Card::Resource(_) => Shape::Card,
        Card::Building(_) => Shape::Building,
    }
}

pub(super) const fn deck_place(row: Row) -> &'static str {
    match row {
        Row::LevelII => "deck-2",
        Row::LevelIII => "deck-3",
        Row::Buildings => "deck-b",
    }
}
