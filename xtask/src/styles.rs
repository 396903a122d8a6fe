//! Our own stylesheets without what only people read.

/// Takes comments and the room before lines out of a stylesheet. No text in ours holds the marks of a comment.
pub(crate) fn stripped(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    let mut rest = text;
    while let Some((before, after)) = rest.split_once("/*") {
        out += before;
        rest = after.split_once("*/").map_or("", |(_, after)| after);
    }
    out += rest;
    let lines = out.lines().map(str::trim).filter(|line| !line.is_empty());
    lines.flat_map(|line| [line, "\n"]).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn comments_and_room_go() {
        let text = "/* About\n   a. */\na {\n  color: red; /* why */\n\n}\n@media print { b { top: 0 } }\n";
        assert_eq!(stripped(text), "a {\ncolor: red;\n}\n@media print { b { top: 0 } }\n");
    }
}
