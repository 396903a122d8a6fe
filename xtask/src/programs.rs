//! The programs of the page: all the root crate, each with features of its own, compiled by cargo, bound to the browser by
//! wasm-bindgen's library and made small by wasm-opt.

use crate::digest::{digits, hex};
use crate::names;
use crate::places::{cargo_home, notes, root, target};
use crate::process::Process;
use crate::scripts;
use crate::stop::{Result, Stop, While};
use crate::tools::{WASM, WasmOpt};
use sha2::{Digest, Sha256};
use std::fs;
use std::path::{Path, PathBuf};
use std::thread;
use wasm_bindgen_cli_support::Bindgen;

/// One program of the page.
pub(crate) struct Program {
    /// Its name in the page and in front of its files.
    pub(crate) name: &'static str,
    /// The features of the root crate it is built with.
    features: &'static str,
    /// The groups of stylesheets it needs beside what every page has (`data-for` in `index.html`).
    pub(crate) sheets: &'static [&'static str],
    /// The drawings that no other program needs.
    pub(crate) art: &'static [&'static str],
}

/// The programs of a release: an address decides which one starts (`static/scripts/start.js`).
pub(crate) const RELEASE: [Program; 4] = [
    Program { name: "lobby", features: "lobby", sheets: &[], art: &[] },
    Program {
        name: "little-factory",
        features: "little-factory",
        sheets: &["tables", "little-factory"],
        art: &["art/buildings.svg", "art/extension.svg", "art/goods.svg"],
    },
    Program {
        name: "my-little-scythe",
        features: "my-little-scythe",
        sheets: &["tables", "my-little-scythe"],
        art: &["art/scythe-map.svg", "art/scythe-things.svg"],
    },
    Program {
        name: "la-granja",
        features: "la-granja",
        sheets: &["tables", "la-granja"],
        art: &["art/granja.svg", "art/granja-places.svg"],
    },
];

/// The languages of a release, each with the feature that brings its words: every program is built once in each.
pub(crate) const LANGUAGES: [(&str, &str); 3] = [("en", "english"), ("fr", "french"), ("de", "german")];

/// Everything in one program, in all languages, as `cargo xtask play` and Trunk have it.
pub(crate) const EVERYTHING: Program = Program {
    name: "everything",
    features: "default",
    sheets: &["tables", "little-factory", "my-little-scythe", "la-granja"],
    art: &[],
};

/// What a program weighs against how long it takes to build.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Kind {
    /// For a person at this machine: quick to build.
    Play,
    /// For a host: small.
    Release,
}

impl Kind {
    /// The profile of the root `Cargo.toml` it is built with.
    fn profile(self) -> &'static str {
        match self {
            Self::Play => "play",
            Self::Release => "web",
        }
    }
}

/// What rustc may use in wasm by default, and every browser of the last years runs.
const FEATURES: [&str; 6] = [
    "--enable-bulk-memory",
    "--enable-multivalue",
    "--enable-mutable-globals",
    "--enable-nontrapping-float-to-int",
    "--enable-reference-types",
    "--enable-sign-ext",
];

/// How wasm-opt makes a program small. The lowest kilobyte of memory is the end of the stack, where no address of ours
/// lies; functions with like names are alike, and side by side they compress better.
const SMALLER: [&str; 8] = [
    "-Oz",
    // Jumps are laid out anew, and what that shows is made small again.
    "--flatten",
    "--rereloop",
    "-Oz",
    "--low-memory-unused",
    "--reorder-functions-by-name",
    "--strip-debug",
    "--strip-producers",
];

/// The files of a finished program, which are called by their content.
pub(crate) struct Files {
    /// The script that starts it.
    pub(crate) glue: String,
    /// The program itself.
    pub(crate) wasm: String,
}

/// A program to be built.
pub(crate) struct Job {
    pub(crate) program: &'static Program,
    /// The place of its language in [`LANGUAGES`], where it has one.
    language: Option<usize>,
}

impl Job {
    /// What a kind of page is made of.
    pub(crate) fn all(kind: Kind) -> Vec<Self> {
        match kind {
            Kind::Play => vec![Self { program: &EVERYTHING, language: None }],
            Kind::Release => {
                let spoken = |program| (0..LANGUAGES.len()).map(move |at| Self { program, language: Some(at) });
                RELEASE.iter().flat_map(spoken).collect()
            }
        }
    }

    /// Its name in the page and in front of its files: `la-granja-fr`.
    pub(crate) fn name(&self) -> String {
        let name = self.program.name;
        self.language.map_or_else(|| name.to_owned(), |at| format!("{name}-{}", LANGUAGES[at].0))
    }

    fn features(&self) -> String {
        let features = self.program.features;
        self.language.map_or_else(|| features.to_owned(), |at| format!("{features},{}", LANGUAGES[at].1))
    }

    /// Builds it in a target folder of cargo, and puts its files into the page's folder.
    fn build(&self, lane: &Lane, page: &Path) -> Result<Files> {
        let compiled = self.compile(lane)?;
        let bound = self.bind(&compiled, lane)?;
        let [glue, wasm] = bound.each_ref().map(|file| read(file));
        let (glue, wasm) = (glue?, wasm?);
        let stem = format!("{}-{}", self.name(), digits(&[glue.as_slice(), &wasm].concat()));
        let files = Files { glue: format!("{stem}.js"), wasm: format!("{stem}_bg.wasm") };
        for (name, bytes) in [(&files.glue, glue), (&files.wasm, wasm)] {
            fs::write(page.join(name), bytes).or_stop(|| format!("write {name}"))?;
        }
        Ok(files)
    }

