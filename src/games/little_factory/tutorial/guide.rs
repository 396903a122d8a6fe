//! When the guided first game explains what. The texts are in the files of the languages, in the same order.

use little_factory::{Level, LittleFactory, Resource, Step};
use tabletop::Seat;

use crate::table::When;

/// From how much influence on somebody is close to the end.
const CLOSE: u8 = 6;

pub(super) static NEW: [When<LittleFactory>; 10] = [
    |game, _| game.tile().is_some(),
    |game, _| game.tile().is_none() && game.step() == Step::Before,
    |game, _| game.step() == Step::After,
    |game, me| !game.player(me).buildings.is_empty(),
    |game, me| game.player(me).tokens > 0,
    |game, me| Resource::of(Level::III).any(|resource| game.player(me).hand.goods().has(resource)),
    |game, me| game.player(me).hand.goods().cards().count() > 5,
    |game, me| rivals(game, me).any(|rival| game.player(rival).influence() >= CLOSE),
    |game, me| game.player(me).influence() > CLOSE,
    |game, _| game.tokens() < 5,
];

fn rivals(game: &LittleFactory, me: Seat) -> impl Iterator<Item = Seat> {
    use tabletop::Game;
    Seat::all(game.seats()).filter(move |&seat| seat != me)
}
