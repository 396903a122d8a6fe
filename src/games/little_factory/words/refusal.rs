//! Why something is not possible, in a sentence that blames nobody.

use little_factory::{Card, Refusal};
use tabletop::Seat;

use super::Seating;
use super::Sentence;
use super::effect::works;
use super::names;
use super::phrase::{self, Count, Extent, Phrase, kind, say};
use super::whereabouts::missing;
use crate::i18n::Language;
use crate::table::{Who, of};

/// Why not, and where what is missing is.
pub(crate) fn refusal<'a>(language: Language, refusal: &Refusal, who: impl Fn(Seat) -> Who<'a>) -> String {
    why(language, refusal, &who).plain(language)
}

fn why(language: Language, refusal: &Refusal, who: Seating) -> Sentence {
    let nothing = Sentence::default;
    let object = |card: Card| names::object(language, card);
    let count = |what, number| phrase::count(language, what, number);
    let (phrase, first, second) = match *refusal {
        Refusal::NotYourTurn { to_act } => match who(to_act) {
            Who::You => (Phrase::YourTurn, nothing(), nothing()),
            Who::Rival(name) => (Phrase::NotYourTurn, name.into(), of(language, name)),
        },
        Refusal::NotAvailable { card, wanted: _, places } => return missing(language, card, &places, who),
        Refusal::NotInHand { resource, have: 0, need: 1 } => (Phrase::NotInHand, object(resource.into()), nothing()),
        Refusal::NotInHand { resource, have, need } => {
            let phrase = if have == 0 { Phrase::NotInHand } else { Phrase::NotEnoughInHand };
            (phrase, names::counted(language, resource.into(), need), have.into())
        }
        Refusal::NotEnoughCoins { have, need } => (Phrase::NotEnoughCoins, count(Count::Coins, need), have.into()),
        Refusal::HandFull { would_hold } => (Phrase::HandFull, would_hold.into(), nothing()),
        Refusal::NotYourBuilding { building, owner } => match owner.map(who) {
            Some(Who::Rival(name)) => (Phrase::BelongsTo, names::subject(language, building), name.into()),
            Some(Who::You) | None => (Phrase::NotYourBuilding, object(building.into()), nothing()),
        },
        Refusal::AlreadyActivated { building } => (Phrase::AlreadyActivated, object(building.into()), nothing()),
        Refusal::NoEffect { building } => {
            (Phrase::NoEffect, names::subject(language, building), count(Count::Influence, building.influence()))
        }
        Refusal::WorksOtherwise { building } => {
            (Phrase::WorksOtherwise, names::subject(language, building), works(language, building))
        }
        Refusal::TooFewOpen { resource, open, need } => {
            (Phrase::TooFewOpen, names::counted(language, resource.into(), need), open.into())
        }
        Refusal::CannotGive { card, only } => (Phrase::CannotGive, kind(language, only, Extent::Only), card.into()),
        Refusal::CannotTake { card, only } => (Phrase::CannotTake, kind(language, only, Extent::Only), card.into()),
        Refusal::Over => (Phrase::Over, nothing(), nothing()),
        Refusal::FirstTurnIsTrade => (Phrase::FirstTurnIsTrade, nothing(), nothing()),
        Refusal::TileSpent => (Phrase::TileSpent, nothing(), nothing()),
        Refusal::ActionDone => (Phrase::ActionDone, nothing(), nothing()),
        Refusal::ActionDue => (Phrase::ActionDue, nothing(), nothing()),
        Refusal::NoNeedToPass => (Phrase::NoNeedToPass, nothing(), nothing()),
        Refusal::NoSuchPlank => (Phrase::NoSuchPlank, nothing(), nothing()),
        Refusal::DeckEmpty => (Phrase::DeckEmpty, nothing(), nothing()),
        Refusal::NothingGiven => (Phrase::NothingGiven, nothing(), nothing()),
        Refusal::NothingTaken => (Phrase::NothingTaken, nothing(), nothing()),
        Refusal::BothSidesMany => (Phrase::BothSidesMany, nothing(), nothing()),
        Refusal::GiveOnlyOne => (Phrase::GiveOnlyOne, nothing(), nothing()),
        Refusal::TakeOnlyOne => (Phrase::TakeOnlyOne, nothing(), nothing()),
    };
    say(language, phrase, &[first, second])
}
