//! Making a game of a position, if it is one that play could lead to.

use tabletop::{Deck, Game, Rng, Seat, Seed};

use super::{Excess, Flaw, Pile, Position};
use crate::card::{Card, CardSet};
use crate::craft::Craft;
use crate::delivering::all_of;
use crate::farm::is_barn;
use crate::game::{LaGranja, NEUTRAL, ROUNDS, SEATS, SIESTA};
use crate::market::Space;
use crate::player::Player;
use crate::roof::{Roof, RoofSet};
use crate::step::Step;
use crate::task::{Task, Tasks};

pub(super) fn hold(kept: bool, flaw: Flaw) -> Result<(), Flaw> {
    if kept { Ok(()) } else { Err(flaw) }
}

/// Far from where counting ends.
const MOST: u16 = 10_000;
const MOST_GOODS: u8 = 60;

impl TryFrom<&Position> for LaGranja {
    type Error = Flaw;

    /// The game in this position. What is not known is dealt in order, and chance begins anew where it is not given.
    fn try_from(position: &Position) -> Result<Self, Flaw> {
        let seats = position.setup.seats();
        hold((1..=ROUNDS).contains(&position.round), Flaw::Round)?;
        hold(!matches!(position.step, Step::Over(_)), Flaw::Over)?;
        hold(position.players.len() == usize::from(seats) && position.turn < seats, Flaw::Players)?;
        let (order, track, siesta) = position.orders()?;
        position.check_market()?;
        position.check_buildings()?;
        position.check_roofs()?;
        let (hands, deck) = position.deal()?;
        let mut players = [Player::new(); SEATS];
        for (place, farm) in position.players.iter().enumerate() {
            players[place] = farm.player;
            players[place].hand = hands[place];
            position.check_farm(Seat(place as u8))?;
        }
        hold(position.tasks.len() <= Tasks::MOST, Flaw::Task)?;
        let mut tasks = Tasks::NONE;
        position.tasks.iter().for_each(|&task| tasks.push(task));
        let mut game = Self {
            setup: position.setup,
            players,
            order,
            siesta,
            track,
            market: position.market,
            crafts: position.crafts,
            roofs: RoofSet(position.roofs.0 | position.later_roofs().0),
            deck,
            discards: position.discards,
            round: position.round,
            step: position.step,
            turn: position.turn,
            acted: position.acted,
            tasks,
            dice: position.dice,
            marks: position.marks,
            newborn: position.newborn,
            chance: position.chance.clone().unwrap_or_else(|| Rng::new(Seed(0))),
        };
        game.reveal_hidden_donkeys();
        game.check_dice()?;
        game.check_step()?;
        position.tasks.iter().try_for_each(|&task| game.check_task(task))?;
        let before = game.clone();
        game.settle(&mut ());
        hold(game == before && !game.legal().is_empty(), Flaw::Step)?;
        Ok(game)
    }
}

type Orders = ([Seat; SEATS], [Seat; SEATS], [u8; SEATS]);
type Hands = ([CardSet; SEATS], Deck<Card, { Card::COUNT }>);

impl Position {
    fn orders(&self) -> Result<Orders, Flaw> {
        let seats = usize::from(self.setup.seats());
        let all = |list: &mut dyn Iterator<Item = Seat>| {
            let mut found: Vec<Seat> = list.collect();
            found.sort_unstable();
            found == Seat::all(seats as u8).collect::<Vec<_>>()
        };
        hold(all(&mut self.order.iter().copied()), Flaw::Players)?;
        hold(all(&mut self.track.iter().map(|(seat, _)| *seat)), Flaw::Players)?;
        hold(self.track.iter().all(|(_, space)| usize::from(*space) < SIESTA.len()), Flaw::Track)?;
        hold(self.track.windows(2).all(|pair| pair[0].1 >= pair[1].1), Flaw::Track)?;
        // Seats that are not at the table stand at the end of both lists, as in a new game.
        let (mut order, mut track, mut siesta) = ([Seat(0); SEATS], [Seat(0); SEATS], [0; SEATS]);
        order[..seats].copy_from_slice(&self.order);
        for (place, &(seat, space)) in self.track.iter().enumerate() {
            track[place] = seat;
            siesta[seat.index()] = space;
        }
        Ok((order, track, siesta))
    }

