//! A built page, made anew when anything it is made of has changed: the release in `dist/`, and the one for this machine.
//!
//! Whether it has is told by a hash over the content of every file of the checkout that could matter, the tools'
//! versions, and the page itself. Hashing takes milliseconds; asking cargo for each program takes seconds.

use crate::digest::hex;
use crate::places::{dist, files_under, notes, root};
use crate::process::Process;
use crate::programs::{self, Kind};
use crate::stop::{Result, While};
use crate::tools::{self, WasmOpt};
use crate::{compress, document, hosting, scripts, sw};
use sha2::{Digest, Sha256};
use std::env;
use std::fs;
use std::path::{Path, PathBuf};

/// Folders whose content never reaches the page.
const OUTSIDE: [&str; 6] = [".git", ".ci", "dist", "node_modules", "target", "tests"];

/// A page that can be built.
pub(crate) struct Page {
    kind: Kind,
    folder: PathBuf,
    wasm_opt: Option<WasmOpt>,
    /// Its address, where that is known.
    at: Option<String>,
}

impl Page {
    /// Everything in one program, quick to build, for whoever sits at this machine.
    pub(crate) fn to_play() -> Result<Self> {
        tools::wasm_target()?;
        Ok(Self { kind: Kind::Play, folder: notes().join("page"), wasm_opt: None, at: None })
    }

    /// The release. Without Node there is no wasm-opt: the page is larger, and this is said.
    pub(crate) fn release() -> Result<Self> {
        tools::wasm_target()?;
        let wasm_opt = WasmOpt::install();
        if let Err(why) = &wasm_opt {
            println!("Building without wasm-opt, so the page is larger than it could be. {why}");
        }
        Ok(Self { kind: Kind::Release, folder: dist(), wasm_opt: wasm_opt.ok(), at: None })
    }

    /// As [`Page::release`], but only the smallest page will do.
    pub(crate) fn small_release() -> Result<Self> {
        WasmOpt::install()?;
        Self::release()
    }

    /// The same page for an address that is known: previews of links need it.
    pub(crate) fn at(self, at: Option<String>) -> Self {
        Self { at, ..self }
    }

    /// Where the page lies.
    pub(crate) fn folder(&self) -> &Path {
        &self.folder
    }

    /// Builds the page if it is not up to date; cargo's words are shown, or told if it fails.
    pub(crate) fn build(&self, shown: bool) -> Result<()> {
        if self.is_fresh()? {
            return Ok(());
        }
        if shown {
            println!("Building the page: some minutes the first time, less from then on.");
        }
        // Taken down before the build starts: a file saved meanwhile makes the page out of date, not wrong.
        let inputs = self.inputs()?;
        let _ = fs::remove_file(self.stamp());
        let staging = notes().join("staging");
        let _ = fs::remove_dir_all(&staging);
        fs::create_dir_all(&staging).or_stop(|| format!("make the folder {}", staging.display()))?;

        let built = programs::build(self.kind, self.wasm_opt.as_ref(), shown, &staging)?;
        document::write(&staging, self.kind, &built)?;
        finish(&staging, self.at.as_deref())?;
        if self.kind == Kind::Release {
            scripts::strip(&staging.join("sw.js"))?;
            compress::write_copies(&staging)?;
        }

        let _ = fs::remove_dir_all(&self.folder);
        fs::rename(&staging, &self.folder).or_stop(|| format!("move the page to {}", self.folder.display()))?;
        let stamp = format!("{inputs}\n{}", hash_of(&self.folder, &[])?);
        fs::write(self.stamp(), stamp).or_stop(|| format!("write {}", self.stamp().display()))
    }

    fn is_fresh(&self) -> Result<bool> {
        let Ok(stamp) = fs::read_to_string(self.stamp()) else {
            return Ok(false);
        };
        let Some((inputs, page)) = stamp.split_once('\n') else {
            return Ok(false);
        };
        Ok(self.folder.is_dir() && page == hash_of(&self.folder, &[])? && inputs == self.inputs()?)
    }

    fn inputs(&self) -> Result<String> {
        let rustc = Process::new("rustc").arg("-vV").hear()?.text;
        let flags = env::var("RUSTFLAGS").unwrap_or_default();
        let tools = format!("{rustc} {flags} {} {:?}", self.wasm_opt.is_some(), self.at);
        Ok(hex(&Sha256::digest(format!("{tools} {}", hash_of(root(), &OUTSIDE)?))))
    }

    fn stamp(&self) -> PathBuf {
        notes().join(format!("{:?}.stamp", self.kind))
    }
}

/// What is written when everything else lies there, whoever has built it: files for hosts, and the service worker.
pub(crate) fn finish(page: &Path, at: Option<&str>) -> Result<()> {
    hosting::write(page, at)?;
    sw::write(page) // after everything it keeps
}

/// A hash over names and contents of all files under a folder.
fn hash_of(folder: &Path, except: &[&str]) -> Result<String> {
    let mut all = Sha256::new();
    for file in files_under(folder, except)? {
        // Some editors keep links to nowhere beside a file; such a thing is no part of a page.
        let content = fs::read(folder.join(&file)).unwrap_or_default();
        all.update(format!("{}\0{}\0", file.display(), content.len()));
        all.update(content);
    }
    Ok(hex(&all.finalize()))
}
