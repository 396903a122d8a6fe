//! A game written out zone by zone, to be read, built by hand, checked and played on.
//!
//! ```text
//! setup 2 seats
//! turn 8 seat 1
//! step choose
//! rest -                                who rests
//! moved -                               Seekers that have moved
//! rested -
//! earned no                             whether the active seat has earned a trophy this turn
//! finale no                             or who still has a last turn
//! board tundra_n 2 apples 1 gem quest, portal_n 1 apple
//! discards 3 1
//! deck spells 1 2 …                     the top card last; ?27 is so many unknown ones
//! deck quests help_with_apples …
//! pile move portal_express …
//! pile make big_oven …
//! seat 1 at camp tundra_n | friendship 3 | pies 3 | spells 4 1 | kind secret | trophies - | token move | tiles - - | solved -
//! automountie kept 0 0 0 | trophies 0 | fought no | next a | deck 3 1 …   in solo games
//! chance 00000000000f4240-00000000000f563d
//! ```
//!
//! In what a seat knows, rivals' spells are a number behind a question mark, their personality is one, decks are sorted
//! and the chance line is left out.

use std::fmt;

use tabletop::{Rng, Seat, SeatSet};

use crate::action::{Deed, Seek, Seeker};
use crate::automountie::AutoCard;
use crate::game::{AUTOMOUNTIE, MyLittleScythe};
use crate::goods::Goods;
use crate::map::{Region, Space, SpaceSet};
use crate::quest::{Quest, QuestSet};
use crate::setup::Setup;
use crate::spells::Spells;
use crate::step::{Aftermath, Fought, Solving, Step};
use crate::tile::{Section, Tile};
use crate::trophy::{Personality, Trophy, TrophySet};

mod flaw;
mod moment;
mod read;
mod validate;

pub use flaw::Flaw;
pub use read::{PositionError, PositionFault};

/// All zones of a game. Anything can be written here; only a sound one becomes a [`MyLittleScythe`].
#[derive(Clone, PartialEq, Debug)]
pub struct Position {
    /// What was set up.
    pub setup: Setup,
    /// Turns completed, of all seats together.
    pub turn: u32,
    /// Whose turn it is.
    pub active: Seat,
    /// Where the turn is, with what is known of it.
    pub step: Step,
    /// Who rests.
    pub resting: Option<Seat>,
    /// Which Seekers have moved.
    pub moved: [bool; 2],
    /// Who has rested this turn.
    pub rested: SeatSet,
    /// Whether the active seat has earned a trophy this turn.
    pub earned: bool,
    /// In the finale, who has a last turn to come.
    pub finale: Option<SeatSet>,
    /// Goods, space by space.
    pub goods: Vec<(Space, Goods)>,
    /// Quest tokens.
    pub quests: SpaceSet,
    /// Spells that were discarded.
    pub discards: Spells,
    /// The spell deck, the top card last.
    pub deck_spells: Cards,
    /// The quest deck, the top card last.
    pub deck_quests: Vec<Quest>,
    /// The piles of tiles, the top one last.
    pub piles: [Vec<Tile>; 2],
    /// What each seat has.
    pub players: Vec<Possessions>,
    /// What the Automountie has, in solo games.
    pub automountie: Option<Kept>,
    /// Where chance goes on from; unknown to the players.
    pub chance: Option<Rng>,
}

/// Spells that are known, or only how many there are.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Cards {
    /// These, in order.
    Known(Vec<u8>),
    /// So many.
    Hidden(u8),
}

impl Cards {
    /// How many cards.
    #[must_use]
    pub fn len(&self) -> u8 {
        match self {
            Self::Known(cards) => cards.len().min(255) as u8,
            Self::Hidden(count) => *count,
        }
    }

    /// Whether there is none.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }
}

/// What one seat has.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Possessions {
    /// Where its Seekers are; `None` is the camp.
    pub seekers: [Option<Space>; 2],
    /// Friendship.
    pub friendship: u8,
    /// Pies.
    pub pies: u8,
    /// Spells in hand.
    pub spells: Cards,
    /// What eases a trophy; `None` if it is not known.
    pub personality: Option<Personality>,
    /// Whether everybody knows it.
    pub revealed: bool,
    /// Trophies placed.
    pub trophies: TrophySet,
    /// Where the action token stands.
    pub token: Option<Deed>,
    /// The tiles on Move and Make.
    pub tiles: [Option<Tile>; 2],
    /// Quests solved.
    pub solved: QuestSet,
}

/// What the Automountie has besides.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Kept {
    /// Apples, gems and quests.
    pub tokens: [u8; 3],
    /// Trophies placed.
    pub trophies: u8,
    /// Whether she has won a fight.
    pub fought: bool,
    /// Which Seeker moves next.
    pub next: Seeker,
    /// Her deck, the top card last.
    pub deck: Vec<AutoCard>,
}

