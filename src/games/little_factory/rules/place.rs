//! Places in the rules that can be linked to, and which of them answers a refusal.

use little_factory::Refusal;

use super::{RULINGS, rules};
use crate::i18n::Language;

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

    const fn slug(self) -> &'static str {
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

    /// Its heading.
    pub(crate) fn name(self, language: Language) -> &'static str {
        rules(language).sections[self as usize][0]
    }
}

/// Where in the rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Place {
    Top,
    Section(Section),
    /// Counted from 1.
    Ruling(u8),
}

impl Place {
    /// Reads the end of an address: nothing, `trade`, `ruling-3`.
    pub(crate) fn parse(slug: &str) -> Option<Self> {
        if slug.is_empty() {
            return Some(Self::Top);
        }
        if let Some(number) = slug.strip_prefix("ruling-") {
            let number: u8 = number.parse().ok().filter(|number| (1..=RULINGS as u8).contains(number))?;
            // One place, one address: no "ruling-03".
            return Some(Self::Ruling(number)).filter(|place| place.slug() == slug);
        }
        Section::ALL.into_iter().find(|section| section.slug() == slug).map(Self::Section)
    }

    /// The end of its address, and its id in the page.
    pub(crate) fn slug(self) -> String {
        match self {
            Self::Top => String::new(),
            Self::Section(section) => section.slug().to_owned(),
            Self::Ruling(number) => format!("ruling-{number}"),
        }
    }

    /// What a link to it says.
    pub(crate) fn name(self, language: Language) -> String {
        match self {
            Self::Top => String::new(),
            Self::Section(section) => section.name(language).to_owned(),
            Self::Ruling(number) => format!("{} {number}", rules(language).ruling),
        }
    }

    /// Where the rules say why.
    pub(crate) fn of(refusal: &Refusal) -> Self {
        match refusal {
            Refusal::Over => Self::Section(Section::End),
            Refusal::NotYourTurn { .. } | Refusal::ActionDone | Refusal::ActionDue => Self::Section(Section::Turn),
            Refusal::FirstTurnIsTrade | Refusal::TileSpent => Self::Section(Section::FirstTurn),
            Refusal::NoNeedToPass => Self::Ruling(9),
            Refusal::NotAvailable { .. } => Self::Section(Section::Available),
            Refusal::NotInHand { .. } => Self::Section(Section::Produce),
            Refusal::NoSuchPlank => Self::Ruling(1),
            Refusal::HandFull { .. } => Self::Ruling(2),
            Refusal::NotEnoughCoins { .. } | Refusal::NothingGiven | Refusal::NothingTaken | Refusal::BothSidesMany => {
                Self::Section(Section::Trade)
            }
            Refusal::NotYourBuilding { .. }
            | Refusal::AlreadyActivated { .. }
            | Refusal::NoEffect { .. }
            | Refusal::WorksOtherwise { .. }
            | Refusal::GiveOnlyOne
            | Refusal::TakeOnlyOne
            | Refusal::CannotGive { .. }
            | Refusal::CannotTake { .. } => Self::Section(Section::Activate),
            Refusal::TooFewOpen { .. } | Refusal::DeckEmpty => Self::Ruling(18),
        }
    }
}
