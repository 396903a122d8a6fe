//! Ten short lessons: a real table each, one thing to do, and what is said about how it went. Any legal way that
//! reaches the goal is right. The last lesson is a whole game, in which the table explains what is new.

mod de;
mod en;
mod fr;
mod guide;

#[cfg(test)]
mod tests;

use la_granja::{Action, LaGranja, Setup, Side, Step, Trade};
use tabletop::{Game, Record, Seed};

use super::stage::Stage;
use crate::i18n::Language;
use crate::table::{LessonText, New, Progress, Session};

/// A lesson.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Lesson {
    Field,
    Extension,
    Roof,
    Commodity,
    Die,
    Upgrade,
    Barrow,
    Market,
    Craft,
    Donkeys,
    FirstGame,
}

impl Lesson {
    pub(crate) const ALL: [Self; 11] = [
        Self::Field,
        Self::Extension,
        Self::Roof,
        Self::Commodity,
        Self::Die,
        Self::Upgrade,
        Self::Barrow,
        Self::Market,
        Self::Craft,
        Self::Donkeys,
        Self::FirstGame,
    ];

    /// Its table.
    fn stage(self) -> Stage {
        let stage = Stage::EMPTY;
        match self {
            Self::Field => Stage { hand: &["mason", "peon", "miller"], ..stage },
            Self::Extension => Stage { hand: &["carter", "miller"], silver: 2, ..stage },
            Self::Roof => Stage { step: Step::Roofs, silver: 3, ..stage },
            Self::Commodity => Stage { step: Step::Roofs, silver: 0, commodities: 1, ..stage },
            Self::Market => Stage {
                step: Step::Deliveries { left: 1 },
                barrow: Some(("stable_boy", 0b10)),
                goods: [0, 0, 1, 0, 0, 0, 0],
                market: &[("c1", 1), ("c4", 0)],
                ..stage
            },
            Self::FirstGame => stage,
            Self::Die => Stage { step: Step::First, dice: [1, 1, 0, 1, 1, 1], ..stage },
            Self::Upgrade => Stage {
                step: Step::Deliveries { left: 1 },
                barrow: Some(("mason", 0)),
                goods: [1, 0, 0, 0, 0, 0, 0],
                silver: 3,
                ..stage
            },
            Self::Barrow => Stage {
                step: Step::Deliveries { left: 2 },
                barrow: Some(("miller", 0)),
                goods: [2, 0, 0, 0, 0, 0, 0],
                ..stage
            },
            Self::Craft => {
                Stage { step: Step::Deliveries { left: 1 }, row: Some(0b0_1111), goods: [0, 0, 1, 0, 0, 0, 0], ..stage }
            }
            Self::Donkeys => Stage {
                step: Step::Donkeys,
                barrow: Some(("miller", 0)),
                goods: [2, 0, 0, 0, 0, 0, 0],
                silver: 0,
                ..stage
            },
        }
    }

    fn reached(self, game: &LaGranja) -> bool {
        let me = game.player(Stage::ME);
        match self {
            Self::Field => !me.fields.is_empty(),
            Self::Extension => !me.extensions.is_empty() && game.tasks().is_empty(),
            Self::Roof | Self::Commodity => !me.roofs.is_empty(),
            Self::Market => game.markers(Stage::RIVAL) == 0,
            Self::FirstGame => game.outcome().is_some(),
            Self::Die => me.dice[0] == 4,
            Self::Upgrade => me.barrows[0].is_some_and(|barrow| barrow.filled != 0),
            Self::Barrow => me.barrows[0].is_none() && game.tasks().is_empty(),
            Self::Craft => me.crafts != 0,
            Self::Donkeys => me.barrows[0].is_none(),
        }
    }
}

impl crate::table::Lesson<LaGranja> for Lesson {
    /// A turn is a part of a step here: seven of them are a round.
    const HINTED_TURNS: [usize; 2] = [7, 21];

    fn all() -> Vec<Self> {
        Self::ALL.to_vec()
    }

    fn number(self) -> u8 {
        self as u8 + 1
    }

