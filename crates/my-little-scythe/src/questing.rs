//! Quests: the card, its options, and the one place where their effects happen.

use tabletop::{Deck, Seat, Tell};

use crate::effect::Effect;
use crate::event::{Cause, Event};
use crate::game::MyLittleScythe;
use crate::goods::{Good, Goods, Token};
use crate::map::{Space, SpaceSet};
use crate::quest::{Quest, QuestSet};
use crate::refusal::Refusal;
use crate::spells::Spells;
use crate::step::{Decision, Solving, Step};
use crate::trophy::Trophy;
use crate::turn::Answer;

impl MyLittleScythe {
    /// The quest tokens under own Seekers (Ruling 5).
    #[inline]
    pub(crate) fn quests_here(&self) -> SpaceSet {
        self.me().spaces().and(self.board.quests())
    }

    /// Whose solved quests make a new deck: those who have the quest trophy.
    fn quests_to_shuffle(&self) -> impl Iterator<Item = Seat> {
        Seat::all(self.setup.seats())
            .filter(|&seat| self.player(seat).trophies.has(Trophy::Quests) && !self.player(seat).solved.is_empty())
    }

    /// How many cards the next quest is drawn from.
    pub(crate) fn quest_cards(&self) -> usize {
        if self.quests.is_empty() {
            self.quests_to_shuffle().map(|seat| usize::from(self.player(seat).solved.len())).sum()
        } else {
            self.quests.len()
        }
    }

    /// Whether a quest is to be looked at; else the Move is over. Without any card the tokens stay.
    pub(crate) fn quests_on(&mut self, tell: &mut impl Tell<Event>) -> bool {
        let found = self.quest_cards() > 0 && !self.quests_here().is_empty();
        if !found {
            for space in self.quests_here().iter() {
                tell.tell(Event::QuestStays { seat: self.active, space });
            }
            self.after_move(tell);
        }
        found
    }

    pub(crate) fn find_quest(&mut self, space: Space, tell: &mut impl Tell<Event>) -> Answer {
        if !self.me().spaces().contains(space) {
            return Err(self.no_seeker(space));
        }
        if !self.quests_here().contains(space) {
            return Err(Refusal::NoQuestThere { space });
        }
        if self.quests.is_empty() {
            let seats: Vec<Seat> = self.quests_to_shuffle().collect();
            let solved: QuestSet = seats.iter().flat_map(|&seat| self.player(seat).solved.iter()).collect();
            seats.iter().for_each(|seat| self.players[seat.index()].solved = QuestSet::NONE);
            self.quests = Deck::new(solved.iter(), Quest::HelpWithApples);
            self.quests.shuffle(&mut self.chance);
            tell.tell(Event::QuestsShuffled { cards: solved.len(), from: seats.into_iter().collect() });
        }
        if let Some(quest) = self.quests.draw() {
            self.board.take_quest(space);
            tell.tell(Event::QuestFound { seat: self.active, space, quest });
            self.step = Step::Card(quest);
        }
        Ok(())
    }

    pub(crate) fn decline_quest(&mut self, tell: &mut impl Tell<Event>) {
        if let Step::Card(quest) = self.step {
            self.quests.put_under(quest);
            tell.tell(Event::QuestDeclined { seat: self.active, quest });
            self.step = Step::Quests;
        }
    }

    /// The goods of a kind on spaces with own Seekers.
    #[inline]
    fn own(&self, good: Good) -> u8 {
        self.me().spaces().iter().map(|space| self.board.at(space).count(good)).sum()
    }

    /// Whether all that an option asks for can be paid.
    pub(crate) fn check_option(&self, quest: Quest, option: u8) -> Answer {
        let effects = quest.option(option);
        if effects.is_empty() {
            return Err(Refusal::NoSuchOption);
        }
        for effect in effects {
            match *effect {
                Effect::Pay(good, need) | Effect::Give(good, need) => {
                    let have = self.own(good);
                    if have < need {
                        return Err(self.own_lack(good, have, need));
                    }
                }
                Effect::Spend(need) if self.me().pies < need => {
                    return Err(Refusal::NotEnoughPies { have: self.me().pies, need });
                }
                Effect::Forget if self.me().spells.is_empty() => return Err(Refusal::NoSpellInHand),
                Effect::Remove if !Token::ALL.into_iter().any(|token| self.lies_anywhere(token)) => {
                    return Err(Refusal::BoardIsBare);
                }
                _ => {}
            }
            if matches!(effect, Effect::Give(..) | Effect::Share(..)) && self.rivals_of(self.active).is_empty() {
                return Err(Refusal::NobodyToGiveTo);
            }
        }
        Ok(())
    }

