//! A list of all cards, tiles or the like, to be filtered, searched and sorted. What no rulebook prints is marked.

use std::cmp::Ordering;
use std::ptr;

use tabletop::order;
use web_sys::{HtmlInputElement, HtmlSelectElement};
use yew::prelude::*;

use super::search::has_all;
use crate::i18n::{Language, Message, fold, use_language};
use crate::markup::html;

/// What is listed.
#[derive(PartialEq)]
pub(crate) struct Items {
    /// What the first column is called.
    pub(crate) name: &'static str,
    /// The kinds that the list can be narrowed to.
    pub(crate) kinds: Vec<&'static str>,
    /// What the columns of figures are called, and the class of a figure in each.
    pub(crate) figures: Vec<(&'static str, &'static str)>,
    /// Marks of what no rulebook prints: a letter, and what it means.
    pub(crate) marks: Vec<(&'static str, &'static str)>,
    /// In the order of the rulebook.
    pub(crate) items: Vec<Item>,
}

/// One of the list.
#[derive(PartialEq)]
pub(crate) struct Item {
    /// Part of its id in the page.
    pub(crate) id: &'static str,
    pub(crate) name: &'static str,
    /// Its place among the kinds.
    pub(crate) kind: usize,
    pub(crate) picture: Html,
    /// What stands on it.
    pub(crate) text: String,
    /// One for each column; none is a dash.
    pub(crate) figures: Vec<Option<i32>>,
    /// Its place among the marks.
    pub(crate) mark: Option<usize>,
}

#[derive(Properties, PartialEq)]
pub(crate) struct ItemListProps {
    pub(crate) of: ItemsOf,
}

/// Makes what a list shows in a language. The list of a page is always the same.
#[derive(Clone, Copy)]
pub(crate) struct ItemsOf(pub(crate) fn(Language) -> Items);

impl PartialEq for ItemsOf {
    fn eq(&self, _other: &Self) -> bool {
        true
    }
}

/// The list, with its filters above it.
#[component]
pub(crate) fn ItemList(props: &ItemListProps) -> Html {
    let language = use_language();
    let kind = use_state(|| None::<usize>);
    let text = use_state(String::new);
    // A column, 0 for the name, and whether it runs downwards.
    let order = use_state(|| None::<(usize, bool)>);
    let list = use_memo((props.of, language), |(of, language)| of.0(*language));
    let mut shown: Vec<&Item> = list.items.iter().filter(|item| kind.is_none_or(|kind| item.kind == kind)).collect();
    shown.retain(|item| {
        let kind = list.kinds.get(item.kind).copied().unwrap_or_default();
        has_all(language, &text, &[item.name, kind, &item.text].join(" "))
    });
    match *order {
        None => {}
        Some((0, down)) => {
            order::sort(&mut shown, |one, other| fold(one.name) < fold(other.name));
            if down {
                shown.reverse();
            }
        }
        Some((column, down)) => {
            let figure = |item: &Item| item.figures.get(column - 1).copied().flatten();
            // What is equal stays in the order of the rulebook.
            order::sort(&mut shown, |one, other| match figure(one).cmp(&figure(other)) {
                Ordering::Equal => ptr::from_ref(*one) < ptr::from_ref(*other),
                which => (which == Ordering::Greater) == down,
            });
        }
    }
    let chosen = {
        let kind = kind.setter();
        Callback::from(move |event: Event| {
            if let Some(select) = event.target_dyn_into::<HtmlSelectElement>() {
                kind.set(select.value().parse().ok());
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
    let head = |column: usize, name: &'static str| {
        let now = order.filter(|(sorted, _)| *sorted == column).map(|(_, down)| down);
        let (word, mark) = match now {
            None => (None, "↕"),
            Some(false) => (Some("ascending"), "↑"),
            Some(true) => (Some("descending"), "↓"),
        };
        // Names from A, figures from the highest; once more turns it around.
        let next = (column, now.map_or(column != 0, |down| !down));
        let order = order.setter();
        html! {
            <th key={column} scope="col" aria-sort={word}>
                <button type="button" class="sort" onclick={Callback::from(move |_: MouseEvent| order.set(Some(next)))}>
                    { name }<span aria-hidden="true">{ mark }</span>
                </button>
            </th>
        }
    };
    html! {
        <>
            if !list.marks.is_empty() {
                <ul key="marks" class="marks">
                    { for list.marks.iter().map(|(letter, means)| html! {
                        <li key={*letter}><b class="mark-letter">{ *letter }</b>{ *means }</li>
                    }) }
                </ul>
            }
            <div key="filters" class="card-filters unprinted">
                if list.kinds.len() > 1 {
                    <label key="kinds">
                        <span>{ language.say(Message::CardsShow) }</span>
                        <select onchange={chosen}>
                            <option value="" selected={kind.is_none()}>{ language.say(Message::CardsAll) }</option>
                            { for list.kinds.iter().enumerate().map(|(place, name)| html! {
                                <option key={place} value={place.to_string()} selected={*kind == Some(place)}>{ *name }</option>
                            }) }
                        </select>
                    </label>
                }
                <label key="find">
                    <span>{ language.say(Message::CardsFind) }</span>
                    <input type="search" autocomplete="off" value={(*text).clone()} oninput={typed} />
                </label>
                <p key="count" role="status" class="of">{ shown.len() }</p>
            </div>
            <table key="cards" class="card-list">
                <thead>
                    <tr>
                        { head(0, list.name) }
                        { for (1..).zip(&list.figures).map(|(column, (name, _))| head(column, name)) }
                    </tr>
                </thead>
                <tbody>{ for shown.into_iter().map(|item| row(&list, item)) }</tbody>
            </table>
        </>
    }
}

fn row(list: &Items, item: &Item) -> Html {
    let mark = item.mark.and_then(|mark| list.marks.get(mark));
    html! {
        <tr key={item.id} id={format!("card-{}", item.id)}>
            <th scope="row">
                { item.picture.clone() }
                <span class="card-list-name">
                    { item.name }
                    if let Some((letter, means)) = mark {
                        <b class="mark-letter" title={*means}>{ *letter }<span class="unseen">{ *means }</span></b>
                    }
                </span>
                <span class="card-list-kind">{ list.kinds.get(item.kind).copied() }</span>
                <span class="card-list-text">{ item.text.clone() }</span>
            </th>
            { for item.figures.iter().zip(&list.figures).map(|(figure, (name, class))| html! {
                <td key={*name}>
                    if let Some(figure) = figure {
                        <span class={*class}>{ figure.to_string() }</span>
                    } else {
                        { "–" }
                    }
                </td>
            }) }
        </tr>
    }
}
