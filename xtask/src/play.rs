//! `cargo xtask play` and `cargo xtask dist`: the page for a person here, and for a host elsewhere.

use crate::archive;
use crate::args::Args;
use crate::budget;
use crate::page::Page;
use crate::places::{on_path, target};
use crate::process::Process;
use crate::serve::Server;
use crate::stop::Result;
use std::env;
use std::process::ExitCode;

/// Not a port that other tools like to take; saved games belong to an address, so it stays the same.
const PORT: u16 = 7420;

/// Builds the page if anything changed, serves it until Ctrl+C, and opens a browser if there is one.
pub(crate) fn play(mut args: Args) -> Result<ExitCode> {
    let port = args.number("--port")?.unwrap_or(PORT);
    let open = !args.flag("--no-open");
    args.done()?;
    let page = Page::to_play()?;
    let server = Server::bind(port, page.folder().to_owned())?; // first, so that a taken port is told before the build
    page.build(true)?;
    println!("\nLittle Table is at {}   (Ctrl+C stops it)", server.address());
    if open {
        open_browser(&server.address());
    }
    server.run();
    Ok(ExitCode::SUCCESS)
}

/// Leaves a page in `dist/` that works under any path of any static host.
pub(crate) fn dist(mut args: Args) -> Result<ExitCode> {
    let (at, archived) = (args.address("--at")?, args.flag("--archive"));
    args.done()?;
    let page = Page::release()?.at(at);
    page.build(true)?;
    println!("\n{}", budget::sizes(page.folder())?);
    if archived {
        let archive = target().join(concat!("little-table-", env!("CARGO_PKG_VERSION"), ".zip"));
        archive::write(page.folder(), &archive)?;
        println!("{} is ready: unpack it on any static host.", archive.display());
    }
    println!("dist/ is ready: copy it to any static host, under any path.");
    Ok(ExitCode::SUCCESS)
}

/// Opens the address where there is something to open it with; otherwise nothing happens, as the address is printed.
fn open_browser(address: &str) {
    if env::var_os("CI").is_some() {
        return;
    }
    if cfg!(target_os = "macos") {
        Process::new("open").arg(address).let_go();
    } else if cfg!(windows) {
        Process::new("cmd").args(["/C", "start", "", address]).let_go();
    } else if env::var_os("DISPLAY").or_else(|| env::var_os("WAYLAND_DISPLAY")).is_some()
        && on_path("xdg-open").is_some()
    {
        Process::new("xdg-open").arg(address).let_go();
    }
}
