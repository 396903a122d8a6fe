//! The host's own colour on the rail and on the buttons, with words on it that can be read.

use std::fmt;
use std::str::FromStr;

/// A colour as hosts write it: `#c3a` or `#cc33aa`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Accent([u8; 3]);

impl FromStr for Accent {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        let digits = text.strip_prefix('#').filter(|digits| digits.bytes().all(|byte| byte.is_ascii_hexdigit()));
        let digits = match digits {
            Some(short) if short.len() == 3 => short.chars().flat_map(|digit| [digit, digit]).collect(),
            Some(long) if long.len() == 6 => long.to_owned(),
            _ => return Err(()),
        };
        let number = u32::from_str_radix(&digits, 16).map_err(|_| ())?;
        let [_, red, green, blue] = number.to_be_bytes();
        Ok(Self([red, green, blue]))
    }
}

impl fmt::Display for Accent {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [red, green, blue] = self.0;
        write!(f, "#{red:02x}{green:02x}{blue:02x}")
    }
}

impl Accent {
    /// The properties of the styles that follow it.
    pub(crate) fn properties(self) -> [(&'static str, String); 3] {
        let deep = Self(self.0.map(|part| (u16::from(part) * 4 / 5) as u8));
        let words = if self.contrast_to(1.0) >= self.contrast_to(0.0) { "#ffffff" } else { "#000000" };
        [("--wood", self.to_string()), ("--wood-deep", deep.to_string()), ("--on-wood", words.to_owned())]
    }

    /// As WCAG reckons it, to black (0) or white (1).
    fn contrast_to(self, other: f64) -> f64 {
        let light = self.luminance();
        (light.max(other) + 0.05) / (light.min(other) + 0.05)
    }

    fn luminance(self) -> f64 {
        let [red, green, blue] = self.0.map(|part| {
            let part = f64::from(part) / 255.0;
            if part <= 0.040_45 { part / 12.92 } else { ((part + 0.055) / 1.055).powf(2.4) }
        });
        0.2126 * red + 0.7152 * green + 0.0722 * blue
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn colours_are_read_and_nothing_else() {
        assert_eq!("#c3a".parse(), Ok(Accent([0xcc, 0x33, 0xaa])));
        assert_eq!("#00FF7f".parse(), Ok(Accent([0, 255, 127])));
        for text in ["", "#", "c3a", "#c3", "#c3a4", "#gggggg", "red", "#+12345", "#000;x", "url(#a)", "#ééé"] {
            assert!(text.parse::<Accent>().is_err(), "{text:?}");
        }
    }

    #[test]
    fn words_on_any_colour_can_be_read() {
        for red in (0..=255).step_by(15) {
            for green in (0..=255).step_by(15) {
                for blue in (0..=255).step_by(15) {
                    let accent = Accent([red, green, blue]);
                    let best = accent.contrast_to(0.0).max(accent.contrast_to(1.0));
                    assert!(best >= 4.5, "{accent:?}: {best}");
                    let white = accent.properties()[2].1 == "#ffffff";
                    assert_eq!(white, accent.contrast_to(1.0) == best);
                }
            }
        }
    }
}
