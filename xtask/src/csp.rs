//! The page's content security policy: which inline scripts it allows, named by their hashes.

use sha2::{Digest, Sha256};

/// Where the policy in `index.html` wants the hashes.
const PLACEHOLDER: &str = "'sha256-INLINE-SCRIPTS'";

/// The page with the hashes of its inline scripts in its policy; a page without a placeholder is left as it is.
pub(crate) fn allow_inline_scripts(html: &str) -> String {
    let mut hashes: Vec<String> = inline_scripts(html).into_iter().map(hash).collect();
    hashes.sort();
    hashes.dedup();
    if hashes.is_empty() {
        return html.replace(&format!(" {PLACEHOLDER}"), "").replace(PLACEHOLDER, "");
    }
    html.replace(PLACEHOLDER, &hashes.join(" "))
}

/// The policy's name for a script: the browser hashes exactly the bytes between the tags.
fn hash(script: &str) -> String {
    format!("'{}'", sha256(script.as_bytes()))
}

/// A digest as browsers write it: `sha256-` and base64.
pub(crate) fn sha256(bytes: &[u8]) -> String {
    format!("sha256-{}", base64(&Sha256::digest(bytes)))
}

/// The text of every `<script>` without a `src`, in order.
fn inline_scripts(html: &str) -> Vec<&str> {
    let lower = html.to_ascii_lowercase(); // same length, so positions agree
    let mut scripts = Vec::new();
    let mut from = 0;
    while let Some(at) = next_tag(&lower, from) {
        let open = at + "<script".len();
        let Some(end) = tag_end(&lower, open) else {
            break;
        };
        let Some(close) = lower[end..].find("</script").map(|offset| end + offset) else {
            break;
        };
        if !has_source(&lower[open..end - 1]) {
            scripts.push(&html[end..close]);
        }
        from = close;
    }
    scripts
}

/// The next `<script` that is neither in a comment nor the beginning of a longer word.
fn next_tag(html: &str, mut from: usize) -> Option<usize> {
    loop {
        let script = from + html[from..].find("<script")?;
        let comment = html[from..script].find("<!--").map(|offset| from + offset);
        if let Some(comment) = comment {
            from = comment + html[comment..].find("-->")?;
            continue;
        }
        let after = html[script + "<script".len()..].chars().next();
        if after.is_some_and(|c| c == '>' || c == '/' || c.is_ascii_whitespace()) {
            return Some(script);
        }
        from = script + 1;
    }
}

/// The position after the `>` that ends a tag, passing over quoted values.
fn tag_end(html: &str, from: usize) -> Option<usize> {
    let mut quote = None;
    for (offset, c) in html[from..].char_indices() {
        match quote {
            Some(open) if c == open => quote = None,
            None if c == '"' || c == '\'' => quote = Some(c),
            None if c == '>' => return Some(from + offset + 1),
            _ => {}
        }
    }
    None
}

fn has_source(attributes: &str) -> bool {
    attributes.match_indices("src").any(|(at, _)| {
        let before = attributes[..at].chars().next_back();
        let after = attributes[at + 3..].trim_start();
        before.is_some_and(|c| c.is_ascii_whitespace()) && after.starts_with('=')
    })
}

fn base64(bytes: &[u8]) -> String {
    const LETTERS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    let mut text = String::new();
    for group in bytes.chunks(3) {
        let bits = group.iter().fold(0_u32, |bits, byte| bits << 8 | u32::from(*byte)) << (8 * (3 - group.len()));
        for place in 0..4 {
            let letter = LETTERS[(bits >> (18 - 6 * place)) as usize & 63];
            text.push(if place <= group.len() { letter.into() } else { '=' });
        }
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn base64_is_as_in_the_rfc() {
        for (plain, coded) in [("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foobar", "Zm9vYmFy")] {
            assert_eq!(base64(plain.as_bytes()), coded);
        }
    }

    #[test]
    fn the_hash_is_the_one_browsers_ask_for() {
        // The example of the CSP specification.
        assert_eq!(hash("alert('Hello, world.');"), "'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='");
    }

    #[test]
    fn only_inline_scripts_are_found() {
        let html = "<!-- <script>no</script> --><script src='a.js'></script><SCRIPT type=\"module\">one</SCRIPT>\
            <scripty>no</scripty><script data-x=\"a>b\">two</script ><script>\nthree\n</script>";
        assert_eq!(inline_scripts(html), ["one", "two", "\nthree\n"]);
    }

    #[test]
    fn the_placeholder_becomes_the_hashes() {
        let html =
            "script-src 'self' 'sha256-INLINE-SCRIPTS' 'wasm-unsafe-eval'<script>one</script><script>one</script>";
        let done = allow_inline_scripts(html);
        assert_eq!(done.matches("'sha256-").count(), 1);
        assert!(done.contains(&hash("one")));
        assert!(!done.contains("INLINE-SCRIPTS"));
    }

    #[test]
    fn without_inline_scripts_the_placeholder_goes() {
        let html = "script-src 'self' 'sha256-INLINE-SCRIPTS'; x<script src=a.js></script>";
        assert_eq!(allow_inline_scripts(html), "script-src 'self'; x<script src=a.js></script>");
    }
}
