//! What was run and how it went: counting what test runners say, and the closing table.

use std::fmt::Write;
use std::time::Duration;

/// How many tests passed and failed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(crate) struct Tally {
    /// Tests that passed.
    pub(crate) passed: u32,
    /// Tests that failed.
    pub(crate) failed: u32,
}

impl Tally {
    /// Adds another count to this one.
    pub(crate) fn add(&mut self, other: Self) {
        self.passed += other.passed;
        self.failed += other.failed;
    }

    /// Sums all `test result: …` lines that `cargo test` and wasm-bindgen's runner print.
    pub(crate) fn of_cargo(output: &str) -> Self {
        let mut tally = Self::default();
        for line in output.lines().filter_map(|line| line.trim_start().strip_prefix("test result: ")) {
            let words: Vec<&str> = line.split([' ', ';']).filter(|word| !word.is_empty()).collect();
            tally.passed += number_before(&words, "passed");
            tally.failed += number_before(&words, "failed");
        }
        tally
    }

    /// Reads the closing summary of Node's test runner, in either of its two dresses (`# pass 3`, `ℹ pass 3`).
    pub(crate) fn of_node(output: &str) -> Self {
        let count = |name: &str| {
            let lines = output.lines().filter_map(|line| line.trim_start().strip_prefix(['#', 'ℹ']));
            let counts = lines.filter_map(|line| line.trim_start().strip_prefix(name)?.trim().parse::<u32>().ok());
            counts.sum::<u32>()
        };
        Self { passed: count("pass "), failed: count("fail ") + count("cancelled ") }
    }
}

fn number_before(words: &[&str], name: &str) -> u32 {
    let at = words.iter().position(|word| *word == name);
    at.and_then(|at| words.get(at.checked_sub(1)?)?.parse().ok()).unwrap_or_default()
}

/// A stage that is over.
pub(crate) struct Ended {
    /// The stage's name.
    pub(crate) name: &'static str,
    /// What it counts for in the closing line.
    pub(crate) tally: Tally,
    /// How long it took.
    pub(crate) time: Duration,
    /// Why it was not run, or all it said.
    pub(crate) said: Said,
}

/// What there is to tell about a stage.
pub(crate) enum Said {
    /// It went well; a few lines at most.
    Well(String),
    /// It failed; everything its programs wrote.
    Badly(String),
    /// It could not be run, and why.
    NotRun(String),
}

/// The end of the report: the tails of what failed, a table of all stages, and the closing line.
pub(crate) fn closing(stages: &[Ended]) -> String {
    let mut text = String::new();
    for stage in stages {
        match &stage.said {
            Said::Badly(output) => {
                let _ = writeln!(text, "\n── {} failed; in short ──\n{}", stage.name, gist(output));
            }
            Said::NotRun(why) => {
                let _ = writeln!(text, "\n── {} was not run ──\n{why}", stage.name);
            }
            Said::Well(_) => {}
        }
    }
    let mut rows = vec![["stage", "time", "passed", "failed", "verdict"].map(str::to_owned).to_vec()];
    let mut sum = Tally::default();
    for stage in stages {
        let verdict = match stage.said {
            Said::Well(_) => "passed",
            Said::Badly(_) => "FAILED",
            Said::NotRun(_) => "NOT RUN",
        };
        let Tally { passed, failed } = stage.tally;
        sum.add(stage.tally);
        rows.push(vec![
            stage.name.to_owned(),
            seconds(stage.time),
            passed.to_string(),
            failed.to_string(),
            verdict.to_owned(),
        ]);
    }
    let _ = write!(text, "\n{}\n{} passed, {} failed", table(&rows), sum.passed, sum.failed);
    text
}

/// A time as a person reads it.
pub(crate) fn seconds(time: Duration) -> String {
    let tenths = time.as_millis() / 100;
    match tenths / 600 {
        0 => format!("{}.{} s", tenths / 10, tenths % 10),
        minutes => format!("{minutes} min {:02} s", tenths / 10 % 60),
    }
}

