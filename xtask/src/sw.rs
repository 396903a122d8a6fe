//! The service worker of a built page: the template in `static/pwa/sw.js`, and the files it keeps, each with its digest.

use crate::digest::sha256;
use crate::places::{files_under, root};
use crate::stop::{Result, While};
use std::fs;
use std::path::Path;

/// Its name in the page; `static/scripts/pwa.js` registers it.
const NAME: &str = "sw.js";

/// What the table does without: pictures for shops and home screens, and what is for other sites and for hosts.
const NOT_KEPT: [&str; 6] = ["icons/", "demo/", "hosting/", "embed.js", "embed.d.ts", "_headers"];

/// Writes the service worker for what lies in `dist` now.
pub(crate) fn write(dist: &Path) -> Result<()> {
    let template = root().join("static").join("pwa").join(NAME);
    let template = fs::read_to_string(&template).or_stop(|| format!("read {}", template.display()))?;
    let mut kept = Vec::new();
    for file in files_under(dist, &[])? {
        let name = file.to_string_lossy().replace('\\', "/");
        if is_kept(&name) {
            let bytes = fs::read(dist.join(&file)).or_stop(|| format!("read {name}"))?;
            kept.push((name, sha256(&bytes)));
        }
    }
    let place = dist.join(NAME);
    fs::write(&place, script(&kept, &template)).or_stop(|| format!("write {}", place.display()))
}

fn is_kept(name: &str) -> bool {
    let hidden = name.starts_with('.');
    let compressed = name.ends_with(".gz") || name.ends_with(".br");
    !hidden && !compressed && name != NAME && !NOT_KEPT.iter().any(|other| name.starts_with(other))
}

/// The version changes with any file and with the template, and with nothing else.
fn script(kept: &[(String, String)], template: &str) -> String {
    let list: Vec<String> = kept.iter().map(|(name, digest)| format!("[{name:?},{digest:?}]")).collect();
    let files = format!("new Map([{}])", list.join(","));
    let version = sha256(format!("{files}{template}").as_bytes());
    format!("const version = {version:?};\nconst files = {files};\n{template}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn everything_that_is_played_with_is_kept() {
        for name in
            ["index.html", "bot.js", "little-table-0123_bg.wasm", "art/goods.svg", "fonts/a.woff2", "licences.txt"]
        {
            assert!(is_kept(name), "{name}");
        }
        for name in
            ["sw.js", "index.html.br", "bot.js.gz", "icons/wide.webp", "demo/index.html", ".nojekyll", "_headers"]
        {
            assert!(!is_kept(name), "{name}");
        }
    }

    #[test]
    fn the_version_follows_the_files_and_the_template() {
        let list = |digest: &str| vec![("a.js".to_owned(), digest.to_owned())];
        let first = script(&list("sha256-x"), "run();");
        assert!(first.contains("new Map([[\"a.js\",\"sha256-x\"]])") && first.ends_with("\nrun();"));
        assert_eq!(first, script(&list("sha256-x"), "run();"));
        let version = |text: &str| text.lines().next().map(str::to_owned);
        assert_ne!(version(&first), version(&script(&list("sha256-y"), "run();")));
        assert_ne!(version(&first), version(&script(&list("sha256-x"), "walk();")));
    }
}
