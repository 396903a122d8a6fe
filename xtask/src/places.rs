//! Where things are: the checkout, what is built in it, and the tools that all checkouts share.

use crate::stop::{Result, Stop, While};
use std::env;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::OnceLock;

/// The folder of the workspace.
pub(crate) fn root() -> &'static Path {
    static ROOT: OnceLock<PathBuf> = OnceLock::new();
    ROOT.get_or_init(|| {
        // Cargo says where this run's xtask is; where it was compiled may be another checkout that shares the target folder.
        let here = env::var_os("CARGO_MANIFEST_DIR").map(PathBuf::from).filter(|folder| folder.ends_with("xtask"));
        let xtask = here.unwrap_or_else(|| PathBuf::from(env!("CARGO_MANIFEST_DIR")));
        xtask.parent().map_or_else(|| xtask.clone(), Path::to_owned)
    })
}

/// The page as a static host would get it.
pub(crate) fn dist() -> PathBuf {
    root().join("dist")
}

/// Where cargo leaves what it builds.
pub(crate) fn target() -> PathBuf {
    env::var_os("CARGO_TARGET_DIR").map_or_else(|| root().join("target"), |folder| root().join(folder))
}

/// What these commands remember about this checkout between runs.
pub(crate) fn notes() -> PathBuf {
    root().join("target").join("xtask")
}

/// Cargo's own folder.
pub(crate) fn cargo_home() -> Result<PathBuf> {
    let cargo_home = env::var_os("CARGO_HOME").map(PathBuf::from).or_else(|| {
        let home = env::var_os(if cfg!(windows) { "USERPROFILE" } else { "HOME" })?;
        Some(PathBuf::from(home).join(".cargo"))
    });
    cargo_home.ok_or_else(|| Stop::new("Neither CARGO_HOME nor HOME is set. Set one and run again."))
}

/// The folder of tools shared by every checkout of this person.
pub(crate) fn tools() -> Result<PathBuf> {
    Ok(cargo_home()?.join("little-table"))
}

/// The crates that hold rules: all in `crates/` but the arena, which is a program around them.
pub(crate) fn engine_crates() -> Result<Vec<String>> {
    let folder = root().join("crates");
    let entries = fs::read_dir(&folder).or_stop(|| format!("list {}", folder.display()))?;
    let mut names: Vec<String> = entries
        .flatten()
        .filter(|entry| entry.path().join("Cargo.toml").is_file())
        .filter_map(|entry| entry.file_name().into_string().ok())
        .filter(|name| name != "arena")
        .collect();
    names.sort();
    Ok(names)
}

/// The first program of that name on PATH.
pub(crate) fn on_path(name: &str) -> Option<PathBuf> {
    let endings: &[&str] = if cfg!(windows) { &[".exe", ".cmd", ".bat"] } else { &[""] };
    let path = env::var_os("PATH")?;
    env::split_paths(&path)
        .flat_map(|folder| endings.iter().map(move |ending| folder.join(format!("{name}{ending}"))))
        .find(|file| is_program(file))
}

/// A program's file name as this system spells it.
pub(crate) fn program_name(name: &str) -> String {
    format!("{name}{}", env::consts::EXE_SUFFIX)
}

#[cfg(unix)]
fn is_program(file: &Path) -> bool {
    use std::os::unix::fs::PermissionsExt;
    file.metadata().is_ok_and(|data| data.is_file() && data.permissions().mode() & 0o111 != 0)
}

#[cfg(not(unix))]
fn is_program(file: &Path) -> bool {
    file.is_file()
}

/// Every file under a folder, sorted, as paths from that folder; folders named in `except` are left out wherever they are.
pub(crate) fn files_under(folder: &Path, except: &[&str]) -> Result<Vec<PathBuf>> {
    let mut found = Vec::new();
    let mut open = vec![folder.to_owned()];
    while let Some(current) = open.pop() {
        let entries = fs::read_dir(&current).or_stop(|| format!("list {}", current.display()))?;
        for entry in entries {
            let entry = entry.or_stop(|| format!("list {}", current.display()))?;
            let path = entry.path();
            if path.is_dir() {
                if !entry.file_name().to_str().is_some_and(|name| except.contains(&name)) {
                    open.push(path);
                }
            } else if let Ok(relative) = path.strip_prefix(folder) {
                found.push(relative.to_owned());
            }
        }
    }
    found.sort();
    Ok(found)
}
