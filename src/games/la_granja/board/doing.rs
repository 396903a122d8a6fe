//! The buttons that go on with a part: what is asked right now, done, and the way to trade.

use la_granja::{Action, Decision};
use yew::prelude::*;

use super::super::label::Label;
use super::super::words;
use super::ready::{self, Ready};
use super::{Intent, Seen, Sheet, say, village};
use crate::markup::html;

/// A question with few answers has them as buttons.
const FEW: usize = 9;

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
            | Decision::Neutral,
        ) => legal.iter().copied().filter(|action| !is_trading(seen, action)).collect(),
        _ => Vec::new(),
    };
    let quick = if quick.len() > FEW { Vec::new() } else { quick };
    let button = |action: Action| {
        let text = match action {
            Action::Pass => say(seen, Label::Decline).to_owned(),
            Action::Done => say(seen, Label::Done).to_owned(),
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
                onclick={seen.on::<MouseEvent>(move || Intent::Do(action))}>{ inside }</button>
        }
    };
    let plans: Vec<Ready> = seen.facts.plans.iter().cloned().map(Ready::all).collect();
    let done = legal.contains(&Action::Done) && !quick.contains(&Action::Done);
    let pass = legal.contains(&Action::Pass) && !quick.contains(&Action::Pass);
    let ends = matches!(decision, Some(Decision::Rest));
    let turn = html! {
        <>
            { for quick.into_iter().map(button) }
            if !plans.is_empty() {
                <ul key="plans" class="plans moves">{ for plans.iter().map(|plan| ready::button(seen, plan)) }</ul>
            }
            if done {
                <button key="done" type="button" class={if ends { "button go" } else { "button quiet" }} data-stop="" data-action="done" aria-keyshortcuts="D"
                    onclick={seen.on::<MouseEvent>(|| Intent::Do(Action::Done))}>{ say(seen, Label::Done) }</button>
            }
            if pass {
                <button key="pass" type="button" class="button quiet" data-stop="" data-action="pass"
                    onclick={seen.on::<MouseEvent>(|| Intent::Do(Action::Pass))}>{ say(seen, Label::Decline) }</button>
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

/// Whether an action is one of those that are always open: it is not what is asked.
fn is_trading(seen: &Seen, action: &Action) -> bool {
    match action {
        Action::Buy(_)
        | Action::Sell(..)
        | Action::Spend(_)
        | Action::Fetch(..)
        | Action::Use(..)
        | Action::Flip(..)
            if !matches!(seen.game.decision(), Some(Decision::Offer)) =>
        {
            true
        }
        Action::Play(..) | Action::Deliver { .. } => true,
        _ => false,
    }
}
