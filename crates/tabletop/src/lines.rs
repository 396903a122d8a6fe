//! Reading a text line by line, and saying which line cannot be read.

use std::fmt;

/// What cannot be read, and in which line, counted from 1.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BadLine<F> {
    /// The line; one past the last if something is missing.
    pub line: usize,
    /// What is wrong there.
    pub fault: F,
}

impl<F: fmt::Display> fmt::Display for BadLine<F> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: {}", self.line, self.fault)
    }
}

impl<F: fmt::Debug + fmt::Display> std::error::Error for BadLine<F> {}

/// The lines of a text in which each begins with its name, and all come in a known order. Blank lines and lines that
/// begin with `#` are skipped.
pub struct Lines<'a, F> {
    lines: std::vec::IntoIter<(usize, &'a str)>,
    end: usize,
    expected: fn(String) -> F,
    leftover: fn(String) -> F,
}

impl<'a, F> Lines<'a, F> {
    /// The lines of `text`; `expected` is the fault where the line of a name was to come, `leftover` where none was.
    #[must_use]
    pub fn new(text: &'a str, expected: fn(String) -> F, leftover: fn(String) -> F) -> Self {
        let lines: Vec<_> = (1..)
            .zip(text.lines().map(str::trim))
            .filter(|(_, line)| !line.is_empty() && !line.starts_with('#'))
            .collect();
        Self { lines: lines.into_iter(), end: text.lines().count() + 1, expected, leftover }
    }

    /// Reads the next line, which begins with `name`.
    ///
    /// # Errors
    /// If it begins otherwise, or if `read` finds a fault in what comes behind the name.
    pub fn read<T>(&mut self, name: &str, read: impl Fn(&str) -> Result<T, F>) -> Result<T, BadLine<F>> {
        let (line, text) = self.lines.next().unwrap_or((self.end, ""));
        let rest = text.strip_prefix(name).filter(|rest| rest.is_empty() || rest.starts_with(' '));
        let value = rest.ok_or_else(|| (self.expected)(name.to_owned())).and_then(|rest| read(rest.trim()));
        value.map_err(|fault| BadLine { line, fault })
    }

    /// Reads the last line, which may be missing.
    ///
    /// # Errors
    /// Like [`Lines::read`], and if more lines follow.
    pub fn read_last<T>(&mut self, name: &str, read: impl Fn(&str) -> Result<T, F>) -> Result<Option<T>, BadLine<F>> {
        let value = if self.lines.len() == 0 { None } else { Some(self.read(name, read)?) };
        match self.lines.next() {
            None => Ok(value),
            Some((line, text)) => Err(BadLine { line, fault: (self.leftover)(text.to_owned()) }),
        }
    }
}

#[cfg(test)]
mod tests {
    #[cfg(target_arch = "wasm32")]
    use wasm_bindgen_test::wasm_bindgen_test as test;

    use super::*;

    #[derive(PartialEq, Debug)]
    enum Fault {
        Expected(String),
        Leftover(String),
        Number,
    }

    /// A line of apples, and perhaps one of pears.
    fn basket(text: &str) -> Result<(u8, Option<u8>), (usize, Fault)> {
        let number = |rest: &str| rest.parse().map_err(|_| Fault::Number);
        let mut lines = Lines::new(text, Fault::Expected, Fault::Leftover);
        let apples = lines.read("apples", number).map_err(|bad| (bad.line, bad.fault))?;
        Ok((apples, lines.read_last("pears", number).map_err(|bad| (bad.line, bad.fault))?))
    }

    #[test]
    fn lines_are_read_by_name_and_in_order() {
        assert_eq!(basket("apples 3"), Ok((3, None)));
        assert_eq!(basket(" apples  3 \r\npears 2"), Ok((3, Some(2))));
        assert_eq!(basket("# from the market\n\napples 3\n \n# and\npears 2\n\n"), Ok((3, Some(2))));
    }

    #[test]
    fn a_fault_says_its_line() {
        let expected = |name: &str| Fault::Expected(name.to_owned());
        assert_eq!(basket(""), Err((1, expected("apples"))));
        assert_eq!(basket("# nothing\n"), Err((2, expected("apples"))));
        assert_eq!(basket("\npears 2"), Err((2, expected("apples"))));
        assert_eq!(basket("applesauce 3"), Err((1, expected("apples"))), "a name is a whole word");
        assert_eq!(basket("apples"), Err((1, Fault::Number)));
        assert_eq!(basket("apples 3\n\npears many"), Err((3, Fault::Number)));
        assert_eq!(basket("apples 3\nplums 2"), Err((2, expected("pears"))));
        assert_eq!(basket("apples 3\npears 2\n\nplums 1"), Err((4, Fault::Leftover("plums 1".to_owned()))));
    }

    #[test]
    fn a_bad_line_is_told_with_its_number_first() {
        let bad = BadLine { line: 7, fault: "torn" };
        assert_eq!(bad.to_string(), "line 7: torn");
        let error: Box<dyn std::error::Error> = Box::new(bad);
        assert_eq!(error.to_string(), "line 7: torn");
    }
}
