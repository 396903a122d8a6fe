//! What the tests share: games built in one line, and actions as text.
#![allow(dead_code)]

pub(crate) mod policy;
pub(crate) mod witness;
pub(crate) mod words;

use my_little_scythe::position::{Cards, Position};
use my_little_scythe::{
    Action, AutoCard, Deed, Event, Goods, MyLittleScythe, Personality, Player, Quest, Refusal, Section, Setup, Space,
    SpaceSet, Spells, Step, Tile, Trophy,
};
use tabletop::{Game, Seat, Seed, conformance};

/// A game with a bare board, everybody in camp, seat 1 about to choose an action, and all cards in their decks.
pub(crate) fn table(seats: u8) -> Table {
    Table::new(Setup::new(seats).expect("two to six can play"))
}

/// The same against the Automountie.
pub(crate) fn solo(difficulty: &str) -> Table {
    Table::new(format!("solo {difficulty}").parse().expect("a setup"))
}

#[derive(Clone)]
pub(crate) struct Table {
    pub(crate) position: Position,
}

impl Table {
    fn new(setup: Setup) -> Self {
        let mut position = Position::from(&MyLittleScythe::new(&setup, Seed(1)));
        position.active = Seat(0);
        position.goods.clear();
        position.quests = SpaceSet::EMPTY;
        position.deck_spells = Cards::Known(Vec::new());
        position.deck_quests = Quest::all().collect();
        position.piles = Section::ALL.map(|section| Tile::of(section).collect());
        let traits = ["kind", "hungry", "magical", "adventurous", "inventive", "helpful"];
        for (player, id) in position.players.iter_mut().zip(traits) {
            player.spells = Cards::Known(Vec::new());
            if player.personality.is_some() {
                player.personality = Personality::by_id(id);
            }
        }
        if let Some(kept) = &mut position.automountie {
            kept.deck = AutoCard::all().collect();
            kept.tokens = [0; 3];
        }
        Self { position }
    }

    fn player(&mut self, seat: u8) -> &mut my_little_scythe::position::Possessions {
        &mut self.position.players[usize::from(seat) - 1]
    }

    /// Seekers A and B of a seat are there.
    pub(crate) fn at(mut self, seat: u8, one: &str, other: &str) -> Self {
        self.player(seat).seekers = [one, other].map(place);
        self
    }

    /// Goods lie on a space: `2 apples 1 gem`.
    pub(crate) fn goods(mut self, at: &str, goods: &str) -> Self {
        self.position.goods.push((space(at), some(goods)));
        self.position.goods.sort_unstable();
        self
    }

    /// A quest token lies on a space.
    pub(crate) fn quest(mut self, at: &str) -> Self {
        self.position.quests = self.position.quests.with(space(at));
        self
    }

    pub(crate) fn friendship(mut self, seat: u8, friendship: u8) -> Self {
        self.player(seat).friendship = friendship;
        self
    }

    pub(crate) fn pies(mut self, seat: u8, pies: u8) -> Self {
        self.player(seat).pies = pies;
        self
    }

    /// Spells of these values.
    pub(crate) fn spells(mut self, seat: u8, values: &str) -> Self {
        self.player(seat).spells = Cards::Known(spells(values).cards().rev().collect());
        self
    }

    pub(crate) fn personality(mut self, seat: u8, id: &str) -> Self {
        let wanted = Personality::by_id(id);
        let old = self.player(seat).personality;
        for player in &mut self.position.players {
            if player.personality == wanted {
                player.personality = old;
            }
        }
        self.player(seat).personality = wanted;
        self
    }

    pub(crate) fn tile(mut self, seat: u8, id: &str) -> Self {
        let tile = Tile::by_id(id).unwrap_or_else(|| panic!("{id} is no tile"));
        self.player(seat).tiles[tile.section() as usize] = Some(tile);
        self.position.piles[tile.section() as usize].retain(|&other| other != tile);
        self
    }

