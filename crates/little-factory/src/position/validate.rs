//! Making a game of a position, if it is one that play could lead to.

use std::fmt;

use tabletop::{Deck, Game, Rng, Seat, Seed};

use super::Position;
use crate::card::{Building, Card, Level, Resource, Set};
use crate::game::{GOAL, LittleFactory, Player, Step, TOKENS};
use crate::goods::Goods;
use crate::hand::Hand;
use crate::market::{Market, NO_BUILDING, NO_RESOURCE};

/// The latest turn a position may have, far from where counting ends.
const LAST_TURN: u32 = u32::MAX / 2;

/// Why a position is none of a game in progress.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Flaw {
    /// There must be as many players as seats.
    Players,
    /// There are more or fewer of a card than this game has.
    Copies {
        /// Which.
        card: Card,
        /// How many are there.
        found: u8,
        /// How many belong there.
        right: u8,
    },
    /// One more than the seats of the starting buildings are in the game.
    StartingBuildings {
        /// How many are there.
        found: u8,
    },
    /// The card lies in a deck, row or pile of another kind.
    Misplaced(Card),
    /// The places of a row do not show what lies open.
    Row(Level),
    /// A hand holds too many cards.
    HandFull(Seat),
    /// More tokens were earned than there are, or all: the game would be over.
    Tokens,
    /// A player has won already.
    Won(Seat),
    /// Before or in the first turn nobody has anything yet.
    FirstTurn(Seat),
    /// A building was used that the player to act does not have.
    Used(Building),
    /// A finished game cannot be set up.
    Over,
    /// No game is so late that its turns can hardly be counted on.
    Turn,
    /// In the first round there is always something that the starting tile can buy.
    NothingToBuy(Seat),
}

impl fmt::Display for Flaw {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Players => write!(f, "as many players as seats"),
            Self::Copies { card, found, right } => write!(f, "{found} of {}, there are {right}", card.id()),
            Self::StartingBuildings { found } => write!(f, "{found} starting buildings are too many or too few"),
            Self::Misplaced(card) => write!(f, "{} does not belong there", card.id()),
            Self::Row(level) => write!(f, "row {level:?} does not show what lies open"),
            Self::HandFull(seat) => write!(f, "seat {seat} has more than seven cards"),
            Self::Tokens => write!(f, "one to twelve tokens are left while the game goes on"),
            Self::Won(seat) => write!(f, "seat {seat} has won already"),
            Self::FirstTurn(seat) => write!(f, "seat {seat} has had no turn yet and owns nothing"),
            Self::Used(building) => write!(f, "{} was used by somebody who does not have it", building.id()),
            Self::Over => write!(f, "the game is over"),
            Self::Turn => write!(f, "no game has so many turns"),
            Self::NothingToBuy(seat) => write!(f, "the tile of seat {seat} buys nothing"),
        }
    }
}

impl std::error::Error for Flaw {}

impl TryFrom<&Position> for LittleFactory {
    type Error = Flaw;

    /// The game in this position. Chance begins anew where it is not given.
    fn try_from(position: &Position) -> Result<Self, Flaw> {
        if position.players.len() != usize::from(position.setup.seats()) {
            return Err(Flaw::Players);
        }
        if matches!(position.step, Step::Over(_)) {
            return Err(Flaw::Over);
        }
        if position.turn > LAST_TURN {
            return Err(Flaw::Turn);
        }
        position.check_cards()?;
        position.check_rows()?;
        let mut players = [Player::default(); 4];
        for ((seat, player), owned) in Seat::all(4).zip(&mut players).zip(&position.players) {
            let hand = Hand::new(owned.hand).ok_or(Flaw::HandFull(seat))?;
            *player = Player { hand, buildings: owned.built, tokens: owned.tokens };
        }
        let earned = position.players.iter().fold(0u8, |sum, player| sum.saturating_add(player.tokens));
        let tokens = TOKENS.checked_sub(earned).filter(|&left| left > 0).ok_or(Flaw::Tokens)?;
        let game = Self {
            setup: position.setup,
            market: Market {
                open: position.open,
                discard: position.discard,
                level_ii: position.level_ii,
                level_iii: position.level_iii,
                buildings: position.buildings,
                deck_ii: Deck::new(position.deck_ii.iter().copied(), NO_RESOURCE),
                deck_iii: Deck::new(position.deck_iii.iter().copied(), NO_RESOURCE),
                deck_buildings: Deck::new(position.deck_buildings.iter().copied(), NO_BUILDING),
            },
            players,
            turn: position.turn,
            step: position.step,
            used: position.used,
            tokens,
            chance: position.chance.clone().unwrap_or_else(|| Rng::new(Seed(0))),
        };
        game.check_seats()?;
        Ok(game)
    }
}

