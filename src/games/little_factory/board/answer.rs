//! The answer to a tap: what can be done with this card now, best first, and greyed what cannot, with the reason.

use std::rc::Rc;

use little_factory::{Action, Building, Card, Refusal};
use yew::prelude::*;

use super::super::art::{self, Sign};
use super::super::card_face::{goods_signs, spoken};
use super::super::moves::{self, Answer, Attempt, Blocked, Ready};
use super::super::rules;
use super::super::trade_draft::TradeDraft;
use super::super::{phrases, words};
use super::glossary::signs_of;
use super::large::{FoldedRecipes, portrait, whereabouts};
use super::{Intent, Seen, Sheet, Spot, Wish};
use crate::i18n::Message;
use crate::markup::html;

pub(super) fn draw(seen: &Rc<Seen>, spot: Spot) -> Html {
    let game = &seen.game;
    let card = spot.card();
    let mut answer = if !seen.can_act {
        Answer::default()
    } else {
        match spot {
            Spot::Open(card) => moves::of_open_card(game, card),
            Spot::Hand(resource) => moves::of_hand_card(game, resource),
            Spot::Mine(building) => moves::of_building(game, building),
            Spot::Elsewhere(_) => Answer::default(),
            Spot::Tile => moves::of_tile(game),
        }
    };
    // What a hint means is always among what is offered.
    if let Some(action) = seen.hint.filter(|_| seen.hinted == Some(spot))
        && answer.ready.iter().all(|one| one.action != action)
    {
        answer.ready.extend(Ready::new(game, action, 0.0));
    }
    let way = seen.own.reach.as_ref().and_then(|reach| reach.way(card?)).filter(|way| !way.is_direct());
    html! {
        <>
            if let Some(card) = card {
                { portrait(seen, card) }
            }
            if !seen.can_act && !matches!(spot, Spot::Elsewhere(_)) {
                <p key="wait" class="none">{ words::expected(seen.language, game, |seat| seen.who(seat)) }</p>
            }
            if !answer.ready.is_empty() {
                <h3 key="ready-name">{ seen.say(Message::YouCan) }</h3>
                <ul key="ready" class="moves">{ for answer.ready.iter().map(|one| ready(seen, one)) }</ul>
            }
            if let Some(way) = way {
                <h3 key="way-name">{ seen.say(Message::InSteps) }</h3>
                <ol key="way" class="steps-to">
                    { for way.chain.iter().map(|action| html! { <li>{ words::title(seen.language, action) }</li> }) }
                </ol>
                { way.first().map(|action| move_button(seen, action)) }
            }
            if answer.more > 0 {
                <p key="more" class="more-moves">{ phrases::more_trades(seen.language, answer.more) }</p>
            }
            { scales_offer(seen, spot) }
            if !answer.blocked.is_empty() {
                <h3 key="blocked-name">{ seen.say(Message::NotNow) }</h3>
                <ul key="blocked" class="moves blocked">
                    { for answer.blocked.iter().enumerate().map(|(place, one)| blocked(seen, place, one)) }
                </ul>
            }
            { signs_of(seen, spot) }
            if let Some(card) = card {
                <p key="where" class="where">{ whereabouts(seen, card) }</p>
                { yew::html! { <FoldedRecipes key="recipes" {card} seen={seen.clone()} /> } }
            }
        </>
    }
}

