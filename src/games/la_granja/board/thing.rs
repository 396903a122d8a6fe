//! A thing on the table as a button: what it shows, what is heard of it, and whether it can be used now.

use yew::prelude::*;

use super::super::label::Label;
use super::super::spot::Spot;
use super::super::words;
use super::look::{Light, light};
use super::{Seen, drag, say};
use crate::markup::html;

/// How a thing looks beside what it is.
#[derive(Clone, PartialEq)]
pub(super) struct Look {
    pub(super) class: &'static str,
    /// What is heard of it.
    pub(super) label: String,
    /// For the styles: a kind of its own.
    pub(super) kind: Option<&'static str>,
    /// Whose it is, as a hue and a shape.
    pub(super) seat: Option<&'static str>,
}

impl Look {
    pub(super) fn new(class: &'static str, label: String) -> Self {
        Self { class, label, kind: None, seat: None }
    }

    pub(super) fn kind(self, kind: Option<&'static str>) -> Self {
        Self { kind, ..self }
    }

    pub(super) fn seat(self, seat: Option<&'static str>) -> Self {
        Self { seat, ..self }
    }
}

/// A thing that answers when it is tapped.
pub(super) fn thing(seen: &Seen, spot: Spot, look: Look, inside: Html) -> Html {
    let light = light(seen, spot);
    let word = match light {
        Light::Plain => None,
        Light::Near => Some(("near", Label::Reachable)),
        Light::Lit => Some(("lit", Label::CanBeUsed)),
        Light::Hinted => Some(("hinted", Label::HintHere)),
    };
    let mark = spot.mark();
    let open = seen.asked == Some(spot);
    let takes = drag::takes(seen, spot);
    let label = match word {
        Some((_, status)) => format!("{}. {}", look.label.trim_end_matches('.'), words::capital(say(seen, status))),
        None => look.label,
    };
    html! {
        <button key={mark.clone()} type="button" class={look.class} data-stop="" data-kind={look.kind} data-seat={look.seat}
            data-light={word.map(|(light, _)| light)} data-open={open.then_some("")} data-takes={takes.then_some("")}
            data-place={mark.clone()} data-spot={mark.clone()}>
            <span class="unseen">{ label }</span>
            <span class="inside" aria-hidden="true">{ inside }</span>
        </button>
    }
}
