//! A game in progress: who has what, what is to be decided, and what everybody may know of it.

use tabletop::{Deck, Game, Outcome, Rng, Seat, Seed, Tell};

use crate::action::Action;
use crate::card::{Card, CardSet};
use crate::craft::Craft;
use crate::event::{Event, Source};
use crate::helper::When;
use crate::market::Space;
use crate::player::Player;
use crate::position::Position;
use crate::refusal::Refusal;
use crate::roof::RoofSet;
use crate::setup::Setup;
use crate::step::{Decision, Step};
use crate::task::{Task, Tasks};

/// The most seats.
pub(crate) const SEATS: usize = 4;
/// How many rounds a game has.
pub const ROUNDS: u8 = 6;
/// The VP of the siesta track's spaces.
pub const SIESTA: [u16; 5] = [0, 0, 1, 2, 3];
/// The neutral player's seat.
pub const NEUTRAL: Seat = Seat(1);

/// A whole game as one value without heap, to be copied freely.
#[derive(Clone, PartialEq, Debug)]
pub struct LaGranja {
    pub(crate) setup: Setup,
    pub(crate) players: [Player; SEATS],
    /// The turn order.
    pub(crate) order: [Seat; SEATS],
    /// The discs' spaces.
    pub(crate) siesta: [u8; SEATS],
    /// The discs from the furthest to the last, on a space from top to bottom.
    pub(crate) track: [Seat; SEATS],
    pub(crate) market: [Option<Seat>; Space::COUNT],
    pub(crate) crafts: [Building; Craft::COUNT],
    /// Roof tiles of this and later rounds.
    pub(crate) roofs: RoofSet,
    pub(crate) deck: Deck<Card, { Card::COUNT }>,
    pub(crate) discards: CardSet,
    /// From 1 to 6.
    pub(crate) round: u8,
    pub(crate) step: Step,
    /// How many seats have had their part of this step.
    pub(crate) turn: u8,
    /// Whether the seat to act has done what its part is about: taken its die, used the shared one, bought its roof
    /// tile, paid for a delivery.
    pub(crate) acted: bool,
    pub(crate) tasks: Tasks,
    /// Dice that can be taken, by face.
    pub(crate) dice: [u8; 6],
    /// Faces marked by helpers: the Village Elder's, the Foreman's and the Tenant's die.
    pub(crate) marks: [Option<(Seat, u8)>; 3],
    /// Piglets of the seat to act that were born in this step.
    pub(crate) newborn: u8,
    pub(crate) chance: Rng,
}

/// Places in [`LaGranja::marks`].
pub(crate) const ELDER: usize = 0;
pub(crate) const FOREMAN: usize = 1;
pub(crate) const TENANT: usize = 2;

/// A craft building's state.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Building {
    /// Whose rows they are.
    pub rows: [Option<Seat>; 4],
    /// The number of the tile that blocks it, or 0.
    pub blocked: u8,
    /// Whether the first-comer's VP is still there.
    pub first: bool,
}

impl LaGranja {
    /// What was set up.
    #[must_use]
    pub fn setup(&self) -> Setup {
        self.setup
    }

    /// The round, from 1 to 6.
    #[must_use]
    pub fn round(&self) -> u8 {
        self.round
    }

    /// How far the round is.
    #[must_use]
    #[inline]
    pub fn step(&self) -> Step {
        self.step
    }

    /// Effects under way.
    #[must_use]
    pub fn tasks(&self) -> &Tasks {
        &self.tasks
    }

