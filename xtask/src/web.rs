//! What the server needs to know of HTTP, without a socket: requests, paths, types.

use std::path::PathBuf;

/// The few parts of a request that matter here.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Request {
    /// `GET`, `HEAD`, …
    pub(crate) method: String,
    /// The path as sent, without the query.
    pub(crate) path: String,
    /// Whether gzip is welcome.
    pub(crate) gzip: bool,
    /// The version of the file that the browser has.
    pub(crate) known: Option<String>,
    /// Whether the connection ends after the answer.
    pub(crate) last: bool,
}

impl Request {
    /// Reads a request's head; `None` if it is none.
    pub(crate) fn parse(head: &str) -> Option<Self> {
        let mut lines = head.lines();
        let mut first = lines.next()?.split(' ');
        let (method, target, version) = (first.next()?, first.next()?, first.next()?);
        let header = |name: &str| {
            let mut found = head.lines().skip(1).filter_map(|line| line.split_once(':'));
            found.find(|(key, _)| key.trim().eq_ignore_ascii_case(name)).map(|(_, value)| value.trim().to_owned())
        };
        let connection = header("connection").unwrap_or_default().to_ascii_lowercase();
        Some(Self {
            method: method.to_owned(),
            path: target.split(['?', '#']).next()?.to_owned(),
            gzip: header("accept-encoding").is_some_and(|list| accepts_gzip(&list)),
            known: header("if-none-match"),
            last: connection == "close" || (version == "HTTP/1.0" && connection != "keep-alive"),
        })
    }
}

fn accepts_gzip(list: &str) -> bool {
    list.split(',').any(|entry| {
        let mut parts = entry.split(';').map(str::trim);
        parts.next() == Some("gzip") && !parts.any(|part| part == "q=0")
    })
}

/// The file that a path means, as a path inside the served folder; `None` for whatever tries to leave it or hides.
pub(crate) fn inside(path: &str) -> Option<PathBuf> {
    let decoded = percent_decoded(path.strip_prefix('/')?)?;
    let mut file = PathBuf::new();
    for part in decoded.split('/') {
        if part.contains(['\\', ':', '\0']) || part.starts_with('.') {
            return None;
        }
        file.push(part); // pushing "" adds nothing but a slash at the end
    }
    Some(file.components().collect())
}

fn percent_decoded(text: &str) -> Option<String> {
    let mut bytes = Vec::new();
    let mut rest = text.bytes();
    while let Some(byte) = rest.next() {
        if byte == b'%' {
            let digits = [rest.next()?, rest.next()?];
            let digits =
                std::str::from_utf8(&digits).ok().filter(|pair| pair.bytes().all(|digit| digit.is_ascii_hexdigit()))?;
            bytes.push(u8::from_str_radix(digits, 16).ok()?);
        } else {
            bytes.push(byte);
        }
    }
    String::from_utf8(bytes).ok()
}

/// The media type for a file's ending, and whether gzip makes such a file smaller.
pub(crate) fn media_type(ending: &str) -> (&'static str, bool) {
    match ending {
        "html" => ("text/html; charset=utf-8", true),
        "js" | "mjs" => ("text/javascript; charset=utf-8", true),
        "css" => ("text/css; charset=utf-8", true),
        "wasm" => ("application/wasm", true),
        "json" | "map" => ("application/json", true),
        "webmanifest" => ("application/manifest+json", true),
        "svg" => ("image/svg+xml", true),
        "txt" | "md" => ("text/plain; charset=utf-8", true),
        "xml" => ("application/xml", true),
        "ico" => ("image/x-icon", true),
        "png" => ("image/png", false),
        "jpg" | "jpeg" => ("image/jpeg", false),
        "webp" => ("image/webp", false),
        "avif" => ("image/avif", false),
        "woff2" => ("font/woff2", false),
        "ogg" => ("audio/ogg", false),
        "mp3" => ("audio/mpeg", false),
        "wav" => ("audio/wav", true),
        _ => ("application/octet-stream", false),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::path::Path;

    #[test]
    fn a_request_is_read() {
        let request = Request::parse(
            "GET /a.js?v=1 HTTP/1.1\r\nHost: x\r\naccept-encoding: br, gzip;q=0.5\r\nIf-None-Match: \"7\"\r\n\r\n",
        );
        let expected = Request {
            method: "GET".into(),
            path: "/a.js".into(),
            gzip: true,
            known: Some("\"7\"".into()),
            last: false,
        };
        assert_eq!(request, Some(expected));
        assert!(Request::parse("GET / HTTP/1.0\r\n\r\n").is_some_and(|request| request.last && !request.gzip));
        assert_eq!(Request::parse("nonsense\r\n\r\n"), None);
    }

    #[test]
    fn gzip_may_be_refused() {
        assert!(accepts_gzip("gzip"));
        assert!(!accepts_gzip("br"));
        assert!(!accepts_gzip("gzip;q=0, br"));
    }

    #[test]
    fn no_path_leads_out_of_the_folder() {
        for path in [
            "/../x",
            "/a/../../x",
            "/%2e%2e/x",
            "/..%2fx",
            "/a\\..\\x",
            "/C:/x",
            "/.git/config",
            "/%00",
            "/%zz",
            "x",
            "",
        ] {
            assert_eq!(inside(path), None, "{path}");
        }
    }

    #[test]
    fn ordinary_paths_are_themselves() {
        assert_eq!(inside("/").as_deref(), Some(Path::new("")));
        assert_eq!(inside("/a/b.js").as_deref(), Some(Path::new("a/b.js")));
        assert_eq!(inside("/a%20b/").as_deref(), Some(Path::new("a b")));
        assert_eq!(inside("//etc/x").as_deref(), Some(Path::new("etc/x")));
    }

    #[test]
    fn wasm_is_served_so_that_it_can_be_streamed() {
        assert_eq!(media_type("wasm"), ("application/wasm", true));
        assert_eq!(media_type("unheard-of"), ("application/octet-stream", false));
    }
}
