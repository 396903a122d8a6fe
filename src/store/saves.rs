//! The games in the store, one text each. Nothing is deleted unless the player asks for it: what cannot be read stays
//! where it is and is listed as such.
//!
//! Two tabs may have the same game open. Each remembers what the store held when it last looked, and writes only over
//! that; a tab that finds something else steps back (`KeepError::OtherTab`).

use std::cell::RefCell;
use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use tabletop::order;

use super::heading::Heading;
use super::save::{self, AnySave, SaveError};
use super::statistics::{self, Finish};
use super::storage::{self, StorageError};
use crate::games::Game;

const PREFIX: &str = "little-table.game.";

thread_local! {
    /// Games the browser has not taken, as they are now.
    static MEMORY: RefCell<ById> = const { RefCell::new(Vec::new()) };
    /// What the store held for a game when this tab last looked.
    static SEEN: RefCell<ById> = const { RefCell::new(Vec::new()) };
}

/// A few texts by the game they belong to.
type ById = Vec<(GameId, String)>;

fn get(texts: &ById, id: GameId) -> Option<String> {
    texts.iter().find(|(one, _)| *one == id).map(|(_, text)| text.clone())
}

fn set(texts: &mut ById, id: GameId, text: Option<String>) {
    texts.retain(|(one, _)| *one != id);
    texts.extend(text.map(|text| (id, text)));
}

/// Between two games that are handed over.
const NEXT: char = '\u{1e}';

/// The games the browser has not taken, for the program that comes after this one.
pub(crate) fn unkept() -> String {
    MEMORY.with_borrow(|memory| memory.iter().map(|(id, text)| format!("{id}{text}{NEXT}")).collect())
}

/// Takes over what [`unkept`] has written, in place of what was known here before.
pub(crate) fn take_unkept(texts: &str) {
    MEMORY.take();
    for text in texts.split(NEXT) {
        if let Some((id, text)) = text.split_at_checked(8)
            && let Ok(id) = id.parse()
        {
            MEMORY.with_borrow_mut(|memory| set(memory, id, Some(text.to_owned())));
        }
    }
}

/// Names a game in the store and in the address.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub(crate) struct GameId(pub(crate) u32);

impl From<GameId> for String {
    fn from(id: GameId) -> Self {
        id.to_string()
    }
}

impl TryFrom<String> for GameId {
    type Error = &'static str;

    fn try_from(text: String) -> Result<Self, Self::Error> {
        text.parse().map_err(|()| "no name of a game")
    }
}

impl GameId {
    /// A name nobody has.
    pub(crate) fn fresh(random: impl Fn() -> u32) -> Self {
        loop {
            let id = Self(random());
            if text(id).is_none() {
                return id;
            }
        }
    }

    /// For a game that is only in a link: the same link has always the same name.
    pub(crate) fn of_link(code: &str) -> Self {
        Self(save::checksum(code))
    }

    /// Where the store has it.
    pub(crate) fn key(self) -> String {
        format!("{PREFIX}{self}")
    }
}

impl fmt::Display for GameId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:08x}", self.0)
    }
}

impl FromStr for GameId {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        let plain = text.len() == 8 && text.bytes().all(|byte| matches!(byte, b'0'..=b'9' | b'a'..=b'f'));
        u32::from_str_radix(text, 16).ok().filter(|_| plain).map(Self).ok_or(())
    }
}

/// Why a game was not written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum KeepError {
    /// The browser did not take it. It is in memory, and lasts as long as the tab.
    Storage(StorageError),
    /// Another tab has gone on with this game.
    OtherTab,
    /// Another tab has deleted it.
    Deleted,
}

/// A game in the list.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Listed {
    pub(crate) id: GameId,
    pub(crate) heading: Result<Heading, SaveError>,
}

/// Keeps a game, in memory at least. What a finished one adds to the statistics is asked for only then.
pub(crate) fn keep(id: GameId, save: &AnySave, finish: impl FnOnce() -> Finish) -> Result<(), KeepError> {
    let kept = put(id, save);
    if let (true, Written::Now(heading)) = (save.heading.standing.is_over(), &kept.0) {
        // In memory at least; the page of the statistics says that they are not kept.
        let _ = statistics::count(id, heading, finish());
    }
    kept.1
}

/// Keeps a game even though another tab has deleted it.
pub(crate) fn keep_again(id: GameId, save: &AnySave, finish: impl FnOnce() -> Finish) -> Result<(), KeepError> {
    look(id);
    let mut save = save.clone();
    save.heading.changed = storage::now();
    keep(id, &save, finish)
}

/// Keeps a game under a name of its own.
pub(crate) fn add(id: GameId, save: &AnySave) -> Result<(), KeepError> {
    SEEN.with_borrow_mut(|seen| set(seen, id, None));
    put(id, save).1
}

