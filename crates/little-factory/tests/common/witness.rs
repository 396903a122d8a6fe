//! Somebody who knows what lies where and hears what happens, and no rule of the game.

use little_factory::position::Position;
use little_factory::{Card, Event, Goods, Level, Resource, Row, Step};
use tabletop::Seat;

/// Brings what the witness knows up to date. What is told must fit what it knows.
pub(crate) fn witness(known: &mut Position, event: &Event, _: Seat) {
    assert!(!matches!(known.step, Step::Over(_)), "nothing happens after the end: {event:?}");
    match *event {
        Event::Activated { seat, building } => {
            assert!(known.players[seat.index()].built.has(building));
            known.used = known.used.with(building);
        }
        Event::Revealed { seat, goods } => assert!(known.players[seat.index()].hand.contains(goods)),
        Event::Paid { seat, goods } | Event::Traded { seat, goods, .. } => {
            known.players[seat.index()].hand -= goods;
            known.open += goods.level(Level::I);
            known.discard += goods - goods.level(Level::I);
        }
        Event::Gained { seat, card: Card::Resource(resource) } => {
            known.open -= Goods::some(resource, 1);
            if !known.open.has(resource) {
                [&mut known.level_ii, &mut known.level_iii].into_iter().for_each(|row| vacate(row, resource));
            }
            to_hand(known, seat, resource);
        }
        Event::Gained { seat, card: Card::Building(building) } => {
            vacate(&mut known.buildings, building);
            let built = &mut known.players[seat.index()].built;
            assert!(!built.has(building));
            *built = built.with(building);
        }
        Event::Drawn { seat, row, card } => {
            leaves_deck(known, row, card);
            let Card::Resource(resource) = card else { panic!("nobody draws {}", card.id()) };
            to_hand(known, seat, resource);
        }
        Event::TokensTaken { seat, building, tokens, left } => {
            assert!(known.players[seat.index()].built.has(building) && tokens > 0);
            known.players[seat.index()].tokens += tokens;
            assert_eq!(left, 12 - known.players.iter().map(|player| player.tokens).sum::<u8>());
        }
        Event::Passed { .. } => {}
        Event::ActionDone { .. } => known.step = Step::After,
        Event::Reshuffled { row, cards } => {
            let (level, deck) = match row {
                Row::LevelII => (Level::II, &mut known.deck_ii),
                Row::LevelIII => (Level::III, &mut known.deck_iii),
                Row::Buildings => panic!("buildings are never discarded"),
            };
            let pile = known.discard.level(level);
            assert_eq!(pile.len(), cards);
            known.discard -= pile;
            deck.extend(pile.cards());
            deck.sort_unstable();
        }
        Event::Refilled { row, slot, card } => {
            leaves_deck(known, row, card);
            match card {
                Card::Resource(resource) => {
                    known.open += Goods::some(resource, 1);
                    let slots = if row == Row::LevelII { &mut known.level_ii } else { &mut known.level_iii };
                    let under = slots[slot].replace(resource);
                    assert!(under.is_none_or(|under| under == resource), "{under:?} under {card:?}");
                }
                Card::Building(building) => assert_eq!(known.buildings[slot].replace(building), None),
            }
        }
        Event::TurnPassed { to } => {
            known.turn += 1;
            assert_eq!(known.turn % known.players.len() as u32, u32::from(to.0));
            known.step = Step::Before;
            known.used = [].into_iter().collect();
        }
        Event::Over(end) => known.step = Step::Over(end),
    }
}

fn to_hand(known: &mut Position, seat: Seat, resource: Resource) {
    let hand = &mut known.players[seat.index()].hand;
    *hand += Goods::some(resource, 1);
    assert!(hand.len() <= 7, "not even for a moment");
}

fn leaves_deck(known: &mut Position, row: Row, card: Card) {
    fn remove<T: Copy + PartialEq>(deck: &mut Vec<T>, card: T) {
        let place = deck.iter().position(|other| *other == card).expect("it lies in that deck");
        deck.remove(place);
    }
    match (row, card) {
        (Row::LevelII, Card::Resource(resource)) => remove(&mut known.deck_ii, resource),
        (Row::LevelIII, Card::Resource(resource)) => remove(&mut known.deck_iii, resource),
        (Row::Buildings, Card::Building(building)) => remove(&mut known.deck_buildings, building),
        _ => panic!("{} does not lie in {row:?}", card.id()),
    }
}

fn vacate<T: Copy + PartialEq>(row: &mut [Option<T>], card: T) {
    row.iter_mut().filter(|slot| **slot == Some(card)).for_each(|slot| *slot = None);
}
