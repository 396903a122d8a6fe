//! What is missing for each trophy.

use tabletop::Seat;

use crate::game::MyLittleScythe;
use crate::goods::Good;
use crate::refusal::Refusal;
use crate::tile::Section;
use crate::trophy::Trophy;

/// How far a seat is from a trophy, as somebody at the table sees it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Recipe {
    /// Which.
    pub trophy: Trophy,
    /// Whether it is placed.
    pub placed: bool,
    /// How much there is of what counts. For a delivery, the goods on spaces with own Seekers.
    pub have: u8,
    /// How much it takes, the personality counted if the one who looks knows it.
    pub need: u8,
    /// What the personality asks for beside the smaller number, as long as that is not there.
    pub besides: Option<Besides>,
    /// What stands in the way besides, if anything does.
    pub hindrance: Option<Refusal>,
}

/// More than a number that a personality asks for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Besides {
    /// The spells are worth so much together.
    Worth(u8),
    /// The tile lies here, and Friendship is so much.
    Tile(Section, u8),
}

impl Recipe {
    /// How much is missing.
    #[must_use]
    pub fn missing(&self) -> u8 {
        self.need.saturating_sub(self.have)
    }
}

impl MyLittleScythe {
    /// What a seat has and needs for each trophy, as far as `viewer` knows: a personality that is not shown is counted
    /// for its own seat only, and what spells in another's hand are worth is not known.
    #[must_use]
    pub fn recipes(&self, seat: Seat, viewer: Seat) -> [Recipe; Trophy::COUNT] {
        let player = self.player(seat);
        let known = seat == viewer || player.revealed;
        Trophy::ALL.map(|trophy| {
            let blind = seat != viewer && trophy == Trophy::Spells;
            let eased = known && player.personality.eases() == trophy;
            let near = |good: Good| player.spaces().iter().map(|space| self.board.at(space).count(good)).sum();
            let have = match trophy {
                Trophy::AppleDelivery => near(Good::Apple),
                Trophy::GemDelivery => near(Good::Gem),
                _ => self.progress(seat, trophy),
            };
            Recipe {
                trophy,
                placed: player.trophies.has(trophy),
                have,
                need: match (eased, blind) {
                    (true, true) => trophy.takes_eased(),
                    (true, false) => self.needs(seat, trophy),
                    _ => trophy.takes(),
                },
                besides: player.asks_besides(trophy).filter(|_| eased && (blind || !player.has_what_eases(trophy))),
                hindrance: self.may_earn(seat, trophy).err(),
            }
        })
    }
}
