//! The service worker of a built page: the template in `static/pwa/sw.js`, the files it keeps, each with its digest, and which
//! of them only one game needs.

use crate::digest::sha256;
use crate::places::{files_under, root};
use crate::programs::RELEASE;
use crate::stop::{Result, While};
use std::fs;
use std::path::Path;

/// Its name in the page; `static/scripts/pwa.js` registers it.
const NAME: &str = "sw.js";

/// What the table does without: pictures for shops and home screens, and what is for other sites and for hosts.
const NOT_KEPT: [&str; 7] = ["404.html", "icons/", "demo/", "hosting/", "embed.js", "embed.d.ts", "_headers"];

/// Writes the service worker for what lies in `dist` now.
pub(crate) fn write(dist: &Path) -> Result<()> {
    let template = root().join("static").join("pwa").join(NAME);
    let template = fs::read_to_string(&template).or_stop(|| format!("read {}", template.display()))?;
    let mut kept = Vec::new();
    for file in files_under(dist, &[])? {
        let name = file.to_string_lossy().replace('\\', "/");
        if is_kept(&name) {
            let bytes = fs::read(dist.join(&file)).or_stop(|| format!("read {name}"))?;
            kept.push(Kept { name, digest: sha256(&bytes), bytes: bytes.len() });
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

/// A file that the service worker keeps.
struct Kept {
    name: String,
    digest: String,
    bytes: usize,
}

/// The version changes with any file and with the template, and with nothing else.
fn script(kept: &[Kept], template: &str) -> String {
    let list: Vec<String> = kept.iter().map(|Kept { name, digest, .. }| format!("[{name:?},{digest:?}]")).collect();
    let (files, games) = (format!("new Map([{}])", list.join(",")), games(kept));
    let version = sha256(format!("{files}{games}{template}").as_bytes());
    format!("const version = {version:?};\nconst files = {files};\nconst games = {games};\n{template}")
}

/// What only one game needs, with its bytes. A page of one program has nothing of the kind.
fn games(kept: &[Kept]) -> String {
    let names = |program: &str, file: &str| file.strip_prefix(program).is_some_and(|rest| rest.starts_with('-'));
    let is_there = |program: &str| kept.iter().any(|file| names(program, &file.name));
    let parts = RELEASE.iter().filter(|program| !program.sheets.is_empty() && is_there(program.name)).map(|program| {
        let alone = |name: &str| names(program.name, name) || program.art.contains(&name);
        let needs = kept.iter().filter(|file| alone(&file.name));
        let needs: Vec<String> = needs.map(|Kept { name, bytes, .. }| format!("{name:?}:{bytes}")).collect();
        format!("{:?}:{{{}}}", program.name, needs.join(","))
    });
    format!("{{{}}}", parts.collect::<Vec<_>>().join(","))
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
        let list = |digest: &str| vec![Kept { name: "a.js".to_owned(), digest: digest.to_owned(), bytes: 1 }];
        let first = script(&list("sha256-x"), "run();");
        assert!(first.contains("new Map([[\"a.js\",\"sha256-x\"]])") && first.ends_with("\nrun();"));
        assert_eq!(first, script(&list("sha256-x"), "run();"));
        let version = |text: &str| text.lines().next().map(str::to_owned);
        assert_ne!(version(&first), version(&script(&list("sha256-y"), "run();")));
        assert_ne!(version(&first), version(&script(&list("sha256-x"), "walk();")));
    }

    #[test]
    fn what_only_one_game_needs_is_told_apart() {
        let kept = |name: &str| Kept { name: name.to_owned(), digest: String::new(), bytes: 7 };
        let all = ["index.html", "la-granja-0a_bg.wasm", "art/granja.svg", "art/icons.svg", "lobby-0a.js"].map(kept);
        assert_eq!(games(&all), "{\"la-granja\":{\"la-granja-0a_bg.wasm\":7,\"art/granja.svg\":7}}");
        assert_eq!(games(&["everything-0a.js", "art/granja.svg"].map(kept)), "{}");
    }

    #[test]
    fn the_art_of_a_game_is_there() {
        for file in RELEASE.iter().flat_map(|program| program.art) {
            assert!(root().join("static").join(file).is_file(), "{file}");
        }
    }
}
