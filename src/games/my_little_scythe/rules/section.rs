//! The sections of the rules, and which passage answers a refusal.

use my_little_scythe::Refusal;
use yew::Html;

use super::asked::asked;
use super::{RULINGS, rules, shows};
use crate::games::Game;
use crate::i18n::Language;
use crate::rules::{Book, Entry, Thing};

/// A part of the rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Section {
    Aim,
    Map,
    SetUp,
    Turn,
    Move,
    Delivery,
    Fight,
    Rest,
    Quests,
    Seek,
    Make,
    Trophies,
    Finale,
    Solo,
    Secrets,
    Rulings,
    Cards,
}

impl Section {
    /// In the order they are read.
    pub(crate) const ALL: [Self; 17] = [
        Self::Aim,
        Self::Map,
        Self::SetUp,
        Self::Turn,
        Self::Move,
        Self::Delivery,
        Self::Fight,
        Self::Rest,
        Self::Quests,
        Self::Seek,
        Self::Make,
        Self::Trophies,
        Self::Finale,
        Self::Solo,
        Self::Secrets,
        Self::Rulings,
        Self::Cards,
    ];
}

impl Book for Section {
    const GAME: Game = Game::MyLittleScythe;
    const SECTIONS: &'static [Self] = &Self::ALL;
    const RULINGS: u8 = RULINGS as u8;

    fn slug(self) -> &'static str {
        [
            "aim",
            "map",
            "set-up",
            "turn",
            "move",
            "delivery",
            "pie-fight",
            "rest",
            "quests",
            "seek",
            "make",
            "trophies",
            "finale",
            "automountie",
            "secrets",
            "rulings",
            "cards",
        ][self as usize]
    }

    fn name(self, language: Language) -> &'static str {
        rules(language).names[self as usize]
    }

    fn paragraphs(self, language: Language) -> &'static [&'static str] {
        rules(language).sections[self as usize]
    }

    fn shows(self, language: Language) -> Html {
        shows::draw(language, self)
    }

    fn things(self, language: Language) -> Vec<Thing> {
        shows::things(language, self)
    }

    fn rulings_section() -> Self {
        Self::Rulings
    }

    fn rulings(language: Language) -> &'static [Entry] {
        &rules(language).rulings
    }

    fn ruling(language: Language) -> &'static str {
        rules(language).ruling
    }

    fn asked(language: Language) -> &'static [(&'static str, Passage)] {
        asked(language)
    }
}

/// A passage of these rules.
pub(crate) type Passage = crate::rules::Passage<Section>;

/// Where the rules say why.
pub(crate) fn why(refusal: &Refusal) -> Passage {
    use Refusal as R;
    Passage::Section(match refusal {
        R::SameAsLast { .. } => return Passage::Ruling(1),
        R::NoSpellLeft { .. } => return Passage::Ruling(14),
        R::PileEmpty { .. } => return Passage::Ruling(13),
        R::NoFightThere { .. } => return Passage::Ruling(5),
        R::CatapultTakesTwo { .. } => return Passage::Ruling(8),
        R::Over => Section::Finale,
        R::NotYourTurn { .. } | R::NotNow { .. } => Section::Turn,
        R::NotEnough { .. }
        | R::NobodyOut { .. }
        | R::WrongCost { .. }
        | R::OneSpaceOnly
        | R::TwoSpacesInOrder
        | R::NoRoomForPies { .. }
        | R::HasTile { .. }
        | R::HasBothTiles { .. }
        | R::NotShown { .. }
        | R::TileTaken { .. } => Section::Make,
        R::NoSeekerThere { .. }
        | R::HasMoved { .. }
        | R::AlreadyThere { .. }
        | R::Blocked { .. }
        | R::TooFar { .. }
        | R::TooFarWithGoods { .. } => Section::Move,
        R::InCamp { .. } => Section::Map,
        R::CastleIsForDeliveries
        | R::DeliveryBegun { .. }
        | R::DeliveredBefore { .. }
        | R::WrongAmount { .. }
        | R::CannotComplete { .. } => Section::Delivery,
        R::NotEnoughPies { .. } | R::DialEnds | R::TooManySpells { .. } | R::NoSuchSpell { .. } => Section::Fight,
        R::NotDrawn { .. }
        | R::NoQuestThere { .. }
        | R::NoSuchOption
        | R::NobodyToGiveTo
        | R::NoSpellInHand
        | R::BoardIsBare
        | R::NoRivalThere { .. }
        | R::NoTokenThere { .. }
        | R::NothingThere { .. } => Section::Quests,
        R::OtherRegion { .. } | R::SeekerThere { .. } | R::QuestThere { .. } => Section::Seek,
        R::NotEased { .. }
        | R::NoPieThrown
        | R::HasTrophy { .. }
        | R::AllPlaced
        | R::TooUnfriendly { .. }
        | R::OneTrophyATurn
        | R::OnlyAtItsMoment { .. }
        | R::NotEarned { .. }
        | R::MidQuest { .. }
        | R::TrophyDue { .. }
        | R::Declined => Section::Trophies,
    })
}
