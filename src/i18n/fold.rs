//! Words as they are compared when something is looked for.

/// Small letters without accents: what is compared.
pub(crate) fn fold(text: &str) -> String {
    let mut folded = String::with_capacity(text.len());
    for letter in text.chars().flat_map(char::to_lowercase) {
        match letter {
            'à' | 'â' | 'ä' => folded.push('a'),
            'ç' => folded.push('c'),
            'é' | 'è' | 'ê' | 'ë' => folded.push('e'),
            'î' | 'ï' => folded.push('i'),
            'ô' | 'ö' => folded.push('o'),
            'ù' | 'û' | 'ü' => folded.push('u'),
            'ß' => folded.push_str("ss"),
            'œ' => folded.push_str("oe"),
            '’' => folded.push('\''),
            // A word may be parted here, but it is one word.
            '\u{ad}' => {}
            other => folded.push(other),
        }
    }
    folded
}
