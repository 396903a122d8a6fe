//! A slip of paper with something the player should know.

use yew::prelude::*;

#[derive(Properties, PartialEq)]
pub(crate) struct NoticeProps {
    pub(crate) text: AttrValue,
}

/// Read out when it appears, without interrupting.
#[component]
pub(crate) fn Notice(props: &NoticeProps) -> Html {
    html! { <p class="notice" role="status">{ &props.text }</p> }
}