    pub(crate) fn token(mut self, seat: u8, id: &str) -> Self {
        self.player(seat).token = Deed::ALL.into_iter().find(|deed| deed.id() == id);
        assert!(self.player(seat).token.is_some(), "{id} is no action");
        self
    }

    pub(crate) fn trophies(mut self, seat: u8, ids: &str) -> Self {
        self.player(seat).trophies = ids.split_whitespace().map(trophy).collect();
        self
    }

    pub(crate) fn solved(mut self, seat: u8, ids: &str) -> Self {
        for id in ids.split_whitespace() {
            let solved = quest(id);
            self.player(seat).solved = self.player(seat).solved.with(solved);
            self.position.deck_quests.retain(|&other| other != solved);
        }
        self
    }

    /// The next quests, the first one first.
    pub(crate) fn next_quests(mut self, ids: &str) -> Self {
        for id in ids.split_whitespace().rev() {
            let next = quest(id);
            self.position.deck_quests.retain(|&other| other != next);
            self.position.deck_quests.push(next);
        }
        self
    }

    /// The next tiles of a pile, the first one first.
    pub(crate) fn next_tiles(mut self, ids: &str) -> Self {
        for id in ids.split_whitespace().rev() {
            let tile = Tile::by_id(id).unwrap_or_else(|| panic!("{id} is no tile"));
            let pile = &mut self.position.piles[tile.section() as usize];
            pile.retain(|&other| other != tile);
            pile.push(tile);
        }
        self
    }

    /// The next cards of the Automountie, the first one first; all others are gone.
    pub(crate) fn next_cards(mut self, numbers: &[u8]) -> Self {
        let kept = self.position.automountie.as_mut().expect("she plays");
        kept.deck = numbers.iter().rev().map(|&number| AutoCard(number)).collect();
        self
    }

    /// Spells to come, the first one first; `discards` are discarded, the rest lies deeper in the deck.
    pub(crate) fn next_spells(self, values: &str) -> Self {
        self.spell_zones(values, "", false)
    }

    /// All spells that are nowhere else are in this seat's hand: none can be drawn.
    pub(crate) fn no_spells_but(self, deck: &str, discards: &str) -> Self {
        self.spell_zones(deck, discards, true)
    }

    fn spell_zones(mut self, deck: &str, discards: &str, hoard: bool) -> Self {
        self.position.discards = spells(discards);
        let top: Vec<u8> = deck.split_whitespace().rev().map(|value| value.parse().expect("a value")).collect();
        self.position.deck_spells = Cards::Known(top);
        self.fill(hoard)
    }

    /// Puts every spell that is nowhere under the deck, or into the last seat's hand.
    fn fill(mut self, hoard: bool) -> Self {
        let mut left: Vec<u8> =
            (1u8..).zip(Spells::COPIES).flat_map(|(value, copies)| vec![value; usize::from(copies)]).collect();
        let mut take = |value: u8| {
            let place = left.iter().position(|&other| other == value).expect("the box has so many");
            left.remove(place);
        };
        self.position.discards.cards().for_each(&mut take);
        let hands = self.position.players.iter().map(|player| &player.spells);
        for cards in hands.chain([&self.position.deck_spells]) {
            if let Cards::Known(cards) = cards {
                cards.iter().copied().for_each(&mut take);
            }
        }
        if let Step::Drawn { spells, .. } = self.position.step {
            spells.cards().for_each(&mut take);
        }
        if hoard {
            let seats = self.position.players.len() as u8;
            let Cards::Known(hand) = &self.player(seats).spells else { panic!("known") };
            let hand: Spells = hand.iter().copied().chain(left).collect();
            self.player(seats).spells = Cards::Known(hand.cards().rev().collect());
        } else if let Cards::Known(deck) = &mut self.position.deck_spells {
            left.append(deck);
            *deck = left;
        }
        self
    }

    pub(crate) fn active(mut self, seat: u8) -> Self {
        self.position.active = Seat(seat - 1);
        self
    }

    pub(crate) fn setup(mut self, change: impl FnOnce(&mut Position)) -> Self {
        change(&mut self.position);
        self
    }

