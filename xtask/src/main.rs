//! The commands of the project: `cargo xtask --help` lists them.
//!
//! Everything a newcomer or a build machine needs goes through here: fetching the tools, building the page, serving it,
//! and running every check. One noun a file; expected failures are [`stop::Stop`]s, plain sentences and never panics.

mod archive;
mod args;
mod bench;
mod browser;
mod budget;
mod checks;
mod compress;
mod digest;
mod document;
mod hosting;
mod in_node;
mod licences;
mod lighthouse;
mod names;
mod node;
mod page;
mod places;
mod play;
mod process;
mod programs;
mod report;
mod scripts;
mod serve;
mod stages;
mod stop;
mod styles;
mod sw;
mod tools;
mod trunk;
mod web;

use args::Args;
use std::process::ExitCode;
use stop::{Result, Stop};

const HELP: &str = "\
Little Table, the project's commands:

  cargo xtask play [--port N] [--no-open]   build the page if anything changed, serve it here, open a browser
  cargo xtask dist [--at URL] [--archive]   leave a page in dist/ that any static host can serve, and print its sizes;
                                              --at names its address for previews of links; --archive also zips it
  cargo xtask test [stage…]                 run every check, or only the stages named
                                              (format lint rules native wasm page size browser);
                                              `test browser links.test.mjs` runs that file of the browser's only
  cargo xtask lighthouse [place…] [--runs N] score the built page as a phone would see it: lobby, tables and rules,
                                              or only the places named (5 runs, the median counts)
  cargo xtask licences                      list anew what the page contains of others, in static/licences.txt
  cargo xtask bench                         how fast rules and bots are, natively and in wasm
  cargo xtask --help                        this list

`play` builds everything in one program, quickly; `dist` builds a program a game, small.
What is missing (the wasm target; for small pages wasm-opt, for tests also a browser) is installed on first use,
under $CARGO_HOME/little-table, where it disturbs nothing else.";

fn main() -> ExitCode {
    let mut words: Vec<String> = std::env::args().skip(1).collect();
    let command = if words.is_empty() { "--help".to_owned() } else { words.remove(0) };
    match run(&command, Args::new(words)) {
        Ok(code) => code,
        Err(stop) => {
            eprintln!("\n{stop}");
            ExitCode::FAILURE
        }
    }
}

fn run(command: &str, args: Args) -> Result<ExitCode> {
    match command {
        "play" => play::play(args),
        "dist" => play::dist(args),
        "test" => stages::test(args),
        "bench" => bench::bench(args),
        "licences" => licences::licences(args),
        "lighthouse" => lighthouse::lighthouse(args),
        "finish-page" => trunk::finish_page(args),
        "run-in-node" => in_node::run(args),
        "help" | "--help" | "-h" => {
            println!("{HELP}");
            Ok(ExitCode::SUCCESS)
        }
        other => Err(Stop::new(format!("There is no command {other:?}. `cargo xtask --help` lists them."))),
    }
}
