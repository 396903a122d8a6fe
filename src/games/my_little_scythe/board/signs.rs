//! What every sign of the table means.

use my_little_scythe::Space;
use yew::prelude::*;

use super::super::art;
use super::super::words::{self, Sign};
use super::{Seen, way};
use crate::markup::html;
use crate::ui::sprite::Sprite;

pub(super) fn list(seen: &Seen) -> Html {
    html! {
        <dl class="signs">
            { for Sign::ALL.into_iter().enumerate().map(|(place, sign)| {
                let (name, means) = words::sign(seen.language, sign);
                html! {
                    <div key={place} class="sign-row">
                        <dt>{ picture(sign) }{ name }</dt>
                        <dd>{ means }</dd>
                    </div>
                }
            }) }
        </dl>
    }
}

fn picture(sign: Sign) -> Html {
    if let Some(drawing) = sign.drawing() {
        return art::sign(drawing);
    }
    match sign {
        Sign::Castle => ground(Space::CASTLE),
        Sign::Portal => Space::by_id("portal_n").map(ground).unwrap_or_default(),
        Sign::Pile => html! {
            <svg class="good" viewBox="0 0 64 64" aria-hidden="true">
                <use href={art::thing("apple")} width="60" height="60" />
                <text class="count" x="46" y="60">{ "3" }</text>
            </svg>
        },
        Sign::Back => html! { <span class="back" aria-hidden="true">{ "?" }</span> },
        _ => html! {
            <span class="trophy-who" aria-hidden="true">
                { for ["a", "b", "c", "d", "e", "f"].into_iter().map(|seat| html! { <i key={seat} class="marker" data-seat={seat}></i> }) }
            </span>
        },
    }
}

/// A hex of the map as it is painted.
fn ground(space: Space) -> Html {
    let (x, y) = way::middle(space.coordinates());
    html! {
        <svg class="good" viewBox={format!("{} {} 104 104", x - 52, y - 52)} aria-hidden="true">
            <use href={Sprite::ScytheMap.drawing("ground")} x="-380" y="-420" width="760" height="840" />
        </svg>
    }
}
