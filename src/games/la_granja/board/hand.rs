//! My hand: cards whose four edges are read by their shape: barrow above, field left, extension right, helper below.

use std::rc::Rc;

use la_granja::{Card, Extension};
use yew::prelude::*;

use super::super::art::{self, Sign};
use super::super::label::Label;
use super::super::spot::Spot;
use super::super::{effect, words};
use super::thing::{Look, thing};
use super::{Seen, look_key, say};
use crate::markup::html;
use crate::table::zone;

pub(super) fn draw(seen: &Rc<Seen>) -> Html {
    let me = seen.game.player(seen.me);
    let (hand, limit) = (me.hand, me.limit());
    zone("hand", seen, (hand, limit, seen.game.pile(), look_key(seen)), move |seen| {
        html! {
            <section key="hand" class="cards-in-hand" aria-label={say(seen, Label::Hand)}>
                <h2 class="small-name">{ say(seen, Label::Hand) }<span class="of">{ format!("{}/{limit}", hand.len()) }</span>
                    <span class="of deck" data-place="deck" data-light={(seen.hinted == Some(Spot::Pile)).then_some("hinted")}>{ art::sign(Sign::Draw) }{ seen.game.pile() }</span>
                </h2>
                <div class="hand-cards" data-row="" data-scrolls="across" data-count={hand.len().to_string()}>
                    { for hand.iter().map(|card| thing(seen, Spot::Hand(card), Look::new("farm-card", card_says(seen, card)), face(seen, card))) }
                </div>
            </section>
        }
    })
}

/// The four edges.
pub(super) fn face(seen: &Seen, card: Card) -> Html {
    let face = card.face();
    html! {
        <>
            <span class="edge top">
                <span class="worth"><b>{ face.value }</b>{ art::sign(Sign::Point) }</span>
                <span class="cargo">{ for face.barrow.iter().map(|&good| art::good(good)) }</span>
            </span>
            <span class="edge left">{ art::good(face.field) }</span>
            <span class="edge middle">{ art::person(card) }{ effect::draw(&effect::of_helper(card.helper())) }</span>
            <span class="edge right">{ for face.extension.into_iter().map(|one| art::sign(art::of_extension(one))) }</span>
            <span class="edge bottom">
                <span class="helper-name">{ words::helper(seen.language, card) }</span>
                { card.helper().once.then(|| art::sign(Sign::Once)) }
            </span>
        </>
    }
}

/// A card in words, all four sides.
pub(super) fn card_says(seen: &Seen, card: Card) -> String {
    let face = card.face();
    let language = seen.language;
    let colon = words::colon(language);
    let goods: Vec<&str> = face.barrow.iter().map(|&good| words::good(language, good)).collect();
    let gives: Vec<&str> = face.extension.iter().map(|&one| say(seen, extension(one, 1))).collect();
    format!(
        "{}. {}{colon}{}. {}{colon}{}, {}. {}{colon}{}. {}{colon}{}",
        words::helper(language, card),
        words::side(language, la_granja::Side::Field),
        words::good(language, face.field),
        words::side(language, la_granja::Side::Barrow(0)),
        goods.join(", "),
        words::points(language, face.value.into()),
        words::side(language, la_granja::Side::Extension),
        gives.join(", "),
        words::side(language, la_granja::Side::Helper(0)),
        words::helper_line(language, card),
    )
}

/// What so much of a benefit of an extension is called.
pub(super) fn extension(one: Extension, count: u16) -> Label {
    match (one, count) {
        (Extension::HandLimit, _) => Label::HandLimit,
        (Extension::Income, _) => Label::Income,
        (Extension::PigPlace, 1) => Label::PigPlace,
        (Extension::PigPlace, _) => Label::PigPlaces,
        (Extension::Delivery, 1) => Label::PaidDelivery,
        (Extension::Delivery, _) => Label::PaidDeliveries,
    }
}
