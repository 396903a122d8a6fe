//! What things cost and what buildings do.

use little_factory::{Building, Effect, Make, Plank, Terms};

use super::Sentence;
use super::goods::things;
use super::names;
use super::phrase::{self, Count, Extent, Phrase, and, kind, or, say};
use crate::i18n::Language;

/// One way to pay: “discard Wheat and Clay”, “reveal a Cow”, “free”.
pub(crate) fn plank(language: Language, plank: &Plank) -> String {
    pay(language, plank).plain(language)
}

/// What a building does once a turn, as a whole sentence.
pub(crate) fn effect(language: Language, building: Building) -> String {
    works(language, building).plain(language)
}

/// One way to pay.
pub(super) fn pay(language: Language, plank: &Plank) -> Sentence {
    let parts: Vec<Sentence> = [(Phrase::Reveal, plank.reveal), (Phrase::Discard, plank.discard)]
        .into_iter()
        .filter(|(_, goods)| !goods.is_empty())
        .map(|(phrase, goods)| say(language, phrase, &[things(language, goods)]))
        .collect();
    if parts.is_empty() { say(language, Phrase::Free, &[]) } else { and(language, &parts) }
}

/// All ways to pay: “discard a Sheep or a Cow”, “discard Stone or reveal a Fishing Pole”.
pub(super) fn ways(language: Language, planks: &[Plank]) -> Sentence {
    if planks.iter().all(|plank| plank.reveal.is_empty() && plank.discard.len() == 1) {
        let cards: Vec<Sentence> = planks.iter().map(|plank| things(language, plank.discard)).collect();
        return say(language, Phrase::Discard, &[or(language, &cards)]);
    }
    let ways: Vec<Sentence> = planks.iter().map(|plank| pay(language, plank)).collect();
    or(language, &ways)
}

/// What a building gives: “a Fish”, “2 tokens”, “Planks and 1 token”.
pub(super) fn yields(language: Language, make: &Make) -> Sentence {
    let gain = make.gain.map(|resource| names::object(language, resource.into()));
    let tokens = (make.tokens > 0).then(|| phrase::count(language, Count::Tokens, make.tokens));
    let parts: Vec<Sentence> = gain.into_iter().chain(tokens).collect();
    and(language, &parts)
}

/// What a building does.
pub(super) fn works(language: Language, building: Building) -> Sentence {
    match building.effect() {
        Effect::Nothing => say(language, Phrase::NothingToActivate, &[]),
        Effect::Make(make) => makes(language, make),
        Effect::Trade(terms) => trades(language, *terms),
        Effect::Draw { coins } => {
            let coins = phrase::count(language, Count::Coins, *coins);
            say(language, Phrase::OnceATurn, &[say(language, Phrase::DrawForCoins, &[coins])])
        }
    }
}

fn makes(language: Language, make: &Make) -> Sentence {
    let take = say(language, Phrase::Take, &[yields(language, make)]);
    let free = make.planks.iter().all(|plank| plank.needs().is_empty());
    let deal = if free { take } else { say(language, Phrase::Then, &[ways(language, make.planks), take]) };
    match make.gain {
        Some(resource) if make.open > 1 => {
            let open = names::counted(language, resource.into(), make.open);
            say(language, Phrase::OnceATurnIfOpen, &[open, deal])
        }
        _ => say(language, Phrase::OnceATurn, &[deal]),
    }
}

fn trades(language: Language, terms: Terms) -> Sentence {
    let extent = |one| if one { Extent::One } else { Extent::Some };
    let give = kind(language, terms.give, extent(terms.give_one));
    let take = kind(language, terms.take, extent(terms.take_one));
    let coins = if terms.by_coins { Phrase::WorthNoMore } else { Phrase::WhateverTheirCoins };
    let sides = [say(language, Phrase::Give, &[give]), say(language, Phrase::Take, &[take]), say(language, coins, &[])];
    say(language, Phrase::ExtraTrade, &sides)
}
