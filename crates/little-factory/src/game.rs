//! A game in progress: who has what, whose turn it is, and what everybody may know of it.

use tabletop::{Game, Outcome, Rng, Seat, SeatSet, Seed, Tell};

use crate::action::{Action, How};
use crate::building_set::BuildingSet;
use crate::card::{Building, Card};
use crate::event::{End, Event};
use crate::goods::Goods;
use crate::hand::Hand;
use crate::market::{Market, ROW, Row};
use crate::position::Position;
use crate::refusal::{Refusal, Whereabouts};
use crate::setup::Setup;

/// Influence that wins at once.
pub const GOAL: u8 = 10;
/// Tokens in the supply at the start.
pub const TOKENS: u8 = 12;
/// The coins of the starting tiles, in turn order.
pub const TILES: [u8; 4] = [3, 4, 5, 6];

/// A whole game as one value without heap, to be copied freely.
#[derive(Clone, PartialEq, Debug)]
pub struct LittleFactory {
    pub(crate) setup: Setup,
    pub(crate) market: Market,
    pub(crate) players: [Player; 4],
    /// Turns begun before this one.
    pub(crate) turn: u32,
    pub(crate) step: Step,
    /// The buildings used this turn.
    pub(crate) used: BuildingSet,
    /// Tokens left in the supply.
    pub(crate) tokens: u8,
    pub(crate) chance: Rng,
}

/// What one player has.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Player {
    /// Resources in hand.
    pub hand: Hand,
    /// Buildings built.
    pub buildings: BuildingSet,
    /// Tokens earned.
    pub tokens: u8,
}

/// How far a turn is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
pub enum Step {
    /// Buildings may be used, the action is due.
    Before,
    /// The action is done, buildings may be used.
    After,
    /// The game is over.
    Over(End),
}

/// What the seat to act has to decide.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
pub enum Decision {
    /// What the starting tile buys.
    Tile,
    /// What to produce or to trade, and which buildings to use before.
    Action,
    /// The action is done: which buildings to use, or to end the turn.
    Rest,
}

impl Player {
    /// Printed influence and tokens.
    #[must_use]
    pub fn influence(&self) -> u8 {
        self.buildings.influence() + self.tokens
    }
}

impl LittleFactory {
    /// What was set up.
    #[must_use]
    pub fn setup(&self) -> Setup {
        self.setup
    }

    /// How far the turn is.
    #[must_use]
    pub fn step(&self) -> Step {
        self.step
    }

    /// What the seat to act has to decide; `None` when the game is over.
    #[must_use]
    pub fn decision(&self) -> Option<Decision> {
        match self.step {
            Step::Before if self.tile().is_some() => Some(Decision::Tile),
            Step::Before => Some(Decision::Action),
            Step::After => Some(Decision::Rest),
            Step::Over(_) => None,
        }
    }

    /// Whose turn it is, or was when the game ended.
    #[must_use]
    #[inline]
    pub fn active(&self) -> Seat {
        Seat((self.turn % u32::from(self.setup.seats())) as u8)
    }

