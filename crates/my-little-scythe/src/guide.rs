//! A cheap, sensible way to play, for playouts.

use tabletop::{Rng, Seat};

use crate::action::Throw;
use crate::game::MyLittleScythe;

impl MyLittleScythe {
    /// What a seat might throw in the fight that is going on.
    pub(crate) fn likely_throw(&self, seat: Seat, rng: &mut Rng) -> Throw {
        let pies = rng.below(u32::from(self.player(seat).pies.min(Throw::DIAL)) + 1) as u8;
        Throw { pies, ..Throw::default() }
    }
}
