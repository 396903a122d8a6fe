//! When the guided first game explains what. The texts are in the files of the languages, in the same order.

use la_granja::{Decision, LaGranja, ROUNDS, Step};

use crate::table::When;

pub(super) static NEW: [When<LaGranja>; 16] = [
    |game, _| is(game, Decision::Cards) && game.round() == 1,
    |game, _| is(game, Decision::Payment),
    |game, _| game.step() == Step::Income,
    |game, _| is(game, Decision::Roof),
    |game, _| is(game, Decision::Die),
    |game, _| is(game, Decision::SharedDie),
    |game, _| is(game, Decision::Choice),
    |game, _| is(game, Decision::Donkeys),
    |game, _| is(game, Decision::Delivery),
    |game, _| is(game, Decision::ExtraDelivery),
    |game, _| is(game, Decision::Marker),
    |game, _| is(game, Decision::Removal),
    |game, me| game.player(me).commodities > 0 && game.round() > 1,
    |game, _| is(game, Decision::Cards) && game.round() == 2,
    |game, me| game.player(me).pigs() == 1,
    |game, _| game.round() == ROUNDS,
];

fn is(game: &LaGranja, decision: Decision) -> bool {
    game.decision() == Some(decision)
}
