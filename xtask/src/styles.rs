//! Our own stylesheets without what only people read.

/// Takes comments and room out of a stylesheet. No text in ours holds the marks of a comment.
pub(crate) fn stripped(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    let mut rest = text;
    while let Some((before, after)) = rest.split_once("/*") {
        out += before;
        rest = after.split_once("*/").map_or("", |(_, after)| after);
    }
    out += rest;
    out.lines().map(str::trim).filter(|line| !line.is_empty()).map(tight).collect()
}

/// A line without the room that nothing needs, and with its end where it says nothing of its own.
fn tight(line: &str) -> String {
    match line.strip_suffix(" {") {
        Some(before) => [before, "{"].concat(),
        None if line.ends_with(';') => line.replacen(": ", ":", 1),
        None if line.ends_with(['{', '}', ',']) => line.to_owned(),
        None => [line, "\n"].concat(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn comments_and_room_go() {
        let text = "/* About\n   a. */\na {\n  color: red; /* why */\n\n}\n@media print { b { top: 0 } }\n";
        assert_eq!(stripped(text), "a{color:red;}@media print { b { top: 0 } }");
        // A value over several lines keeps its ends, a selector its colon.
        assert_eq!(stripped("a:is(b),\nc: d {\n  top:\n    1px\n    2px;\n}"), "a:is(b),c: d{top:\n1px\n2px;}");
    }
}
