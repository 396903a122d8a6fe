//! The last touch to a page that Trunk has just built: smaller wasm, a policy that names the inline scripts, what hosts
//! need to know, the service worker, and compressed copies.

use crate::args::Args;
use crate::places::files_under;
use crate::stop::{Result, Stop, While};
use crate::tools::WasmOpt;
use crate::{compress, csp, hosting, imports, light, scripts, styles, sw};
use std::env;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

/// What rustc may use in wasm by default, and every browser of the last years runs.
const FEATURES: [&str; 6] = [
    "--enable-bulk-memory",
    "--enable-multivalue",
    "--enable-mutable-globals",
    "--enable-nontrapping-float-to-int",
    "--enable-reference-types",
    "--enable-sign-ext",
];

/// The words that tell wasm-opt what it may use.
pub(crate) fn wasm_opt_features() -> impl Iterator<Item = &'static str> {
    FEATURES.into_iter()
}

/// Set by a command that has said already whether there is a wasm-opt.
pub(crate) const TOLD: &str = "LITTLE_TABLE_TOLD";

/// `cargo xtask finish-page`: Trunk's `post_build` hook.
pub(crate) fn finish_page(args: Args) -> Result<ExitCode> {
    args.done()?;
    let staging = env::var_os("TRUNK_STAGING_DIR").map(PathBuf::from).ok_or_else(|| {
        Stop::new("finish-page is called by Trunk at the end of a build. To build a page, run `cargo xtask dist`.")
    })?;
    let release = env::var("TRUNK_PROFILE").is_ok_and(|profile| profile == "release");
    if release {
        light::add(&staging)?;
        styles::bundle(&staging)?;
        shrink_wasm(&staging)?;
        for script in files_ending(&staging, "js")? {
            scripts::strip(&script)?;
        }
        for wasm in files_ending(&staging, "wasm")? {
            imports::shorten(&wasm, &script_of(&wasm))?;
        }
    }
    for page in files_ending(&staging, "html")? {
        allow_scripts(&page)?;
    }
    hosting::write(&staging)?;
    sw::write(&staging)?; // after everything it keeps
    if release {
        scripts::strip(&staging.join("sw.js"))?;
        compress::write_copies(&staging)?;
    }
    Ok(ExitCode::SUCCESS)
}

fn shrink_wasm(staging: &Path) -> Result<()> {
    let Some(wasm_opt) = WasmOpt::find() else {
        if env::var_os(TOLD).is_none() {
            println!(
                "wasm-opt is not here, so the page stays larger than it could be. `cargo xtask dist` installs it."
            );
        }
        return Ok(());
    };
    for file in files_ending(staging, "wasm")? {
        let smaller = file.with_extension("wasm.smaller");
        // Functions with like names are alike, and side by side they compress better. The lowest kilobyte of memory is the
        // end of the stack, where no address of ours lies. A second look finds what the first one has laid open.
        let words =
            ["-Oz", "-Oz", "--low-memory-unused", "--reorder-functions-by-name", "--strip-debug", "--strip-producers"];
        let heard =
            wasm_opt.program().args(words).args(wasm_opt_features()).arg(&file).arg("-o").arg(&smaller).hear()?;
        if !heard.ok {
            return Err(Stop::new(format!("wasm-opt refused {}:\n{}", file.display(), heard.text)));
        }
        fs::rename(&smaller, &file).or_stop(|| format!("write {}", file.display()))?;
    }
    Ok(())
}

/// The script that goes with a wasm file: `a.js` with `a_bg.wasm`.
fn script_of(wasm: &Path) -> PathBuf {
    let stem = wasm.file_stem().and_then(|stem| stem.to_str()).unwrap_or_default();
    wasm.with_file_name(format!("{}.js", stem.trim_end_matches("_bg")))
}

/// All files of one kind, as full paths.
fn files_ending(folder: &Path, ending: &str) -> Result<Vec<PathBuf>> {
    let files = files_under(folder, &[])?.into_iter();
    Ok(files
        .filter(|file| file.extension().is_some_and(|other| other == ending))
        .map(|file| folder.join(file))
        .collect())
}

fn allow_scripts(page: &Path) -> Result<()> {
    let html = fs::read_to_string(page).or_stop(|| format!("read {}", page.display()))?;
    // Trunk hashed the wasm before it was made smaller; a browser would then refuse it.
    if html.contains("integrity=\"sha") || html.contains("integrity=sha") {
        return Err(Stop::new(
            "The page carries integrity hashes from before the wasm was shrunk. Give its data-trunk links data-integrity=\"none\".",
        ));
    }
    fs::write(page, csp::allow_inline_scripts(&html)).or_stop(|| format!("write {}", page.display()))
}
