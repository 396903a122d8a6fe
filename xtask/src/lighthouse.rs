//! `cargo xtask lighthouse`: the built page as a mid-range phone on a slow line would see it.
//!
//! Not a stage of the tests: its timings depend on what else the machine is doing.

use crate::args::Args;
use crate::browser::browser;
use crate::node;
use crate::page::Page;
use crate::places::notes;
use crate::process::Process;
use crate::report::table;
use crate::serve::Server;
use crate::stop::{Result, Stop, While};
use crate::tools::installed;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

const VERSION: &str = "12.8.2"; // the last line for Node 20

/// The categories, and the score below which the command fails.
const WANTED: [(&str, u32); 4] = [("performance", 95), ("accessibility", 100), ("best-practices", 100), ("seo", 100)];

/// Prints the scores out of a report, one line, in the order of [`WANTED`]; Node reads JSON so that we need not.
const SCORES: &str = "const r = JSON.parse(require('fs').readFileSync(process.argv[1]));\
    console.log(process.argv.slice(2).map(c => Math.round((r.categories[c]?.score ?? 0) * 100)).join(' '))";

/// Builds, serves and scores the page.
pub(crate) fn lighthouse(mut args: Args) -> Result<ExitCode> {
    let runs = args.number("--runs")?.unwrap_or(3);
    let names = args.names()?;
    let route = match names.as_slice() {
        [] => "",
        [route] => route.trim_start_matches('/'),
        _ => {
            return Err(Stop::new("lighthouse takes one route at a time, as in `cargo xtask lighthouse '#/rules'`."));
        }
    };
    let chrome = browser()?;
    let program = install()?;
    let page = Page::small_release()?;
    page.build(true)?;
    let address = format!("{}{route}", Server::bind(0, page.folder().to_owned())?.run_aside());
    fs::create_dir_all(notes()).or_stop(|| format!("make the folder {}", notes().display()))?;

    let mut scores: Vec<Vec<u32>> = Vec::new();
    for run in 1..=runs {
        println!("run {run} of {runs} …");
        let report = notes().join(format!("lighthouse-{run}.json"));
        scores.push(score(&program, &chrome, &address, &report)?);
    }
    let mut rows = vec![["category", "median", "wanted", "runs"].map(str::to_owned).to_vec()];
    let mut all_well = true;
    for (at, (category, wanted)) in WANTED.into_iter().enumerate() {
        let mut column: Vec<u32> = scores.iter().map(|run| run[at]).collect();
        let runs = column.iter().map(u32::to_string).collect::<Vec<_>>().join(" ");
        column.sort_unstable();
        let median = column[(column.len() - 1) / 2]; // of an even number, the worse of the two in the middle
        all_well &= median >= wanted;
        rows.push(vec![category.to_owned(), median.to_string(), wanted.to_string(), runs]);
    }
    println!("\n{address}\n{}", table(&rows));
    println!("The full reports are in {}.", notes().display());
    if all_well {
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

fn score(program: &Path, chrome: &Path, address: &str, report: &Path) -> Result<Vec<u32>> {
    let heard = Process::new("node")
        .arg(program)
        .args([address, "--quiet", "--output=json", "--chrome-flags=--headless=new --no-sandbox"])
        .arg(format!("--output-path={}", report.display()))
        .env("CHROME_PATH", chrome)
        .hear()?;
    if !heard.ok {
        return Err(Stop::new(format!("Lighthouse could not score {address}:\n{}", heard.text)));
    }
    let categories = WANTED.map(|(category, _)| category);
    let line = Process::new("node").args(["-e", SCORES]).arg(report).args(categories).hear()?.text;
    let scores: Vec<u32> = line.split_whitespace().filter_map(|word| word.parse().ok()).collect();
    if scores.len() == WANTED.len() {
        Ok(scores)
    } else {
        Err(Stop::new(format!("The report {} cannot be read: {line}", report.display())))
    }
}
