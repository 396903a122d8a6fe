//! Move: where Seekers can get, what they carry, deliveries, and what comes after.

use tabletop::{Seat, Tell};

use crate::action::{Deed, Seeker};
use crate::event::{Cause, Event, Homeward, Idle};
use crate::game::MyLittleScythe;
use crate::goods::{Good, Goods};
use crate::map::{Space, SpaceSet};
use crate::refusal::{Refusal, Sibling};
use crate::route::Path;
use crate::step::Step;
use crate::tile::{Section, Tile};
use crate::trophy::Trophy;
use crate::turn::Answer;

impl Good {
    /// The trophy for delivering it.
    #[must_use]
    #[inline]
    pub fn delivery(self) -> Trophy {
        match self {
            Self::Apple => Trophy::AppleDelivery,
            Self::Gem => Trophy::GemDelivery,
        }
    }
}

/// How many a delivery takes.
const DELIVERY: u8 = 4;
/// How many, with the personality for it.
const EASED_DELIVERY: u8 = 3;

impl MyLittleScythe {
    pub(crate) fn begin_move(&mut self, tell: &mut impl Tell<Event>) -> Answer {
        self.require_free(Deed::Move)?;
        self.choose(Deed::Move, tell);
        self.step = Step::Moving;
        Ok(())
    }

    /// Everything a seat's Seeker could get to in so many steps, the castle included. It stops where rivals are, and goes
    /// nowhere from the castle. With Portal Express, one jump between portals is free (Ruling 6).
    #[must_use]
    pub(crate) fn reach(&self, seat: Seat, seeker: Seeker, steps: u8) -> SpaceSet {
        let stops = self.rivals_of(seat).with(Space::CASTLE);
        let jump = self.player(seat).moves().jump;
        let jumped = |from: SpaceSet| {
            if jump && !from.minus(stops).and(SpaceSet::PORTALS).is_empty() {
                SpaceSet::PORTALS
            } else {
                SpaceSet::EMPTY
            }
        };
        let Some(start) = self.player(seat).seekers[seeker.index()] else {
            // The step out of the camp is the first.
            let out: SpaceSet = self.camp(seat).front().into_iter().collect();
            return self.reach_on(out, jumped(out), steps.saturating_sub(1), stops, jump);
        };
        let from = SpaceSet::EMPTY.with(start);
        self.reach_on(from, jumped(from), steps, stops, jump).without(start)
    }

    #[inline]
    fn reach_on(&self, from: SpaceSet, jumped: SpaceSet, steps: u8, stops: SpaceSet, jump: bool) -> SpaceSet {
        let (mut edge, mut jumped_edge) = (from, jumped);
        let mut all = from.or(jumped);
        for _ in 0..steps {
            edge = edge.minus(stops).step();
            if jump {
                jumped_edge = jumped_edge.minus(stops).step();
                if !edge.minus(stops).and(SpaceSet::PORTALS).is_empty() {
                    jumped_edge = jumped_edge.or(SpaceSet::PORTALS);
                }
            }
            all = all.or(edge).or(jumped_edge);
        }
        all
    }

    /// Where goods of this Seeker's space can be carried.
    #[inline]
    pub(crate) fn carrying_reach(&self, seeker: Seeker) -> SpaceSet {
        self.reach(self.active, seeker, self.me().moves().carrying)
    }

    /// Where this Seeker can go empty-handed.
    #[inline]
    pub(crate) fn empty_reach(&self, seeker: Seeker) -> SpaceSet {
        self.reach(self.active, seeker, self.me().moves().empty).without(Space::CASTLE)
    }

    /// What has been brought into the castle so far, to be completed.
    #[inline]
    pub(crate) fn brought(&self) -> Option<(Good, u8)> {
        let there = self.board.at(Space::CASTLE);
        Good::ALL.into_iter().map(|good| (good, there.count(good))).find(|&(_, count)| count > 0)
    }