impl Position {
    /// What a seat knows of it.
    #[must_use]
    pub fn known_to(mut self, seat: Seat) -> Self {
        self.deck_spells = Cards::Hidden(self.deck_spells.len());
        self.deck_quests.sort_unstable();
        // Tiles that another looks at may be any of the pile.
        if let Step::Tiles { section, tiles, .. } = self.step
            && self.active != seat
        {
            self.piles[section as usize].extend(tiles.iter().flatten());
        }
        self.piles.iter_mut().for_each(|pile| pile.sort_unstable());
        for (other, player) in Seat::all(Seat::MAX).zip(&mut self.players) {
            if other != seat {
                player.spells = Cards::Hidden(player.spells.len());
                if !player.revealed {
                    player.personality = None;
                }
            }
        }
        self.step = self.step.known_to(seat, self.active);
        if let Some(kept) = &mut self.automountie {
            kept.deck.sort_unstable();
        }
        self.chance = None;
        self
    }
}

impl From<&MyLittleScythe> for Position {
    fn from(game: &MyLittleScythe) -> Self {
        let board = &game.board;
        let solo = game.setup.difficulty().is_some();
        let player = |seat: Seat| {
            let player = game.player(seat);
            Possessions {
                seekers: player.seekers,
                friendship: player.friendship,
                pies: player.pies,
                spells: Cards::Known(player.spells.cards().rev().collect()),
                personality: (!game.is_automountie(seat)).then_some(player.personality),
                revealed: player.revealed,
                trophies: player.trophies,
                token: player.token,
                tiles: player.tiles,
                solved: player.solved,
            }
        };
        Self {
            setup: game.setup,
            turn: game.turn,
            active: game.active,
            step: game.step,
            resting: game.resting,
            moved: game.moved,
            rested: game.rested,
            earned: game.earned,
            finale: game.finale,
            goods: Space::all().map(|space| (space, board.at(space))).filter(|(_, goods)| !goods.is_empty()).collect(),
            quests: board.quests(),
            discards: game.discards,
            deck_spells: Cards::Known(game.spells.cards().to_vec()),
            deck_quests: game.quests.cards().to_vec(),
            piles: [game.piles[0].cards().to_vec(), game.piles[1].cards().to_vec()],
            players: Seat::all(game.setup.seats()).map(player).collect(),
            automountie: solo.then(|| Kept {
                tokens: game.her.kept,
                trophies: game.her.trophies,
                fought: game.her.won_a_fight,
                next: Seeker::BOTH[usize::from(game.her.next & 1)],
                deck: game.her.deck.cards().to_vec(),
            }),
            chance: Some(game.chance.clone()),
        }
    }
}

impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "setup {}", self.setup)?;
        writeln!(f, "turn {} seat {}", self.turn, self.active)?;
        writeln!(f, "step {}", self.step_text())?;
        let one = |seat: Option<Seat>| seat.map_or("-".to_owned(), |seat| seat.to_string());
        let seats = |set: SeatSet| list(set.iter().map(|seat| seat.to_string()));
        let yes = |yes: bool| if yes { "yes" } else { "no" };
        writeln!(f, "rest {}", one(self.resting))?;
        let moved = Seeker::BOTH.into_iter().filter(|seeker| self.moved[seeker.index()]);
        writeln!(f, "moved {}", list(moved.map(|seeker| seeker.to_string())))?;
        writeln!(f, "rested {}", seats(self.rested))?;
        writeln!(f, "earned {}", yes(self.earned))?;
        writeln!(f, "finale {}", self.finale.map_or("no".to_owned(), seats))?;
        writeln!(f, "board {}", self.board_text())?;
        writeln!(f, "discards {}", spells(self.discards))?;
        writeln!(f, "deck spells {}", cards(&self.deck_spells))?;
        writeln!(f, "deck quests {}", list(self.deck_quests.iter().map(|quest| quest.id())))?;
        for section in Section::ALL {
            let pile = &self.piles[section as usize];
            writeln!(f, "pile {} {}", section.id(), list(pile.iter().map(|tile| tile.id())))?;
        }
        for (seat, player) in Seat::all(Seat::MAX).zip(&self.players) {
            let automaton = self.automountie.is_some() && seat == AUTOMOUNTIE;
            let place = |space: Option<Space>| space.map_or("camp", Space::id);
            let personality = match player.personality {
                None if automaton => "none".to_owned(),
                None => "? secret".to_owned(),
                Some(personality) if player.revealed => format!("{} shown", personality.id()),
                Some(personality) => format!("{} secret", personality.id()),
            };
            let tile = |tile: Option<Tile>| tile.map_or("-", Tile::id);
            writeln!(
                f,
                "seat {seat} at {} {} | friendship {} | pies {} | spells {} | {personality} | trophies {} | token {} | tiles {} {} | solved {}",
                place(player.seekers[0]),
                place(player.seekers[1]),
                player.friendship,
                player.pies,
                cards(&player.spells),
                list(player.trophies.iter().map(Trophy::id)),
                player.token.map_or("-", Deed::id),
                tile(player.tiles[0]),
                tile(player.tiles[1]),
                list(player.solved.iter().map(Quest::id)),
            )?;
        }
        if let Some(kept) = &self.automountie {
            writeln!(
                f,
                "automountie kept {} {} {} | trophies {} | fought {} | next {} | deck {}",
                kept.tokens[0],
                kept.tokens[1],
                kept.tokens[2],
                kept.trophies,
                yes(kept.fought),
                kept.next,
                list(kept.deck.iter().map(|card| card.0.to_string())),
            )?;
        }
        self.chance.as_ref().map_or(Ok(()), |chance| writeln!(f, "chance {chance}"))
    }
}

