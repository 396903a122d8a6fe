//! Where the drawings are.

use little_factory::{Building, Card, Resource, Set};
use yew::prelude::*;

use crate::markup::html;
use crate::ui::sprite::Sprite;

/// The address of a card's drawing.
pub(crate) fn of_card(card: Card) -> String {
    match card {
        Card::Resource(resource) => of_resource(resource),
        Card::Building(building) => of_building(building),
    }
}

pub(crate) fn of_resource(resource: Resource) -> String {
    Sprite::Goods.drawing(resource.id())
}

pub(crate) fn of_building(building: Building) -> String {
    let sprite = match building.set() {
        Set::Starting | Set::Special => Sprite::Buildings,
        Set::Extension => Sprite::Extension,
    };
    sprite.drawing(building.id())
}

/// The drawing of a card, for the card itself.
pub(crate) fn large(card: Card) -> Html {
    let view = match card {
        Card::Resource(_) => "0 0 64 64",
        Card::Building(_) => "0 0 120 80",
    };
    picture("card-art", view, of_card(card))
}

/// A resource as a small sign in a cost or a sentence.
pub(crate) fn small(resource: Resource) -> Html {
    picture("good", "0 0 64 64", of_resource(resource))
}

/// One of the small signs beside the resources.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Sign {
    Token,
    Tile,
    Discard,
    Reveal,
}

/// A sign of the game, silent: the words beside it say the same.
pub(crate) fn sign(sign: Sign) -> Html {
    let (class, view, id) = match sign {
        Sign::Token => ("good", "0 0 64 64", "token"),
        Sign::Tile => ("good", "0 0 64 64", "tile"),
        Sign::Discard => ("mark", "0 0 24 24", "discard"),
        Sign::Reveal => ("mark", "0 0 24 24", "reveal"),
    };
    picture(class, view, Sprite::Goods.drawing(id))
}

/// So many tokens: the sign, with a number if there are several.
pub(crate) fn tokens(number: u8) -> Html {
    match number {
        0 => Html::default(),
        1 => sign(Sign::Token),
        _ => html! { <span class="some-tokens">{ number }{ sign(Sign::Token) }</span> },
    }
}

/// The back of a deck.
pub(crate) fn back(id: &'static str) -> Html {
    picture("back", "0 0 64 88", Sprite::Goods.drawing(id))
}

fn picture(class: &'static str, view: &'static str, href: String) -> Html {
    html! {
        <svg {class} viewBox={view} aria-hidden="true"><use {href} /></svg>
    }
}
