//! What a person at the table sees.

use tabletop::{Seat, SeatSet};

use crate::action::{Deed, Rest, Seek, Seeker, Throw};
use crate::automountie::AutoCard;
use crate::goods::{Good, Goods, Token};
use crate::map::{Region, Space};
use crate::quest::Quest;
use crate::spells::Spells;
use crate::tile::{Section, Tile};
use crate::trophy::{Personality, Trophy};

/// Something that happened, in the order it is seen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)] // the fields say who, what, where and how much
pub enum Event {
    /// A turn's action was chosen.
    Chose { seat: Seat, deed: Deed },
    /// Four dice were rolled.
    Rolled { seat: Seat, seek: Seek, dice: [Region; 4] },
    /// A token came onto the board.
    Placed { seat: Seat, token: Token, space: Space },
    /// A token could not be placed.
    NotPlaced { token: Token, region: Region },
    /// A Seeker went from one space (or its camp) to another.
    Went { seat: Seat, seeker: Seeker, from: Option<Space>, to: Space, goods: Goods },
    /// A delivery was completed.
    Delivered { seat: Seat, good: Good, count: u8 },
    /// A Seeker went back to its camp, without goods.
    SentHome { seat: Seat, seeker: Seeker },
    /// A seat rested; its action token is off.
    Rested { seat: Seat, rest: Rest },
    /// A fight began.
    FightBegan { attacker: Seat, defender: Seat },
    /// A seat has made its secret choice.
    Ready { seat: Seat },
    /// A choice was revealed.
    Threw { seat: Seat, throw: Throw },
    /// A fight was decided.
    FightEnded { winner: Seat, loser: Seat },
    /// Friendship changed; nothing is told where the track ends.
    Friendship { seat: Seat, by: i8, now: u8 },
    /// The pies changed.
    Pies { seat: Seat, by: i8, now: u8 },
    /// A spell was drawn; only who drew it sees its value.
    SpellDrawn { seat: Seat, value: Option<u8> },
    /// Spells were discarded, open to all.
    SpellsDiscarded { seat: Seat, spells: Spells },
    /// A quest token was taken and its card turned up.
    QuestFound { seat: Seat, space: Space, quest: Quest },
    /// A quest was solved.
    QuestSolved { seat: Seat, quest: Quest, option: u8 },
    /// A quest went under the deck.
    QuestDeclined { seat: Seat, quest: Quest },
    /// Goods went from a space to the supply.
    Paid { seat: Seat, goods: Goods, from: Space },
    /// A good came from the supply onto a space.
    Gained { seat: Seat, good: Good, onto: Space },
    /// A good went from a space to one with a Seeker of another seat.
    Given { seat: Seat, good: Good, from: Space, to: Space },
    /// A token left the board.
    Removed { seat: Seat, token: Token, from: Space },
    /// Goods flew from one Seeker to the other.
    Shifted { seat: Seat, goods: Goods, from: Space, to: Space },
    /// Tiles of a pile were looked at.
    TilesShown { seat: Seat, section: Section, tiles: [Option<Tile>; 3] },
    /// A tile was kept for good; the others went under the pile.
    TileKept { seat: Seat, tile: Tile },
    /// A personality was shown, to ease a trophy.
    Revealed { seat: Seat, personality: Personality },
    /// A trophy was placed.
    Trophy { seat: Seat, trophy: Trophy },
    /// Discards or solved quests became a deck again.
    Reshuffled { deck: DeckName, cards: u8 },
    /// The Automountie turned a card up.
    AutoCard { card: AutoCard },
    /// The Automountie keeps a token of her space.
    Kept { token: Token, from: Space },
    /// The Automountie places a trophy, for tokens or for her first won fight.
    AutoTrophy { tokens: u8 },
    /// The grand finale began: everybody who has not four trophies now has one last turn.
    Finale,
    /// The turn went to the next player.
    TurnPassed { to: Seat },
    /// The game is over.
    Over { winners: SeatSet },
}

/// A deck that can be shuffled anew.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum DeckName {
    /// The spell discards (Ruling 14).
    Spells,
    /// Solved quests of those who have the quest trophy.
    Quests,
    /// The Automountie's cards.
    Automountie,
}
