//! For those who like Trunk: `trunk serve` builds everything in one program and calls this at the end (`Trunk.toml`).

use crate::args::Args;
use crate::page;
use crate::stop::{Result, Stop};
use std::env;
use std::path::Path;
use std::process::ExitCode;

/// `cargo xtask finish-page`: Trunk's `post_build` hook.
pub(crate) fn finish_page(args: Args) -> Result<ExitCode> {
    args.done()?;
    let staging = env::var_os("TRUNK_STAGING_DIR").ok_or_else(|| {
        Stop::new("finish-page is called by Trunk at the end of a build. To build a page, run `cargo xtask dist`.")
    })?;
    page::finish(Path::new(&staging), None)?;
    Ok(ExitCode::SUCCESS)
}
