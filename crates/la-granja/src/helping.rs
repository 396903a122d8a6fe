//! Helpers at work: the one place where their costs are paid and their effects carried out.

use tabletop::{Seat, Tell};

use crate::action::{Target, With};
use crate::card::Card;
use crate::cause::Cause;
use crate::craft::Cargo;
use crate::event::{End, Event};
use crate::game::{LaGranja, TENANT};
use crate::goods::{From, Good};
use crate::helper::{Cost, Gain, Power, Trigger, Ways, When};
use crate::refusal::{Refusal, Takes};
use crate::step::{Phase, Step};
use crate::task::{About, Task};
use crate::turn::{Answer, require};

impl LaGranja {
    /// Whether helpers of this moment work now.
    pub(crate) fn is_time_for(&self, when: When) -> bool {
        let phase = self.step.phase();
        match when {
            When::Any => true,
            When::Farm => phase == Phase::Farm,
            When::Cards => matches!(self.step, Step::Cards { .. }),
            When::Harvest => self.step == Step::Harvest,
            When::Roofs => self.step == Step::Roofs,
            When::Revenue => phase == Phase::Revenue,
            When::BeforeRoll => self.step == Step::Signs,
            When::Dice => matches!(self.step, Step::Rolled | Step::First | Step::Second) && !self.acted,
            When::Take => matches!(self.step, Step::First | Step::Second | Step::Shared) && !self.acted,
            When::Siesta => phase == Phase::Revenue || self.step == Step::Siesta,
            When::Donkeys => self.step == Step::Donkeys,
            When::DonkeysShown => self.step == Step::Siesta,
            When::Deliveries => matches!(self.step, Step::Deliveries { .. } | Step::Extra { .. }),
            When::Both => matches!(phase, Phase::Revenue | Phase::Transport),
            When::Transport => phase == Phase::Transport,
            When::Scoring => phase == Phase::Scoring,
        }
    }

    /// Whether what a helper asks for holds, its cost aside.
    pub(crate) fn require_fulfilled(&self, seat: Seat, card: Card) -> Answer {
        let player = self.player(seat);
        let (Power::Act(_, gain) | Power::Offer(_, _, gain)) = card.helper().power else { return Ok(()) };
        match gain {
            Gain::LeaderPoint => {
                let most = Seat::all(self.setup.seats()).map(|other| self.markers(other)).max().unwrap_or(0);
                require(self.markers(seat) >= most, Refusal::NotLeading { most })
            }
            Gain::FieldSilver(_) | Gain::GoodOnFields => {
                require(self.has_harvest(seat, &[From::Field]), Refusal::BareFields)
            }
            Gain::GoodOffFields => require(off_fields(player) != Ways::NONE, Refusal::FieldsOfAll),
            Gain::MoveMarker => require(self.markers(seat) > 0, Refusal::NoMarker),
            Gain::RoofSilver(_) => require(!player.roofs.is_empty(), Refusal::NoRoof),
            Gain::Rest => self.permit_rest(seat),
            Gain::RestAfterDonkeys => {
                let donkeys = player.chosen.unwrap_or(0);
                require(donkeys >= 3, Refusal::FewDonkeys { donkeys })?;
                self.permit_rest(seat)
            }
            Gain::ClosingTrade | Gain::Trades(_) => require(player.closed != 0b11111, Refusal::AllClosed),
            Gain::DrawTwo(_) => require(self.cards_left() > 0, Refusal::NoCardLeft),
            Gain::Do(ways) if ways == Ways::PLAY => require(!player.hand.is_empty(), Refusal::NoHand),
            _ => Ok(()),
        }
    }

    // Using a helper

    pub(crate) fn permit_use(&self, card: Card, with: With) -> Answer {
        if let Some(Task::Offer { card: offered, about }) = self.tasks.top() {
            require(card == offered, Refusal::OtherOffer { card: offered })?;
            require(with == With::Nothing, Refusal::WrongUse { card, takes: Takes::Nothing })?;
            return self.permit_offer(card, about);
        }
        self.require_base()?;
        let me = self.me();
        let slot = me.slot_of(card).ok_or_else(|| self.not_on_farm(card))?;
        let (cost, gain) = match card.helper().power {
            Power::Act(cost, gain) => (cost, gain),
            Power::Offer(..) => return Err(Refusal::WaitsForIt { card }),
            Power::Auto(..) | Power::Rule(_) => return Err(Refusal::WorksByItself { card }),
        };
        require(me.marks >> slot & 1 == 0, Refusal::UsedUp { card })?;
        self.require_time(card.helper().when)?;
        let takes = Takes::of(cost, gain);
        require(takes == Takes::said(with), Refusal::WrongUse { card, takes })?;
        self.require_fulfilled(self.active(), card)?;
        self.require_payable(card, cost)?;
        self.permit_cost(card, cost, with)?;
        self.permit_gain(gain, with)
    }

