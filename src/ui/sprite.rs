//! Drawings lie in the sprites of `static/art`. A sprite is put into the page when the first of its drawings is asked
//! for (`static/scripts/start.js`): a browser reads a drawing in another file anew for every place that shows it, and in
//! a sandboxed frame draws nothing at all.

use std::cell::Cell;

use crate::dom;

/// A file of drawings.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Sprite {
    Buildings,
    Extension,
    Faces,
    Goods,
    Granja,
    GranjaPlaces,
    Icons,
    Scenes,
    ScytheMap,
    ScytheThings,
}

impl Sprite {
    const fn name(self) -> &'static str {
        match self {
            Self::Buildings => "buildings",
            Self::Extension => "extension",
            Self::Faces => "faces",
            Self::Goods => "goods",
            Self::Granja => "granja",
            Self::GranjaPlaces => "granja-places",
            Self::Icons => "icons",
            Self::Scenes => "scenes",
            Self::ScytheMap => "scythe-map",
            Self::ScytheThings => "scythe-things",
        }
    }

    /// Sends for the file, the first time.
    pub(crate) fn fetch(self) {
        thread_local!(static HERE: Cell<u16> = const { Cell::new(0) });
        let bit = 1_u16 << self as u8;
        let here = HERE.get();
        if here & bit == 0 {
            HERE.set(here | bit);
            dom::tell("little-table:art", self.name());
        }
    }

    /// The address of a drawing in the page.
    pub(crate) fn drawing(self, id: &str) -> String {
        self.fetch();
        ["#", self.name(), "-", id].concat()
    }
}
