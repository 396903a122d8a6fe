//! A game in progress: who has what, what is to be decided, and what everybody may know of it.

use tabletop::{Deck, Game, Outcome, Rng, Seat, SeatSet, Seed, Tell};

use crate::action::{Action, Seeker};
use crate::automountie::Automountie;
use crate::board::Board;
use crate::event::{Decider, Event};
use crate::goods::Token;
use crate::map::{Camp, Space, SpaceSet};
use crate::player::Player;
use crate::position::Position;
use crate::quest::Quest;
use crate::refusal::Refusal;
use crate::setup::Setup;
use crate::spells::Spells;
use crate::step::Step;
use crate::tile::{Section, Tile};
use crate::trophy::{Personality, Trophy};

/// So much Friendship wins against an Automountie who has four trophies, too.
pub const ENOUGH: u8 = 5;
/// The most seats.
pub(crate) const SEATS: usize = 6;
/// The Automountie's seat.
pub const AUTOMOUNTIE: Seat = Seat(1);

/// A whole game as one value without heap, to be copied freely.
#[derive(Clone, PartialEq, Debug)]
pub struct MyLittleScythe {
    pub(crate) setup: Setup,
    pub(crate) board: Board,
    pub(crate) players: [Player; SEATS],
    pub(crate) spells: Deck<u8, { Spells::ALL }>,
    pub(crate) discards: Spells,
    pub(crate) quests: Deck<Quest, { Quest::COUNT }>,
    pub(crate) piles: [Deck<Tile, 8>; 2],
    pub(crate) her: Automountie,
    /// Turns completed, of all seats together.
    pub(crate) turn: u32,
    pub(crate) active: Seat,
    pub(crate) step: Step,
    /// Who rests, before the turn goes on.
    pub(crate) resting: Option<Seat>,
    /// In a Move, which Seekers have moved.
    pub(crate) moved: [bool; 2],
    /// Who has rested this turn (Ruling 12).
    pub(crate) rested: SeatSet,
    /// Whether the active seat has earned a trophy this turn.
    pub(crate) earned: bool,
    /// In the grand finale, who still has a last turn to come.
    pub(crate) finale: Option<SeatSet>,
    pub(crate) chance: Rng,
}

impl MyLittleScythe {
    /// What was set up.
    #[must_use]
    pub fn setup(&self) -> Setup {
        self.setup
    }

    /// Whose turn it is, or was when the game ended. Not always who decides: see [`Game::to_act`].
    #[must_use]
    #[inline]
    pub fn active(&self) -> Seat {
        self.active
    }

    /// Where the turn is.
    #[must_use]
    pub fn step(&self) -> Step {
        self.step
    }

    /// What lies on the board.
    #[must_use]
    pub fn board(&self) -> &Board {
        &self.board
    }

