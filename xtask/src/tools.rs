//! The programs a build needs, each at one exact version.
//!
//! A program of the right version on PATH is taken as it is. Otherwise it is installed once into
//! `$CARGO_HOME/little-table/<tool>-<version>/`, shared by all checkouts. An install is made in a `.partial` folder and
//! moved into place when the program runs, so an interrupted one is simply taken up again.

use crate::places::{self, on_path, program_name, root};
use crate::program::Program;
use crate::stop::{Result, Stop, While};
use crate::{lock, node};
use std::fs::{self, File};
use std::path::{Path, PathBuf};

const TRUNK: &str = "0.21.14";
const BINARYEN: &str = "132.0.0";

/// The target the page is compiled for.
pub(crate) const WASM: &str = "wasm32-unknown-unknown";

/// A program that `cargo install` builds from source.
struct CargoTool<'a> {
    package: &'a str,
    version: &'a str,
    /// What the package must bring; the first one is asked for its version.
    programs: &'a [&'a str],
    options: &'a [&'a str],
    minutes: u32,
}

/// The folder with the `trunk` that builds the page.
pub(crate) fn trunk() -> Result<PathBuf> {
    // Without default features: no self-update check and no TLS, neither of which an offline build uses.
    let options = ["--locked", "--no-default-features"];
    CargoTool { package: "trunk", version: TRUNK, programs: &["trunk"], options: &options, minutes: 6 }.folder()
}

/// The folder with `wasm-bindgen` and its test runner, of the version the page is linked with.
pub(crate) fn wasm_bindgen() -> Result<PathBuf> {
    let file = root().join("Cargo.lock");
    let text = fs::read_to_string(&file).or_stop(|| format!("read {}", file.display()))?;
    let version = lock::version_of(&text, "wasm-bindgen")
        .ok_or_else(|| Stop::new("Cargo.lock names no wasm-bindgen, so there is no page to build yet."))?;
    let programs = ["wasm-bindgen", "wasm-bindgen-test-runner"];
    // Not --locked: its lock file asks for versions that were withdrawn.
    CargoTool { package: "wasm-bindgen-cli", version, programs: &programs, options: &[], minutes: 3 }.folder()
}

impl CargoTool<'_> {
    fn folder(&self) -> Result<PathBuf> {
        let on_path = on_path(self.programs[0]).and_then(|file| file.parent().map(Path::to_owned));
        if let Some(folder) = on_path.filter(|folder| self.works_in(folder)) {
            return Ok(folder);
        }
        let home = installed(
            self.package,
            self.version,
            |place| self.works_in(&place.join("bin")),
            |place| self.install(place),
        )?;
        Ok(home.join("bin"))
    }

    fn works_in(&self, folder: &Path) -> bool {
        let all_there = self.programs.iter().all(|name| folder.join(program_name(name)).is_file());
        all_there && says_version(Program::new(folder.join(program_name(self.programs[0]))), self.version)
    }

    fn install(&self, place: &Path) -> Result<()> {
        let Self { package, version, minutes, .. } = self;
        println!("Installing {package} {version} from source: about {minutes} minutes the first time, never again.");
        let target = place.join("target");
        let done = Program::cargo()
            .args(["install", package, "--version", version, "--root"])
            .arg(place)
            .args(self.options)
            .inside(place) // away from the workspace, whose settings are not meant for it
            .env("CARGO_TARGET_DIR", &target)
            // It runs for seconds: quick to compile is worth more than quick to run.
            .env("CARGO_PROFILE_RELEASE_LTO", "off")
            .env("CARGO_PROFILE_RELEASE_OPT_LEVEL", "1")
            .env("CARGO_PROFILE_RELEASE_CODEGEN_UNITS", "16")
            .without_env("CARGO_BUILD_TARGET")
            .without_env("RUSTFLAGS")
            .show()?;
        if !done {
            return Err(Stop::new(format!(
                "Could not install {package} {version}; cargo's own words are above. If this machine is offline, connect it \
                 and run the same command again: it goes on where it stopped. Or put {package} {version} on PATH yourself."
            )));
        }
        let _ = fs::remove_dir_all(&target); // only saves space
        Ok(())
    }
}

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
    pub(crate) fn program(&self) -> Program {
        match self {
            Self::Native(file) => Program::new(file),
            Self::Node(file) => Program::new("node").arg(file),
        }
    }

    fn works(&self) -> bool {
        let major = BINARYEN.split('.').next().unwrap_or_default();
        says_version(self.program(), major)
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
fn says_version(program: Program, version: &str) -> bool {
    program
        .arg("--version")
        .hear()
        .is_ok_and(|heard| heard.ok && heard.text.split_whitespace().any(|word| word == version))
}

/// Makes sure that Rust can compile for the browser.
pub(crate) fn wasm_target() -> Result<()> {
    let rustc = || Program::new("rustc").args(["--print", "target-libdir", "--target", WASM]).hear();
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
    if Program::cargo().args([command, "--version"]).hear().is_ok_and(|heard| heard.ok) {
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
    if Program::new("rustup").args(words).show()? {
        return Ok(());
    }
    Err(Stop::new(format!(
        "rustup could not fetch {what}; its own words are above. If this machine is offline, connect it and run the same \
         command again, or run `rustup {}` yourself.",
        words.join(" ")
    )))
}