/// Whether a game was written with a heading, if only to memory.
enum Written {
    Now(Heading),
    Not,
}

fn put(id: GameId, save: &AnySave) -> (Written, Result<(), KeepError>) {
    let stored = storage::read(&id.key());
    let seen = SEEN.with_borrow(|seen| get(seen, id));
    match &stored {
        Ok(None) if seen.is_some() => return (Written::Not, Err(KeepError::Deleted)),
        Ok(stored) if *stored != seen => return (Written::Not, Err(KeepError::OtherTab)),
        _ => {}
    }
    let unkept = MEMORY.with_borrow(|memory| get(memory, id));
    let before = unkept.as_ref().or(seen.as_ref()).and_then(|text| AnySave::read(text).ok());
    let mut save = save.clone();
    save.heading.changed = match &before {
        Some(before) if before.is_same_game(&save) => before.heading.changed,
        Some(_) => storage::now(),
        None => save.heading.changed,
    };
    if save.heading.standing.is_over() && unkept.is_none() && before.as_ref() == Some(&save) {
        // It was only looked at.
        return (Written::Not, Ok(()));
    }
    let text = save.write(storage::tab());
    let kept = stored.and_then(|_| storage::write(&id.key(), &text));
    match kept {
        Ok(()) => {
            MEMORY.with_borrow_mut(|memory| set(memory, id, None));
            SEEN.with_borrow_mut(|seen| set(seen, id, Some(text)));
        }
        Err(_) => MEMORY.with_borrow_mut(|memory| set(memory, id, Some(text))),
    }
    (Written::Now(save.heading), kept.map_err(KeepError::Storage))
}

/// Looks what the store holds now.
fn look(id: GameId) -> Option<String> {
    let stored = storage::read(&id.key()).ok().flatten();
    SEEN.with_borrow_mut(|seen| set(seen, id, stored.clone()));
    stored
}

/// The text of a game kept earlier, whatever it says.
pub(crate) fn text(id: GameId) -> Option<String> {
    let stored = look(id);
    MEMORY.with_borrow(|memory| get(memory, id)).or(stored)
}

/// A game kept earlier; `None` if there is none of this name.
pub(crate) fn load(id: GameId) -> Option<Result<AnySave, SaveError>> {
    text(id).map(|text| AnySave::read(&text))
}

/// Whether a text that another tab has just put under this game's key takes the game away from this tab.
pub(crate) fn taken_by(text: Option<&str>) -> Option<KeepError> {
    match text {
        None => Some(KeepError::Deleted),
        Some(text) => (save::written_by(text) != Some(storage::tab())).then_some(KeepError::OtherTab),
    }
}

/// Every game there is, the latest first, those that cannot be read at the end.
pub(crate) fn list() -> Vec<Listed> {
    let mut texts = MEMORY.with_borrow(Clone::clone);
    let unkept = texts.len();
    for key in storage::keys(PREFIX).unwrap_or_default() {
        let Ok(id) = key[PREFIX.len()..].parse::<GameId>() else { continue };
        let known = texts[..unkept].iter().any(|(one, _)| *one == id);
        if let (false, Ok(Some(text))) = (known, storage::read(&key)) {
            texts.push((id, text));
        }
    }
    let listed = |(id, text): (GameId, String)| Listed { id, heading: Heading::read(&text) };
    let mut games: Vec<Listed> = texts.into_iter().map(listed).collect();
    let rank = |game: &Listed| (game.heading.as_ref().map_or(0, |heading| heading.changed), game.id);
    order::sort(&mut games, |one, other| rank(one) > rank(other));
    games
}

/// The games of which something is kept in a form of earlier days.
pub(crate) fn older() -> Vec<Game> {
    let texts = kept_texts().into_iter().filter(|(_, text)| save::is_older(text));
    let of: Vec<Game> = texts.filter_map(|(_, text)| save::game_in(&text).ok()).collect();
    Game::ALL.into_iter().filter(|game| of.contains(game)).collect()
}

/// Writes what is kept in a form of earlier days in today's, as far as the rules are here.
pub(crate) fn carry_over() {
    for (key, text) in kept_texts().into_iter().filter(|(_, text)| save::is_older(text)) {
        if let Ok(save) = AnySave::read(&text) {
            // What the browser does not take stays as it was.
            let _ = storage::write(&key, &save.write(storage::tab()));
        }
    }
}

fn kept_texts() -> Vec<(String, String)> {
    let keys = storage::keys(PREFIX).unwrap_or_default().into_iter();
    keys.filter_map(|key| storage::read(&key).ok().flatten().map(|text| (key, text))).collect()
}

/// Whether the browser lets this page keep anything.
pub(crate) fn can_keep() -> bool {
    storage::keys(PREFIX).is_ok()
}

