//! The trade builder: two pans that cards are put on one by one, and what still fits on each.

use little_factory::{
    Action, Basket, Building, BuildingSet, Card, Deal, Effect, Goods, How, Level, LittleFactory, Refusal, Resource,
    Terms,
};
use tabletop::{Game, order};

use super::moves::{allows, with};

#[cfg(test)]
mod tests;

/// Which trade is being made.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Where {
    /// The action of the turn.
    Action,
    /// The first turn: the starting tile lies on the giving pan, and nothing else.
    Tile { coins: u8 },
    /// The extra trade of a building.
    Trade { at: Building, terms: Terms },
    /// The building that draws: cards worth so many coins are given, an unknown one is taken.
    Draw { at: Building, coins: u8 },
}

/// A trade in the making.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct TradeDraft {
    pub(crate) place: Where,
    pub(crate) give: Goods,
    pub(crate) take: Basket,
}

impl TradeDraft {
    /// Empty scales.
    pub(crate) fn new(place: Where) -> Self {
        Self { place, give: Goods::NONE, take: Basket::NONE }
    }

    /// The scales for the action of the turn: on the first turn, with the starting tile.
    pub(crate) fn for_the_action(game: &LittleFactory) -> Self {
        Self::new(game.tile().map_or(Where::Action, |coins| Where::Tile { coins }))
    }

    /// The scales of a building; `None` for one that neither trades nor draws.
    pub(crate) fn at(building: Building) -> Option<Self> {
        match building.effect() {
            Effect::Trade(terms) => Some(Self::new(Where::Trade { at: building, terms: *terms })),
            Effect::Draw { coins } => Some(Self::new(Where::Draw { at: building, coins: *coins })),
            _ => None,
        }
    }

    /// Puts a card of the hand on the giving pan, unless the starting tile lies there; [`TradeDraft::fits_give`] says
    /// whether that makes sense.
    pub(crate) fn put(&mut self, resource: Resource) {
        if !matches!(self.place, Where::Tile { .. }) {
            self.give = self.give.with(resource).unwrap_or(self.give);
        }
    }

    /// Takes a card back to the hand, if it lies there.
    pub(crate) fn unput(&mut self, resource: Resource) {
        if self.give.has(resource) {
            self.give -= Goods::some(resource, 1);
        }
    }

    /// Puts a card of the middle on the taking pan, unless an unknown one is drawn; [`TradeDraft::fits_take`] says whether
    /// that makes sense.
    pub(crate) fn take(&mut self, card: Card) {
        if !matches!(self.place, Where::Draw { .. }) {
            self.take = with(self.take, card);
        }
    }

    /// Puts a card back to the middle, if it lies there.
    pub(crate) fn untake(&mut self, card: Card) {
        match card {
            Card::Resource(resource) if self.take.goods.has(resource) => {
                self.take.goods -= Goods::some(resource, 1);
            }
            Card::Resource(_) => {}
            Card::Building(building) => {
                self.take.buildings = self.take.buildings.without(BuildingSet::NONE.with(building));
            }
        }
    }

    /// Empties both pans.
    pub(crate) fn clear(&mut self) {
        *self = Self::new(self.place);
    }

    /// The coins on the giving pan.
    pub(crate) fn given(&self) -> u8 {
        match self.place {
            Where::Tile { coins } => coins,
            _ => self.give.coins(),
        }
    }

    /// The coins on the taking pan; where an unknown card is drawn, its price.
    pub(crate) fn taken(&self) -> u8 {
        match self.place {
            Where::Draw { coins, .. } => coins,
            _ => self.take.coins(),
        }
    }

    /// The coins that would buy nothing; none where coins do not count.
    pub(crate) fn lost(&self) -> u8 {
        match self.place {
            Where::Trade { terms, .. } if !terms.by_coins => 0,
            _ => self.given().saturating_sub(self.taken()),
        }
    }

    /// Whether one more card of this kind may be given: whether a legal trade can still come of it.
    pub(crate) fn fits_give(&self, game: &LittleFactory, resource: Resource) -> Result<(), Refusal> {
        let mut next = *self;
        next.put(resource);
        let (have, need) = (game.player(game.active()).hand.goods().count(resource), self.give.count(resource) + 1);
        if have < need {
            return Err(Refusal::NotInHand { resource, have, need });
        }
        next.require_shape()?;
        next.complete(game).map(drop)
    }

