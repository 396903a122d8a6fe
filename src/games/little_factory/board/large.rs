//! A card as large as it gets: what it is, what makes it, and what it makes.

use little_factory::Card;
use little_factory::recipes::{self, Place, Recipe};
use yew::prelude::*;

use super::super::art;
use super::super::card_face::plank_signs;
use super::super::{phrases, story, words};
use super::{Board, Spot};
use crate::i18n::{Language, Message};
use crate::markup::html;

impl Board {
    pub(super) fn large(&self, _ctx: &Context<Self>, card: Card) -> Html {
        html! {
            <>
                { self.portrait(card) }
                { self.signs_of(Spot::Elsewhere(card)) }
                <p key="where" class="where">{ self.whereabouts(card) }</p>
                { recipes(self.language, card, &self.hold) }
            </>
        }
    }

    /// The drawing, and everything the card says.
    pub(super) fn portrait(&self, card: Card) -> Html {
        html! {
            <div key="portrait" class="portrait">
                { art::large(card) }
                <p>{ words::card_says(self.language, card) }</p>
            </div>
        }
    }

    /// Where the copies of a card are, in one sentence.
    pub(super) fn whereabouts(&self, card: Card) -> String {
        phrases::whereabouts(
            self.language,
            &self.shown().whereabouts(card),
            self.seating.len(),
            story::who(&self.seating),
        )
    }
}

/// The recipe tree around a card, each card in it a way on.
pub(super) fn recipes(language: Language, card: Card, ontap: &Callback<Card>) -> Html {
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
