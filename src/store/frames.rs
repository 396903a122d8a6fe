//! Which game was left in a frame on somebody's page, so that it is still there when the reader comes back. Frames are
//! told apart by what their addresses ask for.

use super::saves::{self, GameId, Listed};
use super::storage;

fn key(query: &str) -> String {
    let sum = query.bytes().fold(0x811c_9dc5_u32, |sum, byte| (sum ^ u32::from(byte)).wrapping_mul(0x0100_0193));
    format!("little-table.frame.{sum:08x}")
}

/// The game that was left in the frame with this address, if it is not over, and which game that is.
pub(crate) fn left(query: &str) -> Option<(GameId, String)> {
    let id: GameId = storage::read(&key(query)).ok().flatten()?.parse().ok()?;
    let save = saves::load(id)?.ok()?;
    (!save.heading.standing.is_over()).then_some((id, save.heading.game))
}

/// Remembers the game of a frame, if the browser lets us.
pub(crate) fn keep(query: &str, id: GameId) {
    let _ = storage::write(&key(query), &id.to_string());
}

/// The game changed last that is not over, of all in the store, and which game that is.
pub(crate) fn latest() -> Option<(GameId, String)> {
    let open = |listed: Listed| {
        let heading = listed.heading.ok().filter(|heading| !heading.standing.is_over())?;
        Some((heading.changed, listed.id, heading.game))
    };
    saves::list().into_iter().filter_map(open).max().map(|(_, id, game)| (id, game))
}