/// Takes a game away, and hands its text out so that it can be put back.
pub(crate) fn delete(id: GameId) -> Result<Option<String>, StorageError> {
    let text = text(id);
    storage::remove(&id.key()).or_else(|error| {
        // What was never stored can still be forgotten.
        if MEMORY.with_borrow(|memory| get(memory, id)).is_some() { Ok(()) } else { Err(error) }
    })?;
    MEMORY.with_borrow_mut(|memory| set(memory, id, None));
    SEEN.with_borrow_mut(|seen| set(seen, id, None));
    Ok(text)
}

/// Puts a deleted game back as it was.
pub(crate) fn put_back(id: GameId, text: &str) -> Result<(), StorageError> {
    let kept = storage::write(&id.key(), text);
    match kept {
        Ok(()) => SEEN.with_borrow_mut(|seen| set(seen, id, Some(text.to_owned()))),
        Err(_) => MEMORY.with_borrow_mut(|memory| set(memory, id, Some(text.to_owned()))),
    }
    kept
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::heading::Origin;
    use crate::store::sample::{Played, half, played};
    use crate::store::storage::fake;

    const ID: GameId = GameId(0xab12);

    /// Keeps a game as the table does.
    fn kept(id: GameId, save: &AnySave) -> Result<(), KeepError> {
        keep(id, save, Finish::default)
    }

    #[test]
    fn an_address_names_one_game() {
        assert_eq!(ID.to_string().parse(), Ok(ID));
        for text in ["", "ab12", "0000AB12", "+000ab12", "0000ab123", "ünïcodé!"] {
            assert!(text.parse::<GameId>().is_err(), "{text}");
        }
    }

    #[test]
    fn a_game_is_kept_after_every_action_and_read_again() {
        let whole = played(2, 1);
        add(ID, &half(&whole, 0)).expect("there is room");
        for actions in 0..=whole.actions() {
            fake::wait(1);
            let save = half(&whole, actions);
            kept(ID, &save).expect("there is room");
            let read = load(ID).expect("there").expect("whole");
            assert!(read.is_same_game(&save), "{actions}");
        }
        let listed = list();
        assert_eq!(listed.len(), 1);
        assert!(listed[0].heading.as_ref().is_ok_and(|heading| heading.standing.is_over()));
    }

    #[test]
    fn what_was_not_kept_is_handed_over() {
        let texts = [(GameId(1), "one\nline"), (GameId(0x2a), "")];
        MEMORY.with_borrow_mut(|memory| {
            memory.clear();
            texts.iter().for_each(|(id, text)| set(memory, *id, Some((*text).to_owned())));
        });
        let written = unkept();
        MEMORY.with_borrow_mut(Vec::clear);
        take_unkept("");
        take_unkept("nonsense\u{1e}zz");
        assert_eq!(unkept(), "");
        take_unkept(&written);
        assert_eq!(unkept(), written);
        MEMORY.with_borrow_mut(Vec::clear);
    }

    #[test]
    fn where_storage_is_forbidden_the_game_lives_in_memory() {
        fake::trouble(Some(StorageError::Forbidden));
        let save = half(&played(2, 1), 9);
        assert_eq!(add(ID, &save), Err(KeepError::Storage(StorageError::Forbidden)));
        assert!(load(ID).expect("there").expect("whole").is_same_game(&save));
        assert_eq!(list().len(), 1);
        assert_eq!(delete(ID).map(|text| text.is_some()), Ok(true));
        assert_eq!(list().len(), 0);
    }

    #[test]
    fn a_store_that_is_full_at_any_write_loses_nothing() {
        let whole = played(2, 1);
        let actions = whole.actions();
        for room in 0..12 {
            let id = GameId(room as u32);
            fake::room(room);
            let _ = add(id, &half(&whole, 0));
            for done in 1..=12.min(actions) {
                let result = kept(id, &half(&whole, done));
                assert_eq!(result.is_ok(), done < room, "{room} {done}");
                assert!(load(id).expect("there").expect("whole").is_same_game(&half(&whole, done)));
            }
            // Room again: the next write takes it all.
            fake::room(usize::MAX);
            kept(id, &half(&whole, 13)).expect("there is room");
            assert!(AnySave::read(&storage::read(&id.key()).expect("allowed").expect("there")).is_ok());
        }
    }

    #[test]
    fn a_page_that_has_broken_writes_nothing() {
        let whole = played(2, 1);
        add(ID, &half(&whole, 3)).expect("there is room");
        let before = storage::read(&ID.key());
        crate::rescue::break_off();
        assert_eq!(kept(ID, &half(&whole, 4)), Err(KeepError::Storage(StorageError::Broken)));
        assert_eq!(storage::read(&ID.key()), before);
    }

    #[test]
    fn a_tab_never_writes_over_what_another_has_done() {
        let whole = played(2, 1);
        add(ID, &half(&whole, 3)).expect("there is room");
        // Another tab opens the game and goes on.
        let ours = storage::read(&ID.key()).expect("allowed").expect("there");
        fake::turn_to_tab(2);
        let theirs = half(&whole, 5).write(2);
        storage::write(&ID.key(), &theirs).expect("there is room");
        fake::turn_to_tab(1);
        assert_eq!(taken_by(Some(&ours)), None);
        assert_eq!(taken_by(Some(&theirs)), Some(KeepError::OtherTab));
        assert_eq!(kept(ID, &half(&whole, 4)), Err(KeepError::OtherTab));
        assert_eq!(storage::read(&ID.key()), Ok(Some(theirs)));
        // Taking over means to look first, and to go on from there.
        let taken = load(ID).expect("there").expect("whole");
        assert_eq!(taken.actions(), 5);
        kept(ID, &taken).expect("ours again");
        let text = storage::read(&ID.key()).expect("allowed").expect("there");
        assert_eq!(taken_by(Some(&text)), None);
        fake::turn_to_tab(2);
        assert_eq!(taken_by(Some(&text)), Some(KeepError::OtherTab));
    }

    #[test]
    fn a_game_deleted_by_another_tab_is_not_quietly_written_again() {
        let whole = played(2, 1);
        add(ID, &half(&whole, 3)).expect("there is room");
        storage::remove(&ID.key()).expect("allowed");
        assert_eq!(kept(ID, &half(&whole, 4)), Err(KeepError::Deleted));
        keep_again(ID, &half(&whole, 4), Finish::default).expect("asked for");
        assert_eq!(load(ID).expect("there").expect("whole").actions(), 4);
    }

    #[test]
    fn what_cannot_be_read_stays_and_is_listed() {
        add(ID, &half(&played(2, 1), 3)).expect("there is room");
        let newer = GameId(2);
        for (id, text) in [(GameId(1), "noise"), (newer, "little-table game 9 00000000\nfuture"), (GameId(3), "")] {
            storage::write(&id.key(), text).expect("there is room");
        }
        storage::write("little-table.game.not-an-id", "x").expect("there is room");
        let listed = list();
        assert_eq!(listed.len(), 4);
        assert_eq!(listed[0].id, ID);
        assert!(listed[1..].iter().all(|game| game.heading.is_err()));
        assert_eq!(text(newer).as_deref(), Some("little-table game 9 00000000\nfuture"));
        assert_eq!(load(newer), Some(Err(SaveError::OtherVersion)));
        assert_eq!(storage::read(&GameId(1).key()), Ok(Some("noise".to_owned())));
    }

    #[test]
    fn what_earlier_versions_have_kept_is_carried_over_once() {
        let older = include_str!("../../tests/older/game-2-3-seats-seed-5.txt");
        let first = include_str!("../../tests/older/game-1-2-seats-seed-1.txt");
        for (id, text) in [(GameId(1), older), (GameId(2), first), (GameId(3), "noise")] {
            storage::write(&id.key(), text).expect("there is room");
        }
        let before: Vec<_> = [older, first].map(|text| AnySave::read(text).expect("of ours")).into();
        assert_eq!(super::older(), [Game::ALL[0]]);
        carry_over();
        assert_eq!(super::older(), []);
        let after = [GameId(1), GameId(2)].map(|id| load(id).expect("there").expect("of ours"));
        assert_eq!(before, after);
        assert_eq!(text(GameId(3)).as_deref(), Some("noise"));
    }

    #[test]
    fn a_deleted_game_can_be_put_back_letter_by_letter() {
        add(ID, &half(&played(2, 1), 3)).expect("there is room");
        let before = storage::read(&ID.key());
        let text = delete(ID).expect("allowed").expect("there");
        assert_eq!((load(ID), list().len()), (None, 0));
        put_back(ID, &text).expect("there is room");
        assert_eq!(storage::read(&ID.key()), before);
    }

    #[test]
    fn a_game_that_was_brought_keeps_its_day() {
        let mut save = played(2, 1);
        (save.heading.origin, save.heading.changed) = (Origin::Imported, 77);
        add(ID, &save).expect("there is room");
        assert_eq!(load(ID).expect("there").expect("whole").heading.changed, 77);
    }

    #[test]
    fn looking_at_a_finished_game_writes_nothing() {
        let mut save = played(2, 1);
        save.heading.origin = Origin::Imported;
        add(ID, &save).expect("there is room");
        let before = storage::read(&ID.key());
        fake::turn_to_tab(2);
        fake::wait(60);
        let read = load(ID).expect("there").expect("whole");
        kept(ID, &read).expect("nothing to do");
        assert_eq!(storage::read(&ID.key()), before);
    }
}