    fn check_market(&self) -> Result<(), Flaw> {
        for space in Space::open_to(4) {
            let open = Space::open_to(self.setup.seats()).any(|open| open == space);
            let seat = self.market[space.index()];
            hold(seat.is_none_or(|seat| open && seat.0 < self.setup.seats()), Flaw::Market(space))?;
        }
        Ok(())
    }

    fn check_buildings(&self) -> Result<(), Flaw> {
        let blocked: Vec<u8> =
            self.crafts.iter().map(|building| building.blocked).filter(|&number| number > 0).collect();
        for craft in Craft::ALL {
            let flaw = Flaw::Building(craft);
            let building = &self.crafts[craft as usize];
            // The highest numbers are left when others have opened.
            let number = building.blocked;
            let fits = number == 0
                || number <= 3
                    && blocked.iter().filter(|&&other| other == number).count() == 1
                    && (number..=3).all(|higher| blocked.contains(&higher));
            hold(fits, flaw)?;
            let done = self.players.iter().any(|farm| farm.player.has_craft(craft));
            hold(building.first != done, flaw)?;
            hold(number == 0 || building.rows == [None; 4] && !done, flaw)?;
            for (place, farm) in self.players.iter().enumerate() {
                let seat = Seat(place as u8);
                let rows: Vec<usize> = (0..4).filter(|&row| building.rows[row] == Some(seat)).collect();
                let own = farm.player.rows[craft as usize];
                let has = farm.player.has_craft(craft);
                let fits = match own {
                    Some(own) => {
                        let full = all_of(craft.row(own.row.min(3)).len());
                        !has && rows == [usize::from(own.row)] && own.filled > 0 && own.filled < full
                    }
                    None => rows.len() == usize::from(has),
                };
                hold(fits, flaw)?;
            }
            hold(building.rows.iter().flatten().all(|seat| seat.0 < self.setup.seats()), flaw)?;
        }
        let opened = 3 - blocked.len();
        let done: usize = self.players.iter().map(|farm| farm.player.crafts.count_ones() as usize).sum();
        hold(opened == done.min(3), Flaw::Building(Craft::MerchantHouse))
    }

    fn check_roofs(&self) -> Result<(), Flaw> {
        let seats = self.setup.seats();
        let later = self.later.unwrap_or(RoofSet::NONE);
        for roof in Roof::all() {
            let owned = self.players.iter().filter(|farm| farm.player.roofs.has(roof)).count();
            let sale = usize::from(self.roofs.has(roof));
            let hidden = usize::from(later.has(roof));
            hold(owned + sale + hidden <= 1, Flaw::Roof(roof))?;
            hold(owned == 0 || roof.round() <= self.round, Flaw::Roof(roof))?;
            hold(sale == 0 || roof.round() == self.round, Flaw::Roof(roof))?;
            hold(hidden == 0 || roof.round() > self.round, Flaw::Roof(roof))?;
        }
        for round in 1..=ROUNDS {
            let owned: u8 = self.players.iter().map(|farm| farm.player.roofs.of_round(round).len()).sum();
            let each_one = self.players.iter().all(|farm| farm.player.roofs.of_round(round).len() <= 1);
            let there = owned + self.roofs.of_round(round).len();
            hold(each_one && there <= seats, Flaw::Roofs)?;
            hold(round <= self.round || self.later.is_none() || later.of_round(round).len() == seats, Flaw::Roofs)?;
        }
        // Until they are bought all are there; afterwards none is for sale.
        let bought: u8 = self.players.iter().map(|farm| farm.player.roofs.of_round(self.round).len()).sum();
        let fits = match self.step {
            Step::Cards { .. } | Step::Limit | Step::Income | Step::Harvest => self.roofs.len() == seats && bought == 0,
            Step::Roofs => self.roofs.len() + bought == seats && bought <= self.turn + u8::from(self.acted),
            _ => self.roofs.is_empty(),
        };
        hold(fits, Flaw::Roofs)
    }

    /// Unknown tiles of later rounds are the first ones.
    fn later_roofs(&self) -> RoofSet {
        self.later.unwrap_or_else(|| {
            let seats = self.setup.seats();
            (self.round + 1..=ROUNDS).flat_map(|round| (0..seats).map(move |place| Roof::of(round, place))).collect()
        })
    }

