//! Something one would like to do, as far as a tap says it, and why it is not possible.

use little_factory::{
    Action, Basket, Building, Card, Deal, Effect, Goods, How, Kind, Level, LittleFactory, Refusal, Resource, Terms,
};
use tabletop::Game;

use super::ready::with;

/// What is greyed, and why.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Blocked {
    pub(crate) attempt: Attempt,
    pub(crate) why: Refusal,
}

/// A wish. Where it leaves something open, it is understood in the way that is nearest to being possible.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Attempt {
    /// Produce this card with this plank of its cost.
    Produce { card: Card, plank: u8 },
    /// Trade whatever is in hand for this card.
    Trade { take: Card },
    /// Trade this card alone for whatever it buys.
    TradeAway { give: Resource },
    /// Buy this card with the starting tile.
    Spend { take: Card },
    /// Use a building: one plank of its effect, or its own kind of trade.
    Activate { building: Building, plank: Option<u8> },
    /// Get this card by the trade of this building.
    TradeAt { building: Building, take: Card },
}

impl Attempt {
    /// The action that comes nearest to it.
    pub(crate) fn action(self, game: &LittleFactory) -> Action {
        let hand = game.player(game.active()).hand.goods();
        match self {
            Self::Produce { card, plank } => Action::Produce { card, plank },
            Self::Trade { take } => Action::Trade(dearest_deal(hand, take, Terms::ACTION)),
            Self::TradeAway { give } => {
                let give = Goods::some(give, 1);
                let take = cheapest(game, give, Kind::Any).map_or(Basket::NONE, |card| with(Basket::NONE, card));
                Action::Trade(Deal { give, take })
            }
            Self::Spend { take } => Action::Spend(with(Basket::NONE, take)),
            Self::Activate { building, plank: Some(plank) } => Action::Activate { building, how: How::Pay(plank) },
            Self::Activate { building, plank: None } => {
                let how = match building.effect() {
                    Effect::Nothing | Effect::Make(_) => How::Pay(0),
                    Effect::Draw { .. } => How::Draw(hand),
                    Effect::Trade(terms) => match cheapest(game, Goods::NONE, terms.take) {
                        Some(take) => How::Deal(dearest_deal(hand, take, *terms)),
                        None => How::Deal(Deal { give: hand, take: Basket::NONE }),
                    },
                };
                Action::Activate { building, how }
            }
            Self::TradeAt { building, take } => {
                let terms = match building.effect() {
                    Effect::Trade(terms) => *terms,
                    _ => Terms::ACTION,
                };
                Action::Activate { building, how: How::Deal(dearest_deal(hand, take, terms)) }
            }
        }
    }

    /// Why it is not possible, if it is not.
    pub(crate) fn blocked(self, game: &LittleFactory) -> Option<Blocked> {
        game.check(&self.action(game)).err().map(|why| Blocked { attempt: self, why })
    }
}

/// All that these terms let a hand give for a card, but none of its own kind: that would gain nothing. If no card of
/// the hand may be given, one that may not, so that the refusal says what may.
fn dearest_deal(hand: Goods, take: Card, terms: Terms) -> Deal {
    let (allowed, not): (Vec<_>, Vec<_>) = hand.cards().partition(|&card| terms.give.allows(card));
    let useful = allowed.into_iter().filter(|&card| Card::Resource(card) != take);
    let dearest = |cards: &[Resource]| cards.iter().copied().max_by_key(|card| card.coins()).map_or(Goods::NONE, one);
    let give = match useful.collect::<Vec<_>>() {
        useful if useful.is_empty() => dearest(&not),
        useful if terms.give_one => dearest(&useful),
        useful => useful.into_iter().collect(),
    };
    Deal { give, take: with(Basket::NONE, take) }
}

fn one(resource: Resource) -> Goods {
    Goods::some(resource, 1)
}

/// The cheapest card of a kind that lies open, or would if this were given (Ruling 3), but not of a kind that is given.
fn cheapest(game: &LittleFactory, give: Goods, kind: Kind) -> Option<Card> {
    let goods = game.open().kinds().map(|(resource, _)| resource);
    let goods = goods.filter(|&resource| kind.allows(resource) && !give.has(resource)).map(Card::Resource);
    let buildings = game.open_buildings().iter().filter(|_| kind.allows_buildings()).map(Card::Building);
    let back = give.level(Level::I).kinds().next().map(|(resource, _)| Card::Resource(resource));
    goods.chain(buildings).min_by_key(|card| card.coins()).or(back)
}
