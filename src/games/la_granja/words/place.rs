//! Places and tiles that are known by a number: dice, donkeys, market spaces.

use la_granja::Space;

use super::three::{Three, pick};
use crate::i18n::Language;

/// A donkey tile: how many donkeys, how many hats.
pub(crate) fn donkey(language: Language, donkeys: u8) -> &'static str {
    pick(
        language,
        match donkeys {
            0 | 1 => ["1 donkey, 3 hats", "1 âne, 3 chapeaux", "1 Esel, 3 Hüte"],
            2 => ["2 donkeys, 2 hats", "2 ânes, 2 chapeaux", "2 Esel, 2 Hüte"],
            3 => ["3 donkeys, 1 hat", "3 ânes, 1 chapeau", "3 Esel, 1 Hut"],
            _ => ["4 donkeys, no hat", "4 ânes, sans chapeau", "4 Esel, kein Hut"],
        },
    )
}

/// A die, or a space of the dice.
pub(crate) fn die(language: Language, face: u8) -> &'static str {
    pick(
        language,
        match face {
            0 | 1 => ["die 1", "dé 1", "Würfel 1"],
            2 => ["die 2", "dé 2", "Würfel 2"],
            3 => ["die 3", "dé 3", "Würfel 3"],
            4 => ["die 4", "dé 4", "Würfel 4"],
            5 => ["die 5", "dé 5", "Würfel 5"],
            _ => ["die 6", "dé 6", "Würfel 6"],
        },
    )
}

/// What a die brings.
pub(crate) fn die_line(language: Language, face: u8) -> &'static str {
    let line: Three = match face {
        0 | 1 => [
            "A pig; without a place it is sold at once.",
            "Un cochon\u{202f}; sans place, il est vendu aussitôt.",
            "Ein Schwein; ohne Platz wird es sofort verkauft.",
        ],
        2 => [
            "Play a card, or draw one, or take 1 harvest good.",
            "Jouer une carte, en piocher une, ou recevoir 1 marchandise primaire.",
            "Eine Karte ausspielen oder ziehen, oder 1 Erntegut nehmen.",
        ],
        3 => ["2 different harvest goods.", "2 marchandises primaires différentes.", "2 verschiedene Erntegüter."],
        4 => ["4 silver.", "4 réaux.", "4 Silber."],
        5 => [
            "Twice: a free upgrade or a siesta step.",
            "Deux fois\u{a0}: une transformation gratuite ou une case de Siesta.",
            "Zweimal: eine kostenlose Aufwertung oder ein Siestaschritt.",
        ],
        _ => ["A delivery, or 2 silver.", "Une livraison, ou 2 réaux.", "Eine Lieferung oder 2 Silber."],
    };
    pick(language, line)
}

/// What each space of the market is called: its value, and a letter that parts it from others of the same value.
macro_rules! spaces {
    ($($name:literal)*) => {
        [$([$name, concat!("market space ", $name), concat!("case ", $name, " du marché"), concat!("Marktfeld ", $name)],)*]
    };
}

/// In the order of the map: the centre first, then the ring, then what only four seats use.
static SPACES: [[&str; 4]; Space::COUNT] = spaces![
    "2a" "3a" "4a" "5a"
    "4b" "6a" "5b" "3b" "2b" "2c" "3c" "5c" "6b" "4c"
    "2d" "4d" "6c" "3d" "5d" "5e" "3e" "6d" "4e" "2e"
];

/// A space of the market.
pub(crate) fn space(language: Language, space: Space) -> &'static str {
    let [_, english, french, german] = SPACES[space.index()];
    pick(language, [english, french, german])
}

/// The letter in its name.
pub(crate) fn space_letter(space: Space) -> &'static str {
    &SPACES[space.index()][0][1..]
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn every_space_has_a_name_of_its_own_that_begins_with_its_value() {
        let names: BTreeSet<&str> = SPACES.iter().map(|[name, ..]| *name).collect();
        assert_eq!(names.len(), Space::COUNT);
        for space in Space::open_to(4) {
            assert_eq!(SPACES[space.index()][0], format!("{}{}", space.value(), space_letter(space)));
        }
    }
}
