//! The names on the cards, with the article each takes after a verb.
//!
//! Resources have the article of one card of it (“a Cow”, “du Blé”), buildings the definite one; in German both stand
//! in the accusative. A resource without an article is a stuff that can be counted by its bare name: “2 Wood”.

mod de;
mod en;
mod fr;

use little_factory::{Building, Card, Resource};

use super::Sentence;
use crate::i18n::Language;

/// An article with its space (or apostrophe), and a name.
type Noun = (&'static str, &'static str);

/// The name as printed on the card.
pub(crate) fn card(language: Language, card: Card) -> &'static str {
    noun(language, card).1
}

/// The name as printed on the card.
pub(crate) fn resource(language: Language, resource: Resource) -> &'static str {
    card(language, resource.into())
}

/// The name as printed on the card.
pub(crate) fn building(language: Language, building: Building) -> &'static str {
    card(language, building.into())
}

/// One of it as the object of a verb: “a Cow”, “la Scierie”, “den Teich”.
pub(super) fn object(language: Language, card: Card) -> Sentence {
    with(noun(language, card).0, card)
}

/// A building as the subject at the head of a sentence: “Der Teich”.
pub(super) fn subject(language: Language, building: Building) -> Sentence {
    let article = match noun(language, building.into()).0 {
        "den " => "der ",
        article => article,
    };
    with(article, building.into()).capital()
}

/// None of a resource, at the head of a sentence: “No Milk”, “Pas de Lait”, “Keine Milch”.
pub(super) fn none_of(language: Language, resource: Resource) -> Sentence {
    use Resource::{Charcoal, Clay, Cotton, Cow, FishingPole, Milk, Planks, StoneWall};
    let none = match language.spoken() {
        Language::English => "No ",
        Language::French if resource == Clay => "Pas d’",
        Language::French => "Pas de ",
        Language::German => match resource {
            Cotton | Cow | Charcoal | Planks | FishingPole | Milk | StoneWall => "Keine ",
            _ => "Kein ",
        },
    };
    with(none, resource.into())
}

/// So many of a card: “2 Wood”, “2 Cows”, “2 × Kuh”. The sign spares a plural that is another word than the name.
pub(super) fn counted(language: Language, card: Card, count: u8) -> Sentence {
    // Planks are many by their name.
    let ending = match count {
        1 => Some("").filter(|_| card != Card::Resource(Resource::Planks)),
        _ => several(language, card),
    };
    let mut counted = Sentence::from(count);
    counted.push(if ending.is_some() { " " } else { "\u{a0}×\u{a0}" });
    counted.append(&card.into());
    counted.push(ending.unwrap_or_default());
    counted
}

/// What a name ends with when there are several of it. Of Level III there is only one each.
fn several(language: Language, card: Card) -> Option<&'static str> {
    use Resource::*;
    let Card::Resource(resource) = card else { return Some("") };
    match (language.spoken(), resource) {
        (Language::English, Brick | Cow) => Some("s"),
        (Language::French, Charcoal | CutStone) | (Language::German, Cow) => None,
        (Language::French, Wheat | Clay | Stone | Cotton | Brick | Cow | Fish | Flour | Sheep | Yarn) => Some("s"),
        (Language::German, CutStone | Fish | Sheep) => Some("e"),
        _ => Some(""),
    }
}

fn with(article: &str, card: Card) -> Sentence {
    let mut sentence = Sentence::from(article);
    sentence.append(&card.into());
    sentence
}

fn noun(language: Language, card: Card) -> Noun {
    match (language.spoken(), card) {
        (Language::English, Card::Resource(resource)) => en::resource(resource),
        (Language::English, Card::Building(building)) => en::building(building),
        (Language::French, Card::Resource(resource)) => fr::resource(resource),
        (Language::French, Card::Building(building)) => fr::building(building),
        (Language::German, Card::Resource(resource)) => de::resource(resource),
        (Language::German, Card::Building(building)) => de::building(building),
    }
}
