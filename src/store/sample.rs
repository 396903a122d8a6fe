//! Games for the store's tests.

use std::marker::PhantomData;

use little_factory::{LittleFactory, Setup, Skill};
use tabletop::{Game, Record, Rng, Seed};

use super::heading::Standing;
use super::save::AnySave;
use crate::games::engine::Engine;
use crate::table::{First, Level, Seating};

/// A whole game among Apprentices.
pub(crate) fn played(seats: u8, seed: u64) -> AnySave {
    let setup = Setup::new(seats, seed.is_multiple_of(2)).expect("so many can play");
    let mut record = Record::<LittleFactory>::new(setup, Seed(seed));
    let mut game = LittleFactory::new(&setup, Seed(seed));
    let mut rng = Rng::new(Seed(seed));
    while game.to_act().is_some() {
        let thought = Skill::Apprentice.think(&game, rng.fork(), |_| true).expect("not over");
        for action in thought.actions {
            game.apply(&action, &mut ()).expect("legal");
            record.actions.push(action);
        }
    }
    let rivals = &Level::ALL[..usize::from(seats) - 1];
    let seating = Seating::new(rivals, First::Random, Seed(seed));
    AnySave::new(seating, record.to_string(), Standing::of(&game), 1_763_280_000).expect("a record")
}

/// The same game after so many actions.
pub(crate) fn half(save: &AnySave, actions: usize) -> AnySave {
    let mut half = save.clone();
    half.record = save.record.lines().take(3 + actions).flat_map(|line| [line, "\n"]).collect();
    half.heading.standing = PhantomData::<LittleFactory>.replay(&half.record).expect("a record").standing;
    half
}

/// What is counted of a sample.
pub(crate) trait Played {
    /// How many actions it has.
    fn actions(&self) -> usize;
}

impl Played for AnySave {
    fn actions(&self) -> usize {
        self.record.lines().count() - 3
    }
}
