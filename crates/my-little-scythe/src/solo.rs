//! The Automountie's turn, which her card dictates.

use tabletop::Tell;

use crate::action::{Seeker, Throw};
use crate::automountie::AutoCard;
use crate::event::{DeckName, Event};
use crate::game::{AUTOMOUNTIE, MyLittleScythe};
use crate::goods::Token;
use crate::map::Space;
use crate::spells::Spells;
use crate::stage::Stage;
use crate::trophy::Trophy;

impl MyLittleScythe {
    /// The next card; all of them are shuffled when none is left.
    fn turn_up(&mut self, tell: &mut impl Tell<Event>) -> AutoCard {
        if self.her.deck.is_empty() {
            self.her.shuffle(&mut self.chance);
            tell.tell(Event::Reshuffled { deck: DeckName::Automountie, cards: AutoCard::COUNT as u8 });
        }
        let card = self.her.deck.draw().unwrap_or(AutoCard(1));
        tell.tell(Event::AutoCard { card });
        card
    }

    /// Tokens or pies, then one Seeker moves, then a fight if it meets one.
    pub(crate) fn reveal(&mut self, tell: &mut impl Tell<Event>) {
        let card = self.turn_up(tell);
        self.add_pies(AUTOMOUNTIE, card.pies(), tell);
        for (token, space) in card.tokens() {
            let seekers = self.rivals_of(AUTOMOUNTIE).or(self.player(AUTOMOUNTIE).spaces());
            let blocked = token == Token::Quest && seekers.contains(space);
            if !blocked && self.board.place(token, space) {
                tell.tell(Event::Placed { seat: AUTOMOUNTIE, token, space });
            }
        }
        let seeker = Seeker::BOTH[usize::from(self.her.next & 1)];
        self.her.next ^= 1;
        let rivals = self.rivals_of(AUTOMOUNTIE);
        let from = self.player(AUTOMOUNTIE).seekers[seeker.index()];
        let to = match from {
            Some(from) => card.way(from, |space| rivals.contains(space) || self.tokens_on(space) > 0),
            None => self.most_tokens(self.camp(AUTOMOUNTIE).front()),
        };
        if let Some(to) = to {
            self.players[AUTOMOUNTIE.index()].seekers[seeker.index()] = Some(to);
            tell.tell(Event::Went { seat: AUTOMOUNTIE, seeker, from, to, goods: crate::goods::Goods::NONE });
            if let Some(defender) = self.rival_on(to, AUTOMOUNTIE) {
                self.meet(AUTOMOUNTIE, defender, tell);
                return;
            }
        }
        self.stage = Stage::Gathering(seeker);
    }

    fn tokens_on(&self, space: Space) -> u8 {
        Token::ALL.into_iter().map(|token| self.board.count(token, space)).sum()
    }

    /// The first of those with the most tokens.
    fn most_tokens(&self, spaces: [Space; 3]) -> Option<Space> {
        spaces.into_iter().rev().max_by_key(|&space| self.tokens_on(space))
    }

    /// She throws what a card says, as far as she has it: spells of hers first, then from the deck.
    pub(crate) fn automatic_throw(&mut self, tell: &mut impl Tell<Event>) -> Throw {
        let card = self.turn_up(tell);
        let pies = card.throws().min(self.player(AUTOMOUNTIE).pies).min(Throw::DIAL);
        let mut spells = Spells::NONE;
        for _ in 0..card.spells() {
            if spells == self.player(AUTOMOUNTIE).spells {
                self.learn(AUTOMOUNTIE, tell);
            }
            let spare = self.player(AUTOMOUNTIE).spells - spells;
            spells += spare.best().map_or(Spells::NONE, Spells::one);
        }
        Throw { pies, spells }
    }

    /// Her first won fight is worth a trophy.
    pub(crate) fn auto_win(&mut self, tell: &mut impl Tell<Event>) {
        if !self.her.won_a_fight {
            self.her.won_a_fight = true;
            self.auto_trophy(0, tell);
        }
    }

    fn auto_trophy(&mut self, tokens: u8, tell: &mut impl Tell<Event>) {
        if self.her.trophies < Trophy::GOAL {
            self.her.trophies += 1;
            tell.tell(Event::AutoTrophy { tokens });
        }
    }

    /// She keeps every token of her space, and turns enough of them into a trophy.
    pub(crate) fn gather(&mut self, seeker: Seeker, tell: &mut impl Tell<Event>) {
        let Some(space) = self.player(AUTOMOUNTIE).seekers[seeker.index()] else { return };
        for (place, token) in Token::ALL.into_iter().enumerate() {
            for _ in 0..self.board.count(token, space) {
                self.board.lift(token, space);
                self.her.kept[place] += 1;
                tell.tell(Event::Kept { token, from: space });
            }
        }
        let price = self.setup.difficulty().map_or(u8::MAX, crate::setup::Difficulty::tokens_a_trophy);
        while self.her.kept.iter().sum::<u8>() >= price && self.her.trophies < Trophy::GOAL {
            let mut left = price;
            for (place, token) in Token::ALL.into_iter().enumerate() {
                let back = self.her.kept[place].min(left);
                self.her.kept[place] -= back;
                left -= back;
                self.board.give_back(token, back);
            }
            self.auto_trophy(price, tell);
        }
    }
}