    /// Whether this card, or one more of it, may be taken: whether a legal trade can still come of it.
    pub(crate) fn fits_take(&self, game: &LittleFactory, card: Card) -> Result<(), Refusal> {
        if let Where::Draw { at, .. } = self.place {
            return Err(Refusal::WorksOtherwise { building: at });
        }
        let mut next = *self;
        next.take(card);
        if next == *self {
            // There are no more of it in the box.
            let wanted = self.take.cards().filter(|&taken| taken == card).count() as u8 + 1;
            return Err(Refusal::NotAvailable { card, wanted, places: game.whereabouts(card) });
        }
        next.require_shape()?;
        next.complete(game).map(drop)
    }

    /// The trade, if it is legal as it lies there.
    pub(crate) fn verdict(&self, game: &LittleFactory) -> Result<Action, Refusal> {
        let action = self.action(self.give, self.take);
        game.check(&action).map(|()| action)
    }

    fn terms(&self) -> Terms {
        match self.place {
            Where::Trade { terms, .. } => terms,
            _ => Terms::ACTION,
        }
    }

    fn action(&self, give: Goods, take: Basket) -> Action {
        match self.place {
            Where::Action => Action::Trade(Deal { give, take }),
            Where::Tile { .. } => Action::Spend(take),
            Where::Trade { at, .. } => Action::Activate { building: at, how: How::Deal(Deal { give, take }) },
            Where::Draw { at, .. } => Action::Activate { building: at, how: How::Draw(give) },
        }
    }

    /// Whether kinds and numbers are such that more cards could still make a trade of it.
    fn require_shape(&self) -> Result<(), Refusal> {
        if matches!(self.place, Where::Draw { .. } | Where::Tile { .. }) {
            return Ok(());
        }
        let terms = self.terms();
        if let Some(card) = self.give.cards().find(|&card| !terms.give.allows(card)) {
            return Err(Refusal::CannotGive { card: card.into(), only: terms.give });
        }
        if let Some(card) = self.take.cards().find(|&card| !allows(terms.take, card)) {
            return Err(Refusal::CannotTake { card, only: terms.take });
        }
        let (many_given, many_taken) = (self.give.len() > 1, self.take.len() > 1);
        if terms.give_one && many_given {
            return Err(Refusal::GiveOnlyOne);
        }
        if terms.take_one && many_taken {
            return Err(Refusal::TakeOnlyOne);
        }
        if many_given && many_taken { Err(Refusal::BothSidesMany) } else { Ok(()) }
    }

    /// A legal trade with all that lies on the pans and perhaps more; if there is none, what the likeliest lacks.
    ///
    /// Giving more never hurts but for the shape: it is more coins, more room in the hand, and more of Level I to take
    /// (Ruling 3). Taking more never helps. So of all ways to go on, only the fullest gift and the smallest basket
    /// need to be tried.
    fn complete(&self, game: &LittleFactory) -> Result<Action, Refusal> {
        let mut first = None;
        for give in self.gifts(game) {
            for take in self.baskets(game, give) {
                let action = self.action(give, take);
                match game.check(&action) {
                    Ok(()) => return Ok(action),
                    Err(why) => first = first.or(Some(why)),
                }
            }
        }
        Err(first.unwrap_or(Refusal::NothingTaken))
    }

    /// The fullest gifts that keep the shape, the dearest first.
    fn gifts(&self, game: &LittleFactory) -> Vec<Goods> {
        let terms = self.terms();
        let hand = game.player(game.active()).hand.goods();
        let allowed: Goods = hand.cards().filter(|&card| terms.give.allows(card)).collect();
        match self.place {
            Where::Tile { .. } => vec![Goods::NONE],
            _ if !terms.give_one && self.take.len() <= 1 => vec![allowed],
            _ if !self.give.is_empty() => vec![self.give],
            _ => {
                let mut gifts: Vec<_> = allowed.kinds().map(|(card, _)| Goods::some(card, 1)).collect();
                order::sort(&mut gifts, |one, other| one.coins() > other.coins());
                if gifts.is_empty() { vec![Goods::NONE] } else { gifts }
            }
        }
    }

    /// The smallest baskets for a gift, the cheapest first.
    fn baskets(&self, game: &LittleFactory, give: Goods) -> Vec<Basket> {
        if !self.take.is_empty() || matches!(self.place, Where::Draw { .. }) {
            return vec![self.take];
        }
        let terms = self.terms();
        let back = give.level(Level::I);
        let goods = game.open().kinds().chain(back.kinds()).map(|(resource, _)| Card::Resource(resource));
        let cards = goods.chain(game.open_buildings().iter().map(Card::Building));
        let mut cards: Vec<_> = cards.filter(|&card| allows(terms.take, card)).collect();
        order::sort(&mut cards, |one, other| one.coins() < other.coins());
        cards.into_iter().map(|card| with(Basket::NONE, card)).collect()
    }
}
