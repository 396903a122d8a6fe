//! What comes and goes: silver, points, goods and cards. Nothing here decides.

use tabletop::{Deck, Seat, Tell};

use crate::card::{Card, CardSet};
use crate::event::{Event, Source};
use crate::game::LaGranja;
use crate::goods::Good;
use crate::helper::Rule;

impl LaGranja {
    pub(crate) fn add_silver(&mut self, seat: Seat, silver: u16, tell: &mut impl Tell<Event>) {
        if silver > 0 {
            let player = &mut self.players[seat.index()];
            player.silver += silver;
            tell.tell(Event::Silver { seat, by: silver as i16, now: player.silver });
        }
    }

    /// There must be so much.
    pub(crate) fn pay_silver(&mut self, seat: Seat, silver: u16, tell: &mut impl Tell<Event>) {
        if silver > 0 {
            let player = &mut self.players[seat.index()];
            player.silver -= silver;
            tell.tell(Event::Silver { seat, by: -(silver as i16), now: player.silver });
        }
    }

    pub(crate) fn add_points(&mut self, seat: Seat, points: u16, source: Source, tell: &mut impl Tell<Event>) {
        if points > 0 {
            let player = &mut self.players[seat.index()];
            player.points += points;
            player.tally[source as usize] += points as i16;
            tell.tell(Event::Points { seat, by: points as i16, source });
        }
    }

    /// There must be one.
    pub(crate) fn pay_point(&mut self, seat: Seat, tell: &mut impl Tell<Event>) {
        let player = &mut self.players[seat.index()];
        player.points -= 1;
        player.tally[Source::Spent as usize] -= 1;
        tell.tell(Event::Points { seat, by: -1, source: Source::Spent });
    }

    pub(crate) fn add_commodity(&mut self, seat: Seat, tell: &mut impl Tell<Event>) {
        let player = &mut self.players[seat.index()];
        player.commodities += 1;
        tell.tell(Event::Commodities { seat, by: 1, now: player.commodities });
    }

    /// There must be one.
    pub(crate) fn pay_commodity(&mut self, seat: Seat, tell: &mut impl Tell<Event>) {
        let player = &mut self.players[seat.index()];
        player.commodities -= 1;
        tell.tell(Event::Commodities { seat, by: -1, now: player.commodities });
    }

    /// A good comes into its store. A pig without a place is sold at once (Ruling 3).
    pub(crate) fn add_good(&mut self, seat: Seat, good: Good, tell: &mut impl Tell<Event>) {
        let player = &mut self.players[seat.index()];
        if good == Good::Pig && player.pigs() >= player.places() {
            tell.tell(Event::PigSold { seat });
            return self.add_silver(seat, Good::Pig.worth().unwrap_or(0), tell);
        }
        player.goods[good as usize] += 1;
        tell.tell(Event::Gained { seat, good });
        if good == Good::Pig && self.player(seat).has(Rule::Stable) {
            self.add_silver(seat, 1, tell);
        }
    }

    /// Pigs that have lost their place are sold.
    pub(crate) fn sell_homeless_pigs(&mut self, seat: Seat, tell: &mut impl Tell<Event>) {
        while self.player(seat).pigs() > self.player(seat).places() {
            self.players[seat.index()].goods[Good::Pig as usize] -= 1;
            tell.tell(Event::PigSold { seat });
            self.add_silver(seat, Good::Pig.worth().unwrap_or(0), tell);
        }
    }

    /// The top card; an empty pile is made of the discards (Ruling 13).
    pub(crate) fn draw(&mut self, tell: &mut impl Tell<Event>) -> Option<Card> {
        if self.deck.is_empty() && !self.discards.is_empty() {
            self.deck = Deck::new(self.discards.iter(), Card(0));
            self.deck.shuffle(&mut self.chance);
            tell.tell(Event::Reshuffled { cards: self.discards.len() });
            self.discards = CardSet::NONE;
        }
        self.deck.draw()
    }

    /// A card comes into the hand, if there is any.
    pub(crate) fn draw_into_hand(&mut self, seat: Seat, tell: &mut impl Tell<Event>) {
        if let Some(card) = self.draw(tell) {
            let hand = &mut self.players[seat.index()].hand;
            *hand = hand.with(card);
            tell.tell(Event::Drew { seat, card: Some(card) });
        }
    }

    /// A card of the hand goes.
    pub(crate) fn discard(&mut self, seat: Seat, card: Card, tell: &mut impl Tell<Event>) {
        let hand = &mut self.players[seat.index()].hand;
        *hand = hand.without(card);
        self.discards = self.discards.with(card);
        tell.tell(Event::Discarded { seat, card });
    }
}
