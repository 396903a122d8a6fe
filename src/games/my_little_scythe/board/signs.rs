//! What every sign of the table means.

use yew::prelude::*;

use super::super::art;
use super::super::words::{self, Sign};
use super::Seen;
use crate::markup::html;

pub(super) fn list(seen: &Seen) -> Html {
    html! {
        <dl class="signs">
            { for Sign::ALL.into_iter().map(|sign| {
                let (name, means) = words::sign(seen.language, sign);
                html! {
                    <div key={sign.drawing()} class="sign-row">
                        <dt>{ art::sign(sign.drawing()) }{ name }</dt>
                        <dd>{ means }</dd>
                    </div>
                }
            }) }
        </dl>
    }
}
