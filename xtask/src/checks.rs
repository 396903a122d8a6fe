//! How each stage of the tests is carried out, and what it counts for.

use crate::browser::browser;
use crate::budget;
use crate::node;
use crate::page::Page;
use crate::places::{dist, engine_crates, program_name, root, target};
use crate::process::{Heard, Process};
use crate::report::{Said, Tally};
use crate::serve::{DEEP, Server};
use crate::stop::Result;
use crate::tools::WASM;

/// The code is formatted.
pub(crate) fn format() -> Result<(Tally, Said)> {
    Ok(check([cargo(&["fmt", "--all", "--check", "--", "--color", "never"]).hear()?]))
}

/// The engine's own tests, natively.
pub(crate) fn rules() -> Result<(Tally, Said)> {
    tests(cargo(&["test", "--no-fail-fast"]).args(packages("--package")?))
}

/// The tests of everything but the engine, natively.
pub(crate) fn native() -> Result<(Tally, Said)> {
    tests(cargo(&["test", "--no-fail-fast", "--workspace"]).args(packages("--exclude")?))
}

/// The release page builds.
pub(crate) fn page() -> Result<(Tally, Said)> {
    Page::small_release()?.build(false)?;
    Ok(check([]))
}

/// The page keeps its budget; the table is worth reading either way.
pub(crate) fn size() -> Result<(Tally, Said)> {
    let (text, kept) = budget::weigh(&dist())?;
    let (tally, said) = check([Heard { ok: kept, text: text.clone() }]);
    Ok((tally, if kept { Said::Well(text) } else { said }))
}

fn cargo(words: &[&str]) -> Process {
    Process::cargo().args(words).env("CARGO_TERM_COLOR", "never")
}

/// `--package a --package b` for all engine crates.
fn packages(option: &str) -> Result<Vec<String>> {
    Ok(engine_crates()?.into_iter().flat_map(|name| [option.to_owned(), name]).collect())
}

/// A stage without single tests: well if all its programs went well.
fn check(steps: impl IntoIterator<Item = Heard>) -> (Tally, Said) {
    let bad: Vec<String> = steps.into_iter().filter(|step| !step.ok).map(|step| step.text).collect();
    if bad.is_empty() {
        (Tally { passed: 1, failed: 0 }, Said::Well(String::new()))
    } else {
        (Tally { passed: 0, failed: 1 }, Said::Badly(bad.join("\n")))
    }
}

/// A stage of single tests; one that fails without any failed test (it did not compile) counts as one failure.
fn counted(heard: Heard, mut tally: Tally) -> (Tally, Said) {
    if heard.ok && tally.failed == 0 && tally.passed > 0 {
        return (tally, Said::Well(format!("{} tests", tally.passed)));
    }
    tally.failed = tally.failed.max(1);
    let none = if tally.passed == 0 && heard.ok { "\nNo test was run." } else { "" };
    (tally, Said::Badly(heard.text + none))
}

fn tests(program: Process) -> Result<(Tally, Said)> {
    let heard = program.hear()?;
    let tally = Tally::of_cargo(&heard.text);
    Ok(counted(heard, tally))
}

/// Clippy and rustdoc have nothing to say.
pub(crate) fn lint() -> Result<(Tally, Said)> {
    let clippy = |words: &[&str]| cargo(&["clippy", "--quiet"]).args(words);
    let deny = ["--", "-D", "warnings"];
    let native = clippy(&["--workspace", "--all-targets"]).args(deny).hear()?;
    // Without the tests: as wasm they are not marked as such, and clippy has read them natively.
    let wasm =
        clippy(&["--target", WASM, "--package", "little-table"]).args(packages("--package")?).args(deny).hear()?;
    let doc = cargo(&["doc", "--quiet", "--workspace", "--no-deps"]).env("RUSTDOCFLAGS", "-D warnings").hear()?;
    Ok(check([native, wasm, doc]))
}

/// Those of the engine's tests that could come out otherwise, as wasm in Node. `rules` has run the doc tests, which do not run as wasm.
pub(crate) fn wasm() -> Result<(Tally, Said)> {
    // Where wasm can differ: chance and sums over whole games, and numbers that 32 bits cannot hold.
    let words = ["test", "--no-fail-fast", "--lib", "--test", "games"];
    let heard = cargo(&words).args(["--target", WASM]).args(packages("--package")?).hear()?;
    let tally = Tally::of_cargo(&heard.text);
    let ran = heard.text.clone();
    let (tally, said) = counted(heard, tally);
    let Said::Well(mut words_said) = said else {
        return Ok((tally, said));
    };
    // A test module that does not ask for wasm is passed over without a word, so the words come from here.
    let listed = cargo(&words).args(packages("--package")?).args(["--", "--list"]).hear()?.text;
    let native_only = not_in_wasm(&listed, &ran);
    if !native_only.is_empty() {
        words_said += &format!("\n{} more run natively only: {}", native_only.len(), native_only.join(", "));
    }
    Ok((tally, Said::Well(words_said)))
}