    /// That own spaces together have less than it takes: where most of it lies, and where the nearest more is.
    fn own_lack(&self, good: Good, have: u8, need: u8) -> Refusal {
        let mine = self.me().spaces();
        let most = |space: &Space| (self.board.at(*space).count(good), std::cmp::Reverse(*space));
        let Some(space) = mine.iter().max_by_key(most) else {
            return self.nobody_out(Goods::some(good, need));
        };
        let lies = |other: &Space| !mine.contains(*other) && self.board.at(*other).count(good) > 0;
        let elsewhere = Space::all().filter(lies).min_by_key(|&other| Self::steps_from(mine, other));
        Refusal::NotEnough { good, space, have, need, elsewhere }
    }

    fn lies_anywhere(&self, token: Token) -> bool {
        Space::all().any(|space| self.board.count(token, space) > 0)
    }

    pub(crate) fn solve(&mut self, option: u8, tell: &mut impl Tell<Event>) -> Answer {
        let Step::Card(quest) = self.step else { return Ok(()) };
        self.check_option(quest, option)?;
        tell.tell(Event::OptionChosen { seat: self.active, quest, option });
        self.step = Step::Solving(Solving { quest, option, effect: 0, done: 0, to: None });
        Ok(())
    }

    fn effect(solving: Solving) -> Option<Effect> {
        solving.quest.option(solving.option).get(usize::from(solving.effect)).copied()
    }

    /// What is to be chosen before this effect goes on.
    pub(crate) fn solving_decision(&self, solving: Solving) -> Decision {
        match Self::effect(solving) {
            Some(Effect::Give(..) | Effect::Share(..)) if solving.to.is_none() => Decision::To,
            Some(Effect::Pay(..) | Effect::Give(..)) => Decision::From,
            Some(Effect::Take(..)) => Decision::Onto,
            Some(Effect::Remove) => Decision::Remove,
            _ => Decision::Discard,
        }
    }

    /// The spaces that can be chosen now.
    pub(crate) fn solving_spaces(&self, solving: Solving) -> SpaceSet {
        match (self.solving_decision(solving), Self::effect(solving)) {
            (Decision::To, _) => self.rivals_of(self.active),
            (Decision::From, Some(Effect::Pay(good, _) | Effect::Give(good, _))) => {
                self.me().spaces().iter().filter(|&space| self.board.at(space).count(good) > 0).collect()
            }
            (Decision::Onto, _) => self.me().spaces(),
            _ => SpaceSet::EMPTY,
        }
    }

    /// Every token that could be removed.
    pub(crate) fn removable(&self) -> impl Iterator<Item = (Token, Space)> {
        let of = |token: Token| Space::all().map(move |space| (token, space));
        Token::ALL.into_iter().flat_map(of).filter(|&(token, space)| self.board.count(token, space) > 0)
    }

    /// Carries effects out up to the next choice; whether there is one. A single way is taken at once.
    pub(crate) fn solve_on(&mut self, solving: Solving, tell: &mut impl Tell<Event>) -> bool {
        let seat = self.active;
        let why = Cause::Quest(solving.quest);
        let next = Solving { effect: solving.effect + 1, done: 0, to: None, ..solving };
        let Some(effect) = Self::effect(solving) else {
            // All of it is done: now the card counts as solved.
            let me = self.me_mut();
            me.solved = me.solved.with(solving.quest);
            tell.tell(Event::QuestSolved { seat, quest: solving.quest, option: solving.option });
            self.step = Step::Quests;
            return false;
        };
        self.step = Step::Solving(next);
        match effect {
            Effect::Friendship(by) => self.befriend(seat, by, why, tell),
            Effect::Bake(pies) => self.add_pies(seat, pies, why, tell),
            Effect::Spend(pies) => self.spend_pies(seat, pies, why, tell),
            Effect::Learn => self.learn(seat, why, tell),
            Effect::Choose => self.draw_to_choose(2, 1, Some(next), tell),
            Effect::Forget => {
                // A single card is discarded at once; of several, equal or not, one is chosen.
                let mut cards = self.me().spells.cards();
                if let (Some(value), None) = (cards.next(), cards.next()) {
                    self.discard_spells(seat, Spells::one(value), why, tell);
                } else {
                    self.step = Step::Solving(solving);
                    return true;
                }
            }
            Effect::Remove => {
                let mut all = self.removable();
                match (all.next(), all.next()) {
                    (Some((token, space)), None) => {
                        drop(all);
                        self.remove(token, space, why, tell);
                    }
                    (Some(_), Some(_)) => {
                        drop(all);
                        self.step = Step::Solving(solving);
                        return true;
                    }
                    _ => {}
                }
            }
            Effect::Pay(good, count)
            | Effect::Give(good, count)
            | Effect::Take(good, count)
            | Effect::Share(good, count) => {
                let comes = matches!(effect, Effect::Take(..) | Effect::Share(..));
                if solving.done >= count {
                    return false;
                }
                if comes && self.board.supply(good.into()) == 0 {
                    let receiver = solving.to.and_then(|to| self.rival_on(to, seat));
                    let gets = if matches!(effect, Effect::Share(..)) { receiver } else { Some(seat) };
                    tell.tell(Event::NotGained { seat: gets, by: seat, good, count: count - solving.done, why });
                    return false;
                }
                self.step = Step::Solving(solving);
                if let (Effect::Share(..), Some(to)) = (effect, solving.to) {
                    self.board.place(good.into(), to);
                    let receiver = self.rival_on(to, seat).unwrap_or(seat);
                    tell.tell(Event::Gained { seat: receiver, by: seat, good, onto: to, why });
                    self.step = Step::Solving(Solving { done: solving.done + 1, ..solving });
                    return false;
                }
                let spaces = self.solving_spaces(solving);
                let mut ways = spaces.iter();
                match (ways.next(), ways.next()) {
                    (Some(only), None) => self.solve_with(solving, only, tell),
                    _ => return true,
                }
            }
        }
        false
    }

