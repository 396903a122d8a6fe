//! Values that are sent as their text: `#[serde(with = "tabletop::as_text")]`.

use std::fmt::Display;
use std::str::FromStr;

use serde::{Deserialize, Deserializer, Serializer, de};

/// Writes the text.
///
/// # Errors
/// As the serializer says.
pub fn serialize<T: Display, S: Serializer>(value: &T, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_str(value)
}

/// Reads the text.
///
/// # Errors
/// If it is no text, or cannot be read.
pub fn deserialize<'de, T: FromStr<Err: Display>, D: Deserializer<'de>>(deserializer: D) -> Result<T, D::Error> {
    let text = String::deserialize(deserializer)?;
    text.parse().map_err(|why| de::Error::custom(format!("“{text}”: {why}")))
}
