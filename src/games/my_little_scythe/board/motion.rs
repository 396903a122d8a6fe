//! What moves and what sounds when something happens. Nothing waits for either.

use my_little_scythe::{AUTOMOUNTIE, Cause, Deed, Event, Space, Tile, Trophy};
use tabletop::Seat;

use super::super::art;
use super::Seen;
use crate::ui::flight::{Flight, Shape};
use crate::ui::sound::Sound;

/// How long after the one before it the next thing sets out, in milliseconds.
const STAGGER: u32 = 60;
/// How long a Seeker takes from hex to hex; the styles know it, too.
const STEP: u32 = 200;

/// What travels with these events.
pub(super) fn flights(seen: &Seen, events: &[Event]) -> Vec<Flight> {
    let mut flights: Vec<Flight> = Vec::new();
    // Things follow each other; what belongs together leaves together.
    let mut clock = 0;
    let mut send = |symbol: String, shape: Shape, from: String, to: String, wait: u32| {
        flights.push(Flight { symbol, shape, from, fleeting: false, to, delay_ms: clock });
        clock += wait;
    };
    let hex = |space: Space| space.id().to_owned();
    let camp = |seat: Seat| format!("camp-{}", seat.0);
    for event in events {
        match *event {
            Event::SpellDrawn { seat, why, .. } => {
                let to = if seat == seen.me { "my-spells".to_owned() } else { seat_place(seen.me, seat) };
                send(art::thing("spell"), Shape::Token, source(seen.me, seat, why), to, STAGGER);
            }
            Event::TileKept { seat, tile, .. } => {
                let from = if seat == seen.me { deed_place(Deed::PowerUp) } else { seeker_place(seat) };
                let to = if seat == seen.me { tile_place(tile) } else { seat_place(seen.me, seat) };
                send(art::thing("gear"), Shape::Token, from, to, STAGGER);
            }
            Event::Delivered { seat, good, count } => {
                for _ in 0..count {
                    let to = if seat == seen.me { trophy_place(good.delivery()) } else { seat_place(seen.me, seat) };
                    send(art::thing(good.id()), Shape::Token, hex(Space::CASTLE), to, STAGGER);
                }
            }
            Event::Kept { token, count, from } => {
                for _ in 0..count {
                    send(art::thing(token.id()), Shape::Token, hex(from), seat_place(seen.me, AUTOMOUNTIE), STAGGER);
                }
            }
            Event::AutoTrophy { .. } => {
                let her = seat_place(seen.me, AUTOMOUNTIE);
                send(art::thing("trophy"), Shape::Coin, her.clone(), her, STAGGER);
            }
            Event::Went { seat, from, path, goods, .. } => {
                // Step by step along its way, and its goods with it.
                let mut at = from.map_or_else(|| camp(seat), hex);
                for &space in path.spaces() {
                    for (id, count) in [("apple", goods.apples), ("gem", goods.gems)] {
                        for _ in 0..count.min(2) {
                            send(art::thing(id), Shape::Token, at.clone(), hex(space), 20);
                        }
                    }
                    send(art::head(seen, seat), Shape::Token, at, hex(space), STEP);
                    at = hex(space);
                }
            }
            Event::SentHome { seat, from, .. } => {
                send(art::head(seen, seat), Shape::Token, hex(from), camp(seat), STAGGER);
            }
            Event::Shifted { goods, from, to, .. } => {
                let id = if goods.apples > 0 { "apple" } else { "gem" };
                send(art::thing(id), Shape::Token, hex(from), hex(to), STAGGER);
            }
            Event::Placed { seat, token, space, .. } => {
                send(art::thing(token.id()), Shape::Token, seat_place(seen.me, seat), hex(space), STAGGER);
            }
            Event::Given { good, from, to, .. } => {
                send(art::thing(good.id()), Shape::Token, hex(from), hex(to), STAGGER);
            }
            Event::Gained { by, good, onto, .. } => {
                send(art::thing(good.id()), Shape::Token, seat_place(seen.me, by), hex(onto), STAGGER);
            }
            Event::Paid { seat, goods, from, .. } => {
                for (id, count) in [("apple", goods.apples), ("gem", goods.gems)] {
                    for _ in 0..count {
                        send(art::thing(id), Shape::Token, hex(from), seat_place(seen.me, seat), STAGGER);
                    }
                }
            }
            Event::Threw { seat, throw, .. } => {
                let at = events.iter().find_map(|event| match *event {
                    Event::FightEnded { space, .. } => Some(hex(space)),
                    _ => None,
                });
                let Some(at) = at else { continue };
                for _ in 0..throw.pies {
                    send(art::thing("pie"), Shape::Token, seat_place(seen.me, seat), at.clone(), STAGGER);
                }
            }
            Event::FightEnded { space, .. } => send(art::thing("splat"), Shape::Coin, hex(space), hex(space), STAGGER),
            Event::Friendship { seat, by, .. } if by > 0 => {
                let to = if seat == seen.me { "my-friendship".to_owned() } else { seat_place(seen.me, seat) };
                send(art::thing("heart"), Shape::Token, seeker_place(seat), to, STAGGER);
            }
            Event::Pies { seat, by, .. } if by > 0 => {
                let to = if seat == seen.me { "my-pies".to_owned() } else { seat_place(seen.me, seat) };
                send(art::thing("pie"), Shape::Token, seeker_place(seat), to, STAGGER);
            }
            Event::TrophyPlaced { seat, trophy, .. } => {
                send(art::thing("trophy"), Shape::Token, seat_place(seen.me, seat), trophy_place(trophy), STAGGER);
            }
            _ => {}
        }
    }
    flights
}

