//! `cargo xtask test`: everything that is checked, stage by stage.
//!
//! First all that the chosen stages need is found or installed. Then each stage runs; one that fails stops only those
//! that build on it. A stage that counts single tests reports their number, every other one counts as one.

use crate::args::Args;
use crate::browser::browser;
use crate::checks;
use crate::node;
use crate::page::Page;
use crate::places::root;
use crate::report::{Ended, Said, Tally, closing, seconds};
use crate::stop::{Result, Stop};
use crate::tools;
use std::process::ExitCode;
use std::time::Instant;

/// One kind of check, in the order they run.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Stage {
    Format,
    Lint,
    Rules,
    Native,
    Wasm,
    Page,
    Size,
    Browser,
}

const ALL: [Stage; 8] =
    [Stage::Format, Stage::Lint, Stage::Rules, Stage::Native, Stage::Wasm, Stage::Page, Stage::Size, Stage::Browser];

impl Stage {
    fn name(self) -> &'static str {
        match self {
            Self::Format => "format",
            Self::Lint => "lint",
            Self::Rules => "rules",
            Self::Native => "native",
            Self::Wasm => "wasm",
            Self::Page => "page",
            Self::Size => "size",
            Self::Browser => "browser",
        }
    }

    fn about(self) -> &'static str {
        match self {
            Self::Format => "the code is formatted",
            Self::Lint => "clippy and rustdoc have nothing to say, natively and for wasm",
            Self::Rules => "the games' own tests, natively",
            Self::Native => "the tests of everything else, natively",
            Self::Wasm => "those of the games' tests that could come out otherwise, as wasm in Node",
            Self::Page => "the release page builds",
            Self::Size => "the page keeps its budget",
            Self::Browser => "the page in a real browser",
        }
    }

    /// The stage whose result this one uses.
    fn after(self) -> Option<Self> {
        matches!(self, Self::Size | Self::Browser).then_some(Self::Page)
    }

    /// Finds or installs what the stage needs.
    fn set_up(self) -> Result<()> {
        match self {
            Self::Format => tools::component("rustfmt", "fmt"),
            Self::Lint => tools::component("clippy", "clippy").and_then(|()| tools::wasm_target()),
            Self::Rules | Self::Native | Self::Size => Ok(()),
            Self::Wasm => {
                node::require()?;
                tools::wasm_target()
            }
            Self::Page => Page::small_release().map(drop),
            Self::Browser => {
                let tests = root().join("tests");
                if !tests.join("package.json").is_file() {
                    return Err(Stop::new("There is no tests/package.json, so there are no browser tests to run."));
                }
                browser()?;
                node::install_locked(&tests)
            }
        }
    }

    fn run(self, files: &[String]) -> Result<(Tally, Said)> {
        match self {
            Self::Format => checks::format(),
            Self::Lint => checks::lint(),
            Self::Rules => checks::rules(),
            Self::Native => checks::native(),
            Self::Wasm => checks::wasm(),
            Self::Page => checks::page(),
            Self::Size => checks::size(),
            Self::Browser => checks::in_browser(files),
        }
    }
}

/// Runs every stage, or those named and what they build on; of the browser's tests all, or the files named.
pub(crate) fn test(args: Args) -> Result<ExitCode> {
    let (files, names): (Vec<_>, Vec<_>) = args.names()?.into_iter().partition(|name| name.ends_with(".test.mjs"));
    let chosen = choose(&names)?;
    let ready: Vec<Result<()>> = chosen.iter().map(|stage| stage.set_up()).collect();
    let mut ended: Vec<Ended> = Vec::new();
    for (stage, ready) in chosen.into_iter().zip(ready) {
        println!("{:<8} {} …", stage.name(), stage.about());
        let start = Instant::now();
        let missing = stage.after().filter(|before| failed(&ended, *before));
        let (tally, said) = match (ready, missing) {
            (Err(stop), _) => (Tally { passed: 0, failed: 1 }, Said::NotRun(stop.to_string())),
            (_, Some(before)) => {
                let why = format!("It needs the stage {:?}, which failed.", before.name());
                (Tally { passed: 0, failed: 1 }, Said::NotRun(why))
            }
            _ => {
                stage.run(&files).unwrap_or_else(|stop| (Tally { passed: 0, failed: 1 }, Said::Badly(stop.to_string())))
            }
        };
        let time = start.elapsed();
        match &said {
            Said::Well(words) => {
                println!("         passed in {}", seconds(time));
                words.lines().for_each(|line| println!("         {line}"));
            }
            Said::Badly(output) => println!("{output}\n         FAILED after {}", seconds(time)),
            Said::NotRun(why) => println!("         NOT RUN: {why}"),
        }
        ended.push(Ended { name: stage.name(), tally, time, said });
    }
    println!("{}", closing(&ended));
    let all_well = ended.iter().all(|stage| matches!(stage.said, Said::Well(_)));
    Ok(if all_well { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

fn choose(names: &[String]) -> Result<Vec<Stage>> {
    if let Some(name) = names.iter().find(|name| ALL.iter().all(|stage| stage.name() != name.as_str())) {
        let known = ALL.map(Stage::name).join(", ");
        return Err(Stop::new(format!("There is no stage {name:?}. The stages are {known}.")));
    }
    let named = |stage: Stage| names.is_empty() || names.iter().any(|name| name == stage.name());
    let wanted = |stage: Stage| named(stage) || ALL.iter().any(|other| named(*other) && other.after() == Some(stage));
    Ok(ALL.into_iter().filter(|stage| wanted(*stage)).collect())
}

fn failed(ended: &[Ended], stage: Stage) -> bool {
    ended.iter().any(|other| other.name == stage.name() && !matches!(other.said, Said::Well(_)))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn chosen(names: &[&str]) -> Result<Vec<Stage>> {
        choose(&names.iter().map(|name| (*name).to_owned()).collect::<Vec<_>>())
    }

    #[test]
    fn without_names_all_stages_run() {
        assert_eq!(chosen(&[]), Ok(ALL.to_vec()));
    }

    #[test]
    fn a_stage_brings_what_it_builds_on() {
        assert_eq!(chosen(&["size"]), Ok(vec![Stage::Page, Stage::Size]));
        assert_eq!(chosen(&["rules"]), Ok(vec![Stage::Rules]));
        assert!(chosen(&["rulez"]).is_err());
    }
}