impl Position {
    fn board_text(&self) -> String {
        let mut spaces: SpaceSet = self.goods.iter().map(|(space, _)| *space).collect();
        spaces = spaces.or(self.quests);
        let one = |space: Space| {
            let goods = self.goods.iter().filter(|(other, _)| *other == space);
            let mut text = space.id().to_owned();
            goods.for_each(|(_, goods)| text += &format!(" {goods}"));
            if self.quests.contains(space) {
                text += " quest";
            }
            text
        };
        let all: Vec<String> = spaces.iter().map(one).collect();
        if all.is_empty() { "-".to_owned() } else { all.join(", ") }
    }

    fn step_text(&self) -> String {
        match self.step {
            Step::Choose => "choose".to_owned(),
            Step::Moving => "moving".to_owned(),
            Step::Fights => "fights".to_owned(),
            Step::Throwing(fight) => {
                let thrown = match fight.thrown {
                    None if fight.ready => " thrown ?".to_owned(),
                    None => String::new(),
                    Some(throw) => format!(" thrown {throw}"),
                };
                format!("fight {} {} {}{thrown}", fight.attacker, fight.defender, fight.space)
            }
            Step::Fought(fought) => {
                let Fought { attacker, defender, space, attack, defence, next } = fought;
                let next = aftermath_id(next);
                format!("fought {attacker} {defender} {space} thrown {attack} against {defence} next {next}")
            }
            Step::Quests => "quests".to_owned(),
            Step::Card(quest) => format!("card {}", quest.id()),
            Step::Solving(solving) => format!("solving {}", solving_text(solving)),
            Step::Drawn { count, spells: drawn, then } => {
                let drawn = if drawn.len() == count { spells(drawn) } else { format!("?{count}") };
                then.map_or(format!("drawn {drawn}"), |then| format!("drawn {drawn} then {}", solving_text(then)))
            }
            Step::Tiles { section, count, tiles } => {
                let known = tiles.iter().flatten().count() == usize::from(count);
                let shown = if known { list(tiles.into_iter().flatten().map(Tile::id)) } else { format!("?{count}") };
                format!("tiles {} {shown}", section.id())
            }
            Step::Seeking { seek, dice, next } => {
                let seek = if seek == Seek::Apples { "apples" } else { "gems" };
                format!("seeking {seek} {} next {next}", list(dice.into_iter().map(Region::id)))
            }
            Step::Catapult => "catapult".to_owned(),
            Step::Trophies => "trophies".to_owned(),
            Step::Reveal => "reveal".to_owned(),
            Step::Over(_) => "over".to_owned(),
        }
    }
}

fn solving_text(solving: Solving) -> String {
    let to = solving.to.map_or("-", Space::id);
    format!("{} {} effect {} done {} to {to}", solving.quest.id(), solving.option, solving.effect, solving.done)
}

fn aftermath_id(next: Aftermath) -> &'static str {
    match next {
        Aftermath::Trophy => "trophy",
        Aftermath::Home => "home",
        Aftermath::Feisty => "feisty",
        Aftermath::Claim => "claim",
        Aftermath::Losses => "losses",
    }
}

fn spells(spells: Spells) -> String {
    if spells.is_empty() { "-".to_owned() } else { spells.to_string() }
}

fn cards(cards: &Cards) -> String {
    match cards {
        Cards::Known(cards) => list(cards.iter().map(ToString::to_string)),
        Cards::Hidden(count) => format!("?{count}"),
    }
}

fn list<T: AsRef<str>>(words: impl Iterator<Item = T>) -> String {
    let words: Vec<T> = words.collect();
    let words: Vec<&str> = words.iter().map(AsRef::as_ref).collect();
    if words.is_empty() { "-".to_owned() } else { words.join(" ") }
}
