//! What can be set up.

use std::fmt;
use std::str::FromStr;

/// How many sit at the table, and with which buildings. Seat 1 begins: who sits there is the table's affair.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Setup {
    seats: u8,
    extension: bool,
}

impl Setup {
    /// For 2, 3 or 4 seats, with the extension buildings or without; `None` for another number.
    #[must_use]
    pub fn new(seats: u8, extension: bool) -> Option<Self> {
        (2..=4).contains(&seats).then_some(Self { seats, extension })
    }

    /// How many seats.
    #[must_use]
    pub fn seats(self) -> u8 {
        self.seats
    }

    /// Whether the extension buildings are in the deck (Ruling 18).
    #[must_use]
    pub fn extension(self) -> bool {
        self.extension
    }
}

impl fmt::Display for Setup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} seats{}", self.seats, if self.extension { ", extension" } else { "" })
    }
}

impl FromStr for Setup {
    type Err = &'static str;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let (seats, extension) = text.strip_suffix(", extension").map_or((text, false), |seats| (seats, true));
        let seats = seats.strip_suffix(" seats").and_then(|seats| seats.parse().ok());
        seats
            .and_then(|seats| Self::new(seats, extension))
            .ok_or("expected “2 seats”, 3 or 4, and perhaps “, extension”")
    }
}

#[cfg(test)]
mod tests {
    #[cfg(target_arch = "wasm32")]
    use wasm_bindgen_test::wasm_bindgen_test as test;

    use super::*;

    #[test]
    fn two_to_four_seats_can_be_written_and_read() {
        for text in ["2 seats", "3 seats", "4 seats, extension"] {
            assert_eq!(text.parse::<Setup>().map(|setup| setup.to_string()), Ok(text.to_owned()));
        }
        for text in ["1 seats", "5 seats", "seats", "2", "2 seats,extension", "", "+2 seats extension"] {
            assert!(text.parse::<Setup>().is_err(), "{text}");
        }
    }
}
