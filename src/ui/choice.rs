//! One of a few: a group of radio buttons that look like small cards.

use yew::prelude::*;

use super::{Picture, icon};
use crate::markup::html;

/// One thing to choose.
#[derive(Clone, PartialEq)]
pub(crate) struct ChoiceOption {
    pub(crate) label: &'static str,
    pub(crate) picture: Option<Picture>,
    /// The language of the label, where it is not the page's.
    pub(crate) lang: Option<&'static str>,
}

/// A group of them.
pub(crate) struct Choice {
    /// Unique on the page: it ties the buttons together.
    pub(crate) name: &'static str,
    pub(crate) legend: &'static str,
    pub(crate) options: Vec<ChoiceOption>,
    /// Which of the options is on.
    pub(crate) chosen: usize,
    pub(crate) onchoose: Callback<usize>,
}

/// A label with more letters is a phrase, and needs the room of one.
const PHRASE: usize = 20;

impl Choice {
    /// Arrow keys move within the group, as in every group of radio buttons.
    pub(crate) fn draw(self) -> Html {
        let has_phrases = self.options.iter().any(|option| option.label.chars().count() > PHRASE);
        html! {
            <fieldset key={self.name} class="choice">
                <legend>{ self.legend }</legend>
                <div class={if has_phrases { "choice-options of-phrases" } else { "choice-options" }}>
                    { for (0..self.options.len()).map(|index| button(&self, index)) }
                </div>
            </fieldset>
        }
    }
}

fn button(group: &Choice, index: usize) -> Html {
    let option = &group.options[index];
    let onchange = group.onchoose.reform(move |_: Event| index);
    html! {
        <label key={index} class="choice-option" lang={option.lang}>
            <input key="input" id={format!("{}-{index}", group.name)} type="radio" name={group.name} checked={index == group.chosen} {onchange} />
            { option.picture.map(icon) }
            <span key="label">{ option.label }</span>
        </label>
    }
}
