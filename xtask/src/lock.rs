//! The versions that `Cargo.lock` holds.

/// The version of a package in the text of a `Cargo.lock`.
pub(crate) fn version_of<'a>(lock: &'a str, package: &str) -> Option<&'a str> {
    let name = format!("name = \"{package}\"");
    let mut lines = lock.lines().skip_while(|line| *line != name);
    lines.next()?;
    lines.next()?.strip_prefix("version = \"")?.strip_suffix('"')
}

#[cfg(test)]
mod tests {
    use super::version_of;

    const LOCK: &str = "version = 4\n\n[[package]]\nname = \"wasm-bindgen\"\nversion = \"0.2.130\"\nsource = \"x\"\n\n\
        [[package]]\nname = \"wasm-bindgen-macro\"\nversion = \"0.2.129\"\n";

    #[test]
    fn the_version_is_that_of_the_package_named() {
        assert_eq!(version_of(LOCK, "wasm-bindgen"), Some("0.2.130"));
        assert_eq!(version_of(LOCK, "wasm-bindgen-macro"), Some("0.2.129"));
        assert_eq!(version_of(LOCK, "yew"), None);
        assert_eq!(version_of("", "yew"), None);
    }
}
