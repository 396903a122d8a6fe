//! The twelve quest cards: one line a card, both options.
//!
//! Most of them are reconstructed: their names and figures are printed nowhere in public. A figure that an owner of the
//! box finds wrong is corrected here and nowhere else.

use Effect::*;
use Good::*;

use crate::effect::Effect;
use crate::goods::Good;

/// A quest card.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
#[allow(missing_docs)]
#[rustfmt::skip]
pub enum Quest {
    HelpWithApples, BakersStall, LostJewels, OldWizard, HungryTravellers, OrchardFestival, CrystalCave, BrokenCart,
    CookingContest, SchoolOfMagic, SnowedInNeighbours, SleepingGuard,
}

struct QuestCard {
    quest: Quest,
    id: &'static str,
    kind: &'static [Effect],
    cheeky: &'static [Effect],
}

const fn card(quest: Quest, id: &'static str, kind: &'static [Effect], cheeky: &'static [Effect]) -> QuestCard {
    QuestCard { quest, id, kind, cheeky }
}

#[rustfmt::skip]
static QUESTS: [QuestCard; Quest::COUNT] = [
    card(Quest::HelpWithApples,     "help_with_apples",     &[Give(Apple, 2), Friendship(3)],                &[Take(Apple, 2), Friendship(-1)]),
    card(Quest::BakersStall,        "bakers_stall",         &[Pay(Apple, 2), Friendship(2), Bake(1)],        &[Remove, Bake(2), Friendship(-1)]),
    card(Quest::LostJewels,         "lost_jewels",          &[Give(Gem, 2), Friendship(3)],                  &[Take(Gem, 2), Friendship(-1)]),
    card(Quest::OldWizard,          "old_wizard",           &[Pay(Gem, 2), Friendship(1), Learn],            &[Learn, Friendship(-1)]),
    card(Quest::HungryTravellers,   "hungry_travellers",    &[Spend(2), Friendship(3)],                      &[Bake(2), Friendship(-1)]),
    card(Quest::OrchardFestival,    "orchard_festival",     &[Take(Apple, 1), Share(Apple, 1), Friendship(1)], &[Take(Apple, 3), Friendship(-2)]),
    card(Quest::CrystalCave,        "crystal_cave",         &[Take(Gem, 1), Share(Gem, 1), Friendship(1)],   &[Take(Gem, 3), Friendship(-2)]),
    card(Quest::BrokenCart,         "broken_cart",          &[Pay(Apple, 1), Pay(Gem, 1), Friendship(2), Bake(1)], &[Take(Apple, 1), Take(Gem, 1), Friendship(-1)]),
    card(Quest::CookingContest,     "cooking_contest",      &[Pay(Apple, 1), Bake(2)],                       &[Bake(3), Friendship(-2)]),
    card(Quest::SchoolOfMagic,      "school_of_magic",      &[Forget, Friendship(3)],                        &[Choose, Friendship(-1)]),
    card(Quest::SnowedInNeighbours, "snowed_in_neighbours", &[Pay(Gem, 1), Friendship(2)],                   &[Take(Gem, 1), Bake(1), Friendship(-1)]),
    card(Quest::SleepingGuard,      "sleeping_guard",       &[Friendship(1), Bake(1)],                       &[Learn, Bake(1), Friendship(-2)]),
];

impl Quest {
    /// How many there are.
    pub const COUNT: usize = 12;

    /// All quests, in the order of the list.
    pub fn all() -> impl DoubleEndedIterator<Item = Self> + Clone {
        QUESTS.iter().map(|card| card.quest)
    }

    /// The quest of this name.
    #[must_use]
    pub fn by_id(id: &str) -> Option<Self> {
        Self::all().find(|quest| quest.id() == id)
    }

    /// Its name in notation.
    #[must_use]
    pub fn id(self) -> &'static str {
        QUESTS[self as usize].id
    }

    /// What an option does: 1 is the kind one, 2 the cheeky one; nothing for another number.
    #[must_use]
    #[inline]
    pub fn option(self, option: u8) -> &'static [Effect] {
        let card = &QUESTS[self as usize];
        match option {
            1 => card.kind,
            2 => card.cheeky,
            _ => &[],
        }
    }
}

/// Some of the quests, without order.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct QuestSet(u16);

impl QuestSet {
    /// None.
    pub const NONE: Self = Self(0);

    /// This set and `quest`.
    #[must_use]
    pub fn with(self, quest: Quest) -> Self {
        Self(self.0 | 1 << quest as u16)
    }

    /// Whether `quest` is one of them.
    #[must_use]
    pub fn has(self, quest: Quest) -> bool {
        self.0 >> quest as u16 & 1 == 1
    }

    /// How many they are.
    #[must_use]
    #[inline]
    pub fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Whether there is none.
    #[must_use]
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The quests in order.
    pub fn iter(self) -> impl Iterator<Item = Quest> {
        Quest::all().filter(move |&quest| self.has(quest))
    }
}

impl FromIterator<Quest> for QuestSet {
    fn from_iter<I: IntoIterator<Item = Quest>>(quests: I) -> Self {
        quests.into_iter().fold(Self::NONE, Self::with)
    }
}
