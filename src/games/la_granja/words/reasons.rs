//! What speaks for a plan, in the game's own terms.

use la_granja::{Action, Event, LaGranja};
use tabletop::{Game as _, Seat};

use super::three::{counted, pick, say};
use super::{Seats, Word, points};
use crate::i18n::Language;

/// What a plan does and brings to `me`, from the position before it.
pub(crate) fn reasons(
    language: Language,
    _seats: Seats<'_>,
    game: &LaGranja,
    me: Seat,
    plan: &[Action],
) -> Vec<String> {
    let mut all = Vec::new();
    let (mut after, mut events) = (game.clone(), Vec::new());
    for action in plan {
        // What others do then is no part of the plan, and what comes to light is not known yet.
        if after.to_act() != Some(me) || after.reveals(action) || after.apply(action, &mut events).is_err() {
            break;
        }
    }
    let delivered = events.iter().filter(|event| matches!(event, Event::Delivered { seat, .. } if *seat == me)).count();
    if delivered > 0 {
        let forms = [
            ["It makes $0 delivery.", "It makes $0 deliveries."],
            ["Cela fait $0 livraison.", "Cela fait $0 livraisons."],
            ["Es macht $0 Lieferung.", "Es macht $0 Lieferungen."],
        ];
        all.push(counted(language, delivered as u16, forms));
    }
    for event in &events {
        match *event {
            Event::CraftDone { seat, craft, .. } if seat == me => {
                let done = ["It completes $0.", "Cela termine\u{a0}: $0.", "Es macht fertig: $0."];
                all.push(say(language, done, &[Word::Craft(craft).into()]).plain(language));
            }
            Event::BarrowDone { seat, .. } if seat == me => {
                let done = [
                    "It fills a barrow, which goes to the market.",
                    "Cela remplit une charrette, qui va au marché.",
                    "Es füllt einen Karren, der zum Markt fährt.",
                ];
                all.push(pick(language, done).to_owned());
            }
            _ => {}
        }
    }
    let gained = after.player(me).points.saturating_sub(game.player(me).points);
    if gained > 0 {
        let brings = pick(language, ["It brings", "Cela rapporte", "Es bringt"]);
        all.push(format!("{brings} {}.", points(language, gained)));
    }
    if all.is_empty() {
        all.extend(plan.first().map(|first| super::action(language, game, first)));
    }
    all
}
