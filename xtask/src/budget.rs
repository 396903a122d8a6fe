//! What the page weighs, and what it may weigh by `budget.toml`.

use crate::compress::is_copy;
use crate::places::{files_under, root};
use crate::programs::LANGUAGES;
use crate::report::table;
use crate::serve::gzip;
use crate::stop::{Result, Stop, While};
use std::fs;
use std::path::Path;

/// One table of `budget.toml`: some files and what they may weigh together.
#[derive(Debug, PartialEq, Eq, Default)]
struct Budget {
    name: String,
    counts: String,
    limit: usize,
    files: Vec<String>,
}

/// A file of the page.
struct Weight {
    file: String,
    raw: usize,
    gzip: usize,
}

/// The sizes of a built page as a table, against every budget.
pub(crate) fn sizes(dist: &Path) -> Result<String> {
    weigh(dist).map(|(text, _)| text)
}

/// The same table, and whether every budget is kept.
pub(crate) fn weigh(dist: &Path) -> Result<(String, bool)> {
    let file = root().join("budget.toml");
    let text = fs::read_to_string(&file).or_stop(|| format!("read {}", file.display()))?;
    let budgets = parse(&text).map_err(|line| Stop::new(format!("budget.toml cannot be read at {line:?}.")))?;
    let files = files_under(dist, &[])?.into_iter().filter(|file| !file.to_str().is_some_and(is_copy));
    let weights = files.map(|file| {
        let bytes = fs::read(dist.join(&file)).or_stop(|| format!("read {}", file.display()))?;
        let name = file.to_string_lossy().replace('\\', "/");
        Ok(Weight { file: name, raw: bytes.len(), gzip: gzip(&bytes).len() })
    });
    let weights = weights.collect::<Result<Vec<_>>>()?;

    let mut rows = vec![["file", "bytes", "gzip -9", "budget"].map(str::to_owned).to_vec()];
    for weight in &weights {
        let counts = |budget: &&Budget| LANGUAGES.iter().any(|(tag, _)| budget.covers(&weight.file, tag));
        let counted = budgets.iter().filter(counts).map(|budget| budget.name.as_str());
        let counted = counted.collect::<Vec<_>>().join(", ");
        rows.push(vec![weight.file.clone(), grouped(weight.raw), grouped(weight.gzip), counted]);
    }
    let mut text = table(&rows);
    let mut kept = true;
    for budget in &budgets {
        let sum =
            |tag| weights.iter().filter(|weight| budget.covers(&weight.file, tag)).map(|weight| weight.gzip).sum();
        // In the language in which it is most.
        let (verdict, fits) = budget.verdict(LANGUAGES.iter().map(|(tag, _)| sum(tag)).max().unwrap_or(0));
        kept &= fits;
        text += &format!("{verdict}\n");
    }
    Ok((text, kept))
}

impl Budget {
    /// Whether a visitor who reads the language of this tag loads the file.
    fn covers(&self, file: &str, tag: &str) -> bool {
        self.files.iter().any(|pattern| matches(&pattern.replace('@', tag), file))
    }

    fn verdict(&self, sum: usize) -> (String, bool) {
        let Self { name, counts, limit, .. } = self;
        let fits = sum > 0 && sum <= *limit;
        let judged = match sum {
            0 => "no file matches, so nothing was measured".to_owned(),
            _ if fits => format!("{} left", grouped(limit - sum)),
            _ => format!("{} TOO MANY", grouped(sum - limit)),
        };
        (format!("{name}: {} of {} bytes gzipped, {judged} ({counts})", grouped(sum), grouped(*limit)), fits)
    }
}