/// One tap does it; another, where nothing is left to do after it, ends the turn as well.
fn ready(seen: &Seen, ready: &Ready) -> Html {
    let action = ready.action;
    let game = &seen.game;
    let label = move_says(seen, ready);
    let and_end = seen.language.labelled(seen.say(Message::AndEnd), &words::action(seen.language, &action, game));
    html! {
        <li key={action.to_string()}>
            <button type="button" class="move" data-stop=""
                onclick={seen.on(move || Intent::Do(action))}>
                { spoken(label) }
                <span class="move-title" aria-hidden="true">{ words::title(seen.language, &action) }</span>
                <span class="move-signs" aria-hidden="true">
                    if !ready.gives.is_empty() {
                        <span class="plank discard">{ art::sign(Sign::Discard) }{ goods_signs(ready.gives) }</span>
                    }
                    if !ready.reveals.is_empty() {
                        <span class="plank reveal">{ art::sign(Sign::Reveal) }{ goods_signs(ready.reveals) }</span>
                    }
                    <span class="arrow">{ "→" }</span>
                    { for ready.takes.cards().map(|card| match card {
                        Card::Resource(resource) => art::small(resource),
                        Card::Building(_) => art::large(card),
                    }) }
                    { art::tokens(ready.tokens) }
                </span>
                if let Some(cost) = words::cost(seen.language, &action, game) {
                    <span class="move-cost" aria-hidden="true">{ cost }</span>
                }
                if ready.lost > 0 {
                    <span class="move-loss" aria-hidden="true">{ words::loss(seen.language, &action, game) }</span>
                }
                if let Some(ends) = ends_says(seen, ready) {
                    <span class="move-ends" aria-hidden="true">{ ends }</span>
                } else if !ready.leads_to.is_empty() {
                    <span class="move-leads" aria-hidden="true">{ leads_say(seen, ready) }</span>
                }
            </button>
            if ready.is_last {
                <button type="button" class="and-end" data-stop="" aria-label={and_end}
                    onclick={seen.on(move || Intent::DoAll(vec![action, Action::End]))}>{ seen.say(Message::AndEnd) }</button>
            }
        </li>
    }
}

fn move_button(seen: &Seen, action: Action) -> Html {
    html! {
        <button key="first" type="button" class="button quiet" data-stop=""
            onclick={seen.on(move || Intent::Do(action))}>
            { words::action(seen.language, &action, &seen.game) }
        </button>
    }
}

/// A move in one sentence, for those who listen.
fn move_says(seen: &Seen, ready: &Ready) -> String {
    let mut text = words::action(seen.language, &ready.action, &seen.game);
    let more = ends_says(seen, ready).map_or_else(|| leads_say(seen, ready), str::to_owned);
    if !more.is_empty() {
        text.push_str(". ");
        text.push_str(&more);
    }
    text
}

/// That it wins, or is the first step of a turn that does; else that it ends the game.
fn ends_says(seen: &Seen, ready: &Ready) -> Option<&'static str> {
    if seen.wins(&[ready.action]) {
        return Some(seen.say(Message::WinsTheGame));
    }
    ready.ends.map(|_| seen.say(Message::EndsTheGame))
}

fn leads_say(seen: &Seen, ready: &Ready) -> String {
    if ready.leads_to.is_empty() {
        return String::new();
    }
    let names: Vec<&str> = ready.leads_to.iter().map(|&lead| phrases::lead_name(seen.language, lead)).collect();
    phrases::leads_to(seen.language, &names)
}

fn blocked(seen: &Seen, place: usize, blocked: &Blocked) -> Html {
    let title = match blocked.attempt {
        // The trade of a building is not the one that is the action of a turn.
        Attempt::TradeAt { building, .. } => {
            seen.language.labelled(words::building(seen.language, building), seen.say(Message::Trade))
        }
        Attempt::Trade { .. } | Attempt::TradeAway { .. } | Attempt::Spend { .. } => {
            seen.say(Message::Trade).to_owned()
        }
        attempt => words::title(seen.language, &attempt.action(&seen.game)),
    };
    html! {
        <li key={place} class="move">
            <span class="move-title">{ title }</span>
            <span class="move-why">{ why(seen, &blocked.why) }{ " " }{ in_the_rules(seen, &blocked.why) }</span>
        </li>
    }
}

/// The way to where the rules say so. The game is kept, and the way back leads here.
pub(super) fn in_the_rules(seen: &Seen, refusal: &Refusal) -> Html {
    let place = rules::why(refusal);
    let label = seen.language.labelled(seen.say(Message::InTheRules), &place.name(seen.language));
    html! {
        <a class="ref" data-stop="" href={place.href()} aria-label={label}>{ seen.say(Message::InTheRules) }</a>
    }
}