/// Rows as columns; the first column to the left, figures to the right, and words at the end to the left again.
pub(crate) fn table(rows: &[Vec<String>]) -> String {
    let columns = rows.iter().map(Vec::len).max().unwrap_or_default();
    let width = |column: usize| rows.iter().filter_map(|row| row.get(column)).map(|cell| cell.chars().count()).max();
    let widths: Vec<usize> = (0..columns).map(|column| width(column).unwrap_or_default()).collect();
    let mut text = String::new();
    for row in rows {
        let mut line = String::new();
        for (column, cell) in row.iter().enumerate() {
            let width = widths[column];
            let _ = match column {
                0 => write!(line, "{cell:<width$}"),
                last if last + 1 == columns => write!(line, "  {cell}"),
                _ => write!(line, "  {cell:>width$}"),
            };
        }
        let _ = writeln!(text, "{}", line.trim_end());
    }
    text
}

/// The part of an output that says what failed: all names that Node's runner marks, then from where a runner sums its
/// failures up, or from the first error, or else the end.
fn gist(output: &str) -> String {
    const LINES: usize = 40;
    let lines: Vec<&str> = output.trim_end().lines().collect();
    let sums_up = |line: &&str| {
        let words = line.trim_start();
        words == "failures:" || ["✖ failing tests", "not ok ", "error"].iter().any(|start| words.starts_with(start))
    };
    let from = lines.iter().position(sums_up).unwrap_or(lines.len().saturating_sub(LINES));
    let marked = lines.iter().filter(|line| line.trim_start().starts_with("not ok "));
    marked.chain(lines[from..].iter().take(LINES)).copied().collect::<Vec<_>>().join("\n")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_results_of_cargo_are_summed() {
        let output = "test result: ok. 3 passed; 0 failed; 1 ignored; 0 measured\nnoise passed\n\
            test result: FAILED. 4 passed; 2 failed; 0 ignored; 0 filtered out; finished in 0.02s\n";
        assert_eq!(Tally::of_cargo(output), Tally { passed: 7, failed: 2 });
        assert_eq!(Tally::of_cargo("error: could not compile"), Tally::default());
    }

    #[test]
    fn both_dresses_of_node_are_read() {
        assert_eq!(Tally::of_node("# tests 4\n# pass 3\n# fail 1\n# cancelled 0\n"), Tally { passed: 3, failed: 1 });
        assert_eq!(Tally::of_node("ℹ pass 12\nℹ fail 0\nℹ cancelled 1\n"), Tally { passed: 12, failed: 1 });
        assert_eq!(Tally::of_node("✔ # pass the ball 3\n"), Tally::default());
    }

    #[test]
    fn the_closing_line_stands_alone_and_adds_up() {
        let ended =
            |name, passed, failed, said| Ended { name, tally: Tally { passed, failed }, time: Duration::ZERO, said };
        let text = closing(&[
            ended("rules", 40, 0, Said::Well(String::new())),
            ended("page", 0, 1, Said::Badly("first\nlast words".to_owned())),
            ended("size", 0, 1, Said::NotRun("there is no page".to_owned())),
        ]);
        assert_eq!(text.lines().last(), Some("40 passed, 2 failed"));
        assert!(text.contains("last words") && text.contains("there is no page"));
        assert!(text.contains("NOT RUN"));
    }

    #[test]
    fn the_gist_of_a_failure_starts_where_it_is_summed_up() {
        let passed = "test a ... ok\n".repeat(50);
        assert_eq!(
            gist(&format!("{passed}\nfailures:\n\n---- b ----\nno\n{passed}")).lines().nth(2),
            Some("---- b ----")
        );
        assert_eq!(gist("warning\nerror[E1]: no\n"), "error[E1]: no");
        assert_eq!(gist(&passed).lines().count(), 40);
        assert_eq!(
            gist("ok 1\nnot ok 2 - b\n  why\nnot ok 3 - c"),
            "not ok 2 - b\nnot ok 3 - c\nnot ok 2 - b\n  why\nnot ok 3 - c"
        );
        assert_eq!(gist(""), "");
    }

    #[test]
    fn columns_line_up() {
        let rows = [["a", "bytes", "x"], ["long", "7", "y"]].map(|row| row.map(str::to_owned).to_vec());
        assert_eq!(table(&rows), "a     bytes  x\nlong      7  y\n");
    }

    #[test]
    fn times_are_read_by_people() {
        assert_eq!(seconds(Duration::from_millis(1_250)), "1.2 s");
        assert_eq!(seconds(Duration::from_secs(125)), "2 min 05 s");
    }
}
