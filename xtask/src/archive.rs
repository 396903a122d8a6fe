//! The built page as one zip archive, which anybody can unpack on a host. The format is the plain one that every program for
//! zip files reads: each file deflated, then a list of all of them.

use crate::places::files_under;
use crate::stop::{Result, While};
use flate2::write::DeflateEncoder;
use flate2::{Compression, Crc};
use std::fs;
use std::io::Write;
use std::path::Path;
use std::time::{SystemTime, UNIX_EPOCH};

/// The folder everything is unpacked into.
const TOP: &str = "little-table";
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
    let now = SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_secs());
    for file in &files {
        let plain = fs::read(folder.join(file)).or_stop(|| format!("read {}", file.display()))?;
        let name = format!("{TOP}/{}", file.to_string_lossy().replace('\\', "/"));
        let place = bytes.len() as u32;
        let (head, small) = packed(&name, &plain, moment(now));
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
fn packed(name: &str, plain: &[u8], (day, time): (u16, u16)) -> (Vec<u8>, Vec<u8>) {
    let mut sum = Crc::new();
    sum.update(plain);
    let mut encoder = DeflateEncoder::new(Vec::new(), Compression::best());
    let small = encoder.write_all(plain).and_then(|()| encoder.finish()).expect("writing into memory does not fail");
    let mut head: Vec<u8> =
        [READ_BY, 0x0800, DEFLATED, time, day].iter().flat_map(|number| number.to_le_bytes()).collect();
    head.extend(numbers(&[sum.sum(), small.len() as u32, plain.len() as u32, name.len() as u32]));
    (head, small)
}

/// Day and time as the format counts them. A host knows a file by its time and its length, and pages of two versions may well
/// be as long as each other: with the same time they would be taken for the same.
fn moment(seconds: u64) -> (u16, u16) {
    let second = seconds % 86_400;
    let time = (second / 3600) << 11 | (second / 60 % 60) << 5 | (second % 60 / 2);
    // Years that begin with March have their leap day at the end.
    let days = seconds / 86_400 + 719_468;
    let of_era = days % 146_097;
    let year = (of_era - of_era / 1460 + of_era / 36_524 - of_era / 146_096) / 365;
    let of_year = of_era - (365 * year + year / 4 - year / 100);
    let month = (5 * of_year + 2) / 153;
    let day = of_year - (153 * month + 2) / 5 + 1;
    let (month, later) = if month < 10 { (month + 3, 0) } else { (month - 9, 1) };
    let year = days / 146_097 * 400 + year + later;
    ((year.saturating_sub(1980) << 9 | month << 5 | day) as u16, time as u16)
}

fn numbers(numbers: &[u32]) -> Vec<u8> {
    numbers.iter().flat_map(|number| number.to_le_bytes()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn two_versions_have_two_times() {
        let told = |seconds| {
            let (day, time) = moment(seconds);
            [day >> 9, day >> 5 & 15, day & 31, time >> 11, time >> 5 & 63, (time & 31) * 2]
        };
        assert_eq!(told(315_532_800), [0, 1, 1, 0, 0, 0]);
        assert_eq!(told(1_709_210_096), [44, 2, 29, 12, 34, 56]);
        assert_eq!(told(1_795_129_200), [46, 11, 19, 23, 0, 0]);
        assert_eq!(told(1_735_689_599), [44, 12, 31, 23, 59, 58]);
    }

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
