//! Where the drawings of this game are. All are silent: words beside them say the same.

use la_granja::{Card, Cargo, Craft, Extension, Good};
use yew::prelude::*;

use crate::markup::html;
use crate::ui::sprite::Sprite;

/// A small sign of the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Sign {
    Silver,
    Point,
    Commodity,
    Card,
    Draw,
    Deliver,
    Upgrade,
    Siesta,
    Donkey,
    Hat,
    Roof,
    Die,
    Marker,
    Field,
    Barrow,
    HandLimit,
    PigPlace,
    AnyGood,
    Again,
    Lock,
    Craft,
    Once,
    Helper,
}

impl Sign {
    /// Its name in the art.
    pub(crate) const fn id(self) -> &'static str {
        match self {
            Self::Silver => "silver",
            Self::Point => "point",
            Self::Commodity => "commodity",
            Self::Card => "card",
            Self::Draw => "draw",
            Self::Deliver => "deliver",
            Self::Upgrade => "upgrade",
            Self::Siesta => "siesta",
            Self::Donkey => "donkey",
            Self::Hat => "hat",
            Self::Roof => "roof",
            Self::Die => "die",
            Self::Marker => "marker",
            Self::Field => "field",
            Self::Barrow => "barrow",
            Self::HandLimit => "hand",
            Self::PigPlace => "pigplace",
            Self::AnyGood => "any",
            Self::Again => "again",
            Self::Lock => "lock",
            Self::Craft => "craft",
            Self::Once => "once",
            Self::Helper => "helper",
        }
    }

    #[cfg(test)]
    pub(crate) const ALL: [Self; 23] = [
        Self::Silver,
        Self::Point,
        Self::Commodity,
        Self::Card,
        Self::Draw,
        Self::Deliver,
        Self::Upgrade,
        Self::Siesta,
        Self::Donkey,
        Self::Hat,
        Self::Roof,
        Self::Die,
        Self::Marker,
        Self::Field,
        Self::Barrow,
        Self::HandLimit,
        Self::PigPlace,
        Self::AnyGood,
        Self::Again,
        Self::Lock,
        Self::Craft,
        Self::Once,
        Self::Helper,
    ];
}

/// The sign of a benefit of an extension.
pub(crate) fn of_extension(extension: Extension) -> Sign {
    match extension {
        Extension::HandLimit => Sign::HandLimit,
        Extension::Income => Sign::Silver,
        Extension::PigPlace => Sign::PigPlace,
        Extension::Delivery => Sign::Deliver,
    }
}

/// The address of a good's drawing.
pub(crate) fn of_good(good: Good) -> String {
    Sprite::Granja.drawing(good.id())
}

/// The address of a sign's drawing.
pub(crate) fn of_sign(sign: Sign) -> String {
    Sprite::Granja.drawing(sign.id())
}

/// The address of what can be delivered.
pub(crate) fn of_cargo(cargo: Cargo) -> String {
    match cargo {
        Cargo::Good(good) => of_good(good),
        Cargo::Commodity => of_sign(Sign::Commodity),
    }
}

pub(crate) fn good(good: Good) -> Html {
    picture("sign", "0 0 64 64", of_good(good))
}

pub(crate) fn cargo(cargo: Cargo) -> Html {
    picture("sign", "0 0 64 64", of_cargo(cargo))
}

pub(crate) fn sign(sign: Sign) -> Html {
    picture("sign", "0 0 64 64", of_sign(sign))
}

/// A craft building as a small house.
pub(crate) fn house(craft: Craft) -> Html {
    picture("house", "0 0 120 80", Sprite::GranjaPlaces.drawing(craft.id()))
}

/// Ground on which something grows, or has grown.
pub(crate) fn field(good: Good, ripe: bool) -> Html {
    let kind = if ripe { "field-" } else { "bare-" };
    filling("ground", "0 0 120 80", Sprite::GranjaPlaces.drawing(&[kind, good.id()].concat()))
}

/// The land around a house, as large as there is room.
pub(crate) fn land() -> Html {
    filling("farm-land", "0 0 600 400", Sprite::GranjaPlaces.drawing("land"))
}

/// The fence of a pen.
pub(crate) fn fence() -> Html {
    let href = Sprite::GranjaPlaces.drawing("pen");
    html! {
        <svg class="fence" viewBox="0 0 240 56" preserveAspectRatio="none" aria-hidden="true"><use {href} /></svg>
    }
}

/// Heads of the valley: a few faces, in clothes of several colours.
const PEOPLE: [&str; 5] = ["straw", "cap", "scarf", "bun", "curls"];

/// The helper of a card. Who shares a face does not share its colours.
pub(crate) fn person(card: Card) -> Html {
    let number = card.id().bytes().fold(7_usize, |sum, letter| sum * 31 % 1009 + usize::from(letter));
    let head = ["person-", PEOPLE[number % PEOPLE.len()]].concat();
    let href = Sprite::GranjaPlaces.drawing(&head);
    html! {
        <svg class="person" viewBox="0 0 64 64" data-tone={(number / PEOPLE.len() % 7).to_string()} aria-hidden="true"><use {href} /></svg>
    }
}

/// A drawing of a place, by its name.
pub(crate) fn place(class: &'static str, view: &'static str, id: &str) -> Html {
    picture(class, view, Sprite::GranjaPlaces.drawing(id))
}

/// The face of a die.
pub(crate) fn die(face: u8) -> Html {
    picture("dice-face", "0 0 64 64", Sprite::Granja.drawing(&format!("die-{face}")))
}

fn picture(class: &'static str, view: &'static str, href: String) -> Html {
    html! {
        <svg {class} viewBox={view} aria-hidden="true"><use {href} /></svg>
    }
}

/// The same without a margin, whatever the form of its place.
fn filling(class: &'static str, view: &'static str, href: String) -> Html {
    html! {
        <svg {class} viewBox={view} preserveAspectRatio="xMidYMid slice" aria-hidden="true"><use {href} /></svg>
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn everything_that_is_shown_is_drawn_once() {
        let signs = include_str!("../../../static/art/granja.svg");
        let places = include_str!("../../../static/art/granja-places.svg");
        let drawn = |drawings: &str, id: String| assert_eq!(drawings.matches(&id).count(), 1, "{id}");
        for sign in Sign::ALL {
            drawn(signs, format!("id=\"granja-{}\"", sign.id()));
        }
        for good in Good::ALL {
            drawn(signs, format!("id=\"granja-{}\"", good.id()));
        }
        for craft in Craft::ALL {
            drawn(places, format!("id=\"granja-places-{}\"", craft.id()));
        }
        for good in Good::HARVEST {
            drawn(places, format!("id=\"granja-places-field-{}\"", good.id()));
            drawn(places, format!("id=\"granja-places-bare-{}\"", good.id()));
        }
        for head in PEOPLE {
            drawn(places, format!("id=\"granja-places-person-{head}\""));
        }
        for place in ["land", "cart", "pen", "pig", "annex"] {
            drawn(places, format!("id=\"granja-places-{place}\""));
        }
        for face in 1..=6 {
            drawn(signs, format!("id=\"granja-die-{face}\""));
        }
    }
}