    /// Goes on with this space, which is one of [`Self::solving_spaces`].
    fn solve_with(&mut self, solving: Solving, space: Space, tell: &mut impl Tell<Event>) {
        let (seat, why) = (self.active, Cause::Quest(solving.quest));
        let receiver = |game: &Self, to: Space| game.rival_on(to, seat).unwrap_or(seat);
        let mut after = Solving { done: solving.done + 1, ..solving };
        match (self.solving_decision(solving), Self::effect(solving)) {
            (Decision::To, _) => {
                after = Solving { to: Some(space), ..solving };
                tell.tell(Event::GiftGoes { seat, receiver: receiver(self, space), to: space, why });
            }
            (_, Some(Effect::Pay(good, _))) => {
                self.board.pay(Goods::some(good, 1), space);
                tell.tell(Event::Paid { seat, goods: Goods::some(good, 1), from: space, why });
            }
            (_, Some(Effect::Give(good, _))) => {
                let to = solving.to.unwrap_or(space);
                self.board.carry(Goods::some(good, 1), space, to);
                tell.tell(Event::Given { seat, receiver: receiver(self, to), good, from: space, to, why });
            }
            (_, Some(Effect::Take(good, _))) => {
                self.board.place(good.into(), space);
                tell.tell(Event::Gained { seat, by: seat, good, onto: space, why });
            }
            _ => {}
        }
        self.step = Step::Solving(after);
    }

    fn solve_at(&mut self, space: Space, tell: &mut impl Tell<Event>) -> Answer {
        let Step::Solving(solving) = self.step else { return Ok(()) };
        if !self.solving_spaces(solving).contains(space) {
            return Err(match (self.solving_decision(solving), Self::effect(solving)) {
                (Decision::To, _) => {
                    let nearest = Self::nearest(self.rivals_of(self.active), space);
                    Refusal::NoRivalThere { space, nearest }
                }
                (_, Some(Effect::Pay(good, _) | Effect::Give(good, _))) if self.me().spaces().contains(space) => {
                    self.not_enough(good, space, 1)
                }
                _ => self.no_seeker(space),
            });
        }
        self.solve_with(solving, space, tell);
        Ok(())
    }

    pub(crate) fn solve_from(&mut self, space: Space, tell: &mut impl Tell<Event>) -> Answer {
        self.solve_at(space, tell)
    }

    pub(crate) fn solve_onto(&mut self, space: Space, tell: &mut impl Tell<Event>) -> Answer {
        self.solve_at(space, tell)
    }

    pub(crate) fn solve_to(&mut self, space: Space, tell: &mut impl Tell<Event>) -> Answer {
        self.solve_at(space, tell)
    }

    pub(crate) fn solve_remove(&mut self, token: Token, from: Space, tell: &mut impl Tell<Event>) -> Answer {
        let Step::Solving(solving) = self.step else { return Ok(()) };
        if self.board.count(token, from) == 0 {
            return Err(Refusal::NoTokenThere { token, space: from });
        }
        self.remove(token, from, Cause::Quest(solving.quest), tell);
        self.step = Step::Solving(Solving { effect: solving.effect + 1, done: 0, to: None, ..solving });
        Ok(())
    }

    fn remove(&mut self, token: Token, from: Space, why: Cause, tell: &mut impl Tell<Event>) {
        match token.good() {
            Some(good) => self.board.pay(Goods::some(good, 1), from),
            None => self.board.take_quest(from),
        }
        tell.tell(Event::Removed { seat: self.active, token, from, why });
    }

    pub(crate) fn solve_forget(&mut self, value: u8, tell: &mut impl Tell<Event>) -> Answer {
        let Step::Solving(solving) = self.step else { return Ok(()) };
        if self.me().spells.count(value) == 0 {
            return Err(Refusal::NoSuchSpell { value });
        }
        self.discard_spells(self.active, Spells::one(value), Cause::Quest(solving.quest), tell);
        self.step = Step::Solving(Solving { effect: solving.effect + 1, done: 0, to: None, ..solving });
        Ok(())
    }
}
