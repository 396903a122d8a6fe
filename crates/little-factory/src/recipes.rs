//! What leads to a card, and what a card leads to.

use crate::card::{Building, Card, Resource};
use crate::effect::Effect;
use crate::plank::Plank;

/// One line of the recipe tree: a cost and what it gives.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Recipe {
    /// Where it is printed.
    pub at: Place,
    /// What it takes.
    pub plank: Plank,
    /// The card it gives.
    pub card: Option<Card>,
    /// The tokens it gives.
    pub tokens: u8,
}

/// Where a recipe is printed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Place {
    /// At the bottom of the card that is produced.
    Produce,
    /// At the top of a building.
    Building(Building),
}

/// Every recipe of the box and the extension: all of Produce, then all buildings with a fixed cost.
pub fn all() -> impl Iterator<Item = Recipe> {
    let produced = Card::all().flat_map(|card| {
        card.planks().iter().map(move |&plank| Recipe { at: Place::Produce, plank, card: Some(card), tokens: 0 })
    });
    let made = Building::all().flat_map(|building| {
        let make = match building.effect() {
            Effect::Make(make) => Some(make),
            _ => None,
        };
        make.into_iter().flat_map(move |make| {
            make.planks.iter().map(move |&plank| Recipe {
                at: Place::Building(building),
                plank,
                card: make.gain.map(Card::Resource),
                tokens: make.tokens,
            })
        })
    });
    produced.chain(made)
}

/// What gives this card.
pub fn leading_to(card: Card) -> impl Iterator<Item = Recipe> {
    all().filter(move |recipe| recipe.card == Some(card))
}

/// What this resource is discarded or revealed for.
pub fn made_with(resource: Resource) -> impl Iterator<Item = Recipe> {
    all().filter(move |recipe| recipe.plank.needs().has(resource))
}

#[cfg(test)]
mod tests {
    #[cfg(target_arch = "wasm32")]
    use wasm_bindgen_test::wasm_bindgen_test as test;

    use super::*;

    #[test]
    fn fish_comes_from_stone_or_the_pole_by_hand_and_at_the_pond() {
        let ways: Vec<_> = leading_to(Resource::Fish.into()).map(|recipe| (recipe.at, recipe.plank)).collect();
        let stone = Plank::discard(&[Resource::Stone]);
        let pole = Plank::reveal(&[Resource::FishingPole]);
        let pond = Place::Building(Building::Pond);
        assert_eq!(ways, [(Place::Produce, stone), (Place::Produce, pole), (pond, stone), (pond, pole)]);
    }

    #[test]
    fn fish_leads_to_the_market_and_to_the_fishermans_token() {
        let uses: Vec<_> = made_with(Resource::Fish).map(|recipe| (recipe.at, recipe.card, recipe.tokens)).collect();
        let token = (Place::Building(Building::Fisherman), None, 1);
        assert_eq!(uses, [(Place::Produce, Some(Building::Market.into()), 0), token]);
    }

    #[test]
    fn every_card_can_be_come_by_and_every_resource_is_good_for_something() {
        assert!(Card::all().all(|card| leading_to(card).next().is_some()));
        assert!(Resource::all().all(|resource| made_with(resource).next().is_some()));
    }
}
