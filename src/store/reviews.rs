//! What the coach has found in a game, under a key of its own beside the game.

use super::saves::{self, GameId};
use super::storage::{self, StorageError};

const PREFIX: &str = "little-table.coach.";

fn key(id: GameId) -> String {
    format!("{PREFIX}{id}")
}

/// Keeps what was found, and forgets what was found in games that are there no more.
pub(crate) fn keep(id: GameId, text: &str) -> Result<(), StorageError> {
    for old in storage::keys(PREFIX)? {
        let game = old.strip_prefix(PREFIX).and_then(|id| id.parse().ok());
        if game.is_some_and(|game| game != id && saves::text(game).is_none()) {
            storage::remove(&old)?;
        }
    }
    storage::write(&key(id), text)
}

/// What was found earlier, if it was kept.
pub(crate) fn load(id: GameId) -> Option<String> {
    storage::read(&key(id)).ok().flatten()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_found_goes_when_its_game_is_gone() {
        let (one, other) = (GameId(1), GameId(2));
        for id in [one, other] {
            storage::write(&id.key(), "a game").expect("there is room");
            keep(id, "found").expect("there is room");
        }
        storage::remove(&one.key()).expect("allowed");
        assert_eq!(load(one).as_deref(), Some("found"), "deleting can be undone");
        keep(other, "more").expect("there is room");
        assert_eq!((load(one), load(other).as_deref()), (None, Some("more")));
    }
}
