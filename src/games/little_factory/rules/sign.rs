//! What a term looks like, drawn as on the cards.

use little_factory::{Goods, Plank, Resource};
use yew::prelude::*;

use super::super::art::{self, Sign};
use super::super::card_face::plank_signs;
use super::Term;
use crate::markup::{classes, html};

/// The sign of a term.
pub(crate) fn sign(term: Term) -> Html {
    let edge = |level: &'static str, light: Option<&'static str>| {
        html! { <span class={classes!("card", "swatch", light)} data-level={level}></span> }
    };
    match term {
        Term::Coin => html! { <span class="coins">{ "5" }</span> },
        Term::Influence => html! { <span class="points">{ "2" }</span> },
        Term::Token => art::sign(Sign::Token),
        Term::Discard => plank_signs(Plank { discard: Goods::of(&[Resource::Wheat]), reveal: Goods::NONE }),
        Term::Reveal => plank_signs(Plank { discard: Goods::NONE, reveal: Goods::of(&[Resource::Cow]) }),
        Term::Or => html! { <span class="or">{ "/" }</span> },
        Term::LevelI => edge("1", None),
        Term::LevelII => edge("2", None),
        Term::LevelIII => edge("3", None),
        Term::Building => edge("building", None),
        Term::Deck => art::back("back_2"),
        Term::DiscardPile => html! { <span class="stack pile">{ art::small(Resource::Cow) }</span> },
        Term::Ready => edge("building", Some("lit")),
        Term::Spent => edge("building", Some("spent")),
        Term::Tile => art::sign(Sign::Tile),
        Term::HandLimit => html! { <b>{ "7" }</b> },
    }
}
