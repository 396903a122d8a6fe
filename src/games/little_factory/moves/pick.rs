//! Choosing a few good and different moves out of many.

use little_factory::evaluation::house_weights;
use little_factory::{Action, Basket, Card, Deal, Goods, How, LittleFactory};
use tabletop::{Game, order};

use super::ready::{Ready, worth};

/// How many moves are judged fully. One precious card sells for thousands of baskets; of so many, a glance sorts out
/// which are worth it, and only those that clutter the hand least are glanced at.
const JUDGED: usize = 120;
const GLANCED_AT: usize = 600;

/// Moves with what they are worth, the best first, equals in the order of notation.
pub(crate) fn ranked(game: &LittleFactory, actions: impl IntoIterator<Item = Action>) -> Vec<(f32, Action)> {
    let mut ranked: Vec<_> = actions.into_iter().map(|action| (0.0, action)).collect();
    keep(&mut ranked, GLANCED_AT, |action| -sides(action).map_or(0.0, |deal| f32::from(deal.take.len())));
    keep(&mut ranked, JUDGED, |action| glance(game, action));
    ranked.iter_mut().for_each(|(value, action)| *value = worth(game, *action));
    sort(&mut ranked);
    ranked
}

/// Cuts a longer list down to its best by a rating.
fn keep(moves: &mut Vec<(f32, Action)>, most: usize, rate: impl Fn(Action) -> f32) {
    if moves.len() > most {
        moves.iter_mut().for_each(|(value, action)| *value = rate(*action));
        moves.select_nth_unstable_by(most, |(value, action), (other_value, other)| {
            other_value.total_cmp(value).then_with(|| action.cmp(other))
        });
        moves.truncate(most);
    }
}

/// How the player alone stands after an action, rivals left aside: rougher than a judgement, and faster.
fn glance(game: &LittleFactory, action: Action) -> f32 {
    let seat = game.active();
    let mut after = game.clone();
    if after.apply(&action, &mut ()).is_err() {
        return f32::MIN;
    }
    if let Some(outcome) = after.outcome() {
        return if outcome.winners.contains(seat) { f32::MAX } else { f32::MIN };
    }
    let (weights, late) = (house_weights(after.seats()), after.lateness());
    let mut sum = 0.0;
    after.features(seat, |feature, value| {
        let [early_weight, late_weight] = weights.glance[feature];
        sum += value * (early_weight + (late_weight - early_weight) * late);
    });
    sum
}

fn sort(ranked: &mut [(f32, Action)]) {
    order::sort(ranked, |(worth, action), (other_worth, other)| {
        worth > other_worth || worth == other_worth && action.to_string() < other.to_string()
    });
}

/// At most `most` of them, and at most `alike` of those that are equal in `trait_of`.
pub(crate) fn varied<T: PartialEq>(
    ranked: &[(f32, Action)],
    most: usize,
    alike: usize,
    trait_of: impl Fn(Action) -> T,
) -> Vec<(f32, Action)> {
    let mut picked: Vec<((f32, Action), T)> = Vec::new();
    for &(worth, action) in ranked {
        let own = trait_of(action);
        if picked.len() < most && picked.iter().filter(|(_, other)| *other == own).count() < alike {
            picked.push(((worth, action), own));
        }
    }
    picked.into_iter().map(|(move_, _)| move_).collect()
}

/// The moves in full, the best first.
pub(crate) fn ready(game: &LittleFactory, mut moves: Vec<(f32, Action)>) -> Vec<Ready> {
    sort(&mut moves);
    moves.dedup_by_key(|(_, action)| *action);
    moves.into_iter().filter_map(|(worth, action)| Ready::new(game, action, worth)).collect()
}

/// The two sides of a move that is a trade of any kind; the starting tile gives no cards.
pub(crate) fn sides(action: Action) -> Option<Deal> {
    match action {
        Action::Trade(deal) | Action::Activate { how: How::Deal(deal), .. } => Some(deal),
        Action::Spend(take) => Some(Deal { give: Goods::NONE, take }),
        Action::Activate { how: How::Draw(give), .. } => Some(Deal { give, take: Basket::NONE }),
        _ => None,
    }
}

/// What is given in a trade.
pub(crate) fn given(action: Action) -> Option<Goods> {
    sides(action).map(|deal| deal.give)
}

/// The card a trade is about: the dearest that is taken, if there is one above Level I.
pub(crate) fn aim(action: Action) -> Option<Card> {
    sides(action)?.take.cards().filter(|card| card.coins() > 1).max_by_key(|card| card.coins())
}
