//! What the sections show under their words: pictures, examples, signs, all cards.

use little_factory::{Building, Card, Confidence, Level, Resource, Set};
use yew::prelude::*;

use super::super::card_face::still;
use super::super::{art, words};
use super::{Example, Section, Term, rules, sign};
use crate::i18n::{Language, Message, use_language};
use crate::markup::html;
use crate::rules::{Item, ItemList, Items, ItemsOf, PlayedExample, Thing};
use crate::ui::Near;

/// What a section shows.
pub(super) fn draw(language: Language, section: Section) -> Html {
    html! {
        <>
            { pictures(language, section) }
            { for Example::ALL.into_iter().filter(|example| example.section() == section).map(|example| html! {
                <Near key={example as usize}>{ yew::html! { <PlayedExample<Example> {example} /> } }</Near>
            }) }
        </>
    }
}

/// What a search finds in a section by its name.
pub(super) fn things(language: Language, section: Section) -> Vec<Thing> {
    match section {
        Section::Signs => {
            let thing = |term: &Term| Thing {
                name: term.name(language).to_owned(),
                text: term.means(language).to_owned(),
                also: String::new(),
            };
            Term::ALL.iter().map(thing).collect()
        }
        Section::Cards => {
            let thing = |card| Thing {
                name: words::card(language, card).to_owned(),
                text: words::card_says(language, card),
                also: language.say(KINDS[kind(card)]).to_owned(),
            };
            Card::all().map(thing).collect()
        }
        _ => Vec::new(),
    }
}

fn pictures(language: Language, section: Section) -> Html {
    match section {
        Section::Aim => html! { <Near><FirstCards /></Near> },
        Section::SetUp => copies(language),
        Section::Signs => html! {
            <dl class="signs">
                { for Term::ALL.map(|term| html! {
                    <div key={term as usize}>
                        <dt><span class="sign" aria-hidden="true">{ sign(term) }</span>{ term.name(language) }</dt>
                        <dd>{ term.means(language) }</dd>
                    </div>
                }) }
            </dl>
        },
        Section::Cards => html! { <Near><ItemList of={ItemsOf(cards)} /></Near> },
        _ => Html::default(),
    }
}

/// Bread, from the wheat to the oven.
#[component]
fn FirstCards() -> Html {
    let language = use_language();
    let cards = [Resource::Wheat.into(), Resource::Flour.into(), Resource::Bread.into(), Building::Bakery.into()];
    html! { <div class="stills">{ for cards.map(|card| still(language, card, None)) }</div> }
}

/// How many cards of Level I are in the stacks.
fn copies(language: Language) -> Html {
    html! {
        <table class="copies">
            <caption>{ language.say(Message::CopiesCaption) }</caption>
            <thead>
                <tr><th scope="col">{ language.say(Message::RowI) }</th><th scope="col">{ "2" }</th><th scope="col">{ "3" }</th><th scope="col">{ "4" }</th></tr>
            </thead>
            <tbody>
                { for Resource::of(Level::I).map(|resource| html! {
                    <tr key={resource.id()}>
                        <th scope="row">{ art::small(resource) }{ words::card(language, resource.into()) }</th>
                        { for (2..=4).map(|seats| html! { <td>{ resource.copies(seats) }</td> }) }
                    </tr>
                }) }
            </tbody>
        </table>
    }
}

const KINDS: [Message; 6] =
    [Message::RowI, Message::RowII, Message::RowIII, Message::SetStarting, Message::SetSpecial, Message::SetExtension];

fn kind(card: Card) -> usize {
    match card {
        Card::Resource(resource) => match resource.level() {
            Level::I => 0,
            Level::II => 1,
            Level::III => 2,
        },
        Card::Building(building) => match building.set() {
            Set::Starting => 3,
            Set::Special => 4,
            Set::Extension => 5,
        },
    }
}

/// The list of all cards.
fn cards(language: Language) -> Items {
    let item = |card: Card| {
        let influence = match card {
            Card::Resource(_) => 0,
            Card::Building(building) => building.influence(),
        };
        Item {
            id: card.id(),
            name: words::card(language, card),
            kind: kind(card),
            picture: art::large(card),
            text: words::cost_and_effect(language, card),
            figures: vec![Some(card.coins().into()), Some(i32::from(influence)).filter(|influence| *influence > 0)],
            mark: match card.confidence() {
                Confidence::A => None,
                Confidence::B => Some(0),
                Confidence::C => Some(1),
                Confidence::X => Some(2),
                Confidence::D => Some(3),
            },
        }
    };
    Items {
        name: language.say(Message::ColumnCard),
        kinds: KINDS.map(|kind| language.say(kind)).into(),
        figures: vec![(language.say(Message::Coins), "coins"), (language.say(Message::Influence), "")],
        marks: ["B", "C", "X", "D"].into_iter().zip(rules(language).marks).collect(),
        items: Card::all().map(item).collect(),
    }
}
