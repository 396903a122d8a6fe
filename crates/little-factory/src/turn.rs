//! The rules: how each action is checked and carried out. Checks come first, so a refusal changes nothing.

use tabletop::{Seat, Tell};

use crate::action::{Action, Basket, Deal, How};
use crate::building_set::BuildingSet;
use crate::card::{Building, Card, Level};
use crate::effect::{Effect, Kind, Make, Terms};
use crate::event::{End, Event};
use crate::game::{GOAL, LittleFactory, Step};
use crate::goods::Goods;
use crate::hand::Hand;
use crate::market::Row;
use crate::plank::Plank;
use crate::refusal::Refusal;

type Answer = Result<(), Refusal>;

impl LittleFactory {
    pub(crate) fn carry_out(&mut self, action: Action, tell: &mut impl Tell<Event>) -> Answer {
        if matches!(self.step, Step::Over(_)) {
            return Err(Refusal::Over);
        }
        match action {
            Action::Activate { building, how } => self.activate(building, how, tell),
            Action::Produce { card, plank } => self.produce(card, plank, tell),
            Action::Trade(deal) => self.trade(deal, tell),
            Action::Spend(basket) => self.spend(basket, tell),
            Action::Pass => self.pass(tell),
            Action::End => self.end(tell),
        }
    }

    /// Take one available card for one plank of its cost.
    fn produce(&mut self, card: Card, plank: u8, tell: &mut impl Tell<Event>) -> Answer {
        self.require_action_due()?;
        self.require_open(card, 1, self.market.open)?;
        let plank = *card.planks().get(usize::from(plank)).ok_or(Refusal::NoSuchPlank)?;
        let gain = match card {
            Card::Resource(resource) => Basket::from(resource),
            Card::Building(building) => Basket::from(building),
        };
        let hand = self.hand_after_paying(plank, gain.goods)?;
        self.pay(plank, tell);
        self.gain(hand, gain, tell);
        self.action_done(tell);
        Ok(())
    }

    /// Give cards for cards worth no more.
    fn trade(&mut self, deal: Deal, tell: &mut impl Tell<Event>) -> Answer {
        self.require_action_due()?;
        let hand = self.check_deal(deal, Terms::ACTION)?;
        self.exchange(deal, Terms::ACTION, hand, tell);
        self.action_done(tell);
        Ok(())
    }

    /// The first turn: the starting tile is the one card given (Ruling 8), and leaves the game.
    fn spend(&mut self, take: Basket, tell: &mut impl Tell<Event>) -> Answer {
        let coins = self.tile().ok_or(Refusal::TileSpent)?;
        if take.is_empty() {
            return Err(Refusal::NothingTaken);
        }
        self.require_all_open(take, self.market.open)?;
        let hand = self.me().hand.exchange(Goods::NONE, take.goods)?;
        require_coins(coins, take.coins())?;
        let lost = coins - take.coins();
        tell.tell(Event::Traded { seat: self.active(), goods: Goods::NONE, coins, lost });
        self.gain(hand, take, tell);
        self.action_done(tell);
        Ok(())
    }

