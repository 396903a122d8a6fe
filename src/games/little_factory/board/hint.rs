//! A hint in two stages: first which card to look at, then the turn the Master would play, and why.

use little_factory::{Action, LittleFactory, coach};
use tabletop::Game;
use yew::prelude::*;

use super::super::reasons::{self, Clue};
use super::super::{phrases, words};
use super::{Board, Msg, Over};
use crate::i18n::Message;
use crate::markup::html;
use crate::table::job::{self, Answer, Job, Task};

/// A hint that was asked for.
pub(crate) struct Hint {
    job: u32,
    /// How many actions there were.
    at: usize,
    /// How far it is thought through, in percent.
    done: u32,
    found: Option<Found>,
    /// Whether the turn itself was asked for.
    full: bool,
}

struct Found {
    turn: Vec<Action>,
    /// Chances to win in thousandths: before the turn at a glance, and with it.
    glance: u32,
    chance: u32,
}

/// What can be done about a hint.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Ask {
    /// Which card to look at.
    Clue,
    /// The whole turn, and why.
    Turn,
    /// Does the next step of it.
    DoNext,
}

impl Board {
    pub(super) fn can_be_hinted(&self) -> bool {
        self.can_act() && !self.taught
    }

    pub(super) fn heed_hint(&mut self, ctx: &Context<Self>, ask: Ask) {
        match ask {
            Ask::Clue if self.can_be_hinted() => {
                if self.hint.is_none() {
                    let from = self.session.entries().len();
                    let job = self.judge(from, from, coach::WORLDS);
                    self.hint = Some(Hint { job, at: from, done: 0, found: None, full: false });
                }
                self.open(Over::Hint);
                self.said = self.say(Message::HintThinking).to_owned();
                self.say_hint();
            }
            Ask::Clue => {}
            Ask::Turn => {
                if let Some(hint) = self.hint.as_mut().filter(|hint| hint.found.is_some()) {
                    hint.full = true;
                    self.focus_over = true;
                }
                self.say_hint();
            }
            Ask::DoNext => {
                if let Some(action) = self.next_hinted() {
                    self.act(ctx, action);
                    if self.next_hinted().is_some() {
                        self.open(Over::Hint);
                    }
                }
            }
        }
    }

    /// Asks how good the actions from `from` to `to` are. The same question has the same answer.
    pub(super) fn judge(&mut self, from: usize, to: usize, worlds: u32) -> u32 {
        self.jobs += 1;
        let mut record = self.session.record().clone();
        record.actions.truncate(to);
        let seed = record.seed.0.wrapping_mul(0x9e37_79b9_7f4a_7c15).wrapping_add(from as u64);
        self.bots.ask(&Job { id: self.jobs, task: Task::Judge { from, worlds }, seed, record: record.to_string() });
        self.jobs
    }

    /// Whether the answer was for the hint.
    pub(super) fn hear_hint(&mut self, answer: &Answer) -> bool {
        let Some(hint) = self.hint.as_mut().filter(|hint| hint.job == answer.id()) else { return false };
        match answer {
            Answer::Progress { done, .. } => hint.done = *done,
            Answer::Verdict { glance, before, best, .. } => {
                let turn = job::actions::<LittleFactory>(best).unwrap_or_default();
                hint.found = Some(Found { turn, glance: *glance, chance: *before });
                self.focus_over = matches!(self.over, Some(Over::Hint));
                self.say_hint();
            }
            _ => self.hint = None,
        }
        true
    }

    /// After a change: a hint stays while it is followed. Nobody thinks about one that is not.
    pub(super) fn follow_hint(&mut self) {
        if self.hint.is_none() || self.next_hinted().is_some() {
            return;
        }
        if self.hint.take().is_some_and(|hint| hint.found.is_none()) {
            self.bots.stop();
        }
    }

    /// Closing a hint that is not thought through cancels it.
    pub(super) fn cancel_hint(&mut self) {
        if self.hint.as_ref().is_some_and(|hint| hint.found.is_none()) {
            self.hint = None;
            self.bots.stop();
        }
    }

