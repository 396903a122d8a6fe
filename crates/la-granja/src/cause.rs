//! Why something happens: which card, tile or rule gave it or took it.

use crate::card::Card;
use crate::craft::Craft;
use crate::event::Source;
use crate::goods::Trade;
use crate::market::Space;
use crate::roof::Roof;

/// Why something came, went or moved.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
pub enum Cause {
    /// What the step does for everybody: a card is played, the hand filled or shortened, fields grow, marks come off.
    Step,
    /// The round is over.
    RoundEnd,
    /// A helper left for another card.
    ThrownOut,
    /// The silver of extensions.
    Extensions,
    /// A craft tile on its active side.
    Tile(Craft),
    /// A craft tile's effect at the moment it is gained.
    NewTile(Craft),
    /// A building was completed: VP as high as the round.
    Completed(Craft),
    /// The first to complete a building.
    FirstThere(Craft),
    /// A building was opened by completing another.
    Opened(Craft),
    /// A die that its owner chose, by its face.
    Die(u8),
    /// The last die, which all use.
    SharedDie(u8),
    /// A die that the Tenant holds, by its face.
    HeldDie(u8),
    /// A commodity action.
    Trade(Trade),
    /// A roof tile was used.
    Roof(Roof),
    /// A roof tile was bought.
    RoofPrice(Roof),
    /// A slot of the roof, from 0; 5 is the Barn Builder's.
    RoofSlot(u8),
    /// A helper.
    Helper(Card),
    /// An extension is paid for.
    Extension(Card),
    /// A barrow was completed, or the neutral player drew its card.
    Barrow(Card),
    /// Something was bought.
    Purchase,
    /// Something was sold.
    Sale,
    /// A pig has no place.
    NoPlace,
    /// A paid upgrade.
    Upgrade,
    /// A donkey's delivery, or the hats of the donkey tile with so many donkeys.
    Donkeys(u8),
    /// A paid delivery.
    PaidDelivery,
    /// Something was delivered.
    Delivery,
    /// Markers on the market at the end of a round.
    Market,
    /// A marker was removed from this space.
    Removal(Space),
    /// The siesta track's space at the end of a round.
    Siesta(u8),
    /// At the end of the game all is sold, and 5 silver are a VP.
    End,
}

impl Cause {
    /// Under which heading VP of this cause are counted.
    #[must_use]
    pub fn source(self) -> Source {
        match self {
            Self::Barrow(_) | Self::Tile(Craft::Butcher) => Source::Barrows,
            Self::Tile(_) | Self::NewTile(_) | Self::Completed(_) | Self::FirstThere(_) | Self::Opened(_) => {
                Source::Crafts
            }
            Self::Market => Source::Market,
            Self::Removal(_) => Source::Removals,
            Self::Siesta(_) => Source::Siesta,
            Self::Roof(_) | Self::RoofSlot(_) => Source::Roofs,
            Self::End => Source::Silver,
            _ => Source::Helpers,
        }
    }
}