    /// What a player has.
    #[must_use]
    pub fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.index()]
    }

    #[inline]
    pub(crate) fn me(&self) -> &Player {
        &self.players[self.active().index()]
    }

    #[inline]
    pub(crate) fn me_mut(&mut self) -> &mut Player {
        let seat = self.active();
        &mut self.players[seat.index()]
    }

    /// The starting tile the player to act has to spend, in coins.
    #[must_use]
    #[inline]
    pub fn tile(&self) -> Option<u8> {
        let first = self.turn < u32::from(self.setup.seats()) && self.step == Step::Before;
        first.then(|| TILES[self.active().index()])
    }

    /// Buildings that were used this turn.
    #[must_use]
    pub fn used(&self) -> BuildingSet {
        self.used
    }

    /// Tokens left.
    #[must_use]
    pub fn tokens(&self) -> u8 {
        self.tokens
    }

    /// Resources that lie open, Level I included.
    #[must_use]
    pub fn open(&self) -> Goods {
        self.market.open
    }

    /// Buildings that lie open.
    #[must_use]
    pub fn open_buildings(&self) -> BuildingSet {
        self.market.open_buildings()
    }

    /// The places of a row from left to right; how often a resource lies there is in [`LittleFactory::open`].
    #[must_use]
    pub fn row(&self, row: Row) -> [Option<Card>; ROW] {
        match row {
            Row::LevelII => self.market.level_ii.map(|place| place.map(Card::Resource)),
            Row::LevelIII => self.market.level_iii.map(|place| place.map(Card::Resource)),
            Row::Buildings => self.market.buildings.map(|place| place.map(Card::Building)),
        }
    }

    /// How many cards are left in the deck of a row (Ruling 17).
    #[must_use]
    pub fn deck_len(&self, row: Row) -> usize {
        match row {
            Row::LevelII => self.market.deck_ii.cards().len(),
            Row::LevelIII => self.market.deck_iii.cards().len(),
            Row::Buildings => self.market.deck_buildings.cards().len(),
        }
    }

    /// The discard piles of Level II and III.
    #[must_use]
    pub fn discard(&self) -> Goods {
        self.market.discard
    }

    /// Where all copies of a card are.
    #[must_use]
    pub fn whereabouts(&self, card: Card) -> Whereabouts {
        match card {
            Card::Resource(resource) => Whereabouts {
                open: self.market.open.count(resource),
                deck: [self.market.deck_ii.cards(), self.market.deck_iii.cards()]
                    .into_iter()
                    .flatten()
                    .filter(|&&card| card == resource)
                    .count() as u8,
                discard: self.market.discard.count(resource),
                with: self.players.map(|player| player.hand.goods().count(resource)),
            },
            Card::Building(building) => Whereabouts {
                open: u8::from(self.market.buildings.contains(&Some(building))),
                deck: u8::from(self.market.deck_buildings.cards().contains(&building)),
                discard: 0,
                with: self.players.map(|player| u8::from(player.buildings.has(building))),
            },
        }
    }

    /// In front of whom a building stands.
    #[must_use]
    pub fn owner(&self, building: Building) -> Option<Seat> {
        Seat::all(self.setup.seats()).find(|seat| self.player(*seat).buildings.has(building))
    }

    /// Carries out an action that `seat` wants to do.
    ///
    /// # Errors
    /// As [`Game::apply`], and if it is not the turn of `seat`.
    pub fn act(&mut self, seat: Seat, action: &Action, tell: &mut impl Tell<Event>) -> Result<(), Refusal> {
        match self.to_act() {
            Some(to_act) if to_act != seat => Err(Refusal::NotYourTurn { to_act }),
            _ => self.apply(action, tell),
        }
    }

    /// The players with the most influence.
    pub(crate) fn leaders(&self) -> SeatSet {
        let seats = Seat::all(self.setup.seats());
        let most = seats.clone().map(|seat| self.score(seat)).max();
        seats.filter(|&seat| Some(self.score(seat)) == most).collect()
    }
}

impl Game for LittleFactory {
    const ID: &'static str = "little-factory";
    const RULES: u32 = 1;

    type Setup = Setup;
    type Action = Action;
    type Event = Event;
    type Refusal = Refusal;
    type View = Position;

    fn new(setup: &Setup, seed: Seed) -> Self {
        let mut chance = Rng::new(seed);
        Self {
            setup: *setup,
            market: Market::new(*setup, &mut chance),
            players: [Player::default(); 4],
            turn: 0,
            step: Step::Before,
            used: BuildingSet::NONE,
            tokens: TOKENS,
            chance,
        }
    }

    fn seats(&self) -> u8 {
        self.setup.seats()
    }

    fn to_act(&self) -> Option<Seat> {
        (!matches!(self.step, Step::Over(_))).then(|| self.active())
    }

    fn outcome(&self) -> Option<Outcome> {
        match self.step {
            Step::Over(end) => Some(Outcome { winners: end.winners() }),
            _ => None,
        }
    }

    fn score(&self, seat: Seat) -> i32 {
        i32::from(self.player(seat).influence())
    }

    fn turn(&self) -> u32 {
        self.turn
    }

    /// Rows are refilled when a turn ends; within it only a building that draws shows a card nobody knew.
    fn reveals(&self, action: &Action) -> bool {
        matches!(action, Action::End | Action::Activate { how: How::Draw(_), .. })
    }

    fn legal_into(&self, actions: &mut Vec<Action>) {
        self.list_legal(actions);
    }

    fn candidates_into(&self, actions: &mut Vec<Action>) {
        self.list_candidates(actions);
    }

    fn apply(&mut self, action: &Action, tell: &mut impl Tell<Event>) -> Result<(), Refusal> {
        self.carry_out(*action, tell)
    }

    /// Every gain and discard is public, so all that a seat cannot know is the order of the decks (Ruling 16).
    fn imagine(&self, _seat: Seat, rng: &mut Rng) -> Self {
        let mut world = self.clone();
        world.market.deck_ii.shuffle(rng);
        world.market.deck_iii.shuffle(rng);
        world.market.deck_buildings.shuffle(rng);
        world.chance = rng.fork();
        world
    }

    fn view(&self, _seat: Seat) -> Position {
        Position::from(self).without_secrets()
    }
}