/// Where a trophy is hoisted.
pub(super) fn trophy_place(trophy: Trophy) -> String {
    format!("trophy-{}", trophy.id())
}

/// A tile that is mine.
pub(super) fn tile_place(tile: Tile) -> String {
    format!("tile-{}", tile.id())
}

/// A space of the mat.
pub(super) fn deed_place(deed: Deed) -> String {
    format!("deed-{}", deed.id())
}

/// Where something comes from that nothing on the map pays: the space of my mat, or else a Seeker.
fn source(me: Seat, seat: Seat, why: Cause) -> String {
    match why {
        Cause::Deed(deed) if seat == me => deed_place(deed),
        _ => seeker_place(seat),
    }
}

fn seeker_place(seat: Seat) -> String {
    format!("seeker-{}-a", seat.0)
}

fn seat_place(me: Seat, seat: Seat) -> String {
    if seat == me { "my-pies".to_owned() } else { format!("seat-{}", seat.0) }
}

/// What events sound like: the most telling one.
pub(super) fn sound(me: Seat, events: &[Event]) -> Option<Sound> {
    let heard = |event: &Event| match *event {
        Event::Over { winners, .. } => Some((9, if winners.contains(me) { Sound::Won } else { Sound::Lost })),
        Event::TrophyPlaced { .. } | Event::AutoTrophy { .. } => Some((8, Sound::Hoist)),
        Event::FightEnded { .. } => Some((7, Sound::Splat)),
        Event::Rolled { .. } => Some((6, Sound::Dice)),
        Event::QuestFound { .. } | Event::TilesShown { .. } | Event::SpellDrawn { .. } | Event::CardRevealed { .. } => {
            Some((5, Sound::CardTaken))
        }
        Event::Pies { by, .. } if by > 0 => Some((4, Sound::Activated)),
        Event::Friendship { by, .. } if by > 0 => Some((4, Sound::Activated)),
        Event::Placed { .. } | Event::Gained { .. } | Event::Given { .. } => Some((3, Sound::CardGiven)),
        Event::Went { .. } | Event::SentHome { .. } => Some((2, Sound::CardGiven)),
        _ => None,
    };
    events.iter().filter_map(heard).max_by_key(|(rank, _)| *rank).map(|(_, sound)| sound)
}

/// Whether there is something to see; with `only_mine`, something that concerns the person: a fight, a gift, a loss, a
/// trophy, the end coming near.
pub(super) fn is_worth_a_look(me: Seat, events: &[Event], only_mine: bool) -> bool {
    events.iter().any(|event| match *event {
        Event::TrophyPlaced { .. } | Event::AutoTrophy { .. } | Event::Finale { .. } | Event::Over { .. } => true,
        Event::FightBegan { attacker, defender, .. } => !only_mine || [attacker, defender].contains(&me),
        Event::FightEnded { winner, loser, .. } => !only_mine || [winner, loser].contains(&me),
        Event::SentHome { seat, .. } | Event::Gained { seat, .. } => !only_mine || seat == me,
        Event::Given { receiver, .. } => !only_mine || receiver == me,
        Event::Chose { .. }
        | Event::Passed { .. }
        | Event::Waits { .. }
        | Event::TurnEnded { .. }
        | Event::TurnBegan { .. }
        | Event::Stayed { .. }
        | Event::Ready { .. }
        | Event::TokenOff { .. }
        | Event::OptionChosen { .. } => false,
        _ => !only_mine,
    })
}
