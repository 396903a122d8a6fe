//! A small server for the built page: one folder, this machine only, a thread a connection.
//!
//! It answers as a good static host does (types, gzip, ETags), so that what is measured here holds elsewhere. The same
//! files also answer under [`DEEP`], as a page must not care under which path it lives.

use crate::hosting::is_hashed;
use crate::stop::{Result, Stop, While};
use crate::web::{Request, inside, media_type};
use flate2::{Compression, write::GzEncoder};
use std::collections::HashMap;
use std::fs;
use std::io::{BufRead, BufReader, ErrorKind, Read, Write};
use std::net::{Ipv4Addr, TcpListener, TcpStream};
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;
use std::time::{Duration, SystemTime};

/// A second path under which the same files are served.
pub(crate) const DEEP: &str = "/some/deep/path/";

const PATIENCE: Duration = Duration::from_secs(30);
const LONGEST_HEAD: u64 = 16 * 1024;

/// A page being served.
pub(crate) struct Server {
    listener: TcpListener,
    port: u16,
    shelf: Arc<Shelf>,
}

impl Server {
    /// Takes a port of this machine (0 for any free one) for a folder, which may still be empty.
    pub(crate) fn bind(port: u16, folder: PathBuf) -> Result<Self> {
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, port)).map_err(|error| match error.kind() {
            ErrorKind::AddrInUse => Stop::new(format!(
                "Port {port} is in use, perhaps by a page already served. Stop that program, or choose another port: \
                 `cargo xtask play --port {}`.",
                port.saturating_add(1).max(1024)
            )),
            ErrorKind::PermissionDenied => Stop::new(format!(
                "Port {port} is not for ordinary programs. Choose one above 1023, as in `--port 8000`."
            )),
            _ => Stop::new(format!("Could not listen on port {port}: {error}. Try another one with `--port`.")),
        })?;
        let port = listener.local_addr().or_stop(|| "learn the server's own port".to_owned())?.port();
        Ok(Self { listener, port, shelf: Arc::new(Shelf { folder, kept: Mutex::default() }) })
    }

    /// Where a browser finds it.
    pub(crate) fn address(&self) -> String {
        format!("http://127.0.0.1:{}/", self.port)
    }

    /// Serves until the program ends.
    pub(crate) fn run(self) {
        for stream in self.listener.incoming().flatten() {
            let shelf = Arc::clone(&self.shelf);
            thread::spawn(move || {
                let _ = converse(&stream, &shelf); // a browser that hangs up is no news
            });
        }
    }

    /// Serves beside whatever else the program does; returns the address.
    pub(crate) fn run_aside(self) -> String {
        let address = self.address();
        thread::spawn(move || self.run());
        address
    }
}

/// The files of the folder, each compressed once and again when it changes.
struct Shelf {
    folder: PathBuf,
    kept: Mutex<HashMap<PathBuf, Arc<Body>>>,
}

struct Body {
    seen: (SystemTime, u64),
    tag: String,
    plain: Vec<u8>,
    gzip: Option<Vec<u8>>,
    media_type: &'static str,
}

impl Shelf {
    fn get(&self, file: &Path) -> Option<Arc<Body>> {
        let full = self.folder.join(file).canonicalize().ok()?;
        if !full.starts_with(self.folder.canonicalize().ok()?) {
            return None; // a link that leads out
        }
        let data = full.metadata().ok().filter(fs::Metadata::is_file)?;
        let seen = (data.modified().ok()?, data.len());
        let mut kept = self.kept.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(body) = kept.get(&full).filter(|body| body.seen == seen) {
            return Some(Arc::clone(body));
        }
        let body = Arc::new(Body::read(&full, seen)?);
        kept.insert(full, Arc::clone(&body));
        Some(body)
    }
}

impl Body {
    fn read(file: &Path, seen: (SystemTime, u64)) -> Option<Self> {
        let plain = fs::read(file).ok()?;
        let (media_type, compressible) =
            media_type(file.extension().and_then(|ending| ending.to_str()).unwrap_or_default());
        let gzip = compressible.then(|| gzip(&plain)).filter(|small| small.len() < plain.len());
        let moment = seen.0.duration_since(SystemTime::UNIX_EPOCH).unwrap_or_default().as_nanos();
        Some(Self { seen, tag: format!("\"{moment:x}-{:x}\"", seen.1), plain, gzip, media_type })
    }
}