    /// Whose farm a helper is on instead.
    fn not_on_farm(&self, card: Card) -> Refusal {
        match Seat::all(self.setup.seats()).find(|&seat| self.player(seat).slot_of(card).is_some()) {
            Some(by) => Refusal::RivalsHelper { card, by },
            None => Refusal::NoSuchHelper { card },
        }
    }

    /// Whether there is anything at all that pays for a helper, where several things would.
    fn require_payable(&self, card: Card, cost: Cost) -> Answer {
        let (me, seat) = (self.me(), self.active());
        let any = |goods: &[Good]| goods.iter().any(|&good| me.goods[good as usize] > 0);
        let nothing = Refusal::NothingToPay { card };
        match cost {
            Cost::HandCard => require(!me.hand.is_empty(), Refusal::NoHand),
            Cost::FieldGood => require(self.has_harvest(seat, &[From::Field]), Refusal::BareFields),
            Cost::Harvest => require(self.has_harvest(seat, &From::BOTH), nothing),
            Cost::Resource => require(any(&Good::RESOURCES), nothing),
            Cost::Upgraded => require(any(&Good::UPGRADED), nothing),
            Cost::Free | Cost::Silver(_) | Cost::Point | Cost::Commodity | Cost::Grape => Ok(()),
        }
    }

    fn permit_cost(&self, card: Card, cost: Cost, with: With) -> Answer {
        let me = self.me();
        match cost {
            Cost::Free => Ok(()),
            Cost::Silver(silver) => self.require_silver(silver),
            Cost::Point => require(me.points > 0, Refusal::NoPoint),
            Cost::Commodity => require(me.commodities > 0, Refusal::NoCommodity),
            Cost::HandCard => {
                let With::Card(card) = with else { return Err(Refusal::WrongUse { card, takes: Takes::Card }) };
                require(me.hand.has(card), Refusal::NotInHand { card })
            }
            Cost::Harvest | Cost::FieldGood | Cost::Resource | Cost::Upgraded | Cost::Grape => {
                let With::Good(good, from) = with else { return Err(Refusal::WrongUse { card, takes: Takes::Good }) };
                let (kind, place) = match cost {
                    Cost::Harvest => (good.is_harvest(), true),
                    Cost::FieldGood => (good.is_harvest(), from == From::Field),
                    Cost::Resource => (good.is_resource(), from == From::Store),
                    Cost::Grape => (good == Good::Grape, true),
                    _ => (!good.is_resource(), from == From::Store),
                };
                require(kind, Refusal::WrongGood { card, good })?;
                require(place, Refusal::WrongPlace { card, from })?;
                self.require_good(good, from)
            }
        }
    }

    /// What is said with a helper besides its cost.
    fn permit_gain(&self, gain: Gain, with: With) -> Answer {
        let is_face = |face: u8| require((1..=6).contains(&face), Refusal::NoFace { face });
        match with {
            With::Shift(from, to) => self.permit_shift(from, to),
            With::Turn(from, to) => {
                is_face(from)?;
                is_face(to)?;
                require(self.dice_of(from) > 0, Refusal::NoDie { face: from })?;
                let held = u8::from(self.marks[TENANT].is_some_and(|(_, held)| held == from));
                require(self.dice_of(from) > held, Refusal::Held { face: from })?;
                require(to != from, Refusal::SameFace { face: to })
            }
            With::Face(face) => {
                is_face(face)?;
                require(gain != Gain::HoldDie || self.dice_of(face) > 0, Refusal::NoDie { face })
            }
            With::Nothing | With::Card(_) | With::Good(..) => Ok(()),
        }
    }

