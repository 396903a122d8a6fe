//! When the guided first game explains what, and what it points at then. The texts are in the files of the languages, in the
//! same order.

use my_little_scythe::{Action, Decision, Deed, FRIENDLY, Good, MyLittleScythe, Space, Trophy};
use tabletop::{Game, Seat};

use super::super::word::Word;
use crate::table::{Screen, When, Whereabouts, pointed_at};

pub(super) static NEW: [(When<MyLittleScythe>, Whereabouts<MyLittleScythe>); 15] = [
    (|game, me| is(game, Decision::Action) && game.player(me).token.is_none(), |_, _| Some(Word::Deed(Deed::Move))),
    (|game, _| is(game, Decision::Seekers), |game, _| spot(game, |action| matches!(action, Action::Go { .. }))),
    (|game, _| is(game, Decision::Place), |game, _| spot(game, |action| matches!(action, Action::Place(_)))),
    (|game, _| is(game, Decision::Option), |game, me| mine(game, me)),
    (
        |game, _| is(game, Decision::Fight) || is(game, Decision::Throw),
        |game, me| spot(game, |action| matches!(action, Action::Fight(_))).or_else(|| mine(game, me)),
    ),
    (|game, _| is(game, Decision::Rest), |_, _| Some(Word::Deed(Deed::Bake))),
    (|game, _| is(game, Decision::Tile), |game, _| spot(game, |action| matches!(action, Action::Keep(_)))),
    (
        |game, me| is(game, Decision::Trophy) || !game.player(me).trophies.is_empty(),
        |game, me| {
            let earned = Trophy::ALL.into_iter().find(|trophy| game.player(me).trophies.has(*trophy));
            spot(game, |action| matches!(action, Action::Claim(_))).or_else(|| earned.map(Word::Trophy))
        },
    ),
    (|game, me| is(game, Decision::Action) && stands_with(game, me, 2, 0), |_, _| Some(Word::Deed(Deed::Bake))),
    (|game, me| is(game, Decision::Action) && stands_with(game, me, 0, 2), |_, _| Some(Word::Deed(Deed::Conjure))),
    (|game, me| is(game, Decision::Action) && stands_with(game, me, 1, 1), |_, _| Some(Word::Deed(Deed::PowerUp))),
    (
        |game, me| is(game, Decision::Action) && game.player(me).token.is_some(),
        |game, me| game.player(me).token.map(Word::Deed),
    ),
    (|game, me| game.player(me).friendship < FRIENDLY, |_, _| Some(Word::Trophy(Trophy::Friendship))),
    (
        |game, me| is(game, Decision::Action) && (all(game, me, Good::Apple) > 3 || all(game, me, Good::Gem) > 3),
        |_, _| Some(Word::Hex(Space::CASTLE)),
    ),
    (|game, _| Seat::all(game.seats()).any(|seat| game.trophies(seat) == 3), |_, _| None),
];

fn is(game: &MyLittleScythe, decision: Decision) -> bool {
    game.decision() == Some(decision)
}

fn spot(game: &MyLittleScythe, wanted: fn(&Action) -> bool) -> Option<Word> {
    pointed_at(game, |action| MyLittleScythe::clue(game, std::slice::from_ref(action)).filter(|_| wanted(action)))
}

/// Where one of the Seekers stands.
fn mine(game: &MyLittleScythe, me: Seat) -> Option<Word> {
    game.player(me).spaces().iter().next().map(Word::Hex)
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
