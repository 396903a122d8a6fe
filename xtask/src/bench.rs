//! `cargo xtask bench`: how fast the rules and the bots are, natively and as wasm in Node, in one run.

use crate::args::Args;
use crate::finish::wasm_opt_features;
use crate::node;
use crate::places::{program_name, root};
use crate::program::Program;
use crate::stop::{Result, Stop};
use crate::tools::{self, WASM, WasmOpt};
use std::process::ExitCode;

/// Builds the benches with the page's profile and wasm-opt's `-Oz`, as the page ships, and lets `arena bench` run both sides.
pub(crate) fn bench(args: Args) -> Result<ExitCode> {
    args.done()?;
    node::require()?;
    tools::wasm_target()?;
    let wasm_bindgen = tools::wasm_bindgen()?.join(program_name("wasm-bindgen"));
    let wasm_opt = WasmOpt::install()?;
    let folder = root().join("target").join("bench");
    let built = root().join("target").join(WASM).join("web").join("bench-in-wasm.wasm");
    let shrunk = folder.join("bench-in-wasm_bg.wasm");

    let compile = ["build", "--profile", "web", "--package", "arena", "--bin", "bench-in-wasm", "--target", WASM];
    step("compile the benches", Program::cargo().args(compile))?;
    let bind = Program::new(wasm_bindgen).args(["--target", "nodejs", "--out-dir"]).arg(&folder).arg(built);
    step("bind the benches to Node", bind)?;
    let optimise = wasm_opt.program().arg("-Oz").args(wasm_opt_features()).arg(&shrunk).arg("-o").arg(&shrunk);
    step("optimise the benches", optimise)?;
    let run = ["run", "--release", "--package", "arena", "--bin", "arena", "--", "bench", "--wasm"];
    step("run the benches", Program::cargo().args(run).arg(folder.join("bench-in-wasm.js")))?;
    Ok(ExitCode::SUCCESS)
}

fn step(what: &str, program: Program) -> Result<()> {
    if program.show()? { Ok(()) } else { Err(Stop::new(format!("Could not {what}; the reason is above."))) }
}
