//! A cheap, sensible way to play, for playouts: it looks at the board once and takes what looks best, with some luck in
//! it so that playouts differ. No lists, no heap.

use tabletop::{Game, Rng, Seat};

use crate::action::{Action, Deed, Rest, Seek, Seeker, Throw};
use crate::game::MyLittleScythe;
use crate::goods::{Good, Goods, Token};
use crate::map::{Space, SpaceSet};
use crate::player::{FRIENDLY, Player};
use crate::quest::Quest;
use crate::spells::Spells;
use crate::step::{Decision, Step};
use crate::tile::Section;
use crate::trophy::Trophy;

/// Below how many points of judgement luck decides.
const LUCK: u32 = 12;
/// What completes a trophy comes before all else.
const TROPHY: i32 = 100;

impl MyLittleScythe {
    /// A sensible action for the seat to act; the game must not be over.
    #[must_use]
    pub fn guide(&self, rng: &mut Rng) -> Action {
        let (Some(decision), Some(seat)) = (self.decision(), self.to_act()) else { return Action::Pass };
        let sure = matches!(decision, Decision::Fight | Decision::Throw | Decision::Option | Decision::Trophy);
        if sure
            && self.can_claim_now()
            && let Some(trophy) = self.claims().next()
        {
            return Action::Claim(trophy);
        }
        match (decision, self.step) {
            (Decision::Action, _) => self.guide_action(rng),
            (Decision::Seekers, _) => self.guide_seekers(rng),
            (Decision::Fight, _) => self.fights().iter().next().map_or(Action::Pass, Action::Fight),
            (Decision::Throw, _) => Action::Throw(self.likely_throw(seat, rng)),
            (Decision::Defence, _) => Action::Claim(Trophy::Fight),
            (Decision::Feisty | Decision::Rest, _) if self.check_feisty(decision).is_ok() => {
                Action::Claim(Trophy::Fight)
            }
            (Decision::Rest, _) => self.guide_rest(seat),
            (Decision::Quest, _) => self.quests_here().iter().next().map_or(Action::Pass, Action::Quest),
            (Decision::Option, Step::Card(quest)) => self.guide_option(quest),
            (Decision::From, Step::Solving(solving)) => {
                first(self.solving_spaces(solving)).map_or(Action::Pass, Action::From)
            }
            (Decision::Onto, Step::Solving(solving)) => {
                let best = self.solving_spaces(solving).iter().max_by_key(|&space| self.board.at(space).len());
                best.map_or(Action::Pass, Action::Onto)
            }
            (Decision::To, Step::Solving(solving)) => {
                first(self.solving_spaces(solving)).map_or(Action::Pass, Action::To)
            }
            (Decision::Remove, _) => {
                let theirs = self.removable().find(|(_, space)| self.rivals_of(seat).contains(*space));
                let any = theirs.or_else(|| self.removable().next());
                any.map_or(Action::Pass, |(token, from)| Action::Remove { token, from })
            }
            (Decision::Discard, Step::Drawn { spells, .. }) => spells.worst().map_or(Action::Pass, Action::Discard),
            (Decision::Discard, _) => self.player(seat).spells.worst().map_or(Action::Pass, Action::Discard),
            (Decision::Tile, Step::Tiles { tiles, .. }) => {
                let shown = tiles.iter().flatten().count() as u32;
                tiles[rng.below(shown) as usize].map_or(Action::Pass, Action::Keep)
            }
            (Decision::Place, Step::Seeking { seek, dice, next }) => {
                let (token, region) = (seek.dice()[usize::from(next)], dice[usize::from(next)]);
                self.guide_place(token, self.places(token, region), rng)
            }
            (Decision::Automountie, _) => Action::Reveal,
            _ => Action::Pass,
        }
    }

    /// Whether a seat still wants this trophy.
    #[inline]
    fn wants(&self, player: &Player, trophy: Trophy) -> bool {
        !player.trophies.has(trophy)
    }

