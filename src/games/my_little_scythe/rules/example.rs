//! Examples in the rules that can be played in place: a table set by hand, and a few real lines of actions to try.

use my_little_scythe::{Action, MyLittleScythe, Refusal, Trophy};
use yew::Html;

use super::super::board;
use super::super::stage::Stage;
use super::{Passage, Section, rules, why};
use crate::i18n::Language;
use crate::table::Seen;

/// An example.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Example {
    TwoSpaces,
    Portal,
    SameAgain,
    OneDelivery,
    TwoSeekers,
    Tie,
    TwoSpells,
    Rest,
    Quest,
    Gift,
    OneSpace,
    LowFriendship,
    Finale,
}

impl Example {
    /// In the order they are read.
    pub(crate) const ALL: [Self; 13] = [
        Self::TwoSpaces,
        Self::Portal,
        Self::SameAgain,
        Self::OneDelivery,
        Self::TwoSeekers,
        Self::Tie,
        Self::TwoSpells,
        Self::Rest,
        Self::Quest,
        Self::Gift,
        Self::OneSpace,
        Self::LowFriendship,
        Self::Finale,
    ];

    /// The section it belongs to.
    pub(crate) const fn section(self) -> Section {
        match self {
            Self::TwoSpaces | Self::Portal => Section::Move,
            Self::SameAgain => Section::Turn,
            Self::OneDelivery | Self::TwoSeekers => Section::Delivery,
            Self::Tie | Self::TwoSpells => Section::Fight,
            Self::Rest => Section::Rest,
            Self::Quest => Section::Quests,
            Self::Gift => Section::Seek,
            Self::OneSpace => Section::Make,
            Self::LowFriendship => Section::Trophies,
            Self::Finale => Section::Finale,
        }
    }

    /// The table it is played on.
    fn stage(self) -> Stage {
        let stage = Stage { at: ["forest_ne", "tundra_n"], ..Stage::EMPTY };
        match self {
            Self::TwoSpaces => Stage { at: ["tundra_n", "forest_ne"], goods: &[("tundra_n", 0, 1)], ..stage },
            Self::Portal => Stage { at: ["portal_s", "forest_ne"], goods: &[("portal_s", 0, 2)], ..stage },
            Self::SameAgain => Stage { goods: &[("forest_ne", 2, 1)], ..stage },
            Self::OneDelivery => Stage { at: ["portal_sw", "tundra_n"], goods: &[("portal_sw", 0, 5)], ..stage },
            Self::TwoSeekers => Stage {
                at: ["forest_inner", "portal_s"],
                goods: &[("forest_inner", 3, 0), ("portal_s", 1, 1)],
                ..stage
            },
            Self::Tie => Stage {
                at: ["portal_se", "tundra_n"],
                rival_at: ["desert_middle", "rocks_corner"],
                goods: &[("desert_middle", 0, 3)],
                ..stage
            },
            Self::TwoSpells => Stage {
                at: ["portal_se", "portal_s"],
                rival_at: ["desert_middle", "rocks_corner"],
                pies: 0,
                spells: &[2, 3],
                rival_pies: 4,
                ..stage
            },
            Self::Rest => Stage { at: ["swamp_inner", "tundra_n"], goods: &[("swamp_inner", 4, 0)], ..stage },
            Self::Quest => Stage {
                at: ["swamp_middle", "forest_ne"],
                goods: &[("swamp_middle", 1, 0), ("forest_ne", 1, 1)],
                quests: &["swamp_inner"],
                card: "broken_cart",
                ..stage
            },
            Self::Gift => Stage {
                at: ["tundra_n", "forest_ne"],
                rival_at: ["mountains_middle", "desert_middle"],
                seed: 4,
                ..stage
            },
            Self::OneSpace => Stage { goods: &[("forest_ne", 1, 0), ("tundra_n", 2, 0)], ..stage },
            Self::LowFriendship => Stage { friendship: 2, pies: 6, goods: &[("forest_ne", 2, 0)], ..stage },
            Self::Finale => Stage {
                goods: &[("forest_ne", 2, 0), ("tundra_n", 0, 2)],
                pies: 6,
                trophies: &[Trophy::AppleDelivery, Trophy::Fight, Trophy::Quests],
                rival_trophies: &[Trophy::GemDelivery],
                ..stage
            },
        }
    }

