//! When the guided first game explains what, and what it points at then. The texts are in the files of the languages, in the
//! same order.

use little_factory::{Action, Level, LittleFactory, Resource, Step};
use tabletop::Seat;

use super::super::board::Spot;
use crate::table::{When, Whereabouts, pointed_at};

/// From how much influence on somebody is close to the end.
const CLOSE: u8 = 6;

pub(super) static NEW: [(When<LittleFactory>, Whereabouts<LittleFactory>); 10] = [
    (|game, _| game.tile().is_some(), |_, _| Some(Spot::Tile)),
    (|game, _| game.tile().is_none() && game.step() == Step::Before, produced),
    (|game, _| game.step() == Step::After, used),
    (|game, me| !game.player(me).buildings.is_empty(), mine),
    (|game, me| game.player(me).tokens > 0, mine),
    (|game, me| fine(game, me).is_some(), |game, me| fine(game, me).map(Spot::Hand)),
    (
        |game, me| game.player(me).hand.goods().cards().count() > 5,
        |game, me| game.player(me).hand.goods().cards().next().map(Spot::Hand),
    ),
    (
        |game, me| rivals(game, me).any(|rival| game.player(rival).influence() >= CLOSE),
        |game, me| {
            let close = rivals(game, me).find(|&rival| game.player(rival).influence() >= CLOSE)?;
            game.player(close).buildings.iter().next().map(|building| Spot::Elsewhere(building.into()))
        },
    ),
    (|game, me| game.player(me).influence() > CLOSE, produced),
    (|game, _| game.tokens() < 5, |_, _| None),
];

/// A card that can be produced now.
fn produced(game: &LittleFactory, _: Seat) -> Option<Spot> {
    pointed_at(game, |action| match *action {
        Action::Produce { card, .. } => Some(Spot::Open(card)),
        _ => None,
    })
}

/// A building that can work now.
fn used(game: &LittleFactory, _: Seat) -> Option<Spot> {
    pointed_at(game, |action| match *action {
        Action::Activate { building, .. } => Some(Spot::Mine(building)),
        _ => None,
    })
}

fn mine(game: &LittleFactory, me: Seat) -> Option<Spot> {
    game.player(me).buildings.iter().next().map(Spot::Mine)
}

/// A card of Level III in the hand.
fn fine(game: &LittleFactory, me: Seat) -> Option<Resource> {
    Resource::of(Level::III).find(|resource| game.player(me).hand.goods().has(*resource))
}

fn rivals(game: &LittleFactory, me: Seat) -> impl Iterator<Item = Seat> {
    use tabletop::Game;
    Seat::all(game.seats()).filter(move |&seat| seat != me)
}
