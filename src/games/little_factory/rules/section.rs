//! The sections of the rules, and which passage answers a refusal.

use little_factory::Refusal;

use yew::Html;

use super::asked::asked;
use super::{RULINGS, glossary, rules, shows};
use crate::games::Game;
use crate::i18n::Language;
use crate::rules::{Book, Entry, Thing};

/// A part of the rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Section {
    Aim,
    SetUp,
    Turn,
    Available,
    Produce,
    Trade,
    FirstTurn,
    Activate,
    Refill,
    Discarding,
    HandLimit,
    End,
    Rulings,
    Signs,
    Cards,
}

impl Section {
    /// In the order they are read.
    pub(crate) const ALL: [Self; 15] = [
        Self::Aim,
        Self::SetUp,
        Self::Turn,
        Self::Available,
        Self::Produce,
        Self::Trade,
        Self::FirstTurn,
        Self::Activate,
        Self::Refill,
        Self::Discarding,
        Self::HandLimit,
        Self::End,
        Self::Rulings,
        Self::Signs,
        Self::Cards,
    ];
}

impl Book for Section {
    const GAME: Game = Game::LittleFactory;
    const SECTIONS: &'static [Self] = &Self::ALL;
    const RULINGS: u8 = RULINGS as u8;

    fn slug(self) -> &'static str {
        match self {
            Self::Aim => "aim",
            Self::SetUp => "set-up",
            Self::Turn => "turn",
            Self::Available => "available",
            Self::Produce => "produce",
            Self::Trade => "trade",
            Self::FirstTurn => "first-turn",
            Self::Activate => "activate",
            Self::Refill => "refill",
            Self::Discarding => "discarding",
            Self::HandLimit => "hand-limit",
            Self::End => "end",
            Self::Rulings => "rulings",
            Self::Signs => "signs",
            Self::Cards => "cards",
        }
    }

    fn name(self, language: Language) -> &'static str {
        glossary(language).sections[self as usize]
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
        glossary(language).ruling
    }

    fn asked(language: Language) -> &'static [(&'static str, Passage)] {
        asked(language)
    }
}

/// A passage of these rules.
pub(crate) type Passage = crate::rules::Passage<Section>;

/// Where the rules say why.
pub(crate) fn why(refusal: &Refusal) -> Passage {
    match refusal {
        Refusal::Over => Passage::Section(Section::End),
        Refusal::NotYourTurn { .. } | Refusal::ActionDone | Refusal::ActionDue => Passage::Section(Section::Turn),
        Refusal::FirstTurnIsTrade | Refusal::TileSpent => Passage::Section(Section::FirstTurn),
        Refusal::NoNeedToPass => Passage::Ruling(9),
        Refusal::NotAvailable { .. } => Passage::Section(Section::Available),
        Refusal::NotInHand { .. } => Passage::Section(Section::Produce),
        Refusal::NoSuchPlank => Passage::Ruling(1),
        Refusal::HandFull { .. } => Passage::Ruling(2),
        Refusal::NotEnoughCoins { .. } | Refusal::NothingGiven | Refusal::NothingTaken | Refusal::BothSidesMany => {
            Passage::Section(Section::Trade)
        }
        Refusal::NotYourBuilding { .. }
        | Refusal::AlreadyActivated { .. }
        | Refusal::NoEffect { .. }
        | Refusal::WorksOtherwise { .. }
        | Refusal::GiveOnlyOne
        | Refusal::TakeOnlyOne
        | Refusal::CannotGive { .. }
        | Refusal::CannotTake { .. } => Passage::Section(Section::Activate),
        Refusal::TooFewOpen { .. } | Refusal::DeckEmpty => Passage::Ruling(18),
    }
}
