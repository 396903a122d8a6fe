//! A card as it lies on the table: name, coins, what it costs, what it does, what it is worth.

use little_factory::{Building, Card, Effect, Goods, Level, Plank};
use web_sys::Element;
use yew::prelude::*;
use yew::virtual_dom::VNode;

use super::art::{self, Sign};
use super::{hyphenation, words};
use crate::i18n::Language;
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
    pub(crate) language: Language,
    pub(crate) card: Card,
    pub(crate) place: Place,
    pub(crate) look: Look,
}

/// Where a card lies; the first word of its `data-place`, for the things that travel.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Place {
    Open,
    Hand,
    Built,
}

/// What changes about a card while it lies there.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Look {
    /// How many lie in the stack. Of an empty one the place is kept.
    pub(crate) count: u8,
    pub(crate) light: Light,
    /// Whether its sheet is open.
    pub(crate) open: bool,
    /// Whether it has come since the person last acted.
    pub(crate) new: bool,
    /// How it can be had now, if that is shown.
    pub(crate) can: Option<&'static str>,
    /// What a listener hears after the card itself: how many, whether it can be had.
    pub(crate) status: AttrValue,
}

impl Look {
    pub(crate) const PLAIN: Self =
        Self { count: 1, light: Light::Plain, open: false, new: false, can: None, status: AttrValue::Static("") };
}

/// A button, stamped whole and changed by hand: Yew would make it attribute by attribute, and compare it at every move.
/// Whoever lays cards out hears the taps on them.
pub(crate) struct CardFace {
    button: Option<Element>,
}

impl Component for CardFace {
    type Message = ();
    type Properties = CardFaceProps;

    fn create(ctx: &Context<Self>) -> Self {
        let &CardFaceProps { language, card, place, ref look } = ctx.props();
        let button = stamp(&[language.tag(), card.id()].concat(), || button(language, card));
        if let Some(button) = &button {
            let word = match place {
                Place::Open => "open-",
                Place::Hand => "hand-",
                Place::Built => "built-",
            };
            let _ = button.set_attribute("data-place", &[word, card.id()].concat());
            change(button, &Look::PLAIN, look);
        }
        Self { button }
    }

    fn changed(&mut self, ctx: &Context<Self>, before: &CardFaceProps) -> bool {
        let props = ctx.props();
        let other = (props.language, props.card, props.place) != (before.language, before.card, before.place);
        if other {
            *self = Component::create(ctx);
        } else if let Some(button) = &self.button {
            change(button, &before.look, &props.look);
        }
        other
    }

    fn view(&self, _ctx: &Context<Self>) -> Html {
        self.button.clone().map_or_else(Html::default, |button| VNode::VRef(button.into()))
    }
}

/// As it looks when nothing is to be said of it: [`Look::PLAIN`].
fn button(language: Language, card: Card) -> Html {
    html! {
        <button type="button" class="card" data-level={edge(card)} data-stop="" data-card={card.id()}>
            { spoken(words::card_says(language, card)) }
            { inside(language, card) }
            <span class="unseen"></span>
            <span class="count" aria-hidden="true"></span>
        </button>
    }
}

/// Writes what is different. No call here can fail on a button made by [`button`].
fn change(button: &Element, before: &Look, after: &Look) {
    if (before.light, before.count == 0) != (after.light, after.count == 0) {
        let light = match after.light {
            Light::Plain => None,
            Light::Lit => Some("lit"),
            Light::Dim => Some("dim"),
            Light::Spent => Some("spent"),
            Light::Hinted => Some("hinted"),
        };
        button.set_class_name(&classes!("card", light, (after.count == 0).then_some("empty")));
    }
    if before.open != after.open {
        let _ = match after.open {
            true => button.set_attribute("aria-expanded", "true"),
            false => button.remove_attribute("aria-expanded"),
        };
    }
    if before.new != after.new {
        let _ = match after.new {
            true => button.set_attribute("data-new", ""),
            false => button.remove_attribute("data-new"),
        };
    }
    if before.can != after.can {
        let _ = match after.can {
            Some(can) => button.set_attribute("data-can", can),
            None => button.remove_attribute("data-can"),
        };
    }
    let count = button.last_element_child();
    if before.status != after.status {
        let status = count.as_ref().and_then(Element::previous_element_sibling);
        let text = if after.status.is_empty() { String::new() } else { [" ", &after.status].concat() };
        status.iter().for_each(|status| status.set_text_content(Some(&text)));
    }
    if before.count != after.count {
        let text = if after.count > 1 { format!("×{}", after.count) } else { String::new() };
        count.iter().for_each(|count| count.set_text_content(Some(&text)));
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

/// Everything that is printed on it.
fn inside(language: Language, card: Card) -> Html {
    let points = match card {
        Card::Resource(_) => 0,
        Card::Building(building) => building.influence(),
    };
    html! {
        <>
            <span class="card-head" aria-hidden="true">
                <span class="card-name" lang={language.tag()}>{ hyphenation::breakable(words::card(language, card)) }</span>
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
