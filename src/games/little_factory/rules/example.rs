//! Examples in the rules that can be played in place: a small fixed position, and a few real actions to try.

use little_factory::Building::*;
use little_factory::Resource::*;
use little_factory::{Action, Building, Card, LittleFactory, Refusal, Resource};

use yew::prelude::*;

use super::super::card_face::still;
use super::super::stage::Stage;
use super::{Passage, Section, rules, why};
use crate::i18n::{Language, Message};
use crate::markup::html;

/// An example.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Example {
    YarnTwoWays,
    CheeseShop,
    BreadSold,
    Pond,
    FullHand,
    SlowProduction,
    OneAction,
    SeveralForSeveral,
    NothingToMake,
    TenWins,
    LastToken,
}

impl Example {
    pub(crate) const ALL: [Self; 11] = [
        Self::YarnTwoWays,
        Self::CheeseShop,
        Self::BreadSold,
        Self::Pond,
        Self::FullHand,
        Self::SlowProduction,
        Self::OneAction,
        Self::SeveralForSeveral,
        Self::NothingToMake,
        Self::TenWins,
        Self::LastToken,
    ];

    /// The section it belongs to.
    pub(crate) const fn section(self) -> Section {
        match self {
            Self::YarnTwoWays | Self::SlowProduction => Section::Produce,
            Self::CheeseShop | Self::BreadSold | Self::SeveralForSeveral => Section::Trade,
            Self::Pond | Self::NothingToMake => Section::Activate,
            Self::OneAction => Section::Turn,
            Self::TenWins | Self::LastToken => Section::End,
            Self::FullHand => Section::HandLimit,
        }
    }

    /// The table it is played on.
    pub(crate) fn stage(self) -> Stage {
        let (hand, built): (&[Resource], &[Building]) = match self {
            Self::YarnTwoWays => (&[Cotton, Sheep], &[]),
            Self::CheeseShop => (&[Yarn, Bread], &[]),
            Self::BreadSold => (&[Bread], &[]),
            Self::Pond => (&[Stone, FishingPole], &[Pond]),
            Self::FullHand => (&[Wood, Wood, Wheat, Clay, Stone, Cow, Sheep], &[]),
            Self::SlowProduction => (&[Wheat], &[]),
            Self::OneAction => (&[Wheat, Charcoal], &[Mill, Bakery]),
            Self::SeveralForSeveral => (&[Yarn, Brick], &[]),
            Self::NothingToMake => (&[Wheat, FishingPole], &[Mill, Pond]),
            Self::TenWins => (&[StoneWall], &[Fisherman, Bakery]),
            Self::LastToken => (&[Fish], &[Fisherman, Bakery]),
        };
        let (tokens, rival_tokens) = match self {
            Self::TenWins => (5, 3),
            Self::LastToken => (5, 6),
            _ => (0, 0),
        };
        let level_iii = match self {
            Self::Pond | Self::NothingToMake => [Milk, Iron, Leather, Cloth, Meat],
            Self::OneAction => [Milk, Iron, Leather, Cloth, Bread],
            _ => [Milk, Iron, FishingPole, Leather, Cloth],
        };
        let level_ii = match self {
            Self::OneAction => [Brick, Flour, Fish, Yarn, Planks],
            Self::NothingToMake | Self::LastToken => [Brick, Charcoal, Flour, Yarn, Planks],
            _ => [Brick, Charcoal, Fish, Yarn, Planks],
        };
        let buildings = match self {
            Self::OneAction | Self::NothingToMake => [SpinningMill, Quarry, Market, CheeseShop, Castle],
            _ => [Mill, Quarry, Brickworks, CheeseShop, Castle],
        };
        let rival_built: &[Building] = if self == Self::LastToken { &[Mansion] } else { &[] };
        Stage { hand, built, tokens, rival_built, rival_tokens, level_ii, level_iii, buildings, ..Stage::EMPTY }
    }

