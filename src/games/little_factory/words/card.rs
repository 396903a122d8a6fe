//! A card for ears.

use little_factory::Card;

use super::effect::{ways, works};
use super::phrase::{self, Count, Phrase, numeral, say};
use crate::i18n::Language;

/// All that is printed on a card, for a screen reader: name, level or building, coins, influence, cost and effect.
pub(crate) fn card_says(language: Language, card: Card) -> String {
    let coins = phrase::count(language, Count::Coins, card.coins());
    let cost = ways(language, card.planks());
    let said = match card {
        Card::Resource(resource) => {
            say(language, Phrase::ResourceSays, &[card.into(), numeral(resource.level()).into(), coins, cost])
        }
        Card::Building(building) => {
            let influence = phrase::count(language, Count::Influence, building.influence());
            say(language, Phrase::BuildingSays, &[card.into(), coins, influence, cost, works(language, building)])
        }
    };
    said.plain(language)
}

/// What a card costs to produce.
pub(crate) fn cost_says(language: Language, card: Card) -> String {
    ways(language, card.planks()).plain(language)
}

/// What a card costs to produce and what it does, for a list.
pub(crate) fn cost_and_effect(language: Language, card: Card) -> String {
    let mut said = ways(language, card.planks());
    if let Card::Building(building) = card {
        said.push(". ");
        said.append(&works(language, building));
    }
    let said = said.plain(language);
    let mut letters = said.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}
