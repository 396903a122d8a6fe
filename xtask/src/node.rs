//! Node and npm: needed for wasm-opt, for tests in wasm and in a browser; not for building a page.

use crate::places::on_path;
use crate::process::Process;
use crate::stop::{Result, Stop, While};
use sha2::{Digest, Sha256};
use std::fs;
use std::path::Path;

/// Says what to do when Node or npm is not there.
pub(crate) fn require() -> Result<()> {
    let missing = ["node", "npm"].into_iter().find(|name| on_path(name).is_none());
    match missing {
        None => Ok(()),
        Some(name) => Err(Stop::new(format!(
            "There is no {name} on PATH. Install Node 20 or newer (nodejs.org, or your system's packages; it brings npm) and \
             run the same command again."
        ))),
    }
}

/// npm with options that keep it quiet and away from questions.
pub(crate) fn npm(words: &[&str]) -> Process {
    Process::new(if cfg!(windows) { "npm.cmd" } else { "npm" })
        // Before the words: behind them they would be handed on to what `npm run` runs.
        .args(["--no-audit", "--no-fund", "--loglevel=error"])
        .args(words)
        // The tests drive a browser that is there; none is to be downloaded on the side.
        .env("PUPPETEER_SKIP_DOWNLOAD", "true")
        .env("PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD", "1")
}

/// Installs one package into a folder of its own.
pub(crate) fn install(folder: &Path, package: &str) -> Result<()> {
    require()?;
    if npm(&["install", package]).arg("--prefix").arg(folder).inside(folder).show()? {
        return Ok(());
    }
    Err(offline(package))
}

/// Installs what a `package-lock.json` lists, unless exactly that was installed the last time.
pub(crate) fn install_locked(folder: &Path) -> Result<()> {
    require()?;
    let lock = folder.join("package-lock.json");
    let text = fs::read(&lock).or_stop(|| format!("read {}", lock.display()))?;
    let wanted = format!("{:x?}", Sha256::digest(&text).as_slice());
    let stamp = folder.join("node_modules").join(".installed");
    if fs::read_to_string(&stamp).is_ok_and(|found| found == wanted) {
        return Ok(());
    }
    println!("Installing what the browser tests use (npm ci): some seconds.");
    if !npm(&["ci"]).inside(folder).show()? {
        return Err(offline("the packages of the browser tests"));
    }
    // npm makes no folder when there is nothing to install.
    let _ = fs::create_dir_all(folder.join("node_modules"));
    fs::write(&stamp, wanted).or_stop(|| format!("write {}", stamp.display()))
}

fn offline(what: &str) -> Stop {
    Stop::new(format!(
        "npm could not fetch {what}; its own words are above. If this machine is offline, connect it and run the same command \
         again."
    ))
}
