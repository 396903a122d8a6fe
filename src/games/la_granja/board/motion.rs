//! What moves and what sounds when something happens. Nothing waits for either.

use la_granja::{Cause, Event, Good, Side, Space, Spot as Lay, Target};
use tabletop::Seat;

use super::super::art::{self, Sign};
use super::super::spot::Spot;
use super::Seen;
use crate::ui::flight::{Flight, Shape};
use crate::ui::sound::Sound;

/// How long after the one before it the next thing sets out.
const STAGGER: u32 = 55;

/// What travels with these events.
pub(super) fn flights(seen: &Seen, events: &[Event]) -> Vec<Flight> {
    let mut flights: Vec<Flight> = Vec::new();
    let mut send = |symbol: String, shape: Shape, from: String, to: String| {
        let delay_ms = flights.len() as u32 * STAGGER;
        flights.push(Flight { symbol, shape, from, fleeting: true, to, delay_ms });
    };
    let me = seen.me;
    let of_seat = |seat: Seat| if seat == me { "me".to_owned() } else { format!("seat-{}", seat.0) };
    let store = |seat: Seat, good: Good| if seat == me { Spot::Good(good).mark() } else { of_seat(seat) };
    let lay = |seat: Seat, good: Good, at: Lay| match at {
        Lay::Field(card) if seat == me => Spot::Field(card).mark(),
        _ => store(seat, good),
    };
    let target = |seat: Seat, to: Target| match to {
        Target::Barrow(_) if seat != me => of_seat(seat),
        to => Spot::of_target(to).mark(),
    };
    for event in events {
        match *event {
            Event::Delivered { seat, cargo, from, to, .. } => {
                let start = match cargo {
                    la_granja::Cargo::Good(good) => lay(seat, good, from),
                    la_granja::Cargo::Commodity if seat == me => Spot::Commodity.mark(),
                    la_granja::Cargo::Commodity => of_seat(seat),
                };
                send(art::of_cargo(cargo), Shape::Token, start, target(seat, to));
            }
            Event::Gained { seat, good, why } => {
                let from = match why {
                    Cause::Die(face) | Cause::SharedDie(face) => Spot::Die(face).mark(),
                    Cause::NewTile(craft) | Cause::Tile(craft) => Spot::Craft(craft).mark(),
                    _ => "deck".to_owned(),
                };
                send(art::of_good(good), Shape::Token, from, store(seat, good));
            }
            Event::Upgraded { seat, good, from, into, .. } => {
                send(art::of_good(into), Shape::Token, lay(seat, good, from), store(seat, into));
            }
            Event::Drew { seat, .. } => send(art::of_sign(Sign::Draw), Shape::Card, "deck".to_owned(), of_seat(seat)),
            Event::Played { seat, card, side, .. } if seat == me => {
                let to = match side {
                    Side::Field => Spot::Field(card).mark(),
                    Side::Barrow(slot) => Spot::Barrow(slot).mark(),
                    Side::Extension => Spot::Extensions.mark(),
                    Side::Helper(slot) => Spot::Helper(slot).mark(),
                };
                send(art::of_sign(Sign::Card), Shape::Card, Spot::Hand(card).mark(), to);
            }
            Event::Played { seat, .. } => send(art::of_sign(Sign::Card), Shape::Card, of_seat(seat), of_seat(seat)),
            Event::RoofBought { seat, tile, slot } => {
                let to = if seat == me { format!("slot-{}-{slot}", seat.0) } else { of_seat(seat) };
                send(art::of_sign(Sign::Roof), Shape::Token, Spot::Sale(tile).mark(), to);
            }
            Event::Placed { seat, space, .. } => {
                send(art::of_sign(Sign::Marker), Shape::Token, of_seat(seat), Spot::Space(space).mark());
            }
            Event::Removed { seat, space, .. } => {
                send(art::of_sign(Sign::Marker), Shape::Coin, Spot::Space(space).mark(), of_seat(seat));
            }
            Event::Took { seat, face, .. } => {
                send(art::of_sign(Sign::Die), Shape::Token, Spot::Die(face).mark(), of_seat(seat));
            }
            Event::Rested { from, to, .. } => {
                send(art::of_sign(Sign::Hat), Shape::Token, format!("siesta-{from}"), format!("siesta-{to}"));
            }
            Event::Points { seat, by, why, .. } if by > 0 => {
                // Source by source, from where they were earned.
                let from = match why {
                    Cause::Market => {
                        let own = Space::open_to(seen.game.setup().seats())
                            .find(|&space| seen.game.marker(space) == Some(seat));
                        own.map_or_else(|| of_seat(seat), |space| Spot::Space(space).mark())
                    }
                    Cause::Siesta(space) => format!("siesta-{space}"),
                    Cause::Completed(craft)
                    | Cause::FirstThere(craft)
                    | Cause::Opened(craft)
                    | Cause::NewTile(craft)
                    | Cause::Tile(craft) => Spot::Craft(craft).mark(),
                    Cause::Removal(space) => Spot::Space(space).mark(),
                    _ => "sale".to_owned(),
                };
                send(art::of_sign(Sign::Point), Shape::Token, from, of_seat(seat));
            }
            _ => {}
        }
    }
    flights
}

/// Whether what a rival did is looked at before the next step. That a part begins or ends is no sight.
pub(super) fn is_worth_a_look(me: Seat, events: &[Event], only_mine: bool) -> bool {
    events.iter().any(|event| match *event {
        Event::Over { .. } => true,
        Event::RoundBegan { .. }
        | Event::PhaseBegan { .. }
        | Event::StepBegan { .. }
        | Event::PartBegan { .. }
        | Event::PartEnded { .. }
        | Event::Left { .. }
        | Event::EffectBegan { .. }
        | Event::EffectChanged { .. }
        | Event::EffectEnded { .. }
        | Event::Newborn { .. }
        | Event::Ready { .. } => false,
        // What is taken from me or comes to me by what somebody else does.
        Event::Removed { seat, .. }
        | Event::Silver { seat, .. }
        | Event::Points { seat, .. }
        | Event::Commodities { seat, .. }
        | Event::Gained { seat, .. }
        | Event::Paid { seat, .. }
        | Event::Drew { seat, .. }
        | Event::Helped { seat, .. } => !only_mine || seat == me,
        _ => !only_mine,
    })
}

/// What events sound like: the most telling one.
pub(super) fn sound(me: Seat, events: &[Event]) -> Option<Sound> {
    let rated = events.iter().filter_map(|event| {
        Some(match *event {
            Event::Over { winners, .. } => (9, if winners.contains(me) { Sound::Won } else { Sound::Lost }),
            Event::CraftDone { .. } | Event::BarrowDone { .. } => (8, Sound::Activated),
            Event::Rolled { .. } => (7, Sound::Refill),
            Event::Delivered { .. } => (6, Sound::CardGiven),
            Event::Points { by, .. } if by > 0 => (5, Sound::Token),
            Event::Played { .. } | Event::Drew { .. } | Event::RoofBought { .. } => (4, Sound::CardTaken),
            Event::Silver { by, .. } => (3, if by < 0 { Sound::CoinsLost } else { Sound::Token }),
            Event::Gained { .. } | Event::Upgraded { .. } | Event::Grew { .. } => (2, Sound::Token),
            Event::Rested { .. } | Event::Took { .. } => (1, Sound::Tap),
            _ => return None,
        })
    });
    rated.max_by_key(|(rank, _)| *rank).map(|(_, sound)| sound)
}