    fn text(self, language: Language) -> &'static LessonText {
        let texts = match language.spoken() {
            Language::English => &en::LESSONS,
            Language::French => &fr::LESSONS,
            Language::German => &de::LESSONS,
        };
        &texts[self as usize]
    }

    fn session(self, did: &[String]) -> Option<Session<LaGranja>> {
        let mut record = Record::new(Setup::new(2)?, Seed(0));
        record.actions = did.iter().map_while(|action| action.parse().ok()).collect();
        if self == Self::FirstGame {
            return Some(Session::new(&record, Stage::ME).0);
        }
        Some(Session::at(self.stage().game().ok()?, &record, Stage::ME).0)
    }

    fn way(self) -> &'static [&'static str] {
        match self {
            Self::Field => &["field mason"],
            Self::Extension => &["extension carter", "pay silver"],
            Self::Roof => &["roof 1c"],
            Self::Commodity => &["spend silver", "roof 1c"],
            Self::Die => &["take 4"],
            Self::Upgrade => &["upgrade olive", "deliver food to barrow 1"],
            Self::Barrow => &["deliver olive to barrow 1", "deliver olive to barrow 1", "place r5"],
            Self::Market => &["deliver grape to barrow 1", "place c2", "remove c1"],
            Self::Craft => &["deliver grape to merchant_house a"],
            Self::Donkeys => {
                &["donkeys 2", "donkeys 2", "done", "deliver olive to barrow 1", "deliver olive to barrow 1"]
            }
            Self::FirstGame => &[],
        }
    }

    fn is_game(self) -> bool {
        self == Self::FirstGame
    }

    fn news(language: Language) -> Vec<New<LaGranja>> {
        let says = match language.spoken() {
            Language::English => &en::NEWS,
            Language::French => &fr::NEWS,
            Language::German => &de::NEWS,
        };
        New::all(&guide::NEW, says)
    }

    fn reply(self) -> Vec<Action> {
        if self == Self::Donkeys { vec![Action::Donkeys(2)] } else { Vec::new() }
    }

    /// A goal reached on the way counts, even if more was done since.
    fn progress(self, session: &Session<LaGranja>) -> Progress {
        let count = session.entries().len();
        if (0..=count).any(|count| self.reached(session.position(count))) {
            return Progress::Done;
        }
        let game = session.now();
        let played = session.entries().iter().find_map(|entry| match entry.action {
            Action::Play(_, side) => Some(side),
            _ => None,
        });
        let (missed, why) = match self {
            Self::Field => (played.is_some(), 0),
            Self::Extension => (played.is_some_and(|side| side != Side::Extension), 0),
            Self::Roof => (game.step() != Step::Roofs || game.to_act() != Some(Stage::ME), 0),
            Self::Commodity => {
                let spent = session
                    .entries()
                    .iter()
                    .any(|entry| matches!(entry.action, Action::Spend(trade) if trade != Trade::Silver));
                (spent || game.step() != Step::Roofs || game.to_act() != Some(Stage::ME), usize::from(spent))
            }
            Self::Market => {
                let full = game.player(Stage::ME).barrows[0].is_none();
                (no_delivery_left(game), usize::from(full))
            }
            Self::FirstGame => (false, 0),
            Self::Die => (game.player(Stage::ME).dice[0] != 0, 0),
            Self::Upgrade | Self::Barrow | Self::Craft => (no_delivery_left(game), 0),
            Self::Donkeys => {
                let one = game.player(Stage::ME).chosen == Some(1);
                (game.step() != Step::Donkeys && no_delivery_left(game), usize::from(!one))
            }
        };
        if missed { Progress::Otherwise(why) } else { Progress::Going }
    }
}

/// Nothing more can be delivered in the person's part.
fn no_delivery_left(game: &LaGranja) -> bool {
    match game.step() {
        Step::Siesta => false,
        Step::Deliveries { left } => game.to_act() == Some(Stage::ME) && left == 0 && game.tasks().is_empty(),
        _ => true,
    }
}