    fn guide_action(&self, rng: &mut Rng) -> Action {
        let me = self.me();
        let mut best = Best { action: Action::Seek(Seek::Apples), score: i32::MIN };
        let lonely = if me.friendship < FRIENDLY { 40 } else { 0 };
        let friendship = if self.wants(me, Trophy::Friendship) { 2 * i32::from(me.friendship) } else { 0 };
        let found = self.board.supply(Token::Apple).min(2) + self.board.supply(Token::Gem).min(2);
        for seek in [Seek::Apples, Seek::Gems] {
            if self.require_free(seek.deed()).is_ok() {
                best.offer(Action::Seek(seek), (12 + lonely + friendship) * i32::from(found) / 4, rng);
            }
        }
        if self.check_bake().is_ok()
            && let Some(payment) = self.cheapest(Deed::Bake)
        {
            let score = self.making(Trophy::Pies, me.makes().bake.1, 26) - self.spoils(payment.total());
            best.offer(Action::Bake(payment), score, rng);
        }
        if self.check_conjure().is_ok()
            && let Some(payment) = self.cheapest(Deed::Conjure)
        {
            let score = self.making(Trophy::Spells, me.makes().conjure.2, 32) - self.spoils(payment.total());
            best.offer(Action::Conjure(payment), score, rng);
        }
        if self.require_free(Deed::PowerUp).is_ok() && me.power_ups() < 2 {
            let open = Section::ALL.map(|section| self.check_section(section).is_ok());
            let section = match open {
                [true, true] => Some(Section::ALL[rng.below(2) as usize]),
                [true, false] => Some(Section::Move),
                [false, true] => Some(Section::Make),
                [false, false] => None,
            };
            if let Some((section, payment)) = section.zip(self.cheapest(Deed::PowerUp)) {
                best.offer(Action::PowerUp { section, payment }, self.making(Trophy::PowerUps, 1, 40), rng);
            }
        }
        if self.require_free(Deed::Move).is_ok() {
            best.offer(Action::Move, self.move_value(), rng);
        }
        best.action
    }

    /// What so much more of what a trophy counts is worth.
    fn making(&self, trophy: Trophy, gain: u8, plain: i32) -> i32 {
        let me = self.me();
        if !self.wants(me, trophy) {
            return 4;
        }
        let (have, need) = (self.progress(self.active, trophy), self.needs(self.active, trophy));
        if have >= need {
            0
        } else if have + gain >= need && me.friendship >= FRIENDLY {
            TROPHY
        } else {
            plain
        }
    }

    /// What a payment takes from a delivery that is nearly there.
    fn spoils(&self, goods: Goods) -> i32 {
        let me = self.me();
        Good::ALL
            .into_iter()
            .map(|good| {
                let near = me.spaces().iter().any(|space| self.board.at(space).count(good) >= 3);
                if near && goods.count(good) > 0 && self.wants(me, good.delivery()) { 25 } else { 0 }
            })
            .sum()
    }

    /// What a Move promises.
    fn move_value(&self) -> i32 {
        if self.delivery_now([false; 2]).is_some() {
            return TROPHY + 20;
        }
        let gains = Seeker::BOTH.map(|seeker| {
            let here =
                self.me().seekers[seeker.index()].map_or(0, |space| self.space_value(space, self.board.at(space)));
            (self.best_way(seeker, None).0 - here).max(0)
        });
        10 + gains[0] + gains[1] / 2
    }

    /// A delivery that a Seeker can make or begin.
    fn delivery_now(&self, moved: [bool; 2]) -> Option<Action> {
        let begun = self.brought();
        for seeker in Seeker::BOTH {
            if moved[seeker.index()] {
                continue;
            }
            let Some(from) = self.me().seekers[seeker.index()] else { continue };
            let there = self.board.at(from);
            if there.is_empty() || from == Space::CASTLE || !self.carrying_reach(seeker).contains(Space::CASTLE) {
                continue;
            }
            for good in Good::ALL {
                if !self.wants(self.me(), good.delivery()) || begun.is_some_and(|(begun, _)| begun != good) {
                    continue;
                }
                let before = begun.map_or(0, |(_, brought)| brought);
                let have = there.count(good);
                if have >= 4 - before {
                    return Some(Action::Deliver { seeker, good, count: 4 - before, eased: false });
                }
                if before < 3 && have >= 3 - before && self.eases_delivery(self.active, good) {
                    return Some(Action::Deliver { seeker, good, count: 3 - before, eased: true });
                }
                if before == 0 && have > 0 && !moved[seeker.other().index()] && self.can_complete(seeker, good, have) {
                    return Some(Action::Deliver { seeker, good, count: have, eased: false });
                }
            }
        }
        None
    }

