//! Worlds a seat could be in: what it cannot know is dealt anew.

use tabletop::{Deck, Rng, Seat};

use crate::game::MyLittleScythe;
use crate::spells::Spells;
use crate::stage::Stage;
use crate::trophy::Personality;

impl MyLittleScythe {
    /// Every spell that `seat` has not seen may be in any rival's hand or anywhere in the deck.
    pub(crate) fn deal_spells_anew(&mut self, seat: Seat, rng: &mut Rng) {
        let rivals = || Seat::all(self.setup.seats()).filter(|&other| other != seat);
        let theirs = match self.stage {
            Stage::Drawn { spells, .. } if self.active != seat => spells,
            _ => Spells::NONE,
        };
        let unseen = rivals().flat_map(|rival| self.player(rival).spells.cards());
        let mut pool: Deck<u8, { Spells::ALL }> =
            Deck::new(unseen.chain(theirs.cards()).chain(self.spells.cards().iter().copied()), 0);
        pool.shuffle(rng);
        let mut deal = |count: u8| {
            (0..count).filter_map(|_| pool.draw()).fold(Spells::NONE, |hand, value| hand + Spells::one(value))
        };
        if let Stage::Drawn { spells, .. } = &mut self.stage
            && self.active != seat
        {
            *spells = deal(spells.len());
        }
        for rival in Seat::all(self.setup.seats()).filter(|&other| other != seat) {
            let hand = &mut self.players[rival.index()].spells;
            *hand = deal(hand.len());
        }
        self.spells = pool;
    }

    /// Every personality that lies neither open nor on hand may be any rival's.
    pub(crate) fn deal_personalities_anew(&mut self, seat: Seat, rng: &mut Rng) {
        // Who is asked whether it is Feisty, is; who has begun what only three complete, can.
        let secret = |game: &Self, other: Seat| {
            let open = game.player(other).revealed || game.is_automountie(other) || game.feisty == Some(other);
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
