//! The words behind a command.

use std::str::FromStr;

use crate::Trouble;

/// Options as `--name value` and flags as `--name`.
pub struct Args {
    words: Vec<String>,
}

impl Args {
    /// The words after the command's name.
    pub fn new(words: impl IntoIterator<Item = String>) -> Self {
        Self { words: words.into_iter().collect() }
    }

    /// Takes a flag; whether it was there.
    pub fn flag(&mut self, name: &str) -> bool {
        let found = self.words.iter().position(|word| word == name);
        found.map(|place| self.words.remove(place)).is_some()
    }

    /// Takes the value of an option.
    ///
    /// # Errors
    /// If the value is missing or cannot be read.
    pub fn option<T: FromStr>(&mut self, name: &str) -> Result<Option<T>, Trouble> {
        let Some(place) = self.words.iter().position(|word| word == name) else { return Ok(None) };
        self.words.remove(place);
        if place == self.words.len() {
            return Err(format!("{name} needs a value"));
        }
        let value = self.words.remove(place);
        value.parse().map(Some).map_err(|_| format!("{name} cannot be “{value}”"))
    }

    /// Takes all values of an option that may be given several times.
    ///
    /// # Errors
    /// As [`Args::option`].
    pub fn options(&mut self, name: &str) -> Result<Vec<String>, Trouble> {
        let mut values = Vec::new();
        while let Some(value) = self.option(name)? {
            values.push(value);
        }
        Ok(values)
    }

    /// Whether everything was understood.
    ///
    /// # Errors
    /// With the first word that was not.
    pub fn finish(self) -> Result<(), Trouble> {
        self.words.first().map_or(Ok(()), |word| Err(format!("“{word}” is not understood here; see arena --help")))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn args(text: &str) -> Args {
        Args::new(text.split(' ').map(str::to_owned))
    }

    #[test]
    fn options_flags_and_leftovers_are_told_apart() {
        let mut args = args("--games 40 --json --seat master --seat trader");
        assert_eq!(args.option("--games"), Ok(Some(40)));
        assert!(args.flag("--json") && !args.flag("--json"));
        assert_eq!(args.options("--seat"), Ok(vec!["master".to_owned(), "trader".to_owned()]));
        assert_eq!(args.option::<u32>("--seed"), Ok(None));
        assert_eq!(args.finish(), Ok(()));
    }

    #[test]
    fn what_is_not_understood_is_said() {
        assert!(args("--games").option::<u32>("--games").unwrap_err().contains("needs a value"));
        assert!(args("--games many").option::<u32>("--games").unwrap_err().contains("many"));
        assert!(args("--gmaes").finish().unwrap_err().contains("--gmaes"));
    }
}
