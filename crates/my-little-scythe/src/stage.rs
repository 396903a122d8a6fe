//! How far a turn is, and what is to be decided.

use tabletop::{Seat, SeatSet};

use crate::action::{Seek, Seeker, Throw};
use crate::game::MyLittleScythe;
use crate::map::{Region, Space};
use crate::quest::Quest;
use crate::spells::Spells;
use crate::tile::{Section, Tile};

/// How far a turn is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stage {
    /// The action is to be chosen.
    Choose,
    /// Seekers move.
    Moving,
    /// There are fights to begin.
    Fights,
    /// Pies are chosen in secret.
    Throwing(Fight),
    /// There are quests to look at.
    Quests,
    /// A quest card lies open.
    Card(Quest),
    /// A quest is being solved.
    Solving(Solving),
    /// One of the spells drawn is to be discarded.
    Drawn {
        /// Those drawn, not in hand yet.
        spells: Spells,
        /// The quest that goes on after it.
        then: Option<Solving>,
    },
    /// A tile is to be kept.
    Tiles {
        /// Of which pile.
        section: Section,
        /// Those shown.
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
    /// The Automountie has moved this Seeker, and keeps what lies there.
    Gathering(Seeker),
    /// The game is over.
    Over(SeatSet),
}

/// A pie fight.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Fight {
    /// Whose turn it is.
    pub attacker: Seat,
    /// Who was moved onto.
    pub defender: Seat,
    /// The attacker's secret choice, once it is made.
    pub thrown: Option<Throw>,
}

/// How far a quest is solved.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Solving {
    /// Which one.
    pub quest: Quest,
    /// By which option.
    pub option: u8,
    /// Which of its effects is next.
    pub step: u8,
    /// How many goods of this effect are done.
    pub done: u8,
    /// Where gifts go.
    pub to: Option<Space>,
}

/// What the seat to act has to decide.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[allow(missing_docs)]
#[rustfmt::skip]
pub enum Decision {
    Action, Seekers, Fight, Throw, Feisty, Rest, Quest, Option, From, Onto, To, Remove, Discard, Tile, Place, Catapult,
    Trophy, Automountie,
}

impl MyLittleScythe {
    /// What the seat to act has to decide; `None` when the game is over.
    #[must_use]
    pub fn decision(&self) -> Option<Decision> {
        if self.feisty.is_some() {
            return Some(Decision::Feisty);
        }
        if self.resting.is_some() {
            return Some(Decision::Rest);
        }
        Some(match self.stage {
            Stage::Choose => Decision::Action,
            Stage::Moving => Decision::Seekers,
            Stage::Fights => Decision::Fight,
            Stage::Throwing(_) => Decision::Throw,
            Stage::Quests => Decision::Quest,
            Stage::Card(_) => Decision::Option,
            Stage::Solving(solving) => self.solving_decision(solving),
            Stage::Drawn { .. } => Decision::Discard,
            Stage::Tiles { .. } => Decision::Tile,
            Stage::Seeking { .. } => Decision::Place,
            Stage::Catapult => Decision::Catapult,
            Stage::Trophies => Decision::Trophy,
            Stage::Reveal | Stage::Gathering(_) => Decision::Automountie,
            Stage::Over(_) => return None,
        })
    }

    /// Who chooses in a fight now.
    #[inline]
    pub(crate) fn thrower(&self, fight: Fight) -> Seat {
        if fight.thrown.is_none() && !self.is_automountie(fight.attacker) { fight.attacker } else { fight.defender }
    }
}
