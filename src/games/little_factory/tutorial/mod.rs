//! Eight short lessons: a real table each, one thing to do, and what is said about how it went. Any legal way that
//! reaches the goal is right. The last lesson is a whole game, in which the table explains what is new.

mod de;
mod en;
mod fr;
mod guide;

#[cfg(test)]
mod tests;

use little_factory::Building::*;
use little_factory::Resource::*;
use little_factory::{Action, Building, How, LittleFactory, Resource, Setup, Step};
use tabletop::{Game, Record, Seed};

use super::stage::Stage;
use crate::i18n::Language;
use crate::table::{LessonText, New, Progress, Session};

/// A lesson.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Lesson {
    SlowProduction,
    Discarding,
    Revealing,
    Trading,
    Buildings,
    BeforeAndAfter,
    Denial,
    Ending,
    FirstGame,
}

impl Lesson {
    pub(crate) const ALL: [Self; 9] = [
        Self::SlowProduction,
        Self::Discarding,
        Self::Revealing,
        Self::Trading,
        Self::Buildings,
        Self::BeforeAndAfter,
        Self::Denial,
        Self::Ending,
        Self::FirstGame,
    ];

    /// Its table.
    pub(crate) fn stage(self) -> Stage {
        let stage = Stage::EMPTY;
        match self {
            Self::SlowProduction => Stage { hand: &[Clay], ..stage },
            Self::Discarding => Stage { hand: &[Wheat, Clay], ..stage },
            Self::Revealing => Stage { hand: &[Cow], ..stage },
            Self::Trading => {
                Stage { hand: &[Wheat, Bread], level_iii: [Barrel, Cloth, FishingPole, Iron, Milk], ..stage }
            }
            Self::Buildings => Stage { hand: &[Wheat, Brick], ..stage },
            Self::BeforeAndAfter => Stage {
                hand: &[Wheat, Charcoal],
                built: &[Mill, Bakery],
                buildings: [SpinningMill, Quarry, Castle, Market, Tavern],
                ..stage
            },
            Self::Denial => Stage {
                hand: &[Wheat, Brick, Iron],
                built: &[Quarry],
                rival_hand: &[Charcoal, Flour],
                rival_built: &[Bakery, Castle],
                rival_tokens: 1,
                level_iii: [Barrel, Bread, Cloth, FishingPole, Milk],
                buildings: [Mill, Brickworks, Market, Tavern, Mansion],
                ..stage
            },
            Self::Ending => Stage {
                hand: &[Fish, StoneWall],
                built: &[Fisherman, Bakery],
                tokens: 5,
                rival_built: &[Mansion],
                rival_tokens: 6,
                buildings: [Mill, Quarry, Brickworks, CheeseShop, Pond],
                ..stage
            },
            Self::FirstGame => stage,
        }
    }

    fn reached(self, game: &LittleFactory) -> bool {
        let has = |resource| has(game, resource);
        match self {
            Self::SlowProduction => has(Wheat) && has(Clay),
            Self::Discarding => has(Cow),
            Self::Revealing => has(Cow) && has(Milk),
            Self::Trading => has(FishingPole) && has(Brick),
            Self::Buildings => built(game, Mill) && has(Flour),
            Self::BeforeAndAfter => game.player(Stage::ME).tokens >= 2,
            Self::Denial => has(Bread),
            Self::Ending => game.outcome().is_some_and(|outcome| outcome.winners.iter().eq([Stage::ME])),
            Self::FirstGame => game.outcome().is_some(),
        }
    }
}

impl crate::table::Lesson<LittleFactory> for Lesson {
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

    fn session(self, did: &[String]) -> Option<Session<LittleFactory>> {
        let mut record = Record::new(Setup::new(2, false)?, Seed(0));
        record.actions = did.iter().map_while(|action| action.parse().ok()).collect();
        if self == Self::FirstGame {
            return Some(Session::new(&record, Stage::ME).0);
        }
        Some(Session::at(self.stage().game().ok()?, &record, Stage::ME).0)
    }

    fn way(self) -> &'static [&'static str] {
        match self {
            Self::SlowProduction => &["produce wheat"],
            Self::Discarding => &["produce cow: wheat clay"],
            Self::Revealing => &["produce milk: (cow)"],
            Self::Trading => &["trade bread > fishing_pole brick"],
            Self::Buildings => &["produce mill: brick", "use mill: wheat"],
            Self::BeforeAndAfter => &["use mill: wheat", "produce bread: charcoal flour", "use bakery: bread"],
            Self::Denial => &["trade brick iron > bread"],
            Self::Ending => &["produce cheese_shop: stone_wall"],
            Self::FirstGame => &[],
        }
    }

    fn is_game(self) -> bool {
        self == Self::FirstGame
    }

    fn news(language: Language) -> Vec<New<LittleFactory>> {
        let says = match language.spoken() {
            Language::English => &en::NEWS,
            Language::French => &fr::NEWS,
            Language::German => &de::NEWS,
        };
        New::all(&guide::NEW, says)
    }

    fn reply(self) -> Vec<Action> {
        match self {
            Self::Denial => vec![
                Action::Produce { card: Bread.into(), plank: 0 },
                Action::Activate { building: Bakery, how: How::Pay(0) },
            ],
            _ => Vec::new(),
        }
    }

    /// A goal reached on the way counts, even if more was done since.
    fn progress(self, session: &Session<LittleFactory>) -> Progress {
        let count = session.entries().len();
        if (0..=count).any(|count| self.reached(session.position(count))) {
            return Progress::Done;
        }
        let game = session.now();
        let acted = game.step() != Step::Before || game.active() != Stage::ME;
        let passed = game.active() != Stage::ME || matches!(game.step(), Step::Over(_));
        let has = |resource| has(game, resource);
        let (missed, why) = match self {
            Self::SlowProduction => (acted, usize::from(has(Clay))),
            Self::Discarding => (acted, usize::from(has(Wheat) && has(Clay))),
            Self::Revealing => (acted, usize::from(has(Cow))),
            Self::Trading => (acted, usize::from(has(Bread))),
            Self::Buildings => (acted && (passed || !built(game, Mill)), usize::from(built(game, Mill))),
            Self::BeforeAndAfter => (acted && (passed || !has(Bread)), usize::from(has(Bread))),
            Self::Denial => (matches!(game.step(), Step::Over(_)), 0),
            Self::Ending => (passed, usize::from(!matches!(game.step(), Step::Over(_)))),
            Self::FirstGame => (false, 0),
        };
        if missed { Progress::Otherwise(why) } else { Progress::Going }
    }
}

fn has(game: &LittleFactory, resource: Resource) -> bool {
    game.player(Stage::ME).hand.goods().has(resource)
}

fn built(game: &LittleFactory, building: Building) -> bool {
    game.player(Stage::ME).buildings.has(building)
}
