//! `localStorage` without its exceptions.

use std::fmt;

use crate::dom;

/// The browser did not let us read or write.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum StorageError {
    /// There is no store for this page: blocked by the player, or by the frame it is shown in.
    Forbidden,
    /// The store is there and took nothing, most often because it is full.
    Refused,
}

impl fmt::Display for StorageError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Forbidden => "the browser gives this page no storage",
            Self::Refused => "the browser did not store this",
        })
    }
}

impl std::error::Error for StorageError {}

/// The text under a key; `None` if there is none yet.
pub(super) fn read(key: &str) -> Result<Option<String>, StorageError> {
    store()?.get_item(key).map_err(|_| StorageError::Forbidden)
}

/// Puts a text under a key.
pub(super) fn write(key: &str, text: &str) -> Result<(), StorageError> {
    store()?.set_item(key, text).map_err(|_| StorageError::Refused)
}

/// All keys there are, ours and others'.
pub(super) fn keys() -> Vec<String> {
    let Ok(store) = store() else { return Vec::new() };
    let length = store.length().unwrap_or(0);
    (0..length).filter_map(|index| store.key(index).ok().flatten()).collect()
}

fn store() -> Result<web_sys::Storage, StorageError> {
    dom::window().and_then(|window| window.local_storage().ok().flatten()).ok_or(StorageError::Forbidden)
}