    /// Use a building; the one place where effects happen.
    fn activate(&mut self, building: Building, how: How, tell: &mut impl Tell<Event>) -> Answer {
        if !self.me().buildings.has(building) {
            return Err(Refusal::NotYourBuilding { building, owner: self.owner(building) });
        }
        if self.used.has(building) {
            return Err(Refusal::AlreadyActivated { building });
        }
        let activated = Event::Activated { seat: self.active(), building };
        match (building.effect(), how) {
            (Effect::Nothing, _) => return Err(Refusal::NoEffect { building }),
            (Effect::Make(make), How::Pay(plank)) => {
                let plank = *make.planks.get(usize::from(plank)).ok_or(Refusal::NoSuchPlank)?;
                let gain = make.gain.map_or(Basket::NONE, Basket::from);
                self.require_made(make)?;
                let hand = self.hand_after_paying(plank, gain.goods)?;
                tell.tell(activated);
                self.pay(plank, tell);
                self.gain(hand, gain, tell);
                self.take_tokens(building, make.tokens, tell);
            }
            (Effect::Trade(terms), How::Deal(deal)) => {
                let hand = self.check_deal(deal, *terms)?;
                tell.tell(activated);
                self.exchange(deal, *terms, hand, tell);
            }
            (Effect::Draw { coins }, How::Draw(give)) => {
                let hand = self.me().hand.exchange(give, Goods::NONE)?;
                require_coins(give.coins(), *coins)?;
                let mut deck = self.market.deck_ii;
                let drawn = deck.draw().ok_or(Refusal::DeckEmpty)?;
                let hand = hand.exchange(Goods::NONE, Goods::some(drawn, 1))?;
                tell.tell(activated);
                self.pay(Plank { discard: give, reveal: Goods::NONE }, tell);
                self.market.deck_ii = deck;
                self.me_mut().hand = hand;
                tell.tell(Event::Drawn { seat: self.active(), row: Row::LevelII, card: drawn.into() });
            }
            _ => return Err(Refusal::WorksOtherwise { building }),
        }
        self.used = self.used.with(building);
        self.settle(tell);
        Ok(())
    }

    fn pass(&mut self, tell: &mut impl Tell<Event>) -> Answer {
        self.require_action_due()?;
        if self.can_act() {
            return Err(Refusal::NoNeedToPass);
        }
        tell.tell(Event::Passed { seat: self.active() });
        self.action_done(tell);
        Ok(())
    }

    /// Refill the rows; the next player's turn begins.
    fn end(&mut self, tell: &mut impl Tell<Event>) -> Answer {
        if self.step == Step::Before {
            return Err(Refusal::ActionDue);
        }
        self.market.refill(&mut self.chance, tell);
        self.turn += 1;
        self.step = Step::Before;
        self.used = BuildingSet::NONE;
        tell.tell(Event::TurnPassed { to: self.active() });
        Ok(())
    }

    // Checks

    fn require_action_due(&self) -> Answer {
        match self.step {
            Step::After => Err(Refusal::ActionDone),
            _ if self.tile().is_some() => Err(Refusal::FirstTurnIsTrade),
            _ => Ok(()),
        }
    }

    /// `open` is what lies open for this purpose: in a trade, what is given of Level I counts (Ruling 3).
    fn require_open(&self, card: Card, wanted: u8, open: Goods) -> Answer {
        let there = match card {
            Card::Resource(resource) => open.count(resource) >= wanted,
            Card::Building(_) => self.market.has(card),
        };
        if there { Ok(()) } else { Err(Refusal::NotAvailable { card, wanted, places: self.whereabouts(card) }) }
    }

    fn require_all_open(&self, take: Basket, open: Goods) -> Answer {
        if open.contains(take.goods) && self.open_buildings().contains(take.buildings) {
            return Ok(());
        }
        take.goods.kinds().try_for_each(|(resource, wanted)| self.require_open(resource.into(), wanted, open))?;
        take.buildings.iter().try_for_each(|building| self.require_open(building.into(), 1, open))
    }

    /// A product that is not there makes the activation illegal (Ruling 10).
    fn require_made(&self, make: &Make) -> Answer {
        let Some(resource) = make.gain else { return Ok(()) };
        let open = self.market.open.count(resource);
        if open > 0 && open < make.open {
            return Err(Refusal::TooFewOpen { resource, open, need: make.open });
        }
        self.require_open(resource.into(), 1, self.market.open)
    }

    fn hand_after_paying(&self, plank: Plank, gain: Goods) -> Result<Hand, Refusal> {
        let hand = self.me().hand;
        hand.require(plank.needs())?;
        hand.exchange(plank.discard, gain)
    }