/// Reads the little of TOML that the file uses; the error is the line that is not understood.
fn parse(text: &str) -> std::result::Result<Vec<Budget>, String> {
    let mut budgets: Vec<Budget> = Vec::new();
    for line in text.lines() {
        let plain = without_comment(line).trim();
        if plain.is_empty() {
            continue;
        }
        let refuse = || line.to_owned();
        if let Some(name) = plain.strip_prefix('[').and_then(|rest| rest.strip_suffix(']')) {
            budgets.push(Budget { name: name.to_owned(), ..Budget::default() });
            continue;
        }
        let (key, value) = plain.split_once('=').map(|(key, value)| (key.trim(), value.trim())).ok_or_else(refuse)?;
        let budget = budgets.last_mut().ok_or_else(refuse)?;
        match key {
            "counts" => budget.counts = quoted(value).ok_or_else(refuse)?,
            "limit" => budget.limit = value.replace('_', "").parse().map_err(|_| refuse())?,
            "files" => {
                let list = value.strip_prefix('[').and_then(|rest| rest.strip_suffix(']')).ok_or_else(refuse)?;
                let files = list.split(',').map(str::trim).filter(|entry| !entry.is_empty()).map(quoted);
                budget.files = files.collect::<Option<_>>().ok_or_else(refuse)?;
            }
            _ => return Err(refuse()),
        }
    }
    Ok(budgets)
}

fn without_comment(line: &str) -> &str {
    let mut in_quotes = false;
    let end = line.find(|c| {
        in_quotes ^= c == '"';
        c == '#' && !in_quotes
    });
    &line[..end.unwrap_or(line.len())]
}

fn quoted(value: &str) -> Option<String> {
    value.strip_prefix('"')?.strip_suffix('"').map(str::to_owned)
}

/// Whether a name fits a pattern in which `*` stands for any letters but a slash.
fn matches(pattern: &str, name: &str) -> bool {
    match pattern.split_once('*') {
        None => pattern == name,
        Some((before, after)) => name.strip_prefix(before).is_some_and(|rest| {
            let reach = rest.find('/').unwrap_or(rest.len());
            rest.char_indices()
                .map(|(at, _)| at)
                .chain([rest.len()])
                .take_while(|at| *at <= reach)
                .any(|at| matches(after, &rest[at..]))
        }),
    }
}

/// 1234567 as 1,234,567.
fn grouped(number: usize) -> String {
    let digits = number.to_string();
    let mut text = String::new();
    for (at, digit) in digits.chars().enumerate() {
        if at > 0 && (digits.len() - at).is_multiple_of(3) {
            text.push(',');
        }
        text.push(digit);
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_budget_is_read() {
        let text =
            "# words\n[home]\ncounts = \"a # b\" # c\nlimit = 120_000 # 120 kB\nfiles = [\"a.html\", \"*.js\",]\n";
        let home = Budget {
            name: "home".to_owned(),
            counts: "a # b".to_owned(),
            limit: 120_000,
            files: vec!["a.html".to_owned(), "*.js".to_owned()],
        };
        assert_eq!(parse(text), Ok(vec![home]));
    }

    #[test]
    fn what_is_not_understood_is_refused() {
        for text in ["limit = 3", "[a]\nlimit = many", "[a]\nfiles = \"x\"", "[a]\nsize = 3", "[a]\nwords"] {
            assert!(parse(text).is_err(), "{text}");
        }
    }

    #[test]
    fn every_program_has_a_budget() {
        let text = include_str!("../../budget.toml");
        let budgets = parse(text).expect("a budget");
        for program in crate::programs::RELEASE {
            let wasm = format!("{}-fr-1f_bg.wasm", program.name);
            let covers = |tag| budgets.iter().any(|budget| budget.name == program.name && budget.covers(&wasm, tag));
            assert!(covers("fr") && !covers("de"), "{wasm}");
        }
    }

    #[test]
    fn a_star_stops_at_a_slash() {
        assert!(matches("*.js", "app.js"));
        assert!(matches("art/*", "art/a.svg"));
        assert!(matches("a*b*c", "a1b2b3c"));
        assert!(!matches("*.js", "deep/app.js"));
        assert!(!matches("*.js", "app.json"));
    }

    #[test]
    fn above_the_limit_and_nothing_at_all_both_fail() {
        let budget = Budget { limit: 1000, ..Budget::default() };
        assert!(budget.verdict(1000).1);
        assert!(!budget.verdict(1001).1);
        assert!(!budget.verdict(0).1);
    }

    #[test]
    fn large_numbers_are_grouped() {
        assert_eq!(
            ["7", "123", "1,234", "1,234,567"],
            [7, 123, 1234, 1_234_567].map(grouped).each_ref().map(String::as_str)
        );
    }
}
