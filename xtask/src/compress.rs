//! Smaller copies beside the files of a built page (`app.js.gz`, `app.js.br`), for hosts that send such copies as they
//! are. A copy that is not smaller is not written.

use crate::places::files_under;
use crate::serve::gzip;
use crate::stop::{Result, While};
use crate::web::media_type;
use std::fs;
use std::io::Write;
use std::path::Path;

/// Below this a copy saves nothing that a network would notice.
const WORTH_IT: usize = 256;

/// The endings of the copies.
const COPIES: [&str; 2] = ["gz", "br"];

/// Whether a file is such a copy.
pub(crate) fn is_copy(name: &str) -> bool {
    COPIES.iter().any(|ending| name.strip_suffix(ending).is_some_and(|rest| rest.ends_with('.')))
}

/// Writes the copies of everything that gets smaller.
pub(crate) fn write_copies(dist: &Path) -> Result<()> {
    for file in files_under(dist, &[])? {
        let ending = file.extension().and_then(|ending| ending.to_str()).unwrap_or_default();
        // For a host, not for a browser.
        let for_host = file.starts_with("hosting") || file.starts_with("_headers");
        if for_host || !media_type(ending).1 {
            continue;
        }
        let full = dist.join(&file);
        let plain = fs::read(&full).or_stop(|| format!("read {}", full.display()))?;
        for (copy, small) in COPIES.into_iter().zip([gzip, brotli]) {
            let small = small(&plain);
            if plain.len() >= WORTH_IT && small.len() < plain.len() {
                let place = full.with_extension(format!("{ending}.{copy}"));
                fs::write(&place, small).or_stop(|| format!("write {}", place.display()))?;
            }
        }
    }
    Ok(())
}

/// As `brotli -q 11` would make it.
fn brotli(plain: &[u8]) -> Vec<u8> {
    let mut small = Vec::new();
    let mut writer = brotli::CompressorWriter::new(&mut small, 64 * 1024, 11, 22);
    let written = writer.write_all(plain);
    drop(writer);
    written.expect("writing into memory does not fail");
    small
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::io::Read;

    #[test]
    fn a_copy_can_be_read_again() {
        let plain = b"wheat becomes bread, and bread becomes a mill. ".repeat(40);
        let small = brotli(&plain);
        let mut again = Vec::new();
        brotli::Decompressor::new(small.as_slice(), 4096).read_to_end(&mut again).expect("what was written");
        assert!(again == plain && small.len() < plain.len() / 10);
    }

    #[test]
    fn copies_are_told_from_files() {
        assert!(is_copy("art/goods.svg.br") && is_copy("a.js.gz"));
        assert!(!is_copy("a.js") && !is_copy("abr") && !is_copy("gz"));
    }
}
