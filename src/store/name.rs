//! What the player wants to be called in the links he sends. Nobody has to have a name.

use super::storage;

const KEY: &str = "little-table.name";
/// Longer names are cut.
const LONGEST: usize = 24;

/// The name that was given last, or nothing.
pub(crate) fn load() -> String {
    storage::read(KEY).ok().flatten().map(|name| plain(&name)).unwrap_or_default()
}

/// Keeps it; a browser that keeps nothing asks again.
pub(crate) fn keep(name: &str) {
    let _ = storage::write(KEY, &plain(name));
}

/// A name as it may stand in a line: no signs of ours, nothing that is not seen or turns what follows around, not too long.
pub(crate) fn plain(name: &str) -> String {
    let turns = |letter| matches!(letter, '\u{200e}' | '\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2066}'..='\u{2069}');
    let seen = |letter: &char| !letter.is_control() && *letter != ';' && !turns(*letter);
    let name: String = name.chars().filter(seen).collect();
    name.trim().chars().take(LONGEST).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_is_one_short_line_without_our_signs() {
        assert_eq!(plain("  Zoë; the\n Great "), "Zoë the Great");
        assert_eq!(plain("Zoë \u{202e}eht\u{2069} Great\u{2028}"), "Zoë eht Great");
        assert_eq!(plain(&"a".repeat(99)).len(), LONGEST);
        keep(" Anna ");
        assert_eq!(load(), "Anna");
    }
}
