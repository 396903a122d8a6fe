//! What a person at the table sees: who, what, from where, to where, how much, and why; and what did not happen, and why
//! not. A table is drawn from these alone.

use tabletop::{Seat, SeatSet};

use crate::action::{Deed, Rest, Seek, Seeker, SeekerSet, Throw};
use crate::automountie::AutoCard;
use crate::goods::{Good, Goods, Token};
use crate::map::{Region, Space};
use crate::quest::Quest;
use crate::refusal::Refusal;
use crate::route::Path;
use crate::spells::Spells;
use crate::step::{Decision, Step};
use crate::tile::{Section, Tile};
use crate::trophy::{Personality, Trophy};

/// Something that happened, in the order it is seen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "serde", serde(tag = "event", rename_all = "snake_case"))]
#[allow(missing_docs)] // the fields say who, what, where and how much
pub enum Event {
    // The turn
    /// A turn's action was chosen: the token went from one space of the mat to another.
    Chose { seat: Seat, deed: Deed, before: Option<Deed> },
    /// A seat did without what it was offered.
    Passed { seat: Seat, decision: Decision },
    /// Now this seat decides this, and the turn is there. The last event of an action, unless the game is over.
    Waits { seat: Seat, decision: Decision, step: Step },
    /// A turn is over; so many are completed.
    TurnEnded { seat: Seat, turn: u32 },
    /// The grand finale began: these have four trophies, and those have one last turn each.
    Finale { four: SeatSet, last_turns: SeatSet },
    /// A turn begins; perhaps it is the seat's last, and so many last turns come after it.
    TurnBegan { seat: Seat, last: bool, after: u8 },
    /// The game is over.
    Over { winners: SeatSet, four: SeatSet, decided_by: Decider },

    // Move
    /// A Seeker went from one space (or its camp) to another, with these goods.
    Went { seat: Seat, seeker: Seeker, from: Option<Space>, to: Space, path: Path, goods: Goods },
    /// A Seeker stayed where it is.
    Stayed { seat: Seat, seeker: Seeker, at: Option<Space> },
    /// A delivery was completed: the goods went from the castle to the supply.
    Delivered { seat: Seat, good: Good, count: u8 },
    /// A Seeker went back to its camp, without goods.
    SentHome { seat: Seat, seeker: Seeker, from: Space, why: Homeward },
    /// A seat comes to rest: its action token is off.
    TokenOff { seat: Seat, before: Option<Deed> },
    /// A seat came home and does not rest: it has in this turn (Ruling 12).
    NoRest { seat: Seat },
    /// A seat chose what its rest gives.
    Rested { seat: Seat, rest: Rest },
    /// Goods flew from one Seeker to the other.
    Shifted { seat: Seat, goods: Goods, from: Space, to: Space },
    /// The Supply Catapult can throw nothing, for this reason.
    NotShifted { seat: Seat, why: Idle },

    // Pie fights
    /// A fight began, with these Seekers.
    FightBegan { space: Space, attacker: Seat, attackers: SeekerSet, defender: Seat, defenders: SeekerSet },
    /// A seat has made its secret choice.
    Ready { seat: Seat },
    /// A choice was revealed.
    Threw { seat: Seat, throw: Throw, total: u8 },
    /// A fight was decided; perhaps by the rule that ties go to the attacker.
    FightEnded { space: Space, winner: Seat, loser: Seat, tie: bool },

    // Tracks and spells
    /// Friendship changed by so much; so much more was cut off where the track ends.
    Friendship { seat: Seat, by: i8, now: u8, cut: i8, why: Cause },
    /// A tile spared a seat the Friendship that beginning a fight costs.
    Spared { seat: Seat, tile: Tile },
    /// The pies changed by so many; so many more were cut off where the track ends.
    Pies { seat: Seat, by: i8, now: u8, cut: u8, why: Cause },
    /// A spell was drawn, into the hand or aside to choose from; only who drew it sees its value.
    SpellDrawn { seat: Seat, value: Option<u8>, aside: bool, why: Cause },
    /// A spell was to be drawn, and none is left (Ruling 14).
    NoSpell { seat: Seat, why: Cause },
    /// Spells that lay aside came into the hand; only whose they are sees them.
    SpellsKept { seat: Seat, count: u8, spells: Spells },
    /// Spells were discarded, open to all; perhaps from those that lay aside.
    SpellsDiscarded { seat: Seat, spells: Spells, aside: bool, why: Cause },

    // Goods and tokens
    /// Goods went from a space to the supply.
    Paid { seat: Seat, goods: Goods, from: Space, why: Cause },
    /// A good came from the supply onto a space with a Seeker of `seat`, by what `by` did.
    Gained { seat: Seat, by: Seat, good: Good, onto: Space, why: Cause },
    /// So many goods did not come: the supply has none. A gift's receiver may not have been chosen yet.
    NotGained { seat: Option<Seat>, by: Seat, good: Good, count: u8, why: Cause },
    /// A receiver of gifts was chosen.
    GiftGoes { seat: Seat, receiver: Seat, to: Space, why: Cause },
    /// A good went from a space to one with a Seeker of another seat.
    Given { seat: Seat, receiver: Seat, good: Good, from: Space, to: Space, why: Cause },
    /// A token left the board for the supply.
    Removed { seat: Seat, token: Token, from: Space, why: Cause },

