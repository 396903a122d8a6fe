//! Why a card cannot be taken: where it is instead.

use little_factory::{Building, Card, Resource, Whereabouts};
use tabletop::Seat;

use super::Seating;
use super::Sentence;
use super::names;
use super::phrase::{Phrase, and, say};
use crate::i18n::Language;
use crate::table::{Who, of};

/// Where the card is that does not lie open, or not often enough.
pub(super) fn missing(language: Language, card: Card, places: &Whereabouts, who: Seating) -> Sentence {
    match card {
        Card::Resource(resource) => scarce(language, resource, places, who),
        Card::Building(building) => elsewhere(language, building, places, who),
    }
}

fn holders(places: &Whereabouts) -> impl Iterator<Item = (Seat, u8)> {
    (0..).map(Seat).zip(places.with).filter(|&(_, count)| count > 0)
}

fn scarce(language: Language, resource: Resource, places: &Whereabouts, who: Seating) -> Sentence {
    let hand = |seat| match who(seat) {
        Who::You => say(language, Phrase::InYourHand, &[]),
        Who::Rival(name) => say(language, Phrase::InTheHandOf, &[of(language, name)]),
    };
    let mut found: Vec<(u8, Sentence)> = holders(places).map(|(seat, count)| (count, hand(seat))).collect();
    for (count, place) in [(places.deck, Phrase::InTheDeck), (places.discard, Phrase::InTheDiscardPile)] {
        if count > 0 {
            found.push((count, say(language, place, &[])));
        }
    }
    let open = || names::counted(language, resource.into(), places.open);
    let rest = match &found[..] {
        [] if places.open == 0 => return say(language, Phrase::NotInThisGame, &[Card::from(resource).into()]),
        [] => return say(language, Phrase::NoMoreInTheGame, &[open()]),
        [(count, place)] => {
            let phrase = match (places.open > 0, count) {
                (false, 1) => Phrase::ItIs,
                (false, 2) => Phrase::BothAre,
                (false, _) => Phrase::AllAre,
                (true, 1) => Phrase::TheOtherIs,
                (true, _) => Phrase::TheOthersAre,
            };
            say(language, phrase, &[place.clone(), (*count).into()])
        }
        several => {
            let places: Vec<Sentence> = several
                .iter()
                .map(|(count, place)| Sentence::fill("$0 $1", &[(*count).into(), place.clone()]))
                .collect();
            and(language, &places)
        }
    };
    if places.open == 0 {
        say(language, Phrase::NoneOpen, &[names::none_of(language, resource), rest])
    } else {
        say(language, Phrase::OnlySomeOpen, &[open(), rest])
    }
}

fn elsewhere(language: Language, building: Building, places: &Whereabouts, who: Seating) -> Sentence {
    let object = names::object(language, building.into());
    match holders(places).next().map(|(seat, _)| who(seat)) {
        Some(Who::You) => say(language, Phrase::YouHaveBuilding, &[object]),
        Some(Who::Rival(name)) => say(language, Phrase::RivalHasBuilding, &[object, name.into()]),
        None => {
            let phrase = if places.deck > 0 { Phrase::BuildingInTheDeck } else { Phrase::NotInThisGame };
            say(language, phrase, &[names::subject(language, building)])
        }
    }
}