    fn guide_seekers(&self, rng: &mut Rng) -> Action {
        if let Some(action) = self.delivery_now(self.moved) {
            return action;
        }
        for seeker in Seeker::BOTH {
            if self.moved[seeker.index()] {
                continue;
            }
            let here =
                self.me().seekers[seeker.index()].map_or(-20, |space| self.space_value(space, self.board.at(space)));
            let (value, way) = self.best_way(seeker, Some(rng));
            if let Some(action) = way.filter(|_| value > here) {
                return action;
            }
        }
        Action::Stay
    }

    /// The best place a Seeker can go to, by what lies there.
    fn best_way(&self, seeker: Seeker, mut rng: Option<&mut Rng>) -> (i32, Option<Action>) {
        let mut best = (i32::MIN, None);
        let mut luck = || rng.as_mut().map_or(0, |rng| rng.below(4) as i32);
        let sibling = self.me().seekers[seeker.other().index()];
        for to in self.empty_reach(seeker).iter() {
            let mut value = self.space_value(to, self.board.at(to)) + luck();
            if sibling == Some(to) {
                value -= 8; // what lies there is in hand already
            }
            if value > best.0 {
                best = (value, Some(Action::Go { seeker, to, goods: Goods::NONE }));
            }
        }
        let Some(from) = self.me().seekers[seeker.index()] else { return best };
        let there = self.board.at(from);
        if there.len() >= 2 {
            for to in self.carrying_reach(seeker).without(Space::CASTLE).iter() {
                let goods = there + self.board.at(to);
                let value = self.space_value(to, goods) + luck();
                if value > best.0 {
                    best = (value, Some(Action::Go { seeker, to, goods: there }));
                }
            }
        }
        best
    }

    /// What it is worth to stand on a space with these goods.
    #[inline]
    fn space_value(&self, space: Space, goods: Goods) -> i32 {
        let me = self.me();
        let mut value = 2 * i32::from(goods.len().min(6));
        if goods.apples > 0 && goods.gems > 0 && self.wants(me, Trophy::PowerUps) {
            value += 10;
        }
        if goods.apples >= me.makes().bake.0 && self.wants(me, Trophy::Pies) {
            value += 8;
        }
        if goods.gems >= me.makes().conjure.0 && self.wants(me, Trophy::Spells) {
            value += 9;
        }
        for good in Good::ALL {
            let need = self.needs(self.active, good.delivery());
            let have = goods.count(good);
            if have + 1 >= need && self.wants(me, good.delivery()) {
                value += if have >= need { 24 } else { 4 };
                if space.neighbours().contains(Space::CASTLE) {
                    value += 14;
                }
            }
        }
        if self.board.quests().contains(space) {
            value += if self.wants(me, Trophy::Quests) { 20 } else { 5 };
        }
        if let Some(rival) = self.rival_on(space, self.active) {
            value += self.fight_value(rival);
        }
        value
    }

    /// What attacking a rival is worth.
    fn fight_value(&self, rival: Seat) -> i32 {
        let (me, them) = (self.me(), self.player(rival));
        let strength =
            |player: &Player| i32::from(player.pies.min(Throw::DIAL)) + 2 * i32::from(player.spells.len().min(1));
        let lead = strength(me) - strength(them);
        let unfriendly = me.friendship <= FRIENDLY && me.moves().unfriendly > 0;
        if !self.wants(me, Trophy::Fight) || unfriendly {
            return 4 * lead.min(0) - if unfriendly { 500 } else { 18 };
        }
        6 * lead + 8
    }