    // Seek
    /// Four dice were rolled.
    Rolled { seat: Seat, seek: Seek, dice: [Region; 4] },
    /// A token came from the supply onto the board.
    Placed { seat: Seat, token: Token, space: Space, why: Cause },
    /// A token could not be placed in this region, or on this space of it.
    NotPlaced { seat: Seat, token: Token, region: Region, space: Option<Space>, hindrance: Hindrance, why: Cause },

    // Quests
    /// A quest token was taken and its card turned up.
    QuestFound { seat: Seat, space: Space, quest: Quest },
    /// A quest token stays: there is no card.
    QuestStays { seat: Seat, space: Space },
    /// An option was chosen; it is carried out now.
    OptionChosen { seat: Seat, quest: Quest, option: u8 },
    /// An option was carried out: the card counts as solved.
    QuestSolved { seat: Seat, quest: Quest, option: u8 },
    /// A quest went under the deck.
    QuestDeclined { seat: Seat, quest: Quest },

    // Tiles
    /// Tiles of a pile were looked at; only who looked sees which.
    TilesShown { seat: Seat, section: Section, count: u8, tiles: [Option<Tile>; 3] },
    /// A tile was kept for good; so many others went under the pile.
    TileKept { seat: Seat, section: Section, tile: Tile, back: u8 },

    // Trophies
    /// A personality was shown, to ease a trophy.
    Revealed { seat: Seat, personality: Personality },
    /// A trophy was placed, the seat's so-and-so-manieth.
    TrophyPlaced { seat: Seat, trophy: Trophy, count: u8 },
    /// A trophy's moment passed without it: its deed, or the end of a turn in which there was enough for it.
    NotCredited { seat: Seat, trophy: Trophy, why: Refusal },

    // Decks
    /// Spell discards became the deck again (Ruling 14).
    SpellsShuffled { cards: u8 },
    /// Solved quests of these seats, who have the quest trophy, became the deck again.
    QuestsShuffled { cards: u8, from: SeatSet },
    /// All the Automountie's cards became her deck again.
    CardsShuffled { cards: u8 },

    // The Automountie
    /// The Automountie turned a card up, for this Seeker's turn or for a fight.
    CardRevealed { card: AutoCard, seeker: Option<Seeker> },
    /// What makes her Seeker go, and along which arm of the card, counted from 0.
    Lured { seeker: Seeker, arm: Option<u8>, lure: Lure },
    /// She has fewer pies than her card wants her to throw.
    FewPies { card: AutoCard, wanted: u8, have: u8 },
    /// She keeps so many tokens of her space.
    Kept { token: Token, count: u8, from: Space },
    /// She places a trophy, her so-and-so-manieth: for her first won fight, or for these apples, gems and quests, which
    /// go back to the supply.
    AutoTrophy { count: u8, given_back: [u8; 3] },
}

/// Why something was gained or lost.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
pub enum Cause {
    /// An action of the mat.
    Deed(Deed),
    /// A tile.
    Tile(Tile),
    /// A quest.
    Quest(Quest),
    /// A rest in camp.
    Rest,
    /// A token placed where a rival stands.
    Gift,
    /// To begin a fight.
    Attack,
    /// What was thrown is lost.
    Thrown,
    /// A card of the Automountie.
    Card(AutoCard),
}

/// Why a Seeker goes home.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
pub enum Homeward {
    /// It has delivered.
    Delivery,
    /// It has lost a fight.
    Defeat,
}

/// Why the Supply Catapult can throw nothing.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
pub enum Idle {
    /// A Seeker is in camp.
    Camp,
    /// Both Seekers are on one space.
    Together,
    /// No goods lie where they stand.
    Bare,
}

/// Why a token is not placed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
pub enum Hindrance {
    /// The supply has none.
    Supply,
    /// A Seeker or a quest is on every space of the region.
    Full,
    /// A Seeker stands there.
    Seeker,
    /// A quest lies there.
    Quest,
}

/// What makes the Automountie's Seeker go.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
pub enum Lure {
    /// It leaves its camp for where most tokens lie.
    Camp,
    /// Tokens.
    Tokens,
    /// A Seeker of the person.
    Rival,
    /// Nothing: to the end of the first arm that is on the map.
    Nothing,
}

/// What decided the game among those with four trophies.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
pub enum Decider {
    /// One seat alone has four.
    Trophies,
    /// Friendship.
    Friendship,
    /// Against the Automountie, who has none: whether the person has enough Friendship.
    Enough,
    /// Goods on spaces with own Seekers.
    Goods,
    /// Nothing: the victory is shared.
    Nothing,
}