    /// What of the middle is shown, before it is taken.
    pub(crate) fn shown(self) -> &'static [Card] {
        match self {
            Self::YarnTwoWays => &[Card::Resource(Yarn)],
            Self::CheeseShop => &[Card::Building(CheeseShop), Card::Resource(Brick)],
            Self::BreadSold => &[Card::Resource(FishingPole), Card::Resource(Brick)],
            Self::Pond => &[Card::Resource(Fish)],
            Self::FullHand => &[Card::Resource(Wheat), Card::Resource(Cotton), Card::Resource(Milk)],
            Self::SlowProduction => &[Card::Resource(Clay), Card::Resource(Brick)],
            Self::OneAction => &[Card::Resource(Flour), Card::Resource(Bread)],
            Self::SeveralForSeveral => &[Card::Resource(Fish), Card::Resource(Wood)],
            Self::NothingToMake => &[Card::Resource(Flour)],
            Self::TenWins => &[Card::Building(CheeseShop)],
            Self::LastToken => &[],
        }
    }

    /// What can be tried, in notation.
    fn tries(self) -> &'static [&'static [&'static str]] {
        match self {
            Self::YarnTwoWays => &[&["produce yarn: cotton"], &["produce yarn: (sheep)"]],
            Self::CheeseShop => &[&["trade yarn bread > cheese_shop"], &["trade yarn bread > brick cheese_shop"]],
            Self::BreadSold => &[&["trade bread > fishing_pole brick"]],
            Self::Pond => &[&["use pond: stone"], &["use pond: (fishing_pole)"]],
            Self::FullHand => &[&["trade wood > cotton"], &["produce wheat"], &["produce milk: (cow)"]],
            Self::SlowProduction => &[&["produce clay"], &["produce brick: clay"]],
            Self::OneAction => &[
                &["use mill: wheat", "produce bread: charcoal flour", "use bakery: bread"],
                &["produce flour: wheat", "produce bread: charcoal flour"],
            ],
            Self::SeveralForSeveral => &[&["trade yarn brick > fish"], &["trade yarn brick > fish wood"]],
            Self::NothingToMake => &[&["use mill: wheat"], &["use pond: (fishing_pole)"]],
            Self::TenWins => &[&["produce cheese_shop: stone_wall"]],
            Self::LastToken => &[&["use fisherman: fish"]],
        }
    }
}

impl crate::rules::Example for Example {
    type Game = LittleFactory;
    type Book = Section;

    fn caption(self, language: Language) -> &'static str {
        rules(language).examples[self as usize]
    }

    fn start(self) -> Option<LittleFactory> {
        self.stage().game().ok()
    }

    fn lines(self) -> Vec<Vec<Action>> {
        let line = |line: &&[&str]| line.iter().map_while(|action| action.parse().ok()).collect();
        self.tries().iter().map(line).collect()
    }

    fn draw(self, language: Language, game: &LittleFactory) -> Html {
        let zone = |name: Message, cards: Vec<Card>| {
            html! {
                <div class="example-zone" role="group" aria-label={language.say(name)}>
                    <span class="example-name">{ language.say(name) }</span>
                    <div class="stills">{ for cards.into_iter().map(|card| still(language, card, None)) }</div>
                </div>
            }
        };
        let me = game.player(Stage::ME);
        let middle = self.shown().iter().copied().filter(|card| is_open(game, *card)).collect();
        html! {
            <div class="example-table">
                { zone(Message::MyHand, me.hand.goods().cards().map(Card::Resource).collect()) }
                { zone(Message::ExampleMiddle, middle) }
                if !me.buildings.is_empty() {
                    { zone(Message::MyBuildings, me.buildings.iter().map(Card::Building).collect()) }
                }
            </div>
        }
    }

    fn why(refusal: &Refusal) -> Passage {
        why(refusal)
    }
}

fn is_open(game: &LittleFactory, card: Card) -> bool {
    match card {
        Card::Resource(resource) => game.open().has(resource),
        Card::Building(building) => game.open_buildings().has(building),
    }
}