    /// Whether a delivery was begun that only the personality for it can complete: everybody can see that.
    pub(crate) fn delivers_eased(&self) -> bool {
        let waiting = self.me().seekers.into_iter().flatten().find(|&space| space != Space::CASTLE);
        let left = |good: Good| waiting.map_or(0, |space| self.board.at(space).count(good));
        self.brought().is_some_and(|(good, brought)| left(good) + brought < DELIVERY)
    }

    fn require_unmoved(&self, seeker: Seeker) -> Answer {
        if self.moved[seeker.index()] { Err(Refusal::HasMoved { seeker }) } else { Ok(()) }
    }

    fn require_goods(&self, seeker: Seeker, goods: Goods) -> Result<Space, Refusal> {
        let space = self.me().seekers[seeker.index()].ok_or(Refusal::InCamp { seeker })?;
        self.require_there(space, goods)?;
        Ok(space)
    }

    /// That no own Seeker stands there, and where the nearest one does.
    pub(crate) fn no_seeker(&self, space: Space) -> Refusal {
        Refusal::NoSeekerThere { space, nearest: Self::nearest(self.me().spaces(), space) }
    }

    /// That both Seekers are in camp, and where what it takes lies: all of it if there is such a space, else some.
    pub(crate) fn nobody_out(&self, need: Goods) -> Refusal {
        let front: SpaceSet = self.camp(self.active).front().into_iter().collect();
        let some = |space: &Space| {
            Good::ALL.into_iter().any(|good| need.count(good).min(self.board.at(*space).count(good)) > 0)
        };
        let key = |&space: &Space| (!self.board.at(space).contains(need), Self::steps_from(front, space));
        Refusal::NobodyOut { need, nearest: Space::all().filter(some).min_by_key(key) }
    }

    pub(crate) fn require_there(&self, space: Space, goods: Goods) -> Answer {
        let there = self.board.at(space);
        for good in Good::ALL {
            let (have, need) = (there.count(good), goods.count(good));
            if have < need {
                return Err(self.not_enough(good, space, need));
            }
        }
        Ok(())
    }

    /// That there is less on a space than it takes, and where more is: on another own space, or on the nearest of all.
    pub(crate) fn not_enough(&self, good: Good, space: Space, need: u8) -> Refusal {
        let have = self.board.at(space).count(good);
        let mine = self.me().spaces();
        let lies = |other: &Space| *other != space && self.board.at(*other).count(good) > 0;
        let most = |other: &Space| self.board.at(*other).count(good);
        let own = mine.iter().filter(lies).max_by_key(most);
        let near = || Space::all().filter(lies).min_by_key(|&other| Self::steps_from(mine.with(space), other));
        Refusal::NotEnough { good, space, have, need, elsewhere: own.or_else(near) }
    }

    pub(crate) fn go(&mut self, seeker: Seeker, to: Space, goods: Goods, tell: &mut impl Tell<Event>) -> Answer {
        if let Some((good, brought)) = self.brought() {
            return Err(Refusal::DeliveryBegun { good, brought });
        }
        self.require_unmoved(seeker)?;
        if to == Space::CASTLE {
            return Err(Refusal::CastleIsForDeliveries);
        }
        let from = self.me().seekers[seeker.index()];
        if from == Some(to) {
            return Err(Refusal::AlreadyThere { space: to });
        }
        if !goods.is_empty() {
            self.require_goods(seeker, goods)?;
        }
        let reach = if goods.is_empty() { self.empty_reach(seeker) } else { self.carrying_reach(seeker) };
        if !reach.contains(to) {
            return Err(self.why_not(seeker, to, !goods.is_empty()));
        }
        let path = self.walked(seeker, to, !goods.is_empty(), tell);
        if let Some(from) = from {
            self.board.carry(goods, from, to);
        }
        self.me_mut().seekers[seeker.index()] = Some(to);
        self.moved[seeker.index()] = true;
        tell.tell(Event::Went { seat: self.active, seeker, from, to, path, goods });
        Ok(())
    }