/// The tests that a native `--list` names and a run in wasm did not.
fn not_in_wasm<'a>(listed: &'a str, ran: &str) -> Vec<&'a str> {
    let mut ran: Vec<&str> =
        ran.lines().filter_map(|line| line.strip_prefix("test ")?.split_once(" ... ")).map(|(name, _)| name).collect();
    let mut missing: Vec<&str> = listed.lines().filter_map(|line| line.strip_suffix(": test")).collect();
    // Two crates may have tests of one name: each one that ran is struck off once.
    missing.retain(|name| ran.iter().position(|other| other == name).map(|at| ran.swap_remove(at)).is_none());
    missing
}

/// The tests in `tests/` drive a browser that looks at the built page, and ask the engine about what was played there. All of
/// them, or the files named.
pub(crate) fn in_browser(files: &[String]) -> Result<(Tally, Said)> {
    let engine = cargo(&["build", "--quiet", "--package", "arena", "--bin", "arena"]).hear()?;
    if !engine.ok {
        return Ok(check([engine]));
    }
    let address = Server::bind(0, dist())?.run_aside();
    let deep = format!("{}{DEEP}", address.trim_end_matches('/'));
    let chrome = browser()?;
    let run = |words: &[&str]| {
        node::npm(words)
            .inside(&root().join("tests"))
            .env("LITTLE_TABLE_URL", &address)
            .env("LITTLE_TABLE_SUBPATH_URL", &deep)
            .env("LITTLE_TABLE_ARENA", target().join("debug").join(program_name("arena")))
            .env("CHROME_PATH", &chrome)
            .env("NO_COLOR", "1")
            .hear()
    };
    let named: Vec<&str> = files.iter().map(String::as_str).collect();
    let heard =
        if named.is_empty() { run(&["test"])? } else { run(&[&["run", "again", "--"], named.as_slice()].concat())? };
    let tally = Tally::of_node(&heard.text);
    let failed = files_with_failures(&heard.text);
    if heard.ok || failed.is_empty() || !named.is_empty() {
        return Ok(counted(heard, tally));
    }
    // On a busy machine a browser misses a moment now and then. What is wrong fails alone as well.
    println!("Once more, one by one: {}", failed.join(", "));
    let again = run(&[&["run", "again", "--"], failed.as_slice()].concat())?;
    if !again.ok {
        return Ok(counted(Heard { ok: false, text: heard.text + &again.text }, tally));
    }
    Ok(second_try(&failed, tally))
}

/// All files pass when they are run alone. One that needs it is named; with more of them something is wrong after all.
fn second_try(files: &[&str], tally: Tally) -> (Tally, Said) {
    let named = files.join(", ");
    if let [file] = files {
        let all = Tally { passed: tally.passed + tally.failed, failed: 0 };
        return (all, Said::Well(format!("passed only when run alone: {file}")));
    }
    (
        tally,
        Said::Badly(format!("error: {} files passed only when run alone, and one at most may: {named}", files.len())),
    )
}

/// The test files in which Node's runner says that something failed.
fn files_with_failures(said: &str) -> Vec<&str> {
    let places = said.lines().filter_map(|line| line.trim().strip_prefix("location: '")?.rsplit(['/', '\\']).next());
    let mut files: Vec<&str> = places.filter_map(|place| place.split(':').next()).collect();
    files.sort_unstable();
    files.dedup();
    files
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_run_without_tests_or_with_errors_never_passes() {
        let heard = |ok| Heard { ok, text: String::new() };
        let failures = |ok, passed, failed| counted(heard(ok), Tally { passed, failed }).0.failed;
        assert_eq!(
            [failures(true, 3, 0), failures(true, 0, 0), failures(false, 3, 0), failures(false, 3, 2)],
            [0, 1, 1, 2]
        );
    }

    #[test]
    fn files_are_named_in_which_a_test_failed() {
        let said = "not ok 1 - a\n  ---\n  location: '/x/tests/store.test.mjs:12:1'\n  ...\nok 2 - b\n    location: '/x/tests/axe.test.mjs:3:9'\n  location: '/x/tests/store.test.mjs:40:1'\n";
        assert_eq!(files_with_failures(said), ["axe.test.mjs", "store.test.mjs"]);
        assert!(files_with_failures("ok 1 - a\n").is_empty());
    }

    #[test]
    fn one_file_may_need_a_second_try_and_two_may_not() {
        let tally = Tally { passed: 9, failed: 2 };
        let (one, said) = second_try(&["a.test.mjs"], tally);
        assert!(
            one == Tally { passed: 11, failed: 0 } && matches!(said, Said::Well(text) if text.contains("a.test.mjs"))
        );
        let (two, said) = second_try(&["a.test.mjs", "b.test.mjs"], tally);
        assert!(two == tally && matches!(said, Said::Badly(text) if text.contains("b.test.mjs")));
    }

    #[test]
    fn tests_that_wasm_passed_over_are_named() {
        let listed = "a::one: test\na::two: test\na::one: test\n3 tests, 0 benchmarks\n";
        assert_eq!(
            not_in_wasm(listed, "running 2 tests\ntest a::one ... ok\ntest a::one ... ignored, slow\n"),
            ["a::two"]
        );
        assert_eq!(not_in_wasm(listed, "test a::one ... ok\ntest a::two ... ok\n"), ["a::one"]);
    }
}
