//! The light program: the same crate without its feature `whole`. Trunk builds one program of a page; this adds the
//! other, and tells the page that there are two.

use crate::csp::sha256;
use crate::places::{program_name, target};
use crate::program::Program;
use crate::stop::{Result, Stop, While};
use crate::tools::{self, WASM};
use std::fs;
use std::path::Path;

/// What the page calls its whole program; `Trunk.toml` writes it, and not always with the same quotes.
const WHOLE: &str = "whole-program";

/// Builds it into the staging folder and names it in the page.
pub(crate) fn add(staging: &Path) -> Result<()> {
    let built = Program::cargo()
        .args(["build", "--quiet", "--profile", "web", "--target", WASM, "--package", "little-table"])
        .arg("--no-default-features")
        .show()?;
    if !built {
        return Err(Stop::new("The light program could not be built; the reason is above."));
    }
    let wasm = target().join(WASM).join("web").join("little-table.wasm");
    let bytes = fs::read(&wasm).or_stop(|| format!("read {}", wasm.display()))?;
    let name = format!("little-light-{}", digits(&bytes));
    let bound = Program::new(tools::wasm_bindgen()?.join(program_name("wasm-bindgen")))
        .args(["--target", "web", "--no-typescript", "--out-name", &name, "--out-dir"])
        .arg(staging)
        .arg(&wasm)
        .show()?;
    if !bound {
        return Err(Stop::new("wasm-bindgen refused the light program; the reason is above."));
    }
    let page = staging.join("index.html");
    let html = fs::read_to_string(&page).or_stop(|| format!("read {}", page.display()))?;
    let html = named(&html, &name).ok_or_else(|| Stop::new(format!("The page names no {WHOLE} to stand beside.")))?;
    fs::write(&page, html).or_stop(|| format!("write {}", page.display()))
}

/// Sixteen digits that change with the content, as Trunk's names have them.
pub(crate) fn digits(bytes: &[u8]) -> String {
    let digits: String = sha256(bytes).bytes().skip("sha256-".len()).map(|byte| format!("{byte:02x}")).collect();
    digits.chars().take(16).collect()
}

/// The page with both programs named before its first script, which begins to load one of them.
fn named(html: &str, name: &str) -> Option<String> {
    let place = html[..html.find(WHOLE)?].rfind("<meta")?;
    let end = place + html[place..].find('>')? + 1;
    let (whole, without) = (&html[place..end], [&html[..place], &html[end..]].concat());
    let (before, after) = without.split_at(without.find("<script")?);
    Some(format!("{before}<meta name=\"light-program\" content=\"./{name}.js ./{name}_bg.wasm\">{whole}{after}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_page_names_both() {
        let page = "<head><script src=a></script><meta name=\"whole-program\" content=\"./a.js ./a.wasm\"></head>";
        let html = named(page, "b").expect("a page with a program");
        let both = "<meta name=\"light-program\" content=\"./b.js ./b_bg.wasm\"><meta name=\"whole-program\" content=\"./a.js ./a.wasm\">";
        assert_eq!(html, format!("<head>{both}<script src=a></script></head>"));
        assert!(named("<head></head>", "b").is_none());
    }

    #[test]
    fn a_name_has_sixteen_digits() {
        assert!(crate::hosting::is_hashed(&format!("little-light-{}_bg.wasm", digits(b"x"))));
        assert_ne!(digits(b"x"), digits(b"y"));
    }
}
