//! The words and signs of the table, explained where they stand.

use little_factory::{Building, Card, Effect, Level, Plank};
use yew::prelude::*;

use super::super::rules::{self, Term};
use super::{Seen, Spot};
use crate::markup::html;
use crate::ui::Tip;

/// What is seen, with the meaning of the term behind it.
pub(super) fn tip(seen: &Seen, place: &str, term: Term, name: String, shown: Html) -> Html {
    html! {
        <Tip key={place.to_owned()} id={format!("tip-{place}")} {name} text={term.means(seen.language)}>{ shown }</Tip>
    }
}

/// The sign and the name of a term.
pub(super) fn term(seen: &Seen, place: &str, term: Term) -> Html {
    term_as(seen, place, term, rules::sign(term))
}

fn term_as(seen: &Seen, place: &str, term: Term, sign: Html) -> Html {
    let name = term.name(seen.language);
    let shown = html! { <><span class="sign" aria-hidden="true">{ sign }</span>{ name }</> };
    tip(seen, &format!("{place}-{}", term as usize), term, name.to_owned(), shown)
}

/// Every sign that is on a card, explained.
pub(super) fn signs_of(seen: &Seen, spot: Spot) -> Html {
    let Some(card) = spot.card() else {
        return html! { <p key="signs" class="legend">{ term(seen, "sign", Term::Tile) }</p> };
    };
    let coins = html! { <span class="coins">{ card.coins() }</span> };
    let mut legend = vec![term_as(seen, "sign", Term::Coin, coins)];
    let mut terms = Vec::new();
    let mut planks: Vec<&Plank> = card.planks().iter().collect();
    let mut choice = planks.len() > 1;
    match card {
        Card::Resource(resource) => terms.push(match resource.level() {
            Level::I => Term::LevelI,
            Level::II => Term::LevelII,
            Level::III => Term::LevelIII,
        }),
        Card::Building(building) => {
            if building.influence() > 0 {
                let points = html! { <span class="points">{ building.influence() }</span> };
                legend.push(term_as(seen, "sign", Term::Influence, points));
            }
            terms.push(Term::Building);
            if let Effect::Make(make) = building.effect() {
                planks.extend(make.planks);
                choice |= make.planks.len() > 1;
                terms.extend((make.tokens > 0).then_some(Term::Token));
            }
        }
    }
    let shows = |shown: bool, term: Term| shown.then_some(term);
    terms.extend(shows(planks.iter().any(|plank| !plank.discard.is_empty()), Term::Discard));
    terms.extend(shows(planks.iter().any(|plank| !plank.reveal.is_empty()), Term::Reveal));
    terms.extend(shows(choice, Term::Or));
    if let Spot::Mine(building) = spot {
        terms.extend(state_of(seen, building));
    }
    html! {
        <p key="signs" class="legend">
            { for legend }
            { for terms.into_iter().map(|sign| term(seen, "sign", sign)) }
        </p>
    }
}

fn state_of(seen: &Seen, building: Building) -> Option<Term> {
    if seen.game.used().has(building) {
        Some(Term::Spent)
    } else {
        (seen.can_act && seen.facts.is_ready(building)).then_some(Term::Ready)
    }
}
