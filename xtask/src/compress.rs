//! Smaller copies beside the files of a built page (`app.js.gz`, `app.js.br`), for hosts that send such copies as they
//! are. A copy that is not smaller is not written.

use crate::places::{files_under, on_path};
use crate::process::Process;
use crate::serve::gzip;
use crate::stop::{Result, Stop, While};
use crate::web::media_type;
use std::fs;
use std::path::Path;

/// Below this a copy saves nothing that a network would notice.
const WORTH_IT: usize = 256;

/// The endings of the copies.
const COPIES: [&str; 2] = ["gz", "br"];

/// Node has brotli in it; a crate of it would be a good part of what xtask takes to compile.
const BROTLI: &str = "const { readFileSync, writeFileSync } = require('fs');\
    const { brotliCompressSync } = require('zlib');\
    for (const file of process.argv.slice(1)) {\
      const plain = readFileSync(file);\
      const small = brotliCompressSync(plain);\
      if (small.length < plain.length) writeFileSync(`${file}.br`, small);\
    }";

/// Whether a file is such a copy.
pub(crate) fn is_copy(name: &str) -> bool {
    COPIES.iter().any(|ending| name.strip_suffix(ending).is_some_and(|rest| rest.ends_with('.')))
}

/// Writes the copies of everything that gets smaller; brotli's only where there is Node.
pub(crate) fn write_copies(page: &Path) -> Result<()> {
    let mut worth_it = Vec::new();
    for file in files_under(page, &[])? {
        let ending = file.extension().and_then(|ending| ending.to_str()).unwrap_or_default();
        // For a host, not for a browser.
        let for_host = file.starts_with("hosting") || file.starts_with("_headers");
        if for_host || !media_type(ending).1 {
            continue;
        }
        let full = page.join(&file);
        let plain = fs::read(&full).or_stop(|| format!("read {}", full.display()))?;
        let small = gzip(&plain);
        if plain.len() >= WORTH_IT && small.len() < plain.len() {
            let place = full.with_extension(format!("{ending}.gz"));
            fs::write(&place, small).or_stop(|| format!("write {}", place.display()))?;
            worth_it.push(full);
        }
    }
    if on_path("node").is_none() {
        return Ok(());
    }
    let heard = Process::new("node").args(["-e", BROTLI, "--"]).args(worth_it).hear()?;
    if heard.ok { Ok(()) } else { Err(Stop::new(format!("Node could not compress the page:\n{}", heard.text))) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn copies_are_told_from_files() {
        assert!(is_copy("art/goods.svg.br") && is_copy("a.js.gz"));
        assert!(!is_copy("a.js") && !is_copy("abr") && !is_copy("gz"));
    }
}
