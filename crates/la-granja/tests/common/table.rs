//! A game built in one line.

use la_granja::position::{Farm, Pile, Position};
use la_granja::{
    Barrow, Card, CardSet, Craft, LaGranja, Phase, Player, Roof, RoofSet, Row, Setup, Source, Space, Step, Task,
};
use tabletop::{Game, Seat, Seed};

use super::{card, craft, good, roof, space};

#[derive(Clone)]
pub(crate) struct Table {
    pub(crate) position: Position,
    blocked: Vec<Craft>,
}

impl Table {
    pub(super) fn new(setup: Setup) -> Self {
        let mut position = Position::from(&LaGranja::new(&setup, Seed(1)));
        position.order = Seat::all(setup.seats()).collect();
        position.track = position.order.iter().map(|&seat| (seat, 0)).collect();
        position.turn = 0;
        position.market = [None; Space::COUNT];
        position.deck = Pile::Known(Card::all().collect());
        position.step = Step::Cards { left: 1 };
        position.round = 2;
        position.roofs = RoofSet::NONE;
        for farm in &mut position.players {
            farm.player.hand = CardSet::NONE;
        }
        Self { position, blocked: vec![Craft::VillageStore, Craft::Butcher, Craft::Greengrocer] }
    }

    fn farm(&mut self, seat: u8) -> &mut Farm {
        &mut self.position.players[usize::from(seat) - 1]
    }

    fn player(&mut self, seat: u8) -> &mut Player {
        &mut self.farm(seat).player
    }

    fn take(&mut self, id: &str) -> Card {
        let card = card(id);
        if let Pile::Known(deck) = &mut self.position.deck {
            deck.retain(|&other| other != card);
        }
        card
    }

    pub(crate) fn round(mut self, round: u8) -> Self {
        self.position.round = round;
        self
    }

    /// How far the round is, as positions say it.
    pub(crate) fn step(mut self, text: &str) -> Self {
        let words: Vec<&str> = text.split_whitespace().collect();
        self.position.step = match words[..] {
            ["cards", left] => Step::Cards { left: left.parse().expect("a number") },
            ["deliveries", left] => Step::Deliveries { left: left.parse().expect("a number") },
            ["income"] => Step::Income,
            ["harvest"] => Step::Harvest,
            ["roofs"] => Step::Roofs,
            ["signs"] => Step::Signs,
            ["rolled"] => Step::Rolled,
            ["first"] => Step::First,
            ["second"] => Step::Second,
            ["shared"] => Step::Shared,
            ["donkeys"] => Step::Donkeys,
            ["siesta"] => Step::Siesta,
            // As many as the farm has.
            ["extra"] => Step::Extra { left: 0 },
            ["scoring"] => Step::Scoring,
            _ => panic!("{text} is no step"),
        };
        self
    }

    /// How many seats have had their part of the step.
    pub(crate) fn turn(mut self, turn: u8) -> Self {
        self.position.turn = turn;
        self
    }

    /// The turn order; discs lie in the same order.
    pub(crate) fn order(mut self, seats: &[u8]) -> Self {
        self.position.order = seats.iter().map(|&seat| Seat(seat - 1)).collect();
        self.position.track = self.position.order.iter().map(|&seat| (seat, 0)).collect();
        self
    }

    /// Puts a seat's disc on a space, on top of those there.
    pub(crate) fn disc(mut self, seat: u8, space: u8) -> Self {
        let seat = Seat(seat - 1);
        self.position.track.retain(|(other, _)| *other != seat);
        let place = self.position.track.iter().position(|(_, other)| *other <= space);
        let place = place.unwrap_or(self.position.track.len());
        self.position.track.insert(place, (seat, space));
        self
    }

    pub(crate) fn hand(mut self, seat: u8, ids: &str) -> Self {
        for id in ids.split_whitespace() {
            let card = self.take(id);
            self.player(seat).hand = self.player(seat).hand.with(card);
        }
        self
    }

    pub(crate) fn fields(mut self, seat: u8, ids: &str) -> Self {
        for id in ids.split_whitespace() {
            let card = self.take(id);
            self.player(seat).fields = self.player(seat).fields.with(card);
        }
        self
    }

    /// Goods lie on so many fields, one each.
    pub(crate) fn ripe(mut self, seat: u8, id: &str, count: usize) -> Self {
        let player = self.player(seat);
        let fields: Vec<Card> = player.fields.with_field(good(id)).iter().take(count).collect();
        player.grown = fields.into_iter().fold(player.grown, CardSet::with);
        self
    }

    pub(crate) fn extensions(mut self, seat: u8, ids: &str) -> Self {
        for id in ids.split_whitespace() {
            let card = self.take(id);
            self.player(seat).extensions = self.player(seat).extensions.with(card);
        }
        self
    }

