//! What a sentence about this game can point at.

#![cfg_attr(not(test), allow(dead_code, reason = "the table points at most of it, the rules page at the rest"))]

use my_little_scythe::{AutoCard, Camp, Deed, Personality, Quest, Region, Space, Tile, Trophy};

use super::words;
use crate::i18n::Language;

/// A thing of the game that has a name of its own.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Word {
    /// A hex of the map.
    Hex(Space),
    /// Five hexes of one colour.
    Region(Region),
    /// Where a pair of Seekers comes from.
    Camp(Camp),
    /// A space of the mat.
    Deed(Deed),
    /// A Power Up tile.
    Tile(Tile),
    /// A quest card.
    Quest(Quest),
    /// A trophy of the track.
    Trophy(Trophy),
    /// A personality card.
    Personality(Personality),
    /// A card of the Automountie.
    Card(AutoCard),
}

const CAMPS: [&str; Camp::COUNT] = ["camp_n", "camp_ne", "camp_se", "camp_s", "camp_sw", "camp_nw"];

#[rustfmt::skip]
const CARDS: [&str; AutoCard::COUNT] = [
    "card_1", "card_2", "card_3", "card_4", "card_5", "card_6", "card_7", "card_8", "card_9", "card_10", "card_11",
    "card_12", "card_13", "card_14", "card_15", "card_16", "card_17", "card_18", "card_19", "card_20", "card_21",
];

impl Word {
    /// Everything that can be pointed at.
    pub(crate) fn all() -> impl Iterator<Item = Self> {
        let places = Space::all().map(Self::Hex).chain(Region::ALL.into_iter().map(Self::Region));
        let mat = Deed::ALL.into_iter().map(Self::Deed).chain(Tile::all().map(Self::Tile));
        let goals =
            Trophy::ALL.into_iter().map(Self::Trophy).chain(Personality::ALL.into_iter().map(Self::Personality));
        let cards = Quest::all().map(Self::Quest).chain(AutoCard::all().map(Self::Card));
        places.chain((0..6).map(|camp| Self::Camp(Camp(camp)))).chain(mat).chain(goals).chain(cards)
    }

    /// The thing with this mark.
    pub(crate) fn by_mark(mark: &str) -> Option<Self> {
        Self::all().find(|word| crate::table::Word::mark(*word) == mark)
    }
}

impl crate::table::Word for Word {
    fn name(self, language: Language) -> &'static str {
        match self {
            Self::Hex(space) => words::hex(language, space),
            Self::Region(region) => words::region(language, region),
            Self::Camp(camp) => words::camp(language, camp),
            Self::Deed(deed) => words::space_of_mat(language, deed),
            Self::Tile(tile) => words::tile(language, tile),
            Self::Quest(quest) => words::quest_title(language, quest),
            Self::Trophy(trophy) => words::trophy(language, trophy),
            Self::Personality(personality) => words::personality(language, personality),
            Self::Card(card) => words::auto_card(language, card),
        }
    }

    fn mark(self) -> &'static str {
        match self {
            Self::Hex(space) => space.id(),
            Self::Region(region) => region.id(),
            Self::Camp(camp) => CAMPS[usize::from(camp.0) % CAMPS.len()],
            Self::Deed(deed) => deed.id(),
            Self::Tile(tile) => tile.id(),
            Self::Quest(quest) => quest.id(),
            Self::Trophy(trophy) => trophy.id(),
            Self::Personality(personality) => personality.id(),
            Self::Card(card) => CARDS[usize::from(card.0).clamp(1, CARDS.len()) - 1],
        }
    }
}
