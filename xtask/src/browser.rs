//! The browser that the tests drive: one that is there, or Debian's Chromium when we may install it.

use crate::places::on_path;
use crate::process::Process;
use crate::stop::{Result, Stop};
use std::env;
use std::path::PathBuf;

const NAMES: [&str; 8] = [
    "chromium",
    "chromium-browser",
    "google-chrome-stable",
    "google-chrome",
    "chrome",
    "microsoft-edge-stable",
    "microsoft-edge",
    "msedge",
];

const PLACES: [&str; 8] = [
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    "/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge",
    r"C:\Program Files\Google\Chrome\Application\chrome.exe",
    r"C:\Program Files (x86)\Google\Chrome\Application\chrome.exe",
    r"C:\Program Files\Microsoft\Edge\Application\msedge.exe",
    r"C:\Program Files (x86)\Microsoft\Edge\Application\msedge.exe",
    "/opt/google/chrome/chrome",
];

const ADVICE: &str =
    "Install Chrome, Chromium or Edge, or set CHROME_PATH to the program of one, and run the same command again.";

/// A browser that is there, or was installed just now.
pub(crate) fn browser() -> Result<PathBuf> {
    if let Some(path) = env::var_os("CHROME_PATH").filter(|path| !path.is_empty()).map(PathBuf::from) {
        let there = path.is_file();
        return there.then_some(path.clone()).ok_or_else(|| {
            Stop::new(format!(
                "CHROME_PATH names {}, where there is no program. Correct it or unset it.",
                path.display()
            ))
        });
    }
    if let Some(found) = find() {
        return Ok(found);
    }
    if !may_use_apt() {
        return Err(Stop::new(format!("There is no browser to test with. {ADVICE}")));
    }
    println!("Installing Chromium with apt: about a minute.");
    let apt = || Process::new("apt-get").env("DEBIAN_FRONTEND", "noninteractive");
    let done = apt().args(["update", "-q"]).show()?
        && apt().args(["install", "-q", "-y", "--no-install-recommends", "chromium"]).show()?;
    find().filter(|_| done).ok_or_else(|| {
        Stop::new(format!(
            "apt could not install Chromium; its own words are above. If this machine is offline, connect it. {ADVICE}"
        ))
    })
}

fn find() -> Option<PathBuf> {
    let in_places = || PLACES.iter().map(PathBuf::from).find(|place| place.is_file());
    NAMES.iter().find_map(|name| on_path(name)).or_else(in_places)
}

fn may_use_apt() -> bool {
    let root = || Process::new("id").arg("-u").hear().is_ok_and(|heard| heard.text.trim() == "0");
    cfg!(target_os = "linux") && on_path("apt-get").is_some() && root()
}
