//! What a host needs to know about a built page, in the host's own words: `_headers` (Netlify, Cloudflare Pages),
//! `hosting/nginx.conf`, `hosting/htaccess` (Apache), and `404.html`, which most hosts show by themselves. The policy is read from the page itself, so it
//! cannot differ from it.

use crate::digest::sha256;
use crate::places::files_under;
use crate::stop::{Result, Stop, While};
use std::fs;
use std::path::Path;

/// Headers for every file. Any site may frame the table and load its script, and a sandboxed frame, which is nobody's
/// origin, may load the rest.
const ALWAYS: [(&str, &str); 5] = [
    ("X-Content-Type-Options", "nosniff"),
    ("Referrer-Policy", "no-referrer"),
    ("Access-Control-Allow-Origin", "*"),
    ("Cross-Origin-Resource-Policy", "cross-origin"),
    ("Permissions-Policy", "camera=(), geolocation=(), microphone=(), payment=(), usb=()"),
];

/// For files whose names change with their content.
const FOREVER: &str = "public, max-age=31536000, immutable";

/// What is shown where there is nothing; `play` shows it, too.
const NOT_FOUND: &str = include_str!("not_found.html");

/// The picture of the page that is shown where somebody has sent its address.
const PREVIEW: &str = "icons/preview.png";

/// Writes the files for hosts. Previews of links want whole addresses, so the page gets them if its own is known.
pub(crate) fn write(dist: &Path, at: Option<&str>) -> Result<()> {
    let page = dist.join("index.html");
    let html = fs::read_to_string(&page).or_stop(|| format!("read {}", page.display()))?;
    if let Some(at) = at {
        fs::write(&page, at_its_address(&html, at)).or_stop(|| format!("write {}", page.display()))?;
    }
    let policy = policy_of(&html).ok_or_else(|| Stop::new("The page carries no content security policy."))?;
    let (not_found, style) = not_found(at.unwrap_or("./"));
    // What a page cannot say itself, and the style of the page that a host shows in place of a missing one.
    let policy =
        format!("{}; frame-ancestors *", policy.replace("style-src 'self'", &format!("style-src 'self' '{style}'")));
    let folder = dist.join("hosting");
    fs::create_dir_all(&folder).or_stop(|| format!("make the folder {}", folder.display()))?;
    let all = files_under(dist, &[])?;
    let hashed: Vec<&str> = all.iter().filter_map(|file| file.to_str()).filter(|name| is_hashed(name)).collect();
    let files = [
        (dist.join("_headers"), headers(&policy, &hashed)),
        (folder.join("nginx.conf"), nginx(&policy)),
        (folder.join("htaccess"), apache(&policy)),
        (dist.join("404.html"), not_found),
        // GitHub Pages would otherwise leave out files whose names begin with an underscore.
        (dist.join(".nojekyll"), String::new()),
    ];
    for (place, text) in files {
        fs::write(&place, text).or_stop(|| format!("write {}", place.display()))?;
    }
    Ok(())
}

/// The page with whole addresses for those who make a preview of it.
fn at_its_address(html: &str, at: &str) -> String {
    let picture = format!("content=\"{at}{PREVIEW}\">\n<meta property=\"og:url\" content=\"{at}\">");
    html.replace(&format!("content=\"{PREVIEW}\">"), &picture)
}

/// The page for what is not there, which may be asked for at any depth: its style lies within it, and its policy allows that
/// style and nothing else. Also the digest of the style.
fn not_found(home: &str) -> (String, String) {
    let style = NOT_FOUND.split_once("<style>").and_then(|(_, rest)| rest.split_once("</style>"));
    let digest = sha256(style.map_or("", |(style, _)| style).as_bytes());
    let policy =
        format!("<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; style-src '{digest}'\">");
    let html = NOT_FOUND.replace("<meta name=\"viewport\"", &format!("{policy}\n<meta name=\"viewport\""));
    (html.replace("href=\"/\"", &format!("href=\"{home}\"")), digest)
}

/// The policy in the page's `<meta>`.
fn policy_of(html: &str) -> Option<&str> {
    let from = html.find("default-src")?;
    let end = html[from..].find('"')?;
    Some(html[from..from + end].trim_end_matches([';', ' ']))
}

/// Whether a name changes with the content: Trunk puts up to 16 digits before the ending, without zeros in front.
pub(crate) fn is_hashed(name: &str) -> bool {
    let Some((stem, _)) = name.rsplit_once('.') else { return false };
    let stem = stem.strip_suffix("_bg").unwrap_or(stem);
    let digits = stem.rsplit_once('-').map_or("", |(_, digits)| digits);
    (12..=16).contains(&digits.len()) && digits.bytes().all(|byte| matches!(byte, b'0'..=b'9' | b'a'..=b'f'))
}

fn headers(policy: &str, hashed: &[&str]) -> String {
    let mut text = "/*\n".to_owned();
    for (name, value) in ALWAYS {
        text += &format!("  {name}: {value}\n");
    }
    text += &format!("  Content-Security-Policy: {policy}\n  Cache-Control: no-cache\n");
    // The demo page is a stranger's page: it frames the table and has a look of its own.
    text += "/demo/*\n  ! Content-Security-Policy\n";
    for name in hashed {
        text += &format!("/{name}\n  ! Cache-Control\n  Cache-Control: {FOREVER}\n");
    }
    text
}