    /// What a seat has.
    #[must_use]
    #[inline]
    pub fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.index()]
    }

    /// The turn order.
    #[must_use]
    pub fn order(&self) -> &[Seat] {
        &self.order[..usize::from(self.setup.seats())]
    }

    /// The discs from the furthest to the last, on a space from top to bottom.
    #[must_use]
    pub fn track(&self) -> &[Seat] {
        &self.track[..usize::from(self.setup.seats())]
    }

    /// The space of a seat's disc.
    #[must_use]
    pub fn disc(&self, seat: Seat) -> u8 {
        self.siesta[seat.index()]
    }

    /// Whose marker is on a space.
    #[must_use]
    #[inline]
    pub fn marker(&self, space: Space) -> Option<Seat> {
        self.market[space.index()]
    }

    /// How many markers a seat has on the market.
    #[must_use]
    pub fn markers(&self, seat: Seat) -> u8 {
        self.market.iter().filter(|&&marker| marker == Some(seat)).count() as u8
    }

    /// A craft building.
    #[must_use]
    #[inline]
    pub fn building(&self, craft: Craft) -> &Building {
        &self.crafts[craft as usize]
    }

    /// Roof tiles that can be bought this round.
    #[must_use]
    pub fn roofs_for_sale(&self) -> RoofSet {
        self.roofs.of_round(self.round)
    }

    /// Dice that can be taken, by face; [`Player::dice`] says who has taken which.
    #[must_use]
    pub fn dice(&self) -> [u8; 6] {
        self.dice
    }

    /// The face of the last die, once all others are taken.
    #[must_use]
    pub fn shared_die(&self) -> Option<u8> {
        (self.step == Step::Shared).then(|| self.last_die())
    }

    /// Whether the seat to act has done what its part is about: taken its die, used the shared one, bought its roof tile,
    /// paid for a delivery.
    #[must_use]
    pub fn has_acted(&self) -> bool {
        self.acted
    }

    /// Who has marked which face with the Village Elder, the Foreman or the Tenant.
    pub fn die_marks(&self) -> impl Iterator<Item = (Card, Seat, u8)> {
        let card = |place: usize| crate::helper::marker_of(place);
        self.marks.into_iter().enumerate().filter_map(move |(place, mark)| mark.map(|(s, face)| (card(place), s, face)))
    }

    /// Pigs of the seat to act that were born in this step and cannot be sold in it.
    #[must_use]
    pub fn newborn(&self) -> u8 {
        self.newborn
    }

    /// How many cards lie on the pile; [`LaGranja::discards`] are beside it.
    #[must_use]
    pub fn pile(&self) -> u8 {
        self.deck.len() as u8
    }

    /// Cards that were discarded.
    #[must_use]
    pub fn discards(&self) -> CardSet {
        self.discards
    }

    /// How many cards can be drawn.
    #[must_use]
    pub fn cards_left(&self) -> u8 {
        self.deck.len() as u8 + self.discards.len()
    }

    /// Whether this seat is the neutral player's.
    #[must_use]
    #[inline]
    pub fn is_neutral(&self, seat: Seat) -> bool {
        self.setup.is_solo() && seat == NEUTRAL
    }

    /// The market spaces that are open.
    pub(crate) fn spaces(&self) -> impl Iterator<Item = Space> + Clone {
        Space::open_to(self.setup.seats())
    }

    /// Whose part of the step it is.
    #[inline]
    pub(crate) fn active(&self) -> Seat {
        let seats = self.setup.seats();
        let turn = self.turn.min(seats - 1);
        // In the first round roofs are bought from the last to the first.
        let place = if self.step == Step::Roofs && self.round == 1 { seats - 1 - turn } else { turn };
        self.order[usize::from(place)]
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

    /// What the seat to act has to decide; `None` when the game is over.
    #[must_use]
    pub fn decision(&self) -> Option<Decision> {
        if let Some(task) = self.tasks.top() {
            return Some(match task {
                Task::Do { .. } | Task::Revenue { .. } => Decision::Choice,
                Task::Trade { .. } => Decision::Trade,
                Task::Extension { .. } => Decision::Payment,
                Task::Fee { .. } => Decision::Fee,
                Task::Offer { .. } => Decision::Offer,
                Task::Place { .. } => Decision::Marker,
                Task::Remove { .. } => Decision::Removal,
                Task::Recover { .. } => Decision::Recovery,
                Task::Weave { .. } => Decision::SecondGood,
                Task::Discard { .. } => Decision::Discard,
            });
        }
        if self.is_neutral(self.active()) && !matches!(self.step, Step::Over(_)) {
            return Some(Decision::Neutral);
        }
        Some(match self.step {
            Step::Cards { left: 0 } | Step::Deliveries { left: 0 } | Step::Extra { left: 0 } => Decision::Rest,
            Step::Roofs | Step::First | Step::Second | Step::Shared if self.acted => Decision::Rest,
            Step::Cards { .. } => Decision::Cards,
            Step::Limit => Decision::Limit,
            Step::Income => Decision::Income,
            Step::Harvest => Decision::Harvest,
            Step::Roofs => Decision::Roof,
            Step::Signs => Decision::Sign,
            Step::Rolled => Decision::Hold,
            Step::First | Step::Second => Decision::Die,
            Step::Shared => Decision::SharedDie,
            Step::NeutralBefore | Step::NeutralAfter => Decision::Neutral,
            Step::Donkeys => Decision::Donkeys,
            Step::Siesta => Decision::Siesta,
            Step::Deliveries { .. } => Decision::Delivery,
            Step::Extra { .. } => Decision::ExtraDelivery,
            Step::Scoring => Decision::Scoring,
            Step::Over(_) => return None,
        })
    }

    /// Whether what works at this time works now.
    #[must_use]
    pub fn is_open(&self, when: When) -> bool {
        self.is_time_for(when)
    }

    /// Carries out an action that `seat` wants to do.
    ///
    /// # Errors
    /// As [`Game::apply`], and if it is not for `seat` to act.
    pub fn act(&mut self, seat: Seat, action: &Action, tell: &mut impl Tell<Event>) -> Result<(), Refusal> {
        match self.to_act() {
            Some(to_act) if to_act != seat => Err(Refusal::NotYourTurn { to_act }),
            _ => self.apply(action, tell),
        }
    }

    /// VP by where they came from, in the order of [`Source`].
    #[must_use]
    pub fn tally(&self, seat: Seat) -> [i16; Source::COUNT] {
        self.player(seat).tally
    }
}