    /// Whether a trade is possible on these terms; the hand after it.
    fn check_deal(&self, deal: Deal, terms: Terms) -> Result<Hand, Refusal> {
        let Deal { give, take } = deal;
        if give.is_empty() {
            return Err(Refusal::NothingGiven);
        }
        if take.is_empty() {
            return Err(Refusal::NothingTaken);
        }
        if let Some((resource, _)) = give.kinds().find(|&(resource, _)| !terms.give.allows(resource)) {
            return Err(Refusal::CannotGive { card: resource.into(), only: terms.give });
        }
        if let Some(card) = take.cards().find(|&card| !allows(terms.take, card)) {
            return Err(Refusal::CannotTake { card, only: terms.take });
        }
        let (one_given, one_taken) = (give.len() == 1, take.len() == 1);
        if terms.give_one && !one_given {
            return Err(Refusal::GiveOnlyOne);
        }
        if terms.take_one && !one_taken {
            return Err(Refusal::TakeOnlyOne);
        }
        if !one_given && !one_taken {
            return Err(Refusal::BothSidesMany);
        }
        self.me().hand.require(give)?;
        self.require_all_open(take, self.market.open + give.level(Level::I))?;
        let hand = self.me().hand.exchange(give, take.goods)?;
        if terms.by_coins {
            require_coins(give.coins(), take.coins())?;
        }
        Ok(hand)
    }

    // Changes

    fn pay(&mut self, plank: Plank, tell: &mut impl Tell<Event>) {
        let seat = self.active();
        if !plank.reveal.is_empty() {
            tell.tell(Event::Revealed { seat, goods: plank.reveal });
        }
        if !plank.discard.is_empty() {
            self.market.discard(plank.discard);
            tell.tell(Event::Paid { seat, goods: plank.discard });
        }
    }

    fn exchange(&mut self, deal: Deal, terms: Terms, hand: Hand, tell: &mut impl Tell<Event>) {
        let coins = deal.give.coins();
        let lost = if terms.by_coins { coins - deal.take.coins() } else { 0 };
        self.market.discard(deal.give);
        tell.tell(Event::Traded { seat: self.active(), goods: deal.give, coins, lost });
        self.gain(hand, deal.take, tell);
    }

    /// The cards leave the middle; `hand` is the hand with all that was paid and gained.
    fn gain(&mut self, hand: Hand, take: Basket, tell: &mut impl Tell<Event>) {
        let seat = self.active();
        self.me_mut().hand = hand;
        for resource in take.goods.cards() {
            self.market.take(resource);
            tell.tell(Event::Gained { seat, card: resource.into() });
        }
        for building in take.buildings.iter() {
            self.market.take_building(building);
            let me = self.me_mut();
            me.buildings = me.buildings.with(building);
            tell.tell(Event::Gained { seat, card: building.into() });
        }
    }

    fn take_tokens(&mut self, building: Building, earned: u8, tell: &mut impl Tell<Event>) {
        let tokens = earned.min(self.tokens); // Ruling 14
        if tokens > 0 {
            self.tokens -= tokens;
            self.me_mut().tokens += tokens;
            tell.tell(Event::TokensTaken { seat: self.active(), building, tokens, left: self.tokens });
        }
    }

    fn action_done(&mut self, tell: &mut impl Tell<Event>) {
        self.step = Step::After;
        tell.tell(Event::ActionDone { seat: self.active() });
        self.settle(tell);
    }

    /// Ends the game at once if it is decided (Rulings 13 to 15).
    fn settle(&mut self, tell: &mut impl Tell<Event>) {
        let seat: Seat = self.active();
        let end = if self.me().influence() >= GOAL {
            End::Reached { by: seat }
        } else if self.tokens == 0 {
            End::TokensGone { winners: self.leaders() }
        } else {
            return;
        };
        self.step = Step::Over(end);
        tell.tell(Event::Over(end));
    }
}

fn allows(kind: Kind, card: Card) -> bool {
    match card {
        Card::Resource(resource) => kind.allows(resource),
        Card::Building(_) => kind.allows_buildings(),
    }
}

fn require_coins(have: u8, need: u8) -> Answer {
    if have >= need { Ok(()) } else { Err(Refusal::NotEnoughCoins { have, need }) }
}
