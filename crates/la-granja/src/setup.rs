//! What can be set up.

use std::fmt;
use std::str::FromStr;

/// How many sit at the table, or one with the neutral player.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Setup {
    seats: u8,
    solo: bool,
}

impl Setup {
    /// For one with the neutral player, who has the second seat.
    pub const SOLO: Self = Self { seats: 2, solo: true };

    /// For 2 to 4 seats; `None` for another number.
    #[must_use]
    pub fn new(seats: u8) -> Option<Self> {
        (2..=4).contains(&seats).then_some(Self { seats, solo: false })
    }

    /// How many seats, the neutral player's included.
    #[must_use]
    #[inline]
    pub fn seats(self) -> u8 {
        self.seats
    }

    /// Whether the second seat is the neutral player's.
    #[must_use]
    #[inline]
    pub fn is_solo(self) -> bool {
        self.solo
    }

    /// How many dice are rolled.
    #[must_use]
    pub fn dice(self) -> u8 {
        2 * self.seats + 1
    }
}

impl fmt::Display for Setup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.solo { f.write_str("solo") } else { write!(f, "{} seats", self.seats) }
    }
}

impl FromStr for Setup {
    type Err = &'static str;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        match text {
            "solo" => Ok(Self::SOLO),
            "2 seats" | "3 seats" | "4 seats" => Ok(Self { seats: text.as_bytes()[0] - b'0', solo: false }),
            _ => Err("expected “2 seats”, “3 seats”, “4 seats” or “solo”"),
        }
    }
}

#[cfg(test)]
mod tests {
    #[cfg(target_arch = "wasm32")]
    use wasm_bindgen_test::wasm_bindgen_test as test;

    use super::*;

    #[test]
    fn two_to_four_seats_and_solo_can_be_written_and_read() {
        for text in ["2 seats", "3 seats", "4 seats", "solo"] {
            assert_eq!(text.parse::<Setup>().map(|setup| setup.to_string()), Ok(text.to_owned()));
        }
        for text in ["1 seats", "5 seats", "seats", "2", "+2 seats", "02 seats", "", "solo ", "Solo"] {
            assert!(text.parse::<Setup>().is_err(), "{text}");
        }
        assert_eq!([2, 3, 4].map(|seats| Setup::new(seats).map(Setup::dice)), [Some(5), Some(7), Some(9)]);
        assert_eq!((Setup::new(1), Setup::new(5), Setup::SOLO.dice()), (None, None, 5));
    }
}
