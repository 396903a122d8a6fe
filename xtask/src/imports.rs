//! Short names for what the wasm asks of its glue. wasm-bindgen gives each import a name with a digest in it, written
//! once in the wasm and once in the script; together they weigh more than many a page of the app.

use crate::stop::{Result, Stop, While};
use std::fs;
use std::path::Path;

/// The section of a wasm file that lists imports.
const IMPORTS: u8 = 2;

/// Gives short names in a wasm file and in the script that goes with it, whose lines begin at their first letter.
pub(crate) fn shorten(wasm: &Path, script: &Path) -> Result<()> {
    let program = fs::read(wasm).or_stop(|| format!("read {}", wasm.display()))?;
    let glue = fs::read_to_string(script).or_stop(|| format!("read {}", script.display()))?;
    let (program, glue) = shortened(&program, &glue)
        .ok_or_else(|| Stop::new(format!("{} and its script do not fit together.", wasm.display())))?;
    fs::write(wasm, program).or_stop(|| format!("write {}", wasm.display()))?;
    fs::write(script, glue).or_stop(|| format!("write {}", script.display()))
}

fn shortened(program: &[u8], glue: &str) -> Option<(Vec<u8>, String)> {
    let mut out = program.get(..8)?.to_vec();
    let mut glue = glue.to_owned();
    let mut rest = &program[8..];
    while let Some((&id, after)) = rest.split_first() {
        let (size, after) = number(after)?;
        let (section, after) = after.split_at_checked(size)?;
        let section = if id == IMPORTS { renamed(section, &mut glue)? } else { section.to_vec() };
        out.push(id);
        write_number(&mut out, section.len());
        out.extend(section);
        rest = after;
    }
    Some((out, glue))
}

/// The list of imports with short names, which the script is given too.
fn renamed(section: &[u8], glue: &mut String) -> Option<Vec<u8>> {
    let (count, mut rest) = number(section)?;
    let mut out = Vec::new();
    write_number(&mut out, count);
    for place in 0..count {
        let (module, after) = text(rest)?;
        let (name, after) = text(after)?;
        // What an import is: a function of a type, or something rarer that we have none of.
        let (&kind, after) = after.split_first()?;
        if kind != 0 {
            return None;
        }
        let (of_type, after) = number(after)?;
        let short = format!("i{place}");
        let definition = format!("\n{name}: function(");
        if glue.matches(&definition).count() != 1 {
            return None;
        }
        *glue = glue.replace(&definition, &format!("\n{short}: function("));
        for word in [module, &short] {
            write_number(&mut out, word.len());
            out.extend(word.as_bytes());
        }
        out.push(kind);
        write_number(&mut out, of_type);
        rest = after;
    }
    rest.is_empty().then_some(out)
}

/// A number as wasm writes it: seven bits a byte.
fn number(bytes: &[u8]) -> Option<(usize, &[u8])> {
    let mut value = 0;
    for (place, byte) in bytes.iter().take(5).enumerate() {
        value |= usize::from(byte & 0x7f) << (7 * place);
        if byte & 0x80 == 0 {
            return Some((value, &bytes[place + 1..]));
        }
    }
    None
}

fn write_number(out: &mut Vec<u8>, mut value: usize) {
    while value > 0x7f {
        out.push(value as u8 | 0x80);
        value >>= 7;
    }
    out.push(value as u8);
}

fn text(bytes: &[u8]) -> Option<(&str, &[u8])> {
    let (length, rest) = number(bytes)?;
    let (text, rest) = rest.split_at_checked(length)?;
    Some((str::from_utf8(text).ok()?, rest))
}

#[cfg(test)]
mod tests {
    use super::*;

    const GLUE: &str = "const imports = {\n__wbg_say_0123456789abcdef: function(arg0) {\nsay(arg0);\n},\n};\n";

    fn program() -> Vec<u8> {
        let mut bytes = b"\0asm\x01\0\0\0".to_vec();
        let name = "__wbg_say_0123456789abcdef";
        let mut section = vec![1, 1, b'm', name.len() as u8];
        section.extend(name.as_bytes());
        section.extend([0, 3]);
        bytes.extend([0, 2, 1, b'x', IMPORTS, section.len() as u8]);
        bytes.extend(section);
        bytes
    }

    #[test]
    fn both_sides_get_the_same_short_names() {
        let (program, glue) = shortened(&program(), GLUE).expect("they fit together");
        assert_eq!(program, b"\0asm\x01\0\0\0\0\x02\x01x\x02\x08\x01\x01m\x02i0\0\x03");
        assert_eq!(glue, "const imports = {\ni0: function(arg0) {\nsay(arg0);\n},\n};\n");
    }

    #[test]
    fn what_does_not_fit_together_is_refused() {
        assert!(shortened(&program(), "const imports = {};").is_none());
        assert!(shortened(&program()[..20], GLUE).is_none());
        assert!(shortened(b"", GLUE).is_none());
    }

    #[test]
    fn numbers_of_any_length_are_read_as_they_are_written() {
        for value in [0, 1, 127, 128, 300, 16_383, 16_384, 1_000_000] {
            let mut bytes = Vec::new();
            write_number(&mut bytes, value);
            assert_eq!(number(&bytes), Some((value, &[][..])));
        }
        assert_eq!(number(&[0x80]), None);
    }
}
