//! Each program has the words that its own pages say. What is written for the lobby's pages may not be said at a table, the
//! other way neither, and what both draw says only what both have. (`pages/settings.rs` is also a sheet at the table.)

use std::fs;
use std::path::Path;

use super::Message;

/// Which of the words apart a file may say: the lobby's, a table's.
fn own(file: &str) -> [bool; 2] {
    let lobby = ["pages/about.rs", "pages/home.rs", "pages/kept.rs", "pages/history/"];
    let table = ["table/", "rules/", "wish.rs", "pages/new_game.rs", "pages/table.rs"];
    let begins = |with: &[&str]| with.iter().any(|start| file.starts_with(start));
    // Who sits at a table is told in lists, too.
    let seats = begins(&["table/seating.rs", "table/level.rs", "table/sitting.rs"]);
    // A game's folder has its sign, which hangs in the lobby, and its table.
    let sign = file.ends_with("/mod.rs") || file.ends_with("/folder.rs");
    let of_a_game = file.starts_with("games/") && file.split('/').skip(2).count() > usize::from(sign);
    [begins(&lobby), begins(&table) && !seats || of_a_game]
}

fn read(folder: &Path, root: &Path, found: &mut Vec<String>) -> usize {
    let mut files = 0;
    for entry in fs::read_dir(folder).expect("a folder of sources").flatten() {
        let path = entry.path();
        if path.is_dir() {
            files += read(&path, root, found);
            continue;
        }
        let name = path.strip_prefix(root).expect("inside").to_string_lossy().replace('\\', "/");
        if !name.ends_with(".rs") || name.starts_with("i18n/") && name != "i18n/phrases.rs" {
            continue;
        }
        files += 1;
        let text = fs::read_to_string(&path).expect("a source");
        let said = text.split("Message::").chain(text.split("M::")).skip(1);
        for word in said.filter_map(|rest| rest.split(|letter: char| !letter.is_alphanumeric()).next()) {
            for (apart, allowed) in Message::APART.iter().zip(own(&name)) {
                if !allowed && apart.contains(&word) {
                    found.push(format!("{name} says {word}"));
                }
            }
        }
    }
    files
}

#[test]
fn no_program_says_what_it_has_no_words_for() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let mut found = Vec::new();
    assert!(read(&root, &root, &mut found) > 100, "all sources are read");
    assert!(found.is_empty(), "{found:#?}");
    assert_eq!(own("pages/home.rs"), [true, false]);
    assert_eq!(own("games/la_granja/board/mod.rs"), [false, true]);
    assert_eq!(own("games/la_granja/mod.rs"), [false, false]);
    assert_eq!(own("games/folder.rs"), [false, false]);
}
