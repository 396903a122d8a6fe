//! The programs a build needs, each at one exact version.
//!
//! A program of the right version on PATH is taken as it is. Otherwise it is installed once into
//! `$CARGO_HOME/little-table/<tool>-<version>/`, shared by all checkouts. An install is made in a `.partial` folder and
//! moved into place when the program runs, so an interrupted one is simply taken up again.

use crate::node;
use crate::places::{self, on_path};
use crate::process::Process;
use crate::stop::{Result, Stop, While};
use std::fs::{self, File};
use std::path::{Path, PathBuf};

const BINARYEN: &str = "132.0.0";

/// The target the page is compiled for.
pub(crate) const WASM: &str = "wasm32-unknown-unknown";

/// How to call `wasm-opt`.
#[derive(Clone)]
pub(crate) enum WasmOpt {
    /// A program of its own.
    Native(PathBuf),
    /// The one from npm, which Node runs.
    Node(PathBuf),
}

impl WasmOpt {
    /// The program, ready for its words.
    pub(crate) fn process(&self) -> Process {
        match self {
            Self::Native(file) => Process::new(file),
            Self::Node(file) => Process::new("node").arg(file),
        }
    }

    fn works(&self) -> bool {
        let major = BINARYEN.split('.').next().unwrap_or_default();
        says_version(self.process(), major)
    }

    fn in_folder(place: &Path) -> Self {
        Self::Node(place.join("node_modules").join("binaryen").join("bin").join("wasm-opt"))
    }

    /// The one that is there already, if any.
    pub(crate) fn find() -> Option<Self> {
        let on_path = on_path("wasm-opt").map(Self::Native).filter(Self::works);
        on_path.or_else(|| {
            let place = places::tools().ok()?.join(format!("binaryen-{BINARYEN}"));
            Some(Self::in_folder(&place)).filter(Self::works)
        })
    }

    /// The one that is there, or a new one from npm.
    pub(crate) fn install() -> Result<Self> {
        if let Some(found) = Self::find() {
            return Ok(found);
        }
        node::require()?;
        let place = installed(
            "binaryen",
            BINARYEN,
            |place| Self::in_folder(place).works(),
            |place| {
                println!("Installing wasm-opt (binaryen {BINARYEN} from npm): some seconds.");
                node::install(place, &format!("binaryen@{BINARYEN}"))
            },
        )?;
        Ok(Self::in_folder(&place))
    }
}

/// The folder of an installed tool, after installing it if it was not there or did not work.
pub(crate) fn installed(
    tool: &str,
    version: &str,
    works: impl Fn(&Path) -> bool,
    install: impl FnOnce(&Path) -> Result<()>,
) -> Result<PathBuf> {
    let tools = places::tools()?;
    let place = tools.join(format!("{tool}-{version}"));
    if works(&place) {
        return Ok(place);
    }
    let partial = tools.join(format!("{tool}-{version}.partial"));
    fs::create_dir_all(&partial).or_stop(|| format!("make the folder {}", partial.display()))?;
    // Two checkouts may be set up at once: the second waits here and then finds the tool.
    let gate = File::create(tools.join(format!("{tool}-{version}.lock")))
        .or_stop(|| format!("write in {}", tools.display()))?;
    gate.lock().or_stop(|| format!("wait for another install of {tool}"))?;
    if works(&place) {
        return Ok(place);
    }
    fs::create_dir_all(&partial).or_stop(|| format!("make the folder {}", partial.display()))?;
    install(&partial)?;
    if !works(&partial) {
        return Err(Stop::new(format!(
            "{tool} {version} was installed but does not run. Delete {} and run the same command again.",
            partial.display()
        )));
    }
    if place.exists() {
        fs::remove_dir_all(&place).or_stop(|| format!("remove the broken {}", place.display()))?;
    }
    fs::rename(&partial, &place).or_stop(|| format!("move {tool} into {}", place.display()))?;
    Ok(place)
}

/// Whether a program runs and calls itself by exactly this version.
fn says_version(program: Process, version: &str) -> bool {
    program
        .arg("--version")
        .hear()
        .is_ok_and(|heard| heard.ok && heard.text.split_whitespace().any(|word| word == version))
}

/// Makes sure that Rust can compile for the browser.
pub(crate) fn wasm_target() -> Result<()> {
    let rustc = || Process::new("rustc").args(["--print", "target-libdir", "--target", WASM]).hear();
    let there = || rustc().is_ok_and(|heard| heard.ok && Path::new(heard.text.trim()).is_dir());
    if there() {
        return Ok(());
    }
    rustup(&["target", "add", WASM], &format!("Rust's {WASM} target"))?;
    if there() {
        return Ok(());
    }
    Err(Stop::new(format!(
        "rustup added the {WASM} target, but the rustc on PATH does not see it. Put rustup's rustc first."
    )))
}

/// Makes sure that `cargo fmt` or `cargo clippy` is there.
pub(crate) fn component(name: &str, command: &str) -> Result<()> {
    if Process::cargo().args([command, "--version"]).hear().is_ok_and(|heard| heard.ok) {
        return Ok(());
    }
    rustup(&["component", "add", name], &format!("Rust's {name}"))
}

fn rustup(words: &[&str], what: &str) -> Result<()> {
    if on_path("rustup").is_none() {
        return Err(Stop::new(format!(
            "{what} is missing, and there is no rustup to add it. Install rustup (rustup.rs), or install {what} the way this \
             Rust was installed, and run the same command again."
        )));
    }
    println!("Adding {what}: some seconds.");
    if Process::new("rustup").args(words).show()? {
        return Ok(());
    }
    Err(Stop::new(format!(
        "rustup could not fetch {what}; its own words are above. If this machine is offline, connect it and run the same \
         command again, or run `rustup {}` yourself.",
        words.join(" ")
    )))
}
