//! A card as it lies on the table: name, coins, what it costs, what it does, what it is worth.

use little_factory::{Building, Card, Effect, Goods, Level, Plank};
use yew::prelude::*;

use super::art::{self, Sign};
use super::{soft, words};
use crate::i18n::{Language, use_language};
use crate::markup::{classes, html};
use crate::ui::stamp;

/// How a card stands out.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Light {
    #[default]
    Plain,
    /// It can be had, used, or put on the scales.
    Lit,
    /// It cannot, while others can.
    Dim,
    /// A building that has done its work this turn.
    Spent,
    /// A hint points at it.
    Hinted,
}

#[derive(Properties, PartialEq)]
pub(crate) struct CardFaceProps {
    pub(crate) card: Card,
    /// How many lie in the stack.
    #[prop_or(1)]
    pub(crate) count: u8,
    /// An empty stack: the place is kept.
    #[prop_or_default]
    pub(crate) empty: bool,
    #[prop_or_default]
    pub(crate) light: Light,
    /// Whether its sheet is open.
    #[prop_or_default]
    pub(crate) open: bool,
    /// Where it lies, for the things that travel.
    pub(crate) place: AttrValue,
    /// What a listener hears after the card itself: how many, whether it can be had.
    #[prop_or_default]
    pub(crate) status: AttrValue,
    pub(crate) ontap: Callback<Card>,
    /// Held, or right-clicked: the large view.
    pub(crate) onhold: Callback<Card>,
}

/// A button. Memoised by its properties: a redraw of the table costs only what changed.
#[component]
pub(crate) fn CardFace(props: &CardFaceProps) -> Html {
    let language = use_language();
    let card = props.card;
    let light = match props.light {
        Light::Plain => None,
        Light::Lit => Some("lit"),
        Light::Dim => Some("dim"),
        Light::Spent => Some("spent"),
        Light::Hinted => Some("hinted"),
    };
    let ontap = props.ontap.reform(move |_: MouseEvent| card);
    let oncontextmenu = {
        let onhold = props.onhold.clone();
        Callback::from(move |event: MouseEvent| {
            event.prevent_default();
            onhold.emit(card);
        })
    };
    let face = use_memo((language, card), |&(language, card)| {
        stamp(&[language.tag(), card.id()].concat(), || face(language, card))
    });
    html! {
        <button type="button" class={classes!("card", light, props.empty.then_some("empty"))} data-level={edge(card)} data-stop="" data-card={card.id()}
            data-place={props.place.clone()} aria-expanded={props.open.then_some("true")}
            onclick={ontap} {oncontextmenu}>
            { (*face).clone() }
            if !props.status.is_empty() {
                { spoken([" ", &props.status].concat()) }
            }
            if props.count > 1 {
                <span class="count" aria-hidden="true">{ format!("×{}", props.count) }</span>
            }
        </button>
    }
}

/// What a listener hears instead of the signs beside it.
pub(crate) fn spoken(text: String) -> Html {
    html! { <span class="unseen">{ text }</span> }
}

/// A card that is only looked at: on paper, not on the table.
pub(crate) fn still(language: Language, card: Card, light: Option<&'static str>) -> Html {
    html! {
        <span class={classes!("card", "still", light)} data-level={edge(card)} role="img" aria-label={words::card_says(language, card)}>
            { inside(language, card) }
        </span>
    }
}

/// For the styles: the level, or that it is a building.
fn edge(card: Card) -> &'static str {
    match card {
        Card::Resource(resource) => level_word(resource.level()),
        Card::Building(_) => "building",
    }
}

/// The face of a card on the table: what it says, and what is seen instead.
fn face(language: Language, card: Card) -> Html {
    html! {
        <span class="card-face">
            { spoken(words::card_says(language, card)) }
            { inside(language, card) }
        </span>
    }
}

/// Everything that is printed on it.
fn inside(language: Language, card: Card) -> Html {
    let points = match card {
        Card::Resource(_) => 0,
        Card::Building(building) => building.influence(),
    };
    html! {
        <>
            <span class="card-head" aria-hidden="true">
                <span class="card-name" lang={language.tag()}>{ soft::breakable(words::card(language, card)) }</span>
                <span class="coins" title={words::coins(language, card.coins())}>{ card.coins() }</span>
            </span>
            { art::large(card) }
            <span class="card-cost" aria-hidden="true" title={words::cost_says(language, card)}>{ planks(card.planks()) }</span>
            if let Card::Building(building) = card {
                <span class="card-effect" aria-hidden="true" title={words::effect(language, building)}>{ effect(building) }</span>
            }
            if points > 0 {
                <span class="points" aria-hidden="true" title={words::influence(language, points)}>{ points }</span>
            }
        </>
    }
}

pub(crate) const fn level_word(level: Level) -> &'static str {
    match level {
        Level::I => "1",
        Level::II => "2",
        Level::III => "3",
    }
}

/// The alternatives of a cost, as signs.
pub(crate) fn planks(planks: &'static [Plank]) -> Html {
    planks
        .iter()
        .enumerate()
        .map(|(place, plank)| {
            html! {
                <>
                    if place > 0 {
                        <span class="or">{ "/" }</span>
                    }
                    { plank_signs(*plank) }
                </>
            }
        })
        .collect()
}

/// What one alternative takes: discards in a filled tile, reveals in an outlined one, each with its mark.
pub(crate) fn plank_signs(plank: Plank) -> Html {
    let part = |class: &'static str, mark: Sign, goods: Goods| {
        (!goods.is_empty()).then(|| {
            html! { <span class={classes!("plank", class)}>{ art::sign(mark) }{ goods_signs(goods) }</span> }
        })
    };
    html! {
        <>
            { part("discard", Sign::Discard, plank.discard) }
            { part("reveal", Sign::Reveal, plank.reveal) }
        </>
    }
}

/// Resources as small signs, equal ones behind each other.
pub(crate) fn goods_signs(goods: Goods) -> Html {
    goods.cards().map(art::small).collect()
}

/// What a building does, as signs: what it takes, an arrow, what it gives.
fn effect(building: Building) -> Html {
    match building.effect() {
        Effect::Nothing => Html::default(),
        Effect::Make(make) => html! {
            <>
                { planks(make.planks) }
                <span class="arrow">{ "→" }</span>
                { make.gain.map(art::small) }
                { art::tokens(make.tokens) }
            </>
        },
        Effect::Trade(_) => html! { <><span class="swap">{ "⇄" }</span></> },
        Effect::Draw { coins } => html! {
            <><span class="coins">{ *coins }</span><span class="arrow">{ "→" }</span><span class="swap">{ "II" }</span></>
        },
    }
}
