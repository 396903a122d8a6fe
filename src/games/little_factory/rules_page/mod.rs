//! The rules of Little Factory: short sections with pictures, examples to play, the rulings, the signs, all cards, and
//! a search over everything. Each place has an address.

mod card_list;
mod example;

use little_factory::{Building, Level, Resource};
use web_sys::HtmlInputElement;
use yew::prelude::*;

use self::card_list::CardList;
use self::example::PlayedExample;
use crate::dom;
use crate::games::little_factory::card_face::still;
use crate::games::little_factory::rules::{self, Example, Place, Section, Term, rules};
use crate::games::little_factory::{art, rules_at, words};
use crate::i18n::{Language, Message, use_language};
use crate::markup::html;
use crate::route::Route;
use crate::ui::{Near, Picture, icon};

#[derive(Properties, PartialEq)]
pub(crate) struct RulesPageProps {
    /// What was asked for: it is scrolled to and takes the focus.
    pub(crate) place: Place,
    /// The game the reader came from.
    pub(crate) back: Option<Route>,
}

/// One long page, to be read, searched and printed.
#[component]
pub(crate) fn RulesPage(props: &RulesPageProps) -> Html {
    let language = use_language();
    let query = use_state(String::new);
    use_effect_with(props.place, |place| {
        if *place != Place::Top {
            dom::show(&place.slug());
        }
    });
    let typed = {
        let query = query.setter();
        Callback::from(move |event: InputEvent| {
            if let Some(input) = event.target_dyn_into::<HtmlInputElement>() {
                query.set(input.value());
            }
        })
    };
    let say = |message| language.say(message);
    html! {
        <div class="sheet rules">
            <h1 tabindex="-1">{ say(Message::RulesHeading) }</h1>
            <p class="lede">{ say(Message::RulesLede) }</p>
            <p class="way-back unprinted">
                if let Some(back) = &props.back {
                    <a key="back" class="button" href={back.href()}>{ icon(Picture::Arrow) }{ say(Message::BackToYourGame) }</a>
                }
                <button key="print" type="button" class="button quiet" onclick={Callback::from(|_: MouseEvent| dom::print())}>
                    { say(Message::RulesPrint) }
                </button>
            </p>
            <div class="rules-search unprinted" role="search">
                <label for="rules-query">{ say(Message::RulesSearch) }</label>
                <input id="rules-query" type="search" autocomplete="off" value={(*query).clone()} oninput={typed} />
                { hits(language, &query) }
            </div>
            <nav class="contents unprinted" aria-label={say(Message::RulesContents)}>
                <ol>
                    { for Section::ALL.map(|section| html! {
                        <li key={section as usize}><a href={rules_at(Place::Section(section))}>{ section.name(language) }</a></li>
                    }) }
                </ol>
            </nav>
            { for Section::ALL.map(|one| section(language, one)) }
        </div>
    }
}

fn hits(language: Language, query: &str) -> Html {
    let asked = query.trim().chars().count() > 1;
    let hits = rules::find(language, query);
    html! {
        <div class="hits" role="status">
            if asked && hits.is_empty() {
                <p>{ language.say(Message::RulesNoHit) }</p>
            }
            <ul>
                { for hits.into_iter().enumerate().map(|(place, hit)| html! {
                    <li key={place}>
                        <a href={rules_at(hit.place)}>{ hit.name }</a>
                        <span>{ hit.text }</span>
                    </li>
                }) }
            </ul>
        </div>
    }
}

fn section(language: Language, section: Section) -> Html {
    let place = Place::Section(section);
    let id = place.slug();
    let paragraphs = rules(language).sections[section as usize].iter();
    html! {
        <section key={id.clone()} class="rules-part" aria-labelledby={id.clone()}>
            <h2 {id} tabindex="-1">{ section.name(language) }</h2>
            { for paragraphs.map(|text| html! { <p>{ rich(language, text) }</p> }) }
            { pictures(language, section) }
            { for Example::ALL.into_iter().filter(|example| example.section() == section).map(|example| html! {
                <Near key={example as usize}><PlayedExample {example} /></Near>
            }) }
        </section>
    }
}

/// What a section shows beside its words.
fn pictures(language: Language, section: Section) -> Html {
    match section {
        Section::Aim => html! { <Near><FirstCards /></Near> },
        Section::SetUp => copies(language),
        Section::Rulings => html! {
            <ol class="rulings">
                { for (1..).zip(rules(language).rulings).map(|(number, [name, text])| html! {
                    <li key={number} id={Place::Ruling(number).slug()} tabindex="-1">
                        <span class="ruling-number" aria-hidden="true">{ number }</span>
                        <h3><span class="unseen">{ format!("{}. ", Place::Ruling(number).name(language)) }</span>{ name }</h3>
                        <p>{ text }</p>
                    </li>
                }) }
            </ol>
        },
        Section::Signs => html! {
            <dl class="signs">
                { for Term::ALL.map(|term| html! {
                    <div key={term as usize}>
                        <dt><span class="sign" aria-hidden="true">{ rules::sign(term) }</span>{ term.name(language) }</dt>
                        <dd>{ term.means(language) }</dd>
                    </div>
                }) }
            </dl>
        },
        Section::Cards => html! { <Near><CardList /></Near> },
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

/// A text with what stands out in it, and its links to rulings.
fn rich(language: Language, text: &'static str) -> Html {
    let strong = |(place, part): (usize, &'static str)| {
        if place % 2 == 1 {
            html! { <strong>{ part }</strong> }
        } else {
            linked(language, part)
        }
    };
    text.split('*').enumerate().map(strong).collect()
}

fn linked(language: Language, text: &'static str) -> Html {
    let mut parts = text.split('[');
    let mut shown = vec![html! { { parts.next().unwrap_or_default() } }];
    for part in parts {
        let (number, rest) = part.split_once(']').unwrap_or(("", part));
        if let Ok(number) = number.parse() {
            let place = Place::Ruling(number);
            shown.push(html! { <a class="ref" href={rules_at(place)}>{ place.name(language) }</a> });
        }
        shown.push(html! { { rest } });
    }
    shown.into_iter().collect()
}