    pub(crate) fn game(&self) -> MyLittleScythe {
        let mut table = self.clone();
        let total = |position: &Position| {
            let hands: u8 = position.players.iter().map(|player| player.spells.len()).sum();
            hands + position.deck_spells.len() + position.discards.len()
        };
        if total(&table.position) != 30 {
            table.position.deck_spells = Cards::Known(Vec::new());
            table = table.fill(false);
        }
        let text = table.position.to_string();
        MyLittleScythe::try_from(&table.position).unwrap_or_else(|flaw| panic!("{flaw}\n{text}"))
    }
}

pub(crate) fn space(id: &str) -> Space {
    Space::by_id(id).unwrap_or_else(|| panic!("{id} is no space"))
}

fn place(id: &str) -> Option<Space> {
    (id != "camp").then(|| space(id))
}

pub(crate) fn quest(id: &str) -> Quest {
    Quest::by_id(id).unwrap_or_else(|| panic!("{id} is no quest"))
}

pub(crate) fn trophy(id: &str) -> Trophy {
    Trophy::by_id(id).unwrap_or_else(|| panic!("{id} is no trophy"))
}

pub(crate) fn some(goods: &str) -> Goods {
    let Action::Shift { goods, .. } = action(&format!("shift castle {goods}")) else { panic!("goods") };
    goods
}

pub(crate) fn spells(values: &str) -> Spells {
    values.split_whitespace().map(|value| value.parse::<u8>().expect("a value")).collect()
}

pub(crate) fn action(text: &str) -> Action {
    text.parse().unwrap_or_else(|error| panic!("{text}: {error}"))
}

/// Carries out an action that must be legal and listed; what happened.
pub(crate) fn act(game: &mut MyLittleScythe, text: &str) -> Vec<Event> {
    let mut events = Vec::new();
    assert!(listed(game, text), "{text} is not listed:\n{}", Position::from(&*game));
    game.apply(&action(text), &mut events).unwrap_or_else(|refusal| panic!("{text}: {refusal:?}"));
    events
}

/// Carries out several actions; who can only pass does.
pub(crate) fn acts(game: &mut MyLittleScythe, texts: &[&str]) {
    for text in texts {
        act(game, text);
        if game.is_formality() {
            act(game, "pass");
        }
    }
}

/// Carries out an action, and says what happened in words.
pub(crate) fn seen(game: &mut MyLittleScythe, text: &str) -> Vec<String> {
    act(game, text).iter().map(words::event).filter(|words| !words.is_empty()).collect()
}

/// Why an action is not possible; nothing may change, and it must not be listed.
pub(crate) fn refused(game: &MyLittleScythe, text: &str) -> Refusal {
    refusal(game, action(text))
}

pub(crate) fn refusal(game: &MyLittleScythe, action: Action) -> Refusal {
    conformance::refusal(game, &action)
}

pub(crate) fn listed(game: &MyLittleScythe, text: &str) -> bool {
    game.legal().contains(&action(text))
}

/// All legal actions as text, sorted.
pub(crate) fn legal(game: &MyLittleScythe) -> Vec<String> {
    let mut all: Vec<String> = game.legal().iter().map(ToString::to_string).collect();
    all.sort();
    all
}

pub(crate) fn player(game: &MyLittleScythe, seat: u8) -> &Player {
    game.player(Seat(seat - 1))
}

/// The trophies of a seat by name.
pub(crate) fn trophies(game: &MyLittleScythe, seat: u8) -> String {
    player(game, seat).trophies.iter().map(Trophy::id).collect::<Vec<_>>().join(" ")
}

/// The goods on a space.
pub(crate) fn on(game: &MyLittleScythe, at: &str) -> String {
    game.board().at(space(at)).to_string()
}

/// Where both Seekers of a seat are.
pub(crate) fn places(game: &MyLittleScythe, seat: u8) -> [&'static str; 2] {
    player(game, seat).seekers.map(|space| space.map_or("camp", Space::id))
}
