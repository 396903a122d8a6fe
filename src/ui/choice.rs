//! One of a few: a group of radio buttons that look like small cards.

use yew::prelude::*;

use super::{Icon, Picture};

/// One thing to choose.
#[derive(Clone, PartialEq)]
pub(crate) struct ChoiceOption<T> {
    pub(crate) value: T,
    pub(crate) label: &'static str,
    pub(crate) picture: Option<Picture>,
    /// The language of the label, where it is not the page's.
    pub(crate) lang: Option<&'static str>,
}

#[derive(Properties, PartialEq)]
pub(crate) struct ChoiceProps<T: PartialEq> {
    /// Unique on the page: it ties the buttons together.
    pub(crate) name: &'static str,
    pub(crate) legend: &'static str,
    pub(crate) options: Vec<ChoiceOption<T>>,
    pub(crate) chosen: T,
    pub(crate) onchoose: Callback<T>,
}

/// Arrow keys move within the group, as in every group of radio buttons.
#[component]
pub(crate) fn Choice<T>(props: &ChoiceProps<T>) -> Html
where
    T: Copy + PartialEq + 'static,
{
    html! {
        <fieldset class="choice">
            <legend>{ props.legend }</legend>
            <div class="choice-options">
                { for props.options.iter().map(|option| button(props, option)) }
            </div>
        </fieldset>
    }
}

fn button<T>(props: &ChoiceProps<T>, option: &ChoiceOption<T>) -> Html
where
    T: Copy + PartialEq + 'static,
{
    let value = option.value;
    let onchange = props.onchoose.reform(move |_: Event| value);
    let picture = option
        .picture
        .map(|picture| html! { <Icon key="picture" {picture} /> });
    html! {
        <label key={option.label} class="choice-option" lang={option.lang}>
            <input key="input" type="radio" name={props.name} checked={value == props.chosen} {onchange} />
            { picture }
            <span key="label">{ option.label }</span>
        </label>
    }
}
