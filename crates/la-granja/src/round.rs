//! The way through a round: steps in order, in each the seats in order, each with what happens when its part begins.

use tabletop::{Seat, SeatSet, Tell};

use crate::craft::Craft;
use crate::event::{Event, Source};
use crate::game::{LaGranja, NEUTRAL, ROUNDS, SIESTA};
use crate::goods::Good;
use crate::helper::{Gain, Power, Rule, Ways, When};
use crate::roof::RoofEffect;
use crate::step::Step;
use crate::task::Task;

impl LaGranja {
    /// Goes on to the next decision: carries out what waits for nobody, and ends parts of steps that are done.
    pub(crate) fn settle(&mut self, tell: &mut impl Tell<Event>) {
        loop {
            match self.tasks.top() {
                Some(Task::Revenue { face, die }) => {
                    self.tasks.pop();
                    self.revenue(face, die, tell);
                }
                Some(Task::Do { left: 0, .. }) => {
                    self.tasks.pop();
                }
                Some(Task::Do { ways, .. }) if ways == Ways::NONE => {
                    self.tasks.pop();
                }
                Some(Task::Offer { card, about }) if !self.can_accept(card, about) => {
                    self.tasks.pop();
                    self.decline(card, about);
                }
                Some(Task::Remove { at }) if !self.has_removable(at) => {
                    self.tasks.pop();
                }
                Some(Task::Discard) if self.me().hand.is_empty() => {
                    self.tasks.pop();
                }
                Some(_) => return,
                None if self.ending => {
                    self.ending = false;
                    self.leave(tell);
                }
                None => return,
            }
        }
    }

    /// The seat's part of the step is over.
    fn leave(&mut self, tell: &mut impl Tell<Event>) {
        self.newborn = 0;
        if self.step == Step::Limit {
            self.step = Step::Cards { left: 0 };
        }
        self.turn += 1;
        self.arrive(tell);
    }

    /// Goes to the next seat that has something to decide, or has tasks to carry out.
    pub(crate) fn arrive(&mut self, tell: &mut impl Tell<Event>) {
        loop {
            if self.turn < self.setup.seats() {
                if self.begin_part(self.active(), tell) {
                    return;
                }
                self.turn += 1;
            } else {
                self.turn = 0;
                self.next_step(tell);
            }
            if matches!(self.step, Step::Over(_)) {
                return;
            }
        }
    }

    /// What happens when a seat's part of the step begins; whether it stops there.
    fn begin_part(&mut self, seat: Seat, tell: &mut impl Tell<Event>) -> bool {
        if self.is_neutral(seat) {
            return match self.step {
                Step::First | Step::Second => true,
                Step::NeutralBefore => self.order[0] == NEUTRAL,
                Step::NeutralAfter => self.order[0] != NEUTRAL,
                _ => false,
            };
        }
        match self.step {
            Step::Cards { .. } => {
                self.step = Step::Cards { left: if self.round == 1 { 2 } else { 1 } };
                true
            }
            Step::Limit | Step::NeutralBefore | Step::NeutralAfter | Step::Over(_) => false,
            Step::Pen => {
                let player = self.player(seat);
                let born = if player.has(Rule::TwoPiglets) { 2 } else { 1 };
                player.pigs() >= 3 && player.places() < player.pigs() + born
            }
            Step::Harvest => self.harvest(seat, tell),
            Step::Roofs => !self.roofs_for_sale().is_empty(),
            Step::Signs => self.has_act(seat, When::BeforeRoll),
            Step::Rolled => self.has_gain(seat, Gain::HoldDie),
            Step::First | Step::Second | Step::Donkeys | Step::Extra => true,
            Step::Shared => {
                let face = self.last_die();
                self.tasks.push(Task::Revenue { face, die: true });
                self.ending = true;
                true
            }
            Step::Siesta => self.move_hats(seat, tell),
            Step::Deliveries { .. } => {
                let player = self.player(seat);
                let left = player.chosen.unwrap_or(0) + u8::from(player.is_active(Craft::Restaurant));
                self.step = Step::Deliveries { left };
                true
            }
            Step::Scoring => self.has_act(seat, When::Scoring),
        }
    }

    /// Whether a seat has a helper with a use at this moment that has not been used.
    fn has_act(&self, seat: Seat, when: When) -> bool {
        let player = self.player(seat);
        player.helpers.iter().enumerate().any(|(slot, helper)| {
            helper.is_some_and(|card| {
                let helper = card.helper();
                let open =
                    helper.when == when && matches!(helper.power, Power::Act(..)) && player.marks >> slot & 1 == 0;
                open && self.is_fulfilled(seat, card)
            })
        })
    }

