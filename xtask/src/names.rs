//! The names that a program and its glue share. wasm-bindgen ends each with a digest, which no compression makes smaller; a
//! count in its place makes a first visit 6 kB lighter, and a digest is only needed where programs are linked together.

use std::collections::BTreeMap;
use std::ops::Range;

/// How long a digest is.
const DIGEST: usize = 16;

/// The sections of a program that have names: imports and exports.
const NAMED: [u8; 2] = [2, 7];

/// Glue and program with counts in the names. Nothing changes its length, and so its place.
pub(crate) fn counted(glue: &str, program: &[u8]) -> Option<(String, Vec<u8>)> {
    let mut names: BTreeMap<&str, Vec<&str>> = BTreeMap::new();
    for word in glue.split(|letter: char| !letter.is_ascii_alphanumeric() && letter != '_' && letter != '$') {
        if let Some((name, digest)) = word.len().checked_sub(DIGEST).and_then(|at| word.split_at_checked(at)) {
            let digests = names.entry(name).or_default();
            if name.ends_with(['_', 'h']) && digest.bytes().all(is_digit) && !digests.contains(&digest) {
                digests.push(digest);
            }
        }
    }
    let sections = named_sections(program)?;
    let (mut new_glue, mut program) = (glue.to_owned(), program.to_vec());
    for (name, digests) in names {
        for (count, digest) in digests.into_iter().enumerate() {
            let (old, new) = ([name, digest].concat(), format!("{name}{count:0DIGEST$}"));
            new_glue = new_glue.replace(&old, &new);
            for section in &sections {
                replace(&mut program[section.clone()], old.as_bytes(), new.as_bytes());
            }
        }
    }
    Some((new_glue, program))
}

fn is_digit(letter: u8) -> bool {
    matches!(letter, b'0'..=b'9' | b'a'..=b'f')
}

/// Where the names of a program are; none if this is no program.
fn named_sections(program: &[u8]) -> Option<Vec<Range<usize>>> {
    let mut found = Vec::new();
    let mut at = program.starts_with(b"\0asm").then_some(8)?;
    while let Some(&id) = program.get(at) {
        let mut size = 0;
        for place in 0.. {
            at += 1;
            let byte = *program.get(at).filter(|_| place < 5)?;
            size |= usize::from(byte & 0x7f) << (7 * place);
            if byte & 0x80 == 0 {
                break;
            }
        }
        at += 1;
        if NAMED.contains(&id) {
            found.push(at..at + size);
        }
        at += size;
    }
    (at == program.len()).then_some(found)
}

/// Writes over every place that reads so; both are equally long.
fn replace(bytes: &mut [u8], old: &[u8], new: &[u8]) {
    let mut at = 0;
    while at + old.len() <= bytes.len() {
        if bytes[at..].starts_with(old) {
            bytes[at..at + old.len()].copy_from_slice(new);
        }
        at += 1;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A program with a section of this kind and another one after it.
    fn program(id: u8, inside: &[u8]) -> Vec<u8> {
        [b"\0asm\x01\0\0\0", &[id, inside.len() as u8][..], inside, &[0, 2, 1, b'x']].concat()
    }

    #[test]
    fn both_sides_get_the_same_names() {
        let glue = "say_0123456789abcdef: 1, say_fedcba9876543210: 2, cafe0123456789abcdef, plain";
        let (new, wasm) = counted(glue, &program(2, b"0say_fedcba9876543210")).expect("a program");
        assert_eq!(new, "say_0000000000000000: 1, say_0000000000000001: 2, cafe0123456789abcdef, plain");
        assert_eq!(wasm, program(2, b"0say_0000000000000001"));
    }

    #[test]
    fn other_sections_stay_as_they_are() {
        let code = program(10, b"0say_fedcba9876543210");
        assert_eq!(counted("say_fedcba9876543210", &code).expect("a program").1, code);
    }

    #[test]
    fn what_is_no_program_is_refused() {
        for bytes in [&b"not wasm"[..], b"\0asm\x01\0\0\0\x02", b"\0asm\x01\0\0\0\x02\x09\0", b""] {
            assert!(counted("", bytes).is_none());
        }
    }
}
