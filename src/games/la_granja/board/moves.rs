//! Every move in words, grouped by what it is about: the way for those who listen.

use la_granja::Action;
use yew::prelude::*;

use super::super::label::Label;
use super::ready::{Ready, list};
use super::{Seen, say};
use crate::markup::html;

/// What a move is about.
fn group(action: &Action) -> Label {
    match action {
        Action::Play(..) | Action::Draw => Label::PlayCards,
        Action::Discard(_) => Label::Discard,
        Action::Pay(_) => Label::Pay,
        Action::Gain(_) | Action::Silver | Action::Recover(_) | Action::Rest | Action::Trade(_) => Label::Choose,
        Action::Buy(_) => Label::Buy,
        Action::Sell(..) => Label::Sell,
        Action::Upgrade(..) | Action::Fetch(..) => Label::Upgrade,
        Action::Spend(_) => Label::UseCommodity,
        Action::Use(..) => Label::Helpers,
        Action::Flip(..) | Action::Roof { .. } => Label::RoofTiles,
        Action::Take(_) => Label::Dice,
        Action::Donkeys(_) => Label::Donkeys,
        Action::Deliver { .. } => Label::Deliver,
        Action::Place(_) | Action::Remove(_) => Label::Marker,
        Action::Pass | Action::Done | Action::Neutral => Label::EndPart,
    }
}

/// What comes first is what the step is about.
const ORDER: [Label; 16] = [
    Label::Discard,
    Label::Pay,
    Label::Marker,
    Label::Choose,
    Label::PlayCards,
    Label::RoofTiles,
    Label::Dice,
    Label::Donkeys,
    Label::Deliver,
    Label::Helpers,
    Label::EndPart,
    Label::UseCommodity,
    Label::Upgrade,
    Label::Buy,
    Label::Sell,
    Label::Trade,
];

pub(super) fn draw(seen: &Seen) -> Html {
    let of = |label: Label| -> Vec<Ready> {
        seen.facts.legal.iter().copied().filter(|action| group(action) == label).map(Ready::one).collect()
    };
    html! {
        <>
            { for ORDER.into_iter().filter_map(|label| {
                let all = of(label);
                (!all.is_empty()).then(|| html! {
                    <section key={say(seen, label)} class="move-group" aria-label={say(seen, label)}>
                        <h3>{ say(seen, label) }</h3>
                        { list(seen, &all) }
                    </section>
                })
            }) }
        </>
    }
}