    fn has_gain(&self, seat: Seat, gain: Gain) -> bool {
        let player = self.player(seat);
        player.helpers.iter().enumerate().any(|(slot, helper)| {
            let found = |card: crate::card::Card| matches!(card.helper().power, Power::Act(_, other) if other == gain);
            helper.is_some_and(found) && player.marks >> slot & 1 == 0
        })
    }

    /// The step after this one, and what happens when it begins.
    fn next_step(&mut self, tell: &mut impl Tell<Event>) {
        self.step = match self.step {
            Step::Cards { .. } | Step::Limit => {
                self.pay_income(tell);
                Step::Pen
            }
            Step::Pen => Step::Harvest,
            Step::Harvest => Step::Roofs,
            Step::Roofs => {
                let unsold = self.roofs_for_sale();
                self.roofs.0 &= !unsold.0; // Ruling 12
                Step::Signs
            }
            Step::Signs => {
                self.roll(tell);
                Step::Rolled
            }
            Step::Rolled => Step::First,
            Step::First => Step::Second,
            Step::Second => {
                self.marks[crate::game::ELDER] = None;
                self.marks[crate::game::TENANT] = None;
                tell.tell(Event::Shared { face: self.last_die() });
                Step::Shared
            }
            Step::Shared => {
                self.dice = [0; 6];
                self.marks = [None; 3];
                Step::NeutralBefore
            }
            Step::NeutralBefore => {
                if self.round == 4 {
                    self.players.iter_mut().for_each(|player| player.donkeys = 0);
                    tell.tell(Event::DonkeysBack);
                }
                Step::Donkeys
            }
            Step::Donkeys => {
                self.reveal_donkeys(tell);
                Step::Siesta
            }
            Step::Siesta => {
                if !self.setup.is_solo() {
                    self.order = self.track;
                    tell.tell(Event::Order { order: self.order, seats: self.setup.seats() });
                }
                Step::Deliveries { left: 0 }
            }
            Step::Deliveries { .. } => {
                for place in 0..usize::from(self.setup.seats()) {
                    if !self.is_neutral(Seat(place as u8)) {
                        self.players[place].extra = self.players[place].paid_deliveries(); // Ruling 5
                    }
                }
                Step::Extra
            }
            Step::Extra => {
                self.players.iter_mut().for_each(|player| {
                    player.extra = 0;
                    player.fee_paid = false;
                });
                Step::NeutralAfter
            }
            Step::NeutralAfter => Step::Scoring,
            Step::Scoring => self.end_round(tell),
            Step::Over(winners) => Step::Over(winners),
        };
    }

    /// Farm, step 2.
    fn pay_income(&mut self, tell: &mut impl Tell<Event>) {
        for place in 0..usize::from(self.setup.seats()) {
            let seat = self.order[place];
            let player = self.player(seat);
            let house = player.is_active(Craft::MerchantHouse);
            let silver = u16::from(player.income()) + if house { 3 } else { 0 };
            let deli = player.is_active(Craft::Deli);
            self.add_silver(seat, silver, tell);
            if deli {
                self.add_commodity(seat, tell);
            }
        }
    }

    /// Farm, step 3: fields grow, pigs breed, and what tiles and helpers add.
    fn harvest(&mut self, seat: Seat, tell: &mut impl Tell<Event>) -> bool {
        let player = &mut self.players[seat.index()];
        let two = player.has(Rule::TwoOnFields);
        for good in Good::HARVEST {
            let fields = player.fields.fields_of(good);
            let [ones, twos] = player.grown[good as usize];
            let empty = fields - ones - twos;
            let grown = empty + if two { ones } else { 0 };
            player.grown[good as usize] = if two { [empty, twos + ones] } else { [ones + empty, twos] };
            (0..grown).for_each(|_| tell.tell(Event::Grew { seat, good }));
        }
        if player.pigs() >= 2 {
            let most = if player.has(Rule::TwoPiglets) { 2 } else { 1 };
            self.newborn = most.min(player.places().saturating_sub(player.pigs()));
            player.goods[Good::Pig as usize] += self.newborn;
            (0..self.newborn).for_each(|_| tell.tell(Event::Born { seat }));
        }
        if player.is_active(Craft::Greengrocer) {
            self.tasks.push(Task::Do { ways: Ways::HARVEST.or(Ways::PIG), left: 1, again: false, die: 0 });
        }
        let helped = self.has_act(seat, When::Harvest);
        self.ending = !helped && !self.tasks.is_empty();
        if !helped && self.tasks.is_empty() {
            self.newborn = 0;
        }
        helped || self.ending
    }