    /// The way there, for those who listen.
    fn walked(&self, seeker: Seeker, to: Space, with_goods: bool, tell: &impl Tell<Event>) -> Path {
        if !tell.listens() {
            return Path::NONE;
        }
        let moves = self.me().moves();
        let steps = if with_goods { moves.carrying } else { moves.empty };
        self.path(self.active, seeker, steps, to).unwrap_or(Path::NONE)
    }

    /// Seekers that have not moved stay. A delivery that was begun must be completed first.
    pub(crate) fn stay(&mut self, tell: &mut impl Tell<Event>) -> Answer {
        if let Some((good, brought)) = self.brought() {
            return Err(Refusal::DeliveryBegun { good, brought });
        }
        for seeker in Seeker::BOTH {
            if !std::mem::replace(&mut self.moved[seeker.index()], true) {
                let (seat, at) = (self.active, self.me().seekers[seeker.index()]);
                tell.tell(Event::Stayed { seat, seeker, at });
            }
        }
        Ok(())
    }

    // Deliveries

    /// Whether three are enough: the personality eases the trophy, so the trophy must be there to be earned.
    #[inline]
    pub(crate) fn eases_delivery(&self, seat: Seat, good: Good) -> bool {
        let trophy = good.delivery();
        self.player(seat).personality == trophy.eased_by() && self.may_earn(seat, trophy).is_ok()
    }

    /// How many of these a seat has to deliver now.
    pub(crate) fn delivery_takes(&self, seat: Seat, good: Good) -> u8 {
        if self.eases_delivery(seat, good) { EASED_DELIVERY } else { DELIVERY }
    }

    /// Whether the other Seeker could bring the rest after `count` came from `seeker`.
    pub(crate) fn can_complete(&self, seeker: Seeker, good: Good, count: u8) -> bool {
        let other = seeker.other();
        let (Some(from), Some(there)) = (self.me().seekers[seeker.index()], self.me().seekers[other.index()]) else {
            return false;
        };
        if self.moved[other.index()] || !self.carrying_reach(other).contains(Space::CASTLE) {
            return false;
        }
        let left = self.board.at(there).count(good) - if from == there { count } else { 0 };
        let needs = DELIVERY - count;
        left >= needs
            || count < EASED_DELIVERY && left >= EASED_DELIVERY - count && self.eases_delivery(self.active, good)
    }

    /// Why the other Seeker could not.
    fn cannot_complete(&self, seeker: Seeker) -> Sibling {
        let other = seeker.other();
        if self.me().seekers[other.index()].is_none() {
            Sibling::InCamp
        } else if self.moved[other.index()] {
            Sibling::HasMoved
        } else if !self.carrying_reach(other).contains(Space::CASTLE) {
            Sibling::TooFar
        } else {
            Sibling::Lacks
        }
    }

