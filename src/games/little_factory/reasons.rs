//! Why a turn is a good one, as far as it can be counted: what a hint says. Everything here follows from the rules and
//! from what lies open; how likely it wins is the coach's word, not ours.

use little_factory::{Action, Building, Card, Effect, Goods, How, LittleFactory, Step, Terms};
use tabletop::{Game, Seat};

use super::board::Spot;
use super::moves::{Lead, leads};

/// Something that speaks for a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Reason {
    /// It brings so much influence.
    Influence(u8),
    /// The hand is worth so many coins more after it.
    Coins(u8),
    /// It takes the only copy of a card that a rival could have taken next turn; a resource with the rival's building
    /// that asks for it.
    Denies { card: Card, rival: Seat, needed_by: Option<Building> },
    /// Next turn something can be paid for that could not be paid before.
    LeadsTo(Lead),
}

/// What speaks for this turn of the player to act.
pub(crate) fn reasons(game: &LittleFactory, turn: &[Action]) -> Vec<Reason> {
    let me = game.active();
    let mut after = game.clone();
    for action in turn.iter().filter(|action| **action != Action::End) {
        if after.apply(action, &mut ()).is_err() {
            break;
        }
    }
    let mut found = Vec::new();
    let gained = after.player(me).influence().saturating_sub(game.player(me).influence());
    if gained > 0 {
        found.push(Reason::Influence(gained));
    }
    let worth = |game: &LittleFactory| game.player(me).hand.goods().coins();
    let richer = worth(&after).saturating_sub(worth(game));
    if richer > 0 {
        found.push(Reason::Coins(richer));
    }
    found.extend(denied(game, &after));
    if !matches!(after.step(), Step::Over(_)) {
        found.extend(leads(game, &after).first().map(|&lead| Reason::LeadsTo(lead)));
    }
    found
}

/// The dearest card that is gone now and that a rival could have taken and used.
fn denied(game: &LittleFactory, after: &LittleFactory) -> Option<Reason> {
    let me = game.active();
    let gone = Card::all().filter(|card| match *card {
        Card::Resource(resource) => game.open().has(resource) && !after.open().has(resource),
        Card::Building(building) => {
            building.influence() > 0 && game.open_buildings().has(building) && !after.open_buildings().has(building)
        }
    });
    let mut worst = None;
    for card in gone {
        for rival in Seat::all(game.seats()).filter(|rival| *rival != me) {
            let needed_by = needs(game, rival, card);
            let useful = needed_by.is_some() || matches!(card, Card::Building(_));
            if useful
                && can_take(game, rival, card)
                && worst.is_none_or(|(worst, _, _): (Card, _, _)| worst.coins() < card.coins())
            {
                worst = Some((card, rival, needed_by));
            }
        }
    }
    worst.map(|(card, rival, needed_by)| Reason::Denies { card, rival, needed_by })
}

/// Whether a rival has the means to take this card as the action of a turn, as long as it lies open.
fn can_take(game: &LittleFactory, rival: Seat, card: Card) -> bool {
    let hand = game.player(rival).hand;
    let goods = hand.goods();
    let room = |given: Goods| matches!(card, Card::Building(_)) || hand.room() > 0 || !given.is_empty();
    let produced = card.planks().iter().any(|plank| goods.contains(plank.needs()) && room(plank.discard));
    let allowed = match card {
        Card::Resource(resource) => Terms::ACTION.take.allows(resource),
        Card::Building(_) => Terms::ACTION.take.allows_buildings(),
    };
    produced || (allowed && goods.coins() >= card.coins())
}

/// The rival's building whose effect asks for this resource, if the rival does not hold it.
fn needs(game: &LittleFactory, rival: Seat, card: Card) -> Option<Building> {
    let Card::Resource(resource) = card else { return None };
    let player = game.player(rival);
    let asks = |building: &Building| match building.effect() {
        Effect::Make(make) => make.planks.iter().any(|plank| plank.needs().has(resource)),
        _ => false,
    };
    player.buildings.iter().find(asks).filter(|_| !player.hand.goods().has(resource))
}

/// Which card of a turn tells most about it: a building that is had, one that earns tokens, what the action brings, a
/// building that is used. `None` if the turn is only to be ended.
pub(crate) fn clue(turn: &[Action]) -> Option<Spot> {
    let rank = |action: &Action| match *action {
        Action::Produce { card, .. } => Some((card_rank(card), Spot::Open(card))),
        Action::Trade(deal) => dearest(deal.take.cards()).map(|card| (card_rank(card), Spot::Open(card))),
        Action::Spend(take) => dearest(take.cards()).map(|card| (card_rank(card), Spot::Open(card))),
        Action::Activate { building, how } => {
            let earns = matches!((building.effect(), how), (Effect::Make(make), How::Pay(_)) if make.tokens > 0);
            Some((if earns { 2 } else { 0 }, Spot::Mine(building)))
        }
        Action::Pass | Action::End => None,
    };
    let mut best: Option<(u8, Spot)> = None;
    for found in turn.iter().filter_map(rank) {
        if best.is_none_or(|(most, _)| found.0 > most) {
            best = Some(found);
        }
    }
    best.map(|(_, clue)| clue)
}

fn card_rank(card: Card) -> u8 {
    if matches!(card, Card::Building(_)) { 3 } else { 1 }
}

fn dearest(cards: impl Iterator<Item = Card>) -> Option<Card> {
    cards.max_by_key(|card| card.coins())
}

#[cfg(test)]
mod tests;
