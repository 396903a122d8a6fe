//! Our own scripts without what only people read. Nothing in them stands on more than one line but code and comments;
//! a text that does is refused, so that nothing is taken out of it.

use crate::stop::{Result, Stop, While};
use std::fs;
use std::path::Path;

/// Takes lines that are comments, and room before the others, out of a script in place.
pub(crate) fn strip(script: &Path) -> Result<()> {
    let text = fs::read_to_string(script).or_stop(|| format!("read {}", script.display()))?;
    let text = stripped(&script.display().to_string(), &text)?;
    fs::write(script, text).or_stop(|| format!("write {}", script.display()))
}

/// The text of a script without them.
pub(crate) fn stripped(name: &str, text: &str) -> Result<String> {
    without_comments(text).ok_or_else(|| Stop::new(format!("{name} has a text over more than one line.")))
}

fn without_comments(text: &str) -> Option<String> {
    let mut out = String::with_capacity(text.len());
    let mut comment = false;
    for line in text.lines().map(str::trim) {
        comment |= line.starts_with("/*");
        let kept = !comment && !line.is_empty() && !line.starts_with("//");
        if kept {
            if line.matches('`').count() % 2 == 1 {
                return None;
            }
            out += line;
            out.push('\n');
        }
        comment &= !line.ends_with("*/");
    }
    Some(out)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn comments_and_room_go() {
        let text = "// about\nconst a = 1; // why\n\n/** What\n * it does. */\nfunction b() {\n  return `${a}`; \n}\n";
        assert_eq!(without_comments(text).as_deref(), Some("const a = 1; // why\nfunction b() {\nreturn `${a}`;\n}\n"));
    }

    #[test]
    fn a_text_over_two_lines_is_refused() {
        assert!(without_comments("const a = `one\n  two`;").is_none());
    }
}
