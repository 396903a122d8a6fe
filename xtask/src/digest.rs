//! Digests of files: as browsers check them, and as names carry them.

use base64::prelude::{BASE64_STANDARD, Engine};
use sha2::{Digest, Sha256};

/// A digest as browsers write it: `sha256-` and base64.
pub(crate) fn sha256(bytes: &[u8]) -> String {
    format!("sha256-{}", BASE64_STANDARD.encode(Sha256::digest(bytes)))
}

/// All digits of a digest.
pub(crate) fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

/// Sixteen digits that change with the content, for the name of a file that may be kept for ever.
pub(crate) fn digits(bytes: &[u8]) -> String {
    hex(&Sha256::digest(bytes)[..8])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_digest_is_the_one_browsers_ask_for() {
        // The example of the CSP specification.
        assert_eq!(sha256(b"alert('Hello, world.');"), "sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng=");
    }

    #[test]
    fn a_name_has_sixteen_digits() {
        assert!(crate::hosting::is_hashed(&format!("lobby-{}_bg.wasm", digits(b"x"))));
        assert_ne!(digits(b"x"), digits(b"y"));
    }
}
