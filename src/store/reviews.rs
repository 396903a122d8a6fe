//! What the coach has found in a game, under a key of its own beside the game.

use super::saves::{self, GameId};
use super::storage::{self, StorageError};

const PREFIX: &str = "little-table.coach.";

fn key(id: GameId) -> String {
    format!("{PREFIX}{id}")
}

/// So many games that are not in the store are remembered: deleted ones, which can be put back, and links.
const STRANGERS: usize = 20;

/// Keeps what was found. When there is too much from games that are not here, that is forgotten.
pub(crate) fn keep(id: GameId, text: &str) -> Result<(), StorageError> {
    let mut strangers = storage::keys(PREFIX)?;
    strangers.retain(|key| {
        let game = key.strip_prefix(PREFIX).and_then(|id| id.parse().ok());
        game.is_none_or(|game| game != id && saves::text(game).is_none())
    });
    if strangers.len() >= STRANGERS {
        strangers.iter().try_for_each(|key| storage::remove(key))?;
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
    fn games_that_are_not_here_are_remembered_up_to_a_number() {
        let mine = GameId(1);
        storage::write(&mine.key(), "a game").expect("there is room");
        keep(mine, "found").expect("there is room");
        let links: Vec<GameId> = (0..STRANGERS).map(|link| GameId::of_link(&format!("2.{link}"))).collect();
        for (place, link) in links.iter().enumerate() {
            keep(*link, &place.to_string()).expect("there is room");
        }
        for (place, link) in links.iter().enumerate() {
            assert_eq!(load(*link), Some(place.to_string()), "no link overwrites another");
        }
        keep(GameId(2), "one too many").expect("there is room");
        assert_eq!((load(links[0]), load(links[STRANGERS - 1])), (None, None));
        assert_eq!((load(mine).as_deref(), load(GameId(2)).as_deref()), (Some("found"), Some("one too many")));
    }
}
