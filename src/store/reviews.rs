//! What the coach has found in a game, under a key of its own beside the game.

use super::saves::GameId;
use super::storage::{self, StorageError};

fn key(id: GameId) -> String {
    format!("little-table.coach.{id}")
}

/// Keeps what was found.
pub(crate) fn keep(id: GameId, text: &str) -> Result<(), StorageError> {
    storage::write(&key(id), text)
}

/// What was found earlier, if it was kept.
pub(crate) fn load(id: GameId) -> Option<String> {
    storage::read(&key(id)).ok().flatten()
}