/// As `gzip -9` would make it.
pub(crate) fn gzip(plain: &[u8]) -> Vec<u8> {
    let mut encoder = GzEncoder::new(Vec::new(), Compression::best());
    let written = encoder.write_all(plain).and_then(|()| encoder.finish());
    written.expect("writing into memory does not fail")
}

fn converse(stream: &TcpStream, shelf: &Shelf) -> std::io::Result<()> {
    stream.set_read_timeout(Some(PATIENCE))?;
    stream.set_nodelay(true)?;
    let mut reader = BufReader::new(stream);
    loop {
        let mut head = String::new();
        let mut limited = (&mut reader).take(LONGEST_HEAD);
        while !head.ends_with("\r\n\r\n") {
            if limited.read_line(&mut head)? == 0 {
                return Ok(());
            }
        }
        let Some(request) = Request::parse(&head) else {
            return send(stream, "400 Bad Request", &[], b"", true);
        };
        answer(stream, shelf, &request)?;
        if request.last || !matches!(request.method.as_str(), "GET" | "HEAD") {
            return Ok(()); // whatever body another method sends is not read
        }
    }
}

fn answer(stream: &TcpStream, shelf: &Shelf, request: &Request) -> std::io::Result<()> {
    if !matches!(request.method.as_str(), "GET" | "HEAD") {
        let headers = [("Allow", "GET, HEAD"), ("Connection", "close")];
        return send(stream, "405 Method Not Allowed", &headers, b"", true);
    }
    let whole = request.method == "GET";
    let path =
        request.path.strip_prefix(DEEP.trim_end_matches('/')).filter(|rest| rest.is_empty() || rest.starts_with('/'));
    let path = path.unwrap_or(&request.path);
    let file = if path.is_empty() { Some(PathBuf::new()) } else { inside(path) };
    if let Some(file) = &file
        && !path.ends_with('/')
        && shelf.folder.join(file).is_dir()
    {
        let location = format!("/{}/", request.path.trim_matches('/')); // relative addresses need the slash
        return send(stream, "301 Moved Permanently", &[("Location", &location)], b"", whole);
    }
    let file = file.map(|file| if path.ends_with('/') { file.join("index.html") } else { file });
    let Some((file, body)) = file.and_then(|file| shelf.get(&file).map(|body| (file, body))) else {
        return not_found(stream, shelf, whole);
    };
    let mut headers = vec![("Content-Type", body.media_type), ("ETag", body.tag.as_str())];
    let forever = file.to_str().is_some_and(is_hashed);
    headers.push(("Cache-Control", if forever { "public, max-age=31536000, immutable" } else { "no-cache" }));
    headers.extend([("Vary", "Accept-Encoding"), ("X-Content-Type-Options", "nosniff")]);
    headers.push(("Access-Control-Allow-Origin", "*")); // a sandboxed frame is nobody's origin
    if request.known.as_deref() == Some(body.tag.as_str()) {
        return send(stream, "304 Not Modified", &headers, b"", false);
    }
    match &body.gzip {
        Some(gzip) if request.gzip => {
            headers.push(("Content-Encoding", "gzip"));
            send(stream, "200 OK", &headers, gzip, whole)
        }
        _ => send(stream, "200 OK", &headers, &body.plain, whole),
    }
}

fn not_found(stream: &TcpStream, shelf: &Shelf, whole: bool) -> std::io::Result<()> {
    let headers = [("Content-Type", "text/html; charset=utf-8"), ("Cache-Control", "no-cache")];
    let own = shelf.get(Path::new("404.html"));
    let ours = include_bytes!("not_found.html").as_slice();
    send(stream, "404 Not Found", &headers, own.as_ref().map_or(ours, |body| &body.plain), whole)
}

