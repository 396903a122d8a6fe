//! The Automountie's turn, which her card dictates.

use tabletop::Tell;

use crate::action::{Seeker, Throw};
use crate::automountie::AutoCard;
use crate::event::{Cause, Event, Hindrance, Lure};
use crate::game::{AUTOMOUNTIE, MyLittleScythe};
use crate::goods::{Goods, Token};
use crate::map::Space;
use crate::refusal::Refusal;
use crate::route::Path;
use crate::spells::Spells;
use crate::trophy::Trophy;

impl MyLittleScythe {
    /// The next card; all of them are shuffled when none is left. For a Seeker's turn, or for a fight.
    fn turn_up(&mut self, seeker: Option<Seeker>, tell: &mut impl Tell<Event>) -> AutoCard {
        if self.her.deck.is_empty() {
            self.her.shuffle(&mut self.chance);
            tell.tell(Event::CardsShuffled { cards: AutoCard::COUNT as u8 });
        }
        let card = self.her.deck.draw().unwrap_or(AutoCard(1));
        tell.tell(Event::CardRevealed { card, seeker });
        card
    }

    /// Tokens or pies, then one Seeker moves, then a fight if it meets one; else she keeps what lies there.
    pub(crate) fn reveal(&mut self, tell: &mut impl Tell<Event>) {
        let seeker = Seeker::BOTH[usize::from(self.her.next & 1)];
        self.her.next ^= 1;
        let card = self.turn_up(Some(seeker), tell);
        self.add_pies(AUTOMOUNTIE, card.pies(), Cause::Card(card), tell);
        for (token, space) in card.tokens() {
            self.place_hers(card, token, space, tell);
        }
        let met = self.send_out(card, seeker, tell).and_then(|to| Some((to, self.rival_on(to, AUTOMOUNTIE)?)));
        if let Some((space, defender)) = met {
            self.meet(AUTOMOUNTIE, defender, space, tell);
        } else {
            self.gather(seeker, tell);
            self.end_turn(tell);
        }
    }

    /// A token of her card comes onto the board, if it can.
    fn place_hers(&mut self, card: AutoCard, token: Token, space: Space, tell: &mut impl Tell<Event>) {
        let (seat, why) = (AUTOMOUNTIE, Cause::Card(card));
        let seekers = self.rivals_of(AUTOMOUNTIE).or(self.player(AUTOMOUNTIE).spaces());
        let hindrance = if token == Token::Quest && seekers.contains(space) {
            Hindrance::Seeker
        } else if self.board.place(token, space) {
            tell.tell(Event::Placed { seat, token, space, why });
            return;
        } else if self.board.supply(token) == 0 {
            Hindrance::Supply
        } else {
            Hindrance::Quest
        };
        if let Some(region) = space.region() {
            tell.tell(Event::NotPlaced { seat, token, region, space: Some(space), hindrance, why });
        }
    }

    /// Her Seeker goes where the card sends it; where it came to, if it moved.
    fn send_out(&mut self, card: AutoCard, seeker: Seeker, tell: &mut impl Tell<Event>) -> Option<Space> {
        let rivals = self.rivals_of(AUTOMOUNTIE);
        let from = self.player(AUTOMOUNTIE).seekers[seeker.index()];
        let drawn = |space: Space| rivals.contains(space) || self.tokens_on(space) > 0;
        let (arm, path, lure) = match from {
            None => (None, self.most_tokens(self.camp(AUTOMOUNTIE).front()).into_iter().collect(), Lure::Camp),
            Some(from) => match card.way(from, drawn) {
                None => (None, Path::NONE, Lure::Nothing),
                Some((arm, path)) => {
                    let lure = match path.end() {
                        Some(end) if rivals.contains(end) => Lure::Rival,
                        Some(end) if self.tokens_on(end) > 0 => Lure::Tokens,
                        _ => Lure::Nothing,
                    };
                    (Some(arm), path, lure)
                }
            },
        };
        tell.tell(Event::Lured { seeker, arm, lure });
        let Some(to) = path.end() else {
            tell.tell(Event::Stayed { seat: AUTOMOUNTIE, seeker, at: from });
            return None;
        };
        self.players[AUTOMOUNTIE.index()].seekers[seeker.index()] = Some(to);
        tell.tell(Event::Went { seat: AUTOMOUNTIE, seeker, from, to, path, goods: Goods::NONE });
        Some(to)
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
        let card = self.turn_up(None, tell);
        let have = self.player(AUTOMOUNTIE).pies;
        let pies = card.throws().min(have).min(Throw::DIAL);
        // A card of seven wants all she can.
        if have < card.throws() && card.throws() < Throw::DIAL {
            tell.tell(Event::FewPies { card, wanted: card.throws(), have });
        }
        let mut spells = Spells::NONE;
        for _ in 0..card.spells() {
            if spells == self.player(AUTOMOUNTIE).spells {
                self.learn(AUTOMOUNTIE, Cause::Card(card), tell);
            }
            let spare = self.player(AUTOMOUNTIE).spells - spells;
            spells += spare.best().map_or(Spells::NONE, Spells::one);
        }
        Throw { pies, spells }
    }

    /// Her first won fight is worth a trophy.
    pub(crate) fn auto_win(&mut self, tell: &mut impl Tell<Event>) {
        let (seat, trophy) = (AUTOMOUNTIE, Trophy::Fight);
        if self.her.won_a_fight {
            tell.tell(Event::NotCredited { seat, trophy, why: Refusal::HasTrophy { trophy } });
        } else if self.her.trophies >= Trophy::GOAL {
            tell.tell(Event::NotCredited { seat, trophy, why: Refusal::AllPlaced });
        } else {
            self.her.won_a_fight = true;
            self.auto_trophy([0; 3], tell);
        }
    }

    fn auto_trophy(&mut self, given_back: [u8; 3], tell: &mut impl Tell<Event>) {
        self.her.trophies += 1;
        tell.tell(Event::AutoTrophy { count: self.her.trophies, given_back });
    }

    /// How many tokens the Automountie gives for her next trophy; `None` if she does not play, or has all.
    #[must_use]
    pub fn tokens_for_trophy(&self) -> Option<u8> {
        self.setup.difficulty()?.prices().get(usize::from(self.her.trophies)).copied()
    }

    /// She keeps every token of her space, and turns enough of them into a trophy.
    pub(crate) fn gather(&mut self, seeker: Seeker, tell: &mut impl Tell<Event>) {
        let Some(space) = self.player(AUTOMOUNTIE).seekers[seeker.index()] else { return };
        for (place, token) in Token::ALL.into_iter().enumerate() {
            let count = self.board.count(token, space);
            (0..count).for_each(|_| self.board.lift(token, space));
            self.her.kept[place] += count;
            if count > 0 {
                tell.tell(Event::Kept { token, count, from: space });
            }
        }
        while let Some(price) = self.tokens_for_trophy().filter(|&price| self.her.kept.iter().sum::<u8>() >= price) {
            let (mut left, mut given_back) = (price, [0; 3]);
            for (place, token) in Token::ALL.into_iter().enumerate() {
                let back = self.her.kept[place].min(left);
                self.her.kept[place] -= back;
                left -= back;
                given_back[place] = back;
                self.board.give_back(token, back);
            }
            self.auto_trophy(given_back, tell);
        }
    }
}