    pub(crate) fn use_helper(&mut self, card: Card, with: With, tell: &mut impl Tell<Event>) {
        let about = match self.tasks.top() {
            Some(Task::Offer { about, .. }) => {
                self.end_task(End::Done, tell);
                about
            }
            _ => About::Nothing,
        };
        let (Power::Act(cost, gain) | Power::Offer(_, cost, gain)) = card.helper().power else { return };
        let seat = self.active();
        let why = Cause::Helper(card);
        tell.tell(Event::Helped { seat, card });
        self.mark(seat, card, tell);
        match cost {
            Cost::Free => {}
            Cost::Silver(silver) => self.pay_silver(seat, silver, why, tell),
            Cost::Point => self.pay_point(seat, why, tell),
            Cost::Commodity => self.pay_commodities(seat, 1, why, tell),
            Cost::Harvest | Cost::FieldGood | Cost::Resource | Cost::Upgraded | Cost::Grape | Cost::HandCard => {}
        }
        match with {
            With::Good(good, from) => self.pay_good(seat, good, from, why, tell),
            With::Card(card) => self.discard(seat, card, why, tell),
            _ => {}
        }
        self.gain(seat, card, gain, with, about, tell);
    }

    /// Puts a mark on a helper that works once a round, if there is none yet.
    pub(crate) fn mark(&mut self, seat: Seat, card: Card, tell: &mut impl Tell<Event>) {
        let player = &mut self.players[seat.index()];
        if let Some(slot) = player.slot_of(card).filter(|_| card.helper().once)
            && player.marks >> slot & 1 == 0
        {
            player.marks |= 1 << slot;
            tell.tell(Event::UsedUp { seat, card });
        }
    }

    /// What a helper gives by itself is taken: only now it is used (Settled 21).
    pub(crate) fn accept_gift(&mut self, card: Card, tell: &mut impl Tell<Event>) {
        if matches!(card.helper().power, Power::Auto(..)) {
            let seat = self.active();
            tell.tell(Event::Helped { seat, card });
            self.mark(seat, card, tell);
        }
    }

    // Helpers that wait for something

    /// Something happened that helpers of a seat may wait for.
    pub(crate) fn trigger(&mut self, seat: Seat, trigger: Trigger, about: About, tell: &mut impl Tell<Event>) {
        for slot in 0..3 {
            let player = self.player(seat);
            let Some(card) = player.helpers[slot].filter(|_| player.marks >> slot & 1 == 0) else { continue };
            let helper = card.helper();
            let waits = |for_it: Trigger| match (for_it, trigger) {
                (Trigger::Revenue(kinds), Trigger::Revenue(kind))
                | (Trigger::ChosenRevenue(kinds), Trigger::ChosenRevenue(kind)) => kinds & kind != 0,
                _ => for_it == trigger,
            };
            if !self.is_time_for(helper.when) {
                continue;
            }
            match helper.power {
                // What can be declined is used only when it is taken.
                Power::Auto(for_it, gain @ Gain::Do(_)) if waits(for_it) => {
                    self.gain(seat, card, gain, With::Nothing, about, tell);
                }
                Power::Auto(for_it, gain) if waits(for_it) => {
                    tell.tell(Event::Helped { seat, card });
                    self.mark(seat, card, tell);
                    self.gain(seat, card, gain, With::Nothing, about, tell);
                }
                Power::Offer(for_it, _, gain) if waits(for_it) => {
                    let about = match gain {
                        Gain::OtherOption | Gain::Again | Gain::Weave | Gain::KeepBarrow => about,
                        Gain::RoundSpace => About::Die(self.round),
                        _ => About::Nothing,
                    };
                    self.begin_task(Task::Offer { card, about }, tell);
                }
                _ => {}
            }
        }
    }

    /// Whether an offer can still be taken.
    pub(crate) fn permit_offer(&self, card: Card, about: About) -> Answer {
        let me = self.me();
        let slot = me.slot_of(card).ok_or_else(|| self.not_on_farm(card))?;
        let Power::Offer(_, cost, gain) = card.helper().power else { return Err(Refusal::WorksByItself { card }) };
        require(me.marks >> slot & 1 == 0, Refusal::UsedUp { card })?;
        match (gain, about) {
            (Gain::OtherOption, About::Ways(ways)) => require(ways != Ways::NONE, Refusal::NotOffered { ways })?,
            (Gain::Weave, About::Place(to)) => self.permit_weave(to)?,
            _ => {}
        }
        self.permit_cost(card, cost, With::Nothing)
    }

    /// Whether a place still asks for a harvest good; where its pictures are covered, that is why not.
    fn permit_weave(&self, to: Target) -> Answer {
        let each = Good::HARVEST.map(|good| self.picture(Cargo::Good(good), to).map(|_| ()));
        let covered = each.into_iter().find(|one| matches!(one, Err(Refusal::Covered { .. })));
        each.into_iter().find(Result::is_ok).or(covered).unwrap_or(each[0])
    }

