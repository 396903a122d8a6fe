//! What can be set up.

use std::fmt;
use std::str::FromStr;

use crate::map::Camp;

/// How many sit at the table, or how hard the Automountie is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Setup {
    seats: u8,
    solo: Option<Difficulty>,
}

/// How soon the Automountie has enough tokens for a trophy.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[allow(missing_docs)]
pub enum Difficulty {
    Easy,
    Normal,
    Hard,
}

impl Difficulty {
    /// All of them, the gentlest first.
    pub const ALL: [Self; 3] = [Self::Easy, Self::Normal, Self::Hard];

    /// Its name in notation.
    #[must_use]
    pub fn id(self) -> &'static str {
        ["easy", "normal", "hard"][self as usize]
    }
}

impl Setup {
    /// For 2 to 6 seats; `None` for another number.
    #[must_use]
    pub fn new(seats: u8) -> Option<Self> {
        (2..=6).contains(&seats).then_some(Self { seats, solo: None })
    }

    /// For one against the Automountie, who has the second seat.
    #[must_use]
    pub fn solo(difficulty: Difficulty) -> Self {
        Self { seats: 2, solo: Some(difficulty) }
    }

    /// How many seats, the Automountie's included.
    #[must_use]
    #[inline]
    pub fn seats(self) -> u8 {
        self.seats
    }

    /// How hard the Automountie is, if she plays.
    #[must_use]
    pub fn difficulty(self) -> Option<Difficulty> {
        self.solo
    }

    /// The camps in turn order.
    #[must_use]
    pub fn camps(self) -> &'static [Camp] {
        Camp::used_by(self.seats)
    }
}

impl fmt::Display for Setup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.solo {
            Some(difficulty) => write!(f, "solo {}", difficulty.id()),
            None => write!(f, "{} seats", self.seats),
        }
    }
}

impl FromStr for Setup {
    type Err = &'static str;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let expected = "expected “2 seats” up to “6 seats”, or “solo easy”, normal or hard";
        if let Some(word) = text.strip_prefix("solo ") {
            return Difficulty::ALL.into_iter().find(|it| it.id() == word).map(Self::solo).ok_or(expected);
        }
        let digit = text.strip_suffix(" seats").filter(|digit| digit.len() == 1);
        digit.and_then(|digit| digit.parse().ok()).and_then(Self::new).ok_or(expected)
    }
}

#[cfg(test)]
mod tests {
    #[cfg(target_arch = "wasm32")]
    use wasm_bindgen_test::wasm_bindgen_test as test;

    use super::*;

    #[test]
    fn two_to_six_seats_and_solo_can_be_written_and_read() {
        for text in ["2 seats", "3 seats", "6 seats", "solo easy", "solo normal", "solo hard"] {
            assert_eq!(text.parse::<Setup>().map(|setup| setup.to_string()), Ok(text.to_owned()));
        }
        for text in ["1 seats", "7 seats", "seats", "2", "+2 seats", "02 seats", "", "solo", "solo mild", "solo  easy"]
        {
            assert!(text.parse::<Setup>().is_err(), "{text}");
        }
    }
}
