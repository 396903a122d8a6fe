//! The release page in `dist/`, built when anything it is made of has changed.
//!
//! Whether it has is told by a hash over the content of every file of the checkout that could matter, the tools'
//! versions, and the page itself. Hashing takes milliseconds; asking Trunk takes many seconds, as it shrinks the wasm anew.

use crate::finish::TOLD;
use crate::places::{self, dist, files_under, notes, program_name, root};
use crate::program::{Heard, Program};
use crate::stop::{Result, Stop, While};
use crate::tools::{self, WasmOpt};
use sha2::{Digest, Sha256};
use std::env;
use std::fs;
use std::path::{Path, PathBuf};

/// Folders whose content never reaches the page.
const OUTSIDE: [&str; 6] = [".git", ".ci", "dist", "node_modules", "target", "tests"];

/// The tools for building a page, found or installed.
pub(crate) struct Builder {
    trunk: PathBuf,
    wasm_bindgen: PathBuf,
    wasm_opt: Option<WasmOpt>,
}

impl Builder {
    /// Installs what is missing. Without Node there is no wasm-opt: the page is larger, and this is said.
    pub(crate) fn set_up() -> Result<Self> {
        tools::wasm_target()?;
        let wasm_bindgen = tools::wasm_bindgen()?;
        let trunk = tools::trunk()?;
        let wasm_opt = WasmOpt::install();
        if let Err(why) = &wasm_opt {
            println!("Building without wasm-opt, so the page is larger than it could be. {why}");
        }
        Ok(Self { trunk, wasm_bindgen, wasm_opt: wasm_opt.ok() })
    }

    /// As [`Builder::set_up`], but only the smallest page will do.
    pub(crate) fn set_up_fully() -> Result<Self> {
        WasmOpt::install()?;
        Self::set_up()
    }

    /// Builds the page if it is not up to date, showing Trunk at work.
    pub(crate) fn build_shown(&self) -> Result<()> {
        if self.is_fresh()? {
            return Ok(());
        }
        println!("Building the page: some minutes the first time, less from then on.");
        let stamp = self.before()?;
        if !self.trunk().show()? {
            return Err(Stop::new(
                "The page could not be built; the reason is above. No page is served rather than an old one.",
            ));
        }
        remember(&stamp)
    }

    /// Builds the page if it is not up to date, silently.
    pub(crate) fn build_heard(&self) -> Result<Heard> {
        if self.is_fresh()? {
            return Ok(Heard { ok: true, text: "up to date".to_owned() });
        }
        let stamp = self.before()?;
        let heard = self.trunk().env("CARGO_TERM_COLOR", "never").arg("--color=never").hear()?;
        if heard.ok {
            remember(&stamp)?;
        }
        Ok(heard)
    }

    fn trunk(&self) -> Program {
        Program::new(self.trunk.join(program_name("trunk")))
            .args(["build", "--quiet", "--release", "--offline", "--public-url", "./", "--dist"])
            .arg(dist())
            .with_path([&self.wasm_bindgen])
            .env(TOLD, "true")
            .env("CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUSTFLAGS", without_home())
            .env("TRUNK_SKIP_VERSION_CHECK", "true")
            .env("RUST_BACKTRACE", "0") // a page that does not compile is no fault of Trunk's
            .without_env("NO_COLOR") // Trunk takes only `true` and `false` for it and stops at `1`
    }

    fn is_fresh(&self) -> Result<bool> {
        let Ok(stamp) = fs::read_to_string(stamp_file()) else {
            return Ok(false);
        };
        let Some((inputs, page)) = stamp.split_once('\n') else {
            return Ok(false);
        };
        Ok(dist().join("index.html").is_file() && page == hash_of(&dist(), &[])? && inputs == self.inputs()?)
    }

    /// Forgets the last build, and takes down what this one is made of before it starts: a file saved meanwhile makes
    /// the page out of date, not wrong.
    fn before(&self) -> Result<String> {
        for file in ["Trunk.toml", "index.html"] {
            if !root().join(file).is_file() {
                return Err(Stop::new(format!(
                    "There is no {file} in {}, so there is no page to build.",
                    root().display()
                )));
            }
        }
        let _ = fs::remove_file(stamp_file());
        // Trunk is kept offline, so that it takes the tools found here and no others; crates must be here before.
        if !Program::cargo().args(["fetch", "--quiet"]).show()? {
            return Err(Stop::new(
                "Cargo could not fetch the crates of the page; its own words are above. If this machine is offline, \
                 connect it and run the same command again.",
            ));
        }
        self.inputs()
    }

    fn inputs(&self) -> Result<String> {
        let rustc = Program::new("rustc").arg("-vV").hear()?.text;
        let flags = env::var("RUSTFLAGS").unwrap_or_default();
        let wasm_opt = self.wasm_opt.is_some();
        let tools = format!("{rustc} {flags} {} {} {wasm_opt}", self.trunk.display(), self.wasm_bindgen.display());
        Ok(hex(&Sha256::digest(format!("{tools} {}", hash_of(root(), &OUTSIDE)?))))
    }
}

/// Keeps this machine's folders out of the page: a panic names files, and they are nobody's business.
fn without_home() -> String {
    let sources = places::cargo_home().map(|home| home.join("registry").join("src"));
    let folders = sources.ok().and_then(|folder| fs::read_dir(folder).ok()).into_iter().flatten().flatten();
    let crates = folders.map(|folder| format!("--remap-path-prefix={}=crates", folder.path().display()));
    crates.chain([format!("--remap-path-prefix={}=little-table", root().display())]).collect::<Vec<_>>().join(" ")
}

fn stamp_file() -> PathBuf {
    notes().join("page.stamp")
}

fn remember(inputs: &str) -> Result<()> {
    fs::create_dir_all(notes()).or_stop(|| format!("make the folder {}", notes().display()))?;
    let stamp = format!("{inputs}\n{}", hash_of(&dist(), &[])?);
    fs::write(stamp_file(), stamp).or_stop(|| format!("write {}", stamp_file().display()))
}

/// A hash over names and contents of all files under a folder.
fn hash_of(folder: &Path, except: &[&str]) -> Result<String> {
    if !folder.is_dir() {
        return Ok(String::new());
    }
    let mut all = Sha256::new();
    for file in files_under(folder, except)? {
        // Some editors keep links to nowhere beside a file; such a thing is no part of a page.
        let content = fs::read(folder.join(&file)).unwrap_or_default();
        all.update(format!("{}\0{}\0", file.display(), content.len()));
        all.update(content);
    }
    Ok(hex(&all.finalize()))
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}
