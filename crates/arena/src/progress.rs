//! A bar for long work, on standard error, and only where a person looks.

use std::io::{IsTerminal, Write};
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Instant;

pub(crate) struct Progress {
    what: String,
    of: u32,
    done: AtomicU32,
    since: Instant,
    shown: bool,
}

impl Progress {
    pub(crate) fn new(what: &str, of: u32) -> Self {
        let shown = std::io::stderr().is_terminal();
        Self { what: what.to_owned(), of, done: AtomicU32::new(0), since: Instant::now(), shown }
    }

    pub(crate) fn one_more(&self) {
        let done = self.done.fetch_add(1, Ordering::Relaxed) + 1;
        if self.shown {
            let left = self.since.elapsed().as_secs_f64() * f64::from(self.of - done) / f64::from(done);
            let filled = (done * 30 / self.of.max(1)) as usize;
            let bar = format!("{}{}", "█".repeat(filled), "░".repeat(30 - filled));
            eprint!("\r{} {bar} {done}/{} · {:.0} s left ", self.what, self.of, left);
            if done == self.of {
                eprintln!();
            }
            let _ = std::io::stderr().flush();
        }
    }
}