impl Game for LaGranja {
    const ID: &'static str = "la-granja";
    const RULES: u32 = 2;

    type Setup = Setup;
    type Action = Action;
    type Event = Event;
    type Refusal = Refusal;
    type View = Position;

    fn new(setup: &Setup, seed: Seed) -> Self {
        Self::dealt(setup, seed)
    }

    fn seats(&self) -> u8 {
        self.setup.seats()
    }

    fn to_act(&self) -> Option<Seat> {
        match self.step {
            Step::Over(_) => None,
            _ => Some(self.active()),
        }
    }

    fn outcome(&self) -> Option<Outcome> {
        match self.step {
            Step::Over(winners) => Some(Outcome { winners }),
            _ => None,
        }
    }

    fn score(&self, seat: Seat) -> i32 {
        i32::from(self.player(seat).points)
    }

    /// How many parts of the main steps were completed, of all seats together: cards, roofs, two dice, donkeys,
    /// deliveries and paid ones.
    fn turn(&self) -> u32 {
        let done = match self.step {
            Step::Cards { .. } | Step::Limit => 0,
            Step::Income | Step::Harvest | Step::Roofs => 1,
            Step::Signs | Step::Rolled | Step::First => 2,
            Step::Second => 3,
            Step::Shared | Step::NeutralBefore | Step::Donkeys => 4,
            Step::Siesta | Step::Deliveries { .. } => 5,
            Step::Extra { .. } => 6,
            Step::NeutralAfter | Step::Scoring | Step::Over(_) => 7,
        };
        let main = matches!(
            self.step,
            Step::Cards { .. }
                | Step::Limit
                | Step::Roofs
                | Step::First
                | Step::Second
                | Step::Donkeys
                | Step::Deliveries { .. }
                | Step::Extra { .. }
        );
        let turn = if main { u32::from(self.turn) } else { 0 };
        (7 * (u32::from(self.round) - 1) + done) * u32::from(self.setup.seats()) + turn
    }

    fn is_automaton(&self, seat: Seat) -> bool {
        self.is_neutral(seat)
    }

    /// Cards drawn, dice rolled, rivals' donkeys, and roof tiles where not all are used.
    fn reveals(&self, action: &Action) -> bool {
        let Some(seat) = self.to_act() else { return false };
        let mut lookout = Lookout { seat, seats: self.setup.seats(), seen: false };
        self.clone().apply(action, &mut lookout).is_ok() && lookout.seen
    }

    fn legal_into(&self, actions: &mut Vec<Action>) {
        self.list_legal(actions);
    }

    fn candidates_into(&self, actions: &mut Vec<Action>) {
        self.list_candidates(actions);
    }

    fn apply(&mut self, action: &Action, tell: &mut impl Tell<Event>) -> Result<(), Refusal> {
        self.permit(*action)?;
        self.carry_out(*action, tell);
        Ok(())
    }

    fn check(&self, action: &Action) -> Result<(), Refusal> {
        self.permit(*action)
    }

    fn imagine(&self, seat: Seat, rng: &mut Rng) -> Self {
        self.imagined(seat, rng)
    }

    fn view(&self, seat: Seat) -> Position {
        Position::from(self).known_to(seat)
    }

    fn seen_by(event: &Event, seat: Seat) -> Option<Event> {
        match *event {
            Event::Drew { seat: by, why, .. } if by != seat => Some(Event::Drew { seat: by, card: None, why }),
            Event::Ready { seat: by, .. } if by != seat => Some(Event::Ready { seat: by, donkeys: None }),
            event => Some(event),
        }
    }
}

/// Looks out for what a seat could not know before it happens.
struct Lookout {
    seat: Seat,
    seats: u8,
    seen: bool,
}

impl Tell<Event> for Lookout {
    fn tell(&mut self, event: Event) {
        self.seen |= match event {
            Event::Drew { seat, .. } | Event::Discarded { seat, .. } => {
                matches!(event, Event::Drew { .. }) == (seat == self.seat)
            }
            Event::Rolled { .. } | Event::NeutralCard { .. } => true,
            Event::Revealed { seat, .. } => seat != self.seat,
            // With four seats all four tiles of a round are used.
            Event::RoofsShown { .. } => self.seats < 4,
            _ => false,
        };
    }
}
