//! The rules of a game as one long page, to be read, searched and printed. Each passage has an address.

use web_sys::HtmlInputElement;
use yew::prelude::*;

use super::book::{Book, Passage};
use super::search::find;
use crate::dom;
use crate::i18n::{Language, Message, use_language};
use crate::markup::html;
use crate::route::Route;
use crate::ui::{Picture, icon};

#[derive(Properties, PartialEq)]
pub(crate) struct RulesPageProps<B: Book> {
    /// What was asked for: it is scrolled to and takes the focus.
    pub(crate) passage: Passage<B>,
    /// The game the reader came from.
    pub(crate) back: Option<Route>,
}

#[component]
pub(crate) fn RulesPage<B: Book>(props: &RulesPageProps<B>) -> Html {
    let language = use_language();
    let query = use_state(String::new);
    use_effect_with(props.passage, |passage| {
        if *passage != Passage::Top {
            dom::show(&passage.slug());
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
            <h1 tabindex="-1">{ crate::i18n::phrases::rules_of(language, B::GAME) }</h1>
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
                { hits::<B>(language, &query) }
            </div>
            <nav class="contents unprinted" aria-label={say(Message::RulesContents)}>
                <ol>
                    { for B::SECTIONS.iter().map(|section| html! {
                        <li key={section.slug()}><a href={Passage::Section(*section).href()}>{ section.name(language) }</a></li>
                    }) }
                </ol>
            </nav>
            { for B::SECTIONS.iter().map(|one| section(language, *one)) }
        </div>
    }
}

fn hits<B: Book>(language: Language, query: &str) -> Html {
    let asked = query.trim().chars().count() > 1;
    let hits = find::<B>(language, query);
    html! {
        <div class="hits" role="status">
            if asked && hits.is_empty() {
                <p>{ language.say(Message::RulesNoHit) }</p>
            }
            <ul>
                { for hits.into_iter().enumerate().map(|(place, hit)| html! {
                    <li key={place}>
                        <a href={hit.passage.href()}>{ hit.name }</a>
                        <span>{ hit.text }</span>
                    </li>
                }) }
            </ul>
        </div>
    }
}

fn section<B: Book>(language: Language, section: B) -> Html {
    let id = section.slug();
    html! {
        <section key={id} class="rules-part" aria-labelledby={id}>
            <h2 {id} tabindex="-1">{ section.name(language) }</h2>
            { for section.paragraphs(language).iter().map(|text| html! { <p>{ rich::<B>(language, text) }</p> }) }
            if section == B::rulings_section() {
                { rulings::<B>(language) }
            }
            { section.shows(language) }
        </section>
    }
}

/// The rulings, numbered, each with its own address.
fn rulings<B: Book>(language: Language) -> Html {
    html! {
        <ol class="rulings">
            { for (1..).zip(B::rulings(language)).map(|(number, [name, text])| {
                let passage = Passage::<B>::Ruling(number);
                html! {
                    <li key={number} id={passage.slug()} tabindex="-1">
                        <span class="ruling-number" aria-hidden="true">{ number }</span>
                        <h3><span class="unseen">{ format!("{}. ", passage.name(language)) }</span>{ *name }</h3>
                        <p>{ rich::<B>(language, text) }</p>
                    </li>
                }
            }) }
        </ol>
    }
}

/// A text with what stands out in it, and its links to rulings.
fn rich<B: Book>(language: Language, text: &'static str) -> Html {
    let strong = |(place, part): (usize, &'static str)| {
        if place % 2 == 1 {
            html! { <strong>{ part }</strong> }
        } else {
            linked::<B>(language, part)
        }
    };
    text.split('*').enumerate().map(strong).collect()
}

fn linked<B: Book>(language: Language, text: &'static str) -> Html {
    let mut parts = text.split('[');
    let mut shown = vec![html! { { parts.next().unwrap_or_default() } }];
    for part in parts {
        let (number, rest) = part.split_once(']').unwrap_or(("", part));
        if let Ok(number) = number.parse() {
            let passage = Passage::<B>::Ruling(number);
            shown.push(html! { <a class="ref" href={passage.href()}>{ passage.name(language) }</a> });
        }
        shown.push(html! { { rest } });
    }
    shown.into_iter().collect()
}
