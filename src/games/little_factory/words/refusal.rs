//! Why something is not possible, in a sentence that blames nobody.

use little_factory::{Card, Refusal};
use tabletop::Seat;

use super::effect::works;
use super::log::turn_of;
use super::names;
use super::phrase::{self, Count, Extent, Phrase, kind, say};
use super::sentence::Sentence;
use super::whereabouts::missing;
use super::who::{Seating, Who, of};
use crate::i18n::Language;

/// Why not, and where what is missing is.
pub(crate) fn refusal<'a>(language: Language, refusal: &Refusal, who: impl Fn(Seat) -> Who<'a>) -> String {
    why(language, refusal, &who).plain(language)
}

fn why(language: Language, refusal: &Refusal, who: Seating) -> Sentence {
    let object = |card: Card| names::object(language, card);
    let coins = |number| phrase::count(language, Count::Coins, number);
    let (phrase, values) = match *refusal {
        Refusal::Over => (Phrase::Over, vec![]),
        Refusal::NotYourTurn { to_act } => match who(to_act) {
            Who::You => return turn_of(language, Who::You),
            Who::Rival(name) => (Phrase::NotYourTurn, vec![name.into(), of(language, name)]),
        },
        Refusal::FirstTurnIsTrade => (Phrase::FirstTurnIsTrade, vec![]),
        Refusal::TileSpent => (Phrase::TileSpent, vec![]),
        Refusal::ActionDone => (Phrase::ActionDone, vec![]),
        Refusal::ActionDue => (Phrase::ActionDue, vec![]),
        Refusal::NoNeedToPass => (Phrase::NoNeedToPass, vec![]),
        Refusal::NotAvailable { card, wanted: _, places } => return missing(language, card, &places, who),
        Refusal::NotInHand { resource, have: 0, need: 1 } => (Phrase::NotInHand, vec![object(resource.into())]),
        Refusal::NotInHand { resource, have, need } => {
            let phrase = if have == 0 { Phrase::NotInHand } else { Phrase::NotEnoughInHand };
            (phrase, vec![names::counted(language, resource.into(), need), have.into()])
        }
        Refusal::NoSuchPlank => (Phrase::NoSuchPlank, vec![]),
        Refusal::NotEnoughCoins { have, need } => (Phrase::NotEnoughCoins, vec![coins(need), have.into()]),
        Refusal::HandFull { would_hold } => (Phrase::HandFull, vec![would_hold.into()]),
        Refusal::NotYourBuilding { building, owner } => match owner.map(who) {
            Some(Who::Rival(name)) => (Phrase::BelongsTo, vec![names::subject(language, building), name.into()]),
            Some(Who::You) | None => (Phrase::NotYourBuilding, vec![object(building.into())]),
        },
        Refusal::AlreadyActivated { building } => (Phrase::AlreadyActivated, vec![object(building.into())]),
        Refusal::NoEffect { building } => {
            let influence = phrase::count(language, Count::Influence, building.influence());
            (Phrase::NoEffect, vec![names::subject(language, building), influence])
        }
        Refusal::WorksOtherwise { building } => {
            (Phrase::WorksOtherwise, vec![names::subject(language, building), works(language, building)])
        }
        Refusal::TooFewOpen { resource, open, need } => {
            (Phrase::TooFewOpen, vec![names::counted(language, resource.into(), need), open.into()])
        }
        Refusal::DeckEmpty => (Phrase::DeckEmpty, vec![]),
        Refusal::NothingGiven => (Phrase::NothingGiven, vec![]),
        Refusal::NothingTaken => (Phrase::NothingTaken, vec![]),
        Refusal::BothSidesMany => (Phrase::BothSidesMany, vec![]),
        Refusal::GiveOnlyOne => (Phrase::GiveOnlyOne, vec![]),
        Refusal::TakeOnlyOne => (Phrase::TakeOnlyOne, vec![]),
        Refusal::CannotGive { card, only } => {
            (Phrase::CannotGive, vec![kind(language, only, Extent::Only), card.into()])
        }
        Refusal::CannotTake { card, only } => {
            (Phrase::CannotTake, vec![kind(language, only, Extent::Only), card.into()])
        }
    };
    say(language, phrase, &values)
}