/// To be included in a `server` block whose `root` is the folder above the table.
fn nginx(policy: &str) -> String {
    let always: String =
        ALWAYS.iter().map(|(name, value)| format!("add_header {name} \"{value}\" always;\n")).collect();
    format!(
        r#"# Little Table behind nginx. Two lines of your own, and this file within them:
#
#   location /little-table/ {{
#     include /srv/www/little-table/hosting/nginx.conf;
#   }}
#
# with the built page in /srv/www/little-table and `root /srv/www;` in the server block. Any other path will do.
# For a page where there is nothing, add to the location: error_page 404 /little-table/404.html;
# If your nginx has ngx_brotli, add `brotli_static on;`: the copies are there.

index index.html;
gzip_static on;
gzip_vary on;

# All kinds of files the table has; in here they count instead of the server's own list.
types {{
  text/html html;
  text/css css;
  text/javascript js;
  text/plain txt ts;
  application/wasm wasm;
  application/manifest+json webmanifest;
  image/svg+xml svg;
  image/png png;
  image/webp webp;
  font/woff2 woff2;
}}

{always}add_header Content-Security-Policy $little_table_policy always;
add_header Cache-Control $little_table_cache always;

# Names that change with the content are kept for ever; everything else is asked for anew, which costs a 304.
set $little_table_policy "{policy}";
set $little_table_cache "no-cache";
if ($uri ~ "-[0-9a-f]{{12,16}}(_bg)?\.(css|js|wasm)$") {{
  set $little_table_cache "{FOREVER}";
}}
# The demo is a stranger's page: it frames the table, and carries a policy of its own.
if ($uri ~ "/demo/") {{
  set $little_table_policy "";
}}
"#
    )
}

/// To be put beside `index.html` as `.htaccess`, which is the one thing that can be said where others keep the server.
fn apache(policy: &str) -> String {
    let always: String = ALWAYS.iter().map(|(name, value)| format!("  Header set {name} \"{value}\"\n")).collect();
    format!(
        r#"# Little Table behind Apache: copy this file to `.htaccess`, beside index.html. A server without one of these modules
# passes over what is said to it. For a page where there is nothing, add the address of yours:
#   ErrorDocument 404 /little-table/404.html

<IfModule mod_mime.c>
  AddType text/javascript .js
  AddType application/wasm .wasm
  AddType application/manifest+json .webmanifest
  AddType image/svg+xml .svg
  AddType image/webp .webp
  AddType font/woff2 .woff2
</IfModule>

<IfModule mod_headers.c>
{always}  Header set Content-Security-Policy "{policy}"
  Header set Cache-Control "no-cache"
  # Names that change with the content are kept for ever; everything else is asked for anew, which costs a 304: once Apache
  # forgets that what it has compressed was given a tag of its own.
  RequestHeader edit If-None-Match "-gzip\"$" "\""
  <FilesMatch "-[0-9a-f]{{12,16}}(_bg)?\.(css|js|wasm)$">
    Header set Cache-Control "{FOREVER}"
  </FilesMatch>
  # The demo is a stranger's page: it frames the table, and carries a policy of its own.
  <If "%{{REQUEST_URI}} =~ m#/demo/#">
    Header unset Content-Security-Policy
  </If>
</IfModule>

<IfModule mod_deflate.c>
  <IfModule mod_filter.c>
    AddOutputFilterByType DEFLATE text/html text/css text/javascript text/plain application/wasm application/manifest+json image/svg+xml
  </IfModule>
</IfModule>
"#
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    const PAGE: &str =
        "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; script-src 'self'\">";

    #[test]
    fn the_policy_is_the_pages_own() {
        assert_eq!(policy_of(PAGE), Some("default-src 'none'; script-src 'self'"));
        assert_eq!(policy_of("<p>"), None);
    }

    #[test]
    fn the_page_for_what_is_missing_may_use_its_own_style_only() {
        let (html, digest) = not_found("https://fans.example/table/");
        assert!(html.contains(&format!("content=\"default-src 'none'; style-src '{digest}'\"")));
        assert!(html.contains("href=\"https://fans.example/table/\"") && !html.contains("href=\"/\""));
        let (_, style) = html.split_once("<style>").expect("a style");
        assert_eq!(sha256(style.split_once("</style>").expect("its end").0.as_bytes()), digest);
    }

    #[test]
    fn previews_get_whole_addresses_where_the_address_is_known() {
        let html =
            at_its_address("<meta property=\"og:image\" content=\"icons/preview.png\">", "https://fans.example/");
        assert!(html.contains("content=\"https://fans.example/icons/preview.png\""));
        assert!(html.contains("<meta property=\"og:url\" content=\"https://fans.example/\">"));
        assert!(include_str!("../../index.html").contains(&format!("content=\"{PREVIEW}\">")));
    }

    #[test]
    fn names_that_change_with_the_content_are_known() {
        for name in
            ["little-table-6e350ce1a71ba6a1.js", "little-table-6e350ce1a71ba6a1_bg.wasm", "card-4d6d1614796d135.css"]
        {
            assert!(is_hashed(name), "{name}");
        }
        for name in ["bot.js", "sw.js", "art/goods.svg", "demo/demo.css", "_headers", "a-6e350ce1a7.js"] {
            assert!(!is_hashed(name), "{name}");
        }
    }

    #[test]
    fn every_host_hears_the_same() {
        let policy = "default-src 'none'";
        for text in [headers(policy, &["app-0123456789abcdef.js"]), nginx(policy), apache(policy)] {
            assert!(text.contains(policy) && text.contains(FOREVER));
            for (name, value) in ALWAYS {
                assert!(text.contains(name) && text.contains(value), "{name}");
            }
            assert!(!text.contains("X-Frame-Options"));
        }
    }
}
