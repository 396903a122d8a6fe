//! The middle of the table: four rows of cards, decks and discard piles.

use little_factory::{Card, Level, ROW, Resource, Row};
use yew::prelude::*;

use super::super::card_face::{CardFace, Light, Look, Place, spoken};
use super::super::reasons::Clue;
use super::super::rules::Term;
use super::super::{art, phrases};
use super::motion::deck_place;
use super::zone::{Zones, zone};
use super::{Board, Msg, Over, STROKES, Spot};
use crate::i18n::Message;
use crate::markup::html;
use crate::program::WHOLE;

/// A card that has left, at each place of a row.
type Gone = [Option<Card>; ROW];

impl Board {
    pub(super) fn market(&self, ctx: &Context<Self>, stale: Zones) -> Html {
        let row = |zones: Zones, level: &'static str, name: Message, row: Row| {
            zone(level, stale.has(zones), &|| {
                self.cards_of(level, name, self.stacks(ctx, row, name), &self.shown().row(row), self.gone_from(row))
            })
        };
        html! {
            <section key="market" class="market" aria-label={self.say(Message::Market)}>
                if self.laid > 1 {
                    { row(Zones::ROW_B, "building", Message::RowBuildings, Row::Buildings) }
                }
                if self.laid == STROKES {
                    { row(Zones::ROW_III, "3", Message::RowIII, Row::LevelIII) }
                    { row(Zones::ROW_II, "2", Message::RowII, Row::LevelII) }
                    { zone("1", stale.has(Zones::ROW_I), &|| self.first_row()) }
                }
            </section>
        }
    }

    /// The row of Level I, where nothing is ever missing.
    fn first_row(&self) -> Html {
        let tip = self.tip(
            "level-1",
            Term::LevelI,
            Term::LevelI.name(self.language).to_owned(),
            html! { <span class="row-name">{ "I" }</span> },
        );
        let cards: Vec<Option<Card>> = Resource::of(Level::I).map(|resource| Some(resource.into())).collect();
        let side = html! { <span key="side" class="row-side">{ tip }</span> };
        self.cards_of("1", Message::RowI, side, &cards, Gone::default())
    }

    fn cards_of(&self, level: &'static str, name: Message, side: Html, cards: &[Option<Card>], gone: Gone) -> Html {
        html! {
            <div class="row" data-level={level} role="group" aria-label={self.say(name)}>
                { side }
                { for cards.iter().zip(gone).enumerate().flat_map(|(place, (card, gone))| {
                    let gone = gone.map(|gone| self.open_card(gone, Look { gone: true, ..Look::PLAIN }));
                    gone.into_iter().chain([self.place(place, *card)])
                }) }
            </div>
        }
    }

    /// One place of a row, with a card or without.
    fn place(&self, place: usize, card: Option<Card>) -> Html {
        let Some(card) = card else {
            return html! { <span key={place} class="no-card"></span> };
        };
        let count = match card {
            Card::Resource(resource) => self.shown().open().count(resource),
            Card::Building(_) => 1,
        };
        let (light, status) = self.light_of_open(card, count);
        self.open_card(card, Look { count, light, open: self.is_asked(Spot::Open(card)), status, ..Look::PLAIN })
    }

    fn open_card(&self, card: Card, look: Look) -> Html {
        html! { <CardFace key={card.id()} language={self.language} {card} place={Place::Open} {look} /> }
    }

    /// The cards that have just left a row, where they lay.
    fn gone_from(&self, row: Row) -> Gone {
        let now = self.shown().row(row);
        let before = self.leaving.borrow().as_ref().map_or(now, |before| before.row(row));
        before.map(|card| card.filter(|_| !now.contains(&card)))
    }

    /// How a card in the middle stands out, and what a listener is told about it.
    fn light_of_open(&self, card: Card, count: u8) -> (Light, AttrValue) {
        let lit = match (&self.over, &self.reach) {
            (Some(Over::Scales(scales)), _) if self.can_act() => {
                Some(scales.fits_take(self.session.now(), card).is_ok())
            }
            (_, Some(reach)) => Some(reach.way(card).is_some()),
            _ => None,
        };
        let mut status = String::new();
        if count != 1 {
            status = phrases::copies(self.language, count);
        }
        if lit == Some(true) {
            status.push(' ');
            status.push_str(self.say(Message::WithinReach));
        }
        let hinted = WHOLE && self.clue() == Some(Clue::Open(card));
        if hinted {
            status.push(' ');
            status.push_str(self.say(Message::HintHere));
        }
        let light = match lit {
            _ if hinted => Light::Hinted,
            None => Light::Plain,
            Some(true) => Light::Lit,
            Some(false) => Light::Dim,
        };
        (light, status.trim().to_owned().into())
    }

    /// The deck and the discard pile beside a row: both can be opened.
    fn stacks(&self, ctx: &Context<Self>, row: Row, name: Message) -> Html {
        let game = self.shown();
        let (back, level) = match row {
            Row::LevelII => ("back_2", Some(Level::II)),
            Row::LevelIII => ("back_3", Some(Level::III)),
            Row::Buildings => ("back_building", None),
        };
        let deck = game.deck_len(row);
        let discard = level.map(|level| game.discard().level(level));
        let onclick = ctx.link().callback(move |_: MouseEvent| Msg::Open(Over::Pile(row)));
        let mut label = format!("{}. {}: {deck}.", self.say(name), self.say(Message::Deck));
        if let Some(discard) = discard {
            label.push_str(&format!(" {}: {}.", self.say(Message::DiscardPile), discard.len()));
        }
        let short = match row {
            Row::LevelII => "II",
            Row::LevelIII => "III",
            Row::Buildings => "",
        };
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
}
