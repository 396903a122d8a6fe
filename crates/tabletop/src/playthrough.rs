//! Whole games, for the tests of a game: played and watched, or told as text and compared to the letter.
//!
//! In a game as told, lines that begin at the margin are its record; indented lines tell what happened, lines with a bar
//! how things stand.

use std::fmt::Display;

use crate::{Game, Record, code};

/// Plays a game to its end or to `longest` actions, showing every state, action and what happened.
///
/// # Panics
/// If what is chosen is refused.
pub fn play<G: Game>(
    mut game: G,
    longest: usize,
    mut choose: impl FnMut(&G) -> G::Action,
    mut watch: impl FnMut(&G, &G::Action, &[G::Event], &G),
) -> G {
    let mut events = Vec::new();
    for _ in 0..longest {
        if game.to_act().is_none() {
            break;
        }
        let action = choose(&game);
        let before = game.clone();
        events.clear();
        let answer = game.apply(&action, &mut events);
        assert_eq!(answer, Ok(()), "{action}");
        watch(&before, &action, &events, &game);
    }
    game
}

/// Tells a game: each event in the words of `say` (no words: nothing to tell), and after each action what `note` has to add of the games before and
/// after it. The game is given back as it stands at the end.
///
/// # Panics
/// If an action is refused.
pub fn tell<G: Game>(
    record: &Record<G>,
    say: impl Fn(&G::Event) -> String,
    note: impl Fn(&G, &G) -> String,
) -> (String, G)
where
    G::View: for<'a> From<&'a G> + Display,
{
    let mut text = Record::<G>::new(record.setup.clone(), record.seed).to_string();
    let mut game = G::new(&record.setup, record.seed);
    text += &barred(&G::View::from(&game));
    for action in &record.actions {
        let before = game.clone();
        let mut events = Vec::new();
        game.apply(action, &mut events).unwrap_or_else(|refusal| panic!("{action}: {refusal:?}\n{text}"));
        text += &format!("{action}\n");
        let said = events.iter().map(&say).filter(|words| !words.is_empty());
        said.for_each(|words| text += &format!("  {words}\n"));
        text += &note(&before, &game);
    }
    text += &barred(&G::View::from(&game));
    (text, game)
}

/// How things stand, with a bar before each line.
pub fn barred(position: &impl Display) -> String {
    position.to_string().lines().map(|line| format!("| {line}\n")).collect()
}

/// The record of a game as told.
///
/// # Panics
/// If there is none.
pub fn record<G: Game>(told: &str) -> Record<G> {
    let lines = told.lines().filter(|line| !line.starts_with([' ', '|']));
    lines.flat_map(|line| [line, "\n"]).collect::<String>().parse().unwrap_or_else(|error| panic!("{error}"))
}

/// Compares a game as it is told now with how it was told before.
///
/// # Panics
/// At the first line that is another one.
pub fn compare(name: &str, now: &str, before: &str) {
    for (line, (ours, theirs)) in (1..).zip(now.lines().zip(before.lines())) {
        assert_eq!(ours, theirs, "{name}, line {line}");
    }
    assert_eq!(now, before, "{name}");
}

/// How many letters the code of a game takes. The code gives the game back; cut or with a wrong letter it is refused.
///
/// # Panics
/// If it does not, or is not.
pub fn coded<G: Game>(record: &Record<G>) -> usize {
    let note = "me and others";
    let text = code::write(record, note).unwrap_or_else(|error| panic!("{error}"));
    let (back, game, with) = code::read::<G>(&text).unwrap_or_else(|error| panic!("{error}"));
    assert_eq!((&back, with.as_str()), (record, note));
    assert!(record.replay().is_ok_and(|replayed| replayed == game), "another game");
    for place in (0..text.len()).step_by(1 + text.len() / 60) {
        let wrong = if text.as_bytes()[place] == b'A' { "B" } else { "A" };
        assert!(code::read::<G>(&text[..place]).is_err(), "cut at {place}");
        let damaged = [&text[..place], wrong, &text[place + 1..]].concat();
        assert!(code::read::<G>(&damaged).is_err(), "{place}: {damaged}");
    }
    text.len()
}

#[cfg(test)]
mod tests {
    #[cfg(target_arch = "wasm32")]
    use wasm_bindgen_test::wasm_bindgen_test as test;

    use super::*;

    #[test]
    fn how_things_stand_is_behind_bars() {
        assert_eq!(barred(&"one\ntwo"), "| one\n| two\n");
    }

    #[test]
    fn the_same_is_the_same() {
        compare("a game", "one\ntwo\n", "one\ntwo\n");
    }

    #[test]
    #[should_panic(expected = "a game, line 2")]
    fn the_first_other_line_is_named() {
        compare("a game", "one\ntoo\nthree", "one\ntwo\n3");
    }

    #[test]
    #[should_panic(expected = "a game")]
    fn a_lacking_end_is_found() {
        compare("a game", "one\n", "one\ntwo\n");
    }
}
