//! The words after a command. Each command takes the flags it knows; whatever is left over is refused by name.

use std::num::NonZeroU16;

use pico_args::Arguments;

use crate::stop::{Result, Stop};

/// Words not yet taken.
pub(crate) struct Args(Arguments);

impl Args {
    /// All words after the command.
    pub(crate) fn new(words: Vec<String>) -> Self {
        Self(Arguments::from_vec(words.into_iter().map(Into::into).collect()))
    }

    /// Takes a flag such as `--no-open`; true if it was there.
    pub(crate) fn flag(&mut self, name: &'static str) -> bool {
        self.0.contains(name)
    }

    /// Takes a number given as `--port 8000` or `--port=8000`.
    pub(crate) fn number(&mut self, name: &'static str) -> Result<Option<u16>> {
        let number = self.0.opt_value_from_str::<_, NonZeroU16>(name);
        number
            .map(|number| number.map(NonZeroU16::get))
            .map_err(|_| Stop::new(format!("{name} wants a number from 1 to 65535, as in `{name} 8000`.")))
    }

    /// Takes an address given as `--at https://…`; it ends with a slash.
    pub(crate) fn address(&mut self, name: &'static str) -> Result<Option<String>> {
        let address = self.0.opt_value_from_str::<_, String>(name);
        let wanted =
            || Stop::new(format!("{name} wants the address of the page, as in `{name} https://fans.example/table/`."));
        let Some(address) = address.map_err(|_| wanted())? else { return Ok(None) };
        let plain = address.bytes().all(|byte| byte.is_ascii_graphic() && !b"\"'<>&?#".contains(&byte));
        let web = ["https://", "http://"].iter().any(|start| address.len() > start.len() && address.starts_with(start));
        if plain && web { Ok(Some(format!("{}/", address.trim_end_matches('/')))) } else { Err(wanted()) }
    }

    /// The words that are left, none of which may look like a flag.
    pub(crate) fn names(self) -> Result<Vec<String>> {
        let words: Vec<String> = self.0.finish().iter().map(|word| word.to_string_lossy().into_owned()).collect();
        match words.iter().find(|word| word.starts_with('-')) {
            Some(flag) => Err(unknown(flag)),
            None => Ok(words),
        }
    }

    /// Refuses whatever is left.
    pub(crate) fn done(self) -> Result<()> {
        self.names()?.first().map_or(Ok(()), |word| Err(unknown(word)))
    }
}

fn unknown(word: &str) -> Stop {
    Stop::new(format!("{word:?} means nothing here. `cargo xtask --help` lists what does."))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn args(words: &str) -> Args {
        Args::new(words.split_whitespace().map(str::to_owned).collect())
    }

    #[test]
    fn a_number_comes_in_both_spellings() {
        assert_eq!(args("--port 81").number("--port"), Ok(Some(81)));
        assert_eq!(args("--port=82").number("--port"), Ok(Some(82)));
        assert_eq!(args("--no-open").number("--port"), Ok(None));
    }

    #[test]
    fn a_number_that_is_none_is_refused() {
        for words in ["--port", "--port x", "--port 0", "--port 65536", "--port="] {
            assert!(args(words).number("--port").is_err(), "{words}");
        }
    }

    #[test]
    fn an_address_is_one_of_the_web_and_ends_with_a_slash() {
        let at = Some("https://fans.example/table/".to_owned());
        assert_eq!(args("--at https://fans.example/table").address("--at"), Ok(at.clone()));
        assert_eq!(args("--at=https://fans.example/table/").address("--at"), Ok(at));
        assert_eq!(args("").address("--at"), Ok(None));
        for words in
            ["--at", "--at fans.example", "--at https://", "--at https://x.example/\"><b>", "--at ftp://x.example"]
        {
            assert!(args(words).address("--at").is_err(), "{words}");
        }
    }

    #[test]
    fn unknown_words_are_refused_by_name() {
        let mut given = args("--no-open --fast");
        assert!(given.flag("--no-open"));
        assert!(!given.flag("--no-open"));
        assert!(given.done().is_err_and(|stop| stop.to_string().contains("--fast")));
        assert_eq!(args("rules wasm").names(), Ok(vec!["rules".to_owned(), "wasm".to_owned()]));
        assert!(args("rules --wasm").names().is_err());
    }
}
