//! Why something is not possible, with what is missing and where. Two reasons are two refusals.

use tabletop::Seat;

use crate::action::{Deed, Seeker};
use crate::goods::{Good, Goods, Token};
use crate::map::{Region, Space};
use crate::quest::Quest;
use crate::step::Decision;
use crate::tile::{Section, Tile};
use crate::trophy::Trophy;

/// Why an action was refused, or a thing is closed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "serde", serde(tag = "why", rename_all = "snake_case"))]
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
    /// No own Seeker stands there; the nearest one does here, if one is out.
    NoSeekerThere { space: Space, nearest: Option<Space> },
    /// There are fewer goods on this space than it takes. What is missing could come from `elsewhere`: another own
    /// space, or the nearest space where such a good lies.
    NotEnough { good: Good, space: Space, have: u8, need: u8, elsewhere: Option<Space> },
    /// Both Seekers are in camp, where nothing lies, and it takes this; the nearest space where it lies, or some of it.
    NobodyOut { need: Goods, nearest: Option<Space> },
    /// This is not what it costs; this is.
    WrongCost { deed: Deed, cost: Goods },
    /// The cost comes from one space.
    OneSpaceOnly,
    /// With the Supply Line something comes from each space, in the order of the map.
    TwoSpacesInOrder,
    /// The pie track has no room for all of it.
    NoRoomForPies { have: u8, gain: u8 },
    /// Deck and discards have not so many spells (Ruling 14).
    NoSpellLeft { left: u8, need: u8 },
    /// There is a tile on this section already.
    HasTile { section: Section, tile: Tile },
    /// Both sections have their tile.
    HasBothTiles { tiles: [Tile; 2] },
    /// The pile is empty (Ruling 13).
    PileEmpty { section: Section },
    /// This Seeker has moved.
    HasMoved { seeker: Seeker },
    /// It is there already.
    AlreadyThere { space: Space },
    /// It is near enough, but has to stop where a rival is.
    Blocked { to: Space, at: Space, by: Seat },
    /// It takes so many steps, and there are fewer.
    TooFar { to: Space, steps: u8, most: u8 },
    /// Empty-handed it is near enough; with goods it is not.
    TooFarWithGoods { to: Space, steps: u8, most: u8 },
    /// Nothing lies in a camp.
    InCamp { seeker: Seeker },
    /// The castle is entered to deliver, and for nothing else.
    CastleIsForDeliveries,
    /// A delivery has been begun and must be completed.
    DeliveryBegun { good: Good, brought: u8 },
    /// This delivery has its trophy.
    DeliveredBefore { good: Good },
    /// A delivery is an exact number.
    WrongAmount { brought: u8, need: u8 },
    /// The other Seeker could not bring the rest.
    CannotComplete { missing: u8, sibling: Sibling },
    /// The own personality does not ease this.
    NotEased { trophy: Trophy },
    /// A lost fight is credited to the Feisty if they threw a pie.
    NoPieThrown,
    /// No rival was met there.
    NoFightThere { space: Space },
    /// There are fewer pies.
    NotEnoughPies { have: u8, need: u8 },
    /// The dial ends at seven.
    DialEnds,
    /// One spell a Seeker in the fight.
    TooManySpells { most: u8 },
    /// No such spell is in hand.
    NoSuchSpell { value: u8 },
    /// No such spell is among those drawn.
    NotDrawn { value: u8 },
    /// No quest token lies there.
    NoQuestThere { space: Space },
    /// A quest has options 1 and 2.
    NoSuchOption,
    /// Nobody could take the gift: all rivals are in camp.
    NobodyToGiveTo,
    /// No spell is in hand.
    NoSpellInHand,
    /// No token is on the board.
    BoardIsBare,
    /// No rival stands there; the nearest one does here.
    NoRivalThere { space: Space, nearest: Option<Space> },
    /// No such token lies there.
    NoTokenThere { token: Token, space: Space },
    /// Nothing lies there: no apple, no gem and, where it counts, no quest.
    NothingThere { space: Space },
    /// The tile is not among those shown.
    NotShown { tile: Tile },
    /// Somebody has the tile.
    TileTaken { tile: Tile, by: Seat },
    /// The die shows another region.
    OtherRegion { region: Region },
    /// No quest is placed where a Seeker is.
    SeekerThere { space: Space },
    /// No quest is placed where one is.
    QuestThere { space: Space },
    /// One or two goods fly.
    CatapultTakesTwo { asked: u8 },
    /// A seat has each trophy once.
    HasTrophy { trophy: Trophy },
    /// All four trophies are placed.
    AllPlaced,
    /// With so little Friendship no trophy is earned.
    TooUnfriendly { have: u8, need: u8 },
    /// One trophy a turn, before the finale.
    OneTrophyATurn,
    /// This trophy is earned at its moment only.
    OnlyAtItsMoment { trophy: Trophy },
    /// The trophy takes more.
    NotEarned { trophy: Trophy, have: u8, need: u8 },
    /// An option of a quest is one moment: nothing is claimed while it is carried out.
    MidQuest { quest: Quest },
    /// A trophy that is earned must be placed before the turn ends.
    TrophyDue { trophy: Trophy },
    /// It was offered and declined.
    Declined,
}

/// Why the other Seeker cannot complete a delivery.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
pub enum Sibling {
    /// It is in camp.
    InCamp,
    /// It has moved.
    HasMoved,
    /// The castle is too far for it.
    TooFar,
    /// Not enough lies where it stands.
    Lacks,
}