    fn guide_place(&self, token: Token, places: SpaceSet, rng: &mut Rng) -> Action {
        let me = self.me();
        let rivals = self.rivals_of(self.active);
        let mine = me.spaces();
        let friendly = self.wants(me, Trophy::Friendship) || me.friendship <= FRIENDLY;
        let mut best = (i32::MIN, Action::Pass);
        for space in places.iter() {
            let mut value = rng.below(4) as i32;
            if token == Token::Quest {
                let near = |seeker: &Space| seeker.neighbours().contains(space);
                value += if me.seekers.iter().flatten().any(near) { 6 } else { 0 };
                value -= if rivals.step().contains(space) { 4 } else { 0 };
            } else if mine.contains(space) {
                value += 14 + i32::from(self.board.at(space).len().min(3));
            } else if rivals.contains(space) {
                value += if friendly { 12 } else { -10 };
            } else {
                value += if mine.step().contains(space) { 7 } else { 0 };
                value -= if rivals.step().contains(space) { 3 } else { 0 };
            }
            if value > best.0 {
                best = (value, Action::Place(space));
            }
        }
        best.1
    }

    fn guide_rest(&self, seat: Seat) -> Action {
        let player = self.player(seat);
        let pies = self.wants(player, Trophy::Pies) && player.pies + 2 >= self.needs(seat, Trophy::Pies);
        let spells = self.wants(player, Trophy::Spells) || player.pies + 2 > 10;
        if spells && !pies && self.spells_left() > 0 { Action::Rest(Rest::Spell) } else { Action::Rest(Rest::Pies) }
    }

    /// The kind option rather than the cheeky one, unless Friendship is plenty.
    fn guide_option(&self, quest: Quest) -> Action {
        let me = self.me();
        let can = |option: u8| self.check_option(quest, option).is_ok();
        let lost = quest.option(2).iter().map(|effect| match effect {
            crate::effect::Effect::Friendship(by) => *by,
            _ => 0,
        });
        let left = me.friendship as i8 + lost.sum::<i8>();
        let wanted = self.wants(me, Trophy::Quests);
        if can(1) {
            Action::Solve(1)
        } else if can(2) && (left >= FRIENDLY as i8 || wanted && me.friendship >= FRIENDLY) {
            Action::Solve(2)
        } else {
            Action::NoThanks
        }
    }

    /// What a seat might throw in the fight that is going on: all it has, enough for the rival's pies, or anything.
    pub(crate) fn likely_throw(&self, seat: Seat, rng: &mut Rng) -> Throw {
        let Step::Throwing(fight) = self.step else { return Throw::default() };
        let player = self.player(seat);
        let rival = if seat == fight.attacker { fight.defender } else { fight.attacker };
        let most = player.pies.min(Throw::DIAL);
        let fighters = self.spell_places(fight, seat);
        let best_spells = |mut count: u8| {
            let mut spells = Spells::NONE;
            let mut left = player.spells;
            while let Some(value) = left.best().filter(|_| count > 0) {
                spells += Spells::one(value);
                left -= Spells::one(value);
                count -= 1;
            }
            spells
        };
        match rng.below(8) {
            0..=2 => Throw { pies: most, spells: best_spells(fighters) },
            3 | 4 => Throw { pies: most, spells: Spells::NONE },
            5 => {
                let enough = self.player(rival).pies.min(Throw::DIAL) + u8::from(seat == fight.defender);
                let spells = best_spells(fighters);
                Throw { pies: enough.saturating_sub(spells.value()).min(most), spells }
            }
            6 => Throw {
                pies: rng.below(u32::from(most) + 1) as u8,
                spells: best_spells(fighters.min(rng.below(2) as u8)),
            },
            _ => Throw { pies: rng.below(u32::from(most) + 1) as u8 / 2, spells: Spells::NONE },
        }
    }
}

fn first(spaces: SpaceSet) -> Option<Space> {
    spaces.iter().next()
}

struct Best {
    action: Action,
    score: i32,
}

impl Best {
    #[inline]
    fn offer(&mut self, action: Action, score: i32, rng: &mut Rng) {
        let score = score + rng.below(LUCK) as i32;
        if score > self.score {
            *self = Self { action, score };
        }
    }
}
