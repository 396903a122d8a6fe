//! `cargo xtask bench`: how fast the rules and the bots are, natively and as wasm in Node, in one run.

use crate::args::Args;
use crate::node;
use crate::places::root;
use crate::process::Process;
use crate::programs::{bindgen, shrink};
use crate::stop::{Result, Stop, While};
use crate::tools::{self, WASM, WasmOpt};
use std::process::ExitCode;

/// Builds the benches with the page's profile and wasm-opt's `-Oz`, as the page ships, and lets `arena bench` run both sides.
pub(crate) fn bench(args: Args) -> Result<ExitCode> {
    args.done()?;
    node::require()?;
    tools::wasm_target()?;
    let wasm_opt = WasmOpt::install()?;
    let folder = root().join("target").join("bench");
    let built = root().join("target").join(WASM).join("web").join("bench-in-wasm.wasm");
    let shrunk = folder.join("bench-in-wasm_bg.wasm");

    let compile = ["build", "--profile", "web", "--package", "arena", "--bin", "bench-in-wasm", "--target", WASM];
    step("compile the benches", Process::cargo().args(compile))?;
    let bound = bindgen(&built, "bench-in-wasm").nodejs(true).and_then(|bindgen| bindgen.generate(&folder));
    bound.or_stop(|| "bind the benches to Node".to_owned())?;
    shrink(&wasm_opt, &["-Oz"], &shrunk)?;
    let run = ["run", "--release", "--package", "arena", "--bin", "arena", "--", "bench", "--wasm"];
    step("run the benches", Process::cargo().args(run).arg(folder.join("bench-in-wasm.js")))?;
    Ok(ExitCode::SUCCESS)
}

fn step(what: &str, program: Process) -> Result<()> {
    if program.show()? { Ok(()) } else { Err(Stop::new(format!("Could not {what}; the reason is above."))) }
}
