//! The words and signs of the table, explained where they stand.

use little_factory::{Building, Card, Effect, Level, Plank};
use yew::prelude::*;

use super::super::rules::{self, Term};
use super::{Board, Spot};
use crate::ui::Tip;

impl Board {
    /// What is seen, with the meaning of the term behind it.
    pub(super) fn tip(&self, place: &str, term: Term, name: String, seen: Html) -> Html {
        html! {
            <Tip key={place.to_owned()} id={format!("tip-{place}")} {name} text={term.means(self.language)}>{ seen }</Tip>
        }
    }

    /// The sign and the name of a term.
    pub(super) fn term(&self, place: &str, term: Term) -> Html {
        let name = term.name(self.language);
        let seen = html! { <><span class="sign" aria-hidden="true">{ rules::sign(term) }</span>{ name }</> };
        self.tip(&format!("{place}-{}", term as usize), term, name.to_owned(), seen)
    }

    /// Every sign that is on a card, explained.
    pub(super) fn signs_of(&self, spot: Spot) -> Html {
        let card = match spot {
            Spot::Open(card) | Spot::Elsewhere(card) => card,
            Spot::Hand(resource) => resource.into(),
            Spot::Mine(building) => building.into(),
            Spot::Tile => return html! { <p key="signs" class="legend">{ self.term("sign", Term::Tile) }</p> },
        };
        let mut terms = vec![Term::Coin];
        let mut planks: Vec<&Plank> = card.planks().iter().collect();
        let mut choice = planks.len() > 1;
        match card {
            Card::Resource(resource) => terms.push(match resource.level() {
                Level::I => Term::LevelI,
                Level::II => Term::LevelII,
                Level::III => Term::LevelIII,
            }),
            Card::Building(building) => {
                terms.extend([Term::Building, Term::Influence]);
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
            terms.extend(self.state_of(building));
        }
        html! { <p key="signs" class="legend">{ for terms.into_iter().map(|term| self.term("sign", term)) }</p> }
    }

    fn state_of(&self, building: Building) -> Option<Term> {
        if self.shown().used().has(building) {
            Some(Term::Spent)
        } else {
            (self.can_act() && self.ready.has(building)).then_some(Term::Ready)
        }
    }
}
