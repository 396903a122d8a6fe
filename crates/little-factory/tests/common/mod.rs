//! A table set by hand, and short ways to act at it and to look at it.
//!
//! A [`Table`] names only what a test is about. What is not named lies in the decks; Level I cards that nobody holds
//! lie open; starting buildings that are not named lie in the row, or stand in front of the last seat if there is no
//! place. Seats are counted from 1, as in notation.

#![allow(dead_code)] // every test binary uses another part of it

pub(crate) mod policy;
pub(crate) mod sheet;
pub(crate) mod witness;
pub(crate) mod words;

use little_factory::position::{Position, Possessions};
use little_factory::{
    Action, Building, BuildingSet, Card, Event, Goods, Level, LittleFactory, ROW, Refusal, Resource, Set, Setup, Step,
};
use tabletop::{Game, Rng, Seat, Seed, conformance};

/// The cards of a list like `wood*3 pond`; `-` stands for none.
pub(crate) fn cards(text: &str) -> Vec<Card> {
    let mut cards = Vec::new();
    for word in text.split_whitespace().filter(|&word| word != "-") {
        let (id, count) = word.split_once('*').unwrap_or((word, "1"));
        let card = Card::by_id(id).unwrap_or_else(|| panic!("no card {id}"));
        cards.extend(std::iter::repeat_n(card, count.parse().expect("a number after the star")));
    }
    cards
}

pub(crate) fn resources(text: &str) -> Vec<Resource> {
    let resource = |card| match card {
        Card::Resource(resource) => resource,
        Card::Building(building) => panic!("{} is a building", building.id()),
    };
    cards(text).into_iter().map(resource).collect()
}

pub(crate) fn buildings(text: &str) -> Vec<Building> {
    let building = |card| match card {
        Card::Building(building) => building,
        Card::Resource(resource) => panic!("{} is a resource", resource.id()),
    };
    cards(text).into_iter().map(building).collect()
}

pub(crate) fn goods(text: &str) -> Goods {
    resources(text).into_iter().collect()
}

pub(crate) fn built(text: &str) -> BuildingSet {
    buildings(text).into_iter().collect()
}

/// One card by its name.
pub(crate) fn card(id: &str) -> Card {
    Card::by_id(id).unwrap_or_else(|| panic!("no card {id}"))
}

/// A position in the making.
#[derive(Clone)]
pub(crate) struct Table {
    seats: u8,
    extension: bool,
    players: Vec<Possessions>,
    active: u8,
    turn: Option<u32>,
    step: Step,
    used: BuildingSet,
    row_ii: Vec<Resource>,
    row_iii: Vec<Resource>,
    row_buildings: Vec<Building>,
    discard: Goods,
    rest_discarded: bool,
    top_ii: Vec<Resource>,
    top_iii: Vec<Resource>,
    top_buildings: Vec<Building>,
    seed: u64,
}

/// A table in the middle of a game, seat 1 to act, everything still in the decks.
pub(crate) fn table(seats: u8) -> Table {
    Table {
        seats,
        extension: false,
        players: vec![Possessions::default(); usize::from(seats)],
        active: 1,
        turn: None,
        step: Step::Before,
        used: BuildingSet::NONE,
        row_ii: Vec::new(),
        row_iii: Vec::new(),
        row_buildings: Vec::new(),
        discard: Goods::NONE,
        rest_discarded: false,
        top_ii: Vec::new(),
        top_iii: Vec::new(),
        top_buildings: Vec::new(),
        seed: 1,
    }
}

impl Table {
    pub(crate) fn extension(mut self) -> Self {
        self.extension = true;
        self
    }

    pub(crate) fn hand(mut self, seat: usize, text: &str) -> Self {
        self.players[seat - 1].hand = goods(text);
        self
    }

    pub(crate) fn built(mut self, seat: usize, text: &str) -> Self {
        self.players[seat - 1].built = built(text);
        self
    }

    pub(crate) fn tokens(mut self, seat: usize, tokens: u8) -> Self {
        self.players[seat - 1].tokens = tokens;
        self
    }

    /// Whose turn it is, in the third round.
    pub(crate) fn turn_of(mut self, seat: u8) -> Self {
        self.active = seat;
        self
    }

    /// How many turns were completed, instead of two rounds.
    pub(crate) fn turn(mut self, turn: u32) -> Self {
        self.turn = Some(turn);
        self
    }

    /// The action of the turn is done.
    pub(crate) fn after(mut self) -> Self {
        self.step = Step::After;
        self
    }

    pub(crate) fn used(mut self, text: &str) -> Self {
        self.used = built(text);
        self
    }

    /// Stacks of Level II and cards of Level III and buildings, all that lie open.
    pub(crate) fn open(mut self, text: &str) -> Self {
        for card in cards(text) {
            match card {
                Card::Resource(resource) if resource.level() == Level::II => self.row_ii.push(resource),
                Card::Resource(resource) if resource.level() == Level::III => self.row_iii.push(resource),
                Card::Resource(resource) => panic!("{} lies open unless somebody holds it", resource.id()),
                Card::Building(building) => self.row_buildings.push(building),
            }
        }
        self
    }

    pub(crate) fn discard(mut self, text: &str) -> Self {
        self.discard = goods(text);
        self
    }

    /// Cards of Level II and III that are named nowhere lie in the discard piles, not in the decks.
    pub(crate) fn rest_discarded(mut self) -> Self {
        self.rest_discarded = true;
        self
    }

