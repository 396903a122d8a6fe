//! `cargo xtask lighthouse`: the built page as a mid-range phone on a slow line would see it.
//!
//! Not a stage of the tests: its timings depend on what else the machine is doing. What is scored, and what is wanted of it,
//! stands in `tests/lighthouse.bench.mjs`, which also begins the games for the tables.

use crate::args::Args;
use crate::browser::browser;
use crate::node;
use crate::page::Page;
use crate::places::{notes, root};
use crate::process::Process;
use crate::serve::Server;
use crate::stop::{Result, Stop, While};
use crate::tools::installed;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

const VERSION: &str = "12.8.2"; // the last line for Node 20

/// Builds, serves and scores the page: everything that is to be scored, or what is named.
pub(crate) fn lighthouse(mut args: Args) -> Result<ExitCode> {
    let runs = args.number("--runs")?.unwrap_or(5);
    let names = args.names()?;
    let chrome = browser()?;
    let program = install()?;
    let tests = root().join("tests");
    node::install_locked(&tests)?;
    let page = Page::small_release()?;
    page.build(true)?;
    fs::create_dir_all(notes()).or_stop(|| format!("make the folder {}", notes().display()))?;
    let well = Process::new("node")
        .args(["lighthouse.bench.mjs", &runs.to_string()])
        .args(names)
        .inside(&tests)
        .env("LITTLE_TABLE_URL", Server::bind(0, page.folder().to_owned())?.run_aside())
        .env("LIGHTHOUSE", program)
        .env("LIGHTHOUSE_REPORTS", notes())
        .env("CHROME_PATH", chrome)
        .show()?;
    println!("The full reports are in {}.", notes().display());
    if well {
        return Ok(ExitCode::SUCCESS);
    }
    Err(Stop::new(
        "A score is below what is wanted. Timings suffer when the machine is busy: if it is performance, try again.",
    ))
}

fn install() -> Result<PathBuf> {
    node::require()?;
    let program = |place: &Path| place.join("node_modules").join("lighthouse").join("cli").join("index.js");
    let works = |place: &Path| {
        let heard = Process::new("node").arg(program(place)).arg("--version").hear();
        heard.is_ok_and(|heard| heard.ok && heard.text.trim() == VERSION)
    };
    let place = installed("lighthouse", VERSION, works, |place| {
        println!("Installing Lighthouse {VERSION} from npm: about a minute.");
        node::install(place, &format!("lighthouse@{VERSION}"))
    })?;
    Ok(program(&place))
}