    /// Carry goods into the castle: exactly as many as a delivery takes, or fewer if the other Seeker completes it.
    pub(crate) fn deliver(
        &mut self,
        seeker: Seeker,
        good: Good,
        count: u8,
        eased: bool,
        tell: &mut impl Tell<Event>,
    ) -> Answer {
        self.require_unmoved(seeker)?;
        let begun = self.brought();
        if let Some((begun, brought)) = begun.filter(|&(begun, _)| begun != good) {
            return Err(Refusal::DeliveryBegun { good: begun, brought });
        }
        let trophy = good.delivery();
        if self.me().trophies.has(trophy) {
            return Err(Refusal::DeliveredBefore { good });
        }
        let goods = Goods::some(good, count);
        let from = self.require_goods(seeker, goods)?;
        if !self.carrying_reach(seeker).contains(Space::CASTLE) {
            return Err(self.why_not(seeker, Space::CASTLE, true));
        }
        let before = begun.map_or(0, |(_, brought)| brought);
        let brought = before.saturating_add(count);
        let complete = brought == if eased { EASED_DELIVERY } else { DELIVERY };
        if count == 0 || brought > DELIVERY || eased && !complete || before > 0 && !complete {
            return Err(Refusal::WrongAmount { brought, need: if eased { EASED_DELIVERY } else { DELIVERY } });
        }
        if eased {
            if self.me().personality != trophy.eased_by() {
                return Err(Refusal::NotEased { trophy });
            }
            // Three are enough for the trophy only, so it must be there to be earned.
            self.may_earn(self.active, trophy)?;
        }
        if !complete && !self.can_complete(seeker, good, count) {
            let sibling = self.cannot_complete(seeker);
            return Err(Refusal::CannotComplete { missing: DELIVERY - brought, sibling });
        }
        let seat = self.active;
        let path = self.walked(seeker, Space::CASTLE, true, tell);
        self.board.carry(goods, from, Space::CASTLE);
        self.me_mut().seekers[seeker.index()] = Some(Space::CASTLE);
        self.moved[seeker.index()] = true;
        tell.tell(Event::Went { seat, seeker, from: Some(from), to: Space::CASTLE, path, goods });
        if complete {
            self.board.pay(Goods::some(good, brought), Space::CASTLE);
            tell.tell(Event::Delivered { seat, good, count: brought });
            for seeker in Seeker::BOTH {
                if self.me().seekers[seeker.index()] == Some(Space::CASTLE) {
                    self.send_home(seat, seeker, Homeward::Delivery, tell);
                }
            }
            if eased {
                self.show_personality(seat, tell);
            }
            self.earn(seat, trophy, tell);
            self.send_to_rest(seat, tell);
        }
        Ok(())
    }

    pub(crate) fn send_home(&mut self, seat: Seat, seeker: Seeker, why: Homeward, tell: &mut impl Tell<Event>) {
        if let Some(from) = self.players[seat.index()].seekers[seeker.index()].take() {
            tell.tell(Event::SentHome { seat, seeker, from, why });
        }
    }

    /// Whether a Seeker is still to move; else the fights begin, one for each space on which a rival was met (Ruling 4).
    pub(crate) fn move_on(&mut self) -> bool {
        if self.moved != [true; 2] {
            return true;
        }
        self.step = Step::Fights;
        false
    }

    // After the Move

    /// Fights and quests are over: a snack, then the catapult, if it can do anything (Ruling 8).
    pub(crate) fn after_move(&mut self, tell: &mut impl Tell<Event>) {
        let snack = self.me().moves().snack;
        let tile = self.me().tile(Section::Move).unwrap_or(Tile::SnackBasket);
        self.add_pies(self.active, snack, Cause::Tile(tile), tell);
        self.step = if self.me().moves().catapult { Step::Catapult } else { Step::Trophies };
    }

    /// Where the catapult can stand, and where it shoots.
    pub(crate) fn catapult_ways(&self) -> Option<[(Space, Space); 2]> {
        let [Some(one), Some(other)] = self.me().seekers else { return None };
        (one != other).then_some([(one, other), (other, one)])
    }

    /// Whether the catapult can throw something; if not, that is told.
    pub(crate) fn catapult_on(&mut self, tell: &mut impl Tell<Event>) -> bool {
        let idle = match self.catapult_ways() {
            Some(ways) if ways.iter().any(|(from, _)| !self.board.at(*from).is_empty()) => return true,
            Some(_) => Idle::Bare,
            None if self.me().seekers.contains(&None) => Idle::Camp,
            None => Idle::Together,
        };
        tell.tell(Event::NotShifted { seat: self.active, why: idle });
        self.step = Step::Trophies;
        false
    }

    pub(crate) fn shift(&mut self, from: Space, goods: Goods, tell: &mut impl Tell<Event>) -> Answer {
        let way = self.catapult_ways().and_then(|ways| ways.into_iter().find(|(start, _)| *start == from));
        let (_, to) = way.ok_or_else(|| self.no_seeker(from))?;
        if !(1..=2).contains(&goods.len()) {
            return Err(Refusal::CatapultTakesTwo { asked: goods.len() });
        }
        self.require_there(from, goods)?;
        self.board.carry(goods, from, to);
        tell.tell(Event::Shifted { seat: self.active, goods, from, to });
        self.step = Step::Trophies;
        Ok(())
    }
}
