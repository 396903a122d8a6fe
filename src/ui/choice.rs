//! One of a few: a group of radio buttons that look like small cards.

use yew::prelude::*;

use super::{Picture, icon};

/// One thing to choose.
#[derive(Clone, PartialEq)]
pub(crate) struct ChoiceOption {
    pub(crate) label: &'static str,
    pub(crate) picture: Option<Picture>,
    /// The language of the label, where it is not the page's.
    pub(crate) lang: Option<&'static str>,
}

#[derive(Properties, PartialEq)]
pub(crate) struct ChoiceProps {
    /// Unique on the page: it ties the buttons together.
    pub(crate) name: &'static str,
    pub(crate) legend: &'static str,
    pub(crate) options: Vec<ChoiceOption>,
    /// Which of the options is on.
    pub(crate) chosen: usize,
    pub(crate) onchoose: Callback<usize>,
}

/// Arrow keys move within the group, as in every group of radio buttons.
#[component]
pub(crate) fn Choice(props: &ChoiceProps) -> Html {
    html! {
        <fieldset class="choice">
            <legend>{ props.legend }</legend>
            <div class="choice-options">
                { for (0..props.options.len()).map(|index| button(props, index)) }
            </div>
        </fieldset>
    }
}

fn button(props: &ChoiceProps, index: usize) -> Html {
    let option = &props.options[index];
    let onchange = props.onchoose.reform(move |_: Event| index);
    html! {
        <label key={index} class="choice-option" lang={option.lang}>
            <input key="input" type="radio" name={props.name} checked={index == props.chosen} {onchange} />
            { option.picture.map(icon) }
            <span key="label">{ option.label }</span>
        </label>
    }
}
