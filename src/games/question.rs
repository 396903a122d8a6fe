//! What only the rules of a game can say: which game is in a text, what a game is called in a link, and the new game a host
//! asks for. A program that has the rules answers itself. The others hand the question to the program of the game, which
//! `static/scripts/start.js` starts beside them, without a page.
//!
//! In JSON, which the store needs anyway: with serde-wasm-bindgen beside it the lobby was 10 kB heavier, a game's program 3 kB.

use gloo_events::EventListener;
use js_sys::{Array, Function};
use serde::{Deserialize, Serialize};
use wasm_bindgen::prelude::*;
use yew::Callback;

use super::Game;
use crate::dom;
use crate::program;
use crate::store::import;
use crate::store::save::{AnySave, SaveError};
use crate::store::saves;

/// What a text from elsewhere is worth: a game up to its first impossible action, and how many were possible if not all.
pub(crate) type Checked = Result<(AnySave, Option<usize>), SaveError>;

#[derive(Serialize, Deserialize)]
enum Question {
    /// A text, and what time it is.
    Check(String, u64),
    /// A game as it is kept.
    Code(String),
    CarryOver,
    /// What a host has said, as an address says it, and what time it is.
    Wish(String, u64),
}

/// Makes the game a host asks for (`crate::wish`, which knows the games; they do not know it).
pub(crate) type Wished = fn(&str, u64) -> Option<AnySave>;

#[derive(Serialize, Deserialize)]
enum Answer {
    /// The game as it is kept, and where it was cut.
    Checked(Result<(String, Option<usize>), SaveError>),
    /// A game in a line, or as it is kept.
    Text(Option<String>),
    CarriedOver,
}

/// Asks which game is in a text that looks like this game's.
pub(crate) fn check(game: Game, text: &str, now: u64, tell: impl FnOnce(Checked) + 'static) {
    ask(game, Question::Check(text.to_owned(), now), |answer| {
        let Some(Answer::Checked(checked)) = answer else { return tell(Err(SaveError::NoRules)) };
        tell(checked.and_then(|(text, cut)| Ok((AnySave::read(&text)?, cut))));
    });
}

/// Asks for a game in one line, for a link; `None` if it is too long for one, or nobody can tell.
pub(crate) fn code(save: &AnySave, tell: Callback<Option<String>>) {
    let Some(game) = Game::from_slug(&save.heading.game) else { return tell.emit(None) };
    ask(game, Question::Code(save.write(0)), move |answer| match answer {
        Some(Answer::Text(code)) => tell.emit(code),
        _ => tell.emit(None),
    });
}

/// Has every game that was kept in a form of earlier days written in today's. What cannot be is left as it is.
pub(crate) fn carry_over(tell: &Callback<()>) {
    for game in saves::older() {
        let tell = tell.clone();
        ask(game, Question::CarryOver, move |_| tell.emit(()));
    }
}

/// Asks the program of another game for the game that a host wants; `None` if it cannot be.
pub(crate) fn wish(game: Game, said: String, now: u64, tell: impl FnOnce(Option<AnySave>) + 'static) {
    ask(game, Question::Wish(said, now), |answer| match answer {
        Some(Answer::Text(Some(text))) => tell(AnySave::read(&text).ok()),
        _ => tell(None),
    });
}

/// Asks whoever has the rules; no answer if their program cannot be had.
fn ask(game: Game, question: Question, hear: impl FnOnce(Option<Answer>) + 'static) {
    if program::PLAYS && game.engine().is_some() {
        return hear(Some(answer(question, |_, _| None)));
    }
    let Ok(question) = serde_json::to_string(&question) else { return hear(None) };
    let hear = Closure::once_into_js(move |answer: JsValue| {
        hear(answer.as_string().and_then(|text| serde_json::from_str(&text).ok()));
    });
    dom::tell_value("little-table:ask", &Array::of3(&game.slug().into(), &question.into(), &hear));
}

/// Answers the questions about the games of this program.
pub(crate) fn serve(wished: Wished) {
    let Some(window) = dom::window() else { return };
    EventListener::new(&window, "little-table:question", move |event| {
        let parts: Array = event.unchecked_ref::<web_sys::CustomEvent>().detail().unchecked_into();
        let game = parts.get(0).as_string().and_then(|slug| Game::from_slug(&slug));
        let question = parts.get(1).as_string().and_then(|text| serde_json::from_str(&text).ok());
        // Of a game's programs the one in the language of the page answers.
        let asked = game.is_some_and(program::plays) && program::speaks();
        if let (true, Some(question)) = (asked, question)
            && let Ok(answer) = serde_json::to_string(&answer(question, wished))
        {
            // Whoever has asked can always be told.
            let _ = parts.get(2).unchecked_into::<Function>().call1(&JsValue::UNDEFINED, &answer.into());
        }
    })
    .forget();
}

fn answer(question: Question, wished: Wished) -> Answer {
    match question {
        Question::Check(text, now) => {
            Answer::Checked(import::check(&text, now).map(|(save, cut)| (save.write(0), cut)))
        }
        Question::Code(text) => Answer::Text(AnySave::read(&text).ok().and_then(|save| super::code(&save))),
        Question::CarryOver => {
            saves::carry_over();
            Answer::CarriedOver
        }
        Question::Wish(said, now) => Answer::Text(wished(&said, now).map(|save| save.write(0))),
    }
}