    /// The top of the decks in the order of drawing.
    pub(crate) fn next(mut self, text: &str) -> Self {
        for card in cards(text) {
            match card {
                Card::Resource(resource) if resource.level() == Level::III => self.top_iii.insert(0, resource),
                Card::Resource(resource) => self.top_ii.insert(0, resource),
                Card::Building(building) => self.top_buildings.insert(0, building),
            }
        }
        self
    }

    pub(crate) fn seed(mut self, seed: u64) -> Self {
        self.seed = seed;
        self
    }

    pub(crate) fn position(&self) -> Position {
        let setup = Setup::new(self.seats, self.extension).expect("2, 3 or 4 seats");
        let mut players = self.players.clone();

        // Resources that are named nowhere.
        let mut open: Goods = self.row_ii.iter().chain(&self.row_iii).copied().collect();
        let mut discard = self.discard;
        let (mut deck_ii, mut deck_iii) = (Vec::new(), Vec::new());
        for resource in Resource::all() {
            let tops = self.top_ii.iter().chain(&self.top_iii).filter(|&&top| top == resource).count();
            let held: u8 = players.iter().map(|player| player.hand.count(resource)).sum();
            let named = held + open.count(resource) + discard.count(resource) + tops as u8;
            let copies = resource.copies(self.seats);
            assert!(named <= copies, "{} is named too often", resource.id());
            let rest = std::iter::repeat_n(resource, usize::from(copies - named));
            match resource.level() {
                Level::I => open += rest.collect(),
                _ if self.rest_discarded => discard += rest.collect(),
                Level::II => deck_ii.extend(rest),
                Level::III => deck_iii.extend(rest),
            }
        }
        deck_ii.extend(&self.top_ii);
        deck_iii.extend(&self.top_iii);

        // Buildings that are named nowhere.
        let mut row_buildings = self.row_buildings.clone();
        let mut deck_buildings = Vec::new();
        let named: BuildingSet = self
            .top_buildings
            .iter()
            .chain(&row_buildings)
            .copied()
            .chain(players.iter().flat_map(|p| p.built.iter()))
            .collect();
        let mut missing =
            usize::from(self.seats) + 1 - named.iter().filter(|building| building.set() == Set::Starting).count();
        for building in Building::all().filter(|&building| !named.has(building)) {
            match building.set() {
                Set::Starting if missing == 0 => {}
                Set::Starting => {
                    missing -= 1;
                    if row_buildings.len() < ROW {
                        row_buildings.push(building);
                    } else if let Some(last) = players.last_mut() {
                        last.built = last.built.with(building);
                    }
                }
                Set::Extension if !self.extension => {}
                Set::Special | Set::Extension => deck_buildings.push(building),
            }
        }
        deck_buildings.extend(&self.top_buildings);

        Position {
            setup,
            turn: self.turn.unwrap_or(2 * u32::from(self.seats) + u32::from(self.active) - 1),
            step: self.step,
            used: self.used,
            open,
            level_ii: row(&self.row_ii),
            level_iii: row(&self.row_iii),
            buildings: row(&row_buildings),
            discard,
            deck_ii,
            deck_iii,
            deck_buildings,
            players,
            chance: Some(Rng::new(Seed(self.seed))),
        }
    }

    pub(crate) fn game(&self) -> LittleFactory {
        let position = self.position();
        LittleFactory::try_from(&position).unwrap_or_else(|flaw| panic!("{flaw}\n{position}"))
    }
}

/// Each kind once, in the order named.
fn row<T: Copy + PartialEq>(cards: &[T]) -> [Option<T>; ROW] {
    let mut slots = [None; ROW];
    let mut shown = Vec::new();
    for &card in cards {
        if !shown.contains(&card) {
            slots[shown.len()] = Some(card);
            shown.push(card);
        }
    }
    slots
}

pub(crate) fn action(text: &str) -> Action {
    text.parse().unwrap_or_else(|why| panic!("{text}: {why}"))
}

/// Whether the action is listed.
pub(crate) fn listed(game: &LittleFactory, text: &str) -> bool {
    game.legal().contains(&action(text))
}

/// Acts, which must be possible and listed, and answers with what is seen.
pub(crate) fn act(game: &mut LittleFactory, text: &str) -> Vec<Event> {
    assert!(listed(game, text), "{text} is not listed\n{}", Position::from(&*game));
    let mut events = Vec::new();
    let answer = game.apply(&action(text), &mut events);
    assert_eq!(answer, Ok(()), "{text}\n{}", Position::from(&*game));
    events
}

/// Acts and answers with what is seen, in words.
pub(crate) fn seen(game: &mut LittleFactory, text: &str) -> Vec<String> {
    act(game, text).iter().map(words::event).filter(|words| !words.is_empty()).collect()
}

/// Why the action is refused, which it must be, changing, telling and listing nothing.
pub(crate) fn refused(game: &LittleFactory, text: &str) -> Refusal {
    refusal(game, action(text))
}

/// Like [`refused`], of an action that cannot be written.
pub(crate) fn refusal(game: &LittleFactory, action: Action) -> Refusal {
    conformance::refusal(game, &action)
}

/// The hand of a seat, counted from 1, in words.
pub(crate) fn hand(game: &LittleFactory, seat: u8) -> String {
    game.player(Seat(seat - 1)).hand.goods().to_string()
}

/// The buildings of a seat, counted from 1, in words.
pub(crate) fn town(game: &LittleFactory, seat: u8) -> String {
    words::ids(game.player(Seat(seat - 1)).buildings.iter().map(Building::id))
}