    /// An offer was not taken.
    pub(crate) fn decline(&mut self, card: Card, about: About, tell: &mut impl Tell<Event>) {
        if let (Power::Offer(_, _, Gain::KeepBarrow), About::Barrow(slot)) = (card.helper().power, about) {
            self.discard_barrow(slot, tell);
        }
    }

    // Effects

    fn gain(&mut self, seat: Seat, card: Card, gain: Gain, with: With, about: About, tell: &mut impl Tell<Event>) {
        let why = Cause::Helper(card);
        if let (Some(place), With::Face(face)) = (gain.mark_place(), with) {
            self.marks[place] = Some((seat, face));
            return tell.tell(Event::Marked { seat, card, face });
        }
        match gain {
            Gain::Silver(silver) | Gain::FieldSilver(silver) | Gain::RoofSilver(silver) => {
                self.add_silver(seat, silver, why, tell);
            }
            Gain::Points(points) => self.add_points(seat, points, why, tell),
            Gain::LeaderPoint => self.add_points(seat, 1, why, tell),
            Gain::Pig => self.add_good(seat, Good::Pig, why, tell),
            Gain::Commodity => self.add_commodity(seat, why, tell),
            Gain::Wine => self.add_good(seat, Good::Wine, why, tell),
            Gain::Do(ways) => self.begin_choice(ways, why, tell),
            Gain::Rest | Gain::RestAfterDonkeys => self.rest(seat, 1, why, tell),
            Gain::Trades(left) => self.begin_task(Task::Trade { left, taken: 0, closing: false, card }, tell),
            Gain::ClosingTrade => self.begin_task(Task::Trade { left: 1, taken: 0, closing: true, card }, tell),
            Gain::StoreIt => {
                if let With::Good(good, _) = with {
                    self.add_good(seat, good, why, tell);
                }
            }
            Gain::OtherGood => {
                if let With::Good(good, _) = with {
                    self.begin_choice(Ways::HARVEST.without(Ways::good(good)), why, tell);
                }
            }
            Gain::MoveMarker => {
                if let With::Shift(from, to) = with {
                    self.shift(from, to, tell);
                }
            }
            Gain::GoodOffFields => self.begin_choice(off_fields(self.player(seat)), why, tell),
            Gain::GoodOnFields => self.begin_choice(on_fields(self.player(seat)), why, tell),
            Gain::DrawTwo(silver) => {
                self.add_silver(seat, silver, why, tell);
                self.draw_into_hand(seat, why, tell);
                self.draw_into_hand(seat, why, tell);
                self.begin_task(Task::Discard { card }, tell);
            }
            Gain::TurnDie => {
                if let With::Turn(from, to) = with {
                    self.dice[usize::from(from) - 1] -= 1;
                    self.dice[usize::from(to) - 1] += 1;
                    tell.tell(Event::Turned { seat, from, to });
                }
            }
            Gain::OtherOption => {
                if let About::Ways(ways) = about {
                    let die = if ways.has(Ways::DELIVER.or(Ways::SILVER)) { 6 } else { 2 };
                    self.begin_task(Task::Do { ways, left: 1, again: false, die, why }, tell);
                }
            }
            Gain::RoundSpace => self.begin_task(Task::Revenue { face: self.round, die: false, why }, tell),
            Gain::Again => {
                if let About::Die(face) = about {
                    self.begin_task(Task::Revenue { face, die: true, why }, tell);
                }
            }
            Gain::Weave => {
                if let About::Place(to) = about {
                    self.begin_task(Task::Weave { to, card }, tell);
                }
            }
            Gain::Recover => {
                if let About::Goods(goods) = about {
                    self.begin_task(Task::Recover { goods, card }, tell);
                }
            }
            Gain::KeepBarrow => {
                if let About::Barrow(slot) = about
                    && let Some(barrow) = self.me().barrows[usize::from(slot)]
                {
                    tell.tell(Event::BarrowKept { seat, card: barrow.card, slot });
                }
            }
            Gain::HoldDie | Gain::KeepDie | Gain::NameSpace => {}
        }
    }
}

/// Harvest goods without a field.
fn off_fields(player: &crate::player::Player) -> Ways {
    Good::HARVEST
        .into_iter()
        .filter(|&good| player.fields.fields_of(good) == 0)
        .fold(Ways::NONE, |ways, good| ways.or(Ways::good(good)))
}

/// Harvest goods that lie on a field.
fn on_fields(player: &crate::player::Player) -> Ways {
    Good::HARVEST
        .into_iter()
        .filter(|&good| player.count(good, From::Field) > 0)
        .fold(Ways::NONE, |ways, good| ways.or(Ways::good(good)))
}
