//! Where a turn is, and what is to be decided.

use tabletop::{Seat, SeatSet};

use crate::action::{Seek, Throw};
use crate::game::MyLittleScythe;
use crate::map::{Region, Space};
use crate::quest::Quest;
use crate::spells::Spells;
use crate::tile::{Section, Tile};

/// Where a turn is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
pub enum Step {
    /// The action is to be chosen.
    Choose,
    /// Seekers move.
    Moving,
    /// There are fights to begin.
    Fights,
    /// Pies are chosen in secret.
    Throwing(Fight),
    /// A fight is decided, and what follows is on its way.
    Fought(Fought),
    /// There are quests to look at.
    Quests,
    /// A quest card lies open.
    Card(Quest),
    /// A quest is being solved.
    Solving(Solving),
    /// One of the spells drawn is to be discarded.
    Drawn {
        /// How many were drawn; they are not in hand yet.
        count: u8,
        /// Which; none for those who cannot know.
        spells: Spells,
        /// The quest that goes on after it.
        then: Option<Solving>,
    },
    /// A tile is to be kept.
    Tiles {
        /// Of which pile.
        section: Section,
        /// How many are looked at.
        count: u8,
        /// Which; none for those who cannot know.
        tiles: [Option<Tile>; 3],
    },
    /// Tokens are placed.
    Seeking {
        /// Which Seek.
        seek: Seek,
        /// What was rolled.
        dice: [Region; 4],
        /// Which die is next.
        next: u8,
    },
    /// The Supply Catapult may be used.
    Catapult,
    /// The action is done, trophies can be placed.
    Trophies,
    /// The Automountie is to reveal a card.
    Reveal,
    /// The game is over.
    Over(SeatSet),
}

/// A pie fight. It belongs to a space: Seekers elsewhere have no part in it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Fight {
    /// Whose turn it is.
    pub attacker: Seat,
    /// Who was moved onto.
    pub defender: Seat,
    /// Where.
    pub space: Space,
    /// Whether the attacker has made its secret choice.
    pub ready: bool,
    /// That choice, for those who know it.
    pub thrown: Option<Throw>,
}

/// A pie fight that is decided.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Fought {
    /// Whose turn it is.
    pub attacker: Seat,
    /// Who was moved onto.
    pub defender: Seat,
    /// Where.
    pub space: Space,
    /// What the attacker threw.
    pub attack: Throw,
    /// What the defender threw.
    pub defence: Throw,
    /// What comes next.
    pub next: Aftermath,
}

/// What follows a decided fight, in this order.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
pub enum Aftermath {
    /// The winner earns the trophy; a defender may decline it.
    Trophy,
    /// The loser's Seekers go home, and the loser rests.
    Home,
    /// A loser that does not rest may show that it is Feisty.
    Feisty,
    /// An attacker that has rested may place a trophy before it loses what it threw.
    Claim,
    /// What was thrown is lost.
    Losses,
}

impl Fought {
    /// Who won: ties go to the attacker.
    #[must_use]
    pub fn winner(&self) -> Seat {
        if self.attack.total() >= self.defence.total() { self.attacker } else { self.defender }
    }

    /// Who lost, and what it threw.
    #[must_use]
    pub fn loser(&self) -> (Seat, Throw) {
        if self.winner() == self.attacker { (self.defender, self.defence) } else { (self.attacker, self.attack) }
    }

    /// Both sides, the attacker first.
    #[must_use]
    pub fn sides(&self) -> [(Seat, Throw); 2] {
        [(self.attacker, self.attack), (self.defender, self.defence)]
    }
}

/// How far a quest is solved.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Solving {
    /// Which one.
    pub quest: Quest,
    /// By which option.
    pub option: u8,
    /// Which of its effects is next.
    pub effect: u8,
    /// How many goods of this effect are done.
    pub done: u8,
    /// Where gifts go.
    pub to: Option<Space>,
}

