//! The rivals: face, name, level, influence, hand and buildings.

use little_factory::{Card, Goods};
use tabletop::{Game, Seat};
use yew::prelude::*;

use super::super::art::{self, Mood};
use super::super::card_face::goods_signs;
use super::super::{phrases, words};
use super::Board;
use crate::i18n::Message;
use crate::markup::{classes, html};
use crate::table::{Character, Level};

impl Board {
    pub(super) fn rivals(&self) -> Html {
        html! {
            <section key="rivals" class="rivals" aria-label={self.say(Message::Rivals)} data-count={(self.seating.len() - 1).to_string()}>
                { for self.seating.rivals().map(|(seat, character, level)| self.rival(seat, character, level)) }
            </section>
        }
    }

    fn rival(&self, seat: Seat, character: Character, level: Level) -> Html {
        let game = self.shown();
        let player = game.player(seat);
        let acting = game.to_act() == Some(seat);
        let hand = player.hand.goods();
        html! {
            <article key={seat.0} class={classes!("rival", acting.then_some("acting"))} data-seat={self.colour(seat)}
                data-place={format!("seat-{}", seat.0)}>
                <div class="rival-face">{ art::face(character, self.mood(seat)) }</div>
                <h2 class="rival-name">{ character.name() }</h2>
                <p class="rival-level">{ words::level(self.language, level.into()) }</p>
                { self.track(seat, None) }
                <p class="rival-hand">
                    <span class="rival-count">{ phrases::cards_in_hand(self.language, player.hand.len()) }</span>
                    if self.choices().tracker && hand != Goods::NONE {
                        <span class="rival-cards" aria-hidden="true">{ goods_signs(hand) }</span>
                        <span class="unseen">{ words::goods(self.language, hand) }</span>
                    }
                </p>
                <div class="rival-buildings">
                    { for player.buildings.iter().map(|building| {
                        let card = Card::Building(building);
                        let used = acting && game.used().has(building);
                        html! {
                            <button key={card.id()} type="button" class={classes!("mini", used.then_some("spent"))} data-stop=""
                                data-card={card.id()} title={words::card(self.language, card)}
                                aria-label={words::card_says(self.language, card)}>
                                { art::large(card) }
                                if building.influence() > 0 { <span class="points">{ building.influence() }</span> }
                            </button>
                        }
                    }) }
                </div>
            </article>
        }
    }

    /// Pleased when ahead, worried when somebody is close to the goal or well ahead.
    fn mood(&self, seat: Seat) -> Mood {
        let game = self.shown();
        if let Some(outcome) = game.outcome() {
            return if outcome.winners.contains(seat) { Mood::Pleased } else { Mood::Worried };
        }
        let others = Seat::all(self.seating.len()).filter(|other| *other != seat);
        let best = others.map(|other| game.score(other)).max().unwrap_or_default();
        match game.score(seat) - best {
            2.. => Mood::Pleased,
            ..=-3 => Mood::Worried,
            _ => Mood::Neutral,
        }
    }

    /// Which of the four hues and shapes a seat has; mine is always the first.
    pub(super) fn colour(&self, seat: Seat) -> &'static str {
        let seats = self.seating.len();
        ["a", "b", "c", "d"][usize::from((seat.0 + seats - self.me().0) % seats) % 4]
    }
}
