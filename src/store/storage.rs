//! `localStorage` without its exceptions, and the two other things that depend on where the page runs: the clock, and a
//! name for this tab. Tests have a store of their own, which can be forbidden or full.

use std::fmt;

/// The browser did not let us read or write.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum StorageError {
    /// There is no store for this page: blocked by the player, or by the frame it is shown in.
    Forbidden,
    /// The store is there and took nothing, most often because it is full.
    Refused,
    /// The page has broken: what is kept is left alone.
    Broken,
}

impl fmt::Display for StorageError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Forbidden => "the browser gives this page no storage",
            Self::Refused => "the browser did not store this",
            Self::Broken => "the page has broken and stores nothing any more",
        })
    }
}

impl std::error::Error for StorageError {}

#[cfg(not(test))]
pub(super) use browser::{keys, now, read, remove, tab, write};
#[cfg(test)]
pub(super) use fake::{keys, now, read, remove, tab, write};

#[cfg(not(test))]
mod browser {
    use super::StorageError;
    use crate::{dom, rescue};

    thread_local! {
        static TAB: u32 = dom::random_below(u32::MAX);
    }

    /// The text under a key; `None` if there is none yet.
    pub(in crate::store) fn read(key: &str) -> Result<Option<String>, StorageError> {
        store()?.get_item(key).map_err(|_| StorageError::Forbidden)
    }

    /// Puts a text under a key.
    pub(in crate::store) fn write(key: &str, text: &str) -> Result<(), StorageError> {
        if rescue::is_broken() {
            return Err(StorageError::Broken);
        }
        store()?.set_item(key, text).map_err(|_| StorageError::Refused)
    }

    /// Takes a text away.
    pub(in crate::store) fn remove(key: &str) -> Result<(), StorageError> {
        if rescue::is_broken() {
            return Err(StorageError::Broken);
        }
        store()?.remove_item(key).map_err(|_| StorageError::Refused)
    }

    /// All keys that begin so.
    pub(in crate::store) fn keys(prefix: &str) -> Result<Vec<String>, StorageError> {
        let store = store()?;
        let count = store.length().map_err(|_| StorageError::Forbidden)?;
        let keys = (0..count).filter_map(|index| store.key(index).ok().flatten());
        Ok(keys.filter(|key| key.starts_with(prefix)).collect())
    }

    /// Seconds since 1970.
    pub(in crate::store) fn now() -> u64 {
        dom::now()
    }

    /// A name for this tab that no other has.
    pub(in crate::store) fn tab() -> u32 {
        TAB.with(|tab| *tab)
    }

    fn store() -> Result<web_sys::Storage, StorageError> {
        dom::window().and_then(|window| window.local_storage().ok().flatten()).ok_or(StorageError::Forbidden)
    }
}

/// A store in memory whose troubles can be chosen.
#[cfg(test)]
pub(super) mod fake {
    use std::cell::{Cell, RefCell};
    use std::collections::BTreeMap;

    use super::StorageError;
    use crate::rescue;

    thread_local! {
        static TEXTS: RefCell<BTreeMap<String, String>> = const { RefCell::new(BTreeMap::new()) };
        static TROUBLE: Cell<Option<StorageError>> = const { Cell::new(None) };
        static ROOM: Cell<usize> = const { Cell::new(usize::MAX) };
        static TAB: Cell<u32> = const { Cell::new(1) };
        static NOW: Cell<u64> = const { Cell::new(1_763_280_000) };
    }

    /// From now on everything fails so.
    pub(in crate::store) fn trouble(trouble: Option<StorageError>) {
        TROUBLE.set(trouble);
    }

    /// So many more writes succeed.
    pub(in crate::store) fn room(writes: usize) {
        ROOM.set(writes);
    }

    /// The next call comes from another tab.
    pub(in crate::store) fn turn_to_tab(tab: u32) {
        TAB.set(tab);
    }

    pub(in crate::store) fn wait(seconds: u64) {
        NOW.set(NOW.get() + seconds);
    }

    pub(in crate::store) fn read(key: &str) -> Result<Option<String>, StorageError> {
        match TROUBLE.get() {
            Some(StorageError::Forbidden) => Err(StorageError::Forbidden),
            _ => Ok(TEXTS.with_borrow(|texts| texts.get(key).cloned())),
        }
    }

    pub(in crate::store) fn write(key: &str, text: &str) -> Result<(), StorageError> {
        if rescue::is_broken() {
            return Err(StorageError::Broken);
        }
        if let Some(trouble) = TROUBLE.get() {
            return Err(trouble);
        }
        match ROOM.get().checked_sub(1) {
            None => return Err(StorageError::Refused),
            Some(left) => ROOM.set(left),
        }
        TEXTS.with_borrow_mut(|texts| texts.insert(key.to_owned(), text.to_owned()));
        Ok(())
    }

    pub(in crate::store) fn remove(key: &str) -> Result<(), StorageError> {
        if let Some(trouble) = TROUBLE.get() {
            return Err(trouble);
        }
        TEXTS.with_borrow_mut(|texts| texts.remove(key));
        Ok(())
    }

    pub(in crate::store) fn keys(prefix: &str) -> Result<Vec<String>, StorageError> {
        match TROUBLE.get() {
            Some(StorageError::Forbidden) => Err(StorageError::Forbidden),
            _ => Ok(TEXTS.with_borrow(|texts| texts.keys().filter(|key| key.starts_with(prefix)).cloned().collect())),
        }
    }

    pub(in crate::store) fn now() -> u64 {
        NOW.get()
    }

    pub(in crate::store) fn tab() -> u32 {
        TAB.get()
    }
}
