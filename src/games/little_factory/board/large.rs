//! A card as large as it gets: what it is, what makes it, and what it makes.

use std::rc::Rc;

use little_factory::Card;
use little_factory::recipes::{self, Place, Recipe};
use yew::prelude::*;

use super::super::art;
use super::super::card_face::plank_signs;
use super::super::{phrases, words};
use super::glossary::signs_of;
use super::{Intent, Seen, Spot};
use crate::i18n::{Language, Message};
use crate::markup::html;

pub(super) fn draw(seen: &Seen, card: Card) -> Html {
    html! {
        <>
            { portrait(seen, card) }
            { signs_of(seen, Spot::Elsewhere(card)) }
            <p key="where" class="where">{ whereabouts(seen, card) }</p>
            { recipes(seen, card) }
        </>
    }
}

/// The same beside the pointer that rests on the card.
pub(super) fn peek(seen: &Seen, card: Card) -> Html {
    html! {
        <>
            { portrait(seen, card) }
            { recipes(seen, card) }
        </>
    }
}

/// The drawing, and everything the card says.
pub(super) fn portrait(seen: &Seen, card: Card) -> Html {
    html! {
        <div key="portrait" class="portrait">
            { art::large(card) }
            <p>{ words::card_says(seen.language, card) }</p>
        </div>
    }
}

/// Where the copies of a card are, in one sentence.
pub(super) fn whereabouts(seen: &Seen, card: Card) -> String {
    phrases::whereabouts(seen.language, &seen.game.whereabouts(card), seen.seating.len(), |seat| seen.who(seat))
}

/// The recipe tree around a card, each card in it a way on.
pub(super) fn recipes(seen: &Seen, card: Card) -> Html {
    let (language, ontap) = (seen.language, &seen.send.reform(Intent::Large));
    let makes: Vec<Recipe> = match card {
        Card::Resource(resource) => recipes::made_with(resource).collect(),
        Card::Building(building) => recipes::all().filter(|recipe| recipe.at == Place::Building(building)).collect(),
    };
    let part = |name: Message, list: Vec<Recipe>| {
        (!list.is_empty()).then(|| {
            html! {
                <div class="recipes">
                    <h3>{ language.say(name) }</h3>
                    <ul>{ for list.into_iter().enumerate().map(|(row, one)| html! { <li key={row}>{ recipe(language, one, ontap) }</li> }) }</ul>
                </div>
            }
        })
    };
    html! {
        <>
            { part(Message::WhatMakesIt, recipes::leading_to(card).collect()) }
            { part(Message::WhatItMakes, makes) }
        </>
    }
}

fn recipe(language: Language, recipe: Recipe, ontap: &Callback<Card>) -> Html {
    let way = |card: Card| {
        html! {
            <button type="button" class="card-link" data-card={card.id()} onclick={ontap.reform(move |_: MouseEvent| card)}>
                { words::card(language, card) }
            </button>
        }
    };
    html! {
        <span class="recipe">
            <span class="recipe-signs" aria-hidden="true">
                { plank_signs(recipe.plank) }
                <span class="arrow">{ "→" }</span>
                { recipe.card.map(|card| match card {
                    Card::Resource(resource) => art::small(resource),
                    Card::Building(_) => art::large(card),
                }) }
                { art::tokens(recipe.tokens) }
                if let Place::Building(building) = recipe.at {
                    { art::large(building.into()) }
                }
            </span>
            <span class="recipe-words">
                { words::plank(language, &recipe.plank) }
                { " → " }
                { recipe.card.map(way) }
                if recipe.card.is_some() && recipe.tokens > 0 { { " + " } }
                if recipe.tokens > 0 { { words::tokens(language, recipe.tokens) } }
                if let Place::Building(building) = recipe.at {
                    { " · " }{ way(building.into()) }
                }
            </span>
        </span>
    }
}

#[derive(Properties)]
pub(super) struct FoldedRecipesProps {
    pub(super) card: Card,
    pub(super) seen: Rc<Seen>,
}

impl PartialEq for FoldedRecipesProps {
    fn eq(&self, other: &Self) -> bool {
        (self.card, self.seen.language) == (other.card, other.seen.language)
    }
}

/// The recipe tree, which is long: drawn when it is first asked for.
#[component]
pub(super) fn FoldedRecipes(props: &FoldedRecipesProps) -> Html {
    let unfolded = use_state_eq(|| false);
    let unfold = {
        let unfolded = unfolded.clone();
        Callback::from(move |_: MouseEvent| unfolded.set(true))
    };
    html! {
        <details key="recipes" class="more">
            <summary data-stop="" onclick={unfold}>{ props.seen.say(Message::Recipes) }</summary>
            if *unfolded {
                { recipes(&props.seen, props.card) }
            }
        </details>
    }
}
