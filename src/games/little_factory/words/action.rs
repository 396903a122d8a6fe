//! A move as the label of a button.

use little_factory::{Action, Basket, Deal, Effect, How, LittleFactory};

use super::Sentence;
use super::effect::{pay, yields};
use super::goods::{objects, things};
use super::log::counts_coins;
use super::names;
use super::phrase::{self, Count, Phrase, say};
use crate::i18n::Language;

/// The whole move: “Produce Flour: discard Wheat”.
pub(crate) fn action(language: Language, action: &Action, game: &LittleFactory) -> String {
    let title = name(language, action);
    let Some(cost) = price(language, action, game) else { return title.plain(language) };
    let mut label = say(language, Phrase::Labelled, &[title, cost]);
    if let Some(lost @ 1..) = lost(action, game) {
        label.push(", ");
        label.append(&phrase::count(language, Count::LostLabel, lost));
    }
    label.plain(language)
}

/// What is done and what it gives: “Produce Flour”, “Trade for the Mill”, “Activate the Pond for a Fish”.
pub(crate) fn title(language: Language, action: &Action) -> String {
    name(language, action).plain(language)
}

/// What it takes: “discard Wheat”, “give Bread (11 coins)”; `None` of what has no price, as ending the turn.
pub(crate) fn cost(language: Language, action: &Action, game: &LittleFactory) -> Option<String> {
    Some(price(language, action, game)?.plain(language))
}

/// What buys nothing: “2 coins lost”, “nothing lost”; `None` where coins do not count.
pub(crate) fn loss(language: Language, action: &Action, game: &LittleFactory) -> Option<String> {
    Some(phrase::count(language, Count::LostLabel, lost(action, game)?).plain(language))
}

fn name(language: Language, action: &Action) -> Sentence {
    let name = match *action {
        Action::Produce { card, .. } => say(language, Phrase::ProduceIt, &[names::object(language, card)]),
        Action::Trade(Deal { take, .. }) => say(language, Phrase::TradeForIt, &[objects(language, take)]),
        Action::Spend(take) => say(language, Phrase::TakeIt, &[objects(language, take)]),
        Action::Activate { building, how } => {
            let yields = match (building.effect(), how) {
                (Effect::Make(make), How::Pay(_)) => yields(language, make),
                (_, How::Deal(deal)) => objects(language, deal.take),
                (_, How::Draw(_)) => say(language, Phrase::CardOfLevelII, &[]),
                _ => Sentence::default(),
            };
            let phrase = if yields.is_empty() { Phrase::ActivateIt } else { Phrase::ActivateItFor };
            say(language, phrase, &[names::object(language, building.into()), yields])
        }
        Action::Pass => say(language, Phrase::Pass, &[]),
        Action::End => say(language, Phrase::EndTheTurn, &[]),
    };
    name.capital()
}

fn price(language: Language, action: &Action, game: &LittleFactory) -> Option<Sentence> {
    let coins = |coins| phrase::count(language, Count::Coins, coins);
    match *action {
        Action::Produce { card, plank } => Some(pay(language, card.planks().get(usize::from(plank))?)),
        Action::Activate { building, how: How::Pay(plank) } => match building.effect() {
            Effect::Make(make) => Some(pay(language, make.planks.get(usize::from(plank))?)),
            _ => None,
        },
        Action::Activate { how: How::Draw(give), .. } => {
            Some(say(language, Phrase::Discard, &[things(language, give)]))
        }
        Action::Trade(Deal { give, .. }) | Action::Activate { how: How::Deal(Deal { give, .. }), .. } => {
            let mut given = things(language, give);
            if counts_coins(action) {
                given = say(language, Phrase::WithCoins, &[given, coins(give.coins())]);
            }
            Some(say(language, Phrase::Give, &[given]))
        }
        Action::Spend(_) => Some(say(language, Phrase::StartingTile, &[coins(game.tile()?)])),
        Action::Pass | Action::End => None,
    }
}

/// How many coins buy nothing, where coins count.
fn lost(action: &Action, game: &LittleFactory) -> Option<u8> {
    let (have, take): (u8, Basket) = match *action {
        Action::Spend(take) => (game.tile()?, take),
        Action::Trade(Deal { give, take }) => (give.coins(), take),
        Action::Activate { how: How::Deal(Deal { give, take }), .. } if counts_coins(action) => (give.coins(), take),
        _ => return None,
    };
    have.checked_sub(take.coins())
}
