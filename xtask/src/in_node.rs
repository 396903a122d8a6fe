//! Tests compiled to wasm, run in Node: what `cargo test --target wasm32-unknown-unknown` calls (`.cargo/config.toml`).
//!
//! wasm-bindgen has a program for this that also drives browsers; it takes minutes to install, and this is the part we
//! use. The tests find each other's names, run and report themselves: `wasm-bindgen-test` is in the wasm.

use crate::args::Args;
use crate::node;
use crate::process::Process;
use crate::programs::bindgen;
use crate::stop::{Result, Stop, While};
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::{env, fs, process};

/// Runs the tests whose names contain a word. Node hands them over; what a test writes is shown if it fails.
const RUN: &str = r#"
const wasm = require("./tests.js");
const word = process.argv[2] ?? "";
const shown = { log: console.log, error: console.error };
globalThis.__wbgtest_og_console_log = shown.log;
globalThis.__wbgtest_og_console_error = shown.error;
globalThis.__wbg_test_invoke = (test) => test();
for (const way of ["debug", "log", "info", "warn", "error"]) {
  console[way] = (...words) => wasm[`__wbgtest_console_${way}`](words);
}
const all = Object.keys(wasm.__wasm).filter((name) => name.startsWith("__wbgt_"));
const chosen = all.filter((name) => name.slice(name.indexOf("::") + 2).includes(word));
if (all.length === 0) {
  shown.log("no tests to run!");
  process.exit(0);
}
const context = new wasm.WasmBindgenTestContext(false);
context.include_ignored(false);
context.filtered_count(all.length - chosen.length);
context.run(chosen.map((name) => wasm.__wasm[name])).then(
  (passed) => process.exit(passed ? 0 : 1),
  (trouble) => {
    shown.error(trouble);
    process.exit(1);
  },
);
"#;

/// `cargo xtask run-in-node tests.wasm [word]`.
pub(crate) fn run(args: Args) -> Result<ExitCode> {
    node::require()?;
    let names = args.names()?;
    let (wasm, words) = names.split_first().ok_or_else(|| Stop::new("run-in-node wants a file of tests in wasm."))?;
    let wasm = env::current_dir().or_stop(|| "learn where we are".to_owned())?.join(wasm);
    let folder = Scratch::new()?;
    let bound = bindgen(&wasm, "tests")
        .nodejs(true)
        .and_then(|bindgen| bindgen.export_wasm(true).emit_start(false).generate(&folder.0));
    bound.or_stop(|| format!("bind {} to Node", wasm.display()))?;
    let script = folder.0.join("run.cjs");
    fs::write(&script, RUN).or_stop(|| format!("write {}", script.display()))?;
    let passed = Process::new("node").arg(&script).args(words).show()?;
    Ok(if passed { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

/// A folder that is gone when the tests have run.
struct Scratch(PathBuf);

impl Scratch {
    fn new() -> Result<Self> {
        let folder = env::temp_dir().join(format!("little-table-tests-{}", process::id()));
        fs::create_dir_all(&folder).or_stop(|| format!("make the folder {}", folder.display()))?;
        Ok(Self(folder))
    }
}

impl Drop for Scratch {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all::<&Path>(&self.0);
    }
}
