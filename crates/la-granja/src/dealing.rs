//! What comes by lot: a new game, and a world that a seat could be in.

use tabletop::{Deck, Rng, Seat, Seed};

use crate::card::{Card, CardSet};
use crate::craft::Craft;
use crate::event::Source;
use crate::game::{Building, LaGranja, NEUTRAL, ROUNDS, SEATS};
use crate::market::Space;
use crate::player::Player;
use crate::roof::Roof;
use crate::setup::Setup;
use crate::step::Step;
use crate::task::Tasks;

impl LaGranja {
    /// Setting up.
    pub(crate) fn dealt(setup: &Setup, seed: Seed) -> Self {
        let mut chance = Rng::new(seed);
        let seats = setup.seats();
        let mut deck = Deck::new(Card::all(), Card(0));
        deck.shuffle(&mut chance);
        let mut players = [Player::new(); SEATS];
        for (place, player) in players.iter_mut().enumerate().take(usize::from(seats)) {
            if setup.is_solo() && place == NEUTRAL.index() {
                player.points = 0;
                player.tally[Source::Start as usize] = 0;
                player.silver = 0;
                player.commodities = 0;
            } else {
                player.hand = (0..4).filter_map(|_| deck.draw()).collect();
            }
        }
        let roofs = (1..=ROUNDS).flat_map(|round| {
            let mut tiles = [0, 1, 2, 3];
            chance.shuffle(&mut tiles);
            tiles.into_iter().take(usize::from(seats)).map(move |place| Roof::of(round, place))
        });
        let roofs = roofs.collect();
        let mut crafts = [Building { rows: [None; 4], blocked: 0, first: true }; Craft::COUNT];
        for number in 1..=3 {
            loop {
                let building = &mut crafts[chance.below(6) as usize];
                if building.blocked == 0 {
                    building.blocked = number;
                    break;
                }
            }
        }
        let first = chance.below(u32::from(seats)) as u8;
        let mut order = [Seat(0); SEATS];
        for (place, seat) in order.iter_mut().enumerate().take(usize::from(seats)) {
            *seat = Seat((first + place as u8) % seats);
        }
        let mut market = [None; Space::COUNT];
        for place in 0..usize::from(seats) {
            market[place] = Some(order[place]);
        }
        let mut game = Self {
            setup: *setup,
            players,
            order,
            siesta: [0; SEATS],
            track: order,
            market,
            crafts,
            roofs,
            deck,
            discards: CardSet::NONE,
            round: 1,
            step: Step::Cards { left: 2 },
            turn: 0,
            acted: false,
            tasks: Tasks::NONE,
            dice: [0; 6],
            marks: [None; 3],
            newborn: 0,
            chance,
        };
        game.arrive(&mut ());
        game
    }

    /// A seat cannot know rivals' hands, the order of the deck, roof tiles of later rounds, and donkey tiles that are not
    /// revealed.
    pub(crate) fn imagined(&self, seat: Seat, rng: &mut Rng) -> Self {
        let mut world = self.clone();
        let rivals = || Seat::all(self.setup.seats()).filter(|&other| other != seat);
        let unseen = rivals().flat_map(|rival| self.player(rival).hand.iter());
        let mut pool: Deck<Card, { Card::COUNT }> = Deck::new(unseen.chain(self.deck.cards().iter().copied()), Card(0));
        pool.shuffle(rng);
        for rival in rivals() {
            let hand = &mut world.players[rival.index()].hand;
            let count = hand.len();
            *hand = (0..count).filter_map(|_| pool.draw()).collect();
            if self.step == Step::Donkeys
                && let Some(chosen) = &mut world.players[rival.index()].chosen
            {
                let free: Vec<u8> =
                    (1..=4).filter(|donkeys| self.player(rival).donkeys >> (donkeys - 1) & 1 == 0).collect();
                if let Some(&guess) = rng.pick(&free) {
                    *chosen = guess;
                }
            }
        }
        world.deck = pool;
        for round in self.round + 1..=ROUNDS {
            let mut tiles = [0, 1, 2, 3];
            rng.shuffle(&mut tiles);
            for (place, &tile) in tiles.iter().enumerate() {
                let tile = Roof::of(round, tile);
                let used = place < usize::from(self.setup.seats());
                world.roofs = if used { world.roofs.with(tile) } else { world.roofs.without(tile) };
            }
        }
        world.chance = rng.fork();
        world
    }
}
