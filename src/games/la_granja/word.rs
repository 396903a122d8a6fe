//! What a sentence about La Granja can point at.

use la_granja::{Card, Craft, Good, Roof, Space};

use super::words;
use crate::i18n::Language;

/// A thing of the game with a name and a picture of its own.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Word {
    /// A farm card, called after its helper.
    Card(Card),
    Roof(Roof),
    Craft(Craft),
    Good(Good),
    /// A trade commodity.
    Commodity,
    /// A space of the market.
    Space(Space),
    /// The tile with so many donkeys, from 1 to 4.
    Donkeys(u8),
    /// A space of the dice, from 1 to 6.
    Die(u8),
}

impl crate::table::Word for Word {
    fn name(self, language: Language) -> &'static str {
        match self {
            Self::Card(card) => words::helper(language, card),
            Self::Roof(roof) => words::roof(language, roof),
            Self::Craft(craft) => words::craft(language, craft),
            Self::Good(good) => words::good(language, good),
            Self::Commodity => words::commodity(language),
            Self::Space(space) => words::space(language, space),
            Self::Donkeys(donkeys) => words::donkey(language, donkeys),
            Self::Die(face) => words::die(language, face),
        }
    }

    fn mark(self) -> &'static str {
        const DONKEYS: [&str; 4] = ["donkeys-1", "donkeys-2", "donkeys-3", "donkeys-4"];
        const DICE: [&str; 6] = ["die-1", "die-2", "die-3", "die-4", "die-5", "die-6"];
        let of = |marks: &[&'static str], number: u8| marks[usize::from(number.max(1) - 1).min(marks.len() - 1)];
        match self {
            Self::Card(card) => card.id(),
            Self::Roof(roof) => roof.id(),
            Self::Craft(craft) => craft.id(),
            Self::Good(good) => good.id(),
            Self::Commodity => "commodity",
            Self::Space(space) => space.id(),
            Self::Donkeys(donkeys) => of(&DONKEYS, donkeys),
            Self::Die(face) => of(&DICE, face),
        }
    }
}
