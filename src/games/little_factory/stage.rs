//! A table for two, set by hand for a lesson or an example: who has what and what lies open. Everything else is where
//! it belongs: Level I in its stacks, the rest in the decks.

use little_factory::position::{Flaw, Position, Possessions};
use little_factory::{Building, BuildingSet, Goods, Level, LittleFactory, Resource, Set, Setup, Step};
use tabletop::Seat;

/// What is set. Three starting buildings are in a game for two.
pub(crate) struct Stage {
    pub(crate) hand: &'static [Resource],
    pub(crate) built: &'static [Building],
    pub(crate) tokens: u8,
    pub(crate) rival_hand: &'static [Resource],
    pub(crate) rival_built: &'static [Building],
    pub(crate) rival_tokens: u8,
    pub(crate) level_ii: [Resource; 5],
    pub(crate) level_iii: [Resource; 5],
    pub(crate) buildings: [Building; 5],
}

impl Stage {
    /// The person's seat, who is to act.
    pub(crate) const ME: Seat = Seat(0);

    /// Nobody has anything.
    pub(crate) const EMPTY: Self = Self {
        hand: &[],
        built: &[],
        tokens: 0,
        rival_hand: &[],
        rival_built: &[],
        rival_tokens: 0,
        level_ii: [Resource::Brick, Resource::Cow, Resource::Charcoal, Resource::CutStone, Resource::Flour],
        level_iii: [Resource::Barrel, Resource::Bread, Resource::Cloth, Resource::Iron, Resource::Milk],
        buildings: [Building::Mill, Building::Quarry, Building::Brickworks, Building::Castle, Building::Market],
    };

    /// Sets the table. A stage with a card too many is none; the tests set each of ours.
    pub(crate) fn game(&self) -> Result<LittleFactory, Flaw> {
        let setup = Setup::new(2, false).ok_or(Flaw::Players)?;
        let hands = [Goods::of(self.hand), Goods::of(self.rival_hand)];
        let row: Goods = self.level_ii.into_iter().chain(self.level_iii).collect();
        let left = |resource: Resource| {
            let gone = hands[0].count(resource) + hands[1].count(resource) + row.count(resource);
            resource.copies(2).saturating_sub(gone)
        };
        let deck = |level: Level| -> Vec<Resource> {
            Resource::of(level).flat_map(|resource| std::iter::repeat_n(resource, left(resource).into())).collect()
        };
        let set = |buildings: &[Building]| buildings.iter().fold(BuildingSet::NONE, |set, &one| set.with(one));
        let out = |building: &Building| {
            [&self.buildings[..], self.built, self.rival_built].iter().all(|zone| !zone.contains(building))
        };
        let position = Position {
            setup,
            turn: 8,
            step: Step::Before,
            used: BuildingSet::NONE,
            open: deck(Level::I).into_iter().chain(row.cards()).collect(),
            level_ii: self.level_ii.map(Some),
            level_iii: self.level_iii.map(Some),
            buildings: self.buildings.map(Some),
            discard: Goods::NONE,
            deck_ii: deck(Level::II),
            deck_iii: deck(Level::III),
            deck_buildings: Building::of(Set::Special).filter(out).collect(),
            players: vec![
                Possessions { hand: hands[0], built: set(self.built), tokens: self.tokens },
                Possessions { hand: hands[1], built: set(self.rival_built), tokens: self.rival_tokens },
            ],
            chance: None,
        };
        LittleFactory::try_from(&position)
    }
}