    fn compile(&self, lane: &Lane) -> Result<PathBuf> {
        let Lane { kind, target, shown, .. } = lane;
        let mut cargo = Process::cargo()
            .args(["build", "--package", "little-table", "--target", WASM, "--profile", kind.profile()])
            .args(["--no-default-features", "--features", &self.features()])
            .env("CARGO_TARGET_DIR", target);
        if *kind == Kind::Release {
            cargo = cargo.env("CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUSTFLAGS", without_home());
        }
        cargo.must(*shown, || format!("The program {:?} does not compile.", self.name()))?;
        Ok(target.join(WASM).join(kind.profile()).join("little-table.wasm"))
    }

    /// Glue and wasm, kept from the last time if cargo has made nothing new.
    fn bind(&self, compiled: &Path, lane: &Lane) -> Result<[PathBuf; 2]> {
        let (kind, name) = (lane.kind, self.name());
        let wasm_opt = lane.wasm_opt.filter(|_| kind == Kind::Release);
        let folder = notes().join("programs").join(kind.profile()).join(&name);
        let bound = [folder.join(format!("{name}.js")), folder.join(format!("{name}_bg.wasm"))];
        let stamp = folder.join("made-of");
        let made_of = hex(&Sha256::digest([read(compiled)?, wasm_opt.map_or("", |_| MADE_BY).into()].concat()));
        if fs::read_to_string(&stamp).is_ok_and(|before| before == made_of) {
            return Ok(bound);
        }
        let _ = fs::remove_dir_all(&folder);
        fs::create_dir_all(&folder).or_stop(|| format!("make the folder {}", folder.display()))?;
        bindgen(compiled, &name)
            .web(true)
            .and_then(|bindgen| bindgen.generate(&folder))
            .or_stop(|| format!("bind the program {name:?} to the browser"))?;
        if kind == Kind::Release {
            scripts::strip(&bound[0])?;
        }
        if let Some(wasm_opt) = wasm_opt {
            shrink(wasm_opt, &SMALLER, &bound[1])?;
            let glue = fs::read_to_string(&bound[0]).or_stop(|| format!("read the glue of {name:?}"))?;
            let (glue, program) = names::counted(&glue, &read(&bound[1])?)
                .ok_or_else(|| Stop::new(format!("wasm-opt has left of {name:?} what is no program.")))?;
            for (file, bytes) in bound.iter().zip([glue.as_bytes(), &program]) {
                fs::write(file, bytes).or_stop(|| format!("write {}", file.display()))?;
            }
        }
        fs::write(&stamp, made_of).or_stop(|| format!("write {}", stamp.display()))?;
        Ok(bound)
    }
}

/// One of the places where programs are built side by side. Linking a program keeps one core busy, and cargo builds one thing
/// at a time in a target folder: so each place has its own.
struct Lane<'a> {
    kind: Kind,
    target: PathBuf,
    wasm_opt: Option<&'a WasmOpt>,
    shown: bool,
}

/// Builds what a kind of page is made of, and puts the files into its folder.
pub(crate) fn build(kind: Kind, wasm_opt: Option<&WasmOpt>, shown: bool, page: &Path) -> Result<Vec<(Job, Files)>> {
    let jobs = Job::all(kind);
    let lanes = jobs.len().min(2);
    // The same place every time, so that cargo finds there what it has built before.
    let build_some = &|lane: usize| -> Result<Vec<Files>> {
        let target = if lane == 0 { target() } else { target().join("beside") };
        let here = Lane { kind, target, wasm_opt, shown };
        jobs.iter().skip(lane).step_by(lanes).map(|job| job.build(&here, page)).collect()
    };
    let built: Vec<Vec<Files>> = thread::scope(|scope| {
        let started: Vec<_> = (0..lanes).map(|lane| scope.spawn(move || build_some(lane))).collect();
        let ended =
            started.into_iter().map(|lane| lane.join().unwrap_or_else(|_| Err(Stop::new("A build broke down."))));
        ended.collect::<Result<_>>()
    })?;
    let mut built: Vec<_> = built.into_iter().map(Vec::into_iter).collect();
    Ok(jobs.into_iter().enumerate().filter_map(|(place, job)| Some((job, built[place % lanes].next()?))).collect())
}

/// Changes with what is done to a program after cargo.
const MADE_BY: &str = "wasm-opt 132, 3";

/// wasm-bindgen's library, ready to be told what for.
pub(crate) fn bindgen(compiled: &Path, name: &str) -> Bindgen {
    let mut bindgen = Bindgen::new();
    bindgen.input_path(compiled).out_name(name).typescript(false);
    bindgen
}

/// Lets wasm-opt work on a file, in place.
pub(crate) fn shrink(wasm_opt: &WasmOpt, words: &[&str], file: &Path) -> Result<()> {
    let heard = wasm_opt.process().args(words).args(FEATURES).arg(file).arg("-o").arg(file).hear()?;
    if heard.ok { Ok(()) } else { Err(Stop::new(format!("wasm-opt refused {}:\n{}", file.display(), heard.text))) }
}

/// Keeps this machine's folders out of the page: a panic names files, and they are nobody's business.
fn without_home() -> String {
    let sources = cargo_home().map(|home| home.join("registry").join("src"));
    let folders = sources.ok().and_then(|folder| fs::read_dir(folder).ok()).into_iter().flatten().flatten();
    let crates = folders.map(|folder| format!("--remap-path-prefix={}=crates", folder.path().display()));
    crates.chain([format!("--remap-path-prefix={}=little-table", root().display())]).collect::<Vec<_>>().join(" ")
}

fn read(file: &Path) -> Result<Vec<u8>> {
    fs::read(file).or_stop(|| format!("read {}", file.display()))
}
