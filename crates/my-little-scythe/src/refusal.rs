//! Why something is not possible, with what is missing.

use tabletop::Seat;

use crate::action::{Deed, Seeker};
use crate::goods::{Good, Token};
use crate::map::{Region, Space};
use crate::stage::Decision;
use crate::tile::{Section, Tile};
use crate::trophy::Trophy;

/// Why an action was refused.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)] // the fields say who, what, where and how much
pub enum Refusal {
    /// The game is over.
    Over,
    /// Another seat decides now.
    NotYourTurn { to_act: Seat },
    /// Something else is to be decided now.
    NotNow { due: Decision },
    /// The action token stands there already (Ruling 1).
    SameAsLast { deed: Deed },
    /// No own Seeker stands there.
    NoSeekerThere { space: Space },
    /// There are fewer goods than it takes.
    NotEnough { good: Good, space: Space, have: u8, need: u8 },
    /// This is not what it costs.
    WrongCost { deed: Deed },
    /// The cost comes from one space, or from two in the order of the map with the Supply Line.
    OneSpaceOnly,
    /// The pie track has no room for all of it.
    NoRoomForPies { have: u8, gain: u8 },
    /// Deck and discards have not so many spells (Ruling 14).
    NoSpellLeft { left: u8, need: u8 },
    /// There is a tile on this section already.
    HasTile { section: Section },
    /// The pile is empty (Ruling 13).
    PileEmpty { section: Section },
    /// This Seeker has moved.
    HasMoved { seeker: Seeker },
    /// It is there already.
    SameSpace,
    /// It cannot get there, or not with goods.
    TooFar { to: Space },
    /// Nothing lies in a camp.
    InCamp { seeker: Seeker },
    /// The castle is entered to deliver, and for nothing else.
    CastleIsForDeliveries,
    /// A delivery has been begun and must be completed.
    DeliveryBegun { good: Good, brought: u8 },
    /// This delivery has its trophy.
    DeliveredBefore { good: Good },
    /// A delivery is an exact number.
    WrongAmount { brought: u8 },
    /// The other Seeker could not bring the rest.
    CannotComplete { missing: u8 },
    /// No personality makes three enough here.
    NotEased { trophy: Trophy },
    /// There is no fight with this seat.
    NoFight { seat: Seat },
    /// There are fewer pies.
    NotEnoughPies { have: u8, need: u8 },
    /// The dial ends at seven.
    DialEnds,
    /// One spell a Seeker in the fight.
    TooManySpells { most: u8 },
    /// No such spell is in hand.
    NoSuchSpell { value: u8 },
    /// No quest of this Seeker's is there.
    NoQuestThere { space: Space },
    /// A quest has options 1 and 2.
    NoSuchOption,
    /// Nobody could take the gift: all rivals are in camp.
    NobodyToGiveTo,
    /// No spell is in hand.
    NoSpellInHand,
    /// No token is on the board.
    BoardIsBare,
    /// It cannot be taken from, or put, there.
    NotThere { space: Space },
    /// No such token lies there.
    NoTokenThere { token: Token, space: Space },
    /// The tile is not among those shown.
    NotShown { tile: Tile },
    /// The die shows another region.
    OtherRegion { region: Region },
    /// A quest is placed where no Seeker and no quest is.
    NoRoomForQuest { space: Space },
    /// One or two goods fly.
    CatapultTakesTwo,
    /// A seat has each trophy once.
    HasTrophy { trophy: Trophy },
    /// All four trophies are placed.
    AllPlaced,
    /// With so little Friendship no trophy is earned.
    TooUnfriendly { have: u8 },
    /// One trophy a turn, before the finale.
    OneTrophyATurn,
    /// This trophy is earned at its moment only.
    OnlyAtItsMoment { trophy: Trophy },
    /// The trophy takes more.
    NotEarned { trophy: Trophy, have: u8, need: u8 },
    /// A trophy that is earned must be placed before the turn ends.
    TrophyDue,
}