pub(super) fn why(seen: &Seen, refusal: &Refusal) -> String {
    words::refusal(seen.language, refusal, |seat| seen.who(seat))
}

/// The ways to the trade builder, with this card on it already where it fits: as the action, and at the buildings that
/// trade for it.
fn scales_offer(seen: &Seen, spot: Spot) -> Html {
    let game = &seen.game;
    if !seen.can_act {
        return Html::default();
    }
    let unused = |building: &Building| !game.used().has(*building);
    match spot {
        Spot::Mine(building) if unused(&building) => {
            TradeDraft::at(building).map(|scales| open_scales(seen, scales, None))
        }
        Spot::Open(_) | Spot::Hand(_) | Spot::Tile => {
            let as_action = (game.step() == little_factory::Step::Before).then(|| TradeDraft::for_the_action(game));
            let as_action =
                as_action.map(|scales| open_scales(seen, with_card(seen, scales, spot).unwrap_or(scales), None));
            let mine = game.player(game.active()).buildings.iter().filter(unused);
            let at_mine = mine.filter_map(|building| {
                let scales = with_card(seen, TradeDraft::at(building)?, spot)?;
                Some(open_scales(seen, scales, Some(building)))
            });
            Some(as_action.into_iter().chain(at_mine).collect())
        }
        _ => None,
    }
    .unwrap_or_default()
}

/// The scales with a card on them, if it fits there.
fn with_card(seen: &Seen, mut scales: TradeDraft, spot: Spot) -> Option<TradeDraft> {
    match spot {
        Spot::Open(card) => scales.fits_take(&seen.game, card).map(|()| scales.take(card)),
        Spot::Hand(resource) => scales.fits_give(&seen.game, resource).map(|()| scales.put(resource)),
        _ => return None,
    }
    .ok()?;
    Some(scales)
}

/// A button for such scales; those of a building beside others are called by it.
fn open_scales(seen: &Seen, scales: TradeDraft, at: Option<Building>) -> Html {
    let says = seen.say(Message::OpenScales);
    let says = at.map_or_else(
        || says.to_owned(),
        |building| seen.language.labelled(words::building(seen.language, building), says),
    );
    html! {
        <p key={says.clone()} class="scales-offer">
            <button type="button" class="button quiet" data-stop=""
                onclick={seen.on(move || Intent::Open(Sheet::Scales(scales)))}>{ says.clone() }</button>
        </p>
    }
}

/// Every move as a list of labelled buttons.
pub(super) fn all_moves(seen: &Seen) -> Html {
    let all = moves::all(&seen.game);
    let group = |name: Message, list: &[Ready]| {
        (!list.is_empty()).then(|| {
            html! {
                <section class="move-group" aria-label={seen.say(name)}>
                    <h3>{ seen.say(name) }</h3>
                    <ul class="moves">{ for list.iter().map(|one| ready(seen, one)) }</ul>
                </section>
            }
        })
    };
    html! {
        <>
            { group(Message::MovesActivate, &all.activate) }
            { group(Message::MovesProduce, &all.produce) }
            { group(Message::MovesTrade, &all.trade) }
            if all.more > 0 {
                <p key="more" class="more-moves">{ phrases::more_trades(seen.language, all.more) }</p>
                { open_scales(seen, TradeDraft::for_the_action(&seen.game), None) }
            }
            { for all.more_at.iter().filter_map(|&(building, more)| Some(html! {
                <div key={building.id()}>
                    <p class="more-moves">{ words::building(seen.language, building) }{ ". " }{ phrases::more_trades(seen.language, more) }</p>
                    { open_scales(seen, TradeDraft::at(building)?, Some(building)) }
                </div>
            })) }
            if all.end.is_some() {
                <p key="end" class="scales-offer">
                    <button type="button" class="button go" data-stop=""
                        onclick={seen.on(|| Intent::Own(Wish::EndTurn))}>{ seen.say(Message::EndTurn) }</button>
                </p>
            }
        </>
    }
}