    /// What can be tried, in notation.
    fn tries(self) -> &'static [&'static [&'static str]] {
        const GO: &str = "go a desert_middle";
        const FIGHT: &str = "fight desert_middle";
        match self {
            Self::TwoSpaces => &[
                &["move", "go a tundra_inner"],
                &["move", "go a tundra_middle 1 gem"],
                &["move", "go a tundra_inner 1 gem"],
            ],
            Self::Portal => &[&["move", "go a portal_n 2 gems"], &["move", "go a castle 2 gems"]],
            Self::SameAgain => &[&["power up move 1 apple 1 gem from forest_ne"], &["bake 2 apples from forest_ne"]],
            Self::OneDelivery => &[&["move", "deliver a 4 gems"], &["move", "deliver a 5 gems"]],
            Self::TwoSeekers => {
                &[&["move", "deliver a 3 apples", "deliver b 1 apple"], &["move", "deliver b 1 apple", "stay"]]
            }
            Self::Tie => &[
                &["move", GO, "stay", FIGHT, "throw 2", "throw 2"],
                &["move", GO, "stay", FIGHT, "throw 1", "throw 2"],
            ],
            Self::TwoSpells => &[
                &["move", GO, "go b desert_middle", FIGHT, "throw 0 spells 3 2", "throw 4"],
                &["move", GO, "stay", FIGHT, "throw 0 spells 3 2"],
            ],
            Self::Rest => {
                &[&["move", "deliver a 4 apples", "rest pies"], &["move", "deliver a 4 apples", "rest spell"]]
            }
            Self::Quest => &[
                &["move", "go a swamp_inner", "stay", "quest swamp_inner", "solve 1"],
                &["move", "go a swamp_inner", "stay", "quest swamp_inner", "solve 2"],
                &["move", "go a swamp_inner", "stay", "quest swamp_inner", "no thanks"],
                &["move", "go a swamp_inner", "go b forest_middle", "quest swamp_inner", "solve 1"],
            ],
            Self::Gift => &[
                &["seek apples", "place mountains_middle"],
                &["seek apples", "place mountains_inner"],
                &["seek apples", "place portal_n"],
            ],
            Self::OneSpace => {
                &[&["bake 2 apples from tundra_n"], &["bake 1 apple from forest_ne, 1 apple from tundra_n"]]
            }
            Self::LowFriendship => {
                &[&["bake 2 apples from forest_ne"], &["bake 2 apples from forest_ne", "claim pies"]]
            }
            Self::Finale => {
                &[&["bake 2 apples from forest_ne", "move", "stay", "stay"], &["conjure 2 gems from tundra_n"]]
            }
        }
    }
}

impl crate::rules::Example for Example {
    type Game = MyLittleScythe;
    type Book = Section;

    fn caption(self, language: Language) -> &'static str {
        rules(language).examples[self as usize]
    }

    fn start(self) -> Option<MyLittleScythe> {
        self.stage().game().ok()
    }

    fn lines(self) -> Vec<Vec<Action>> {
        let line = |line: &&[&str]| line.iter().map_while(|action| action.parse().ok()).collect();
        self.tries().iter().map(line).collect()
    }

    fn is_said(action: &Action) -> bool {
        !matches!(action, Action::Move | Action::Stay | Action::Quest(_) | Action::Fight(_))
    }

    fn draw(self, language: Language, game: &MyLittleScythe) -> Html {
        board::example(&Seen::still(language, game))
    }

    fn why(refusal: &Refusal) -> Passage {
        why(refusal)
    }
}
