//! What comes and goes: silver, points, goods and cards, each told with its cause. Nothing here decides.

use tabletop::{Deck, Seat, Tell};

use crate::card::{Card, CardSet};
use crate::cause::Cause;
use crate::event::{Event, Source};
use crate::game::LaGranja;
use crate::goods::{From, Good, Spot};
use crate::helper::{Power, Rule};

impl LaGranja {
    pub(crate) fn add_silver(&mut self, seat: Seat, silver: u16, why: Cause, tell: &mut impl Tell<Event>) {
        if silver > 0 {
            let player = &mut self.players[seat.index()];
            player.silver += silver;
            tell.tell(Event::Silver { seat, by: silver as i16, now: player.silver, why });
        }
    }

    /// There must be so much.
    pub(crate) fn pay_silver(&mut self, seat: Seat, silver: u16, why: Cause, tell: &mut impl Tell<Event>) {
        if silver > 0 {
            let player = &mut self.players[seat.index()];
            player.silver -= silver;
            tell.tell(Event::Silver { seat, by: -(silver as i16), now: player.silver, why });
        }
    }

    pub(crate) fn add_points(&mut self, seat: Seat, points: u16, why: Cause, tell: &mut impl Tell<Event>) {
        if points > 0 {
            let source = why.source();
            let player = &mut self.players[seat.index()];
            player.points += points;
            player.tally[source as usize] += points as i16;
            tell.tell(Event::Points { seat, by: points as i16, now: player.points, source, why });
        }
    }

    /// There must be one.
    pub(crate) fn pay_point(&mut self, seat: Seat, why: Cause, tell: &mut impl Tell<Event>) {
        let player = &mut self.players[seat.index()];
        player.points -= 1;
        player.tally[Source::Spent as usize] -= 1;
        tell.tell(Event::Points { seat, by: -1, now: player.points, source: Source::Spent, why });
    }

    pub(crate) fn add_commodity(&mut self, seat: Seat, why: Cause, tell: &mut impl Tell<Event>) {
        let player = &mut self.players[seat.index()];
        player.commodities += 1;
        tell.tell(Event::Commodities { seat, by: 1, now: player.commodities, why });
    }

    /// There must be so many.
    pub(crate) fn pay_commodities(&mut self, seat: Seat, count: u8, why: Cause, tell: &mut impl Tell<Event>) {
        if count > 0 {
            let player = &mut self.players[seat.index()];
            player.commodities -= count;
            tell.tell(Event::Commodities { seat, by: -(count as i8), now: player.commodities, why });
        }
    }

    /// A good comes into its store. A pig without a place is sold at once (Ruling 3).
    pub(crate) fn add_good(&mut self, seat: Seat, good: Good, why: Cause, tell: &mut impl Tell<Event>) {
        let player = &mut self.players[seat.index()];
        if good == Good::Pig && player.pigs() >= player.places() {
            tell.tell(Event::PigTurnedAway { seat, why });
            return self.add_silver(seat, Good::Pig.worth().unwrap_or(0), Cause::NoPlace, tell);
        }
        player.goods[good as usize] += 1;
        tell.tell(Event::Gained { seat, good, why });
        if good == Good::Pig
            && let Some(card) = self.player(seat).helper_with(Rule::Stable)
        {
            self.add_silver(seat, 1, Cause::Helper(card), tell);
        }
    }

    /// A good is paid; there must be one.
    pub(crate) fn pay_good(&mut self, seat: Seat, good: Good, from: From, why: Cause, tell: &mut impl Tell<Event>) {
        let from = self.players[seat.index()].take(good, from);
        tell.tell(Event::Paid { seat, good, from, why });
        self.recount_newborn(seat, tell);
    }

    /// A newborn that went as something else cannot be sold as a pig; no other pig is kept for it.
    pub(crate) fn recount_newborn(&mut self, seat: Seat, tell: &mut impl Tell<Event>) {
        let pigs = self.player(seat).pigs();
        if self.newborn > pigs {
            self.newborn = pigs;
            tell.tell(Event::Newborn { seat, count: pigs });
        }
    }

    /// Pigs that have lost their place are sold.
    pub(crate) fn sell_homeless_pigs(&mut self, seat: Seat, tell: &mut impl Tell<Event>) {
        while self.player(seat).pigs() > self.player(seat).places() {
            self.players[seat.index()].goods[Good::Pig as usize] -= 1;
            tell.tell(Event::PigSold { seat });
            self.add_silver(seat, Good::Pig.worth().unwrap_or(0), Cause::NoPlace, tell);
        }
        self.recount_newborn(seat, tell);
    }

    /// All resources and commodities are sold, one by one.
    pub(crate) fn sell_everything(&mut self, seat: Seat, tell: &mut impl Tell<Event>) {
        for good in Good::RESOURCES {
            while self.player(seat).goods[good as usize] > 0 {
                self.players[seat.index()].goods[good as usize] -= 1;
                tell.tell(Event::Sold { seat, good, from: Spot::Store, why: Cause::End });
                self.add_silver(seat, good.worth().unwrap_or(0), Cause::End, tell);
            }
        }
        let commodities = self.player(seat).commodities;
        self.pay_commodities(seat, commodities, Cause::End, tell);
        self.add_silver(seat, 4 * u16::from(commodities), Cause::End, tell);
    }

    /// The helper that changes a rule, as a cause; the step where nobody does.
    pub(crate) fn rule_cause(&self, seat: Seat, rule: Rule) -> Cause {
        self.player(seat).helper_with(rule).map_or(Cause::Step, Cause::Helper)
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
    pub(crate) fn draw_into_hand(&mut self, seat: Seat, why: Cause, tell: &mut impl Tell<Event>) {
        let Some(card) = self.draw(tell) else { return tell.tell(Event::NoCard { seat, why }) };
        let hand = &mut self.players[seat.index()].hand;
        *hand = hand.with(card);
        tell.tell(Event::Drew { seat, card: Some(card), why });
    }

    /// A card of the hand goes.
    pub(crate) fn discard(&mut self, seat: Seat, card: Card, why: Cause, tell: &mut impl Tell<Event>) {
        let hand = &mut self.players[seat.index()].hand;
        *hand = hand.without(card);
        self.discards = self.discards.with(card);
        tell.tell(Event::Discarded { seat, card, why });
    }

    /// A card leaves its helper slot; what it has marked goes with it (Settled 23).
    pub(crate) fn take_marks_along(&mut self, seat: Seat, card: Card, tell: &mut impl Tell<Event>) {
        let player = &mut self.players[seat.index()];
        if let Some(slot) = player.slot_of(card).filter(|slot| player.marks >> slot & 1 == 1) {
            player.marks &= !(1 << slot);
            tell.tell(Event::MarkOff { seat, card, why: Cause::ThrownOut });
        }
        let Power::Act(_, gain) = card.helper().power else { return };
        if let Some(place) = gain.mark_place() {
            self.unmark(place, Cause::ThrownOut, tell);
        }
    }

    /// Takes off what the Village Elder, the Foreman or the Tenant has marked.
    pub(crate) fn unmark(&mut self, place: usize, why: Cause, tell: &mut impl Tell<Event>) {
        if let Some((seat, face)) = self.marks[place].take() {
            tell.tell(Event::Unmarked { seat, card: crate::helper::marker_of(place), face, why });
        }
    }
}
