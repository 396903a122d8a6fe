//! The middle of the table: four rows of cards, decks and discard piles.

use std::rc::Rc;

use little_factory::{Card, Level, Resource, Row};
use yew::prelude::*;

use super::super::card_face::{CardFace, Light, Look, Place, spoken};
use super::super::rules::Term;
use super::super::{art, phrases};
use super::can::Can;
use super::glossary::tip;
use super::motion::deck_place;
use super::{Intent, Seen, Sheet, Spot};
use crate::i18n::Message;
use crate::markup::html;
use crate::table::zone;

/// So many places has a row.
const PLACES: usize = 5;

/// A place of a row: a card and how it stands out, or nothing.
type Cell = Option<(Card, Look)>;

pub(super) fn draw(seen: &Rc<Seen>) -> Html {
    html! {
        <section key="market" class="market" data-scrolls="" aria-label={seen.say(Message::Market)}>
            if seen.laid > 1 {
                { row(seen, "building", Message::RowBuildings, Row::Buildings) }
            }
            if seen.laid > 2 {
                { row(seen, "3", Message::RowIII, Row::LevelIII) }
                { row(seen, "2", Message::RowII, Row::LevelII) }
                { first_row(seen) }
            }
        </section>
    }
}

fn row(seen: &Rc<Seen>, level: &'static str, name: Message, row: Row) -> Html {
    let game = &seen.game;
    let gone = gone(seen, row);
    let cell = |(card, gone): (Option<Card>, Option<Card>)| card.map(|card| (card, look(seen, card, gone)));
    let cells: Vec<Cell> = game.row(row).into_iter().zip(gone).map(cell).collect();
    let depends = (cells.clone(), gone, game.deck_len(row), discard(seen, row), seen.language);
    zone(level, seen, depends, move |seen| cards_of(seen, level, name, stacks(seen, row, name), &cells, gone))
}

/// The row of Level I, where nothing is ever missing.
fn first_row(seen: &Rc<Seen>) -> Html {
    let cards = Resource::of(Level::I).map(Card::Resource);
    let cells: Vec<Cell> = cards.map(|card| Some((card, look(seen, card, None)))).collect();
    zone("1", seen, (cells.clone(), seen.language), move |seen| {
        let name = Term::LevelI.name(seen.language).to_owned();
        let tip = tip(seen, "level-1", Term::LevelI, name, html! { <span class="row-name">{ "I" }</span> });
        let side = html! { <span key="side" class="row-side">{ tip }</span> };
        cards_of(seen, "1", Message::RowI, side, &cells, [None; PLACES])
    })
}

fn cards_of(
    seen: &Seen,
    level: &'static str,
    name: Message,
    side: Html,
    cells: &[Cell],
    gone: [Option<Card>; PLACES],
) -> Html {
    html! {
        <div class="row" data-row="" data-level={level} role="group" aria-label={seen.say(name)}>
            { side }
            { for cells.iter().zip(gone).enumerate().map(|(place, (cell, gone))| match cell {
                Some((card, look)) => html! {
                    <CardFace key={card.id()} language={seen.language} card={*card} place={Place::Open} look={look.clone()} />
                },
                None => {
                    let says = gone.map(|card| phrases::gone(seen.language, card));
                    html! { <span key={place} class="no-card" data-gone={gone.map(|_| "")} title={says.clone()}>{ for says.map(spoken) }</span> }
                }
            }) }
        </div>
    }
}

