//! A table for two, set by hand for a lesson or an example: who stands where, and what lies where. Everything else is where it belongs.

use my_little_scythe::position::{Cards, Flaw, Position, Possessions};
use my_little_scythe::{
    Deed, Goods, MyLittleScythe, Personality, Quest, QuestSet, Section, Setup, Space, SpaceSet, Spells, Step, Tile,
    Trophy, TrophySet,
};
use tabletop::{Rng, Seat, SeatSet, Seed};

/// What is set. Spaces are named by their ids.
pub(crate) struct Stage {
    pub(crate) at: [&'static str; 2],
    pub(crate) rival_at: [&'static str; 2],
    /// Space, apples, gems.
    pub(crate) goods: &'static [(&'static str, u8, u8)],
    pub(crate) quests: &'static [&'static str],
    /// The quest that is drawn next.
    pub(crate) card: &'static str,
    pub(crate) friendship: u8,
    pub(crate) pies: u8,
    pub(crate) rival_pies: u8,
    pub(crate) spells: &'static [u8],
    pub(crate) trophies: &'static [Trophy],
    pub(crate) rival_trophies: &'static [Trophy],
    /// The tile on Move or Make.
    pub(crate) tile: Option<&'static str>,
    /// Where chance goes on from.
    pub(crate) seed: u64,
}

impl Stage {
    /// The person's seat, who is to act.
    pub(crate) const ME: Seat = Seat(0);

    /// Nobody has anything.
    pub(crate) const EMPTY: Self = Self {
        at: ["portal_n", "portal_n"],
        rival_at: ["rocks_corner", "swamp_corner"],
        goods: &[],
        quests: &[],
        card: "help_with_apples",
        friendship: 4,
        pies: 3,
        rival_pies: 3,
        spells: &[],
        trophies: &[],
        rival_trophies: &[],
        tile: None,
        seed: 1,
    };

    /// Sets the table. A stage that cannot be is none; the tests set each of ours.
    pub(crate) fn game(&self) -> Result<MyLittleScythe, Flaw> {
        let card = Quest::by_id(self.card);
        let tile = self.tile.and_then(Tile::by_id);
        let tiles = Section::ALL.map(|section| tile.filter(|tile| tile.section() == section));
        let spells = |value: u8| {
            let held = self.spells.iter().filter(|&&spell| spell == value).count();
            std::iter::repeat_n(value, usize::from(Spells::COPIES[usize::from(value) - 1]) - held)
        };
        let seat = |at: [&str; 2], pies, spells: &[u8], personality, trophies: &[Trophy], token| Possessions {
            seekers: at.map(Space::by_id),
            friendship: self.friendship,
            pies,
            spells: Cards::Known(spells.to_vec()),
            personality: Some(personality),
            revealed: false,
            trophies: trophies.iter().fold(TrophySet::NONE, |set, &trophy| set.with(trophy)),
            token: Some(token),
            tiles: [None, None],
            solved: QuestSet::NONE,
        };
        let position = Position {
            setup: Setup::new(2).ok_or(Flaw::Players)?,
            turn: 8,
            active: Self::ME,
            step: Step::Choose,
            resting: None,
            moved: [false; 2],
            rested: SeatSet::default(),
            earned: false,
            finale: None,
            goods: self
                .goods
                .iter()
                .filter_map(|&(id, apples, gems)| Some((Space::by_id(id)?, Goods::new(apples, gems))))
                .collect(),
            quests: self.quests.iter().filter_map(|id| Space::by_id(id)).fold(SpaceSet::EMPTY, SpaceSet::with),
            discards: Spells::NONE,
            deck_spells: Cards::Known((1..=4).flat_map(spells).collect()),
            deck_quests: Quest::all().filter(|quest| Some(*quest) != card).chain(card).collect(),
            piles: Section::ALL.map(|section| Tile::of(section).filter(|&other| Some(other) != tile).collect()),
            players: vec![
                // Neither personality has a say in any of them.
                Possessions {
                    tiles,
                    ..seat(self.at, self.pies, self.spells, Personality::Sparkling, self.trophies, Deed::PowerUp)
                },
                seat(self.rival_at, self.rival_pies, &[], Personality::Adventurous, self.rival_trophies, Deed::Bake),
            ],
            automountie: None,
            chance: Some(Rng::new(Seed(self.seed))),
        };
        MyLittleScythe::try_from(&position)
    }
}