    /// Hands and deck with every card in its place; unknown ones are dealt in order.
    fn deal(&self) -> Result<Hands, Flaw> {
        let mut seen = CardSet::NONE;
        let mut see = |card: Card| {
            hold(!seen.has(card), Flaw::Card(card))?;
            seen = seen.with(card);
            Ok(())
        };
        self.discards.iter().try_for_each(&mut see)?;
        if let Pile::Known(cards) = &self.deck {
            cards.iter().copied().try_for_each(&mut see)?;
        }
        for farm in &self.players {
            let player = &farm.player;
            for set in [player.fields, player.extensions, player.hand] {
                set.iter().try_for_each(&mut see)?;
            }
            player.barrows.iter().flatten().map(|barrow| barrow.card).try_for_each(&mut see)?;
            player.helpers.iter().flatten().copied().try_for_each(&mut see)?;
        }
        for task in &self.tasks {
            if let Task::Extension { card, .. } = task {
                see(*card)?;
            }
        }
        let mut unseen = Card::all().filter(|&card| !seen.has(card));
        let mut hands = [CardSet::NONE; SEATS];
        for (hand, farm) in hands.iter_mut().zip(&self.players) {
            *hand = farm.player.hand;
            for _ in 0..farm.hidden {
                *hand = hand.with(unseen.next().ok_or(Flaw::Cards)?);
            }
        }
        let rest: Vec<Card> = unseen.collect();
        match &self.deck {
            Pile::Known(cards) => {
                hold(rest.is_empty(), rest.first().map_or(Flaw::Cards, |&card| Flaw::Card(card)))?;
                Ok((hands, Deck::new(cards.iter().copied(), Card(0))))
            }
            Pile::Hidden(count) => {
                hold(rest.len() == usize::from(*count), Flaw::Cards)?;
                Ok((hands, Deck::new(rest, Card(0))))
            }
        }
    }

    fn check_farm(&self, seat: Seat) -> Result<(), Flaw> {
        let farm = &self.players[seat.index()];
        let player = &farm.player;
        if self.setup.is_solo() && seat == NEUTRAL {
            let mut bare = Player::new();
            bare.points = 0;
            bare.tally = [0; crate::event::Source::COUNT];
            bare.silver = 0;
            bare.commodities = 0;
            bare.dice = player.dice;
            return hold(*player == bare && farm.hidden == 0, Flaw::Neutral);
        }
        let hold = |kept: bool, what: Excess| hold(kept, Flaw::Farm(seat, what));
        let sum = player.tally.iter().try_fold(0i16, |sum, &points| sum.checked_add(points));
        hold(sum == i16::try_from(player.points).ok(), Excess::Points)?;
        hold(player.points <= MOST && player.silver <= MOST && player.commodities <= MOST_GOODS, Excess::Count)?;
        hold(player.goods.iter().all(|&count| count <= MOST_GOODS), Excess::Count)?;
        hold(player.pigs() <= player.places(), Excess::Pigs)?;
        let grown = player.grown.minus(player.fields).is_empty() && player.doubled.minus(player.grown).is_empty();
        hold(grown, Excess::Field)?;
        // Barrows and helpers need not fill slots in order, since barrows leave.
        for barrow in player.barrows.iter().flatten() {
            hold(barrow.filled < all_of(barrow.card.face().barrow.len()), Excess::Barrow)?;
        }
        let first = player.helpers.iter().position(Option::is_none).unwrap_or(3);
        hold(player.helpers[first..].iter().all(Option::is_none), Excess::Helper)?;
        for (slot, helper) in player.helpers.iter().enumerate() {
            let marked = player.marks >> slot & 1 == 1;
            hold(!marked || helper.is_some_and(|card| card.helper().once), Excess::Mark)?;
        }
        let builder = player.helpers.iter().flatten().any(|&card| is_barn(card));
        hold(player.barn.is_none() || builder, Excess::Barn)?;
        hold(player.slots_used() <= 5, Excess::Slots)?;
        hold(player.closed <= 0b11111, Excess::Count)?;
        let chosen = match player.chosen {
            None => true,
            Some(0) => self.step == Step::Donkeys,
            Some(donkeys) => {
                let spent = donkeys <= 4 && player.donkeys >> (donkeys - 1) & 1 == 1;
                donkeys <= 4 && (spent != (self.step == Step::Donkeys))
            }
        };
        hold(chosen, Excess::Donkeys)?;
        hold(player.active & !player.crafts == 0, Excess::Tile)
    }
}
