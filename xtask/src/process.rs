//! Another program being run: shown as it runs, or listened to and judged afterwards.

use crate::places::root;
use crate::stop::{Result, Stop, While};
use std::env;
use std::ffi::OsStr;
use std::io::{Read, pipe};
use std::path::Path;
use std::process::{Command, Stdio};

/// A program with its words, not yet started. It runs in the workspace's folder and is never asked anything.
pub(crate) struct Process {
    name: String,
    command: Command,
}

/// What a finished program said on both outputs, in the order it was said.
pub(crate) struct Heard {
    /// Whether it ended with success.
    pub(crate) ok: bool,
    /// Everything it wrote.
    pub(crate) text: String,
}

impl Process {
    /// A program by path, or by name if it is on PATH.
    pub(crate) fn new(program: impl AsRef<OsStr>) -> Self {
        let mut command = Command::new(&program);
        command.current_dir(root()).stdin(Stdio::null());
        // `cargo run` describes xtask in these; a build started from here must not take them for its own.
        for (key, _) in env::vars_os() {
            if key.to_str().is_some_and(|key| key.starts_with("CARGO_PKG_") || key.starts_with("CARGO_MANIFEST_")) {
                command.env_remove(&key);
            }
        }
        Self { name: Path::new(&program).file_stem().unwrap_or_default().to_string_lossy().into_owned(), command }
    }

    /// The cargo that runs this very command.
    pub(crate) fn cargo() -> Self {
        Self::new(env::var_os("CARGO").unwrap_or_else(|| "cargo".into()))
    }

    /// Adds one word.
    pub(crate) fn arg(mut self, word: impl AsRef<OsStr>) -> Self {
        self.command.arg(word);
        self
    }

    /// Adds words.
    pub(crate) fn args(mut self, words: impl IntoIterator<Item = impl AsRef<OsStr>>) -> Self {
        self.command.args(words);
        self
    }

    /// Sets a variable for the program.
    pub(crate) fn env(mut self, key: &str, value: impl AsRef<OsStr>) -> Self {
        self.command.env(key, value);
        self
    }

    /// Runs elsewhere than in the workspace.
    pub(crate) fn inside(mut self, folder: &Path) -> Self {
        self.command.current_dir(folder);
        self
    }

    /// Runs with its output passed through; true if it ended with success.
    pub(crate) fn show(mut self) -> Result<bool> {
        let status = self.command.status().or_stop(|| format!("start {}", self.name))?;
        Ok(status.success())
    }

    /// Runs silently and returns all it said.
    pub(crate) fn hear(mut self) -> Result<Heard> {
        let (mut reader, writer) = pipe().or_stop(|| "open a pipe".to_owned())?;
        let twin = writer.try_clone().or_stop(|| "open a pipe".to_owned())?;
        self.command.stdout(writer).stderr(twin);
        let mut child = self.command.spawn().or_stop(|| format!("start {}", self.name))?;
        drop(self.command); // holds the pipe's writing ends; reading would never end
        let mut bytes = Vec::new();
        reader.read_to_end(&mut bytes).or_stop(|| format!("listen to {}", self.name))?;
        let status = child.wait().or_stop(|| format!("wait for {}", self.name))?;
        Ok(Heard { ok: status.success(), text: String::from_utf8_lossy(&bytes).into_owned() })
    }

    /// Runs shown or silently; if it fails, what it said (or the reader has seen) follows a sentence.
    pub(crate) fn must(self, shown: bool, sentence: impl FnOnce() -> String) -> Result<()> {
        let (ok, said) = if shown {
            (self.show()?, "The reason is above.".to_owned())
        } else {
            let heard = self.env("CARGO_TERM_COLOR", "never").hear()?;
            (heard.ok, heard.text)
        };
        if ok { Ok(()) } else { Err(Stop::new(format!("{} {said}", sentence()))) }
    }

    /// Starts it and lets it be; for opening a browser.
    pub(crate) fn let_go(mut self) -> bool {
        self.command.stdout(Stdio::null()).stderr(Stdio::null()).spawn().is_ok()
    }
}