    /// What a seat has.
    #[must_use]
    #[inline]
    pub fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.index()]
    }

    /// How many tiles are left in a pile.
    #[must_use]
    pub fn tiles_left(&self, section: Section) -> usize {
        self.piles[section as usize].len()
    }

    /// The same game with no more than so many tiles in a pile, as from a box with tiles missing (Ruling 13).
    #[must_use]
    pub fn with_pile_cut(mut self, section: Section, left: usize) -> Self {
        let pile = &mut self.piles[section as usize];
        *pile = Deck::new(pile.cards().iter().copied().take(left), Tile::PortalExpress);
        self
    }

    /// How many spells are in the deck; [`Self::spells_left`] counts the discards too.
    #[must_use]
    pub fn spell_deck(&self) -> usize {
        self.spells.len()
    }

    /// Spells that were discarded.
    #[must_use]
    pub fn discards(&self) -> Spells {
        self.discards
    }

    /// Whether this seat is the Automountie's.
    #[must_use]
    #[inline]
    pub fn is_automountie(&self, seat: Seat) -> bool {
        self.setup.difficulty().is_some() && seat == AUTOMOUNTIE
    }

    /// The tokens the Automountie keeps: apples, gems, quests.
    #[must_use]
    pub fn kept(&self) -> [u8; 3] {
        self.her.kept
    }

    /// How many trophies a seat has placed.
    #[must_use]
    #[inline]
    pub fn trophies(&self, seat: Seat) -> u8 {
        if self.is_automountie(seat) { self.her.trophies } else { self.player(seat).trophies.len() }
    }

    /// In the grand finale, who has a last turn after this one; `None` before it.
    #[must_use]
    pub fn last_turns(&self) -> Option<SeatSet> {
        self.finale
    }

    /// How many quest cards are in the deck.
    #[must_use]
    pub fn quests_left(&self) -> usize {
        self.quests.len()
    }

    /// How many cards are in the Automountie's deck.
    #[must_use]
    pub fn cards_left(&self) -> usize {
        self.her.deck.len()
    }

    /// Which of the Automountie's Seekers moves next.
    #[must_use]
    pub fn her_next(&self) -> Seeker {
        Seeker::BOTH[usize::from(self.her.next & 1)]
    }

    /// Whether this is the grand finale.
    #[must_use]
    #[inline]
    pub fn is_finale(&self) -> bool {
        self.finale.is_some()
    }

    /// The camp of a seat.
    #[must_use]
    #[inline]
    pub fn camp(&self, seat: Seat) -> Camp {
        self.setup.camps()[seat.index()]
    }

    /// The spaces with Seekers of anybody but `seat`.
    #[must_use]
    #[inline]
    pub fn rivals_of(&self, seat: Seat) -> SpaceSet {
        let mut spaces = SpaceSet::EMPTY;
        for other in Seat::all(self.setup.seats()) {
            if other != seat {
                spaces = spaces.or(self.player(other).spaces());
            }
        }
        spaces
    }

    /// Whose Seeker stands on a space, other than `seat`'s.
    #[must_use]
    pub fn rival_on(&self, space: Space, seat: Seat) -> Option<Seat> {
        Seat::all(self.setup.seats()).find(|&other| other != seat && self.player(other).seekers.contains(&Some(space)))
    }

    #[inline]
    pub(crate) fn me(&self) -> &Player {
        &self.players[self.active.index()]
    }

    #[inline]
    pub(crate) fn me_mut(&mut self) -> &mut Player {
        &mut self.players[self.active.index()]
    }

    /// How many spells can be drawn.
    #[must_use]
    pub fn spells_left(&self) -> u8 {
        self.spells.len() as u8 + self.discards.len()
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

    /// The goods on spaces with a seat's Seekers.
    #[must_use]
    pub fn controlled(&self, seat: Seat) -> u8 {
        self.player(seat).spaces().iter().map(|space| self.board.at(space).len()).sum()
    }

    /// Who has four trophies.
    pub(crate) fn finished(&self) -> SeatSet {
        Seat::all(self.seats()).filter(|&seat| self.trophies(seat) >= Trophy::GOAL).collect()
    }

    /// Who wins of those with four trophies, and what decides: most Friendship, then most goods controlled. The
    /// Automountie has no Friendship to compare: against her, five are enough.
    pub(crate) fn winners(&self) -> (SeatSet, Decider) {
        let done = self.finished();
        let alone = done.len() == 1;
        if self.setup.difficulty().is_some() {
            let person = Seat(0);
            let wins = self.trophies(person) >= Trophy::GOAL
                && (self.her.trophies < Trophy::GOAL || self.player(person).friendship >= ENOUGH);
            let winner = if wins { person } else { AUTOMOUNTIE };
            return (SeatSet::EMPTY.with(winner), if alone { Decider::Trophies } else { Decider::Enough });
        }
        let best = |seats: SeatSet, merit: &dyn Fn(Seat) -> u8| -> SeatSet {
            let most = seats.iter().map(merit).max();
            seats.iter().filter(|&seat| Some(merit(seat)) == most).collect()
        };
        let friendliest = best(done, &|seat| self.player(seat).friendship);
        let richest = best(friendliest, &|seat| self.controlled(seat));
        let decided_by = match (friendliest.len(), richest.len()) {
            _ if alone => Decider::Trophies,
            (1, _) => Decider::Friendship,
            (_, 1) => Decider::Goods,
            _ => Decider::Nothing,
        };
        (richest, decided_by)
    }
}

/// What the set-up tile shows on each of its sides: for the spaces in front of a camp, in their order.
static SIDES: [[Token; 3]; 6] = {
    use Token::{Apple, Gem, Quest};
    [
        [Apple, Gem, Quest],
        [Gem, Quest, Apple],
        [Quest, Apple, Gem],
        [Gem, Apple, Quest],
        [Apple, Quest, Gem],
        [Quest, Gem, Apple],
    ]
};

impl Game for MyLittleScythe {
    const ID: &'static str = "my-little-scythe";
    const RULES: u32 = 2;

    type Setup = Setup;
    type Action = Action;
    type Event = Event;
    type Refusal = Refusal;
    type View = Position;

