//! Worlds a seat could be in: what it cannot know is dealt anew.

use tabletop::{Deck, Rng, Seat};

use crate::game::MyLittleScythe;
use crate::spells::Spells;
use crate::step::Step;
use crate::trophy::Personality;

impl MyLittleScythe {
    /// Every spell that `seat` has not seen may be in any rival's hand or anywhere in the deck.
    pub(crate) fn deal_spells_anew(&mut self, seat: Seat, rng: &mut Rng) {
        let rivals = || Seat::all(self.setup.seats()).filter(|&other| other != seat);
        let theirs = match self.step {
            Step::Drawn { spells, .. } if self.active != seat => spells,
            _ => Spells::NONE,
        };
        let unseen = rivals().flat_map(|rival| (self.player(rival).spells - self.shown_spells(rival)).cards());
        let mut pool: Deck<u8, { Spells::ALL }> =
            Deck::new(unseen.chain(theirs.cards()).chain(self.spells.cards().iter().copied()), 0);
        pool.shuffle(rng);
        let mut deal = |count: u8| {
            (0..count).filter_map(|_| pool.draw()).fold(Spells::NONE, |hand, value| hand + Spells::one(value))
        };
        if let Step::Drawn { spells, .. } = &mut self.step
            && self.active != seat
        {
            *spells = deal(spells.len());
        }
        for rival in Seat::all(self.setup.seats()).filter(|&other| other != seat) {
            let shown = self.shown_spells(rival);
            let hand = &mut self.players[rival.index()].spells;
            *hand = shown + deal(hand.len() - shown.len());
        }
        self.spells = pool;
    }

    /// Spells in a hand that everybody has seen: those thrown in a fight that is decided.
    pub(crate) fn shown_spells(&self, seat: Seat) -> Spells {
        let Step::Fought(fought) = self.step else { return Spells::NONE };
        fought.sides().into_iter().find(|&(side, _)| side == seat).map_or(Spells::NONE, |(_, throw)| throw.spells)
    }

    /// Tiles may lie in any order; those that a rival looks at may be any of its pile.
    pub(crate) fn deal_tiles_anew(&mut self, seat: Seat, rng: &mut Rng) {
        let active = self.active;
        if let Step::Tiles { section, tiles, .. } = &mut self.step
            && active != seat
        {
            let pile = &mut self.piles[*section as usize];
            tiles.iter().flatten().for_each(|&tile| pile.put_under(tile));
            pile.shuffle(rng);
            tiles.iter_mut().for_each(|tile| *tile = pile.draw());
        }
        self.piles.iter_mut().for_each(|pile| pile.shuffle(rng));
    }

    /// Every personality that lies neither open nor on hand may be any rival's.
    pub(crate) fn deal_personalities_anew(&mut self, seat: Seat, rng: &mut Rng) {
        // Who has begun what only three complete, can.
        let secret = |game: &Self, other: Seat| {
            let open = game.player(other).revealed || game.is_automountie(other);
            let shown = other == game.active && game.delivers_eased();
            other != seat && !open && !shown
        };
        let open = |personality: &Personality| {
            !Seat::all(self.setup.seats()).any(|other| {
                !secret(self, other) && !self.is_automountie(other) && self.player(other).personality == *personality
            })
        };
        let mut pool: Deck<Personality, { Personality::COUNT }> =
            Deck::new(Personality::ALL.into_iter().filter(open), Personality::Kind);
        pool.shuffle(rng);
        for other in Seat::all(self.setup.seats()) {
            if secret(self, other)
                && let Some(personality) = pool.draw()
            {
                self.players[other.index()].personality = personality;
            }
        }
    }
}
