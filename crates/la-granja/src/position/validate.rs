//! Making a game of a position, if it is one that play could lead to.

use tabletop::{Deck, Game, Rng, Seat, Seed};

use super::{Flaw, Pile, Position};
use crate::action::Target;
use crate::card::{Card, CardSet};
use crate::cause::Cause;
use crate::craft::{Cargo, Craft};
use crate::delivering::all_of;
use crate::farm::is_barn;
use crate::game::{LaGranja, NEUTRAL, ROUNDS, SEATS, SIESTA};
use crate::goods::{Good, Payment};
use crate::helper::{Gain, Power, Ways};
use crate::market::Space;
use crate::player::Player;
use crate::roof::{Roof, RoofSet};
use crate::step::{Phase, Step};
use crate::task::{About, Task, Tasks};

fn hold(kept: bool, flaw: Flaw) -> Result<(), Flaw> {
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

/// The causes that an effect under way can have.
fn is_cause(why: Cause) -> bool {
    match why {
        Cause::Die(face) | Cause::SharedDie(face) => (1..=6).contains(&face),
        Cause::Trade(_) | Cause::Roof(_) | Cause::Helper(_) | Cause::Tile(_) | Cause::NewTile(_) => true,
        _ => false,
    }
}

fn is_target(to: Target) -> bool {
    match to {
        Target::Barrow(slot) => slot < 3,
        Target::Craft(_, row) => row < 4,
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
        let flaw = Flaw::Farm(seat);
        if self.setup.is_solo() && seat == NEUTRAL {
            let mut bare = Player::new();
            bare.points = 0;
            bare.tally = [0; crate::event::Source::COUNT];
            bare.silver = 0;
            bare.commodities = 0;
            bare.dice = player.dice;
            return hold(*player == bare && farm.hidden == 0, Flaw::Neutral);
        }
        let sum = player.tally.iter().try_fold(0i16, |sum, &points| sum.checked_add(points));
        hold(player.points <= MOST && sum == i16::try_from(player.points).ok(), flaw)?;
        hold(player.silver <= MOST && player.commodities <= MOST_GOODS, flaw)?;
        hold(player.goods.iter().all(|&count| count <= MOST_GOODS) && player.pigs() <= player.places(), flaw)?;
        let grown = player.grown.minus(player.fields).is_empty() && player.doubled.minus(player.grown).is_empty();
        hold(grown, flaw)?;
        // Barrows and helpers need not fill slots in order, since barrows leave.
        for barrow in player.barrows.iter().flatten() {
            hold(barrow.filled < all_of(barrow.card.face().barrow.len()), flaw)?;
        }
        let first = player.helpers.iter().position(Option::is_none).unwrap_or(3);
        hold(player.helpers[first..].iter().all(Option::is_none), flaw)?;
        for (slot, helper) in player.helpers.iter().enumerate() {
            let marked = player.marks >> slot & 1 == 1;
            hold(!marked || helper.is_some_and(|card| card.helper().once), flaw)?;
        }
        let builder = player.helpers.iter().flatten().any(|&card| is_barn(card));
        hold(player.barn.is_none() || builder, flaw)?;
        hold(player.slots_used() <= 5 && player.closed <= 0b11111, flaw)?;
        let chosen = match player.chosen {
            None => true,
            Some(0) => self.step == Step::Donkeys,
            Some(donkeys) => {
                let spent = donkeys <= 4 && player.donkeys >> (donkeys - 1) & 1 == 1;
                donkeys <= 4 && (spent != (self.step == Step::Donkeys))
            }
        };
        hold(chosen, flaw)?;
        hold(player.active & !player.crafts == 0, flaw)
    }
}

impl LaGranja {
    /// Donkey tiles that are not known are the first free ones.
    fn reveal_hidden_donkeys(&mut self) {
        for player in &mut self.players {
            if player.chosen == Some(0) {
                player.chosen = (1..=4).find(|donkeys| player.donkeys >> (donkeys - 1) & 1 == 0);
            }
        }
    }

    fn check_dice(&self) -> Result<(), Flaw> {
        let seats = self.setup.seats();
        let there: u32 = self.dice.iter().map(|&count| u32::from(count)).sum();
        let mut taken = 0;
        for (turn, &seat) in (0..).zip(&self.order[..usize::from(seats)]) {
            let now = u8::from(turn < self.turn || turn == self.turn && self.acted);
            let right = match self.step {
                Step::First => now,
                Step::Second => 1 + now,
                Step::Shared => 2,
                _ => 0,
            };
            let [first, second] = self.player(seat).dice;
            hold(first <= 6 && second <= 6 && (first > 0 || second == 0), Flaw::Dice)?;
            hold(self.player(seat).dice_taken() == right, Flaw::Dice)?;
            taken += u32::from(right);
        }
        let right = match self.step {
            Step::Rolled | Step::First | Step::Second | Step::Shared => u32::from(self.setup.dice()) - taken,
            _ => 0,
        };
        hold(there == right, Flaw::Dice)?;
        let powers = [Gain::KeepDie, Gain::NameSpace, Gain::HoldDie];
        for (mark, gain) in self.marks.iter().zip(powers) {
            let Some((seat, face)) = *mark else { continue };
            let open = match gain {
                Gain::HoldDie => {
                    matches!(self.step, Step::Rolled | Step::First | Step::Second) && self.dice_of(face) > 0
                }
                Gain::KeepDie => matches!(self.step, Step::Signs | Step::Rolled | Step::First | Step::Second),
                _ => self.step.phase() == Phase::Revenue,
            };
            let fits = open && seat.0 < seats && !self.is_neutral(seat) && (1..=6).contains(&face);
            hold(fits, Flaw::Dice)?;
        }
        Ok(())
    }

    fn check_step(&self) -> Result<(), Flaw> {
        let seats = self.setup.seats();
        let neutral = self.is_neutral(self.active());
        let place = match self.step {
            Step::NeutralBefore => neutral && self.turn == 0,
            Step::NeutralAfter => neutral && self.turn == 1,
            Step::First | Step::Second => true,
            _ => !neutral,
        };
        hold(place, Flaw::Step)?;
        match self.step {
            Step::Cards { left } => hold(left <= if self.round == 1 { 2 } else { 1 }, Flaw::Step)?,
            Step::Deliveries { left } => hold(left <= 5, Flaw::Step)?,
            Step::Extra { left } => hold(left <= 40, Flaw::Step)?,
            Step::Limit => hold(self.me().hand.len() > self.me().limit(), Flaw::Step)?,
            Step::Roofs => {
                let bought = self.me().roofs.of_round(self.round).is_empty();
                hold(self.acted != bought, Flaw::Step)?;
            }
            _ => {}
        }
        let acts = matches!(self.step, Step::Roofs | Step::First | Step::Second | Step::Shared | Step::Extra { .. })
            && !neutral;
        hold(acts || !self.acted, Flaw::Step)?;
        hold(self.step == Step::Harvest || self.newborn == 0, Flaw::Step)?;
        hold(self.newborn <= self.me().pigs().min(2), Flaw::Step)?;
        // Who has chosen donkeys: those before in step 1, all later, nobody earlier; before they moved, discs lie at 0.
        for (turn, &seat) in (0..).zip(&self.order[..usize::from(seats)]) {
            let chosen = self.player(seat).chosen.is_some();
            let right = match self.step {
                Step::Donkeys => turn < self.turn,
                Step::Siesta | Step::Deliveries { .. } | Step::Extra { .. } | Step::NeutralAfter | Step::Scoring => {
                    true
                }
                _ => false,
            };
            hold(self.is_neutral(seat) || chosen == right, Flaw::Step)?;
            // As many tiles are used up as rounds have gone since all came back.
            let since = if self.round > 3 { self.round - 4 } else { self.round - 1 };
            let revealed = right && self.step != Step::Donkeys;
            let early = matches!(self.step.phase(), Phase::Farm | Phase::Revenue) || self.step == Step::NeutralBefore;
            let back = self.round == 4 && early;
            let spent = if back { 3 } else { since + u8::from(revealed) };
            hold(self.is_neutral(seat) || self.player(seat).donkeys.count_ones() == u32::from(spent), Flaw::Step)?;
        }
        if self.step.phase() == Phase::Farm {
            hold(self.siesta == [0; SEATS], Flaw::Track)?;
        }
        Ok(())
    }

    /// Only the newest waits; those below were once the newest.
    fn check_task(&self, task: Task) -> Result<(), Flaw> {
        let fits = match task {
            Task::Do { ways, left, die, why, .. } => {
                let some = ways != Ways::NONE && ways.0 & !Ways::ALL.0 == 0;
                some && (1..=2).contains(&left) && die <= 6 && is_cause(why)
            }
            Task::Trade { left, taken, closing, card } => {
                let open = 5 - (taken | self.me().closed).count_ones();
                let gives = match card.helper().power {
                    Power::Act(_, Gain::Trades(_)) => !closing,
                    Power::Act(_, Gain::ClosingTrade) => closing,
                    _ => false,
                };
                gives && (1..=2).contains(&left) && taken < 32 && open >= 1 && !(closing && left > 1)
            }
            Task::Extension { card: _, left, paid } => {
                let me = self.me();
                let kinds = Payment::all().filter(|payment| match payment {
                    Payment::Silver => me.silver > 0,
                    Payment::Point => me.points > 0,
                    Payment::Good(good, from) => me.count(*good, *from) > 0,
                });
                let mut free: Vec<u8> = kinds.map(Payment::kind).filter(|kind| paid >> kind & 1 == 0).collect();
                free.dedup();
                let enough = if me.has(crate::helper::Rule::Identical) { me.payable() } else { free.len() as u8 };
                left >= 1 && enough >= left && paid < 512 && self.tasks.top() == Some(task)
            }
            Task::Fee { to, face } => {
                let pays = self.me().silver > 0 || self.has_harvest(self.active(), &crate::goods::From::BOTH);
                let dice = matches!(self.step, Step::First | Step::Second) && !self.acted;
                dice && to != self.active()
                    && to.0 < self.setup.seats()
                    && self.dice_of(face) == 1
                    && pays
                    && !self.is_neutral(to)
            }
            Task::Offer { card, about } => match (card.helper().power, about) {
                (Power::Offer(_, _, Gain::KeepBarrow), About::Barrow(slot)) => {
                    slot < 3 && self.me().barrows[usize::from(slot)].is_some_and(|barrow| barrow.filled == 0)
                }
                (Power::Offer(_, _, Gain::OtherOption), About::Ways(ways)) => ways.0 & !Ways::ALL.0 == 0,
                (Power::Offer(_, _, Gain::Again), About::Die(face)) => (1..=6).contains(&face),
                (Power::Offer(_, _, Gain::RoundSpace), About::Die(face)) => face == self.round,
                (Power::Offer(_, _, Gain::Weave), About::Place(to)) => is_target(to),
                (
                    Power::Offer(
                        _,
                        _,
                        Gain::KeepBarrow | Gain::OtherOption | Gain::Again | Gain::RoundSpace | Gain::Weave,
                    ),
                    _,
                ) => false,
                (Power::Offer(..), About::Nothing) => true,
                _ => false,
            },
            Task::Place { value, card } => value == card.face().value,
            Task::Remove { at } => self.marker(at) == Some(self.active()) && self.spaces().any(|open| open == at),
            Task::Recover { goods, card } => {
                let gives = matches!(card.helper().power, Power::Auto(_, Gain::Recover));
                gives && goods > 0 && goods < 1 << Good::COUNT
            }
            Task::Weave { to, card } => {
                let gives = matches!(card.helper().power, Power::Offer(_, _, Gain::Weave));
                gives && Good::HARVEST.into_iter().any(|good| self.picture(Cargo::Good(good), to).is_ok())
            }
            Task::Discard { card } => matches!(card.helper().power, Power::Act(_, Gain::DrawTwo(_))),
            Task::Revenue { face, why, .. } => {
                (1..=6).contains(&face) && is_cause(why) && self.tasks.top() != Some(task)
            }
        };
        let stops = !matches!(self.step, Step::Limit | Step::Donkeys | Step::NeutralBefore | Step::NeutralAfter);
        hold(fits && stops && !self.is_neutral(self.active()), Flaw::Task)
    }
}