    /// Transport, step 2: the disc moves by the hats; stops where it could go on.
    fn move_hats(&mut self, seat: Seat, tell: &mut impl Tell<Event>) -> bool {
        let player = self.player(seat);
        let hats = 4 - player.chosen.unwrap_or(4) + u8::from(player.is_active(Craft::Restaurant));
        self.rest(seat, hats, tell);
        self.can_rest_more(seat)
    }

    /// Whether a seat has another way to go on on the track.
    fn can_rest_more(&self, seat: Seat) -> bool {
        let player = self.player(seat);
        if usize::from(self.disc(seat)) + 1 >= SIESTA.len() {
            return false;
        }
        let siesta = |roof: crate::roof::Roof| matches!(roof.effect(), RoofEffect::Siesta(_));
        let fresh = |roof: &crate::roof::Roof| !player.flipped.has(*roof);
        let tile = player.roofs.iter().any(|roof| siesta(roof) && fresh(&roof));
        let turn = player.roofs.iter().any(|roof| roof.effect() == RoofEffect::TurnBack && fresh(&roof));
        tile || turn && player.roofs.iter().any(siesta) || self.has_act(seat, When::Siesta)
    }

    /// Puts a disc so many spaces on, on top of what is there; the last space is the end.
    pub(crate) fn rest(&mut self, seat: Seat, steps: u8, tell: &mut impl Tell<Event>) {
        let from = self.siesta[seat.index()];
        let to = (from + steps).min(SIESTA.len() as u8 - 1);
        if to == from {
            return;
        }
        self.siesta[seat.index()] = to;
        let seats = usize::from(self.setup.seats());
        let place = self.track[..seats].iter().position(|&other| other == seat).unwrap_or(0);
        let siesta = self.siesta;
        let before = self.track[..place].iter().position(|&other| siesta[other.index()] <= to).unwrap_or(place);
        self.track[before..=place].rotate_right(1);
        tell.tell(Event::Rested { seat, to });
    }

    /// Scoring, and the end of the round.
    fn end_round(&mut self, tell: &mut impl Tell<Event>) -> Step {
        for seat in Seat::all(self.setup.seats()).filter(|&seat| !self.is_neutral(seat)).collect::<SeatSet>().iter() {
            let markers = u16::from(self.markers(seat));
            self.add_points(seat, markers, Source::Market, tell);
            let rest = SIESTA[usize::from(self.disc(seat))];
            self.add_points(seat, rest, Source::Siesta, tell);
        }
        if self.round == ROUNDS {
            return self.end_game(tell);
        }
        if self.setup.is_solo() {
            let first = self.siesta[0] >= 2;
            self.order[0] = if first { Seat(0) } else { NEUTRAL };
            self.order[1] = if first { NEUTRAL } else { Seat(0) };
        }
        self.siesta = [0; 4];
        self.track = self.order;
        for player in &mut self.players {
            player.active = player.crafts;
            player.marks = 0;
            player.chosen = None;
        }
        self.round += 1;
        tell.tell(Event::RoundBegan { round: self.round });
        tell.tell(Event::RoofsShown { round: self.round });
        Step::Cards { left: 0 }
    }

    /// Everything that can be sold is sold, and 5 silver are a VP.
    fn end_game(&mut self, tell: &mut impl Tell<Event>) -> Step {
        for seat in Seat::all(self.setup.seats()).filter(|&seat| !self.is_neutral(seat)).collect::<SeatSet>().iter() {
            let player = &mut self.players[seat.index()];
            let silver = player.end_silver();
            Good::RESOURCES.iter().for_each(|&good| player.goods[good as usize] = 0);
            player.commodities = 0;
            player.silver = silver % 5;
            self.add_points(seat, silver / 5, Source::Silver, tell);
        }
        let winners = self.winners();
        tell.tell(Event::Over { winners });
        Step::Over(winners)
    }

    /// Most VP, then most silver left. Alone, one always wins: how much, the rank says.
    fn winners(&self) -> SeatSet {
        if self.setup.is_solo() {
            return SeatSet::EMPTY.with(Seat(0));
        }
        let merit = |seat: Seat| (self.player(seat).points, self.player(seat).silver);
        let most = Seat::all(self.setup.seats()).map(merit).max();
        Seat::all(self.setup.seats()).filter(|&seat| Some(merit(seat)) == most).collect()
    }
}
