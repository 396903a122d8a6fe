//! When the guided first game explains what, and what it points at then. The texts are in the files of the languages, in the
//! same order.

use la_granja::{Action, Decision, Good, LaGranja, ROUNDS, Step};
use tabletop::Seat;

use super::super::spot::Spot;
use crate::table::{When, Whereabouts, pointed_at};

pub(super) static NEW: [(When<LaGranja>, Whereabouts<LaGranja>); 16] = [
    (|game, _| is(game, Decision::Cards) && game.round() == 1, card),
    (|game, _| is(game, Decision::Payment), |game, _| spot(game, |action| matches!(action, Action::Pay(_)))),
    (|game, _| game.step() == Step::Income, |_, _| Some(Spot::Silver)),
    (|game, _| is(game, Decision::Roof), |game, _| spot(game, |action| matches!(action, Action::Roof { .. }))),
    (|game, _| is(game, Decision::Die), die),
    (|game, _| is(game, Decision::SharedDie), die),
    (
        |game, _| is(game, Decision::Choice),
        |game, _| spot(game, |action| !matches!(action, Action::Buy(_) | Action::Sell(..) | Action::Spend(_))),
    ),
    (|game, _| is(game, Decision::Donkeys), |game, _| spot(game, |action| matches!(action, Action::Donkeys(_)))),
    (|game, _| is(game, Decision::Delivery), delivery),
    (|game, _| is(game, Decision::ExtraDelivery), delivery),
    (|game, _| is(game, Decision::Marker), |game, _| spot(game, |action| matches!(action, Action::Place(_)))),
    (|game, _| is(game, Decision::Removal), |game, _| spot(game, |action| matches!(action, Action::Remove(_)))),
    (|game, me| game.player(me).commodities > 0 && game.round() > 1, |_, _| Some(Spot::Commodity)),
    (|game, _| is(game, Decision::Cards) && game.round() == 2, card),
    (|game, me| game.player(me).pigs() == 1, |_, _| Some(Spot::Good(Good::Pig))),
    (|game, _| game.round() == ROUNDS, |_, _| Some(Spot::Silver)),
];

fn is(game: &LaGranja, decision: Decision) -> bool {
    game.decision() == Some(decision)
}

fn spot(game: &LaGranja, wanted: fn(&Action) -> bool) -> Option<Spot> {
    pointed_at(game, |action| Spot::of_action(action, [None; 3]).filter(|_| wanted(action)))
}

fn card(game: &LaGranja, _: Seat) -> Option<Spot> {
    spot(game, |action| matches!(action, Action::Play(..)))
}

fn die(game: &LaGranja, _: Seat) -> Option<Spot> {
    spot(game, |action| matches!(action, Action::Take(_)))
}

/// A place where something can be delivered; else a barrow of mine, for what it lacks can be bought.
fn delivery(game: &LaGranja, me: Seat) -> Option<Spot> {
    let barrow = || game.player(me).barrows.iter().position(Option::is_some);
    spot(game, |action| matches!(action, Action::Deliver { .. }))
        .or_else(|| Some(Spot::Barrow(u8::try_from(barrow()?).ok()?)))
}
