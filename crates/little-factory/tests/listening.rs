//! What happens is told so well that somebody who only listens can keep the whole table in mind.

#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test as test;

mod common;

use std::collections::{BTreeMap, BTreeSet};

use common::policy::{SLOW, games};
use little_factory::position::Position;
use little_factory::{Action, Building, Card, Event, Goods, How, Level, LittleFactory, Resource, Row};
use tabletop::{Game, Seat};

/// What somebody at the table knows who only hears what happens.
#[derive(Default)]
struct Listener {
    hands: [BTreeMap<Resource, u8>; 4],
    towns: [BTreeSet<Building>; 4],
    tokens: [u8; 4],
    left: u8,
    open: BTreeMap<Resource, u8>,
    rows: BTreeMap<(u8, usize), Card>,
    discarded: BTreeMap<Resource, u8>,
    over: bool,
    next: Option<Seat>,
}

fn put(pile: &mut BTreeMap<Resource, u8>, card: Resource) {
    *pile.entry(card).or_default() += 1;
}

fn take(pile: &mut BTreeMap<Resource, u8>, card: Resource) {
    let count = pile.get_mut(&card).unwrap_or_else(|| panic!("no {} there", card.id()));
    *count -= 1;
    if *count == 0 {
        pile.remove(&card);
    }
}

impl Listener {
    fn sit_down(game: &LittleFactory) -> Self {
        let position = Position::from(game);
        let mut listener = Self { left: 12, ..Self::default() };
        position.open.cards().for_each(|card| put(&mut listener.open, card));
        let rows = [(0, position.level_ii), (1, position.level_iii)];
        for (row, slots) in rows {
            for (slot, card) in slots.iter().enumerate().filter_map(|(slot, card)| Some((slot, (*card)?))) {
                listener.rows.insert((row, slot), card.into());
            }
        }
        for (slot, card) in position.buildings.iter().enumerate().filter_map(|(slot, card)| Some((slot, (*card)?))) {
            listener.rows.insert((2, slot), card.into());
        }
        listener
    }

    /// `drawn`: the General Store gives from the deck, not from the middle.
    fn hear(&mut self, event: &Event, drawn: bool) {
        assert!(!self.over, "nothing happens after the end: {event:?}");
        match *event {
            Event::Activated { seat, building } => assert!(self.towns[seat.index()].contains(&building)),
            Event::Revealed { seat, goods } => {
                let hand = &self.hands[seat.index()];
                assert!(goods.kinds().all(|(card, count)| hand.get(&card).is_some_and(|&held| held >= count)));
            }
            Event::Paid { seat, goods } | Event::Traded { seat, goods, .. } => {
                for card in goods.cards() {
                    take(&mut self.hands[seat.index()], card);
                    put(if card.level() == Level::I { &mut self.open } else { &mut self.discarded }, card);
                }
                if let Event::Traded { coins, goods, .. } = *event
                    && !goods.is_empty()
                {
                    assert_eq!(coins, goods.cards().map(Resource::coins).sum::<u8>());
                }
            }
            Event::Gained { seat, card: Card::Resource(resource) } => {
                if !drawn {
                    take(&mut self.open, resource);
                    if !self.open.contains_key(&resource) {
                        self.rows.retain(|_, card| *card != Card::Resource(resource));
                    }
                }
                let hand = &mut self.hands[seat.index()];
                put(hand, resource);
                assert!(hand.values().sum::<u8>() <= 7, "not even for a moment");
            }
            Event::Gained { seat, card: Card::Building(building) } => {
                let before = self.rows.len();
                self.rows.retain(|_, card| *card != Card::Building(building));
                assert_eq!(self.rows.len(), before - 1);
                assert!(self.towns[seat.index()].insert(building));
            }
            Event::TokensTaken { seat, building, tokens, left } => {
                assert!(self.towns[seat.index()].contains(&building) && tokens > 0);
                self.left -= tokens;
                self.tokens[seat.index()] += tokens;
                assert_eq!(self.left, left);
            }
            Event::Passed { .. } => {}
            Event::Reshuffled { row, cards } => {
                let level = if row == Row::LevelII { Level::II } else { Level::III };
                let pile: u8 = self.discarded.iter().filter(|(card, _)| card.level() == level).map(|(_, n)| n).sum();
                assert_eq!(pile, cards);
                self.discarded.retain(|card, _| card.level() != level);
            }
            Event::Refilled { row, slot, card } => {
                let row = match row {
                    Row::LevelII => 0,
                    Row::LevelIII => 1,
                    Row::Buildings => 2,
                };
                if let Card::Resource(resource) = card {
                    put(&mut self.open, resource);
                }
                let there = self.rows.insert((row, slot), card);
                assert!(there.is_none() || there == Some(card) && row == 0, "{there:?} under {card:?}");
            }
            Event::TurnPassed { to } => self.next = Some(to),
            Event::Over(_) => self.over = true,
        }
    }

    fn agrees_with(&self, game: &LittleFactory) {
        let position = Position::from(game);
        let pile = |goods: Goods| goods.kinds().collect::<BTreeMap<_, _>>();
        assert_eq!(self.open, pile(position.open));
        assert_eq!(self.discarded, pile(position.discard));
        assert_eq!(self.left, game.tokens());
        assert_eq!(self.over, game.outcome().is_some());
        for (seat, player) in position.players.iter().enumerate() {
            assert_eq!(self.hands[seat], pile(player.hand));
            assert_eq!(self.towns[seat], player.built.iter().collect());
            let printed: u8 = self.towns[seat].iter().map(|building| building.influence()).sum();
            assert_eq!(game.score(Seat(seat as u8)), i32::from(printed + self.tokens[seat]));
        }
        let row = |row: u8, slot: usize| self.rows.get(&(row, slot)).copied();
        for slot in 0..5 {
            assert_eq!(row(0, slot), position.level_ii[slot].map(Card::from));
            assert_eq!(row(1, slot), position.level_iii[slot].map(Card::from));
            assert_eq!(row(2, slot), position.buildings[slot].map(Card::from));
        }
        if let (Some(next), Some(to_act)) = (self.next, game.to_act()) {
            assert_eq!(next, to_act);
        }
    }
}

#[test]
fn who_only_listens_knows_all_that_lies_open_and_in_hands() {
    let mut listener = Listener::default();
    games(if SLOW { 10 } else { 300 }, |before, action, events, after| {
        if before.turn() == 0 && before.tile().is_some() {
            listener = Listener::sit_down(before);
        }
        let drawn = matches!(action, Action::Activate { how: How::Draw(_), .. });
        events.iter().for_each(|event| listener.hear(event, drawn));
        listener.agrees_with(after);
    });
}
