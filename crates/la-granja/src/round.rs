//! The way through a round: steps in order, in each the seats in order, each with what happens when its part begins. A
//! part lasts until its seat says `done`; one in which nothing at all could be done passes by itself.

use tabletop::{Seat, SeatSet, Tell};

use crate::action::Action;
use crate::cause::Cause;
use crate::craft::Craft;
use crate::event::{Decided, End, Event};
use crate::game::{ELDER, FOREMAN, LaGranja, NEUTRAL, ROUNDS, SIESTA, TENANT};
use crate::goods::Good;
use crate::helper::{Gain, Power, Rule, Ways, When};
use crate::refusal::Refusal;
use crate::step::Step;
use crate::task::Task;

impl LaGranja {
    /// Goes on to the next decision: carries out what waits for nobody, and drops what cannot be carried out.
    pub(crate) fn settle(&mut self, tell: &mut impl Tell<Event>) {
        loop {
            match self.tasks.top() {
                Some(Task::Revenue { face, die, why }) => {
                    self.end_task(End::Done, tell);
                    self.revenue(face, die, why, tell);
                }
                Some(Task::Do { ways, .. }) if ways == Ways::NONE => {
                    self.end_task(End::Lapsed(Refusal::NotOffered { ways }), tell);
                }
                Some(Task::Offer { card, about }) => match self.permit_offer(card, about) {
                    Ok(()) => return,
                    Err(why) => {
                        self.end_task(End::Lapsed(why), tell);
                        self.decline(card, about, tell);
                    }
                },
                Some(Task::Remove { at }) if !self.has_removable(at) => {
                    self.end_task(End::Done, tell);
                }
                Some(Task::Discard { .. }) if self.me().hand.is_empty() => {
                    self.end_task(End::Lapsed(Refusal::NoHand), tell);
                }
                _ => return,
            }
        }
    }

    /// The seat to act has said that its part is over, or it passes by itself. In step 1 the hand is filled first.
    pub(crate) fn finish_part(&mut self, passed: bool, tell: &mut impl Tell<Event>) {
        if matches!(self.step, Step::Cards { .. }) && self.refill(tell) {
            return;
        }
        self.leave(passed, tell);
        self.arrive(tell);
    }

    /// The seat's part of the step is over.
    fn leave(&mut self, passed: bool, tell: &mut impl Tell<Event>) {
        let seat = self.active();
        if self.newborn > 0 {
            self.newborn = 0;
            tell.tell(Event::Newborn { seat, count: 0 });
        }
        self.acted = false;
        tell.tell(Event::PartEnded { seat, step: self.step, passed });
        match self.step {
            // Steps 2 and 3 are played seat by seat.
            Step::Income => return self.step = Step::Harvest,
            Step::Harvest => self.step = Step::Income,
            Step::Limit => self.step = Step::Cards { left: 0 },
            _ => {}
        }
        self.turn += 1;
    }

    /// Goes to the next part in which something can be decided.
    pub(crate) fn arrive(&mut self, tell: &mut impl Tell<Event>) {
        while !matches!(self.step, Step::Over(_)) {
            if self.turn >= self.setup.seats() {
                self.turn = 0;
                self.next_step(tell);
                continue;
            }
            let seat = self.active();
            if !self.has_part(seat) {
                self.turn += 1;
                continue;
            }
            self.begin_part(seat, tell);
            if !self.is_idle() {
                return;
            }
            if matches!(self.step, Step::Cards { .. }) && self.refill(tell) {
                return;
            }
            self.leave(true, tell);
        }
    }

    /// Whether nothing at all can be done but to end the part.
    fn is_idle(&self) -> bool {
        if !self.tasks.is_empty() || self.is_neutral(self.active()) {
            return false;
        }
        let me = self.me();
        // Nearly always something can be traded: then there is no need to look further.
        let open = !matches!(self.step, Step::Limit | Step::Donkeys);
        if open && (me.silver >= 3 || me.commodities > 0 && me.closed != 0b11111) {
            return false;
        }
        let mut legal = Vec::new();
        self.list_legal(&mut legal);
        legal == [Action::Done]
    }

