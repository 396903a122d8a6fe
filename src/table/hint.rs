//! A hint in two stages: first where to look, then the turn the Master would play, and why.

use std::rc::Rc;

use yew::prelude::*;

use super::job::{self, Answer, Task};
use super::owner::{Msg, Table};
use super::pace::Pace;
use super::screen::Screen;
use super::seen::Seen;
use super::session::Session;
use super::{phrases, reasons};
use crate::i18n::{Language, Message};
use crate::markup::html;

/// A hint that was asked for.
pub(crate) struct Hint<G: Screen> {
    job: u32,
    /// How many actions there were.
    at: usize,
    /// The position then, as the person knew it.
    known: Rc<G>,
    /// How far it is thought through, in percent.
    pub(super) done: u32,
    found: Option<Found<G>>,
    /// Whether the turn itself was asked for.
    full: bool,
}

struct Found<G: Screen> {
    turn: Vec<G::Action>,
    /// The chance to win with it, in thousandths.
    chance: u32,
}

/// What can be done about a hint.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Ask {
    /// Where to look.
    Clue,
    /// The whole turn, and why.
    Turn,
    /// Does the next step of it.
    DoNext,
}

impl<G: Screen> Hint<G> {
    /// Asks the Master what to do now.
    pub(super) fn new(session: &Session<G>, known: Rc<G>, pace: &mut Pace<G>) -> Self {
        let at = session.entries().len();
        let job = pace.ask(Task::Judge { from: at, worlds: G::COACH_WORLDS, within: 0 }, session.record(), at);
        Self { job, at, known, done: 0, found: None, full: false }
    }

    pub(super) fn is_found(&self) -> bool {
        self.found.is_some()
    }

    /// The turn itself is asked for; whether it is there.
    pub(super) fn unfold(&mut self) -> bool {
        self.full = self.found.is_some();
        self.full
    }

    /// Whether the answer was for this hint; `None` if there is none to be had.
    pub(super) fn on_answer(&mut self, answer: &Answer) -> Option<bool> {
        if self.job != answer.id() {
            return Some(false);
        }
        match answer {
            Answer::Progress { done, .. } => self.done = *done,
            Answer::Verdict { found, .. } => {
                let turn = job::actions::<G>(&found.best).unwrap_or_default();
                self.found = Some(Found { turn, chance: found.before });
            }
            _ => return None,
        }
        Some(true)
    }

    /// The rest of the turn that is hinted at, while it is followed.
    fn rest(&self, session: &Session<G>) -> Option<&[G::Action]> {
        let done = session.record().actions.get(self.at..)?;
        let turn = &self.found.as_ref()?.turn;
        turn.get(done.len()..).filter(|_| turn.starts_with(done))
    }

    /// The next step of it.
    pub(super) fn next(&self, session: &Session<G>) -> Option<G::Action> {
        self.rest(session)?.first().cloned()
    }

    /// Where to look, while it is followed.
    pub(super) fn clue(&self, session: &Session<G>) -> Option<G::Spot> {
        let rest = self.rest(session).filter(|rest| !rest.is_empty())?;
        G::clue(session.now(), rest)
    }

    /// For those who listen.
    pub(super) fn says(&self, language: Language, session: &Session<G>) -> Option<String> {
        let found = self.found.as_ref()?;
        Some(if self.full {
            steps(language, self.known.as_ref(), &found.turn).join(". ")
        } else {
            self.clue_says(language, session)
        })
    }

    /// Where to look, in words.
    fn clue_says(&self, language: Language, session: &Session<G>) -> String {
        G::clue_says(language, session.now(), self.rest(session).unwrap_or_default())
    }
}

/// The sheet of a hint.
pub(super) fn draw<G: Screen>(table: &Table<G>, ctx: &Context<Table<G>>, seen: &Seen<G>) -> Html {
    let Some(hint) = &table.study.hint else { return Html::default() };
    let (link, session) = (ctx.link(), &table.play.session);
    let Some(found) = &hint.found else {
        return html! {
            <>
                <p key="text">{ seen.say(Message::HintThinking) }</p>
                <progress key="progress" class="thinking" max="100" value={hint.done.to_string()}
                    aria-label={seen.say(Message::HintThinking)}></progress>
                <div key="buttons" class="do-buttons">
                    <button type="button" class="button quiet" data-stop=""
                        onclick={link.callback(|_: MouseEvent| Msg::Close)}>{ seen.say(Message::Cancel) }</button>
                </div>
            </>
        };
    };
    if !hint.full {
        return html! {
            <>
                <p key="text">{ hint.clue_says(seen.language, session) }</p>
                <div key="buttons" class="do-buttons">
                    <button type="button" class="button go" data-stop="" aria-keyshortcuts="H"
                        onclick={link.callback(|_: MouseEvent| Msg::Hint(Ask::Turn))}>{ seen.say(Message::HintMore) }</button>
                </div>
            </>
        };
    }
    let done = session.entries().len() - hint.at;
    html! {
        <>
            <p key="intro">{ seen.say(Message::HintTurn) }</p>
            <ol key="turn" class="steps-to">
                { for steps(seen.language, hint.known.as_ref(), &found.turn).into_iter().enumerate().map(|(place, step)| html! {
                    <li key={place} class={(place < done).then_some("done")}>{ step }</li>
                }) }
            </ol>
            <h3 key="why">{ seen.say(Message::HintWhy) }</h3>
            <ul key="reasons" class="reasons">
                { for reasons::reasons(seen, hint.known.as_ref(), &found.turn).into_iter().map(|reason| html! { <li>{ reason }</li> }) }
                <li key="chance">{ phrases::hint_chance(seen.language, G::is_for_points(session.now()), found.chance) }</li>
            </ul>
            if hint.next(session).is_some() && seen.can_act {
                <div key="buttons" class="do-buttons">
                    <button type="button" class="button go" data-stop=""
                        onclick={link.callback(|_: MouseEvent| Msg::Hint(Ask::DoNext))}>{ seen.say(Message::HintDo) }</button>
                </div>
            }
        </>
    }
}

/// Each step of a turn, in words.
pub(super) fn steps<G: Screen>(language: Language, game: &G, turn: &[G::Action]) -> Vec<String> {
    let mut game = game.clone();
    let mut said = Vec::new();
    for action in turn {
        said.push(G::action_says(language, &game, action));
        if game.apply(action, &mut ()).is_err() {
            break;
        }
    }
    said
}
