//! What the person can do now, worked out once for a position: which buildings work, and how each open card can be had.

use little_factory::{Action, Building, BuildingSet, Card, Effect, How, LittleFactory};
use tabletop::Game as _;

/// How a card that lies open can be had by one move, the best way first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Can {
    /// Produced, or made by a building.
    Make,
    /// In a trade in which nothing is lost.
    Even,
    /// In a trade that costs more than it brings.
    Loss,
}

impl Can {
    /// For the styles.
    pub(crate) const fn word(self) -> &'static str {
        match self {
            Self::Make => "make",
            Self::Even => "even",
            Self::Loss => "loss",
        }
    }
}

/// What can be done.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct Facts {
    /// The buildings of the person that can be put to use.
    ready: BuildingSet,
    had: Vec<(Card, Can)>,
}

impl Facts {
    pub(crate) fn new(game: &LittleFactory) -> Self {
        let mut candidates = Vec::new();
        game.candidates_into(&mut candidates);
        let mut facts = Self::default();
        for action in candidates {
            facts.note(game, action);
        }
        facts
    }

    /// Whether a building of the person can be put to use.
    pub(crate) fn is_ready(&self, building: Building) -> bool {
        self.ready.has(building)
    }

    /// How a card can be had, if it can.
    pub(crate) fn way_to(&self, card: Card) -> Option<Can> {
        self.had.iter().find(|(had, _)| *had == card).map(|(_, can)| *can)
    }

    fn note(&mut self, game: &LittleFactory, action: Action) {
        let by_loss = |lost: u8| if lost == 0 { Can::Even } else { Can::Loss };
        match action {
            Action::Produce { card, .. } => self.add(card, Can::Make),
            Action::Trade(deal) => {
                let can = by_loss(deal.give.coins().saturating_sub(deal.take.coins()));
                deal.take.cards().for_each(|card| self.add(card, can));
            }
            Action::Spend(take) => {
                let can = by_loss(game.tile().unwrap_or_default().saturating_sub(take.coins()));
                take.cards().for_each(|card| self.add(card, can));
            }
            Action::Activate { building, how } => {
                self.ready = self.ready.with(building);
                match (building.effect(), how) {
                    (Effect::Make(make), _) => make.gain.into_iter().for_each(|gain| self.add(gain.into(), Can::Make)),
                    (Effect::Trade(terms), How::Deal(deal)) => {
                        let lost = deal.give.coins().saturating_sub(deal.take.coins());
                        let can = if terms.by_coins { by_loss(lost) } else { Can::Even };
                        deal.take.cards().for_each(|card| self.add(card, can));
                    }
                    _ => {}
                }
            }
            Action::Pass | Action::End => {}
        }
    }

    fn add(&mut self, card: Card, can: Can) {
        match self.had.iter_mut().find(|(had, _)| *had == card) {
            Some((_, known)) => *known = can.min(*known),
            None => self.had.push((card, can)),
        }
    }
}

#[cfg(test)]
mod tests {
    use little_factory::{Resource, Setup};
    use tabletop::{Rng, Seed};

    use super::super::super::moves;
    use super::*;

    #[test]
    fn a_card_is_marked_just_when_its_sheet_has_a_move() {
        let (mut rng, mut marked) = (Rng::new(Seed(3)), 0);
        for seed in 0..6 {
            let mut game = LittleFactory::new(&Setup::new(2, false).expect("two can play"), Seed(seed));
            while game.to_act().is_some() && game.turn() < 24 {
                let facts = Facts::new(&game);
                let buildings = game.open_buildings();
                let goods = Resource::all().filter(|resource| game.open().has(*resource)).map(Card::Resource);
                for card in goods.chain(buildings.iter().map(Card::Building)) {
                    let ready = moves::of_open_card(&game, card).ready;
                    assert_eq!(facts.way_to(card).is_some(), !ready.is_empty(), "{card:?} in {game:?}");
                    if facts.way_to(card) == Some(Can::Loss) {
                        assert!(ready.iter().all(|one| one.lost > 0), "{card:?}");
                    }
                    marked += usize::from(facts.way_to(card).is_some());
                }
                let legal = game.legal();
                let action = legal[rng.below(legal.len() as u32) as usize];
                game.apply(&action, &mut ()).expect("legal");
            }
        }
        assert!(marked > 200, "{marked}");
    }
}