fn send(
    mut stream: &TcpStream,
    status: &str,
    headers: &[(&str, &str)],
    body: &[u8],
    whole: bool,
) -> std::io::Result<()> {
    let mut head = format!("HTTP/1.1 {status}\r\n");
    for (key, value) in headers {
        head += &format!("{key}: {value}\r\n");
    }
    if !status.starts_with("304") {
        head += &format!("Content-Length: {}\r\n", body.len());
    }
    head += "\r\n";
    let mut bytes = head.into_bytes();
    if whole {
        bytes.extend_from_slice(body);
    }
    stream.write_all(&bytes)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The answer to one request: head and body.
    fn ask(address: &str, request: &str) -> (String, Vec<u8>) {
        let host = address.trim_start_matches("http://").trim_end_matches('/');
        let mut stream = TcpStream::connect(host).unwrap();
        stream.write_all(format!("{request}Connection: close\r\n\r\n").as_bytes()).unwrap();
        let mut answer = Vec::new();
        stream.read_to_end(&mut answer).unwrap();
        let end = answer.windows(4).position(|bytes| bytes == b"\r\n\r\n").unwrap() + 4;
        (String::from_utf8(answer[..end].to_vec()).unwrap(), answer[end..].to_vec())
    }

    /// A folder that is gone when the test is over.
    struct Place(PathBuf);

    impl Drop for Place {
        fn drop(&mut self) {
            let _ = fs::remove_dir_all(&self.0);
        }
    }

    /// Serves a folder of its own with a page, a script, and a secret beside it.
    fn serve(name: &str) -> (String, Place) {
        let place = std::env::temp_dir().join(format!("little-table-{}-{name}", std::process::id()));
        let folder = place.join("dist");
        fs::create_dir_all(&folder).unwrap();
        fs::write(place.join("secret.txt"), "secret").unwrap();
        fs::write(folder.join("index.html"), "<p>home").unwrap();
        fs::write(folder.join("app.js"), "say();".repeat(100)).unwrap();
        #[cfg(unix)]
        let _ = std::os::unix::fs::symlink(place.join("secret.txt"), folder.join("link.txt"));
        (Server::bind(0, folder).unwrap().run_aside(), Place(place))
    }

    #[test]
    fn the_page_answers_at_the_root_and_under_a_deep_path() {
        let (address, _place) = serve("paths");
        for path in ["/", "/index.html", "/some/deep/path/", "/?embed=1"] {
            let (head, body) = ask(&address, &format!("GET {path} HTTP/1.1\r\n"));
            assert!(head.starts_with("HTTP/1.1 200") && head.contains("text/html"), "{path}: {head}");
            assert_eq!(body, b"<p>home", "{path}");
        }
        let (head, _) = ask(&address, "GET /some/deep/path HTTP/1.1\r\n");
        assert!(head.starts_with("HTTP/1.1 301") && head.contains("Location: /some/deep/path/\r\n"), "{head}");
    }

    #[test]
    fn what_is_not_in_the_folder_is_not_found() {
        let (address, _place) = serve("outside");
        for path in ["/none", "/../secret.txt", "/%2e%2e/secret.txt", "/link.txt", "/some/deep/path/../../secret.txt"] {
            let (head, body) = ask(&address, &format!("GET {path} HTTP/1.1\r\n"));
            assert!(head.starts_with("HTTP/1.1 404"), "{path}: {head}");
            assert!(!body.ends_with(b"secret"), "{path}");
        }
    }

    #[test]
    fn files_are_compressed_for_those_who_ask_and_sent_once() {
        let (address, _place) = serve("gzip");
        let (head, body) = ask(&address, "GET /app.js HTTP/1.1\r\nAccept-Encoding: gzip\r\n");
        assert!(head.contains("Content-Encoding: gzip") && body.starts_with(&[0x1f, 0x8b]), "{head}");
        let (plain, body) = ask(&address, "GET /app.js HTTP/1.1\r\n");
        assert!(!plain.contains("Content-Encoding") && body.len() == 600, "{plain}");
        let (only_head, body) = ask(&address, "HEAD /app.js HTTP/1.1\r\n");
        assert!(only_head.contains("Content-Length: 600") && body.is_empty());
        let tag = head.lines().find_map(|line| line.strip_prefix("ETag: ")).unwrap();
        let (head, body) = ask(&address, &format!("GET /app.js HTTP/1.1\r\nIf-None-Match: {tag}\r\n"));
        assert!(head.starts_with("HTTP/1.1 304") && body.is_empty());
        assert!(ask(&address, "DELETE /app.js HTTP/1.1\r\n").0.starts_with("HTTP/1.1 405"));
    }

    #[test]
    fn a_taken_port_is_told_in_words() {
        let first = Server::bind(0, PathBuf::new()).unwrap();
        let told = Server::bind(first.port, PathBuf::new()).err().map(|stop| stop.to_string());
        assert!(told.is_some_and(|words| words.contains("is in use") && words.contains("--port")));
    }
}
