//! The sections of the rules.

use la_granja::{Cargo, Refusal};
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
    Goods,
    Farm,
    SetUp,
    Round,
    Free,
    Cards,
    Growth,
    Roof,
    Revenue,
    Transport,
    Delivery,
    Crafts,
    Market,
    Scoring,
    End,
    Solo,
    Hidden,
    Rulings,
    Helpers,
    RoofTiles,
}

impl Section {
    /// In the order they are read.
    pub(crate) const ALL: [Self; 21] = [
        Self::Aim,
        Self::Goods,
        Self::Farm,
        Self::SetUp,
        Self::Round,
        Self::Free,
        Self::Cards,
        Self::Growth,
        Self::Roof,
        Self::Revenue,
        Self::Transport,
        Self::Delivery,
        Self::Crafts,
        Self::Market,
        Self::Scoring,
        Self::End,
        Self::Solo,
        Self::Hidden,
        Self::Rulings,
        Self::Helpers,
        Self::RoofTiles,
    ];
}

impl Book for Section {
    const GAME: Game = Game::LaGranja;
    const SECTIONS: &'static [Self] = &Self::ALL;
    const RULINGS: u8 = RULINGS as u8;

    fn slug(self) -> &'static str {
        match self {
            Self::Aim => "aim",
            Self::Goods => "goods",
            Self::Farm => "farm",
            Self::SetUp => "set-up",
            Self::Round => "round",
            Self::Free => "free-actions",
            Self::Cards => "cards",
            Self::Growth => "growth",
            Self::Roof => "roof",
            Self::Revenue => "revenue",
            Self::Transport => "transport",
            Self::Delivery => "delivery",
            Self::Crafts => "craft-buildings",
            Self::Market => "market",
            Self::Scoring => "scoring",
            Self::End => "end",
            Self::Solo => "solo",
            Self::Hidden => "hidden",
            Self::Rulings => "rulings",
            Self::Helpers => "helpers",
            Self::RoofTiles => "roof-tiles",
        }
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
        R::NoCardLeft => return Passage::Ruling(13),
        R::BarnStays | R::BarnFull => return Passage::Ruling(15),
        R::Newborn { .. } | R::NoPlace { .. } => return Passage::Ruling(3),
        R::Closed { .. } | R::AllClosed => return Passage::Ruling(16),
        R::TooManyEffects { .. } => return Passage::Ruling(2),
        R::Held { .. } | R::Kept { .. } => return Passage::Ruling(14),
        R::OtherRow { .. } => return Passage::Ruling(9),
        R::Over => Section::End,
        R::NotYourTurn { .. }
        | R::NotNow { .. }
        | R::WrongPhase { .. }
        | R::WrongStep { .. }
        | R::NothingToDecline
        | R::MustDecide { .. }
        | R::NotOffered { .. } => Section::Round,
        R::NotEnoughSilver { .. }
        | R::NoGood { .. }
        | R::NotForSale { .. }
        | R::CannotSell { .. }
        | R::NotFromFields { .. }
        | R::NoUpgrade { .. } => Section::Goods,
        R::NotOnFields { .. } | R::NoCommodity | R::Taken { .. } => Section::Free,
        R::NoSuchHelper { .. }
        | R::RivalsHelper { .. }
        | R::UsedUp { .. }
        | R::WorksByItself { .. }
        | R::WaitsForIt { .. }
        | R::OtherOffer { .. }
        | R::WrongUse { .. }
        | R::WrongGood { .. }
        | R::WrongPlace { .. }
        | R::NothingToPay { .. }
        | R::NoFetch { .. }
        | R::NoHarvestGood { .. }
        | R::NoMarker
        | R::BareFields
        | R::FieldsOfAll
        | R::FewDonkeys { .. }
        | R::NotLeading { .. } => Section::Helpers,
        R::NoPoint
        | R::NotInHand { .. }
        | R::NoHand
        | R::AllPlayed
        | R::MustPlay { .. }
        | R::ExtensionCost { .. }
        | R::SameGood { .. }
        | R::NoSlot { .. }
        | R::EmptySlotFirst { .. }
        | R::OnlyBarrows => Section::Cards,
        R::NoRoof
        | R::NoSuchRoof { .. }
        | R::RivalsRoof { .. }
        | R::RoofUsed { .. }
        | R::RoofUnused { .. }
        | R::NothingToTurn
        | R::TurnsWhich { .. }
        | R::TurnsNothing { .. }
        | R::NotTurnedBack { .. }
        | R::RoofLater { .. }
        | R::RoofGone { .. }
        | R::RoofNotDealt { .. }
        | R::RoofSold { .. }
        | R::OneRoof
        | R::RoofFull
        | R::NoBarn
        | R::NoThatcher
        | R::TooMuchPaid { .. } => Section::Roof,
        R::NoFee { .. }
        | R::CannotPay { .. }
        | R::NoDie { .. }
        | R::NoFace { .. }
        | R::SameFace { .. }
        | R::OneDie
        | R::MustTake => Section::Revenue,
        R::NoDonkeys { .. } | R::DonkeysUsed { .. } | R::TrackEnds => Section::Transport,
        R::NotWanted { cargo: Cargo::Commodity, .. } => return Passage::Ruling(8),
        R::NoDelivery
        | R::NotWanted { .. }
        | R::Covered { .. }
        | R::NoBarrow { .. }
        | R::NotDelivered { .. }
        | R::OtherPlace { .. }
        | R::OnlyHarvest { .. } => Section::Delivery,
        R::Blocked { .. } | R::HasCraft { .. } | R::NoRow { .. } | R::RowTaken { .. } => Section::Crafts,
        R::SpaceClosed { .. }
        | R::WrongValue { .. }
        | R::EmptySpaceFirst { .. }
        | R::RivalFirst { .. }
        | R::NotNextTo { .. }
        | R::NotYourMarker { .. }
        | R::Occupied { .. }
        | R::NoRival { .. }
        | R::NotLower { .. } => Section::Market,
    })
}