impl Position {
    /// Every card is there as often as it should, in a zone of its kind.
    fn check_cards(&self) -> Result<(), Flaw> {
        let hands = self.players.iter().map(|player| player.hand);
        let zones: Vec<Goods> = hands.chain([self.open, self.discard]).collect();
        for resource in Resource::all() {
            let in_decks = self.deck_ii.iter().chain(&self.deck_iii).filter(|&&card| card == resource).count();
            let elsewhere: usize = zones.iter().map(|zone| usize::from(zone.count(resource))).sum();
            let (found, right) = ((in_decks + elsewhere).min(255) as u8, resource.copies(self.setup.seats()));
            if found != right {
                return Err(Flaw::Copies { card: resource.into(), found, right });
            }
        }
        let misplaced = self
            .deck_ii
            .iter()
            .map(|card| (card, Level::II))
            .chain(self.deck_iii.iter().map(|card| (card, Level::III)))
            .find(|(card, level)| card.level() != *level)
            .map(|(card, _)| *card)
            .or_else(|| self.discard.level(Level::I).cards().next());
        if let Some(resource) = misplaced {
            return Err(Flaw::Misplaced(resource.into()));
        }

        let mut starting = 0;
        for building in Building::all() {
            let built = self.players.iter().filter(|player| player.built.has(building)).count();
            let in_middle =
                self.buildings.iter().flatten().chain(&self.deck_buildings).filter(|&&card| card == building).count();
            let found = (built + in_middle).min(255) as u8;
            let right = match building.set() {
                Set::Starting => found.min(1),
                Set::Special => 1,
                Set::Extension => u8::from(self.setup.extension()),
            };
            if found != right {
                return Err(Flaw::Copies { card: building.into(), found, right });
            }
            if building.set() == Set::Starting {
                starting += found;
                if self.deck_buildings.contains(&building) {
                    return Err(Flaw::Misplaced(building.into()));
                }
            }
        }
        if starting == self.setup.seats() + 1 { Ok(()) } else { Err(Flaw::StartingBuildings { found: starting }) }
    }

    /// Each kind that lies open has one place in its row.
    fn check_rows(&self) -> Result<(), Flaw> {
        for (level, slots) in [(Level::II, &self.level_ii), (Level::III, &self.level_iii)] {
            let mut shown: Vec<Resource> = slots.iter().flatten().copied().collect();
            shown.sort_unstable();
            let open = self.open.level(level).kinds().map(|(resource, _)| resource);
            if !open.eq(shown) {
                return Err(Flaw::Row(level));
            }
        }
        Ok(())
    }
}

impl LittleFactory {
    /// Nobody has won, nobody owns anything before the first turn, only own buildings were used, and the player to act
    /// can do something.
    fn check_seats(&self) -> Result<(), Flaw> {
        for seat in Seat::all(self.setup.seats()) {
            let player = self.player(seat);
            if player.influence() >= GOAL {
                return Err(Flaw::Won(seat));
            }
            let turns_begun = self.turn + u32::from(self.step == Step::After);
            let owns = !player.hand.is_empty() || !player.buildings.is_empty() || player.tokens > 0;
            if owns && turns_begun <= u32::from(seat.0) {
                return Err(Flaw::FirstTurn(seat));
            }
        }
        if let Some(stranger) = self.used.without(self.me().buildings).iter().next() {
            return Err(Flaw::Used(stranger));
        }
        if self.tile().is_some() && self.legal().is_empty() { Err(Flaw::NothingToBuy(self.active())) } else { Ok(()) }
    }
}
