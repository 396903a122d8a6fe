//! The answer to a tap: what can be done with this card now, best first, and greyed what cannot, with the reason.

use little_factory::{Action, Card, Refusal};
use yew::prelude::*;

use super::super::art::{self, Sign};
use super::super::card_face::{goods_signs, spoken};
use super::super::moves::{self, Answer, Attempt, Blocked, Lead, Ready};
use super::super::rules::Place;
use super::super::scales::Scales;
use super::super::{phrases, story, words};
use super::large::recipes;
use super::{Board, Msg, Over, Spot};
use crate::i18n::Message;
use crate::markup::html;
use crate::route::Route;

impl Board {
    pub(super) fn answer(&self, ctx: &Context<Self>, spot: Spot) -> Html {
        let game = self.session.now();
        let card = spot.card();
        let answer = if !self.can_act() {
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
        // What can be done is seen first.
        let whole = !self.opening;
        let way = self.reach.as_ref().and_then(|reach| reach.way(card?)).filter(|way| !way.is_direct());
        html! {
            <>
                if let Some(card) = card {
                    { self.portrait(card) }
                }
                if !self.can_act() && !matches!(spot, Spot::Elsewhere(_)) {
                    <p key="wait" class="none">{ words::expected(self.language, game, story::who(&self.seating)) }</p>
                }
                if !answer.ready.is_empty() {
                    <h3 key="ready-name">{ self.say(Message::YouCan) }</h3>
                    <ul key="ready" class="moves">{ for answer.ready.iter().map(|ready| self.ready(ctx, ready)) }</ul>
                }
                if let Some(way) = way {
                    <h3 key="way-name">{ self.say(Message::InSteps) }</h3>
                    <ol key="way" class="steps-to">
                        { for way.chain.iter().map(|action| html! { <li>{ words::title(self.language, action) }</li> }) }
                    </ol>
                    { way.first().map(|action| self.move_button(ctx, action)) }
                }
                if whole {
                    { self.scales_offer(ctx, spot) }
                }
                if !answer.blocked.is_empty() && (whole || answer.ready.is_empty()) {
                    <h3 key="blocked-name">{ self.say(Message::NotNow) }</h3>
                    <ul key="blocked" class="moves blocked">
                        { for answer.blocked.iter().enumerate().map(|(place, blocked)| self.blocked(place, blocked)) }
                    </ul>
                }
                if whole {
                    { self.signs_of(spot) }
                }
                if let Some(card) = card.filter(|_| whole) {
                    <p key="where" class="where">{ self.whereabouts(card) }</p>
                    { self.folded_recipes(ctx, card) }
                }
            </>
        }
    }

    /// The recipe tree, which is long: drawn when it is first asked for.
    fn folded_recipes(&self, ctx: &Context<Self>, card: Card) -> Html {
        html! {
            <details key="recipes" class="more">
                <summary data-stop="" onclick={ctx.link().callback(|_: MouseEvent| Msg::Unfold)}>{ self.say(Message::Recipes) }</summary>
                if self.unfolded {
                    { recipes(self.language, card, &self.hold) }
                }
            </details>
        }
    }

    /// One tap does it.
    fn ready(&self, ctx: &Context<Self>, ready: &Ready) -> Html {
        let action = ready.action;
        let game = self.session.now();
        let label = self.move_says(ready);
        html! {
            <li key={action.to_string()}>
                <button type="button" class="move" data-stop=""
                    onclick={ctx.link().callback(move |_: MouseEvent| Msg::Do(action))}>
                    { spoken(label) }
                    <span class="move-title" aria-hidden="true">{ words::title(self.language, &action) }</span>
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
                    if let Some(cost) = words::cost(self.language, &action, game) {
                        <span class="move-cost" aria-hidden="true">{ cost }</span>
                    }
                    if ready.lost > 0 {
                        <span class="move-loss" aria-hidden="true">{ words::loss(self.language, &action, game) }</span>
                    }
                    if ready.ends.is_some() {
                        <span class="move-ends" aria-hidden="true">{ self.ends_says(ready) }</span>
                    } else if !ready.leads_to.is_empty() {
                        <span class="move-leads" aria-hidden="true">{ self.leads_say(ready) }</span>
                    }
                </button>
            </li>
        }
    }

    fn move_button(&self, ctx: &Context<Self>, action: Action) -> Html {
        html! {
            <button key="first" type="button" class="button quiet" data-stop=""
                onclick={ctx.link().callback(move |_: MouseEvent| Msg::Do(action))}>
                { words::action(self.language, &action, self.session.now()) }
            </button>
        }
    }

    /// A move in one sentence, for those who listen.
    fn move_says(&self, ready: &Ready) -> String {
        let mut text = words::action(self.language, &ready.action, self.session.now());
        let more = if ready.ends.is_some() { self.ends_says(ready) } else { self.leads_say(ready) };
        if !more.is_empty() {
            text.push_str(". ");
            text.push_str(&more);
        }
        text
    }

    fn ends_says(&self, ready: &Ready) -> String {
        let wins = ready.ends.is_some_and(|end| end.winners().contains(self.me()));
        self.say(if wins { Message::WinsTheGame } else { Message::EndsTheGame }).to_owned()
    }

    fn leads_say(&self, ready: &Ready) -> String {
        if ready.leads_to.is_empty() {
            return String::new();
        }
        let names: Vec<&str> = ready
            .leads_to
            .iter()
            .map(|lead| match lead {
                Lead::Produce(card) => words::card(self.language, *card),
                Lead::Activate(building) => words::building(self.language, *building),
            })
            .collect();
        phrases::leads_to(self.language, &names)
    }

    fn blocked(&self, place: usize, blocked: &Blocked) -> Html {
        let title = match blocked.attempt {
            Attempt::Trade { .. } | Attempt::TradeAway { .. } | Attempt::Spend { .. } | Attempt::TradeAt { .. } => {
                self.say(Message::Trade).to_owned()
            }
            attempt => words::title(self.language, &attempt.action(self.session.now())),
        };
        html! {
            <li key={place} class="move">
                <span class="move-title">{ title }</span>
                <span class="move-why">{ self.why(&blocked.why) }{ " " }{ self.in_the_rules(&blocked.why) }</span>
            </li>
        }
    }

    /// The way to where the rules say so. The game is kept, and the way back leads here.
    pub(super) fn in_the_rules(&self, refusal: &Refusal) -> Html {
        let place = Place::of(refusal);
        let label = self.language.labelled(self.say(Message::InTheRules), &place.name(self.language));
        html! {
            <a class="ref" data-stop="" href={Route::Rules(place).href()} aria-label={label}>{ self.say(Message::InTheRules) }</a>
        }
    }

    pub(super) fn why(&self, refusal: &Refusal) -> String {
        words::refusal(self.language, refusal, story::who(&self.seating))
    }

    /// A way to the trade builder, with this card on it already where it fits.
    fn scales_offer(&self, ctx: &Context<Self>, spot: Spot) -> Html {
        let game = self.session.now();
        if !self.can_act() {
            return Html::default();
        }
        let acting = game.phase() == little_factory::Phase::Before;
        let mut scales = match spot {
            Spot::Mine(building) if !game.used().has(building) => Scales::at(building),
            Spot::Open(_) | Spot::Hand(_) | Spot::Tile if acting => Some(Scales::for_the_action(game)),
            _ => None,
        };
        if let Some(scales) = &mut scales {
            match spot {
                Spot::Open(card) if scales.fits_take(game, card).is_ok() => scales.take(card),
                Spot::Hand(resource) if scales.fits_give(game, resource).is_ok() => scales.put(resource),
                _ => {}
            }
        }
        scales.map_or_else(Html::default, |scales| {
            html! {
                <p key="scales" class="scales-offer">
                    <button type="button" class="button quiet" data-stop=""
                        onclick={ctx.link().callback(move |_: MouseEvent| Msg::Open(Over::Scales(scales)))}>
                        { self.say(Message::OpenScales) }
                    </button>
                </p>
            }
        })
    }

    /// Every move as a list of labelled buttons.
    pub(super) fn all_moves(&self, ctx: &Context<Self>) -> Html {
        if !self.can_act() {
            return html! { <p class="none">{ self.expected() }</p> };
        }
        let all = moves::all(self.session.now());
        let group = |name: Message, list: &[Ready]| {
            (!list.is_empty()).then(|| {
                html! {
                    <section class="move-group" aria-label={self.say(name)}>
                        <h3>{ self.say(name) }</h3>
                        <ul class="moves">{ for list.iter().map(|ready| self.ready(ctx, ready)) }</ul>
                    </section>
                }
            })
        };
        html! {
            <>
                { group(Message::MovesActivate, &all.activate) }
                { group(Message::MovesProduce, &all.produce) }
                { group(Message::MovesTrade, &all.trade) }
                if all.end.is_some() {
                    <p key="end" class="scales-offer">
                        <button type="button" class="button go" data-stop=""
                            onclick={ctx.link().callback(|_: MouseEvent| Msg::EndTurn)}>{ self.say(Message::EndTurn) }</button>
                    </p>
                }
            </>
        }
    }
}
