//! `cargo xtask licences`: what the page contains of other people's work, and on which terms, as `static/licences.txt`. The
//! libraries are those cargo compiles into the page; their notices are read from their own licence files.

use crate::args::Args;
use crate::places::{cargo_home, root};
use crate::process::Process;
use crate::stop::{Result, Stop, While};
use crate::tools::WASM;
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

const INTRO: &str = "\
What Little Table is built with
===============================

The program this page runs contains parts of the Rust libraries named below.
Where nothing else is said, each of them may be used under the MIT License,
whose text stands at the end. The typeface of the headings has its own
licence: fonts/young-serif-OFL.txt. This list is made by
`cargo xtask licences`.
";

const MIT: &str = include_str!("mit.txt");
const WIDTH: usize = 76;

/// Writes the list anew.
pub(crate) fn licences(args: Args) -> Result<ExitCode> {
    args.done()?;
    let place = place();
    fs::write(&place, text()?).or_stop(|| format!("write {}", place.display()))?;
    println!("{} is up to date.", place.display());
    Ok(ExitCode::SUCCESS)
}

fn place() -> PathBuf {
    root().join("static").join("licences.txt")
}

/// A library in the page.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Library {
    name: String,
    version: String,
    terms: String,
}

impl Library {
    /// Reads a line of `cargo tree`; nothing for a crate of our own.
    fn read(line: &str) -> Option<Self> {
        let (package, terms) = line.trim_end_matches(" (*)").split_once('|')?;
        let (name, version) = package.trim().split_once(" v")?;
        let ours = version.contains('(');
        (!ours).then(|| Self { name: name.into(), version: version.into(), terms: terms.trim().into() })
    }

    /// Whether the MIT License alone is enough.
    fn is_mit(&self) -> bool {
        !self.terms.contains(" AND ") && self.terms.split([' ', '/', '(', ')']).any(|word| word == "MIT")
    }

    /// Where cargo has put its sources.
    fn folder(&self) -> Result<PathBuf> {
        let sources = cargo_home()?.join("registry").join("src");
        let hosts = fs::read_dir(&sources).or_stop(|| format!("list {}", sources.display()))?.flatten();
        let mut folders = hosts.map(|host| host.path().join(format!("{}-{}", self.name, self.version)));
        folders.find(|folder| folder.is_dir()).ok_or_else(|| {
            Stop::new(format!("The sources of {} {} are not in {}.", self.name, self.version, sources.display()))
        })
    }
}

/// The whole list.
fn text() -> Result<String> {
    let heard = Process::cargo()
        .args(["tree", "--locked", "--package", "little-table"])
        .args(["--target", WASM, "--edges", "normal,no-proc-macro", "--prefix", "none", "--format", "{p}|{l}"])
        .hear()?;
    if !heard.ok {
        return Err(Stop::new(format!("cargo could not tell what the page is built of:\n{}", heard.text)));
    }
    let libraries: BTreeSet<Library> = heard.text.lines().filter_map(Library::read).collect();
    let mut by_notice: BTreeMap<String, Vec<String>> = BTreeMap::new();
    let mut others = String::new();
    for library in &libraries {
        let files = licence_files(&library.folder()?)?;
        if library.is_mit() {
            by_notice.entry(notice(&files)).or_default().push(library.name.clone());
        } else {
            let title = format!("{} ({})", library.name, library.terms);
            others += &format!("\n{title}\n{}\n\n{}\n", "-".repeat(title.len()), special(&files));
        }
    }
    by_notice
        .entry("Copyright (c) The Rust Project Contributors".into())
        .or_default()
        .push("the Rust standard library".into());
    let mut text = INTRO.to_owned();
    for (notice, mut names) in by_notice {
        names.dedup();
        text += &format!("\n{notice}\n{}", wrapped(&names));
    }
    Ok(format!("{text}{others}\n{MIT}"))
}

/// Name and text of each licence file of a library.
fn licence_files(folder: &Path) -> Result<Vec<(String, String)>> {
    let mut files = Vec::new();
    for entry in fs::read_dir(folder).or_stop(|| format!("list {}", folder.display()))?.flatten() {
        let name = entry.file_name().to_string_lossy().to_uppercase();
        if name.starts_with("LICEN") || name.starts_with("COPY") {
            files.push((name, fs::read_to_string(entry.path()).unwrap_or_default()));
        }
    }
    files.sort();
    Ok(files)
}

/// Who has to be named with the MIT License.
fn notice(files: &[(String, String)]) -> String {
    let mit = files.iter().filter(|(name, _)| !name.contains("APACHE"));
    let lines = mit.flat_map(|(_, text)| text.lines()).map(|line| line.trim().trim_end_matches('.'));
    let mut named: Vec<&str> =
        lines.filter(|line| line.starts_with("Copyright (") || line.starts_with("Copyright 2")).collect();
    named.dedup();
    if named.is_empty() { "Copyright (c) its authors".to_owned() } else { named.join("\n") }
}

/// The texts of the licences that are not the two everybody uses.
fn special(files: &[(String, String)]) -> String {
    let others = files.iter().filter(|(name, _)| !name.contains("APACHE") && !name.contains("MIT"));
    others.map(|(_, text)| text.trim()).collect::<Vec<_>>().join("\n\n")
}

/// Names with commas, in lines of bearable length.
fn wrapped(names: &[String]) -> String {
    let mut lines = vec![String::from("   ")];
    for (place, name) in names.iter().enumerate() {
        let comma = if place + 1 < names.len() { "," } else { "" };
        if lines.last().is_some_and(|line| line.len() + name.len() + 2 > WIDTH) {
            lines.push("   ".into());
        }
        if let Some(line) = lines.last_mut() {
            *line += &format!(" {name}{comma}");
        }
    }
    lines.join("\n") + "\n"
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_list_in_the_page_is_what_the_page_is_built_of() {
        let kept = fs::read_to_string(place()).expect("static/licences.txt");
        assert!(kept == text().expect("a list"), "static/licences.txt is old: run `cargo xtask licences`");
    }

    #[test]
    fn libraries_are_told_from_crates_of_our_own() {
        assert_eq!(Library::read("tabletop v0.1.0 (/home/me/table/crates/tabletop)|MIT OR Apache-2.0"), None);
        let library = Library::read("ryu v1.0.23|Apache-2.0 OR BSL-1.0 (*)").expect("a library");
        assert_eq!((library.name.as_str(), library.version.as_str(), library.is_mit()), ("ryu", "1.0.23", false));
        for (terms, is_mit) in [("MIT", true), ("Apache-2.0/MIT", true), ("(MIT OR Apache-2.0) AND Unicode-3.0", false)]
        {
            let line = format!("x v1.0.0|{terms}");
            assert_eq!(Library::read(&line).map(|library| library.is_mit()), Some(is_mit), "{terms}");
        }
    }
}