    /// The next step of the turn that is hinted at, while it is followed.
    fn next_hinted(&self) -> Option<Action> {
        let hint = self.hint.as_ref()?;
        let done = self.session.record().actions.get(hint.at..)?;
        let turn = &hint.found.as_ref()?.turn;
        turn.get(done.len()).copied().filter(|_| turn.starts_with(done))
    }

    /// The card to look at, to be lit up.
    pub(super) fn clue(&self) -> Option<Clue> {
        self.next_hinted().filter(|_| self.can_act())?;
        let hint = self.hint.as_ref()?;
        let done = self.session.entries().len() - hint.at;
        reasons::clue(hint.found.as_ref()?.turn.get(done..)?)
    }

    fn say_hint(&mut self) {
        let Some(hint) = self.hint.as_ref() else { return };
        let Some(found) = &hint.found else { return };
        self.said = match hint.full {
            false => self.clue_says(),
            true => self.steps(&found.turn).join(". "),
        };
    }

    fn clue_says(&self) -> String {
        match self.clue() {
            Some(Clue::Open(card)) => phrases::look_at(self.language, card, false),
            Some(Clue::Own(building)) => phrases::look_at(self.language, building.into(), true),
            None => self.say(Message::HintEnd).to_owned(),
        }
    }

    /// Each step of a turn from now, in words.
    fn steps(&self, turn: &[Action]) -> Vec<String> {
        let hint_at = self.hint.as_ref().map_or(0, |hint| hint.at);
        steps(self.language, self.session.position(hint_at), turn)
    }

    pub(super) fn hint(&self, ctx: &Context<Self>) -> Html {
        let Some(hint) = &self.hint else { return Html::default() };
        let link = ctx.link();
        let Some(found) = &hint.found else {
            return html! {
                <>
                    <p key="text">{ self.say(Message::HintThinking) }</p>
                    <progress key="progress" class="thinking" max="100" value={hint.done.to_string()}
                        aria-label={self.say(Message::HintThinking)}></progress>
                    <div key="buttons" class="do-buttons">
                        <button type="button" class="button quiet" data-stop=""
                            onclick={link.callback(|_: MouseEvent| Msg::Close)}>{ self.say(Message::Cancel) }</button>
                    </div>
                </>
            };
        };
        if !hint.full {
            return html! {
                <>
                    <p key="text">{ self.clue_says() }</p>
                    <div key="buttons" class="do-buttons">
                        <button type="button" class="button go" data-stop="" aria-keyshortcuts="H"
                            onclick={link.callback(|_: MouseEvent| Msg::Hint(Ask::Turn))}>{ self.say(Message::HintMore) }</button>
                    </div>
                </>
            };
        }
        let done = self.session.entries().len() - hint.at;
        let game = self.session.position(hint.at);
        let reasons = reasons::reasons(game, &found.turn);
        html! {
            <>
                <p key="intro">{ self.say(Message::HintTurn) }</p>
                <ol key="turn" class="steps-to">
                    { for self.steps(&found.turn).into_iter().enumerate().map(|(place, step)| html! {
                        <li key={place} class={(place < done).then_some("done")}>{ step }</li>
                    }) }
                </ol>
                <h3 key="why">{ self.say(Message::HintWhy) }</h3>
                <ul key="reasons" class="reasons">
                    { for reasons.iter().map(|reason| {
                        let name = |seat| self.name(seat);
                        html! { <li>{ phrases::reason(self.language, reason, name) }</li> }
                    }) }
                    <li key="chance">{ phrases::hint_chance(self.language, found.glance, found.chance) }</li>
                </ul>
                if self.next_hinted().is_some() && self.can_act() {
                    <div key="buttons" class="do-buttons">
                        <button type="button" class="button go" data-stop=""
                            onclick={link.callback(|_: MouseEvent| Msg::Hint(Ask::DoNext))}>{ self.say(Message::HintDo) }</button>
                    </div>
                }
            </>
        }
    }
}

/// Each step of a turn, in words.
pub(super) fn steps(language: crate::i18n::Language, game: &LittleFactory, turn: &[Action]) -> Vec<String> {
    let mut game = game.clone();
    let mut said = Vec::new();
    for action in turn {
        said.push(words::action(language, action, &game));
        if game.apply(action, &mut ()).is_err() {
            break;
        }
    }
    said
}
