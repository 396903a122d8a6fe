//! The words and signs of the table, explained where they stand.

use little_factory::{Building, Card, Effect, Level, Plank};
use yew::prelude::*;

use super::super::rules::{self, Term};
use super::{Board, Spot};
use crate::markup::html;
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
        self.term_as(place, term, rules::sign(term))
    }

    fn term_as(&self, place: &str, term: Term, sign: Html) -> Html {
        let name = term.name(self.language);
        let seen = html! { <><span class="sign" aria-hidden="true">{ sign }</span>{ name }</> };
        self.tip(&format!("{place}-{}", term as usize), term, name.to_owned(), seen)
    }

    /// Every sign that is on a card, explained.
    pub(super) fn signs_of(&self, spot: Spot) -> Html {
        let Some(card) = spot.card() else {
            return html! { <p key="signs" class="legend">{ self.term("sign", Term::Tile) }</p> };
        };
        let coins = html! { <span class="coins">{ card.coins() }</span> };
        let mut legend = vec![self.term_as("sign", Term::Coin, coins)];
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
                    legend.push(self.term_as("sign", Term::Influence, points));
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
            terms.extend(self.state_of(building));
        }
        html! {
            <p key="signs" class="legend">
                { for legend }
                { for terms.into_iter().map(|term| self.term("sign", term)) }
            </p>
        }
    }

    fn state_of(&self, building: Building) -> Option<Term> {
        if self.shown().used().has(building) {
            Some(Term::Spent)
        } else {
            (self.can_act() && self.ready.has(building)).then_some(Term::Ready)
        }
    }
}