    fn new(setup: &Setup, seed: Seed) -> Self {
        let mut chance = Rng::new(seed);
        let all_spells = (1u8..).zip(Spells::COPIES).flat_map(|(value, copies)| (0..copies).map(move |_| value));
        let mut spells = Deck::new(all_spells, 0);
        spells.shuffle(&mut chance);
        let mut quests = Deck::new(Quest::all(), Quest::HelpWithApples);
        quests.shuffle(&mut chance);
        let piles = Section::ALL.map(|section| {
            let mut pile = Deck::new(Tile::of(section), Tile::PortalExpress);
            pile.shuffle(&mut chance);
            pile
        });
        let mut personalities = Personality::ALL;
        chance.shuffle(&mut personalities);
        let turned = chance.below(6) as usize;
        let mut board = Board::bare();
        for camp in setup.camps() {
            let side = SIDES[(usize::from(camp.0) + turned) % 6];
            for (space, token) in camp.front().into_iter().zip(side) {
                board.place(token, space);
            }
        }
        let solo = setup.difficulty().is_some();
        let her = match setup.difficulty() {
            Some(_) => Automountie::new(&mut chance),
            None => Automountie::absent(),
        };
        let mut players = [Player::new(Personality::Kind); SEATS];
        for (place, player) in players.iter_mut().enumerate().take(usize::from(setup.seats())) {
            let automaton = solo && place == AUTOMOUNTIE.index();
            *player = Player::new(if automaton { Personality::Kind } else { personalities[place] });
            player.spells = spells.draw().map_or(Spells::NONE, Spells::one);
            if automaton {
                player.friendship = 0;
            }
        }
        let active = if solo { Seat(0) } else { Seat(chance.below(u32::from(setup.seats())) as u8) };
        Self {
            setup: *setup,
            board,
            players,
            spells,
            discards: Spells::NONE,
            quests,
            piles,
            her,
            turn: 0,
            active,
            step: Step::Choose,
            resting: None,
            moved: [false; 2],
            rested: SeatSet::EMPTY,
            earned: false,
            finale: None,
            chance,
        }
    }

    fn seats(&self) -> u8 {
        self.setup.seats()
    }

    fn to_act(&self) -> Option<Seat> {
        self.decider()
    }

    fn outcome(&self) -> Option<Outcome> {
        match self.step {
            Step::Over(winners) => Some(Outcome { winners }),
            _ => None,
        }
    }

    fn score(&self, seat: Seat) -> i32 {
        i32::from(self.trophies(seat))
    }

    /// How many turns were completed, of all seats together.
    fn turn(&self) -> u32 {
        self.turn
    }

    fn is_automaton(&self, seat: Seat) -> bool {
        self.is_automountie(seat)
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

    /// A seat cannot know rivals' spells and personalities, the order of decks and piles, and a choice in a fight that is
    /// not revealed.
    fn imagine(&self, seat: Seat, rng: &mut Rng) -> Self {
        let mut world = self.clone();
        world.deal_spells_anew(seat, rng);
        world.deal_personalities_anew(seat, rng);
        world.quests.shuffle(rng);
        world.deal_tiles_anew(seat, rng);
        world.her.deck.shuffle(rng);
        if let Step::Throwing(fight) = world.step
            && fight.ready
            && fight.attacker != seat
        {
            let attacker = fight.attacker;
            let guess = world.likely_throw(attacker, rng);
            if let Step::Throwing(fight) = &mut world.step {
                fight.thrown = Some(guess);
            }
        }
        world.chance = rng.fork();
        world
    }

    /// Dice, cards, tiles and another's throw show something. The last quest card is known before it is turned up.
    fn reveals(&self, action: &Action) -> bool {
        let Some(seat) = self.to_act() else { return false };
        let mut events = Vec::new();
        if self.clone().apply(action, &mut events).is_err() {
            return false;
        }
        events.iter().any(|event| match *event {
            Event::Rolled { .. } | Event::TilesShown { .. } | Event::CardRevealed { .. } => true,
            Event::SpellDrawn { seat: by, .. } => by == seat,
            Event::Threw { seat: by, .. } => by != seat,
            Event::QuestFound { .. } => self.quest_cards() > 1,
            _ => false,
        })
    }

    fn view(&self, seat: Seat) -> Position {
        Position::from(self).known_to(seat)
    }

    fn seen_by(event: &Event, seat: Seat) -> Option<Event> {
        Some(match *event {
            Event::SpellDrawn { seat: by, aside, why, .. } if by != seat => {
                Event::SpellDrawn { seat: by, value: None, aside, why }
            }
            Event::SpellsKept { seat: by, count, .. } if by != seat => {
                Event::SpellsKept { seat: by, count, spells: Spells::NONE }
            }
            Event::TilesShown { seat: by, section, count, .. } if by != seat => {
                Event::TilesShown { seat: by, section, count, tiles: [None; 3] }
            }
            Event::Waits { seat: by, decision, step } => {
                Event::Waits { seat: by, decision, step: step.known_to(seat, by) }
            }
            event => event,
        })
    }
}
