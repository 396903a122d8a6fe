//! A deck and its discard pile, opened: what lies in one, and what the other may still hold (Ruling 17).

use little_factory::{Card, Goods, Level, Row};
use yew::prelude::*;

use super::super::card_face::spoken;
use super::super::rules::Term;
use super::super::{art, hyphenation, words};
use super::Seen;
use super::glossary::term;
use crate::i18n::Message;
use crate::markup::html;

pub(super) const fn name(row: Row) -> Message {
    match row {
        Row::LevelII => Message::RowII,
        Row::LevelIII => Message::RowIII,
        Row::Buildings => Message::RowBuildings,
    }
}

pub(super) fn draw(seen: &Seen, row: Row) -> Html {
    let game = &seen.game;
    let level = match row {
        Row::LevelII => Some(Level::II),
        Row::LevelIII => Some(Level::III),
        Row::Buildings => None,
    };
    let list = |cards: Vec<(Card, u8)>| {
        html! {
            <ul class="pile-list" data-spots="">
                { for cards.into_iter().map(|(card, count)| html! {
                    <li key={card.id()}>
                        <button type="button" class="pile-card" data-stop="" data-card={card.id()}>
                            { spoken(words::card_says(seen.language, card)) }
                            { art::large(card) }
                            <span aria-hidden="true">{ hyphenation::breakable(words::card(seen.language, card)) }</span>
                            if count > 1 { <b>{ format!("×{count}") }</b> }
                        </button>
                    </li>
                }) }
            </ul>
        }
    };
    let unseen: Vec<(Card, u8)> = Card::all()
        .filter(|card| match (card, level) {
            (Card::Resource(resource), Some(level)) => resource.level() == level,
            (Card::Building(_), None) => true,
            _ => false,
        })
        .map(|card| (card, game.whereabouts(card).deck))
        .filter(|(_, count)| *count > 0)
        .collect();
    let discard = level.map(|level| game.discard().level(level));
    let mut terms = vec![match row {
        Row::LevelII => Term::LevelII,
        Row::LevelIII => Term::LevelIII,
        Row::Buildings => Term::Building,
    }];
    terms.push(Term::Deck);
    terms.extend(discard.map(|_| Term::DiscardPile));
    html! {
        <>
            <p key="signs" class="legend">{ for terms.into_iter().map(|sign| term(seen, "pile", sign)) }</p>
            if let Some(discard) = discard {
                <h3 key="pile">{ seen.say(Message::DiscardPile) }<span class="of">{ discard.len() }</span></h3>
                if discard == Goods::NONE {
                    <p key="empty" class="none">{ seen.say(Message::PileEmpty) }</p>
                } else {
                    { list(discard.kinds().map(|(resource, count)| (resource.into(), count)).collect()) }
                }
            }
            <h3 key="deck">{ seen.say(Message::StillInDeck) }<span class="of">{ game.deck_len(row) }</span></h3>
            <p key="order" class="none">{ seen.say(Message::DeckOrderUnknown) }</p>
            { list(unseen) }
        </>
    }
}
