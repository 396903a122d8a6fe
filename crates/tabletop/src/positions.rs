//! Folders of positions and games, for the tests of a game.
//!
//! A file in `valid/` is a position that can be played. A file in `invalid/` has one flaw, which its name says; its first
//! line is a comment with the sentence it is refused with:
//!
//! ```text
//! # 4 of wood, there are 3
//! setup 2 seats
//! …
//! ```

use std::fmt::Display;
use std::path::Path;
use std::str::FromStr;

use crate::Game;

/// Plays from every valid position and is refused by every invalid one, for the reason it names. What comes back is the
/// flaws that were met, so that a test can see whether each kind was.
///
/// # Panics
/// If a file is not what it should be, or a folder is missing or empty.
pub fn check<G, F: Display>(folder: &str) -> Vec<F>
where
    G: Game + for<'a> TryFrom<&'a G::View, Error = F>,
    G::View: FromStr<Err: Display> + for<'a> From<&'a G>,
{
    for (name, text) in files(&Path::new(folder).join("valid")) {
        let position: G::View = text.parse().unwrap_or_else(|fault| panic!("{name}: {fault}"));
        let game = G::try_from(&position).unwrap_or_else(|flaw| panic!("{name}: {flaw}"));
        let again = G::try_from(&G::View::from(&game)).unwrap_or_else(|flaw| panic!("{name}, written again: {flaw}"));
        assert!(again == game && !game.legal().is_empty(), "{name} is not the same when it is written again");
    }
    let mut flaws = Vec::new();
    for (name, text) in files(&Path::new(folder).join("invalid")) {
        let why = match text.parse::<G::View>().map(|position| G::try_from(&position)) {
            Err(fault) => fault.to_string(),
            Ok(Err(flaw)) => {
                let why = flaw.to_string();
                flaws.push(flaw);
                why
            }
            Ok(Ok(_)) => panic!("{name} can be played"),
        };
        let expected = text.lines().next().and_then(|line| line.strip_prefix("# ")).unwrap_or_default();
        assert_eq!(why, expected, "{name}");
    }
    flaws
}

/// Holds a list of files that are compiled in against their folder: a file that is not in the list would never be read.
///
/// # Panics
/// If the list names another set of files than lie in the folder.
pub fn all_named(folder: &str, list: &[(&str, &str)]) {
    let stem = |path: &str| Path::new(path).file_stem().unwrap_or_default().to_string_lossy().into_owned();
    let there: Vec<String> = files(Path::new(folder)).iter().map(|(path, _)| stem(path)).collect();
    let mut named: Vec<&str> = list.iter().map(|(name, _)| *name).collect();
    named.sort_unstable();
    assert_eq!(named, there, "{folder}");
}

/// The name and text of each file of a folder, in the order of their names.
fn files(folder: &Path) -> Vec<(String, String)> {
    let entries = std::fs::read_dir(folder).unwrap_or_else(|why| panic!("{}: {why}", folder.display()));
    let mut files: Vec<_> = entries
        .map(|entry| {
            let path = entry.expect("a file of the folder").path();
            let text = std::fs::read_to_string(&path).unwrap_or_else(|why| panic!("{}: {why}", path.display()));
            (path.display().to_string(), text)
        })
        .collect();
    files.sort();
    assert!(!files.is_empty(), "{} is empty", folder.display());
    files
}
