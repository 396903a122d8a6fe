//! Eight short lessons: a real table each, one thing to do, and what is said about how it went. Any legal way that
//! reaches the goal is right. The last lesson is a whole game, in which the table explains what is new.

mod de;
mod en;
mod fr;
mod guide;

#[cfg(test)]
mod tests;

use my_little_scythe::{Action, Good, MyLittleScythe, Rest, Setup, Space, Spells, Throw, Trophy};
use tabletop::{Game, Record, Seed};

use super::stage::Stage;
use crate::i18n::Language;
use crate::table::{LessonText, New, Progress, Session};

/// A lesson.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Lesson {
    Walking,
    Carrying,
    Gifts,
    Baking,
    Delivery,
    PieFight,
    Quests,
    FourthTrophy,
    FirstGame,
}

impl Lesson {
    pub(crate) const ALL: [Self; 9] = [
        Self::Walking,
        Self::Carrying,
        Self::Gifts,
        Self::Baking,
        Self::Delivery,
        Self::PieFight,
        Self::Quests,
        Self::FourthTrophy,
        Self::FirstGame,
    ];

    /// Its table.
    fn stage(self) -> Stage {
        let stage = Stage::EMPTY;
        match self {
            Self::Walking => Stage { at: ["tundra_n", "forest_ne"], goods: &[("tundra_inner", 0, 1)], ..stage },
            Self::Carrying => {
                Stage { at: ["portal_s", "forest_ne"], goods: &[("portal_s", 0, 2), ("portal_n", 0, 2)], ..stage }
            }
            Self::Gifts => Stage {
                at: ["tundra_n", "forest_ne"],
                rival_at: ["mountains_middle", "desert_middle"],
                seed: 4,
                ..stage
            },
            Self::Baking => Stage {
                at: ["forest_middle", "tundra_n"],
                goods: &[("forest_middle", 2, 0), ("tundra_n", 1, 0)],
                ..stage
            },
            Self::Delivery => Stage {
                at: ["forest_inner", "portal_s"],
                goods: &[("forest_inner", 3, 0), ("portal_s", 1, 1)],
                ..stage
            },
            Self::PieFight => Stage {
                at: ["portal_se", "tundra_n"],
                rival_at: ["desert_middle", "rocks_corner"],
                goods: &[("desert_middle", 0, 3)],
                pies: 4,
                spells: &[2],
                rival_pies: 2,
                ..stage
            },
            Self::Quests => Stage {
                at: ["swamp_middle", "forest_ne"],
                goods: &[("swamp_middle", 1, 0)],
                quests: &["swamp_inner"],
                card: "sleeping_guard",
                ..stage
            },
            Self::FourthTrophy => Stage {
                at: ["rocks_middle", "tundra_n"],
                goods: &[("rocks_middle", 2, 0), ("tundra_n", 0, 2)],
                pies: 6,
                trophies: &[Trophy::AppleDelivery, Trophy::Fight, Trophy::Quests],
                rival_trophies: &[Trophy::GemDelivery, Trophy::PowerUps, Trophy::Spells],
                ..stage
            },
            Self::FirstGame => stage,
        }
    }

    fn reached(self, game: &MyLittleScythe) -> bool {
        let me = game.player(Stage::ME);
        let stands = |id| Space::by_id(id).is_some_and(|space| me.spaces().contains(space));
        let gems = |id| Space::by_id(id).map_or(0, |space| game.board().at(space).count(Good::Gem));
        match self {
            Self::Walking => stands("tundra_inner"),
            Self::Carrying => stands("portal_n") && gems("portal_n") == 4,
            Self::Gifts => me.friendship > Stage::EMPTY.friendship,
            Self::Baking => me.pies > Stage::EMPTY.pies,
            Self::Delivery => me.trophies.has(Trophy::AppleDelivery),
            Self::PieFight => me.trophies.has(Trophy::Fight),
            Self::Quests => !me.solved.is_empty(),
            Self::FourthTrophy => me.trophies.len() == Trophy::GOAL,
            Self::FirstGame => game.outcome().is_some(),
        }
    }
}

impl crate::table::Lesson<MyLittleScythe> for Lesson {
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

    fn session(self, did: &[String]) -> Option<Session<MyLittleScythe>> {
        let mut record = Record::new(Setup::new(2)?, Seed(0));
        record.actions = did.iter().map_while(|action| action.parse().ok()).collect();
        if self == Self::FirstGame {
            return Some(Session::new(&record, Stage::ME).0);
        }
        Some(Session::at(self.stage().game().ok()?, &record, Stage::ME).0)
    }

    fn way(self) -> &'static [&'static str] {
        match self {
            Self::Walking => &["move", "go a tundra_inner"],
            Self::Carrying => &["move", "go a portal_n 2 gems"],
            Self::Gifts => &["seek apples", "place mountains_middle"],
            Self::Baking => &["bake 2 apples from forest_middle"],
            Self::Delivery => &["move", "deliver a 3 apples", "deliver b 1 apple"],
            Self::PieFight => &["move", "go a desert_middle", "stay", "fight desert_middle", "throw 3"],
            Self::Quests => &["move", "go a swamp_inner", "stay", "quest swamp_inner", "solve 1"],
            Self::FourthTrophy => &["bake 2 apples from rocks_middle"],
            Self::FirstGame => &[],
        }
    }

    fn is_game(self) -> bool {
        self == Self::FirstGame
    }

    fn news(language: Language) -> Vec<New<MyLittleScythe>> {
        let says = match language.spoken() {
            Language::English => &en::NEWS,
            Language::French => &fr::NEWS,
            Language::German => &de::NEWS,
        };
        New::all(&guide::NEW, says)
    }

    fn reply(self) -> Vec<Action> {
        match self {
            // The rival throws all it has, and rests where it loses.
            Self::PieFight => vec![Action::Throw(Throw { pies: 2, spells: Spells::NONE }), Action::Rest(Rest::Pies)],
            _ => Vec::new(),
        }
    }

    /// A goal reached on the way counts, even if more was done since.
    fn progress(self, session: &Session<MyLittleScythe>) -> Progress {
        let count = session.entries().len();
        if (0..=count).any(|count| self.reached(session.position(count))) {
            return Progress::Done;
        }
        let game = session.now();
        let did = |wanted: fn(&Action) -> bool| session.entries().iter().any(|entry| wanted(&entry.action));
        let passed = game.active() != Stage::ME || game.outcome().is_some();
        let right = match self {
            Self::Walking | Self::Carrying | Self::Delivery | Self::PieFight | Self::Quests => {
                did(|action| *action == Action::Move)
            }
            Self::Gifts => did(|action| matches!(action, Action::Seek(_))),
            Self::Baking | Self::FourthTrophy => did(|action| matches!(action, Action::Bake(_))),
            Self::FirstGame => return Progress::Going,
        };
        let thrown = session.entries().iter().filter(|entry| matches!(entry.action, Action::Throw(_))).count();
        let declined = self == Self::Quests && did(|action| *action == Action::NoThanks);
        if passed || thrown == 2 || declined || count > 0 && !right {
            Progress::Otherwise(usize::from(
                right && (self != Self::Quests || declined) && (self != Self::PieFight || thrown == 2),
            ))
        } else {
            Progress::Going
        }
    }
}
