//! The buttons that go on with a part: what is asked right now, done, and the way to trade.

use la_granja::{Action, Decision, LaGranja, With};
use yew::prelude::*;

use super::super::label::Label;
use super::super::spot::Spot;
use super::super::words;
use super::ready::{self, Ready};
use super::{Intent, Seen, Sheet, farm, is_trading, say, village};
use crate::markup::html;
use crate::table::Screen as _;

/// A question with few answers has them as buttons.
const FEW: usize = 9;
/// So many ready deliveries stand beside what is expected; a small screen shows the first. The others are one tap away.
const BEST: usize = 3;

pub(super) fn draw(seen: &Seen) -> [Html; 2] {
    let legal = &seen.facts.legal;
    let decision = seen.game.decision();
    let quick: Vec<Action> = match decision {
        Some(
            Decision::Choice
            | Decision::Trade
            | Decision::Payment
            | Decision::Fee
            | Decision::Offer
            | Decision::Recovery
            | Decision::Removal
            | Decision::Donkeys
            | Decision::SharedDie
            | Decision::Hold
            | Decision::Sign
            | Decision::Neutral,
        ) => legal.iter().copied().filter(|action| is_asked(seen, action)).collect(),
        _ => Vec::new(),
    };
    let quick = if quick.len() > FEW { Vec::new() } else { quick };
    let button = |action: Action| {
        let text = match action {
            Action::Pass => say(seen, Label::Decline).to_owned(),
            Action::Done => say(seen, Label::Done).to_owned(),
            // What is done with the die stands in the question.
            Action::Use(card, With::Face(face)) => {
                seen.language.labelled(words::helper(seen.language, card), &face.to_string())
            }
            action => words::action(seen.language, &seen.game, &action),
        };
        let class = match action {
            Action::Pass => "button quiet",
            Action::Donkeys(_) => "button go donkeys-choice",
            _ => "button go",
        };
        let inside = match action {
            Action::Donkeys(donkeys) => html! {
                <>
                    <span class="unseen">{ text }{ ". " }{ village::landing_says(seen, donkeys) }</span>
                    <span class="pair" aria-hidden="true">{ village::donkeys_and_hats(donkeys) }</span>
                    <span aria-hidden="true">{ village::landing_draws(seen, donkeys) }</span>
                </>
            },
            _ => html! { { text } },
        };
        html! {
            <button key={action.to_string()} type="button" {class} data-stop="" data-action={action.to_string()}
                onclick={seen.on::<MouseEvent>(move || Intent::Do(action))}>{ inside }{ no_way_back(seen, action) }</button>
        }
    };
    let all = &seen.facts.plans;
    let plans: Vec<Ready> = all.iter().take(BEST).cloned().map(Ready::all).collect();
    let done = legal.contains(&Action::Done) && !quick.contains(&Action::Done);
    let pass = legal.contains(&Action::Pass) && !quick.contains(&Action::Pass);
    let ends = matches!(decision, Some(Decision::Rest));
    let turn = html! {
        <>
            if let Some(why) = &seen.refused {
                <p key="refused" class="refused">{ ready::why_not(seen, why) }</p>
            }
            { for quick.into_iter().map(button) }
            if !plans.is_empty() {
                <ul key="plans" class="plans moves">{ for plans.iter().map(|plan| ready::button(seen, plan)) }</ul>
            }
            if done {
                <button key="done" type="button" class={if ends { "button go" } else { "button quiet" }} data-stop="" data-action="done" aria-keyshortcuts="D"
                    onclick={seen.on::<MouseEvent>(|| Intent::Do(Action::Done))}>{ say(seen, Label::Done) }{ no_way_back(seen, Action::Done) }</button>
            }
            if pass {
                <button key="pass" type="button" class="button quiet" data-stop="" data-action="pass"
                    onclick={seen.on::<MouseEvent>(|| Intent::Do(Action::Pass))}>{ say(seen, Label::Decline) }{ no_way_back(seen, Action::Pass) }</button>
            }
            if all.len() > 1 {
                <button key="deliveries" type="button" class="button quiet all-deliveries" data-stop="" data-few={(all.len() <= BEST).then_some("")}
                    onclick={seen.on::<MouseEvent>(|| Intent::Open(Sheet::Deliveries))}>
                    { say(seen, Label::AllDeliveries) }{ format!(" ({})", all.len()) }
                </button>
            }
        </>
    };
    let can_trade = legal
        .iter()
        .any(|action| matches!(action, Action::Buy(_) | Action::Sell(..) | Action::Upgrade(..) | Action::Spend(_)));
    let more = html! {
        <button key="trade" type="button" class="button quiet" data-stop="" aria-keyshortcuts="T" hidden={!can_trade}
            onclick={seen.on::<MouseEvent>(|| Intent::Open(Sheet::Trade))}>{ say(seen, Label::Trade) }</button>
    };
    [turn, more]
}

/// On a button whose move cannot be taken back.
fn no_way_back(seen: &Seen, action: Action) -> Option<Html> {
    ready::is_final(seen, action).then(|| {
        html! {
            <>
                <span class="unseen">{ ". " }{ say(seen, Label::NoUndo) }</span>
                <small class="final" aria-hidden="true">{ say(seen, Label::Final) }</small>
            </>
        }
    })
}

/// Whether an action is an answer to what is asked: the rest lies on the table, or in the trade.
fn is_asked(seen: &Seen, action: &Action) -> bool {
    let offered = matches!(seen.game.decision(), Some(Decision::Offer));
    // A die is marked by a helper, who on a small screen is in another room than the dice.
    let marks = matches!(seen.game.decision(), Some(Decision::Hold | Decision::Sign));
    match action {
        Action::Use(..) => offered || marks,
        Action::Flip(..) => offered,
        Action::Done => !marks,
        Action::Play(..) | Action::Deliver { .. } => false,
        other => offered || !is_trading(&seen.game, other),
    }
}

/// Every delivery within reach, by its place.
pub(super) fn deliveries(seen: &Seen) -> Html {
    let place = |plan: &[Action]| match plan.last() {
        Some(Action::Deliver { to, .. }) => Some(Spot::of_target(*to)),
        _ => None,
    };
    let mut places: Vec<Option<Spot>> = seen.facts.plans.iter().map(|plan| place(plan)).collect();
    let mut known = Vec::new();
    places.retain(|place| {
        !known.contains(place) && {
            known.push(*place);
            true
        }
    });
    let group = |to: Spot| {
        let there = |plan: &&Vec<Action>| place(plan) == Some(to);
        let all: Vec<Ready> = seen.facts.plans.iter().filter(there).cloned().map(Ready::all).collect();
        let name = match to {
            Spot::Barrow(slot) => {
                let barrow = seen.game.player(seen.me).barrows.get(usize::from(slot)).copied().flatten();
                barrow.map_or_else(String::new, |barrow| farm::barrow_says(seen, barrow))
            }
            to => LaGranja::spot_name(seen, to),
        };
        html! {
            <section key={to.mark()} class="move-group"><h3>{ name }</h3>{ ready::list(seen, &all) }</section>
        }
    };
    html! { <>{ for places.into_iter().flatten().map(group) }</> }
}
