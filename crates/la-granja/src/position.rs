//! A game written out zone by zone, to be read, built by hand, checked and played on.

use tabletop::{Rng, Seat};

use crate::card::{Card, CardSet};
use crate::craft::Craft;
use crate::game::{Building, LaGranja, SEATS, Step};
use crate::market::Space;
use crate::player::Player;
use crate::roof::RoofSet;
use crate::setup::Setup;
use crate::task::Task;

/// All zones of a game. Anything can be written here; only a sound one becomes a [`LaGranja`].
#[derive(Clone, PartialEq, Debug)]
pub struct Position {
    /// What was set up.
    pub setup: Setup,
    /// From 1 to 6.
    pub round: u8,
    /// How far the round is.
    pub step: Step,
    /// How many seats have had their part of the step.
    pub turn: u8,
    /// Whether the seat's part ends when nothing is under way any more.
    pub ending: bool,
    /// The turn order.
    pub order: Vec<Seat>,
    /// The discs and their spaces, from the furthest and topmost.
    pub track: Vec<(Seat, u8)>,
    /// Markers on the market.
    pub market: [Option<Seat>; Space::COUNT],
    /// The craft buildings.
    pub crafts: [Building; Craft::COUNT],
    /// Roof tiles that can be bought this round.
    pub roofs: RoofSet,
    /// Those of later rounds; `None` if they are not known.
    pub later: Option<RoofSet>,
    /// Dice that can be taken, by face.
    pub dice: [u8; 6],
    /// What the Village Elder, the Foreman and the Tenant have marked.
    pub marks: [Option<(Seat, u8)>; 3],
    /// Effects under way, the newest last.
    pub tasks: Vec<Task>,
    /// Piglets born in this step.
    pub newborn: u8,
    /// The pile, the top card last.
    pub deck: Pile,
    /// Discarded cards.
    pub discards: CardSet,
    /// What each seat has.
    pub players: Vec<Farm>,
    /// Where chance goes on from; unknown to the players.
    pub chance: Option<Rng>,
}

/// Cards in an order that is known, or only how many there are.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Pile {
    /// These, in order.
    Known(Vec<Card>),
    /// So many.
    Hidden(u8),
}

impl Pile {
    /// How many cards.
    #[must_use]
    pub fn len(&self) -> usize {
        match self {
            Self::Known(cards) => cards.len(),
            Self::Hidden(count) => usize::from(*count),
        }
    }

    /// Whether there is none.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }
}

/// What one seat has, as far as it is known.
#[derive(Clone, PartialEq, Debug)]
pub struct Farm {
    /// All that lies open; the hand is empty and the chosen donkeys are 0 where they are not known.
    pub player: Player,
    /// How many cards of the hand are not known.
    pub hidden: u8,
}

impl Position {
    /// What a seat knows of it.
    #[must_use]
    pub fn known_to(mut self, seat: Seat) -> Self {
        self.deck = Pile::Hidden(self.deck.len() as u8);
        self.later = None;
        for (other, farm) in Seat::all(Seat::MAX).zip(&mut self.players) {
            if other != seat {
                farm.hidden += farm.player.hand.len();
                farm.player.hand = CardSet::NONE;
                if self.step == Step::Donkeys {
                    farm.player.chosen = farm.player.chosen.map(|_| 0);
                }
            }
        }
        self.chance = None;
        self
    }
}

impl From<&LaGranja> for Position {
    fn from(game: &LaGranja) -> Self {
        let seats = usize::from(game.setup.seats()).min(SEATS);
        let roofs = game.roofs_for_sale();
        Self {
            setup: game.setup,
            round: game.round,
            step: game.step,
            turn: game.turn,
            ending: game.ending,
            order: game.order[..seats].to_vec(),
            track: game.track[..seats].iter().map(|&seat| (seat, game.disc(seat))).collect(),
            market: game.market,
            crafts: game.crafts,
            roofs,
            later: Some(RoofSet(game.roofs.0 & !roofs.0)),
            dice: game.dice,
            marks: game.marks,
            tasks: game.tasks.as_slice().to_vec(),
            newborn: game.newborn,
            deck: Pile::Known(game.deck.cards().to_vec()),
            discards: game.discards,
            players: game.players[..seats].iter().map(|&player| Farm { player, hidden: 0 }).collect(),
            chance: Some(game.chance.clone()),
        }
    }
}
