//! Lists of cards, and what is counted.

use little_factory::{Basket, Card, Goods};

use super::Sentence;
use super::names;
use super::phrase::{self, Count, and};
use crate::i18n::Language;

/// The cards by their names: “2 Wheat, Clay and Yarn”.
pub(crate) fn goods(language: Language, goods: Goods) -> String {
    names_of(language, &kinds(Basket { goods, ..Basket::NONE })).plain(language)
}

/// The cards by their names, buildings last.
pub(crate) fn basket(language: Language, basket: Basket) -> String {
    names_of(language, &kinds(basket)).plain(language)
}

/// “1 coin”, “2 coins”.
pub(crate) fn coins(language: Language, number: u8) -> String {
    phrase::count(language, Count::Coins, number).plain(language)
}

/// “1 token”, “2 tokens”.
pub(crate) fn tokens(language: Language, number: u8) -> String {
    phrase::count(language, Count::Tokens, number).plain(language)
}

/// “10 influence”.
pub(crate) fn influence(language: Language, number: u8) -> String {
    phrase::count(language, Count::Influence, number).plain(language)
}

/// Each card with its number.
pub(super) fn kinds(basket: Basket) -> Vec<(Card, u8)> {
    let goods = basket.goods.kinds().map(|(resource, count)| (resource.into(), count));
    goods.chain(basket.buildings.iter().map(|building| (building.into(), 1))).collect()
}

/// A list of bare names, as after a colon.
pub(super) fn names_of(language: Language, cards: &[(Card, u8)]) -> Sentence {
    list(language, cards, |_, card| card.into())
}

/// A list to stand behind a verb: “Wheat, a Cow and the Mill”.
pub(super) fn objects(language: Language, basket: Basket) -> Sentence {
    list(language, &kinds(basket), names::object)
}

/// [`objects`] of resources alone.
pub(super) fn things(language: Language, goods: Goods) -> Sentence {
    objects(language, Basket { goods, ..Basket::NONE })
}

fn list(language: Language, cards: &[(Card, u8)], single: fn(Language, Card) -> Sentence) -> Sentence {
    let parts: Vec<Sentence> = cards
        .iter()
        .map(|&(card, count)| match count {
            1 => single(language, card),
            _ => names::counted(language, card, count),
        })
        .collect();
    and(language, &parts)
}