    /// A barrow in the next slot; `filled` has a bit for each covered picture.
    pub(crate) fn barrow(mut self, seat: u8, id: &str, filled: u8) -> Self {
        let card = self.take(id);
        let slot = self.player(seat).barrows.iter_mut().find(|slot| slot.is_none()).expect("a slot");
        *slot = Some(Barrow { card, filled });
        self
    }

    pub(crate) fn helpers(mut self, seat: u8, ids: &str) -> Self {
        for id in ids.split_whitespace() {
            let card = self.take(id);
            let slot = self.player(seat).helpers.iter_mut().find(|slot| slot.is_none()).expect("a slot");
            *slot = Some(card);
        }
        self
    }

    pub(crate) fn silver(mut self, seat: u8, silver: u16) -> Self {
        self.player(seat).silver = silver;
        self
    }

    pub(crate) fn points(mut self, seat: u8, points: u16) -> Self {
        let player = self.player(seat);
        player.points = points;
        player.tally = [0; Source::COUNT];
        player.tally[Source::Start as usize] = points as i16;
        self
    }

    pub(crate) fn commodities(mut self, seat: u8, count: u8) -> Self {
        self.player(seat).commodities = count;
        self
    }

    /// Goods in stores: `2 olive 1 pig`.
    pub(crate) fn goods(mut self, seat: u8, text: &str) -> Self {
        let words: Vec<&str> = text.split_whitespace().collect();
        for pair in words.chunks(2) {
            self.player(seat).goods[good(pair[1]) as usize] = pair[0].parse().expect("a number");
        }
        self
    }

    /// Roof tiles, `1a*` is used.
    pub(crate) fn roofs(mut self, seat: u8, ids: &str) -> Self {
        for id in ids.split_whitespace() {
            let tile = roof(id.trim_end_matches('*'));
            let player = self.player(seat);
            player.roofs = player.roofs.with(tile);
            if id.ends_with('*') {
                player.flipped = player.flipped.with(tile);
            }
        }
        self
    }

    /// Roof tiles for sale.
    pub(crate) fn sale(mut self, ids: &str) -> Self {
        self.position.roofs = ids.split_whitespace().map(roof).collect();
        self
    }

    pub(crate) fn marker(mut self, id: &str, seat: u8) -> Self {
        self.position.market[space(id).index()] = Some(Seat(seat - 1));
        self
    }

    /// So many fields of a kind hold one good, so many two.
    pub(crate) fn ripe_twice(self, seat: u8, id: &str, ones: usize, twos: usize) -> Self {
        let mut table = self.ripe(seat, id, ones + twos);
        let player = table.player(seat);
        let fields: Vec<Card> = player.fields.with_field(good(id)).iter().take(twos).collect();
        player.doubled = fields.into_iter().fold(player.doubled, CardSet::with);
        table
    }

    /// Dice that can be taken, by their faces.
    pub(crate) fn dice(mut self, faces: &str) -> Self {
        self.position.dice = [0; 6];
        for face in faces.split_whitespace() {
            self.position.dice[face.parse::<usize>().expect("a face") - 1] += 1;
        }
        self
    }

    pub(crate) fn chosen(mut self, seat: u8, donkeys: u8) -> Self {
        self.player(seat).chosen = Some(donkeys);
        self
    }

    /// A craft tile; `deli*` is inactive.
    pub(crate) fn craft(mut self, seat: u8, id: &str) -> Self {
        let craft = craft(id.trim_end_matches('*'));
        self.player(seat).crafts |= 1 << craft as u8;
        if !id.ends_with('*') {
            self.player(seat).active |= 1 << craft as u8;
        }
        let building = &mut self.position.crafts[craft as usize];
        building.first = false;
        let row = building.rows.iter_mut().rev().find(|row| row.is_none()).expect("a row");
        *row = Some(Seat(seat - 1));
        self.blocked.retain(|&other| other != craft);
        self
    }

    /// A row a with all but its last picture covered.
    pub(crate) fn nearly(self, seat: u8, id: &str) -> Self {
        let pictures = craft(id).row(0).len();
        self.row(seat, id, 0, (1 << (pictures - 1)) - 1)
    }

    /// A row begun; `filled` has a bit for each covered picture.
    pub(crate) fn row(mut self, seat: u8, id: &str, row: u8, filled: u8) -> Self {
        let craft = craft(id);
        self.player(seat).rows[craft as usize] = Some(Row { row, filled });
        self.position.crafts[craft as usize].rows[usize::from(row)] = Some(Seat(seat - 1));
        self.blocked.retain(|&other| other != craft);
        self
    }