/// What the seat to act has to decide.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
pub enum Decision {
    /// Which action of the mat.
    Action,
    /// Where Seekers go.
    Seekers,
    /// Which fight comes first.
    Fight,
    /// What is thrown.
    Throw,
    /// Whether a won defence is credited.
    Defence,
    /// Whether a lost fight is credited to the Feisty.
    Feisty,
    /// What a rest gives.
    Rest,
    /// Which quest comes first.
    Quest,
    /// How an open quest is solved, if at all.
    Option,
    /// Which space pays.
    From,
    /// Which space gains.
    Onto,
    /// Who gets a gift, and where.
    To,
    /// Which token leaves the board.
    Remove,
    /// Which spell is discarded.
    Discard,
    /// Which tile is kept.
    Tile,
    /// Where a token is placed.
    Place,
    /// What the Supply Catapult throws.
    Catapult,
    /// Which trophy is placed.
    Trophy,
    /// Nothing: the Automountie's card is revealed.
    Automountie,
}

impl Decision {
    /// All of them.
    #[rustfmt::skip]
    pub const ALL: [Self; 19] = [
        Self::Action, Self::Seekers, Self::Fight, Self::Throw, Self::Defence, Self::Feisty, Self::Rest, Self::Quest,
        Self::Option, Self::From, Self::Onto, Self::To, Self::Remove, Self::Discard, Self::Tile, Self::Place,
        Self::Catapult, Self::Trophy, Self::Automountie,
    ];
}

impl Step {
    /// What `seat` knows of it; secrets of the moment are `owner`'s.
    #[must_use]
    pub fn known_to(self, seat: Seat, owner: Seat) -> Self {
        match self {
            Self::Throwing(fight) if fight.attacker != seat => Self::Throwing(Fight { thrown: None, ..fight }),
            Self::Drawn { count, then, .. } if owner != seat => Self::Drawn { count, spells: Spells::NONE, then },
            Self::Tiles { section, count, .. } if owner != seat => Self::Tiles { section, count, tiles: [None; 3] },
            step => step,
        }
    }

    /// The quest whose option is being carried out: one moment, in which nothing is claimed.
    #[must_use]
    pub fn solving(self) -> Option<Solving> {
        match self {
            Self::Solving(solving) | Self::Drawn { then: Some(solving), .. } => Some(solving),
            _ => None,
        }
    }
}

impl MyLittleScythe {
    /// What the seat to act has to decide; `None` when the game is over.
    #[must_use]
    pub fn decision(&self) -> Option<Decision> {
        if self.resting.is_some() {
            return Some(Decision::Rest);
        }
        Some(match self.step {
            Step::Choose => Decision::Action,
            Step::Moving => Decision::Seekers,
            Step::Fights => Decision::Fight,
            Step::Throwing(_) => Decision::Throw,
            Step::Fought(fought) => match fought.next {
                Aftermath::Trophy => Decision::Defence,
                Aftermath::Feisty => Decision::Feisty,
                _ => Decision::Trophy,
            },
            Step::Quests => Decision::Quest,
            Step::Card(_) => Decision::Option,
            Step::Solving(solving) => self.solving_decision(solving),
            Step::Drawn { .. } => Decision::Discard,
            Step::Tiles { .. } => Decision::Tile,
            Step::Seeking { .. } => Decision::Place,
            Step::Catapult => Decision::Catapult,
            Step::Trophies => Decision::Trophy,
            Step::Reveal => Decision::Automountie,
            Step::Over(_) => return None,
        })
    }

    /// Who decides now; `None` when the game is over.
    #[inline]
    pub(crate) fn decider(&self) -> Option<Seat> {
        if self.resting.is_some() {
            return self.resting;
        }
        match self.step {
            Step::Over(_) => None,
            Step::Throwing(fight) => Some(self.thrower(fight)),
            Step::Fought(fought) => match fought.next {
                Aftermath::Trophy => Some(fought.winner()),
                Aftermath::Feisty => Some(fought.loser().0),
                _ => Some(self.active),
            },
            _ => Some(self.active),
        }
    }

    /// Who chooses in a fight now.
    #[inline]
    pub(crate) fn thrower(&self, fight: Fight) -> Seat {
        if !fight.ready && !self.is_automountie(fight.attacker) { fight.attacker } else { fight.defender }
    }
}
