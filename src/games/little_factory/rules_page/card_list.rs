//! All cards, to be filtered and sorted. What no rulebook prints is marked.

use std::cmp::Reverse;

use little_factory::{Card, Confidence, Level, Set};
use web_sys::{HtmlInputElement, HtmlSelectElement};
use yew::prelude::*;

use crate::games::little_factory::rules::{fold, rules};
use crate::games::little_factory::{art, words};
use crate::i18n::{Language, Message, use_language};
use crate::markup::html;

/// What a card is, for the filter.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Sort {
    Of(Level),
    From(Set),
}

const SORTS: [(Sort, Message); 6] = [
    (Sort::Of(Level::I), Message::RowI),
    (Sort::Of(Level::II), Message::RowII),
    (Sort::Of(Level::III), Message::RowIII),
    (Sort::From(Set::Starting), Message::SetStarting),
    (Sort::From(Set::Special), Message::SetSpecial),
    (Sort::From(Set::Extension), Message::SetExtension),
];

fn sort_of(card: Card) -> Sort {
    match card {
        Card::Resource(resource) => Sort::Of(resource.level()),
        Card::Building(building) => Sort::From(building.set()),
    }
}

/// What the list is sorted by; `None` is the order of the rulebook.
#[derive(Clone, Copy, PartialEq, Eq)]
enum By {
    Name,
    Coins,
    Influence,
}

/// The list, with its filters above it.
#[component]
pub(crate) fn CardList() -> Html {
    let language = use_language();
    let sort = use_state(|| None::<usize>);
    let text = use_state(String::new);
    let order = use_state(|| None::<(By, bool)>);
    let wanted = fold(text.trim());
    let mut cards: Vec<Card> = Card::all()
        .filter(|card| sort.is_none_or(|sort| sort_of(*card) == SORTS[sort].0))
        .filter(|card| wanted.is_empty() || fold(&words::card_says(language, *card)).contains(&wanted))
        .collect();
    match *order {
        None => {}
        Some((By::Name, down)) => {
            cards.sort_by_key(|card| fold(words::card(language, *card)));
            if down {
                cards.reverse();
            }
        }
        Some((by, down)) => {
            let figure = |card: &Card| if by == By::Coins { card.coins() } else { influence(*card) };
            if down { cards.sort_by_key(|card| Reverse(figure(card))) } else { cards.sort_by_key(figure) }
        }
    }
    let chosen = {
        let sort = sort.setter();
        Callback::from(move |event: Event| {
            if let Some(select) = event.target_dyn_into::<HtmlSelectElement>() {
                sort.set(select.value().parse().ok());
            }
        })
    };
    let typed = {
        let text = text.setter();
        Callback::from(move |event: InputEvent| {
            if let Some(input) = event.target_dyn_into::<HtmlInputElement>() {
                text.set(input.value());
            }
        })
    };
    let head = |by: By, name: Message| {
        let now = order.filter(|(sorted, _)| *sorted == by).map(|(_, down)| down);
        let (word, mark) = match now {
            None => (None, "↕"),
            Some(false) => (Some("ascending"), "↑"),
            Some(true) => (Some("descending"), "↓"),
        };
        // Names from A, figures from the highest; once more turns it around.
        let next = (by, now.map_or(by != By::Name, |down| !down));
        let order = order.setter();
        html! {
            <th scope="col" aria-sort={word}>
                <button type="button" class="sort" onclick={Callback::from(move |_: MouseEvent| order.set(Some(next)))}>
                    { language.say(name) }<span aria-hidden="true">{ mark }</span>
                </button>
            </th>
        }
    };
    html! {
        <>
            <ul key="marks" class="marks">
                { for ["B", "C", "X", "D"].into_iter().zip(rules(language).marks).map(|(letter, means)| html! {
                    <li key={letter}><b class="mark-letter">{ letter }</b>{ means }</li>
                }) }
            </ul>
            <div key="filters" class="card-filters unprinted">
                <label>
                    <span>{ language.say(Message::CardsShow) }</span>
                    <select onchange={chosen}>
                        <option value="" selected={sort.is_none()}>{ language.say(Message::CardsAll) }</option>
                        { for SORTS.iter().enumerate().map(|(place, (_, name))| html! {
                            <option key={place} value={place.to_string()} selected={*sort == Some(place)}>{ language.say(*name) }</option>
                        }) }
                    </select>
                </label>
                <label>
                    <span>{ language.say(Message::CardsFind) }</span>
                    <input type="search" autocomplete="off" value={(*text).clone()} oninput={typed} />
                </label>
                <p role="status" class="of">{ cards.len() }</p>
            </div>
            <table key="cards" class="card-list">
                <thead>
                    <tr>{ head(By::Name, Message::ColumnCard) }{ head(By::Coins, Message::Coins) }{ head(By::Influence, Message::Influence) }</tr>
                </thead>
                <tbody>{ for cards.into_iter().map(|card| row(language, card)) }</tbody>
            </table>
        </>
    }
}

fn influence(card: Card) -> u8 {
    match card {
        Card::Resource(_) => 0,
        Card::Building(building) => building.influence(),
    }
}

fn row(language: Language, card: Card) -> Html {
    let mark = match card.confidence() {
        Confidence::A => None,
        Confidence::B => Some(("B", 0)),
        Confidence::C => Some(("C", 1)),
        Confidence::X => Some(("X", 2)),
        Confidence::D => Some(("D", 3)),
    };
    let kind = SORTS.iter().find(|(sort, _)| *sort == sort_of(card)).map(|(_, name)| language.say(*name));
    html! {
        <tr key={card.id()} id={format!("card-{}", card.id())}>
            <th scope="row">
                { art::large(card) }
                <span class="card-list-name">
                    { words::card(language, card) }
                    if let Some((letter, means)) = mark {
                        <b class="mark-letter" title={rules(language).marks[means]}>{ letter }<span class="unseen">{ rules(language).marks[means] }</span></b>
                    }
                </span>
                <span class="card-list-kind">{ kind }</span>
                <span class="card-list-text">{ words::cost_and_effect(language, card) }</span>
            </th>
            <td><span class="coins">{ card.coins() }</span></td>
            <td>{ if influence(card) > 0 { influence(card).to_string() } else { "–".to_owned() } }</td>
        </tr>
    }
}
