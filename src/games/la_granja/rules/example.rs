//! Examples in the rules that can be played in place: a table set by hand, and a few real lines of actions to try.

use la_granja::{Action, Craft, LaGranja, Refusal, Step};
use yew::Html;

use super::super::board::{self, Part};
use super::super::stage::Stage;
use super::{Passage, Section, rules, why};
use crate::i18n::Language;
use crate::table::Seen;

/// An example.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Example {
    FourWays,
    Payment,
    FieldGrows,
    Piglet,
    Dice,
    Donkeys,
    Upgrade,
    Commodity,
    RowCompleted,
    Removal,
    PaidDelivery,
    Scoring,
    End,
}

impl Example {
    /// In the order they are read.
    pub(crate) const ALL: [Self; 13] = [
        Self::FourWays,
        Self::Payment,
        Self::FieldGrows,
        Self::Piglet,
        Self::Dice,
        Self::Donkeys,
        Self::Upgrade,
        Self::Commodity,
        Self::RowCompleted,
        Self::Removal,
        Self::PaidDelivery,
        Self::Scoring,
        Self::End,
    ];

    /// The section it belongs to.
    pub(crate) const fn section(self) -> Section {
        match self {
            Self::FourWays | Self::Payment => Section::Cards,
            Self::FieldGrows | Self::Piglet => Section::Growth,
            Self::Dice => Section::Revenue,
            Self::Donkeys | Self::PaidDelivery => Section::Transport,
            Self::Upgrade => Section::Goods,
            Self::Commodity => Section::Delivery,
            Self::RowCompleted => Section::Crafts,
            Self::Removal => Section::Market,
            Self::Scoring => Section::Scoring,
            Self::End => Section::End,
        }
    }

    /// The table it is played on.
    pub(super) fn stage(self) -> Stage {
        let stage = Stage::EMPTY;
        match self {
            Self::FourWays => Stage { hand: &["carter"], silver: 1, ..stage },
            Self::Payment => Stage {
                hand: &["carter"],
                extensions: &["stable_boy"],
                goods: [1, 0, 0, 0, 0, 0, 0],
                silver: 2,
                ..stage
            },
            Self::FieldGrows => Stage { step: Step::Income, fields: &["chef", "miller"], silver: 3, ..stage },
            Self::Piglet => Stage {
                step: Step::Income,
                extensions: &["stable_boy"],
                goods: [0, 0, 0, 2, 0, 0, 0],
                silver: 5,
                ..stage
            },
            Self::Dice => Stage {
                step: Step::Second,
                dice: [0, 0, 0, 1, 0, 1],
                taken: [[3, 0], [1, 2]],
                rival_first: true,
                ..stage
            },
            Self::Donkeys => Stage { step: Step::Donkeys, ..stage },
            Self::Upgrade => Stage { step: Step::Roofs, goods: [1, 0, 0, 1, 1, 0, 0], silver: 2, ..stage },
            Self::Commodity => Stage {
                step: Step::Deliveries { left: 1 },
                barrow: Some(("miller", 0)),
                goods: [1, 0, 0, 0, 0, 0, 0],
                commodities: 1,
                ..stage
            },
            Self::RowCompleted => {
                Stage { step: Step::Deliveries { left: 1 }, row: Some(0b0_1111), goods: [0, 0, 1, 0, 0, 0, 0], ..stage }
            }
            Self::Removal => Stage {
                step: Step::Deliveries { left: 1 },
                barrow: Some(("stable_boy", 0b10)),
                goods: [0, 0, 1, 0, 0, 0, 0],
                market: &[("c1", 1), ("c4", 0)],
                ..stage
            },
            Self::PaidDelivery => Stage {
                step: Step::Extra { left: 1 },
                barrow: Some(("miller", 0)),
                goods: [2, 0, 0, 0, 0, 0, 0],
                silver: 2,
                ..stage
            },
            Self::Scoring => Stage {
                step: Step::Extra { left: 1 },
                rival_first: true,
                round: 2,
                silver: 3,
                market: &[("c1", 0), ("c4", 0), ("r2", 1)],
                ..stage
            },
            Self::End => Stage {
                step: Step::Extra { left: 1 },
                rival_first: true,
                round: 6,
                goods: [1, 0, 0, 1, 0, 0, 0],
                commodities: 1,
                silver: 3,
                market: &[("c1", 0), ("c4", 0), ("r2", 1)],
                ..stage
            },
        }
    }

    /// What can be tried, in notation.
    fn tries(self) -> &'static [&'static [&'static str]] {
        const GRAPE: &str = "deliver grape to barrow 1";
        const OLIVE: &str = "deliver olive to barrow 1";
        match self {
            Self::FourWays => {
                &[&["field carter"], &["barrow carter 1"], &["helper carter 1"], &["extension carter", "pay silver"]]
            }
            Self::Payment => {
                &[&["extension carter", "pay silver", "pay olive"], &["extension carter", "pay silver", "pay silver"]]
            }
            Self::FieldGrows => &[&["done"], &["done", "upgrade olive field"], &["done", "sell grape field"]],
            Self::Piglet => &[&["done"], &["buy pig", "done"]],
            Self::Dice => &[&["take 4", "done", "take 6", "silver"], &["take 6", "silver"], &["take 1"]],
            Self::Donkeys => &[&["donkeys 1", "donkeys 1"], &["donkeys 3", "donkeys 2"]],
            Self::Upgrade => &[&["upgrade olive"], &["sell pig"], &["sell food"]],
            Self::Commodity => {
                &[&[OLIVE], &["deliver commodity to merchant_house a"], &["deliver commodity to barrow 1"]]
            }
            Self::RowCompleted => &[&["deliver grape to merchant_house a"], &["deliver grape to merchant_house b"]],
            Self::Removal => &[&[GRAPE, "place c2", "remove c1"], &[GRAPE, "place c2", "pass"], &[GRAPE, "place c3"]],
            Self::PaidDelivery => &[&[OLIVE], &[OLIVE, OLIVE]],
            Self::Scoring | Self::End => &[&["done"]],
        }
    }

    fn parts(self) -> &'static [Part] {
        match self {
            Self::FourWays => &[Part::Hand, Part::Farm],
            Self::Dice => &[Part::Dice, Part::Farm],
            Self::Donkeys => &[Part::Siesta, Part::Donkeys],
            Self::Commodity => &[Part::Shop(Craft::MerchantHouse), Part::Farm],
            Self::RowCompleted => &[Part::Shop(Craft::MerchantHouse), Part::Shop(Craft::Greengrocer)],
            Self::Removal | Self::Scoring | Self::End => &[Part::Market, Part::Farm],
            _ => &[Part::Farm],
        }
    }
}

impl crate::rules::Example for Example {
    type Game = LaGranja;
    type Book = Section;

    fn caption(self, language: Language) -> &'static str {
        rules(language).examples[self as usize]
    }

    fn start(self) -> Option<LaGranja> {
        self.stage().game().ok()
    }

    fn lines(self) -> Vec<Vec<Action>> {
        let line = |line: &&[&str]| line.iter().map_while(|action| action.parse().ok()).collect();
        self.tries().iter().map(line).collect()
    }

    fn draw(self, language: Language, game: &LaGranja) -> Html {
        board::example(&Seen::still(language, game), self.parts())
    }

    fn why(refusal: &Refusal) -> Passage {
        why(refusal)
    }
}
