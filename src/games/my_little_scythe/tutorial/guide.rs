//! When the guided first game explains what. The texts are in the files of the languages, in the same order.

use my_little_scythe::{Decision, FRIENDLY, Good, MyLittleScythe};
use tabletop::{Game, Seat};

use crate::table::When;

pub(super) static NEW: [When<MyLittleScythe>; 15] = [
    |game, me| is(game, Decision::Action) && game.player(me).token.is_none(),
    |game, _| is(game, Decision::Seekers),
    |game, _| is(game, Decision::Place),
    |game, _| is(game, Decision::Option),
    |game, _| is(game, Decision::Fight) || is(game, Decision::Throw),
    |game, _| is(game, Decision::Rest),
    |game, _| is(game, Decision::Tile),
    |game, me| is(game, Decision::Trophy) || !game.player(me).trophies.is_empty(),
    |game, me| is(game, Decision::Action) && stands_with(game, me, 2, 0),
    |game, me| is(game, Decision::Action) && stands_with(game, me, 0, 2),
    |game, me| is(game, Decision::Action) && stands_with(game, me, 1, 1),
    |game, me| is(game, Decision::Action) && game.player(me).token.is_some(),
    |game, me| game.player(me).friendship < FRIENDLY,
    |game, me| is(game, Decision::Action) && (all(game, me, Good::Apple) > 3 || all(game, me, Good::Gem) > 3),
    |game, _| Seat::all(game.seats()).any(|seat| game.trophies(seat) == 3),
];

fn is(game: &MyLittleScythe, decision: Decision) -> bool {
    game.decision() == Some(decision)
}

/// Whether one of the Seekers stands with so many apples and gems.
fn stands_with(game: &MyLittleScythe, me: Seat, apples: u8, gems: u8) -> bool {
    game.player(me).spaces().iter().any(|space| {
        let goods = game.board().at(space);
        goods.apples >= apples && goods.gems >= gems
    })
}

fn all(game: &MyLittleScythe, me: Seat, good: Good) -> u8 {
    game.player(me).spaces().iter().map(|space| game.board().at(space).count(good)).sum()
}
