//! What the browser keeps for the player, how much of each kind it is, and how to clear it.

use super::storage::{self, StorageError};
use super::{saves, statistics};

/// Everything of ours begins so.
const ALL: &str = "little-table.";
/// What belongs to single games: themselves, what the coach has found, and which frame has which.
const OF_GAMES: [&str; 3] = ["little-table.game.", "little-table.coach.", "little-table.frame."];
const STATISTICS: &str = "little-table.statistics";

/// What belongs together for whoever wants to clear something.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    Games,
    Statistics,
    /// How far somebody has come in the lessons.
    Lessons,
    /// Settings, a name, and what was chosen at a door.
    Choices,
}

impl Kind {
    /// In the order they are shown.
    pub(crate) const ALL: [Self; 4] = [Self::Games, Self::Statistics, Self::Lessons, Self::Choices];

    fn of(key: &str) -> Self {
        match key {
            STATISTICS => Self::Statistics,
            _ if OF_GAMES.iter().any(|prefix| key.starts_with(prefix)) => Self::Games,
            _ if key.ends_with(".lessons") => Self::Lessons,
            _ => Self::Choices,
        }
    }
}

/// How many texts of a kind there are, and how long they are together.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Room {
    pub(crate) texts: usize,
    pub(crate) letters: usize,
}

/// What is kept of a kind.
pub(crate) fn taken(kind: Kind) -> Room {
    let mut room = Room::default();
    for key in keys(kind) {
        room.texts += usize::from(kind != Kind::Games || key.starts_with(OF_GAMES[0]));
        room.letters += key.len() + storage::read(&key).ok().flatten().map_or(0, |text| text.len());
    }
    room
}

/// Clears a kind.
pub(crate) fn clear(kind: Kind) -> Result<(), StorageError> {
    match kind {
        // These two are also remembered where the browser keeps nothing.
        Kind::Games => saves::list().iter().try_for_each(|game| saves::delete(game.id).map(drop))?,
        Kind::Statistics => statistics::reset().map(drop)?,
        Kind::Lessons | Kind::Choices => {}
    }
    keys(kind).iter().try_for_each(|key| storage::remove(key))
}

fn keys(kind: Kind) -> Vec<String> {
    let mut keys = storage::keys(ALL).unwrap_or_default();
    keys.retain(|key| Kind::of(key) == kind);
    keys
}

#[cfg(test)]
mod tests {
    use super::*;

    const KEPT: [(&str, &str, Kind); 7] = [
        ("little-table.game.00c0ffee", "a game", Kind::Games),
        ("little-table.coach.00c0ffee", "a finding", Kind::Games),
        ("little-table.frame.1", "x", Kind::Games),
        ("little-table.statistics", "many lines", Kind::Statistics),
        ("little-table.la-granja.lessons", "done", Kind::Lessons),
        ("little-table.settings", "theme=dark", Kind::Choices),
        ("little-table.la-granja.choices", "rivals", Kind::Choices),
    ];

    #[test]
    fn everything_is_counted_once_and_cleared_by_its_kind() {
        for (key, text, _) in KEPT {
            storage::write(key, text).expect("there is room");
        }
        storage::write("somebody-elses", "text").expect("there is room");
        assert_eq!(taken(Kind::Games).texts, 1);
        assert_eq!(taken(Kind::Choices), Room { texts: 2, letters: 21 + 10 + 30 + 6 });
        let letters: usize = Kind::ALL.map(|kind| taken(kind).letters).iter().sum();
        assert_eq!(letters, KEPT.iter().map(|(key, text, _)| key.len() + text.len()).sum::<usize>());
        for kind in Kind::ALL {
            clear(kind).expect("cleared");
            assert_eq!(taken(kind), Room::default(), "{kind:?}");
            for (key, _, other) in KEPT {
                let gone = storage::read(key).expect("read").is_none();
                assert_eq!(gone, place(other) <= place(kind), "{key} after {kind:?}");
            }
        }
        assert!(storage::read("somebody-elses").expect("read").is_some());
    }

    fn place(kind: Kind) -> usize {
        Kind::ALL.iter().position(|one| *one == kind).unwrap_or_default()
    }
}
