//! What a quest asks for and gives. One function in `questing.rs` carries all of this out.

use crate::goods::Good;

/// One thing that solving a quest does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Effect {
    /// Goods from spaces with own Seekers go to the supply.
    Pay(Good, u8),
    /// Goods from spaces with own Seekers go to one other player.
    Give(Good, u8),
    /// Goods from the supply come onto spaces with own Seekers.
    Take(Good, u8),
    /// One other player gets goods from the supply.
    Share(Good, u8),
    /// An apple, a gem or a quest token leaves the board, from anywhere.
    Remove,
    /// Friendship goes up, or down as far as 0.
    Friendship(i8),
    /// Pies come, as far as there is room.
    Bake(u8),
    /// Pies go.
    Spend(u8),
    /// A spell is drawn.
    Learn,
    /// A spell is discarded.
    Forget,
    /// Two spells are drawn and one of them is kept.
    Choose,
}