/// How a card in the middle stands out, and what a listener is told about it and about the one that lay there before.
fn look(seen: &Seen, card: Card, gone: Option<Card>) -> Look {
    let count = match card {
        Card::Resource(resource) => seen.game.open().count(resource),
        Card::Building(_) => 1,
    };
    let lit = match (&seen.sheet, &seen.own.reach) {
        (Some(Sheet::Scales(scales)), _) if seen.can_act => Some(scales.fits_take(&seen.game, card).is_ok()),
        (_, Some(reach)) => Some(reach.way(card).is_some()),
        _ => None,
    };
    let mut status = String::new();
    if count != 1 {
        status = phrases::copies(seen.language, count);
    }
    if lit == Some(true) {
        status.push(' ');
        let scales = matches!(seen.sheet, Some(Sheet::Scales(_)));
        status.push_str(seen.say(if scales { Message::CanBeTaken } else { Message::WithinReach }));
    }
    let can = match lit {
        None if seen.can_act && !seen.settings.unmarked => seen.facts.way_to(card),
        _ => None,
    };
    if let Some(can) = can {
        status.push(' ');
        status.push_str(seen.say(match can {
            Can::Make => Message::CanMake,
            Can::Even => Message::CanTrade,
            Can::Loss => Message::CanTradeAtLoss,
        }));
    }
    let new = is_new(seen, card);
    if new {
        status.push(' ');
        status.push_str(seen.say(Message::NewSince));
    }
    if let Some(gone) = gone {
        status.push(' ');
        status.push_str(&phrases::gone(seen.language, gone));
    }
    let hinted = seen.hinted == Some(Spot::Open(card));
    if hinted {
        status.push(' ');
        status.push_str(seen.say(Message::HintHere));
    }
    let light = match lit {
        _ if hinted => Light::Hinted,
        None => Light::Plain,
        Some(true) => Light::Lit,
        Some(false) => Light::Dim,
    };
    let open = seen.asked == Some(Spot::Open(card));
    Look { count, light, open, new, can: can.map(Can::word), status: status.trim().to_owned().into() }
}

/// What lay at each place of a row when the person last acted, and lies there no more.
fn gone(seen: &Seen, row: Row) -> [Option<Card>; PLACES] {
    let now = seen.game.row(row);
    let before = seen.before.as_ref().map_or([None; PLACES], |before| before.row(row));
    before.map(|card| card.filter(|_| !now.contains(&card)))
}

/// Whether a card has come since the person last acted.
fn is_new(seen: &Seen, card: Card) -> bool {
    let lay = |before: &little_factory::LittleFactory| match card {
        Card::Resource(resource) => resource.level() == Level::I || before.open().count(resource) > 0,
        Card::Building(building) => before.open_buildings().has(building),
    };
    seen.before.as_ref().is_some_and(|before| !lay(before))
}

/// The discard pile beside a row, if it has one.
fn discard(seen: &Seen, row: Row) -> Option<little_factory::Goods> {
    let level = match row {
        Row::LevelII => Level::II,
        Row::LevelIII => Level::III,
        Row::Buildings => return None,
    };
    Some(seen.game.discard().level(level))
}

/// The deck and the discard pile beside a row: both can be opened.
fn stacks(seen: &Seen, row: Row, name: Message) -> Html {
    let (back, short) = match row {
        Row::LevelII => ("back_2", "II"),
        Row::LevelIII => ("back_3", "III"),
        Row::Buildings => ("back_building", ""),
    };
    let deck = seen.game.deck_len(row);
    let discard = discard(seen, row);
    let onclick: Callback<MouseEvent> = seen.on(move || Intent::Open(Sheet::Pile(row)));
    let mut label = format!("{}. {}: {deck}.", seen.say(name), seen.say(Message::Deck));
    if let Some(discard) = discard {
        label.push_str(&format!(" {}: {}.", seen.say(Message::DiscardPile), discard.len()));
    }
    html! {
        <button key="side" type="button" class="row-side" data-stop="" {onclick}>
            { spoken(label) }
            <span class="row-name" aria-hidden="true">{ short }</span>
            <span class="stack" aria-hidden="true" data-place={deck_place(row)}>{ art::back(back) }<b>{ deck }</b></span>
            if let Some(discard) = discard {
                <span class="stack pile" aria-hidden="true" data-place={if row == Row::LevelII { "pile-2" } else { "pile-3" }}>
                    { discard.kinds().last().map(|(resource, _)| art::small(resource)) }
                    <b>{ discard.len() }</b>
                </span>
            }
        </button>
    }
}
