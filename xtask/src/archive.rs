//! The built page as one zip archive, which anybody can unpack on a host. The format is the plain one that every program for
//! zip files reads: each file deflated, then a list of all of them.

use crate::places::files_under;
use crate::stop::{Result, While};
use flate2::write::DeflateEncoder;
use flate2::{Compression, Crc};
use std::fs;
use std::io::Write;
use std::path::Path;

/// The folder everything is unpacked into.
const TOP: &str = "little-table";
/// 1 January 1980, the first day the format knows: the same page gives the same archive.
const DAY: u16 = 0x21;
const DEFLATED: u16 = 8;
/// The version of the format that is needed to read it, and the one it was written by, on a Unix.
const READ_BY: u16 = 20;
const WRITTEN_BY: u16 = 0x0314;
/// An ordinary file that everybody may read.
const MODE: u32 = 0o100_644 << 16;

/// Writes everything under a folder into an archive.
pub(crate) fn write(folder: &Path, archive: &Path) -> Result<()> {
    let mut bytes = Vec::new();
    let mut list = Vec::new();
    let files = files_under(folder, &[])?;
    for file in &files {
        let plain = fs::read(folder.join(file)).or_stop(|| format!("read {}", file.display()))?;
        let name = format!("{TOP}/{}", file.to_string_lossy().replace('\\', "/"));
        let place = bytes.len() as u32;
        let (head, small) = packed(&name, &plain);
        bytes.extend(numbers(&[0x0403_4b50]));
        bytes.extend(&head);
        bytes.extend(name.as_bytes());
        bytes.extend(small);
        list.extend(numbers(&[0x0201_4b50]));
        list.extend(WRITTEN_BY.to_le_bytes());
        list.extend(&head);
        list.extend([0; 6]); // no comment, the first disk, no text for sure
        list.extend(numbers(&[MODE, place]));
        list.extend(name.as_bytes());
    }
    let count = files.len() as u16;
    let (place, length) = (bytes.len() as u32, list.len() as u32);
    bytes.extend(list);
    bytes.extend(numbers(&[0x0605_4b50, 0]));
    bytes.extend([count.to_le_bytes(), count.to_le_bytes()].concat());
    bytes.extend(numbers(&[length, place]));
    bytes.extend([0; 2]);
    fs::write(archive, bytes).or_stop(|| format!("write {}", archive.display()))
}

/// What both lists say about a file, and its deflated content.
fn packed(name: &str, plain: &[u8]) -> (Vec<u8>, Vec<u8>) {
    let mut sum = Crc::new();
    sum.update(plain);
    let mut encoder = DeflateEncoder::new(Vec::new(), Compression::best());
    let small = encoder.write_all(plain).and_then(|()| encoder.finish()).expect("writing into memory does not fail");
    let mut head: Vec<u8> =
        [READ_BY, 0x0800, DEFLATED, 0, DAY].iter().flat_map(|number| number.to_le_bytes()).collect();
    head.extend(numbers(&[sum.sum(), small.len() as u32, plain.len() as u32, name.len() as u32]));
    (head, small)
}

fn numbers(numbers: &[u32]) -> Vec<u8> {
    numbers.iter().flat_map(|number| number.to_le_bytes()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_archive_has_every_file_once_in_each_list() {
        let folder = std::env::temp_dir().join(format!("little-table-archive-{}", std::process::id()));
        fs::create_dir_all(folder.join("art")).expect("a folder");
        fs::write(folder.join("index.html"), "<p>".repeat(500)).expect("a file");
        fs::write(folder.join("art").join("é.svg"), "").expect("a file");
        let archive = folder.with_extension("zip");
        write(&folder, &archive).expect("an archive");
        let bytes = fs::read(&archive).expect("read");
        for name in ["little-table/index.html", "little-table/art/é.svg"] {
            let found = bytes.windows(name.len()).filter(|part| *part == name.as_bytes()).count();
            assert_eq!(found, 2, "{name}");
        }
        assert_eq!(&bytes[bytes.len() - 14..bytes.len() - 10], [2, 0, 2, 0], "two files");
        assert!(bytes.len() < 700, "{} bytes", bytes.len());
        let _ = fs::remove_dir_all(&folder);
        let _ = fs::remove_file(&archive);
    }
}