    /// Whether a seat has a part of this step.
    fn has_part(&self, seat: Seat) -> bool {
        if self.is_neutral(seat) {
            return match self.step {
                Step::First | Step::Second => true,
                Step::NeutralBefore => self.order[0] == NEUTRAL,
                Step::NeutralAfter => self.order[0] != NEUTRAL,
                _ => false,
            };
        }
        match self.step {
            Step::Limit | Step::NeutralBefore | Step::NeutralAfter | Step::Over(_) => false,
            Step::Signs => self.has_act(seat, When::BeforeRoll),
            Step::Rolled => self.has_gain(seat, Gain::HoldDie),
            Step::Scoring => self.has_act(seat, When::Scoring),
            _ => true,
        }
    }

    /// What happens when a seat's part of the step begins.
    fn begin_part(&mut self, seat: Seat, tell: &mut impl Tell<Event>) {
        let player = self.player(seat);
        self.step = match self.step {
            Step::Cards { .. } => Step::Cards { left: if self.round == 1 { 2 } else { 1 } },
            Step::Deliveries { .. } => {
                let left = player.chosen.unwrap_or(0) + u8::from(player.is_active(Craft::Restaurant));
                Step::Deliveries { left }
            }
            Step::Extra { .. } => Step::Extra { left: player.paid_deliveries() }, // Ruling 5
            step => step,
        };
        tell.tell(Event::PartBegan { seat, turn: self.turn, step: self.step });
        match self.step {
            Step::Income => self.pay_income(seat, tell),
            Step::Harvest => self.harvest(seat, tell),
            Step::Siesta => self.move_hats(seat, tell),
            _ => {}
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
                open && self.require_fulfilled(seat, card).is_ok()
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

    /// The step after this one, and what happens in between.
    fn next_step(&mut self, tell: &mut impl Tell<Event>) {
        let phase = self.step.phase();
        let step = match self.step {
            Step::Cards { .. } | Step::Limit => Step::Income,
            Step::Income | Step::Harvest => Step::Roofs,
            Step::Roofs => {
                let unsold = self.roofs_for_sale();
                self.roofs.0 &= !unsold.0; // Ruling 12
                unsold.iter().for_each(|tile| tell.tell(Event::RoofUnsold { tile }));
                Step::Signs
            }
            Step::Signs => {
                self.roll(tell);
                Step::Rolled
            }
            Step::Rolled => Step::First,
            Step::First => Step::Second,
            Step::Second => {
                self.unmark(ELDER, Cause::Step, tell);
                self.unmark(TENANT, Cause::Step, tell);
                tell.tell(Event::Shared { face: self.last_die() });
                Step::Shared
            }
            Step::Shared => {
                self.dice = [0; 6];
                self.players.iter_mut().for_each(|player| player.dice = [0; 2]);
                tell.tell(Event::DiceAway);
                self.unmark(FOREMAN, Cause::Step, tell);
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
            Step::Deliveries { .. } => Step::Extra { left: 0 },
            Step::Extra { .. } => Step::NeutralAfter,
            Step::NeutralAfter => Step::Scoring,
            Step::Scoring => return self.end_round(tell),
            Step::Over(winners) => Step::Over(winners),
        };
        self.begin_step(step, phase != step.phase(), tell);
    }

    fn begin_step(&mut self, step: Step, phase: bool, tell: &mut impl Tell<Event>) {
        self.step = step;
        if phase {
            tell.tell(Event::PhaseBegan { phase: step.phase() });
        }
        if Seat::all(self.setup.seats()).any(|seat| self.has_part(seat)) {
            tell.tell(Event::StepBegan { step });
        }
    }

    /// Farm, step 2.
    fn pay_income(&mut self, seat: Seat, tell: &mut impl Tell<Event>) {
        let player = *self.player(seat);
        self.add_silver(seat, u16::from(player.income()), Cause::Extensions, tell);
        if player.is_active(Craft::MerchantHouse) {
            self.add_silver(seat, 3, Cause::Tile(Craft::MerchantHouse), tell);
        }
        if player.is_active(Craft::Deli) {
            self.add_commodity(seat, Cause::Tile(Craft::Deli), tell);
        }
        if player.is_active(Craft::Greengrocer) {
            self.begin_choice(Ways::HARVEST.or(Ways::PIG), Cause::Tile(Craft::Greengrocer), tell);
        }
    }

    /// One of these ways is to be chosen.
    pub(crate) fn begin_choice(&mut self, ways: Ways, why: Cause, tell: &mut impl Tell<Event>) {
        self.begin_task(Task::Do { ways, left: 1, again: false, die: 0, why }, tell);
    }

    /// Farm, step 3: fields grow, pigs breed.
    fn harvest(&mut self, seat: Seat, tell: &mut impl Tell<Event>) {
        let (ploughman, breeder) = (self.rule_cause(seat, Rule::TwoOnFields), self.rule_cause(seat, Rule::TwoPiglets));
        let player = &mut self.players[seat.index()];
        let two = player.has(Rule::TwoOnFields);
        for good in Good::HARVEST {
            let fields = player.fields.with_field(good);
            let empty = fields.minus(player.grown);
            let single = if two { fields.minus(empty).minus(player.doubled) } else { crate::card::CardSet::NONE };
            player.grown = player.grown.or(empty);
            player.doubled = player.doubled.or(single);
            for field in fields.iter() {
                let why = if single.has(field) { ploughman } else { Cause::Step };
                let grows = empty.has(field) || single.has(field);
                tell.tell(if grows {
                    Event::Grew { seat, good, field, why }
                } else {
                    Event::NotGrown { seat, good, field }
                });
            }
        }
        if player.pigs() >= 2 {
            let most = if player.has(Rule::TwoPiglets) { 2 } else { 1 };
            let born = most.min(player.places().saturating_sub(player.pigs()));
            player.goods[Good::Pig as usize] += born;
            self.newborn = born;
            let why = [Cause::Step, breeder];
            why.into_iter().take(usize::from(born)).for_each(|why| tell.tell(Event::Born { seat, why }));
            (born..most).for_each(|_| tell.tell(Event::NotBorn { seat }));
            if born > 0 {
                tell.tell(Event::Newborn { seat, count: born });
            }
        }
    }

    /// Transport, step 2: the disc moves by the hats, and one more if the Restaurant's owner likes.
    fn move_hats(&mut self, seat: Seat, tell: &mut impl Tell<Event>) {
        let donkeys = self.player(seat).chosen.unwrap_or(4);
        self.rest(seat, 4 - donkeys, Cause::Donkeys(donkeys), tell);
        if self.player(seat).is_active(Craft::Restaurant) {
            if self.permit_rest(seat).is_ok() {
                self.begin_choice(Ways::SIESTA, Cause::Tile(Craft::Restaurant), tell);
            } else {
                tell.tell(Event::TrackEnded { seat, lost: 1, why: Cause::Tile(Craft::Restaurant) });
            }
        }
    }

    /// Puts a disc so many spaces on, on top of what is there; the last space is the end.
    pub(crate) fn rest(&mut self, seat: Seat, steps: u8, why: Cause, tell: &mut impl Tell<Event>) {
        let from = self.siesta[seat.index()];
        let to = (from + steps).min(SIESTA.len() as u8 - 1);
        if to > from {
            self.siesta[seat.index()] = to;
            let seats = usize::from(self.setup.seats());
            let place = self.track[..seats].iter().position(|&other| other == seat).unwrap_or(0);
            let siesta = self.siesta;
            let before = self.track[..place].iter().position(|&other| siesta[other.index()] <= to).unwrap_or(place);
            self.track[before..=place].rotate_right(1);
            tell.tell(Event::Rested { seat, from, to, why });
        }
        let lost = steps - (to - from);
        if lost > 0 {
            tell.tell(Event::TrackEnded { seat, lost, why });
        }
    }

    /// Scoring, and the end of the round.
    fn end_round(&mut self, tell: &mut impl Tell<Event>) {
        let people = Seat::all(self.setup.seats()).filter(|&seat| !self.is_neutral(seat)).collect::<SeatSet>();
        for seat in people.iter() {
            let markers = u16::from(self.markers(seat));
            self.add_points(seat, markers, Cause::Market, tell);
            let space = self.disc(seat);
            self.add_points(seat, SIESTA[usize::from(space)], Cause::Siesta(space), tell);
        }
        if self.round == ROUNDS {
            return self.end_game(people, tell);
        }
        let seats = self.setup.seats();
        if self.setup.is_solo() {
            // The third space is space 2 (Settled 25).
            let first = self.siesta[0] >= 2;
            self.order[0] = if first { Seat(0) } else { NEUTRAL };
            self.order[1] = if first { NEUTRAL } else { Seat(0) };
            tell.tell(Event::Order { order: self.order, seats });
        }
        self.siesta = [0; 4];
        self.track = self.order;
        tell.tell(Event::DiscsBack { order: self.order, seats });
        for seat in people.iter() {
            let player = &mut self.players[seat.index()];
            for craft in Craft::ALL.into_iter().filter(|&craft| player.has_craft(craft) && !player.is_active(craft)) {
                tell.tell(Event::Woke { seat, craft });
            }
            player.active = player.crafts;
            for (slot, card) in player.helpers.iter().enumerate() {
                if let Some(card) = card.filter(|_| player.marks >> slot & 1 == 1) {
                    tell.tell(Event::MarkOff { seat, card, why: Cause::RoundEnd });
                }
            }
            player.marks = 0;
            if let Some(donkeys) = player.chosen.take() {
                tell.tell(Event::DonkeysAway { seat, donkeys });
            }
        }
        self.round += 1;
        tell.tell(Event::RoundBegan { round: self.round });
        tell.tell(Event::RoofsShown { round: self.round, tiles: self.roofs_for_sale() });
        self.begin_step(Step::Cards { left: 0 }, true, tell);
    }

    /// Everything that can be sold is sold, and 5 silver are a VP.
    fn end_game(&mut self, people: SeatSet, tell: &mut impl Tell<Event>) {
        for seat in people.iter() {
            self.sell_everything(seat, tell);
            let points = self.player(seat).silver / 5;
            self.pay_silver(seat, 5 * points, Cause::End, tell);
            self.add_points(seat, points, Cause::End, tell);
        }
        let (winners, by) = self.winners();
        self.step = Step::Over(winners);
        tell.tell(Event::Over { winners, by });
    }

    /// Most VP, then most silver left. Alone, one always wins: how much, the rank says.
    fn winners(&self) -> (SeatSet, Decided) {
        if self.setup.is_solo() {
            return (SeatSet::EMPTY.with(Seat(0)), Decided::Alone);
        }
        let merit = |seat: Seat| (self.player(seat).points, self.player(seat).silver);
        let most = Seat::all(self.setup.seats()).map(merit).max().unwrap_or_default();
        let winners: SeatSet = Seat::all(self.setup.seats()).filter(|&seat| merit(seat) == most).collect();
        let level = Seat::all(self.setup.seats()).filter(|&seat| merit(seat).0 == most.0).count();
        let by = match (level, winners.len()) {
            (1, _) => Decided::Points,
            (_, 1) => Decided::Silver,
            _ => Decided::Shared,
        };
        (winners, by)
    }
}