    /// The three blocked buildings, in the order of their tiles.
    pub(crate) fn block(mut self, ids: &str) -> Self {
        self.blocked = ids.split_whitespace().map(craft).collect();
        self
    }

    /// The next cards, the first one first.
    pub(crate) fn next_cards(mut self, ids: &str) -> Self {
        for id in ids.split_whitespace().rev() {
            let card = self.take(id);
            if let Pile::Known(deck) = &mut self.position.deck {
                deck.push(card);
            }
        }
        self
    }

    /// All of the pile is discarded, but for so many cards.
    pub(crate) fn discard_pile(mut self, left: usize) -> Self {
        if let Pile::Known(deck) = &mut self.position.deck {
            let rest = deck.split_off(deck.len() - left);
            self.position.discards = deck.drain(..).collect();
            *deck = rest;
        }
        self
    }

    pub(crate) fn task(mut self, task: Task) -> Self {
        self.position.tasks.push(task);
        self
    }

    pub(crate) fn change(mut self, change: impl FnOnce(&mut Position)) -> Self {
        change(&mut self.position);
        self
    }

    pub(crate) fn game(&self) -> LaGranja {
        let mut table = self.clone();
        table.fit();
        let text = table.position.to_string();
        LaGranja::try_from(&table.position).unwrap_or_else(|flaw| panic!("{flaw}\n{text}"))
    }

    /// Makes the rest fit: blocked buildings, roof tiles, donkey tiles.
    pub(crate) fn fit(&mut self) {
        let position = &mut self.position;
        let seats = position.setup.seats();
        let done: u32 = position.players.iter().map(|farm| farm.player.crafts.count_ones()).sum();
        let untouched = |position: &Position, craft: Craft| {
            let building = &position.crafts[craft as usize];
            building.first && building.rows == [None; 4]
        };
        let mut blocked = self.blocked.clone();
        blocked.extend(Craft::ALL.iter().filter(|craft| !self.blocked.contains(craft)));
        let blocked: Vec<Craft> = blocked.into_iter().filter(|&craft| untouched(position, craft)).take(3).collect();
        position.crafts.iter_mut().for_each(|building| building.blocked = 0);
        for (number, craft) in (1..=3).zip(blocked).skip(done as usize) {
            position.crafts[craft as usize].blocked = number;
        }
        let selling =
            matches!(position.step, Step::Cards { .. } | Step::Limit | Step::Income | Step::Harvest | Step::Roofs);
        if !selling {
            position.roofs = RoofSet::NONE;
        } else if position.roofs.iter().any(|tile| tile.round() != position.round) || position.roofs.is_empty() {
            position.roofs =
                Roof::all().filter(|tile| tile.round() == position.round).take(usize::from(seats)).collect();
        }
        let later = (position.round + 1..=6)
            .flat_map(|round| Roof::all().filter(move |tile| tile.round() == round).take(usize::from(seats)));
        position.later = Some(later.collect());
        let moved =
            matches!(position.step, Step::Siesta | Step::Deliveries { .. } | Step::Extra { .. } | Step::Scoring);
        let since = if position.round > 3 { position.round - 4 } else { position.round - 1 };
        let early = !matches!(position.step.phase(), Phase::Transport | Phase::Scoring);
        let spent = if position.round == 4 && early { 3 } else { since + u8::from(moved) };
        for (turn, &seat) in (0..).zip(&position.order) {
            if position.setup.is_solo() && seat == Seat(1) {
                continue;
            }
            let player = &mut position.players[seat.index()].player;
            if moved || position.step == Step::Donkeys && turn < position.turn {
                player.chosen = player.chosen.or(Some(2));
            } else {
                player.chosen = None;
            }
            player.donkeys = if moved { 1 << (player.chosen.unwrap_or(2) - 1) } else { 0 };
            let keep = if moved { None } else { player.chosen };
            for tile in [4, 3, 1, 2] {
                if player.donkeys.count_ones() < u32::from(spent) && keep != Some(tile) {
                    player.donkeys |= 1 << (tile - 1);
                }
            }
            if matches!(position.step, Step::Extra { .. }) && turn == position.turn {
                position.step = Step::Extra { left: player.paid_deliveries() };
            }
        }
        for (turn, &seat) in (0..).zip(&position.order) {
            let taken = match position.step {
                Step::First => usize::from(turn < position.turn),
                Step::Second => 1 + usize::from(turn < position.turn),
                Step::Shared => 2,
                _ => 0,
            };
            let player = &mut position.players[seat.index()].player;
            player.dice = [0; 2];
            player.dice[..taken].fill(1);
        }
    }
}
